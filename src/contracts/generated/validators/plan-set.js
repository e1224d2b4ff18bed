// Generated from schemas/plan-set.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isNumber, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^plans-[a-f0-9]{32}$/;
const pattern1 = /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.root, 1, 500) &&
  isHex(v.index_sha256, 64) &&
  (v.tree_sha === undefined || typeof v.tree_sha === 'string' && pattern1.test(v.tree_sha)) &&
  hasFields(v, 2 + (v.tree_sha !== undefined));
const pattern2 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern3 = /^[A-Z][A-Z0-9_]{0,79}$/;
const isObject1 = (v) =>
  isRecord(v) &&
  typeof v.name === 'string' && pattern3.test(v.name) &&
  typeof v.available === 'boolean' &&
  hasFields(v, 2);
const isEntry0 = (v) => isText(v, 1, 500);
const isObject2 = (v) =>
  isRecord(v) &&
  v.launch_required === true &&
  typeof v.paid_required === 'boolean' &&
  hasFields(v, 2);
const isEntry1 = (v) => isText(v, 1, 200);
const isObject3 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-plan.v1" &&
  isText(v.plan_id, 1, 80) && pattern2.test(v.plan_id) &&
  isText(v.task_id, 1, 80) && pattern2.test(v.task_id) &&
  isHex(v.manifest_sha256, 64) &&
  isHex(v.fixture_sha256, 64) &&
  isHex(v.acceptance_contract_sha256, 64) &&
  isHex(v.adapter_sha256, 64) &&
  v.workspace_policy === "public_fixture_and_task_packet_v1" &&
  isList(v.environment, 0, 30, isObject1) &&
  isWhole(v.filtered_input_bytes, 1, 104857600) &&
  isWhole(v.estimated_input_tokens, 1, 100000000) &&
  isWhole(v.reserved_output_tokens, 1, 1000000) &&
  isNumber(v.estimated_max_cost_usd, 0, 100000) &&
  isNumber(v.max_cost_usd, 0, 100000) &&
  (v.cost_posture === "free" || v.cost_posture === "paid" || v.cost_posture === "unknown") &&
  typeof v.within_cost_limit === 'boolean' &&
  isList(v.command, 1, 50, isEntry0) &&
  isObject2(v.approval) &&
  isList(v.blocked_reasons, 0, 50, isEntry1) &&
  isList(v.limitations, 0, 50, isEntry0) &&
  hasFields(v, 20);
const isObject4 = (v) =>
  isRecord(v) &&
  isText(v.adapter_id, 1, 80) && pattern2.test(v.adapter_id) &&
  isObject3(v.plan) &&
  isWhole(v.trials, 1, 1000) &&
  (v.scoring_profile_sha256 === undefined || isHex(v.scoring_profile_sha256, 64)) &&
  hasFields(v, 3 + (v.scoring_profile_sha256 !== undefined));
const isObject5 = (v) =>
  isRecord(v) &&
  isWhole(v.tasks, 1, 50) &&
  isWhole(v.adapters, 1, 500) &&
  isWhole(v.plans, 1, 500) &&
  isWhole(v.attempts, 1, 500000) &&
  hasFields(v, 4);
const isObject6 = (v) =>
  isRecord(v) &&
  (v.posture === "free" || v.posture === "paid" || v.posture === "unknown") &&
  isNumber(v.estimated_max_usd, 0, 50000000000) &&
  isNumber(v.max_usd, 0, 50000000000) &&
  hasFields(v, 3);
const pattern4 = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::[0-9]{1,5})?$/;
const isEntry2 = (v) => isText(v, 1, 259) && pattern4.test(v);
const isObject7 = (v) =>
  isRecord(v) &&
  (v.sandbox === "required" || v.sandbox === "preferred" || v.sandbox === "none") &&
  (v.network === "none" || v.network === "proxied" || v.network === "open") &&
  (v.hosts === undefined || isList(v.hosts, 1, 50, isEntry2)) &&
  hasFields(v, 2 + (v.hosts !== undefined));
const pattern5 = /^\d+\.\d+\.\d+$/;
const isObject8 = (v) =>
  isRecord(v) &&
  isText(v.version, 0, 40) && pattern5.test(v.version) &&
  hasFields(v, 1);
const isObject9 = (v) =>
  isRecord(v) &&
  isText(v.id, 1, 80) && pattern2.test(v.id) &&
  isText(v.name, 1, 160) &&
  isWhole(v.trials, 1, 1000) &&
  hasFields(v, 3);
const pattern6 = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/;
const isObject10 = (v) =>
  isRecord(v) &&
  isWhole(v.id, 1, 9007199254740991) &&
  isText(v.full_name, 0, 160) && pattern6.test(v.full_name) &&
  hasFields(v, 2);
const isObject11 = (v) =>
  isRecord(v) &&
  typeof v.sha === 'string' && pattern1.test(v.sha) &&
  isWhole(v.repository_id, 1, 9007199254740991) &&
  hasFields(v, 2);
const isObject12 = (v) =>
  isRecord(v) &&
  isObject10(v.repository) &&
  isWhole(v.number, 1, 1000000000) &&
  isObject11(v.head) &&
  isText(v.base_ref, 1, 255) &&
  isHex(v.policy_sha256, 64) &&
  hasFields(v, 5);
const isObject13 = (v) =>
  isRecord(v) &&
  v.schema_version === "agent-task-plan-set.v1" &&
  typeof v.plan_set_id === 'string' && pattern0.test(v.plan_set_id) &&
  isObject0(v.corpus) &&
  isList(v.plans, 1, 500, isObject4) &&
  isObject5(v.counts) &&
  isObject6(v.cost) &&
  isObject7(v.isolation) &&
  isObject2(v.approval) &&
  isList(v.blocked_reasons, 0, 1000, isEntry1) &&
  isList(v.limitations, 0, 50, isEntry0) &&
  isObject8(v.kit) &&
  (v.experiment === undefined || isObject9(v.experiment)) &&
  (v.pull_request === undefined || isObject12(v.pull_request)) &&
  hasFields(v, 11 + (v.experiment !== undefined) + (v.pull_request !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","plan_set_id","corpus","plans","counts","cost","isolation","approval","blocked_reasons","limitations","kit"],"properties":{"schema_version":{"const":"agent-task-plan-set.v1"},"plan_set_id":{"type":"string","pattern":"^plans-[a-f0-9]{32}$","x-form":"the id of a plan set: plans- and 32 lower-case hex digits"},"corpus":{"type":"object","additionalProperties":false,"required":["root","index_sha256"],"properties":{"root":{"type":"string","minLength":1,"maxLength":500},"index_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"tree_sha":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"}}},"plans":{"type":"array","maxItems":500,"minItems":1,"items":{"type":"object","additionalProperties":false,"required":["adapter_id","plan","trials"],"properties":{"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"plan":{"type":"object","additionalProperties":false,"required":["schema_version","plan_id","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","workspace_policy","environment","filtered_input_bytes","estimated_input_tokens","reserved_output_tokens","estimated_max_cost_usd","max_cost_usd","cost_posture","within_cost_limit","command","approval","blocked_reasons","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-plan.v1"},"plan_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"environment":{"type":"array","maxItems":30,"items":{"type":"object","additionalProperties":false,"required":["name","available"],"properties":{"name":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"},"available":{"type":"boolean"}}}},"filtered_input_bytes":{"type":"integer","minimum":1,"maximum":104857600},"estimated_input_tokens":{"type":"integer","minimum":1,"maximum":100000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"estimated_max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"within_cost_limit":{"type":"boolean"},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"approval":{"type":"object","additionalProperties":false,"required":["launch_required","paid_required"],"properties":{"launch_required":{"const":true},"paid_required":{"type":"boolean"}}},"blocked_reasons":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":200}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}},"trials":{"type":"integer","minimum":1,"maximum":1000},"scoring_profile_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}},"counts":{"type":"object","additionalProperties":false,"required":["tasks","adapters","plans","attempts"],"properties":{"tasks":{"type":"integer","minimum":1,"maximum":50},"adapters":{"type":"integer","minimum":1,"maximum":500},"plans":{"type":"integer","minimum":1,"maximum":500},"attempts":{"type":"integer","minimum":1,"maximum":500000}}},"cost":{"type":"object","additionalProperties":false,"required":["posture","estimated_max_usd","max_usd"],"properties":{"posture":{"type":"string","enum":["free","paid","unknown"]},"estimated_max_usd":{"type":"number","minimum":0,"maximum":50000000000},"max_usd":{"type":"number","minimum":0,"maximum":50000000000}}},"isolation":{"type":"object","additionalProperties":false,"required":["sandbox","network"],"properties":{"sandbox":{"type":"string","enum":["required","preferred","none"]},"network":{"type":"string","enum":["none","proxied","open"]},"hosts":{"type":"array","maxItems":50,"minItems":1,"items":{"type":"string","minLength":1,"maxLength":259,"pattern":"^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::[0-9]{1,5})?$","x-form":"a host name in lower case, with an optional port: api.example.org or api.example.org:8443"}}}},"experiment":{"type":"object","additionalProperties":false,"required":["id","name","trials"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"name":{"type":"string","minLength":1,"maxLength":160},"trials":{"type":"integer","minimum":1,"maximum":1000}}},"pull_request":{"type":"object","additionalProperties":false,"required":["repository","number","head","base_ref","policy_sha256"],"properties":{"repository":{"type":"object","additionalProperties":false,"required":["id","full_name"],"properties":{"id":{"type":"integer","minimum":1,"maximum":9007199254740991},"full_name":{"type":"string","maxLength":160,"pattern":"^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$","x-form":"a repository: owner/name"}}},"number":{"type":"integer","minimum":1,"maximum":1000000000},"head":{"type":"object","additionalProperties":false,"required":["sha","repository_id"],"properties":{"sha":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"},"repository_id":{"type":"integer","minimum":1,"maximum":9007199254740991}}},"base_ref":{"type":"string","minLength":1,"maxLength":255},"policy_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"approval":{"type":"object","additionalProperties":false,"required":["launch_required","paid_required"],"properties":{"launch_required":{"const":true},"paid_required":{"type":"boolean"}}},"blocked_reasons":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"kit":{"type":"object","additionalProperties":false,"required":["version"],"properties":{"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"}}}}});

export const validate = validatorOf(isObject13, schema);
