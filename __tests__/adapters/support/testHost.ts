import type { Host } from '../../../src/commands/host.js';

/** A front door with nobody before it. */
export const testHost = (cwd: string, environment: Readonly<Record<string, string>> = {}, signal = new AbortController().signal): Host => ({
  cwd,
  path: '/usr/bin:/bin',
  kit: cwd,
  signal,
  hasEnvironment: (name) => Object.hasOwn(environment, name),
  environmentValue: (name) => environment[name],
  now: () => new Date(0),
  notice: () => {},
  progress: () => {},
});
