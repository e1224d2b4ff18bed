/**
 * The driver's side. The driver holds the inputs, the expected values and the verdict, and never runs a byte of the workspace. `observe` does that in a
 * second process and tells what happened.
 */
import { RUNTIME_VERSION } from '../version.js';
import { createBench } from './bench.js';
import { CheckFailure, CheckTrouble } from './checkErrors.js';
import { equal, ok } from './compare.js';
import { readEnvironment } from './environment.js';
import { table } from './markdownTable.js';
import { plainText } from './plainText.js';
import { rehearsalFiles, rehearse } from './rehearsal.js';
import { RemoteFunction } from './remoteFunction.js';
import { createReport } from './report.js';
import type { Shell } from './shellParts.js';
import { createStripper } from './strippedSources.js';
import { killAllSubjects } from './subjectProcess.js';
import { createWorkspaceFiles } from './workspaceFiles.js';

/** Parameter of the program that the build makes of this module. */
declare const shell: Shell;

/** A check is many observations; it gets several times the limit of one. */
const LIMITS_A_CHECK = 5;
const SHORTEST_CHECK_LIMIT_MS = 10_000;

const environment = readEnvironment(process.argv, process.env);

const HOST_CODE = 'host.code';
const strip = createStripper(shell);
const files = createWorkspaceFiles(environment.workspace);
let findings: string[] = [];
const common = {
  strip,
  sandbox: environment.sandbox,
  limitMs: environment.limitMs,
  host: { source: shell.hostSource, code: shell.kept.read(HOST_CODE) },
};
const { modules, pool, fakes, observer } = createBench({ ...common, files, finding: (what) => findings.push(what) });

// Standard output carries the result document and nothing else.
for (const method of ['log', 'info', 'debug', 'table', 'dir'] as const) console[method] = console.error;
process.on('exit', killAllSubjects);
// Without a listener this signal opens the inspector.
process.on('SIGUSR1', () => {});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => {
    killAllSubjects();
    process.kill(process.pid, signal);
  });

let filesRead = 0;
let runsTaken = 0;

export { CheckFailure, CheckTrouble, equal, ok, RemoteFunction, table };
export const { observe } = observer;
export const { fake, fakeSync } = fakes;
export const { seed } = environment;
export const version = RUNTIME_VERSION;

/** Text of a workspace file. A missing file, a link, or bytes that are not UTF-8 fail the check. */
export const read = (file: string): string => {
  filesRead++;
  const bytes = files.bytes(file);
  if (bytes === undefined) throw new CheckFailure(`${file} is missing, or no plain file`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CheckFailure(`${file} is not UTF-8 text`);
  }
};

const REHEARSAL_MS = 5_000;
/** The result is out. The first of all runs that share a folder for it leaves compiled code there, unless that takes too long. */
const afterwards = async (): Promise<void> => {
  if (!shell.kept.claim('rehearsed')) return;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, REHEARSAL_MS, undefined));
  const bench = createBench({ ...common, files: rehearsalFiles, finding: () => {} });
  const code = await Promise.race([rehearse(bench, strip), late]).catch(() => undefined);
  if (code !== undefined) shell.kept.write(HOST_CODE, code);
  shell.programs.keep();
};

export const report = createReport({
  taskId: environment.taskId,
  contractSha256: environment.contractSha256,
  seed: environment.seed,
  observationFile: environment.observationFile,
  checkLimitMs: Math.max(SHORTEST_CHECK_LIMIT_MS, environment.limitMs * LIMITS_A_CHECK),
  evidence: () => filesRead + observer.runs.filter((run) => run.isEvidence).length,
  settle: observer.settle,
  takeFindings: () => {
    const taken = findings;
    findings = [];
    return taken;
  },
  takeRuns: () => {
    const taken = observer.runs.slice(runsTaken);
    runsTaken = observer.runs.length;
    return taken.map((run) => ({
      files: run.request.files,
      kind: run.summary?.kind ?? 'open',
      text: environment.observationFile === undefined ? '' : plainText(run.summary?.text() ?? '', 500),
      calls: run.calls.count,
    }));
  },
  circumstances: () => ({
    level: 'observed',
    runtime_version: RUNTIME_VERSION,
    node: process.version,
    sandbox: pool.sandbox(),
    seed: environment.seed,
    loaded: modules.served(),
  }),
  afterwards,
  end: (code) => process.exit(code),
});
