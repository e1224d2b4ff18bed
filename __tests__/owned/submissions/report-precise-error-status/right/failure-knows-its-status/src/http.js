import { createBookings } from './bookings.js';
import { Failure } from './failures.js';

/** Answers POST /bookings and DELETE /bookings with { status, body }. */
export function createHandler(store) {
  const bookings = createBookings(store);
  const routes = {
    POST: async (input) => ({ status: 201, body: await bookings.book(input) }),
    DELETE: async (input) => {
      await bookings.cancel(input);
      return { status: 204, body: null };
    },
  };
  return async function handle({ method, body }) {
    try {
      return await routes[method](body ?? {});
    } catch (error) {
      return Failure.answer(error) ?? { status: 500, body: { error: 'internal', message: 'something went wrong' } };
    }
  };
}
