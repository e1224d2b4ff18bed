import type { QualificationReport } from '../generated/types.js';
import { validate } from '../generated/validators/qualification-report.js';
import { type Check, error, type Form } from './form.js';
import { type Groups, sorted, unique } from './lists.js';
import { columnOf, elementsOf, type Place, partOf, placeOf } from './place.js';

const tasks = (document: unknown) => elementsOf(placeOf(document, 'tasks'));
const taskIds: Groups = (document) => [columnOf(placeOf(document, 'tasks'), 'task_id')];
const merged: Groups = (document) => [elementsOf(placeOf(document, 'merged_from'))];

const shardExists: Check = (document, report) => {
  const { pointer, value } = placeOf(document, 'shard', 'index');
  const total = placeOf(document, 'shard', 'total').value;
  if (typeof value === 'number' && typeof total === 'number' && value > total) report(pointer, `there are ${total} shards, counted from 1`);
};

const mergedWhole: Check = (document, report) => {
  const { pointer, value } = placeOf(document, 'shard', 'total');
  if (placeOf(document, 'merged_from').value === undefined || typeof value !== 'number' || value === 1) return;
  report(pointer, 'must be 1: a merged report covers all shards');
};

const qualifiedTasks: Check = (document, report) => {
  for (const task of tasks(document)) {
    const { pointer, value } = partOf(task, 'qualified');
    const baseline = partOf(task, 'baseline').value;
    const knownGood = partOf(task, 'known_good').value;
    if (value !== true || typeof baseline !== 'string' || typeof knownGood !== 'string') continue;
    if (baseline !== 'intended_failure' || knownGood !== 'pass')
      report(pointer, 'must be false: a qualified task has the baseline intended_failure and known_good pass');
  }
};

type Counted = (task: Place) => boolean;

const COUNTS: Readonly<Record<string, Counted>> = {
  tasks: () => true,
  qualified: (task) => partOf(task, 'qualified').value === true,
  matching: (task) => partOf(task, 'matches_committed').value === true,
  differing: (task) => partOf(task, 'matches_committed').value === false,
};

const countsAgree: Check = (document, report) => {
  if (!Array.isArray(placeOf(document, 'tasks').value)) return;
  for (const [name, counted] of Object.entries(COUNTS)) {
    const { pointer, value } = placeOf(document, 'counts', name);
    const actual = tasks(document).filter(counted).length;
    if (typeof value === 'number' && value !== actual) report(pointer, `must be ${actual}, counted over the tasks`);
  }
};

/** Room for a rate that is given with two decimals. */
const ROUNDING = 0.005;

/** With n agreeing repeats a flake rate p is excluded at 95 % when (1 - p)^n is at most 0.05. */
const flakeRate: Check = (document, report) => {
  for (const task of tasks(document)) {
    const repeats = partOf(task, 'repeats').value;
    const { pointer, value } = partOf(task, 'excludes_flake_rate');
    if (typeof repeats !== 'number' || typeof value !== 'number' || !(repeats >= 1)) continue;
    const lowest = 1 - 0.05 ** (1 / repeats);
    if (value < lowest - ROUNDING) report(pointer, `${repeats} repeats exclude no flake rate below ${lowest.toFixed(2)}`);
  }
};

const form: Form<QualificationReport> = {
  validate,
  rules: [
    error('report.shard', shardExists),
    error('report.tasks-sorted', sorted(taskIds)),
    error('report.tasks-unique', unique(taskIds)),
    error('report.qualified', qualifiedTasks),
    error('report.flake-rate', flakeRate),
    error('report.counts', countsAgree),
    error('report.merged-sorted', sorted(merged)),
    error('report.merged-unique', unique(merged)),
    error('report.merged-whole', mergedWhole),
  ],
};

export const qualificationReportForm = (): Form<QualificationReport> => form;
