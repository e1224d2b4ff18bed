import { type Pcg32, pcg32 } from './pcg32.js';
import type { Interval } from './wilson.js';

/** The differences of one task, one for each cell that both sides scored: −1, 0 or 1. */
export type Cells = readonly number[];

const RESAMPLES = 10_000;
/** The 250th and the 9,751st value, counted from 1. */
const LOW = 249;
const HIGH = 9_750;
const WORD = 0x1_0000_0000;

/** Several indices below `bound` from one draw below bound^k: as even as one draw each, and k times as fast. */
const indices = (source: Pcg32, bound: number): (() => number) => {
  let perDraw = 1;
  for (let power = bound * bound; power <= WORD && bound > 1; power *= bound) perDraw += 1;
  const drawBelow = bound ** perDraw;
  let [stock, left] = [0, 0];
  return () => {
    if (left === 0) [stock, left] = [source.below(drawBelow), perDraw];
    left -= 1;
    const index = stock % bound;
    stock = (stock - index) / bound;
    return index;
  };
};

/**
 * The percentile bootstrap interval of the paired delta, 95 %: 10,000 times as many tasks drawn with replacement, and of each as many
 * cells. The generator is PCG32 on stream 54; the same seed gives the same bytes everywhere. Undefined without a cell.
 */
export const bootstrapInterval = (tasks: readonly Cells[], seed: number): Interval | undefined => {
  const filled = tasks.filter((cells) => cells.length > 0);
  if (filled.length === 0) return undefined;
  const source = pcg32(seed);
  const anyTask = indices(source, filled.length);
  const anyCell = new Map(
    [...new Set(filled.map(({ length }) => length))].sort((a, b) => a - b).map((length) => [length, indices(source, length)]),
  );
  const prepared = filled.map((cells) => ({ cells: Int8Array.from(cells), index: anyCell.get(cells.length) ?? anyTask }));
  const deltas = new Float64Array(RESAMPLES);
  for (let at = 0; at < RESAMPLES; at++) {
    let [sum, count] = [0, 0];
    for (let task = 0; task < prepared.length; task++) {
      const chosen = prepared[anyTask()];
      if (chosen === undefined) throw new Error('defect: an index beyond the tasks');
      const { cells, index } = chosen;
      for (let cell = 0; cell < cells.length; cell++) sum += cells[index()] ?? 0;
      count += cells.length;
    }
    deltas[at] = sum / count;
  }
  deltas.sort();
  return { low: deltas[LOW] ?? Number.NaN, high: deltas[HIGH] ?? Number.NaN };
};
