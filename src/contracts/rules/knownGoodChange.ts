import type { KnownGoodChange } from '../generated/types.js';
import { validate } from '../generated/validators/known-good-change.js';
import { contentRules, isPlainContent } from './content.js';
import { type Check, error, type Form } from './form.js';
import { sorted, unique } from './lists.js';
import { plainPaths } from './paths.js';
import { elementsOf, memberColumn, partOf, placeOf } from './place.js';
import { plainWorkspace } from './plain.js';
import { remembered } from './remembered.js';
import { workspaceRules } from './workspacePaths.js';

const paths = remembered((document) => memberColumn(placeOf(document, 'files'), 'path'));

const changes: Check = (document, report) => {
  for (const file of elementsOf(placeOf(document, 'files'))) {
    const after = partOf(file, 'after_sha256');
    if (typeof after.value === 'string' && after.value === partOf(file, 'before_sha256').value) {
      report(after.pointer, 'the replacement has the hash of the file that it replaces; leave unchanged files out');
    }
  }
};

const plain = ({ files }: KnownGoodChange): boolean =>
  plainWorkspace(files) &&
  files.every((file) => file.before_sha256 !== file.after_sha256 && isPlainContent(file.after_base64, file.after_sha256));

const form: Form<KnownGoodChange> = {
  validate,
  plain,
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
