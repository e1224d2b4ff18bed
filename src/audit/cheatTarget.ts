import { driverLevel } from '../checks/driverLevel.js';
import type { TaskPackage } from '../corpus/taskPackage.js';
import type { CheatTarget } from './battery/cheat.js';
import { loadedSources } from './sources.js';

const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** What an agent finds: every file of the fixture as text, and `TASK.md`. */
export const visibleFiles = (task: Pick<TaskPackage, 'fixture' | 'taskPacket'>): ReadonlyMap<string, string> =>
  new Map([
    ...task.fixture.document.files.map(({ path, content_base64 }) => [path, utf8(Buffer.from(content_base64, 'base64'))] as const),
    ['TASK.md', utf8(task.taskPacket.bytes)] as const,
  ]);

const QUOTED = /`([^`\n]{1,60})`|"([^"\n]{1,60})"|(?<![\w.])(-?\d+(?:\.\d+)?)(?![\w.])/g;

/** Constants of the packet and the documents, the packet's first: texts in quotes or backticks, and numbers. */
const literalsOf = (files: ReadonlyMap<string, string>): readonly string[] => {
  const texts = [
    files.get('TASK.md') ?? '',
    ...[...files].filter(([path]) => path.endsWith('.md') && path !== 'TASK.md').map(([, text]) => text),
  ];
  const found = texts.flatMap((text) =>
    [...text.matchAll(QUOTED)].map(([, code, quoted, number]) => number ?? JSON.stringify(code ?? quoted)),
  );
  return [...new Set(found)];
};

const passingResult = ({ taskId, acceptance }: TaskPackage): string =>
  JSON.stringify({
    schema_version: 'codevetter.agent-task-check-result.v1',
    task_id: taskId,
    acceptance_contract_sha256: acceptance.sha256,
    results: [...acceptance.document.required_checks, ...acceptance.document.regression_checks].map(({ id }) => ({ id, status: 'pass' })),
  });

/** `loaded`: the files that the checks were seen to load, where that is known; otherwise those count that the driver names. */
export const cheatTarget = (task: TaskPackage, loaded: readonly string[] = []): CheatTarget => {
  const files = visibleFiles(task);
  return {
    taskId: task.taskId,
    level: driverLevel(task.driver.bytes).level,
    files,
    entries: loadedSources(files, loaded.length > 0 ? loaded.join('\n') : utf8(task.driver.bytes)),
    literals: literalsOf(files),
    passingResult: passingResult(task),
  };
};
