import { findingLines } from './findings.js';
import type { CorpusReading } from './readCorpus.js';
import type { TaskRow } from './readTask.js';

/** One publishability gate (wire format 3.3). */
export interface Gate {
  readonly id: string;
  readonly passed: boolean;
  readonly expected: string;
  readonly actual: string | number;
}

/** The validation result, keys in the order of wire format 3.3. */
export interface CorpusValidation {
  readonly schema_version: 'codevetter.agent-task-corpus-validation.v1';
  readonly corpus: { readonly id: string | null; readonly version: string | null; readonly index_sha256: string | null };
  readonly counts: { readonly categories: number; readonly qualified_tasks: number; readonly tasks: number };
  readonly coverage: { readonly categories: readonly string[]; readonly lanes: readonly string[]; readonly runtimes: readonly string[] };
  readonly tasks: readonly TaskRow[];
  readonly gates: readonly Gate[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly valid: boolean;
  readonly publishable: boolean;
}

const distinct = (rows: readonly TaskRow[], key: 'category' | 'lane' | 'runtime'): string[] =>
  [...new Set(rows.map((row) => row[key]).filter((value) => value !== null))].sort();

const listed = (values: readonly string[]): string => (values.length === 0 ? 'none' : values.join(','));

interface Totals {
  readonly tasks: number;
  readonly qualified: number;
  readonly lanes: readonly string[];
  readonly runtimes: readonly string[];
  readonly categories: readonly string[];
}

/** The gate table of wire format 3.3. Totals are over valid tasks only. */
const GATES: readonly { id: string; expected: string; passes: (totals: Totals) => boolean; actual: (totals: Totals) => string | number }[] =
  [
    { id: 'task-count', expected: '30-50', passes: ({ tasks }) => tasks >= 30 && tasks <= 50, actual: ({ tasks }) => tasks },
    {
      id: 'qualification-count',
      expected: 'all tasks',
      passes: ({ tasks, qualified }) => qualified === tasks && qualified > 0,
      actual: ({ qualified }) => qualified,
    },
    { id: 'lane-coverage', expected: 'api,browser', passes: ({ lanes }) => lanes.length === 2, actual: ({ lanes }) => listed(lanes) },
    {
      id: 'runtime-coverage',
      expected: 'node,typescript',
      passes: ({ runtimes }) => runtimes.length === 2,
      actual: ({ runtimes }) => listed(runtimes),
    },
    {
      id: 'failure-category-count',
      expected: '>=6',
      passes: ({ categories }) => categories.length >= 6,
      actual: ({ categories }) => categories.length,
    },
  ];

/** Judges a corpus that was read: the same value, bit for bit, on every machine. */
export const validation = (corpus: CorpusReading): CorpusValidation => {
  const counted = corpus.rows.filter((row) => row.valid);
  const coverage = { categories: distinct(counted, 'category'), lanes: distinct(counted, 'lane'), runtimes: distinct(counted, 'runtime') };
  const totals: Totals = { ...coverage, tasks: counted.length, qualified: counted.filter((row) => row.qualified).length };
  const gates = GATES.map(({ id, expected, passes, actual }) => ({ id, passed: passes(totals), expected, actual: actual(totals) }));
  const errors = findingLines(corpus.findings.filter(({ severity }) => severity === 'error'));
  const valid = errors.length === 0;
  const publishable = valid && gates.every((gate) => gate.passed);
  const unmet = gates.filter((gate) => !gate.passed).map((gate) => gate.id);
  const notPublishable =
    valid && !publishable ? [`corpus.json: the corpus is valid but not publishable: ${unmet.join(', ')} not met [gates]`] : [];
  return {
    schema_version: 'codevetter.agent-task-corpus-validation.v1',
    corpus: { id: corpus.id, version: corpus.version, index_sha256: corpus.indexSha256 },
    counts: { categories: coverage.categories.length, qualified_tasks: totals.qualified, tasks: totals.tasks },
    coverage,
    tasks: corpus.rows,
    gates,
    errors,
    warnings: [...findingLines(corpus.findings.filter(({ severity }) => severity === 'warning')), ...notPublishable],
    valid,
    publishable,
  };
};
