import { sha256 } from '../contracts/sha256.js';
import { elements, member } from '../contracts/shape.js';
import type { DraftDocument } from './draftDocument.js';

/** The bytes behind a base64 text, and that text as every encoder writes it; undefined when it is none. Odd padding bits are dropped (W-25). */
const decoded = (text: unknown): { bytes: Buffer; plain: string } | undefined => {
  if (typeof text !== 'string' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  return { bytes, plain: bytes.toString('base64') };
};

const seal = (document: DraftDocument, at: number, content: string, hash: string): void => {
  const found = decoded(member(elements(member(document.value(), 'files'))[at], content));
  if (found === undefined) return;
  document.set(['files', at, content], found.plain, 'encoding');
  document.set(['files', at, hash], sha256(found.bytes), 'hash');
};

const eachFile = (document: DraftDocument, visit: (at: number) => void): void => {
  document.sort(['files'], 'path');
  elements(member(document.value(), 'files')).forEach((_, at) => {
    visit(at);
  });
};

/** The hash of each file in a fixture, and their order. */
export const sealFixture = (fixture: DraftDocument): void => {
  eachFile(fixture, (at) => seal(fixture, at, 'content_base64', 'sha256'));
};

/** The hash of each replacement, the hash of the fixture file that it replaces, and their order. */
export const sealKnownGood = (knownGood: DraftDocument, fixture: unknown): void => {
  const before = new Map(elements(member(fixture, 'files')).map((file) => [member(file, 'path'), member(file, 'sha256')]));
  eachFile(knownGood, (at) => {
    seal(knownGood, at, 'after_base64', 'after_sha256');
    const replacedHash = before.get(member(elements(member(knownGood.value(), 'files'))[at], 'path'));
    if (replacedHash !== undefined) knownGood.set(['files', at, 'before_sha256'], replacedHash, 'hash');
  });
};
