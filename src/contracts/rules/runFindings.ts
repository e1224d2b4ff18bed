import { error, type Rule } from './form.js';
import { type Place, partOf } from './place.js';

const TAMPERING: readonly unknown[] = ['forged_result', 'check_interference', 'canary_seen', 'corpus_changed', 'sidecar_with_secret'];
const HYGIENE: readonly unknown[] = ['process_survived', 'escaping_link', 'sidecar_invalid', 'unsafe_names'];

const kindOf = (signal: unknown): string | undefined => {
  if (TAMPERING.includes(signal)) return 'tampering';
  return HYGIENE.includes(signal) ? 'hygiene' : undefined;
};

/** Whether a finding blocks a score is no matter of opinion: its signal says it. */
export const findingKinds = (findings: (document: unknown) => readonly Place[]): Rule =>
  error('finding.kind', (document, report) => {
    for (const finding of findings(document)) {
      const expected = kindOf(partOf(finding, 'signal').value);
      const { pointer, value } = partOf(finding, 'kind');
      if (expected !== undefined && typeof value === 'string' && value !== expected) report(pointer, `must be ${expected} for this signal`);
    }
  });
