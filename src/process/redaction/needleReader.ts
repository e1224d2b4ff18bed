import type { NeedleAutomaton } from './needleAutomaton.js';
import type { Reader } from './reader.js';

const LEAST_ROOM = 64;
/** Counting starts again after so many bytes: a multiple of every room. */
const ROUND = 2 ** 30;

/** Looks for needles in what it is handed, and tells where in the output each one stands. Of those that end together, the longest. */
export const needleReader = (automaton: NeedleAutomaton, found: (start: number, end: number) => void): Reader => {
  // Where the last bytes were written, at least as many as may become a needle. A ring; its length is a power of two.
  let starts = new Float64Array(LEAST_ROOM);
  let state = 0;
  let count = 0;
  const startOf = (bytesBack: number): number => starts[(count - bytesBack) & (starts.length - 1)] ?? 0;
  const grow = (): void => {
    const larger = new Float64Array(2 * starts.length);
    for (let back = 1; back <= starts.length; back++) larger[(count - back) & (larger.length - 1)] = startOf(back);
    starts = larger;
  };
  return {
    push: (byte, start, end) => {
      if (state === 0 && automaton.first[byte] === 0) return; // most bytes
      state = automaton.next(state, byte);
      if (state === 0) return;
      if (automaton.depth(state) > starts.length) grow();
      starts[count & (starts.length - 1)] = start;
      count = (count + 1) % ROUND;
      const longest = automaton.longest(state);
      if (longest !== 0) found(startOf(longest), end);
    },
    reset: () => {
      state = 0;
    },
    since: () => (state === 0 ? Number.POSITIVE_INFINITY : startOf(automaton.depth(state))),
  };
};
