import type { TaskManifest } from '../generated/types.js';
import { validate } from '../generated/validators/task-manifest.js';
import { excerpt } from '../plainText.js';
import { member } from '../shape.js';
import { type Check, error, type Form, warning } from './form.js';
import { disjoint, type Groups, sorted, unique } from './lists.js';
import { isPlainPath, plainPaths } from './paths.js';
import { type Column, elementColumn, placeOf } from './place.js';
import { apart, ascending, itself } from './plain.js';
import { remembered } from './remembered.js';

const required = remembered((document) => elementColumn(placeOf(document, 'required_checks')));
const regression = remembered((document) => elementColumn(placeOf(document, 'regression_checks')));
const checks: Groups = (document) => [required(document), regression(document)];

const sourceUrl = (document: unknown) => placeOf(document, 'provenance', 'source_url');

/** Longer ones are refused by their length. */
const LONGEST_URL = 500;

const httpsUrl: Check = (document, report) => {
  const place = sourceUrl(document);
  const { value } = place;
  if (typeof value !== 'string' || value.length > LONGEST_URL) return;
  if (!URL.canParse(value) || new URL(value).protocol !== 'https:') report(place.pointer, `${excerpt(value)} is no absolute https URL`);
};

const plainUrl: Check = (document, report) => {
  const place = sourceUrl(document);
  const { value } = place;
  if (typeof value !== 'string' || !URL.canParse(value) || /^https:\/\/\S+$/.test(value)) return;
  report(place.pointer, 'write the URL with https:// in front, in lower case and without blanks');
};

const externalSource: Check = (document, report) => {
  if (placeOf(document, 'provenance', 'kind').value !== 'external') return;
  const { pointer, value } = sourceUrl(document);
  if (value === undefined) report(pointer, 'a task with the provenance "external" names the URL where it comes from');
};

const ARTIFACTS = ['fixture', 'task_packet', 'acceptance_contract', 'known_good_patch'] as const;

const artifactPaths = (document: unknown): Column => {
  const artifacts = member(document, 'artifacts');
  return { values: ARTIFACTS.map((name) => member(member(artifacts, name), 'path')), pointer: (at) => `/artifacts/${ARTIFACTS[at]}/path` };
};

const plain = ({ required_checks, regression_checks, artifacts, provenance }: TaskManifest): boolean =>
  ascending(required_checks, itself) &&
  ascending(regression_checks, itself) &&
  apart(required_checks, regression_checks) &&
  provenance.kind === 'owned' &&
  provenance.source_url === undefined &&
  ARTIFACTS.every((name) => isPlainPath(artifacts[name].path));

const form: Form<TaskManifest> = {
  validate,
  plain,
  rules: [
    error('manifest.checks-sorted', sorted(checks)),
    error('manifest.checks-unique', unique(checks)),
    error(
      'manifest.checks-disjoint',
      disjoint(
        (document) => [required(document), regression(document)],
        (id) => `${id} is a required check already; a regression check is another one`,
      ),
    ),
    error('manifest.source-url', httpsUrl),
    warning('manifest.plain-url', plainUrl),
    error('manifest.external-source', externalSource),
    plainPaths(artifactPaths),
  ],
};

export const taskManifestForm = (): Form<TaskManifest> => form;
