// Generated from schemas/qualification-receipt.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isWhole(v.runs, 2, 10) &&
  isHex(v.result_sha256, 64) &&
  (v.status === "intended_failure" || v.status === "wrong_failure" || v.status === "error" || v.status === "flaky") &&
  hasFields(v, 3);
const isObject1 = (v) =>
  isRecord(v) &&
  isWhole(v.runs, 2, 10) &&
  isHex(v.result_sha256, 64) &&
  (v.status === "pass" || v.status === "check_failure" || v.status === "regression" || v.status === "error" || v.status === "flaky") &&
  hasFields(v, 3);
const isEntry0 = (v) => isText(v, 1, 500);
const isObject2 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-qualification.v1" &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isHex(v.manifest_sha256, 64) &&
  typeof v.qualified === 'boolean' &&
  isObject0(v.baseline) &&
  isObject1(v.known_good) &&
  isList(v.limitations, 0, 50, isEntry0) &&
  hasFields(v, 7);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","qualified","baseline","known_good","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v1","x-form":"\"codevetter.agent-task-qualification.v1\" or \"codevetter.agent-task-qualification.v2\""},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["intended_failure","wrong_failure","error","flaky"]}}},"known_good":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["pass","check_failure","regression","error","flaky"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

export const validate = validatorOf(isObject2, schema);
