import type { Reader } from './reader.js';

const REPLACEMENT = 0xfffd;

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Hands on a character as its bytes in UTF-8; what is no character becomes U+FFFD. All of them were written at the same place. */
export const pushCodePoint = (behind: Reader, number: number, start: number, end: number): void => {
  const code = number > 0x10ffff || isSurrogate(number) ? REPLACEMENT : number;
  const tail = (shift: number): void => behind.push(0x80 | ((code >> shift) & 0x3f), start, end);
  if (code < 0x80) {
    behind.push(code, start, end);
  } else if (code < 0x800) {
    behind.push(0xc0 | (code >> 6), start, end);
    tail(0);
  } else if (code < 0x1_0000) {
    behind.push(0xe0 | (code >> 12), start, end);
    tail(6);
    tail(0);
  } else {
    behind.push(0xf0 | (code >> 18), start, end);
    tail(12);
    tail(6);
    tail(0);
  }
};
