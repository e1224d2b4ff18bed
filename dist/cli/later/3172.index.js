"use strict";
exports.id = 3172;
exports.ids = [3172];
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

/***/ 3172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  observationForm: () => (/* binding */ observationForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/observation.js
// Generated from schemas/observation.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^run-[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/;
const pattern1 = /^plan-[a-f0-9]{32}$/;
const pattern2 = /^(?![A-Za-z]:)(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\\u0000-\u001f\u007f]+)*$/;
const isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 240) && pattern2.test(v);
const isEntry1 = (v) => (0,accepted/* isText */.KH)(v, 1, 1000);
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.kind === "tampering" || v.kind === "hygiene") &&
  (v.signal === "forged_result" || v.signal === "check_interference" || v.signal === "canary_seen" || v.signal === "corpus_changed" || v.signal === "sidecar_with_secret" || v.signal === "process_survived" || v.signal === "escaping_link" || v.signal === "sidecar_invalid" || v.signal === "unsafe_names") &&
  (0,accepted/* isText */.KH)(v.evidence, 1, 500) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  typeof v.ran === 'boolean' &&
  (0,accepted/* isList */.Lv)(v.findings, 0, 200, isObject0) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isList */.Lv)(v.changed_paths, 0, 1000, isEntry0) &&
  (v.before === "passed" || v.before === "failed" || v.before === "unavailable") &&
  (v.after === "passed" || v.after === "failed" || v.after === "unavailable") &&
  (0,accepted/* hasFields */.s6)(v, 3);
const pattern3 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 240) && pattern3.test(v.path) &&
  (0,accepted/* isHex */.qv)(v.sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject4 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  typeof v.available === 'boolean' &&
  (v.exploration === undefined || typeof v.exploration === 'boolean') &&
  (v.errors_observed === undefined || typeof v.errors_observed === 'boolean') &&
  (v.recovered === undefined || typeof v.recovered === 'boolean') &&
  (v.termination_evidence === undefined || typeof v.termination_evidence === 'boolean') &&
  (v.source === undefined || isObject3(v.source)) &&
  (0,accepted/* hasFields */.s6)(v, 1 + (v.exploration !== undefined) + (v.errors_observed !== undefined) + (v.recovered !== undefined) + (v.termination_evidence !== undefined) + (v.source !== undefined));
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
  (v.level === "observed_isolated" || v.level === "observed" || v.level === "in_process") &&
  isObject6(v.isolation) &&
  isObject7(v.host) &&
  (v.runtime_sha256 === undefined || (0,accepted/* isHex */.qv)(v.runtime_sha256, 64)) &&
  (v.seed === undefined || (0,accepted/* isText */.KH)(v.seed, 1, 80)) &&
  (0,accepted/* hasFields */.s6)(v, 3 + (v.runtime_sha256 !== undefined) + (v.seed !== undefined));
const isObject9 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.agent_ms, 0, 86400000) &&
  (0,accepted/* isWhole */.wP)(v.checks_ms, 0, 86400000) &&
  (0,accepted/* isWhole */.wP)(v.total_ms, 0, 86400000) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject10 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.attributed_to === "subject" || v.attributed_to === "harness") &&
  (v.repeat_result_sha256 === undefined || (0,accepted/* isHex */.qv)(v.repeat_result_sha256, 64)) &&
  (v.control_result_sha256 === undefined || (0,accepted/* isHex */.qv)(v.control_result_sha256, 64)) &&
  (0,accepted/* hasFields */.s6)(v, 1 + (v.repeat_result_sha256 !== undefined) + (v.control_result_sha256 !== undefined));
const isObject11 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.phase === "prepare" || v.phase === "agent" || v.phase === "capture" || v.phase === "grade" || v.phase === "cleanup") &&
  (v.party === "subject" || v.party === "task" || v.party === "grader" || v.party === "host" || v.party === "user" || v.party === "limit") &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject12 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "agent-task-observation.v1" &&
  typeof v.run_id === 'string' && pattern0.test(v.run_id) &&
  typeof v.plan_id === 'string' && pattern1.test(v.plan_id) &&
  (0,accepted/* isHex */.qv)(v.receipt_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.attempt_sha256, 64) &&
  (0,accepted/* isList */.Lv)(v.changed_paths, 0, 1000, isEntry0) &&
  (0,accepted/* isList */.Lv)(v.refused_paths, 0, 1000, isEntry1) &&
  isObject1(v.tampering) &&
  (0,accepted/* isList */.Lv)(v.hygiene, 0, 200, isObject0) &&
  isObject2(v.tests) &&
  isObject4(v.trajectory) &&
  isObject8(v.grading) &&
  isObject9(v.timing) &&
  (v.check_fault === undefined || isObject10(v.check_fault)) &&
  (v.failure === undefined || isObject11(v.failure)) &&
  (0,accepted/* hasFields */.s6)(v, 13 + (v.check_fault !== undefined) + (v.failure !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","run_id","plan_id","receipt_sha256","attempt_sha256","changed_paths","refused_paths","tampering","hygiene","tests","trajectory","grading","timing"],"properties":{"schema_version":{"const":"agent-task-observation.v1"},"run_id":{"type":"string","pattern":"^run-[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$","x-form":"the id of a run: run- and a random UUID in lower case"},"plan_id":{"type":"string","pattern":"^plan-[a-f0-9]{32}$","x-form":"the id of a run plan: plan- and 32 lower-case hex digits"},"receipt_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"attempt_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"changed_paths":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+)*$","x-form":"a plain relative path: no empty, \".\" or \"..\" segment, no backslash, no control character"}},"refused_paths":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":1000}},"tampering":{"type":"object","additionalProperties":false,"required":["ran","findings"],"properties":{"ran":{"type":"boolean"},"findings":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["kind","signal","evidence"],"properties":{"kind":{"type":"string","enum":["tampering","hygiene"]},"signal":{"type":"string","enum":["forged_result","check_interference","canary_seen","corpus_changed","sidecar_with_secret","process_survived","escaping_link","sidecar_invalid","unsafe_names"]},"evidence":{"type":"string","minLength":1,"maxLength":500}}}}}},"hygiene":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["kind","signal","evidence"],"properties":{"kind":{"type":"string","enum":["tampering","hygiene"]},"signal":{"type":"string","enum":["forged_result","check_interference","canary_seen","corpus_changed","sidecar_with_secret","process_survived","escaping_link","sidecar_invalid","unsafe_names"]},"evidence":{"type":"string","minLength":1,"maxLength":500}}}},"tests":{"type":"object","additionalProperties":false,"required":["changed_paths","before","after"],"properties":{"changed_paths":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000-\\u001f\\u007f]+)*$","x-form":"a plain relative path: no empty, \".\" or \"..\" segment, no backslash, no control character"}},"before":{"type":"string","enum":["passed","failed","unavailable"]},"after":{"type":"string","enum":["passed","failed","unavailable"]}}},"trajectory":{"type":"object","additionalProperties":false,"required":["available"],"properties":{"available":{"type":"boolean"},"exploration":{"type":"boolean"},"errors_observed":{"type":"boolean"},"recovered":{"type":"boolean"},"termination_evidence":{"type":"boolean"},"source":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}},"check_fault":{"type":"object","additionalProperties":false,"required":["attributed_to"],"properties":{"attributed_to":{"type":"string","enum":["subject","harness"]},"repeat_result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"control_result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"failure":{"type":"object","additionalProperties":false,"required":["phase","party"],"properties":{"phase":{"type":"string","enum":["prepare","agent","capture","grade","cleanup"]},"party":{"type":"string","enum":["subject","task","grader","host","user","limit"]}}},"grading":{"type":"object","additionalProperties":false,"required":["level","isolation","host"],"properties":{"level":{"type":"string","enum":["observed_isolated","observed","in_process"]},"isolation":{"type":"object","additionalProperties":false,"required":["mode","network","isolated","probe"],"properties":{"mode":{"type":"string","enum":["bwrap","unshare","none"]},"network":{"type":"string","enum":["none","proxied","open"]},"isolated":{"type":"boolean"},"probe":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["question","answer","holds"],"properties":{"question":{"type":"string","minLength":1,"maxLength":200},"answer":{"type":"string","minLength":1,"maxLength":500},"holds":{"type":"boolean"}}}}}},"runtime_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"seed":{"type":"string","minLength":1,"maxLength":80},"host":{"type":"object","additionalProperties":false,"required":["os","arch","cpus","memory_mb","node"],"properties":{"os":{"type":"string","minLength":1,"maxLength":120},"arch":{"type":"string","minLength":1,"maxLength":40},"cpus":{"type":"integer","minimum":0,"maximum":65536},"memory_mb":{"type":"integer","minimum":0,"maximum":1073741824},"node":{"type":"string","minLength":1,"maxLength":80}}}}},"timing":{"type":"object","additionalProperties":false,"required":["agent_ms","checks_ms","total_ms"],"properties":{"agent_ms":{"type":"integer","minimum":0,"maximum":86400000},"checks_ms":{"type":"integer","minimum":0,"maximum":86400000},"total_ms":{"type":"integer","minimum":0,"maximum":86400000}}}}});

const validate = (0,validator/* validatorOf */.q)(isObject12, schema);

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/isolation.js
var isolation = __webpack_require__(2579);
// EXTERNAL MODULE: ./lib/contracts/rules/leftPaths.js
var leftPaths = __webpack_require__(2308);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/runFindings.js
var runFindings = __webpack_require__(8416);
;// CONCATENATED MODULE: ./lib/contracts/rules/observation.js








const changed = (document) => (0,place/* elementColumn */.fV)((0,place/* placeOf */.$t)(document, 'changed_paths'));
const refused = (document) => (0,place/* elementColumn */.fV)((0,place/* placeOf */.$t)(document, 'refused_paths'));
const changedTests = (document) => (0,place/* elementColumn */.fV)((0,place/* placeOf */.$t)(document, 'tests', 'changed_paths'));
const tampering = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'tampering', 'findings'));
const hygiene = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'hygiene'));
const observation_lists = (document) => [changed(document), refused(document), changedTests(document)];
const findingsInPlace = (document, report) => {
    for (const [findings, kind] of [
        [tampering(document), 'tampering'],
        [hygiene(document), 'hygiene'],
    ]) {
        for (const finding of findings) {
            const { pointer, value } = (0,place/* partOf */.BU)(finding, 'kind');
            if (typeof value === 'string' && value !== kind)
                report(pointer, `must be ${kind} in this list`);
        }
    }
    const { pointer, value } = (0,place/* placeOf */.$t)(document, 'tampering', 'ran');
    if (value === false && tampering(document).length > 0)
        report(pointer, 'must be true: something was found');
};
const testsChanged = (document, report) => {
    if (!Array.isArray((0,place/* placeOf */.$t)(document, 'changed_paths').value))
        return;
    const known = new Set([...(0,lists/* textsOf */.CB)(changed(document)), ...(0,lists/* textsOf */.CB)(refused(document))]);
    (0,lists/* eachText */.hj)(changedTests(document), known, true, (pointer) => report(pointer, 'is neither a changed nor a refused path'));
};
const SHOWN = ['exploration', 'errors_observed', 'recovered', 'termination_evidence', 'source'];
const trajectoryShows = (document, report) => {
    const available = (0,place/* placeOf */.$t)(document, 'trajectory', 'available').value;
    for (const name of SHOWN) {
        const { pointer, value } = (0,place/* placeOf */.$t)(document, 'trajectory', name);
        if (available === false && value !== undefined)
            report(pointer, 'nothing is known of a trajectory that is not available');
    }
    const { pointer, value } = (0,place/* placeOf */.$t)(document, 'trajectory', 'recovered');
    if (value === true && (0,place/* placeOf */.$t)(document, 'trajectory', 'errors_observed').value !== true)
        report(pointer, 'must be false: no error was observed');
};
const gradingHolds = (document, report) => {
    const { pointer, value } = (0,place/* placeOf */.$t)(document, 'grading', 'level');
    const isolated = (0,place/* placeOf */.$t)(document, 'grading', 'isolation', 'isolated').value;
    const runtime = (0,place/* placeOf */.$t)(document, 'grading', 'runtime_sha256');
    if (value === 'observed_isolated' && isolated === false)
        report(pointer, 'must be observed: the checks were not isolated');
    if (value === 'in_process' && runtime.value !== undefined)
        report(runtime.pointer, 'checks in one process use no check runtime');
    if ((value === 'observed' || value === 'observed_isolated') && runtime.value === undefined)
        report(runtime.pointer, 'an observed level names its check runtime');
};
const observation_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('observation.lists-sorted', (0,lists/* sorted */.IP)(observation_lists)),
        (0,rules_form/* error */.z3)('observation.lists-unique', (0,lists/* unique */.Am)(observation_lists)),
        (0,leftPaths/* leftPaths */.I)((document) => [changed(document), changedTests(document)]),
        (0,rules_form/* error */.z3)('observation.findings', findingsInPlace),
        (0,runFindings/* findingKinds */.j)((document) => [...tampering(document), ...hygiene(document)]),
        (0,rules_form/* error */.z3)('observation.tests', testsChanged),
        (0,rules_form/* error */.z3)('observation.trajectory', trajectoryShows),
        (0,paths/* plainPaths */.FY)((document) => [(0,place/* placeOf */.$t)(document, 'trajectory', 'source', 'path')]),
        (0,rules_form/* error */.z3)('observation.grading', gradingHolds),
        (0,isolation/* isolationRule */.J)((document) => (0,place/* placeOf */.$t)(document, 'grading', 'isolation')),
    ],
};
const observationForm = () => observation_form;


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