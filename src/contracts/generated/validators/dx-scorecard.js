// Generated from schemas/dx-scorecard.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isNumber, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^dxcard-[a-f0-9]{32}$/;
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
  isWhole(v.ready, 0, 100000) &&
  isWhole(v.needs_review, 0, 100000) &&
  isWhole(v.not_ready, 0, 100000) &&
  isWhole(v.invalid, 0, 100000) &&
  isWhole(v.inconclusive, 0, 100000) &&
  isWhole(v.scored, 0, 100000) &&
  isWhole(v.runs, 0, 100000) &&
  hasFields(v, 7);
const isObject2 = (v) =>
  isRecord(v) &&
  isWhole(v.runs, 0, 100000) &&
  isWhole(v.tasks, 0, 100000) &&
  (v.mean === undefined || isNumber(v.mean, 0, 100)) &&
  (v.low === undefined || isNumber(v.low, 0, 100)) &&
  (v.high === undefined || isNumber(v.high, 0, 100)) &&
  hasFields(v, 2 + (v.mean !== undefined) + (v.low !== undefined) + (v.high !== undefined));
const isObject3 = (v) =>
  isRecord(v) &&
  (v.name === "functional_correctness" || v.name === "regression_avoidance" || v.name === "cross_surface_consistency" || v.name === "scope_discipline" || v.name === "test_behaviour" || v.name === "trajectory" || v.name === "launch_readiness") &&
  isNumber(v.mean, 0, 100) &&
  isNumber(v.maximum, 0, 100) &&
  hasFields(v, 3);
const pattern2 = /^dx-[a-f0-9]{32}$/;
const pattern3 = /^\d+(?:\/[1-9]\d*)?$/;
const pattern4 = /^\d+\.\d$/;
const isObject4 = (v) =>
  isRecord(v) &&
  isText(v.exact, 0, 80) && pattern3.test(v.exact) &&
  isText(v.shown, 0, 20) && pattern4.test(v.shown) &&
  hasFields(v, 2);
const isObject5 = (v) =>
  isRecord(v) &&
  typeof v.score_id === 'string' && pattern2.test(v.score_id) &&
  isText(v.run_id, 1, 80) && pattern1.test(v.run_id) &&
  isText(v.task_id, 1, 80) && pattern1.test(v.task_id) &&
  (v.outcome === "ready" || v.outcome === "needs_review" || v.outcome === "not_ready" || v.outcome === "invalid" || v.outcome === "inconclusive") &&
  (v.deterministic === undefined || isObject4(v.deterministic)) &&
  (v.total === undefined || isObject4(v.total)) &&
  hasFields(v, 4 + (v.deterministic !== undefined) + (v.total !== undefined));
const isEntry0 = (v) => typeof v === 'string' && pattern2.test(v);
const isEntry1 = (v) => isText(v, 1, 500);
const isObject6 = (v) =>
  isRecord(v) &&
  v.schema_version === "agent-dx-scorecard.v1" &&
  typeof v.scorecard_id === 'string' && pattern0.test(v.scorecard_id) &&
  isObject0(v.contract) &&
  isObject1(v.counts) &&
  isObject2(v.deterministic) &&
  isList(v.dimensions, 0, 7, isObject3) &&
  isList(v.scores, 1, 5000, isObject5) &&
  isList(v.worst, 0, 5, isEntry0) &&
  typeof v.release_eligible === 'boolean' &&
  isList(v.limitations, 0, 50, isEntry1) &&
  hasFields(v, 10);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","scorecard_id","contract","counts","deterministic","dimensions","scores","worst","release_eligible","limitations"],"properties":{"schema_version":{"const":"agent-dx-scorecard.v1"},"scorecard_id":{"type":"string","pattern":"^dxcard-[a-f0-9]{32}$"},"contract":{"type":"object","additionalProperties":false,"required":["artifact_id","artifact_version","sha256","status"],"properties":{"artifact_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifact_version":{"type":"string","minLength":1,"maxLength":40},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["historical-rubric","draft","frozen"]}}},"counts":{"type":"object","additionalProperties":false,"required":["ready","needs_review","not_ready","invalid","inconclusive","scored","runs"],"properties":{"ready":{"type":"integer","minimum":0,"maximum":100000},"needs_review":{"type":"integer","minimum":0,"maximum":100000},"not_ready":{"type":"integer","minimum":0,"maximum":100000},"invalid":{"type":"integer","minimum":0,"maximum":100000},"inconclusive":{"type":"integer","minimum":0,"maximum":100000},"scored":{"type":"integer","minimum":0,"maximum":100000},"runs":{"type":"integer","minimum":0,"maximum":100000}}},"deterministic":{"type":"object","additionalProperties":false,"required":["runs","tasks"],"properties":{"mean":{"type":"number","minimum":0,"maximum":100},"low":{"type":"number","minimum":0,"maximum":100},"high":{"type":"number","minimum":0,"maximum":100},"tasks":{"type":"integer","minimum":0,"maximum":100000},"runs":{"type":"integer","minimum":0,"maximum":100000}}},"dimensions":{"type":"array","maxItems":7,"items":{"type":"object","additionalProperties":false,"required":["name","mean","maximum"],"properties":{"name":{"type":"string","enum":["functional_correctness","regression_avoidance","cross_surface_consistency","scope_discipline","test_behaviour","trajectory","launch_readiness"]},"mean":{"type":"number","minimum":0,"maximum":100},"maximum":{"type":"number","minimum":0,"maximum":100}}}},"scores":{"type":"array","minItems":1,"maxItems":5000,"items":{"type":"object","additionalProperties":false,"required":["score_id","run_id","task_id","outcome"],"properties":{"score_id":{"type":"string","pattern":"^dx-[a-f0-9]{32}$"},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"outcome":{"type":"string","enum":["ready","needs_review","not_ready","invalid","inconclusive"]},"deterministic":{"type":"object","additionalProperties":false,"required":["exact","shown"],"properties":{"exact":{"type":"string","pattern":"^\\d+(?:/[1-9]\\d*)?$","maxLength":80},"shown":{"type":"string","pattern":"^\\d+\\.\\d$","maxLength":20}}},"total":{"type":"object","additionalProperties":false,"required":["exact","shown"],"properties":{"exact":{"type":"string","pattern":"^\\d+(?:/[1-9]\\d*)?$","maxLength":80},"shown":{"type":"string","pattern":"^\\d+\\.\\d$","maxLength":20}}}}}},"worst":{"type":"array","maxItems":5,"items":{"type":"string","pattern":"^dx-[a-f0-9]{32}$"}},"release_eligible":{"type":"boolean"},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

export const validate = validatorOf(isObject6, schema);
