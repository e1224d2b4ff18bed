import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** What one file of an adapter says it needs. */
export interface NamedImport {
  readonly kind: 'file' | 'package';
  /** A path relative to the adapter's folder (it may lead out of it: `../x.mjs`), or the name of a package. */
  readonly name: string;
  /** As it stands in the text. */
  readonly specifier: string;
}

const CODE_FILE = /\.(?:[cm]?js|[cm]?ts)$/;

/** Statements at the start of a line, where text that only looks like an import is rare. */
const STATEMENTS = /^[ \t]*(?:import\s*|(?:import|export)\b[\w$\s{},*]{0,2000}?\bfrom\s*)['"]([^'"\s]{1,240})['"]/gm;
/** Anywhere in a line: only believed when it names a file. */
const CALLS = /\b(?:import|require|new URL)\(\s*['"](\.{1,2}\/[^'"\n]{1,240})['"]/g;

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const named = (file: string, specifier: string): NamedImport | undefined => {
  if (/^\.{1,2}\//.test(specifier)) return { kind: 'file', name: posix.join(posix.dirname(file), specifier), specifier };
  if (isBuiltin(specifier) || /^[#/]|:/.test(specifier)) return undefined;
  return { kind: 'package', name: packageName(specifier), specifier };
};

/**
 * What a JavaScript or TypeScript file names in its imports: a plain search in its text. It sees what people write, not what a program
 * puts together, and it may take a comment for code: good for a hint, not for a proof.
 */
export const importsOf = (file: string, bytes: Uint8Array): NamedImport[] => {
  if (!CODE_FILE.test(file)) return [];
  const text = new TextDecoder().decode(bytes);
  const specifiers = new Set([...text.matchAll(STATEMENTS), ...text.matchAll(CALLS)].map((match) => match[1] ?? ''));
  return [...specifiers].flatMap((specifier) => named(file, specifier) ?? []);
};

/** The names under which Node may find a file that is named without its ending. */
const SPELLINGS = ['', '.js', '.cjs', '.mjs', '.json', '/index.js'];

/** Imports of files that are none of the artifacts. */
export const unlistedImports = (imports: readonly NamedImport[], listed: ReadonlySet<string>): NamedImport[] =>
  imports.filter(({ kind, name }) => kind === 'file' && !SPELLINGS.some((ending) => listed.has(name + ending)));
