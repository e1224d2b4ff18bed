import type { FeedEvent } from './types.ts';

export interface Cursor { createdAt: number; id: string; kind: string }

export class InvalidCursorError extends Error {
  code = 'invalid_cursor';
  constructor() {
    super('The cursor is not one that this API handed out.');
    this.name = 'InvalidCursorError';
  }
}

const PATTERN = /^(-?\d{1,16})~([^~]*)~([^~]*)$/;

/** The cursor that continues after `event`: three fields with tildes between. */
export function encodeCursor(event: FeedEvent): string {
  return [event.createdAt, encodeURIComponent(event.id).replaceAll('~', '%7E'), encodeURIComponent(event.kind).replaceAll('~', '%7E')].join('~');
}

export function decodeCursor(text: string): Cursor {
  const [, time, id, kind] = PATTERN.exec(text) ?? [];
  if (time === undefined || id === undefined || kind === undefined) throw new InvalidCursorError();
  return { createdAt: Number(time), id: decodeURIComponent(id), kind: decodeURIComponent(kind) };
}
