import { maskedCode } from '../../src/audit/maskedCode.js';
import { mutantsOf } from '../../src/audit/mutants.js';
import { auditOf, findingLines } from './support/audits.js';
import { IN_PROCESS_TASKS } from './support/inProcessTasks.js';

const BEFORE = "import a from 'a';\nexport const size = 1;\nexport const far = (n) => n;\nconst same = 7;\nexport const done = false;\n";
const AFTER =
  "import a, { b } from 'a';\nexport const size = 1;\n// 5 < 6 && true\nexport const far = (n) => n < 3 && b('x < 4');\nconst same = 7;\nexport const done = true;\n";

test('each stretch that does something is put back, and each slip in a new line is made, but not in comments and texts', () => {
  const names = mutantsOf([{ path: 'src/a.js', before: BEFORE, after: AFTER }], 50).map(({ name }) => name);
  expect(names).toEqual([
    'src/a.js:3 as it was before',
    'src/a.js:6 as it was before',
    'src/a.js:4 < → <=',
    'src/a.js:4 && → ||',
    'src/a.js:4 3 → 4',
    'src/a.js:6 true → false',
  ]);
});

test('a mutant differs from the known-good change in one place', () => {
  const mutants = mutantsOf([{ path: 'src/a.js', before: BEFORE, after: AFTER }], 50);
  const changed = mutants.map(({ text }) => {
    const [left, right] = [AFTER.split('\n'), text.split('\n')];
    return left.length === right.length ? left.filter((line, at) => line !== right[at]).length : 1;
  });
  expect(changed).toEqual(mutants.map(() => 1));
});

test('a document of one stretch has no mutants, and no more are made than asked for', () => {
  expect(mutantsOf([{ path: 'README.md', before: 'a\n', after: 'b < 1\n' }], 50)).toEqual([]);
  expect(mutantsOf([{ path: 'src/a.js', before: BEFORE, after: AFTER }], 3).length).toBe(3);
});

test('masking keeps every line and column', () => {
  const text = "a('b'); // c\n`d\ne` + 1;";
  expect(maskedCode(text)).toBe('a(   );     \n  \n   + 1;');
});

test('a slip that no check sees is shown for review, by its place', async () => {
  const [clamp] = IN_PROCESS_TASKS;
  if (clamp === undefined) throw new Error('no task');
  const [audit] = await auditOf([clamp], ['mutants']);
  expect(audit?.tallies[0]?.tried).toBeGreaterThan(3);
  expect(audit?.tallies[0]?.held).toBeGreaterThan(0);
  for (const line of findingLines(audit === undefined ? [] : [audit]))
    expect(line).toMatch(/^clamp-percent: review mutants percent\.mjs:1 /);
});
