import type { Finding } from '../contracts/finding.js';
import { plainText } from '../contracts/plainText.js';
import { textMember } from '../contracts/shape.js';
import { messageOf } from '../process/systemError.js';

/** What a command comes to. A front door prints one of the two forms and ends with the exit code. */
export interface Outcome {
  /** 0: as asked. 1: the honest answer is no (invalid, not qualified, differs). 2: it could not be found out. */
  readonly exitCode: 0 | 1 | 2;
  /** What `--json` prints, byte for byte. */
  readonly json: () => string;
  /** The form for people. */
  readonly text: () => string;
  /** Findings with their place, for annotations. `file` is relative to `root`. */
  readonly annotations: readonly { readonly root: string; readonly finding: Finding }[];
}

/** The user asked for something that cannot be: exit 2, with what to do instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** By its name: a command that was loaded later has a class of its own. */
export const isUsageError = (error: unknown): boolean => textMember(error, 'name') === 'UsageError';

/** A failure for people: its lines, each without characters that could act on a terminal. */
export const failureText = (error: unknown): string => messageOf(error).split('\n').map(plainText).join('\n');

/** Two-space JSON and a newline: how documents are printed and stored. */
export const prettyJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** JSON on one line. */
export const lineJson = (value: unknown): string => `${JSON.stringify(value)}\n`;
