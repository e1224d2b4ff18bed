import { serializeV1 } from './serialize-v1.ts';
import { serializeV2 } from './serialize-v2.ts';
import type { Answer, Order, Version } from './types.ts';

const unknownVersion = (version: string): Answer => ({ status: 400, body: { error: 'unknown_version', version } });

/** GET /{version}/orders/{id} */
export function getOrder(version: string, orders: readonly Order[], id: string): Answer {
  if (version !== 'v1' && version !== 'v2') return unknownVersion(version);
  const order = orders.find((candidate) => candidate.id === id);
  if (!order) return { status: 404, body: { error: 'not_found' } };
  return { status: 200, body: version === 'v1' ? serializeV1(order) : serializeV2(order) };
}

/** GET /{version}/orders */
export function listOrders(version: Version | string, orders: readonly Order[]): Answer {
  if (version !== 'v1' && version !== 'v2') return unknownVersion(version);
  if (version === 'v1') return { status: 200, body: orders.map(serializeV1) };
  return { status: 200, body: { data: orders.map(serializeV2), count: orders.length } };
}
