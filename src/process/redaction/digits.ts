const tableOf = (alphabets: readonly string[]): Int8Array => {
  const table = new Int8Array(256).fill(-1);
  for (const alphabet of alphabets) for (let value = 0; value < alphabet.length; value++) table[alphabet.charCodeAt(value)] = value;
  return table;
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const HEX = tableOf(['0123456789abcdef', '0123456789ABCDEF']);
const BASE64 = tableOf([`${LETTERS}0123456789+/`, `${LETTERS}0123456789-_`]);

/** The value of a hex digit of either case, −1 for any other byte. */
export const hexDigit = (byte: number): number => HEX[byte] ?? -1;

/** The value of a digit of base64 or base64url, −1 for any other byte. */
export const base64Digit = (byte: number): number => BASE64[byte] ?? -1;

/** Space, tab, line feed, carriage return. */
export const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

/** So many bytes may separate two digits of one encoded text (a line break and an indentation); more of them end it. */
export const WIDEST_GAP = 32;
