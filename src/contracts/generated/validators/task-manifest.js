// Generated from schemas/task-manifest.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isText } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.path, 1, 240) && pattern1.test(v.path) &&
  isHex(v.sha256, 64) &&
  hasFields(v, 2);
const isObject1 = (v) =>
  isRecord(v) &&
  isObject0(v.fixture) &&
  isObject0(v.task_packet) &&
  isObject0(v.acceptance_contract) &&
  isObject0(v.known_good_patch) &&
  hasFields(v, 4);
const isEntry0 = (v) => isText(v, 1, 80) && pattern0.test(v);
const pattern2 = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/;
const pattern3 = /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/;
const isObject2 = (v) =>
  isRecord(v) &&
  (v.kind === "owned" || v.kind === "external") &&
  isText(v.repository, 0, 160) && pattern2.test(v.repository) &&
  typeof v.revision === 'string' && pattern3.test(v.revision) &&
  (v.source_url === undefined || isText(v.source_url, 1, 500)) &&
  hasFields(v, 3 + (v.source_url !== undefined));
const isObject3 = (v) =>
  isRecord(v) &&
  isText(v.spdx, 1, 80) &&
  isText(v.notice, 1, 500) &&
  hasFields(v, 2);
const isObject4 = (v) =>
  isRecord(v) &&
  v.schema_version === "codevetter.agent-task.v1" &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isText(v.title, 1, 160) &&
  (v.lane === "api" || v.lane === "browser") &&
  (v.runtime === "node" || v.runtime === "typescript") &&
  isText(v.category, 1, 80) && pattern0.test(v.category) &&
  isText(v.failure_mode, 1, 80) && pattern0.test(v.failure_mode) &&
  isObject1(v.artifacts) &&
  isList(v.required_checks, 1, 100, isEntry0) &&
  isList(v.regression_checks, 0, 100, isEntry0) &&
  isObject2(v.provenance) &&
  isObject3(v.license) &&
  hasFields(v, 12);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","title","lane","runtime","category","failure_mode","artifacts","required_checks","regression_checks","provenance","license"],"properties":{"schema_version":{"const":"codevetter.agent-task.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":160},"lane":{"type":"string","enum":["api","browser"]},"runtime":{"type":"string","enum":["node","typescript"]},"category":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"failure_mode":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifacts":{"type":"object","additionalProperties":false,"required":["fixture","task_packet","acceptance_contract","known_good_patch"],"properties":{"fixture":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"task_packet":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"acceptance_contract":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"known_good_patch":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"provenance":{"type":"object","additionalProperties":false,"required":["kind","repository","revision"],"properties":{"kind":{"type":"string","enum":["owned","external"]},"repository":{"type":"string","maxLength":160,"pattern":"^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$","x-form":"a repository: owner/name"},"revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"},"source_url":{"type":"string","minLength":1,"maxLength":500}}},"license":{"type":"object","additionalProperties":false,"required":["spdx","notice"],"properties":{"spdx":{"type":"string","minLength":1,"maxLength":80},"notice":{"type":"string","minLength":1,"maxLength":500}}}}});

export const validate = validatorOf(isObject4, schema);
