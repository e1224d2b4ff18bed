import type { FixtureBundle } from '../generated/types.js';
import { validate } from '../generated/validators/fixture-bundle.js';
import { contentRules } from './content.js';
import { error, type Form } from './form.js';
import { sorted, unique } from './lists.js';
import { plainPaths } from './paths.js';
import { columnOf, placeOf } from './place.js';
import { remembered } from './remembered.js';
import { workspaceRules } from './workspacePaths.js';

const paths = remembered((document) => columnOf(placeOf(document, 'files'), 'path'));

const form: Form<FixtureBundle> = {
  validate,
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
