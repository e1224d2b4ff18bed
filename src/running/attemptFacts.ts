import type { Attempt } from '../contracts/generated/types.js';
import type { AttemptFacts } from './endings.js';

const DIAGNOSTICS_FAILED: readonly string[] = ['sidecar_invalid', 'sidecar_with_secret'];
const OVER_BOUNDS: readonly string[] = ['too_large', 'too_many'];

/** What decides how an attempt is graded. */
export const attemptFacts = ({ agent, lifecycle, findings, refused }: Attempt, interrupted: boolean): AttemptFacts => ({
  status: agent.status,
  started: lifecycle.includes('agent_started'),
  interrupted,
  diagnosticsFailed: findings.some(({ signal }) => DIAGNOSTICS_FAILED.includes(signal)),
  overBounds: refused.some(({ reason }) => OVER_BOUNDS.includes(reason)),
});
