import fc from 'fast-check';
import { deepEqual } from '../../../src/checks/runtime/driver/deepEqual.js';
import type { Departure } from '../../../src/checks/runtime/wire/encodeState.js';
import { MalformedWire } from '../../../src/checks/runtime/wire/malformed.js';
import { type Arrival, decode } from '../../../src/checks/runtime/wire/wireDecode.js';
import { encode } from '../../../src/checks/runtime/wire/wireEncode.js';

/** Of every property here: the same cases in each run. */
const SEED = 8_212_030;

const departure: Departure = { reference: () => undefined, errorHome: () => undefined, promise: () => undefined };
const arrival: Arrival = {
  allowThenable: false,
  reference: () => {
    throw new MalformedWire('no references here');
  },
};

const textOf = (value: unknown): string => {
  const encoded = encode(value, departure);
  if (!encoded.ok) throw new Error(`refused: ${encoded.why}`);
  return encoded.text;
};
const across = (value: unknown): unknown => decode(JSON.parse(textOf(value)), arrival);
const refusal = (value: unknown): string => {
  const encoded = encode(value, departure);
  return encoded.ok ? `crossed as ${encoded.text}` : encoded.why;
};

const leaf = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
  fc.bigInt(),
  fc.boolean(),
  fc.constantFrom(null, undefined, -0, NaN, Infinity, -Infinity),
  fc.date({ noInvalidDate: false }),
  fc.uint8Array(),
  fc.float64Array(),
  fc.constantFrom(/a+b/giu, /[/\n]/y, new URL('https://example.test/a?b=c#d')),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 5 }, leaf, tie('list'), tie('object'), tie('map'), tie('set'), tie('error')),
  list: fc.array(tie('any'), { maxLength: 6 }),
  object: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'length', 'toString')), tie('any'), {
    maxKeys: 6,
    // An object without a prototype arrives as an ordinary one.
    noNullPrototype: true,
  }),
  map: fc.array(fc.tuple(leaf, tie('any')), { maxLength: 4 }).map((pairs) => new Map(pairs)),
  set: fc.array(tie('any'), { maxLength: 4 }).map((items) => new Set(items)),
  error: fc.tuple(fc.string(), tie('any')).map(([message, cause]) => new RangeError(message, { cause })),
})).any;

describe('a value that crosses the wire', () => {
  it('is the same on the other side', () => {
    fc.assert(
      fc.property(value, (given) => expect(deepEqual(across(given), given)).toBe(true)),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('is printable ASCII on its way, whatever it holds', () => {
    fc.assert(
      fc.property(value, (given) => expect(textOf(given)).toMatch(/^[ -~]*$/)),
      { seed: SEED },
    );
  });

  it('is the same on the other side: an invalid date below an own __proto__', () => {
    const inner = Object.fromEntries([['__proto__', { '': new Date(NaN) }]]);
    expect(deepEqual(across([inner]), [inner])).toBe(true);
  });

  it('keeps which of its parts are one and the same, and its cycles', () => {
    const shared = { name: 'shared' };
    const given: Record<string, unknown> = { first: shared, second: [shared, shared], map: new Map([[shared, shared]]) };
    given.self = given;
    const arrived = across(given) as Record<string, unknown> & { second: unknown[]; map: Map<unknown, unknown> };
    expect(arrived.self).toBe(arrived);
    expect(arrived.second[0]).toBe(arrived.first);
    expect([...arrived.map.keys()][0]).toBe(arrived.first);
    expect(arrived.first).not.toBe(shared);
  });

  it('keeps holes apart from undefined', () => {
    // biome-ignore lint/suspicious/noSparseArray: holes are what this is about
    const arrived = across([, undefined, , , 1, ,]) as unknown[];
    expect(arrived).toHaveLength(6);
    expect(Object.keys(arrived)).toEqual(['1', '4']);
  });

  it('keeps the other properties of an array', () => {
    const arrived = across(Object.assign([1, 2], { index: 3, '-1': 4 })) as unknown as Record<string, unknown>;
    expect([arrived.index, arrived['-1'], arrived.length]).toEqual([3, 4, 2]);
  });

  it.each([
    ['Error', new Error('a'), Error],
    ['TypeError', new TypeError('b'), TypeError],
    ['AggregateError', new AggregateError([new Error('inner')], 'c'), AggregateError],
    ['DOMException', new DOMException('d', 'AbortError'), DOMException],
  ])('is an error of its kind: %s', (_kind, given, Kind) => {
    const arrived = across(given) as Error;
    expect(arrived).toBeInstanceOf(Kind);
    expect([arrived.name, arrived.message]).toEqual([given.name, given.message]);
  });

  it('is an error with its code, cause and errors, and without its stack', () => {
    const given = Object.assign(new AggregateError([new Error('inner')], 'outer', { cause: 'why' }), { code: 'E_CODE' });
    const arrived = across(given) as AggregateError & { code: string };
    expect([arrived.code, arrived.cause, arrived.errors[0].message]).toEqual(['E_CODE', 'why', 'inner']);
    expect(textOf(given)).not.toContain('wire.test');
  });

  it('is an instance of a class by name', () => {
    class Money {
      amount = 5;
    }
    const prototypes = new Map<string, object>();
    const named: Arrival = {
      ...arrival,
      classPrototype: (name) => {
        const prototype = prototypes.get(name) ?? Object.create(Object.prototype, { constructor: { value: class {} } });
        prototypes.set(name, prototype);
        return prototype;
      },
    };
    const arrived = decode(JSON.parse(textOf([new Money(), new Money(), { amount: 5 }])), named) as object[];
    expect(Object.getPrototypeOf(arrived[0])).toBe(prototypes.get('Money'));
    expect(deepEqual(arrived[0], arrived[1])).toBe(true);
    expect(deepEqual(arrived[0], arrived[2])).toBe(false);
  });

  it('is a symbol, registered or not', () => {
    const own = Symbol('own');
    const [registered, first, second] = across([Symbol.for('key'), own, own]) as symbol[];
    expect(registered).toBe(Symbol.for('key'));
    expect([first?.description, first === second]).toEqual(['own', true]);
  });

  it.each([
    ['Int8Array', new Int8Array([-1, 2])],
    ['Uint16Array', new Uint16Array([65535])],
    ['Float32Array', new Float32Array([0.5])],
    ['BigInt64Array', new BigInt64Array([-5n])],
    ['DataView', new DataView(new Uint8Array([1, 2, 3]).buffer, 1, 1)],
    ['ArrayBuffer', new Uint8Array([1, 2, 3]).buffer],
    ['Buffer', Buffer.from('abc')],
    ['a view on a part', new Uint8Array([1, 2, 3, 4]).subarray(1, 3)],
    ['URLSearchParams', new URLSearchParams('a=1&b=%20&a=2')],
  ])('is bytes or text of its kind: %s', (_kind, given) => {
    const arrived = across(given) as typeof given;
    expect(arrived.constructor.name).toBe(given.constructor.name);
    expect(deepEqual(arrived, given)).toBe(true);
  });
});

describe('a value that could say something else the next time it is asked', () => {
  const getter = {
    get a() {
      return 1;
    },
  };
  it.each<[string, unknown, string]>([
    ['a Proxy', new Proxy({}, {}), 'a Proxy'],
    ['a Proxy of an array', [new Proxy([], {})], 'a Proxy'],
    ['an accessor', getter, 'an accessor property'],
    ['an accessor in an array', Object.defineProperty([1], 0, { get: () => 1, enumerable: true }), 'an accessor in an array'],
    ['a Proxy for a prototype', Object.create(new Proxy({}, {})), 'a Proxy in a prototype chain'],
    ['a boxed primitive', Object(true), 'a boxed primitive'],
    ['a function', () => 1, 'a function'],
    ['an iterator', new Map().entries(), 'an iterator'],
    ['a weak collection', new WeakMap(), 'a weak collection'],
    ['shared memory', new SharedArrayBuffer(1), 'a SharedArrayBuffer'],
    ['text without end', 'x'.repeat(9 << 20), 'too much text'],
    ['a list without end', new Array(1e6).fill(0), 'too many values'],
    ['a nest without end', Array.from({ length: 1000 }).reduce((inner) => [inner], []), 'values nested too deeply'],
    ['a BigInt without end', 10n ** 5000n, 'a BigInt of too many digits'],
  ])('is refused: %s', (_what, given, why) => {
    expect(refusal(given)).toBe(why);
  });

  it('has none of its own code run', () => {
    const ran: string[] = [];
    const note = (what: string) => () => ran.push(what);
    const given = {
      toJSON: undefined as unknown,
      list: Object.defineProperty([1, 2], Symbol.iterator, { value: note('iterator') }),
      date: Object.assign(new Date(0), { toJSON: 1, getTime: 2 }),
      map: Object.defineProperty(new Map([[1, 2]]), 'forEach', { value: note('forEach') }),
    };
    Object.defineProperty(given, 'hidden', { get: note('hidden getter') });
    across(given);
    expect(ran).toEqual([]);
  });
});

describe('text that is no value of the wire', () => {
  it.each<[string, unknown]>([
    ['an object', { a: 1 }],
    ['an empty list', []],
    ['no tag', [1]],
    ['an unknown tag', ['zz', 1]],
    ['too few parts', ['a', []]],
    ['too many parts', ['u', 1]],
    ['a list that is none', ['a', 'x', [], '']],
    ['a class that is no text', ['o', 1, []]],
    ['a property without a value', ['o', '', ['a']]],
    ['a property whose name is no text', ['o', '', [1, 2]]],
    ['a reference forward', ['a', [['=', 5]], [], '']],
    ['a reference to a fraction', ['a', [['=', 0.5]], [], '']],
    ['a reference to a prototype', ['a', [['=', '__proto__']], [], '']],
    ['holes without end', ['a', [['h', 1e12]], [], '']],
    ['holes many times over', ['a', Array(100).fill(['h', 200_000]), [], '']],
    ['negative holes', ['a', [['h', -1]], [], '']],
    ['a length as a property', ['a', [], ['length', 4294967295], '']],
    ['half a byte', ['t', 'Uint8Array', 'abc']],
    ['bytes that are none', ['t', 'Uint8Array', 'zz']],
    ['bytes that do not fit', ['t', 'Uint32Array', '00']],
    ['a view of an unknown kind', ['t', 'constructor', '00']],
    ['an error of an unknown kind', ['e', 'hasOwnProperty', '', '', '', [], null]],
    ['an error from nowhere', ['e', 'Error', '', '', '', [], 'home']],
    ['a regular expression that is none', ['r', '(', '']],
    ['flags that are none', ['r', 'a', 'zz']],
    ['a URL that is none', ['l', 'no url']],
    ['a time out of range', ['d', 1e300]],
    ['a number that is none', ['n', '7']],
    ['a BigInt that is none', ['b', '1e5']],
    ['a BigInt without digits', ['b', '-']],
    ['a BigInt without end', ['b', '9'.repeat(5000)]],
    ['a promise in no known state', ['p', 'almost', 1]],
    ['a nest without end', Array.from({ length: 500 }).reduce<unknown>((inner) => ['a', [inner], [], ''], ['u'])],
  ])('is found: %s', (_what, node) => {
    expect(() => decode(node, arrival)).toThrow(MalformedWire);
  });

  it('never pollutes a prototype', () => {
    const arrived = decode(['o', '', ['__proto__', ['o', '', ['polluted', true]]]], arrival) as object;
    expect(Object.getPrototypeOf(arrived)).toBe(Object.prototype);
    expect(Object.hasOwn(arrived, '__proto__')).toBe(true);
    expect('polluted' in {}).toBe(false);
  });

  it('is found or decoded, and nothing else happens, whatever it is', () => {
    const nodes = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 6 },
        fc.jsonValue(),
        fc.array(
          fc.oneof(tie('node'), fc.constantFrom('a', 'o', 'm', 's', 't', 'e', 'p', '=', 'h', 'y', 'Y', 'n', 'b', 'd', 'r', 'l', 'q', 'u')),
        ),
        fc.nat(9),
        fc.constant(''),
      ),
    })).node;
    fc.assert(
      fc.property(nodes, (node) => {
        try {
          decode(node, arrival);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedWire);
        }
      }),
      { seed: SEED, numRuns: 3000 },
    );
  });
});
