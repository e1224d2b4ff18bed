import { ConfigStore } from './config-store.ts';
import type { Change, Json, TextStore } from './types.ts';

function parseValue(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `config set theme.name=dark`: changes settings and tells which. A value that is not JSON is a string. */
export async function configSet(store: TextStore, assignments: string[]): Promise<string[]> {
  const change: Change = {};
  for (const assignment of assignments) {
    const at = assignment.indexOf('=');
    if (at < 1) return [`error: expected path=value, got ${assignment}`];
    const path = assignment.slice(0, at).split('.');
    const last = path.pop()!;
    let target = change;
    for (const key of path) target = (target[key] ??= {}) as Change;
    target[last] = parseValue(assignment.slice(at + 1));
  }
  const { changed } = await new ConfigStore(store).save(change);
  return changed.length === 0 ? ['nothing to change'] : changed.map((path) => `changed ${path}`);
}
