import { plainSpelling } from '../contracts/rules/paths.js';
import { blockedReason } from './blockedReasons.js';
import { isControllingName } from './controllingNames.js';
import { type HiddenFiles, isHidden } from './hiddenFiles.js';
import type { LoadedAdapter } from './loadAdapter.js';
import type { PlannedTask } from './runPlan.js';
import { unboundArguments } from './unboundCommand.js';
import { unboundDependencies } from './unboundDependencies.js';

/** What is judged besides the format's own conditions. */
export interface BlockerQuestion {
  readonly task: Pick<PlannedTask, 'fixture'>;
  readonly adapter: LoadedAdapter;
  readonly hidden: HiddenFiles;
  /** How long the job of one attempt may take. */
  readonly jobMinutes: number;
  /** Whether the scoring profile of the task is there and wrong. */
  readonly profileInvalid: boolean;
}

/** A job of the usual hosts may take six hours; ten minutes are left for what comes before and after. */
export const JOB_MINUTES = 350;

const MINUTE_MS = 60_000;
/** Time of a job that is not the agent's: getting the pieces, installing, handing over. */
const OVERHEAD_MS = MINUTE_MS;

/** One path is the other, or a folder of it; on some machines case does not tell files apart. */
const meets = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === '' || a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
};

const onPublicFile = (task: BlockerQuestion['task'], diagnosticsPath: string | undefined): boolean => {
  if (diagnosticsPath === undefined) return false;
  const place = plainSpelling(diagnosticsPath);
  return ['TASK.md', ...task.fixture.document.files.map(({ path }) => plainSpelling(path))].some((path) => meets(place, path));
};

type Blocker = (question: BlockerQuestion) => readonly string[];

const when = (condition: boolean, ...reason: Parameters<typeof blockedReason>): readonly string[] =>
  condition ? [blockedReason(...reason)] : [];

const BLOCKERS: readonly Blocker[] = [
  ({ adapter }) =>
    unboundArguments(adapter.document.command).map(({ fault, argument }) => blockedReason('unbound-command', fault, argument)),
  ({ adapter }) => unboundDependencies(adapter.artifacts).map((place) => blockedReason('unbound-dependency', place)),
  ({ adapter }) =>
    adapter.document.environment_names.filter(isControllingName).map((name) => blockedReason('controlling-environment', name)),
  ({ task, adapter: { document } }) =>
    when(onPublicFile(task, document.diagnostics_path), 'diagnostics-on-public-file', document.diagnostics_path ?? ''),
  ({ adapter, hidden }) =>
    adapter.artifacts.filter((artifact) => isHidden(artifact, hidden)).map(({ path }) => blockedReason('hidden-file', path)),
  ({ adapter, hidden }) => when(isHidden(adapter, hidden), 'hidden-file', 'the descriptor'),
  ({ adapter: { document } }) => {
    const { input_usd_per_million: input, output_usd_per_million: output } = document.planning;
    return when(document.cost_posture !== 'free' && input === 0 && output === 0, 'prices-missing');
  },
  ({ adapter: { document }, jobMinutes }) =>
    when(document.timeout_ms + OVERHEAD_MS > jobMinutes * MINUTE_MS, 'outlasts-job', `${document.timeout_ms} ms`, `${jobMinutes} minutes`),
  ({ profileInvalid }) => when(profileInvalid, 'invalid-scoring-profile'),
];

/** Every reason against running an adapter on a task that the format does not know itself. No order, no uniqueness: `deriveRunPlan` sees to that. */
export const blockers = (question: BlockerQuestion): string[] => BLOCKERS.flatMap((blocker) => blocker(question));
