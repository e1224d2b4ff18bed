import { tmpdir } from 'node:os';
import { RULES } from '../../src/contracts/rules/table.js';
import { validationText } from '../../src/reporting/validationText.js';
import { AGREEMENT_ROWS } from './broken/agreementRows.js';
import { CONTRACT_ROWS } from './broken/contractRows.js';
import { FILE_ROWS } from './broken/fileRows.js';
import { FIXTURE_ROWS } from './broken/fixtureRows.js';
import { HOSTILE_ROWS } from './broken/hostileRows.js';
import { INDEX_ROWS } from './broken/indexRows.js';
import { KNOWN_GOOD_ROWS } from './broken/knownGoodRows.js';
import { MANIFEST_ROWS } from './broken/manifestRows.js';
import { PATH_ROWS } from './broken/pathRows.js';
import { RECEIPT_ROWS } from './broken/receiptRows.js';
import { type BrokenRow, INDEX } from './support/brokenRow.js';
import { inBrokenCorpus, judge, judgeFiles } from './support/judge.js';
import { sampleCorpus } from './support/sampleCorpus.js';

const GROUPS: readonly (readonly [name: string, rows: readonly BrokenRow[]])[] = [
  ['the index', INDEX_ROWS],
  ['a manifest', MANIFEST_ROWS],
  ['a fixture', FIXTURE_ROWS],
  ['an acceptance contract', CONTRACT_ROWS],
  ['a known-good change', KNOWN_GOOD_ROWS],
  ['a receipt', RECEIPT_ROWS],
  ['what documents say of each other', AGREEMENT_ROWS],
  ['hostile text', HOSTILE_ROWS],
  ['files', FILE_ROWS],
  ['paths', PATH_ROWS],
];
const ROWS = GROUPS.flatMap(([, rows]) => rows);

/** What no line for people may hold: machine paths, values that got lost, anything that moves a cursor. */
const NONSENSE = /undefined|\[object |NaN|[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/;
const CONTROLS_BUT_NEWLINE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;

test('the sample is valid and without any warning but that it cannot be published', () => {
  const { reading, result } = judgeFiles(sampleCorpus());
  expect(reading.findings).toEqual([]);
  expect(result).toMatchObject({ valid: true, publishable: false, counts: { categories: 1, qualified_tasks: 1, tasks: 2 } });
});

describe.each(GROUPS)('a corpus broken in %s', (_group, rows) => {
  test.each(rows)('is invalid: $name', async (row) => {
    await inBrokenCorpus(row.breakage, (folder) => {
      const { reading, result } = judge(folder);
      expect(result.valid).toBe(false);
      expect(result.publishable).toBe(false);
      expect(reading.findings).toContainEqual(
        expect.objectContaining({ file: row.file, pointer: row.pointer, rule: row.rule, severity: 'error' }),
      );
      // A fault of one task is no fault of another one.
      if (row.file !== INDEX && !row.wide) {
        expect(result.tasks.filter(({ valid }) => valid).map(({ task_id }) => task_id)).toEqual(['beta']);
        expect(reading.tasks.map(({ taskId }) => taskId)).toContain('beta');
      }
      for (const line of [...result.errors, ...result.warnings]) {
        expect(line).not.toMatch(NONSENSE);
        expect(line).not.toContain(tmpdir());
        expect(line.length).toBeLessThan(4_000);
      }
      for (const { file, line = 1, column = 1 } of reading.findings) {
        expect(file).not.toMatch(/^\/|(?:^|\/)\.\.(?:\/|$)/);
        expect(Math.min(line, column)).toBeGreaterThan(0);
      }
      expect(validationText(result)).not.toMatch(CONTROLS_BUT_NEWLINE);
      expect(judge(folder).result).toEqual(result);
    });
  });
});

test('the battery has at least 150 different broken corpora', () => {
  expect(new Set(ROWS.map(({ name }) => name)).size).toBeGreaterThan(150);
});

const CORPUS_RULES = [
  ...[
    'check-lists',
    'driver-public',
    'hash',
    'known-good-path',
    'receipt-policy',
    'receipt-stale',
    'receipt-task',
    'receipt-unqualified',
    'task-id',
  ].map((name) => `corpus.${name}`),
  ...['path', 'missing', 'link', 'not-a-file', 'size'].map((name) => `source.${name}`),
];
// Its content would be larger than a document may be (wire format 1.6).
// `workspace.left` is about the paths of attempts.
const OUT_OF_REACH = ['content.size', 'workspace.left'];

test('every rule about the documents of a corpus that makes an error is broken by some row', () => {
  const errors = Object.entries(RULES)
    .filter(
      ([id, meaning]) =>
        /^(?:json|content|contract|fixture|index|known-good|manifest|qualification|workspace)\./.test(id) && !meaning.includes('(warning)'),
    )
    .map(([id]) => id)
    .filter((id) => !OUT_OF_REACH.includes(id));
  const broken = new Set(ROWS.map(({ rule }) => rule));
  expect([...errors, ...CORPUS_RULES].filter((rule) => !broken.has(rule))).toEqual([]);
});
