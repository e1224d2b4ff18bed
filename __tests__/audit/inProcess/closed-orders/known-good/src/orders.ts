export type Order = { id: string; state: 'open' | 'paid' | 'cancelled' };

export const cancel = (orders: readonly Order[], id: string): Order[] =>
  orders.map((order) => (order.id === id && order.state === 'open' ? { ...order, state: 'cancelled' } : order));

export const countOpen = (orders: readonly Order[]): number => orders.filter(({ state }) => state === 'open').length;
