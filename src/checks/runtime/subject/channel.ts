/**
 * The subject's ends of the two channels. Descriptor 3 carries frames in both directions and is watched by the event loop; on
 * descriptor 4 come answers that the subject stands still for.
 *
 * Both are read and written without streams: their classes are within reach of the code under check.
 */
import fs from 'node:fs';
import type { DriverFrame, Hello, ModuleReply, SyncReply } from '../wire/driverFrames.js';
import { announcedLength, frame, LENGTH_DIGITS } from '../wire/frameText.js';
import { apply, Bytes, defineProperty, latin1, ownData, parse, slice } from '../wire/intrinsics.js';

// A name that is imported from a module of Node is looked up on that module each time: captured like everything else.
const { readSync, writeSync } = fs;
const EVENTS = 3;
const ANSWERS = 4;
const CHUNK = 1 << 16;
/** Ends the process at once, past every handler. */
const leave: (code: number) => never = Reflect.get(process, 'reallyExit').bind(process);

/** Handle of libuv, as far as it is used here. */
interface Pipe {
  open(descriptor: number): void;
  readStart(): void;
  ref(): void;
  unref(): void;
}

interface Answers {
  readonly need: ModuleReply;
  readonly sync: SyncReply;
}

export interface Channel {
  /** Sends one frame: its kind, then `,` and each further part as wire text. */
  readonly send: (kind: string, parts: string) => void;
  /** Sends a frame and stands still until the answer is there. */
  readonly ask: <K extends keyof Answers>(kind: K, parts: string) => Answers[K];
  /** Starts to read frames. Until the first one has come, and again after `hold`, the channel keeps the event loop alive. */
  readonly listen: (receive: (frame: DriverFrame) => void) => void;
  readonly hold: () => void;
  /** Frames received so far. */
  readonly received: () => number;
  readonly exit: (code: number) => never;
}

const write = (text: string): void => {
  for (let rest = text; rest.length > 0; ) {
    try {
      rest = slice(rest, writeSync(EVENTS, rest, null, 'latin1'));
    } catch (error) {
      // The pipe is full until the driver reads on.
      if (typeof error !== 'object' || error === null || ownData(error, 'code') !== 'EAGAIN') leave(70);
    }
  }
};

/** Where the first body of a growing text ends; 0 while it is not complete. */
const firstEnd = (text: string): number => {
  if (text.length < LENGTH_DIGITS) return 0;
  const end = LENGTH_DIGITS + announcedLength(text);
  return text.length < end ? 0 : end;
};

/** The driver is the trusted side: its answers are used as what they are declared to be. */
const answerReader = () => {
  const buffer = new Bytes(CHUNK);
  // `fs` asks the buffer for this property: without an own one the prototype would be asked, and would get hold of the buffer.
  defineProperty(buffer, 'byteLength', { value: CHUNK });
  let held = '';
  return () => {
    let end = firstEnd(held);
    while (end === 0) {
      const count = readSync(ANSWERS, buffer, 0, CHUNK, null);
      if (count === 0) leave(71);
      held += latin1(buffer, 0, count);
      end = firstEnd(held);
    }
    const answer = parse(slice(held, LENGTH_DIGITS, end));
    held = slice(held, end);
    return answer;
  };
};

/** Opens both channels; `greet` takes the driver's first answer and returns the token that it holds. */
export const openChannel = (greet: (hello: Hello) => string): Channel => {
  const { Pipe: PipeHandle, constants } = Reflect.get(process, 'binding')('pipe_wrap');
  const pipe: Pipe = new PipeHandle(constants.SOCKET);
  const waitForAnswer = answerReader();
  const token = greet(waitForAnswer());
  let sent = 0;
  let received = 0;
  const send = (kind: string, parts: string): void => {
    write(frame(`${token}[${++sent},"${kind}"${parts}]`));
  };
  const listen = (receive: (frame: DriverFrame) => void): void => {
    let held = '';
    const onread = (chunk: ArrayBuffer | undefined): void => {
      if (chunk === undefined) leave(72); // the driver is gone
      held += latin1(new Bytes(chunk));
      // From here on an empty event loop means: nothing left to do but wait for the driver.
      apply(pipe.unref, pipe, []);
      for (let end = firstEnd(held); end > 0; end = firstEnd(held)) {
        const body = slice(held, LENGTH_DIGITS, end);
        held = slice(held, end);
        received++;
        receive(parse(body));
      }
    };
    Reflect.set(pipe, 'onread', onread);
    pipe.open(EVENTS);
    pipe.readStart();
  };
  return {
    send,
    ask: (kind, parts) => {
      send(kind, parts);
      return waitForAnswer();
    },
    listen,
    hold: () => pipe.ref(),
    received: () => received,
    exit: leave,
  };
};
