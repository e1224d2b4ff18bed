import { excerpt } from '../plainText.js';
import type { Check } from './form.js';
import { asColumn, type Column, type Place } from './place.js';

/** Texts that a rule is about, in a row. */
export type Texts = Column | readonly Place[];

/** Finds the texts that a rule is about; each group stands for itself. */
export type Groups = (document: unknown) => readonly Texts[];

/** Each text comes after those before it, by code unit. Equal neighbours are the matter of `unique`. */
export const sorted =
  (groups: Groups): Check =>
  (document, report) => {
    for (const group of groups(document)) {
      const { values, pointer } = asColumn(group);
      for (let at = 1; at < values.length; at++) {
        const [before, value] = [values[at - 1], values[at]];
        if (typeof value === 'string' && typeof before === 'string' && value < before) {
          report(pointer(at), `${excerpt(value)} must come before ${excerpt(before)}; sort by code unit, as in ASCII order`);
        }
      }
    }
  };

/** Texts in strictly ascending order; then none can be there twice. */
const ascending = (values: readonly unknown[]): boolean => {
  for (let at = 0; at < values.length; at++) {
    const [before, value] = [values[at - 1], values[at]];
    if (typeof value !== 'string' || (typeof before === 'string' && value <= before)) return false;
  }
  return true;
};

/** No text twice, in time that grows with the number of texts. */
export const unique =
  (groups: Groups): Check =>
  (document, report) => {
    for (const group of groups(document)) {
      const { values, pointer } = asColumn(group);
      if (ascending(values)) continue;
      const first = new Map<string, number>();
      values.forEach((value, at) => {
        if (typeof value !== 'string') return;
        const earlier = first.get(value);
        if (earlier === undefined) first.set(value, at);
        else report(pointer(at), `${excerpt(value)} is already given at ${pointer(earlier)}; give it once`);
      });
    }
  };

/** The texts of a list as a set. */
export const textsOf = (texts: Texts): Set<string> => new Set(asColumn(texts).values.filter((value) => typeof value === 'string'));

/** Tells of each text that is not (or, with `wanted` false, that is) among the known ones. */
export const eachText = (
  texts: Texts,
  known: ReadonlySet<string>,
  wanted: boolean,
  tell: (pointer: string, text: string) => void,
): void => {
  const { values, pointer } = asColumn(texts);
  values.forEach((value, at) => {
    if (typeof value === 'string' && known.has(value) !== wanted) tell(pointer(at), value);
  });
};

/** No text of the second list stands in the first one. */
export const disjoint =
  (lists: (document: unknown) => readonly [Texts, Texts], message: (text: string) => string): Check =>
  (document, report) => {
    const [first, second] = lists(document);
    eachText(second, textsOf(first), false, (pointer, text) => report(pointer, message(excerpt(text))));
  };
