import type { Problem } from '../contracts/finding.js';
import type { AcceptanceContract, FixtureBundle, KnownGoodChange, TaskManifest } from '../contracts/generated/types.js';
import { excerpt } from '../contracts/plainText.js';
import { elements, member } from '../contracts/shape.js';

/**
 * What has to hold between the documents of one task (wire format 3.2, step 4). Every argument is what the document's text says,
 * valid or not, or undefined when it could not be read: a rule then has nothing to say.
 */
export interface TaskDocuments {
  readonly taskId: unknown;
  readonly manifest: unknown;
  readonly fixture: unknown;
  readonly acceptance: unknown;
  readonly knownGood: unknown;
}

/** A problem and the document that it lies in. */
export interface Disagreement extends Problem {
  readonly in: 'manifest' | 'acceptance' | 'knownGood';
}

type Rule = (documents: TaskDocuments) => Disagreement[];

const names = (list: unknown, key: string): unknown[] => elements(list).map((entry) => member(entry, key));

const taskIds: Rule = ({ taskId, manifest, acceptance, knownGood }) =>
  (
    [
      ['manifest', manifest],
      ['acceptance', acceptance],
      ['knownGood', knownGood],
    ] as const
  )
    .filter(([, document]) => document !== undefined && member(document, 'task_id') !== taskId)
    .map(([where]) => ({
      in: where,
      pointer: '/task_id',
      rule: 'corpus.task-id',
      message:
        typeof taskId === 'string'
          ? `the task id must be ${excerpt(taskId)}, as in corpus.json`
          : 'corpus.json gives the task no id that this one could be',
      severity: 'error',
    }));

const knownGoodChangesFixtureFiles: Rule = ({ fixture, knownGood }) => {
  if (fixture === undefined || knownGood === undefined) return [];
  const known = new Set(names(member(fixture, 'files'), 'path'));
  return names(member(knownGood, 'files'), 'path').flatMap((path, at) =>
    typeof path !== 'string' || known.has(path)
      ? []
      : [
          {
            in: 'knownGood',
            pointer: `/files/${at}/path`,
            rule: 'corpus.known-good-path',
            message: `${excerpt(path)} is no file of the fixture; a known-good change can only replace fixture files`,
            severity: 'error',
          },
        ],
  );
};

const driverIsNoFixtureFile: Rule = ({ fixture, acceptance }) => {
  const path = member(member(acceptance, 'driver'), 'path');
  if (path === undefined || !names(member(fixture, 'files'), 'path').includes(path)) return [];
  return [
    {
      in: 'acceptance',
      pointer: '/driver/path',
      rule: 'corpus.driver-public',
      message: 'the check driver has the path of a fixture file; it must stay hidden from the agent',
      severity: 'error',
    },
  ];
};

const checkLists: Rule = ({ manifest, acceptance }) => {
  if (acceptance === undefined) return [];
  return (['required_checks', 'regression_checks'] as const).flatMap((list) => {
    const declared = elements(member(manifest, list));
    const described = names(member(acceptance, list), 'id');
    const agree = declared.length === described.length && declared.every((id, at) => id === described[at]);
    return agree
      ? []
      : [
          {
            in: 'acceptance',
            pointer: `/${list}`,
            rule: 'corpus.check-lists',
            message: `the ids of ${list} differ from those in the task manifest; both must list the same checks in the same order`,
            severity: 'error',
          },
        ];
  });
};

/** Not a rule of the format (it surfaces as `patch_failure`), but nobody wants to learn it from a qualification. */
const knownGoodStartsFromFixture: Rule = ({ fixture, knownGood }) => {
  const before = new Map(elements(member(fixture, 'files')).map((file) => [member(file, 'path'), member(file, 'sha256')]));
  return elements(member(knownGood, 'files')).flatMap((file, at) => {
    const expected = before.get(member(file, 'path'));
    return expected === undefined || expected === member(file, 'before_sha256')
      ? []
      : [
          {
            in: 'knownGood',
            pointer: `/files/${at}/before_sha256`,
            rule: 'corpus.known-good-before',
            message: 'the hash is not that of the fixture file: qualification will end in patch_failure',
            severity: 'warning',
          },
        ];
  });
};

const RULES: readonly Rule[] = [taskIds, knownGoodChangesFixtureFiles, driverIsNoFixtureFile, checkLists, knownGoodStartsFromFixture];

export const taskDisagreements = (documents: TaskDocuments): Disagreement[] => RULES.flatMap((rule) => rule(documents));

/** The documents of a task when each is valid by itself. */
export interface ValidTaskDocuments {
  readonly manifest: TaskManifest;
  readonly fixture: FixtureBundle;
  readonly acceptance: AcceptanceContract;
  readonly knownGood: KnownGoodChange;
}

const sameIds = (declared: readonly string[], described: readonly { readonly id: string }[]): boolean =>
  declared.length === described.length && described.every(({ id }, at) => id === declared[at]);

/** True only if no rule above would say anything; nearly every task is settled by this one look. */
export const taskAgrees = (taskId: unknown, { manifest, fixture, acceptance, knownGood }: ValidTaskDocuments): boolean => {
  const hashes = new Map(fixture.files.map(({ path, sha256 }) => [path, sha256]));
  return (
    manifest.task_id === taskId &&
    acceptance.task_id === taskId &&
    knownGood.task_id === taskId &&
    !hashes.has(acceptance.driver.path) &&
    knownGood.files.every(({ path, before_sha256 }) => hashes.get(path) === before_sha256) &&
    sameIds(manifest.required_checks, acceptance.required_checks) &&
    sameIds(manifest.regression_checks, acceptance.regression_checks)
  );
};
