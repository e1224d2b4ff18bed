import { mayChange } from './access.js';
import { forbidden, invalid, notFound, ok } from './answers.js';
import { pickChanges } from './changes.js';

/**
 * Handlers of /notes/:id. `store` answers with promises: get(id) with the note or undefined,
 * update(id, changes) with the changed note or undefined, remove(id) with nothing.
 */
export function createNoteHandlers(store) {
  return {
    async read(user, id) {
      const note = await store.get(id);
      if (!note) return notFound();
      return mayChange(user, note) ? ok(note) : forbidden();
    },

    async update(user, id, body) {
      const changes = pickChanges(body);
      if (Object.keys(changes).length === 0) return invalid('nothing to change');
      const note = await store.get(id);
      if (!note) return notFound();
      if (!mayChange(user, note)) return forbidden();
      const changed = await store.update(id, changes);
      return changed ? ok(changed) : notFound();
    },

    async archive(user, id) {
      const note = await store.get(id);
      if (!note) return notFound();
      if (!mayChange(user, note)) return forbidden();
      return ok(await store.update(id, { archived: true }));
    },

    async remove(user, id) {
      const note = await store.get(id);
      if (!note) return notFound();
      if (!mayChange(user, note)) return forbidden();
      await store.remove(id);
      return ok({ id });
    },
  };
}
