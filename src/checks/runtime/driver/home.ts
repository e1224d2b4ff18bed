/** Things of the driver that the subject knows by number only: functions, errors, signals. */
export interface Home {
  readonly idOf: (thing: object) => number;
  readonly at: (id: number) => object | undefined;
}

export const createHome = (): Home => {
  const ids = new WeakMap<object, number>();
  const things = new Map<number, object>();
  return {
    idOf: (thing) => {
      const known = ids.get(thing);
      if (known !== undefined) return known;
      const id = things.size + 1;
      ids.set(thing, id);
      things.set(id, thing);
      return id;
    },
    at: (id) => things.get(id),
  };
};
