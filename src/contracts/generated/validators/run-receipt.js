// Generated from schemas/run-receipt.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isNumber, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.id, 1, 80) && pattern0.test(v.id) &&
  (v.status === "pass" || v.status === "fail" || v.status === "error") &&
  (v.message === undefined || isText(v.message, 1, 500)) &&
  hasFields(v, 2 + (v.message !== undefined));
const isObject1 = (v) =>
  isRecord(v) &&
  (v.status === "complete" || v.status === "failed") &&
  (v.message === undefined || isText(v.message, 1, 500)) &&
  hasFields(v, 1 + (v.message !== undefined));
const isEntry0 = (v) => isText(v, 1, 500);
const isEntry1 = (v) => isText(v, 1, 200);
const pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isEntry2 = (v) => isText(v, 1, 240) && pattern1.test(v);
const isObject2 = (v) =>
  isRecord(v) &&
  (v.input_tokens === undefined || isWhole(v.input_tokens, 0, 9007199254740991)) &&
  (v.output_tokens === undefined || isWhole(v.output_tokens, 0, 9007199254740991)) &&
  (v.cost_usd === undefined || isNumber(v.cost_usd, 0, Infinity)) &&
  (v.tool_calls === undefined || isList(v.tool_calls, 0, 1000, isEntry1)) &&
  (v.files_inspected === undefined || isList(v.files_inspected, 0, 1000, isEntry2)) &&
  (v.files_modified === undefined || isList(v.files_modified, 0, 1000, isEntry2)) &&
  hasFields(v, 0 + (v.input_tokens !== undefined) + (v.output_tokens !== undefined) + (v.cost_usd !== undefined) + (v.tool_calls !== undefined) + (v.files_inspected !== undefined) + (v.files_modified !== undefined));
const isObject3 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-run.v1" &&
  isText(v.run_id, 1, 80) && pattern0.test(v.run_id) &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isHex(v.manifest_sha256, 64) &&
  isHex(v.adapter_sha256, 64) &&
  isHex(v.environment_sha256, 64) &&
  v.workspace_policy === "withheld_workspace_v1" &&
  (v.terminal_status === "setup_failure" || v.terminal_status === "agent_failure" || v.terminal_status === "cancelled" || v.terminal_status === "timeout" || v.terminal_status === "incomplete_checks" || v.terminal_status === "check_failure" || v.terminal_status === "regression" || v.terminal_status === "success") &&
  isList(v.checks, 0, 200, isObject0) &&
  isWhole(v.regression_count, 0, 100) &&
  isWhole(v.elapsed_ms, 0, 7200000) &&
  isObject1(v.cleanup) &&
  isList(v.limitations, 0, 50, isEntry0) &&
  (v.diagnostics === undefined || isObject2(v.diagnostics)) &&
  hasFields(v, 13 + (v.diagnostics !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","run_id","task_id","manifest_sha256","adapter_sha256","environment_sha256","workspace_policy","terminal_status","checks","regression_count","elapsed_ms","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-run.v1","x-form":"\"codevetter.agent-task-run.v1\" or \"codevetter.agent-task-run.v2\""},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"environment_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"withheld_workspace_v1"},"terminal_status":{"type":"string","enum":["setup_failure","agent_failure","cancelled","timeout","incomplete_checks","check_failure","regression","success"]},"checks":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}},"regression_count":{"type":"integer","minimum":0,"maximum":100},"elapsed_ms":{"type":"integer","minimum":0,"maximum":7200000},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]},"message":{"type":"string","minLength":1,"maxLength":500}}},"diagnostics":{"type":"object","additionalProperties":false,"required":[],"properties":{"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

export const validate = validatorOf(isObject3, schema);
