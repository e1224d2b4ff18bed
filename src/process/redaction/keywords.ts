import { isWordCharacter } from './characters.js';
import { needleAutomaton } from './needleAutomaton.js';

/** What the format takes for the name of a secret when it is part of a name (spec 6.4). */
const KEYWORDS = needleAutomaton(['TOKEN', 'SECRET', 'PASSWORD', 'API_KEY'].map((word) => Buffer.from(word)));

const upperCase = (character: number): number => (character >= 0x61 && character <= 0x7a ? character - 0x20 : character);

/** Follows a text character by character and knows whether the word that just ended, or is under way, names a secret. */
export interface NameWatch {
  readonly push: (character: number) => void;
  readonly named: () => boolean;
}

export const nameWatch = (): NameWatch => {
  let state = 0;
  let named = false;
  return {
    push: (character) => {
      if (!isWordCharacter(character)) {
        state = 0;
        named = false;
        return;
      }
      state = KEYWORDS.next(state, upperCase(character));
      named ||= KEYWORDS.longest(state) > 0;
    },
    named: () => named,
  };
};
