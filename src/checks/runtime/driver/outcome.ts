/** What came of one observation. */
import { CheckFailure } from './checkErrors.js';
import { show } from './compare.js';

/** `breach`: the channel was tampered with. `crashed`: an error that nobody handled. `not_loaded`: the files could not be loaded. */
export type Outcome =
  | { readonly kind: 'returned' | 'threw' | 'crashed' | 'not_loaded'; readonly value: unknown }
  | { readonly kind: 'no_answer' | 'exited' | 'refused' | 'breach'; readonly value: string };

const WORDS: Readonly<Record<Outcome['kind'], string>> = {
  returned: 'it returned',
  threw: 'it threw',
  refused: 'it produced',
  no_answer: 'it did not answer:',
  exited: 'the process ended:',
  crashed: 'it left an error unhandled:',
  not_loaded: 'the files could not be loaded:',
  breach: 'the channel was tampered with:',
};
const IN_WORDS = new Set<Outcome['kind']>(['refused', 'no_answer', 'exited', 'breach']);

export const describeOutcome = (outcome: Outcome): string =>
  `${WORDS[outcome.kind]} ${IN_WORDS.has(outcome.kind) ? String(outcome.value) : show(outcome.value)}`;

interface Circumstances {
  readonly input: unknown;
  readonly async: boolean;
  readonly open: readonly string[];
  readonly stdout: string;
  readonly stderr: string;
}

/** What a driver gets from `observe`. Reading an outcome that did not happen fails the check, and says what happened instead. */
export class Observation {
  readonly kind: Outcome['kind'];
  /** The answer came as a promise. */
  readonly async: boolean;
  /** What still kept the event loop busy when the answer was there (`Timeout`, …). */
  readonly open: readonly string[];
  readonly stdout: string;
  readonly stderr: string;
  readonly #outcome: Outcome;
  readonly #input: unknown;

  constructor(outcome: Outcome, circumstances: Circumstances) {
    this.kind = outcome.kind;
    this.async = circumstances.async;
    this.open = circumstances.open;
    this.stdout = circumstances.stdout;
    this.stderr = circumstances.stderr;
    this.#outcome = outcome;
    this.#input = circumstances.input;
  }

  get returned(): unknown {
    return this.#expect('returned', 'a return value');
  }
  get threw(): unknown {
    return this.#expect('threw', 'a throw');
  }
  /** The input (for `call`: the list of arguments) as the code under check left it. */
  get input(): unknown {
    if (this.kind !== 'returned' && this.kind !== 'threw') throw new CheckFailure(`expected an answer, but ${this.text}`);
    return this.#input;
  }
  get args(): unknown {
    return this.input;
  }
  /** Why there was no answer, how the process ended, what could not cross; undefined when that is not what happened. */
  get no_answer(): string | undefined {
    return this.#word('no_answer');
  }
  get exited(): string | undefined {
    return this.#word('exited');
  }
  get refused(): string | undefined {
    return this.#word('refused');
  }
  /** What happened, in words. */
  get text(): string {
    return describeOutcome(this.#outcome);
  }

  #expect(kind: Outcome['kind'], what: string): unknown {
    if (this.kind !== kind) throw new CheckFailure(`expected ${what}, but ${this.text}`);
    return this.#outcome.value;
  }
  #word(kind: Outcome['kind']): string | undefined {
    return this.kind === kind ? String(this.#outcome.value) : undefined;
  }
}
