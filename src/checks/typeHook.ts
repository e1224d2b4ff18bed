/**
 * For drivers that load the workspace into their own process, on a Node that does not strip types itself: `node --import <this file>`.
 * `.ts`, `.mts` and `.cts` files below the workspace (the driver's first argument) are freed of their types, as the sealed runtime does it.
 *
 * One file in two parts: the first registers it a second time, with `?hooks`, for the thread in which Node runs its loader hooks.
 */
import { readFileSync, realpathSync } from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripTypes } from './stripTypes.js';

const HOOKS = '?hooks';
const EXTENSIONS = ['.ts', '.mts', '.cts'];

type Format = 'module' | 'commonjs';
interface Loaded {
  readonly format: string;
  readonly source?: string | null;
  readonly shortCircuit?: boolean;
}
type NextLoad = (url: string, context: object) => Promise<Loaded>;

let root = '';

/** Called by Node in the thread of the hooks, with what was registered. */
export const initialize = (data: { readonly root: string }): void => {
  root = data.root;
};

/** Loader hook, see nodejs.org/api/module.html#customization-hooks. */
export const load = async (url: string, context: object, next: NextLoad): Promise<Loaded> => {
  const file = url.startsWith('file:') ? fileURLToPath(url.replace(/[?#].*$/, '')) : '';
  if (!isOurs(file)) return next(url, context);
  const source = stripTypes(readFileSync(file, 'utf8'), path.relative(root, file));
  return { format: formatOf(file, source), source, shortCircuit: true };
};

const isOurs = (file: string): boolean => root !== '' && file.startsWith(root + path.sep) && EXTENSIONS.includes(path.extname(file));

/** By extension, then by the `type` of the nearest package, then by what the source looks like. */
const formatOf = (file: string, source: string): Format => {
  if (file.endsWith('.mts')) return 'module';
  if (file.endsWith('.cts')) return 'commonjs';
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const type = packageType(path.join(folder, 'package.json'));
    if (type === 'module' || type === 'commonjs') return type;
    if (type !== undefined || folder === root || folder === path.dirname(folder)) break;
  }
  return /^\s*(?:import\b(?!\s*\()|export\b)/m.test(source) ? 'module' : 'commonjs';
};
/** The `type` that a package.json gives, '' when it gives none, undefined when there is no such file. */
const packageType = (file: string): unknown => {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return (typeof manifest === 'object' && manifest !== null && Reflect.get(manifest, 'type')) || '';
  } catch {
    return undefined;
  }
};

const register = (self: string): void => {
  const [, , workspace] = process.argv;
  if (workspace === undefined) return;
  root = realpathSync(workspace);
  nodeModule.register(self + HOOKS, pathToFileURL('/'), { data: { root } });
  const { _extensions: extensions } = Object(nodeModule);
  for (const extension of ['.ts', '.cts'])
    extensions[extension] = (module: { readonly _compile: (code: string, file: string) => void }, file: string): void => {
      const source = readFileSync(file, 'utf8');
      module._compile(isOurs(file) ? stripTypes(source, path.relative(root, file)) : source, file);
    };
};

if (!import.meta.url.endsWith(HOOKS)) register(import.meta.url);
