import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withFolderLock } from '../../src/process/folderLock.js';

const folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('writers of one folder follow each other, so that none loses what another wrote', async () => {
  const file = join(folder, 'count');
  writeFileSync(file, '0');
  const add = () =>
    withFolderLock(folder, async () => {
      const before = Number(readFileSync(file, 'utf8'));
      await delay(5);
      writeFileSync(file, String(before + 1));
    });
  await Promise.all(Array.from({ length: 8 }, add));
  expect(readFileSync(file, 'utf8')).toBe('8');
});

test('a writer that fails leaves no lock behind', async () => {
  await expect(withFolderLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withFolderLock(folder, async () => 'free')).toBe('free');
});
