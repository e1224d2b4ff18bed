import { pushCodePoint } from './codePoint.js';
import { heldBytes } from './heldBytes.js';
import type { Reader } from './reader.js';

const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;
/** `&#x0010FFFF;` and a little more. */
const LONGEST = 14;

const NAMED: Readonly<Record<string, number>> = { amp: 0x26, lt: 0x3c, gt: 0x3e, quot: 0x22, apos: 0x27, nbsp: 0xa0 };
const DECIMAL = /^#([0-9]+)$/;
const HEXADECIMAL = /^#[xX]([0-9a-fA-F]+)$/;

const codeOf = (name: string): number | undefined => {
  const decimal = DECIMAL.exec(name)?.[1];
  if (decimal !== undefined) return Number.parseInt(decimal, 10);
  const hexadecimal = HEXADECIMAL.exec(name)?.[1];
  if (hexadecimal !== undefined) return Number.parseInt(hexadecimal, 16);
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
};

const isNamePart = (byte: number): boolean =>
  byte === 0x23 || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** Undoes the character references of HTML and XML: numeric ones, and the names that every escaper writes. */
export const entityReader = (behind: Reader): Reader => {
  const held = heldBytes(LONGEST, behind);
  let name = '';
  let from = 0;
  const pass = (byte: number, start: number, end: number): void => {
    if (byte !== AMPERSAND) {
      behind.push(byte, start, end);
      return;
    }
    name = '';
    from = start;
    held.add(byte, start, end);
  };
  return {
    push: (byte, start, end) => {
      if (held.size() === 0) {
        pass(byte, start, end);
        return;
      }
      if (isNamePart(byte) && held.size() < LONGEST) {
        name += String.fromCharCode(byte);
        held.add(byte, start, end);
        return;
      }
      const code = byte === SEMICOLON ? codeOf(name) : undefined;
      if (code === undefined) {
        held.release();
        pass(byte, start, end);
        return;
      }
      held.drop();
      pushCodePoint(behind, code, from, end);
    },
    reset: () => {
      held.release();
      behind.reset();
    },
    since: () => Math.min(behind.since(), held.since()),
  };
};
