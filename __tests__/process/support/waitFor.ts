import { setTimeout as delay } from 'node:timers/promises';

/** Looks again and again until it is so. What has not come after a minute will not come. */
export const waitFor = async <T>(look: () => T | undefined | false): Promise<T> => {
  for (let round = 0; round < 6_000; round++) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    await delay(10);
  }
  throw new Error('waited in vain');
};
