import type { Attempt } from '../contracts/generated/types.js';
import { excerpt } from '../contracts/plainText.js';
import type { RefusedPaths } from './refusedPaths.js';

export interface LeadingLink {
  readonly path: string;
  readonly target: string;
}

/** Named in the evidence; the rest is counted. */
const NAMED = 3;
const EXCERPT_UNITS = 60;

const listed = (count: number, names: readonly string[]): string =>
  `${names.join(', ')}${count > names.length ? `, and ${count - names.length} more` : ''}`;

const unsafeNames = (refused: RefusedPaths): string | undefined => {
  const count = refused.count('unsafe_name') + refused.count('case_collision');
  if (count === 0) return undefined;
  const names = [...refused.first('unsafe_name', NAMED), ...refused.first('case_collision', NAMED)].slice(0, NAMED);
  const shown = names.map((name) => excerpt(name, EXCERPT_UNITS));
  return `names that not every system keeps or shows as they are: ${listed(count, shown)}`;
};

const escapingLinks = (links: readonly LeadingLink[]): string | undefined => {
  if (links.length === 0) return undefined;
  const shown = links.slice(0, NAMED).map(({ path, target }) => `${excerpt(path, EXCERPT_UNITS)} to ${excerpt(target, EXCERPT_UNITS)}`);
  return `links that lead out of the workspace: ${listed(links.length, shown)}`;
};

export const captureFindings = (links: readonly LeadingLink[], refused: RefusedPaths): Attempt['findings'] => {
  const evidence = { escaping_link: escapingLinks(links), unsafe_names: unsafeNames(refused) };
  const signals = ['escaping_link', 'unsafe_names'] as const;
  return signals.flatMap((signal) =>
    evidence[signal] === undefined ? [] : [{ kind: 'hygiene' as const, signal, evidence: evidence[signal] }],
  );
};
