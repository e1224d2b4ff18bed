import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [workspace, task_id, acceptance_contract_sha256] = process.argv.slice(2);
const { page } = createRequire(import.meta.url)(path.join(workspace, 'limits.cjs'));
const documented = Number(/has (\d+) items/.exec(readFileSync(path.join(workspace, 'README.md'), 'utf8'))?.[1]);
const items = Array.from({ length: 80 }, (_, at) => at);
const same = (left, right) => left.length === right.length && left.every((each, at) => Object.is(each, right[at]));
const table = [
  ['usual-page-as-documented', documented === 20 && same(page(items), items.slice(0, 20))],
  ['never-more-than-documented', same(page(items, 70), items.slice(0, documented))],
  ['shorter-pages-on-request', same(page(items, 3), [0, 1, 2])],
];
const results = table.map(([id, good]) => ({ id, status: good ? 'pass' : 'fail' }));
console.log(JSON.stringify({ schema_version: 'codevetter.agent-task-check-result.v1', task_id, acceptance_contract_sha256, results }));
