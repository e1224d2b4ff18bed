import { readdirSync } from 'node:fs';
import { ADAPTER_OUTPUT_BYTES, DOCUMENT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import type { LoadedAdapter } from '../planning/loadAdapter.js';
import { type Redactor, redactor, type Secret } from '../process/redaction/redactor.js';
import { openSandbox } from '../process/sandbox/openSandbox.js';
import type { Network, Sandbox, SandboxRequest } from '../process/sandbox/sandbox.js';
import { folderSource } from '../source/folderSource.js';
import { type AttemptFolder, openAttemptFolder, privateFolder } from '../workspace/attemptFolder.js';
import { buildWorkspace } from '../workspace/buildWorkspace.js';
import { captureChanges } from '../workspace/captureChanges.js';
import { readSidecar } from '../workspace/readSidecar.js';
import { copyAdapter } from './adapterCopy.js';
import { clip } from './clip.js';
import { fillCommand } from './command.js';
import { installDependencies } from './installDependencies.js';
import { type TrialCheck, type TrialDiagnostics, trialChecks } from './trialChecks.js';
import { TRIAL_TASK } from './trialTask.js';

export interface TrialOrder {
  readonly adapter: LoadedAdapter;
  readonly node: string;
  readonly searchPath: string;
  /** The private folder of this run of the tool. */
  readonly runFolder: string;
  readonly demand: SandboxRequest['demand'];
  readonly network: Network;
  /** Host paths that must not be seen: the adapter's own folder. */
  readonly hidden: readonly string[];
  readonly signal: AbortSignal;
}

export type Trial =
  /** It could not be found out. */
  | { readonly kind: 'not_run'; readonly reason: string }
  | {
      readonly kind: 'ran';
      readonly isolation: Pick<Sandbox, 'mode' | 'network' | 'isolated'>;
      readonly checks: readonly TrialCheck[];
      /** Paths of the workspace that are not as they were. */
      readonly changed: readonly string[];
      /** Without the invented values, cut. */
      readonly stdout: string;
      readonly stderr: string;
    };

// As in an attempt: enough for an agent with its tools, too little to take a machine down.
const LIMITS = { processes: 512, fileBytes: 1_073_741_824, memoryBytes: 8_589_934_592 };
const SHOWN_UNITS = 4_000;

const notRun = (reason: string): Trial => ({ kind: 'not_run', reason });

/** Made from the name alone, so that the same adapter gets the same answer everywhere. */
const inventedValues = (names: readonly string[]): readonly Secret[] =>
  names.map((name) => ({ name, value: `adapter-check-${sha256(name).slice(0, 24)}` }));

/** The first bytes of a stream. */
const collector = (limit: number): { readonly add: (chunk: Uint8Array) => void; readonly text: () => string } => {
  const chunks: Uint8Array[] = [];
  let room = limit;
  return {
    add: (chunk) => {
      if (room === 0) return;
      const kept = Uint8Array.from(chunk.subarray(0, room));
      room -= kept.length;
      chunks.push(kept);
    },
    text: () => Buffer.concat(chunks).toString('utf8'),
  };
};

/** As a run takes it; only there nothing at all is one more way to fail. */
const sidecar = async (workspace: string, path: string | undefined, known: Redactor): Promise<TrialDiagnostics> => {
  if (path === undefined) return { kind: 'undeclared' };
  const looked = folderSource(workspace).read({ folder: '', path }, DOCUMENT_BYTES);
  if (!looked.ok && looked.rule === 'source.missing') return { kind: 'absent' };
  const reading = await readSidecar(workspace, path, known);
  return reading.kind === 'read' ? { kind: 'valid' } : { kind: 'unusable', reason: reading.reason };
};

/** What lies directly around the workspace, and the files of the adapter's copy that are not what they were. */
const surroundings = (folder: AttemptFolder, adapterFolder: string, artifacts: LoadedAdapter['artifacts']): Map<string, string> => {
  const copy = folderSource(adapterFolder);
  const found = new Map<string, string>(readdirSync(folder.path).map((name) => [`beside the workspace: ${name}`, 'there']));
  for (const name of readdirSync(adapterFolder)) found.set(`adapter: ${name}`, 'there');
  for (const { path, bytes } of artifacts) {
    const reading = copy.read({ folder: '', path }, bytes.length);
    found.set(`adapter: ${path}`, reading.ok ? sha256(reading.bytes) : reading.rule);
  }
  return found;
};

const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();

interface Stage {
  readonly order: TrialOrder;
  readonly folder: AttemptFolder;
  readonly adapterFolder: string;
  readonly sandbox: Sandbox;
}

const perform = async ({ order, folder, adapterFolder, sandbox }: Stage): Promise<Trial> => {
  const { document, artifacts } = order.adapter;
  const values = inventedValues(document.environment_names);
  const known = redactor(values);
  const places = { node: sandbox.node, adapterRoot: sandbox.inside(adapterFolder), workspace: sandbox.inside(folder.workspace) };
  const filling = fillCommand(document.command, places);
  if (!filling.ok) return notRun('a folder of this machine has braces in its name; rename it');
  const [stdout, stderr] = [collector(ADAPTER_OUTPUT_BYTES), collector(ADAPTER_OUTPUT_BYTES)];
  const before = surroundings(folder, adapterFolder, artifacts);
  const end = await sandbox.run({
    command: filling.command,
    cwd: places.workspace,
    env: Object.fromEntries(values.map(({ name, value }) => [name, value])),
    timeoutMs: document.timeout_ms,
    stdout: stdout.add,
    stderr: stderr.add,
    signal: order.signal,
  });
  if (end.kind === 'cancelled') return notRun('interrupted');
  const outside = differences(before, surroundings(folder, adapterFolder, artifacts));
  const diagnostics = await sidecar(folder.workspace, document.diagnostics_path, known);
  const captured = await captureChanges(folder.workspace, TRIAL_TASK);
  const changes = captured.changes.filter(({ path }) => path !== document.diagnostics_path);
  const telling = changes.filter(
    ({ path, content_base64 = '' }) => known.reveals(path) || known.reveals(Buffer.from(content_base64, 'base64').toString('utf8')),
  );
  const checks = trialChecks({
    end,
    timeoutMs: document.timeout_ms,
    diagnostics,
    revealed: {
      output: known.reveals(stdout.text()) || known.reveals(stderr.text()),
      files: telling.map(({ path }) => known.text(path)),
    },
    outside,
  });
  return {
    kind: 'ran',
    isolation: { mode: sandbox.mode, network: sandbox.network, isolated: sandbox.isolated },
    checks,
    changed: [...changes, ...captured.refused].map(({ path }) => known.text(path)).sort(),
    stdout: clip(known.text(stdout.text()), SHOWN_UNITS),
    stderr: clip(known.text(stderr.text()), SHOWN_UNITS),
  };
};

const prepare = async (order: TrialOrder, folder: AttemptFolder): Promise<Trial> => {
  const { artifacts } = order.adapter;
  const building = buildWorkspace(folder.workspace, TRIAL_TASK);
  if (building.kind === 'setup_failure') return notRun(building.reason);
  const adapterFolder = privateFolder(folder.path);
  const copying = copyAdapter(adapterFolder, artifacts);
  if (!copying.ok) return notRun(copying.reason);
  const { node, searchPath, signal } = order;
  const installing = await installDependencies({ artifacts, adapterFolder, attemptFolder: folder.path, node, searchPath, signal });
  if (installing.kind === 'failed') return notRun(installing.reason);
  if (installing.kind === 'cancelled' || signal.aborted) return notRun('interrupted');
  const opening = await openSandbox({
    demand: order.demand,
    network: order.network,
    folders: [
      { host: folder.workspace, inside: '/workspace', access: 'read-write' },
      { host: adapterFolder, inside: '/adapter', access: 'read-only' },
    ],
    hidden: order.hidden,
    scratch: privateFolder(folder.path),
    limits: LIMITS,
  });
  if (!opening.ok) return notRun(opening.reason);
  try {
    return await perform({ order, folder, adapterFolder, sandbox: opening.sandbox });
  } finally {
    await opening.sandbox.close();
  }
};

/** Runs an adapter once on a tiny made-up task, with invented values for the names that it declares, and judges how it behaves. */
export const tryAdapter = async (order: TrialOrder): Promise<Trial> => {
  const folder = openAttemptFolder(order.runFolder);
  const trial = await prepare(order, folder).catch(async (error: unknown) => {
    await folder.close();
    throw error;
  });
  const removal = await folder.close();
  return removal.removed ? trial : notRun(`the folder of the trial could not be removed: ${removal.reason}`);
};
