import { isAscii, isUtf8 } from 'node:buffer';
import { duplicateKeys } from './duplicateKeys.js';
import type { Problem } from './finding.js';
import { scanJson } from './jsonScan.js';
import { pointerNames } from './pointer.js';

export type JsonReading =
  /** `problems` are warnings: duplicate keys, invalid UTF-8. */
  | { readonly ok: true; readonly value: unknown; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const problem = (severity: Problem['severity'], rule: string, message: string): Problem => ({ pointer: '', rule, message, severity });

const hasByteOrderMark = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** As UTF-8; every invalid sequence becomes U+FFFD (wire format 1.1). */
const decode = (bytes: Uint8Array): string => asBuffer(bytes).toString('utf8');

/** Counted from 1, `column` in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const lineStarts = (text: string): number[] => {
  const starts = [0];
  for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', feed + 1)) starts.push(feed + 1);
  return starts;
};

const position = (starts: readonly number[], at: number): Position => {
  let low = 0;
  for (let high = starts.length; high - low > 1; ) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
};

/** In our own words, because those of the engines differ between versions. */
const syntaxProblem = (text: string): Problem => {
  const found = scanJson(text, () => {});
  if (found === undefined) return problem('error', 'json.syntax', 'the text is no JSON that this Node can read');
  if (text.trim() === '') return problem('error', 'json.syntax', 'the file is empty; a JSON document is expected');
  const { line, column } = position(lineStarts(text), found.at);
  return problem('error', 'json.syntax', `not JSON: ${found.message} (line ${line}, column ${column})`);
};

/** The bytes of a file as a JSON value. Never throws: what is wrong with the text is a problem of the whole document. */
export const readJson = (bytes: Uint8Array): JsonReading => {
  if (hasByteOrderMark(bytes)) {
    return {
      ok: false,
      problems: [problem('error', 'json.byte-order-mark', 'the file starts with a byte-order mark; save it as UTF-8 without one')],
    };
  }
  // ASCII, as nearly every document is, needs no decoder: each byte is a character.
  const ascii = isAscii(bytes);
  const warnings =
    ascii || isUtf8(bytes)
      ? []
      : [problem('warning', 'json.invalid-utf8', 'the file is not valid UTF-8, replacement characters are read instead; save it as UTF-8')];
  const text = ascii ? asBuffer(bytes).toString('latin1') : decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problems: [...warnings, syntaxProblem(text)] };
  }
  const duplicates = duplicateKeys(text, value);
  return { ok: true, value, problems: warnings.length === 0 ? duplicates : [...warnings, ...duplicates] };
};

/** The places that are looked for, as a tree of names; `at` is the offset where the text has one. */
interface Place {
  readonly parts: Map<string, Place>;
  at?: number;
}

const newPlace = (): Place => ({ parts: new Map() });

const partOf = (place: Place, name: string): Place => {
  const part = place.parts.get(name) ?? newPlace();
  place.parts.set(name, part);
  return part;
};

const forgetParts = (place: Place): void => {
  for (const part of place.parts.values()) {
    delete part.at;
    forgetParts(part);
  }
};

/** Of a duplicate key the last one counts, as in JSON.parse: the places inside the earlier one are gone. */
const found = (place: Place, at: number): void => {
  if (place.at !== undefined) forgetParts(place);
  place.at = at;
};

/** A bracket that is open: the place that it belongs to, when it leads to one, and the element being read. */
interface Level {
  readonly list: boolean;
  readonly place: Place | undefined;
  element: { name: string; at: number };
  index: number;
}

const findPlaces = (text: string, whole: Place): number | undefined => {
  const levels: Level[] = [];
  const arrive = (at: number): Place | undefined => {
    const level = levels.at(-1);
    if (level?.list) level.element = { name: String(++level.index), at };
    const place = level === undefined ? whole : level.place?.parts.get(level.element.name);
    if (place !== undefined) found(place, level === undefined ? at : level.element.at);
    return place;
  };
  const failed = scanJson(text, (event) => {
    if (event.kind === 'close') {
      levels.pop();
    } else if (event.kind === 'key') {
      const level = levels.at(-1);
      if (level?.place !== undefined) level.element = { name: JSON.parse(text.slice(event.at, event.end)), at: event.at };
    } else {
      const place = arrive(event.at);
      if (event.kind === 'open') levels.push({ list: event.list, place, element: { name: '', at: 0 }, index: -1 });
    }
  });
  return failed?.at;
};

/**
 * Where pointers lead in a text, all in one pass: to the key of a member, the value of an element. What does not exist (a missing
 * field) is placed at its nearest existing owner. In a text that is no JSON every pointer leads to the syntax error. Undefined
 * for what is no pointer.
 */
export const locateAll = (bytes: Uint8Array, pointers: readonly string[]): (Position | undefined)[] => {
  const text = decode(bytes);
  const whole = newPlace();
  const ways = pointers.map((pointer) => {
    const way = [whole];
    const names = pointerNames(pointer);
    for (const name of names ?? []) way.push(partOf(way.at(-1) ?? whole, name));
    return names === undefined ? undefined : way;
  });
  const failedAt = findPlaces(text, whole);
  const starts = lineStarts(text);
  return ways.map((way) => {
    if (way === undefined) return undefined;
    const at = failedAt ?? way.findLast((place) => place.at !== undefined)?.at;
    return position(starts, at ?? 0);
  });
};

/** As `locateAll`, for one pointer. Reads the whole text: for problems only. */
export const locate = (bytes: Uint8Array, pointer: string): Position | undefined => locateAll(bytes, [pointer])[0];
