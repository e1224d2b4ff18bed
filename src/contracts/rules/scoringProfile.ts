import type { ScoringProfile } from '../generated/types.js';
import { validate } from '../generated/validators/scoring-profile.js';
import { excerpt } from '../plainText.js';
import { commandRules } from './command.js';
import { type Check, error, type Form } from './form.js';
import { disjoint, type Groups, sorted, textsOf, unique } from './lists.js';
import { columnOf, elementsOf, partOf, placeOf } from './place.js';

const checks = (document: unknown) => elementsOf(placeOf(document, 'checks'));
const checkIds: Groups = (document) => [columnOf(placeOf(document, 'checks'), 'id')];
const list = (document: unknown, name: string) => elementsOf(placeOf(document, name));

const LISTS = ['critical_regressions', 'allowed_paths', 'prohibited_paths', 'test_paths'] as const;
const lists: Groups = (document) => LISTS.map((name) => list(document, name));

const surface: Check = (document, report) => {
  for (const check of checks(document)) {
    const dimension = partOf(check, 'dimension').value;
    const { pointer, value } = partOf(check, 'surface');
    if (dimension === 'consistency' && value === undefined) report(pointer, 'a consistency check names the surface that it compares');
    if (typeof dimension === 'string' && dimension !== 'consistency' && value !== undefined)
      report(pointer, 'only a consistency check has a surface');
  }
};

const criticalRegressions: Check = (document, report) => {
  const known = textsOf(
    checks(document)
      .filter((check) => partOf(check, 'dimension').value === 'regression')
      .map((check) => partOf(check, 'id')),
  );
  for (const { pointer, value } of list(document, 'critical_regressions')) {
    if (typeof value === 'string' && !known.has(value)) report(pointer, `${excerpt(value)} is no check of the dimension regression`);
  }
};

const form: Form<ScoringProfile> = {
  validate,
  rules: [
    error('profile.checks-sorted', sorted(checkIds)),
    error('profile.checks-unique', unique(checkIds)),
    error('profile.surface', surface),
    error('profile.critical-regressions', criticalRegressions),
    error('profile.lists-sorted', sorted(lists)),
    error('profile.lists-unique', unique(lists)),
    error(
      'profile.paths-disjoint',
      disjoint(
        (document) => [list(document, 'allowed_paths'), list(document, 'prohibited_paths')],
        (path) => `${path} is allowed and prohibited; decide for one`,
      ),
    ),
    ...commandRules((document) => placeOf(document, 'test_command', 'argv'), ['{node}', '{workspace}']),
  ],
};

export const scoringProfileForm = (): Form<ScoringProfile> => form;
