// Generated from schemas/corpus-index.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^\d+\.\d+\.\d+$/;
const pattern2 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 240) && pattern2.test(v.path) &&
  isHex(v.sha256, 64) &&
  hasFields(v, 2);
const isObject1 = (v) =>
  isRecord(v) &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isObject0(v.manifest) &&
  (v.qualification === undefined || isObject0(v.qualification)) &&
  hasFields(v, 2 + (v.qualification !== undefined));
const isObject2 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-corpus.v1" &&
  isText(v.corpus_id, 1, 80) && pattern0.test(v.corpus_id) &&
  isText(v.version, 0, 40) && pattern1.test(v.version) &&
  isList(v.tasks, 0, 50, isObject1) &&
  hasFields(v, 4);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","corpus_id","version","tasks"],"properties":{"schema_version":{"const":"codevetter.agent-task-corpus.v1"},"corpus_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","manifest"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"qualification":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}}}});

export const validate = validatorOf(isObject2, schema);
