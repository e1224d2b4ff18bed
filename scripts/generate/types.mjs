import { compile } from 'json-schema-to-typescript';

/** Kinds that exist in two versions; a reader of the kind gives either. */
const VERSIONED = { 'agent-adapter': 'AgentAdapter', 'qualification-receipt': 'QualificationReceipt', 'run-receipt': 'RunReceipt' };

const KEPT = new Set(['type', 'const', 'enum', 'required', 'properties', 'additionalProperties', 'items', 'description']);

/** Schemas name a shared part `common.schema.json#/$defs/part` and a whole document `kind.schema.json#`; the types come from one schema with all of them in it. */
const definition = (name) => ({ $ref: `#/$defs/${name}` });

const nameOf = (reference) => reference.split('/').at(-1).replace('.schema.json#', '');

/** A described use of a part: by the name of its type, because a description beside a reference would make it a type of its own. */
const describedUse = (schemas, name, description) => ({ description, tsType: schemas.get('common.schema.json').$defs[name].title });

/** A schema as the type generator wants it: without bounds, which no type can hold, and with the names of the parts. */
const typed = (schemas, schema) => {
  const { $ref, title, description } = schema;
  if ($ref !== undefined) {
    const name = nameOf($ref);
    return description === undefined ? definition(name) : describedUse(schemas, name, description);
  }
  const form = title === undefined ? {} : { title };
  for (const [keyword, value] of Object.entries(schema)) {
    if (!KEPT.has(keyword)) continue;
    if (keyword === 'items') form.items = typed(schemas, value);
    else if (keyword === 'properties') form.properties = mapValues(value, (part) => typed(schemas, part));
    else form[keyword] = value;
  }
  return form;
};

const mapValues = (object, change) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

const BANNER = '// Generated from schemas/ by scripts/generate.mjs. Do not edit.';

/** The text of types.ts: a type for each document and shared part, and `DocumentTypes`, the types by kind. */
export const typesModule = async (schemas, names) => {
  const $defs = mapValues(schemas.get('common.schema.json').$defs, (part) => typed(schemas, part));
  const properties = {};
  for (const name of names) {
    $defs[name] = typed(schemas, schemas.get(`${name}.schema.json`));
    const kind = name.replace(/-v2$/, '');
    const title = VERSIONED[kind];
    if (title === undefined) properties[kind] = definition(name);
    else if (name === kind) {
      $defs[`${kind}-any`] = { title, oneOf: [definition(kind), definition(`${kind}-v2`)] };
      properties[kind] = definition(`${kind}-any`);
    }
  }
  const root = {
    title: 'DocumentTypes',
    description: 'The type of a document by its kind.',
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
    $defs,
  };
  return compile(root, 'DocumentTypes', {
    bannerComment: BANNER,
    additionalProperties: true,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    unreachableDefinitions: false,
    style: { singleQuote: true, printWidth: 140 },
  });
};
