/** Why bytes could not be had. `rule` is a stable id; `message` names no path of the machine. */
export interface SourceFailure {
  readonly ok: false;
  readonly rule:
    | 'source.path'
    | 'source.missing'
    | 'source.link'
    | 'source.not-a-file'
    | 'source.size'
    | 'source.changed'
    | 'source.unreadable';
  readonly message: string;
}

export type SourceReading = { readonly ok: true; readonly bytes: Buffer } | SourceFailure;

/** A file of a corpus: the path that a document declares, and the folder (inside the corpus, '' for its root) that it is relative to. */
export interface Declared {
  readonly folder: string;
  readonly path: unknown;
}

/** Where the bytes of a corpus come from: a folder, or the tree of a commit. */
export interface Source {
  /**
   * Reads one declared file completely.
   * @param declared the path is checked here (wire format 1.5), whatever was checked before
   * @param limit largest size in bytes; the smallest is 1
   */
  read(declared: Declared, limit: number): SourceReading;
}

export const failure = (rule: SourceFailure['rule'], message: string): SourceFailure => ({ ok: false, rule, message });
