const numberOf = (id) => Number.parseInt(id, 10) || 0;

export function inOrder(migrations) {
  return [...new Map(migrations.map((m) => [m.id, m])).values()].sort((a, b) => numberOf(a.id) - numberOf(b.id));
}
