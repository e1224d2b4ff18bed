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

/** Values in a row: the elements of a list, or one member of each. Where one stands is only spelled out when somebody asks. */
export interface Column {
  readonly values: readonly unknown[];
  readonly pointer: (at: number) => string;
}

/** As `elementsOf`, without a place for each. */
export const elementColumn = (list: Place, most = MOST_ELEMENTS): Column => {
  const all = elements(list.value);
  return { values: all.length > most ? all.slice(0, most) : all, pointer: (at) => `${list.pointer}/${at}` };
};

/** As `columnOf`, without a place for each. */
export const memberColumn = (list: Place, name: string): Column => {
  const { values, pointer } = elementColumn(list);
  return { values: values.map((element) => member(element, name)), pointer: (at) => `${pointer(at)}/${pointerToken(name)}` };
};

export const asColumn = (places: Column | readonly Place[]): Column =>
  isPlaces(places) ? { values: places.map(({ value }) => value), pointer: (at) => places[at]?.pointer ?? '' } : places;

const isPlaces = (places: Column | readonly Place[]): places is readonly Place[] => Array.isArray(places);
