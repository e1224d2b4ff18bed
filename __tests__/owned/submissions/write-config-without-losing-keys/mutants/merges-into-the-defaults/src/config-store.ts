import { DEFAULTS } from './known.ts';
import { changedPaths, merge } from './merge.ts';
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
    const changed = changedPaths(stored, change);
    if (changed.length > 0) await this.#store.write(JSON.stringify(merge(stored, change), null, 2) + '\n');
    return { changed };
  }

  async #stored(): Promise<JsonObject> {
    const text = await this.#store.read();
    return text === null ? {} : JSON.parse(text);
  }
}
