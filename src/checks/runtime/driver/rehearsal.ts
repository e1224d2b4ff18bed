/**
 * Goes once through what drivers do, with a workspace of its own in memory, so that the compiled code that is kept for later runs covers
 * it. The subject of a rehearsal loads nothing but this file's samples: its code can be kept as well.
 */
import type { Bench } from './bench.js';
import { deepEqual } from './deepEqual.js';
import type { StripTypes } from './moduleServing.js';
import type { WorkspaceFiles } from './workspaceFiles.js';

/** TypeScript as tasks have it. */
const TYPED = `import type { Id } from './types.ts';
import { join, type Part } from './plain.js';
export interface User { readonly id: string; name?: string | null; tags: ReadonlyArray<string> }
export type Load<T extends object = User> = (id: string, options?: { signal?: AbortSignal }) => Promise<T | undefined>;
export const LIMIT: number = 5 as const;
export class Missing extends Error {
  readonly code: string = 'missing';
  constructor(public_: string, override?: unknown) { super(\`no \${public_}\`, { cause: override }); this.name = 'Missing'; }
}
export abstract class Base<T> { protected items: T[] = []; private count = 0; declare hidden: string; abstract size(): number; add(...more: T[]): this { this.items.push(...more); return this; } }
export const isUser = (value: unknown): value is User => typeof value === 'object' && value !== null && 'id' in value;
export async function* pages<T>(load: (page: number) => Promise<T[]>): AsyncGenerator<T> { for (let page = 0; ; page++) { const found = await load(page); if (found.length === 0) return; yield* found; } }
export const parts = (given: Record<string, number>, { deep = false }: { deep?: boolean } = {}): [string, number][] => {
  const out = new Map<string, number>();
  for (const [key, value] of Object.entries(given)) if (value! > 0) out.set(key, value satisfies number);
  try { return [...out].sort((a, b) => a[1] - b[1]).map(([key, value]) => [key, deep ? value ** 2 : value] as [string, number]); } finally { out.clear(); }
};
function over(a: string): string; function over(a: number): number;
function over(a: any): any { switch (typeof a) { case 'string': return a?.length ?? /[a-z]+/gi.test(a); default: do { a = a << 1; } while (a < 9); return <unknown>a, join(a, 1); } }
`;
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"type":"module"}',
  'sample.js': `import { join } from './plain.js';
import { Emitter } from './legacy.cjs';
export const echo = (...given) => given;
export const fail = (message) => { throw Object.assign(new TypeError(message, { cause: new Date(0) }), { code: 'E' }); };
export const asked = async (ask, askNow, signal) => { console.log(join(1, 2)); const first = askNow(1); return { first, second: await ask({ first, signal }), made: new Made(), maker: () => 1, emitter: typeof Emitter }; };
export class Made { value = 1; }`,
  'plain.js': 'export const join = (...parts) => parts.join();',
  'legacy.cjs': "exports.Emitter = require('node:events').EventEmitter;",
};

export const rehearsalFiles: WorkspaceFiles = {
  bytes: (file) => {
    const text = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    return text === undefined ? undefined : Buffer.from(text);
  },
};

const everyKind = (): readonly unknown[] => [
  { text: 'a\u00e4', numbers: [0, -0, NaN, Infinity, 12n], nothing: [null, undefined, true] },
  new Map([['a', new Set([1])]]),
  [new Date(NaN), new Date(1), /a/g, new URL('https://a.test/'), new URLSearchParams('a=1')],
  [new Uint8Array([1, 2]), Symbol.for('a'), new RangeError('a', { cause: 1 })],
];

/** The compiled code of the subject's host; undefined when that could not be had. */
export const rehearse = async ({ pool, fakes, observer }: Bench, strip: StripTypes): Promise<Buffer | undefined> => {
  strip(TYPED, 'sample.ts');
  const given = everyKind();
  for (let round = 0; round < 2; round++) {
    const seen = await observer.observe({ file: 'sample.js', call: 'echo', args: given });
    deepEqual([seen.returned, seen.args], [given, given]);
    await observer.observe({ file: 'sample.js', call: 'fail', args: ['no'] });
    const ask = fakes.fake();
    const run = observer.observe({
      files: ['sample.js', 'plain.js'],
      input: { ask, askNow: fakes.fakeSync(() => 2), signal: new AbortController().signal },
      // biome-ignore lint/suspicious/noExplicitAny: sent as text, it is never called here
      scenario: async ([{ asked }]: any, { ask, askNow, signal }: any) => asked(ask, askNow, signal),
    });
    const call = await ask.called();
    await run.idle();
    call.resolve({ second: 2 });
    deepEqual((await run).returned, {});
  }
  const subject = await pool.take();
  return typeof subject === 'string' ? undefined : subject.process.compiledHost();
};
