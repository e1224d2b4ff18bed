/** The built runtime, and real driver runs with it. The build is made once for each state of the sources, and shared by all test files. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = process.cwd();
const SOURCES = [
  'src/checks/runtime',
  'src/checks/stripTypes.ts',
  'src/checks/typeHook.ts',
  'src/checks/sucraseParts.d.ts',
  'scripts/buildRuntime.mjs',
];

const filesBelow = (place: string): readonly string[] =>
  fs.statSync(place).isFile()
    ? [place]
    : fs
        .readdirSync(place)
        .sort()
        .flatMap((name) => filesBelow(path.join(place, name)));

const stateOfSources = (): string => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(path.join(ROOT, source))))
    hash.update(`${file}\n`).update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const run = (program: string, args: readonly string[], cwd: string): void => {
  const { status, stderr, stdout } = spawnSync(program, args, { cwd, encoding: 'utf8', env: { PATH: process.env.PATH } });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
};

/** Compiles and bundles in a folder of its own, laid out like a checkout; returns the folder of the output. */
export const buildInto = (folder: string): string => {
  fs.mkdirSync(folder, { recursive: true });
  // The one package that goes into the bundles.
  fs.cpSync(path.join(ROOT, 'node_modules/sucrase'), path.join(folder, 'node_modules/sucrase'), { recursive: true });
  fs.copyFileSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
  const files = [
    'runtime/driver/main.ts',
    'runtime/driver/shell.ts',
    'runtime/subject/main.ts',
    'stripTypes.ts',
    'typeHook.ts',
    'sucraseParts.d.ts',
  ];
  const config = {
    extends: path.join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      rootDir: path.join(ROOT, 'src'),
      outDir: path.join(folder, 'lib'),
      typeRoots: [path.join(ROOT, 'node_modules/@types')],
    },
    include: [],
    files: files.map((file) => path.join(ROOT, 'src/checks', file)),
  };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  run(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', path.join(folder, 'tsconfig.json')], folder);
  const script = `import { buildRuntime } from ${JSON.stringify(pathToFileURL(path.join(ROOT, 'scripts/buildRuntime.mjs')).href)}; await buildRuntime({ lib: ${JSON.stringify(path.join(folder, 'lib'))}, out: ${JSON.stringify(path.join(folder, 'dist'))} });`;
  run(process.execPath, ['--input-type=module', '-e', script], folder);
  return path.join(folder, 'dist');
};

/** Folder with `check-runtime/check-runtime.mjs` and `type-hook/type-hook.mjs` of the present sources. */
export const builtRuntime = (): string => {
  const done = path.join(os.tmpdir(), `check-runtime-${stateOfSources()}`);
  if (fs.existsSync(done)) return path.join(done, 'dist');
  const fresh = path.join(os.tmpdir(), `check-runtime-${randomUUID()}`);
  buildInto(fresh);
  try {
    fs.renameSync(fresh, done);
  } catch {
    // Another test file was faster.
    fs.rmSync(fresh, { recursive: true });
  }
  return path.join(done, 'dist');
};
export const runtimeFile = (): string => path.join(builtRuntime(), 'check-runtime/check-runtime.mjs');

const folders: string[] = [];
/** A temporary folder that anybody may read; removed by `removeFolders`. */
export const temporaryFolder = (): string => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'runtime-test-')));
  fs.chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
};
export const removeFolders = (): void => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
};
export const writeFiles = (folder: string, files: Readonly<Record<string, string>>): string => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
};

export const BWRAP = '/usr/bin/bwrap';
/** The sandboxes that this machine has. */
export const SANDBOXES: readonly string[] = ['none', ...(fs.existsSync(BWRAP) ? [BWRAP] : [])];

export interface DriverRun {
  readonly files?: Readonly<Record<string, string>>;
  /** Body of the module after the import of the runtime; everything that the runtime exports is in scope. */
  readonly driver: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
  readonly runtime?: string;
  readonly prepare?: (workspace: string) => void;
}
export interface DriverEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Status by check id; undefined when no document was printed. */
  readonly statuses: Readonly<Record<string, string>> | undefined;
  readonly observation: Observation | undefined;
}
export interface Observation {
  readonly level: string;
  readonly sandbox: string;
  readonly seed: string;
  readonly loaded: readonly string[];
  readonly checks: readonly {
    readonly id: string;
    readonly status: string;
    readonly detail: string;
    readonly observations: readonly { readonly kind: string; readonly text: string }[];
  }[];
}

const EXPORTS = 'CheckFailure, CheckTrouble, RemoteFunction, equal, fake, fakeSync, observe, ok, read, report, seed, table, version';
export const SHA = '0'.repeat(64);

/** Starts a driver; the caller waits for its end. */
export const startDriver = (options: DriverRun) => {
  const folder = temporaryFolder();
  const workspace = writeFiles(path.join(folder, 'workspace'), { 'package.json': '{"type":"module"}', ...options.files });
  options.prepare?.(workspace);
  const driver = path.join(folder, 'driver.mjs');
  fs.writeFileSync(driver, `const { ${EXPORTS} } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);\n${options.driver}\n`);
  const observationFile = path.join(folder, 'observation.json');
  const child = spawn(options.node ?? process.execPath, [driver, workspace, 'some-task', SHA, 'baseline', '1'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      AGENT_TASK_CHECK_RUNTIME: options.runtime ?? runtimeFile(),
      AGENT_TASK_CHECK_SANDBOX: 'none',
      // A loaded machine must not turn these into timing tests.
      AGENT_TASK_CHECK_LIMIT_MS: '20000',
      AGENT_TASK_CHECK_OBSERVATION: observationFile,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, workspace, observationFile };
};

/** Runs a driver to its end. */
export const runDriver = async (options: DriverRun): Promise<DriverEnd> => {
  const { child, observationFile } = startDriver(options);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => (stdout += text));
  child.stderr.on('data', (text) => (stderr += text));
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.on('close', (...end) => resolve(end)),
  );
  return {
    code,
    signal,
    stdout,
    stderr,
    statuses:
      stdout === ''
        ? undefined
        : Object.fromEntries(JSON.parse(stdout).results.map(({ id, status }: { id: string; status: string }) => [id, status])),
    observation: fs.existsSync(observationFile) ? JSON.parse(fs.readFileSync(observationFile, 'utf8')) : undefined,
  };
};

/** Runs one check and returns what it told: `tell(value)` in the driver hands a JSON value out. */
export const tellingCheck = async (
  files: Readonly<Record<string, string>>,
  body: string,
  more: Partial<DriverRun> = {},
): Promise<{ readonly status: string | undefined; readonly told: unknown; readonly detail: string }> => {
  const end = await runDriver({
    ...more,
    files,
    driver: `const tell = (value) => { throw new CheckFailure('told ' + JSON.stringify(value)); };\nawait report({ check: async (random) => {\n${body}\n} });`,
  });
  const check = end.observation?.checks[0];
  const detail = check?.detail ?? end.stderr;
  return { status: check?.status, told: detail.startsWith('told ') ? JSON.parse(detail.slice(5)) : undefined, detail };
};
