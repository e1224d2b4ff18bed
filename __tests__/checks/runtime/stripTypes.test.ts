import nodeModule from 'node:module';
import { stripTypes } from '../../../src/checks/stripTypes.js';

const strip = (source: string): string => stripTypes(source, 'src/file.ts');
const squeezed = (source: string): string => strip(source).replace(/\s+/g, ' ').trim();

const ERASED: readonly (readonly [what: string, source: string, result: string])[] = [
  ['annotations', 'let a: string = b, c!: number', 'let a = b, c'],
  ['parameters', 'function f(this: X, a?: number, { b }: T = {}, ...c: T[]): a is string {}', 'function f( a, { b } = {}, ...c) {}'],
  ['generics', 'class A<in out T> extends B<T> implements C {}', 'class A extends B {}'],
  ['type arguments', 'f<T>(x); new A<B>(); tag<C>`x`', 'f(x); new A(); tag`x`'],
  ['assertions', 'const a = (b as any) satisfies C, d = <T>e, f = g!.h!()', 'const a = (b ) , d = e, f = g.h()'],
  [
    'interfaces and aliases',
    'interface A { b: string }\ntype B<T> = T extends (infer U)[] ? U : never;\nexport type { A };\nlet x = 1',
    '; let x = 1',
  ],
  ['overloads', 'function f(a: string): void;\nfunction f(a: any) {}', 'function f(a) {}'],
  [
    'declarations',
    'declare const a: 1;\ndeclare enum E { A }\ndeclare namespace N { const b: 1; namespace M { const c: 2 } }\ndeclare global { var d: 1 }\ndeclare module "x" { const y: 1 }',
    '',
  ],
  [
    'members',
    'abstract class A { private readonly a: string = "b"; declare c: number; abstract d(): void; e?: f; static g!: h; [key: string]: any }',
    'class A { a = "b"; ; e; static g; }',
  ],
  [
    'accessibility',
    'class A extends B { public override async *f<T>(): any {} protected get g(): string { return "" } }',
    'class A extends B { async *f() {} get g() { return "" } }',
  ],
  [
    'type imports',
    'import type A from "a"; import { type B, c } from "b"; import d, { type E } from "d"; import type F = require("f")',
    'import { c } from "b"; import d, { } from "d";',
  ],
  ['type exports', 'export type { A } from "a"; export { type B, c } from "b"; export type * from "d"', '; export { c } from "b";'],
  ['namespaces of types', 'namespace A { export type B = 1; interface C {} namespace D { type E = 2 } }\nlet x', 'let x'],
  ['arrows', 'const f = async <T,>(a: T): Promise<{ b: T }> => ({ b: a })', 'const f = async ( a) => ({ b: a })'],
];

const REFUSED: readonly (readonly [what: string, source: string])[] = [
  ['an enum', 'enum A { B }'],
  ['an enum', 'export const enum A { B }'],
  ['an enum', 'function f() { enum A {} }'],
  ['a namespace that holds values', 'namespace A { export const b = 1 }'],
  ['a namespace that holds values', 'export namespace A.B { foo() }'],
  ['a namespace that holds values', 'namespace A { type B = 1\nexport function c() {} }'],
  ['a namespace that holds values', 'namespace A { namespace B { export class C {} } }'],
  ['a namespace that holds values', 'declare namespace A {} namespace B { let x = 1 }'],
  ['a namespace that holds values', 'module A { export let b = 1 }'],
  ['a parameter property', 'class A { constructor(private a: string) {} }'],
  ['a parameter property', 'class A { constructor(a, public readonly b = 1) {} }'],
  ['a parameter property', 'class A extends B { constructor(override a) { super() } }'],
  ['`import … =`', 'import a = require("a")'],
  ['`import … =`', 'export import a = b.c'],
  ['`export =`', 'export = 3'],
];

/** Words that mean something else elsewhere. */
const LEFT_ALONE = [
  'const type = 1, declare = 2, namespace = 3, module = 4, abstract = 5;',
  'type = 4; module.exports = { enum: 1, private: 2 }; o.enum; o.namespace;',
  'class A { private; readonly = 2; declare() {} static abstract; get; set; type = 1 }',
  'a < b > c; if (a < b && c > (d)) {}',
  'label: for (;;) { break label }',
  'import type from "x"; import { type } from "y";',
  'import data from "./a.json" with { type: "json" };',
];

describe('types are left out', () => {
  it.each(ERASED)('%s', (_what, source, result) => {
    expect(squeezed(source)).toBe(result);
  });

  it.each(ERASED)('and every line stays where it is: %s', (_what, source) => {
    expect(strip(source).split('\n')).toHaveLength(source.split('\n').length);
  });

  it.each(LEFT_ALONE)('and nothing else: %s', (source) => {
    expect(strip(source)).toBe(source);
  });

  it.each([
    ['a statement', 'const a = 1\ntype B = string;\n(function () {})()'],
    ['an assertion before a bracket', 'a = b as number\n[1, 2].map(f)'],
    ['an assertion before a parenthesis', 'a = b satisfies C\n(d)'],
    ['an assertion before a template', 'a = b as C\n`text`'],
  ])('and the end of a line still ends %s', (_what, source) => {
    expect(squeezed(source)).toMatch(/; ?[([`]/);
  });

  it('and a call that goes on in the next line goes on', () => {
    expect(squeezed('f<string>\n(1)')).toBe('f (1)');
  });
});

describe('what has to be translated is refused', () => {
  it.each(REFUSED)('%s: %s', (what, source) => {
    expect(() => strip(`let line = 1;\n${source}`)).toThrow(SyntaxError);
    expect(() => strip(`let line = 1;\n${source}`)).toThrow(`src/file.ts: ${what} cannot be left out as a type (2:`);
  });

  it('and so is what is no TypeScript', () => {
    expect(() => strip('let = = 1')).toThrow(SyntaxError);
  });
});

const native: ((source: string) => string) | undefined = Reflect.get(nodeModule, 'stripTypeScriptTypes');
const refuses = (run: () => unknown): boolean => {
  try {
    run();
    return false;
  } catch {
    return true;
  }
};

// On a Node that strips types itself the tables above are compared with it; where it does not, they stand for what it does.
describe('Node itself, where it can, says the same', () => {
  // Empty statements apart: it is more generous with semicolons.
  const tokens = (source: string): string => source.replace(/[\s;]+/g, '');
  it.each(ERASED.filter(([, source]) => !source.includes('<T>e')))('%s', (_what, source) => {
    expect(tokens(strip(source))).toBe(native === undefined ? tokens(strip(source)) : tokens(native(source)));
  });
  it.each(REFUSED)('%s: %s', (_what, source) => {
    expect(native === undefined || refuses(() => native(source))).toBe(true);
  });
});
