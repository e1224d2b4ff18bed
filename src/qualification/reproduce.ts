import { readJson } from '../contracts/jsonText.js';
import { pointerToken } from '../contracts/pointer.js';
import { elements, isRecord } from '../contracts/shape.js';

/** How a fresh receipt compares with the committed one (spec W-31). */
export type Reproduction =
  | { readonly kind: 'identical' }
  /** Another implementation, or another version of this one, wrote it: only the free text differs. */
  | { readonly kind: 'equal_except_limitations' }
  /** Pointers (RFC 6901) of the fields that differ, are missing, or are new; in document order of the fresh receipt. */
  | { readonly kind: 'differs'; readonly fields: readonly string[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

const differences = (fresh: unknown, committed: unknown, pointer: string): readonly string[] => {
  if (isRecord(fresh) && isRecord(committed)) {
    const keys = [...new Set([...Object.keys(fresh), ...Object.keys(committed)])];
    return keys.flatMap((key) => {
      const place = `${pointer}/${pointerToken(key)}`;
      if (!Object.hasOwn(fresh, key) || !Object.hasOwn(committed, key)) return [place];
      return differences(fresh[key], committed[key], place);
    });
  }
  if (Array.isArray(fresh) && Array.isArray(committed)) {
    const [left, right] = [elements(fresh), elements(committed)];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => at).flatMap((at) =>
      at < left.length && at < right.length ? differences(left[at], right[at], `${pointer}/${at}`) : [`${pointer}/${at}`],
    );
  }
  return Object.is(fresh, committed) || (fresh === 0 && committed === 0) ? [] : [pointer];
};

/** Compares two receipts: first their bytes, then everything but `limitations`, whose text each implementation words for itself. */
export const compareReceipts = (fresh: Uint8Array, committed: Uint8Array): Reproduction => {
  if (Buffer.compare(fresh, committed) === 0) return { kind: 'identical' };
  const [left, right] = [readJson(fresh), readJson(committed)];
  if (!left.ok || !right.ok) {
    const [problem] = [left, right].flatMap((reading) => (reading.ok ? [] : reading.problems));
    return { kind: 'unreadable', reason: problem?.message ?? 'not JSON' };
  }
  const fields = differences(left.value, right.value, '').filter(
    (pointer) => pointer !== '/limitations' && !pointer.startsWith('/limitations/'),
  );
  return fields.length === 0 ? { kind: 'equal_except_limitations' } : { kind: 'differs', fields };
};
