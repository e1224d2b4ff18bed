import { readdirSync, readFileSync } from 'node:fs';
import { processIds, readStat } from '../processTable.js';

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
};

const threadsOf = (pid: number): readonly string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // gone
  }
};

/** As the kernel lists them with each thread. Costs nothing for the rest of the system's processes. */
const listedChildren = (pid: number): readonly number[] =>
  threadsOf(pid).flatMap((thread) => textOf(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number));

const allChildren = (): ((pid: number) => readonly number[]) => {
  const children = new Map<number, number[]>();
  for (const pid of processIds()) {
    const parent = readStat(pid)?.parent ?? 0;
    const known = children.get(parent);
    if (known) known.push(pid);
    else children.set(parent, [pid]);
  }
  return (pid) => children.get(pid) ?? [];
};

let listed: boolean | undefined;

/** Not every kernel is built to list children. */
const kernelLists = (): boolean => {
  listed ??= threadsOf(process.pid).some((thread) => readdirSync(`/proc/${process.pid}/task/${thread}`).includes('children'));
  return listed;
};

/** All that descends from the given processes right now, without themselves. */
export const descendantsOf = (roots: Iterable<number>): readonly number[] => {
  const childrenOf = kernelLists() ? listedChildren : allChildren();
  const found = new Set<number>(roots);
  const before = found.size;
  for (const pid of found) for (const child of childrenOf(pid)) found.add(child); // grows while it is walked
  return [...found].slice(before);
};
