import { DEFAULTS } from './known.ts';
import { apply, edits, merge } from './merge.ts';
import type { Change, JsonObject, Saved, TextStore } from './types.ts';

export class ConfigStore {
  #store: TextStore;

  constructor(store: TextStore) {
    this.#store = store;
  }

  /** The settings in force: the defaults, and over them what the file says. */
  async load(): Promise<JsonObject> {
    return merge(DEFAULTS, await this.#stored());
  }

  /** Writes a change into the file. */
  async save(change: Change): Promise<Saved> {
    const stored = await this.#stored();
    const made = edits(change).filter((edit) => apply(stored, edit));
    if (made.length > 0) await this.#store.write(`${JSON.stringify(stored, null, 2)}\n`);
    return { changed: made.map(({ path }) => path.join('.')).sort() };
  }

  async #stored(): Promise<JsonObject> {
    const text = await this.#store.read();
    return text === null ? {} : JSON.parse(text);
  }
}
