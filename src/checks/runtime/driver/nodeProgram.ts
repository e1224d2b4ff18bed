import { openSync, statSync } from 'node:fs';
import path from 'node:path';

const OTHERS_MAY_ENTER = 0o001;
const DESCRIPTOR = 5;

const everybodyMayReach = (file: string): boolean => {
  for (let at = file; ; at = path.dirname(at)) {
    if ((statSync(at).mode & OTHERS_MAY_ENTER) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
};

/**
 * The Node binary as the subject can start it. Where this process is root and the subject nobody, Node may lie in a folder of root's own:
 * the open file is then handed over, at descriptor 5.
 */
export const nodeProgram = (becomesNobody: boolean): { readonly path: string; readonly descriptor: number | undefined } => {
  const file = process.execPath;
  if (!becomesNobody || everybodyMayReach(file)) return { path: file, descriptor: undefined };
  return { path: `/proc/self/fd/${DESCRIPTOR}`, descriptor: openSync(file, 'r') };
};
