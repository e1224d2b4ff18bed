import { base64Digit, isBlank, WIDEST_GAP } from './digits.js';
import type { Reader } from './reader.js';

/**
 * Reads runs of base64 or base64url digits as the bytes that they stand for, line breaks and blanks inside them skipped. A run need
 * not begin where an encoding begins: of its four alignments this reader takes one.
 * @param lead digits of a run before the first group of four, 0 to 3
 */
export const base64Reader = (lead: number, behind: Reader): Reader => {
  let before = lead;
  let digits = 0;
  let last = 0;
  let lastStart = 0;
  let gap = 0;
  const reset = (): void => {
    before = lead;
    digits = 0;
    gap = 0;
    behind.reset();
  };
  return {
    push: (byte, start, end) => {
      const value = base64Digit(byte);
      if (value < 0) {
        if (!isBlank(byte) || ++gap > WIDEST_GAP) reset();
        return;
      }
      gap = 0;
      if (before > 0) {
        before--;
        return;
      }
      const place = digits & 3;
      if (place !== 0) behind.push(((last << (2 * place)) | (value >> (6 - 2 * place))) & 0xff, lastStart, end);
      digits = place + 1;
      last = value;
      lastStart = start;
    },
    reset,
    since: () => Math.min(behind.since(), digits % 4 === 0 ? Number.POSITIVE_INFINITY : lastStart),
  };
};

export const BASE64_LEADS = [0, 1, 2, 3];
