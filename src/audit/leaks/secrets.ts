import type { TaskPackage } from '../../corpus/taskPackage.js';
import type { ChangedFile } from '../knownGoodFiles.js';
import { maskedCode } from '../maskedCode.js';
import { isSource } from '../sources.js';

/** What nobody may find in what an agent sees. */
export interface Secrets {
  /** SHA-256 of whole files, with what they are. */
  readonly files: ReadonlyMap<string, string>;
  /** Lines without white space, with what they are from. */
  readonly lines: ReadonlyMap<string, string>;
  /** Ids of checks that are no everyday words. */
  readonly checkIds: readonly string[];
  /** Names that the known-good change brings into the code. */
  readonly names: readonly string[];
}

/** What lines of the driver are from. */
export const DRIVER = 'the driver';

/** Shorter lines say too little to be known again. */
const LINE_UNITS = 24;
const CHECK_ID_WORDS = 3;
const NAME_UNITS = 12;

export const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** Lines that say something: long enough, of several words, and no mere import or comment. */
const tellingLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:import\b|export \*|\/\/|\/?\*)/.test(line) && (line.match(/[A-Za-z_$]{2,}/g)?.length ?? 0) >= 2)
    .map(squeezed)
    .filter((line) => line.length >= LINE_UNITS);

const names = (text: string): readonly string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/**
 * What is distinctive of the hidden side: every line of the driver and every line that the known-good change brings, unless it stood in
 * that file before; the ids of the checks; and the names that are new in the code. What a public file shares with the files that the
 * change touches is no secret.
 */
export const secretsOf = (task: Pick<TaskPackage, 'driver' | 'acceptance' | 'knownGood'>, changed: readonly ChangedFile[]): Secrets => {
  const driver = new TextDecoder().decode(task.driver.bytes);
  const lines = new Map<string, string>();
  for (const line of tellingLines(driver)) lines.set(line, DRIVER);
  const before = squeezed(changed.map((file) => file.before).join('\n'));
  for (const { path, after } of changed)
    for (const line of tellingLines(after)) if (!before.includes(line)) lines.set(line, `the known-good ${path}`);
  const ids = [...task.acceptance.document.required_checks, ...task.acceptance.document.regression_checks].map(({ id }) => id);
  const known = new Set(changed.flatMap((file) => names(file.before)));
  const brought = changed.filter(({ path }) => isSource(path)).flatMap(({ after }) => names(maskedCode(after)));
  return {
    files: new Map([
      [task.driver.sha256, DRIVER],
      ...task.knownGood.document.files.map(({ path, after_sha256 }) => [after_sha256, `the known-good ${path}`] as const),
    ]),
    lines,
    checkIds: ids.filter((id) => id.split('-').length >= CHECK_ID_WORDS),
    names: [...new Set(brought)].filter((name) => name.length >= NAME_UNITS && !known.has(name)),
  };
};
