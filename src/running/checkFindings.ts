import type { Attempt } from '../contracts/generated/types.js';
import { plainText } from '../contracts/plainText.js';
import { elements, textMember } from '../contracts/shape.js';
import { clip } from './clip.js';

type Finding = Attempt['findings'][number];

interface FindingRow {
  readonly signal: 'forged_result' | 'check_interference';
  readonly holds: (check: unknown) => boolean;
  readonly words: string;
}

const detail = (check: unknown): string => textMember(check, 'detail') ?? '';
const observations = (check: unknown): readonly unknown[] =>
  elements(typeof check === 'object' && check !== null && 'observations' in check ? check.observations : undefined);

/** What the check runtime notes when the process with the code under check does what only a forger does. */
const ROWS: readonly FindingRow[] = [
  {
    signal: 'check_interference',
    holds: (check) =>
      observations(check).some((each) => textMember(each, 'kind') === 'breach') || /channel was tampered/.test(detail(check)),
    words: 'the code under check tampered with the channel to the check process',
  },
  {
    signal: 'forged_result',
    holds: (check) => /^a second answer\b/.test(detail(check)),
    words: 'the code under check answered twice',
  },
];

const MOST_FINDINGS = 20;
const EVIDENCE_UNITS = 500;

/** Tampering that the check runtime saw, from its log; a log that is not there says nothing. */
export const checkFindings = (log: Readonly<Record<string, unknown>> | undefined): Finding[] =>
  elements(log?.checks)
    .flatMap((check) =>
      ROWS.filter(({ holds }) => holds(check)).map(({ signal, words }) => ({
        kind: 'tampering' as const,
        signal,
        evidence: clip(plainText(`check ${textMember(check, 'id') ?? '?'}: ${words}: ${detail(check)}`), EVIDENCE_UNITS),
      })),
    )
    .slice(0, MOST_FINDINGS);
