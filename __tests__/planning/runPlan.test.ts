import { canonicalJson } from '../../src/contracts/canonicalJson.js';
import { documentReader } from '../../src/contracts/documents.js';
import { deriveRunPlan, estimatedMaxCost } from '../../src/planning/runPlan.js';
import { vectorBytes } from '../contracts/support/vectors.js';
import { adapterOf, readCorpusOf, vectorAdapter, vectorCorpus } from './support/memory.js';

const LIMITATIONS = ['Numbers are estimates.', 'Environment values are not read.'];

const task = () => {
  const [found] = readCorpusOf(vectorCorpus()).tasks;
  if (found === undefined) throw new Error('no task');
  return found;
};

const VECTORS = [
  ['P1', 'corpus/ad/adapter.json', 'plan-p1-preimage.json', 'plan-c383182157c8d117b9a073c933cab7af'],
  ['P2', 'adapter-paid.json', 'plan-p2-preimage.json', 'plan-1c973301fe503ddb25bccffa4c88cbf5'],
] as const;

test.each(VECTORS)('%s is derived byte for byte, under its id', (_name, descriptor, preimage, planId) => {
  const adapter = adapterOf(vectorAdapter(descriptor));
  const plan = deriveRunPlan({ task: task(), adapter, available: (name) => name === 'API_TOKEN', limitations: LIMITATIONS });
  const { plan_id, ...others } = plan;
  expect(canonicalJson(others)).toBe(new TextDecoder().decode(vectorBytes(preimage)));
  expect(plan_id).toBe(planId);
});

test('what we derive with our own limitations may be written', async () => {
  const read = await documentReader('run-plan');
  for (const [, descriptor] of VECTORS) {
    const plan = deriveRunPlan({ task: task(), adapter: adapterOf(vectorAdapter(descriptor)), available: () => false });
    expect(read(plan)).toMatchObject({ ok: true, problems: [] });
  }
});

const COSTS = [
  [123, 1, 1, 0, 0.000124],
  [146, 1, 128, 1, 0.000274],
  [33, 3, 20, 15, 0.000399],
  [41, 3, 1, 0, 0.000124],
  [85, 3, 1, 0, 0.000256],
  [102, 2.5, 1, 0, 0.000256],
  [1000, 2.5, 500, 10, 0.0075],
  [1, 0.1, 1, 0.2, 0.000001],
] as const;

test.each(COSTS)('%d tokens at %d and %d tokens at %d cost at most %d', (inputTokens, inputUsd, outputTokens, outputUsd, expected) => {
  expect(estimatedMaxCost({ inputTokens, inputUsdPerMillion: inputUsd, outputTokens, outputUsdPerMillion: outputUsd })).toBe(expected);
});

test('a plan says whether a variable is available, and never its value', () => {
  const asked: string[] = [];
  const plan = deriveRunPlan({
    task: task(),
    adapter: adapterOf(vectorAdapter('adapter-paid.json')),
    available: (name) => {
      asked.push(name);
      return name === 'ORG_ID';
    },
  });
  expect(asked).toEqual(['API_TOKEN', 'ORG_ID']);
  expect(plan.environment).toEqual([
    { name: 'API_TOKEN', available: false },
    { name: 'ORG_ID', available: true },
  ]);
  expect(plan.blocked_reasons).toEqual(['cost-limit-exceeded', 'missing-environment:API_TOKEN']);
});

test('more reasons than a plan holds end in one that says so', async () => {
  const reasons = Array.from({ length: 80 }, (_, at) => `unbound-command:${at}`);
  const plan = deriveRunPlan({ task: task(), adapter: adapterOf(vectorAdapter()), available: () => true, reasons });
  const read = await documentReader('run-plan');
  expect(plan.blocked_reasons).toHaveLength(50);
  expect(plan.blocked_reasons).toContain('more-blocked-reasons');
  expect(read(plan)).toMatchObject({ ok: true, problems: [] });
});
