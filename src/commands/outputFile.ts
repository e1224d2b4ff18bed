import { resolve } from 'node:path';
import { readJson } from '../contracts/jsonText.js';
import { BUNDLE_BYTES } from '../contracts/limits.js';
import { excerpt } from '../contracts/plainText.js';
import { textMember } from '../contracts/shape.js';
import { readBounded } from '../source/readBounded.js';
import { type ReservedFile, reserveFile } from '../source/reservedFile.js';
import type { Host } from './host.js';
import { UsageError } from './outcome.js';

/** The kind and version that a file on disk claims; undefined for anything that is no document. */
const claimedVersion = (file: string): string | undefined => {
  const reading = readBounded(file, BUNDLE_BYTES);
  const json = reading.ok ? readJson(reading.bytes) : undefined;
  return json?.ok ? textMember(json.value, 'schema_version') : undefined;
};

/**
 * Reserves the destination of `--out` before any work. A slip of the hand must not cost a corpus its index: a file that already
 * holds a document of another kind is refused. `versions` are the schema versions that this command may replace.
 */
export const outputFile = (out: string | undefined, host: Host, versions: readonly string[]): ReservedFile | undefined => {
  if (out === undefined) return undefined;
  const file = resolve(host.cwd, out);
  const found = claimedVersion(file);
  if (found !== undefined && !versions.includes(found)) {
    throw new UsageError(
      `${excerpt(out)} holds another document (${excerpt(found)}), which would be lost; name another file, or remove it first`,
    );
  }
  return reserveFile(file);
};
