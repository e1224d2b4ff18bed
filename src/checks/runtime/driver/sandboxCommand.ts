/** The command line that starts the subject, for each kind of sandbox. Pure: what there is on the machine comes in as an argument. */
export type Sandbox =
  | { readonly kind: 'bwrap'; readonly bwrap: string }
  | { readonly kind: 'unshare'; readonly unshare: string; readonly setpriv: string }
  | { readonly kind: 'setpriv'; readonly setpriv: string }
  | { readonly kind: 'none' };

export interface Machine {
  /** First of these paths that is there. */
  readonly find: (paths: readonly string[]) => string | undefined;
  readonly isRoot: boolean;
}

/** Program, arguments and options of the subject. */
export interface SubjectCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly identity: { readonly uid: number; readonly gid: number } | undefined;
  /** A pipe whose end of file kills the group: the driver holds the other end. */
  readonly watched: boolean;
}

const NOBODY = 65534;
const BWRAP = ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/bin/bwrap'];
const UNSHARE = ['/usr/bin/unshare', '/bin/unshare'];
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'];

/** The environment that code under check sees: the same everywhere. */
export const SUBJECT_ENV: Readonly<Record<string, string>> = {
  HOME: '/nonexistent',
  LANG: 'en_US.UTF-8',
  PATH: '/usr/bin:/bin',
  TZ: 'UTC',
};

const withoutNamespaces = (machine: Machine): Sandbox => {
  const setpriv = machine.find(SETPRIV);
  return setpriv === undefined ? { kind: 'none' } : { kind: 'setpriv', setpriv };
};

/**
 * The sandboxes to try, best first. Only when nobody has asked for a certain one is there a second choice.
 * Throws when the one that was asked for cannot be had.
 */
export const sandboxes = (wanted: string | undefined, machine: Machine): readonly Sandbox[] => {
  if (wanted === 'none') return [withoutNamespaces(machine)];
  if (wanted === 'unshare') {
    const unshare = machine.find(UNSHARE);
    const setpriv = machine.find(SETPRIV);
    if (unshare === undefined || setpriv === undefined || !machine.isRoot)
      throw new Error('the sandbox "unshare" needs root, unshare and setpriv: give the path of bwrap, or none');
    return [{ kind: 'unshare', unshare, setpriv }];
  }
  if (wanted !== undefined) return [{ kind: 'bwrap', bwrap: wanted }];
  const bwrap = machine.find(BWRAP);
  return bwrap === undefined ? [withoutNamespaces(machine)] : [{ kind: 'bwrap', bwrap }, withoutNamespaces(machine)];
};

/** Node's own signal for opening an inspector can be turned off from 22.14 and 23.7 on. */
const canDisableInspectorSignal = (nodeVersion: string): boolean => {
  const [major = 0, minor = 0] = nodeVersion.replace(/^v/, '').split('.').map(Number);
  return major >= 24 || (major === 23 && minor >= 7) || (major === 22 && minor >= 14);
};

const HEAP_MEGABYTES = 512;

const nodeArguments = (nodeVersion: string, program: string): readonly string[] => [
  '--no-warnings',
  '--experimental-vm-modules',
  '--no-addons',
  '--zero-fill-buffers',
  `--max-old-space-size=${HEAP_MEGABYTES}`,
  ...(canDisableInspectorSignal(nodeVersion) ? ['--disable-sigusr1'] : []),
  '-e',
  program,
];

/**
 * Without anything to tie the subject to the driver: a shell in the same group waits for the driver's end of a pipe to close, and then
 * kills the group, also when the subject is in a loop and reads nothing any more.
 */
const WATCH = 'exec 9<&0; (read _ <&9; kill -KILL 0) >/dev/null 2>&1 & exec "$@" </dev/null 9<&-';

const bwrapArguments = (node: string): readonly string[] => [
  '--unshare-all',
  '--die-with-parent',
  '--new-session',
  '--cap-drop',
  'ALL',
  '--ro-bind',
  '/usr/lib',
  '/usr/lib',
  '--symlink',
  'usr/lib',
  '/lib',
  '--ro-bind-try',
  '/usr/lib64',
  '/usr/lib64',
  '--symlink',
  'usr/lib64',
  '/lib64',
  '--proc',
  '/proc',
  '--dev',
  '/dev',
  '--size',
  '16777216',
  '--tmpfs',
  '/tmp',
  '--dir',
  '/task',
  '--ro-bind',
  node,
  '/node',
  '--chdir',
  '/task',
  '--clearenv',
  ...Object.entries(SUBJECT_ENV).flatMap(([name, value]) => ['--setenv', name, value]),
  '--',
  '/node',
];

const asNobody = ['--reuid', `${NOBODY}`, '--regid', `${NOBODY}`, '--clear-groups'];

export const subjectCommand = (
  sandbox: Sandbox,
  node: { readonly path: string; readonly version: string; readonly program: string },
  isRoot: boolean,
): SubjectCommand => {
  const args = nodeArguments(node.version, node.program);
  const plain = { env: SUBJECT_ENV, identity: undefined, watched: false };
  switch (sandbox.kind) {
    case 'bwrap':
      return { ...plain, file: sandbox.bwrap, args: [...bwrapArguments(node.path), ...args], env: {} };
    case 'unshare': {
      const namespaces = ['--pid', '--mount', '--net', '--ipc', '--uts', '--fork', '--kill-child', '--mount-proc'];
      // A change of identity forgets the wish of `--kill-child`: it is made once more, after that change.
      const dropped = ['--pdeathsig', 'KILL', '--no-new-privs', '--bounding-set', '-all', '--inh-caps', '-all', ...asNobody];
      return {
        ...plain,
        file: sandbox.setpriv,
        args: ['--pdeathsig', 'KILL', '--', sandbox.unshare, ...namespaces, '--', sandbox.setpriv, ...dropped, '--', node.path, ...args],
      };
    }
    case 'setpriv': {
      const dropped = ['--pdeathsig', 'KILL', '--no-new-privs', ...(isRoot ? asNobody : [])];
      return { ...plain, file: sandbox.setpriv, args: [...dropped, '--', node.path, ...args] };
    }
    case 'none':
      return {
        ...plain,
        file: '/bin/sh',
        args: ['-c', WATCH, 'sh', node.path, ...args],
        identity: isRoot ? { uid: NOBODY, gid: NOBODY } : undefined,
        watched: true,
      };
  }
};
