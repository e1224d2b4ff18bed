import { createBookings } from './bookings.js';
import { Failure } from './failures.js';

const failed = (status) => ({ code, message }) => ({ status, body: { error: code, message } });
const ANSWERS = { invalid: failed(400), not_found: failed(404), conflict: failed(409) };
const internal = () => ({ status: 500, body: { error: 'internal', message: 'something went wrong' } });

const guarded = (route) => (input) => route(input).catch((error) => {
  const answer = error instanceof Failure ? ANSWERS[error.code] ?? internal : internal;
  return answer(error);
});

/** Answers POST /bookings and DELETE /bookings with { status, body }. */
export function createHandler(store) {
  const bookings = createBookings(store);
  const routes = {
    POST: guarded(async (input) => ({ status: 201, body: await bookings.book(input) })),
    DELETE: guarded(async (input) => bookings.cancel(input).then(() => ({ status: 204, body: null }))),
  };
  return async ({ method, body }) => (Object.hasOwn(routes, method) ? routes[method](body ?? {}) : internal());
}
