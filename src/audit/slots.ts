/** Lets so many pieces of work run at a time; the others wait in the order in which they came. */
export const slots = (count: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let free = Math.max(1, count);
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};
