/** How many bytes a character of valid UTF-8 has, by its first one. */
export const characterBytes = (first: number): number => (first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

/** The characters beyond ASCII that `\s` of ECMAScript accepts, as their bytes in UTF-8 read as one number. */
const isWideSpace = (bytes: number): boolean =>
  bytes === 0xc2a0 ||
  bytes === 0xe19a80 ||
  (bytes >= 0xe28080 && bytes <= 0xe2808a) ||
  bytes === 0xe280a8 ||
  bytes === 0xe280a9 ||
  bytes === 0xe280af ||
  bytes === 0xe2819f ||
  bytes === 0xe38080 ||
  bytes === 0xefbbbf;

/** Whitespace as ECMAScript has it. A character is given as its bytes in UTF-8 read as one big-endian number. */
export const isSpace = (character: number): boolean =>
  character === 0x20 || (character >= 0x09 && character <= 0x0d) || (character >= 0x80 && isWideSpace(character));

export const isWordCharacter = (character: number): boolean =>
  (character >= 0x61 && character <= 0x7a) ||
  (character >= 0x41 && character <= 0x5a) ||
  (character >= 0x30 && character <= 0x39) ||
  character === 0x5f;
