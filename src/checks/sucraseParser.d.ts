/** The parts of sucrase's parser that `stripTypes.ts` uses; its package declares types for its front page only. */
declare module 'sucrase/dist/parser/index.js' {
  export interface Token {
    readonly type: number;
    readonly contextualKeyword: number;
    readonly start: number;
    readonly end: number;
    /** Part of a type, or of a statement that is one. */
    readonly isType: boolean;
  }
  const parser: {
    readonly parse: (source: string, jsx: boolean, typescript: boolean, flow: boolean) => { readonly tokens: readonly Token[] };
  };
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
