import type { KeptFiles } from './keptFiles.js';
import type { StripTypes } from './moduleServing.js';
import type { Shell } from './shellParts.js';

/** A program of the build: `(function (module, exports, __dirname) { … })`, CommonJS inside. */
type StripperProgram = (module: { exports: object }, exports: object, folder: string) => void;

const load = ({ programs, stripperSource }: Shell): StripTypes => {
  const module = { exports: {} };
  const program = programs.evaluate('stripper', stripperSource) as StripperProgram;
  program(module, module.exports, '/');
  return Reflect.get(module.exports, 'stripTypes');
};

const LONGEST_NAME = 200;
/** By place and length. What is kept there tells which source it is of: another one of that length is no hit. */
const nameOf = (source: string, file: string): string => `${source.length}-${encodeURIComponent(file).slice(-LONGEST_NAME)}`;

const take = (kept: KeptFiles, name: string, source: string): string | undefined => {
  const bytes = kept.read(name);
  if (bytes === undefined) return undefined;
  try {
    const pair: unknown = JSON.parse(bytes.toString('utf8'));
    return Array.isArray(pair) && pair[0] === source && typeof pair[1] === 'string' ? pair[1] : undefined;
  } catch {
    return undefined;
  }
};

/** The type stripper, loaded when a source is met that no earlier driver run has kept. */
export const createStripper = (shell: Shell): StripTypes => {
  let stripper: StripTypes | undefined;
  return (source, file) => {
    const name = nameOf(source, file);
    const known = take(shell.kept, name, source);
    if (known !== undefined) return known;
    stripper ??= load(shell);
    const stripped = stripper(source, file);
    shell.kept.write(name, JSON.stringify([source, stripped]));
    return stripped;
  };
};
