/** Where modules come from: the driver, which reads the workspace. This process needs no file. */
import type { ModuleReply } from '../wire/driverFrames.js';
import { quote } from '../wire/frameText.js';
import { MapIntrinsic, mapGet, mapSet, put } from '../wire/intrinsics.js';
import type { Channel } from './channel.js';

export type Served = Extract<ModuleReply, readonly [1, ...unknown[]]>;
/** Finds a module, or throws as Node would. */
export type Locate = (specifier: string, parent: string, manner: 'import' | 'require') => Served;

const ErrorIntrinsic = Error;
const SyntaxErrorIntrinsic = SyntaxError;

export const codedError = (Kind: ErrorConstructor, code: string, message: string): Error => {
  const error = new Kind(message);
  put(error, 'code', code);
  return error;
};

/** Asks the driver for modules; it gives the same answer throughout, so it is asked once. */
export const createLocator = (channel: Channel): Locate => {
  const answers = new MapIntrinsic<string, Served>();
  return (specifier, parent, manner) => {
    const key = `${manner}\n${parent}\n${specifier}`;
    const known = mapGet(answers, key);
    if (known !== undefined) return known;
    const reply = channel.ask('need', `,${quote(specifier)},${quote(parent)},"${manner}"`);
    if (reply[0] === 0) throw codedError(reply[1] === 'ERR_SYNTAX' ? SyntaxErrorIntrinsic : ErrorIntrinsic, reply[1], reply[2]);
    mapSet(answers, key, reply);
    return reply;
  };
};
