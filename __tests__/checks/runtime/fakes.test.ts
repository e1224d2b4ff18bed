import { removeFolders, tellingCheck } from './support.js';

afterAll(removeFolders);

const FILES = {
  'm.mjs': `
export const twice = async (load, id) => [await load(id), await load(id)];
export const both = (load) => Promise.all([load('a'), load('b')]);
export const callOnce = (load) => load('only');
export const never = () => new Promise(() => {});
export const same = (a, b) => a === b;
export const tryLoad = async (load) => { try { return await load(); } catch (error) { return { caught: error }; } };
export const rethrow = async (load) => { await load(); };
export const read = (store, key) => store(key) + store(key);
export const subscribe = (listen) => new Promise((resolve) => { listen((value) => { resolve(value); return value * 2; }); });
export const forward = (client, signal) => client('x', { signal });
export const follow = (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
export const ownSignal = async (client) => { const controller = new AbortController(); const call = client(controller.signal); controller.abort(new Error('mine')); try { await call; } catch (error) { return error.message; } };
export const proxied = (load) => { try { load(new Proxy({}, {})); } catch (error) { return 'swallowed'; } };
export const flood = (load) => { for (let i = 0; i < 20_000; i++) load(i); };
export const give = () => (x) => x + 1;
export const thenable = (load) => ({ then: load });
`,
};
const check = async (body: string, env = {}) =>
  tellingCheck(FILES, `const run = (call, ...args) => observe({ file: 'm.mjs', call, args });\n${body}`, { env });

describe('after an observation has ended', () => {
  it('nobody waits for it to be idle', async () => {
    const { told } = await check(`const going = run('same', 1, 1); await going; await going.idle(); tell('over');`);
    expect(told).toBe('over');
  });
  it('nobody waits for a call that cannot come', async () => {
    const { told } = await check(
      `const load = fake(); await run('same', 1, 1); try { await load.called(); } catch (error) { tell(error.message); }`,
    );
    expect(told).toBe('expected call 1 of a fake, but no observation is under way');
  });
  it('a wait that began before the first observation still holds', async () => {
    const { told } = await check(
      `const load = fake(), first = load.called(); run('callOnce', load); (await first).resolve(1); tell(load.calls.length);`,
    );
    expect(told).toBe(1);
  });
});

describe('a fake', () => {
  it('sees each call, and answers when the driver says so', async () => {
    const { told } = await check(`
      const load = fake(), going = run('twice', load, 'id');
      const first = await load.called(); await going.idle(); const open = load.calls.length;
      first.resolve(1); (await load.called(2)).resolve(2);
      tell([open, first.args, (await going).returned, load.calls.map((c) => [c.seq, c.settled])]);`);
    expect(told).toEqual([
      1,
      ['id'],
      [1, 2],
      [
        [1, true],
        [2, true],
      ],
    ]);
  });

  it('answers by itself with an implementation, also later, also with an error', async () => {
    const { told } = await check(`
      const down = new Error('down');
      const good = await run('both', fake(async (name) => { await new Promise((ok) => setTimeout(ok, 20)); return name + '!'; }));
      const bad = await run('tryLoad', fake(() => { throw down; }));
      tell([good.returned, bad.returned.caught === down]);`);
    expect(told).toEqual([['a!', 'b!'], true]);
  });

  it('is one and the same function wherever it is passed', async () => {
    const { told } = await check(
      `const load = fake(); tell([(await run('same', load, load)).returned, (await run('same', load, fake())).returned]);`,
    );
    expect(told).toEqual([true, false]);
  });

  it('answers at once when it is synchronous', async () => {
    const { told } = await check(
      `const store = fakeSync((key) => key.length); tell([(await run('read', store, 'four')).returned, store.calls.length, (await run('read', fake.sync(() => { throw new RangeError('x'); }), 'k')).threw.name]);`,
    );
    expect(told).toEqual([8, 2, 'RangeError']);
  });

  it('whose error comes back is that very error', async () => {
    const { told } = await check(
      `const down = new Error('down'), o = await run('rethrow', fake(async () => { throw down; })); tell(o.threw === down);`,
    );
    expect(told).toBe(true);
  });

  it.each([
    [
      'the code returns first',
      "const load = fake(); const going = run('callOnce', load); (await load.called()).resolve(1); await load.called(2);",
      'expected call 2 of a fake, but it returned 1',
    ],
    [
      'the code waits for something else',
      "const load = fake(); run('never', load); await load.called();",
      'expected call 1 of a fake, but the code under check is waiting without making it',
    ],
    [
      'the code waits for this call',
      "const load = fake(); run('callOnce', load); await load.called(2);",
      'expected call 2 of a fake, but the code under check is waiting without making it',
    ],
  ])('that is not called fails the check: %s', async (_when, body, detail) => {
    const end = await check(body);
    expect([end.status, end.detail]).toEqual(['fail', detail]);
  });

  it('cannot be called with something that lies, and a caught refusal does not help', async () => {
    const { told } = await check("const o = await run('proxied', fake()); tell(o.refused);");
    expect(told).toBe('a Proxy, as an argument of a fake');
  });

  it('is not called without end', async () => {
    const { told } = await check("const load = fake(() => 1), o = await run('flood', load); tell([o.kind, load.calls.length]);");
    expect(told).toEqual(['refused', 10_000]);
  });

  it('is never run by awaiting what the code returned', async () => {
    const end = await check(
      "let ran = 0; const load = fake(() => { ran++; }); const o = await run('thenable', load); const value = await (async () => o.returned)(); tell([ran, value]);",
    );
    expect([end.status, end.detail]).toEqual(['fail', expect.stringContaining('a thenable made of a function of the driver')]);
  });
});

describe('an answer that cannot cross', () => {
  it.each([
    ['of a fake', "await run('callOnce', fake(() => new WeakMap()));", 'the answer of a fake holds a weak collection'],
    [
      'as the reason of a signal',
      "const c = new AbortController(), going = run('follow', c.signal); await going.idle(); c.abort(new WeakMap()); await going;",
      'the reason of a signal holds a weak collection',
    ],
    [
      'as an argument',
      "const listen = fake(), going = run('subscribe', listen), { args: [callback] } = await listen.called(); await callback.call(new WeakMap());",
      'the arguments of a function of the code under check holds a weak collection',
    ],
  ])('is trouble: %s', async (_what, body, words) => {
    const end = await check(body);
    expect([end.status, end.detail]).toEqual(['error', expect.stringContaining(words)]);
  });
});

describe('a function of the code under check', () => {
  it('is called by the driver while its observation lasts', async () => {
    const { told } = await check(`
      const listen = fake(), going = run('subscribe', listen), { args: [callback] } = await listen.called();
      await going.idle(); const doubled = await callback.call(21);
      tell([callback instanceof RemoteFunction, typeof callback, doubled, (await going).returned]);`);
    expect(told).toEqual([true, 'object', 42, 21]);
  });
  it('is not called after it', async () => {
    const end = await check("const o = await run('give'); await o.returned.call(1);");
    expect([end.status, end.detail]).toEqual(['fail', 'a function of the code under check was called after its observation']);
  });
});

describe('an abort signal', () => {
  it('of the driver reaches the code, and the reason comes back as it was', async () => {
    const { told } = await check(
      `const c = new AbortController(), why = new Error('why'), going = run('follow', c.signal); await going.idle(); c.abort(why); tell((await going).threw === why);`,
    );
    expect(told).toBe(true);
  });
  it('that the code hands on is the very signal of the driver', async () => {
    const { told } = await check(`
      const c = new AbortController(), client = fake(), going = run('forward', client, c.signal), call = await client.called();
      const same = call.args[1].signal === c.signal; c.abort(); call.resolve(1); await going; tell(same);`);
    expect(told).toBe(true);
  });
  it('of the code aborts in the driver, too', async () => {
    const { told } = await check(`
      const client = fake((signal) => new Promise((_, no) => signal.addEventListener('abort', () => no(signal.reason))));
      const o = await run('ownSignal', client); tell([o.returned, client.calls[0].args[0].aborted, client.calls[0].args[0].reason.message]);`);
    expect(told).toEqual(['mine', true, 'mine']);
  });
});
