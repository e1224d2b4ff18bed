import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Journal, openJournal } from '../../src/running/journal.js';
import type { JournalEntry } from '../../src/running/journalEntry.js';
import { runStates } from '../../src/running/runState.js';
import { scratch } from '../process/support/scratch.js';

const RUN_ID = 'run-01234567-89ab-4def-8123-456789abcdef';
const HASH = 'a'.repeat(64);

const OPENED: JournalEntry = {
  entry: 'opened',
  version: 1,
  at: '2026-01-31T09:30:00.000Z',
  plan_id: `plan-${'0'.repeat(32)}`,
  plan_sha256: HASH,
};
const STARTED: JournalEntry = {
  entry: 'started',
  at: '2026-01-31T09:30:00.000Z',
  run: 'a-b-0',
  run_id: RUN_ID,
  interrupted: { any: 'thing' },
};
const ATTEMPTED: JournalEntry = { entry: 'attempt_written', run: 'a-b-0', run_id: RUN_ID, attempt_sha256: HASH };
const receipt = (final: boolean): JournalEntry => ({
  entry: 'receipt_written',
  run: 'a-b-0',
  run_id: RUN_ID,
  receipt_sha256: HASH,
  terminal_status: 'success',
  final,
});
const ALL = [OPENED, STARTED, ATTEMPTED, receipt(true), { entry: 'finished', at: '2026-01-31T09:30:00.000Z' }] satisfies JournalEntry[];

const open = (file: string): Journal => {
  const opening = openJournal(file);
  if (!opening.ok) throw new Error(opening.reason);
  return opening.journal;
};

const written = (entries: readonly JournalEntry[]): string => {
  const file = path.join(scratch(), 'journal.jsonl');
  const journal = open(file);
  for (const entry of entries) journal.append(entry);
  journal.close();
  return file;
};

test('what was appended is there when it is opened again', () => {
  const journal = open(written(ALL));
  expect(journal.earlier).toEqual(ALL);
  journal.close();
});

test('cut at any byte, it holds the lines that were complete, and goes on behind them', () => {
  const whole = readFileSync(written(ALL));
  for (let length = 0; length < whole.length; length += 7) {
    const file = path.join(scratch(), 'journal.jsonl');
    writeFileSync(file, whole.subarray(0, length));
    const complete = whole.subarray(0, length).toString().split('\n').length - 1;
    const journal = open(file);
    expect(journal.earlier).toEqual(ALL.slice(0, complete));
    journal.append(STARTED);
    journal.close();
    const again = open(file);
    expect(again.earlier).toEqual([...ALL.slice(0, complete), STARTED]);
    again.close();
  }
});

test.each([
  ['no JSON', 'x\n'],
  ['another kind', '{"entry":"other"}\n'],
  ['a field too many', `${JSON.stringify({ ...ATTEMPTED, more: 1 })}\n`],
  ['a field too few', `${JSON.stringify({ entry: 'attempt_written', run: 'a-0' })}\n`],
  ['a name that leads elsewhere', `${JSON.stringify({ ...ATTEMPTED, run: '../a-0' })}\n`],
])('a complete line that is %s makes it unusable, and it stays as it is', (_, line) => {
  const file = written([OPENED]);
  appendFileSync(file, line);
  const size = statSync(file).size;
  expect(openJournal(file)).toMatchObject({ ok: false, reason: expect.stringContaining('line 2') });
  expect(statSync(file).size).toBe(size);
});

test('an empty file is a new journal', () => {
  const file = written(ALL);
  truncateSync(file, 0);
  expect(open(file).earlier).toEqual([]);
});

test.each([
  ['open', []],
  ['under_way', [STARTED]],
  ['attempted', [STARTED, ATTEMPTED]],
  ['attempted', [STARTED, ATTEMPTED, receipt(false)]],
  ['finished', [STARTED, ATTEMPTED, receipt(true)]],
  ['under_way', [STARTED, ATTEMPTED, receipt(true), STARTED]],
] as const)('a run is %s after its lines', (kind, entries) => {
  expect(runStates(entries).get('a-b-0')?.kind ?? 'open').toBe(kind);
});
