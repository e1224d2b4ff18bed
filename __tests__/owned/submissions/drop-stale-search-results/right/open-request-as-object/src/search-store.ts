import { normalizeQuery } from './normalize-query.ts';
import type { FetchRecipes, Listener, SearchState, SearchStore } from './types.ts';

const EMPTY: SearchState = { query: '', results: [], loading: false, error: null };

export function createSearchStore(fetchRecipes: FetchRecipes): SearchStore {
  let state = EMPTY;
  let open: { query: string } | null = null;
  const listeners = new Set<Listener>();

  function update(changes: Partial<SearchState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener(state);
  }

  async function search(text: string): Promise<void> {
    const query = normalizeQuery(text);
    if (query === '') return clear();
    const request = { query };
    open = request;
    update({ query, loading: true, error: null });
    const finish = (changes: Partial<SearchState>): void => {
      if (open !== request) return;
      open = null;
      update(changes);
    };
    try {
      const results = await fetchRecipes(query);
      finish({ results, loading: false });
    } catch (error) {
      finish({ results: [], loading: false, error: error instanceof Error ? error.message : String(error) });
    }
  }

  function clear(): void {
    open = null;
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
