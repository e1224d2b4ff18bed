/** The text is no value of this wire. */
export class MalformedWire extends Error {}

/** Declared with its type, so that the compiler knows that a call of it ends. */
export const malformed: (what: string) => never = (what) => {
  throw new MalformedWire(what);
};
