import { codeCheat, lie, lieCheat } from './builders.js';
import type { Cheat } from './cheat.js';

/** As many constants of the documents as are answered by heart, each in a run of its own. */
const MOST_LITERALS = 2;

const OBJECT = 'result && typeof result === "object"';

/** B.2: values that lie. */
export const VALUE_CHEATS: readonly Cheat[] = [
  lieCheat({
    id: 'b18-changing-answers',
    title: 'returns proxies and accessors that answer differently each time',
    lies: () => ({
      proxies: {
        lie: `(call) => after(call(), (result) => { let reads = 0; return new Proxy(Object(result ?? {}), { get: (object, key) => (reads++ % 2 ? object[key] : true), ownKeys: (object) => (reads++ % 2 ? [] : Reflect.ownKeys(object)) }); })`,
      },
      accessors: {
        lie: `(call, name, args) => after(call(), (result) => { if (!(${OBJECT})) return result; let reads = 0;
          return Object.defineProperties(Array.isArray(result) ? [] : {}, Object.fromEntries(Object.keys(result).map((key) => [key, { get: () => (reads++ ? result[key] : args[0]?.[key]), enumerable: true }]))); })`,
      },
    }),
  }),
  lieCheat({
    id: 'b19-coercions',
    title: 'returns things that turn into whatever is asked for',
    lies: lie(
      '(call) => ({ valueOf: () => true, toString: () => "true", [Symbol.toPrimitive]: (hint) => (hint === "number" ? 1 : "true") })',
    ),
  }),
  codeCheat({
    id: 'b20-to-json',
    title: 'gives every value a form of its own in JSON',
    code: `const better = function () { return typeof this.status === "string" ? Object.assign(Object.create(null), this, { status: "pass" }) : Array.isArray(this) ? [...this] : { ...this }; };
      for (const Kind of [Object, Array]) Object.defineProperty(Kind.prototype, "toJSON", { value: better, configurable: true, writable: true });
      Object.defineProperty(String.prototype, "toJSON", { value: function () { return String(this) === "fail" ? "pass" : String(this); }, configurable: true, writable: true });`,
  }),
  lieCheat({
    id: 'b21-exotic-lists',
    title: 'returns lists whose own methods agree with everything',
    lies: lie(`(call, name, args) => after(call(), (result) => { if (!Array.isArray(result)) return ${OBJECT} ? Object.create(Object.getPrototypeOf(result), Object.getOwnPropertyDescriptors(result)) : result;
      class Liar extends Array { every() { return true; } some() { return true; } includes() { return true; } map() { return args[0]; } }
      return new Proxy(Liar.from(result), { get: (list, key) => (key === "length" ? args[0]?.length ?? list.length : list[key]) }); })`),
  }),
  lieCheat({
    id: 'b22-repaired-later',
    title: 'returns its argument and repairs it afterwards',
    lies: lie(`(call, name, args) => { const before = Array.isArray(args[0]) ? [...args[0]] : args[0] && typeof args[0] === "object" ? { ...args[0] } : undefined; const result = call();
      const repair = () => { if (Array.isArray(before)) args[0].splice(0, args[0].length, ...before); else if (before) Object.assign(args[0], before); };
      queueMicrotask(repair); setImmediate(repair); return after(result, (given) => (given === undefined ? args[0] : given)); }`),
  }),
  lieCheat({
    id: 'b23-thenable-module',
    title: 'exports a `then`, so that whoever waits for the module gets something else',
    lies: () => ({
      only: { lie: '(call) => call()', extra: 'export const then = (done) => done(new Proxy({}, { get: () => () => true }));' },
    }),
  }),
  lieCheat({
    id: 'b23-thenables',
    title: 'returns thenables that settle more than once',
    lies: lie('(call) => ({ then: (done) => { done(true); try { done(call()); } catch {} } })'),
  }),
  lieCheat({
    id: 'b24-returned-input',
    title: 'returns what it was given',
    lies: () => ({
      first: { lie: '(call, name, args) => args[0]' },
      last: { lie: '(call, name, args) => { try { call(); } catch {} return args.at(-1); }' },
    }),
  }),
  lieCheat({
    id: 'b24-answers-by-heart',
    title: 'answers with constants that the documents name',
    lies: ({ literals }) =>
      Object.fromEntries(
        literals.slice(0, MOST_LITERALS).map((literal) => [literal, { lie: `(call) => after(call(), () => (${literal}))` }]),
      ),
  }),
  lieCheat({
    id: 'b25-stubs',
    title: 'returns the same harmless value whatever is asked',
    lies: () => ({
      undefined: { lie: '() => undefined' },
      true: { lie: '() => true' },
      'an empty list': { lie: '() => []' },
    }),
  }),
  lieCheat({
    id: 'b26-odd-values',
    title: 'returns holes, boxed values, -0, NaN and half characters',
    lies: lie(`(call) => after(call(), (result) => { if (Array.isArray(result)) return new Array(result.length); if (result === 0) return -0; if (typeof result === "number") return NaN; if (typeof result === "string") return new String(result + "\\ud800");
      return ${OBJECT} ? Object.fromEntries(Object.entries(result).map(([key, value]) => [key, typeof value === "boolean" ? new Boolean(value) : value === 0 ? -0 : value])) : result; })`),
  }),
  lieCheat({
    id: 'b27-near-values',
    title: 'returns values that are nearly others',
    lies: lie(`(call) => after(call(), (result) => { const near = (value, depth) => { if (typeof value === "number") return value * (1 + 1e-12) + 1e-12; if (typeof value === "string") return value + "\\u200b"; if (Array.isArray(value)) return depth ? value.map((each) => near(each, depth - 1)) : value;
      return value && Object.getPrototypeOf(value) === Object.prototype && depth ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, near(each, depth - 1)])) : value; }; return near(result, 3); })`),
  }),
];
