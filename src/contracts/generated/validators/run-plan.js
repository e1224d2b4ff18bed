// Generated from schemas/run-plan.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isNumber, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^[A-Z][A-Z0-9_]{0,79}$/;
const isObject0 = (v) =>
  isRecord(v) &&
  typeof v.name === 'string' && pattern1.test(v.name) &&
  typeof v.available === 'boolean' &&
  hasFields(v, 2);
const isEntry0 = (v) => isText(v, 1, 500);
const isObject1 = (v) =>
  isRecord(v) &&
  v.launch_required === true &&
  typeof v.paid_required === 'boolean' &&
  hasFields(v, 2);
const isEntry1 = (v) => isText(v, 1, 200);
const isObject2 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-plan.v1" &&
  isText(v.plan_id, 1, 80) && pattern0.test(v.plan_id) &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isHex(v.manifest_sha256, 64) &&
  isHex(v.fixture_sha256, 64) &&
  isHex(v.acceptance_contract_sha256, 64) &&
  isHex(v.adapter_sha256, 64) &&
  v.workspace_policy === "public_fixture_and_task_packet_v1" &&
  isList(v.environment, 0, 30, isObject0) &&
  isWhole(v.filtered_input_bytes, 1, 104857600) &&
  isWhole(v.estimated_input_tokens, 1, 100000000) &&
  isWhole(v.reserved_output_tokens, 1, 1000000) &&
  isNumber(v.estimated_max_cost_usd, 0, 100000) &&
  isNumber(v.max_cost_usd, 0, 100000) &&
  (v.cost_posture === "free" || v.cost_posture === "paid" || v.cost_posture === "unknown") &&
  typeof v.within_cost_limit === 'boolean' &&
  isList(v.command, 1, 50, isEntry0) &&
  isObject1(v.approval) &&
  isList(v.blocked_reasons, 0, 50, isEntry1) &&
  isList(v.limitations, 0, 50, isEntry0) &&
  hasFields(v, 20);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","plan_id","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","workspace_policy","environment","filtered_input_bytes","estimated_input_tokens","reserved_output_tokens","estimated_max_cost_usd","max_cost_usd","cost_posture","within_cost_limit","command","approval","blocked_reasons","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-plan.v1"},"plan_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"environment":{"type":"array","maxItems":30,"items":{"type":"object","additionalProperties":false,"required":["name","available"],"properties":{"name":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"},"available":{"type":"boolean"}}}},"filtered_input_bytes":{"type":"integer","minimum":1,"maximum":104857600},"estimated_input_tokens":{"type":"integer","minimum":1,"maximum":100000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"estimated_max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"within_cost_limit":{"type":"boolean"},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"approval":{"type":"object","additionalProperties":false,"required":["launch_required","paid_required"],"properties":{"launch_required":{"const":true},"paid_required":{"type":"boolean"}}},"blocked_reasons":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":200}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

export const validate = validatorOf(isObject2, schema);
