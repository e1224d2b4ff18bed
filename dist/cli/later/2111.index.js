"use strict";
exports.id = 2111;
exports.ids = [2111];
exports.modules = {

/***/ 7214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Lv: () => (/* binding */ isList),
/* harmony export */   qv: () => (/* binding */ isHex),
/* harmony export */   s6: () => (/* binding */ hasFields),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
// What the generated validators are made of: whether one value has a form.
/** A text of `low` to `high` UTF-16 units. */
const isText = (value, low, high) => typeof value === 'string' && value.length >= low && value.length <= high;
/** A number from `low` to `high`. */
const isNumber = (value, low, high) => typeof value === 'number' && value >= low && value <= high && Number.isFinite(value);
/** A whole number from `low` to `high`. */
const isWhole = (value, low, high) => Number.isInteger(value) && isNumber(value, low, high);
/** An object with that many members. All of them are known if that many known ones were found. */
const hasFields = (value, count) => Object.keys(value).length === count;
/** A list of `low` to `high` entries, each of one form. */
const isList = (value, low, high, isEntry) => {
    if (!Array.isArray(value) || value.length < low || value.length > high)
        return false;
    for (let at = 0; at < value.length; at++)
        if (!isEntry(value[at]))
            return false;
    return true;
};
/** `length` lower-case hex digits. Asked for every hash of every document, and there many times faster than a pattern. */
const isHex = (value, length) => {
    if (typeof value !== 'string' || value.length !== length)
        return false;
    for (let at = 0; at < length; at++) {
        const unit = value.charCodeAt(at);
        if (!((unit >= 0x30 && unit <= 0x39) || (unit >= 0x61 && unit <= 0x66)))
            return false;
    }
    return true;
};


/***/ }),

/***/ 2111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attemptForm: () => (/* binding */ attemptForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/attempt.js
// Generated from schemas/attempt.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^run-[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/;
const pattern1 = /^plan-[a-f0-9]{32}$/;
const pattern2 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern3 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.status === "not_started" || v.status === "exited" || v.status === "failed" || v.status === "cancelled" || v.status === "timeout") &&
  ((0,accepted/* isWhole */.wP)(v.exit_code, 0, 255) || v.exit_code === null) &&
  (0,accepted/* isHex */.qv)(v.stdout_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.stderr_sha256, 64) &&
  (0,accepted/* isWhole */.wP)(v.stdout_bytes, 0, 262144) &&
  (0,accepted/* isWhole */.wP)(v.stderr_bytes, 0, 262144) &&
  typeof v.output_truncated === 'boolean' &&
  (0,accepted/* hasFields */.s6)(v, 7);
const isEntry0 = (v) => (v === "workspace_prepared" || v === "agent_started" || v === "agent_terminated" || v === "cleanup_complete" || v === "cleanup_failed");
const pattern4 = /^(?![A-Za-z]:)(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f]+)*$/;
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 240) && pattern4.test(v.path) &&
  (v.change === "added" || v.change === "modified" || v.change === "deleted" || v.change === "type_changed") &&
  (v.before_sha256 === undefined || (0,accepted/* isHex */.qv)(v.before_sha256, 64)) &&
  (v.after_sha256 === undefined || (0,accepted/* isHex */.qv)(v.after_sha256, 64)) &&
  (v.content_base64 === undefined || (0,accepted/* isText */.KH)(v.content_base64, 0, 1398104)) &&
  (0,accepted/* hasFields */.s6)(v, 2 + (v.before_sha256 !== undefined) + (v.after_sha256 !== undefined) + (v.content_base64 !== undefined));
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 1000) &&
  (v.reason === "symlink" || v.reason === "special_file" || v.reason === "unsafe_name" || v.reason === "case_collision" || v.reason === "too_large" || v.reason === "too_many" || v.reason === "unreadable" || v.reason === "hard_link") &&
  (0,accepted/* hasFields */.s6)(v, 2);
const pattern5 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 240) && pattern5.test(v.path) &&
  (0,accepted/* isHex */.qv)(v.sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject4 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  isObject3(v.stdout) &&
  isObject3(v.stderr) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject5 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.question, 1, 200) &&
  (0,accepted/* isText */.KH)(v.answer, 1, 500) &&
  typeof v.holds === 'boolean' &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject6 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.mode === "bwrap" || v.mode === "unshare" || v.mode === "none") &&
  (v.network === "none" || v.network === "proxied" || v.network === "open") &&
  typeof v.isolated === 'boolean' &&
  (0,accepted/* isList */.Lv)(v.probe, 0, 50, isObject5) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isObject7 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.os, 1, 120) &&
  (0,accepted/* isText */.KH)(v.arch, 1, 40) &&
  (0,accepted/* isWhole */.wP)(v.cpus, 0, 65536) &&
  (0,accepted/* isWhole */.wP)(v.memory_mb, 0, 1073741824) &&
  (0,accepted/* isText */.KH)(v.node, 1, 80) &&
  (0,accepted/* hasFields */.s6)(v, 5);
const isObject8 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.agent_ms, 0, 86400000) &&
  (0,accepted/* hasFields */.s6)(v, 1);
const isObject9 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.kind === "tampering" || v.kind === "hygiene") &&
  (v.signal === "forged_result" || v.signal === "check_interference" || v.signal === "canary_seen" || v.signal === "corpus_changed" || v.signal === "sidecar_with_secret" || v.signal === "process_survived" || v.signal === "escaping_link" || v.signal === "sidecar_invalid" || v.signal === "unsafe_names") &&
  (0,accepted/* isText */.KH)(v.evidence, 1, 500) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const pattern6 = /^plans-[a-f0-9]{32}$/;
const isEntry1 = (v) => (0,accepted/* isText */.KH)(v, 1, 200);
const isEntry2 = (v) => (0,accepted/* isText */.KH)(v, 1, 240) && pattern5.test(v);
const isObject10 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.input_tokens === undefined || (0,accepted/* isWhole */.wP)(v.input_tokens, 0, 9007199254740991)) &&
  (v.output_tokens === undefined || (0,accepted/* isWhole */.wP)(v.output_tokens, 0, 9007199254740991)) &&
  (v.cost_usd === undefined || (0,accepted/* isNumber */.Et)(v.cost_usd, 0, Infinity)) &&
  (v.tool_calls === undefined || (0,accepted/* isList */.Lv)(v.tool_calls, 0, 1000, isEntry1)) &&
  (v.files_inspected === undefined || (0,accepted/* isList */.Lv)(v.files_inspected, 0, 1000, isEntry2)) &&
  (v.files_modified === undefined || (0,accepted/* isList */.Lv)(v.files_modified, 0, 1000, isEntry2)) &&
  (0,accepted/* hasFields */.s6)(v, 0 + (v.input_tokens !== undefined) + (v.output_tokens !== undefined) + (v.cost_usd !== undefined) + (v.tool_calls !== undefined) + (v.files_inspected !== undefined) + (v.files_modified !== undefined));
const isObject11 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "agent-task-attempt.v1" &&
  typeof v.run_id === 'string' && pattern0.test(v.run_id) &&
  typeof v.plan_id === 'string' && pattern1.test(v.plan_id) &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern2.test(v.task_id) &&
  (0,accepted/* isWhole */.wP)(v.trial_index, 0, 999) &&
  (0,accepted/* isHex */.qv)(v.manifest_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.fixture_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.acceptance_contract_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.adapter_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.environment_sha256, 64) &&
  (0,accepted/* isText */.KH)(v.started_at, 0, 40) && pattern3.test(v.started_at) &&
  isObject0(v.agent) &&
  (0,accepted/* isList */.Lv)(v.lifecycle, 0, 5, isEntry0) &&
  (0,accepted/* isList */.Lv)(v.changes, 0, 1000, isObject1) &&
  (0,accepted/* isList */.Lv)(v.refused, 0, 1000, isObject2) &&
  isObject4(v.output) &&
  isObject6(v.isolation) &&
  isObject7(v.host) &&
  isObject8(v.timing) &&
  typeof v.storage_exhausted === 'boolean' &&
  (0,accepted/* isList */.Lv)(v.findings, 0, 200, isObject9) &&
  (v.plan_set_id === undefined || typeof v.plan_set_id === 'string' && pattern6.test(v.plan_set_id)) &&
  (v.scoring_profile_sha256 === undefined || (0,accepted/* isHex */.qv)(v.scoring_profile_sha256, 64)) &&
  (v.diagnostics === undefined || isObject10(v.diagnostics)) &&
  (v.agent_version === undefined || (0,accepted/* isText */.KH)(v.agent_version, 1, 200)) &&
  (0,accepted/* hasFields */.s6)(v, 21 + (v.plan_set_id !== undefined) + (v.scoring_profile_sha256 !== undefined) + (v.diagnostics !== undefined) + (v.agent_version !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","run_id","plan_id","task_id","trial_index","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","environment_sha256","started_at","agent","lifecycle","changes","refused","output","isolation","host","timing","storage_exhausted","findings"],"properties":{"schema_version":{"const":"agent-task-attempt.v1"},"run_id":{"type":"string","pattern":"^run-[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$","x-form":"the id of a run: run- and a random UUID in lower case"},"plan_id":{"type":"string","pattern":"^plan-[a-f0-9]{32}$","x-form":"the id of a run plan: plan- and 32 lower-case hex digits"},"plan_set_id":{"type":"string","pattern":"^plans-[a-f0-9]{32}$","x-form":"the id of a plan set: plans- and 32 lower-case hex digits"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"trial_index":{"type":"integer","minimum":0,"maximum":999},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"environment_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"scoring_profile_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"started_at":{"type":"string","maxLength":40,"pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$","x-form":"a time in UTC, such as 2026-01-31T09:30:00Z"},"agent":{"type":"object","additionalProperties":false,"required":["status","exit_code","stdout_sha256","stderr_sha256","stdout_bytes","stderr_bytes","output_truncated"],"properties":{"status":{"type":"string","enum":["not_started","exited","failed","cancelled","timeout"]},"exit_code":{"type":["integer","null"],"minimum":0,"maximum":255},"stdout_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stderr_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stdout_bytes":{"type":"integer","minimum":0,"maximum":262144},"stderr_bytes":{"type":"integer","minimum":0,"maximum":262144},"output_truncated":{"type":"boolean"}}},"lifecycle":{"type":"array","maxItems":5,"items":{"type":"string","enum":["workspace_prepared","agent_started","agent_terminated","cleanup_complete","cleanup_failed"]}},"changes":{"type":"array","maxItems":1000,"items":{"type":"object","additionalProperties":false,"required":["path","change"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+)*$","x-form":"a plain relative path: no empty, \".\" or \"..\" segment, no backslash, no control character"},"change":{"type":"string","enum":["added","modified","deleted","type_changed"]},"before_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"after_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"content_base64":{"type":"string","maxLength":1398104}}}},"refused":{"type":"array","maxItems":1000,"items":{"type":"object","additionalProperties":false,"required":["path","reason"],"properties":{"path":{"type":"string","minLength":1,"maxLength":1000},"reason":{"type":"string","enum":["symlink","special_file","unsafe_name","case_collision","too_large","too_many","unreadable","hard_link"]}}}},"diagnostics":{"type":"object","additionalProperties":false,"required":[],"properties":{"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}}},"output":{"type":"object","additionalProperties":false,"required":["stdout","stderr"],"properties":{"stdout":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"stderr":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}},"isolation":{"type":"object","additionalProperties":false,"required":["mode","network","isolated","probe"],"properties":{"mode":{"type":"string","enum":["bwrap","unshare","none"]},"network":{"type":"string","enum":["none","proxied","open"]},"isolated":{"type":"boolean"},"probe":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["question","answer","holds"],"properties":{"question":{"type":"string","minLength":1,"maxLength":200},"answer":{"type":"string","minLength":1,"maxLength":500},"holds":{"type":"boolean"}}}}}},"host":{"type":"object","additionalProperties":false,"required":["os","arch","cpus","memory_mb","node"],"properties":{"os":{"type":"string","minLength":1,"maxLength":120},"arch":{"type":"string","minLength":1,"maxLength":40},"cpus":{"type":"integer","minimum":0,"maximum":65536},"memory_mb":{"type":"integer","minimum":0,"maximum":1073741824},"node":{"type":"string","minLength":1,"maxLength":80}}},"agent_version":{"type":"string","minLength":1,"maxLength":200},"timing":{"type":"object","additionalProperties":false,"required":["agent_ms"],"properties":{"agent_ms":{"type":"integer","minimum":0,"maximum":86400000}}},"storage_exhausted":{"type":"boolean"},"findings":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["kind","signal","evidence"],"properties":{"kind":{"type":"string","enum":["tampering","hygiene"]},"signal":{"type":"string","enum":["forged_result","check_interference","canary_seen","corpus_changed","sidecar_with_secret","process_survived","escaping_link","sidecar_invalid","unsafe_names"]},"evidence":{"type":"string","minLength":1,"maxLength":500}}}}}});

const validate = (0,validator/* validatorOf */.q)(isObject11, schema);

// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/content.js
var content = __webpack_require__(9258);
// EXTERNAL MODULE: ./lib/contracts/rules/course.js
var course = __webpack_require__(6938);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/isolation.js
var isolation = __webpack_require__(2579);
// EXTERNAL MODULE: ./lib/contracts/rules/leftPaths.js
var leftPaths = __webpack_require__(2308);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/moment.js
var moment = __webpack_require__(3351);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/runFindings.js
var runFindings = __webpack_require__(8416);
// EXTERNAL MODULE: ./lib/contracts/rules/workspacePaths.js
var workspacePaths = __webpack_require__(7096);
;// CONCATENATED MODULE: ./lib/contracts/rules/attempt.js














const changes = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'changes'));
const changedPaths = (document) => [(0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'changes'), 'path')];
const refusedPaths = (document) => [(0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'refused'), 'path')];
const has = (change, field) => (0,place/* partOf */.BU)(change, field).value !== undefined;
/** For each kind of change where a file was and is. `type_changed` is either one of the two: the other side was or is no file. */
const SIDES = new Map([
    ['added', [{ before: false, after: true }]],
    ['modified', [{ before: true, after: true }]],
    ['deleted', [{ before: true, after: false }]],
    [
        'type_changed',
        [
            { before: true, after: false },
            { before: false, after: true },
        ],
    ],
]);
const changeFault = (change) => {
    const kind = (0,place/* partOf */.BU)(change, 'change').value;
    const sides = SIDES.get(kind);
    if (sides === undefined)
        return undefined;
    const [before, after] = [has(change, 'before_sha256'), has(change, 'after_sha256')];
    if (after !== has(change, 'content_base64'))
        return 'the content of a file comes with its after_sha256, and only with it';
    if (!sides.some((side) => side.before === before && side.after === after))
        return `a file that is ${kind} has ${sides.map((side) => (side.before && side.after ? 'both hashes' : side.before ? 'before_sha256 alone' : 'after_sha256 alone')).join(' or ')}`;
    return before && (0,place/* partOf */.BU)(change, 'before_sha256').value === (0,place/* partOf */.BU)(change, 'after_sha256').value
        ? 'nothing changed: both hashes are the same'
        : undefined;
};
const changesHold = (document, report) => {
    for (const change of changes(document)) {
        const fault = changeFault(change);
        if (fault !== undefined)
            report(change.pointer, fault);
    }
};
const conflict = (document, report) => {
    const left = changes(document).filter((change) => has(change, 'after_sha256'));
    const paths = left.map((change) => (0,place/* partOf */.BU)(change, 'path'));
    const files = new Set(paths.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])));
    for (const { pointer, value } of paths) {
        if (typeof value !== 'string' || value.length > 240)
            continue;
        const both = (0,workspacePaths/* folderAmong */.P)(files, value);
        if (both !== undefined)
            report(pointer, `${(0,plainText/* excerpt */.K)(both)} is a file already and cannot be a folder as well`);
    }
};
const changesSize = (document, report) => {
    const texts = (0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'changes'), 'content_base64').values;
    const bytes = texts.reduce((sum, text) => sum + (typeof text === 'string' && (0,content/* isBase64 */.Q2)(text) ? (0,content/* decodedSize */.Om)(text) : 0), 0);
    if (bytes > limits/* ATTEMPT_CHANGED_BYTES */.Vw)
        report('/changes', `the files have ${bytes} bytes together, the limit is ${limits/* ATTEMPT_CHANGED_BYTES */.Vw}`);
};
const STREAMS = ['stdout', 'stderr'];
const outputIsPrinted = (document, report) => {
    for (const stream of STREAMS) {
        const { pointer, value } = (0,place/* placeOf */.$t)(document, 'output', stream, 'sha256');
        const printed = (0,place/* placeOf */.$t)(document, 'agent', `${stream}_sha256`).value;
        if (typeof value === 'string' && typeof printed === 'string' && value !== printed)
            report(pointer, `must be the ${stream}_sha256 of the agent`);
    }
};
/** Statuses that only a process which ran can have. `not_started` also stands where running it broke half-way. */
const ENDED = ['exited', 'failed', 'cancelled', 'timeout'];
const agentRan = (document, report) => {
    const { value } = (0,place/* placeOf */.$t)(document, 'agent', 'status');
    const { pointer, value: events } = (0,course/* lifecycle */.Bl)(document);
    if (!ENDED.includes(value) || !Array.isArray(events))
        return;
    for (const event of ['agent_started', 'agent_terminated']) {
        if (!(0,course/* happened */.Y5)(document, event))
            report(pointer, `an agent that is ${value} needs ${event}`);
    }
};
const attempt_form = {
    validate: validate,
    rules: [
        (0,moment/* moments */.C)((document) => [(0,place/* placeOf */.$t)(document, 'started_at')]),
        ...course/* courseRules */.NP,
        (0,rules_form/* error */.z3)('attempt.agent', agentRan),
        (0,rules_form/* error */.z3)('attempt.changes-sorted', (0,lists/* sorted */.IP)(changedPaths)),
        (0,rules_form/* error */.z3)('attempt.changes-unique', (0,lists/* unique */.Am)(changedPaths)),
        (0,leftPaths/* leftPaths */.I)(changedPaths),
        (0,rules_form/* error */.z3)('attempt.change', changesHold),
        (0,rules_form/* error */.z3)('attempt.changes-conflict', conflict),
        (0,rules_form/* error */.z3)('attempt.changes-size', changesSize),
        ...(0,content/* contentRules */.tc)({ list: 'changes', content: 'content_base64', hash: 'after_sha256' }),
        (0,rules_form/* error */.z3)('attempt.refused-sorted', (0,lists/* sorted */.IP)(refusedPaths)),
        (0,rules_form/* error */.z3)('attempt.output', outputIsPrinted),
        (0,paths/* plainPaths */.FY)((document) => STREAMS.map((stream) => (0,place/* placeOf */.$t)(document, 'output', stream, 'path'))),
        (0,isolation/* isolationRule */.J)((document) => (0,place/* placeOf */.$t)(document, 'isolation')),
        (0,runFindings/* findingKinds */.j)((document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'findings'))),
    ],
};
const attemptForm = () => attempt_form;


/***/ }),

/***/ 9258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ isPlainContent),
/* harmony export */   Om: () => (/* binding */ decodedSize),
/* harmony export */   Q2: () => (/* binding */ isBase64),
/* harmony export */   tc: () => (/* binding */ contentRules)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5707);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1196);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5845);






const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;
// The last character before the padding: its unused bits, four with `==` and two with `=`, are zero.
const ZERO_BITS = /(?:[AQgw]==|[AEIMQUYcgkosw048]=|[^=])$/;
const isBase64 = (text) => text.length % 4 === 0 && ALPHABET.test(text);
/** Bytes behind a text that is base64. */
const decodedSize = (text) => (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
const contentsOf = ({ list = 'files', content, hash }) => (document) => (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .elementColumn */ .fV)((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(document, list)).values.flatMap((file, at) => {
    const text = (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .textMember */ .SA)(file, content);
    return text === undefined ? [] : [{ at, text, isBase64: isBase64(text), hash: (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(file, hash) }];
});
const base64 = (content) => content.isBase64 ? undefined : 'not base64: a multiple of 4 characters A-Z a-z 0-9 + / with = as padding, without line breaks';
const size = (content) => {
    const bytes = decodedSize(content.text);
    return content.isBase64 && bytes > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .DECODED_FILE_BYTES */ .Qj ? `the file has ${bytes} bytes, the limit is ${_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .DECODED_FILE_BYTES */ .Qj}` : undefined;
};
const hashAgrees = ({ hash, text, isBase64: readable }) => {
    if (typeof hash !== 'string' || !readable)
        return undefined;
    const actual = (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(Buffer.from(text, 'base64'));
    return actual === hash ? undefined : `the content has the SHA-256 ${actual}; correct the hash, or restore the content`;
};
const paddingBits = ({ text, isBase64: readable }) => readable && text !== '' && !ZERO_BITS.test(text.slice(-4))
    ? 'the unused bits at the end of the base64 text are not zero; encode the file again'
    : undefined;
/** What has to hold for the content of every entry of `files`. */
const contentRules = (fields) => {
    const contents = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_4__/* .remembered */ .H)(contentsOf(fields));
    const each = (judge, field) => (document, report) => {
        for (const content of contents(document)) {
            const wrong = judge(content);
            if (wrong !== undefined)
                report(`/${fields.list ?? 'files'}/${content.at}/${field}`, wrong);
        }
    };
    return [
        (0,_form_js__WEBPACK_IMPORTED_MODULE_5__/* .error */ .z3)('content.base64', each(base64, fields.content)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_5__/* .error */ .z3)('content.size', each(size, fields.content)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_5__/* .error */ .z3)('content.hash', each(hashAgrees, fields.hash)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_5__/* .warning */ .$e)('content.padding-bits', each(paddingBits, fields.content)),
    ];
};
/** Whether one content is base64 as we would write it, within its bound, and has the hash that stands beside it. */
const isPlainContent = (text, hash) => {
    if (decodedSize(text) > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .DECODED_FILE_BYTES */ .Qj)
        return false;
    const bytes = Buffer.from(text, 'base64');
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(bytes) === hash && bytes.toString('base64') === text;
};


/***/ }),

/***/ 6938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ lifecycle),
/* harmony export */   NP: () => (/* binding */ courseRules),
/* harmony export */   Y5: () => (/* binding */ happened)
/* harmony export */ });
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1196);



// The course of a run, as an attempt and the receipt after it tell it: its events and how the agent ended.
const EVENTS = [
    'workspace_prepared',
    'agent_started',
    'agent_terminated',
    'checks_started',
    'checks_finished',
    'cleanup_complete',
    'cleanup_failed',
];
const ORDER = EVENTS;
const lifecycle = (document) => (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(document, 'lifecycle');
const happened = (document, event) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .elements */ .Yt)(lifecycle(document).value).includes(event);
const eventsInOrder = (document, report) => {
    let last = -1;
    for (const { pointer, value } of (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .elementsOf */ .ZE)(lifecycle(document))) {
        const at = ORDER.indexOf(value);
        if (at === -1)
            continue;
        if (at === last)
            report(pointer, `${value} is given twice`);
        else if (at < last)
            report(pointer, `${value} comes before ${ORDER[last]}; the events come in the order in which they happen`);
        last = Math.max(last, at);
    }
};
const oneCleanupEvent = (document, report) => {
    if (happened(document, 'cleanup_complete') && happened(document, 'cleanup_failed')) {
        report(lifecycle(document).pointer, 'the cleanup is complete or failed, not both');
    }
};
/** The exit code that goes with each end of the agent; with `failed` any goes. */
const EXIT_CODES = new Map([
    ['exited', 0],
    ['not_started', null],
    ['cancelled', null],
    ['timeout', null],
]);
const exitCode = (document, report) => {
    const status = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(document, 'agent', 'status').value;
    const { pointer, value } = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(document, 'agent', 'exit_code');
    const expected = EXIT_CODES.get(status);
    if (expected !== undefined && value !== undefined && value !== expected)
        report(pointer, `must be ${expected} for an agent that is ${status}`);
};
const courseRules = [
    (0,_form_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('receipt.lifecycle', eventsInOrder),
    (0,_form_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('receipt.cleanup-event', oneCleanupEvent),
    (0,_form_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('receipt.exit-code', exitCode),
];


/***/ }),

/***/ 3557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   iF: () => (/* binding */ versioned),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

const error = (id, check) => ({ id, severity: 'error', check });
const warning = (id, check) => ({ id, severity: 'warning', check });
/** For kinds in two versions: exactly the second literal selects the second form, anything else is judged by the first (1.7). */
const versioned = (secondVersion, first, second) => (value) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .textMember */ .SA)(value, 'schema_version') === secondVersion ? second : first;


/***/ }),

/***/ 2579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ isolationRule)
/* harmony export */ });
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1196);



/** `isolated` is a claim: it needs a sandbox, and a probe of which every answer holds. */
const isolationRule = (isolation) => {
    const check = (document, report) => {
        const place = isolation(document);
        const { pointer, value } = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .partOf */ .BU)(place, 'isolated');
        if (value !== true)
            return;
        const probe = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .partOf */ .BU)(place, 'probe');
        if ((0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .partOf */ .BU)(place, 'mode').value === 'none')
            report(pointer, 'must be false: there was no sandbox');
        else if (Array.isArray(probe.value) && (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .elements */ .Yt)(probe.value).length === 0)
            report(pointer, 'must be false: nothing was probed');
        else if ((0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .columnOf */ .uV)(probe, 'holds').some(({ value: holds }) => holds === false))
            report(pointer, 'must be false: an answer of the probe does not hold');
    };
    return (0,_form_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('isolation.isolated', check);
};


/***/ }),

/***/ 2308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ leftPaths)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1196);



/** A path that an agent left may be shown, compared and sorted as it is: nothing in it hides, turns text around or is half a character. */
const leftPaths = (paths) => (0,_form_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('workspace.left', (document, report) => {
    for (const group of paths(document)) {
        const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .asColumn */ .$u)(group);
        values.forEach((value, at) => {
            if (typeof value === 'string' && value.length <= 240 && (0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .w)(value) !== value)
                report(pointer(at), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(value)} holds a character that hides or turns text; such a path is refused, not kept`);
        });
    }
});


/***/ }),

/***/ 4078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ unique),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   IP: () => (/* binding */ sorted),
/* harmony export */   hj: () => (/* binding */ eachText),
/* harmony export */   nf: () => (/* binding */ disjoint)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1196);


/** Each text comes after those before it, by code unit. Equal neighbours are the matter of `unique`. */
const sorted = (groups) => (document, report) => {
    for (const group of groups(document)) {
        const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .asColumn */ .$u)(group);
        for (let at = 1; at < values.length; at++) {
            const [before, value] = [values[at - 1], values[at]];
            if (typeof value === 'string' && typeof before === 'string' && value < before) {
                report(pointer(at), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(value)} must come before ${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(before)}; sort by code unit, as in ASCII order`);
            }
        }
    }
};
/** Texts in strictly ascending order; then none can be there twice. */
const ascending = (values) => {
    for (let at = 0; at < values.length; at++) {
        const [before, value] = [values[at - 1], values[at]];
        if (typeof value !== 'string' || (typeof before === 'string' && value <= before))
            return false;
    }
    return true;
};
/** No text twice, in time that grows with the number of texts. */
const unique = (groups) => (document, report) => {
    for (const group of groups(document)) {
        const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .asColumn */ .$u)(group);
        if (ascending(values))
            continue;
        const first = new Map();
        values.forEach((value, at) => {
            if (typeof value !== 'string')
                return;
            const earlier = first.get(value);
            if (earlier === undefined)
                first.set(value, at);
            else
                report(pointer(at), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(value)} is already given at ${pointer(earlier)}; give it once`);
        });
    }
};
/** The texts of a list as a set. */
const textsOf = (texts) => new Set((0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .asColumn */ .$u)(texts).values.filter((value) => typeof value === 'string'));
/** Tells of each text that is not (or, with `wanted` false, that is) among the known ones. */
const eachText = (texts, known, wanted, tell) => {
    const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .asColumn */ .$u)(texts);
    values.forEach((value, at) => {
        if (typeof value === 'string' && known.has(value) !== wanted)
            tell(pointer(at), value);
    });
};
/** No text of the second list stands in the first one. */
const disjoint = (lists, message) => (document, report) => {
    const [first, second] = lists(document);
    eachText(second, textsOf(first), false, (pointer, text) => report(pointer, message((0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(text))));
};


/***/ }),

/***/ 3351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ moments)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3557);


const SECONDS = 'YYYY-MM-DDTHH:MM:SS'.length;
/** February 30 and 24:00 have the form of a time, and are read as another one. */
const exists = (time) => {
    const moment = Date.parse(time);
    return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, SECONDS) === time.slice(0, SECONDS);
};
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
/** Times are moments of the calendar. Their form is the matter of the schema. */
const moments = (times) => (0,_form_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('document.moment', (document, report) => {
    for (const { pointer, value } of times(document)) {
        if (typeof value === 'string' && value.length <= 40 && TIME.test(value) && !exists(value))
            report(pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(value)} is no moment of the calendar`);
    }
});


/***/ }),

/***/ 7223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ plainPaths),
/* harmony export */   p: () => (/* binding */ plainSpelling),
/* harmony export */   qW: () => (/* binding */ isPlainPath),
/* harmony export */   wQ: () => (/* binding */ isReadablePath)
/* harmony export */ });
/* unused harmony exports READABLE_PATH, PLAIN_PATH */
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5707);
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1196);




/** The form in which paths are read, as in schemas/common.schema.json (wire format 1.5). */
const READABLE_PATH = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
/** The form in which paths are written, as in schemas/common.schema.json. */
const PLAIN_PATH = /^(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+)*$/;
/** A path as we write it: only letters, digits and . _ - in its parts, none of them empty, `.` or `..`. */
const isPlainPath = (path) => PLAIN_PATH.test(path);
/** A path as documents may have it (wire format 1.5): relative, POSIX, without a segment `..`. */
const isReadablePath = (value) => typeof value === 'string' && value.length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_UNITS */ .IO && READABLE_PATH.test(value);
/** The plainest spelling of a readable path, without empty parts and `.`: `./a//b` is `a/b`. Empty for the folder itself. */
const plainSpelling = (path) => isPlainPath(path)
    ? path
    : path
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.')
        .join('/');
/** Warns of paths that can be read but that we would write otherwise. */
const plainPaths = (paths) => (0,_form_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('document.plain-path', (document, report) => {
    const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .asColumn */ .$u)(paths(document));
    values.forEach((value, at) => {
        if (typeof value !== 'string' || isPlainPath(value) || !isReadablePath(value))
            return;
        report(pointer(at), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .K)(value)} is not written plainly; use letters, digits and . _ - only, and no "." or empty segment`);
    });
});


/***/ }),

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   $u: () => (/* binding */ asColumn),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   b3: () => (/* binding */ memberColumn),
/* harmony export */   fV: () => (/* binding */ elementColumn),
/* harmony export */   uV: () => (/* binding */ columnOf)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3686);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);


/** Most places are looked at and found in order: their pointer is only spelled out when somebody asks. */
class Part {
    #owner;
    #name;
    value;
    constructor(owner, name, value) {
        this.#owner = owner;
        this.#name = name;
        this.value = value;
    }
    get pointer() {
        return `${this.#owner.pointer}/${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerToken */ .b)(this.#name)}`;
    }
}
/** Down from a document, member by member. */
const placeOf = (document, ...names) => partOf({ pointer: '', value: document }, ...names);
const partOf = (place, ...names) => names.reduce((owner, name) => new Part(owner, name, (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(owner.value, name)), place);
/** The longest list of any document. */
const MOST_ELEMENTS = 5_000;
/**
 * The elements of a list; none when the place holds no list, and of a list that is longer than its document allows only the first
 * ones: its length is told by the schema, and a hostile document must not buy work with it.
 */
const elementsOf = (list, most = MOST_ELEMENTS) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .elements */ .Yt)(list.value)
    .slice(0, most)
    .map((element, at) => new Part(list, at, element));
/** One member of each element: the paths of `files`, the ids of `results`. */
const columnOf = (list, name) => elementsOf(list).map((element) => partOf(element, name));
/** As `elementsOf`, without a place for each. */
const elementColumn = (list, most = MOST_ELEMENTS) => {
    const all = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .elements */ .Yt)(list.value);
    return { values: all.length > most ? all.slice(0, most) : all, pointer: (at) => `${list.pointer}/${at}` };
};
/** As `columnOf`, without a place for each. */
const memberColumn = (list, name) => {
    const { values, pointer } = elementColumn(list);
    return { values: values.map((element) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(element, name)), pointer: (at) => `${pointer(at)}/${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerToken */ .b)(name)}` };
};
const asColumn = (places) => isPlaces(places) ? { values: places.map(({ value }) => value), pointer: (at) => places[at]?.pointer ?? '' } : places;
const isPlaces = (places) => Array.isArray(places);


/***/ }),

/***/ 8416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ findingKinds)
/* harmony export */ });
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1196);


const TAMPERING = ['forged_result', 'check_interference', 'canary_seen', 'corpus_changed', 'sidecar_with_secret'];
const HYGIENE = ['process_survived', 'escaping_link', 'sidecar_invalid', 'unsafe_names'];
const kindOf = (signal) => {
    if (TAMPERING.includes(signal))
        return 'tampering';
    return HYGIENE.includes(signal) ? 'hygiene' : undefined;
};
/** Whether a finding blocks a score is no matter of opinion: its signal says it. */
const findingKinds = (findings) => (0,_form_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3)('finding.kind', (document, report) => {
    for (const finding of findings(document)) {
        const expected = kindOf((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .partOf */ .BU)(finding, 'signal').value);
        const { pointer, value } = (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .partOf */ .BU)(finding, 'kind');
        if (expected !== undefined && typeof value === 'string' && value !== expected)
            report(pointer, `must be ${expected} for this signal`);
    }
});


/***/ }),

/***/ 7096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ folderAmong),
/* harmony export */   n: () => (/* binding */ workspaceRules)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3557);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7223);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1196);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5845);





const TASK_PACKET = 'TASK.md';
const workspacePaths = (paths) => {
    const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .asColumn */ .$u)(paths);
    return values.flatMap((path, at) => ((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadablePath */ .wQ)(path) ? [{ pointer: () => pointer(at), path, file: (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSpelling */ .p)(path) }] : []));
};
/** `a/` and `a/.` ask for a folder where a file is to be written. */
const namesFolder = ({ path, file }) => file === '' || /(?:^|\/)\.?$/.test(path);
const reserved = (paths) => (document, report) => {
    for (const { pointer, file } of paths(document)) {
        if (file === TASK_PACKET)
            report(pointer(), 'TASK.md is where the task packet goes; give the file another name');
    }
};
const alias = (paths) => (document, report) => {
    const first = new Map();
    for (const each of paths(document)) {
        if (each.path !== each.file && namesFolder(each)) {
            report(each.pointer(), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(each.path)} names a folder; name a file`);
            continue;
        }
        const earlier = first.get(each.file);
        if (earlier === undefined)
            first.set(each.file, each);
        else if (earlier.path !== each.path)
            report(each.pointer(), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(each.path)} is the same file as ${earlier.pointer()}; give each file once`);
    }
};
/** The first folder above a file that is itself one of the files. */
const folderAmong = (files, file) => {
    for (let at = file.indexOf('/'); at !== -1; at = file.indexOf('/', at + 1)) {
        const folder = file.slice(0, at);
        if (files.has(folder))
            return folder;
    }
    return undefined;
};
const conflict = (paths) => (document, report) => {
    const all = paths(document);
    const files = new Set([TASK_PACKET, ...all.map(({ file }) => file)]);
    for (const { pointer, file } of all) {
        const both = folderAmong(files, file);
        if (both !== undefined)
            report(pointer(), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(both)} is a file already and cannot be a folder as well; rename one of them`);
    }
};
/** Such a task can be built and graded on a file system that tells cases apart; elsewhere it cannot. */
const caseOnly = (paths) => (document, report) => {
    const first = new Map([[TASK_PACKET.toLowerCase(), TASK_PACKET]]);
    for (const { pointer, file } of paths(document)) {
        const folded = file.toLowerCase();
        const earlier = first.get(folded);
        if (earlier === undefined)
            first.set(folded, file);
        else if (earlier !== file)
            report(pointer(), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(file)} differs from ${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(earlier)} only in case; not every file system can hold both`);
    }
};
/** What has to hold for a list of paths so that the workspace can be built from it. */
const workspaceRules = (texts) => {
    const paths = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .remembered */ .H)((document) => workspacePaths(texts(document)));
    return [
        (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('workspace.reserved', reserved(paths)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('workspace.alias', alias(paths)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('workspace.conflict', conflict(paths)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('workspace.case', caseOnly(paths)),
    ];
};


/***/ }),

/***/ 1290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ validatorOf)
});

// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
;// CONCATENATED MODULE: ./lib/contracts/formFaults.js

const MOST_ERRORS = 200;
const IS_TYPE = {
    array: Array.isArray,
    boolean: (value) => typeof value === 'boolean',
    integer: Number.isInteger,
    null: (value) => value === null,
    number: Number.isFinite,
    object: shape/* isRecord */.u4,
    string: (value) => typeof value === 'string',
};
const hasType = (value, type) => [type].flat().some((each) => IS_TYPE[each]?.(value));
const textFaults = (form, text, fail) => {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = form;
    if (text.length > maxLength)
        fail('maxLength');
    if (text.length < minLength)
        fail('minLength');
    // A pattern is not even tried on a text that is too long: a text of megabytes can exhaust the stack of a backtracking matcher.
    if (pattern !== undefined && text.length <= maxLength && !new RegExp(pattern).test(text))
        fail('pattern');
};
const numberFaults = ({ minimum, maximum }, number, fail) => {
    if (maximum !== undefined && number > maximum)
        fail('maximum');
    if (minimum !== undefined && number < minimum)
        fail('minimum');
};
const fieldFaults = (form, object, fail) => {
    const { required = [], properties = {}, minProperties = 0 } = form;
    const names = Object.keys(object);
    if (names.length < minProperties)
        fail('minProperties');
    for (const name of required)
        if ((0,shape/* member */.Dc)(object, name) === undefined)
            fail('required', name);
    if (form.additionalProperties !== false)
        return;
    for (const name of names)
        if (!Object.hasOwn(properties, name))
            fail('additionalProperties', name);
};
/** What one value has against it, without its parts. */
const ownFaults = (form, value, fail) => {
    if (form.type !== undefined && !hasType(value, form.type))
        fail('type');
    if (Object.hasOwn(form, 'const') && value !== form.const)
        fail('const');
    if (form.enum !== undefined && !form.enum.includes(value))
        fail('enum');
    if (typeof value === 'string')
        textFaults(form, value, fail);
    if (typeof value === 'number')
        numberFaults(form, value, fail);
    if (Array.isArray(value)) {
        if (form.maxItems !== undefined && value.length > form.maxItems)
            fail('maxItems');
        if (form.minItems !== undefined && value.length < form.minItems)
            fail('minItems');
    }
    if ((0,shape/* isRecord */.u4)(value))
        fieldFaults(form, value, fail);
};
/** Compares a value with a schema without references, part by part. As deep as the schema goes, however deep the value is. */
const formFaults = (schema, document) => {
    const errors = [];
    let found = 0;
    const compare = (form, value, at) => {
        ownFaults(form, value, (keyword, field) => {
            found++;
            if (errors.length < MOST_ERRORS)
                errors.push({ at, keyword, form, value, ...(field === undefined ? {} : { field }) });
        });
        if (Array.isArray(value)) {
            const { items } = form;
            if (items !== undefined)
                for (let index = 0; index < value.length; index++)
                    compare(items, value[index], `${at}/${index}`);
        }
        else if ((0,shape/* isRecord */.u4)(value)) {
            for (const [name, part] of Object.entries(form.properties ?? {})) {
                const inside = (0,shape/* member */.Dc)(value, name);
                if (inside !== undefined)
                    compare(part, inside, `${at}/${name}`);
            }
        }
    };
    compare(schema, document, '');
    return { errors, found };
};

;// CONCATENATED MODULE: ./lib/contracts/validator.js

/**
 * Nearly every document is right, and `accepts` says so at once; it may refuse too much, never accept too much. What it refuses is
 * compared with the schema itself, which is only made then.
 */
const validatorOf = (accepts, schema) => {
    const faults = (value) => formFaults(schema(), value);
    const validate = (value) => accepts(value) || faults(value).found === 0;
    return Object.assign(validate, { faults });
};


/***/ })

};
;