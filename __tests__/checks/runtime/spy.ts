/**
 * A module under check that listens to everything: each function that can be reached from the globals and from the built-in modules is
 * replaced by one that looks at its `this` and its arguments. `busy` then makes the host do all that it can do, and returns what was seen
 * of it: the real process, a module object, an inner function, a frame with its token.
 */
export const SPY_MODULE = `
import * as assert from 'node:assert'; import * as buffer from 'node:buffer'; import * as events from 'node:events'; import * as path from 'node:path';
import * as stream from 'node:stream'; import * as timers from 'node:timers'; import * as url from 'node:url'; import * as util from 'node:util'; import * as crypto from 'node:crypto'; import * as fs from 'node:fs';
const { apply, construct, ownKeys, getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Reflect;
const textOf = Function.prototype.toString, test = RegExp.prototype.test, add = Set.prototype.add, hasOwn = Object.prototype.hasOwnProperty;
const seen = new Set(), spied = new Set(), has = Set.prototype.has, own = new Set();
const latin1 = Buffer.prototype.latin1Slice, isView = ArrayBuffer.isView;
const INNER = /encodeValue|decodeNode|takeBodies|waitForAll|whenSettled\\(|crossing\\.|firstEnd\\(/;
const FRAME = /^[0-9a-f]{8}[0-9a-f]{32}\\[|^[0-9a-f]{32}$/;
let quiet = false, looks = 0;
const look = (value, where) => {
  if (quiet) return; quiet = true; looks++;
  try {
    if (typeof value === 'string' && apply(test, FRAME, [value])) apply(add, seen, [where + ': a frame']);
    else if (typeof value === 'function' && !apply(has, own, [value]) && apply(test, INNER, [apply(textOf, value, [])])) apply(add, seen, [where + ': a function of the host']);
    else if (isView(value)) { if (apply(test, /[0-9a-f]{32}(?:\\[|")/, [apply(latin1, value, [0, 200])])) apply(add, seen, [where + ': a buffer']); }
    else if (value !== null && typeof value === 'object') {
      if (value !== globalThis.process && (value.title === 'node' || value.release) && value.nextTick) apply(add, seen, [where + ': the real process']);
      if (typeof value.link === 'function' && typeof value.evaluate === 'function') apply(add, seen, [where + ': a module']);
      if (typeof value.readStart === 'function' || typeof value.onread === 'function') apply(add, seen, [where + ': a handle']);
    }
  } catch {}
  quiet = false;
};
const spy = (holder, where) => {
  if (apply(has, spied, [holder])) return; apply(add, spied, [holder]);
  for (const key of ownKeys(holder)) {
    if (key === 'constructor' || key === 'prototype') continue;
    const d = getOwnPropertyDescriptor(holder, key);
    if (!d.configurable && !d.writable) continue;
    const name = where + '.' + String(key);
    const wrap = (real) => { const fake = function (...args) { look(this, name); for (let i = 0; i < args.length; i++) look(args[i], name); const out = new.target ? construct(real, args, new.target === fake ? real : new.target) : apply(real, this, args); look(out, name); return out; }; try { defineProperty(fake, 'prototype', { value: real.prototype }); } catch {} apply(add, own, [fake]); return fake; };
    try {
      if (typeof d.value === 'function') { const real = d.value; const fake = wrap(real); for (const k of ownKeys(real)) { if (k !== 'prototype' && k !== 'length') try { defineProperty(fake, k, getOwnPropertyDescriptor(real, k)); } catch {} } defineProperty(holder, key, { ...d, value: fake }); }
      else if (d.get && d.configurable && !['localStorage', 'sessionStorage'].includes(key)) { const get = wrap(d.get); defineProperty(holder, key, { ...d, get }); }
    } catch {}
  }
};
const iterator = getPrototypeOf([][Symbol.iterator]());
const places = [];
for (const key of ownKeys(globalThis)) { const d = getOwnPropertyDescriptor(globalThis, key); const value = d.value; if (typeof value === 'function' || (value && typeof value === 'object' && value !== globalThis)) { places.push([value, String(key)]); if (value.prototype) places.push([value.prototype, key + '.prototype']); } }
for (const [name, module] of Object.entries({ assert, buffer, events, path, stream, timers, url, util, crypto, fs })) { places.push([module.default, name]); for (const key of ownKeys(module.default)) { const value = module.default[key]; if (typeof value === 'function' && value.prototype) places.push([value.prototype, name + '.' + String(key) + '.prototype']); } }
places.push([iterator, 'ArrayIterator'], [getPrototypeOf(new Map().entries()), 'MapIterator'], [getPrototypeOf(Uint8Array), 'TypedArray'], [getPrototypeOf(Uint8Array.prototype), 'TypedArray.prototype'], [getPrototypeOf(async function () {}), 'AsyncFunction'], [getPrototypeOf(function* () {}), 'Generator'], [getPrototypeOf(setTimeout(() => {}, 0)), 'Timeout'], [getPrototypeOf(setImmediate(() => {})), 'Immediate'], [process, 'process'], [getPrototypeOf(process), 'process.proto'], [console, 'console']);
for (const [holder, where] of places) spy(holder, where);
for (const key of ['then', 'toJSON', 'next', 'done', 'why', 'home', 'errno', 'code']) if (!apply(hasOwn, Object.prototype, [key])) defineProperty(Object.prototype, key, { __proto__: null, get() { look(this, 'Object.prototype.' + key); return undefined; }, set(v) { look(v, 'set ' + key); defineProperty(this, key, { __proto__: null, value: v, writable: true, enumerable: true, configurable: true }); }, configurable: true });
for (let i = 0; i < 8; i++) defineProperty(Array.prototype, i, { __proto__: null, get() { look(this, 'Array.prototype[' + i + ']'); return undefined; }, set(v) { look(v, 'Array.prototype[' + i + ']='); defineProperty(this, i, { __proto__: null, value: v, writable: true, enumerable: true, configurable: true }); }, configurable: true });
Error.prepareStackTrace = (error, sites) => { for (const site of sites) { try { look(site.getFunction?.(), 'call site'); look(site.getThis?.(), 'call site'); } catch {} } return 'stack'; };

export const busy = async (call, callSync, signal, data) => {
  const controller = new AbortController();
  console.log('text', { a: [1] }); console.error('text'); process.stdout.write('text'); process.emitWarning('careful');
  const answers = [await call({ list: [1, , 3], map: new Map([[1, new Set([2])]]), at: new Date(0), re: /a/g, e: new TypeError('x', { cause: 1 }), u8: new Uint8Array(3), p: Promise.resolve(1), c: controller.signal, f: () => 1 }), callSync('a')];
  try { await call('reject'); } catch (error) { answers.push(error); }
  try { callSync('throw'); } catch (error) { answers.push(error); }
  try { await import('./missing.mjs'); } catch {}
  try { fs.readFileSync('x'); } catch {}
  await import('./other.mjs'); await import('./other.cjs'); await import('node:querystring');
  controller.abort(new Error('mine'));
  await new Promise((ok) => signal.addEventListener('abort', ok));
  await new Promise((ok) => setTimeout(ok, 1)); await new Promise((ok) => setImmediate(ok)); await new Promise((ok) => process.nextTick(ok));
  setTimeout(() => {}, 2 ** 40).unref();
  const out = []; quiet = true; seen.forEach((text) => { out[out.length] = text; });
  return { seen: out, looks, answers: answers.length, data };
};
`;
