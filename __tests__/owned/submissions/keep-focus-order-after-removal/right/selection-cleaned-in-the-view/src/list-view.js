import { activeItem } from './list-state.js';

/** Attributes for the markup, and the line that a screen reader announces. */
export function listView(state) {
  const active = activeItem(state);
  return {
    activeId: active ? active.id : null,
    rows: state.items.map((item) => ({
      id: item.id,
      tabIndex: item === active ? 0 : -1,
      selected: state.selected.includes(item.id),
    })),
    status: `${positionText(state, active)}, ${state.items.filter((item) => state.selected.includes(item.id)).length} selected`,
  };
}

function positionText(state, active) {
  if (!active) return 'no item';
  return `${active.label}, ${state.items.indexOf(active) + 1} of ${state.items.length}`;
}
