import { type SystemTools, systemTools } from './systemTools.js';

/** What a sandbox can be made of. */
export interface Machine {
  readonly tools: SystemTools;
  readonly root: boolean;
  /** The Node binary that runs us. */
  readonly node: string;
}

export const thisMachine = (): Machine => ({ tools: systemTools(), root: process.getuid?.() === 0, node: process.execPath });
