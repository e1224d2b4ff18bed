import { normalizeQuery } from './normalize-query.ts';
import type { FetchRecipes, Listener, SearchState, SearchStore } from './types.ts';

const EMPTY: SearchState = { query: '', results: [], loading: false, error: null };

const signalReader = (signal: AbortSignal) => ({ aborted: () => signal.aborted });

export function createSearchStore(fetchRecipes: FetchRecipes): SearchStore {
  let state = EMPTY;
  let current = new AbortController();

  const takeOver = (): AbortSignal => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
  const listeners = new Set<Listener>();

  function update(changes: Partial<SearchState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener(state);
  }

  async function search(text: string): Promise<void> {
    const query = normalizeQuery(text);
    if (query === '') return clear();
    const { aborted } = signalReader(takeOver());
    update({ query, loading: true, error: null });
    await fetchRecipes(query).then(
      (results) => aborted() || update({ results, loading: false }),
      (error: unknown) => aborted() || update({ results: [], error: error instanceof Error ? error.message : String(error), loading: false }),
    );
  }

  function clear(): void {
    takeOver();
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
