export const CODES = Object.freeze(['invalid', 'not_found', 'conflict']);
const STATUSES = new Map([['invalid', 400], ['not_found', 404], ['conflict', 409]]);

/** A failure that the service foresees. `code` is one of CODES, `message` may be shown to the caller. */
export class Failure extends Error {
  #status;
  constructor(code, message) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.#status = STATUSES.get(code) ?? 500;
  }
  static answer(error) {
    if (!(error !== null && typeof error === 'object' && #status in error)) return undefined;
    return { status: error.#status, body: { error: error.code, message: error.message } };
  }
}
