/**
 * A seating plan: { title, tables: [{ id, x, y }] }. Boards are never changed in place.
 * Changes: { kind: 'rename', title } | { kind: 'place', table } | { kind: 'move', id, x, y } | { kind: 'remove', id }
 * A change that leaves everything as it is gives back the very board that came in.
 */
export function applyChange(board, change) {
  switch (change.kind) {
    case 'rename':
      return change.title === board.title ? board : { ...board, title: change.title };
    case 'place':
      return { ...board, tables: [...board.tables.filter((table) => table.id !== change.table.id), change.table] };
    case 'move': {
      const found = board.tables.find((table) => table.id === change.id);
      if (!found) return board;
      return { ...board, tables: board.tables.map((table) => (table === found ? { ...table, x: change.x, y: change.y } : table)) };
    }
    case 'remove': {
      const tables = board.tables.filter((table) => table.id !== change.id);
      return tables.length === board.tables.length ? board : { ...board, tables };
    }
    default:
      throw new RangeError(`unknown change: ${change.kind}`);
  }
}
