import type { Secret } from './redactor.js';

/** What stands where a secret stood (spec 6.4). */
export const MARKER = '[REDACTED]';

/**
 * Values with fewer bytes are looked for as they are, as the format asks, but not in encoded forms: `1` or `on` would turn up in
 * everything that looks like base64 or hex, and hiding it there would protect nothing.
 */
const LEAST_ENCODED_BYTES = 4;
/** Lines of a value with several, such as a private key: each is secret by itself when it is as long as this. */
const LEAST_LINE_UNITS = 20;

const lines = (value: string): string[] =>
  value
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line.length >= LEAST_LINE_UNITS);

/** How quotes inside a quoted text are written: shell, shell with double quotes, doubled (SQL, YAML, CSV). */
const QUOTINGS: readonly (readonly [quote: string, written: string])[] = [
  ["'", "'\\''"],
  ["'", `'"'"'`],
  ["'", "''"],
  ['"', '""'],
];

const quoted = (text: string): string[] =>
  QUOTINGS.flatMap(([quote, written]) => (text.includes(quote) ? [text.replaceAll(quote, written)] : []));

const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

/** Both byte orders. */
const utf16 = (text: string): Buffer[] => [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()];

const distinct = (needles: readonly Buffer[]): Buffer[] => [
  ...new Map(needles.map((needle) => [needle.toString('latin1'), needle])).values(),
];

export interface Needles {
  /** Looked for in the output as it is. */
  readonly plain: readonly Uint8Array[];
  /** Looked for behind every encoding that is undone. */
  readonly encoded: readonly Uint8Array[];
}

/** The bytes to look for. Empty values are none (spec 6.4). */
export const needlesOf = (secrets: readonly Secret[]): Needles => {
  const values = secrets.map(({ value }) => value).filter((value) => value !== '');
  // Printed without the line break at its end, or quoted, it is the same secret.
  const long = values.flatMap((value) => [value, value.trim(), ...lines(value)]).filter((text) => utf8(text).length >= LEAST_ENCODED_BYTES);
  const encoded = distinct(long.flatMap((text) => [utf8(text), ...quoted(text).map(utf8), ...utf16(text)]));
  return { plain: distinct([...values.map(utf8), ...encoded]), encoded };
};
