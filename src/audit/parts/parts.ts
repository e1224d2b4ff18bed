import type { Part, PartName } from '../part.js';
import { baselinePart } from './baseline.js';
import { cheatsPart } from './cheats.js';
import { emptyPart } from './empty.js';
import { leaksPart } from './leaks.js';
import { mutantsPart } from './mutants.js';
import { pathPart } from './path.js';
import { clockPart, loadPart, seedsPart, timezonePart } from './steady.js';

export const PARTS: Readonly<Record<PartName, Part>> = {
  baseline: baselinePart,
  cheats: cheatsPart,
  clock: clockPart,
  empty: emptyPart,
  leaks: leaksPart,
  load: loadPart,
  mutants: mutantsPart,
  path: pathPart,
  seeds: seedsPart,
  timezone: timezonePart,
};
