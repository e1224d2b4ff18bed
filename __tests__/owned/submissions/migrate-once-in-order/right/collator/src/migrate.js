import { inOrder } from './plan.js';

async function runOne({ id, up }, store, db) {
  await up(db);
  await store.record(id);
  return id;
}

/** Brings the store up to date; see docs/migrations.md. Returns the ids that were run. */
export async function migrate({ store, db, migrations }) {
  const recorded = await store.applied();
  const pending = inOrder(migrations).filter(({ id }) => !recorded.includes(id));
  return pending.reduce(async (before, migration) => [...(await before), await runOne(migration, store, db)], Promise.resolve([]));
}
