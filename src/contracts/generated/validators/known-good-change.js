// Generated from schemas/known-good-change.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 240) && pattern1.test(v.path) &&
  isHex(v.before_sha256, 64) &&
  isText(v.after_base64, 4, 1398104) &&
  isHex(v.after_sha256, 64) &&
  hasFields(v, 4);
const isObject1 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-known-good.v1" &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isList(v.files, 1, 100, isObject0) &&
  hasFields(v, 3);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-known-good.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","before_sha256","after_base64","after_sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"before_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"after_base64":{"type":"string","minLength":4,"maxLength":1398104},"after_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}});

export const validate = validatorOf(isObject1, schema);
