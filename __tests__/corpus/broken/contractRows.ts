import { tamper } from '../support/breakage.js';
import { type BrokenRow, broken, CONTRACT, DRIVER, edits, missing } from '../support/brokenRow.js';
import { NO_HASH } from '../support/sampleCorpus.js';

const check = (id: string) => ({ id, label: id });
const checks = (count: number) => Array.from({ length: count }, (_, at) => check(`c-${100 + at}`));

/** Wire format 2.4. */
export const CONTRACT_ROWS: readonly BrokenRow[] = [
  ...missing(CONTRACT, '/schema_version', '/task_id', '/task_defining_failures', '/required_checks', '/regression_checks', '/driver'),
  ...missing(CONTRACT, '/repetitions', '/driver/path', '/driver/sha256', '/driver/timeout_ms'),
  ...missing(CONTRACT, '/required_checks/0/id', '/regression_checks/1/label'),
  ...edits(CONTRACT, [
    ['/schema_version', 'codevetter.agent-task-acceptance.v2', 'document.literal'],
    ['/extra', 1, 'document.unknown-field'],
    ['/task_id', null, 'document.type'],
    ['/task_id', 'beta', 'corpus.task-id'],
    ['/task_defining_failures', [], 'document.list-length'],
    ['/task_defining_failures', {}, 'document.type'],
    ['/task_defining_failures', ['gives-two', 'gives-one'], 'contract.failures-sorted', '/task_defining_failures/1'],
    ['/task_defining_failures/1', 'gives-one', 'contract.failures-unique'],
    ['/task_defining_failures/1', 'keeps-zero', 'contract.failures-required'],
    ['/task_defining_failures/0', 'Gives', 'document.form'],
    ['/required_checks', [], 'document.list-length'],
    ['/required_checks', {}, 'document.type'],
    ['/required_checks', 3, 'document.type'],
    ['/required_checks', checks(101), 'document.list-length'],
    ['/required_checks/0', 'gives-one', 'document.type'],
    ['/required_checks/0/weight', 1, 'document.unknown-field'],
    ['/required_checks/0/label', '', 'document.text-length'],
    ['/required_checks/0/label', 'a'.repeat(161), 'document.text-length'],
    ['/required_checks/1/id', 'gives', 'contract.checks-sorted'],
    ['/required_checks/1/id', 'gives-one', 'contract.checks-unique'],
    ['/regression_checks', {}, 'document.type'],
    ['/regression_checks', checks(101), 'document.list-length'],
    ['/regression_checks/1/id', 'a', 'contract.checks-sorted'],
    ['/regression_checks/1/id', 'keeps-three', 'contract.checks-unique'],
    ['/regression_checks/0/id', 'gives-two', 'contract.checks-disjoint'],
    ['/driver', null, 'document.type'],
    ['/driver', 'driver.mjs', 'document.type'],
    ['/driver/args', [], 'document.unknown-field'],
    ['/driver/sha256', 'x', 'document.form'],
    ['/driver/timeout_ms', 9, 'document.number-range'],
    ['/driver/timeout_ms', 60_001, 'document.number-range'],
    ['/driver/timeout_ms', 10.5, 'document.type'],
    ['/driver/timeout_ms', '5000', 'document.type'],
    ['/repetitions', 1, 'document.number-range'],
    ['/repetitions', 6, 'document.number-range'],
    ['/repetitions', null, 'document.type'],
  ]),
  ...edits(CONTRACT, [['/driver/sha256', NO_HASH, 'corpus.hash', '']]).map((row) => ({ ...row, file: DRIVER })),
  broken('the driver has other bytes than the contract says', tamper(DRIVER, 'process.exit(0);\n'), DRIVER, '', 'corpus.hash'),
];
