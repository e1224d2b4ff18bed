import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** What a file says, in one of the ways in which it can be read. */
export interface View {
  /** `as it is`, or how it was decoded. */
  readonly how: string;
  readonly text: string;
}

/** How often something is taken out of something else. */
const DEPTH = 3;
const UNPACKED_BYTES = 4_194_304;
const MOST_VIEWS = 200;

const BASE64 = /[A-Za-z0-9+/_-](?:[A-Za-z0-9+/_-]|\r?\n[ \t]*(?=[A-Za-z0-9+/_-])){31,}={0,2}/g;
const HEX = /(?:[0-9a-fA-F]{2}){24,}/g;
const JSON_TEXT = /"(?:[^"\\\n]|\\.){24,}"/g;
const PERCENT = /(?:[\w.~!*'()-]|%[0-9a-fA-F]{2}){24,}/g;

const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Bytes that are text to a person: hardly anything that is no character. */
const readable = (text: string): boolean => text.length > 12 && (text.match(/[\ufffd\u0000-\u0008]/g)?.length ?? 0) * 20 < text.length;

const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const unpacked = (bytes: Uint8Array): readonly (readonly [how: string, bytes: Uint8Array])[] => {
  const options = { maxOutputLength: UNPACKED_BYTES };
  const [first, second] = bytes;
  if (first === 0x1f && second === 0x8b) return [['gzip', quietly(() => gunzipSync(bytes, options))] as const].flatMap(present);
  if (first === 0x78) return [['zlib', quietly(() => inflateSync(bytes, options))] as const].flatMap(present);
  return [['brotli', quietly(() => brotliDecompressSync(bytes, options))] as const].flatMap(present);
};

const present = ([how, bytes]: readonly [string, Uint8Array | undefined]) => (bytes === undefined ? [] : [[how, bytes] as const]);

/** Ways to read a piece of text as bytes of something else. */
const DECODINGS: readonly (readonly [how: string, pattern: RegExp, decode: (found: string) => Uint8Array | undefined])[] = [
  ['base64', BASE64, (found) => Buffer.from(found.replace(/\s/g, ''), 'base64')],
  ['hexadecimal', HEX, (found) => Buffer.from(found, 'hex')],
  ['JSON text', JSON_TEXT, (found) => (found.includes('\\') ? quietly(() => Buffer.from(String(JSON.parse(found)))) : undefined)],
  ['percent signs', PERCENT, (found) => (found.includes('%') ? quietly(() => Buffer.from(decodeURIComponent(found))) : undefined)],
];

/** A file as it is, and everything that is packed or encoded in it, some levels deep and within bounds. */
export const viewsOf = (bytes: Uint8Array): readonly View[] => {
  const views: View[] = [];
  const look = (how: string, found: Uint8Array, depth: number): void => {
    if (views.length >= MOST_VIEWS) return;
    const text = utf8(found);
    if (depth === DEPTH || readable(text)) views.push({ how: how === '' ? 'as it is' : how, text });
    if (depth === 0) return;
    const inner = (name: string): string => (how === '' ? name : `${how}, ${name}`);
    if (!readable(text)) for (const [name, content] of unpacked(found)) look(inner(name), content, depth - 1);
    for (const [name, pattern, decode] of DECODINGS) {
      for (const [match] of text.matchAll(pattern)) {
        const content = decode(match);
        if (content !== undefined && (readable(utf8(content)) || unpacked(content).length > 0)) look(inner(name), content, depth - 1);
      }
    }
  };
  look('', bytes, DEPTH);
  return views;
};
