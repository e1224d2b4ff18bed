import { mayChange } from './access.js';
import { forbidden, invalid, notFound, ok } from './answers.js';
import { pickChanges } from './changes.js';

/** Handlers of /notes/:id; see docs/notes.md. Everything that writes goes through `guarded`. */
export function createNoteHandlers(store) {
  const guarded = (act) => async (user, id, ...rest) => {
    const stored = await store.get(id);
    if (stored === undefined || stored === null) return notFound();
    return mayChange(user, stored) ? act(id, ...rest) : forbidden();
  };
  const write = async (id, changes) => ok(await store.update(id, changes));
  const update = guarded((id, changes) => write(id, changes));

  return {
    async read(user, id) {
      const note = await store.get(id);
      return note ? ok(note) : notFound();
    },
    update: (user, id, body) => {
      const changes = pickChanges(body);
      return Object.keys(changes).length === 0 ? Promise.resolve(invalid('nothing to change')) : update(user, id, changes);
    },
    archive: guarded((id) => write(id, { archived: true })),
    remove: guarded(async (id) => {
      await store.remove(id);
      return ok({ id });
    }),
  };
}
