import type { Problem } from './finding.js';
import { formProblems } from './formProblems.js';
import { newProblemReport } from './problemReport.js';
import type { Form, FormOf } from './rules/form.js';
import { beginReading } from './rules/remembered.js';

/** A reading that is ok may have warnings: the document is readable, but not as we would write it. */
export type DocumentReading<T> =
  | { readonly ok: true; readonly document: T; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Asks every rule. `document` is the value when its schema accepts it. */
export const judge = <T>(form: Form<T>, value: unknown, document: T | undefined): DocumentReading<T> => {
  beginReading();
  const report = newProblemReport();
  if (document === undefined) {
    const { errors, found } = form.validate.faults(value);
    for (const problem of formProblems(errors)) report.add(problem);
    report.addMore('error', found - errors.length);
  }
  for (const { id, severity, check } of form.rules)
    check(value, (pointer, message) => report.add({ pointer, rule: id, message, severity }));
  const problems = report.problems();
  return document !== undefined && !report.hasErrors() ? { ok: true, document, problems } : { ok: false, problems };
};

const read = <T>(formOf: FormOf<T>, value: unknown): DocumentReading<T> => {
  const form = formOf(value);
  if (!form.validate(value)) return judge(form, value, undefined);
  return form.plain?.(value) ? { ok: true, document: value, problems: [] } : judge(form, value, value);
};

export const readerOf =
  <T>(formOf: FormOf<T>): ((value: unknown) => DocumentReading<T>) =>
  (value) =>
    read(formOf, value);
