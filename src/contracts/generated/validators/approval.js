// Generated from schemas/approval.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
const pattern1 = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/;
const pattern2 = /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isWhole(v.id, 1, 9007199254740991) &&
  isText(v.url, 1, 500) &&
  isText(v.created_at, 0, 40) && pattern0.test(v.created_at) &&
  isHex(v.body_sha256, 64) &&
  hasFields(v, 4);
const isObject1 = (v) =>
  isRecord(v) &&
  isWhole(v.id, 1, 9007199254740991) &&
  isText(v.login, 1, 100) &&
  isText(v.permission, 1, 40) &&
  hasFields(v, 3);
const isObject2 = (v) =>
  isRecord(v) &&
  (v.kind === "maintainer_comment" || v.kind === "local") &&
  (v.repository === undefined || isText(v.repository, 0, 160) && pattern1.test(v.repository)) &&
  (v.pull_request === undefined || isWhole(v.pull_request, 1, 1000000000)) &&
  (v.head_sha === undefined || typeof v.head_sha === 'string' && pattern2.test(v.head_sha)) &&
  (v.comment === undefined || isObject0(v.comment)) &&
  (v.approver === undefined || isObject1(v.approver)) &&
  hasFields(v, 1 + (v.repository !== undefined) + (v.pull_request !== undefined) + (v.head_sha !== undefined) + (v.comment !== undefined) + (v.approver !== undefined));
const pattern3 = /^plan-[a-f0-9]{32}$/;
const pattern4 = /^plans-[a-f0-9]{32}$/;
const isObject3 = (v) =>
  isRecord(v) &&
  v.schema_version === "agent-task-approval.v1" &&
  isHex(v.plan_sha256, 64) &&
  isText(v.approved_at, 0, 40) && pattern0.test(v.approved_at) &&
  typeof v.paid_approved === 'boolean' &&
  isObject2(v.by) &&
  (v.plan_id === undefined || typeof v.plan_id === 'string' && pattern3.test(v.plan_id)) &&
  (v.plan_set_id === undefined || typeof v.plan_set_id === 'string' && pattern4.test(v.plan_set_id)) &&
  hasFields(v, 5 + (v.plan_id !== undefined) + (v.plan_set_id !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","plan_sha256","approved_at","paid_approved","by"],"properties":{"schema_version":{"const":"agent-task-approval.v1"},"plan_id":{"type":"string","pattern":"^plan-[a-f0-9]{32}$","x-form":"the id of a run plan: plan- and 32 lower-case hex digits"},"plan_set_id":{"type":"string","pattern":"^plans-[a-f0-9]{32}$","x-form":"the id of a plan set: plans- and 32 lower-case hex digits"},"plan_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"approved_at":{"type":"string","maxLength":40,"pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$","x-form":"a time in UTC, such as 2026-01-31T09:30:00Z"},"paid_approved":{"type":"boolean"},"by":{"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","enum":["maintainer_comment","local"]},"repository":{"type":"string","maxLength":160,"pattern":"^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$","x-form":"a repository: owner/name"},"pull_request":{"type":"integer","minimum":1,"maximum":1000000000},"head_sha":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"},"comment":{"type":"object","additionalProperties":false,"required":["id","url","created_at","body_sha256"],"properties":{"id":{"type":"integer","minimum":1,"maximum":9007199254740991},"url":{"type":"string","minLength":1,"maxLength":500},"created_at":{"type":"string","maxLength":40,"pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$","x-form":"a time in UTC, such as 2026-01-31T09:30:00Z"},"body_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"approver":{"type":"object","additionalProperties":false,"required":["id","login","permission"],"properties":{"id":{"type":"integer","minimum":1,"maximum":9007199254740991},"login":{"type":"string","minLength":1,"maxLength":100},"permission":{"type":"string","minLength":1,"maxLength":40}}}}}}});

export const validate = validatorOf(isObject3, schema);
