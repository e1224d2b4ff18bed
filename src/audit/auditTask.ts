import { driverLevel } from '../checks/driverLevel.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import { onBusyMachine } from './busyMachine.js';
import { cheatTarget } from './cheatTarget.js';
import { loadedFiles } from './loadedFiles.js';
import { type AttemptPath, type AuditFinding, PART_NAMES, type PartContext, type PartName, type Tally, together } from './part.js';
import { PARTS } from './parts/parts.js';
import { type AuditLevel, runTrial, type Trial, type TrialHost, type TrialOrder } from './trial.js';

export interface TaskAudit {
  readonly taskId: string;
  readonly levels: readonly AuditLevel[];
  /** In the order of the parts, then of the levels. */
  readonly tallies: readonly Tally[];
  readonly findings: readonly AuditFinding[];
}

export interface TaskAuditOrder {
  readonly task: TaskPackage;
  readonly parts: ReadonlySet<PartName>;
  /** At which of the observed levels: a driver of the older kind has one level only. */
  readonly isolation: 'both' | 'isolated' | 'none';
  readonly host: TrialHost;
  readonly seed: string;
  /** Lets trials wait for their turn. */
  readonly slot: <T>(work: () => Promise<T>) => Promise<T>;
  readonly onTrial: () => void;
  readonly attemptPath?: AttemptPath;
}

/** Thrown through the parts when the audit is interrupted. */
class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

const unlessInterrupted = (error: unknown): undefined => {
  if (!(error instanceof Interrupted)) throw error;
};

/** Enough to keep every core of a small machine from being free. */
const BUSY_PROCESSES = 3;

const levelsOf = ({ isolation, host }: TaskAuditOrder, driver: 'observed' | 'in_process'): readonly [AuditLevel, ...AuditLevel[]] => {
  if (driver === 'in_process') return ['in_process'];
  if (isolation === 'none' || host.driver.sandbox === 'none') return ['observed'];
  return isolation === 'both' ? ['observed_isolated', 'observed'] : ['observed_isolated'];
};

type Runner = Pick<PartContext, 'trial' | 'trialUnderLoad' | 'baseline'>;

const runnerOf = ({ task, host, seed, slot, onTrial }: TaskAuditOrder): Runner => {
  const run = async (trial: Omit<TrialOrder, 'task'>, busy: boolean) => {
    const work = (): Promise<Trial> => runTrial({ task, ...trial }, host);
    const ended = await slot(() => (busy ? onBusyMachine(host.driver.node, BUSY_PROCESSES, host.signal, work) : work()));
    onTrial();
    if (ended.kind === 'cancelled') throw new Interrupted();
    return ended;
  };
  const baselines = new Map<AuditLevel, ReturnType<typeof run>>();
  return {
    trial: (trial) => run(trial, false),
    trialUnderLoad: (trial) => run(trial, true),
    baseline: (level) => {
      const known = baselines.get(level) ?? run({ level, from: 'unsolved', seed }, false);
      baselines.set(level, known);
      return known;
    },
  };
};

/** Nothing is run for these. */
const STILL: ReadonlySet<PartName> = new Set<PartName>(['leaks', 'path']);

/** The whole way of a run, in its turn like any trial. */
const pathOf = ({ attemptPath, host, slot, onTrial }: TaskAuditOrder): Pick<PartContext, 'attemptPath'> =>
  attemptPath === undefined
    ? {}
    : {
        attemptPath: async (task) => {
          const ended = await slot(() => attemptPath(task, host.signal));
          onTrial();
          if (host.signal.aborted) throw new Interrupted();
          return ended;
        },
      };

const contextOf = async (order: TaskAuditOrder): Promise<PartContext> => {
  const { task, seed, parts } = order;
  const runner = runnerOf(order);
  const driver = driverLevel(task.driver.bytes).level;
  const levels = levelsOf(order, driver);
  const still = [...parts].every((part) => STILL.has(part));
  const first = still || driver === 'in_process' ? undefined : await runner.baseline(levels[0]);
  const loaded = first?.kind === 'verdict' ? loadedFiles(first.observation) : [];
  return { ...runner, ...pathOf(order), task, target: cheatTarget(task, loaded), levels, seed };
};

/** Looks into one task. Undefined: interrupted. Throws only for a defect of ours. */
export const auditTask = async (order: TaskAuditOrder): Promise<TaskAudit | undefined> => {
  const wanted = PART_NAMES.filter((name) => order.parts.has(name));
  const context = await contextOf(order).catch(unlessInterrupted);
  if (context === undefined) return undefined;
  // All have to be over before the folder that they work in is removed, also when one of them fails.
  const settled = await Promise.allSettled(wanted.map((name) => PARTS[name](context)));
  const failed = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const defect = failed.find((reason) => !(reason instanceof Interrupted));
  if (defect !== undefined) throw defect;
  if (failed.length > 0) return undefined;
  const { tallies, findings } = together(settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
  return { taskId: order.task.taskId, levels: context.levels, tallies, findings };
};
