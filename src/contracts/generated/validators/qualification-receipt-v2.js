// Generated from schemas/qualification-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isWhole(v.attempt, 1, 5) &&
  (v.outcome === "intended_failure" || v.outcome === "wrong_failure" || v.outcome === "setup_failure" || v.outcome === "timeout" || v.outcome === "incomplete_checks" || v.outcome === "check_error" || v.outcome === "cleanup_failure") &&
  (isHex(v.result_sha256, 64) || v.result_sha256 === null) &&
  hasFields(v, 3);
const isObject1 = (v) =>
  isRecord(v) &&
  (v.status === "intended_failure" || v.status === "wrong_failure" || v.status === "setup_failure" || v.status === "timeout" || v.status === "incomplete_checks" || v.status === "check_error" || v.status === "cleanup_failure" || v.status === "flaky") &&
  isList(v.attempts, 2, 5, isObject0) &&
  hasFields(v, 2);
const isObject2 = (v) =>
  isRecord(v) &&
  isWhole(v.attempt, 1, 5) &&
  (v.outcome === "pass" || v.outcome === "patch_failure" || v.outcome === "check_failure" || v.outcome === "regression" || v.outcome === "setup_failure" || v.outcome === "timeout" || v.outcome === "incomplete_checks" || v.outcome === "check_error" || v.outcome === "cleanup_failure") &&
  (isHex(v.result_sha256, 64) || v.result_sha256 === null) &&
  hasFields(v, 3);
const isObject3 = (v) =>
  isRecord(v) &&
  (v.status === "pass" || v.status === "patch_failure" || v.status === "check_failure" || v.status === "regression" || v.status === "setup_failure" || v.status === "timeout" || v.status === "incomplete_checks" || v.status === "check_error" || v.status === "cleanup_failure" || v.status === "flaky") &&
  isList(v.attempts, 2, 5, isObject2) &&
  hasFields(v, 2);
const isObject4 = (v) =>
  isRecord(v) &&
  (v.status === "complete" || v.status === "failed") &&
  hasFields(v, 1);
const isEntry0 = (v) => isText(v, 1, 500);
const isObject5 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-qualification.v2" &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isHex(v.manifest_sha256, 64) &&
  isHex(v.fixture_sha256, 64) &&
  isHex(v.acceptance_contract_sha256, 64) &&
  isHex(v.known_good_sha256, 64) &&
  v.workspace_policy === "public_fixture_and_task_packet_v1" &&
  typeof v.qualified === 'boolean' &&
  isObject1(v.baseline) &&
  isObject3(v.known_good) &&
  isObject4(v.cleanup) &&
  isList(v.limitations, 0, 50, isEntry0) &&
  hasFields(v, 12);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","known_good_sha256","workspace_policy","qualified","baseline","known_good","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v2"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"known_good_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"known_good":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

export const validate = validatorOf(isObject5, schema);
