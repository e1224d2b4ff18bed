import { auditOf, findingLines } from './support/audits.js';
import { observedTask } from './support/observedTask.js';

const FILES = { 'value.mjs': 'export const isTwo = () => false;\nexport const double = (n) => n + 1;\n' };
const AFTER = { 'value.mjs': 'export const isTwo = () => true;\nexport const double = (n) => n * 2;\n' };
const REGRESSION =
  "'is-number': async (random) => { ok(typeof (await observe({ file: 'value.mjs', call: 'double', args: [random.int(1, 9)] })).returned === 'number'); }";

const weak = (check: string) => observedTask({ files: FILES, after: AFTER, checks: `'is-two': ${check}, ${REGRESSION}` });

const CLAIM = weak("async () => { ok((await observe({ file: 'value.mjs', scenario: ({ isTwo }) => isTwo(), input: null })).returned); }");
const BY_HEART = weak("async () => { equal((await observe({ file: 'value.mjs', call: 'double', args: [2] })).returned, 4); }");
const SOUND = weak(
  "async (random) => { for (const n of random.many(3, () => random.int(3, 1e6))) equal((await observe({ file: 'value.mjs', call: 'double', args: [n] })).returned, 2 * n); }",
);

test('a check that trusts the yes of a scenario is beaten by whoever says yes, and refused as a claim', async () => {
  const lines = findingLines(await auditOf([CLAIM], ['cheats', 'seeds']));
  expect(lines).toContain('made-up: error cheats b25-stubs');
  expect(lines).toContain('made-up: error seeds is-two');
});

test('a check whose answers never change is shown for review', async () => {
  expect(findingLines(await auditOf([BY_HEART], ['seeds']))).toEqual(['made-up: review seeds is-two']);
});

test('a check that draws its inputs stands against the whole battery, and is fair', async () => {
  const parts = ['baseline', 'cheats', 'clock', 'empty', 'leaks', 'load', 'seeds', 'timezone'] as const;
  expect(findingLines(await auditOf([SOUND], parts))).toEqual([]);
});

test('a check that passes without any code is found', async () => {
  const lines = findingLines(
    await auditOf(
      [
        weak(
          'async (random) => { const seen = await observe({ file: "value.mjs", call: "double", args: [1] }); ok(seen.kind !== "returned"); }',
        ),
      ],
      ['baseline', 'empty'],
    ),
  );
  expect(lines).toEqual(expect.arrayContaining(['made-up: error empty every source emptied', 'made-up: error empty an empty folder']));
});

test('a known-good change that depends on the day, or on the time zone, is found', async () => {
  const check =
    "async (random) => { const n = random.int(3, 9); equal((await observe({ file: 'value.mjs', call: 'double', args: [n] })).returned, 2 * n); }";
  const task = observedTask({
    files: FILES,
    after: {
      'value.mjs':
        'export const isTwo = () => true;\nconst spring = new Date(2026, 2, 1).getTime() === Date.UTC(2026, 2, 1);\nexport const double = (n) => (spring && new Date().getFullYear() < 2032 ? n * 2 : n);\n',
    },
    checks: `'is-two': ${check}, ${REGRESSION}`,
  });
  expect(findingLines(await auditOf([task], ['clock', 'timezone']))).toEqual([
    'made-up: error clock another day',
    'made-up: error timezone another time zone',
  ]);
});
