import { mkdtempSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { killWithin } from '../../../src/process/killWithin.js';
import { removeTree } from '../../../src/process/removeTree.js';

const made: string[] = [];

afterAll(async () => {
  for (const folder of made.splice(0)) {
    await killWithin(folder); // a test that failed half-way leaves what it started
    await removeTree(folder);
  }
});

/** A fresh folder (mode 0700) that is gone when the test file has ended. */
export const scratch = (): string => {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'corpus-test-'));
  made.push(folder);
  return folder;
};
