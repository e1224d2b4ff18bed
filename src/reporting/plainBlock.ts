import { plainText } from '../contracts/plainText.js';

/** Text of several lines from a document, for a terminal: line feeds and tabs stay, every other control character is shown as `\uXXXX`. */
export const plainBlock = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.split('\t').map(plainText).join('\t'))
    .join('\n');

/** The same, every line indented. */
export const indentedBlock = (text: string, indent: string): string =>
  plainBlock(text)
    .split('\n')
    .map((line) => (line === '' ? '' : `${indent}${line}`))
    .join('\n');

/** A word of a command line that a person may copy. */
export const shellWord = (word: string): string =>
  /^[A-Za-z0-9_./:@-]+$/.test(word) ? word : `'${plainText(word).replaceAll("'", "'\\''")}'`;
