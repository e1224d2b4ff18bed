import { readingForm } from './readingForm.mjs';

/** Tests of a value, by the module of src/contracts that has them. */
const HELPERS = { accepted: ['hasFields', 'isHex', 'isList', 'isNumber', 'isText', 'isWhole'], shape: ['isRecord'] };

const HEX_DIGITS = /^\^\[a-f0-9\]\{(\d+)\}\$$/;

const MOST = 'Infinity';

/**
 * Writes the test of one schema: an expression that tells whether a value has a form. What is longer than a call becomes a function or
 * a pattern of the module, one for equal forms.
 */
class Writer {
  #names = new Map();
  #lines = [];

  get lines() {
    return this.#lines;
  }

  #named(prefix, key, text) {
    const id = `${prefix} ${key}`;
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const definition = text();
    const name = `${prefix}${[...this.#names.values()].filter((other) => other.startsWith(prefix)).length}`;
    this.#names.set(id, name);
    this.#lines.push(`const ${name} = ${definition};`);
    return name;
  }

  #text({ minLength = 0, maxLength = MOST, pattern }, value) {
    const digits = pattern && HEX_DIGITS.exec(pattern)?.[1];
    if (digits !== undefined) return `isHex(${value}, ${digits})`;
    const bounded = minLength === 0 && maxLength === MOST ? `typeof ${value} === 'string'` : `isText(${value}, ${minLength}, ${maxLength})`;
    if (pattern === undefined) return bounded;
    const name = this.#named('pattern', pattern, () => String(new RegExp(pattern)));
    return `${bounded} && ${name}.test(${value})`;
  }

  #object({ required = [], properties, additionalProperties, minProperties }) {
    const test = () => {
      const tests = ['isRecord(v)'];
      const optional = [];
      for (const name of new Set([...required, ...Object.keys(properties ?? {})])) {
        const member = `v.${name}`;
        const isOne = properties?.[name] === undefined ? `${member} !== undefined` : this.test(properties[name], member);
        if (required.includes(name)) tests.push(isOne);
        else {
          optional.push(name);
          tests.push(`(${member} === undefined || ${isOne})`);
        }
      }
      if (minProperties !== undefined) tests.push(`Object.keys(v).length >= ${minProperties}`);
      const count = [required.length, ...optional.map((name) => `(v.${name} !== undefined)`)].join(' + ');
      if (additionalProperties === false) tests.push(`hasFields(v, ${count})`);
      return `(v) =>\n  ${tests.join(' &&\n  ')}`;
    };
    const key = JSON.stringify({ required, properties, additionalProperties, minProperties });
    return this.#named('isObject', key, test);
  }

  #typed(type, form, value) {
    switch (type) {
      case 'null':
        return `${value} === null`;
      case 'boolean':
        return `typeof ${value} === 'boolean'`;
      case 'integer':
        return `isWhole(${value}, ${form.minimum ?? `-${MOST}`}, ${form.maximum ?? MOST})`;
      case 'number':
        return `isNumber(${value}, ${form.minimum ?? `-${MOST}`}, ${form.maximum ?? MOST})`;
      case 'string':
        return this.#text(form, value);
      case 'array':
        return `isList(${value}, ${form.minItems ?? 0}, ${form.maxItems ?? MOST}, ${this.#entry(form.items)})`;
      case 'object':
        return `${this.#object(form)}(${value})`;
      default:
        throw new Error(`a form of the type ${type} is not supported`);
    }
  }

  #entry(form) {
    const call = this.test(form, 'v');
    const [, name] = /^(\w+)\(v\)$/.exec(call) ?? [];
    return name ?? this.#named('isEntry', call, () => `(v) => ${call}`);
  }

  /** An expression over `value`, itself an expression that may stand several times. */
  test(form, value) {
    const { type, enum: choices } = form;
    if (Object.hasOwn(form, 'const')) return `${value} === ${JSON.stringify(form.const)}`;
    if (choices !== undefined) return `(${choices.map((choice) => `${value} === ${JSON.stringify(choice)}`).join(' || ')})`;
    if (type === undefined) throw new Error(`a form without a type is not supported: ${JSON.stringify(form)}`);
    const tests = [type].flat().map((each) => this.#typed(each, form, value));
    return tests.length === 1 ? tests[0] : `(${tests.join(' || ')})`;
  }
}

/** The text of the module that validates one schema in its reading form. */
export const validatorModule = (schemas, file) => {
  const form = readingForm(schemas, file, schemas.get(file));
  const writer = new Writer();
  const accepts = writer.test(form, 'v').replace(/\(v\)$/, '');
  const code = writer.lines.join('\n');
  const imports = Object.entries(HELPERS).flatMap(([module, names]) => {
    const used = names.filter((name) => code.includes(`${name}(`));
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '../../${module}.js';`];
  });
  return [
    `// Generated from schemas/${file} by scripts/generate.mjs. Do not edit.`,
    ...imports,
    "import { validatorOf } from '../../validator.js';",
    '',
    code,
    '',
    `const schema = () => (${JSON.stringify(form)});`,
    '',
    `export const validate = validatorOf(${accepts}, schema);`,
    '',
  ].join('\n');
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
