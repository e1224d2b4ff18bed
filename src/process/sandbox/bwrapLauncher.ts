import type { Identity } from './identity.js';
import { droppedRights, type Launcher } from './launch.js';
import type { Layout } from './layout.js';
import { foldersAround, type Mount } from './mounts.js';
import type { SystemTools } from './systemTools.js';
import { wrapperScript } from './wrapperScript.js';

const mountArguments = (mount: Mount): readonly string[] =>
  mount.kind === 'link'
    ? ['--symlink', mount.target, mount.at]
    : [mount.access === 'read-only' ? '--ro-bind' : '--bind', mount.from, mount.to];

/**
 * As root no user namespace is made: files keep the owners that they have. The wrapper needs three rights to become somebody else and
 * one to look for the program in a folder that already belongs to that one; the process itself gets none.
 */
const rootArguments = [
  ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--cap-drop', 'ALL'],
  ...['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP', 'CAP_DAC_OVERRIDE'].flatMap((right) => ['--cap-add', right]),
];

const userArguments = ['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--cap-drop', 'ALL'];

const bytesOf = (args: readonly string[]): Uint8Array => new TextEncoder().encode(args.map((arg) => `${arg}\0`).join(''));

/** Bubblewrap, as root or as a user who may make user namespaces. `base` lies in the folder of the run. */
export const bwrapLauncher = (
  { bwrap, setpriv }: SystemTools,
  { mounts, sharedMemory }: Layout,
  shareNetwork: boolean,
  { uid, gid, foreign }: Identity,
  base: string,
): Launcher | undefined => {
  if (bwrap === undefined || (foreign && setpriv === undefined)) return undefined;
  const drop = foreign && setpriv !== undefined ? droppedRights(setpriv, uid, gid) : [];
  return ({ program, command, cwd, env }) => {
    const hidden = [
      ...(foreign ? rootArguments : userArguments),
      ...(shareNetwork ? [] : ['--unshare-net']),
      ...['--die-with-parent', '--new-session', '--hostname', 'sandbox', '--clearenv'],
      // those that bubblewrap makes by itself nobody else may enter
      ...foldersAround(mounts).flatMap((folder) => ['--perms', '0755', '--dir', folder]),
      ...mounts.flatMap(mountArguments),
      ...['--proc', '/proc', '--dev', '/dev', '--bind', sharedMemory, '/dev/shm', '--remount-ro', '/dev', '--remount-ro', '/'],
      ...['--chdir', cwd],
      ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
    ];
    return {
      file: bwrap,
      args: [
        ...['--args', '4', '--info-fd', '5', '--'],
        // The name of the wrapper says whose sandbox it is: one whose parent was killed at its very start, before it could ask to die
        // with it, is found and ended by the next start.
        ...['/bin/sh', '-c', wrapperScript(Object.keys(env)), base, program, ...drop, ...command],
      ],
      env: {},
      hiddenArguments: bytesOf(hidden),
      tellsInit: true,
    };
  };
};
