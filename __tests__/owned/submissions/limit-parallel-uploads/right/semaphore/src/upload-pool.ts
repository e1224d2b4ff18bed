import type { PhotoFile, PoolStats, Upload, UploadPool } from './types.ts';

export function createUploadPool(upload: Upload, limit: number): UploadPool {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`not a limit: ${limit}`);
  const stats: PoolStats = { uploading: 0, waiting: 0, done: 0, failed: 0 };
  let waiters: (() => void)[] = [];

  /** Resolves when a place has been taken; rejects when the signal is faster. */
  async function takePlace(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (stats.uploading < limit) {
      stats.uploading++;
      return;
    }
    stats.waiting++;
    let open!: () => void;
    let close!: (reason: unknown) => void;
    const turn = new Promise<void>((resolve, reject) => {
      open = resolve;
      close = reject;
    });
    const give = (): void => open();
    const leave = (): void => {
      waiters = waiters.filter((waiter) => waiter !== give);
      close(signal.reason);
    };
    waiters.push(give);
    signal.addEventListener('abort', leave, { once: true });
    try {
      await turn;
    } finally {
      stats.waiting--;
      signal.removeEventListener('abort', leave);
    }
  }

  /** The place goes to the first in line without ever being empty. */
  function leavePlace(): void {
    const first = waiters.shift();
    if (first) first();
    else stats.uploading--;
  }

  async function add(file: PhotoFile, signal = new AbortController().signal): Promise<string> {
    try {
      await takePlace(signal);
      try {
        const address = await upload(file, signal);
        stats.done++;
        return address;
      } finally {
        leavePlace();
      }
    } catch (reason) {
      stats.failed++;
      throw reason;
    }
  }

  return { add, stats: () => ({ ...stats }) };
}
