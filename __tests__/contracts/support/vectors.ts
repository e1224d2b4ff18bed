import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../fixtures/vectors');

/** The exact bytes of a vector file; names as in `__tests__/fixtures/vectors`. */
export const vectorBytes = (name: string): Uint8Array => readFileSync(join(folder, name));

export const vectorJson = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(folder, name), 'utf8'));

export const vectorNames = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
