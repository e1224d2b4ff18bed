import { type Problem, type Severity, sortFindings } from './finding.js';

/** A document with more problems is beyond reading them; what a hostile one costs in time and memory is bounded. */
const MOST_PROBLEMS = 200;

export interface ProblemReport {
  /** `more` stands for that many further problems of the same severity that nobody described. */
  readonly add: (problem: Problem) => void;
  readonly addMore: (severity: Severity, more: number) => void;
  /** Sorted, each once; at most 200 of each severity, and one that says how many more there were. */
  readonly problems: () => Problem[];
  readonly hasErrors: () => boolean;
}

/** Collects the problems of one document. */
export const newProblemReport = (): ProblemReport => {
  const kept: Record<Severity, Problem[]> = { error: [], warning: [] };
  const more: Record<Severity, number> = { error: 0, warning: 0 };
  const addMore = (severity: Severity, count: number): void => {
    more[severity] += count;
  };
  const rest = (severity: Severity): Problem[] => {
    if (more[severity] === 0) return [];
    const message = `${more[severity]} more ${severity}s are not listed; correct those that are`;
    return [{ pointer: '', rule: 'document.more-problems', message, severity }];
  };
  return {
    add: (problem) => {
      if (kept[problem.severity].length < MOST_PROBLEMS) kept[problem.severity].push(problem);
      else addMore(problem.severity, 1);
    },
    addMore,
    problems: () =>
      kept.error.length + kept.warning.length + more.error + more.warning === 0
        ? []
        : sortFindings([...kept.error, ...rest('error'), ...kept.warning, ...rest('warning')]),
    hasErrors: () => kept.error.length + more.error > 0,
  };
};
