import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { killWithin } from '../../../src/process/killWithin.js';
import { removeTree } from '../../../src/process/removeTree.js';

let parent: string | undefined;

/** One for all of a test file, so that its end has one folder to look after. Others may pass through it, but see nothing. */
const parentFolder = (): string => {
  parent ??= mkdtempSync(path.join(realpathSync(os.tmpdir()), 'corpus-test-'));
  chmodSync(parent, 0o711);
  return parent;
};

afterAll(async () => {
  if (parent === undefined) return;
  await killWithin(parent); // a test that failed half-way leaves what it started
  await removeTree(parent);
});

/** A fresh folder (mode 0700) that is gone when the test file has ended. */
export const scratch = (): string => mkdtempSync(path.join(parentFolder(), 'scratch-'));
