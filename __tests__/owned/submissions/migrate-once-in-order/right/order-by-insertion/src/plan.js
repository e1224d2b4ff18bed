const ID = /^(?<number>\d+)-[a-z0-9-]+$/;

/** The migrations in the order in which they are to run. A migration is { id, up }. */
export function inOrder(migrations) {
  const ordered = [];
  for (const migration of migrations) {
    const number = BigInt(ID.exec(migration.id)?.groups.number ?? -1);
    if (number < 0n) throw new TypeError(`"${migration.id}" is no id of a migration`);
    if (ordered.some((entry) => entry.migration.id === migration.id)) throw new TypeError(`there are two migrations "${migration.id}"`);
    const at = ordered.findIndex((entry) => entry.number > number);
    ordered.splice(at < 0 ? ordered.length : at, 0, { number, migration });
  }
  return ordered.map((entry) => entry.migration);
}

/** The ids of all migrations in order, each with whether it is on record. */
export function overview(migrations, recorded) {
  return inOrder(migrations).map(({ id }) => ({ id, done: recorded.includes(id) }));
}
