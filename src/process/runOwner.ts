import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import { isRunning, startTimeOf } from './processTable.js';

/** Which process a run folder belongs to, and where that process id means anything. */
export interface RunOwner {
  readonly pid: number;
  readonly start_time: string;
  /** Host name and PID namespace: containers may share one temporary folder and know nothing of each other's processes. */
  readonly place: string;
  /** Changes with every boot; start times count from it. */
  readonly boot: string;
}

const orNothing = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

export const thisOwner = (): RunOwner => ({
  pid: process.pid,
  start_time: startTimeOf(process.pid),
  place: `${os.hostname()} ${orNothing(() => readlinkSync('/proc/self/ns/pid'))}`.trim(),
  boot: orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
});

/** Certainly gone. An owner in another place cannot be judged from here: its folder is left alone. */
export const isGone = (owner: RunOwner, here: RunOwner): boolean =>
  owner.place === here.place && (owner.boot !== here.boot || !isRunning(owner.pid, owner.start_time));

const isOwner = (value: unknown): value is RunOwner =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  Number.isSafeInteger(value.pid) &&
  'start_time' in value &&
  typeof value.start_time === 'string' &&
  'place' in value &&
  typeof value.place === 'string' &&
  'boot' in value &&
  typeof value.boot === 'string';

/** What an owner file says, if it says it well. */
export const parseOwner = (text: string): RunOwner | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isOwner(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
