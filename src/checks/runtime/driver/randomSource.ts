/** Seeded inputs of a check. The same seed and label give the same values on every platform. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  /** A number from 0 up to, but not including, 1. */
  readonly float: () => number;
  readonly bool: () => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** A shuffled copy. */
  readonly shuffle: <T>(list: readonly T[]) => T[];
  /** A word of 5–9 small letters that this source has not given before. */
  readonly word: () => string;
  /** `count` values, or a count between two bounds. */
  readonly many: <T>(count: number | readonly [min: number, max: number], make: (index: number) => T) => T[];
}

// Few English words and hardly any property name can be spelled with these.
const CONSONANTS = 'bdfgkmpvz';
const VOWELS = 'aeiou';

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Four words of state out of a text: FNV-1a over its code units, once per word, each from another start. */
const stateOf = (text: string): [number, number, number, number] => {
  const word = (start: number): number => {
    let hash = start;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  };
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x243f6a88), word(0x3c6ef372) | 1];
};

/** The generator xoshiro128** of Blackman and Vigna (public domain), as numbers from 0 up to 1. */
const generator = (text: string): (() => number) => {
  let [a, b, c, d] = stateOf(text);
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result / 0x1_0000_0000;
  };
};

export const createRandom = (seed: string, label: string): Random => {
  const next = generator(`${seed}/${label}`);
  const given = new Set<string>();
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const letter = (letters: string): string => letters.charAt(int(0, letters.length - 1));
  const pick = <T>(list: readonly T[]): T => {
    const index = int(0, list.length - 1);
    if (list.length === 0) throw new RangeError('random.pick: the list is empty');
    return list[index] as T;
  };
  const word = (): string => {
    for (;;) {
      const length = int(5, 9);
      let text = '';
      while (text.length < length) text += letter(text.length % 2 === 0 ? CONSONANTS : VOWELS);
      if (given.has(text)) continue;
      given.add(text);
      return text;
    }
  };
  return {
    int,
    float: next,
    bool: () => next() < 0.5,
    pick,
    shuffle: (list) => {
      const rest = [...list];
      return list.flatMap(() => rest.splice(int(0, rest.length - 1), 1)) as typeof rest;
    },
    word,
    many: (count, make) => Array.from({ length: typeof count === 'number' ? count : int(count[0], count[1]) }, (_, index) => make(index)),
  };
};
