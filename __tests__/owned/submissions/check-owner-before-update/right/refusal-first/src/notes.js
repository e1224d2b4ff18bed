import { refusal } from './access.js';
import { invalid, notFound, ok } from './answers.js';
import { pickChanges } from './changes.js';

/** Handlers of /notes/:id. */
export function createNoteHandlers(store) {
  return {
    async read(user, id) {
      const note = await store.get(id);
      return note ? ok(note) : notFound();
    },

    async update(user, id, body) {
      const refused = await refusal(store, user, id);
      if (refused) return refused;
      const changes = pickChanges(body);
      if (Object.keys(changes).length === 0) return invalid('nothing to change');
      return ok(await store.update(id, changes));
    },

    async archive(user, id) {
      return (await refusal(store, user, id)) ?? ok(await store.update(id, { archived: true }));
    },

    async remove(user, id) {
      const refused = await refusal(store, user, id);
      if (refused) return refused;
      await store.remove(id);
      return ok({ id });
    },
  };
}
