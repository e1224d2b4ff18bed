// Generated from schemas/observation.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^run-[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/;
const pattern1 = /^plan-[a-f0-9]{32}$/;
const pattern2 = /^(?![A-Za-z]:)(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f]+)*$/;
const isEntry0 = (v) => isText(v, 1, 240) && pattern2.test(v);
const isEntry1 = (v) => isText(v, 1, 1000);
const isObject0 = (v) =>
  isRecord(v) &&
  (v.kind === "tampering" || v.kind === "hygiene") &&
  (v.signal === "forged_result" || v.signal === "check_interference" || v.signal === "canary_seen" || v.signal === "corpus_changed" || v.signal === "sidecar_with_secret" || v.signal === "process_survived" || v.signal === "escaping_link" || v.signal === "sidecar_invalid" || v.signal === "unsafe_names") &&
  isText(v.evidence, 1, 500) &&
  hasFields(v, 3);
const isObject1 = (v) =>
  isRecord(v) &&
  typeof v.ran === 'boolean' &&
  isList(v.findings, 0, 200, isObject0) &&
  hasFields(v, 2);
const isObject2 = (v) =>
  isRecord(v) &&
  isList(v.changed_paths, 0, 1000, isEntry0) &&
  (v.before === "passed" || v.before === "failed" || v.before === "unavailable") &&
  (v.after === "passed" || v.after === "failed" || v.after === "unavailable") &&
  hasFields(v, 3);
const pattern3 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject3 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 240) && pattern3.test(v.path) &&
  isHex(v.sha256, 64) &&
  hasFields(v, 2);
const isObject4 = (v) =>
  isRecord(v) &&
  typeof v.available === 'boolean' &&
  (v.exploration === undefined || typeof v.exploration === 'boolean') &&
  (v.errors_observed === undefined || typeof v.errors_observed === 'boolean') &&
  (v.recovered === undefined || typeof v.recovered === 'boolean') &&
  (v.termination_evidence === undefined || typeof v.termination_evidence === 'boolean') &&
  (v.source === undefined || isObject3(v.source)) &&
  hasFields(v, 1 + (v.exploration !== undefined) + (v.errors_observed !== undefined) + (v.recovered !== undefined) + (v.termination_evidence !== undefined) + (v.source !== undefined));
const isObject5 = (v) =>
  isRecord(v) &&
  isText(v.question, 1, 200) &&
  isText(v.answer, 1, 500) &&
  typeof v.holds === 'boolean' &&
  hasFields(v, 3);
const isObject6 = (v) =>
  isRecord(v) &&
  (v.mode === "bwrap" || v.mode === "unshare" || v.mode === "none") &&
  (v.network === "none" || v.network === "proxied" || v.network === "open") &&
  typeof v.isolated === 'boolean' &&
  isList(v.probe, 0, 50, isObject5) &&
  hasFields(v, 4);
const isObject7 = (v) =>
  isRecord(v) &&
  isText(v.os, 1, 120) &&
  isText(v.arch, 1, 40) &&
  isWhole(v.cpus, 0, 65536) &&
  isWhole(v.memory_mb, 0, 1073741824) &&
  isText(v.node, 1, 80) &&
  hasFields(v, 5);
const isObject8 = (v) =>
  isRecord(v) &&
  (v.level === "observed_isolated" || v.level === "observed" || v.level === "in_process") &&
  isObject6(v.isolation) &&
  isObject7(v.host) &&
  (v.runtime_sha256 === undefined || isHex(v.runtime_sha256, 64)) &&
  (v.seed === undefined || isText(v.seed, 1, 80)) &&
  hasFields(v, 3 + (v.runtime_sha256 !== undefined) + (v.seed !== undefined));
const isObject9 = (v) =>
  isRecord(v) &&
  isWhole(v.agent_ms, 0, 86400000) &&
  isWhole(v.checks_ms, 0, 86400000) &&
  isWhole(v.total_ms, 0, 86400000) &&
  hasFields(v, 3);
const isObject10 = (v) =>
  isRecord(v) &&
  (v.attributed_to === "subject" || v.attributed_to === "harness") &&
  (v.repeat_result_sha256 === undefined || isHex(v.repeat_result_sha256, 64)) &&
  (v.control_result_sha256 === undefined || isHex(v.control_result_sha256, 64)) &&
  hasFields(v, 1 + (v.repeat_result_sha256 !== undefined) + (v.control_result_sha256 !== undefined));
const isObject11 = (v) =>
  isRecord(v) &&
  (v.phase === "prepare" || v.phase === "agent" || v.phase === "capture" || v.phase === "grade" || v.phase === "cleanup") &&
  (v.party === "subject" || v.party === "task" || v.party === "grader" || v.party === "host" || v.party === "user" || v.party === "limit") &&
  hasFields(v, 2);
const isObject12 = (v) =>
  isRecord(v) &&
  v.schema_version === "agent-task-observation.v1" &&
  typeof v.run_id === 'string' && pattern0.test(v.run_id) &&
  typeof v.plan_id === 'string' && pattern1.test(v.plan_id) &&
  isHex(v.receipt_sha256, 64) &&
  isHex(v.attempt_sha256, 64) &&
  isList(v.changed_paths, 0, 1000, isEntry0) &&
  isList(v.refused_paths, 0, 1000, isEntry1) &&
  isObject1(v.tampering) &&
  isList(v.hygiene, 0, 200, isObject0) &&
  isObject2(v.tests) &&
  isObject4(v.trajectory) &&
  isObject8(v.grading) &&
  isObject9(v.timing) &&
  (v.check_fault === undefined || isObject10(v.check_fault)) &&
  (v.failure === undefined || isObject11(v.failure)) &&
  hasFields(v, 13 + (v.check_fault !== undefined) + (v.failure !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","run_id","plan_id","receipt_sha256","attempt_sha256","changed_paths","refused_paths","tampering","hygiene","tests","trajectory","grading","timing"],"properties":{"schema_version":{"const":"agent-task-observation.v1"},"run_id":{"type":"string","pattern":"^run-[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$","x-form":"the id of a run: run- and a random UUID in lower case"},"plan_id":{"type":"string","pattern":"^plan-[a-f0-9]{32}$","x-form":"the id of a run plan: plan- and 32 lower-case hex digits"},"receipt_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"attempt_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"changed_paths":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+)*$","x-form":"a plain relative path: no empty, \".\" or \"..\" segment, no backslash, no control character"}},"refused_paths":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":1000}},"tampering":{"type":"object","additionalProperties":false,"required":["ran","findings"],"properties":{"ran":{"type":"boolean"},"findings":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["kind","signal","evidence"],"properties":{"kind":{"type":"string","enum":["tampering","hygiene"]},"signal":{"type":"string","enum":["forged_result","check_interference","canary_seen","corpus_changed","sidecar_with_secret","process_survived","escaping_link","sidecar_invalid","unsafe_names"]},"evidence":{"type":"string","minLength":1,"maxLength":500}}}}}},"hygiene":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["kind","signal","evidence"],"properties":{"kind":{"type":"string","enum":["tampering","hygiene"]},"signal":{"type":"string","enum":["forged_result","check_interference","canary_seen","corpus_changed","sidecar_with_secret","process_survived","escaping_link","sidecar_invalid","unsafe_names"]},"evidence":{"type":"string","minLength":1,"maxLength":500}}}},"tests":{"type":"object","additionalProperties":false,"required":["changed_paths","before","after"],"properties":{"changed_paths":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+)*$","x-form":"a plain relative path: no empty, \".\" or \"..\" segment, no backslash, no control character"}},"before":{"type":"string","enum":["passed","failed","unavailable"]},"after":{"type":"string","enum":["passed","failed","unavailable"]}}},"trajectory":{"type":"object","additionalProperties":false,"required":["available"],"properties":{"available":{"type":"boolean"},"exploration":{"type":"boolean"},"errors_observed":{"type":"boolean"},"recovered":{"type":"boolean"},"termination_evidence":{"type":"boolean"},"source":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}},"check_fault":{"type":"object","additionalProperties":false,"required":["attributed_to"],"properties":{"attributed_to":{"type":"string","enum":["subject","harness"]},"repeat_result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"control_result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"failure":{"type":"object","additionalProperties":false,"required":["phase","party"],"properties":{"phase":{"type":"string","enum":["prepare","agent","capture","grade","cleanup"]},"party":{"type":"string","enum":["subject","task","grader","host","user","limit"]}}},"grading":{"type":"object","additionalProperties":false,"required":["level","isolation","host"],"properties":{"level":{"type":"string","enum":["observed_isolated","observed","in_process"]},"isolation":{"type":"object","additionalProperties":false,"required":["mode","network","isolated","probe"],"properties":{"mode":{"type":"string","enum":["bwrap","unshare","none"]},"network":{"type":"string","enum":["none","proxied","open"]},"isolated":{"type":"boolean"},"probe":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["question","answer","holds"],"properties":{"question":{"type":"string","minLength":1,"maxLength":200},"answer":{"type":"string","minLength":1,"maxLength":500},"holds":{"type":"boolean"}}}}}},"runtime_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"seed":{"type":"string","minLength":1,"maxLength":80},"host":{"type":"object","additionalProperties":false,"required":["os","arch","cpus","memory_mb","node"],"properties":{"os":{"type":"string","minLength":1,"maxLength":120},"arch":{"type":"string","minLength":1,"maxLength":40},"cpus":{"type":"integer","minimum":0,"maximum":65536},"memory_mb":{"type":"integer","minimum":0,"maximum":1073741824},"node":{"type":"string","minLength":1,"maxLength":80}}}}},"timing":{"type":"object","additionalProperties":false,"required":["agent_ms","checks_ms","total_ms"],"properties":{"agent_ms":{"type":"integer","minimum":0,"maximum":86400000},"checks_ms":{"type":"integer","minimum":0,"maximum":86400000},"total_ms":{"type":"integer","minimum":0,"maximum":86400000}}}}});

export const validate = validatorOf(isObject12, schema);
