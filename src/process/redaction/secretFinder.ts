import { BASE64_LEADS, base64Reader } from './base64Reader.js';
import { decimalReader } from './decimalReader.js';
import { entityReader } from './entityReader.js';
import { escapeReader } from './escapeReader.js';
import { HEX_LEADS, hexReader } from './hexReader.js';
import { needleAutomaton } from './needleAutomaton.js';
import { needleReader } from './needleReader.js';
import { MARKER, needlesOf } from './needles.js';
import { percentReader } from './percentReader.js';
import { fanOut, type Reader } from './reader.js';
import type { Secret } from './redactor.js';

/** Finds declared values in one text that comes in pieces. */
export interface SecretFinder {
  /** Reads on. */
  readonly push: (bytes: Uint8Array) => void;
  readonly end: () => void;
  /** What begins before this offset is found; from here on something may still be under way. */
  readonly settled: () => number;
}

/** @param start, end offsets in bytes since the start of the text, `end` exclusive; nearly in ascending order of `end` */
export type Found = (start: number, end: number) => void;

/** What the secrets of a run compile to, once, for any number of texts. */
export interface SecretSearch {
  /** Nothing to look for. */
  readonly empty: boolean;
  /** Also finds what stands where a secret was hidden before: of that, no part is to be hidden again. */
  readonly finder: (found: Found) => SecretFinder;
  /** Steps taken so far: see `NeedleAutomaton.links`. */
  readonly links: () => number;
}

/** Which encodings can differ from the others for these needles. */
interface Traits {
  /** A blank, which forms write as `+`. */
  readonly blank: boolean;
  /** Anything that an encoder of JSON may escape. */
  readonly escaped: boolean;
}

/**
 * All the ways in which the output is read. What is often encoded once more is read twice over: base64 in a URL or in JSON, JSON in
 * JSON or in base64, percent encoding of itself. Each encoding is also undone alone: a stray `%` or backslash before a text must not
 * change how that is read.
 */
const readers = (search: () => Reader, { blank, escaped }: Traits): Reader[] => {
  const base64 = (behind: () => Reader): Reader[] => BASE64_LEADS.map((lead) => base64Reader(lead, behind()));
  const json = (): Reader => (escaped ? fanOut([search(), escapeReader(search())]) : search());
  return [
    percentReader('plus', fanOut([search(), percentReader('plus', search()), ...base64(search)])),
    ...(blank ? [percentReader('space', search())] : []),
    escapeReader(fanOut([search(), escapeReader(search()), ...base64(search)])),
    entityReader(search()),
    ...base64(json),
    ...HEX_LEADS.map((lead) => hexReader(lead, search())),
    decimalReader(search()),
  ];
};

export const secretSearch = (secrets: readonly Secret[]): SecretSearch => {
  const needles = needlesOf(secrets);
  const plain = needleAutomaton(needles.plain);
  const encoded = needleAutomaton(needles.encoded);
  const marker = needleAutomaton([Buffer.from(MARKER)]);
  const traits: Traits = {
    blank: secrets.some(({ value }) => value.includes(' ')),
    escaped: secrets.some(({ value }) => /[^A-Za-z0-9_.~-]/.test(value)),
  };
  const search = (found: Found): Reader[] => {
    if (needles.plain.length === 0) return [];
    const encodings = needles.encoded.length === 0 ? [] : readers(() => needleReader(encoded, found), traits);
    return [needleReader(plain, found), ...encodings];
  };
  return {
    empty: needles.plain.length === 0,
    finder: (found) => finderOf(fanOut([needleReader(marker, found), ...search(found)])),
    links: () => plain.links() + encoded.links() + marker.links(),
  };
};

const finderOf = (reader: Reader): SecretFinder => {
  let read = 0;
  return {
    push: (bytes) => {
      for (const byte of bytes) reader.push(byte, read, ++read);
    },
    end: () => reader.reset(),
    settled: () => Math.min(read, reader.since()),
  };
};
