/** One subject process, seen from the driver: its channels, its end, and the certainty that nothing of it stays behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { DriverFrame, Hello, ModuleReply } from '../wire/driverFrames.js';
import { announcedLength, frame, frameLength, LENGTH_DIGITS } from '../wire/frameText.js';
import { CHANNEL_BYTES, FRAME_BYTES } from '../wire/limits.js';
import { MalformedWire } from '../wire/malformed.js';
import { randomHex } from './randomHex.js';
import { SUBJECT_ENV, type SubjectCommand } from './sandboxCommand.js';
import { readSubjectFrame, type SubjectFrame } from './subjectFrames.js';

const TOKEN_DIGITS = 32;
const STDERR_CHARACTERS = 4_000;
const GRACE_MS = 250;

/** How a subject ended: it could not be started, or the code or signal that it ended with. */
export interface SubjectEnd {
  readonly startError: string | undefined;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}
/** Frames about the observation; those about modules are answered at once. */
export type ObservationFrame = Exclude<SubjectFrame, { readonly kind: 'ready' | 'need' | 'code' }>;
/** Answers for the modules that the subject needs. */
export type ServeModule = (specifier: string, parent: string, manner: 'import' | 'require') => ModuleReply;
/** The subject's own program, and the code that V8 has made of it in an earlier subject, if that was kept. */
export interface HostProgram {
  readonly source: string;
  readonly code: Uint8Array | undefined;
}
export interface SubjectListener {
  readonly frame: (frame: ObservationFrame) => void;
  /** Something came over the channel that the subject's host did not write, or not so. The subject is dead by then. */
  readonly breach: (why: string) => void;
}

/** Groups that are still to be killed when this process ends. */
const groups = new Set<number>();
const signalGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
};
/** The last act of the driver. */
export const killAllSubjects = (): void => {
  for (const pid of groups) signalGroup(pid, 'SIGKILL');
};

export class SubjectProcess {
  listener: SubjectListener | undefined;
  /** Resolves when the host is there; never, if it does not come. */
  readonly ready: Promise<void>;
  readonly gone: Promise<SubjectEnd>;
  /** Frames sent on the channel of events. */
  sent = 0;
  alive = true;
  hasStarted = false;
  /** First characters of what the process itself (not the code under check) wrote to its standard error. */
  stderr = '';
  readonly #child: ChildProcess;
  readonly #events: Socket;
  readonly #answers: Socket;
  readonly #token = randomHex(TOKEN_DIGITS / 2);
  readonly #serve: ServeModule;
  #held = '';
  #total = 0;
  #received = 0;
  #announceReady: () => void = () => {};
  #takeCode: ((code: Buffer) => void) | undefined;

  /** `program`: an open file that the command starts from descriptor 5. */
  constructor(command: SubjectCommand, program: number | undefined, host: HostProgram, serve: ServeModule) {
    this.#serve = serve;
    this.#child = spawn(command.file, command.args, {
      env: command.env,
      cwd: '/',
      detached: true,
      stdio: [command.watched ? 'pipe' : 'ignore', 'ignore', 'pipe', 'pipe', 'pipe', ...(program === undefined ? [] : [program])],
      ...command.identity,
    });
    const { pid } = this.#child;
    if (pid !== undefined) groups.add(pid);
    this.#child.unref();
    const [stdin, , stderr, events, answers] = this.#child.stdio;
    if (command.watched) socket(stdin);
    this.#events = socket(events);
    this.#answers = socket(answers);
    socket(stderr)
      .setEncoding('latin1')
      .on('data', (text: string) => {
        if (this.stderr.length < STDERR_CHARACTERS) this.stderr += text.slice(0, STDERR_CHARACTERS);
      });
    this.#events.setEncoding('latin1').on('data', (text: string) => this.#take(text));
    this.ready = new Promise((resolve) => {
      this.#announceReady = resolve;
    });
    this.gone = this.#watchEnd();
    this.answerSync(host.source);
    this.answerSync(host.code ?? '');
    const hello: Hello = [this.#token, SUBJECT_ENV];
    this.#reply(hello);
  }

  /** Sends a frame: its kind, then `,` and each further part as wire text. */
  send(kind: DriverFrame[0], parts: string): void {
    this.sent++;
    this.#events.write(frame(`["${kind}"${parts}]`), 'latin1');
  }
  answerSync(body: string | Uint8Array): void {
    this.#answers.write(frameLength(body.length), 'latin1');
    this.#answers.write(body, 'latin1');
  }
  /** The code that V8 has made of the host. Only for a subject that has loaded nothing but what the driver trusts. */
  compiledHost(): Promise<Buffer> {
    return new Promise((resolve) => {
      this.#takeCode = resolve;
      this.send('code', '');
    });
  }
  #reply(answer: Hello | ModuleReply): void {
    this.answerSync(ascii(answer));
  }

  #watchEnd(): Promise<SubjectEnd> {
    return new Promise((resolve) => {
      const end = (startError: string | undefined, code: number | null, signal: NodeJS.Signals | null): void => {
        this.alive = false;
        resolve({ startError, code, signal });
      };
      this.#child.once('error', (error) => end(error.message, null, null));
      this.#child.once('exit', (code, signal) => {
        const { pid } = this.#child;
        // What it left behind in its group must not outlive it.
        if (pid !== undefined) signalGroup(pid, 'SIGKILL');
        if (pid !== undefined) groups.delete(pid);
        // Frames that it wrote before its end count.
        const late = setTimeout(() => end(undefined, code, signal), GRACE_MS);
        const close = (): void => {
          clearTimeout(late);
          end(undefined, code, signal);
        };
        if (this.#events.closed) close();
        else this.#events.once('close', close);
      });
    });
  }

  #take(text: string): void {
    this.#total += text.length;
    this.#held += text;
    while (this.alive && this.#held.length >= LENGTH_DIGITS) {
      const length = announcedLength(this.#held);
      if (length < TOKEN_DIGITS + 2 || length > FRAME_BYTES || this.#total > CHANNEL_BYTES) {
        this.#breach('a frame of a wrong size');
        return;
      }
      const end = LENGTH_DIGITS + length;
      if (this.#held.length < end) return;
      const token = this.#held.slice(LENGTH_DIGITS, LENGTH_DIGITS + TOKEN_DIGITS);
      const body = this.#held.slice(LENGTH_DIGITS + TOKEN_DIGITS, end);
      this.#held = this.#held.slice(end);
      if (token !== this.#token) {
        this.#breach('a frame that the host did not write');
        return;
      }
      try {
        this.#dispatch(readSubjectFrame(body, ++this.#received));
      } catch (error) {
        // Whatever a frame brings about here, the frame is to blame: it must not end the driver.
        this.#breach(error instanceof Error ? error.message : String(error));
        return;
      }
    }
  }
  #dispatch(received: SubjectFrame): void {
    switch (received.kind) {
      case 'ready':
        if (this.hasStarted) throw new MalformedWire('a second start');
        this.hasStarted = true;
        this.#announceReady();
        return;
      case 'code':
        if (this.#takeCode === undefined) throw new MalformedWire('code that nobody has asked for');
        this.#takeCode(Buffer.from(received.base64, 'base64'));
        return;
      case 'need':
        this.#reply(this.#serve(received.specifier, received.parent, received.manner));
        return;
      default:
        this.listener?.frame(received);
    }
  }
  #breach(why: string): void {
    this.stop();
    this.listener?.breach(why);
  }

  /** SIGTERM, then SIGKILL to the group; nothing that it still says is heard. */
  stop(): void {
    this.alive = false;
    this.listener = this.listener && { ...this.listener, frame: () => {} };
    const { pid } = this.#child;
    if (pid !== undefined && groups.has(pid)) {
      signalGroup(pid, 'SIGTERM');
      setTimeout(() => groups.has(pid) && signalGroup(pid, 'SIGKILL'), GRACE_MS).unref();
    }
    for (const stream of this.#child.stdio) stream?.destroy();
  }
}

/** JSON in printable ASCII. */
export const ascii = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u007f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** A pipe of the child. It does not keep the driver alive: what the driver waits for has a timer. */
const socket = (stream: unknown): Socket => {
  if (!(stream instanceof Socket)) throw new Error('the subject has no channel');
  stream.on('error', () => {});
  stream.unref();
  return stream;
};
