import { pointerToken } from '../contracts/pointer.js';
import { isRecord, member } from '../contracts/shape.js';

/** One thing that sealing would write differently. */
export interface Change {
  /** Relative to the corpus root. */
  readonly file: string;
  /** RFC 6901; '' for a file that is no JSON document, or is new. */
  readonly pointer: string;
  readonly what: 'hash' | 'identity' | 'order' | 'encoding' | 'check-list' | 'runtime-line' | 'runtime-file';
  /** Null where there was nothing. For an order: the ids or paths as they stood, and sorted. */
  readonly old: unknown;
  readonly new: unknown;
}

type Names = readonly (string | number)[];

/** A JSON document that is being brought up to date; every difference is noted. */
export interface DraftDocument {
  readonly file: string;
  readonly changes: readonly Change[];
  value(): unknown;
  /** Sets a member. Owners that are missing or of another kind are left alone: validation tells about them. */
  set(names: Names, to: unknown, what: Change['what']): void;
  /** Sorts a list by code unit: of strings, or of objects by their member `by`. A list with anything else in it is left alone. */
  sort(names: Names, by?: string): void;
}

const pointerOf = (names: Names): string => names.map((name) => `/${pointerToken(name)}`).join('');

const at = (value: unknown, names: Names): unknown =>
  names.reduce((owner, name) => (Array.isArray(owner) ? owner[Number(name)] : member(owner, String(name))), value);

const replaced = (value: unknown, names: Names, to: unknown): unknown => {
  const [name, ...rest] = names;
  if (name === undefined) return to;
  if (Array.isArray(value))
    return typeof name === 'number' && name < value.length ? value.with(name, replaced(value[name], rest, to)) : value;
  if (!isRecord(value) || typeof name !== 'string') return value;
  if (rest.length > 0 && !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: replaced(member(value, name), rest, to) };
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const ascending = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

export const draftDocument = (file: string, initial: unknown): DraftDocument => {
  let value = initial;
  const changes: Change[] = [];
  return {
    file,
    changes,
    value: () => value,
    set: (names, to, what) => {
      const old = at(value, names);
      const next = replaced(value, names, to);
      if (same(old, to) || !same(at(next, names), to)) return;
      value = next;
      changes.push({ file, pointer: pointerOf(names), what, old: old ?? null, new: to });
    },
    sort: (names, by) => {
      const list = at(value, names);
      if (!Array.isArray(list)) return;
      const entries = list.map((entry: unknown) => ({ entry, key: by === undefined ? entry : member(entry, by) }));
      const keyed = entries.filter((entry): entry is { entry: unknown; key: string } => typeof entry.key === 'string');
      if (keyed.length < entries.length) return;
      const sorted = keyed.toSorted(ascending);
      const [old, next] = [keyed.map(({ key }) => key), sorted.map(({ key }) => key)];
      if (same(old, next)) return;
      value = replaced(
        value,
        names,
        sorted.map(({ entry }) => entry),
      );
      changes.push({ file, pointer: pointerOf(names), what: 'order', old, new: next });
    },
  };
};
