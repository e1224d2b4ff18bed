import { superviseProcess } from '../process/superviseProcess.js';
import type { NodeBinary } from '../process/thisNode.js';

/** Longer than any trial may take; normally they are ended long before. */
const LIMIT_MS = 120_000;

/** Does some work while so many processes do nothing but compute. They are gone when it returns. */
export const onBusyMachine = async <T>(node: NodeBinary, processes: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  const stop = new AbortController();
  const busy = Array.from({ length: processes }, () =>
    superviseProcess({
      file: node.file,
      args: ['-e', 'for (;;);'],
      cwd: '/',
      env: {},
      timeoutMs: LIMIT_MS,
      outputLimit: 4096,
      stdin: 'ignore',
      signal: AbortSignal.any([stop.signal, signal]),
    }),
  );
  try {
    return await work();
  } finally {
    stop.abort();
    await Promise.all(busy);
  }
};
