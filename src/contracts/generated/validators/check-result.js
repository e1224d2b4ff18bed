// Generated from schemas/check-result.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.id, 1, 80) && pattern0.test(v.id) &&
  (v.status === "pass" || v.status === "fail" || v.status === "error") &&
  (v.message === undefined || isText(v.message, 1, 500)) &&
  hasFields(v, 2 + (v.message !== undefined));
const isObject1 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-check-result.v1" &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isHex(v.acceptance_contract_sha256, 64) &&
  isList(v.results, 0, 200, isObject0) &&
  hasFields(v, 4);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","acceptance_contract_sha256","results"],"properties":{"schema_version":{"const":"codevetter.agent-task-check-result.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"results":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}}}});

export const validate = validatorOf(isObject1, schema);
