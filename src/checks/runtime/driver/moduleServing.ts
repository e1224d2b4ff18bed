/** Modules for the subject: resolved, read and, where they are TypeScript, freed of their types by the driver. */
import path from 'node:path';
import type { ModuleFormat, ModuleReply } from '../wire/driverFrames.js';
import { fileOf, type Manner, packageOf, type ReadText, ROOT_URL, resolveModule } from './moduleResolution.js';
import type { WorkspaceFiles } from './workspaceFiles.js';

/** Source text of a TypeScript file → JavaScript; throws a SyntaxError for what cannot be erased. */
export type StripTypes = (source: string, file: string) => string;

export interface ModuleServer {
  readonly serve: (specifier: string, parent: string, manner: Manner) => ModuleReply;
  /** Makes a TypeScript file ready while the subject still starts: the stripper takes a while to load. */
  readonly prepare: (file: string) => void;
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
  const type = packageOf(file, text).manifest.type;
  return type === 'module' || type === 'commonjs' ? type : 'ambiguous';
};

const urlOf = (file: string, query: string): string => ROOT_URL + file.split('/').map(encodeURIComponent).join('/') + query;

export const createModuleServer = (files: WorkspaceFiles, strip: StripTypes): ModuleServer => {
  const text: ReadText = (file) => files.bytes(file)?.toString('utf8');
  const served = new Set<string>();
  const replies = new Map<string, ModuleReply>();
  const plain = (file: string): string => {
    const source = (text(file) ?? '').replace(/^\uFEFF/, '');
    return path.posix.extname(file).endsWith('ts') ? strip(source, file) : source.replace(/^#!.*/, '');
  };
  const replyFor = (file: string, query: string): ModuleReply => {
    const format = formatOf(file, text);
    if (format === undefined) return [0, 'ERR_UNKNOWN_FILE_EXTENSION', `Unknown file extension "${path.posix.extname(file)}" for ${file}`];
    try {
      return [1, urlOf(file, query), format, plain(file)];
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return [0, 'ERR_SYNTAX', error.message];
    }
  };
  const serve = (specifier: string, parent: string, manner: Manner): ModuleReply => {
    const resolution = resolveModule(specifier, parent, manner, text);
    if ('code' in resolution) return [0, resolution.code, resolution.message];
    const { file, query } = resolution;
    const reply = replies.get(file + query) ?? replyFor(file, query);
    replies.set(file + query, reply);
    return reply;
  };
  return {
    serve: (specifier, parent, manner) => {
      const reply = serve(specifier, parent, manner);
      if (reply[0] === 1) served.add(reply[1]);
      return reply;
    },
    prepare: (file) => {
      if (file.endsWith('ts')) serve(`./${file}`, ROOT_URL, 'import');
    },
    served: () => [...served].map(fileOf).sort(),
  };
};
