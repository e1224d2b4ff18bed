import { linkSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../process/support/scratch.js';
import { padded } from './broken/fileRows.js';
import { all, type Breakage, edit, move, onDisk, replace } from './support/breakage.js';
import { CONTRACT, DRIVER, FIXTURE, INDEX, KNOWN_GOOD, MANIFEST, PACKET, RECEIPT } from './support/brokenRow.js';
import { inBrokenCorpus, judge, judgeFiles } from './support/judge.js';
import { base64, NO_HASH, sampleCorpus, sha256, writeFiles } from './support/sampleCorpus.js';

/** A corpus that is unusual and still valid; `warnings` are the places and rules that are warned of. */
interface Row {
  readonly name: string;
  readonly breakage: Breakage;
  readonly warnings?: readonly (readonly [file: string, pointer: string, rule: string])[];
}

const DOCUMENTS = [INDEX, MANIFEST, FIXTURE, CONTRACT, KNOWN_GOOD, RECEIPT];
const PLAIN = 'document.plain-path';

const withFile = (path: string, text = path) => ({
  '/files': [
    { path, content_base64: base64(text), sha256: sha256(text) },
    { path: 'src/one.mjs', content_base64: base64('one'), sha256: sha256('one') },
    { path: 'src/two.mjs', content_base64: base64('two2'), sha256: sha256('two2') },
  ],
});

/** A file under another name than the plain one, and the place that declares it. */
const spelled = (path: string, file: string, declared: string, owner: string, pointer: string): Row => ({
  name: `${file} is declared as ${JSON.stringify(declared)}`,
  breakage: all(...(path === file ? [] : [move(file, path)]), edit(owner, { [pointer]: declared })),
  warnings: [[owner, pointer, PLAIN]],
});

const ROWS: readonly Row[] = [
  ...DOCUMENTS.map((file) => ({ name: `${file} is exactly as large as a document may be`, breakage: padded(file, 262_144) })),
  ...[PACKET, DRIVER].map((file) => ({ name: `${file} is exactly as large as an artifact may be`, breakage: padded(file, 1_048_576) })),
  { name: 'a packet has one byte', breakage: replace(PACKET, '\n') },
  { name: 'a packet is no text', breakage: replace(PACKET, Buffer.from([0, 255, 0, 254])) },
  { name: 'a driver has a byte-order mark', breakage: replace(DRIVER, '\ufeff// driver\n') },
  ...DOCUMENTS.map((file) => ({ name: `${file} stands on one line`, breakage: replace(file, (text) => JSON.stringify(JSON.parse(text))) })),
  {
    name: 'whole numbers are written as 2.0 and 5e3 (W-24)',
    breakage: replace(CONTRACT, (text) => text.replace('": 5000', '": 5e3').replace('": 2\n', '": 2.0\n')),
  },
  { name: 'texts hold a lone surrogate and blanks', breakage: edit(MANIFEST, { '/title': '\ud800', '/license/notice': ' '.repeat(500) }) },
  { name: 'a source URL for owned material', breakage: edit(MANIFEST, { '/provenance/kind': 'owned' }) },
  { name: 'an attempt count that the contract asks for, and no more', breakage: edit(RECEIPT, { '/limitations': [] }) },
  {
    name: 'a file is also reached by a hard link',
    breakage: onDisk((folder) => linkSync(join(folder, PACKET), join(scratch(), 'second-name'))),
  },
  {
    name: 'files that nobody declares lie around',
    breakage: all(
      replace('tasks/alpha/notes.txt', 'notes'),
      onDisk((folder) => symlinkSync('/etc', join(folder, 'etc'))),
    ),
  },
  spelled(MANIFEST, MANIFEST, './tasks//alpha/./task.json', INDEX, '/tasks/0/manifest/path'),
  spelled(RECEIPT, RECEIPT, 'qualifications//alpha.json', INDEX, '/tasks/0/qualification/path'),
  spelled('tasks/alpha/my task.md', PACKET, 'my task.md', MANIFEST, '/artifacts/task_packet/path'),
  spelled('tasks/alpha/ü.md', PACKET, 'ü.md', MANIFEST, '/artifacts/task_packet/path'),
  spelled('tasks/alpha/two\nlines', PACKET, 'two\nlines', MANIFEST, '/artifacts/task_packet/path'),
  spelled('tasks/alpha/ab:c', PACKET, 'ab:c', MANIFEST, '/artifacts/task_packet/path'),
  spelled(DRIVER, DRIVER, './driver.mjs', CONTRACT, '/driver/path'),
  {
    name: 'a document gives a key twice, and the last one is right (W-24)',
    breakage: replace(CONTRACT, (text) => text.replace('"repetitions"', '"repetitions": 7, "repetitions"')),
    warnings: [[CONTRACT, '/repetitions', 'json.duplicate-key']],
  },
  {
    name: 'a document is not valid UTF-8 (W-24)',
    breakage: replace(
      MANIFEST,
      Buffer.from(sampleCorpus().get(MANIFEST)?.toString('latin1').replace('The task', 'Th\u00e9 task') ?? '', 'latin1'),
    ),
    warnings: [[MANIFEST, '', 'json.invalid-utf8']],
  },
  {
    name: 'the unused bits of a base64 text are not zero (W-25)',
    breakage: edit(FIXTURE, { '/files/0/content_base64': 'aGl=', '/files/0/sha256': sha256('hi') }),
    warnings: [[FIXTURE, '/files/0/content_base64', 'content.padding-bits']],
  },
  {
    name: 'two paths differ in case only',
    breakage: edit(FIXTURE, withFile('SRC/one.mjs')),
    warnings: [[FIXTURE, '/files/1/path', 'workspace.case']],
  },
  { name: 'a fixture path with a blank', breakage: edit(FIXTURE, withFile('a b')), warnings: [[FIXTURE, '/files/0/path', PLAIN]] },
  {
    name: 'a fixture configures the agent',
    breakage: edit(FIXTURE, withFile('.claude/settings.json')),
    warnings: [[FIXTURE, '/files/0/path', 'lint.agent-configuration']],
  },
  {
    name: 'a source URL with capitals',
    breakage: edit(MANIFEST, { '/provenance/source_url': 'HTTPS://example.org' }),
    warnings: [[MANIFEST, '/provenance/source_url', 'manifest.plain-url']],
  },
  {
    name: 'a known-good change of other bytes than the fixture has',
    breakage: edit(KNOWN_GOOD, { '/files/0/before_sha256': NO_HASH }),
    warnings: [[KNOWN_GOOD, '/files/0/before_sha256', 'corpus.known-good-before']],
  },
  {
    name: 'a task without a regression check',
    breakage: all(edit(CONTRACT, { '/regression_checks': [] }), edit(MANIFEST, { '/regression_checks': [] })),
    warnings: [[MANIFEST, '/regression_checks', 'lint.no-regression-check']],
  },
  {
    name: 'a check that judges style',
    breakage: edit(CONTRACT, { '/required_checks/0/label': 'Code passes eslint' }),
    warnings: [[CONTRACT, '/required_checks/0', 'lint.style-outcome']],
  },
  {
    name: 'a driver sealed with a check runtime that is not there',
    breakage: replace(DRIVER, `// agent-task-check-runtime: ${NO_HASH}\n`),
    warnings: [[DRIVER, '', 'lint.check-runtime-missing']],
  },
  {
    name: 'a receipt with fewer attempts than the contract asks for (W-31)',
    breakage: edit(CONTRACT, { '/repetitions': 5 }),
    warnings: [
      [RECEIPT, '/baseline/attempts', 'corpus.receipt-attempts'],
      [RECEIPT, '/known_good/attempts', 'corpus.receipt-attempts'],
    ],
  },
  {
    name: 'a receipt without the hash of a result (W-31)',
    breakage: edit(RECEIPT, { '/baseline/attempts/0/result_sha256': null, '/baseline/attempts/1/result_sha256': null }),
    warnings: [
      [RECEIPT, '/baseline/attempts/0/result_sha256', 'qualification.result-missing'],
      [RECEIPT, '/baseline/attempts/1/result_sha256', 'qualification.result-missing'],
    ],
  },
  {
    name: 'a receipt with differing results under one status (W-31)',
    breakage: edit(RECEIPT, { '/known_good/attempts/1/result_sha256': NO_HASH }),
    warnings: [[RECEIPT, '/known_good/status', 'qualification.results-differ']],
  },
  {
    name: 'a receipt with one result before and after the change (W-31)',
    breakage: edit(
      RECEIPT,
      Object.fromEntries([0, 1].map((at) => [`/known_good/attempts/${at}/result_sha256`, sha256('intended_failure')])),
    ),
    warnings: [0, 1].map((at) => [RECEIPT, `/known_good/attempts/${at}/result_sha256`, 'qualification.result-repeated'] as const),
  },
];

test.each(ROWS)('a corpus is valid, and qualified, although $name', async ({ breakage, warnings = [] }) => {
  await inBrokenCorpus(breakage, (folder) => {
    const { reading, result } = judge(folder);
    expect(result.errors).toEqual([]);
    expect(result).toMatchObject({ valid: true, counts: { tasks: 2, qualified_tasks: 1 } });
    expect(reading.findings.map(({ file, pointer, rule }) => [file, pointer, rule])).toEqual(warnings);
    expect(result.warnings).toHaveLength(warnings.length + 1);
  });
});

test('a first-version receipt counts, with a warning that it binds less (W-31)', () => {
  const { reading, result } = judgeFiles(sampleCorpus([{ id: 'alpha', receipt: 'v1' }]));
  expect(result).toMatchObject({ valid: true, counts: { qualified_tasks: 1 } });
  expect(reading.findings).toMatchObject([{ file: RECEIPT, pointer: '/schema_version', rule: 'document.superseded', severity: 'warning' }]);
});

test('an index without tasks is valid', () => {
  const { reading, result } = judgeFiles(sampleCorpus([]));
  expect(reading.findings).toEqual([]);
  expect(result).toMatchObject({ valid: true, publishable: false, tasks: [], counts: { tasks: 0 } });
});

test('the corpus folder itself may be a link, and may move', () => {
  const home = scratch();
  writeFiles(join(home, 'corpus'), sampleCorpus());
  symlinkSync('corpus', join(home, 'link'));
  const { result } = judge(join(home, 'link'));
  expect(result.valid).toBe(true);
  renameSync(join(home, 'corpus'), join(home, 'moved'));
  expect(judge(join(home, 'moved')).result).toEqual(result);
});
