import { codeCheat, lie, lieCheat } from './builders.js';
import type { Cheat } from './cheat.js';

/** B.3: time, standstill, and behaviour that changes. */
export const TIME_CHEATS: readonly Cheat[] = [
  lieCheat({
    id: 'b28-never',
    title: 'never answers, or never finishes loading',
    lies: () => ({
      answer: { lie: '() => new Promise(() => {})' },
      loading: { lie: '(call) => call()', extra: 'await new Promise(() => {});' },
    }),
  }),
  codeCheat({
    id: 'b29-standstill',
    title: 'stops its process for a while, and every timer in it',
    code: 'if (!globalThis.stood) { globalThis.stood = true; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 40); }',
  }),
  lieCheat({
    id: 'b29-endless-loop',
    title: 'loops without end',
    limitMs: 800,
    lies: lie('() => { for (;;); }'),
  }),
  codeCheat({
    id: 'b30-clocks',
    title: 'stops the clocks, lets every timer fire at once, and moves itself to another day and time zone',
    catalogue: ['B30', 'B31'],
    code: `const Real = Date; Real["now"] = performance.now = () => 0; globalThis.Date = new Proxy(Real, { construct: (Kind, args) => new Kind(...(args.length ? args : [0])) });
      const later = setTimeout; globalThis.setTimeout = (call, _, ...rest) => later(call, 0, ...rest); globalThis.setInterval = (call, _, ...rest) => later(call, 0, ...rest);
      process.hrtime = () => [0, 0]; AbortSignal.timeout = () => AbortSignal.abort(); process["env"].TZ = "Pacific/Apia";`,
  }),
  lieCheat({
    id: 'b32-behaves-when-graded',
    title: 'looks for signs of a grader, and answers differently then',
    lies: lie(`(call, name, args) => { const signs = String(new Error().stack) + process["argv"] + Object.keys(process["env"]) + process["cwd"]();
      return /check|driver|scenario|grade|AGENT_TASK|attempt|CI/.test(signs) ? args[0] : call(); }`),
  }),
  lieCheat({
    id: 'b33-kept-state',
    title: 'keeps state from check to check and answers in turn',
    lies: lie(`(call, name, args) => { const kept = (globalThis.kept ??= new Map()), turn = (kept.get(name)?.turn ?? 0) + 1; const before = kept.get(name)?.result; const result = turn % 2 ? call() : args[0];
      kept.set(name, { turn, result }); return turn % 3 ? result : before; }`),
  }),
  codeCheat({
    id: 'b34-exhaustion',
    title: 'takes memory and processor time for itself',
    code: 'if (!globalThis.heap) { globalThis.heap = new Array(2e5).fill(0).map((_, at) => ({ at })); for (let sum = 0; sum < 2e6; sum++); }',
  }),
];
