import type { Change, Json, JsonObject } from './types.ts';

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merged(old: Json | undefined, value: Json | Change): Json {
  if (!isObject(value)) return value as Json;
  return merge(isObject(old) ? old : {}, value);
}

/** Applies a change to a configuration, at any depth. */
export function merge(config: JsonObject, change: Change): JsonObject {
  const entries = new Map<string, Json>(Object.entries(config));
  for (const [key, value] of Object.entries(change)) {
    if (value === null) entries.delete(key);
    else if (value !== undefined) entries.set(key, merged(entries.get(key), value));
  }
  return Object.fromEntries(entries);
}

/** Every setting below a configuration: dotted path and JSON text. */
export function settings(config: JsonObject, above = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(config)) {
    if (!isObject(value)) found.set(above + key, JSON.stringify(value));
    else for (const [path, text] of settings(value, `${above}${key}.`)) found.set(path, text);
  }
  return found;
}
