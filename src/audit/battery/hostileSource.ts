import type { CheatSource, HostileCode, WorkspaceChange } from './cheat.js';

/** Every way to a built-in module that hostile code tries; `reach(name)` gives the module or undefined. */
const REACH = `const reach = async (name) => { for (const way of [
  () => import("node:" + name), () => process.getBuiltinModule(name), () => require(name), () => process.mainModule.require(name),
  () => process.mainModule.constructor._load(name), () => process.binding(name), () => process.constructor.getBuiltinModule(name),
  () => new Function("name", "return import('node:' + name)")(name), () => (0, eval)("import('node:" + name + "')"),
  () => setTimeout.constructor("name", "return process.getBuiltinModule(name)")(name), () => import("node:module").then((found) => found.createRequire("/")(name)),
]) { try { const found = await way(); if (found) return found.default ?? found; } catch {} } };`;

/** The ways that need no waiting: a module that is loaded by `require` has acted before the driver goes on. */
const REACH_NOW = `const reachNow = (name) => { for (const way of [() => require(name), () => process.getBuiltinModule(name), () => process.mainModule.require(name), () => process.binding(name)]) { try { const found = way(); if (found) return found; } catch {} } };`;

/**
 * Gives another value for each exported one: functions and methods of classes ask `lie`, which gets a call that does what the code
 * really does, the name, and the arguments. Errors stay what they are, and so do plain values.
 */
const DRESS = `const dress = (value, name) => {
  if (typeof value !== "function" || value.prototype instanceof Error) return value;
  const told = (call, key) => function (...args) { return lie(() => Reflect.apply(call, this, args), key, args); };
  if (!/^class\\b/.test(Function.prototype.toString.call(value))) return told(value, name);
  return new Proxy(value, { construct: (Class, args, target) => {
    const made = Reflect.construct(Class, args, target === undefined ? Class : target);
    return new Proxy(made, { get: (object, key) => {
      const found = Reflect.get(object, key, object);
      return typeof found === "function" && key !== "constructor" ? told((...given) => Reflect.apply(found, object, given), String(key)) : found;
    } });
  } });
};
const after = (result, change) => (result && typeof result.then === "function" ? result.then(change) : change(result));`;

const statement = ({ code, waits = false }: HostileCode, system: CheatSource['system']): string => {
  const now = code.includes('reachNow(') ? REACH_NOW : '';
  if (!waits) return `try { (() => { ${now} ${code} })(); } catch {}`;
  return `${system === 'module' ? 'await' : 'void'} (async () => { ${now} ${REACH} ${code} })().catch(() => {});`;
};

const HASH_BANG = /^#!.*\n/;

/** The module with hostile code before everything else in it; one piece goes on when the one before it has failed. */
export const withCode = (source: CheatSource, ...codes: readonly HostileCode[]): string => {
  const first = HASH_BANG.exec(source.text)?.[0] ?? '';
  const statements = codes.map((code) => statement(code, source.system));
  return [first + statements.join('\n'), source.text.slice(first.length)].join('\n');
};

/** Where the module goes whose place is taken: beside it, so that its own imports still hold. */
const besides = (path: string): string => path.replace(/\.([cm]?[jt]s)$/, '.before.$1');

const lyingCommonJs = (source: CheatSource, lie: string, code: HostileCode | undefined): string => `${
  code === undefined ? '' : statement(code, 'commonjs')
}
${source.text.replace(HASH_BANG, '')}
;{ ${DRESS}
const lie = ${lie};
if (typeof module.exports === "function") module.exports = Object.assign(dress(module.exports, "default"), module.exports);
else module.exports = Object.fromEntries(Object.entries(module.exports).map(([name, value]) => [name, dress(value, name)])); }
`;

const lyingModule = (source: CheatSource, lie: string, code: HostileCode | undefined, extra: string): string => {
  const real = `./${besides(source.path).split('/').at(-1)}`;
  const named = source.exports.filter((name) => name !== 'default');
  return [
    `import * as before from ${JSON.stringify(real)};`,
    `export * from ${JSON.stringify(real)};`,
    code === undefined ? '' : statement(code, 'module'),
    DRESS,
    `const lie = ${lie};`,
    ...named.map((name, at) => `const dressed${at} = dress(before[${JSON.stringify(name)}], ${JSON.stringify(name)});`),
    ...(named.length === 0 ? [] : [`export { ${named.map((name, at) => `dressed${at} as ${name}`).join(', ')} };`]),
    ...(source.exports.includes('default') ? ['export default dress(before["default"], "default");'] : []),
    extra,
    '',
  ].join('\n');
};

export interface Lie {
  /** A function `(call, name, args) => …`, as JavaScript. */
  readonly lie: string;
  readonly code?: HostileCode;
  /** Further statements of an ECMAScript module. */
  readonly extra?: string;
}

/** Takes the place of the modules that the checks load. */
export const lyingFiles = (entries: readonly CheatSource[], { lie, code, extra = '' }: Lie): NonNullable<WorkspaceChange['files']> =>
  Object.fromEntries(
    entries.flatMap((source) =>
      source.system === 'commonjs'
        ? [[source.path, lyingCommonJs(source, lie, code)]]
        : [
            [besides(source.path), source.text],
            [source.path, lyingModule(source, lie, code, extra)],
          ],
    ),
  );
