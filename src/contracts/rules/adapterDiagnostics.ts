import type { AdapterDiagnostics } from '../generated/types.js';
import { validate } from '../generated/validators/adapter-diagnostics.js';
import { error, type Form } from './form.js';
import { type Groups, sorted, unique } from './lists.js';
import { elementsOf, placeOf } from './place.js';

const LISTS = ['tool_calls', 'files_inspected', 'files_modified'] as const;

const lists: Groups = (document) => LISTS.map((name) => elementsOf(placeOf(document, name)));

const form: Form<AdapterDiagnostics> = {
  validate,
  rules: [error('diagnostics.lists-sorted', sorted(lists)), error('diagnostics.lists-unique', unique(lists))],
};

export const adapterDiagnosticsForm = (): Form<AdapterDiagnostics> => form;
