import { removeFolders, SANDBOXES, tellingCheck } from './support.js';

afterAll(removeFolders);

const observed = (source: string, sandbox: string, show: string) =>
  tellingCheck({ 'm.mjs': source }, `const o = await observe({ file: 'm.mjs', call: 'run', args: [] }); tell(${show});`, {
    env: { AGENT_TASK_CHECK_SANDBOX: sandbox },
  });

describe.each(SANDBOXES)('built-in modules for code under check (sandbox %s)', (sandbox) => {
  it('do not hold async_hooks, which would reach the pipe of the host through a storage', async () => {
    // The storage writes a property of the attacker's choosing onto the resource that is executing: the pipe, a timer, a request.
    const attack = `
      import * as hooks from 'node:async_hooks';
      export const run = () => {
        const seen = [];
        const storage = new hooks.AsyncLocalStorage();
        storage.kResourceStore = 'stolen';
        Object.defineProperty(Object.prototype, 'stolen', { set() { seen.push(Object.keys(this).join()); }, configurable: true });
        storage.enterWith(1);
        delete Object.prototype.stolen;
        return seen;
      };`;
    const { told } = await observed(attack, sandbox, 'o.kind');
    expect(told).not.toBe('returned');
  });

  it('hold the exports that Node makes only when they are asked for', async () => {
    const source = `
      import { webcrypto } from 'node:crypto';
      import { promises as waiting } from 'node:timers';
      import { promises as flowing } from 'node:stream';
      import { Blob } from 'node:buffer';
      export const run = () => [typeof webcrypto.subtle, typeof waiting.setTimeout, typeof flowing.pipeline, typeof Blob];`;
    const { told } = await observed(source, sandbox, 'o.returned');
    expect(told).toEqual(['object', 'function', 'function', 'function']);
  });

  it('are looked for without an end of the driver, whatever a manifest says', async () => {
    const nested = `${'{"default":'.repeat(3000)}"./x.mjs"${'}'.repeat(3000)}`;
    const { told } = await tellingCheck(
      { 'm.mjs': "import '#a'; export const run = () => 1;", 'package.json': `{"type":"module","imports":{"#a":${nested}}}` },
      `const o = await observe({ file: 'm.mjs', call: 'run', args: [] }); tell(o.kind);`,
      { env: { AGENT_TASK_CHECK_SANDBOX: sandbox } },
    );
    expect(told).not.toBe('returned');
  });
});
