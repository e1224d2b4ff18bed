import type { DocumentTypes } from './generated/types.js';
import { type DocumentReading, judge, readerOf } from './reading.js';
import type { FormOf } from './rules/form.js';

export { readerOf };

export type DocumentKind = keyof DocumentTypes;

/** Judges a parsed JSON value. Never throws, whatever the value. */
export type DocumentReader<K extends DocumentKind> = (value: unknown) => DocumentReading<DocumentTypes[K]>;

/** Each validator with its rules is a chunk of its own, loaded when it is needed first. */
const FORMS: { readonly [K in DocumentKind]: () => Promise<FormOf<DocumentTypes[K]>> } = {
  'acceptance-contract': async () => (await import('./rules/acceptanceContract.js')).acceptanceContractForm,
  'adapter-diagnostics': async () => (await import('./rules/adapterDiagnostics.js')).adapterDiagnosticsForm,
  'agent-adapter': async () => (await import('./rules/agentAdapter.js')).agentAdapterForm,
  approval: async () => (await import('./rules/approval.js')).approvalForm,
  attempt: async () => (await import('./rules/attempt.js')).attemptForm,
  'audit-report': async () => (await import('./rules/auditReport.js')).auditReportForm,
  'check-result': async () => (await import('./rules/checkResult.js')).checkResultForm,
  'corpus-index': async () => (await import('./rules/corpusIndex.js')).corpusIndexForm,
  'dx-score': async () => (await import('./rules/dxScore.js')).dxScoreForm,
  'dx-score-contract': async () => (await import('./rules/dxScoreContract.js')).dxScoreContractForm,
  'dx-scorecard': async () => (await import('./rules/dxScorecard.js')).dxScorecardForm,
  'evaluation-bundle': async () => (await import('./rules/evaluationBundle.js')).evaluationBundleForm,
  'evaluation-score': async () => (await import('./rules/evaluationScore.js')).evaluationScoreForm,
  'fixture-bundle': async () => (await import('./rules/fixtureBundle.js')).fixtureBundleForm,
  'known-good-change': async () => (await import('./rules/knownGoodChange.js')).knownGoodChangeForm,
  observation: async () => (await import('./rules/observation.js')).observationForm,
  'plan-set': async () => (await import('./rules/planSet.js')).planSetForm,
  'qualification-receipt': async () => (await import('./rules/qualificationReceipt.js')).qualificationReceiptForm,
  'qualification-report': async () => (await import('./rules/qualificationReport.js')).qualificationReportForm,
  'run-plan': async () => (await import('./rules/runPlan.js')).runPlanForm,
  'run-receipt': async () => (await import('./rules/runReceipt.js')).runReceiptForm,
  'scoring-profile': async () => (await import('./rules/scoringProfile.js')).scoringProfileForm,
  'task-manifest': async () => (await import('./rules/taskManifest.js')).taskManifestForm,
};

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
