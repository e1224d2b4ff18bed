// Generated from schemas/fixture-bundle.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 240) && pattern0.test(v.path) &&
  isText(v.content_base64, 4, 1398104) &&
  isHex(v.sha256, 64) &&
  hasFields(v, 3);
const isObject1 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-fixture.v1" &&
  isList(v.files, 1, 100, isObject0) &&
  hasFields(v, 2);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-fixture.v1"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","content_base64","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"content_base64":{"type":"string","minLength":4,"maxLength":1398104},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}});

export const validate = validatorOf(isObject1, schema);
