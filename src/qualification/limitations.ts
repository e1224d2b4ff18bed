import type { DriverLevel } from '../checks/driverLevel.js';

const ALWAYS = [
  'Shows that the checks fail on the fixture and pass after the known-good change; it does not show that they accept every right solution or refuse every wrong one.',
  'Repeated attempts that agree make a flaky check unlikely, not impossible; rare flakes need more repetitions than a receipt records.',
];

const OF_LEVEL = {
  observed: [
    'The driver never loads the code under check: a second process loads it and is asked through the check runtime that the driver names. Whether that process was inside a sandbox is recorded beside this receipt, not in it.',
  ],
  in_process: [
    'The driver loads the code under check into its own process: code written to deceive it could forge a result. Fixture and known-good change are trusted here; a verdict on the work of an agent is weaker by that much.',
  ],
} as const satisfies Record<DriverLevel['level'], readonly string[]>;

/** What a receipt of ours does not prove. Depends on the kind of driver alone, never on a machine: receipts are the same everywhere. */
export const limitationsOf = (level: DriverLevel['level']): string[] => [...OF_LEVEL[level], ...ALWAYS];
