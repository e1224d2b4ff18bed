import { nameKey } from './names.js';
import { Problem } from './problem.js';

/**
 * Projects of a team. A row is { id, name, deletedAt }; deletedAt is null, or the time at which it went to the trash.
 * `store` answers with promises: rows() with all rows, the oldest first; insert(row); update(id, changes).
 * `clock()` gives the time.
 */
export function createProjects(store, { clock, newId }) {
  const live = (rows) => rows.filter((row) => row.deletedAt === null);

  async function find(id, where) {
    const row = (await store.rows()).find((candidate) => candidate.id === id && where(candidate));
    if (!row) throw new Problem('not_found', `no project ${id}`);
    return row;
  }

  async function refuseNameInUse(name) {
    const inUse = live(await store.rows()).some((row) => nameKey(row.name) === nameKey(name));
    if (inUse) throw new Problem('name_taken', `there is a project "${name.trim()}"`);
  }

  return {
    async list({ offset = 0, limit = 20 } = {}) {
      return live(await store.rows()).slice(offset, offset + limit);
    },

    async count() {
      return live(await store.rows()).length;
    },

    async search(text) {
      return live(await store.rows()).filter((row) => row.name.toLowerCase().includes(text.trim().toLowerCase()));
    },

    async create(name) {
      await refuseNameInUse(name);
      const row = { id: newId(), name: name.trim(), deletedAt: null };
      await store.insert(row);
      return row;
    },

    async remove(id) {
      await find(id, (row) => row.deletedAt === null);
      await store.update(id, { deletedAt: clock() });
    },

    async trash() {
      return (await store.rows()).filter((row) => row.deletedAt !== null);
    },

    async restore(id) {
      const { name } = await find(id, (row) => row.deletedAt !== null);
      await refuseNameInUse(name);
      await store.update(id, { deletedAt: null });
    },
  };
}
