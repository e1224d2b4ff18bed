import fs from 'node:fs';
import path from 'node:path';
import { buildInto, builtRuntime, removeFolders, runDriver, temporaryFolder } from './support.js';

afterAll(removeFolders);

const FILES = ['check-runtime/check-runtime.mjs', 'type-hook/type-hook.mjs'];

describe('the built runtime', () => {
  it('has the same bytes in every folder', () => {
    // Beside the first one: the bundler's own place, relative to the folder, is part of what it numbers the modules by.
    const other = buildInto(temporaryFolder());
    for (const file of FILES)
      expect(fs.readFileSync(path.join(other, file)).equals(fs.readFileSync(path.join(builtRuntime(), file)))).toBe(true);
  });

  it('is one file that needs no other', async () => {
    const runtime = path.join(temporaryFolder(), 'runtime.mjs');
    fs.copyFileSync(path.join(builtRuntime(), 'check-runtime/check-runtime.mjs'), runtime);
    const driver = "await report({ typed: async () => equal((await observe({ file: 'm.ts', call: 'add', args: [1, 2] })).returned, 3) });";
    const end = await runDriver({ files: { 'm.ts': 'export const add = (a: number, b: number): number => a + b;' }, driver, runtime });
    expect(end.statuses).toEqual({ typed: 'pass' });
  });

  it('names no folder of the machine that built it', () => {
    for (const file of FILES) expect(fs.readFileSync(path.join(builtRuntime(), file), 'utf8')).not.toContain(process.cwd());
  });
});
