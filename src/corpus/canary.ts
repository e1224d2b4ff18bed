import type { TaskPackage } from './taskPackage.js';

const CANARY = /agent-task-canary: (canary-[0-9a-f]{32})\b/g;

/** A line of a hidden JavaScript file that means nothing: whoever shows its text has read what he must not see. */
export const canaryLine = (canary: string): string => `// agent-task-canary: ${canary}\n`;

export const holdsCanary = (text: string): boolean => text.search(CANARY) !== -1;

/** The canary strings in the hidden files of a task: `canary-` and 32 hex digits each, without repetition, in the order of the files. */
export const canariesOf = ({ driver, acceptance, knownGood }: TaskPackage): readonly string[] => [
  ...new Set(
    [driver, acceptance, knownGood].flatMap(({ bytes }) =>
      [...Buffer.from(bytes).toString('latin1').matchAll(CANARY)].map(([, canary]) => canary ?? ''),
    ),
  ),
];
