import type { FixtureBundle } from '../generated/types.js';
import { validate } from '../generated/validators/fixture-bundle.js';
import { contentRules, isPlainContent } from './content.js';
import { error, type Form } from './form.js';
import { sorted, unique } from './lists.js';
import { plainPaths } from './paths.js';
import { memberColumn, placeOf } from './place.js';
import { plainWorkspace } from './plain.js';
import { remembered } from './remembered.js';
import { workspaceRules } from './workspacePaths.js';

const paths = remembered((document) => memberColumn(placeOf(document, 'files'), 'path'));

const plain = ({ files }: FixtureBundle): boolean =>
  plainWorkspace(files) && files.every((file) => isPlainContent(file.content_base64, file.sha256));

const form: Form<FixtureBundle> = {
  validate,
  plain,
  rules: [
    error(
      'fixture.paths-sorted',
      sorted((document) => [paths(document)]),
    ),
    error(
      'fixture.paths-unique',
      unique((document) => [paths(document)]),
    ),
    ...workspaceRules(paths),
    plainPaths(paths),
    ...contentRules({ content: 'content_base64', hash: 'sha256' }),
  ],
};

export const fixtureBundleForm = (): Form<FixtureBundle> => form;
