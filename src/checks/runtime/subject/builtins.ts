/**
 * The built-in modules that code under check may import. What reaches the machine, other processes or the inside of the engine is not
 * among them.
 */

import files from 'node:fs';
import { apply, bareTable, deleteProperty, getOwnPropertyDescriptor, hasOwn, ownKeys, put, slice } from '../wire/intrinsics.js';
import { refusingCopy } from './fileSystem.js';

/**
 * Node makes some exports only when they are asked for (`crypto.webcrypto`, `timers.promises`). Nobody else has the module yet, so
 * they are asked for now: what code under check gets are values, and its own accessors are never called for it.
 */
const exportedValue = (source: object, descriptor: PropertyDescriptor): unknown =>
  hasOwn(descriptor, 'value') ? descriptor.value : descriptor.get && apply(descriptor.get, source, []);

/** A copy of the own properties as values; with `names`, of those only. */
const copyOf = (source: object, names?: readonly string[]): object => {
  const copy = {};
  const keys = names ?? ownKeys(source);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    const descriptor = key === undefined ? undefined : getOwnPropertyDescriptor(source, key);
    if (key !== undefined && descriptor !== undefined) put(copy, key, exportedValue(source, descriptor), descriptor.enumerable);
  }
  return copy;
};

/** The module itself, its accessors replaced by their values. */
const settled = (source: object): object => {
  const keys = ownKeys(source);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    const descriptor = key === undefined ? undefined : getOwnPropertyDescriptor(source, key);
    if (key === undefined || descriptor === undefined || hasOwn(descriptor, 'value') || !descriptor.configurable) continue;
    if (key !== 'EventEmitterAsyncResource') put(source, key, exportedValue(source, descriptor), descriptor.enumerable);
  }
  return source;
};

type Make = (load: (name: string) => object) => unknown;
const whole =
  (name: string): Make =>
  (load) =>
    settled(load(name));
const part =
  (name: string, ...names: readonly string[]): Make =>
  (load) =>
    copyOf(load(name), names);

const WHOLE = [
  'assert',
  'assert/strict',
  'buffer',
  'events',
  'path',
  'path/posix',
  'path/win32',
  'punycode',
  'querystring',
  'stream',
  'stream/promises',
  'stream/web',
  'string_decoder',
  'timers',
  'timers/promises',
  'url',
  'util',
  'util/types',
];
// Not `async_hooks`: AsyncLocalStorage writes a property of the caller's choosing onto whatever resource is executing, and that may be
// the host's own pipe, timer or request.
const PART: Readonly<Record<string, Make>> = {
  crypto: (load) => {
    const copy = copyOf(load('crypto'));
    // It would load a library of machine code.
    deleteProperty(copy, 'setEngine');
    deleteProperty(copy, 'setFips');
    return copy;
  },
  os: part('os', 'EOL', 'platform', 'type', 'arch', 'endianness'),
  perf_hooks: part('perf_hooks', 'performance'),
};

const ErrorIntrinsic = Error;

/** Looks up a built-in module for code under check; throws for one that it may not have. Each is made once, when it is asked for. */
export const createBuiltins = (processFacade: object, load: (name: string) => object): ((name: string) => unknown) => {
  const made: Record<string, unknown> = Object.create(null);
  const makers = bareTable<Make>({
    ...Object.fromEntries(WHOLE.map((name) => [name, whole(`node:${name}`)])),
    ...PART,
    console: () => globalThis.console,
    fs: () => refusingCopy(files),
    'fs/promises': () => refusingCopy(files.promises),
    process: () => processFacade,
  });
  return (specifier) => {
    const name = slice(specifier, 0, 5) === 'node:' ? slice(specifier, 5) : specifier;
    if (name in made) return made[name];
    const make = makers[name];
    if (make === undefined) {
      const error = new ErrorIntrinsic(`the module "${specifier}" is not available to code under check`);
      put(error, 'code', 'ERR_ACCESS_DENIED');
      throw error;
    }
    made[name] = make(load);
    return made[name];
  };
};
