import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { deepEqual } from '../../../src/checks/runtime/driver/deepEqual.js';
import { RemoteFunction } from '../../../src/checks/runtime/driver/remoteFunction.js';

const SEED = 8_212_031;

const loop = (name: string): unknown => {
  const value: Record<string, unknown> = { name };
  value.self = [value];
  return value;
};
const twoLoops = (): unknown => {
  const inner: Record<string, unknown> = {};
  const outer = { inner };
  inner.outer = { inner };
  return outer;
};
class Money {
  amount = 5;
}
const withHole = (): unknown[] => {
  const list: unknown[] = [1];
  list.length = 2;
  return list;
};
const remote = (): RemoteFunction => new RemoteFunction('f', async () => 1);
const someFunction = (): number => 1;

/** Each entry makes its two values anew. The verdict is that of every supported Node. */
const TABLE: readonly (readonly [what: string, left: () => unknown, right: () => unknown, verdict: boolean])[] = [
  ['NaN and NaN', () => NaN, () => NaN, true],
  ['0 and −0', () => 0, () => -0, false],
  ['0 and −0 in a list', () => [0], () => [-0], false],
  ['1 and "1"', () => 1, () => '1', false],
  ['BigInts', () => 12n, () => 12n, true],
  ['null and undefined', () => null, () => undefined, false],
  ['null and an object', () => null, () => ({}), false],
  ['two symbols with one description', () => Symbol('a'), () => Symbol('a'), false],
  ['a registered symbol', () => Symbol.for('a'), () => Symbol.for('a'), true],
  ['objects in another order of keys', () => ({ a: 1, b: 2 }), () => ({ b: 2, a: 1 }), true],
  ['a missing key and an undefined one', () => ({}), () => ({ a: undefined }), false],
  ['two keys of one number of keys', () => ({ a: undefined }), () => ({ b: undefined }), false],
  ['an own __proto__', () => JSON.parse('{"__proto__":{"a":1}}'), () => JSON.parse('{"__proto__":{"a":1}}'), true],
  ['an own __proto__ of another content', () => JSON.parse('{"__proto__":1}'), () => JSON.parse('{"__proto__":2}'), false],
  ['an own __proto__ and a prototype', () => JSON.parse('{"__proto__":{"a":1}}'), () => Object.create({ a: 1 }), false],
  ['with and without a prototype', () => ({}), () => Object.create(null), false],
  ['instances of a class', () => new Money(), () => new Money(), true],
  ['an instance and a plain object', () => new Money(), () => ({ amount: 5 }), false],
  ['a list and an object like it', () => [], () => ({ length: 0 }), false],
  ['a hole and undefined', withHole, () => [1, undefined], false],
  ['a hole and a hole', withHole, withHole, true],
  ['lists of another length', () => [1], withHole, false],
  ['lists with other properties', () => Object.assign([1], { index: 3 }), () => Object.assign([1], { index: 4 }), false],
  ['lists with the same other properties', () => Object.assign([1], { index: 3 }), () => Object.assign([1], { index: 3 }), true],
  ['dates', () => new Date(5), () => new Date(5), true],
  ['dates of other times', () => new Date(5), () => new Date(6), false],
  ['two invalid dates', () => new Date(NaN), () => new Date(NaN), true],
  ['an invalid date and a valid one', () => new Date(NaN), () => new Date(0), false],
  ['invalid dates inside', () => [{ a: new Date(NaN) }], () => [{ a: new Date(NaN) }], true],
  ['a date and its time', () => new Date(5), () => 5, false],
  ['expressions', () => /a/gi, () => /a/gi, true],
  ['expressions with other flags', () => /a/g, () => /a/i, false],
  ['expressions that stand elsewhere', () => Object.assign(/a/g, { lastIndex: 1 }), () => /a/g, false],
  ['URLs', () => new URL('https://a.test/b'), () => new URL('https://a.test/b'), true],
  ['URLs of other addresses', () => new URL('https://a.test/b'), () => new URL('https://a.test/c'), false],
  ['queries', () => new URLSearchParams('a=1&b=2'), () => new URLSearchParams('a=1&b=2'), true],
  ['other queries', () => new URLSearchParams('a=1'), () => new URLSearchParams('a=2'), false],
  ['errors', () => new TypeError('a'), () => new TypeError('a'), true],
  ['errors of other kinds', () => new TypeError('a'), () => new RangeError('a'), false],
  ['errors with other messages', () => new Error('a'), () => new Error('b'), false],
  ['errors with other names', () => Object.assign(new Error('a'), { name: 'A' }), () => new Error('a'), false],
  [
    'errors with other codes',
    () => Object.assign(new Error('a'), { code: 'A' }),
    () => Object.assign(new Error('a'), { code: 'B' }),
    false,
  ],
  ['errors with one cause', () => new Error('a', { cause: { b: 1 } }), () => new Error('a', { cause: { b: 1 } }), true],
  ['errors with other causes', () => new Error('a', { cause: 'b' }), () => new Error('a', { cause: 'c' }), false],
  ['errors with and without a cause', () => new Error('a', { cause: undefined }), () => new Error('a'), false],
  ['collected errors', () => new AggregateError([new Error('a')]), () => new AggregateError([new Error('a')]), true],
  ['other collected errors', () => new AggregateError([new Error('a')]), () => new AggregateError([new Error('b')]), false],
  ['exceptions of the platform', () => new DOMException('a', 'AbortError'), () => new DOMException('a', 'AbortError'), true],
  ['other exceptions of the platform', () => new DOMException('a', 'AbortError'), () => new DOMException('a', 'TimeoutError'), false],
  ['bytes', () => new Uint8Array([1, 2]), () => new Uint8Array([1, 2]), true],
  ['other bytes', () => new Uint8Array([1, 2]), () => new Uint8Array([1, 3]), false],
  ['bytes of other kinds', () => new Uint8Array([1]), () => new Int8Array([1]), false],
  ['bytes and a Buffer', () => new Uint8Array([1]), () => Buffer.from([1]), false],
  ['a part of bytes', () => new Uint8Array([0, 1, 2]).subarray(1), () => new Uint8Array([1, 2]), true],
  ['numbers as bytes: NaN', () => new Float64Array([NaN]), () => new Float64Array([NaN]), true],
  ['numbers as bytes: −0', () => new Float32Array([0]), () => new Float32Array([-0]), false],
  ['big numbers as bytes', () => new BigInt64Array([-5n]), () => new BigInt64Array([-5n]), true],
  ['buffers', () => new Uint8Array([1]).buffer, () => new Uint8Array([1]).buffer, true],
  ['buffers of other bytes', () => new Uint8Array([1]).buffer, () => new Uint8Array([2]).buffer, false],
  ['views', () => new DataView(new Uint8Array([1, 2]).buffer, 1), () => new DataView(new Uint8Array([2]).buffer), true],
  [
    'maps in another order',
    () =>
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    () =>
      new Map([
        ['b', 2],
        ['a', 1],
      ]),
    true,
  ],
  ['maps with other values', () => new Map([['a', 1]]), () => new Map([['a', 2]]), false],
  ['a missing entry and an undefined one', () => new Map([['a', undefined]]), () => new Map([['b', undefined]]), false],
  [
    'maps with objects for keys',
    () =>
      new Map([
        [{ a: 1 }, 1],
        [{ a: 2 }, 2],
      ]),
    () =>
      new Map([
        [{ a: 2 }, 2],
        [{ a: 1 }, 1],
      ]),
    true,
  ],
  [
    'maps with objects for keys that swapped values',
    () =>
      new Map([
        [{ a: 1 }, 1],
        [{ a: 2 }, 2],
      ]),
    () =>
      new Map([
        [{ a: 1 }, 2],
        [{ a: 2 }, 1],
      ]),
    false,
  ],
  ['sets in another order', () => new Set([1, 'a', { b: 1 }]), () => new Set([{ b: 1 }, 'a', 1]), true],
  ['sets where one object would serve twice', () => new Set([{ a: 1 }, { a: 1 }]), () => new Set([{ a: 1 }, { a: 2 }]), false],
  ['sets of other primitives', () => new Set([1]), () => new Set(['1']), false],
  ['sets with NaN', () => new Set([NaN]), () => new Set([NaN]), true],
  ['a map and a set', () => new Map(), () => new Set(), false],
  ['boxed primitives', () => Object(1), () => Object(1), true],
  ['other boxed primitives', () => Object(0), () => Object(-0), false],
  ['a boxed primitive and its value', () => Object('a'), () => 'a', false],
  ['cycles', () => loop('a'), () => loop('a'), true],
  ['cycles with other content', () => loop('a'), () => loop('b'), false],
  ['cycles of another length', () => twoLoops(), () => twoLoops(), true],
  ['one function', () => someFunction, () => someFunction, true],
  ['two functions', () => () => 1, () => () => 1, false],
  ['two functions of the subject with one name', remote, remote, false],
  ['two signals', () => new AbortController().signal, () => new AbortController().signal, false],
  ['two promises', () => Promise.resolve(1), () => Promise.resolve(1), false],
  ['properties with symbols for keys', () => ({ [Symbol.for('a')]: 1 }), () => ({ [Symbol.for('a')]: 2 }), false],
];

test.each(TABLE)('%s', (_what, left, right, verdict) => {
  const [one, other] = [left(), right()];
  expect([deepEqual(one, other), deepEqual(other, one)]).toEqual([verdict, verdict]);
});

const data = fc.object({
  maxDepth: 3,
  withBigInt: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withBoxedValues: true,
  withNullPrototype: true,
});

test('plain data equals its copy', () => {
  fc.assert(
    fc.property(fc.clone(data, 2), ([one, other]) => expect(deepEqual(one, other)).toBe(true)),
    { seed: SEED, numRuns: 500 },
  );
});

test('on plain data it decides as Node does', () => {
  const small = fc.object({
    maxDepth: 2,
    maxKeys: 2,
    key: fc.constantFrom('a', 'b'),
    values: [fc.constantFrom(0, 1, '1', null, undefined)],
    withMap: true,
    withSet: true,
  });
  fc.assert(
    fc.property(small, small, (one, other) => expect(deepEqual(one, other)).toBe(isDeepStrictEqual(one, other))),
    { seed: SEED, numRuns: 2_000 },
  );
});
