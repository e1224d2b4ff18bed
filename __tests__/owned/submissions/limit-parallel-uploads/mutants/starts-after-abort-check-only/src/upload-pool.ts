import type { PhotoFile, PoolStats, Upload, UploadPool } from './types.ts';

interface Job {
  file: PhotoFile;
  signal: AbortSignal;
  resolve(address: string): void;
  reject(reason: unknown): void;
}

export function createUploadPool(upload: Upload, limit: number): UploadPool {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`not a limit: ${limit}`);
  const queue: Job[] = [];
  const counts: PoolStats = { uploading: 0, waiting: 0, done: 0, failed: 0 };

  function next(): void {
    while (counts.uploading < limit && queue.length > 0) start(queue.shift()!);
  }

  function start(job: Job): void {
    counts.uploading++;
    upload(job.file, job.signal).then(
      (address) => {
        release('done');
        job.resolve(address);
      },
      (reason: unknown) => {
        release('failed');
        job.reject(reason);
      },
    );
  }

  /** The connection is closed; only now another one may be opened. */
  function release(outcome: 'done' | 'failed'): void {
    counts.uploading--;
    counts[outcome]++;
    next();
  }

  function add(file: PhotoFile, signal: AbortSignal = new AbortController().signal): Promise<string> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        counts.failed++;
        return reject(signal.reason);
      }
      const job = { file, signal, resolve, reject };
      signal.addEventListener('abort', () => {
        giveUp(job);
        next();
        reject(signal.reason);
        counts.uploading = Math.max(0, counts.uploading - 1);
      }, { once: true });
      queue.push(job);
      next();
    });
  }

  /** For a file whose turn has not come yet. */
  function giveUp(job: Job): void {
    const place = queue.indexOf(job);
    if (place < 0) return;
    queue.splice(place, 1);
    counts.failed++;
    job.reject(job.signal.reason);
  }

  return { add, stats: () => ({ ...counts, waiting: queue.length }) };
}
