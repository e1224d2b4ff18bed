import { inOrder } from './plan.js';

/**
 * Brings the store up to date. `store` answers with promises: applied() with the ids on record,
 * record(id) when it is written. `up(db)` does the work of a migration. Returns the ids that were run.
 */
export async function migrate({ store, db, migrations }) {
  const done = new Set(await store.applied());
  const ran = [];
  let failure;
  for (const { id, up } of inOrder(migrations)) {
    if (done.has(id)) continue;
    try {
      await up(db);
      await store.record(id);
      ran.push(id);
    } catch (error) {
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return ran;
}
