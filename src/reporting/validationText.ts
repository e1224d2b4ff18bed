import { plainText } from '../contracts/plainText.js';
import type { CorpusValidation } from '../corpus/validation.js';

const bullets = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines.map((line) => `  - ${line}`)];

const listed = (values: readonly string[]): string => (values.length === 0 ? 'none' : values.map(plainText).join(', '));

/** A validation result for people: headline, identity, counts, coverage, gates, then errors and warnings where there are any. */
export const validationText = (result: CorpusValidation, root?: string): string => {
  const { corpus, counts, coverage } = result;
  const headline = `${result.valid ? 'VALID' : 'INVALID'}, ${result.publishable ? 'publishable' : 'not publishable'}`;
  const lines = [
    root === undefined ? headline : `${plainText(root)}: ${headline}`,
    `corpus ${plainText(corpus.id ?? '(no id)')} ${plainText(corpus.version ?? '(no version)')}, index ${corpus.index_sha256 ?? '(not readable)'}`,
    `${counts.tasks} valid tasks, ${counts.qualified_tasks} qualified, ${counts.categories} failure categories`,
    `lanes ${listed(coverage.lanes)} · runtimes ${listed(coverage.runtimes)} · categories ${listed(coverage.categories)}`,
    'Readiness',
    ...result.gates.map(
      (gate) => `  ${gate.passed ? 'PASS' : 'FAIL'} ${gate.id}: ${plainText(String(gate.actual))} (expected ${gate.expected})`,
    ),
    ...bullets('Errors', result.errors),
    ...bullets('Warnings', result.warnings),
  ];
  return `${lines.join('\n')}\n`;
};
