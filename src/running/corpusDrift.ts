import { ARTIFACT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import type { Source } from '../source/source.js';

interface Bound {
  readonly file: string;
  readonly sha256: string;
}

const filesOf = ({ manifest, fixture, taskPacket, acceptance, knownGood, driver, checkRuntime }: TaskPackage): readonly Bound[] => [
  ...[manifest, fixture, taskPacket, acceptance, knownGood, driver],
  ...(checkRuntime !== undefined && 'bytes' in checkRuntime ? [checkRuntime] : []),
];

/**
 * The files of a task that are no longer what was read: sorted, relative to the corpus. An agent that can reach the corpus can rewrite
 * what grades it (spec W-02); the bytes in memory are used all the same, and the attempt is not trusted any more.
 * @param source a fresh one: sources remember the folders that they have looked at
 */
export const corpusDrift = (source: Source, task: TaskPackage): readonly string[] =>
  filesOf(task)
    .filter((bound) => {
      const reading = source.read({ folder: '', path: bound.file }, ARTIFACT_BYTES);
      return !reading.ok || sha256(reading.bytes) !== bound.sha256;
    })
    .map(({ file }) => file)
    .sort();
