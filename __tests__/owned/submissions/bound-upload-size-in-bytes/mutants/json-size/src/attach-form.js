import { checkUpload, sentSize } from './check-upload.js';
import { LIMITS } from './limits.js';
import { messageFor } from './messages.js';

/** What the attach form shows for the files that have been chosen so far. */
export function attachForm(files) {
  const problems = checkUpload(files);
  const rows = files.map(({ name, text }) => ({ name, size: sentSize(text) }));
  return {
    rows,
    usage: `${rows.reduce((sum, { size }) => sum + size, 0)} of ${LIMITS.maxTotalBytes} bytes`,
    messages: problems.map(messageFor),
    canSend: files.length > 0 && problems.length === 0,
  };
}
