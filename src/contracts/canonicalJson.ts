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

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const scalar = (value: unknown): string => (isUnwritable(value) ? 'null' : JSON.stringify(value));

/** A container that is being written: its values in order, and for an object their keys. */
interface Open {
  readonly container: object;
  readonly keys: readonly string[] | undefined;
  readonly values: readonly unknown[];
  next: number;
}

const open = (container: object): Open => {
  if (Array.isArray(container)) return { container, keys: undefined, values: container, next: 0 };
  const members = Object.entries(container).filter(([, value]) => !isUnwritable(value));
  members.sort(([a], [b]) => compareKeys(a, b));
  return { container, keys: members.map(([key]) => key), values: members.map(([, value]) => value), next: 0 };
};

/**
 * The canonical text of a value (wire format 1.2): no whitespace, keys by UTF-16 code unit with array-index keys first, ECMAScript
 * numbers, the escapes of JSON.stringify. Written without recursion, so nesting depth is no limit. Hash it as UTF-8.
 * Throws a TypeError for what no JSON text can hold: a value that contains itself, a bigint, or undefined as the whole value.
 */
export const canonicalJson = (value: unknown): string => {
  if (isUnwritable(value)) throw new TypeError('canonical JSON needs a value');
  let text = '';
  const stack: Open[] = [];
  const containers = new Set<object>();
  const write = (each: unknown): void => {
    if (!isContainer(each)) {
      text += scalar(each);
      return;
    }
    if (containers.has(each)) throw new TypeError('canonical JSON cannot hold a value that contains itself');
    containers.add(each);
    stack.push(open(each));
    text += Array.isArray(each) ? '[' : '{';
  };
  write(value);
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    if (top.next === top.values.length) {
      text += top.keys === undefined ? ']' : '}';
      containers.delete(top.container);
      stack.pop();
      continue;
    }
    if (top.next > 0) text += ',';
    if (top.keys !== undefined) text += `${JSON.stringify(top.keys[top.next])}:`;
    write(top.values[top.next++]);
  }
  return text;
};
