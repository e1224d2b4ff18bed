import { PATH_UNITS } from '../contracts/limits.js';
import { isPlainPath as isPlainlySpelled } from '../contracts/rules/paths.js';

/** A regular file that a task could be made of. */
export interface MaterialFile {
  /** Relative to where the material was taken from, in the plain spelling that documents may hold. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly executable: boolean;
  /** Equal for equal contents, where that is known without reading. */
  readonly identity?: string;
  /** @throws when the file cannot be read any more */
  readonly bytes: () => Uint8Array;
}

export type OddityKind = 'link' | 'special' | 'submodule' | 'name' | 'repository' | 'unreadable';

/** Something that no fixture can hold, whatever is in it. */
export interface Oddity {
  readonly path: string;
  readonly kind: OddityKind;
}

/** A state of a code base: all its regular files, sorted by path, and what else lay there. */
export interface Material {
  readonly files: readonly MaterialFile[];
  readonly oddities: readonly Oddity[];
  /** More than this many files: the rest was not looked at. */
  readonly cutAfter?: number;
}

/** Looking further would not help: a fixture holds 100 files. */
export const MOST_FILES = 5_000;

/** The plainest spelling of a path: what may be written into documents (wire format 1.5). */
export const isPlainPath = (path: string): boolean => path.length <= PATH_UNITS && isPlainlySpelled(path);

export const byPath = <T extends { readonly path: string }>(a: T, b: T): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
