import { LIMITS } from './limits.js';

/** UTF-8 size of a text, sign by sign. */
export function sentSize(text) {
  let size = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0);
    size += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return size;
}

/**
 * Looks at the text files that somebody is about to attach.
 * @param {{ name: string, text: string }[]} files
 * @returns {{ code: string, file?: string }[]} what the server would refuse; empty when all is well
 */
export function checkUpload(files) {
  const problems = [];
  if (files.length > LIMITS.maxFiles) problems.push({ code: 'too-many-files' });
  let total = 0;
  for (const { name, text } of files) {
    const size = sentSize(text);
    if (size > LIMITS.maxFileBytes) problems.push({ code: 'file-too-large', file: name });
    total += size;
  }
  if (total > LIMITS.maxTotalBytes) problems.push({ code: 'total-too-large' });
  return problems;
}
