/**
 * The parts of sucrase that `stripTypes.ts` uses. Its front page would also load a validator of options and a maker of source maps, and
 * would not show the tokens; its package declares types for that page only. The version is pinned in `package.json`.
 */
declare module 'sucrase/dist/parser/index.js' {
  export interface Token {
    readonly type: number;
    readonly contextualKeyword: number;
    readonly start: number;
    readonly end: number;
    /** Part of a type, or of a statement that is one. */
    readonly isType: boolean;
  }
  export interface Parsed {
    readonly tokens: readonly Token[];
    readonly scopes: readonly unknown[];
  }
  const parser: { readonly parse: (source: string, jsx: boolean, typescript: boolean, flow: boolean) => Parsed };
  export default parser;
}
declare module 'sucrase/dist/parser/tokenizer/types.js' {
  const types: { readonly TokenType: Readonly<Record<string, number>> };
  export default types;
}
declare module 'sucrase/dist/parser/tokenizer/keywords.js' {
  const keywords: { readonly ContextualKeyword: Readonly<Record<string, number>> };
  export default keywords;
}
declare module 'sucrase/dist/NameManager.js' {
  const nameManager: { readonly default: new (source: string, tokens: readonly unknown[]) => object };
  export default nameManager;
}
declare module 'sucrase/dist/HelperManager.js' {
  const helperManager: { readonly HelperManager: new (names: object) => object };
  export default helperManager;
}
declare module 'sucrase/dist/TokenProcessor.js' {
  const tokenProcessor: {
    readonly default: new (
      source: string,
      tokens: readonly unknown[],
      flow: boolean,
      disableESTransforms: boolean,
      helpers: object,
    ) => object;
  };
  export default tokenProcessor;
}
declare module 'sucrase/dist/transformers/RootTransformer.js' {
  interface Context {
    readonly tokenProcessor: object;
    readonly scopes: readonly unknown[];
    readonly nameManager: object;
    readonly helperManager: object;
    readonly importProcessor: null;
  }
  interface Options {
    readonly transforms: readonly ['typescript'];
    readonly disableESTransforms: true;
    readonly keepUnusedImports: true;
  }
  const rootTransformer: {
    readonly default: new (
      context: Context,
      transforms: Options['transforms'],
      legacyInterop: boolean,
      options: Options,
    ) => { readonly transform: () => { readonly code: string } };
  };
  export default rootTransformer;
}
