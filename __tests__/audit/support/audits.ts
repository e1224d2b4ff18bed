import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TaskAudit } from '../../../src/audit/auditTask.js';
import type { AuditOrder } from '../../../src/audit/auditTasks.js';
import { auditTasks } from '../../../src/audit/auditTasks.js';
import type { PartName } from '../../../src/audit/part.js';
import type { DriverHost } from '../../../src/checks/driverHost.js';
import type { TaskPackage } from '../../../src/corpus/taskPackage.js';
import { subjectIsolation } from '../../../src/process/isolation.js';
import { thisNode } from '../../../src/process/thisNode.js';
import { scratch } from '../../process/support/scratch.js';

const TYPE_HOOK = join(import.meta.dirname, '../../../dist/type-hook/type-hook.mjs');

export const auditHost = async (isolated: boolean): Promise<DriverHost> => ({
  node: thisNode(),
  searchPath: '/usr/bin:/bin',
  sandbox: isolated ? (await subjectIsolation()).sandbox : 'none',
  ...(existsSync(TYPE_HOOK) && { typeHook: TYPE_HOOK }),
});

/** Some parts of an audit, two runs at a time, in a folder of the test. */
export const auditOf = async (
  tasks: readonly TaskPackage[],
  parts: readonly PartName[],
  more: Partial<AuditOrder> = {},
): Promise<readonly TaskAudit[]> => {
  const { audits, cancelled, removal } = await auditTasks(tasks, {
    parts: new Set(parts),
    isolation: 'none',
    jobs: 2,
    host: await auditHost(false),
    seed: 'test',
    signal: new AbortController().signal,
    baseFolder: join(scratch(), 'base'),
    ...more,
  });
  expect({ cancelled, removal }).toEqual({ cancelled: false, removal: { removed: true } });
  return audits;
};

/** The findings of all tasks as lines: severity, part, subject. */
export const findingLines = (audits: readonly TaskAudit[]): readonly string[] =>
  audits.flatMap(({ taskId, findings }) => findings.map(({ severity, part, subject }) => `${taskId}: ${severity} ${part} ${subject}`));
