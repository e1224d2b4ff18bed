import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../contracts/jsonText.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { elements, member, textMember } from '../contracts/shape.js';
import { readBounded } from '../source/readBounded.js';

const MOST_FILES = 1_000;
const DEEPEST = 6;
/** What no author means to be part of an adapter. */
const IGNORED: readonly string[] = ['.git', 'node_modules'];

const ADAPTER = /^codevetter\.agent-task-adapter\./;

const walk = (root: string, folder: string, depth: number, found: string[]): void => {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (found.length >= MOST_FILES || IGNORED.includes(entry.name)) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) found.push(path);
    else if (depth < DEEPEST) walk(root, path, depth + 1, found);
  }
};

/** The files of every adapter whose descriptor lies directly in the folder, the descriptors included. */
const ofAdapters = (folder: string, files: readonly string[]): Set<string> => {
  const owned = new Set<string>();
  for (const file of files.filter((name) => /^[^/]+\.json$/.test(name))) {
    const reading = readBounded(join(folder, file), DOCUMENT_BYTES);
    const json = reading.ok ? readJson(reading.bytes) : reading;
    if (!('value' in json) || !ADAPTER.test(textMember(json.value, 'schema_version') ?? '')) continue;
    owned.add(file);
    for (const artifact of elements(member(json.value, 'artifacts'))) owned.add(textMember(artifact, 'path') ?? '');
  }
  return owned;
};

/**
 * Files in an adapter's folder that no adapter of that folder lists, sorted; the first thousand. Links are not followed. Empty when the
 * folder cannot be read.
 */
export const filesBeside = (folder: string): string[] => {
  const found: string[] = [];
  try {
    walk(folder, '', 0, found);
  } catch {
    return [];
  }
  const owned = ofAdapters(folder, found);
  return found.filter((path) => !owned.has(path)).sort();
};
