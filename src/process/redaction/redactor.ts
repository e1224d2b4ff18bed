import { assignmentWatch } from './assignments.js';
import { bearerWatch } from './bearer.js';
import { type Hiding, hiding } from './hiding.js';
import { MARKER } from './needles.js';
import { secretSearch } from './secretFinder.js';

/** One declared environment value. */
export interface Secret {
  readonly name: string;
  readonly value: string;
}

/** A text that comes in pieces. */
export interface RedactingStream {
  /** Takes the next bytes and gives out what is certain by now: nothing that could still become part of a secret. */
  readonly write: (chunk: Uint8Array) => Uint8Array;
  /** Gives out the rest. */
  readonly end: () => Uint8Array;
}

/**
 * Hides secrets (spec 6.4, W-10, W-11), each replaced by `[REDACTED]`:
 * - every declared value, as it is and as far as it has 4 bytes or more also in base64 and base64url (at any alignment, inside longer
 *   texts, wrapped), hex, percent encoding, escapes with a backslash, character references, quoted for a shell, as a list of
 *   numbers, in UTF-16, and in the usual ones of those in one another; of a value with several lines also each long line;
 * - what is assigned to a name that sounds like a secret, and the token behind `Bearer`.
 *
 * Values that overlap are hidden as one. Time grows with the length of the text, whatever its content; memory with the longest
 * value. What was hidden before stays as it is.
 */
export interface Redactor {
  readonly text: (value: string) => string;
  /** Declared values only, in bytes as they are: for files, which may be no text and where an assignment is program. */
  readonly bytes: (content: Uint8Array) => Uint8Array;
  /** Whether a declared value is in the text, in any form. */
  readonly reveals: (value: string) => boolean;
  /** As `text`, for bytes that come in pieces. Where they are no UTF-8 they become U+FFFD. */
  readonly stream: () => RedactingStream;
}

/** Undefined: nothing had to be hidden. */
const whole = (hides: Hiding, content: Uint8Array): Buffer | undefined => {
  const redacted = Buffer.concat([hides.write(content), hides.end()]);
  return redacted.equals(content) ? undefined : redacted;
};

export const redactor = (secrets: readonly Secret[]): Redactor => {
  const search = secretSearch(secrets);
  const textHiding = (): Hiding => hiding(search, [assignmentWatch(), bearerWatch()]);

  const holdsValue = (part: string): boolean => {
    let found = false;
    const finder = search.finder(() => {
      found = true;
    });
    finder.push(Buffer.from(part, 'utf8'));
    finder.end();
    return found;
  };

  return {
    text: (value) => whole(textHiding(), Buffer.from(value, 'utf8'))?.toString('utf8') ?? value,
    bytes: (content) => (search.empty ? content : (whole(hiding(search, []), content) ?? content)),
    reveals: (value) => !search.empty && value.split(MARKER).some(holdsValue),
    stream: () => {
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      const hides = textHiding();
      return {
        write: (chunk) => hides.write(Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8')),
        end: () => Buffer.concat([hides.write(Buffer.from(decoder.decode(), 'utf8')), hides.end()]),
      };
    },
  };
};
