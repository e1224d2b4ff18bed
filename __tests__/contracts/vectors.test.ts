import { canonicalJson } from '../../src/contracts/canonicalJson.js';
import { type DocumentKind, documentReader } from '../../src/contracts/documents.js';
import { readJson } from '../../src/contracts/jsonText.js';
import { derivedId } from '../../src/contracts/rules/derivedId.js';
import { sha256 } from '../../src/contracts/sha256.js';
import { EXAMPLES } from './support/examples.js';
import { vectorBytes, vectorJson, vectorNames } from './support/vectors.js';

const stated = vectorJson('sha256.json') as Record<string, string>;

test.each(Object.entries(stated))('the vector %s has the bytes that the specification gives', (name, expected) => {
  expect(sha256(vectorBytes(name))).toBe(expected);
});

test('every vector file has a stated hash', () => {
  // The specification prints the scorecard without a hash.
  expect(vectorNames().filter((name) => name !== 'sha256.json' && name !== 'scorecard.json')).toEqual(Object.keys(stated).sort());
});

const DOCUMENTS: readonly (readonly [DocumentKind, string])[] = [
  ['corpus-index', 'corpus-1.0.0.json'],
  ['corpus-index', 'corpus/corpus.json'],
  ['task-manifest', 'corpus/tasks/double-five/task.json'],
  ['fixture-bundle', 'corpus/tasks/double-five/fixture.json'],
  ['acceptance-contract', 'corpus/tasks/double-five/acceptance.json'],
  ['known-good-change', 'corpus/tasks/double-five/known-good.json'],
  ['check-result', 'check-result-q1.json'],
  ['qualification-receipt', 'corpus/qualifications/double-five.json'],
  ['agent-adapter', 'corpus/ad/adapter.json'],
  ['agent-adapter', 'adapter-paid.json'],
  ['run-receipt', 'receipts/ab-control.json'],
  ['run-receipt', 'receipts/ab-treatment.json'],
  ['run-receipt', 'receipts/aa-a.json'],
  ['run-receipt', 'receipts/aa-b.json'],
  ['evaluation-bundle', 'bundle.json'],
];

test.each(DOCUMENTS)('the %s in %s is valid and free of warnings', async (kind, name) => {
  const json = readJson(vectorBytes(name));
  const read = await documentReader(kind);
  expect(json).toMatchObject({ ok: true, problems: [] });
  expect(read(json.ok && json.value)).toMatchObject({ ok: true, problems: [] });
});

test.each([
  ['plan-p1-preimage.json', 'plan-c383182157c8d117b9a073c933cab7af'],
  ['plan-p2-preimage.json', 'plan-1c973301fe503ddb25bccffa4c88cbf5'],
])('the plan of %s has the id %s and is valid', async (name, planId) => {
  const preimage = vectorJson(name);
  expect(canonicalJson(preimage)).toBe(new TextDecoder().decode(vectorBytes(name)));
  expect(derivedId('plan-', 'plan_id', preimage)).toBe(planId);
  const read = await documentReader('run-plan');
  expect(read({ ...preimage, plan_id: planId })).toMatchObject({ ok: true, problems: [] });
  expect(read({ ...preimage, plan_id: 'plan-00000000000000000000000000000000' })).toMatchObject({
    ok: false,
    problems: [{ rule: 'plan.id' }],
  });
});

const RESULTS = {
  Q1: [
    '[{"id":"doubles-five","status":"fail"},{"id":"one-gives-two","status":"pass"}]',
    'c0b6cad6c51003b47ae3297bb7a89d1a27af9a7933e483ef69681b9a7639b9fb',
  ],
  Q2: [
    '[{"id":"doubles-five","status":"pass"},{"id":"one-gives-two","status":"pass"}]',
    '1ac7121f63ebb82233ecfd9e4892b7d6e374cd7f466aa38526a41bfacf1bb745',
  ],
  Q3: [
    '[{"id":"one-gives-two","status":"pass"},{"id":"doubles-five","status":"pass"}]',
    'de5bf192fa1ef6942f9dcd8f4e789dcb56af222e237217d325cdfe128ddc2350',
  ],
  Q4: [
    '[{"id":"doubles-five","status":"fail","message":"got 6, want 10 — naïve"},{"id":"one-gives-two","status":"pass"}]',
    '30228cb9f643a6d4f2c5c4752f3e0e1c99729d1bfc3276f1b9d984143e6e9f16',
  ],
  Q5: ['[]', 'f3da1b392ab2ae06bfbb9abeb9aa971b67a2f733578ee26201dfc1741a0de408'],
} as const;

test.each(Object.entries(RESULTS))('the check result %s has its hash', async (_name, [results, expected]) => {
  const document = { ...vectorJson('check-result-q1.json'), results: JSON.parse(results) };
  const read = await documentReader('check-result');
  expect(read(document)).toMatchObject({ ok: true, problems: [] });
  expect(sha256(canonicalJson(document))).toBe(expected);
});

test.each(EXAMPLES)('the example "$name" is valid; only first versions have a warning', async ({ kind, document }) => {
  const read = await documentReader(kind);
  const reading = read(document);
  expect(reading).toMatchObject({ ok: true });
  const first = /^codevetter\.agent-task-(?:adapter|run|qualification)\.v1$/.test(String(document.schema_version));
  expect(reading.problems.map(({ rule }) => rule)).toEqual(first ? ['document.superseded'] : []);
});
