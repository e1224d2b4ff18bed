import { setTimeout as delay } from 'node:timers/promises';
import { processesWithin } from './processTable.js';

const ROUNDS = 40;
const BETWEEN_ROUNDS_MS = 25;

/**
 * Kills every process that belongs to a folder, again and again until a look around finds none: what one of them starts meanwhile is
 * found by the next look. Returns those that could not be killed (about a second of trying). Needs /proc; does nothing without.
 */
export const killWithin = async (folder: string): Promise<readonly number[]> => {
  let found = processesWithin(folder);
  for (let round = 0; found.length > 0 && round < ROUNDS; round++) {
    for (const pid of found) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // ended by itself, or not ours: the next look tells
      }
    }
    await delay(BETWEEN_ROUNDS_MS);
    found = processesWithin(folder);
  }
  return found;
};
