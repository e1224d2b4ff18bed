import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [workspace, taskId, contractHash] = process.argv.slice(2);
const { slug, slugs } = await import(pathToFileURL(path.join(workspace, 'lib/slugs.mjs')).href);

const checks = {
  'later-ones-are-numbered': () => assert.deepEqual(slugs(['A b', 'C', 'A b', 'A B']), ['a-b', 'c', 'a-b-2', 'a-b-3']),
  'single-ones-stay-plain': () => assert.deepEqual(slugs(['One', 'Two']), ['one', 'two']),
  'slug-of-a-title': () => assert.equal(slug('Hello World'), 'hello-world'),
};
const results = Object.entries(checks).map(([id, check]) => {
  try {
    check();
    return { id, status: 'pass' };
  } catch (error) {
    return { id, status: 'fail', message: error.message.slice(0, 200) };
  }
});
process.stdout.write(
  `${JSON.stringify({ schema_version: 'codevetter.agent-task-check-result.v1', task_id: taskId, acceptance_contract_sha256: contractHash, results })}\n`,
);
