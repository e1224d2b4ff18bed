import { MissingKey } from './missing-key.js';

const outcomeOf = (rows, key) => {
  const row = rows.find((candidate) => candidate.key === key);
  if (row === undefined) return Promise.reject(new MissingKey(key));
  return row.error ? Promise.reject(row.error) : Promise.resolve(row.value);
};

/** Collects the keys of one turn into one request. Only values are remembered. */
export function createBatchLoader(fetchMany) {
  let remembered = {};
  let waiting = [];

  const request = () =>
    new Promise((resolve, reject) => {
      setTimeout(() => {
        const keys = waiting;
        waiting = [];
        Promise.resolve().then(() => fetchMany(keys)).then(resolve, reject);
      }, 0);
    });
  let current;

  return {
    load(key) {
      const slot = `key:${key}`;
      if (remembered[slot]) return remembered[slot];
      if (waiting.length === 0) current = request();
      waiting.push(key);
      const lookup = current.then((rows) => outcomeOf(rows, key)).catch((error) => {
        if (remembered[slot] === lookup) delete remembered[slot];
        throw error;
      });
      remembered[slot] = lookup;
      return lookup;
    },
    clear(key) {
      delete remembered[`key:${key}`];
    },
  };
}
