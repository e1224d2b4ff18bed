import type { Random } from './random.js';

/** A secret as a program may print it. */
export interface Form {
  /** What stands in the output. */
  readonly written: string;
  /** What of it must not stay: all of it, but for the edges that also hold bits of the neighbours. */
  readonly telling: string;
}

const whole = (written: string): Form => ({ written, telling: written });

const bytesOf = (text: string): number[] => [...Buffer.from(text, 'utf8')];
const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
const units = (text: string): number[] => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const unicodeEscape = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const SURROUNDINGS = ['', 'a', 'ab', 'abc', 'user:', '{"key":"'];

/** The secret inside a longer text, all of that in base64: the digits that hold nothing but the secret. */
const base64 = (secret: string, encoding: 'base64' | 'base64url', random: Random): Form => {
  const [before, after] = [random.of(SURROUNDINGS), random.of(SURROUNDINGS)];
  const written = Buffer.from(before + secret + after).toString(encoding);
  const [from, to] = [before.length, before.length + Buffer.byteLength(secret)];
  return { written, telling: written.slice(Math.ceil((from * 8) / 6), Math.floor((to * 8) / 6)) };
};

const wrapped = (form: Form, width: number, ending: string): Form => ({
  written: form.written.replace(new RegExp(`.{${width}}`, 'g'), `$&${ending}`),
  telling: form.telling.slice(0, width - 1), // what may stand in one line
});

/** Each byte encoded or not, as it falls. */
const partly = (text: string, random: Random, plain: RegExp, encode: (byte: number) => string): string =>
  bytesOf(text)
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return byte < 0x80 && plain.test(character) && random.below(2) === 0 ? character : encode(byte);
    })
    .join('');

const percent = (byte: number): string => `%${hex(byte)}`;

export const FORMS: Readonly<Record<string, (secret: string, random: Random) => Form>> = {
  'as it is': whole,
  'base64 in a longer text': (secret, random) => base64(secret, 'base64', random),
  'base64url in a longer text': (secret, random) => base64(secret, 'base64url', random),
  'base64 in lines of 76': (secret, random) => wrapped(base64(secret, 'base64', random), 76, '\n'),
  'base64 in short indented lines': (secret, random) => wrapped(base64(secret, 'base64', random), 8, '\r\n      '),
  'base64 in a URL': (secret, random) => {
    const { written, telling } = base64(secret, 'base64', random);
    return { written: encodeURIComponent(written), telling: encodeURIComponent(telling) };
  },
  'base64 with its line breaks as JSON': (secret, random) => wrapped(base64(secret, 'base64', random), 12, '\\n'),
  'base64 of UTF-16': (secret) => whole(Buffer.from(secret, 'utf16le').toString('base64').replace(/=+$/, '')),
  'JSON in base64': (secret, random) => base64(inJson(secret), 'base64', random),
  'hex in lower case': (secret) => whole(bytesOf(secret).map(hex).join('')),
  'hex in upper case': (secret) => whole(bytesOf(secret).map(hex).join('').toUpperCase()),
  'hex with colons': (secret) => whole(bytesOf(secret).map(hex).join(':')),
  'hex in groups': (secret) => whole(Buffer.from(secret).toString('hex').replace(/.{4}/g, '$& ').trim()),
  'hex numbers': (secret) =>
    whole(
      bytesOf(secret)
        .map((byte) => `0x${hex(byte)}`)
        .join(', '),
    ),
  'decimal numbers': (secret) => whole(`[${bytesOf(secret).join(',')}]`),
  'percent encoding': (secret) => whole(encodeURIComponent(secret)),
  'percent encoding of every byte': (secret) => whole(bytesOf(secret).map(percent).join('')),
  'percent encoding of some bytes in upper case': (secret, random) =>
    whole(partly(secret, random, /[^%+]/, (byte) => percent(byte).toUpperCase())),
  'percent encoding as in forms': (secret) => whole(new URLSearchParams([['', secret]]).toString().slice(1)),
  'percent encoding twice': (secret) => whole(encodeURIComponent(encodeURIComponent(secret))),
  JSON: (secret) => whole(inJson(secret)),
  'JSON in JSON': (secret) => whole(inJson(inJson(secret))),
  'JSON with every character escaped': (secret) => whole(units(secret).map(unicodeEscape).join('')),
  'JSON with some characters escaped in upper case': (secret, random) =>
    whole(
      units(secret)
        .map((unit) => {
          const character = String.fromCharCode(unit);
          return unit < 0x80 && random.below(2) === 0 ? inJson(character) : unicodeEscape(unit).toUpperCase().replace('U', 'u');
        })
        .join(''),
    ),
  'JavaScript code points': (secret) => whole([...secret].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`).join('')),
  'bytes as \\x': (secret) =>
    whole(
      bytesOf(secret)
        .map((byte) => `\\x${hex(byte)}`)
        .join(''),
    ),
  'bytes in octal': (secret) =>
    whole(
      bytesOf(secret)
        .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
        .join(''),
    ),
  'quoted for a shell': (secret) => whole(`'${secret.replaceAll("'", "'\\''")}'`),
  'quoted for a shell with both quotes': (secret) => whole(`'${secret.replaceAll("'", `'"'"'`)}'`),
  'quoted for a shell with dollar': (secret) =>
    whole(`$'${secret.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`),
  'in double quotes of a shell': (secret) => whole(`"${secret.replace(/[\\"$`]/g, '\\$&')}"`),
  'with backslashes for a shell': (secret) => whole(secret.replace(/[^A-Za-z0-9_\n]/gu, '\\$&')),
  'with quotes doubled': (secret) => whole(secret.replaceAll("'", "''")),
  'character references': (secret) =>
    whole(secret.replace(/[&<>"']/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? '&#39;')),
  'numeric character references': (secret) =>
    whole([...secret].map((character) => `&#x${character.codePointAt(0)?.toString(16)};`).join('')),
};
