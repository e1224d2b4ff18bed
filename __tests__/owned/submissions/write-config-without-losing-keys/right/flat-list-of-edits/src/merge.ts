import type { Change, Json, JsonObject } from './types.ts';

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface Edit {
  path: string[];
  /** What to put there; null removes the key, and an empty object only takes the place of something that is no object. */
  value: Json;
}

/** The change as a flat list of edits. */
export function edits(change: Change, above: string[] = []): Edit[] {
  const list: Edit[] = [];
  for (const key of Object.keys(change)) {
    const value = change[key];
    const path = [...above, key];
    if (isObject(value)) list.push({ path, value: {} }, ...edits(value, path));
    else if (value !== undefined) list.push({ path, value: value as Json });
  }
  return list;
}

/** Carries out one edit in place and tells whether that made a difference. */
export function apply(config: JsonObject, { path, value }: Edit): boolean {
  let target = config;
  for (const key of path.slice(0, -1)) {
    const next = target[key];
    if (isObject(next)) target = next;
    else if (value === null || isObject(value)) return false;
    else target = target[key] = {};
  }
  const last = path[path.length - 1]!;
  if (isObject(value) && (isObject(target[last]) || !(last in target))) return false;
  if (JSON.stringify(target[last] ?? null) === JSON.stringify(value) && (value !== null || !(last in target))) return false;
  if (value === null) delete target[last];
  else target[last] = value;
  return true;
}

/** A copy of a configuration with a change applied to it. */
export function merge(config: JsonObject, change: Change): JsonObject {
  const copy = structuredClone(config);
  for (const edit of edits(change)) apply(copy, edit);
  return copy;
}
