// Generated from schemas/evaluation-bundle.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isNumber, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isWhole(v.minimum_complete_pairs, 1, 5000) &&
  isWhole(v.minimum_distinct_tasks, 1, 50) &&
  isWhole(v.minimum_aa_pairs, 1, 5000) &&
  isNumber(v.minimum_success_rate_delta, 0, 1) &&
  isWhole(v.maximum_regression_delta, 0, 500000) &&
  isNumber(v.maximum_aa_discordance_rate, 0, 1) &&
  hasFields(v, 6);
const isEntry0 = (v) => isText(v, 1, 500);
const isObject1 = (v) =>
  isRecord(v) &&
  isText(v.id, 1, 80) && pattern0.test(v.id) &&
  isText(v.title, 1, 160) &&
  (v.evidence_kind === "real" || v.evidence_kind === "synthetic") &&
  isObject0(v.qualification_policy) &&
  isList(v.limitations, 0, 50, isEntry0) &&
  hasFields(v, 5);
const pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject2 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 240) && pattern1.test(v.path) &&
  isHex(v.sha256, 64) &&
  hasFields(v, 2);
const pattern2 = /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/;
const isObject3 = (v) =>
  isRecord(v) &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  typeof v.repository_revision === 'string' && pattern2.test(v.repository_revision) &&
  hasFields(v, 2);
const pattern3 = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$/;
const isObject4 = (v) =>
  isRecord(v) &&
  isText(v.engine_id, 1, 80) && pattern0.test(v.engine_id) &&
  isText(v.engine_version, 1, 80) &&
  typeof v.snapshot_id === 'string' && pattern3.test(v.snapshot_id) &&
  typeof v.indexed_revision === 'string' && pattern2.test(v.indexed_revision) &&
  hasFields(v, 4);
const isEntry1 = (v) => isText(v, 1, 200);
const isObject5 = (v) =>
  isRecord(v) &&
  typeof v.structural_context_enabled === 'boolean' &&
  isText(v.policy_identity, 1, 80) && pattern0.test(v.policy_identity) &&
  (isObject4(v.graph) || v.graph === null) &&
  isList(v.allowed_graph_tools, 0, 100, isEntry1) &&
  hasFields(v, 4);
const isObject6 = (v) =>
  isRecord(v) &&
  isText(v.pair_id, 1, 80) && pattern0.test(v.pair_id) &&
  (v.comparison === "ab" || v.comparison === "aa") &&
  (v.arm === "control" || v.arm === "treatment" || v.arm === "a" || v.arm === "b") &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isWhole(v.trial_index, 1, 10000) &&
  isWhole(v.execution_order, 1, 2) &&
  isObject2(v.receipt) &&
  isObject2(v.adapter) &&
  isObject5(v.context) &&
  hasFields(v, 9);
const isObject7 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-evaluation-bundle.v1" &&
  isObject1(v.experiment) &&
  isObject2(v.corpus) &&
  isList(v.tasks, 1, 50, isObject3) &&
  isList(v.runs, 2, 5000, isObject6) &&
  hasFields(v, 5);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","experiment","corpus","tasks","runs"],"properties":{"schema_version":{"const":"codevetter.agent-task-evaluation-bundle.v1"},"experiment":{"type":"object","additionalProperties":false,"required":["id","title","evidence_kind","qualification_policy","limitations"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":160},"evidence_kind":{"type":"string","enum":["real","synthetic"]},"qualification_policy":{"type":"object","additionalProperties":false,"required":["minimum_complete_pairs","minimum_distinct_tasks","minimum_aa_pairs","minimum_success_rate_delta","maximum_regression_delta","maximum_aa_discordance_rate"],"properties":{"minimum_complete_pairs":{"type":"integer","minimum":1,"maximum":5000},"minimum_distinct_tasks":{"type":"integer","minimum":1,"maximum":50},"minimum_aa_pairs":{"type":"integer","minimum":1,"maximum":5000},"minimum_success_rate_delta":{"type":"number","minimum":0,"maximum":1},"maximum_regression_delta":{"type":"integer","minimum":0,"maximum":500000},"maximum_aa_discordance_rate":{"type":"number","minimum":0,"maximum":1}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}},"corpus":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"tasks":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","repository_revision"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"repository_revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"}}}},"runs":{"type":"array","minItems":2,"maxItems":5000,"items":{"type":"object","additionalProperties":false,"required":["pair_id","comparison","arm","task_id","trial_index","execution_order","receipt","adapter","context"],"properties":{"pair_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"comparison":{"type":"string","enum":["ab","aa"]},"arm":{"type":"string","enum":["control","treatment","a","b"]},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"trial_index":{"type":"integer","minimum":1,"maximum":10000},"execution_order":{"type":"integer","minimum":1,"maximum":2},"receipt":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"adapter":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"context":{"type":"object","additionalProperties":false,"required":["structural_context_enabled","policy_identity","graph","allowed_graph_tools"],"properties":{"structural_context_enabled":{"type":"boolean"},"policy_identity":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"graph":{"type":["object","null"],"additionalProperties":false,"required":["engine_id","engine_version","snapshot_id","indexed_revision"],"properties":{"engine_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"engine_version":{"type":"string","minLength":1,"maxLength":80},"snapshot_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$","x-form":"a snapshot id: a letter or digit, then letters, digits and . _ : -, at most 200"},"indexed_revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"}}},"allowed_graph_tools":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":200}}}}}}}}});

export const validate = validatorOf(isObject7, schema);
