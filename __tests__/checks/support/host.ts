import type { DriverHost } from '../../../src/checks/driverHost.js';
import { thisNode } from '../../../src/process/thisNode.js';

/** This machine, as a tool would describe it, without a sandbox. */
export const host: DriverHost = { node: thisNode(), searchPath: '/usr/bin:/bin', sandbox: 'none' };
