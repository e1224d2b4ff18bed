import { readJson } from '../contracts/jsonText.js';
import { isRecord, member, textMember } from '../contracts/shape.js';
import type { LoadedAdapter } from './loadAdapter.js';

const MANIFEST = 'package.json';
const LOCK = 'package-lock.json';
const INTEGRITY = /\bsha(?:256|384|512)-[A-Za-z0-9+/]{43,}={0,2}/;

const isBound = (entry: unknown, listed: ReadonlySet<string>): boolean => {
  const resolved = textMember(entry, 'resolved') ?? '';
  if (member(entry, 'inBundle') === true) return true;
  if (!INTEGRITY.test(textMember(entry, 'integrity') ?? '')) return false;
  return resolved.startsWith('https://') || (resolved.startsWith('file:') && listed.has(resolved.slice('file:'.length)));
};

/**
 * Packages that an adapter would install without a hash that binds them: each entry of a listed lock file needs one. Nothing is
 * installed unless both `package.json` and `package-lock.json` are listed.
 */
export const unboundDependencies = (artifacts: LoadedAdapter['artifacts']): string[] => {
  const listed = new Set(artifacts.map(({ path }) => path));
  const lock = artifacts.find(({ path }) => path === LOCK);
  if (lock === undefined || !listed.has(MANIFEST)) return [];
  const json = readJson(lock.bytes);
  const packages = json.ok ? member(json.value, 'packages') : undefined;
  if (!isRecord(packages)) return [LOCK];
  return Object.entries(packages)
    .filter(([place, entry]) => place !== '' && !isBound(entry, listed))
    .map(([place]) => place);
};
