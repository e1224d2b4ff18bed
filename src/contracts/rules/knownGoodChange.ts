import type { KnownGoodChange } from '../generated/types.js';
import { validate } from '../generated/validators/known-good-change.js';
import { contentRules } from './content.js';
import { type Check, error, type Form } from './form.js';
import { sorted, unique } from './lists.js';
import { plainPaths } from './paths.js';
import { columnOf, elementsOf, partOf, placeOf } from './place.js';
import { remembered } from './remembered.js';
import { workspaceRules } from './workspacePaths.js';

const paths = remembered((document) => columnOf(placeOf(document, 'files'), 'path'));

const changes: Check = (document, report) => {
  for (const file of elementsOf(placeOf(document, 'files'))) {
    const after = partOf(file, 'after_sha256');
    if (typeof after.value === 'string' && after.value === partOf(file, 'before_sha256').value) {
      report(after.pointer, 'the replacement has the hash of the file that it replaces; leave unchanged files out');
    }
  }
};

const form: Form<KnownGoodChange> = {
  validate,
  rules: [
    error(
      'known-good.paths-sorted',
      sorted((document) => [paths(document)]),
    ),
    error(
      'known-good.paths-unique',
      unique((document) => [paths(document)]),
    ),
    ...workspaceRules(paths),
    plainPaths(paths),
    ...contentRules({ content: 'after_base64', hash: 'after_sha256' }),
    error('known-good.changes', changes),
  ],
};

export const knownGoodChangeForm = (): Form<KnownGoodChange> => form;
