import { PATH_UNITS } from '../contracts/limits.js';
import { isPlainPath } from '../contracts/rules/paths.js';

/** `normal`: the path without `.` segments and doubled slashes. */
export type RelativePath = { readonly ok: true; readonly normal: string } | { readonly ok: false; readonly message: string };

const refuse = (message: string): RelativePath => ({ ok: false, message });

// Segments that need a closer look: empty, `.` or `..`.
const ODD_SEGMENT = /(?:^|\/)\.{0,2}(?:\/|$)/;

/**
 * Judges a declared path (wire format 1.5). `.` segments and doubled slashes are read as nothing, as the format's validator does; a
 * path that can only name a folder is refused.
 */
export const splitRelativePath = (path: unknown): RelativePath => {
  if (typeof path !== 'string') return refuse('the path is not a string');
  if (path.length === 0 || path.length > PATH_UNITS) return refuse(`the path must have 1 to ${PATH_UNITS} characters`);
  if (isPlainPath(path)) return { ok: true, normal: path };
  if (/^[/\\]|^[A-Za-z]:/.test(path)) return refuse('the path must be relative to the corpus');
  if (/[\\\0]/.test(path)) return refuse('the path holds a backslash or a NUL');
  if (!ODD_SEGMENT.test(path)) return { ok: true, normal: path };
  const segments = path.split('/');
  if (segments.includes('..')) return refuse('the path leaves its folder by ".."');
  const last = segments[segments.length - 1];
  if (last === '' || last === '.') return refuse('the path names a folder, not a file');
  return { ok: true, normal: segments.filter((name) => name !== '' && name !== '.').join('/') };
};

/** Where a declared file lies relative to the root; for a path that is none, words for people. */
export const declaredFile = (folder: string, path: unknown): string => {
  const split = splitRelativePath(path);
  const name = split.ok ? split.normal : '(unusable path)';
  return folder === '' ? name : `${folder}/${name}`;
};

/** The folder of a file relative to the root, '' for the root. */
export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));
