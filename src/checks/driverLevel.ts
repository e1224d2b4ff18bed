import { namedCheckRuntime } from '../corpus/checkRuntime.js';

/**
 * How a driver works. `observed`: it never loads the workspace and asks a second process through the check runtime that its first
 * line names. `in_process`: drivers of the older kind, which import the workspace into their own process.
 */
export type DriverLevel = { readonly level: 'observed'; readonly runtimeSha256: string } | { readonly level: 'in_process' };

export const driverLevel = (driver: Uint8Array): DriverLevel => {
  const runtimeSha256 = namedCheckRuntime(driver);
  return runtimeSha256 === undefined ? { level: 'in_process' } : { level: 'observed', runtimeSha256 };
};
