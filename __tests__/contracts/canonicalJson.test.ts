import fc from 'fast-check';
import { canonicalJson } from '../../src/contracts/canonicalJson.js';
import { sha256 } from '../../src/contracts/sha256.js';

// Section 8.1 of the wire format: JSON text, canonical text, SHA-256 of that.
const VECTORS: readonly (readonly [string, string, string])[] = [
  ['{}', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
  ['[]', '[]', '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945'],
  ['""', '""', '12ae32cb1ec02d01eda3581b127c1fee3b0dc53572ed6baf239721a03d82e126'],
  ['null', 'null', '74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b'],
  ['0', '0', '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9'],
  [
    '{"b":1,"a":[3,{"z":null,"y":false}]}',
    '{"a":[3,{"y":false,"z":null}],"b":1}',
    '8f12eb5781b48667911740476cd0da97510109754eda10a9b03d4f85351c9275',
  ],
  [
    '{"a":{},"b":[],"c":[[],{}],"d":""}',
    '{"a":{},"b":[],"c":[[],{}],"d":""}',
    '59c0aa308b3452a4769ea269f3a634a6b3c1db78f44f19bc99ae2fcbd0ef3b73',
  ],
  [
    '{"é":"naïve ✓","z":"😀","a":"日本"}',
    '{"a":"日本","z":"😀","é":"naïve ✓"}',
    '63be7ed40c63de5b00e9df05c0d0ca68373aebc556a3940de9c5ec6fa090244f',
  ],
  [
    '{"10":"a","9":"b","B":1,"a":2,"_":3,"":4}',
    '{"9":"b","10":"a","":4,"B":1,"_":3,"a":2}',
    '1d8fbc17ba80b5e7897e016aa517688bfdee715f488b6607782c093fce6ac12b',
  ],
  ['{"～":1,"😀":2}', '{"😀":2,"～":1}', 'c44a324298283d910e4120a2ff3c2d7746b4a5c9f2d9625c67f6abb58748cf31'],
  [
    '[1.0,-0,1e2,1e21,1e-7,0.1,123456789012345678901,5E-324,1.50]',
    '[1,0,100,1e+21,1e-7,0.1,123456789012345680000,5e-324,1.5]',
    'b800ffd8d2832b046857ae6b65c99ae493762bc535b9ebc78560b03f97200c82',
  ],
  ['{"a":1,"b":2,"a":3}', '{"a":3,"b":2}', '493df656a590967c84d643bdd55ee956fb53262c51b154115083c9bcc4c992e3'],
  [
    '{"__proto__":{"b":1,"a":2},"a":1}',
    '{"__proto__":{"a":2,"b":1},"a":1}',
    '704219e7783c81073923db6d1d933519455256f539c65678f218bfaffc41b556',
  ],
];

test.each(VECTORS)('%s becomes %s', (text, canonical, hash) => {
  expect(canonicalJson(JSON.parse(text))).toBe(canonical);
  expect(sha256(canonical)).toBe(hash);
});

test('only quotes, backslashes, controls and lone surrogates are escaped', () => {
  const canonical = canonicalJson(JSON.parse('"\\/\\u0041\\u007f\\u2028\\ud800\\u0001\\b\\f\\n\\r\\t\\"\\\\"'));
  expect(Buffer.from(canonical).toString('hex')).toBe('222f417fe280a85c75643830305c75303030315c625c665c6e5c725c745c225c5c22');
  expect(sha256(canonical)).toBe('420b0603a9b00e90fd32ed7135269a53fdd106b1ac9a9f4f9707e7d274dd2adf');
});

test('what JSON has no word for is left out of objects and null in lists', () => {
  const canonical = canonicalJson({ a: undefined, b: [undefined, 1] });
  expect(canonical).toBe('{"b":[null,1]}');
  expect(sha256(canonical)).toBe('8d49a295ccf40f78f357007424ec50df7a1b5f2dd7a0696257a8da2263bdd09b');
  expect(canonicalJson([Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('s')])).toBe('[null,null,null,null]');
  expect(canonicalJson({ f: () => 1, s: Symbol('s'), n: Number.NaN })).toBe('{"n":null}');
});

test('keys up to 4294967294 are array indices, larger numbers and other spellings are ordinary keys', () => {
  const text = '{"4294967295":1,"4294967294":2,"01":3,"-1":4,"1.5":5,"0":6}';
  expect(canonicalJson(JSON.parse(text))).toBe('{"0":6,"4294967294":2,"-1":4,"01":3,"1.5":5,"4294967295":1}');
});

test('100,000 nested lists are written', () => {
  const text = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(canonicalJson(JSON.parse(text)) === text).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a function', () => 1],
  ['a bigint', [1n]],
])('%s is refused', (_name, value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});

test('a value that contains itself is refused, one that is used twice is not', () => {
  const shared = { a: 1 };
  expect(canonicalJson([shared, shared])).toBe('[{"a":1},{"a":1}]');
  const loop: unknown[] = [];
  loop.push({ loop });
  expect(() => canonicalJson(loop)).toThrow(TypeError);
});

test('it writes what a rebuilt object gives to JSON.stringify', () => {
  const rebuilt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rebuilt);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, each]): [string, unknown] => [key, rebuilt(each)]);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(canonicalJson(value)).toBe(JSON.stringify(rebuilt(value)));
    }),
    { seed: 81, numRuns: 2_000 },
  );
});
