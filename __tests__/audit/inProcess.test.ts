import { CHEATS } from '../../src/audit/battery/cheats.js';
import { IN_PROCESS, notStoppedInProcess } from '../../src/audit/inProcess.js';
import { auditReport } from '../../src/audit/report.js';
import { auditText } from '../../src/reporting/auditText.js';
import { auditOf, findingLines } from './support/audits.js';
import { IN_PROCESS_TASKS } from './support/inProcessTasks.js';

// Every cheat on five drivers of the older kind: some hundred short processes, run once for all that is asked about them.
const audits = await auditOf(IN_PROCESS_TASKS, ['baseline', 'cheats', 'empty', 'seeds']);
const findings = audits.flatMap((audit) => audit.findings);

test('the five drivers of the older kind are sound: they fail before and pass after, again and again', () => {
  expect(audits.map(({ levels }) => levels)).toEqual(Array(5).fill(['in_process']));
  expect(findingLines(audits).filter((line) => !line.includes(' cheats '))).toEqual([]);
});

test('no cheat that is marked as stopped passes, or turns a check that defines a task', () => {
  expect(findingLines(audits).filter((line) => line.includes(': error '))).toEqual([]);
});

test('the cheats that beat a driver of the older kind are found to do so', () => {
  const beaten = (id: string): number =>
    findings.filter(({ subject, message }) => subject === id && message.includes('everything passes')).length;
  expect(['b01-print-and-exit', 'b03-rewritten-output', 'b20-to-json', 'b37-background-writer', 'b44-worker'].map(beaten)).toEqual([
    5, 5, 5, 5, 5,
  ]);
  expect(['b06-silent-assertions', 'b17-inspector', 'b46-read-driver'].filter((id) => beaten(id) === 0)).toEqual([]);
});

test('whatever is not stopped has a reason, and is named wherever a verdict is shown', async () => {
  const open = notStoppedInProcess();
  expect(open.map(({ id }) => id)).toEqual(CHEATS.map(({ id }) => id).filter((id) => IN_PROCESS[id]?.mark === 'not_stopped'));
  const corpus = { id: 'made-up', version: '1.0.0', index_sha256: '0'.repeat(64) };
  const report = await auditReport({ corpus, seed: 'test', parts: new Set(['baseline', 'cheats']), audits });
  const text = auditText(report, { isolation: { sandbox: 'none', probe: [] }, leftover: undefined, out: undefined });
  expect(open.filter(({ id, reason }) => !text.includes(`${id}: `) || !text.includes(reason))).toEqual([]);
  expect(report.not_stopped).toEqual(open);
});
