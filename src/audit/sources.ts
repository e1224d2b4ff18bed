import path from 'node:path';
import type { CheatSource } from './battery/cheat.js';

const SOURCE = /(?<!\.d)\.([cm]?)[jt]s$/;
const DECLARED = /\bexport\s+(?:declare\s+)?(?:async\s+)?(?:function\s*\*?|abstract\s+class|class|const|let|var)\s+([A-Za-z_$][\w$]*)/g;
const LISTED = /\bexport\s*\{([^}]*)\}/g;
const DEFAULT = /\bexport\s+default\b/;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

export const isSource = (file: string): boolean => SOURCE.test(file);

const kindOfPackage = (file: string, files: ReadonlyMap<string, string>): string | undefined => {
  for (let folder = path.posix.dirname(file); ; folder = path.posix.dirname(folder)) {
    const manifest = files.get(path.posix.join(folder, 'package.json'));
    if (manifest !== undefined) return /"type"\s*:\s*"(module|commonjs)"/.exec(manifest)?.[1];
    if (folder === '.' || folder === '/') return undefined;
  }
};

/** How Node takes a file: by extension, by the `type` of its package, else by its syntax. */
const systemOf = (file: string, text: string, files: ReadonlyMap<string, string>): CheatSource['system'] => {
  const letter = SOURCE.exec(file)?.[1];
  if (letter === 'm') return 'module';
  if (letter === 'c') return 'commonjs';
  const named = kindOfPackage(file, files) ?? (/^\s*(?:import|export)\b/m.test(text) ? 'module' : 'commonjs');
  return named === 'module' ? 'module' : 'commonjs';
};

/** Names of the values that a module exports. Types are left out: nothing of them is there when the code runs. */
const exportsOf = (text: string): readonly string[] => {
  const code = text.replace(COMMENTS, '');
  const declared = [...code.matchAll(DECLARED)].map(([, name]) => name ?? '');
  const listed = [...code.matchAll(LISTED)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !/^type\s/.test(each))
      .map((each) => each.split(/\s+as\s+/).at(-1) ?? ''),
  );
  return [...new Set([...declared, ...listed, ...(DEFAULT.test(code) ? ['default'] : [])])].sort();
};

const sourceOf = (file: string, text: string, files: ReadonlyMap<string, string>): CheatSource => ({
  path: file,
  text,
  system: systemOf(file, text, files),
  exports: exportsOf(text),
});

/** The source files that a text names, such as a driver; when it names none, every one outside the tests. */
export const loadedSources = (files: ReadonlyMap<string, string>, named: string): readonly CheatSource[] => {
  const sources = [...files].filter(([file]) => isSource(file));
  const found = sources.filter(([file]) => named.includes(file));
  const chosen = found.length > 0 ? found : sources.filter(([file]) => !/(?:^|\/)tests?\//.test(file));
  return chosen.map(([file, text]) => sourceOf(file, text, files));
};
