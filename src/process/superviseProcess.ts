import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Duplex, type Readable, type Writable } from 'node:stream';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { boundedOutput } from './boundedOutput.js';
import { signalGroup } from './processGroup.js';
import { messageOf } from './systemError.js';

/** Between SIGTERM and SIGKILL once the limit has passed (spec W-05). */
const TERM_GRACE_MS = 250;
/** After the main process has ended and its group is killed: how long a process that escaped may keep our pipes open (spec W-04). */
const PIPE_GRACE_MS = 250;
/** SIGKILL cannot be refused, but a process may hang inside the kernel or belong to someone else by now: we do not wait for ever. */
const KILL_PATIENCE_MS = 5_000;

export interface ProcessOrder {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment: nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Bytes, for stdout and stderr each. Exactly that many are fine. */
  readonly outputLimit: number;
  readonly signal?: AbortSignal;
  /** `open-pipe`: a pipe that stays open as long as the process lives; nothing but `stdinText` is ever written to it. */
  readonly stdin: 'ignore' | 'open-pipe';
  /** Written to an open pipe at the start. */
  readonly stdinText?: string;
  /** Output goes here as it comes: nothing of it is kept, and `outputLimit` does not count. Must not throw. */
  readonly sinks?: Sinks;
  /** Further pipes, from file descriptor 3 on. */
  readonly channels?: readonly Channel[];
  /** The process is there. Called before any of its output comes. */
  readonly onStarted?: (pid: number) => void;
  /** How to send a signal to it, instead of to its whole group. `endStdin` closes its open pipe. */
  readonly send?: (leader: number, signal: 'SIGTERM' | 'SIGKILL', endStdin: () => void) => void;
  /** `terminate`: an abort leaves the same grace as the limit of time. Otherwise it kills at once. */
  readonly onAbort?: 'terminate';
  /** The main process has ended and its group is killed: deals with all the rest before the pipes are cut, and says whether there was any. */
  readonly settle?: () => Promise<boolean>;
}

export interface Sinks {
  readonly stdout: (chunk: Uint8Array) => void;
  readonly stderr: (chunk: Uint8Array) => void;
}

/** A pipe that gives bytes to the process and then ends, or one that takes what it has to say besides its output. */
export type Channel = { readonly give: Uint8Array } | { readonly take: (chunk: Uint8Array) => void };

/** Why we ended it before it ended by itself. The first cause counts, whatever the process does afterwards. */
type Cause =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'overflow'; readonly stream: 'stdout' | 'stderr' }
  | { readonly kind: 'cancelled' };

/** How it ended by itself. Dying of a SIGTERM of its own is a signal like any other. */
type OwnEnd = { readonly kind: 'exited'; readonly code: number } | { readonly kind: 'signalled'; readonly signal: string };

interface Remains {
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** Processes were still there when the main process had ended: killed in its group, or away from it and holding a pipe. */
  readonly survivors: boolean;
}

/** `thrown`: the call itself failed (arguments too long, a NUL in them). Otherwise the system refused after the call. */
export interface NotStarted {
  readonly kind: 'not_started';
  readonly reason: string;
  readonly thrown: boolean;
}

export type Ended = NotStarted | ((Cause | OwnEnd) & Remains);

/** A process that is there, with its pipes. */
interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly stdout: Readable;
  readonly stderr: Readable;
}

const start = ({ file, args, cwd, env, stdin, channels = [] }: ProcessOrder): ChildProcess =>
  spawn(file, args, {
    cwd,
    env,
    shell: false,
    detached: true, // the leader of a session and of a process group of its own
    windowsHide: true,
    stdio: [stdin === 'ignore' ? 'ignore' : 'pipe', 'pipe', 'pipe', ...channels.map(() => 'pipe' as const)],
  });

const pipesOf = (child: ChildProcess): readonly (Readable | Writable)[] => child.stdio.filter((pipe) => pipe != null);

/** Ties every pipe to its use. Whatever a pipe reports is of no interest: the exit of the process tells. */
const connect = ({ child }: Started, { channels = [], stdinText }: ProcessOrder): void => {
  for (const pipe of pipesOf(child)) pipe.on('error', () => {});
  if (stdinText !== undefined) child.stdin?.write(stdinText);
  for (const [at, channel] of channels.entries()) {
    const pipe: unknown = child.stdio.at(3 + at);
    if (!(pipe instanceof Duplex)) continue;
    if ('give' in channel) pipe.end(channel.give);
    else pipe.on('data', channel.take);
  }
};

const ownEnd = (code: number | null, signal: string | null): OwnEnd =>
  code === null ? { kind: 'signalled', signal: signal ?? 'unknown' } : { kind: 'exited', code };

/** Waits until every pipe has reached its end; after the grace they are cut, once all that was already written has been read. */
const drain = async (closed: Promise<boolean>, child: ChildProcess): Promise<boolean> => {
  const grace = new AbortController();
  const cut = delay(PIPE_GRACE_MS, false, { signal: grace.signal }).catch(() => false);
  const complete = await Promise.race([closed, cut]);
  grace.abort();
  if (!complete) await nextTurn(); // on a late timer the event loop has not looked at the pipes yet
  for (const pipe of pipesOf(child)) pipe.destroy();
  return complete;
};

/** Hands output on as it comes, or keeps what the limit allows. */
const keep = (
  { stdout, stderr }: Started,
  { sinks, outputLimit }: ProcessOrder,
  onOverflow: (stream: 'stdout' | 'stderr') => void,
): (() => Pick<Remains, 'stdout' | 'stderr'>) => {
  if (sinks !== undefined) {
    stdout.on('data', sinks.stdout);
    stderr.on('data', sinks.stderr);
    return () => ({ stdout: new Uint8Array(), stderr: new Uint8Array() });
  }
  const [out, err] = [
    boundedOutput(stdout, outputLimit, () => onOverflow('stdout')),
    boundedOutput(stderr, outputLimit, () => onOverflow('stderr')),
  ];
  return () => ({ stdout: out.bytes(), stderr: err.bytes() });
};

const watch = async (started: Started, order: ProcessOrder): Promise<Ended> => {
  const { child, pid } = started;
  const send = (signal: 'SIGTERM' | 'SIGKILL') => (order.send ?? signalGroup)(pid, signal, () => child.stdin?.destroy());
  let cause: Cause | undefined;
  let running = true;
  let groupLeft = false;
  const timers: NodeJS.Timeout[] = [];
  const closed = new Promise<boolean>((resolve) => child.once('close', () => resolve(true)));
  const exited = new Promise<OwnEnd>((resolve) => {
    child.once('exit', (code, signal) => {
      running = false;
      groupLeft = signalGroup(pid, 'SIGKILL'); // right here: the id cannot belong to anyone else yet (spec W-23)
      resolve(ownEnd(code, signal));
    });
  });
  const { promise: givenUp, giveUp } = patience();
  child.on('error', () => {}); // reported for a signal that could not be sent

  const kill = (why: Cause): void => {
    cause ??= why;
    if (!running) return;
    send('SIGKILL');
    timers.push(setTimeout(giveUp, KILL_PATIENCE_MS));
  };
  const terminate = (why: Cause): void => {
    if (cause !== undefined || !running) return;
    cause = why;
    send('SIGTERM');
    timers.push(setTimeout(kill, TERM_GRACE_MS, why));
  };
  const cancel = (): void => (order.onAbort === 'terminate' ? terminate : kill)({ kind: 'cancelled' });

  connect(started, order);
  const kept = keep(started, order, (stream) => kill({ kind: 'overflow', stream }));
  timers.push(setTimeout(terminate, order.timeoutMs, { kind: 'timeout' }));
  order.signal?.addEventListener('abort', cancel, { once: true });
  order.onStarted?.(pid);
  if (order.signal?.aborted) cancel();

  const end = await Promise.race([exited, givenUp]);
  for (const timer of timers) clearTimeout(timer);
  const othersLeft = (await order.settle?.()) ?? false;
  const complete = await drain(closed, child);
  order.signal?.removeEventListener('abort', cancel);
  child.unref();
  return { ...(cause ?? end), ...kept(), survivors: groupLeft || othersLeft || !complete };
};

const patience = (): { promise: Promise<OwnEnd>; giveUp: () => void } => {
  let giveUp = (): void => {};
  const promise = new Promise<OwnEnd>((resolve) => {
    giveUp = () => resolve({ kind: 'signalled', signal: 'SIGKILL' });
  });
  return { promise, giveUp };
};

/**
 * Runs one program without a shell, in a process group of its own, with nothing inherited but what the order names, under a limit of
 * time and of output. When the main process has ended, its whole group is dead and its pipes are closed, and only then this returns.
 * A process that left the group (`setsid`) is not found here; see `killWithin`.
 *
 * What the process does is an outcome, never an exception.
 */
export const superviseProcess = async (order: ProcessOrder): Promise<Ended> => {
  if (order.signal?.aborted) return { kind: 'cancelled', stdout: new Uint8Array(), stderr: new Uint8Array(), survivors: false };
  let child: ChildProcess;
  try {
    child = start(order);
  } catch (error) {
    return { kind: 'not_started', reason: messageOf(error), thrown: true };
  }
  const { pid, stdout, stderr } = child;
  if (pid === undefined || stdout === null || stderr === null) {
    const [error] = await once(child, 'error').catch((thrown: unknown) => [thrown]);
    return { kind: 'not_started', reason: messageOf(error), thrown: false };
  }
  return watch({ child, pid, stdout, stderr }, order);
};
