// Generated from schemas/dx-score-contract.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isNumber, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  isRecord(v) &&
  (v.name === "functional_correctness" || v.name === "regression_avoidance" || v.name === "cross_surface_consistency" || v.name === "scope_discipline" || v.name === "test_behaviour" || v.name === "trajectory" || v.name === "launch_readiness") &&
  isNumber(v.weight, 0, 100) &&
  typeof v.deterministic === 'boolean' &&
  isText(v.predicate, 1, 500) &&
  hasFields(v, 4);
const isObject1 = (v) =>
  isRecord(v) &&
  isNumber(v.points_per_path_outside, 0, 100) &&
  hasFields(v, 1);
const isObject2 = (v) =>
  isRecord(v) &&
  isNumber(v.changed_and_passed_before_and_after, 0, 100) &&
  isNumber(v.passed_after, 0, 100) &&
  isNumber(v.changed, 0, 100) &&
  hasFields(v, 3);
const isObject3 = (v) =>
  isRecord(v) &&
  isNumber(v.exploration, 0, 100) &&
  isNumber(v.no_unrecovered_error, 0, 100) &&
  isNumber(v.evidence_backed_termination, 0, 100) &&
  hasFields(v, 3);
const isObject4 = (v) =>
  isRecord(v) &&
  isNumber(v.ready_deterministic, 0, 100) &&
  isNumber(v.review_deterministic, 0, 100) &&
  isNumber(v.ready_consistency, 0, 100) &&
  isNumber(v.ready_scope, 0, 100) &&
  hasFields(v, 4);
const isEntry0 = (v) => (v === "changed_path_scope" || v === "cross_surface_checks" || v === "functional_checks" || v === "regression_checks" || v === "tampering_and_prohibited_change_detection");
const isEntry1 = (v) => (v === "critical_regression" || v === "prohibited_change" || v === "tampering");
const isEntry2 = (v) => isText(v, 1, 500);
const pattern1 = /^\d{4}-\d{2}-\d{2}$/;
const isObject5 = (v) =>
  isRecord(v) &&
  isText(v.artifact_id, 1, 80) && pattern0.test(v.artifact_id) &&
  isText(v.artifact_version, 1, 40) &&
  isHex(v.sha256, 64) &&
  hasFields(v, 3);
const isObject6 = (v) =>
  isRecord(v) &&
  isText(v.source_kind, 1, 200) &&
  isHex(v.boundary_sha256, 64) &&
  isText(v.identity_mapping, 1, 80) &&
  isText(v.raw_runs, 1, 80) &&
  hasFields(v, 4);
const isEntry3 = (v) => isText(v, 1, 80) && pattern0.test(v);
const isObject7 = (v) =>
  isRecord(v) &&
  isList(v.tasks, 1, 50, isEntry3) &&
  isWhole(v.trials, 1, 1000) &&
  (v.isolation === "required" || v.isolation === "preferred" || v.isolation === "none") &&
  isText(v.stopping_rule, 1, 500) &&
  hasFields(v, 4);
const isObject8 = (v) =>
  isRecord(v) &&
  v.schema_version === "agent-dx-score-contract.v1" &&
  isText(v.artifact_id, 1, 80) && pattern0.test(v.artifact_id) &&
  isText(v.artifact_version, 1, 40) &&
  (v.status === "historical-rubric" || v.status === "draft" || v.status === "frozen") &&
  isList(v.dimensions, 7, 7, isObject0) &&
  isObject1(v.scope) &&
  isObject2(v.test_behaviour) &&
  isObject3(v.trajectory) &&
  isObject4(v.thresholds) &&
  isList(v.mandatory_checks, 0, 5, isEntry0) &&
  isList(v.launch_blockers, 0, 3, isEntry1) &&
  isList(v.accepted_alternatives, 0, 50, isEntry2) &&
  isList(v.limitations, 1, 50, isEntry2) &&
  (v.frozen_on === undefined || typeof v.frozen_on === 'string' && pattern1.test(v.frozen_on)) &&
  (v.supersedes === undefined || isObject5(v.supersedes)) &&
  (v.provenance === undefined || isObject6(v.provenance)) &&
  (v.protocol === undefined || isObject7(v.protocol)) &&
  hasFields(v, 13 + (v.frozen_on !== undefined) + (v.supersedes !== undefined) + (v.provenance !== undefined) + (v.protocol !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","artifact_id","artifact_version","status","dimensions","scope","test_behaviour","trajectory","thresholds","mandatory_checks","launch_blockers","accepted_alternatives","limitations"],"properties":{"schema_version":{"const":"agent-dx-score-contract.v1"},"artifact_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifact_version":{"type":"string","minLength":1,"maxLength":40},"status":{"type":"string","enum":["historical-rubric","draft","frozen"]},"frozen_on":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"supersedes":{"type":"object","additionalProperties":false,"required":["artifact_id","artifact_version","sha256"],"properties":{"artifact_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifact_version":{"type":"string","minLength":1,"maxLength":40},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"provenance":{"type":"object","additionalProperties":false,"required":["source_kind","boundary_sha256","identity_mapping","raw_runs"],"properties":{"source_kind":{"type":"string","minLength":1,"maxLength":200},"boundary_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"identity_mapping":{"type":"string","minLength":1,"maxLength":80},"raw_runs":{"type":"string","minLength":1,"maxLength":80}}},"dimensions":{"type":"array","minItems":7,"maxItems":7,"items":{"type":"object","additionalProperties":false,"required":["name","weight","deterministic","predicate"],"properties":{"name":{"type":"string","enum":["functional_correctness","regression_avoidance","cross_surface_consistency","scope_discipline","test_behaviour","trajectory","launch_readiness"]},"weight":{"type":"number","minimum":0,"maximum":100},"deterministic":{"type":"boolean"},"predicate":{"type":"string","minLength":1,"maxLength":500}}}},"scope":{"type":"object","additionalProperties":false,"required":["points_per_path_outside"],"properties":{"points_per_path_outside":{"type":"number","minimum":0,"maximum":100}}},"test_behaviour":{"type":"object","additionalProperties":false,"required":["changed_and_passed_before_and_after","passed_after","changed"],"properties":{"changed_and_passed_before_and_after":{"type":"number","minimum":0,"maximum":100},"passed_after":{"type":"number","minimum":0,"maximum":100},"changed":{"type":"number","minimum":0,"maximum":100}}},"trajectory":{"type":"object","additionalProperties":false,"required":["exploration","no_unrecovered_error","evidence_backed_termination"],"properties":{"exploration":{"type":"number","minimum":0,"maximum":100},"no_unrecovered_error":{"type":"number","minimum":0,"maximum":100},"evidence_backed_termination":{"type":"number","minimum":0,"maximum":100}}},"thresholds":{"type":"object","additionalProperties":false,"required":["ready_deterministic","review_deterministic","ready_consistency","ready_scope"],"properties":{"ready_deterministic":{"type":"number","minimum":0,"maximum":100},"review_deterministic":{"type":"number","minimum":0,"maximum":100},"ready_consistency":{"type":"number","minimum":0,"maximum":100},"ready_scope":{"type":"number","minimum":0,"maximum":100}}},"mandatory_checks":{"type":"array","maxItems":5,"items":{"type":"string","enum":["changed_path_scope","cross_surface_checks","functional_checks","regression_checks","tampering_and_prohibited_change_detection"]}},"launch_blockers":{"type":"array","maxItems":3,"items":{"type":"string","enum":["critical_regression","prohibited_change","tampering"]}},"accepted_alternatives":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"protocol":{"type":"object","additionalProperties":false,"required":["tasks","trials","isolation","stopping_rule"],"properties":{"tasks":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"trials":{"type":"integer","minimum":1,"maximum":1000},"isolation":{"type":"string","enum":["required","preferred","none"]},"stopping_rule":{"type":"string","minLength":1,"maxLength":500}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500},"minItems":1}}});

export const validate = validatorOf(isObject8, schema);
