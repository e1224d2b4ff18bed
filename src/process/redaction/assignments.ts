import { isSpace } from './characters.js';
import { nameWatch } from './keywords.js';
import type { TextWatch } from './textWatch.js';

const EQUALS = 0x3d;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const LINE_FEED = 0x0a;

/**
 * Where in an assignment we are.
 * - `text`: in none.
 * - `key`: behind the closing quote of a quoted name; a colon makes it a member.
 * - `member`: behind that colon; only a quoted value is hidden, numbers and lists stay.
 * - `equals`: right behind `name=`. `colon`: behind `name:`, blanks may follow.
 * - `run`: in a value that ends at whitespace. `quoted`: in a value that ends at its quote and then goes on as a run.
 * - `string`: in the value of a member, which ends before its quote.
 */
type State = 'text' | 'key' | 'member' | 'equals' | 'colon' | 'run' | 'quoted' | 'string';

/**
 * The values in `name=value`, `name: value` and `"name": "value"`, where the name holds `TOKEN`, `SECRET`, `PASSWORD` or `API_KEY` in
 * any case: pass 1 of spec 6.4, without the gaps of W-10. A value runs to the next whitespace; one that begins with a quote runs to
 * that quote, or to the end of its line. Quotes may stand behind backslashes, as in JSON inside of JSON.
 */
export const assignmentWatch = (): TextWatch => {
  const name = nameWatch();
  let state: State = 'text';
  let quote = 0;
  /** Backslashes before the quotes of the key. */
  let depth = 0;
  /** Backslashes right before this character. */
  let backslashes = 0;
  /** A word that names a secret ended before this character, with at most backslashes between. */
  let named = false;

  const isQuote = (character: number): boolean => character === QUOTE || character === APOSTROPHE;
  const isBlank = (character: number): boolean => character === 0x20 || character === 0x09;
  /**
   * In a string that is escaped `n` times over, a quote that ends it stands behind 2ⁿ−1 backslashes, or that many more twice 2ⁿ. One
   * behind fewer ends the text that the string stands in.
   */
  const closes = (character: number): boolean => character === quote && (backslashes < depth || backslashes % (2 * (depth + 1)) === depth);

  const begin = (character: number): State => {
    if (!isQuote(character)) return 'run';
    quote = character;
    depth = 0;
    return 'quoted';
  };
  const inText = (character: number): State => {
    if (!named) return 'text';
    if (isQuote(character)) {
      quote = character;
      depth = backslashes;
      return 'key';
    }
    if (backslashes > 0) return 'text';
    return character === EQUALS ? 'equals' : character === COLON ? 'colon' : 'text';
  };
  /** A value inside of a value: `A_TOKEN=1;B_TOKEN="x y"`. */
  const inRun = (character: number): State => {
    const inner = inText(character);
    return inner === 'equals' || inner === 'colon' ? inner : 'run';
  };

  const NEXT: Readonly<Record<State, (character: number, hidden: boolean) => State>> = {
    text: inText,
    key: (character) => (character === COLON ? 'member' : isSpace(character) ? 'key' : inText(character)),
    member: (character) => {
      if (isSpace(character) || character === BACKSLASH) return 'member';
      return character === quote && backslashes === depth ? 'string' : inText(character);
    },
    equals: (character, hidden) => (hidden ? 'run' : isSpace(character) ? 'text' : begin(character)),
    colon: (character, hidden) => (hidden ? 'run' : isBlank(character) ? 'colon' : isSpace(character) ? 'text' : begin(character)),
    run: (character, hidden) => (hidden || !isSpace(character) ? inRun(character) : 'text'),
    quoted: (character, hidden) => {
      if (hidden) return 'quoted';
      return character === LINE_FEED ? 'text' : closes(character) ? 'run' : 'quoted';
    },
    string: (character, hidden) => (!hidden && (character === LINE_FEED || closes(character)) ? 'text' : 'string'),
  };
  /** Whether the character that led from one state to the next belongs to a value. */
  const isValue = (from: State, to: State): boolean =>
    to === 'run' || to === 'quoted' || (to === 'string' && from === 'string') || (from === 'run' && (to === 'equals' || to === 'colon'));

  return {
    push: (character, hidden) => {
      const from = state;
      state = NEXT[from](character, hidden);
      name.push(character);
      named = name.named() || (named && character === BACKSLASH);
      backslashes = character === BACKSLASH ? backslashes + 1 : 0;
      return isValue(from, state);
    },
  };
};
