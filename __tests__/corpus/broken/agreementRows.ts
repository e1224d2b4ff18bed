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
  PACKET,
  RECEIPT,
} from '../support/brokenRow.js';
import { base64, NO_HASH, sha256 } from '../support/sampleCorpus.js';

const otherBytes = (file: string): BrokenRow =>
  broken(
    `${file} has one blank more than its owner says`,
    tamper(file, (text) => `${text} `),
    file,
    '',
    'corpus.hash',
  );

/** Wire format 3.2: what has to hold between documents. */
export const AGREEMENT_ROWS: readonly BrokenRow[] = [
  ...[MANIFEST, FIXTURE, CONTRACT, KNOWN_GOOD, PACKET, DRIVER, RECEIPT].map(otherBytes),
  ...[
    ['fixture', FIXTURE],
    ['task_packet', PACKET],
    ['acceptance_contract', CONTRACT],
    ['known_good_patch', KNOWN_GOOD],
  ].map(([artifact, file = '']) =>
    broken(
      `the manifest gives another hash for its ${artifact}`,
      edit(MANIFEST, { [`/artifacts/${artifact}/sha256`]: NO_HASH }),
      file,
      '',
      'corpus.hash',
    ),
  ),
  broken('a manifest is of another task', edit(MANIFEST, { '/task_id': 'beta' }), MANIFEST, '/task_id', 'corpus.task-id'),
  broken('a manifest has no task id', edit(MANIFEST, { '/task_id': undefined }), MANIFEST, '/task_id', 'corpus.task-id'),
  broken('an entry has no task id', edit(INDEX, { '/tasks/0/task_id': undefined }), INDEX, '/tasks/0/task_id', 'document.missing-field'),
  ...edits(CONTRACT, [
    ['/required_checks', [{ id: 'gives-one', label: 'One' }], 'corpus.check-lists'],
    ['/required_checks/1/id', 'gives-zwei', 'corpus.check-lists', '/required_checks'],
    ['/required_checks/2', { id: 'gives-zero', label: 'Zero' }, 'corpus.check-lists', '/required_checks'],
    ['/regression_checks', [], 'corpus.check-lists'],
    ['/regression_checks/0/id', 'keeps-five', 'corpus.check-lists', '/regression_checks'],
    ['/driver/path', 'src/one.mjs', 'corpus.driver-public'],
    ['/driver/path', 'README.md', 'corpus.driver-public'],
  ]),
  broken(
    'the manifest has a check that the contract lacks',
    edit(MANIFEST, { '/required_checks/2': 'gives-zero' }),
    CONTRACT,
    '/required_checks',
    'corpus.check-lists',
  ),
  broken(
    'the checks have another order in the manifest',
    edit(MANIFEST, { '/required_checks': ['gives-two', 'gives-one'] }),
    CONTRACT,
    '/required_checks',
    'corpus.check-lists',
  ),
  broken(
    'the manifest calls a required check a regression check',
    edit(MANIFEST, { '/required_checks': ['gives-one'], '/regression_checks': ['gives-two', 'keeps-three', 'keeps-zero'] }),
    CONTRACT,
    '/regression_checks',
    'corpus.check-lists',
  ),
  broken(
    'the fixture no longer has a file that is changed',
    edit(FIXTURE, { '/files': [{ path: 'README.md', content_base64: base64('a'), sha256: sha256('a') }] }),
    KNOWN_GOOD,
    '/files/1/path',
    'corpus.known-good-path',
  ),
  broken(
    'the driver lies among the fixture files under its own name',
    all(edit(FIXTURE, { '/files/0/path': 'driver.mjs' }), edit(KNOWN_GOOD, {})),
    CONTRACT,
    '/driver/path',
    'corpus.driver-public',
  ),
  broken(
    'fixture and known-good change are swapped',
    edit(MANIFEST, { '/artifacts/fixture/path': 'known-good.json', '/artifacts/known_good_patch/path': 'fixture.json' }),
    KNOWN_GOOD,
    '/schema_version',
    'document.literal',
  ),
  broken(
    'all artifacts are the task packet',
    edit(MANIFEST, {
      '/artifacts/fixture/path': 'task.md',
      '/artifacts/acceptance_contract/path': 'task.md',
      '/artifacts/known_good_patch/path': 'task.md',
    }),
    PACKET,
    '',
    'json.syntax',
  ),
  broken(
    'the manifest is its own fixture',
    edit(MANIFEST, { '/artifacts/fixture/path': 'task.json' }),
    MANIFEST,
    '/schema_version',
    'document.literal',
  ),
  broken('the index is a manifest', edit(INDEX, { '/tasks/0/manifest/path': 'corpus.json' }), INDEX, '/schema_version', 'document.literal'),
];
