// Diagnostics say what an adapter did, as far as it knows. What it does not know is left out, never guessed.
import { writeFileSync } from 'node:fs';

const MOST_ENTRIES = 1_000;
const LONGEST_PATH = 240;

const sorted = (texts) => [...new Set(texts)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Can the format hold this path? */
export const isTellable = (path) =>
  path.length > 0 && path.length <= LONGEST_PATH && !/^[A-Za-z]:|[\\\0]/.test(path) && !path.split('/').includes('..');

/**
 * Writes the diagnostics document, unless something already lies there. A list that is too long for the format is left out, because
 * a part of it would be a wrong answer. Returns whether the document was written.
 */
export const writeDiagnostics = (file, facts) => {
  const known = Object.entries(facts)
    .map(([name, value]) => [name, Array.isArray(value) ? sorted(value) : value])
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length > MOST_ENTRIES));
  if (known.length === 0) return false;
  const document = { schema_version: 'codevetter.agent-task-diagnostics.v1', ...Object.fromEntries(known) };
  try {
    writeFileSync(file, `${JSON.stringify(document)}\n`, { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};
