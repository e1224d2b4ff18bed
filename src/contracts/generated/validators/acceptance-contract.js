// Generated from schemas/acceptance-contract.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isEntry0 = (v) => isText(v, 1, 80) && pattern0.test(v);
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.id, 1, 80) && pattern0.test(v.id) &&
  isText(v.label, 1, 160) &&
  hasFields(v, 2);
const pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject1 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 240) && pattern1.test(v.path) &&
  isHex(v.sha256, 64) &&
  isWhole(v.timeout_ms, 10, 60000) &&
  hasFields(v, 3);
const isObject2 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-acceptance.v1" &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isList(v.task_defining_failures, 1, 100, isEntry0) &&
  isList(v.required_checks, 1, 100, isObject0) &&
  isList(v.regression_checks, 0, 100, isObject0) &&
  isObject1(v.driver) &&
  isWhole(v.repetitions, 2, 5) &&
  hasFields(v, 7);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","task_defining_failures","required_checks","regression_checks","driver","repetitions"],"properties":{"schema_version":{"const":"codevetter.agent-task-acceptance.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_defining_failures":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"driver":{"type":"object","additionalProperties":false,"required":["path","sha256","timeout_ms"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"timeout_ms":{"type":"integer","minimum":10,"maximum":60000}}},"repetitions":{"type":"integer","minimum":2,"maximum":5}}});

export const validate = validatorOf(isObject2, schema);
