import { plainSpelling } from '../contracts/rules/paths.js';
import type { TaskPackage } from '../corpus/taskPackage.js';

/** What an agent is given: the fixture and the task packet. */
export type Base = Pick<TaskPackage, 'fixture' | 'taskPacket'>;

export const TASK_PACKET = 'TASK.md';

export interface GivenFiles {
  /** The SHA-256 of each file, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The folders that the files lie in. */
  readonly folders: ReadonlySet<string>;
}

/** The folders that a path lies in, the outermost first. */
export const foldersOf = (path: string): string[] => {
  const names = path.split('/');
  return names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'));
};

export const givenFiles = ({ fixture, taskPacket }: Base): GivenFiles => {
  const files = new Map(fixture.document.files.map(({ path, sha256 }) => [plainSpelling(path), sha256]));
  files.set(TASK_PACKET, taskPacket.sha256);
  return { files, folders: new Set([...files.keys()].flatMap(foldersOf)) };
};
