import type { Problem } from './finding.js';
import { scanJson } from './jsonScan.js';
import { excerpt } from './plainText.js';
import { pointerToken } from './pointer.js';

/** Colons anywhere: in valid JSON at least one for each key. */
const colonsInText = (text: string): number => {
  let colons = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) colons++;
  return colons;
};

/** Colons outside of strings: in valid JSON that is the number of keys. */
const keysInText = (text: string): number => {
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x3a) keys++;
    else if (unit === 0x22) at = closingQuote(text, at);
  }
  return keys;
};

const closingQuote = (text: string, opening: number): number => {
  let at = text.indexOf('"', opening + 1);
  while (at !== -1 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at === -1 ? text.length : at;
};

const isEscaped = (text: string, at: number): boolean => {
  let first = at;
  while (text.charCodeAt(first - 1) === 0x5c) first--;
  return (at - first) % 2 === 1;
};

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const keysInValue = (value: unknown): number => {
  let keys = 0;
  const open: object[] = isContainer(value) ? [value] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) {
      for (const element of next) if (isContainer(element)) open.push(element);
    } else {
      const members: readonly unknown[] = Object.values(next);
      keys += members.length;
      for (const member of members) if (isContainer(member)) open.push(member);
    }
  }
  return keys;
};

interface Level {
  readonly list: boolean;
  readonly seen: Set<string>;
  /** The reference token of the element being read. */
  token: string;
  index: number;
}

const MOST_REPORTED = 50;
/** No document nests as deep; of deeper places the pointer names the owner at this depth. */
const DEEPEST_POINTER = 32;
/** Nor has it such a name; 50 pointers through a key as long as the document would be 50 times its size. */
const LONGEST_TOKEN = 256;

const findDuplicates = (text: string): Problem[] => {
  const found = new Map<string, Problem>();
  const levels: Level[] = [];
  const step = (): void => {
    const level = levels.at(-1);
    if (level?.list) level.token = String(++level.index);
  };
  scanJson(text, (event) => {
    if (event.kind === 'open') {
      step();
      levels.push({ list: event.list, seen: new Set(), token: '', index: -1 });
    } else if (event.kind === 'close') {
      levels.pop();
    } else if (event.kind === 'scalar') {
      step();
    } else {
      const level = levels.at(-1);
      if (level === undefined) return;
      const name: string = JSON.parse(text.slice(event.at, event.end));
      level.token = name;
      if (!level.seen.has(name)) {
        level.seen.add(name);
      } else if (found.size < MOST_REPORTED) {
        const long = levels.findIndex(({ token }) => token.length > LONGEST_TOKEN);
        const pointer = levels
          .slice(0, long === -1 ? DEEPEST_POINTER : Math.min(long, DEEPEST_POINTER))
          .map(({ token }) => `/${pointerToken(token)}`)
          .join('');
        const message = `the key ${excerpt(name)} is given more than once, the last one counts; keep one of them`;
        found.set(pointer, { pointer, rule: 'json.duplicate-key', message, severity: 'warning' });
      }
    }
  });
  return [...found.values()];
};

/** A warning for each key that an object of the text gives more than once; at most 50. `value` is what JSON.parse made of it. */
export const duplicateKeys = (text: string, value: unknown): Problem[] => {
  const keys = keysInValue(value);
  // Most documents are settled by the first count. It is never too low, so where it agrees there is no second key of a name.
  if (colonsInText(text) === keys) return [];
  return keysInText(text) === keys ? [] : findDuplicates(text);
};
