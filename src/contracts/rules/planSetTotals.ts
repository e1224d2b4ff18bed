/** What a row of a plan set adds to its counts and its cost. */
export interface PlannedRow {
  readonly taskId: string;
  readonly adapterSha256: string;
  readonly trials: number;
  readonly posture: string;
  readonly estimatedMaxUsd: number;
  readonly maxUsd: number;
}

export interface PlanSetTotals {
  readonly counts: { readonly tasks: number; readonly adapters: number; readonly plans: number; readonly attempts: number };
  readonly cost: { readonly posture: 'free' | 'paid' | 'unknown'; readonly estimated_max_usd: number; readonly max_usd: number };
}

/**
 * Whole millionths of a dollar, rounded up. An amount that was written with six decimals is no whole number of millionths in doubles
 * (0.000274 × 1000000 is a little more than 274): what is closer than a thousandth counts as one.
 */
const millionths = (usd: number): number => Math.ceil(Number((usd * 1_000_000).toFixed(3)));

const sum = (rows: readonly PlannedRow[], usd: (row: PlannedRow) => number): number =>
  rows.reduce((total, row) => total + millionths(usd(row)) * row.trials, 0) / 1_000_000;

const worst = (rows: readonly PlannedRow[]): PlanSetTotals['cost']['posture'] => {
  if (rows.some(({ posture }) => posture === 'unknown')) return 'unknown';
  return rows.some(({ posture }) => posture === 'paid') ? 'paid' : 'free';
};

/** Counted and summed over the rows of a plan set: amounts in dollars, each rounded up to millionths before it is multiplied by its trials. */
export const planSetTotals = (rows: readonly PlannedRow[]): PlanSetTotals => ({
  counts: {
    tasks: new Set(rows.map(({ taskId }) => taskId)).size,
    adapters: new Set(rows.map(({ adapterSha256 }) => adapterSha256)).size,
    plans: rows.length,
    attempts: rows.reduce((total, { trials }) => total + trials, 0),
  },
  cost: {
    posture: worst(rows),
    estimated_max_usd: sum(rows, ({ estimatedMaxUsd }) => estimatedMaxUsd),
    max_usd: sum(rows, ({ maxUsd }) => maxUsd),
  },
});
