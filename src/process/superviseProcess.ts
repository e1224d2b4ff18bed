import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
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
  /** `open-pipe`: a pipe that is never written and stays open as long as the process lives. */
  readonly stdin: 'ignore' | 'open-pipe';
}

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

export type Ended = { readonly kind: 'not_started'; readonly reason: string } | ((Cause | OwnEnd) & Remains);

type Child = ChildProcessByStdio<Writable | null, Readable, Readable>;

const start = ({ file, args, cwd, env, stdin }: ProcessOrder): Child => {
  // detached: the leader of a session and of a process group of its own
  const options = { cwd, env, shell: false, detached: true, windowsHide: true };
  return stdin === 'ignore'
    ? spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn(file, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
};

const ownEnd = (code: number | null, signal: string | null): OwnEnd =>
  code === null ? { kind: 'signalled', signal: signal ?? 'unknown' } : { kind: 'exited', code };

/** Waits until every pipe has reached its end; after the grace they are cut, once all that was already written has been read. */
const drain = async (closed: Promise<boolean>, child: Child): Promise<boolean> => {
  const grace = new AbortController();
  const cut = delay(PIPE_GRACE_MS, false, { signal: grace.signal }).catch(() => false);
  const complete = await Promise.race([closed, cut]);
  grace.abort();
  if (!complete) await nextTurn(); // on a late timer the event loop has not looked at the pipes yet
  child.stdin?.destroy();
  child.stdout.destroy();
  child.stderr.destroy();
  return complete;
};

const watch = async (child: Child, pid: number, order: ProcessOrder): Promise<Ended> => {
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
  child.stdin?.on('error', () => {});

  const kill = (why: Cause): void => {
    cause ??= why;
    if (!running) return;
    signalGroup(pid, 'SIGKILL');
    timers.push(setTimeout(giveUp, KILL_PATIENCE_MS));
  };
  const expire = (): void => {
    cause ??= { kind: 'timeout' };
    signalGroup(pid, 'SIGTERM');
    timers.push(setTimeout(kill, TERM_GRACE_MS, { kind: 'timeout' }));
  };
  const cancel = (): void => kill({ kind: 'cancelled' });

  const stdout = boundedOutput(child.stdout, order.outputLimit, () => kill({ kind: 'overflow', stream: 'stdout' }));
  const stderr = boundedOutput(child.stderr, order.outputLimit, () => kill({ kind: 'overflow', stream: 'stderr' }));
  timers.push(setTimeout(expire, order.timeoutMs));
  order.signal?.addEventListener('abort', cancel, { once: true });

  const end = await Promise.race([exited, givenUp]);
  for (const timer of timers) clearTimeout(timer);
  const complete = await drain(closed, child);
  order.signal?.removeEventListener('abort', cancel);
  child.unref();
  return { ...(cause ?? end), stdout: stdout.bytes(), stderr: stderr.bytes(), survivors: groupLeft || !complete };
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
  let child: Child;
  try {
    child = start(order);
  } catch (error) {
    return { kind: 'not_started', reason: messageOf(error) };
  }
  if (child.pid === undefined) {
    const [error] = await once(child, 'error').catch((thrown: unknown) => [thrown]);
    return { kind: 'not_started', reason: messageOf(error) };
  }
  return watch(child, child.pid, order);
};
