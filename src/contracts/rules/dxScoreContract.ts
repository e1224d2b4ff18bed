import type { DxScoreContract } from '../generated/types.js';
import { validate } from '../generated/validators/dx-score-contract.js';
import { type Check, error, type Form } from './form.js';
import { type Groups, sorted, unique } from './lists.js';
import { elementsOf, type Place, partOf, placeOf } from './place.js';

/** In the order in which a contract lists them; the two that are diagnostics never count for the outcome. */
const DIMENSIONS: readonly (readonly [name: string, deterministic: boolean])[] = [
  ['functional_correctness', true],
  ['regression_avoidance', true],
  ['cross_surface_consistency', true],
  ['scope_discipline', true],
  ['test_behaviour', false],
  ['trajectory', false],
  ['launch_readiness', true],
];

const dimensions = (document: unknown): readonly Place[] => elementsOf(placeOf(document, 'dimensions'));
const lists: Groups = (document) => [
  elementsOf(placeOf(document, 'mandatory_checks')),
  elementsOf(placeOf(document, 'launch_blockers')),
  elementsOf(placeOf(document, 'protocol', 'tasks')),
];

/** Weights are decimals with few places: sums are compared in thousandths, where they are whole. */
const thousandths = (value: unknown): number | undefined => (typeof value === 'number' ? Math.round(value * 1000) : undefined);

const weightOf = (document: unknown, name: string): number | undefined =>
  thousandths(
    dimensions(document)
      .map((each) => (partOf(each, 'name').value === name ? partOf(each, 'weight').value : undefined))
      .find((each) => each !== undefined),
  );

const inOrder: Check = (document, report) => {
  dimensions(document).forEach((dimension, at) => {
    const [wanted] = DIMENSIONS[at] ?? [];
    const { pointer, value } = partOf(dimension, 'name');
    if (typeof value === 'string' && wanted !== undefined && value !== wanted)
      report(pointer, `must be ${wanted}: each dimension once, in the fixed order`);
  });
};

const weightsSum: Check = (document, report) => {
  const weights = dimensions(document).map((each) => thousandths(partOf(each, 'weight').value));
  if (weights.length !== DIMENSIONS.length || weights.includes(undefined)) return;
  const sum = weights.reduce<number>((total, weight) => total + (weight ?? 0), 0);
  if (sum !== 100_000) report('/dimensions', `the weights sum to ${sum / 1000}; they must sum to 100`);
};

const diagnosticsApart: Check = (document, report) => {
  for (const dimension of dimensions(document)) {
    const { pointer, value } = partOf(dimension, 'deterministic');
    const wanted = DIMENSIONS.find(([name]) => name === partOf(dimension, 'name').value)?.[1];
    if (wanted === undefined || typeof value !== 'boolean' || value === wanted) continue;
    report(pointer, wanted ? 'must be true: the outcome rests on this dimension' : 'must be false: a diagnostic never changes an outcome');
  }
};

const partsFit: Check = (document, report) => {
  const most = (path: readonly string[], limit: number | undefined): void => {
    const { pointer, value } = placeOf(document, ...path);
    const found = thousandths(value);
    if (found !== undefined && limit !== undefined && found > limit)
      report(pointer, `is out of reach: the dimension has ${limit / 1000} points`);
  };
  const tests = weightOf(document, 'test_behaviour');
  for (const name of ['changed_and_passed_before_and_after', 'passed_after', 'changed']) most(['test_behaviour', name], tests);
  const parts = ['exploration', 'no_unrecovered_error', 'evidence_backed_termination'].map((name) =>
    thousandths(placeOf(document, 'trajectory', name).value),
  );
  const whole = weightOf(document, 'trajectory');
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  if (whole !== undefined && !parts.includes(undefined) && sum !== whole)
    report('/trajectory', `the parts sum to ${sum / 1000}; the dimension has ${whole / 1000} points`);
  most(['thresholds', 'ready_consistency'], weightOf(document, 'cross_surface_consistency'));
  most(['thresholds', 'ready_scope'], weightOf(document, 'scope_discipline'));
  const deterministic = DIMENSIONS.filter(([, counts]) => counts).map(([name]) => weightOf(document, name));
  if (!deterministic.includes(undefined))
    most(
      ['thresholds', 'ready_deterministic'],
      deterministic.reduce<number>((total, weight) => total + (weight ?? 0), 0),
    );
  most(['thresholds', 'review_deterministic'], thousandths(placeOf(document, 'thresholds', 'ready_deterministic').value));
};

const FROZEN_ONLY = ['frozen_on', 'supersedes', 'protocol'] as const;

const frozenWhole: Check = (document, report) => {
  const status = placeOf(document, 'status').value;
  for (const name of FROZEN_ONLY) {
    const { pointer, value } = placeOf(document, name);
    if (status === 'frozen' && value === undefined)
      report(pointer, 'a frozen contract has it; make one with `corpus score-contract freeze`');
    if (status !== 'frozen' && typeof status === 'string' && name === 'frozen_on' && value !== undefined)
      report(pointer, 'only a frozen contract has a date');
  }
};

const form: Form<DxScoreContract> = {
  validate,
  rules: [
    error('score-contract.dimensions', inOrder),
    error('score-contract.weights', weightsSum),
    error('score-contract.diagnostics', diagnosticsApart),
    error('score-contract.reach', partsFit),
    error('score-contract.frozen', frozenWhole),
    error('score-contract.lists-sorted', sorted(lists)),
    error('score-contract.lists-unique', unique(lists)),
  ],
};

export const dxScoreContractForm = (): Form<DxScoreContract> => form;
