import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../src/contracts/sha256.js';
import { judge } from '../owned/support/submissions.js';
import { scratch } from '../process/support/scratch.js';
import { ADAPTERS, descriptorOf, OWNED_ADAPTERS } from './support/adapterFolder.js';
import { DIAGNOSTICS, diagnosticsIn, launch } from './support/launch.js';
import { hashesIn, OWNED_TASKS, ownedTask, workspaceOf } from './support/ownedWorkspace.js';

const FALSE_TASK = 'preserve-explicit-false';
const TOKEN = { FIXTURE_TOKEN: 'synthetic' };

describe.each(OWNED_ADAPTERS)('%s', (name) => {
  test('has a valid descriptor that names the hashes of its files', async () => {
    const { artifacts, adapter_id } = await descriptorOf(name);
    expect(adapter_id).toBe(name);
    expect(artifacts.filter(({ path, sha256: named }) => sha256(readFileSync(join(ADAPTERS, path))) !== named)).toEqual([]);
  });

  test('is free, and names only variables that it needs', async () => {
    const { cost_posture, environment_names } = await descriptorOf(name);
    expect([cost_posture, environment_names]).toEqual(['free', name === 'synthetic-false-fix' ? ['FIXTURE_TOKEN'] : []]);
  });
});

describe('do-nothing', () => {
  test('ends well and leaves the workspace as it is', async () => {
    const workspace = workspaceOf(ownedTask(FALSE_TASK));
    const before = hashesIn(workspace);
    const { ended } = await launch('do-nothing', workspace);
    expect(ended).toMatchObject({ kind: 'exited', code: 0, survivors: false });
    expect(hashesIn(workspace)).toEqual(before);
  });
});

describe('synthetic-false-fix', () => {
  test('mends the fault that it knows, and says exactly that', async () => {
    const workspace = workspaceOf(ownedTask(FALSE_TASK));
    const { ended, stdout } = await launch('synthetic-false-fix', workspace, { env: TOKEN });
    expect(ended).toMatchObject({ kind: 'exited', code: 0, survivors: false });
    expect(stdout).toBe('FIXTURE_TOKEN=synthetic\nfalse fix: src/settings.js mended\n');
    expect(await diagnosticsIn(workspace)).toEqual({
      schema_version: 'codevetter.agent-task-diagnostics.v1',
      files_inspected: ['src/settings.js'],
      files_modified: ['src/settings.js'],
      tool_calls: ['read', 'write'],
    });
  });

  test('passes the hidden checks of that task', async () => {
    const task = ownedTask(FALSE_TASK);
    const workspace = workspaceOf(task);
    await launch('synthetic-false-fix', workspace, { env: TOKEN });
    const files = new Map([['src/settings.js', readFileSync(join(workspace, 'src/settings.js'))]]);
    expect(await judge(task, { kind: 'right', name: 'synthetic', files }, true)).toMatchObject({ verdict: 'all-passing' });
  });

  test('writes no diagnostics that hold the usual value of its token', async () => {
    const workspace = workspaceOf(ownedTask(FALSE_TASK));
    await launch('synthetic-false-fix', workspace, { env: TOKEN });
    expect(readFileSync(join(workspace, DIAGNOSTICS), 'utf8')).not.toContain('synthetic');
  });

  test('changes nothing on any other task', async () => {
    for (const task of OWNED_TASKS.filter(({ taskId }) => taskId !== FALSE_TASK)) {
      const workspace = workspaceOf(task);
      const before = hashesIn(workspace);
      const { ended } = await launch('synthetic-false-fix', workspace, { env: TOKEN });
      const { [DIAGNOSTICS]: _, ...after } = hashesIn(workspace);
      expect([task.taskId, ended, after]).toEqual([task.taskId, expect.objectContaining({ kind: 'exited', code: 0 }), before]);
      expect((await diagnosticsIn(workspace)).files_modified).toEqual([]);
    }
  });

  test('does not follow a link in the place of the file that it mends', async () => {
    const workspace = workspaceOf(ownedTask('bound-upload-size-in-bytes'));
    const outside = join(scratch(), 'settings.js');
    const task = ownedTask(FALSE_TASK);
    const fault = task.fixture.document.files.find(({ path }) => path === 'src/settings.js');
    writeFileSync(outside, Buffer.from(fault?.content_base64 ?? '', 'base64'));
    mkdirSync(join(workspace, 'src'), { recursive: true });
    symlinkSync(outside, join(workspace, 'src/settings.js'));
    const { ended, stdout } = await launch('synthetic-false-fix', workspace, { env: TOKEN });
    expect(ended).toMatchObject({ kind: 'exited', code: 0 });
    expect(stdout).toContain('nothing changed');
  });
});

describe('replay-known-good', () => {
  test.each(OWNED_TASKS.map((task) => [task.taskId, task] as const))(
    'turns the fixture of %s into its known-good state',
    async (_, task) => {
      const workspace = workspaceOf(task);
      const wanted = hashesIn(workspace);
      for (const { path, after_sha256 } of task.knownGood.document.files) wanted[path] = after_sha256;
      const { ended } = await launch('replay-known-good', workspace);
      expect(ended).toMatchObject({ kind: 'exited', code: 0, survivors: false });
      const { [DIAGNOSTICS]: _sidecar, ...after } = hashesIn(workspace);
      expect(after).toEqual(wanted);
      expect((await diagnosticsIn(workspace)).files_modified).toEqual(task.knownGood.document.files.map(({ path }) => path).sort());
    },
  );

  test.each([
    ['a file more', (folder: string) => writeFileSync(join(folder, 'more.txt'), 'x')],
    ['another byte', (folder: string) => writeFileSync(join(folder, 'package.json'), '{}')],
    ['a link', (folder: string) => symlinkSync('TASK.md', join(folder, 'link'))],
  ])('says that it does not know a fixture with %s, with exit code 3', async (_, change) => {
    const workspace = workspaceOf(ownedTask(FALSE_TASK));
    change(workspace);
    const before = hashesIn(workspace);
    const { ended, stderr } = await launch('replay-known-good', workspace);
    expect(ended).toMatchObject({ kind: 'exited', code: 3 });
    expect(stderr).toContain('no change is stored for this fixture');
    expect(hashesIn(workspace)).toEqual(before);
  });

  test('does not look at the task packet', async () => {
    const workspace = workspaceOf(ownedTask(FALSE_TASK));
    writeFileSync(join(workspace, 'TASK.md'), 'something else');
    expect((await launch('replay-known-good', workspace)).ended).toMatchObject({ kind: 'exited', code: 0 });
  });

  test('holds a store small enough to be an artifact', () => {
    expect(readFileSync(join(ADAPTERS, 'replay-known-good.changes.json')).length).toBeLessThanOrEqual(1_048_576);
  });
});
