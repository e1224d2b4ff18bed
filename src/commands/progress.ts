import type { WriteStream } from 'node:tty';

// Short work shows nothing: a line that flashes by helps nobody.
const QUIET_MS = 500;
const REFRESH_MS = 100;

// Not performance.now(): its module costs every start two milliseconds.
const milliseconds = (): number => Number(process.hrtime.bigint() / 1_000_000n);

export interface ProgressLine {
  readonly show: (line: string) => void;
  /** Takes the line off the terminal. */
  readonly clear: () => void;
}

/**
 * One line on a terminal that is replaced as work goes on. `terminal` is asked when there is something to show, and answers
 * undefined when nobody watches (pipes, CI).
 */
export const progressLine = (terminal: () => WriteStream | undefined): ProgressLine => {
  let last = milliseconds() + QUIET_MS - REFRESH_MS;
  let shownOn: WriteStream | undefined;
  return {
    show: (line) => {
      const now = milliseconds();
      if (now - last < REFRESH_MS) return;
      last = now;
      shownOn = terminal();
      shownOn?.write(`\r\u001b[2K${line.slice(0, Math.max(20, (shownOn.columns || 80) - 1))}`);
    },
    clear: () => {
      shownOn?.write('\r\u001b[2K');
      shownOn = undefined;
    },
  };
};
