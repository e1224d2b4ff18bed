/** Values that hold no other values, out of their checked wire text; the table is in `wireEncode.ts`. */
import { digitAt } from './frameText.js';
import { Bytes, bareTable, isArray, setPrototypeOf } from './intrinsics.js';
import { BufferPrototype, viewMakers } from './kinds.js';
import { BIGINT_DIGITS, NAME_CHARACTERS } from './limits.js';
import { malformed } from './malformed.js';

const BigIntIntrinsic = BigInt;
const DateIntrinsic = Date;
const RegExpIntrinsic = RegExp;
const URLIntrinsic = URL;
const URLSearchParamsIntrinsic = URLSearchParams;
const ArrayBufferIntrinsic = ArrayBuffer;
const SymbolIntrinsic = Symbol;
const registeredSymbol = Symbol.for;
const DATE_BOUND = 8.64e15;

export const text = (node: unknown, bound = Infinity): string =>
  typeof node === 'string' && node.length <= bound ? node : malformed('text expected');
export const list = (node: unknown): readonly unknown[] => (isArray(node) ? node : malformed('list expected'));
const built = <T>(what: string, make: () => T): T => {
  try {
    return make();
  } catch {
    return malformed(`${what} that cannot be made`);
  }
};

const specialNumber = (node: unknown): number => {
  switch (node) {
    case '-0':
      return -0;
    case 'NaN':
      return NaN;
    case 'Infinity':
      return Infinity;
    case '-Infinity':
      return -Infinity;
    default:
      return malformed('a number that is none');
  }
};
const bigInt = (digits: string): bigint => {
  const from = digits[0] === '-' ? 1 : 0;
  if (digits.length === from) malformed('a BigInt without digits');
  for (let i = from; i < digits.length; i++) {
    const digit = digitAt(digits, i);
    if (digit < 0 || digit > 9) malformed('a BigInt that is none');
  }
  return BigIntIntrinsic(digits);
};
const decodeDate = (node: unknown): Date => {
  if (node === null) return new DateIntrinsic(NaN);
  return typeof node === 'number' && node >= -DATE_BOUND && node <= DATE_BOUND ? new DateIntrinsic(node) : malformed('a time out of range');
};

const decodeBytes = (kind: string, digits: string): object => {
  if (digits.length % 2 !== 0) malformed('half a byte');
  const buffer = new ArrayBufferIntrinsic(digits.length / 2);
  const bytes = new Bytes(buffer);
  for (let i = 0; i < digits.length; i += 2) {
    const high = digitAt(digits, i);
    const low = digitAt(digits, i + 1);
    if (high < 0 || low < 0) malformed('bytes that are none');
    bytes[i / 2] = high * 16 + low;
  }
  if (kind === 'ArrayBuffer') return buffer;
  if (kind === 'Buffer') {
    setPrototypeOf(bytes, BufferPrototype);
    return bytes;
  }
  const View = viewMakers[kind];
  return View === undefined ? malformed(`bytes of the kind "${kind}"`) : built('a view on bytes', () => new View(buffer));
};

type Leaf = (node: readonly unknown[]) => unknown;
/** Leaves by tag that are numbered, because the same one may be met again. */
export const numberedLeaves = bareTable<Leaf>({
  y: (node) => SymbolIntrinsic(text(node[1])),
  Y: (node) => registeredSymbol(text(node[1])),
  d: (node) => decodeDate(node[1]),
  r: (node) => built('a regular expression', () => new RegExpIntrinsic(text(node[1]), text(node[2]))),
  l: (node) => built('a URL', () => new URLIntrinsic(text(node[1]))),
  q: (node) => new URLSearchParamsIntrinsic(text(node[1])),
  t: (node) => decodeBytes(text(node[1], NAME_CHARACTERS), text(node[2])),
});
/** The others. */
export const plainLeaves = bareTable<Leaf>({
  u: () => undefined,
  n: (node) => specialNumber(node[1]),
  b: (node) => bigInt(text(node[1], BIGINT_DIGITS + 1)),
});
