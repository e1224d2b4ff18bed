import type { ScoreEvidence } from './evidence.js';

/** How the checks and paths of a task count: its profile, or what holds without one. */
export interface Rubric {
  readonly functional: readonly string[];
  readonly regression: readonly string[];
  readonly consistency: readonly string[];
  readonly critical: ReadonlySet<string>;
  readonly allows: (path: string) => boolean;
  readonly prohibits: (path: string) => boolean;
  readonly storageExempt: boolean;
}

/** An exact path, or a folder that ends in a slash. */
const covers =
  (paths: readonly string[]): ((path: string) => boolean) =>
  (path) =>
    paths.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));

/** The task packet belongs to the one who asks, in any spelling. */
const isPacket = (path: string): boolean => path.toLowerCase() === 'task.md';

export const rubricOf = ({ acceptance, profile, knownGoodPaths }: ScoreEvidence): Rubric => {
  const { required_checks, regression_checks } = acceptance.document;
  if (profile === undefined) {
    return {
      functional: required_checks.map(({ id }) => id),
      regression: regression_checks.map(({ id }) => id),
      consistency: [],
      critical: new Set(),
      allows: covers(knownGoodPaths),
      prohibits: isPacket,
      storageExempt: false,
    };
  }
  const { checks, critical_regressions, allowed_paths, prohibited_paths, storage_exhaustion_exempt } = profile.document;
  const of = (wanted: string): string[] => checks.filter(({ dimension }) => dimension === wanted).map(({ id }) => id);
  const prohibited = covers(prohibited_paths);
  return {
    functional: of('functional'),
    regression: of('regression'),
    consistency: of('consistency'),
    critical: new Set(critical_regressions),
    allows: covers(allowed_paths),
    prohibits: (path) => isPacket(path) || prohibited(path),
    storageExempt: storage_exhaustion_exempt,
  };
};
