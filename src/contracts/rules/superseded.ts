import { type Rule, warning } from './form.js';

/** The first version of a document can still be read. */
export const superseded = (advice: string): Rule =>
  warning('document.superseded', (_document, report) => report('/schema_version', `this is the first version of the document; ${advice}`));
