// Keys that ECMAScript takes for array indices come first, in number order: the format inherits that from rebuilt objects.
const INDEX_KEY = /^(?:0|[1-9]\d{0,9})$/;
const LARGEST_INDEX = 4_294_967_294;

const isIndexKey = (key: string): boolean => INDEX_KEY.test(key) && Number(key) <= LARGEST_INDEX;

const compareKeys = (a: string, b: string): number => {
  const aIsIndex = isIndexKey(a);
  const bIsIndex = isIndexKey(b);
  if (aIsIndex !== bIsIndex) return aIsIndex ? -1 : 1;
  if (aIsIndex) return Number(a) - Number(b);
  return a < b ? -1 : a > b ? 1 : 0;
};

/** What JSON.stringify leaves out of objects and writes as null in arrays. */
const isUnwritable = (value: unknown): boolean => value === undefined || typeof value === 'function' || typeof value === 'symbol';

const scalar = (value: unknown): string => (isUnwritable(value) ? 'null' : JSON.stringify(value));

/** A container that is being written: its closing bracket comes after its last part. */
interface Open {
  readonly container: object;
  readonly close: string;
  readonly parts: readonly { readonly prefix: string; readonly value: unknown }[];
  next: number;
}

const open = (container: object): Open => {
  if (Array.isArray(container)) {
    return { container, close: ']', parts: Array.from(container, (value: unknown) => ({ prefix: '', value })), next: 0 };
  }
  const members = Object.entries(container).filter(([, value]) => !isUnwritable(value));
  members.sort(([a], [b]) => compareKeys(a, b));
  return { container, close: '}', parts: members.map(([key, value]) => ({ prefix: `${JSON.stringify(key)}:`, value })), next: 0 };
};

/**
 * The canonical text of a value (wire format 1.2): no whitespace, keys by UTF-16 code unit with array-index keys first, ECMAScript
 * numbers, the escapes of JSON.stringify. Written without recursion, so nesting depth is no limit. Hash it as UTF-8.
 * Throws a TypeError for what no JSON text can hold: a value that contains itself, a bigint, or undefined as the whole value.
 */
export const canonicalJson = (value: unknown): string => {
  if (isUnwritable(value)) throw new TypeError('canonical JSON needs a value');
  if (typeof value !== 'object' || value === null) return scalar(value);
  const text: string[] = [Array.isArray(value) ? '[' : '{'];
  const containers = new Set<object>([value]);
  const stack = [open(value)];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const part = top.parts[top.next];
    if (part === undefined) {
      text.push(top.close);
      containers.delete(top.container);
      stack.pop();
      continue;
    }
    text.push(top.next === 0 ? part.prefix : `,${part.prefix}`);
    top.next++;
    if (typeof part.value !== 'object' || part.value === null) {
      text.push(scalar(part.value));
      continue;
    }
    if (containers.has(part.value)) throw new TypeError('canonical JSON cannot hold a value that contains itself');
    containers.add(part.value);
    text.push(Array.isArray(part.value) ? '[' : '{');
    stack.push(open(part.value));
  }
  return text.join('');
};
