// Generated from schemas/evaluation-score.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.version, 1, 80) &&
  isHex(v.sha256, 64) &&
  hasFields(v, 2);
const pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject1 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 240) && pattern1.test(v.path) &&
  isHex(v.sha256, 64) &&
  isText(v.run_id, 1, 80) && pattern0.test(v.run_id) &&
  hasFields(v, 3);
const isObject2 = (v) =>
  isRecord(v) &&
  isHex(v.bundle_sha256, 64) &&
  isHex(v.corpus_sha256, 64) &&
  isHex(v.ground_truth_sha256, 64) &&
  isHex(v.projected_manifest_sha256, 64) &&
  isList(v.receipts, 2, 5000, isObject1) &&
  hasFields(v, 5);
const isObject3 = (v) =>
  isRecord(v);
const isObject4 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-evaluation-score.v1" &&
  isText(v.score_id, 1, 80) && pattern0.test(v.score_id) &&
  isObject0(v.scorer) &&
  isObject2(v.evidence) &&
  isObject3(v.scorecard) &&
  hasFields(v, 5);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","score_id","scorer","evidence","scorecard"],"properties":{"schema_version":{"const":"codevetter.agent-task-evaluation-score.v1"},"score_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"scorer":{"type":"object","additionalProperties":false,"required":["version","sha256"],"properties":{"version":{"type":"string","minLength":1,"maxLength":80},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"evidence":{"type":"object","additionalProperties":false,"required":["bundle_sha256","corpus_sha256","ground_truth_sha256","projected_manifest_sha256","receipts"],"properties":{"bundle_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"corpus_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"ground_truth_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"projected_manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"receipts":{"type":"array","minItems":2,"maxItems":5000,"items":{"type":"object","additionalProperties":false,"required":["path","sha256","run_id"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}}}}}},"scorecard":{"type":"object"}}});

export const validate = validatorOf(isObject4, schema);
