import { accessSync, constants } from 'node:fs';

/** Programs of the system by absolute path, from fixed folders only: PATH may be anyone's. Undefined where there is none. */
export interface SystemTools {
  readonly bwrap: string | undefined;
  readonly unshare: string | undefined;
  readonly setpriv: string | undefined;
  readonly prlimit: string | undefined;
  readonly mount: string | undefined;
  readonly umount: string | undefined;
  readonly pivotRoot: string | undefined;
  readonly setsid: string | undefined;
  readonly sudo: string | undefined;
  /** Brings the loopback device up. */
  readonly ip: string | undefined;
}

const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];

const find = (name: string): string | undefined =>
  FOLDERS.map((folder) => `${folder}/${name}`).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

export const systemTools = (): SystemTools => ({
  bwrap: find('bwrap'),
  unshare: find('unshare'),
  setpriv: find('setpriv'),
  prlimit: find('prlimit'),
  mount: find('mount'),
  umount: find('umount'),
  pivotRoot: find('pivot_root'),
  setsid: find('setsid'),
  sudo: find('sudo'),
  ip: find('ip'),
});
