/** Numbers that look random and are the same in every run. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number;
  readonly of: <T>(choices: readonly T[]) => T;
}

export const seeded = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    of: (choices) => {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error('nothing to choose from');
      return choice;
    },
  };
};
