import type { Readable } from 'node:stream';

/** What was kept of a stream so far. */
export interface BoundedOutput {
  readonly bytes: () => Uint8Array;
}

/** Keeps the first `limit` bytes of a stream and calls `onOverflow` once, when byte `limit + 1` arrives. The rest is read and dropped. */
export const boundedOutput = (stream: Readable, limit: number, onOverflow: () => void): BoundedOutput => {
  const chunks: Buffer[] = [];
  let kept = 0;
  let over = false;
  stream.on('error', () => {}); // a pipe that breaks has ended; the exit of its process tells the rest
  stream.on('data', (chunk: Buffer) => {
    const room = limit - kept;
    const part = chunk.length > room ? chunk.subarray(0, room) : chunk;
    chunks.push(part);
    kept += part.length;
    if (chunk.length > room && !over) {
      over = true;
      onOverflow();
    }
  });
  return { bytes: () => Buffer.concat(chunks) };
};
