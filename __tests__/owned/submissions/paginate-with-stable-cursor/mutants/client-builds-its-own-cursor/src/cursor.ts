import type { FeedEvent } from './types.ts';

export interface Cursor {
  createdAt: number;
  id: string;
}

export class InvalidCursorError extends Error {
  code = 'invalid_cursor';
  constructor() {
    super('The cursor is not one that this API handed out.');
    this.name = 'InvalidCursorError';
  }
}

/** The cursor that continues after `event`. */
export function encodeCursor(event: FeedEvent): string {
  const cursor: Cursor = { createdAt: event.createdAt, id: event.id };
  return btoa(encodeURIComponent(JSON.stringify(cursor)));
}

export function decodeCursor(text: string): Cursor {
  let value: Partial<Cursor> | null;
  try {
    value = JSON.parse(decodeURIComponent(atob(text)));
  } catch {
    throw new InvalidCursorError();
  }
  if (typeof value !== 'object' || value === null || !Number.isSafeInteger(value.createdAt) || typeof value.id !== 'string') throw new InvalidCursorError();
  return value as Cursor;
}
