import type { Attempt } from '../contracts/generated/types.js';
import { ATTEMPT_CHANGED_BYTES, ATTEMPT_CHANGES, DECODED_FILE_BYTES } from '../contracts/limits.js';
import { plainText } from '../contracts/plainText.js';
import { isReadablePath, plainSpelling } from '../contracts/rules/paths.js';
import { sha256 } from '../contracts/sha256.js';
import { foldersOf } from './givenFiles.js';

type Change = Attempt['changes'][number];

/** What each kind of change may say: the hash of a file before, of one after, or both. */
const SIDES: Readonly<Record<Change['change'], readonly string[]>> = {
  added: ['after'],
  modified: ['before and after'],
  deleted: ['before'],
  type_changed: ['before', 'after'],
};

const sidesOf = ({ before_sha256, after_sha256 }: Change): string =>
  [before_sha256 === undefined ? [] : ['before'], after_sha256 === undefined ? [] : ['after']].flat().join(' and ');

const contentFault = ({ content_base64, after_sha256 }: Change): string | undefined => {
  if (content_base64 === undefined || after_sha256 === undefined)
    return content_base64 === after_sha256 ? undefined : 'has a content or an after_sha256 without the other';
  const content = Buffer.from(content_base64, 'base64');
  if (content.toString('base64') !== content_base64) return 'has a content that is not written as base64';
  if (content.length > DECODED_FILE_BYTES) return `has ${content.length} bytes, the limit is ${DECODED_FILE_BYTES}`;
  return sha256(content) === after_sha256 ? undefined : 'has a content whose hash is not after_sha256';
};

const changeFault = (change: Change): string | undefined => {
  if (!isReadablePath(change.path) || plainSpelling(change.path) !== change.path) return 'is no plain path inside the workspace';
  if (!SIDES[change.change].includes(sidesOf(change))) return `does not have the hashes of a change of the kind ${change.change}`;
  return contentFault(change);
};

const listFault = (changes: readonly Change[]): string | undefined => {
  if (changes.length > ATTEMPT_CHANGES) return `there are ${changes.length} changes, the limit is ${ATTEMPT_CHANGES}`;
  const bytes = changes.reduce((sum, { content_base64 = '' }) => sum + Buffer.byteLength(content_base64, 'base64'), 0);
  return bytes > ATTEMPT_CHANGED_BYTES ? `the files have ${bytes} bytes together, the limit is ${ATTEMPT_CHANGED_BYTES}` : undefined;
};

const conflict = (changes: readonly Change[]): string | undefined => {
  const paths = new Set<string>();
  for (const { path } of changes) {
    if (paths.has(path)) return `${plainText(path)} is given twice`;
    paths.add(path);
  }
  const files = new Set(changes.filter(({ after_sha256 }) => after_sha256 !== undefined).map(({ path }) => path));
  for (const path of files) {
    const both = foldersOf(path).find((folder) => files.has(folder));
    if (both !== undefined) return `${plainText(path)} lies in ${plainText(both)}, which is a file`;
  }
  return undefined;
};

/** What is wrong with a list of changes by itself, whatever it is applied to: the first fault found. */
export const changeFaults = (changes: readonly Change[]): string | undefined => {
  const fault = listFault(changes);
  if (fault !== undefined) return fault;
  for (const change of changes) {
    const wrong = changeFault(change);
    if (wrong !== undefined) return `${plainText(change.path)} ${wrong}`;
  }
  return conflict(changes);
};
