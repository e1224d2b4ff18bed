/** Finds many byte strings at once, each byte looked at once (Aho and Corasick, 1975). States are numbers; 0 is the start. */
export interface NeedleAutomaton {
  /** The state after one more byte. Over a whole text this follows at most two links a byte, whatever the text. */
  readonly next: (state: number, byte: number) => number;
  /** Where a needle begins with the byte, its first state, else 0: from the start nothing else need be asked. */
  readonly first: Int32Array;
  /** How many of the last bytes could still become a needle. */
  readonly depth: (state: number) => number;
  /** Bytes of the longest needle that ends here, 0 for none. */
  readonly longest: (state: number) => number;
  /** Links followed so far, of all texts together: the work, in a unit that no clock is needed for. */
  readonly links: () => number;
}

/** Children of a state are a list: nearly every state has one. The start has a table. */
interface Trie {
  readonly start: Int32Array;
  readonly byte: Uint8Array;
  readonly firstChild: Int32Array;
  readonly sibling: Int32Array;
  readonly depth: Int32Array;
  readonly longest: Int32Array;
  size: number;
}

const childOf = (trie: Trie, state: number, byte: number): number => {
  if (state === 0) return trie.start[byte] ?? 0;
  let child = trie.firstChild[state] ?? 0;
  while (child !== 0 && trie.byte[child] !== byte) child = trie.sibling[child] ?? 0;
  return child;
};

const addChild = (trie: Trie, state: number, byte: number): number => {
  const child = ++trie.size;
  trie.byte[child] = byte;
  trie.depth[child] = (trie.depth[state] ?? 0) + 1;
  trie.sibling[child] = trie.firstChild[state] ?? 0;
  trie.firstChild[state] = child;
  if (state === 0) trie.start[byte] = child;
  return child;
};

const trieOf = (needles: readonly Uint8Array[]): Trie => {
  const states = 1 + needles.reduce((sum, needle) => sum + needle.length, 0);
  const numbers = (): Int32Array => new Int32Array(states);
  const trie: Trie = {
    start: new Int32Array(256),
    byte: new Uint8Array(states),
    firstChild: numbers(),
    sibling: numbers(),
    depth: numbers(),
    longest: numbers(),
    size: 0,
  };
  for (const needle of needles) {
    let state = 0;
    for (const byte of needle) state = childOf(trie, state, byte) || addChild(trie, state, byte);
    trie.longest[state] = needle.length;
  }
  return trie;
};

/** Where to go on when a state has no child for a byte: the state of the longest proper suffix. Shorter needles end in longer ones, too. */
const fallbacks = (trie: Trie): Int32Array => {
  const fallback = new Int32Array(trie.size + 1);
  const queue = new Int32Array(trie.size + 1);
  let filled = 1;
  for (let taken = 0; taken < filled; taken++) {
    const state = queue[taken] ?? 0;
    for (let child = trie.firstChild[state] ?? 0; child !== 0; child = trie.sibling[child] ?? 0) {
      queue[filled++] = child;
      if (state === 0) continue;
      const byte = trie.byte[child] ?? 0;
      let back = fallback[state] ?? 0;
      while (back !== 0 && childOf(trie, back, byte) === 0) back = fallback[back] ?? 0;
      const suffix = childOf(trie, back, byte);
      fallback[child] = suffix;
      trie.longest[child] ||= trie.longest[suffix] ?? 0;
    }
  }
  return fallback;
};

/** @param needles not empty each */
export const needleAutomaton = (needles: readonly Uint8Array[]): NeedleAutomaton => {
  const trie = trieOf(needles);
  const fallback = fallbacks(trie);
  const { depth, longest } = trie;
  let links = 0;
  const next = (state: number, byte: number): number => {
    let from = state;
    for (;;) {
      links++;
      const child = childOf(trie, from, byte);
      if (child !== 0 || from === 0) return child;
      from = fallback[from] ?? 0;
    }
  };
  return {
    next,
    first: trie.start,
    depth: (state) => depth[state] ?? 0,
    longest: (state) => longest[state] ?? 0,
    links: () => links,
  };
};
