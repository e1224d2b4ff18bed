import { isPlainPath } from './paths.js';

// Nearly every document is as we would write it. A form may say so in one pass over the document that its schema has accepted; then
// no rule is asked. What is said here follows from the rules, and is less: when in doubt, the rules decide.

/** Strictly ascending, so in order and without repetition. */
export const ascending = <T>(list: readonly T[], textOf: (element: T) => string): boolean => {
  let before: string | undefined;
  for (const element of list) {
    const text = textOf(element);
    if (before !== undefined && text <= before) return false;
    before = text;
  }
  return true;
};

export const itself = (text: string): string => text;

/** No text of one list in the other. */
export const apart = (left: readonly string[], right: readonly string[]): boolean => !left.some((text) => right.includes(text));

const UPPER_CASE = /[A-Z]/;

/** Plain paths in ascending order, none of them the task packet or a folder of another one, in whatever case. */
export const plainWorkspace = (files: readonly { readonly path: string }[]): boolean => {
  if (!ascending(files, ({ path }) => path)) return false;
  const seen = new Set<string>(['task.md']);
  for (const { path } of files) {
    if (!isPlainPath(path) || UPPER_CASE.test(path) || seen.has(path)) return false;
    // A folder comes before what lies in it.
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) if (seen.has(path.slice(0, at))) return false;
    seen.add(path);
  }
  return true;
};
