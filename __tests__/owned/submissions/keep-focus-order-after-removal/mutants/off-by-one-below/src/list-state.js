/**
 * A list of which one item can be reached with the Tab key, the active one; arrows move that role on.
 * An item is { id, label, disabled? }. States are never changed in place.
 */
export function createList(items, activeId) {
  const wanted = items.findIndex((item) => item.id === activeId && !item.disabled);
  return { items, active: wanted >= 0 ? wanted : items.findIndex((item) => !item.disabled), selected: [] };
}

export function activeItem(state) {
  return state.items[state.active] ?? null;
}

/** @param {'next' | 'previous' | 'first' | 'last'} where */
export function moveActive(state, where) {
  const { items, active } = state;
  const reachable = [...items.keys()].filter((i) => !items[i].disabled);
  const target = {
    next: () => reachable.find((i) => i > active),
    previous: () => reachable.findLast((i) => i < active),
    first: () => reachable[0],
    last: () => reachable.at(-1),
  }[where]();
  return target === undefined ? state : { ...state, active: target };
}

export function toggleSelected(state) {
  const item = activeItem(state);
  if (!item) return state;
  const selected = state.selected.includes(item.id) ? state.selected.filter((id) => id !== item.id) : [...state.selected, item.id];
  return { ...state, selected };
}

export function removeItem(state, id) {
  const index = state.items.findIndex((item) => item.id === id);
  if (index < 0) return state;
  const items = state.items.toSpliced(index, 1);
  return { items, active: activeAfter(state.active, index, items), selected: state.selected.filter((other) => other !== id) };
}

/** Index of the active item in the shorter list, in which `index` now is the one that came after the removed item. */
function activeAfter(active, index, items) {
  if (index !== active) return active - 1;
  const following = items.findIndex((item, i) => i >= index && !item.disabled);
  return following >= 0 ? following : items.findLastIndex((item) => !item.disabled);
}
