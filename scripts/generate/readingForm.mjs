// What a validator is compiled from: one schema without references, in the form in which documents are read.

/** Keywords that decide; everything else is for people and for the types. */
const DECIDING = new Set([
  'type',
  'const',
  'enum',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'items',
  'required',
  'properties',
  'additionalProperties',
  'minProperties',
  'x-form',
]);

/**
 * Left to the rules: ajv compares every pair of elements, so a hostile list costs quadratic time. A test checks that each
 * `uniqueItems` of a schema has a rule.
 */
const LEFT_TO_RULES = new Set(['uniqueItems']);

const ANNOTATIONS = new Set(['$schema', '$id', '$ref', '$defs', 'title', 'description', 'contentEncoding', 'x-reading']);

const resolve = (schemas, file, reference) => {
  const [target, pointer] = reference.split('#');
  const name = target === '' ? file : target;
  let found = schemas.get(name);
  for (const part of pointer.split('/').slice(1)) found = found?.[part];
  if (found === undefined) throw new Error(`${file}: nothing is found at ${reference}`);
  return { found, file: name };
};

/** The reading form of a schema (or of a part of it): references resolved, `x-reading` in place of what it replaces. */
export const readingForm = (schemas, file, schema) => {
  if (schema.$ref !== undefined) {
    const beside = Object.keys(schema).filter((keyword) => !ANNOTATIONS.has(keyword));
    if (beside.length > 0) throw new Error(`${file}: ${beside} beside a reference is not supported`);
    const target = resolve(schemas, file, schema.$ref);
    return readingForm(schemas, target.file, target.found);
  }
  if (schema['x-reading'] !== undefined) return readingForm(schemas, file, schema['x-reading']);
  const form = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(keyword) || LEFT_TO_RULES.has(keyword)) continue;
    if (!DECIDING.has(keyword)) throw new Error(`${file}: the keyword ${keyword} is not supported`);
    if (keyword === 'items') form.items = readingForm(schemas, file, value);
    else if (keyword === 'properties') {
      form.properties = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readingForm(schemas, file, part)]));
    } else form[keyword] = value;
  }
  return form;
};
