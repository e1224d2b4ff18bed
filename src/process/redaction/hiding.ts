import { byteQueue } from './byteQueue.js';
import { byteSink } from './byteSink.js';
import { characterBytes } from './characters.js';
import { MARKER } from './needles.js';
import { pendingRanges } from './pendingRanges.js';
import type { SecretSearch } from './secretFinder.js';
import type { TextWatch } from './textWatch.js';

const MARKER_BYTES = Buffer.from(MARKER);
/** Bytes that are looked at in one go: what waits in between stays small, however large a piece is handed in. */
const SLICE = 65_536;

/** A text in pieces, with what has to be hidden replaced. Nothing is given out that could still become part of a secret. */
export interface Hiding {
  readonly write: (piece: Uint8Array) => Uint8Array;
  readonly end: () => Uint8Array;
}

/**
 * @param watches what to hide besides the declared values. With watches the text has to be valid UTF-8, and characters are hidden
 * whole; without them any bytes will do.
 */
export const hiding = (search: SecretSearch, watches: readonly TextWatch[]): Hiding => {
  const queue = byteQueue();
  const out = byteSink();
  const ranges = pendingRanges();
  const finder = search.finder(ranges.add);
  let read = 0;
  let given = 0;
  /** What was hidden right before: by a watch, as a value, or not at all. */
  let watched = false;
  let hidden = false;

  const give = (size: number): void => {
    let value = false;
    let fresh = false;
    let character = 0;
    for (let at = given; at < given + size; at++) {
      character = character * 256 + queue.at(at);
      const range = ranges.at(at);
      if (range === undefined) continue;
      value = true;
      fresh ||= range.start === at;
    }
    let watching = false;
    for (const watch of watches) if (watch.push(character, value)) watching = true;
    const hide = value || watching;
    // Values that only touch are marked one by one; what a watch hides is one, whatever values lie in it.
    const goesOn = hidden && ((watched && watching) || (value && !fresh));
    if (hide && !goesOn) for (const byte of MARKER_BYTES) out.push(byte);
    if (!hide) for (let at = given; at < given + size; at++) out.push(queue.at(at));
    watched = watching;
    hidden = hide;
    given += size;
  };
  const giveUpTo = (settled: number): void => {
    while (given < settled) {
      const size = watches.length === 0 ? 1 : characterBytes(queue.at(given));
      if (given + size > settled) break;
      give(size);
    }
    queue.forget(given);
  };

  return {
    write: (piece) => {
      for (let at = 0; at < piece.length; at += SLICE) {
        const slice = piece.subarray(at, at + SLICE);
        queue.add(slice);
        finder.push(slice);
        read += slice.length;
        giveUpTo(finder.settled());
      }
      return out.take();
    },
    end: () => {
      finder.end();
      giveUpTo(read);
      return out.take();
    },
  };
};
