import { pointerToken } from '../pointer.js';
import { elements, member } from '../shape.js';

/** A value of a document and the pointer to it; `value` is undefined where the document has none. */
export interface Place {
  readonly pointer: string;
  readonly value: unknown;
}

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

/** The elements of a list; none when the place holds no list. */
export const elementsOf = ({ pointer, value }: Place): Place[] =>
  elements(value).map((element, at) => ({ pointer: `${pointer}/${at}`, value: element }));

/** One member of each element: the paths of `files`, the ids of `results`. */
export const columnOf = (list: Place, name: string): Place[] => elementsOf(list).map((element) => partOf(element, name));
