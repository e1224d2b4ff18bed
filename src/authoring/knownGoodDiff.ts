import { isUtf8 } from 'node:buffer';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { FixtureBundle, KnownGoodChange } from '../contracts/generated/types.js';

/** Beyond this many changed lines the search for a shortest difference is given up, and the file is shown as replaced. */
const EDITS = 1_000;

const asText = (bytes: Buffer): string | undefined => (isUtf8(bytes) && !bytes.includes(0) ? bytes.toString('utf8') : undefined);

const everyLine = (sign: string, text: string): string =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `${sign}${line}\n`)
    .join('');

const fileDiff = (path: string, before: Buffer, after: Buffer): string => {
  const [from, to] = [`a/${path}`, `b/${path}`];
  const [old, next] = [asText(before), asText(after)];
  if (old === undefined || next === undefined) return `Binary files ${from} and ${to} differ\n`;
  const patch = createTwoFilesPatch(from, to, old, next, undefined, undefined, {
    context: 3,
    maxEditLength: EDITS,
    headerOptions: FILE_HEADERS_ONLY,
  });
  if (patch !== undefined) return patch;
  const lines = (text: string): number => text.replace(/\n$/, '').split('\n').length;
  return `--- ${from}\n+++ ${to}\n@@ -1,${lines(old)} +1,${lines(next)} @@\n${everyLine('-', old)}${everyLine('+', next)}`;
};

/** The known-good change as a unified diff, file by file in its own order. The text is the corpus', nothing in it is escaped. */
export const knownGoodDiff = (fixture: FixtureBundle, knownGood: KnownGoodChange): string => {
  const before = new Map(fixture.files.map((file) => [file.path, Buffer.from(file.content_base64, 'base64')]));
  return knownGood.files
    .map((file) => fileDiff(file.path, before.get(file.path) ?? Buffer.alloc(0), Buffer.from(file.after_base64, 'base64')))
    .join('');
};
