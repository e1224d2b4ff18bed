// Generated from schemas/dx-score.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^dx-[a-f0-9]{32}$/;
const pattern1 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.artifact_id, 1, 80) && pattern1.test(v.artifact_id) &&
  isText(v.artifact_version, 1, 40) &&
  isHex(v.sha256, 64) &&
  (v.status === "historical-rubric" || v.status === "draft" || v.status === "frozen") &&
  hasFields(v, 4);
const isObject1 = (v) =>
  isRecord(v) &&
  isHex(v.receipt_sha256, 64) &&
  isHex(v.acceptance_contract_sha256, 64) &&
  (v.attempt_sha256 === undefined || isHex(v.attempt_sha256, 64)) &&
  (v.observation_sha256 === undefined || isHex(v.observation_sha256, 64)) &&
  (v.profile_sha256 === undefined || isHex(v.profile_sha256, 64)) &&
  hasFields(v, 2 + (v.attempt_sha256 !== undefined) + (v.observation_sha256 !== undefined) + (v.profile_sha256 !== undefined));
const isEntry0 = (v) => isText(v, 1, 80) && pattern1.test(v);
const isObject2 = (v) =>
  isRecord(v) &&
  (v.name === "functional_checks" || v.name === "regression_checks" || v.name === "cross_surface_checks" || v.name === "tampering_and_prohibited_change_detection" || v.name === "changed_path_scope") &&
  (v.status === "passed" || v.status === "failed" || v.status === "unavailable") &&
  hasFields(v, 2);
const isObject3 = (v) =>
  isRecord(v) &&
  (v.kind === "critical_regression" || v.kind === "prohibited_change" || v.kind === "tampering") &&
  isText(v.detail, 1, 1000) &&
  hasFields(v, 2);
const isObject4 = (v) =>
  isRecord(v) &&
  (v.status === "complete" || v.status === "incomplete" || v.status === "unavailable") &&
  isText(v.detail, 1, 300) &&
  hasFields(v, 2);
const isObject5 = (v) =>
  isRecord(v) &&
  isObject4(v.test_behaviour) &&
  isObject4(v.trajectory) &&
  hasFields(v, 2);
const isEntry1 = (v) => isText(v, 1, 500);
const pattern2 = /^\d+(?:\/[1-9]\d*)?$/;
const pattern3 = /^\d+\.\d$/;
const isObject6 = (v) =>
  isRecord(v) &&
  isText(v.exact, 0, 80) && pattern2.test(v.exact) &&
  isText(v.shown, 0, 20) && pattern3.test(v.shown) &&
  hasFields(v, 2);
const isObject7 = (v) =>
  isRecord(v) &&
  (v.name === "functional_correctness" || v.name === "regression_avoidance" || v.name === "cross_surface_consistency" || v.name === "scope_discipline" || v.name === "test_behaviour" || v.name === "trajectory" || v.name === "launch_readiness") &&
  isObject6(v.earned) &&
  isObject6(v.maximum) &&
  (v.passed === undefined || isWhole(v.passed, 0, 200)) &&
  (v.total === undefined || isWhole(v.total, 0, 200)) &&
  hasFields(v, 3 + (v.passed !== undefined) + (v.total !== undefined));
const isObject8 = (v) =>
  isRecord(v) &&
  isObject6(v.total) &&
  isObject6(v.deterministic) &&
  isObject6(v.deterministic_maximum) &&
  isList(v.dimensions, 7, 7, isObject7) &&
  hasFields(v, 4);
const isObject9 = (v) =>
  isRecord(v) &&
  v.schema_version === "agent-dx-score.v1" &&
  typeof v.score_id === 'string' && pattern0.test(v.score_id) &&
  isObject0(v.contract) &&
  isText(v.run_id, 1, 80) && pattern1.test(v.run_id) &&
  isText(v.task_id, 1, 80) && pattern1.test(v.task_id) &&
  isObject1(v.evidence) &&
  (v.outcome === "ready" || v.outcome === "needs_review" || v.outcome === "not_ready" || v.outcome === "invalid" || v.outcome === "inconclusive") &&
  isList(v.reasons, 0, 20, isEntry0) &&
  typeof v.release_eligible === 'boolean' &&
  isList(v.mandatory_checks, 0, 5, isObject2) &&
  isList(v.blockers, 0, 1500, isObject3) &&
  isObject5(v.diagnostics) &&
  isList(v.limitations, 0, 50, isEntry1) &&
  (v.points === undefined || isObject8(v.points)) &&
  hasFields(v, 13 + (v.points !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","score_id","contract","run_id","task_id","evidence","outcome","reasons","release_eligible","mandatory_checks","blockers","diagnostics","limitations"],"properties":{"schema_version":{"const":"agent-dx-score.v1"},"score_id":{"type":"string","pattern":"^dx-[a-f0-9]{32}$"},"contract":{"type":"object","additionalProperties":false,"required":["artifact_id","artifact_version","sha256","status"],"properties":{"artifact_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifact_version":{"type":"string","minLength":1,"maxLength":40},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["historical-rubric","draft","frozen"]}}},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"evidence":{"type":"object","additionalProperties":false,"required":["receipt_sha256","acceptance_contract_sha256"],"properties":{"receipt_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"attempt_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"observation_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"profile_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"outcome":{"type":"string","enum":["ready","needs_review","not_ready","invalid","inconclusive"]},"reasons":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"release_eligible":{"type":"boolean"},"points":{"type":"object","additionalProperties":false,"required":["total","deterministic","deterministic_maximum","dimensions"],"properties":{"total":{"type":"object","additionalProperties":false,"required":["exact","shown"],"properties":{"exact":{"type":"string","pattern":"^\\d+(?:/[1-9]\\d*)?$","maxLength":80},"shown":{"type":"string","pattern":"^\\d+\\.\\d$","maxLength":20}}},"deterministic":{"type":"object","additionalProperties":false,"required":["exact","shown"],"properties":{"exact":{"type":"string","pattern":"^\\d+(?:/[1-9]\\d*)?$","maxLength":80},"shown":{"type":"string","pattern":"^\\d+\\.\\d$","maxLength":20}}},"deterministic_maximum":{"type":"object","additionalProperties":false,"required":["exact","shown"],"properties":{"exact":{"type":"string","pattern":"^\\d+(?:/[1-9]\\d*)?$","maxLength":80},"shown":{"type":"string","pattern":"^\\d+\\.\\d$","maxLength":20}}},"dimensions":{"type":"array","minItems":7,"maxItems":7,"items":{"type":"object","additionalProperties":false,"required":["name","earned","maximum"],"properties":{"name":{"type":"string","enum":["functional_correctness","regression_avoidance","cross_surface_consistency","scope_discipline","test_behaviour","trajectory","launch_readiness"]},"earned":{"type":"object","additionalProperties":false,"required":["exact","shown"],"properties":{"exact":{"type":"string","pattern":"^\\d+(?:/[1-9]\\d*)?$","maxLength":80},"shown":{"type":"string","pattern":"^\\d+\\.\\d$","maxLength":20}}},"maximum":{"type":"object","additionalProperties":false,"required":["exact","shown"],"properties":{"exact":{"type":"string","pattern":"^\\d+(?:/[1-9]\\d*)?$","maxLength":80},"shown":{"type":"string","pattern":"^\\d+\\.\\d$","maxLength":20}}},"passed":{"type":"integer","minimum":0,"maximum":200},"total":{"type":"integer","minimum":0,"maximum":200}}}}}},"mandatory_checks":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["name","status"],"properties":{"name":{"type":"string","enum":["functional_checks","regression_checks","cross_surface_checks","tampering_and_prohibited_change_detection","changed_path_scope"]},"status":{"type":"string","enum":["passed","failed","unavailable"]}}}},"blockers":{"type":"array","maxItems":1500,"items":{"type":"object","additionalProperties":false,"required":["kind","detail"],"properties":{"kind":{"type":"string","enum":["critical_regression","prohibited_change","tampering"]},"detail":{"type":"string","minLength":1,"maxLength":1000}}}},"diagnostics":{"type":"object","additionalProperties":false,"required":["test_behaviour","trajectory"],"properties":{"test_behaviour":{"type":"object","additionalProperties":false,"required":["status","detail"],"properties":{"status":{"type":"string","enum":["complete","incomplete","unavailable"]},"detail":{"type":"string","minLength":1,"maxLength":300}}},"trajectory":{"type":"object","additionalProperties":false,"required":["status","detail"],"properties":{"status":{"type":"string","enum":["complete","incomplete","unavailable"]},"detail":{"type":"string","minLength":1,"maxLength":300}}}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

export const validate = validatorOf(isObject9, schema);
