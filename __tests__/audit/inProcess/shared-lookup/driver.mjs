import { isDeepStrictEqual } from 'node:util';

const [workspace, task_id, acceptance_contract_sha256] = process.argv.slice(2);
const { Lookup } = await import(`file://${workspace}/src/lookup.js`);
const results = [];

const check = async (id, body) => {
  let status = 'fail';
  try {
    if (await body()) status = 'pass';
  } catch {}
  results.push({ id, status });
};

await check('asked-together-loaded-once', async () => {
  let loads = 0;
  const lookup = new Lookup(async (id) => {
    loads += 1;
    return { id };
  });
  const answers = await Promise.all([lookup.get('a'), lookup.get('a'), lookup.get('a')]);
  return loads === 1 && isDeepStrictEqual(answers, [{ id: 'a' }, { id: 'a' }, { id: 'a' }]);
});
await check('asked-again-not-loaded-again', async () => {
  const asked = [];
  const lookup = new Lookup(async (id) => asked.push(id));
  await lookup.get('b');
  await lookup.get('b');
  await lookup.get('c');
  return isDeepStrictEqual(asked, ['b', 'c']);
});
console.log(JSON.stringify({ schema_version: 'codevetter.agent-task-check-result.v1', task_id, acceptance_contract_sha256, results }));
