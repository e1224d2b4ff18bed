import { existsSync } from 'node:fs';
import { superviseProcess } from './superviseProcess.js';

/** What this machine offers for a process that runs foreign code. */
export interface Isolation {
  /** Absolute path of a bubblewrap that works, `unshare` (as root), or `none`: the value of AGENT_TASK_CHECK_SANDBOX. */
  readonly sandbox: string;
  /** What was tried, in order, and how it went: for people. */
  readonly probe: readonly string[];
}

export interface IsolationQuestion {
  readonly bwrap: readonly string[];
  readonly unshare: readonly string[];
  readonly root: boolean;
  /** The Node binary that would have to run inside. */
  readonly node: string;
}

const PROBE_MS = 10_000;

/** A view of the system that holds Node and its libraries and nothing else: the least that a subject process needs. */
const bwrapProbe = (node: string): readonly string[] => [
  ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv', '--proc', '/proc', '--dev', '/dev'],
  ...['--ro-bind', '/usr/lib', '/usr/lib', '--symlink', 'usr/lib', '/lib'],
  ...['--ro-bind-try', '/usr/lib64', '/usr/lib64', '--symlink', 'usr/lib64', '/lib64'],
  ...['--size', '16777216', '--tmpfs', '/tmp', '--ro-bind', node, '/node', '--', '/node', '--version'],
];

/** Namespaces alone do not take root's rights away: inside, Node has to start as nobody. */
const unshareProbe = (node: string): readonly string[] => [
  ...['--pid', '--mount', '--net', '--ipc', '--uts', '--fork', '--kill-child', '--mount-proc', '--'],
  ...['/usr/bin/setpriv', '--no-new-privs', '--reuid', '65534', '--regid', '65534', '--clear-groups', '--', node, '--version'],
];

const tryIt = async (file: string, args: readonly string[]): Promise<string | undefined> => {
  const ended = await superviseProcess({ file, args, cwd: '/', env: {}, timeoutMs: PROBE_MS, outputLimit: 4096, stdin: 'ignore' });
  if (ended.kind === 'exited' && ended.code === 0) return undefined;
  if (ended.kind === 'not_started') return ended.reason;
  const said = new TextDecoder().decode(ended.stderr).trim().split('\n', 1)[0] ?? '';
  return `${ended.kind === 'exited' ? `exit code ${ended.code}` : ended.kind}${said === '' ? '' : `: ${said}`}`;
};

/** Really starts Node inside each kind of sandbox, the stronger first, and takes the first that works. */
export const probeIsolation = async (question: IsolationQuestion): Promise<Isolation> => {
  const probe: string[] = [];
  const found = async (tools: readonly string[], args: readonly string[]): Promise<string | undefined> => {
    for (const tool of tools.filter((file) => existsSync(file))) {
      const trouble = await tryIt(tool, args);
      probe.push(`${tool}: ${trouble ?? 'works'}`);
      if (trouble === undefined) return tool;
    }
    return undefined;
  };
  const bwrap = await found(question.bwrap, bwrapProbe(question.node));
  if (bwrap !== undefined) return { sandbox: bwrap, probe };
  if (question.root && (await found(question.unshare, unshareProbe(question.node))) !== undefined) return { sandbox: 'unshare', probe };
  return { sandbox: 'none', probe: probe.length > 0 ? probe : ['no bwrap found'] };
};

let answer: Promise<Isolation> | undefined;

/** What this machine offers, found out once per run of the tool. Asks nobody but the fixed system folders: PATH may be anyone's. */
export const subjectIsolation = (): Promise<Isolation> => {
  answer ??= probeIsolation({
    bwrap: ['/usr/bin/bwrap', '/bin/bwrap', '/usr/local/bin/bwrap'],
    unshare: ['/usr/bin/unshare', '/bin/unshare'],
    root: process.getuid?.() === 0,
    node: process.execPath,
  });
  return answer;
};
