import { gzipSync } from 'node:zlib';
import { visibleFiles } from '../../src/audit/cheatTarget.js';
import { changedFiles } from '../../src/audit/knownGoodFiles.js';
import { findLeaks } from '../../src/audit/leaks/findLeaks.js';
import { secretsOf } from '../../src/audit/leaks/secrets.js';
import { taskOf } from '../checks/support/task.js';
import { ownedTasks } from '../owned/support/submissions.js';
import { auditOf } from './support/audits.js';

const BEFORE = 'export const total = (items) => items.reduce((sum, item) => sum + item.price, 0);\n';
const AFTER = `const roundedToCents = (amount) => Math.round(amount * 100) / 100;

export const total = (items) => roundedToCents(items.reduce((sum, item) => sum + item.price, 0));
`;
const DRIVER = `const [workspace, task, contract] = process.argv.slice(2);
const { total } = await import('file://' + workspace + '/src/total.mjs');
const results = [{ id: 'sums-have-two-decimals', status: total([{ price: 0.1 }, { price: 0.2 }]) === 0.3 ? 'pass' : 'fail' }];
console.log(JSON.stringify({ task_id: task, acceptance_contract_sha256: contract, results }));
`;
const task = taskOf({
  files: { 'src/total.mjs': BEFORE },
  after: { 'src/total.mjs': AFTER },
  driver: DRIVER,
  required: ['sums-have-two-decimals'],
});
const secrets = secretsOf(task, changedFiles(task, visibleFiles(task)));
const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');

/** What somebody might forget in a fixture, and what is said about it. */
const PLANTED: Readonly<Record<string, readonly [file: string, content: string | Uint8Array, message: RegExp]>> = {
  'a copy of the driver': ['test/checks.mjs', DRIVER, /^is the driver, byte for byte/],
  'an edited copy of the driver': ['test/checks.mjs', `// mine\n${DRIVER.replaceAll('  ', ' ')}\n`, /line\(s\) of the driver/],
  'the fixed file under another name': ['src/total.mjs.orig', AFTER, /^is the known-good src\/total\.mjs, byte for byte/],
  'a part of the fixed file': ['notes.txt', `// ${AFTER.split('\n')[0]}\n`, /line\(s\) of the known-good/],
  'a source map': [
    'dist/total.js.map',
    JSON.stringify({ version: 3, sourcesContent: [AFTER] }),
    /line\(s\) of the known-good .*\(JSON text\)/,
  ],
  'a known-good document': [
    'known-good.json',
    JSON.stringify({ files: [{ path: 'src/total.mjs', after_base64: base64(AFTER) }] }),
    /\(base64\)/,
  ],
  'base64 in lines': ['blob.txt', base64(AFTER).replace(/.{60}/g, '$&\n'), /\(base64\)/],
  'hexadecimal digits': ['blob.txt', Buffer.from(AFTER).toString('hex'), /\(hexadecimal\)/],
  'percent signs': ['blob.txt', `data:text/javascript,${encodeURIComponent(AFTER)}`, /\(percent signs\)/],
  'a packed file': ['cache.bin', gzipSync(AFTER), /\(gzip\)/],
  'a packed file in base64': ['cache.txt', base64(gzipSync(DRIVER)), /\(base64, gzip\)/],
  'the name of a check': ['docs/notes.md', 'Mind sums-have-two-decimals.\n', /^names checks: sums-have-two-decimals/],
};

test.each(Object.entries(PLANTED))('%s is found', (_, [file, content, message]) => {
  const leaks = findLeaks(new Map([[file, Buffer.from(content)]]), secrets);
  expect(leaks).toContainEqual({ file, severity: 'error', message: expect.stringMatching(message) });
});

test('what a tool left behind is shown for review, whatever it holds', () => {
  const leaks = findLeaks(new Map([['src/a.js~', Buffer.from('nothing')]]), secrets);
  expect(leaks).toEqual([expect.objectContaining({ severity: 'review' })]);
});

test('the fixture itself, a packet that says what to do, and unrelated code give nothing away', () => {
  const visible = new Map([
    ['src/total.mjs', Buffer.from(BEFORE)],
    ['TASK.md', Buffer.from('# Cents\n\nLet `total` give whole cents; `roundedToCents` would be a good name.\n')],
    ['src/other.mjs', Buffer.from("import { readFileSync } from 'node:fs';\nexport const text = (file) => readFileSync(file, 'utf8');\n")],
  ]);
  expect(findLeaks(visible, secrets)).toEqual([]);
});

test('no owned task gives anything away', async () => {
  const audits = await auditOf(await ownedTasks(), ['leaks']);
  expect(audits.length).toBe(30);
  expect(audits.flatMap(({ taskId, findings }) => findings.map(({ subject, message }) => `${taskId} ${subject}: ${message}`))).toEqual([]);
});
