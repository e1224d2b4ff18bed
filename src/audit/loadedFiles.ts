import { elements, member } from '../contracts/shape.js';

/** The files that the checks of one run named in their observations, as the check runtime noted them. */
export const loadedFiles = (observation: Readonly<Record<string, unknown>> | undefined): readonly string[] => {
  const runs = elements(member(observation, 'checks')).flatMap((check) => elements(member(check, 'observations')));
  const files = runs.flatMap((run) => elements(member(run, 'files'))).filter((file) => typeof file === 'string');
  return [...new Set(files)].sort();
};
