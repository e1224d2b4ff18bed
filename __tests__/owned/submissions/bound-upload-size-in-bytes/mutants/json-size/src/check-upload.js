import { LIMITS } from './limits.js';

const encoder = new TextEncoder();

/** How many bytes a text takes when it is sent. */
export const sentSize = (text) => encoder.encode(JSON.stringify(text)).length - 2;

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
