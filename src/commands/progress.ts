import type { WriteStream } from 'node:tty';

// Short work shows nothing: a line that flashes by helps nobody.
const QUIET_MS = 500;
const REFRESH_MS = 100;

export interface ProgressLine {
  readonly show: (line: string) => void;
  /** Takes the line off the terminal. */
  readonly clear: () => void;
}

/** One line on a terminal that is replaced as work goes on. Silent when nobody watches (pipes, CI). */
export const progressLine = (stream: WriteStream, watched: boolean): ProgressLine => {
  if (!watched) return { show: () => {}, clear: () => {} };
  const start = performance.now();
  let last = start + QUIET_MS - REFRESH_MS;
  let shown = false;
  return {
    show: (line) => {
      const now = performance.now();
      if (now - last < REFRESH_MS) return;
      last = now;
      shown = true;
      stream.write(`\r\u001b[2K${line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`);
    },
    clear: () => {
      if (shown) stream.write('\r\u001b[2K');
      shown = false;
    },
  };
};
