import { normalizeQuery } from './normalize-query.ts';
import type { FetchRecipes, Listener, SearchState, SearchStore } from './types.ts';

const EMPTY: SearchState = { query: '', results: [], loading: false, error: null };

export function createSearchStore(fetchRecipes: FetchRecipes): SearchStore {
  let state = EMPTY;

  const listeners = new Set<Listener>();

  function update(changes: Partial<SearchState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener(state);
  }

  async function search(text: string): Promise<void> {
    const query = normalizeQuery(text);
    if (query === '') return clear();

    update({ query, loading: true, error: null });
    let outcome: Partial<SearchState>;
    try {
      outcome = { results: await fetchRecipes(query) };
    } catch (error) {
      outcome = { results: [], error: error instanceof Error ? error.message : String(error) };
    }
    if (query === state.query) update({ ...outcome, loading: false });
  }

  function clear(): void {

    update(EMPTY);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    search,
    clear,
  };
}
