export class Lookup {
  #found = new Map();
  #load;

  constructor(load) {
    this.#load = load;
  }

  get(id) {
    if (!this.#found.has(id)) this.#found.set(id, this.#load(id));
    return this.#found.get(id);
  }
}
