import type { KeptFiles } from './keptFiles.js';
import type { Programs } from './programs.js';

/** What the shell hands to the driver's program. */
export interface Shell {
  readonly kept: KeptFiles;
  readonly programs: Programs;
  readonly hostSource: string;
  readonly stripperSource: string;
}
