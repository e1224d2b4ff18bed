import { readdirSync, statSync } from 'node:fs';
import { processIds } from '../processTable.js';
import { removeTree } from '../removeTree.js';
import { containedLauncher } from './containedLauncher.js';
import { environmentOf } from './environment.js';
import { ourselves } from './identity.js';
import type { InnerCommand, Launcher } from './launch.js';
import { limitedCommand } from './limitedCommand.js';
import type { Machine } from './machine.js';
import { makePrivateFolders } from './privateFolders.js';
import { runNamespace } from './runNamespace.js';
import { runPlain } from './runPlain.js';
import type { ProbeAnswer, Sandbox, SandboxEnd, SandboxOrder, SandboxRequest } from './sandbox.js';
import { startTrouble } from './startTrouble.js';

const TRIAL_MS = 10_000;

/** The limit of processes counts all that a user has running, not only what is under the limit. */
const ourThreads = (): number => {
  const uid = process.getuid?.();
  const count = (pid: number): number => {
    try {
      return statSync(`/proc/${pid}`).uid === uid ? readdirSync(`/proc/${pid}/task`).length : 0;
    } catch {
      return 0;
    }
  };
  return processIds().reduce((sum, pid) => sum + count(pid), 0);
};

const ignore = (): void => {};

const works = async (launcher: Launcher): Promise<boolean> => {
  const inner = { program: '/bin/sh', command: ['/bin/sh', '-c', ':'], cwd: '/', env: {} };
  const order = { ...inner, timeoutMs: TRIAL_MS, stdout: ignore, stderr: ignore };
  const end = await runNamespace(launcher, inner, order, 1);
  return end.kind === 'exited' && end.code === 0;
};

const trials = new Map<string, Promise<boolean>>();

/** Tried once for each set of tools. */
const containment = async ({ tools, root }: Machine): Promise<Launcher | undefined> => {
  const launcher = root ? containedLauncher(tools) : undefined;
  if (launcher === undefined) return undefined;
  const key = JSON.stringify(tools);
  const trial = trials.get(key) ?? works(launcher);
  trials.set(key, trial);
  return (await trial) ? launcher : undefined;
};

const answers = (reason: string, request: SandboxRequest, contained: boolean, root: boolean): readonly ProbeAnswer[] => [
  { question: 'is there a sandbox', answer: `no: ${reason}`, holds: false },
  {
    question: 'do all its processes end with it',
    answer: contained ? 'yes, wherever they went' : 'those that can be told to be its own',
    holds: contained,
  },
  { question: 'is it root', answer: root ? 'yes: the limit of processes does not bind it' : 'no', holds: !root },
  { question: 'network', answer: 'shared with the machine', holds: request.network.kind === 'open' },
];

/** No isolation: a clean environment, limits, and an end to everything that was started. */
export const plainSandbox = async (request: SandboxRequest, machine: Machine, reason: string): Promise<Sandbox> => {
  const own = makePrivateFolders(request.scratch, ourselves());
  const launcher = await containment(machine);
  const environment = environmentOf({ node: machine.node, home: own.home, temporary: own.temporary, hosts: undefined });
  const folders = [own.base, ...request.folders.filter(({ access }) => access === 'read-write').map(({ host }) => host)];

  // what belongs to a run is told by the folders, which are the same for all: only one at a time
  let before: Promise<unknown> = Promise.resolve();
  const alone = (work: () => Promise<SandboxEnd>): Promise<SandboxEnd> => {
    const turn = before.then(work);
    before = turn.catch(ignore);
    return turn;
  };

  const run = async (order: SandboxOrder): Promise<SandboxEnd> => {
    const limits = launcher ? request.limits : { ...request.limits, processes: request.limits.processes + ourThreads() };
    const inner: InnerCommand = {
      program: order.command[0] ?? '',
      command: limitedCommand(machine.tools.prlimit, limits, order.command),
      cwd: order.cwd,
      env: { ...environment, ...order.env },
    };
    const trouble = startTrouble(inner);
    if (trouble !== undefined) return trouble;
    if (order.signal?.aborted) return { kind: 'cancelled', survivors: false };
    return launcher ? runNamespace(launcher, inner, order, 1) : alone(() => runPlain(inner, order, folders));
  };
  return {
    mode: 'none',
    network: 'open',
    isolated: false,
    probe: answers(reason, request, launcher !== undefined, machine.root),
    node: machine.node,
    inside: (hostPath) => hostPath,
    environment,
    run,
    close: async () => {
      await removeTree(own.base);
    },
  };
};
