/**
 * The built-in modules that code under check may import. What reaches the machine, other processes or the inside of the engine is not
 * among them.
 */

import files from 'node:fs';
import { createRequire } from 'node:module';
import { bareTable, deleteProperty, getOwnPropertyDescriptor, hasOwn, ownKeys, put, slice } from '../wire/intrinsics.js';
import { refusingCopy } from './fileSystem.js';

/** A copy of the own data properties; with `names`, of those only. */
const copyOf = (source: object, names?: readonly string[]): object => {
  const copy = {};
  const keys = names ?? ownKeys(source);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    const descriptor = key === undefined ? undefined : getOwnPropertyDescriptor(source, key);
    if (key !== undefined && descriptor !== undefined && hasOwn(descriptor, 'value'))
      put(copy, key, descriptor.value, descriptor.enumerable);
  }
  return copy;
};

type Make = (load: (name: string) => object) => unknown;
const whole =
  (name: string): Make =>
  (load) =>
    load(name);
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
const PART: Readonly<Record<string, Make>> = {
  async_hooks: part('async_hooks', 'AsyncLocalStorage', 'AsyncResource'),
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
export const createBuiltins = (processFacade: object): ((name: string) => unknown) => {
  const load = createRequire('/');
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
