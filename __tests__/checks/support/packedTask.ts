import type { TaskPackage } from '../../../src/corpus/taskPackage.js';

/** A JavaScript expression that makes the same task again, for a process of its own. */
export const packedTask = (task: TaskPackage): string => {
  const text = JSON.stringify(task, (_, value) =>
    ArrayBuffer.isView(value) ? { base64: Buffer.from(Object.values(value)).toString('base64') } : value,
  );
  return `JSON.parse(${JSON.stringify(text)}, (_, value) => (typeof value?.base64 === 'string' ? Buffer.from(value.base64, 'base64') : value))`;
};
