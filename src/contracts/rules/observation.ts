import type { Observation } from '../generated/types.js';
import { validate } from '../generated/validators/observation.js';
import { type Check, error, type Form } from './form.js';
import { isolationRule } from './isolation.js';
import { leftPaths } from './leftPaths.js';
import { eachText, type Groups, sorted, textsOf, unique } from './lists.js';
import { plainPaths } from './paths.js';
import { elementColumn, elementsOf, partOf, placeOf } from './place.js';
import { findingKinds } from './runFindings.js';

const changed = (document: unknown) => elementColumn(placeOf(document, 'changed_paths'));
const refused = (document: unknown) => elementColumn(placeOf(document, 'refused_paths'));
const changedTests = (document: unknown) => elementColumn(placeOf(document, 'tests', 'changed_paths'));
const tampering = (document: unknown) => elementsOf(placeOf(document, 'tampering', 'findings'));
const hygiene = (document: unknown) => elementsOf(placeOf(document, 'hygiene'));

const lists: Groups = (document) => [changed(document), refused(document), changedTests(document)];

const findingsInPlace: Check = (document, report) => {
  for (const [findings, kind] of [
    [tampering(document), 'tampering'],
    [hygiene(document), 'hygiene'],
  ] as const) {
    for (const finding of findings) {
      const { pointer, value } = partOf(finding, 'kind');
      if (typeof value === 'string' && value !== kind) report(pointer, `must be ${kind} in this list`);
    }
  }
  const { pointer, value } = placeOf(document, 'tampering', 'ran');
  if (value === false && tampering(document).length > 0) report(pointer, 'must be true: something was found');
};

const testsChanged: Check = (document, report) => {
  if (!Array.isArray(placeOf(document, 'changed_paths').value)) return;
  const known = new Set([...textsOf(changed(document)), ...textsOf(refused(document))]);
  eachText(changedTests(document), known, true, (pointer) => report(pointer, 'is neither a changed nor a refused path'));
};

const SHOWN = ['exploration', 'errors_observed', 'recovered', 'termination_evidence', 'source'] as const;

const trajectoryShows: Check = (document, report) => {
  const available = placeOf(document, 'trajectory', 'available').value;
  for (const name of SHOWN) {
    const { pointer, value } = placeOf(document, 'trajectory', name);
    if (available === false && value !== undefined) report(pointer, 'nothing is known of a trajectory that is not available');
  }
  const { pointer, value } = placeOf(document, 'trajectory', 'recovered');
  if (value === true && placeOf(document, 'trajectory', 'errors_observed').value !== true)
    report(pointer, 'must be false: no error was observed');
};

const gradingHolds: Check = (document, report) => {
  const { pointer, value } = placeOf(document, 'grading', 'level');
  const isolated = placeOf(document, 'grading', 'isolation', 'isolated').value;
  const runtime = placeOf(document, 'grading', 'runtime_sha256');
  if (value === 'observed_isolated' && isolated === false) report(pointer, 'must be observed: the checks were not isolated');
  if (value === 'in_process' && runtime.value !== undefined) report(runtime.pointer, 'checks in one process use no check runtime');
  if ((value === 'observed' || value === 'observed_isolated') && runtime.value === undefined)
    report(runtime.pointer, 'an observed level names its check runtime');
};

const form: Form<Observation> = {
  validate,
  rules: [
    error('observation.lists-sorted', sorted(lists)),
    error('observation.lists-unique', unique(lists)),
    leftPaths((document) => [changed(document), changedTests(document)]),
    error('observation.findings', findingsInPlace),
    findingKinds((document) => [...tampering(document), ...hygiene(document)]),
    error('observation.tests', testsChanged),
    error('observation.trajectory', trajectoryShows),
    plainPaths((document) => [placeOf(document, 'trajectory', 'source', 'path')]),
    error('observation.grading', gradingHolds),
    isolationRule((document) => placeOf(document, 'grading', 'isolation')),
  ],
};

export const observationForm = (): Form<Observation> => form;
