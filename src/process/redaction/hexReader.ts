import { hexDigit, isBlank, WIDEST_GAP } from './digits.js';
import type { Reader } from './reader.js';

const SEPARATORS = new Set([...':,-_'].map((mark) => mark.charCodeAt(0)));

const isX = (byte: number): boolean => byte === 0x78 || byte === 0x58;

/**
 * Reads runs of hex digits as the bytes that they stand for: `68756e`, `68 75 6E`, `68:75:6e`, `0x68, 0x75`. A run need not begin
 * where an encoding begins, so there are two such readers.
 * @param lead digits of a run before the first pair, 0 or 1
 */
export const hexReader = (lead: number, behind: Reader): Reader => {
  let before = lead;
  let high = -1;
  let highStart = 0;
  let gap = 0;
  const reset = (): void => {
    before = lead;
    high = -1;
    gap = 0;
    behind.reset();
  };
  return {
    push: (byte, start, end) => {
      const value = hexDigit(byte);
      if (value < 0) {
        if (isX(byte) && high === 0) high = -1;
        else if (!(isBlank(byte) || SEPARATORS.has(byte)) || ++gap > WIDEST_GAP) reset();
        return;
      }
      gap = 0;
      if (before > 0) {
        before--;
      } else if (high < 0) {
        high = value;
        highStart = start;
      } else {
        behind.push(high * 16 + value, highStart, end);
        high = -1;
      }
    },
    reset,
    since: () => Math.min(behind.since(), high < 0 ? Number.POSITIVE_INFINITY : highStart),
  };
};

export const HEX_LEADS = [0, 1];
