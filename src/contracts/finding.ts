export type Severity = 'error' | 'warning';

/**
 * What a check of one document says. `pointer` is an RFC 6901 pointer ('' is the whole document; a missing field is pointed at
 * where it should be), `rule` a stable kebab id such as `fixture.paths-sorted`, `message` says what to do.
 */
export interface Problem {
  readonly pointer: string;
  readonly rule: string;
  readonly message: string;
  readonly severity: Severity;
}

/** A problem placed in a file. `file` is relative to the corpus root, POSIX. `line` and `column` count from 1. */
export interface Finding extends Problem {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

type Sortable = Problem & { readonly file?: string };

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const INDEX = /^(?:0|[1-9]\d*)$/;

/** Two reference tokens of a pointer: array indices first, in number order, so that `/files/2` comes before `/files/10`. */
const compareTokens = (a: string, b: string): number => {
  const aIsIndex = INDEX.test(a);
  if (aIsIndex !== INDEX.test(b)) return aIsIndex ? -1 : 1;
  return (aIsIndex ? a.length - b.length : 0) || byCodeUnit(a, b);
};

const comparePointers = (a: string, b: string): number => {
  if (a === b) return 0;
  const left = a.split('/');
  const right = b.split('/');
  for (let at = 0; at < left.length && at < right.length; at++) {
    const order = compareTokens(left[at] ?? '', right[at] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
};

/** By file, pointer, rule and message; code units, no locale. */
export const compareFindings = (a: Sortable, b: Sortable): number =>
  byCodeUnit(a.file ?? '', b.file ?? '') ||
  comparePointers(a.pointer, b.pointer) ||
  byCodeUnit(a.rule, b.rule) ||
  byCodeUnit(a.message, b.message);

/** Sorted; of those that compare equal the first one stays. Works for problems and for findings. */
export const sortFindings = <T extends Sortable>(findings: readonly T[]): T[] => {
  const sorted = [...findings].sort(compareFindings);
  return sorted.filter((finding, at) => {
    const before = sorted[at - 1];
    return before === undefined || compareFindings(before, finding) !== 0;
  });
};
