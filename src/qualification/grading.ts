import type { DriverLevel } from '../checks/driverLevel.js';

/** At which level the checks were judged; verdicts of different levels are never pooled. */
export type GradingLevel = 'observed_isolated' | 'observed' | 'in_process';

export interface Grading {
  readonly level: GradingLevel;
  readonly runtimeSha256?: string;
}

/** For drivers of the observed kind, `sandbox` (see `DriverHost`) decides whether the subject process was isolated. */
export const gradingOf = (driver: DriverLevel, sandbox: string): Grading =>
  driver.level === 'in_process'
    ? { level: 'in_process' }
    : { level: sandbox === 'none' ? 'observed' : 'observed_isolated', runtimeSha256: driver.runtimeSha256 };
