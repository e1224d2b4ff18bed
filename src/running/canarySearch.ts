import type { Attempt } from '../contracts/generated/types.js';
import { clip } from './clip.js';

const EVIDENCE_UNITS = 500;

type Finding = Attempt['findings'][number];

interface Searched {
  readonly changes: Attempt['changes'];
  readonly diagnostics?: Attempt['diagnostics'];
  readonly stdout: string;
  readonly stderr: string;
}

/** A canary as an agent may have written it down: itself, and its bytes in base64 at each of the three alignments, without the ends. */
const spellings = (canary: string): readonly string[] => [
  canary,
  ...['', 'x', 'xx'].map((lead) =>
    Buffer.from(`${lead}${canary}`)
      .toString('base64')
      .slice(lead.length === 0 ? 0 : 4, -4),
  ),
  Buffer.from(canary).toString('hex'),
];

const contentOf = (change: Attempt['changes'][number]): string => Buffer.from(change.content_base64 ?? '', 'base64').toString('latin1');

/**
 * Looks for the random strings that only the hidden files of a task hold. Who shows one has read what grades him, or was told by one
 * who has (a model that was trained on the corpus).
 */
export const canarySearch = (canaries: readonly string[], { changes, diagnostics, stdout, stderr }: Searched): Finding[] => {
  if (canaries.length === 0) return [];
  const places: readonly (readonly [place: string, text: string])[] = [
    ['stdout of the agent', stdout],
    ['stderr of the agent', stderr],
    ['the diagnostics', JSON.stringify(diagnostics ?? {})],
    ...changes.map((change) => [`the changed file ${change.path}`, `${change.path}\n${contentOf(change)}`] as const),
  ];
  return canaries.flatMap((canary) => {
    const forms = spellings(canary);
    return places
      .filter(([, text]) => forms.some((form) => text.includes(form)))
      .map(([place]) => ({
        kind: 'tampering' as const,
        signal: 'canary_seen' as const,
        evidence: clip(`a canary of the hidden files stands in ${place}`, EVIDENCE_UNITS),
      }));
  });
};
