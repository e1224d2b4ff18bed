/**
 * What a check driver imports: `await import(process.env.AGENT_TASK_CHECK_RUNTIME)`.
 *
 * The driver holds the inputs, the expected values and the verdict, and never runs a byte of the workspace. `observe` does that in a
 * second process and tells what happened.
 */
import { RUNTIME_VERSION } from '../version.js';
import { CheckFailure, CheckTrouble } from './checkErrors.js';
import { createClassPrototypes } from './classPrototypes.js';
import { equal, ok } from './compare.js';
import { HOST_SOURCE, STRIPPER_SOURCE } from './embedded.js';
import { readEnvironment } from './environment.js';
import { createFakes } from './fakes.js';
import { createHome } from './home.js';
import { table } from './markdownTable.js';
import { createModuleServer, type StripTypes } from './moduleServing.js';
import { createObserver } from './observe.js';
import { plainText } from './plainText.js';
import { RemoteFunction } from './remoteFunction.js';
import { createReport } from './report.js';
import { createSubjectPool } from './subjectPool.js';
import { killAllSubjects } from './subjectProcess.js';
import { createWorkspaceFiles } from './workspaceFiles.js';

/** A check is many observations; it gets several times the limit of one. */
const LIMITS_A_CHECK = 5;
const SHORTEST_CHECK_LIMIT_MS = 10_000;

const environment = readEnvironment(process.argv, process.env);

const loadStripper = (): StripTypes => {
  const module = { exports: {} };
  new Function('module', 'exports', '__dirname', STRIPPER_SOURCE)(module, module.exports, '/');
  return Reflect.get(module.exports, 'stripTypes');
};
let stripper: StripTypes | undefined;
const strip: StripTypes = (source, file) => {
  stripper ??= loadStripper();
  return stripper(source, file);
};

const files = createWorkspaceFiles(environment.workspace);
const modules = createModuleServer(files, strip);
const pool = createSubjectPool(environment.sandbox, HOST_SOURCE, modules.serve);

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
let findings: string[] = [];
let runsTaken = 0;
const fakes = createFakes(() => observer.wake());
const observer = createObserver({
  pool,
  fakes,
  home: createHome(),
  origins: new WeakMap(),
  classPrototype: createClassPrototypes(),
  limitMs: environment.limitMs,
  prepare: modules.prepare,
  finding: (what) => findings.push(what),
});

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
  end: (code) => process.exit(code),
});
