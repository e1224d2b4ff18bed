import os from 'node:os';

/** The machine, as a record names it: enough to tell kinds of machines apart, nothing that names one of them. */
export interface HostFacts {
  readonly os: string;
  readonly arch: string;
  readonly cpus: number;
  readonly memory_mb: number;
  readonly node: string;
}

const MIB = 1_048_576;

export const hostFacts = (): HostFacts => ({
  os: `${os.type()} ${os.release()}`.slice(0, 120),
  arch: process.arch,
  cpus: Math.max(1, os.availableParallelism()),
  memory_mb: Math.max(1, Math.floor(os.totalmem() / MIB)),
  node: process.versions.node,
});
