import { MissingKey } from './missing-key.js';

/**
 * Collects the keys that are asked for in one turn into one request. `fetchMany(keys)` resolves
 * with one row a key, in any order: { key, value } or { key, error }. What was loaded is remembered.
 */
export function createBatchLoader(fetchMany) {
  const remembered = new Map(); // key -> promise
  let batch;

  /** One row a key; a key that the source left out gets a row with an error of ours. */
  async function send(keys) {
    const rows = new Map((await fetchMany(keys)).map((row) => [row.key, row]));
    return (key) => rows.get(key) ?? { key, error: new MissingKey(key) };
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
        const { keys } = batch;
        const value = batch.answer.then((rowOf) => {
          const row = rowOf(key);
          if (row.error) {
            for (const other of keys) remembered.delete(other);
            throw row.error;
          }
          return row.value;
        });
        remembered.set(key, value);
        value.catch(() => {
          if (remembered.get(key) === value) remembered.delete(key);
        });
      }
      return remembered.get(key);
    },

    /** Forget a key, after its record was changed. */
    clear(key) {
      remembered.delete(key);
    },
  };
}
