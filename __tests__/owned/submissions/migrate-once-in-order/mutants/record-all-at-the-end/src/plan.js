const ID = /^\d+-[a-z0-9-]+$/;

const numberOf = (id) => Number(id.slice(0, id.indexOf('-')));

/** The migrations in the order in which they are to run. A migration is { id, up }. */
export function inOrder(migrations) {
  const seen = new Set();
  for (const { id } of migrations) {
    if (!ID.test(id)) throw new TypeError(`"${id}" is no id of a migration`);
    if (seen.has(id)) throw new TypeError(`there are two migrations "${id}"`);
    seen.add(id);
  }
  return [...migrations].sort((a, b) => numberOf(a.id) - numberOf(b.id));
}
