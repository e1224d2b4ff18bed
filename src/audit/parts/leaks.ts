import { changedFiles } from '../knownGoodFiles.js';
import { findLeaks } from '../leaks/findLeaks.js';
import { secretsOf } from '../leaks/secrets.js';
import { type AuditFinding, type Part, tally } from '../part.js';

/** Nothing distinctive of the driver or of the known-good change stands in what an agent sees, in plain text or encoded. */
export const leaksPart: Part = async ({ task, target }) => {
  const visible = new Map<string, Uint8Array>([
    ...task.fixture.document.files.map(({ path, content_base64 }) => [path, Buffer.from(content_base64, 'base64')] as const),
    ['TASK.md', task.taskPacket.bytes] as const,
  ]);
  const leaks = findLeaks(visible, secretsOf(task, changedFiles(task, target.files)));
  const bad = new Set(leaks.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const findings = leaks.map(
    ({ file, severity, message }): AuditFinding => ({ part: 'leaks', level: null, subject: file, severity, message }),
  );
  return {
    tallies: [
      tally(
        'leaks',
        null,
        [...visible.keys()].map((file) => !bad.has(file)),
      ),
    ],
    findings,
  };
};
