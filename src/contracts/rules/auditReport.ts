import type { AuditReport } from '../generated/types.js';
import { validate } from '../generated/validators/audit-report.js';
import { type Check, error, type Form } from './form.js';
import { type Groups, sorted, unique } from './lists.js';
import { columnOf, elementsOf, type Place, partOf, placeOf } from './place.js';

const tasks = (document: unknown): readonly Place[] => elementsOf(placeOf(document, 'tasks'));
const taskIds: Groups = (document) => [columnOf(placeOf(document, 'tasks'), 'task_id')];
const parts: Groups = (document) => [elementsOf(placeOf(document, 'parts'))];
const tallies = (document: unknown): readonly Place[] => tasks(document).flatMap((task) => elementsOf(partOf(task, 'tallies')));
const findings = (document: unknown): readonly Place[] => tasks(document).flatMap((task) => elementsOf(partOf(task, 'findings')));

const numberAt = (place: Place, name: string): number => {
  const { value } = partOf(place, name);
  return typeof value === 'number' ? value : Number.NaN;
};

const tallied: Check = (document, report) => {
  for (const tally of tallies(document)) {
    const [tried, held, broken] = [numberAt(tally, 'tried'), numberAt(tally, 'held'), numberAt(tally, 'broken')];
    if (tried !== held + broken && !Number.isNaN(tried + held + broken))
      report(partOf(tally, 'tried').pointer, `must be ${held + broken}: held and broken together`);
  }
};

type Counted = (document: unknown) => number;

const summed =
  (name: string): Counted =>
  (document) =>
    tallies(document).reduce((sum, tally) => sum + numberAt(tally, name), 0);

const ofSeverity =
  (severity: string): Counted =>
  (document) =>
    findings(document).filter((finding) => partOf(finding, 'severity').value === severity).length;

const COUNTS: Readonly<Record<string, Counted>> = {
  tasks: (document) => tasks(document).length,
  tried: summed('tried'),
  broken: summed('broken'),
  errors: ofSeverity('error'),
  reviews: ofSeverity('review'),
};

const countsAgree: Check = (document, report) => {
  if (!Array.isArray(placeOf(document, 'tasks').value)) return;
  for (const [name, counted] of Object.entries(COUNTS)) {
    const { pointer, value } = placeOf(document, 'counts', name);
    const actual = counted(document);
    if (typeof value === 'number' && !Number.isNaN(actual) && value !== actual)
      report(pointer, `must be ${actual}, counted over the tasks`);
  }
};

const isInProcess = (task: Place): boolean => elementsOf(partOf(task, 'levels')).some(({ value }) => value === 'in_process');

const openCheatsNamed: Check = (document, report) => {
  const { pointer, value } = placeOf(document, 'not_stopped');
  const wanted = tasks(document).some(isInProcess);
  if (wanted && value === undefined) report(pointer, 'must name the cheats that nothing stops in process: a task was audited in process');
};

/** Room for a rate that is given with two decimals. */
const ROUNDING = 0.005;

/** With n agreeing repeats a flake rate p is excluded at 95 % when (1 - p)^n is at most 0.05. */
const flakeRate: Check = (document, report) => {
  const repeats = placeOf(document, 'repeats').value;
  const { pointer, value } = placeOf(document, 'excludes_flake_rate');
  if (repeats === null && typeof value === 'number') report(pointer, 'must be null: nothing was repeated');
  if (typeof repeats !== 'number' || typeof value !== 'number' || !(repeats >= 1)) return;
  const lowest = 1 - 0.05 ** (1 / repeats);
  if (value < lowest - ROUNDING) report(pointer, `${repeats} repeats exclude no flake rate below ${lowest.toFixed(2)}`);
};

const form: Form<AuditReport> = {
  validate,
  rules: [
    error('audit.parts-sorted', sorted(parts)),
    error('audit.parts-unique', unique(parts)),
    error('audit.tasks-sorted', sorted(taskIds)),
    error('audit.tasks-unique', unique(taskIds)),
    error('audit.tallies', tallied),
    error('audit.counts', countsAgree),
    error('audit.not-stopped', openCheatsNamed),
    error('audit.flake-rate', flakeRate),
  ],
};

export const auditReportForm = (): Form<AuditReport> => form;
