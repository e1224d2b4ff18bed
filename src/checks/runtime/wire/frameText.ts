/** Framing: eight hexadecimal digits with the length of the body, then the body in printable ASCII (one character is one byte). */
import { charCode, slice, stringify } from './intrinsics.js';

const DIGITS = '0123456789abcdef';
export const LENGTH_DIGITS = 8;

const hex = (value: number, digits: number): string => {
  let text = '';
  for (let shift = (digits - 1) * 4; shift >= 0; shift -= 4) text += DIGITS[(value >>> shift) & 15];
  return text;
};

/** A JSON string in which everything above `~` is escaped. */
export const quote = (text: string): string => {
  const quoted = stringify(text);
  let out = '';
  let copied = 0;
  for (let i = 0; i < quoted.length; i++) {
    const code = charCode(quoted, i);
    if (code < 0x7f) continue;
    out += `${slice(quoted, copied, i)}\\u${hex(code, 4)}`;
    copied = i + 1;
  }
  return copied === 0 ? quoted : out + slice(quoted, copied);
};

/** What stands before a body of so many bytes. */
export const frameLength = (length: number): string => hex(length, LENGTH_DIGITS);
/** Body → frame. */
export const frame = (body: string): string => frameLength(body.length) + body;

/** Value of one hexadecimal digit, −1 for anything else. */
export const digitAt = (text: string, index: number): number => {
  const code = charCode(text, index);
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 97 && code <= 102 ? code - 87 : -1;
};

/** The length that a frame announces: −1 when the eight characters are not a length. */
export const announcedLength = (text: string): number => {
  let length = 0;
  for (let i = 0; i < LENGTH_DIGITS; i++) {
    const digit = digitAt(text, i);
    if (digit < 0) return -1;
    length = length * 16 + digit;
  }
  return length;
};
