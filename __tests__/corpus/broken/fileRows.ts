import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { scratch } from '../../process/support/scratch.js';
import { type Breakage, onDisk, remove, replace, tamper } from '../support/breakage.js';
import {
  ALPHA,
  type BrokenRow,
  broken,
  CONTRACT,
  DRIVER,
  FIXTURE,
  INDEX,
  KNOWN_GOOD,
  MANIFEST,
  PACKET,
  RECEIPT,
  wide,
} from '../support/brokenRow.js';

const DOCUMENTS = [INDEX, MANIFEST, FIXTURE, CONTRACT, KNOWN_GOOD, RECEIPT];
const FILES = [...DOCUMENTS, PACKET, DRIVER];

/** Every file of a task, once; a fault of the index touches all. */
const each = (name: (file: string) => string, breakage: (file: string) => Breakage, rule: string, files = FILES): BrokenRow[] =>
  files.map((file) => {
    const row = broken(name(file), breakage(file), file, '', rule);
    return file === INDEX ? wide(row) : row;
  });

/** Something else where a file was. */
const instead = (file: string, make: (path: string) => unknown): Breakage =>
  onDisk((folder) => {
    rmSync(join(folder, file));
    return make(join(folder, file));
  });

const mknod = (path: string, ...kind: readonly string[]): void => void execFileSync('mknod', [path, ...kind]);

const listen = (path: string): Promise<() => Promise<void>> =>
  new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(path, () => done(() => new Promise((closed) => server.close(() => closed()))));
  });

const movedBehindLink = (path: string, to: string): void => {
  renameSync(path, to);
  symlinkSync(to, path);
};

const LINKS: readonly BrokenRow[] = [
  ...each(
    (file) => `${file} is a link to a file beside it`,
    (file) => onDisk((folder) => movedBehindLink(join(folder, file), join(folder, `${file}.real`))),
    'source.link',
  ),
  ...each(
    (file) => `${file} is a link to a file outside`,
    (file) => onDisk((folder) => movedBehindLink(join(folder, file), join(scratch(), 'file'))),
    'source.link',
    [INDEX, MANIFEST, PACKET, RECEIPT],
  ),
  broken(
    'a file is a link to nothing',
    instead(PACKET, (path) => symlinkSync('nothing', path)),
    PACKET,
    '',
    'source.link',
  ),
  broken(
    'a file is a link to itself',
    instead(PACKET, (path) => symlinkSync('task.md', path)),
    PACKET,
    '',
    'source.link',
  ),
  broken(
    'a file is a link to a folder',
    instead(PACKET, (path) => symlinkSync('.', path)),
    PACKET,
    '',
    'source.link',
  ),
  broken(
    'a file is a link to a device',
    instead(DRIVER, (path) => symlinkSync('/dev/zero', path)),
    DRIVER,
    '',
    'source.link',
  ),
  broken(
    'the folder of a task is a link to a folder inside',
    onDisk((folder) => movedBehindLink(join(folder, ALPHA), join(folder, 'elsewhere'))),
    MANIFEST,
    '',
    'source.link',
  ),
  broken(
    'the folder of a task is a link to a folder outside',
    onDisk((folder) => movedBehindLink(join(folder, ALPHA), join(scratch(), 'alpha'))),
    MANIFEST,
    '',
    'source.link',
  ),
  broken(
    'the folder of the receipts is a link',
    onDisk((folder) => movedBehindLink(join(folder, 'qualifications'), join(folder, 'receipts'))),
    RECEIPT,
    '',
    'source.link',
  ),
  wide(
    broken(
      'the folder of all tasks is a link',
      onDisk((folder) => movedBehindLink(join(folder, 'tasks'), join(folder, 'all-tasks'))),
      MANIFEST,
      '',
      'source.link',
    ),
  ),
  broken(
    'the folder of a task is a link to the root',
    onDisk((folder) => {
      rmSync(join(folder, ALPHA), { recursive: true });
      symlinkSync('..', join(folder, ALPHA));
    }),
    MANIFEST,
    '',
    'source.link',
  ),
];

const KINDS: readonly BrokenRow[] = [
  ...each(
    (file) => `${file} is a folder`,
    (file) => instead(file, (path) => mkdirSync(path)),
    'source.not-a-file',
  ),
  ...each(
    (file) => `${file} is a FIFO that nobody writes to`,
    (file) => instead(file, (path) => mknod(path, 'p')),
    'source.not-a-file',
    [INDEX, CONTRACT, DRIVER, RECEIPT],
  ),
  ...each(
    (file) => `${file} is a socket`,
    (file) => instead(file, listen),
    'source.not-a-file',
    [INDEX, PACKET],
  ),
  broken(
    'the folder of a task is a file',
    onDisk((folder) => {
      rmSync(join(folder, ALPHA), { recursive: true });
      writeFileSync(join(folder, ALPHA), 'no folder');
    }),
    MANIFEST,
    '',
    'source.missing',
  ),
  broken(
    'the folder of the receipts is a FIFO',
    onDisk((folder) => {
      rmSync(join(folder, 'qualifications'), { recursive: true });
      mknod(join(folder, 'qualifications'), 'p');
    }),
    RECEIPT,
    '',
    'source.missing',
  ),
];

/** Only root may make devices, and not in every container. */
const devicesCanBeMade = (): boolean => {
  const path = join(scratch(), 'null');
  try {
    execFileSync('mknod', [path, 'c', '1', '3'], { stdio: 'ignore' });
  } catch {
    return false;
  }
  return existsSync(path);
};

const DEVICES: readonly BrokenRow[] = [
  broken(
    'a driver is the null device',
    instead(DRIVER, (path) => mknod(path, 'c', '1', '3')),
    DRIVER,
    '',
    'source.not-a-file',
  ),
  broken(
    'a receipt is an endless device',
    instead(RECEIPT, (path) => mknod(path, 'c', '1', '5')),
    RECEIPT,
    '',
    'source.not-a-file',
  ),
  broken(
    'a fixture is a block device',
    instead(FIXTURE, (path) => mknod(path, 'b', '7', '200')),
    FIXTURE,
    '',
    'source.not-a-file',
  ),
];

const DOCUMENT = 262_144;
const ARTIFACT = 1_048_576;
export const padded = (file: string, size: number): Breakage => replace(file, (text) => text.padEnd(size));

const ABSENT_AND_SIZES: readonly BrokenRow[] = [
  ...each((file) => `${file} is not there`, remove, 'source.missing'),
  broken(
    'the folder of a task is not there',
    onDisk((folder) => rmSync(join(folder, dirname(MANIFEST)), { recursive: true })),
    MANIFEST,
    '',
    'source.missing',
  ),
  ...each(
    (file) => `${file} has one byte more than a document may have`,
    (file) => padded(file, DOCUMENT + 1),
    'source.size',
    DOCUMENTS,
  ),
  ...each(
    (file) => `${file} has one byte more than an artifact may have`,
    (file) => padded(file, ARTIFACT + 1),
    'source.size',
    [PACKET, DRIVER, FIXTURE],
  ),
  ...each(
    (file) => `${file} is empty, and nobody declares that`,
    (file) => tamper(file, ''),
    'source.size',
    [MANIFEST, PACKET, DRIVER],
  ),
  broken('a packet is empty', replace(PACKET, ''), PACKET, '', 'source.size'),
  broken(
    'a driver is a hole of a gigabyte',
    instead(DRIVER, (path) => execFileSync('truncate', ['-s', '1G', path])),
    DRIVER,
    '',
    'source.size',
  ),
];

/** Wire format 1.6, 3.1; links are refused anywhere below the root. */
export const FILE_ROWS: readonly BrokenRow[] = [...LINKS, ...KINDS, ...(devicesCanBeMade() ? DEVICES : []), ...ABSENT_AND_SIZES];
