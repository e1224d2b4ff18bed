import { pushCodePoint } from './codePoint.js';
import { hexDigit } from './digits.js';
import { heldBytes } from './heldBytes.js';
import type { Reader } from './reader.js';

const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const BRACE_OPEN = 0x7b;
const BRACE_CLOSE = 0x7d;
/** `\U0010FFFF`, and `\u{…}` with leading zeros. */
const LONGEST = 16;

const byteOf = (text: string): number => text.charCodeAt(0);

/** What one letter after a backslash stands for; any other byte stands for itself. */
const LETTERS = new Map(
  [
    ['n', 0x0a],
    ['r', 0x0d],
    ['t', 0x09],
    ['b', 0x08],
    ['f', 0x0c],
    ['v', 0x0b],
    ['a', 0x07],
    ['e', 0x1b],
  ].map(([letter, code]) => [byteOf(String(letter)), Number(code)]),
);

/** Escapes with a number in it: how many digits at most and at least; `\x` and octal ones give a byte, the others a character. */
interface Numeric {
  readonly base: 8 | 16;
  readonly most: number;
  readonly least: number;
  readonly character: boolean;
}

const NUMERIC = new Map<number, Numeric>([
  [byteOf('u'), { base: 16, most: 4, least: 4, character: true }],
  [byteOf('U'), { base: 16, most: 8, least: 8, character: true }],
  [byteOf('x'), { base: 16, most: 2, least: 1, character: false }],
]);
const OCTAL: Numeric = { base: 8, most: 3, least: 1, character: false };
const BRACED: Numeric = { base: 16, most: 8, least: 1, character: true };

const digitOf = (byte: number, base: 8 | 16): number => {
  const value = hexDigit(byte);
  return value < base ? value : -1;
};

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/**
 * Undoes escapes with a backslash: those of JSON, of JavaScript, Python and C, of the shell (`a\ b`, `"\$"`, `$'\x68\150'`). An
 * escaped byte that has no meaning of its own stands for itself, a continued line for nothing.
 */
export const escapeReader = (behind: Reader): Reader => {
  const held = heldBytes(LONGEST, behind);
  let numeric: Numeric | undefined;
  let braced = false;
  let digits = 0;
  let value = 0;
  let from = 0;
  let to = 0;
  // The first half of a character that is written as two escapes.
  let half = 0;
  let halfFrom = 0;
  let halfTo = 0;

  const giveHalf = (): void => {
    if (half !== 0) pushCodePoint(behind, half, halfFrom, halfTo);
    half = 0;
  };
  const giveCharacter = (code: number): void => {
    if (half !== 0 && isLow(code)) {
      pushCodePoint(behind, 0x1_0000 + (half - 0xd800) * 0x400 + (code - 0xdc00), halfFrom, to);
      half = 0;
      return;
    }
    giveHalf();
    if (!isHigh(code)) {
      pushCodePoint(behind, code, from, to);
      return;
    }
    half = code;
    halfFrom = from;
    halfTo = to;
  };
  const giveByte = (byte: number): void => {
    giveHalf();
    behind.push(byte & 0xff, from, to);
  };
  const begin = (kind: Numeric): void => {
    numeric = kind;
    digits = 0;
    value = 0;
  };
  /** The number is complete, or can become none: then what was held is text. */
  const finish = (): void => {
    const kind = numeric;
    numeric = undefined;
    if (kind === undefined || digits < kind.least) {
      giveHalf();
      held.release();
      return;
    }
    held.drop();
    if (kind.character) giveCharacter(value);
    else giveByte(value);
  };
  const takeDigit = (digit: number, kind: Numeric): void => {
    value = value * kind.base + digit;
    digits++;
    if (digits === kind.most && !braced) finish();
  };

  const pass = (byte: number, start: number, end: number): void => {
    if (byte !== BACKSLASH) {
      giveHalf();
      behind.push(byte, start, end);
      return;
    }
    from = start;
    to = end;
    braced = false;
    held.add(byte, start, end);
  };
  const afterBackslash = (byte: number, start: number, end: number): void => {
    const kind = NUMERIC.get(byte) ?? (digitOf(byte, 8) < 0 ? undefined : OCTAL);
    if (kind === undefined) {
      held.drop();
      if (byte !== LINE_FEED) giveByte(LETTERS.get(byte) ?? byte);
      return;
    }
    held.add(byte, start, end);
    begin(kind);
    if (kind === OCTAL) takeDigit(digitOf(byte, 8), kind);
  };
  const inNumber = (kind: Numeric, byte: number, start: number, end: number): void => {
    if (byte === BRACE_OPEN && held.size() === 2 && kind.most === 4) {
      braced = true;
      held.add(byte, start, end);
      begin(BRACED);
      return;
    }
    if (braced && byte === BRACE_CLOSE && digits > 0) {
      to = end;
      finish();
      return;
    }
    const digit = digitOf(byte, kind.base);
    if (digit >= 0 && digits < kind.most) {
      to = end;
      held.add(byte, start, end);
      takeDigit(digit, kind);
      return;
    }
    if (braced) digits = 0; // the brace was never closed
    finish();
    pass(byte, start, end);
  };

  return {
    push: (byte, start, end) => {
      if (held.size() === 0) {
        pass(byte, start, end);
      } else if (numeric === undefined) {
        to = end;
        afterBackslash(byte, start, end);
      } else {
        inNumber(numeric, byte, start, end);
      }
    },
    reset: () => {
      if (numeric === undefined) held.release();
      else finish();
      giveHalf();
      behind.reset();
    },
    since: () => Math.min(behind.since(), held.since(), half === 0 ? Number.POSITIVE_INFINITY : halfFrom),
  };
};
