import { PATH_UNITS } from '../limits.js';
import { excerpt } from '../plainText.js';
import { type Rule, warning } from './form.js';
import type { Texts } from './lists.js';
import { asColumn } from './place.js';

/** The form in which paths are read, as in schemas/common.schema.json (wire format 1.5). */
export const READABLE_PATH = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
/** The form in which paths are written, as in schemas/common.schema.json. */
export const PLAIN_PATH = /^(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+)*$/;

/** A path as we write it: only letters, digits and . _ - in its parts, none of them empty, `.` or `..`. */
export const isPlainPath = (path: string): boolean => PLAIN_PATH.test(path);

/** A path as documents may have it (wire format 1.5): relative, POSIX, without a segment `..`. */
export const isReadablePath = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= PATH_UNITS && READABLE_PATH.test(value);

/** The plainest spelling of a readable path, without empty parts and `.`: `./a//b` is `a/b`. Empty for the folder itself. */
export const plainSpelling = (path: string): string =>
  isPlainPath(path)
    ? path
    : path
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.')
        .join('/');

/** Warns of paths that can be read but that we would write otherwise. */
export const plainPaths = (paths: (document: unknown) => Texts): Rule =>
  warning('document.plain-path', (document, report) => {
    const { values, pointer } = asColumn(paths(document));
    values.forEach((value, at) => {
      if (typeof value !== 'string' || isPlainPath(value) || !isReadablePath(value)) return;
      report(pointer(at), `${excerpt(value)} is not written plainly; use letters, digits and . _ - only, and no "." or empty segment`);
    });
  });
