/**
 * What code under check gets for `node:fs`: every function of it, so that an import of any of them links, and none that does anything.
 * A module may import it for a part of itself that no check touches; what a check observes does not depend on files.
 */
import { put } from '../wire/intrinsics.js';

const ErrorIntrinsic = Error;

const refusing = (name: string) => (): never => {
  const error = new ErrorIntrinsic(`fs.${name} is not available to code under check`);
  put(error, 'code', 'ERR_ACCESS_DENIED');
  throw error;
};

/** Called at start; `source` tells only which functions there are. */
export const refusingCopy = (source: object): object => {
  const copy = {};
  for (const [name, value] of Object.entries(source)) if (typeof value === 'function') put(copy, name, refusing(name));
  return copy;
};
