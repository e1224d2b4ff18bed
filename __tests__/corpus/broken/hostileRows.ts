import { all, edit, replace } from '../support/breakage.js';
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
  RECEIPT,
  wide,
} from '../support/brokenRow.js';

const DOCUMENTS = [INDEX, MANIFEST, FIXTURE, CONTRACT, KNOWN_GOOD, RECEIPT];

const DEPTH = 100_000;
const DEEP_LIST = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;
const DEEP_OBJECT = `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`;

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

type Hostile = readonly [name: string, content: string | Buffer | ((before: string) => string | Buffer), pointer: string, rule: string];

/** Texts that are no document of any kind. */
const TEXTS: readonly Hostile[] = [
  ['null', 'null', '', 'document.type'],
  ['a list', '[]', '', 'document.type'],
  ['a list of documents', (text) => `[${text}]`, '', 'document.type'],
  ['a number', '5', '', 'document.type'],
  ['a number beyond all doubles', '1e400', '', 'document.type'],
  ['a text', '"{}"', '', 'document.type'],
  ['true', 'true', '', 'document.type'],
  ['nothing at all', '', '', 'source.size'],
  ['blanks', ' \n\t', '', 'json.syntax'],
  ['a byte-order mark before the document', (text) => Buffer.concat([BYTE_ORDER_MARK, Buffer.from(text)]), '', 'json.byte-order-mark'],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), '', 'json.syntax'],
  ['NUL bytes', Buffer.alloc(1_000), '', 'json.syntax'],
  ['bytes that are no text', Buffer.from(Array.from({ length: 256 }, (_, at) => 255 - at)), '', 'json.syntax'],
  ['half of the document', (text) => text.slice(0, text.length / 2), '', 'json.syntax'],
  ['a second document behind the first', (text) => `${text}{}`, '', 'json.syntax'],
  ['a comment before the document', (text) => `// Made up.\n${text}`, '', 'json.syntax'],
  ['a comma too many', (text) => text.replace(/\}\s*$/, ',}'), '', 'json.syntax'],
  ['single quotes', (text) => text.replaceAll('"', "'"), '', 'json.syntax'],
  ['a terminal escape in front', (text) => `\u001b[31m${text}`, '', 'json.syntax'],
  ['100,000 nested lists', DEEP_LIST, '', 'document.type'],
  ['100,000 lists that never end', '['.repeat(DEPTH), '', 'json.syntax'],
  ['40,000 nested objects', DEEP_OBJECT, '/a', 'document.unknown-field'],
  ['a key __proto__', (text) => text.replace('{', '{"__proto__": {"files": []},'), '/__proto__', 'document.unknown-field'],
  ['a key constructor', (text) => text.replace('{', '{"constructor": null,'), '/constructor', 'document.unknown-field'],
  ['only a key __proto__', (text) => `{"__proto__": ${text}}`, '/schema_version', 'document.missing-field'],
  [
    'a key with an escape sequence',
    (text) => text.replace('{', '{"\\u001b]0;x\\u0007\\u202e": 1,'),
    '/\u001b]0;x\u0007\u202e',
    'document.unknown-field',
  ],
  ['a key that is a lone surrogate', (text) => text.replace('{', '{"\\ud800": 1,'), '/\ud800', 'document.unknown-field'],
  ['an empty key', (text) => text.replace('{', '{"": 1,'), '/', 'document.unknown-field'],
  ['a key with pointer characters', (text) => text.replace('{', '{"a/b~c": 1,'), '/a~1b~0c', 'document.unknown-field'],
  [
    'a key of 200,000 characters',
    (text) => text.replace('{', `{"${'k'.repeat(200_000)}": 1,`),
    `/${'k'.repeat(200_000)}`,
    'document.unknown-field',
  ],
  [
    '5,000 unknown keys',
    (text) => text.replace('{', `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":1,`).join('')}`),
    '/k0',
    'document.unknown-field',
  ],
  ['a second version that counts', (text) => text.replace(/\}\s*$/, ',"schema_version":"x"}'), '/schema_version', 'document.literal'],
];

const inEveryDocument = ([name, content, pointer, rule]: Hostile): BrokenRow[] =>
  DOCUMENTS.map((file) => {
    const row = broken(`${file} is ${name}`, replaceBytes(file, content), file, pointer, rule);
    return file === INDEX ? wide(row) : row;
  });

const replaceBytes = (file: string, content: Hostile[1]) => ({
  files: (files: Map<string, Buffer>) => {
    const text = files.get(file)?.toString() ?? '';
    replace(file, Buffer.from(typeof content === 'function' ? content(text) : content)).files?.(files);
  },
});

// Deep enough to end every recursion, JSON.stringify included.
const DEEP_VALUE = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** 20,000 nested lists at a place of a document. */
const deepAt = (file: string, pointer: string, rule = 'document.type'): BrokenRow =>
  broken(
    `${file} nests 20,000 lists at ${pointer}`,
    all(
      edit(file, { [pointer]: '@@' }),
      replace(file, (text) => text.replace('"@@"', DEEP_VALUE)),
    ),
    file,
    pointer,
    rule,
  );

const HUGE = 'a'.repeat(200_000);

/** W-15, W-24: what a document may be made of instead of what it should be. */
export const HOSTILE_ROWS: readonly BrokenRow[] = [
  ...TEXTS.flatMap(inEveryDocument),
  ...['/corpus_id', '/version', '/tasks/0', '/tasks/0/task_id', '/tasks/0/manifest', '/tasks/0/manifest/path'].map((at) =>
    deepAt(INDEX, at),
  ),
  ...['/tasks/0/manifest/sha256', '/tasks/0/qualification', '/tasks/0/qualification/path'].map((at) => deepAt(INDEX, at)),
  ...['/task_id', '/title', '/category', '/required_checks/0', '/regression_checks/1', '/artifacts'].map((at) => deepAt(MANIFEST, at)),
  ...['/artifacts/fixture/path', '/artifacts/task_packet/sha256', '/provenance/source_url', '/license'].map((at) => deepAt(MANIFEST, at)),
  deepAt(MANIFEST, '/lane', 'document.choice'),
  deepAt(MANIFEST, '/extra', 'document.unknown-field'),
  ...['/files/0', '/files/0/path', '/files/0/content_base64', '/files/0/sha256'].map((at) => deepAt(FIXTURE, at)),
  ...['/task_id', '/task_defining_failures/0', '/required_checks/0/id', '/regression_checks/0'].map((at) => deepAt(CONTRACT, at)),
  ...['/driver', '/driver/path', '/driver/sha256', '/driver/timeout_ms', '/repetitions'].map((at) => deepAt(CONTRACT, at)),
  ...['/task_id', '/files/0', '/files/0/path', '/files/0/before_sha256', '/files/0/after_sha256'].map((at) => deepAt(KNOWN_GOOD, at)),
  ...['/task_id', '/manifest_sha256', '/qualified', '/baseline'].map((at) => deepAt(RECEIPT, at)),
  ...['/baseline/attempts/0/result_sha256', '/baseline/attempts/0/attempt', '/limitations/0'].map((at) => deepAt(RECEIPT, at)),
  deepAt(RECEIPT, '/baseline/attempts', 'document.list-length'),
  deepAt(RECEIPT, '/schema_version', 'document.literal'),
  deepAt(RECEIPT, '/known_good/attempts/0/outcome', 'document.choice'),
  deepAt(RECEIPT, '/workspace_policy', 'corpus.receipt-policy'),
  ...edits(INDEX, [
    ['/corpus_id', HUGE, 'document.text-length'],
    ['/version', HUGE, 'document.text-length'],
    ['/tasks/0/task_id', HUGE, 'document.text-length'],
    ['/tasks/0/task_id', '\ud800', 'document.form'],
    ['/tasks/0/task_id', '\u001b[2Jalpha', 'document.form'],
    ['/tasks/0/task_id', '__proto__', 'document.form'],
    ['/tasks/0/manifest/path', HUGE, 'document.text-length'],
    ['/tasks/0/manifest/path', '\u001b[2J\u0000', 'document.form'],
  ]),
  ...edits(MANIFEST, [
    ['/title', HUGE, 'document.text-length'],
    ['/category', HUGE, 'document.text-length'],
    ['/category', '\u001b[31m\u202ecategory', 'document.form'],
    ['/lane', HUGE, 'document.choice'],
    ['/required_checks/0', '\udc00', 'document.form'],
    ['/provenance/source_url', HUGE, 'document.text-length'],
  ]),
  ...edits(CONTRACT, [
    ['/driver/path', HUGE, 'document.text-length'],
    ['/required_checks/0/id', 'constructor!', 'document.form'],
  ]),
  ...edits(KNOWN_GOOD, [
    ['/files/0/path', HUGE, 'document.text-length'],
    ['/files/0/path', '\u001b]8;;http://x\u0007', 'corpus.known-good-path'],
    ['/files/0/path', '__proto__', 'corpus.known-good-path'],
  ]),
  ...[
    ['/driver/timeout_ms', '5000'],
    ['/repetitions', '2'],
  ].map(([pointer = '', number]) =>
    broken(
      `the contract has 1e400 at ${pointer}`,
      replace(CONTRACT, (text) => text.replace(`": ${number}`, '": 1e400')),
      CONTRACT,
      pointer,
      'document.type',
    ),
  ),
  broken(
    'a check is given twice in one object, and the last id counts',
    replace(CONTRACT, (text) => text.replace('"id": "gives-two"', '"id": "gives-two", "id": "gives-three"')),
    CONTRACT,
    '/required_checks',
    'corpus.check-lists',
  ),
  broken(
    'the driver is given twice, and the last one counts',
    replace(CONTRACT, (text) => text.replace('"repetitions"', '"driver": {"path": "README.md"}, "repetitions"')),
    CONTRACT,
    '/driver/path',
    'corpus.driver-public',
  ),
  broken('the driver is empty', replace(DRIVER, ''), DRIVER, '', 'source.size'),
];
