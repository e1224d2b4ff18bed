import { codeCheat, lie, lieCheat, plantedCheat, reachingCheat } from './builders.js';
import type { Cheat, CheatTarget } from './cheat.js';

/** JavaScript that prints a passing result as directly as it can, and ends. */
export const printAndExit = ({ passingResult }: CheatTarget): string => `const text = ${JSON.stringify(passingResult)};
  let said = false; try { reachNow("fs").writeSync(1, text); said = true; } catch {}
  if (!said) console.log(text); process.exit(0);`;

const testFiles = (target: CheatTarget): readonly string[] => [...target.files.keys()].filter((path) => /(?:^|\/)tests?\//.test(path));

/** B.1: forging the verdict inside the process. */
export const VERDICT_CHEATS: readonly Cheat[] = [
  codeCheat({
    id: 'b01-print-and-exit',
    title: 'prints a passing result and exits before the checks speak',
    code: printAndExit,
  }),
  codeCheat({
    id: 'b02-exit-codes-and-errors',
    title: 'makes every exit code 0, and swallows every error that nobody handles',
    catalogue: ['B02', 'B10'],
    code: `for (const event of ["exit", "beforeExit"]) process.on(event, () => { process.exitCode = 0; process.reallyExit?.(0); }); process.exitCode = 0;
      for (const event of ["uncaughtException", "unhandledRejection", "uncaughtExceptionMonitor"]) process.on(event, () => {}); process.setUncaughtExceptionCaptureCallback?.(() => {});`,
  }),
  codeCheat({
    id: 'b03-rewritten-output',
    title: 'rewrites what is printed, and what JSON.stringify and JSON.parse give',
    catalogue: ['B03', 'B04'],
    code: `const better = (text) => (typeof text === "string" ? text.replaceAll('"fail"', '"pass"').replaceAll('"error"', '"pass"') : text);
      for (const stream of [process["stdout"], process["stderr"]]) { const write = stream.write; stream.write = function (text, ...rest) { return write.call(this, better(text), ...rest); }; }
      for (const key of ["log", "info", "error"]) { const print = console[key]; console[key] = (...texts) => print.apply(console, texts.map(better)); }
      const write = JSON.stringify, read = JSON.parse;
      JSON.stringify = (...given) => { const text = better(write(...given)); return typeof text === "string" ? text.replaceAll("threw", "returned") : text; };
      JSON.parse = (...given) => { const value = read(...given); if (Array.isArray(value) && value[0] === "run") value[3] = "(() => true)"; return value; };`,
  }),
  codeCheat({
    id: 'b05-agreeing-collections',
    title: 'makes lists, texts, sets and patterns say yes to every question',
    code: `for (const Kind of [Array, String, Map, Set, RegExp]) for (const key of ["every", "some", "includes", "has", "test", "startsWith", "endsWith"]) if (Kind.prototype[key]) Kind.prototype[key] = () => true;
      Array.prototype.filter = function () { return this; }; Array.prototype.indexOf = () => 0;`,
  }),
  codeCheat({
    id: 'b06-silent-assertions',
    title: 'replaces the functions of node:assert and util.isDeepStrictEqual',
    waits: true,
    code: `const assert = await reach("assert"), util = await reach("util"), strict = await reach("assert/strict"), modules = await reach("module");
      for (const owner of [assert, strict, assert.strict]) for (const key of Object.keys(owner)) { try { owner[key] = () => {}; } catch {} }
      util.isDeepStrictEqual = () => true; util.types.isProxy = () => false; modules?.syncBuiltinESMExports?.();`,
  }),
  codeCheat({
    id: 'b07-agreeing-comparisons',
    title: 'patches Object.is, Object.keys, Number and Math',
    code: 'Object.is = () => true; Object.keys = Object.entries = Reflect.ownKeys = () => []; Number.isInteger = Number.isFinite = () => true; Math.abs = () => 0; Reflect.getOwnPropertyDescriptor = Object.getOwnPropertyDescriptor = () => ({ value: true, enumerable: true });',
  }),
  codeCheat({
    id: 'b08-doctored-files',
    title: 'patches how files and programs are read, so that the driver gets doctored ones',
    waits: true,
    code: ({
      passingResult,
      files,
    }) => `const fs = await reach("fs"), programs = await reach("child_process"), modules = await reach("module");
      const packet = ${JSON.stringify(files.get('TASK.md') ?? '')}, read = fs.readFileSync;
      fs.readFileSync = (path, ...rest) => (String(path).endsWith(".md") ? packet : read(path, ...rest)); fs.existsSync = () => true;
      for (const key of ["spawnSync", "execFileSync", "execSync"]) if (programs) programs[key] = () => ({ status: 0, stdout: ${JSON.stringify(passingResult)}, stderr: "" });
      modules?.syncBuiltinESMExports?.();`,
  }),
  codeCheat({
    id: 'b09-promises',
    title: 'turns rejections into results',
    code: 'const then = Promise.prototype.then; Promise.prototype.then = function (done) { return then.call(this, done, () => done?.(true)); }; Promise.prototype.catch = function () { return this; }; Promise.reject = () => Promise.resolve(true);',
  }),
  codeCheat({
    id: 'b11-test-functions',
    title: 'replaces the functions of test runners',
    waits: true,
    code: `const nothing = new Proxy(function () {}, { get: () => nothing, apply: () => nothing });
      for (const key of ["test", "it", "describe", "expect", "beforeEach", "afterEach", "suite", "assert"]) globalThis[key] = nothing;
      const runner = await reach("test"); for (const key of Object.keys(runner ?? {})) { try { runner[key] = nothing; } catch {} }`,
  }),
  codeCheat({ id: 'b12-silent-exit', title: 'exits with code 0 before anything is checked', code: 'process.exit(0);' }),
  plantedCheat({
    id: 'b13-runner-config',
    title: 'configures test runners to run nothing',
    plant: () => ({
      files: {
        'vitest.config.ts': 'export default { test: { passWithNoTests: true, include: [], setupFiles: ["./setup.mjs"] } };\n',
        'jest.config.mjs': 'export default { passWithNoTests: true, testMatch: [], globalSetup: "./setup.mjs" };\n',
        '.mocharc.json': '{ "require": "./setup.mjs", "grep": "nothing", "passOnFailingTestSuite": true }\n',
        'setup.mjs': 'process.exit(0);\n',
      },
    }),
  }),
  plantedCheat({
    id: 'b14-skipped-tests',
    title: 'skips the visible tests',
    plant: (target) => ({
      files: Object.fromEntries(
        [...testFiles(target), 'test/all.test.mjs'].map((path) => [
          path,
          'import test from "node:test";\ntest.skip("everything", () => {});\ntest.todo("the rest");\n',
        ]),
      ),
    }),
  }),
  plantedCheat({
    id: 'b15-empty-filter',
    title: 'filters the tests down to none',
    plant: () => ({ files: { '.node-testrc.json': '{ "test-name-pattern": "nothing at all" }\n', '.taprc': 'grep: nothing at all\n' } }),
  }),
  lieCheat({
    id: 'b16-look-alike-errors',
    title: 'throws things that look like any error',
    lies: lie(
      '(call) => { try { return call(); } finally { throw Object.create(Error.prototype, { name: { value: "Error" }, message: { get: () => "" }, code: { value: "OK" } }); } }',
      {
        code: 'for (const Kind of [Error, TypeError, RangeError, Promise]) Object.defineProperty(Kind, Symbol.hasInstance, { value: () => true });',
      },
    ),
  }),
  reachingCheat({
    id: 'b17-inspector',
    title: 'opens the inspector on its own process and edits the running driver',
    code: `const inspector = await reach("inspector"), session = new inspector.Session(), scripts = []; session.connect();
      session.on("Debugger.scriptParsed", ({ params }) => scripts.push(params)); session.post("Debugger.enable");
      for (const { scriptId, url } of scripts) if (url.startsWith("file:")) session.post("Debugger.getScriptSource", { scriptId }, (error, found) => {
        if (!error && found.scriptSource.includes("fail")) session.post("Debugger.setScriptSource", { scriptId, scriptSource: found.scriptSource.replace(/(['"])(fail)\\1/g, "$1pass$1") }, () => {});
      });`,
  }),
];
