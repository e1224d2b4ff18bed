/** The programs of `embedded.ts`, compiled; what V8 makes of them is kept for later driver runs, which then need not do it again. */
import vm from 'node:vm';
import type { KeptFiles } from './keptFiles.js';

export interface Programs {
  /** Evaluates a program: the value of its text. */
  readonly evaluate: (name: string, source: string) => unknown;
  /** Keeps the code of the programs that were compiled here, as far as they have run. */
  readonly keep: () => void;
}

const fileOf = (name: string): string => `${name}.code`;

export const createPrograms = (kept: KeptFiles): Programs => {
  const compiled: { readonly name: string; readonly script: vm.Script }[] = [];
  return {
    evaluate: (name, source) => {
      // V8 refuses code of another version of itself or of other flags, and compiles the source then.
      const cachedData = kept.read(fileOf(name));
      const script = new vm.Script(source, { filename: `check-${name}`, ...(cachedData && { cachedData }) });
      compiled.push({ name, script });
      return script.runInThisContext();
    },
    keep: () => {
      for (const { name, script } of compiled) kept.write(fileOf(name), script.createCachedData());
    },
  };
};
