import { isRecord } from '../contracts/shape.js';

/** What a journal says, one line each, in the order in which it happened. */
export type JournalEntry =
  /** The first line: what was approved. `plan_id` is the id of a run plan or of a plan set. */
  | { readonly entry: 'opened'; readonly version: 1; readonly at: string; readonly plan_id: string; readonly plan_sha256: string }
  /** On disk before anything of the agent starts. `interrupted` is the attempt as it is to be recorded should nothing follow. */
  | { readonly entry: 'started'; readonly at: string; readonly run: string; readonly run_id: string; readonly interrupted: unknown }
  | { readonly entry: 'attempt_written'; readonly run: string; readonly run_id: string; readonly attempt_sha256: string }
  /** `final`: nothing is left to do. Otherwise the checks were interrupted, and the attempt can still be graded. */
  | {
      readonly entry: 'receipt_written';
      readonly run: string;
      readonly run_id: string;
      readonly receipt_sha256: string;
      readonly terminal_status: string;
      readonly final: boolean;
    }
  /** Every run of the plan has its final receipt. */
  | { readonly entry: 'finished'; readonly at: string };

type Kind = JournalEntry['entry'];
type FieldTest = (value: unknown) => boolean;

const text =
  (form: RegExp): FieldTest =>
  (value) =>
    typeof value === 'string' && form.test(value);

const at = text(/^\d{4}-\d{2}-\d{2}T[\d:.]{8,30}Z$/);
const sha = text(/^[a-f0-9]{64}$/);
const run = text(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const runId = text(/^run-[a-f0-9-]{36}$/);

/** Closed: a line has exactly these fields. */
const FIELDS: Readonly<Record<Kind, Readonly<Record<string, FieldTest>>>> = {
  opened: { version: (value) => value === 1, at, plan_id: text(/^plans?-[a-f0-9]{32}$/), plan_sha256: sha },
  started: { at, run, run_id: runId, interrupted: isRecord },
  attempt_written: { run, run_id: runId, attempt_sha256: sha },
  receipt_written: {
    run,
    run_id: runId,
    receipt_sha256: sha,
    terminal_status: text(/^[a-z_]{1,40}$/),
    final: (value) => typeof value === 'boolean',
  },
  finished: { at },
};

const isKind = (value: unknown): value is Kind => typeof value === 'string' && Object.hasOwn(FIELDS, value);

const isEntry = (value: unknown): value is JournalEntry => {
  if (!isRecord(value) || !isKind(value.entry)) return false;
  const fields = FIELDS[value.entry];
  const names = Object.keys(fields);
  return Object.keys(value).length === names.length + 1 && names.every((name) => fields[name]?.(value[name]) === true);
};

/** One line of a journal; undefined when it is none. */
export const parseEntry = (line: string): JournalEntry | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
