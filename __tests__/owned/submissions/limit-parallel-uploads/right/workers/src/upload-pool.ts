import type { PhotoFile, Upload, UploadPool } from './types.ts';

type Turn = () => Promise<void>;

/** At most `limit` workers; each takes the first turn in line until the line is empty. */
export function createUploadPool(upload: Upload, limit: number): UploadPool {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`not a limit: ${limit}`);
  const line = new Set<Turn>();
  let workers = 0;
  let done = 0;
  let failed = 0;

  async function work(): Promise<void> {
    workers++;
    for (const turn of line) {
      line.delete(turn);
      await turn();
    }
    workers--;
  }

  async function add(file: PhotoFile, signal = new AbortController().signal): Promise<string> {
    try {
      const address = await queued(file, signal);
      done++;
      return address;
    } catch (reason) {
      failed++;
      throw reason;
    }
  }

  function queued(file: PhotoFile, signal: AbortSignal): Promise<string> {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        if (line.delete(turn)) reject(signal.reason);
      };
      const turn = async (): Promise<void> => {
        signal.removeEventListener('abort', leave);
        await upload(file, signal).then(resolve, reject);
      };
      signal.addEventListener('abort', leave);
      line.add(turn);
      if (workers < limit) void work();
    });
  }

  return { add, stats: () => ({ uploading: workers, waiting: line.size, done, failed }) };
}
