import { excerpt, plainText } from '../plainText.js';
import { error, type Rule } from './form.js';
import type { Texts } from './lists.js';
import { asColumn } from './place.js';

/** A path that an agent left may be shown, compared and sorted as it is: nothing in it hides, turns text around or is half a character. */
export const leftPaths = (paths: (document: unknown) => readonly Texts[]): Rule =>
  error('workspace.left', (document, report) => {
    for (const group of paths(document)) {
      const { values, pointer } = asColumn(group);
      values.forEach((value, at) => {
        if (typeof value === 'string' && value.length <= 240 && plainText(value) !== value)
          report(pointer(at), `${excerpt(value)} holds a character that hides or turns text; such a path is refused, not kept`);
      });
    }
  });
