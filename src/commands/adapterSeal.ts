import { basename, dirname, resolve } from 'node:path';
import { sealAdapter } from '../authoring/sealAdapter.js';
import { DOCUMENT_BYTES } from '../contracts/limits.js';
import { plainText } from '../contracts/plainText.js';
import { findingLine, placed } from '../corpus/findings.js';
import { folderSource } from '../source/folderSource.js';
import { writeByRename } from '../source/reservedFile.js';
import type { Run } from './command.js';
import { prettyJson, UsageError } from './outcome.js';

/** `corpus adapter seal <file>`: the hashes of a descriptor, after its files were edited. */
export const adapterSeal: Run = async (inputs, host) => {
  const [named] = inputs.positionals;
  if (named === undefined) throw new UsageError('name the descriptor: corpus adapter seal <file>');
  const check = inputs.has('check');
  const file = resolve(host.cwd, named);
  let source: ReturnType<typeof folderSource>;
  try {
    source = folderSource(dirname(file));
  } catch {
    throw new UsageError(`${named} lies in no folder that can be read`);
  }
  const descriptor = source.read({ folder: '', path: basename(file) }, DOCUMENT_BYTES);
  if (!descriptor.ok) throw new UsageError(`${named}: ${descriptor.message}`);
  const sealed = sealAdapter(descriptor.bytes, (path, limit) => source.read({ folder: '', path }, limit));
  const findings = sealed.ok ? [] : placed('adapter', named, sealed.problems, descriptor.bytes);
  const changed = sealed.ok ? sealed.changed : [];
  const differs = sealed.ok && sealed.bytes !== undefined;
  if (sealed.ok && sealed.bytes !== undefined && !check) writeByRename(file, sealed.bytes);
  const result = !sealed.ok ? 'refused' : check && differs ? 'differs' : 'sealed';
  const words = {
    refused: 'REFUSED, nothing was written',
    differs: `DIFFERS: \`corpus adapter seal ${named}\` would change it`,
    sealed: differs ? 'sealed' : 'sealed, nothing to change',
  };
  return {
    exitCode: result === 'sealed' ? 0 : 1,
    json: () => prettyJson({ result, check, changed, problems: findings.map(findingLine) }),
    text: () =>
      `${[
        plainText(`${named}: ${words[result]}`),
        ...changed.map((path) => plainText(`  ${path}: another hash`)),
        ...findings.map((finding) => `  - ${findingLine(finding)}`),
      ].join('\n')}\n`,
    annotations: findings.map((finding) => ({ root: '.', finding })),
  };
};
