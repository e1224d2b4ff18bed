import { checkUpload } from './check-upload.js';
import { LIMITS, measure, totalOf } from './limits.js';
import { messageFor } from './messages.js';

/** What the attach form shows for the files that have been chosen so far. */
export function attachForm(files) {
  const problems = checkUpload(files);
  return {
    rows: measure(files),
    usage: `${totalOf(measure(files))} of ${LIMITS.maxTotalBytes} bytes`,
    messages: problems.map(messageFor),
    canSend: files.length > 0 && problems.length === 0,
  };
}

