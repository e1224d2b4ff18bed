import { type DocumentKind, documentReader } from '../../../src/contracts/documents.js';
import { readJson } from '../../../src/contracts/jsonText.js';
import { sha256 } from '../../../src/contracts/sha256.js';
import type { TaskPackage } from '../../../src/corpus/taskPackage.js';

// The worked task of wire format 8.2 and its receipt (8.3), text for text.

const FIXTURE =
  '{"schema_version":"codevetter.agent-task-fixture.v1","files":[{"path":"calc.mjs","content_base64":"ZXhwb3J0IGNvbnN0IGRvdWJsZSA9IChuKSA9PiBuICsgMTsK","sha256":"7c5f60133e678f29625bf50d91faadc3cabaec66f8340a9b68e12648f0e44dbd"}]}';
const PACKET = `# Double it

Make double(n) return twice n.
`;
const DRIVER = `import { pathToFileURL } from 'node:url';
const [ws, task, hash] = process.argv.slice(2);
const { double } = await import(pathToFileURL(ws + '/calc.mjs').href);
const st = (ok) => (ok ? 'pass' : 'fail');
console.log(JSON.stringify({ schema_version: 'codevetter.agent-task-check-result.v1', task_id: task, acceptance_contract_sha256: hash, results: [{ id: 'doubles-five', status: st(double(5) === 10) }, { id: 'one-gives-two', status: st(double(1) === 2) }] }));
`;
const ACCEPTANCE =
  '{"schema_version":"codevetter.agent-task-acceptance.v1","task_id":"double-five","task_defining_failures":["doubles-five"],"required_checks":[{"id":"doubles-five","label":"Five becomes ten"}],"regression_checks":[{"id":"one-gives-two","label":"One stays correct"}],"driver":{"path":"driver.mjs","sha256":"4f7e84321fb69568ccd172e1bbba89abfc47dbed1d4a2f594ecd882605791369","timeout_ms":5000},"repetitions":2}';
const KNOWN_GOOD =
  '{"schema_version":"codevetter.agent-task-known-good.v1","task_id":"double-five","files":[{"path":"calc.mjs","before_sha256":"7c5f60133e678f29625bf50d91faadc3cabaec66f8340a9b68e12648f0e44dbd","after_base64":"ZXhwb3J0IGNvbnN0IGRvdWJsZSA9IChuKSA9PiBuICogMjsK","after_sha256":"f47a0fdd858a88ef22003a43d4760f023681c8040083d80b301abb9954a6a549"}]}';
const MANIFEST =
  '{"schema_version":"codevetter.agent-task.v1","task_id":"double-five","title":"Double five","lane":"api","runtime":"node","category":"arithmetic","failure_mode":"adds-instead-of-doubling","artifacts":{"fixture":{"path":"fixture.json","sha256":"b18565be3920b38ebe3ff3a8e226a80854a782e4f12a0449ac3a0bcf314b4cb3"},"task_packet":{"path":"task.md","sha256":"88b8cd1ddb33dc8aa12a1cf47ebdb1117898d1dbdebee59f565d649be7c9d74a"},"acceptance_contract":{"path":"acceptance.json","sha256":"b8aa7e66bba213f8aeb18b6b09e90ed2bc5b10ac55072f9ec145b251c2a9fd05"},"known_good_patch":{"path":"known-good.json","sha256":"10abf34662858a07bed61348589eed577f1d7c5dd32ee2902e4bdeec7ab27ca8"}},"required_checks":["doubles-five"],"regression_checks":["one-gives-two"],"provenance":{"kind":"owned","repository":"acme/widgets","revision":"0123456789abcdef0123456789abcdef01234567"},"license":{"spdx":"ISC","notice":"Made up for this document."}}';

/** The receipt of 8.3, with the limitation text of its author. */
export const RECEIPT =
  '{"schema_version":"codevetter.agent-task-qualification.v2","task_id":"double-five","manifest_sha256":"036fd4e992fc824891147193303b466de2b2a3e54527ffa5c0223e8d97fdb310","fixture_sha256":"b18565be3920b38ebe3ff3a8e226a80854a782e4f12a0449ac3a0bcf314b4cb3","acceptance_contract_sha256":"b8aa7e66bba213f8aeb18b6b09e90ed2bc5b10ac55072f9ec145b251c2a9fd05","known_good_sha256":"10abf34662858a07bed61348589eed577f1d7c5dd32ee2902e4bdeec7ab27ca8","workspace_policy":"public_fixture_and_task_packet_v1","qualified":true,"baseline":{"status":"intended_failure","attempts":[{"attempt":1,"outcome":"intended_failure","result_sha256":"c0b6cad6c51003b47ae3297bb7a89d1a27af9a7933e483ef69681b9a7639b9fb"},{"attempt":2,"outcome":"intended_failure","result_sha256":"c0b6cad6c51003b47ae3297bb7a89d1a27af9a7933e483ef69681b9a7639b9fb"}]},"known_good":{"status":"pass","attempts":[{"attempt":1,"outcome":"pass","result_sha256":"1ac7121f63ebb82233ecfd9e4892b7d6e374cd7f466aa38526a41bfacf1bb745"},{"attempt":2,"outcome":"pass","result_sha256":"1ac7121f63ebb82233ecfd9e4892b7d6e374cd7f466aa38526a41bfacf1bb745"}]},"cleanup":{"status":"complete"},"limitations":["No sandbox."]}';

export const Q1 = 'c0b6cad6c51003b47ae3297bb7a89d1a27af9a7933e483ef69681b9a7639b9fb';
export const Q2 = '1ac7121f63ebb82233ecfd9e4892b7d6e374cd7f466aa38526a41bfacf1bb745';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const read = async <K extends DocumentKind>(kind: K, file: string, text: string) => {
  const bytes = bytesOf(text);
  const json = readJson(bytes);
  const reading = json.ok ? (await documentReader(kind))(json.value) : json;
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return { file: `tasks/double-five/${file}`, sha256: sha256(bytes), bytes, document: reading.document };
};

const plain = (file: string, text: string) => ({ file: `tasks/double-five/${file}`, sha256: sha256(text), bytes: bytesOf(text) });

export const doubleFive = async (): Promise<TaskPackage> => ({
  taskId: 'double-five',
  manifest: await read('task-manifest', 'task.json', MANIFEST),
  fixture: await read('fixture-bundle', 'fixture.json', FIXTURE),
  acceptance: await read('acceptance-contract', 'acceptance.json', ACCEPTANCE),
  knownGood: await read('known-good-change', 'known-good.json', KNOWN_GOOD),
  taskPacket: plain('task.md', PACKET),
  driver: plain('driver.mjs', DRIVER),
});
