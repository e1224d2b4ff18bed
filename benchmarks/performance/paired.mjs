// Times whole processes in turn, A B A B …, so that a drifting machine speed meets both sides alike.
import { spawnSync } from 'node:child_process';

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

// Built from nothing: variables such as NODE_EXTRA_CA_CERTS cost one side of a comparison tens of milliseconds.
const environment = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  TMPDIR: process.env.TMPDIR ?? '/tmp',
  LANG: 'C.UTF-8',
  CI: 'true',
};

const once = ({ file, args, allow = [0] }) => {
  const start = process.hrtime.bigint();
  const run = spawnSync(file, args, { env: environment, stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1 << 24 });
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  if (!allow.includes(run.status))
    throw new Error(`${file} ${args.join(' ').slice(0, 200)} ended with ${run.status ?? run.signal}: ${run.stderr}`);
  return ms;
};

/**
 * Runs `subject` and `floor` alternately `runs` times after one warm-up of each.
 * @returns medians in milliseconds, and the median of the pairwise ratios
 */
export const paired = (name, subject, floor, { runs, limit }) => {
  once(subject);
  once(floor);
  const pairs = [];
  for (let i = 0; i < runs; i++) pairs.push({ subject: once(subject), floor: once(floor) });
  const result = {
    name,
    runs,
    subject_ms: median(pairs.map((pair) => pair.subject)),
    floor_ms: median(pairs.map((pair) => pair.floor)),
    ratio: median(pairs.map((pair) => pair.subject / pair.floor)),
    ...(limit === undefined ? {} : { limit }),
  };
  const verdict = limit === undefined ? '' : result.ratio <= limit ? ` (limit ${limit}: holds)` : ` (limit ${limit}: DOES NOT HOLD)`;
  console.log(
    `${name}: ${result.ratio.toFixed(2)} × floor${verdict}; medians ${result.subject_ms.toFixed(0)} ms over ${result.floor_ms.toFixed(0)} ms, ${runs} pairs`,
  );
  return result;
};
