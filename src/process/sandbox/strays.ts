import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, processesWithin, processIds, readStat, startTimeOf } from '../processTable.js';
import { descendantsOf } from './processTree.js';

const SAMPLE_MS = 100;
const ROUNDS = 60;
const BETWEEN_ROUNDS_MS = 25;

/** Follows what a process starts, where no namespace holds it together. */
export interface Strays {
  /** Stops looking, and kills all that is left, again and again until nothing is. True when there was something. */
  readonly kill: () => Promise<boolean>;
}

/**
 * Looks at the descendants of a process ten times a second, so that one that leaves its parent and its session is known before. Taken
 * for its own are only: a process that was seen as its descendant, descendants of those, members of their sessions, and whoever works
 * in one of the folders or carries its path. A process that leaves all of this between two looks is not found.
 */
export const followStrays = (leader: number, folders: readonly string[]): Strays => {
  const seen = new Map<number, string>([[leader, startTimeOf(leader)]]);
  const sessions = new Set<number>([leader]);
  const remember = (pid: number): void => {
    const stat = readStat(pid);
    if (stat === undefined) return;
    seen.set(pid, stat.startTime);
    // only a session that one of its own processes opened
    if (stat.session === pid) sessions.add(pid);
  };
  const alive = (): readonly number[] => [...seen].filter(([pid, start]) => isRunning(pid, start)).map(([pid]) => pid);
  const look = (): void => {
    for (const pid of descendantsOf(alive())) remember(pid);
  };
  const timer = setInterval(look, SAMPLE_MS);
  look();

  const left = (): readonly number[] => {
    look();
    const inSessions = processIds().filter((pid) => {
      const stat = readStat(pid);
      return stat !== undefined && sessions.has(stat.session) && !'ZX'.includes(stat.state);
    });
    for (const pid of [...inSessions, ...folders.flatMap(processesWithin)]) remember(pid);
    return alive().filter((pid) => pid !== leader && pid !== process.pid);
  };
  return {
    kill: async () => {
      clearInterval(timer);
      let found = left();
      const any = found.length > 0;
      for (let round = 0; found.length > 0 && round < ROUNDS; round++) {
        for (const pid of found) {
          try {
            process.kill(pid, 'SIGKILL');
          } catch {
            // ended by itself: the next look tells
          }
        }
        await delay(BETWEEN_ROUNDS_MS);
        found = left();
      }
      return any;
    },
  };
};
