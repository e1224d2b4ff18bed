// Generated from schemas/agent-adapter.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isList, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isEntry0 = (v) => isText(v, 1, 500);
const pattern1 = /^[A-Z][A-Z0-9_]{0,79}$/;
const isEntry1 = (v) => typeof v === 'string' && pattern1.test(v);
const pattern2 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task-adapter.v1" &&
  isText(v.adapter_id, 1, 80) && pattern0.test(v.adapter_id) &&
  isText(v.agent, 1, 120) &&
  isText(v.model, 1, 160) &&
  isText(v.configuration, 1, 160) &&
  isList(v.command, 1, 50, isEntry0) &&
  isList(v.environment_names, 0, 30, isEntry1) &&
  isWhole(v.timeout_ms, 1000, 3600000) &&
  (v.cost_posture === "free" || v.cost_posture === "paid" || v.cost_posture === "unknown") &&
  (v.diagnostics_path === undefined || isText(v.diagnostics_path, 1, 240) && pattern2.test(v.diagnostics_path)) &&
  hasFields(v, 9 + (v.diagnostics_path !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","adapter_id","agent","model","configuration","command","environment_names","timeout_ms","cost_posture"],"properties":{"schema_version":{"const":"codevetter.agent-task-adapter.v1","x-form":"\"codevetter.agent-task-adapter.v1\" or \"codevetter.agent-task-adapter.v2\""},"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"agent":{"type":"string","minLength":1,"maxLength":120},"model":{"type":"string","minLength":1,"maxLength":160},"configuration":{"type":"string","minLength":1,"maxLength":160},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"environment_names":{"type":"array","maxItems":30,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":3600000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"diagnostics_path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}});

export const validate = validatorOf(isObject0, schema);
