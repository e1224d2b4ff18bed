import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Machine, thisMachine } from '../../../../src/process/sandbox/machine.js';
import {
  openSandboxOn,
  type Sandbox,
  type SandboxEnd,
  type SandboxOrder,
  type SandboxRequest,
} from '../../../../src/process/sandbox/openSandbox.js';
import { scratch } from '../../support/scratch.js';

/** The makes that this machine can be brought to use, by taking tools away from it. `followed`: nothing at all but supervision. */
export const MAKES = {
  bwrap: { demand: 'auto', without: [] },
  unshare: { demand: 'auto', without: ['bwrap'] },
  contained: { demand: 'none', without: [] },
  followed: { demand: 'none', without: ['unshare'] },
} as const;
export type Make = keyof typeof MAKES;

export const isRoot = process.getuid?.() === 0;

export const machineWithout = (...tools: readonly (keyof Machine['tools'])[]): Machine => {
  const machine = thisMachine();
  return { ...machine, tools: { ...machine.tools, ...Object.fromEntries(tools.map((name) => [name, undefined])) } };
};

const succeeds = (file: string | undefined, args: readonly string[]): boolean => file !== undefined && spawnSync(file, args).status === 0;

/** Makes that must work here: a machine may not let everybody have namespaces. */
export const makesHere: readonly Make[] = [
  ...(succeeds(thisMachine().tools.bwrap, ['--unshare-pid', '--ro-bind', '/', '/', '/bin/true']) ? (['bwrap'] as const) : []),
  ...(isRoot || succeeds(thisMachine().tools.sudo, ['-n', 'true']) ? (['unshare'] as const) : []),
  ...(isRoot ? (['contained'] as const) : []),
  'followed',
];

export const isolatingMakes = makesHere.filter((make) => make === 'bwrap' || make === 'unshare');

export interface Opened {
  readonly sandbox: Sandbox;
  readonly base: string;
  readonly workspace: string;
  readonly adapter: string;
  /** A folder beside, with a file in it, that nothing inside may see. */
  readonly secret: string;
}

export const requestIn = (base: string, overrides: Partial<SandboxRequest> = {}): SandboxRequest => ({
  demand: 'auto',
  network: { kind: 'none' },
  folders: [
    { host: path.join(base, 'workspace'), inside: '/workspace', access: 'read-write' },
    { host: path.join(base, 'adapter'), inside: '/adapter', access: 'read-only' },
  ],
  hidden: [path.join(base, 'secret'), '/root', '/home'],
  scratch: path.join(base, 'scratch'),
  limits: { processes: 64, fileBytes: 50_000_000, memoryBytes: 400_000_000 },
  ...overrides,
});

export const makeFolders = (): string => {
  const base = scratch();
  for (const name of ['workspace', 'adapter', 'secret', 'scratch']) mkdirSync(path.join(base, name), { mode: 0o700 });
  writeFileSync(path.join(base, 'workspace', 'file.txt'), 'mine');
  writeFileSync(path.join(base, 'adapter', 'adapter.txt'), 'adapter');
  writeFileSync(path.join(base, 'secret', 'driver.txt'), 'hidden');
  return base;
};

export const open = async (make: Make, overrides: Partial<SandboxRequest> = {}): Promise<Opened> => {
  const base = makeFolders();
  const { demand, without } = MAKES[make];
  const opening = await openSandboxOn(requestIn(base, { demand, ...overrides }), machineWithout(...without));
  if (!opening.ok) throw new Error(opening.reason);
  const place = (name: string): string => path.join(base, name);
  return { sandbox: opening.sandbox, base, workspace: place('workspace'), adapter: place('adapter'), secret: place('secret') };
};

export interface Output {
  readonly end: SandboxEnd;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a piece of JavaScript inside, in the workspace. */
export const runNode = async (
  { sandbox, workspace }: Pick<Opened, 'sandbox' | 'workspace'>,
  code: string,
  order: Partial<SandboxOrder> = {},
  args: readonly string[] = [],
): Promise<Output> => {
  const [out, err]: [Uint8Array[], Uint8Array[]] = [[], []];
  const end = await sandbox.run({
    command: [sandbox.node, '-e', code, ...args],
    cwd: sandbox.inside(workspace),
    env: {},
    timeoutMs: 30_000,
    stdout: (chunk) => out.push(chunk),
    stderr: (chunk) => err.push(chunk),
    ...order,
  });
  return { end, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() };
};
