import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { signalGroup } from '../processGroup.js';
import { isRunning, startTimeOf } from '../processTable.js';
import { type Ended, superviseProcess } from '../superviseProcess.js';
import { messageOf } from '../systemError.js';
import { heldOutput } from './heldOutput.js';
import type { InnerCommand, Launch, Launcher } from './launch.js';
import { descendantsOf } from './processTree.js';
import type { SandboxEnd, SandboxOrder } from './sandbox.js';
import { endOfCode, type WrapperStatus, wrapperStatus } from './wrapperScript.js';

const LOOK_MS = 2;
/** A namespace ends within milliseconds once its first process is killed. */
const END_LOOKS = 1_000;
/** For the tools to make a namespace and to name its first process. */
const INIT_LOOKS = 250;
const STATUS_CHARACTERS = 65_536;

const signal = (pid: number, name: 'SIGTERM' | 'SIGKILL'): void => {
  try {
    process.kill(pid, name);
  } catch {
    // gone, or root's while we are not: whoever is root ends it (see `Launch.stdinText`)
  }
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // as if nothing had been said
  }
};

/** A few words that come over a pipe. */
const hearing = () => {
  let heard = '';
  return {
    take: (chunk: Uint8Array): void => {
      if (heard.length < STATUS_CHARACTERS) heard += new TextDecoder().decode(chunk);
    },
    text: () => heard,
  };
};

/** The first process of a namespace, as soon as it is known. With it all others end. */
const firstProcess = (status: () => WrapperStatus) => {
  let known: { readonly pid: number; readonly startTime: string } | undefined;
  const look = (): number | undefined => {
    const pid = known?.pid ?? status().init;
    if (pid !== undefined) known ??= { pid, startTime: startTimeOf(pid) };
    return pid;
  };
  return {
    look,
    /** In two milliseconds steps: every tool that could start it has told by then, or has failed. */
    wait: async (stillHoped: () => boolean): Promise<void> => {
      for (let round = 0; round < INIT_LOOKS && look() === undefined && stillHoped(); round++) await delay(LOOK_MS);
    },
    ended: async (): Promise<void> => {
      look();
      for (let round = 0; known && round < END_LOOKS && isRunning(known.pid, known.startTime); round++) await delay(LOOK_MS);
    },
  };
};

const reached = (ended: Ended, status: WrapperStatus, said: string, survivors: boolean, program: string): SandboxEnd => {
  if (ended.kind === 'not_started') return { kind: 'not_started', reason: ended.reason, thrown: ended.thrown };
  if (ended.kind === 'timeout' || ended.kind === 'cancelled') return { kind: ended.kind, survivors };
  if (status.absent) return { kind: 'not_started', reason: `${program} is not there, or not to be executed`, thrown: false };
  if (!status.begun) return { kind: 'not_started', reason: `the sandbox could not be set up: ${said || ended.kind}`, thrown: false };
  if (status.end !== undefined) {
    const { others: _, ...end } = status.end;
    return { ...end, survivors };
  }
  // nobody saw its end: what started it was ended itself
  return ended.kind === 'exited' ? { ...endOfCode(ended.code), survivors } : { kind: 'signalled', signal: 'SIGKILL', survivors };
};

/**
 * Runs a command in namespaces of its own. SIGTERM goes to every process inside; SIGKILL to the first one, and the kernel ends the
 * rest. `expected`: how many processes there are inside when it has started nothing itself, without the first.
 */
export const runNamespace = async (launcher: Launcher, inner: InnerCommand, order: SandboxOrder, expected: number): Promise<SandboxEnd> => {
  let launch: Launch;
  try {
    launch = launcher(inner);
  } catch (error) {
    return { kind: 'not_started', reason: `the sandbox could not be prepared: ${messageOf(error)}`, thrown: true };
  }
  const [told, toldInit] = [hearing(), hearing()];
  let killing = false;
  let killedOthers = false;
  let running = true;
  const status = (): WrapperStatus =>
    wrapperStatus(launch.statusFile === undefined ? told.text() : textOf(launch.statusFile), toldInit.text());
  const first = firstProcess(status);
  const stderr = heldOutput(order.stderr, () => status().begun);

  const inside = (): readonly number[] => {
    const pid = first.look();
    return pid === undefined ? [] : descendantsOf([pid]);
  };
  const killAll = async (leader: number, endStdin: () => void): Promise<void> => {
    if (killing) return;
    killing = true;
    // a namespace whose first process nobody waits for yet would go on without us
    await first.wait(() => running);
    const pid = first.look();
    killedOthers = inside().length > expected;
    if (pid !== undefined) signal(pid, 'SIGKILL');
    endStdin();
    if (running) signalGroup(leader, 'SIGKILL');
  };

  const ended = await superviseProcess({
    file: launch.file,
    args: launch.args,
    cwd: '/',
    env: launch.env,
    timeoutMs: order.timeoutMs,
    outputLimit: 0,
    ...(order.signal && { signal: order.signal }),
    ...(launch.stdinText === undefined ? { stdin: 'ignore' } : { stdin: 'open-pipe', stdinText: launch.stdinText }),
    sinks: { stdout: order.stdout, stderr: stderr.write },
    channels: [
      ...(launch.statusFile === undefined ? [{ take: told.take }] : []),
      ...(launch.hiddenArguments ? [{ give: launch.hiddenArguments }] : []),
      ...(launch.tellsInit ? [{ take: toldInit.take }] : []),
    ],
    onStarted: () => order.onStarted?.(),
    onAbort: 'terminate',
    send: (leader, name, endStdin) => {
      if (name === 'SIGTERM') for (const pid of inside()) signal(pid, name);
      else void killAll(leader, endStdin);
    },
    settle: async () => {
      running = false;
      await first.ended();
      return false;
    },
  });
  const last = status();
  if (last.begun) stderr.release();
  return reached(ended, last, stderr.text(), killedOthers || last.end?.others === true, inner.program);
};
