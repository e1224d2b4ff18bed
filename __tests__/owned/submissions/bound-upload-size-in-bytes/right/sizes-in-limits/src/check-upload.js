import { LIMITS, measure, totalOf } from './limits.js';

/**
 * Looks at the text files that somebody is about to attach.
 * @param {{ name: string, text: string }[]} files
 * @returns {{ code: string, file?: string }[]} what the server would refuse; empty when all is well
 */
export function checkUpload(files) {
  const sizes = measure(files);
  return [
    ...(totalOf(sizes) > LIMITS.maxTotalBytes ? [{ code: 'total-too-large' }] : []),
    ...(files.length > LIMITS.maxFiles ? [{ code: 'too-many-files' }] : []),
    ...sizes.filter(({ size }) => size > LIMITS.maxFileBytes).map(({ name }) => ({ code: 'file-too-large', file: name })),
  ];
}
