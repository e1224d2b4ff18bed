import { readFileSync } from 'node:fs';
import type { SandboxLimits } from './sandbox.js';

const HARD_LIMITS = { processes: 'Max processes', fileBytes: 'Max file size', memoryBytes: 'Max data size' } as const;

/** What we are limited to ourselves: nobody can be given more. */
const hardLimit = (name: string): number => {
  try {
    const line = readFileSync('/proc/self/limits', 'latin1')
      .split('\n')
      .find((candidate) => candidate.startsWith(name));
    const value = Number(line?.slice(name.length).trim().split(/\s+/)[1]);
    return Number.isSafeInteger(value) ? value : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/**
 * The command under limits of the system, put on by `prlimit` just before it starts. Only data is limited, not address space: Node
 * reserves gigabytes of that at its start, and uses about 50 MB of data.
 */
export const limitedCommand = (prlimit: string | undefined, limits: SandboxLimits, command: readonly string[]): readonly string[] => {
  if (prlimit === undefined) return command;
  const limit = (name: keyof SandboxLimits): number => Math.min(limits[name], hardLimit(HARD_LIMITS[name]));
  return [
    ...[prlimit, `--nproc=${limit('processes')}`, `--fsize=${limit('fileBytes')}`, `--data=${limit('memoryBytes')}`, '--core=0', '--'],
    ...command,
  ];
};
