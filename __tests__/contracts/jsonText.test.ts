import fc from 'fast-check';
import { scanJson } from '../../src/contracts/jsonScan.js';
import { locate, locateAll, readJson } from '../../src/contracts/jsonText.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const messageOf = (text: string): string | undefined => {
  const reading = readJson(bytes(text));
  return reading.ok ? undefined : reading.problems.map(({ message }) => message).join('\n');
};

test('a JSON text gives its value', () => {
  expect(readJson(bytes(' {"a":[1,-0,1.0,"ü\\n"]}\r\n'))).toEqual({ ok: true, value: { a: [1, -0, 1, 'ü\n'] }, problems: [] });
});

const BROKEN: readonly (readonly [text: string, message: string])[] = [
  ['', 'the file is empty; a JSON document is expected'],
  [' \n\t', 'the file is empty; a JSON document is expected'],
  ['{"a":1,}', 'not JSON: a comma before } is not allowed (line 1, column 8)'],
  ['[1,]', 'not JSON: a comma before ] is not allowed (line 1, column 4)'],
  ['[,1]', 'not JSON: a value is expected here (line 1, column 2)'],
  ['{"a" 1}', 'not JSON: a colon is expected here (line 1, column 6)'],
  ['{"a":1 "b":2}', 'not JSON: a comma or } is expected here (line 1, column 8)'],
  ['[1 2]', 'not JSON: a comma or ] is expected here (line 1, column 4)'],
  ['[1, 2', 'not JSON: the text ends where a comma or ] is expected (line 1, column 6)'],
  ['{"a":', 'not JSON: the text ends where a value is expected (line 1, column 6)'],
  ['{"a', 'not JSON: the text ends inside a string (line 1, column 4)'],
  ['{a:1}', 'not JSON: a member name in double quotes is expected here (line 1, column 2)'],
  ["{'a':1}", 'not JSON: a member name in double quotes is expected here (line 1, column 2)'],
  ['{"a":\n  nul}', 'not JSON: a value is expected here (line 2, column 3)'],
  ['[01]', 'not JSON: a comma or ] is expected here (line 1, column 3)'],
  ['[1.]', 'not JSON: a comma or ] is expected here (line 1, column 3)'],
  ['"a\tb"', 'not JSON: a control character inside a string must be written as an escape such as \\n (line 1, column 3)'],
  ['"\\x"', 'not JSON: an unknown escape inside a string; write \\\\ for a backslash (line 1, column 2)'],
  ['{}\n{}', 'not JSON: nothing may follow the end of the document (line 2, column 1)'],
  ['// no\n{}', 'not JSON: a value is expected here (line 1, column 1)'],
  ['["😀", x]', 'not JSON: a value is expected here (line 1, column 8)'],
];

test.each(BROKEN)('%j is refused in words of our own, with line and column', (text, message) => {
  expect(messageOf(text)).toBe(message);
});

test('a byte-order mark is refused', () => {
  expect(readJson(bytes('\ufeff{}'))).toMatchObject({
    ok: false,
    problems: [{ pointer: '', rule: 'json.byte-order-mark', severity: 'error' }],
  });
});

test('invalid UTF-8 is read with replacement characters and a warning', () => {
  const text = Uint8Array.of(0x22, 0x61, 0xff, 0x62, 0x22);
  expect(readJson(text)).toMatchObject({ ok: true, value: 'a\ufffdb', problems: [{ rule: 'json.invalid-utf8', severity: 'warning' }] });
});

test('a text that is broken in both ways says both', () => {
  expect(readJson(Uint8Array.of(0x22, 0xff)).problems.map(({ rule }) => rule)).toEqual(['json.invalid-utf8', 'json.syntax']);
});

test('a duplicate key is a warning at its pointer, and the last one counts', () => {
  const reading = readJson(bytes('{"a":1,"b":[{"x/y":1,"x\\/y":2}],"\\u0061":{"c":1}}'));
  expect(reading).toMatchObject({
    ok: true,
    value: { a: { c: 1 }, b: [{ 'x/y': 2 }] },
    problems: [
      { pointer: '/b/0/x~1y', rule: 'json.duplicate-key', severity: 'warning' },
      { pointer: '/a', rule: 'json.duplicate-key', severity: 'warning' },
    ],
  });
});

test.each([
  ['colons and quotes inside of strings', '{"a:\\"":"\\\\","b":"\\\\\\":,{","c":["::"]}'],
  ['__proto__', '{"__proto__":{"a":1},"a":2}'],
  ['the same key in different objects', '[{"a":{"a":{}}},{"a":1}]'],
])('%s are no duplicate keys', (_name, text) => {
  expect(readJson(bytes(text)).problems).toEqual([]);
});

test('many duplicate keys give a bounded number of warnings', () => {
  const text = `{${Array.from({ length: 20_000 }, (_, at) => `"k${at >> 1}":1`).join(',')}}`;
  expect(readJson(bytes(text)).problems).toHaveLength(50);
});

test('100,000 nested lists and objects are read, located and refused without exhausting the stack', () => {
  const open = '[{"a":'.repeat(50_000);
  const close = '}]'.repeat(50_000);
  expect(readJson(bytes(`${open}1${close}`)).ok).toBe(true);
  expect(messageOf(`${open}1${close}]`)).toBe(`not JSON: nothing may follow the end of the document (line 1, column ${400_002})`);
  expect(locate(bytes(`${open}1${close}`), '/0/a/0')).toEqual({ line: 1, column: 8 });
  expect(readJson(bytes(`${open}{"b":1,"b":2}${close}`)).problems).toHaveLength(1);
});

test('a pointer leads to the key of a member and to the value of an element', () => {
  const text = bytes('{\n  "files": [\n    {"path": "a"},\n    {"path": "b", "ü~/": [true]}\n  ]\n}\n');
  const places = locateAll(text, ['', '/files', '/files/0', '/files/1/path', '/files/1/ü~0~1/0']);
  expect(places).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 3 },
    { line: 3, column: 5 },
    { line: 4, column: 6 },
    { line: 4, column: 27 },
  ]);
});

test('what is not there is placed at its nearest owner', () => {
  const text = bytes('{"a":\n[{"b":1}]}');
  expect(locateAll(text, ['/x', '/a/0/c', '/a/7', '/a/0/b/c'])).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 2 },
    { line: 1, column: 2 },
    { line: 2, column: 3 },
  ]);
});

test('of a duplicate key the last one is meant, with all that is in it', () => {
  const text = bytes('{"a":{"b":1},\n"a":{"c":2}}');
  expect(locateAll(text, ['/a', '/a/b', '/a/c'])).toEqual([
    { line: 2, column: 1 },
    { line: 2, column: 1 },
    { line: 2, column: 6 },
  ]);
});

test('in a text that is no JSON everything is at the fault; what is no pointer is nowhere', () => {
  expect(locate(bytes('{\n"a" 1}'), '')).toEqual({ line: 2, column: 5 });
  expect(locate(bytes('{\n"a" 1}'), '/a')).toEqual({ line: 2, column: 5 });
  expect(locate(bytes('{}'), 'a')).toBeUndefined();
});

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('the scanner accepts exactly what JSON.parse accepts', () => {
  const token = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"a"',
    '"',
    '\\',
    'true',
    'nul',
    'null',
    '-',
    '0',
    '1',
    '.5',
    'e',
    'E+1',
    ' ',
    '\n',
    '\u00a0',
    '\u0000',
    '\\u12',
    '/',
    'é',
  );
  const mostlyJson = fc
    .json({ maxDepth: 3 })
    .chain((text) =>
      fc.tuple(fc.nat(text.length), fc.nat(2), token).map(([at, cut, inserted]) => text.slice(0, at) + inserted + text.slice(at + cut)),
    );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        mostlyJson,
        fc.array(token).map((tokens) => tokens.join('')),
      ),
      (text) => {
        expect(scanJson(text, () => {}) === undefined).toBe(parses(text));
      },
    ),
    { seed: 15, numRuns: 5_000 },
  );
});

test('every place of a document is found where its text stands', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const lines = text.split('\n');
      for (const [pointer, expected] of placesOf(value)) {
        const place = locate(bytes(text), pointer);
        expect(lines[(place?.line ?? 0) - 1]?.slice((place?.column ?? 0) - 1).startsWith(expected)).toBe(true);
      }
    }),
    { seed: 16, numRuns: 150 },
  );
});

/** Each pointer of a value, with the text that stands at its place: the key of a member, else the start of the value. */
const placesOf = (value: unknown, pointer = ''): (readonly [string, string])[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const below = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const start = JSON.stringify(each)[0] ?? '';
    return [[below, Array.isArray(value) ? start : JSON.stringify(name)] as const, ...placesOf(each, below)];
  });
};
