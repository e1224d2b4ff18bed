import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isRunning, startTimeOf } from '../../../src/process/processTable.js';
import { endings } from './support/endings.js';
import { isolatingMakes, makesHere, open, runNode } from './support/sandboxes.js';

for (const make of makesHere.filter((name) => !isolatingMakes.includes(name))) describe(`in ${make}`, () => endings(make));

test('our own processes are never taken for strays', async () => {
  const opened = await open('followed');
  const start = startTimeOf(process.pid);
  writeFileSync(path.join(opened.workspace, 'x'), '');
  await runNode(opened, '');
  expect(isRunning(process.pid, start)).toBe(true);
  await opened.sandbox.close();
});
