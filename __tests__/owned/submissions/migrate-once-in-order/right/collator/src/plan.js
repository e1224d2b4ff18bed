const ID = /^\d+-[a-z0-9-]+$/;

const byNumber = new Intl.Collator('en', { numeric: true });

/** The migrations in the order in which they are to run. A migration is { id, up }. */
export function inOrder(migrations) {
  const seen = new Set();
  for (const { id } of migrations) {
    if (!ID.test(id)) throw new TypeError(`"${id}" is no id of a migration`);
    if (seen.has(id)) throw new TypeError(`there are two migrations "${id}"`);
    seen.add(id);
  }
  return [...migrations].sort((a, b) => byNumber.compare(a.id.split('-', 1)[0], b.id.split('-', 1)[0]));
}
