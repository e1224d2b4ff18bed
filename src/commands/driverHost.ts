import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DriverHost } from '../checks/driverHost.js';
import { type Isolation, subjectIsolation } from '../process/isolation.js';
import { thisNode } from '../process/thisNode.js';
import type { Host } from './host.js';

/** What check drivers get from this machine, and how it was found out that their subjects can be isolated. */
export const driverHost = async (host: Host): Promise<{ readonly driver: DriverHost; readonly isolation: Isolation }> => {
  const typeHook = join(host.kit, 'type-hook', 'type-hook.mjs');
  const isolation = await subjectIsolation();
  return {
    driver: { node: thisNode(), searchPath: host.path, sandbox: isolation.sandbox, ...(existsSync(typeHook) && { typeHook }) },
    isolation,
  };
};
