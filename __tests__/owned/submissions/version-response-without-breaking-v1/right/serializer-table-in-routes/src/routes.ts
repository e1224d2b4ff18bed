import { serializeV1 } from './serialize-v1.ts';
import { serializeV2 } from './serialize-v2.ts';
import type { Answer, Order } from './types.ts';

interface Shape {
  one(order: Order): unknown;
  many(orders: unknown[]): unknown;
}

const shapes = new Map<string, Shape>([
  ['v1', { one: serializeV1, many: (orders) => orders }],
  ['v2', { one: serializeV2, many: (data) => ({ data, count: data.length }) }],
]);

function withShape(version: string, answer: (shape: Shape) => Answer): Answer {
  const shape = shapes.get(version);
  return shape ? answer(shape) : { status: 400, body: { error: 'unknown_version', version } };
}

/** GET /{version}/orders/{id} */
export function getOrder(version: string, orders: readonly Order[], id: string): Answer {
  return withShape(version, (shape) => {
    const order = orders.find((candidate) => candidate.id === id);
    return order ? { status: 200, body: shape.one(order) } : { status: 404, body: { error: 'not_found' } };
  });
}

/** GET /{version}/orders */
export function listOrders(version: string, orders: readonly Order[]): Answer {
  return withShape(version, (shape) => ({ status: 200, body: shape.many(orders.map((order) => shape.one(order))) }));
}
