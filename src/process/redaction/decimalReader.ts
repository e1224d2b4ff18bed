import { isBlank, WIDEST_GAP } from './digits.js';
import type { Reader } from './reader.js';

const COMMA = 0x2c;

const digitOf = (byte: number): number => (byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : -1);

/** Reads lists of decimal numbers up to 255, as programs print arrays of bytes (`104,117,110`, `[104, 117]`), as those bytes. */
export const decimalReader = (behind: Reader): Reader => {
  let number = -1;
  let from = 0;
  let to = 0;
  let gap = 0;
  const close = (): void => {
    if (number > 255) behind.reset();
    else if (number >= 0) behind.push(number, from, to);
    number = -1;
  };
  const reset = (): void => {
    close();
    gap = 0;
    behind.reset();
  };
  return {
    push: (byte, start, end) => {
      const value = digitOf(byte);
      if (value < 0) {
        close();
        if (!(isBlank(byte) || byte === COMMA) || ++gap > WIDEST_GAP) reset();
        return;
      }
      gap = 0;
      if (number < 0) from = start;
      number = number < 0 ? value : Math.min(number * 10 + value, 1_000);
      to = end;
    },
    reset,
    since: () => Math.min(behind.since(), number < 0 ? Number.POSITIVE_INFINITY : from),
  };
};
