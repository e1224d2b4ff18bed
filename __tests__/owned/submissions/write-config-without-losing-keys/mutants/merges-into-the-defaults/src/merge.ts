import type { Change, Json, JsonObject } from './types.ts';

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Applies a change to a configuration, at any depth: objects are merged, a null removes a key, everything else replaces what was there. */
export function merge(config: JsonObject, change: Change): JsonObject {
  const result: JsonObject = config;
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) continue;
    const old = result[key];
    if (value === null) delete result[key];
    else if (isObject(value)) result[key] = merge(isObject(old) ? old : {}, value);
    else result[key] = value as Json;
  }
  return result;
}

/** Dotted paths of the values in a change that `config` does not have already. */
export function changedPaths(config: JsonObject, change: Change, above = ''): string[] {
  return Object.entries(change).flatMap(([key, value]) => {
    const old = Object.hasOwn(config, key) ? config[key] : undefined;
    if (value === undefined) return [];
    if (isObject(value) && (old === undefined || isObject(old))) return changedPaths(old ?? {}, value, `${above}${key}.`);
    const same = value === null ? old === undefined : JSON.stringify(old) === JSON.stringify(value);
    return same ? [] : [above + key];
  }).sort();
}
