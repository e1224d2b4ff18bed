// Generated from schemas/scoring-profile.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.id, 1, 80) && pattern0.test(v.id) &&
  (v.dimension === "functional" || v.dimension === "regression" || v.dimension === "consistency") &&
  (v.surface === undefined || (v.surface === "contract" || v.surface === "client" || v.surface === "cli" || v.surface === "documentation")) &&
  hasFields(v, 2 + (v.surface !== undefined));
const isEntry0 = (v) => isText(v, 1, 80) && pattern0.test(v);
const pattern1 = /^(?![A-Za-z]:)(?!\.{1,2}(?:\/|$))[^/\\\u0000*?]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\\u0000*?]+)*\/?$/;
const isEntry1 = (v) => isText(v, 1, 240) && pattern1.test(v);
const isEntry2 = (v) => isText(v, 1, 500);
const isObject1 = (v) =>
  isRecord(v) &&
  isList(v.argv, 1, 50, isEntry2) &&
  isWhole(v.timeout_ms, 1000, 600000) &&
  hasFields(v, 2);
const isObject2 = (v) =>
  isRecord(v) &&
  v.schema_version === "agent-dx-scoring-profile.v1" &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isHex(v.manifest_sha256, 64) &&
  isList(v.checks, 1, 200, isObject0) &&
  isList(v.critical_regressions, 0, 100, isEntry0) &&
  isList(v.allowed_paths, 0, 100, isEntry1) &&
  isList(v.prohibited_paths, 0, 100, isEntry1) &&
  isList(v.test_paths, 0, 100, isEntry1) &&
  typeof v.storage_exhaustion_exempt === 'boolean' &&
  (v.test_command === undefined || isObject1(v.test_command)) &&
  hasFields(v, 9 + (v.test_command !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","checks","critical_regressions","allowed_paths","prohibited_paths","test_paths","storage_exhaustion_exempt"],"properties":{"schema_version":{"const":"agent-dx-scoring-profile.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"checks":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","dimension"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"dimension":{"type":"string","enum":["functional","regression","consistency"]},"surface":{"type":"string","enum":["contract","client","cli","documentation"]}}}},"critical_regressions":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"allowed_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"prohibited_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"test_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"test_command":{"type":"object","additionalProperties":false,"required":["argv","timeout_ms"],"properties":{"argv":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":600000}}},"storage_exhaustion_exempt":{"type":"boolean"}}});

export const validate = validatorOf(isObject2, schema);
