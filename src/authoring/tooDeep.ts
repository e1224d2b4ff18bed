/** No document of the format nests deeper than seven levels. */
const DEEPEST = 64;

const within = (value: unknown): readonly unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);

/** Deeper than anything that is written again by recursion may be. Looks level by level, so that no depth can exhaust the stack. */
export const tooDeep = (value: unknown): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth++) level = level.flatMap(within);
  return level.length > 0;
};
