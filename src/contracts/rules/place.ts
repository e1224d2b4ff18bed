import { pointerToken } from '../pointer.js';
import { elements, member } from '../shape.js';

/** A value of a document and the pointer to it; `value` is undefined where the document has none. */
export interface Place {
  readonly pointer: string;
  readonly value: unknown;
}

/** No list of any document may hold more. */
const MOST_ELEMENTS = 5_000;

/** Down from a document, member by member. */
export const placeOf = (document: unknown, ...names: readonly string[]): Place => partOf({ pointer: '', value: document }, ...names);

export const partOf = (place: Place, ...names: readonly string[]): Place => {
  let { pointer, value } = place;
  for (const name of names) {
    pointer += `/${pointerToken(name)}`;
    value = member(value, name);
  }
  return { pointer, value };
};

/**
 * The elements of a list; none when the place holds no list, and of a list that is longer than its document allows only the first
 * ones: its length is told by the schema, and a hostile document must not buy work with it.
 */
export const elementsOf = ({ pointer, value }: Place, most = MOST_ELEMENTS): Place[] =>
  elements(value)
    .slice(0, most)
    .map((element, at) => ({ pointer: `${pointer}/${at}`, value: element }));

/** One member of each element: the paths of `files`, the ids of `results`. */
export const columnOf = (list: Place, name: string): Place[] => elementsOf(list).map((element) => partOf(element, name));
