import { sha256 } from '../../contracts/sha256.js';
import type { Redactor } from './redactor.js';

/** What is kept of one stream: the receipt tells the hash and the length of exactly this text (spec 6.4). */
export interface Kept {
  readonly text: string;
  /** Of the text in UTF-8. */
  readonly bytes: number;
  readonly sha256: string;
  readonly truncated: boolean;
}

export interface KeptOutput {
  readonly write: (chunk: Uint8Array) => void;
  readonly end: () => Kept;
}

/** Of a large piece no more is looked at than is kept, and this much. */
const SLICE = 65_536;

/** The start of a text that has at most `limit` bytes: cut there, decoded again, and shortened until it fits. */
const cut = (bytes: Buffer, limit: number): string => {
  let text = bytes.subarray(0, limit).toString('utf8');
  while (Buffer.byteLength(text) > limit) text = text.slice(0, -1);
  return text;
};

/**
 * One stream of an agent, redacted first and then cut at `limit` bytes, so that no cut leaves half a secret. What comes later is
 * neither kept nor looked at.
 */
export const keptOutput = (redactor: Redactor, limit: number): KeptOutput => {
  const stream = redactor.stream();
  const kept: Uint8Array[] = [];
  let size = 0;
  const keep = (bytes: Uint8Array): void => {
    if (bytes.length > 0) kept.push(bytes);
    size += bytes.length;
  };
  return {
    write: (chunk) => {
      for (let at = 0; at < chunk.length && size <= limit; at += SLICE) keep(stream.write(chunk.subarray(at, at + SLICE)));
    },
    end: () => {
      if (size <= limit) keep(stream.end());
      const bytes = Buffer.concat(kept);
      const text = size > limit ? cut(bytes, limit) : bytes.toString('utf8');
      return { text, bytes: Buffer.byteLength(text), sha256: sha256(text), truncated: size > limit };
    },
  };
};
