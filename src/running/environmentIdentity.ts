import { canonicalJson } from '../contracts/canonicalJson.js';
import { sha256 } from '../contracts/sha256.js';

/**
 * The identity of the values that an agent got (spec 6.2), in the order of the adapter's `environment_names`. Unsalted, as the format
 * wants it: a short value can be guessed from it (spec W-12).
 */
export const environmentSha256 = (values: readonly { readonly name: string; readonly value: string }[]): string =>
  sha256(canonicalJson(values.map(({ name, value }) => ({ name, value_sha256: sha256(value) }))));
