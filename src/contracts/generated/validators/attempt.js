// Generated from schemas/attempt.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isNumber, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^run-[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/;
const pattern1 = /^plan-[a-f0-9]{32}$/;
const pattern2 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern3 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
const isObject0 = (v) =>
  isRecord(v) &&
  (v.status === "not_started" || v.status === "exited" || v.status === "failed" || v.status === "cancelled" || v.status === "timeout") &&
  (isWhole(v.exit_code, 0, 255) || v.exit_code === null) &&
  isHex(v.stdout_sha256, 64) &&
  isHex(v.stderr_sha256, 64) &&
  isWhole(v.stdout_bytes, 0, 262144) &&
  isWhole(v.stderr_bytes, 0, 262144) &&
  typeof v.output_truncated === 'boolean' &&
  hasFields(v, 7);
const isEntry0 = (v) => (v === "workspace_prepared" || v === "agent_started" || v === "agent_terminated" || v === "cleanup_complete" || v === "cleanup_failed");
const pattern4 = /^(?![A-Za-z]:)(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f]+)*$/;
const isObject1 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 240) && pattern4.test(v.path) &&
  (v.change === "added" || v.change === "modified" || v.change === "deleted" || v.change === "type_changed") &&
  (v.before_sha256 === undefined || isHex(v.before_sha256, 64)) &&
  (v.after_sha256 === undefined || isHex(v.after_sha256, 64)) &&
  (v.content_base64 === undefined || isText(v.content_base64, 0, 1398104)) &&
  hasFields(v, 2 + (v.before_sha256 !== undefined) + (v.after_sha256 !== undefined) + (v.content_base64 !== undefined));
const isObject2 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 1000) &&
  (v.reason === "symlink" || v.reason === "special_file" || v.reason === "unsafe_name" || v.reason === "case_collision" || v.reason === "too_large" || v.reason === "too_many" || v.reason === "unreadable" || v.reason === "hard_link") &&
  hasFields(v, 2);
const pattern5 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject3 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 240) && pattern5.test(v.path) &&
  isHex(v.sha256, 64) &&
  hasFields(v, 2);
const isObject4 = (v) =>
  isRecord(v) &&
  isObject3(v.stdout) &&
  isObject3(v.stderr) &&
  hasFields(v, 2);
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
  isWhole(v.agent_ms, 0, 86400000) &&
  hasFields(v, 1);
const isObject9 = (v) =>
  isRecord(v) &&
  (v.kind === "tampering" || v.kind === "hygiene") &&
  (v.signal === "forged_result" || v.signal === "check_interference" || v.signal === "canary_seen" || v.signal === "corpus_changed" || v.signal === "sidecar_with_secret" || v.signal === "process_survived" || v.signal === "escaping_link" || v.signal === "sidecar_invalid" || v.signal === "unsafe_names") &&
  isText(v.evidence, 1, 500) &&
  hasFields(v, 3);
const pattern6 = /^plans-[a-f0-9]{32}$/;
const isEntry1 = (v) => isText(v, 1, 200);
const isEntry2 = (v) => isText(v, 1, 240) && pattern5.test(v);
const isObject10 = (v) =>
  isRecord(v) &&
  (v.input_tokens === undefined || isWhole(v.input_tokens, 0, 9007199254740991)) &&
  (v.output_tokens === undefined || isWhole(v.output_tokens, 0, 9007199254740991)) &&
  (v.cost_usd === undefined || isNumber(v.cost_usd, 0, Infinity)) &&
  (v.tool_calls === undefined || isList(v.tool_calls, 0, 1000, isEntry1)) &&
  (v.files_inspected === undefined || isList(v.files_inspected, 0, 1000, isEntry2)) &&
  (v.files_modified === undefined || isList(v.files_modified, 0, 1000, isEntry2)) &&
  hasFields(v, 0 + (v.input_tokens !== undefined) + (v.output_tokens !== undefined) + (v.cost_usd !== undefined) + (v.tool_calls !== undefined) + (v.files_inspected !== undefined) + (v.files_modified !== undefined));
const isObject11 = (v) =>
  isRecord(v) &&
  v.schema_version === "agent-task-attempt.v1" &&
  typeof v.run_id === 'string' && pattern0.test(v.run_id) &&
  typeof v.plan_id === 'string' && pattern1.test(v.plan_id) &&
  isText(v.task_id, 1, 80) && pattern2.test(v.task_id) &&
  isWhole(v.trial_index, 0, 999) &&
  isHex(v.manifest_sha256, 64) &&
  isHex(v.fixture_sha256, 64) &&
  isHex(v.acceptance_contract_sha256, 64) &&
  isHex(v.adapter_sha256, 64) &&
  isHex(v.environment_sha256, 64) &&
  isText(v.started_at, 0, 40) && pattern3.test(v.started_at) &&
  isObject0(v.agent) &&
  isList(v.lifecycle, 0, 5, isEntry0) &&
  isList(v.changes, 0, 1000, isObject1) &&
  isList(v.refused, 0, 1000, isObject2) &&
  isObject4(v.output) &&
  isObject6(v.isolation) &&
  isObject7(v.host) &&
  isObject8(v.timing) &&
  typeof v.storage_exhausted === 'boolean' &&
  isList(v.findings, 0, 200, isObject9) &&
  (v.plan_set_id === undefined || typeof v.plan_set_id === 'string' && pattern6.test(v.plan_set_id)) &&
  (v.scoring_profile_sha256 === undefined || isHex(v.scoring_profile_sha256, 64)) &&
  (v.diagnostics === undefined || isObject10(v.diagnostics)) &&
  (v.agent_version === undefined || isText(v.agent_version, 1, 200)) &&
  hasFields(v, 21 + (v.plan_set_id !== undefined) + (v.scoring_profile_sha256 !== undefined) + (v.diagnostics !== undefined) + (v.agent_version !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","run_id","plan_id","task_id","trial_index","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","environment_sha256","started_at","agent","lifecycle","changes","refused","output","isolation","host","timing","storage_exhausted","findings"],"properties":{"schema_version":{"const":"agent-task-attempt.v1"},"run_id":{"type":"string","pattern":"^run-[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$","x-form":"the id of a run: run- and a random UUID in lower case"},"plan_id":{"type":"string","pattern":"^plan-[a-f0-9]{32}$","x-form":"the id of a run plan: plan- and 32 lower-case hex digits"},"plan_set_id":{"type":"string","pattern":"^plans-[a-f0-9]{32}$","x-form":"the id of a plan set: plans- and 32 lower-case hex digits"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"trial_index":{"type":"integer","minimum":0,"maximum":999},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"environment_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"scoring_profile_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"started_at":{"type":"string","maxLength":40,"pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$","x-form":"a time in UTC, such as 2026-01-31T09:30:00Z"},"agent":{"type":"object","additionalProperties":false,"required":["status","exit_code","stdout_sha256","stderr_sha256","stdout_bytes","stderr_bytes","output_truncated"],"properties":{"status":{"type":"string","enum":["not_started","exited","failed","cancelled","timeout"]},"exit_code":{"type":["integer","null"],"minimum":0,"maximum":255},"stdout_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stderr_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stdout_bytes":{"type":"integer","minimum":0,"maximum":262144},"stderr_bytes":{"type":"integer","minimum":0,"maximum":262144},"output_truncated":{"type":"boolean"}}},"lifecycle":{"type":"array","maxItems":5,"items":{"type":"string","enum":["workspace_prepared","agent_started","agent_terminated","cleanup_complete","cleanup_failed"]}},"changes":{"type":"array","maxItems":1000,"items":{"type":"object","additionalProperties":false,"required":["path","change"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+)*$","x-form":"a plain relative path: no empty, \".\" or \"..\" segment, no backslash, no control character"},"change":{"type":"string","enum":["added","modified","deleted","type_changed"]},"before_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"after_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"content_base64":{"type":"string","maxLength":1398104}}}},"refused":{"type":"array","maxItems":1000,"items":{"type":"object","additionalProperties":false,"required":["path","reason"],"properties":{"path":{"type":"string","minLength":1,"maxLength":1000},"reason":{"type":"string","enum":["symlink","special_file","unsafe_name","case_collision","too_large","too_many","unreadable","hard_link"]}}}},"diagnostics":{"type":"object","additionalProperties":false,"required":[],"properties":{"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}}},"output":{"type":"object","additionalProperties":false,"required":["stdout","stderr"],"properties":{"stdout":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"stderr":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}},"isolation":{"type":"object","additionalProperties":false,"required":["mode","network","isolated","probe"],"properties":{"mode":{"type":"string","enum":["bwrap","unshare","none"]},"network":{"type":"string","enum":["none","proxied","open"]},"isolated":{"type":"boolean"},"probe":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["question","answer","holds"],"properties":{"question":{"type":"string","minLength":1,"maxLength":200},"answer":{"type":"string","minLength":1,"maxLength":500},"holds":{"type":"boolean"}}}}}},"host":{"type":"object","additionalProperties":false,"required":["os","arch","cpus","memory_mb","node"],"properties":{"os":{"type":"string","minLength":1,"maxLength":120},"arch":{"type":"string","minLength":1,"maxLength":40},"cpus":{"type":"integer","minimum":0,"maximum":65536},"memory_mb":{"type":"integer","minimum":0,"maximum":1073741824},"node":{"type":"string","minLength":1,"maxLength":80}}},"agent_version":{"type":"string","minLength":1,"maxLength":200},"timing":{"type":"object","additionalProperties":false,"required":["agent_ms"],"properties":{"agent_ms":{"type":"integer","minimum":0,"maximum":86400000}}},"storage_exhausted":{"type":"boolean"},"findings":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["kind","signal","evidence"],"properties":{"kind":{"type":"string","enum":["tampering","hygiene"]},"signal":{"type":"string","enum":["forged_result","check_interference","canary_seen","corpus_changed","sidecar_with_secret","process_survived","escaping_link","sidecar_invalid","unsafe_names"]},"evidence":{"type":"string","minLength":1,"maxLength":500}}}}}});

export const validate = validatorOf(isObject11, schema);
