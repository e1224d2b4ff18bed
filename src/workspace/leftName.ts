import { isUtf8 } from 'node:buffer';
import { plainText } from '../contracts/plainText.js';

/**
 * The name of a file or folder that an agent left.
 * - `plain`: every file system and every reader takes it for the same.
 * - `unportable`: Windows does not; fine where the task itself has it.
 * - `unsafe`: no text, or one that hides or moves something where it is shown.
 */
export interface LeftName {
  readonly kind: 'plain' | 'unportable' | 'unsafe';
  /** The name; of an unsafe one, with escapes, as it may be shown. */
  readonly text: string;
}

const UNPORTABLE = /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])[ ]*(?:\.|$)/i;

const isPrintable = (byte: number): boolean => byte >= 0x20 && byte < 0x7f && byte !== 0x5c;

const escapedBytes = (name: Buffer): string =>
  [...name].map((byte) => (isPrintable(byte) ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('');

/** @param name as the system gives it */
export const leftName = (name: Buffer): LeftName => {
  if (!isUtf8(name)) return { kind: 'unsafe', text: escapedBytes(name) };
  const text = name.toString('utf8');
  const shown = plainText(text.replaceAll('\\', '\\\\'));
  if (shown !== text) return { kind: 'unsafe', text: shown };
  return { kind: UNPORTABLE.test(text) ? 'unportable' : 'plain', text };
};

/** Names that some file system takes for one have the same. */
export const foldedName = (name: string): string => name.normalize('NFC').toLowerCase().normalize('NFC');
