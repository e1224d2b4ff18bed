import { deepStrictEqual } from 'node:assert';
import { pathToFileURL } from 'node:url';

const [, , workspace, task, contract] = process.argv;
const orders = await import(pathToFileURL(`${workspace}/src/orders.ts`));
const outcome = (work) => {
  try {
    work();
  } catch {
    return 'fail';
  }
  return 'pass';
};
const list = [
  { id: 'x', state: 'paid' },
  { id: 'y', state: 'open' },
];
const statuses = new Map([
  ['paid-orders-stay-paid', outcome(() => deepStrictEqual(orders.cancel(list, 'x'), list))],
  ['open-orders-are-cancelled', outcome(() => deepStrictEqual(orders.cancel(list, 'y')[1], { id: 'y', state: 'cancelled' }))],
  ['open-orders-are-counted', outcome(() => deepStrictEqual(orders.countOpen(list), 1))],
]);
console.log(
  JSON.stringify({
    schema_version: 'codevetter.agent-task-check-result.v1',
    task_id: task,
    acceptance_contract_sha256: contract,
    results: [...statuses].map(([id, status]) => ({ id, status })),
  }),
);
