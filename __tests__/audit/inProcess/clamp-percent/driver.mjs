import { pathToFileURL } from 'node:url';

const [workspace, task, contract] = process.argv.slice(2);
const { toPercent } = await import(pathToFileURL(`${workspace}/percent.mjs`).href);
const status = (good) => (good ? 'pass' : 'fail');
const results = [
  { id: 'nothing-is-zero-percent', status: status(toPercent(0, 0) === 0) },
  { id: 'too-much-is-one-hundred', status: status(toPercent(7, 5) === 100) },
  { id: 'parts-are-rounded', status: status(toPercent(1, 3) === 33) },
];
console.log(
  JSON.stringify({ schema_version: 'codevetter.agent-task-check-result.v1', task_id: task, acceptance_contract_sha256: contract, results }),
);
