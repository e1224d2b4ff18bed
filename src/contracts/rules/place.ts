import { pointerToken } from '../pointer.js';
import { elements, member } from '../shape.js';

/** A value of a document and the pointer to it; `value` is undefined where the document has none. */
export interface Place {
  readonly pointer: string;
  readonly value: unknown;
}

/** Most places are looked at and found in order: their pointer is only spelled out when somebody asks. */
class Part implements Place {
  readonly #owner: Place;
  readonly #name: string | number;
  readonly value: unknown;

  constructor(owner: Place, name: string | number, value: unknown) {
    this.#owner = owner;
    this.#name = name;
    this.value = value;
  }

  get pointer(): string {
    return `${this.#owner.pointer}/${pointerToken(this.#name)}`;
  }
}

/** Down from a document, member by member. */
export const placeOf = (document: unknown, ...names: readonly string[]): Place => partOf({ pointer: '', value: document }, ...names);

export const partOf = (place: Place, ...names: readonly string[]): Place =>
  names.reduce<Place>((owner, name) => new Part(owner, name, member(owner.value, name)), place);

/** The longest list of any document. */
const MOST_ELEMENTS = 5_000;

/**
 * The elements of a list; none when the place holds no list, and of a list that is longer than its document allows only the first
 * ones: its length is told by the schema, and a hostile document must not buy work with it.
 */
export const elementsOf = (list: Place, most = MOST_ELEMENTS): Place[] =>
  elements(list.value)
    .slice(0, most)
    .map((element, at) => new Part(list, at, element));

/** One member of each element: the paths of `files`, the ids of `results`. */
export const columnOf = (list: Place, name: string): Place[] => elementsOf(list).map((element) => partOf(element, name));
