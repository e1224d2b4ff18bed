import { MissingKey } from './missing-key.js';

function deferred() {
  const d = {};
  d.promise = new Promise((resolve, reject) => Object.assign(d, { resolve, reject }));
  return d;
}

/** Collects the keys that are asked for in one turn into one request; see docs/loader.md. */
export function createBatchLoader(fetchMany) {
  const values = new Map(); // key -> value that came in
  const open = new Map(); // key -> look-up under way
  let next = null;

  async function flush() {
    const lookups = next;
    next = null;
    const finish = (key, act) => {
      if (open.get(key) === lookups.get(key)) {
        open.delete(key);
        act?.();
      }
    };
    let rows;
    try {
      rows = await fetchMany([...lookups.keys()]);
    } catch (error) {
      for (const [key, lookup] of lookups) {
        finish(key);
        lookup.reject(error);
      }
      return;
    }
    for (const row of rows) {
      const lookup = lookups.get(row.key);
      if (!lookup) continue;
      if ('error' in row && row.error) {
        finish(row.key);
        lookup.reject(row.error);
      } else {
        finish(row.key, () => values.set(row.key, row.value));
        lookup.resolve(row.value);
      }
      lookup.done = true;
    }
    for (const [key, lookup] of lookups) {
      if (lookup.done) continue;
      finish(key);
      lookup.reject(new MissingKey(key));
    }
  }

  return {
    async load(key) {
      if (values.has(key)) return values.get(key);
      if (!open.has(key)) {
        if (next === null) {
          next = new Map();
          queueMicrotask(flush);
        }
        const lookup = deferred();
        next.set(key, lookup);
        open.set(key, lookup);
      }
      return open.get(key).promise;
    },

    /** Forget a key, after its record was changed. */
    clear(key) {
      values.delete(key);
      open.delete(key);
    },
  };
}
