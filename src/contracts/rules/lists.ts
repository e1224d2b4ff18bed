import { excerpt } from '../plainText.js';
import type { Check } from './form.js';
import type { Place } from './place.js';

/** Finds the texts that a rule is about; each group stands for itself. */
export type Groups = (document: unknown) => readonly (readonly Place[])[];

/** Each text comes after those before it, by code unit. Equal neighbours are the matter of `unique`. */
export const sorted =
  (groups: Groups): Check =>
  (document, report) => {
    for (const group of groups(document)) {
      let before: unknown;
      for (const place of group) {
        const { value } = place;
        if (typeof value === 'string' && typeof before === 'string' && value < before) {
          report(place.pointer, `${excerpt(value)} must come before ${excerpt(before)}; sort by code unit, as in ASCII order`);
        }
        before = value;
      }
    }
  };

/** No text twice, in time that grows with the number of texts. */
export const unique =
  (groups: Groups): Check =>
  (document, report) => {
    for (const group of groups(document)) {
      const first = new Map<string, Place>();
      for (const place of group) {
        const { value } = place;
        if (typeof value !== 'string') continue;
        const earlier = first.get(value);
        if (earlier === undefined) first.set(value, place);
        else report(place.pointer, `${excerpt(value)} is already given at ${earlier.pointer}; give it once`);
      }
    }
  };

/** The texts of a list as a set. */
export const textsOf = (places: readonly Place[]): Set<string> =>
  new Set(places.map(({ value }) => value).filter((value) => typeof value === 'string'));

/** No text of the second list stands in the first one. */
export const disjoint =
  (lists: (document: unknown) => readonly [readonly Place[], readonly Place[]], message: (text: string) => string): Check =>
  (document, report) => {
    const [first, second] = lists(document);
    const known = textsOf(first);
    for (const place of second)
      if (typeof place.value === 'string' && known.has(place.value)) report(place.pointer, message(excerpt(place.value)));
  };
