import { nameKey } from './names.js';
import { Problem } from './problem.js';

const trashed = (row) => row.deletedAt !== null;

/** Projects of a team; see docs/projects.md. A row is { id, name, deletedAt }, deletedAt is null outside the trash. */
export function createProjects(store, { clock, newId }) {
  async function split() {
    const parts = { shelf: [], bin: [] };
    for (const row of await store.rows()) parts[trashed(row) ? 'bin' : 'shelf'].push(row);
    return parts;
  }

  const need = (rows, id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row === undefined) throw new Problem('not_found', `no project ${id}`);
    return row;
  };

  const needFreeName = (shelf, name) => {
    const used = new Set(shelf.map((row) => nameKey(row.name)));
    if (used.has(nameKey(name))) throw new Problem('name_taken', `there is a project "${name.trim()}"`);
  };

  return {
    async list({ offset = 0, limit = 20 } = {}) {
      const { shelf } = await split();
      return shelf.slice(offset, offset + limit);
    },
    async count() {
      return (await split()).shelf.length;
    },
    async search(text) {
      const wanted = text.trim().toLowerCase();
      return (await split()).shelf.filter((row) => row.name.toLowerCase().includes(wanted));
    },
    async create(name) {
      const { shelf } = await split();
      needFreeName(shelf, name);
      const row = { id: newId(), name: name.trim(), deletedAt: null };
      await store.insert(row);
      return row;
    },
    async remove(id) {
      const { shelf } = await split();
      need(shelf, id);
      await store.update(id, { deletedAt: clock() });
    },
    async trash() {
      return (await split()).bin;
    },
    async restore(id) {
      const { shelf, bin } = await split();
      needFreeName(shelf, need(bin, id).name);
      await store.update(id, { deletedAt: null });
    },
  };
}
