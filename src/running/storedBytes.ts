/** A document as it is stored: two-space JSON and a newline. */
export const storedBytes = (document: object): Uint8Array => new TextEncoder().encode(`${JSON.stringify(document, null, 2)}\n`);
