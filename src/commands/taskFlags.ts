import type { Inputs } from './inputs.js';
import { UsageError } from './outcome.js';

const KEBAB = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const AN_ID = 'lower-case letters and digits in groups joined by single hyphens, at most 80';

/** How the flags that describe a task must look. */
const FORMS: Readonly<Record<string, { readonly form: RegExp; readonly words: string }>> = {
  'task id': { form: KEBAB, words: AN_ID },
  category: { form: KEBAB, words: AN_ID },
  'failure-mode': { form: KEBAB, words: AN_ID },
  title: { form: /^[^\u0000-\u001f]{1,160}$/, words: 'one line of at most 160 characters' },
  license: { form: /^[A-Za-z0-9.+() -]{1,80}$/, words: 'an SPDX expression of at most 80 characters' },
  repository: { form: /^(?=.{1,160}$)[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/, words: 'OWNER/NAME' },
  revision: { form: /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/, words: 'a full commit id of 40 or 64 hex digits' },
};

/** The value of a describing flag, checked before any work begins. @throws UsageError */
export const checkedFlag = (inputs: Pick<Inputs, 'value'>, name: keyof typeof FORMS & string): string | undefined => {
  const value = inputs.value(name);
  const rule = FORMS[name];
  if (value === undefined || rule === undefined || rule.form.test(value)) return value;
  throw new UsageError(`${name === 'task id' ? 'the task id' : `--${name}`} takes ${rule.words}, not ${JSON.stringify(value)}`);
};

/** One of a few words. @throws UsageError */
export const oneOf = <T extends string>(inputs: Pick<Inputs, 'value'>, name: string, words: readonly T[]): T | undefined => {
  const value = inputs.value(name);
  if (value === undefined) return undefined;
  const found = words.find((word) => word === value);
  if (found === undefined) throw new UsageError(`--${name} takes ${words.join(' or ')}, not ${JSON.stringify(value)}`);
  return found;
};
