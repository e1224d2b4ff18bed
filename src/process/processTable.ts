import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { codeOf } from './systemError.js';

export interface ProcessStat {
  readonly state: string;
  readonly parent: number;
  readonly session: number;
  /** Clock ticks since boot: with the process id it names one process for ever (until the next boot). */
  readonly startTime: string;
}

/** What `/proc/<pid>/stat` says; undefined when there is no such process, or no /proc. The command name may hold blanks and brackets, so the fields are counted from the last bracket. */
export const readStat = (pid: number): ProcessStat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [state, parent, session, startTime] = [fields[0], fields[1], fields[3], fields[19]];
    return state === undefined || parent === undefined || session === undefined || startTime === undefined
      ? undefined
      : { state, parent: Number(parent), session: Number(session), startTime };
  } catch {
    return undefined;
  }
};

const hasProc = (): boolean => readStat(process.pid) !== undefined;

/** When a process started, as its system counts; `0` where there is no /proc. */
export const startTimeOf = (pid: number): string => readStat(pid)?.startTime ?? '0';

/** Is it still the process that was meant? A zombie has ended. Without /proc any process with that id counts. */
export const isRunning = (pid: number, startTime: string): boolean => {
  if (hasProc()) {
    const stat = readStat(pid);
    return stat !== undefined && stat.startTime === startTime && !'ZX'.includes(stat.state);
  }
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const ourselvesAndAncestors = (): Set<number> => {
  const line = new Set<number>();
  for (let pid = process.pid; pid > 0 && !line.has(pid); pid = readStat(pid)?.parent ?? 0) line.add(pid);
  return line;
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // gone meanwhile, or not ours to read
  }
};

const isInside = (link: string, folder: string): boolean => {
  try {
    const target = readlinkSync(link);
    return target === folder || target.startsWith(`${folder}/`);
  } catch {
    return false;
  }
};

const isOurs = (pid: number, uid: number): boolean => {
  try {
    return uid === 0 || statSync(`/proc/${pid}`).uid === uid;
  } catch {
    return false;
  }
};

/** Every process of the system; empty where there is no /proc. */
export const processIds = (): readonly number[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^[1-9][0-9]*$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
};

/**
 * Processes that belong to a folder: they work in it, or its path is among their arguments or in their environment. Never this
 * process and its ancestors; only those of our own user, unless we are root. Empty where there is no /proc.
 */
export const processesWithin = (folder: string): readonly number[] => {
  const uid = process.getuid?.();
  if (uid === undefined || !hasProc()) return [];
  const spared = ourselvesAndAncestors();
  return processIds().filter(
    (pid) =>
      !spared.has(pid) &&
      isOurs(pid, uid) &&
      (isInside(`/proc/${pid}/cwd`, folder) ||
        textOf(`/proc/${pid}/cmdline`).includes(folder) ||
        textOf(`/proc/${pid}/environ`).includes(folder)),
  );
};
