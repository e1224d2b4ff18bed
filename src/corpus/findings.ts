import type { Finding, Problem } from '../contracts/finding.js';
import { locateAll } from '../contracts/jsonText.js';
import { plainText } from '../contracts/plainText.js';

/** A finding, and the part of the corpus that it is about: `corpus.json`, or `task <id>`. */
export interface CorpusFinding extends Finding {
  readonly label: string;
}

const LONGEST_POINTER = 240;

/** Places the problems of one document in its file, with line and column where the text is at hand. */
export const placed = (label: string, file: string, problems: readonly Problem[], bytes?: Uint8Array): CorpusFinding[] => {
  if (problems.length === 0) return [];
  const positions =
    bytes === undefined
      ? []
      : locateAll(
          bytes,
          problems.map(({ pointer }) => pointer),
        );
  return problems.map((problem, at) => ({ label, file, ...problem, ...positions[at] }));
};

// A key can be as long as a document.
const cut = (pointer: string): string => (pointer.length > LONGEST_POINTER ? `${pointer.slice(0, LONGEST_POINTER)}…` : pointer);

/** One line for people and for the `errors` of a result: label, place, what is wrong, and the rule. The same on every machine. */
export const findingLine = (finding: CorpusFinding): string => {
  const place = finding.line === undefined ? finding.file : `${finding.file}:${finding.line}:${finding.column}`;
  const pointer = finding.pointer === '' ? '' : ` ${cut(finding.pointer)}`;
  return plainText(`${finding.label}: ${place}${pointer} ${finding.message} [${finding.rule}]`);
};

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorted by code unit, each once. */
export const findingLines = (findings: readonly CorpusFinding[]): string[] => [...new Set(findings.map(findingLine))].sort(byCodeUnit);
