import type { Reader } from './reader.js';

/** The bytes of an escape that is being read: should it turn out to be none, they are handed on as they are. */
export interface HeldBytes {
  readonly add: (byte: number, start: number, end: number) => void;
  /** Hands on as they are. */
  readonly release: () => void;
  readonly drop: () => void;
  readonly size: () => number;
  /** Where the first one was written, Infinity when there is none. */
  readonly since: () => number;
}

/** @param most bytes of the longest escape */
export const heldBytes = (most: number, behind: Reader): HeldBytes => {
  const bytes = new Uint8Array(most);
  const starts = new Float64Array(most);
  const ends = new Float64Array(most);
  let size = 0;
  return {
    add: (byte, start, end) => {
      bytes[size] = byte;
      starts[size] = start;
      ends[size] = end;
      size++;
    },
    release: () => {
      for (let at = 0; at < size; at++) behind.push(bytes[at] ?? 0, starts[at] ?? 0, ends[at] ?? 0);
      size = 0;
    },
    drop: () => {
      size = 0;
    },
    size: () => size,
    since: () => (size === 0 ? Number.POSITIVE_INFINITY : (starts[0] ?? 0)),
  };
};
