import { MissingKey } from './missing-key.js';

/**
 * Collects the keys that are asked for in one turn into one request. `fetchMany(keys)` resolves
 * with one row a key, in any order: { key, value } or { key, error }. What was loaded is remembered.
 */
export function createBatchLoader(fetchMany) {
  const remembered = new Map(); // key -> promise
  let batch;

  async function send(keys) {
    const values = new Map();
    for (const row of await fetchMany(keys)) {
      if (row.error) throw row.error;
      values.set(row.key, row.value);
    }
    for (const key of keys) {
      if (!values.has(key)) throw new MissingKey(key);
    }
    return values;
  }

  function openBatch() {
    const keys = [];
    const answer = Promise.resolve().then(() => {
      batch = undefined;
      return send(keys);
    });
    return { keys, answer };
  }

  return {
    load(key) {
      if (!remembered.has(key)) {
        batch ??= openBatch();
        batch.keys.push(key);
        remembered.set(key, batch.answer.then((values) => values.get(key), async () => {
          const [row] = await fetchMany([key]);
          if (!row) throw new MissingKey(key);
          if (row.error) throw row.error;
          return row.value;
        }));
      }
      return remembered.get(key);
    },

    /** Forget a key, after its record was changed. */
    clear(key) {
      remembered.delete(key);
    },
  };
}
