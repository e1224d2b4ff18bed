import { all, edit, tamper } from '../support/breakage.js';
import {
  type BrokenRow,
  broken,
  CONTRACT,
  DRIVER,
  edits,
  FIXTURE,
  INDEX,
  KNOWN_GOOD,
  MANIFEST,
  missing,
  RECEIPT,
} from '../support/brokenRow.js';
import { NO_HASH, sampleCorpus } from '../support/sampleCorpus.js';

const V1 = {
  '': JSON.parse(
    sampleCorpus([{ id: 'alpha', receipt: 'v1' }])
      .get(RECEIPT)
      ?.toString() ?? '',
  ),
};

/** The sample with a receipt of the first version, then a change of it. */
const inV1 = (name: string, pointer: string, value: unknown, rule: string, speaksAt = pointer): BrokenRow =>
  broken(`a receipt v1 with ${name}`, all(edit(RECEIPT, V1), edit(RECEIPT, { [pointer]: value })), RECEIPT, speaksAt, rule);

const attempts = (count: number, outcome: string) =>
  Array.from({ length: count }, (_, at) => ({ attempt: at + 1, outcome, result_sha256: NO_HASH }));

/** A receipt that says truly that the task did not qualify: no fault but that one. */
const UNQUALIFIED = {
  '/qualified': false,
  '/baseline/status': 'wrong_failure',
  '/baseline/attempts/0/outcome': 'wrong_failure',
  '/baseline/attempts/1/outcome': 'wrong_failure',
};

const honest = (name: string, changes: Readonly<Record<string, unknown>>): BrokenRow =>
  broken(`an honest receipt of a task that ${name}`, edit(RECEIPT, changes), RECEIPT, '/qualified', 'corpus.receipt-unqualified');

/** A change of the task that is hashed up to the index, while the receipt still names the former bytes. */
const stale = (file: string, pointer: string, value: unknown, binding: string): BrokenRow =>
  broken(
    `a receipt made before ${file} changed`,
    {
      files: (files) => {
        const receipt = files.get(RECEIPT)?.toString() ?? '';
        edit(file, { [pointer]: value }).files?.(files);
        tamper(RECEIPT, receipt).files?.(files);
        edit(RECEIPT, {}).files?.(files);
      },
    },
    RECEIPT,
    binding,
    'corpus.receipt-stale',
  );

/** Wire format 2.7, 2.8, 3.2 step 6. */
export const RECEIPT_ROWS: readonly BrokenRow[] = [
  ...missing(RECEIPT, '/task_id', '/manifest_sha256', '/fixture_sha256', '/acceptance_contract_sha256', '/known_good_sha256'),
  ...missing(RECEIPT, '/workspace_policy', '/qualified', '/baseline', '/known_good', '/cleanup', '/limitations', '/cleanup/status'),
  ...missing(RECEIPT, '/baseline/status', '/baseline/attempts', '/known_good/attempts/0/attempt', '/known_good/attempts/0/outcome'),
  ...missing(RECEIPT, '/baseline/attempts/0/result_sha256'),
  ...edits(RECEIPT, [
    ['/schema_version', 'codevetter.agent-task-qualification.v3', 'document.literal'],
    ['/schema_version', undefined, 'document.missing-field'],
    ['/note', 1, 'document.unknown-field'],
    ['/task_id', 'beta', 'corpus.receipt-task'],
    ['/task_id', null, 'document.type'],
    ['/manifest_sha256', NO_HASH, 'corpus.receipt-stale'],
    ['/fixture_sha256', NO_HASH, 'corpus.receipt-stale'],
    ['/acceptance_contract_sha256', NO_HASH, 'corpus.receipt-stale'],
    ['/known_good_sha256', NO_HASH, 'corpus.receipt-stale'],
    ['/manifest_sha256', 'x', 'document.form'],
    ['/workspace_policy', 'withheld_workspace_v1', 'document.literal'],
    ['/workspace_policy', 'withheld_workspace_v1', 'corpus.receipt-policy'],
    ['/qualified', 'true', 'document.type'],
    ['/qualified', 1, 'corpus.receipt-unqualified'],
    ['/qualified', false, 'qualification.qualified'],
    ['/baseline', null, 'document.type'],
    ['/baseline/runs', 2, 'document.unknown-field'],
    ['/baseline/status', 'pass', 'document.choice'],
    ['/baseline/status', 'flaky', 'qualification.flaky'],
    ['/baseline/status', 'timeout', 'qualification.status', '/baseline/attempts/0/outcome'],
    ['/known_good/status', 'intended_failure', 'document.choice'],
    ['/known_good/status', 'flaky', 'qualification.flaky'],
    ['/baseline/attempts', {}, 'document.type'],
    ['/baseline/attempts', attempts(1, 'intended_failure'), 'document.list-length'],
    ['/baseline/attempts', attempts(6, 'intended_failure'), 'document.list-length'],
    ['/baseline/attempts/0', null, 'document.type'],
    ['/baseline/attempts/0/note', '', 'document.unknown-field'],
    ['/baseline/attempts/0/attempt', 0, 'document.number-range'],
    ['/baseline/attempts/1/attempt', 6, 'document.number-range'],
    ['/baseline/attempts/1/attempt', 1, 'qualification.attempts-numbered'],
    ['/baseline/attempts/1/outcome', 'flaky', 'document.choice'],
    ['/baseline/attempts/1/outcome', 'pass', 'document.choice'],
    ['/baseline/attempts/1/outcome', 'timeout', 'qualification.status'],
    ['/known_good/attempts/0/outcome', 'wrong_failure', 'document.choice'],
    ['/known_good/attempts/0/outcome', 'regression', 'qualification.status'],
    ['/baseline/attempts/0/result_sha256', '', 'document.form'],
    ['/baseline/attempts/0/result_sha256', 0, 'document.type'],
    ['/cleanup', {}, 'document.missing-field', '/cleanup/status'],
    ['/cleanup/status', 'done', 'document.choice'],
    ['/cleanup/status', 'failed', 'qualification.qualified', '/qualified'],
    ['/cleanup/message', 'Removed.', 'document.unknown-field'],
    ['/limitations', null, 'document.type'],
    ['/limitations', Array.from({ length: 51 }, (_, at) => `${at}`), 'document.list-length'],
    ['/limitations/0', '', 'document.text-length'],
    ['/limitations/0', 'a'.repeat(501), 'document.text-length'],
  ]),
  honest('fails in another way', UNQUALIFIED),
  honest('is flaky', {
    '/qualified': false,
    '/baseline/status': 'flaky',
    '/baseline/attempts/1/result_sha256': NO_HASH,
  }),
  honest('left its workspace behind', { '/qualified': false, '/cleanup/status': 'failed' }),
  stale(MANIFEST, '/title', 'Another title', '/manifest_sha256'),
  stale(FIXTURE, '/files/0/path', 'READ.md', '/fixture_sha256'),
  stale(CONTRACT, '/repetitions', 3, '/acceptance_contract_sha256'),
  stale(KNOWN_GOOD, '/files/1/before_sha256', NO_HASH, '/known_good_sha256'),
  broken(
    'a receipt is the manifest of its task',
    edit(INDEX, { '/tasks/0/qualification/path': MANIFEST }),
    MANIFEST,
    '/schema_version',
    'document.literal',
  ),
  broken('a receipt is a driver', edit(INDEX, { '/tasks/0/qualification/path': DRIVER }), DRIVER, '', 'json.syntax'),
  inV1('no qualified', '/qualified', undefined, 'document.missing-field'),
  inV1('no manifest hash', '/manifest_sha256', undefined, 'document.missing-field'),
  inV1('a field of version 2', '/fixture_sha256', NO_HASH, 'document.unknown-field'),
  inV1('another task', '/task_id', 'beta', 'corpus.receipt-task'),
  inV1('another manifest', '/manifest_sha256', NO_HASH, 'corpus.receipt-stale'),
  inV1('qualified denied', '/qualified', false, 'qualification.qualified'),
  inV1('a baseline that is flaky', '/baseline/status', 'flaky', 'qualification.qualified', '/qualified'),
  inV1('a known-good change that fails', '/known_good/status', 'check_failure', 'qualification.qualified', '/qualified'),
  inV1('a status of the other phase', '/baseline/status', 'pass', 'document.choice'),
  inV1('one run', '/baseline/runs', 1, 'document.number-range'),
  inV1('eleven runs', '/known_good/runs', 11, 'document.number-range'),
  inV1('a result that is null', '/baseline/result_sha256', null, 'document.type'),
  inV1('attempts', '/known_good/attempts', [], 'document.unknown-field'),
  inV1('no limitations', '/limitations', undefined, 'document.missing-field'),
  broken(
    'an honest receipt v1',
    all(edit(RECEIPT, V1), edit(RECEIPT, { '/qualified': false, '/baseline/status': 'error' })),
    RECEIPT,
    '/qualified',
    'corpus.receipt-unqualified',
  ),
];
