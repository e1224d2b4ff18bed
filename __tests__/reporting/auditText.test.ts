import type { AuditReport } from '../../src/contracts/generated/types.js';
import { auditText } from '../../src/reporting/auditText.js';
import { exampleOf } from '../contracts/support/examples.js';

const NOTES = { isolation: { sandbox: '/usr/bin/bwrap', probe: ['/usr/bin/bwrap: works'] }, leftover: undefined, out: 'a.json' };
const example = exampleOf('audit-report').document as unknown as AuditReport;
const text = auditText(example, NOTES);

test('the first line says what it comes to', () => {
  expect(text.split('\n')[0]).toBe('3 tasks audited: 1 finding to put right, in 1 task, 1 to look at');
  const { not_stopped: _, ...good } = {
    ...example,
    tasks: example.tasks.slice(2),
    counts: { tasks: 1, tried: 0, broken: 0, errors: 0, reviews: 0 },
  };
  expect(auditText(good, NOTES).split('\n')[0]).toBe('1 task audited: nothing to put right');
});

test('isolated and not isolated runs are counted apart, in one table', () => {
  expect(text).toMatch(/^ {2}cheats +isolated +60 +60 +0 +2$/m);
  expect(text).toMatch(/^ {2}cheats +in process +59 +40 +19 +3$/m);
});

test('an error comes with what to do, and what is known not to be stopped is named', () => {
  expect(text).toContain('aa · leaks · src/a.js.orig: is the known-good src/a.js');
  expect(text).toContain('→ leaks: take the file');
  expect(text).toContain('b01-print-and-exit: prints a passing result and exits (it can write there first)');
});

test('the flake rate that the repeats exclude is stated', () => {
  expect(text).toContain('5 agreeing repeats exclude, at 95 %, only a flake rate of 45 % or more');
});

test('a name cannot act on the terminal', () => {
  const [first, ...rest] = example.tasks;
  if (first === undefined) throw new Error('no task');
  const findings = first.findings.map((finding) => ({ ...finding, subject: '\u001b[2Jx' }));
  expect(auditText({ ...example, tasks: [{ ...first, findings }, ...rest] }, NOTES)).toContain('\\u001b[2Jx');
});
