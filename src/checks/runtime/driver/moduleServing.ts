/** Modules for the subject: resolved, read and, where they are TypeScript, freed of their types by the driver. */
import path from 'node:path';
import type { ModuleFormat, ModuleReply } from '../wire/driverFrames.js';
import { type Manner, packageOf, type ReadText, ROOT_URL, resolveModule } from './moduleResolution.js';
import type { WorkspaceFiles } from './workspaceFiles.js';

/** Source text of a TypeScript file → JavaScript; throws a SyntaxError for what cannot be erased. */
export type StripTypes = (source: string, file: string) => string;

export interface ModuleServer {
  readonly serve: (specifier: string, parent: string, manner: Manner) => ModuleReply;
  /** Files served so far, sorted. */
  readonly served: () => readonly string[];
}

const SOURCE = /^\.([cm]?)[jt]s$/;

/** The format by extension, then by the `type` of the package. */
const formatOf = (file: string, text: ReadText): ModuleFormat | undefined => {
  const extension = path.posix.extname(file);
  if (extension === '.json') return 'json';
  const kind = SOURCE.exec(extension)?.[1];
  if (kind === undefined) return undefined;
  if (kind !== '') return kind === 'm' ? 'module' : 'commonjs';
  const type = packageOf(file, text).manifest['type'];
  return type === 'module' || type === 'commonjs' ? type : 'ambiguous';
};

const urlOf = (file: string, query: string): string => ROOT_URL + file.split('/').map(encodeURIComponent).join('/') + query;

export const createModuleServer = (files: WorkspaceFiles, strip: StripTypes): ModuleServer => {
  const text: ReadText = (file) => files.bytes(file)?.toString('utf8');
  const served = new Set<string>();
  const plain = (file: string): string => {
    const source = (text(file) ?? '').replace(/^\uFEFF/, '');
    return path.posix.extname(file).endsWith('ts') ? strip(source, file) : source.replace(/^#!.*/, '');
  };
  return {
    served: () => [...served].sort(),
    serve: (specifier, parent, manner) => {
      const resolution = resolveModule(specifier, parent, manner, text);
      if ('code' in resolution) return [0, resolution.code, resolution.message];
      const { file, query } = resolution;
      const format = formatOf(file, text);
      if (format === undefined)
        return [0, 'ERR_UNKNOWN_FILE_EXTENSION', `Unknown file extension "${path.posix.extname(file)}" for ${file}`];
      try {
        const source = plain(file);
        served.add(file);
        return [1, urlOf(file, query), format, source];
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        return [0, 'ERR_SYNTAX', error.message];
      }
    },
  };
};
