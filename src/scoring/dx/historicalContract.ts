import type { DxScoreContract } from '../../contracts/generated/types.js';

/**
 * The rubric that the kit ships. It is the historical one, told in our own words, with the provenance of its source carried as data:
 * scores under it describe runs, and support no release decision. A decision needs a frozen successor.
 */
export const HISTORICAL_CONTRACT: DxScoreContract = {
  schema_version: 'agent-dx-score-contract.v1',
  artifact_id: 'agent-dx-score-contract',
  artifact_version: '2026-09-17.1',
  status: 'historical-rubric',
  provenance: {
    source_kind: 'frozen evaluator boundary',
    boundary_sha256: 'be1dfd3a887dab2c5884d2ff91dfadb0cee3b1a1b8aa348cd492af594a1159d1',
    identity_mapping: 'withheld',
    raw_runs: 'excluded',
  },
  dimensions: [
    {
      name: 'functional_correctness',
      weight: 45,
      deterministic: true,
      predicate: 'The share of functional checks that passed; nothing when there are none.',
    },
    {
      name: 'regression_avoidance',
      weight: 15,
      deterministic: true,
      predicate: 'The share of regression checks that passed; nothing when there are none.',
    },
    {
      name: 'cross_surface_consistency',
      weight: 15,
      deterministic: true,
      predicate: 'The share of passed checks on contract, client, command line and documentation; nothing when there are none.',
    },
    {
      name: 'scope_discipline',
      weight: 10,
      deterministic: true,
      predicate: 'Everything, less a fixed loss for each changed or refused path that the task does not allow; never below nothing.',
    },
    {
      name: 'test_behaviour',
      weight: 5,
      deterministic: false,
      predicate: 'Relevant tests were changed and passed before and after; less when they only passed after, or were only changed.',
    },
    {
      name: 'trajectory',
      weight: 5,
      deterministic: false,
      predicate: 'It explored, met no error that it did not recover from, and ended on evidence; nothing where no record shows it.',
    },
    {
      name: 'launch_readiness',
      weight: 5,
      deterministic: true,
      predicate: 'Everything when each mandatory check passed, nothing blocks a launch and the scope was kept; otherwise nothing.',
    },
  ],
  scope: { points_per_path_outside: 2.5 },
  test_behaviour: { changed_and_passed_before_and_after: 5, passed_after: 3.5, changed: 1.5 },
  trajectory: { exploration: 1.5, no_unrecovered_error: 1, evidence_backed_termination: 2.5 },
  thresholds: { ready_deterministic: 80, review_deterministic: 60, ready_consistency: 12, ready_scope: 7.5 },
  mandatory_checks: [
    'changed_path_scope',
    'cross_surface_checks',
    'functional_checks',
    'regression_checks',
    'tampering_and_prohibited_change_detection',
  ],
  launch_blockers: ['critical_regression', 'prohibited_change', 'tampering'],
  accepted_alternatives: [],
  limitations: [
    'Consistency checks know a bounded vocabulary and may refuse a paraphrase that is right.',
    'The rubric is historical; it was not validated as a measure of what coding agents can do in general.',
    'A test that was added or seen is no measurement of coverage.',
    'Where there is no record of the steps, nothing follows about what was left out.',
  ],
};
