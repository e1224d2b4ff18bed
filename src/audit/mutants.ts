import { diffLines } from 'diff';
import type { ChangedFile } from './knownGoodFiles.js';
import { maskedCode } from './maskedCode.js';
import { isSource } from './sources.js';

/** The known-good change with one thing wrong. */
export interface Mutant {
  /** Where and what: `src/a.js:12 < → <=`. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/** What may be mistaken for what. Signs stand between blanks, so that types and arrows are left alone. */
const SLIPS: readonly (readonly [pattern: RegExp, instead: (found: string) => string])[] = [
  [/ (?:===|!==) /g, (found) => (found === ' === ' ? ' !== ' : ' === ')],
  [/ (?:<=|>=|<|>) /g, (found) => ({ ' < ': ' <= ', ' <= ': ' < ', ' > ': ' >= ' })[found] ?? ' > '],
  [/ (?:&&|\|\|) /g, (found) => (found === ' && ' ? ' || ' : ' && ')],
  [/ \?\? /g, () => ' || '],
  [/ [+-] /g, (found) => (found === ' + ' ? ' - ' : ' + ')],
  [/\b(?:true|false)\b/g, (found) => (found === 'true' ? 'false' : 'true')],
  [/(?<![\w.#$])\d+(?![\w.])/g, (found) => String(Number(found) + 1)],
  [
    /\bMath\.(?:min|max|floor|ceil)\b/g,
    (found) => ({ 'Math.min': 'Math.max', 'Math.max': 'Math.min', 'Math.floor': 'Math.ceil' })[found] ?? 'Math.floor',
  ],
  [/(?<![\w)\]])!(?=[\w(])/g, () => ''],
  [/\bawait /g, () => ''],
  [/\bfinally\b/g, () => 'then'],
];

interface Stretch {
  readonly kind: 'same' | 'changed';
  readonly before: string;
  readonly after: string;
}

const stretches = ({ before, after }: ChangedFile): readonly Stretch[] => {
  const found: Stretch[] = [];
  for (const { value, added, removed } of diffLines(before, after)) {
    const last = found.at(-1);
    if (!added && !removed) found.push({ kind: 'same', before: value, after: value });
    else {
      const merge = last?.kind === 'changed' ? (found.pop() ?? last) : { before: '', after: '' };
      found.push({ kind: 'changed', before: merge.before + (removed ? value : ''), after: merge.after + (added ? value : '') });
    }
  }
  return found;
};

/** What of a stretch is code that does something: no comment, no white space, no import. */
const substance = (text: string): string =>
  maskedCode(text)
    .replace(/^\s*import\b[^;]*;?[^\S\n]*$/gm, '')
    .replace(/\s+/g, '');

/** Undoing it could make no difference to anybody. */
const isIdle = (path: string, part: Stretch): boolean => isSource(path) && substance(part.before) === '' && substance(part.after) === '';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The file with one changed stretch as it was. */
const reverted = (file: ChangedFile): readonly Mutant[] => {
  const parts = stretches(file);
  return parts.flatMap((part, at) => {
    if (part.kind === 'same' || isIdle(file.path, part)) return [];
    const text = parts.map((each, index) => (index === at ? each.before : each.after)).join('');
    const line = lineAt(
      file.after,
      parts.slice(0, at).reduce((sum, each) => sum + each.after.length, 0),
    );
    return [{ name: `${file.path}:${line} as it was before`, path: file.path, text }];
  });
};

/** The file with one slip in a line that the change brought. */
const slipped = (file: ChangedFile): readonly Mutant[] => {
  if (!isSource(file.path)) return [];
  const code = maskedCode(file.after);
  let offset = 0;
  return stretches(file).flatMap((part) => {
    const [start, end] = [offset, offset + part.after.length];
    offset = end;
    if (part.kind === 'same') return [];
    return SLIPS.flatMap(([pattern, instead]) =>
      [...code.slice(start, end).matchAll(pattern)].map((match) => {
        const at = start + match.index;
        const wrong = instead(match[0]);
        return {
          name: `${file.path}:${lineAt(file.after, at + match[0].length)} ${match[0].trim()} → ${wrong.trim() === '' ? 'nothing' : wrong.trim()}`,
          path: file.path,
          text: file.after.slice(0, at) + wrong + file.after.slice(at + match[0].length),
        };
      }),
    );
  });
};

/** So many of a list, spread evenly over it. */
const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]).filter((each) => each !== undefined);

/**
 * Wrong versions of a known-good change, at most `most`: each changed stretch as it was before, where there are several, and slips in
 * the lines that the change brought. The same change gives the same mutants. Some mean the same as the original.
 */
export const mutantsOf = (files: readonly ChangedFile[], most: number): readonly Mutant[] => {
  const before = files.flatMap(reverted);
  const [whole, slips] = [before.length > 1 ? before : [], files.flatMap(slipped)];
  const kept = spread(whole, Math.ceil(most / 2));
  return [...kept, ...spread(slips, most - kept.length)];
};
