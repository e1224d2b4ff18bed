import Ajv from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { readingForm } from './readingForm.mjs';

/** Errors of one document that are kept; of the others only the number is known. */
const MOST_ERRORS = 200;

const KEPT_ERROR =
  /const (err\d+) = (\{.*?\});\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/gs;
const ERROR_OBJECT =
  /^\{instancePath(?::(.+?))?,schemaPath:"[^"]*",keyword:"(\w+)",params:\{(\w+): ?(.*?)\},schema:.*?,parentSchema:([\w.$]+),data(?::(\w+))?\}$/s;
const FIELD_PARAMETERS = new Set(['missingProperty', 'additionalProperty']);

/** A call that keeps the parts of an ajv error that our own words are made from; see src/contracts/validator.ts. */
const shortError = (text) => {
  const parts = ERROR_OBJECT.exec(text);
  if (parts === null) throw new Error(`ajv makes an error of an unknown shape: ${text}`);
  const [, at = 'instancePath', keyword, parameter, argument, form, value = 'data'] = parts;
  const field = FIELD_PARAMETERS.has(parameter) ? `,${argument}` : '';
  return `fail(${at.replace('instancePath+', '')},"${keyword}",${form},${value}${field});`;
};

/**
 * ajv keeps every error. A hostile document has millions of them, so the code is changed to make an error only while there is
 * room, and to say how many there were.
 */
const bounded = (code) =>
  code
    .replace(KEPT_ERROR, (_, _name, error) => shortError(error))
    .replace(/^let vErrors = null;\nlet errors = 0;$/m, 'vErrors = null;\nerrors = 0;')
    .replaceAll(/(validate\d*)\.errors = vErrors;/g, '$1.errors = vErrors ?? [];\n$1.found = errors;')
    .replace(/export default \w+;\s*/, '');

/** A pattern is not even tried on a text that is too long: a text of megabytes can exhaust the stack of a backtracking matcher. */
const boundedPatterns = (code) => {
  const longest = new Map();
  return code
    .split('\n')
    .map((line) => {
      const [, bounded, length] = /^if\((\w+)\.length > (\d+)\)\{$/.exec(line) ?? [];
      if (bounded !== undefined) longest.set(bounded, length);
      const [, declared] = /^let (\w+) = /.exec(line) ?? [];
      if (declared !== undefined) longest.delete(declared);
      return line.replace(/^if\(!(pattern\d+)\.test\((\w+)\)\)\{$/, (test, pattern, text) =>
        longest.has(text) ? `if(${text}.length <= ${longest.get(text)} && !${pattern}.test(${text})){` : test,
      );
    })
    .join('\n');
};

/** One small function instead of an object literal at each place: a validator is compiled at every start. */
const KEEPING = `let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < ${MOST_ERRORS})(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
`;

/** The schemas are for error messages: made when there is one. */
const lateSchemas = (code) =>
  code
    .replaceAll(/\bschema\d+\b(?! = )/g, '$&()')
    .replaceAll(/^const (schema\d+) = (.*);$/gm, 'let $1Made;\nfunction $1(){\nreturn $1Made ??= $2;\n}');

const UNWANTED = [
  [/= \[err|push\(err|vErrors\.concat|vErrors\.length/, 'an error that is kept without a bound'],
  [/\brequire\(|\bimport\b/, 'a dependency'],
];

/** The text of the module that validates one schema in its reading form. It depends on nothing. */
export const validatorModule = (schemas, file) => {
  // Only keywords that mean the same in every draft get here (readingForm.mjs), so ajv's smallest dialect compiles them.
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    verbose: true,
    // Lengths are UTF-16 units, and patterns go unit by unit.
    unicode: false,
    unicodeRegExp: false,
    ownProperties: true,
    strictTypes: false,
    logger: false,
    code: { source: true, esm: true, lines: true, optimize: true },
  });
  ajv.addVocabulary(['x-form']);
  const code = lateSchemas(boundedPatterns(bounded(standalone(ajv, ajv.compile(readingForm(schemas, file, schemas.get(file)))))));
  for (const [pattern, what] of UNWANTED) {
    if (pattern.test(code)) throw new Error(`${file}: the validator holds ${what}`);
  }
  return `// Generated from schemas/${file} by scripts/generate.mjs. Do not edit.\n${KEEPING}${code}`;
};

/** What the module declares: it tells whether a value is a document. */
export const validatorDeclaration = (schemas, file) => {
  const { title } = schemas.get(file);
  return `// Generated from schemas/${file} by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { ${title} } from '../types.js';

export declare const validate: Validator<${title}>;
`;
};
