/** `report`: runs the checks, prints the one result document and ends the process. */
import { writeFileSync, writeSync } from 'node:fs';
import { CheckFailure, CheckTrouble } from './checkErrors.js';
import { plainText } from './plainText.js';
import { createRandom, type Random } from './randomSource.js';

export type Check = (random: Random) => unknown;
export type Checks = Readonly<Record<string, Check>>;
type Status = 'pass' | 'fail' | 'error';

/** What is known of one run when its check is over. */
export interface RunRecord {
  readonly files: readonly string[];
  readonly kind: string;
  readonly text: string;
  readonly calls: number;
}
export interface ReportDesk {
  readonly taskId: string;
  readonly contractSha256: string;
  readonly seed: string;
  readonly observationFile: string | undefined;
  readonly checkLimitMs: number;
  /** Number of things observed so far: runs that ended, files read. */
  readonly evidence: () => number;
  /** Ends what a check has left open. */
  readonly settle: () => Promise<void>;
  /** Findings since the last call, and the runs since the last call. */
  readonly takeFindings: () => readonly string[];
  readonly takeRuns: () => readonly RunRecord[];
  /** Observation document without its checks. */
  readonly circumstances: () => Readonly<Record<string, unknown>>;
  /** When the result is out. */
  readonly afterwards: () => Promise<void>;
  readonly end: (code: number) => never;
}
interface CheckRecord {
  readonly id: string;
  readonly status: Status;
  readonly detail: string;
  readonly observations: readonly RunRecord[];
}

/** So many observations of a check are recorded, and whatever tells of an attack. */
const RECORDED_OBSERVATIONS = 50;
const isKept = ({ kind }: RunRecord, at: number): boolean => at < RECORDED_OBSERVATIONS || kind === 'breach';

const CHECK_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_CHECKS = 200;
const DETAIL_CHARACTERS = 500;

/** Ids that cannot be in a result, or that an object does not keep in the order in which they were written. */
const idProblem = (ids: readonly string[]): string | undefined => {
  if (ids.length === 0 || ids.length > MOST_CHECKS) return `report: ${ids.length} checks; give 1 to ${MOST_CHECKS}`;
  const bad = ids.find((id) => !CHECK_ID.test(id) || id.length > 80 || /^\d+$/.test(id));
  return bad === undefined ? undefined : `report: "${bad}" is no id of a check: use words of small letters and digits, joined by "-"`;
};

const twoTurns = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
const describeThrown = (thrown: unknown): string => {
  if (thrown instanceof CheckFailure || thrown instanceof CheckTrouble) return thrown.message;
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : `something thrown that is no error (${typeof thrown})`;
};

export const createReport = (desk: ReportDesk): ((checks: Checks) => Promise<never>) => {
  let started = false;
  let strays: unknown[] = [];
  let isChecking = false;
  // A rejection that nobody waits for belongs to the check that is running. Outside of any check the driver is broken, and says nothing.
  process.on('unhandledRejection', (reason) => {
    if (!isChecking) throw reason instanceof Error ? reason : new Error(`unhandled rejection: ${String(reason)}`);
    strays.push(reason);
  });

  const perform = async (id: string, check: Check): Promise<{ status: Status; detail: string }> => {
    const before = desk.evidence();
    const problems: unknown[] = [];
    try {
      await withinLimit(check(createRandom(desk.seed, id)), desk.checkLimitMs);
    } catch (thrown) {
      problems.push(thrown);
    }
    await desk.settle();
    await twoTurns();
    problems.push(...strays, ...desk.takeFindings().map((finding) => new CheckFailure(finding)));
    strays = [];
    if (problems.length === 0 && desk.evidence() === before) problems.push(new CheckFailure('nothing was observed'));
    if (problems.length === 0) return { status: 'pass', detail: '' };
    return { status: problems.some((problem) => problem instanceof CheckTrouble) ? 'error' : 'fail', detail: describeThrown(problems[0]) };
  };

  return async (checks) => {
    if (started) throw new CheckTrouble('report: a driver reports once');
    started = true;
    const problem = idProblem(Object.keys(checks));
    if (problem !== undefined) throw new CheckTrouble(problem);
    const records: CheckRecord[] = [];
    desk.takeRuns();
    isChecking = true;
    for (const [id, check] of Object.entries(checks)) {
      const { status, detail } = await perform(id, check);
      const line = plainText(detail, DETAIL_CHARACTERS);
      records.push({ id, status, detail: line, observations: desk.takeRuns().filter(isKept) });
      if (status !== 'pass') writeSync(2, `${status} ${id}: ${line}\n`);
    }
    isChecking = false;
    if (desk.observationFile !== undefined)
      writeFileSync(desk.observationFile, `${JSON.stringify({ ...desk.circumstances(), checks: records })}\n`, { mode: 0o600 });
    writeResult({
      schema_version: 'codevetter.agent-task-check-result.v1',
      task_id: desk.taskId,
      acceptance_contract_sha256: desk.contractSha256,
      results: records.map(({ id, status }) => ({ id, status })),
    });
    await desk.afterwards();
    return desk.end(0);
  };
};

const withinLimit = async (work: unknown, limitMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CheckFailure(`the check itself did not finish within ${limitMs} ms`)), limitMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const writeResult = (result: object): void => {
  const bytes = Buffer.from(`${JSON.stringify(result)}\n`);
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(1, bytes, written);
    } catch (error) {
      // The reader is slow, and the pipe does not block.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
};
