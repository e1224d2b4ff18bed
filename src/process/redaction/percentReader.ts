import { hexDigit } from './digits.js';
import { heldBytes } from './heldBytes.js';
import type { Reader } from './reader.js';

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;

/**
 * Undoes the percent encoding of URLs, whatever part of the text is encoded, in either case.
 * @param plus what `+` stands for: itself, or a space as in forms
 */
export const percentReader = (plus: 'plus' | 'space', behind: Reader): Reader => {
  const held = heldBytes(3, behind);
  const plusByte = plus === 'space' ? SPACE : PLUS;
  let value = 0;
  let from = 0;
  const pass = (byte: number, start: number, end: number): void => {
    if (byte !== PERCENT) {
      behind.push(byte === PLUS ? plusByte : byte, start, end);
      return;
    }
    from = start;
    value = 0;
    held.add(byte, start, end);
  };
  return {
    push: (byte, start, end) => {
      if (held.size() === 0) {
        pass(byte, start, end);
        return;
      }
      const digit = hexDigit(byte);
      if (digit < 0) {
        held.release();
        pass(byte, start, end);
        return;
      }
      value = value * 16 + digit;
      held.add(byte, start, end);
      if (held.size() < 3) return;
      held.drop();
      behind.push(value, from, end);
    },
    reset: () => {
      held.release();
      behind.reset();
    },
    since: () => Math.min(behind.since(), held.since()),
  };
};
