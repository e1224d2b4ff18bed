import { isSpace, isWordCharacter } from './characters.js';
import type { TextWatch } from './textWatch.js';

const WORD = [...'bearer'].map((letter) => letter.charCodeAt(0));
/** What cannot be part of a token and often follows one: quotes, separators, the brackets of markup. */
const ENDS = new Set([...'"\'`,;\\<>'].map((mark) => mark.charCodeAt(0)));

/** Stands for what is hidden as a value: no letter, as the mark that will stand there. */
const HIDDEN = 0x5d;

const lowerCase = (character: number): number => (character >= 0x41 && character <= 0x5a ? character + 0x20 : character);

/** The token in `Bearer <token>`, in any case, behind one blank or several. */
export const bearerWatch = (): TextWatch => {
  /** Letters of the word that fit so far; −1 inside another word. */
  let letters = 0;
  let state: 'text' | 'gap' | 'token' = 'text';
  const spell = (character: number): void => {
    const fits = letters >= 0 && letters < WORD.length && lowerCase(character) === WORD[letters];
    letters = fits ? letters + 1 : isWordCharacter(character) ? -1 : 0;
  };
  return {
    push: (character, hidden) => {
      const blank = !hidden && (character === 0x20 || character === 0x09);
      const ends = !hidden && (isSpace(character) || ENDS.has(character));
      if (state === 'text' && letters === WORD.length && blank) state = 'gap';
      else if (state === 'gap' && !blank) state = ends ? 'text' : 'token';
      else if (state === 'token' && ends) state = 'text';
      spell(hidden ? HIDDEN : character);
      return state === 'token';
    },
  };
};
