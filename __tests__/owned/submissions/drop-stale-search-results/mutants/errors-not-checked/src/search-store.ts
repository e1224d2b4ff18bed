import { normalizeQuery } from './normalize-query.ts';
import type { FetchRecipes, Listener, SearchState, SearchStore } from './types.ts';

const EMPTY: SearchState = { query: '', results: [], loading: false, error: null };

export function createSearchStore(fetchRecipes: FetchRecipes): SearchStore {
  let state = EMPTY;
  let newest = 0;
  const listeners = new Set<Listener>();

  function update(changes: Partial<SearchState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener(state);
  }

  async function search(text: string): Promise<void> {
    const query = normalizeQuery(text);
    if (query === '') return clear();
    const mine = ++newest;
    update({ query, loading: true, error: null });
    try {
      const results = await fetchRecipes(query);
      if (mine === newest) update({ results, loading: false });
    } catch (error) {
      update({ results: [], error: error instanceof Error ? error.message : String(error), loading: false });
    }
  }

  function clear(): void {
    newest++;
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
