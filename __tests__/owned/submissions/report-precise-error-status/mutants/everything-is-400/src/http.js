import { createBookings } from './bookings.js';
import { Failure } from './failures.js';

const STATUS = { invalid: 400, not_found: 400, conflict: 400 };

function answerFor(error) {
  if (error instanceof Failure && Object.hasOwn(STATUS, error.code)) {
    return { status: STATUS[error.code], body: { error: error.code, message: error.message } };
  }
  return { status: 500, body: { error: 'internal', message: 'something went wrong' } };
}

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
      return answerFor(error);
    }
  };
}
