import type { Problem } from './finding.js';
import { formProblems } from './formProblems.js';
import type { DocumentTypes } from './generated/types.js';
import { newProblemReport } from './problemReport.js';
import type { Form, FormOf } from './rules/form.js';
import { beginReading } from './rules/remembered.js';

export type DocumentKind = keyof DocumentTypes;

/** A reading that is ok may have warnings: the document is readable, but not as we would write it. */
export type DocumentReading<T> =
  | { readonly ok: true; readonly document: T; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Judges a parsed JSON value. Never throws, whatever the value. */
export type DocumentReader<K extends DocumentKind> = (value: unknown) => DocumentReading<DocumentTypes[K]>;

/** Each validator with its rules is a chunk of its own, loaded when it is needed first. */
const FORMS: { readonly [K in DocumentKind]: () => Promise<FormOf<DocumentTypes[K]>> } = {
  'acceptance-contract': async () => (await import('./rules/acceptanceContract.js')).acceptanceContractForm,
  'adapter-diagnostics': async () => (await import('./rules/adapterDiagnostics.js')).adapterDiagnosticsForm,
  'agent-adapter': async () => (await import('./rules/agentAdapter.js')).agentAdapterForm,
  'check-result': async () => (await import('./rules/checkResult.js')).checkResultForm,
  'corpus-index': async () => (await import('./rules/corpusIndex.js')).corpusIndexForm,
  'evaluation-bundle': async () => (await import('./rules/evaluationBundle.js')).evaluationBundleForm,
  'evaluation-score': async () => (await import('./rules/evaluationScore.js')).evaluationScoreForm,
  'fixture-bundle': async () => (await import('./rules/fixtureBundle.js')).fixtureBundleForm,
  'known-good-change': async () => (await import('./rules/knownGoodChange.js')).knownGoodChangeForm,
  'qualification-receipt': async () => (await import('./rules/qualificationReceipt.js')).qualificationReceiptForm,
  'qualification-report': async () => (await import('./rules/qualificationReport.js')).qualificationReportForm,
  'run-plan': async () => (await import('./rules/runPlan.js')).runPlanForm,
  'run-receipt': async () => (await import('./rules/runReceipt.js')).runReceiptForm,
  'scoring-profile': async () => (await import('./rules/scoringProfile.js')).scoringProfileForm,
  'task-manifest': async () => (await import('./rules/taskManifest.js')).taskManifestForm,
};

/** Asks every rule. `document` is the value when its schema accepts it. */
const judge = <T>(form: Form<T>, value: unknown, document: T | undefined): DocumentReading<T> => {
  beginReading();
  const report = newProblemReport();
  if (document === undefined) {
    for (const problem of formProblems(form.validate.errors)) report.add(problem);
    report.addMore('error', form.validate.found - form.validate.errors.length);
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

/** Loads the reader of one kind. */
export const documentReader = async <K extends DocumentKind>(kind: K): Promise<DocumentReader<K>> => {
  const formOf = await FORMS[kind]();
  return readerOf(formOf);
};

/** As `documentReader`, but every rule is asked, also about plain documents: what the short way has to agree with. */
export const closeDocumentReader = async <K extends DocumentKind>(kind: K): Promise<DocumentReader<K>> => {
  const formOf: FormOf<DocumentTypes[K]> = await FORMS[kind]();
  return (value) => {
    const form = formOf(value);
    return judge(form, value, form.validate(value) ? value : undefined);
  };
};

/**
 * A document that we are about to write: it has to be valid and free of warnings. Throws otherwise, because the fault is then in
 * the program that made it.
 */
export const assertWritable = <K extends DocumentKind>(reader: DocumentReader<K>, value: unknown): DocumentTypes[K] => {
  const reading = reader(value);
  if (reading.ok && reading.problems.length === 0) return reading.document;
  const lines = reading.problems.map(({ pointer, message, rule }) => `${pointer} ${message} [${rule}]`);
  throw new Error(`defect: a document that was to be written is not as it should be:\n${lines.join('\n')}`);
};
