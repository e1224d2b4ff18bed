import type { Attempt } from '../generated/types.js';
import { validate } from '../generated/validators/attempt.js';
import { ATTEMPT_CHANGED_BYTES } from '../limits.js';
import { excerpt } from '../plainText.js';
import { contentRules, decodedSize, isBase64 } from './content.js';
import { courseRules, happened, lifecycle } from './course.js';
import { type Check, error, type Form } from './form.js';
import { isolationRule } from './isolation.js';
import { leftPaths } from './leftPaths.js';
import { type Groups, sorted, unique } from './lists.js';
import { moments } from './moment.js';
import { plainPaths } from './paths.js';
import { elementsOf, memberColumn, type Place, partOf, placeOf } from './place.js';
import { findingKinds } from './runFindings.js';
import { folderAmong } from './workspacePaths.js';

const changes = (document: unknown): Place[] => elementsOf(placeOf(document, 'changes'));
const changedPaths: Groups = (document) => [memberColumn(placeOf(document, 'changes'), 'path')];
const refusedPaths: Groups = (document) => [memberColumn(placeOf(document, 'refused'), 'path')];

const has = (change: Place, field: string): boolean => partOf(change, field).value !== undefined;

interface Sides {
  readonly before: boolean;
  readonly after: boolean;
}

/** For each kind of change where a file was and is. `type_changed` is either one of the two: the other side was or is no file. */
const SIDES: ReadonlyMap<unknown, readonly Sides[]> = new Map([
  ['added', [{ before: false, after: true }]],
  ['modified', [{ before: true, after: true }]],
  ['deleted', [{ before: true, after: false }]],
  [
    'type_changed',
    [
      { before: true, after: false },
      { before: false, after: true },
    ],
  ],
]);

const changeFault = (change: Place): string | undefined => {
  const kind = partOf(change, 'change').value;
  const sides = SIDES.get(kind);
  if (sides === undefined) return undefined;
  const [before, after] = [has(change, 'before_sha256'), has(change, 'after_sha256')];
  if (after !== has(change, 'content_base64')) return 'the content of a file comes with its after_sha256, and only with it';
  if (!sides.some((side) => side.before === before && side.after === after))
    return `a file that is ${kind} has ${sides.map((side) => (side.before && side.after ? 'both hashes' : side.before ? 'before_sha256 alone' : 'after_sha256 alone')).join(' or ')}`;
  return before && partOf(change, 'before_sha256').value === partOf(change, 'after_sha256').value
    ? 'nothing changed: both hashes are the same'
    : undefined;
};

const changesHold: Check = (document, report) => {
  for (const change of changes(document)) {
    const fault = changeFault(change);
    if (fault !== undefined) report(change.pointer, fault);
  }
};

const conflict: Check = (document, report) => {
  const left = changes(document).filter((change) => has(change, 'after_sha256'));
  const paths = left.map((change) => partOf(change, 'path'));
  const files = new Set(paths.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])));
  for (const { pointer, value } of paths) {
    if (typeof value !== 'string' || value.length > 240) continue;
    const both = folderAmong(files, value);
    if (both !== undefined) report(pointer, `${excerpt(both)} is a file already and cannot be a folder as well`);
  }
};

const changesSize: Check = (document, report) => {
  const texts = memberColumn(placeOf(document, 'changes'), 'content_base64').values;
  const bytes = texts.reduce<number>((sum, text) => sum + (typeof text === 'string' && isBase64(text) ? decodedSize(text) : 0), 0);
  if (bytes > ATTEMPT_CHANGED_BYTES) report('/changes', `the files have ${bytes} bytes together, the limit is ${ATTEMPT_CHANGED_BYTES}`);
};

const STREAMS = ['stdout', 'stderr'] as const;

const outputIsPrinted: Check = (document, report) => {
  for (const stream of STREAMS) {
    const { pointer, value } = placeOf(document, 'output', stream, 'sha256');
    const printed = placeOf(document, 'agent', `${stream}_sha256`).value;
    if (typeof value === 'string' && typeof printed === 'string' && value !== printed)
      report(pointer, `must be the ${stream}_sha256 of the agent`);
  }
};

/** Statuses that only a process which ran can have. `not_started` also stands where running it broke half-way. */
const ENDED: readonly unknown[] = ['exited', 'failed', 'cancelled', 'timeout'];

const agentRan: Check = (document, report) => {
  const { value } = placeOf(document, 'agent', 'status');
  const { pointer, value: events } = lifecycle(document);
  if (!ENDED.includes(value) || !Array.isArray(events)) return;
  for (const event of ['agent_started', 'agent_terminated'] as const) {
    if (!happened(document, event)) report(pointer, `an agent that is ${value} needs ${event}`);
  }
};

const form: Form<Attempt> = {
  validate,
  rules: [
    moments((document) => [placeOf(document, 'started_at')]),
    ...courseRules,
    error('attempt.agent', agentRan),
    error('attempt.changes-sorted', sorted(changedPaths)),
    error('attempt.changes-unique', unique(changedPaths)),
    leftPaths(changedPaths),
    error('attempt.change', changesHold),
    error('attempt.changes-conflict', conflict),
    error('attempt.changes-size', changesSize),
    ...contentRules({ list: 'changes', content: 'content_base64', hash: 'after_sha256' }),
    error('attempt.refused-sorted', sorted(refusedPaths)),
    error('attempt.output', outputIsPrinted),
    plainPaths((document) => STREAMS.map((stream) => placeOf(document, 'output', stream, 'path'))),
    isolationRule((document) => placeOf(document, 'isolation')),
    findingKinds((document) => elementsOf(placeOf(document, 'findings'))),
  ],
};

export const attemptForm = (): Form<Attempt> => form;
