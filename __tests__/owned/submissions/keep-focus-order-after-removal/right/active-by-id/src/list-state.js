/**
 * A list of which one item can be reached with the Tab key, the active one; arrows move that role on.
 * An item is { id, label, disabled? }. States are never changed in place.
 */
const free = (items) => items.filter((item) => !item.disabled);

export function createList(items, activeId) {
  const start = free(items).find((item) => item.id === activeId) ?? free(items)[0];
  return { items, activeId: start ? start.id : null, selected: [] };
}

export function activeItem({ items, activeId }) {
  return items.find((item) => item.id === activeId) ?? null;
}

const around = ({ items, activeId }) => {
  const at = items.findIndex((item) => item.id === activeId);
  return { above: free(items.slice(0, Math.max(at, 0))), below: free(items.slice(at + 1)) };
};

/** @param {'next' | 'previous' | 'first' | 'last'} where */
export function moveActive(state, where) {
  const { above, below } = around(state);
  const target = { next: below[0], previous: above.at(-1), first: free(state.items)[0], last: free(state.items).at(-1) }[where];
  return target ? { ...state, activeId: target.id } : state;
}

export function toggleSelected(state) {
  const { activeId, selected } = state;
  if (activeId === null) return state;
  return { ...state, selected: selected.includes(activeId) ? selected.filter((id) => id !== activeId) : [...selected, activeId] };
}

export function removeItem(state, id) {
  if (!state.items.some((item) => item.id === id)) return state;
  const { above, below } = around(state);
  const heir = below[0] ?? above.at(-1) ?? { id: null };
  return {
    items: state.items.filter((item) => item.id !== id),
    activeId: id === state.activeId ? heir.id : state.activeId,
    selected: state.selected.filter((other) => other !== id),
  };
}
