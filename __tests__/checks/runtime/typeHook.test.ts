import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { builtRuntime, removeFolders, temporaryFolder, writeFiles } from './support.js';

afterAll(removeFolders);

const FILES = {
  'workspace/package.json': '{"type":"module"}',
  'workspace/a.ts': "import type { X } from './x.ts';\nimport { b } from './b.mts';\nexport const a = (x: X): number => b(x as number);",
  'workspace/b.mts': 'export const b = (x: number): number => x + 1;',
  'workspace/c.cts': 'const c: number = 3;\nmodule.exports = { c };',
  'workspace/enum.ts': 'export enum E { A }',
  'outside/d.ts': 'export const d: number = 4;',
};
const run = (driver: string) => {
  const folder = writeFiles(temporaryFolder(), { ...FILES, 'driver.mjs': driver });
  const hook = path.join(builtRuntime(), 'type-hook/type-hook.mjs');
  const args = ['--no-warnings', '--import', hook, path.join(folder, 'driver.mjs'), path.join(folder, 'workspace')];
  return spawnSync(process.execPath, args, { env: { PATH: process.env.PATH }, encoding: 'utf8' });
};
const HEAD =
  "import { createRequire } from 'node:module'; import path from 'node:path'; import { pathToFileURL } from 'node:url'; const load = (file) => import(pathToFileURL(path.join(process.argv[2], file)).href);\n";

describe('a driver that loads the workspace into its own process, with the type hook', () => {
  it('imports TypeScript modules and what they import', () => {
    expect(run(`${HEAD}console.log((await load('a.ts')).a(1))`).stdout).toBe('2\n');
  });
  it('imports and requires CommonJS in TypeScript', () => {
    const driver = `${HEAD}console.log((await load('c.cts')).default.c + createRequire(import.meta.url)(path.join(process.argv[2], 'c.cts')).c)`;
    expect(run(driver).stdout).toBe('6\n');
  });
  it('is told which file cannot be stripped, and where', () => {
    const driver = `${HEAD}try { await load('enum.ts') } catch (error) { console.log(error.name, error.message) }`;
    expect(run(driver).stdout).toContain('enum.ts: an enum cannot be left out as a type (1:8)');
  });
});
