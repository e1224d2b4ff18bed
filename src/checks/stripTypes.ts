/**
 * TypeScript → JavaScript by leaving the types out, the same on every Node version. Lines stay where they are.
 *
 * What Node's own type stripping refuses because it is no mere annotation (`enum`, parameter properties, …) is refused here too, in words
 * of our own; sucrase alone would translate it, and a task would then pass here and fail at its user's.
 */
import helpers from 'sucrase/dist/HelperManager.js';
import names from 'sucrase/dist/NameManager.js';
import parser, { type Parsed, type Token } from 'sucrase/dist/parser/index.js';
import keywords from 'sucrase/dist/parser/tokenizer/keywords.js';
import types from 'sucrase/dist/parser/tokenizer/types.js';
import processor from 'sucrase/dist/TokenProcessor.js';
import transformer from 'sucrase/dist/transformers/RootTransformer.js';

const { TokenType } = types;
const { ContextualKeyword } = keywords;
const MODIFIERS: ReadonlySet<number | undefined> = new Set(
  ['_public', '_private', '_protected', '_readonly', '_override'].map((name) => TokenType[name]),
);
const STATEMENTS: ReadonlySet<number | undefined> = new Set(
  ['_type', '_interface', '_declare', '_abstract', '_namespace', '_module'].map((name) => ContextualKeyword[name]),
);
/** Tokens that would go on with the expression before them, on whatever line they stand. */
const CONTINUATIONS: ReadonlySet<number | undefined> = new Set(['parenL', 'bracketL', 'backQuote'].map((name) => TokenType[name]));

/** Frees TypeScript source of its types. Throws a SyntaxError for what is no TypeScript or cannot be left out. */
export const stripTypes = (source: string, file: string): string => {
  try {
    const parsed = parse(source);
    refuseTranslated(parsed.tokens, source);
    const complete = withSemicolons(source, parsed.tokens);
    return erase(complete, complete === source ? parsed : parse(complete));
  } catch (error) {
    throw new SyntaxError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const parse = (source: string): Parsed => parser.parse(source, false, true, false);

const OPTIONS = { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true } as const;

/** What sucrase's own `transform` does, for these options. */
const erase = (source: string, { tokens, scopes }: Parsed): string => {
  const nameManager = new names.default(source, tokens);
  const helperManager = new helpers.HelperManager(nameManager);
  const tokenProcessor = new processor.default(source, tokens, false, OPTIONS.disableESTransforms, helperManager);
  const context = { tokenProcessor, scopes, nameManager, helperManager, importProcessor: null };
  return new transformer.default(context, OPTIONS.transforms, false, OPTIONS).transform().code;
};

class NotErasable extends Error {
  constructor(what: string, token: Token, source: string) {
    const before = source.slice(0, token.start).split('\n');
    super(`${what} cannot be left out as a type (${before.length}:${(before.at(-1)?.length ?? 0) + 1}); write it in JavaScript`);
  }
}

const isKeyword = (token: Token | undefined, name: string): boolean => token?.contextualKeyword === ContextualKeyword[name];
const isType = (token: Token | undefined, name: string): boolean => token?.type === TokenType[name];

/** Finds what would have to be translated. */
const refuseTranslated = (tokens: readonly Token[], source: string): void => {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) continue;
    const what = token.isType ? namespaceAt(tokens, i) : translatedAt(tokens, i);
    if (what !== undefined) throw new NotErasable(what, token, source);
    // Whatever stands in a declaration is only declared.
    if (token.isType && isKeyword(token, '_declare')) i = endOfDeclaration(tokens, i);
  }
};

const translatedAt = (tokens: readonly Token[], i: number): string | undefined => {
  const token = tokens[i];
  if (isType(token, '_enum')) return 'an enum';
  if (MODIFIERS.has(token?.type) && isParameter(tokens, i)) return 'a parameter property';
  if (isType(token, '_export') && isType(tokens[i + 1], 'eq')) return '`export =`';
  if (isType(token, '_import') && isImportAssignment(tokens, i + 1)) return '`import … =`';
  return undefined;
};

/** A modifier of a class member follows another member or a brace; only in a list of parameters does it follow these. */
const isParameter = (tokens: readonly Token[], i: number): boolean => {
  let before = i - 1;
  while (MODIFIERS.has(tokens[before]?.type)) before--;
  return isType(tokens[before], 'parenL') || isType(tokens[before], 'comma');
};

/** `import a = …`; with `type` it goes without a trace. */
const isImportAssignment = (tokens: readonly Token[], i: number): boolean => isType(tokens[i], 'name') && isType(tokens[i + 1], 'eq');

/** A namespace that holds values and is not only declared; the parser takes all of them for types. */
const namespaceAt = (tokens: readonly Token[], i: number): string | undefined => {
  const open = bodyOfNamespace(tokens, i);
  return open !== undefined && holdsValues(tokens, open) ? 'a namespace that holds values' : undefined;
};

/** Index of the last token of a declared namespace, module or `global`, else of the `declare` itself. */
const endOfDeclaration = (tokens: readonly Token[], i: number): number => {
  if (!['_namespace', '_module', '_global'].some((word) => isKeyword(tokens[i + 1], word))) return i;
  let open = i + 2;
  while (isType(tokens[open], 'name') || isType(tokens[open], 'dot') || isType(tokens[open], 'string')) open++;
  return isType(tokens[open], 'braceL') ? closing(tokens, open) : i;
};

/** Index of the brace that opens the body, when a namespace starts here. */
const bodyOfNamespace = (tokens: readonly Token[], i: number): number | undefined => {
  if (!isKeyword(tokens[i], '_namespace') && !isKeyword(tokens[i], '_module')) return undefined;
  let open = i + 1;
  while (isType(tokens[open], 'name') || isType(tokens[open], 'dot')) open++;
  return open > i + 1 && isType(tokens[open], 'braceL') ? open : undefined;
};

const OPENING: ReadonlySet<number | undefined> = new Set(['braceL', 'dollarBraceL', 'parenL', 'bracketL'].map((name) => TokenType[name]));
const CLOSING: ReadonlySet<number | undefined> = new Set(['braceR', 'parenR', 'bracketR'].map((name) => TokenType[name]));
/** Index of the bracket that closes the one at `open`. */
const closing = (tokens: readonly Token[], open: number): number => {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    if (OPENING.has(tokens[i]?.type)) depth++;
    else if (CLOSING.has(tokens[i]?.type) && --depth === 0) return i;
  }
  return tokens.length;
};

const VALUES: ReadonlySet<number | undefined> = new Set(
  ['_const', '_let', '_var', '_function', '_class', '_enum'].map((name) => TokenType[name]),
);

/** Whether a namespace has anything in its body that is neither a type, an interface nor a namespace (which is looked at by itself). */
const holdsValues = (tokens: readonly Token[], open: number): boolean => {
  const end = closing(tokens, open);
  let atStart = true;
  for (let i = open + 1; i < end; i++) {
    const token = tokens[i];
    if (isType(token, 'semi') || isType(token, '_export')) {
      atStart = true;
      continue;
    }
    const isTypeParameter = isType(tokens[i - 1], 'lessThan') || isType(tokens[i - 1], 'comma');
    if (VALUES.has(token?.type) && !isTypeParameter) return true;
    if (atStart && !isKeyword(token, '_type') && !isKeyword(token, '_interface') && !isKeyword(token, '_namespace')) return true;
    atStart = false;
    if (OPENING.has(token?.type)) i = closing(tokens, i);
  }
  return false;
};

/**
 * Where a type ends a line and the next line starts with a bracket, the line break ends the statement; without the type it would not.
 * The same for whole statements that are types.
 */
const withSemicolons = (source: string, tokens: readonly Token[]): string => {
  let out = '';
  let copied = 0;
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i];
    if (first === undefined || !first.isType) continue;
    let next = i;
    while (tokens[next]?.isType) next++;
    const last = tokens[next - 1];
    const after = tokens[next];
    i = next;
    if (last === undefined || after === undefined || isType(first, 'lessThan') || !CONTINUATIONS.has(after.type)) continue;
    if (!source.slice(last.end, after.start).includes('\n')) continue;
    const at = STATEMENTS.has(first.contextualKeyword) || isType(first, '_export') ? first.start : last.end;
    out += `${source.slice(copied, at)};`;
    copied = at;
  }
  return out + source.slice(copied);
};
