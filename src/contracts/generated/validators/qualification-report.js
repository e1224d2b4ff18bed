// Generated from schemas/qualification-report.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isNumber, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^\d+\.\d+\.\d+$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.id, 1, 80) && pattern0.test(v.id) &&
  isText(v.version, 0, 40) && pattern1.test(v.version) &&
  isHex(v.index_sha256, 64) &&
  hasFields(v, 3);
const isObject1 = (v) =>
  isRecord(v) &&
  isWhole(v.index, 1, 1000) &&
  isWhole(v.total, 1, 1000) &&
  hasFields(v, 2);
const isObject2 = (v) =>
  isRecord(v) &&
  (v.level === "observed_isolated" || v.level === "observed" || v.level === "in_process") &&
  (v.runtime_sha256 === undefined || isHex(v.runtime_sha256, 64)) &&
  (v.seed === undefined || isText(v.seed, 1, 80)) &&
  hasFields(v, 1 + (v.runtime_sha256 !== undefined) + (v.seed !== undefined));
const isObject3 = (v) =>
  isRecord(v) &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isHex(v.receipt_sha256, 64) &&
  typeof v.qualified === 'boolean' &&
  (typeof v.matches_committed === 'boolean' || v.matches_committed === null) &&
  (v.baseline === "intended_failure" || v.baseline === "wrong_failure" || v.baseline === "setup_failure" || v.baseline === "timeout" || v.baseline === "incomplete_checks" || v.baseline === "check_error" || v.baseline === "cleanup_failure" || v.baseline === "flaky") &&
  (v.known_good === "pass" || v.known_good === "patch_failure" || v.known_good === "check_failure" || v.known_good === "regression" || v.known_good === "setup_failure" || v.known_good === "timeout" || v.known_good === "incomplete_checks" || v.known_good === "check_error" || v.known_good === "cleanup_failure" || v.known_good === "flaky") &&
  isObject2(v.grading) &&
  isWhole(v.repeats, 2, 1000) &&
  isNumber(v.excludes_flake_rate, 0, 1) &&
  hasFields(v, 9);
const isObject4 = (v) =>
  isRecord(v) &&
  isWhole(v.tasks, 0, 50) &&
  isWhole(v.qualified, 0, 50) &&
  isWhole(v.matching, 0, 50) &&
  isWhole(v.differing, 0, 50) &&
  hasFields(v, 4);
const isEntry0 = (v) => isHex(v, 64);
const isObject5 = (v) =>
  isRecord(v) &&
  v.schema_version === "corpus-qualification-report.v1" &&
  isObject0(v.corpus) &&
  isObject1(v.shard) &&
  isList(v.tasks, 0, 50, isObject3) &&
  isObject4(v.counts) &&
  (v.merged_from === undefined || isList(v.merged_from, 1, 1000, isEntry0)) &&
  hasFields(v, 5 + (v.merged_from !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","corpus","shard","tasks","counts"],"properties":{"schema_version":{"const":"corpus-qualification-report.v1"},"corpus":{"type":"object","additionalProperties":false,"required":["id","version","index_sha256"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"index_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"shard":{"type":"object","additionalProperties":false,"required":["index","total"],"properties":{"index":{"type":"integer","minimum":1,"maximum":1000},"total":{"type":"integer","minimum":1,"maximum":1000}}},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","receipt_sha256","qualified","matches_committed","baseline","known_good","grading","repeats","excludes_flake_rate"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"receipt_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"qualified":{"type":"boolean"},"matches_committed":{"type":["boolean","null"]},"baseline":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"known_good":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"grading":{"type":"object","additionalProperties":false,"required":["level"],"properties":{"level":{"type":"string","enum":["observed_isolated","observed","in_process"]},"runtime_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"seed":{"type":"string","minLength":1,"maxLength":80}}},"repeats":{"type":"integer","minimum":2,"maximum":1000},"excludes_flake_rate":{"type":"number","minimum":0,"maximum":1}}}},"counts":{"type":"object","additionalProperties":false,"required":["tasks","qualified","matching","differing"],"properties":{"tasks":{"type":"integer","minimum":0,"maximum":50},"qualified":{"type":"integer","minimum":0,"maximum":50},"matching":{"type":"integer","minimum":0,"maximum":50},"differing":{"type":"integer","minimum":0,"maximum":50}}},"merged_from":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}});

export const validate = validatorOf(isObject5, schema);
