/** What the parts of the encoder share: the bounds that are being spent, and the way out when a value cannot cross. */
import { quote } from './frameText.js';
import { VALUE_CHARACTERS } from './limits.js';

/** What became of a promise that is part of a value. */
export type Settled = { readonly ok: boolean; readonly value: unknown };

/** How one side writes what is not plain data. */
export interface Departure {
  /** Wire text for functions, signals and things of the other side; undefined for data. */
  readonly reference: (value: object) => string | undefined;
  /** Number by which the other side knows this error. */
  readonly errorHome: (error: object) => number | undefined;
  /** Outcome of a promise, undefined while it is open. */
  readonly promise: (promise: Promise<unknown>) => Settled | undefined;
}
/** Goes through the encoding of one value; thrown itself when the value is refused. */
export interface State {
  readonly departure: Departure;
  readonly seen: Map<object | symbol, number>;
  numbered: number;
  nodes: number;
  depth: number;
  characters: number;
  refused: string;
}

/** Gives the value up, with the reason. */
export const refuse = (state: State, what: string): never => {
  state.refused = what;
  throw state;
};
export const spend = (state: State, characters: number): void => {
  state.characters += characters;
  if (state.characters > VALUE_CHARACTERS) refuse(state, 'too much text');
};
/** A text of the value. */
export const text = (value: string, state: State): string => {
  spend(state, value.length);
  return quote(value);
};
