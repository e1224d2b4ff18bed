import { createHash } from 'node:crypto';
import fc from 'fast-check';

/** One change somewhere in a document; the numbers choose the place and what happens there. */
export interface Mutation {
  readonly place: number;
  readonly change: number;
  readonly detail: number;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(1_000_000),
  change: fc.nat(1_000_000),
  detail: fc.nat(1_000_000),
});

interface Spot {
  readonly owner: object;
  readonly key: string;
}

const spots = (value: unknown): Spot[] => {
  const found: Spot[] = [];
  const visit = (owner: unknown): void => {
    if (typeof owner !== 'object' || owner === null) return;
    for (const key of Object.keys(owner)) {
      found.push({ owner, key });
      visit(Reflect.get(owner, key));
    }
  };
  visit(value);
  return found;
};

const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  2,
  5,
  6,
  -1,
  0.5,
  100,
  1e21,
  2 ** 53,
  '',
  ' ',
  'a',
  'A',
  'a-b',
  'a--b',
  '.',
  './a',
  'a/',
  'a/b',
  'a//b',
  '../a',
  'C:',
  'TASK.md',
  'TASK.md/a',
  './TASK.md',
  'ü',
  '\n',
  '\ud800',
  '{node}',
  '{',
  '{workspace}/a',
  '{adapter_root}/fixer.mjs',
  '{x}',
  'https://a.b',
  'https://',
  'HTTPS:a.b',
  'YQ==',
  'YR==',
  'flaky',
  'pass',
  'fail',
  'timeout',
  'success',
  'exited',
  'failed',
  'complete',
  'cleanup_failed',
  'cleanup_failure',
  'free',
  'paid',
  'external',
  'owned',
  'control',
  'aa',
  [],
  {},
  [[]],
  [null],
  ['a'],
  ['a', 'a'],
  ['b', 'a'],
  { a: 1 },
  { length: 3 },
  '0'.repeat(64),
  'a'.repeat(80),
  'a'.repeat(81),
  'a'.repeat(240),
  'a'.repeat(241),
  'a'.repeat(501),
];

const pick = <T>(values: readonly T[], at: number): T | undefined => values[at % values.length];

const hashOf = (base64: string): string => createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');

type Change = (spot: Spot, detail: number, all: readonly Spot[]) => void;

const replace: Change = ({ owner, key }, detail) => void Reflect.set(owner, key, structuredClone(pick(STRANGE, detail)));

const remove: Change = ({ owner, key }) => void (Array.isArray(owner) ? owner.splice(Number(key), 1) : Reflect.deleteProperty(owner, key));

const borrow: Change = ({ owner, key }, detail, all) => {
  const other = pick(all, detail);
  if (other !== undefined) Reflect.set(owner, key, structuredClone(Reflect.get(other.owner, other.key)));
};

const addKey: Change = ({ owner }, detail) => {
  const name = pick(['extra', '__proto__', 'constructor', 'message', 'diagnostics', 'surface', '0', ''], detail) ?? '';
  if (!Array.isArray(owner)) Object.defineProperty(owner, name, { value: 'text', enumerable: true, configurable: true, writable: true });
};

const twice: Change = ({ owner, key }) => void (Array.isArray(owner) && owner.splice(Number(key), 0, structuredClone(owner[Number(key)])));

const swap: Change = ({ owner, key }) => {
  const at = Number(key);
  if (Array.isArray(owner) && at > 0) [owner[at - 1], owner[at]] = [owner[at], owner[at - 1]];
};

const step: Change = ({ owner, key }, detail) => {
  const value = Reflect.get(owner, key);
  if (typeof value === 'number') Reflect.set(owner, key, value + (detail % 2 === 0 ? 1 : -1));
  if (typeof value === 'boolean') Reflect.set(owner, key, !value);
  if (typeof value === 'string')
    Reflect.set(
      owner,
      key,
      value.slice(0, detail % (value.length + 1)) +
        (pick(['', 'a', '0', '-', '/', '\u0000', '='], detail) ?? '') +
        value.slice((detail % (value.length + 1)) + (detail % 2)),
    );
};

const long: Change = ({ owner, key }, detail) => {
  const value = Reflect.get(owner, key);
  const count = pick([2, 8, 31, 51, 101, 201, 1001], detail) ?? 2;
  if (Array.isArray(value))
    Reflect.set(
      owner,
      key,
      Array.from({ length: count }, (_, at) => structuredClone(value[at % Math.max(1, value.length)])),
    );
};

/** New content with its true hash, so that what comes behind the hash is reached as well. */
const content: Change = ({ owner }, detail) => {
  for (const [text, hash] of [
    ['content_base64', 'sha256'],
    ['after_base64', 'after_sha256'],
    ['content_base64', 'after_sha256'],
  ] as const) {
    if (!Object.hasOwn(owner, text) || !Object.hasOwn(owner, hash)) continue;
    const base64 = pick(['YQ==', 'YR==', 'YWI=', 'YWJj', 'YQ=', '===='], detail) ?? '';
    Reflect.set(owner, text, base64);
    Reflect.set(owner, hash, hashOf(base64));
  }
};

const CHANGES: readonly Change[] = [replace, replace, remove, borrow, borrow, addKey, twice, swap, step, step, long, content];

/** A changed copy of a document. */
export const mutated = (document: unknown, mutations: readonly Mutation[]): unknown => {
  const copy = structuredClone(document);
  for (const { place, change, detail } of mutations) {
    const all = spots(copy);
    const spot = pick(all, place);
    if (spot !== undefined) pick(CHANGES, change)?.(spot, detail, all);
  }
  return copy;
};
