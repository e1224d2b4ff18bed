import { canonicalJson } from '../canonicalJson.js';
import { sha256 } from '../sha256.js';
import { isRecord, textMember } from '../shape.js';
import type { Check } from './form.js';

/**
 * The id that a document derives from its own content: a prefix and the first 32 hex digits of the SHA-256 of the canonical
 * document without the id (wire format 2.12, 2.17). Throws a TypeError for what no JSON text can hold.
 */
export const derivedId = (prefix: string, field: string, document: object): string => {
  const others = Object.entries(document).filter(([name]) => name !== field);
  return prefix + sha256(canonicalJson(Object.fromEntries(others))).slice(0, 32);
};

const derivable = (prefix: string, field: string, document: object): string | undefined => {
  try {
    return derivedId(prefix, field, document);
  } catch {
    return undefined;
  }
};

/** The id of a document is the one that its content gives. */
export const idIsDerived =
  (prefix: string, field: string): Check =>
  (document, report) => {
    const id = textMember(document, field);
    if (id === undefined || !isRecord(document)) return;
    const expected = derivable(prefix, field, document);
    if (expected !== id)
      report(`/${field}`, `the content of this document gives the id ${expected ?? '(none)'}; it was changed after the id was made`);
  };
