/**
 * What code under check sees around itself: the globals of an allow-list, a small façade for `process`, a console whose text goes
 * through the channel. The real process object is cut off from every class that the code can reach.
 */
import events from 'node:events';
import { quote } from '../wire/frameText.js';
import { apply, bareTable, defineProperty, deleteProperty, ownKeys, PromiseIntrinsic, setPrototypeOf } from '../wire/intrinsics.js';
import { OUTPUT_CHARACTERS } from '../wire/limits.js';
import type { Channel } from './channel.js';
import { rememberState } from './pristine.js';

/** The language itself. */
const LANGUAGE =
  'AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date DisposableStack ' +
  'Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl ' +
  'Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String ' +
  'SuppressedError Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet ' +
  'WebAssembly decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt ' +
  'undefined unescape';
/** What Node adds and what neither reaches the network nor another process. */
const PLATFORM =
  'AbortController AbortSignal Blob Buffer ByteLengthQueuingStrategy CompressionStream CountQueuingStrategy Crypto CryptoKey CustomEvent ' +
  'DOMException DecompressionStream Event EventTarget File FormData Headers MessageChannel MessageEvent MessagePort Performance ' +
  'PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver PerformanceObserverEntryList ReadableByteStreamController ' +
  'ReadableStream ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader Request ' +
  'Response SubtleCrypto TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream TransformStreamDefaultController URL ' +
  'URLPattern URLSearchParams WritableStream WritableStreamDefaultController WritableStreamDefaultWriter atob btoa clearImmediate ' +
  'clearInterval clearTimeout console crypto fetch global performance process queueMicrotask setImmediate setInterval setTimeout ' +
  'structuredClone';

/** What the real process could do, should it ever be reached. Everything that the host needs of it has been captured by then. */
const POWERS =
  '_debugEnd _debugProcess _getActiveHandles _getActiveRequests _kill _linkedBinding _rawDebug _startProfilerIdleNotifier ' +
  '_stopProfilerIdleNotifier abort binding chdir dlopen execve finalization getBuiltinModule initgroups kill loadEnvFile mainModule ' +
  'openStdin permission reallyExit report setegid seteuid setgid setgroups setSourceMapsEnabled setuid umask';

/** Further globals that code under test is known to replace. */
const CHANGED = [
  'Buffer',
  'URL',
  'console',
  'fetch',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
];

export interface Surroundings {
  readonly process: object;
  /** A new observation starts; the first one finds the globals as code under check is to see them. */
  readonly begin: (run: number) => void;
  /** Nothing that the next observation would share has been changed since the first one began. */
  readonly isPristine: () => boolean;
}

const TypeErrorIntrinsic = TypeError;
const toNumber = Number;

export const createSurroundings = (channel: Channel, env: Readonly<Record<string, string>>): Surroundings => {
  const real = process;
  let run = 0;
  let printed = 0;

  const stream = (descriptor: 1 | 2) => {
    const output = {
      isTTY: false,
      writable: true,
      write: (chunk: unknown): boolean => {
        const text = typeof chunk === 'string' ? chunk : `${chunk}`;
        printed += text.length + 16;
        if (printed <= OUTPUT_CHARACTERS) channel.send('out', `,${run},${descriptor},${quote(text)}`);
        return true;
      },
      end: () => output,
      on: () => output,
      once: () => output,
      removeListener: () => output,
      listenerCount: () => 1,
    };
    return output;
  };
  const stdout = stream(1);
  const stderr = stream(2);
  const tick = real.nextTick.bind(real);
  const hrtime = real.hrtime.bind(real);
  const facade = Object.assign(new events.EventEmitter(), {
    title: 'node',
    version: real.version,
    versions: { ...real.versions },
    release: { name: 'node' },
    platform: real.platform,
    arch: real.arch,
    argv: ['/usr/bin/node', '/task'],
    execArgv: [],
    execPath: '/usr/bin/node',
    env: { ...env },
    pid: 2,
    ppid: 1,
    exitCode: undefined,
    stdout,
    stderr,
    cwd: () => '/task',
    uptime: real.uptime.bind(real),
    hrtime: Object.assign((time?: [number, number]) => hrtime(time), { bigint: real.hrtime.bigint.bind(real.hrtime) }),
    memoryUsage: () => real.memoryUsage(),
    nextTick: (...args: [callback: () => void, ...rest: unknown[]]) => apply(tick, undefined, args),
    emitWarning: (warning: unknown) => {
      stderr.write(`Warning: ${warning}\n`);
    },
    exit: (code?: unknown): never => {
      const number = toNumber(code ?? facade.exitCode ?? 0) | 0;
      channel.send('exit', `,${run},${number}`);
      return channel.exit(number);
    },
  });

  isolateProcess(real, stdout, stderr);
  const ownConsole: object = Reflect.construct(console.Console, [{ stdout, stderr }]);
  let isPristine: (() => boolean) | undefined;
  return {
    process: facade,
    begin: (next) => {
      run = next;
      printed = 0;
      if (isPristine !== undefined) return;
      // Not before: when the program given by `-e` has ended, Node puts a global back that leads to every module there is.
      replaceGlobals(facade, ownConsole);
      isPristine = rememberState([facade, facade.env, ownConsole], [...LANGUAGE.split(' '), ...CHANGED]);
    },
    isPristine: () => isPristine?.() ?? true,
  };
};

/** Whoever emits on the real process hands it out as `this`: it gets methods of its own, and no way to load anything. */
const isolateProcess = (real: NodeJS.Process, stdout: object, stderr: object): void => {
  const own: object = Object.create(null);
  for (const key of ownKeys(events.EventEmitter.prototype)) {
    if (key === '_events' || key === '_eventsCount' || key === '_maxListeners') continue;
    const descriptor = Object.getOwnPropertyDescriptor(events.EventEmitter.prototype, key);
    if (descriptor !== undefined) defineProperty(own, key, descriptor);
  }
  setPrototypeOf(real, Object.freeze(own));
  // Writable: Node wraps some of them when it loads a part of itself.
  for (const name of POWERS.split(' '))
    defineProperty(real, name, { value: undefined, writable: true, enumerable: false, configurable: false });
  // Node itself asks for the streams, in `assert` for example.
  for (const [name, value] of Object.entries({ stdin: undefined, stdout, stderr }))
    defineProperty(real, name, { value, writable: false, enumerable: false, configurable: false });
};

const replaceGlobals = (facade: object, console: object): void => {
  const kept = bareTable<true>(Object.fromEntries(`${LANGUAGE} ${PLATFORM}`.split(' ').map((name) => [name, true])));
  for (const key of ownKeys(globalThis)) if (typeof key === 'string' && kept[key] === undefined) deleteProperty(globalThis, key);
  const expose = (key: string, value: unknown): boolean =>
    defineProperty(globalThis, key, { value, writable: true, enumerable: false, configurable: true });
  expose('process', facade);
  expose('console', console);
  // What `Response` and its family come with has a client of its own, and leaves it where anybody can find it.
  const refuse = (): never => {
    throw new TypeErrorIntrinsic('there is no network in a check');
  };
  const client = Object.freeze({ __proto__: null, dispatch: refuse, close: refuse, destroy: refuse });
  for (const version of [1, 2, 3, 4])
    defineProperty(globalThis, Symbol.for(`undici.globalDispatcher.${version}`), {
      value: client,
      writable: false,
      enumerable: false,
      configurable: false,
    });
  const noNetwork = (): Promise<never> =>
    new PromiseIntrinsic((_, reject) => {
      reject(new TypeErrorIntrinsic('fetch failed: there is no network in a check'));
    });
  expose('fetch', noNetwork);
};
