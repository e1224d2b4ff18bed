"use strict";
exports.id = 7042;
exports.ids = [7042];
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

/***/ 7042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReceiptForm: () => (/* binding */ runReceiptForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/run-receipt.js
// Generated from schemas/run-receipt.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.id, 1, 80) && pattern0.test(v.id) &&
  (v.status === "pass" || v.status === "fail" || v.status === "error") &&
  (v.message === undefined || (0,accepted/* isText */.KH)(v.message, 1, 500)) &&
  (0,accepted/* hasFields */.s6)(v, 2 + (v.message !== undefined));
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.status === "complete" || v.status === "failed") &&
  (v.message === undefined || (0,accepted/* isText */.KH)(v.message, 1, 500)) &&
  (0,accepted/* hasFields */.s6)(v, 1 + (v.message !== undefined));
const isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const isEntry1 = (v) => (0,accepted/* isText */.KH)(v, 1, 200);
const pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isEntry2 = (v) => (0,accepted/* isText */.KH)(v, 1, 240) && pattern1.test(v);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.input_tokens === undefined || (0,accepted/* isWhole */.wP)(v.input_tokens, 0, 9007199254740991)) &&
  (v.output_tokens === undefined || (0,accepted/* isWhole */.wP)(v.output_tokens, 0, 9007199254740991)) &&
  (v.cost_usd === undefined || (0,accepted/* isNumber */.Et)(v.cost_usd, 0, Infinity)) &&
  (v.tool_calls === undefined || (0,accepted/* isList */.Lv)(v.tool_calls, 0, 1000, isEntry1)) &&
  (v.files_inspected === undefined || (0,accepted/* isList */.Lv)(v.files_inspected, 0, 1000, isEntry2)) &&
  (v.files_modified === undefined || (0,accepted/* isList */.Lv)(v.files_modified, 0, 1000, isEntry2)) &&
  (0,accepted/* hasFields */.s6)(v, 0 + (v.input_tokens !== undefined) + (v.output_tokens !== undefined) + (v.cost_usd !== undefined) + (v.tool_calls !== undefined) + (v.files_inspected !== undefined) + (v.files_modified !== undefined));
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-run.v1" &&
  (0,accepted/* isText */.KH)(v.run_id, 1, 80) && pattern0.test(v.run_id) &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  (0,accepted/* isHex */.qv)(v.manifest_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.adapter_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.environment_sha256, 64) &&
  v.workspace_policy === "withheld_workspace_v1" &&
  (v.terminal_status === "setup_failure" || v.terminal_status === "agent_failure" || v.terminal_status === "cancelled" || v.terminal_status === "timeout" || v.terminal_status === "incomplete_checks" || v.terminal_status === "check_failure" || v.terminal_status === "regression" || v.terminal_status === "success") &&
  (0,accepted/* isList */.Lv)(v.checks, 0, 200, isObject0) &&
  (0,accepted/* isWhole */.wP)(v.regression_count, 0, 100) &&
  (0,accepted/* isWhole */.wP)(v.elapsed_ms, 0, 7200000) &&
  isObject1(v.cleanup) &&
  (0,accepted/* isList */.Lv)(v.limitations, 0, 50, isEntry0) &&
  (v.diagnostics === undefined || isObject2(v.diagnostics)) &&
  (0,accepted/* hasFields */.s6)(v, 13 + (v.diagnostics !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","run_id","task_id","manifest_sha256","adapter_sha256","environment_sha256","workspace_policy","terminal_status","checks","regression_count","elapsed_ms","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-run.v1","x-form":"\"codevetter.agent-task-run.v1\" or \"codevetter.agent-task-run.v2\""},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"environment_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"withheld_workspace_v1"},"terminal_status":{"type":"string","enum":["setup_failure","agent_failure","cancelled","timeout","incomplete_checks","check_failure","regression","success"]},"checks":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}},"regression_count":{"type":"integer","minimum":0,"maximum":100},"elapsed_ms":{"type":"integer","minimum":0,"maximum":7200000},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]},"message":{"type":"string","minLength":1,"maxLength":500}}},"diagnostics":{"type":"object","additionalProperties":false,"required":[],"properties":{"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

const validate = (0,validator/* validatorOf */.q)(isObject3, schema);

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/run-receipt-v2.js
// Generated from schemas/run-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.




const run_receipt_v2_pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const run_receipt_v2_isEntry0 = (v) => (v === "workspace_prepared" || v === "agent_started" || v === "agent_terminated" || v === "checks_started" || v === "checks_finished" || v === "cleanup_complete" || v === "cleanup_failed");
const run_receipt_v2_isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.status === "not_started" || v.status === "exited" || v.status === "failed" || v.status === "cancelled" || v.status === "timeout") &&
  ((0,accepted/* isWhole */.wP)(v.exit_code, 0, 255) || v.exit_code === null) &&
  (0,accepted/* isHex */.qv)(v.stdout_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.stderr_sha256, 64) &&
  (0,accepted/* isWhole */.wP)(v.stdout_bytes, 0, 262144) &&
  (0,accepted/* isWhole */.wP)(v.stderr_bytes, 0, 262144) &&
  typeof v.output_truncated === 'boolean' &&
  (0,accepted/* hasFields */.s6)(v, 7);
const run_receipt_v2_isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.id, 1, 80) && run_receipt_v2_pattern0.test(v.id) &&
  (v.status === "pass" || v.status === "fail" || v.status === "error") &&
  (v.message === undefined || (0,accepted/* isText */.KH)(v.message, 1, 500)) &&
  (0,accepted/* hasFields */.s6)(v, 2 + (v.message !== undefined));
const run_receipt_v2_isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.status === "complete" || v.status === "failed") &&
  (0,accepted/* hasFields */.s6)(v, 1);
const run_receipt_v2_isEntry1 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const run_receipt_v2_isEntry2 = (v) => (0,accepted/* isText */.KH)(v, 1, 200);
const run_receipt_v2_pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isEntry3 = (v) => (0,accepted/* isText */.KH)(v, 1, 240) && run_receipt_v2_pattern1.test(v);
const run_receipt_v2_isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.input_tokens === undefined || (0,accepted/* isWhole */.wP)(v.input_tokens, 0, 9007199254740991)) &&
  (v.output_tokens === undefined || (0,accepted/* isWhole */.wP)(v.output_tokens, 0, 9007199254740991)) &&
  (v.cost_usd === undefined || (0,accepted/* isNumber */.Et)(v.cost_usd, 0, Infinity)) &&
  (v.tool_calls === undefined || (0,accepted/* isList */.Lv)(v.tool_calls, 0, 1000, run_receipt_v2_isEntry2)) &&
  (v.files_inspected === undefined || (0,accepted/* isList */.Lv)(v.files_inspected, 0, 1000, isEntry3)) &&
  (v.files_modified === undefined || (0,accepted/* isList */.Lv)(v.files_modified, 0, 1000, isEntry3)) &&
  (0,accepted/* hasFields */.s6)(v, 0 + (v.input_tokens !== undefined) + (v.output_tokens !== undefined) + (v.cost_usd !== undefined) + (v.tool_calls !== undefined) + (v.files_inspected !== undefined) + (v.files_modified !== undefined));
const isObject4 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-run.v2" &&
  (0,accepted/* isText */.KH)(v.run_id, 1, 80) && run_receipt_v2_pattern0.test(v.run_id) &&
  (0,accepted/* isText */.KH)(v.plan_id, 1, 80) && run_receipt_v2_pattern0.test(v.plan_id) &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && run_receipt_v2_pattern0.test(v.task_id) &&
  (0,accepted/* isHex */.qv)(v.manifest_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.fixture_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.acceptance_contract_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.adapter_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.environment_sha256, 64) &&
  v.workspace_policy === "public_fixture_and_task_packet_v1" &&
  (v.terminal_status === "setup_failure" || v.terminal_status === "agent_failure" || v.terminal_status === "cancelled" || v.terminal_status === "timeout" || v.terminal_status === "incomplete_checks" || v.terminal_status === "check_failure" || v.terminal_status === "regression" || v.terminal_status === "success" || v.terminal_status === "check_error" || v.terminal_status === "cleanup_failure") &&
  (0,accepted/* isList */.Lv)(v.lifecycle, 0, 7, run_receipt_v2_isEntry0) &&
  run_receipt_v2_isObject0(v.agent) &&
  (0,accepted/* isList */.Lv)(v.checks, 0, 200, run_receipt_v2_isObject1) &&
  (0,accepted/* isWhole */.wP)(v.regression_count, 0, 100) &&
  run_receipt_v2_isObject2(v.cleanup) &&
  (0,accepted/* isList */.Lv)(v.limitations, 0, 50, run_receipt_v2_isEntry1) &&
  (v.diagnostics === undefined || run_receipt_v2_isObject3(v.diagnostics)) &&
  (0,accepted/* hasFields */.s6)(v, 17 + (v.diagnostics !== undefined));

const run_receipt_v2_schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","run_id","plan_id","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","environment_sha256","workspace_policy","terminal_status","lifecycle","agent","checks","regression_count","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-run.v2"},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"plan_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"environment_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"terminal_status":{"type":"string","enum":["setup_failure","agent_failure","cancelled","timeout","incomplete_checks","check_failure","regression","success","check_error","cleanup_failure"]},"lifecycle":{"type":"array","maxItems":7,"items":{"type":"string","enum":["workspace_prepared","agent_started","agent_terminated","checks_started","checks_finished","cleanup_complete","cleanup_failed"]}},"agent":{"type":"object","additionalProperties":false,"required":["status","exit_code","stdout_sha256","stderr_sha256","stdout_bytes","stderr_bytes","output_truncated"],"properties":{"status":{"type":"string","enum":["not_started","exited","failed","cancelled","timeout"]},"exit_code":{"type":["integer","null"],"minimum":0,"maximum":255},"stdout_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stderr_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stdout_bytes":{"type":"integer","minimum":0,"maximum":262144},"stderr_bytes":{"type":"integer","minimum":0,"maximum":262144},"output_truncated":{"type":"boolean"}}},"checks":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}},"regression_count":{"type":"integer","minimum":0,"maximum":100},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]}}},"diagnostics":{"type":"object","additionalProperties":false,"required":[],"properties":{"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

const run_receipt_v2_validate = (0,validator/* validatorOf */.q)(isObject4, run_receipt_v2_schema);

// EXTERNAL MODULE: ./lib/contracts/rules/course.js
var course = __webpack_require__(6938);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/superseded.js
var superseded = __webpack_require__(8787);
;// CONCATENATED MODULE: ./lib/contracts/rules/runReceipt.js







const checks = (document) => (0,place/* placeOf */.$t)(document, 'checks');
const checkIds = (document) => [(0,place/* columnOf */.uV)(checks(document), 'id')];
const isSuccess = (document) => (0,place/* placeOf */.$t)(document, 'terminal_status').value === 'success';
const checksAfterAgent = (document, report) => {
    if ((0,course/* happened */.Y5)(document, 'checks_started') && !(0,course/* happened */.Y5)(document, 'agent_terminated')) {
        report((0,course/* lifecycle */.Bl)(document).pointer, 'checks_started needs agent_terminated before it: nothing is checked while the agent runs');
    }
};
const cleanupStatus = (document, report) => {
    const { pointer, value } = (0,place/* placeOf */.$t)(document, 'terminal_status');
    if ((0,place/* placeOf */.$t)(document, 'cleanup', 'status').value !== 'failed' || typeof value !== 'string' || value === 'cleanup_failure')
        return;
    report(pointer, 'must be cleanup_failure, because the cleanup failed');
};
/** What a success of both versions has. What is not there is the matter of the schema. */
const successHas = (document, report, path, expected) => {
    const { pointer, value } = (0,place/* placeOf */.$t)(document, ...path);
    if (value !== undefined && value !== expected)
        report(pointer, `must be ${expected} in a success`);
};
const successOfEither = (document, report) => {
    if (!isSuccess(document))
        return;
    successHas(document, report, ['cleanup', 'status'], 'complete');
    successHas(document, report, ['regression_count'], 0);
    for (const { pointer, value } of (0,place/* columnOf */.uV)(checks(document), 'status')) {
        if (value !== undefined && value !== 'pass')
            report(pointer, 'must be pass in a success');
    }
};
const successOfSecond = (document, report) => {
    successOfEither(document, report);
    if (!isSuccess(document))
        return;
    successHas(document, report, ['agent', 'status'], 'exited');
    successHas(document, report, ['agent', 'exit_code'], 0);
    const { pointer, value } = (0,course/* lifecycle */.Bl)(document);
    if (!Array.isArray(value))
        return;
    for (const event of ['checks_started', 'checks_finished']) {
        if (!(0,course/* happened */.Y5)(document, event))
            report(pointer, `a success needs ${event}`);
    }
};
const first = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('receipt.checks-unique', (0,lists/* unique */.Am)(checkIds)),
        (0,rules_form/* error */.z3)('receipt.success', successOfEither),
        (0,superseded/* superseded */.z)('it can be read, but not scored: it names no plan'),
    ],
};
const second = {
    validate: run_receipt_v2_validate,
    rules: [
        (0,rules_form/* error */.z3)('receipt.checks-unique', (0,lists/* unique */.Am)(checkIds)),
        ...course/* courseRules */.NP,
        (0,rules_form/* error */.z3)('receipt.checks-after-agent', checksAfterAgent),
        (0,rules_form/* error */.z3)('receipt.success', successOfSecond),
        (0,rules_form/* error */.z3)('receipt.cleanup-status', cleanupStatus),
    ],
};
const runReceiptForm = (0,rules_form/* versioned */.iF)('codevetter.agent-task-run.v2', first, second);


/***/ }),

/***/ 8787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ superseded)
/* harmony export */ });
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3557);

/** The first version of a document can still be read. */
const superseded = (advice) => (0,_form_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('document.superseded', (_document, report) => report('/schema_version', `this is the first version of the document; ${advice}`));


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