/**
 * One way to read the output, fed byte by byte. A reader that undoes an encoding hands the bytes that it makes out to the readers
 * behind it; the last one looks for secrets. `start` and `end` say where in the output the byte was written (offsets in bytes, end
 * exclusive), so that what is found behind any number of encodings can be blacked out where it stands.
 */
export interface Reader {
  readonly push: (byte: number, start: number, end: number) => void;
  /** The bytes before and the bytes after do not belong together. */
  readonly reset: () => void;
  /** Where that begins which is not decided yet: the start of a half-read escape, or of what may become a secret. Infinity for none. */
  readonly since: () => number;
}

/** Hands everything to several readers. */
export const fanOut = (readers: readonly Reader[]): Reader => {
  const [only] = readers;
  if (readers.length === 1 && only !== undefined) return only;
  return {
    push: (byte, start, end) => {
      for (const reader of readers) reader.push(byte, start, end);
    },
    reset: () => {
      for (const reader of readers) reader.reset();
    },
    since: () => readers.reduce((first, reader) => Math.min(first, reader.since()), Number.POSITIVE_INFINITY),
  };
};
