import { type Ended, type ProcessOrder, superviseProcess } from '../../../src/process/superviseProcess.js';

/** Supervises a piece of JavaScript; everything but the code has a harmless default. */
export const superviseNode = (code: string, order: Partial<ProcessOrder> = {}): Promise<Ended> =>
  superviseProcess({
    file: process.execPath,
    args: ['--input-type=module', '-e', code],
    cwd: '/',
    env: {},
    timeoutMs: 60_000,
    outputLimit: 1024,
    stdin: 'ignore',
    ...order,
  });

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
