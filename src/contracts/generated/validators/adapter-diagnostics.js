// Generated from schemas/adapter-diagnostics.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isList, isNumber, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const isEntry0 = (v) => isText(v, 1, 200);
const pattern0 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isEntry1 = (v) => isText(v, 1, 240) && pattern0.test(v);
const isObject0 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-diagnostics.v1" &&
  (v.input_tokens === undefined || isWhole(v.input_tokens, 0, 9007199254740991)) &&
  (v.output_tokens === undefined || isWhole(v.output_tokens, 0, 9007199254740991)) &&
  (v.cost_usd === undefined || isNumber(v.cost_usd, 0, Infinity)) &&
  (v.tool_calls === undefined || isList(v.tool_calls, 0, 1000, isEntry0)) &&
  (v.files_inspected === undefined || isList(v.files_inspected, 0, 1000, isEntry1)) &&
  (v.files_modified === undefined || isList(v.files_modified, 0, 1000, isEntry1)) &&
  Object.keys(v).length >= 2 &&
  hasFields(v, 1 + (v.input_tokens !== undefined) + (v.output_tokens !== undefined) + (v.cost_usd !== undefined) + (v.tool_calls !== undefined) + (v.files_inspected !== undefined) + (v.files_modified !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version"],"properties":{"schema_version":{"const":"codevetter.agent-task-diagnostics.v1"},"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}},"minProperties":2});

export const validate = validatorOf(isObject0, schema);
