/** What one workspace is observed with: its modules, the subject that loads them, fakes and observations. */
import { createClassPrototypes } from './classPrototypes.js';
import { createFakes, type FakeMaker } from './fakes.js';
import { createHome } from './home.js';
import { createModuleServer, type ModuleServer, type StripTypes } from './moduleServing.js';
import { createObserver, type Observer } from './observe.js';
import { createSubjectPool, type SubjectPool } from './subjectPool.js';
import type { HostProgram } from './subjectProcess.js';
import type { WorkspaceFiles } from './workspaceFiles.js';

export interface Bench {
  readonly modules: ModuleServer;
  readonly pool: SubjectPool;
  readonly fakes: FakeMaker;
  readonly observer: Observer;
}

export interface BenchParts {
  readonly files: WorkspaceFiles;
  readonly strip: StripTypes;
  readonly sandbox: string | undefined;
  readonly host: HostProgram;
  readonly limitMs: number;
  readonly finding: (what: string) => void;
}

/** The subject is started at once. */
export const createBench = ({ files, strip, sandbox, host, limitMs, finding }: BenchParts): Bench => {
  const modules = createModuleServer(files, strip);
  const pool = createSubjectPool(sandbox, host, modules.serve);
  const fakes: FakeMaker = createFakes(() => observer.wake());
  const observer: Observer = createObserver({
    pool,
    fakes,
    home: createHome(),
    origins: new WeakMap(),
    classPrototype: createClassPrototypes(),
    limitMs,
    prepare: modules.prepare,
    finding,
  });
  return { modules, pool, fakes, observer };
};
