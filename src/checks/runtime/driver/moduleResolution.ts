/**
 * From a specifier to a file of the workspace, as Node resolves it (nodejs.org/api/esm.html#resolution-algorithm and
 * modules.html#all-together), with the workspace as the whole world: its root is `file:///task/`, and nothing above it is asked.
 */
import path from 'node:path';
import { packageTarget } from './packageTargets.js';

export const ROOT_URL = 'file:///task/';
export type Manner = 'import' | 'require';
export type Resolution = { readonly file: string; readonly query: string } | { readonly code: string; readonly message: string };

/** Text of a file by its path relative to the workspace. */
export type ReadText = (file: string) => string | undefined;

interface Package {
  readonly folder: string;
  readonly manifest: Readonly<Record<string, unknown>>;
}

const EXTENSIONS = ['.js', '.json'];
const MAINS = ['', '.js', '.json', '/index.js', '/index.json'];
const CONDITIONS: Readonly<Record<Manner, ReadonlySet<string>>> = {
  import: new Set(['node', 'import']),
  require: new Set(['node', 'require']),
};

const manifestIn = (folder: string, text: ReadText): Readonly<Record<string, unknown>> | undefined => {
  const source = text(path.posix.join(folder, 'package.json'));
  if (source === undefined) return undefined;
  try {
    const manifest: unknown = JSON.parse(source);
    return typeof manifest === 'object' && manifest !== null ? { ...manifest } : {};
  } catch {
    return {};
  }
};

/** The folders from a file's own up to the root. */
const foldersAbove = (file: string): readonly string[] => {
  const folders: string[] = [];
  for (let folder = path.posix.dirname(file); ; folder = path.posix.dirname(folder)) {
    folders.push(folder);
    if (folder === '.' || folder === '/') return folders;
  }
};

/** The package that a file belongs to: the nearest `package.json`, else an empty one at the root. */
export const packageOf = (file: string, text: ReadText): Package => {
  for (const folder of foldersAbove(file)) {
    if (path.posix.basename(folder) === 'node_modules') break;
    const manifest = manifestIn(folder, text);
    if (manifest !== undefined) return { folder, manifest };
  }
  return { folder: '.', manifest: {} };
};

const failed = (code: string, message: string): Resolution => ({ code, message });
const notFound = (specifier: string, parent: string, manner: Manner): Resolution =>
  manner === 'require'
    ? failed('MODULE_NOT_FOUND', `Cannot find module '${specifier}' required by ${parent}`)
    : failed('ERR_MODULE_NOT_FOUND', `Cannot find module '${specifier}' imported from ${parent}`);

/** What `require` tries for a path without an exact match. */
const asFileOrFolder = (file: string, text: ReadText): string | undefined => {
  const asFile = [file, ...EXTENSIONS.map((extension) => file + extension)].find((name) => text(name) !== undefined);
  return asFile ?? mainOf(file, manifestIn(file, text) ?? {}, text);
};
const mainOf = (folder: string, manifest: Readonly<Record<string, unknown>>, text: ReadText): string | undefined => {
  const main = manifest.main;
  const named = typeof main === 'string' ? MAINS.map((end) => path.posix.join(folder, main) + end) : [];
  const usual = EXTENSIONS.map((extension) => path.posix.join(folder, `index${extension}`));
  return [...named, ...usual].find((name) => text(name) !== undefined);
};

/** `parent` is the URL of the file that asks. */
export const resolveModule = (specifier: string, parent: string, manner: Manner, text: ReadText): Resolution => {
  if (!parent.startsWith(ROOT_URL)) return notFound(specifier, parent, manner);
  if (/^(?:\.{0,2}\/|\.{1,2}$|file:)/.test(specifier)) return resolvePath(specifier, parent, manner, text);
  if (manner === 'import' && /^[a-z][a-z0-9+.-]*:/i.test(specifier))
    return failed('ERR_UNSUPPORTED_ESM_URL_SCHEME', `Only files of the workspace can be imported, not '${specifier}'`);
  return resolveBare(specifier, parent, manner, text);
};

const resolvePath = (specifier: string, parent: string, manner: Manner, text: ReadText): Resolution => {
  let url: URL;
  let file: string;
  try {
    url = new URL(manner === 'require' ? specifier.replace(/[?#%]/g, encodeURIComponent) : specifier, parent);
    file = decodeURIComponent(url.pathname).slice(new URL(ROOT_URL).pathname.length);
  } catch {
    return failed('ERR_INVALID_MODULE_SPECIFIER', `'${specifier}' is not a valid path`);
  }
  if (manner === 'import' && /%2f|%5c/i.test(url.pathname))
    return failed('ERR_INVALID_MODULE_SPECIFIER', `'${specifier}' must not hold encoded separators`);
  if (!url.href.startsWith(ROOT_URL)) return notFound(specifier, parent, manner);
  if (manner === 'require') {
    const found = asFileOrFolder(file, text);
    return found === undefined ? notFound(specifier, parent, manner) : { file: found, query: '' };
  }
  if (file === '' || file.endsWith('/')) return failed('ERR_UNSUPPORTED_DIR_IMPORT', `Directory import '${specifier}' is not supported`);
  return text(file) === undefined ? notFound(specifier, parent, manner) : { file, query: url.search + url.hash };
};

/** Path in the workspace of a file by its URL. */
export const fileOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(new URL(ROOT_URL).pathname.length)) || 'main';

const resolveBare = (specifier: string, parent: string, manner: Manner, text: ReadText): Resolution => {
  const own = packageOf(fileOf(parent), text);
  if (specifier.startsWith('#')) return resolveInternal(specifier, own, parent, manner, text);
  const [, name, rest = ''] = /^((?:@[^/\\%]+\/)?[^./\\%@][^/\\%]*)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return failed('ERR_INVALID_MODULE_SPECIFIER', `'${specifier}' is not a valid package name`);
  if (own.manifest.name === name && own.manifest.exports !== undefined) return exported(own, `.${rest}`, specifier, parent, manner, text);
  for (const folder of foldersAbove(fileOf(parent))) {
    if (path.posix.basename(folder) === 'node_modules') continue;
    const root = path.posix.join(folder, 'node_modules', name);
    const manifest = manifestIn(root, text);
    if (manifest?.exports !== undefined && manifest.exports !== null)
      return exported({ folder: root, manifest }, `.${rest}`, specifier, parent, manner, text);
    const found = plainPackage(root, manifest, rest, manner, text);
    if (found !== undefined) return { file: found, query: '' };
    if (manifest !== undefined) break;
  }
  return notFound(specifier, parent, manner);
};

/** A file of a package that has no `exports`. */
const plainPackage = (
  root: string,
  manifest: Readonly<Record<string, unknown>> | undefined,
  rest: string,
  manner: Manner,
  text: ReadText,
): string | undefined => {
  if (rest === '') return mainOf(root, manifest ?? {}, text);
  const file = path.posix.join(root, rest);
  if (manner === 'require') return asFileOrFolder(file, text);
  return text(file) === undefined ? undefined : file;
};

const exported = (from: Package, key: string, specifier: string, parent: string, manner: Manner, text: ReadText): Resolution => {
  const target = packageTarget(from.manifest.exports, key, 'exports', CONDITIONS[manner]);
  if ('code' in target) return failed(target.code, `'${specifier}' is not exported by the package in ${from.folder}`);
  const file = path.posix.join(from.folder, target.found);
  return text(file) === undefined ? notFound(specifier, parent, manner) : { file, query: '' };
};

const resolveInternal = (specifier: string, from: Package, parent: string, manner: Manner, text: ReadText): Resolution => {
  const imports = from.manifest.imports;
  if (specifier === '#' || specifier.startsWith('#/'))
    return failed('ERR_INVALID_MODULE_SPECIFIER', `'${specifier}' is not a valid internal name`);
  const target = packageTarget(imports, specifier, 'imports', CONDITIONS[manner]);
  if ('code' in target || imports === undefined)
    return failed(
      'code' in target ? target.code : 'ERR_PACKAGE_IMPORT_NOT_DEFINED',
      `'${specifier}' is not defined by the package in ${from.folder}`,
    );
  if (!target.found.startsWith('./')) return resolveBare(target.found, new URL(`${from.folder}/package.json`, ROOT_URL).href, manner, text);
  const file = path.posix.join(from.folder, target.found);
  return text(file) === undefined ? notFound(specifier, parent, manner) : { file, query: '' };
};
