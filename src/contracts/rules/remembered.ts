let reading = 0;

/** Begins the reading of a document: what was remembered of earlier ones is forgotten. */
export const beginReading = (): void => {
  reading += 1;
};

/**
 * Several rules ask for the same part of a document: it is found once in a reading. A document may change between two readings, not
 * within one.
 */
export const remembered = <T>(find: (document: unknown) => T): ((document: unknown) => T) => {
  let last: { readonly reading: number; readonly document: unknown; readonly found: T } | undefined;
  return (document) => {
    if (last === undefined || last.reading !== reading || last.document !== document) last = { reading, document, found: find(document) };
    return last.found;
  };
};
