/** What a scan meets, in text order. `at` and `end` are offsets in UTF-16 units; a key's `end` is behind its closing quote. */
export type JsonEvent =
  | { readonly kind: 'key' | 'scalar'; readonly at: number; readonly end: number }
  | { readonly kind: 'open'; readonly at: number; readonly list: boolean }
  | { readonly kind: 'close'; readonly at: number };

export interface JsonSyntaxError {
  /** Offset in UTF-16 units; the length of the text when it ends too early. */
  readonly at: number;
  readonly message: string;
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORD = /[A-Za-z_]\w*/y;
const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null']);

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

/** Behind the closing quote of the string at `at`, or what is wrong with it. */
const endOfString = (text: string, at: number): number | JsonSyntaxError => {
  for (let here = at + 1; ; ) {
    here = endOf(PLAIN, text, here);
    if (here >= text.length) return { at: here, message: 'the text ends inside a string' };
    if (text[here] === '"') return here + 1;
    if (text[here] !== '\\') return { at: here, message: 'a control character inside a string must be written as an escape such as \\n' };
    const end = endOf(ESCAPE, text, here);
    if (end === here) return { at: here, message: 'an unknown escape inside a string; write \\\\ for a backslash' };
    here = end;
  }
};

const unexpected = (text: string, at: number, expected: string): JsonSyntaxError => ({
  at,
  message: at >= text.length ? `the text ends where ${expected} is expected` : `${expected} is expected here`,
});

/** Behind the scalar at `at`, or what is wrong. */
const endOfScalar = (text: string, at: number): number | JsonSyntaxError => {
  if (text[at] === '"') return endOfString(text, at);
  const number = endOf(NUMBER, text, at);
  if (number > at) return number;
  const word = endOf(WORD, text, at);
  if (WORDS.has(text.slice(at, Math.min(word, at + 6)))) return word;
  return unexpected(text, at, 'a value');
};

/**
 * Walks a JSON text and reports every key, scalar and bracket. Accepts exactly what JSON.parse accepts, keeps no values and does
 * not recurse: 100,000 nested lists are no problem. Returns the first syntax error, if there is one.
 */
export const scanJson = (text: string, visit: (event: JsonEvent) => void): JsonSyntaxError | undefined => {
  const lists: boolean[] = [];
  let at = endOf(SPACE, text, 0);
  // 'first' is right behind an opening bracket, where the closing one may follow at once.
  let state: 'value' | 'first' | 'behind' = 'value';
  for (;;) {
    const list = lists.at(-1);
    if (state === 'behind') {
      if (list === undefined) return at < text.length ? { at, message: 'nothing may follow the end of the document' } : undefined;
      if (text[at] === (list ? ']' : '}')) {
        visit({ kind: 'close', at });
        lists.pop();
        at = endOf(SPACE, text, at + 1);
        continue;
      }
      if (text[at] !== ',') return unexpected(text, at, list ? 'a comma or ]' : 'a comma or }');
      at = endOf(SPACE, text, at + 1);
      if (text[at] === (list ? ']' : '}')) return { at, message: `a comma before ${text[at]} is not allowed` };
      state = 'value';
    } else if (state === 'first') {
      state = text[at] === (list ? ']' : '}') ? 'behind' : 'value';
      if (state === 'behind') continue;
    }
    if (list === false) {
      if (text[at] !== '"') return unexpected(text, at, 'a member name in double quotes');
      const end = endOfString(text, at);
      if (typeof end !== 'number') return end;
      visit({ kind: 'key', at, end });
      at = endOf(SPACE, text, end);
      if (text[at] !== ':') return unexpected(text, at, 'a colon');
      at = endOf(SPACE, text, at + 1);
    }
    if (text[at] === '{' || text[at] === '[') {
      visit({ kind: 'open', at, list: text[at] === '[' });
      lists.push(text[at] === '[');
      state = 'first';
      at = endOf(SPACE, text, at + 1);
      continue;
    }
    const end = endOfScalar(text, at);
    if (typeof end !== 'number') return end;
    visit({ kind: 'scalar', at, end });
    at = endOf(SPACE, text, end);
    state = 'behind';
  }
};
