"use strict";
exports.id = 3148;
exports.ids = [3148];
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

/***/ 3148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dxScoreContractForm: () => (/* binding */ dxScoreContractForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/dx-score-contract.js
// Generated from schemas/dx-score-contract.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.name === "functional_correctness" || v.name === "regression_avoidance" || v.name === "cross_surface_consistency" || v.name === "scope_discipline" || v.name === "test_behaviour" || v.name === "trajectory" || v.name === "launch_readiness") &&
  (0,accepted/* isNumber */.Et)(v.weight, 0, 100) &&
  typeof v.deterministic === 'boolean' &&
  (0,accepted/* isText */.KH)(v.predicate, 1, 500) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isNumber */.Et)(v.points_per_path_outside, 0, 100) &&
  (0,accepted/* hasFields */.s6)(v, 1);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isNumber */.Et)(v.changed_and_passed_before_and_after, 0, 100) &&
  (0,accepted/* isNumber */.Et)(v.passed_after, 0, 100) &&
  (0,accepted/* isNumber */.Et)(v.changed, 0, 100) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isNumber */.Et)(v.exploration, 0, 100) &&
  (0,accepted/* isNumber */.Et)(v.no_unrecovered_error, 0, 100) &&
  (0,accepted/* isNumber */.Et)(v.evidence_backed_termination, 0, 100) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject4 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isNumber */.Et)(v.ready_deterministic, 0, 100) &&
  (0,accepted/* isNumber */.Et)(v.review_deterministic, 0, 100) &&
  (0,accepted/* isNumber */.Et)(v.ready_consistency, 0, 100) &&
  (0,accepted/* isNumber */.Et)(v.ready_scope, 0, 100) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isEntry0 = (v) => (v === "changed_path_scope" || v === "cross_surface_checks" || v === "functional_checks" || v === "regression_checks" || v === "tampering_and_prohibited_change_detection");
const isEntry1 = (v) => (v === "critical_regression" || v === "prohibited_change" || v === "tampering");
const isEntry2 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const pattern1 = /^\d{4}-\d{2}-\d{2}$/;
const isObject5 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.artifact_id, 1, 80) && pattern0.test(v.artifact_id) &&
  (0,accepted/* isText */.KH)(v.artifact_version, 1, 40) &&
  (0,accepted/* isHex */.qv)(v.sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject6 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.source_kind, 1, 200) &&
  (0,accepted/* isHex */.qv)(v.boundary_sha256, 64) &&
  (0,accepted/* isText */.KH)(v.identity_mapping, 1, 80) &&
  (0,accepted/* isText */.KH)(v.raw_runs, 1, 80) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isEntry3 = (v) => (0,accepted/* isText */.KH)(v, 1, 80) && pattern0.test(v);
const isObject7 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isList */.Lv)(v.tasks, 1, 50, isEntry3) &&
  (0,accepted/* isWhole */.wP)(v.trials, 1, 1000) &&
  (v.isolation === "required" || v.isolation === "preferred" || v.isolation === "none") &&
  (0,accepted/* isText */.KH)(v.stopping_rule, 1, 500) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isObject8 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "agent-dx-score-contract.v1" &&
  (0,accepted/* isText */.KH)(v.artifact_id, 1, 80) && pattern0.test(v.artifact_id) &&
  (0,accepted/* isText */.KH)(v.artifact_version, 1, 40) &&
  (v.status === "historical-rubric" || v.status === "draft" || v.status === "frozen") &&
  (0,accepted/* isList */.Lv)(v.dimensions, 7, 7, isObject0) &&
  isObject1(v.scope) &&
  isObject2(v.test_behaviour) &&
  isObject3(v.trajectory) &&
  isObject4(v.thresholds) &&
  (0,accepted/* isList */.Lv)(v.mandatory_checks, 0, 5, isEntry0) &&
  (0,accepted/* isList */.Lv)(v.launch_blockers, 0, 3, isEntry1) &&
  (0,accepted/* isList */.Lv)(v.accepted_alternatives, 0, 50, isEntry2) &&
  (0,accepted/* isList */.Lv)(v.limitations, 1, 50, isEntry2) &&
  (v.frozen_on === undefined || typeof v.frozen_on === 'string' && pattern1.test(v.frozen_on)) &&
  (v.supersedes === undefined || isObject5(v.supersedes)) &&
  (v.provenance === undefined || isObject6(v.provenance)) &&
  (v.protocol === undefined || isObject7(v.protocol)) &&
  (0,accepted/* hasFields */.s6)(v, 13 + (v.frozen_on !== undefined) + (v.supersedes !== undefined) + (v.provenance !== undefined) + (v.protocol !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","artifact_id","artifact_version","status","dimensions","scope","test_behaviour","trajectory","thresholds","mandatory_checks","launch_blockers","accepted_alternatives","limitations"],"properties":{"schema_version":{"const":"agent-dx-score-contract.v1"},"artifact_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifact_version":{"type":"string","minLength":1,"maxLength":40},"status":{"type":"string","enum":["historical-rubric","draft","frozen"]},"frozen_on":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"supersedes":{"type":"object","additionalProperties":false,"required":["artifact_id","artifact_version","sha256"],"properties":{"artifact_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifact_version":{"type":"string","minLength":1,"maxLength":40},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"provenance":{"type":"object","additionalProperties":false,"required":["source_kind","boundary_sha256","identity_mapping","raw_runs"],"properties":{"source_kind":{"type":"string","minLength":1,"maxLength":200},"boundary_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"identity_mapping":{"type":"string","minLength":1,"maxLength":80},"raw_runs":{"type":"string","minLength":1,"maxLength":80}}},"dimensions":{"type":"array","minItems":7,"maxItems":7,"items":{"type":"object","additionalProperties":false,"required":["name","weight","deterministic","predicate"],"properties":{"name":{"type":"string","enum":["functional_correctness","regression_avoidance","cross_surface_consistency","scope_discipline","test_behaviour","trajectory","launch_readiness"]},"weight":{"type":"number","minimum":0,"maximum":100},"deterministic":{"type":"boolean"},"predicate":{"type":"string","minLength":1,"maxLength":500}}}},"scope":{"type":"object","additionalProperties":false,"required":["points_per_path_outside"],"properties":{"points_per_path_outside":{"type":"number","minimum":0,"maximum":100}}},"test_behaviour":{"type":"object","additionalProperties":false,"required":["changed_and_passed_before_and_after","passed_after","changed"],"properties":{"changed_and_passed_before_and_after":{"type":"number","minimum":0,"maximum":100},"passed_after":{"type":"number","minimum":0,"maximum":100},"changed":{"type":"number","minimum":0,"maximum":100}}},"trajectory":{"type":"object","additionalProperties":false,"required":["exploration","no_unrecovered_error","evidence_backed_termination"],"properties":{"exploration":{"type":"number","minimum":0,"maximum":100},"no_unrecovered_error":{"type":"number","minimum":0,"maximum":100},"evidence_backed_termination":{"type":"number","minimum":0,"maximum":100}}},"thresholds":{"type":"object","additionalProperties":false,"required":["ready_deterministic","review_deterministic","ready_consistency","ready_scope"],"properties":{"ready_deterministic":{"type":"number","minimum":0,"maximum":100},"review_deterministic":{"type":"number","minimum":0,"maximum":100},"ready_consistency":{"type":"number","minimum":0,"maximum":100},"ready_scope":{"type":"number","minimum":0,"maximum":100}}},"mandatory_checks":{"type":"array","maxItems":5,"items":{"type":"string","enum":["changed_path_scope","cross_surface_checks","functional_checks","regression_checks","tampering_and_prohibited_change_detection"]}},"launch_blockers":{"type":"array","maxItems":3,"items":{"type":"string","enum":["critical_regression","prohibited_change","tampering"]}},"accepted_alternatives":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"protocol":{"type":"object","additionalProperties":false,"required":["tasks","trials","isolation","stopping_rule"],"properties":{"tasks":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"trials":{"type":"integer","minimum":1,"maximum":1000},"isolation":{"type":"string","enum":["required","preferred","none"]},"stopping_rule":{"type":"string","minLength":1,"maxLength":500}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500},"minItems":1}}});

const validate = (0,validator/* validatorOf */.q)(isObject8, schema);

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/dxScoreContract.js




/** In the order in which a contract lists them; the two that are diagnostics never count for the outcome. */
const DIMENSIONS = [
    ['functional_correctness', true],
    ['regression_avoidance', true],
    ['cross_surface_consistency', true],
    ['scope_discipline', true],
    ['test_behaviour', false],
    ['trajectory', false],
    ['launch_readiness', true],
];
const dimensions = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'dimensions'));
const dxScoreContract_lists = (document) => [
    (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'mandatory_checks')),
    (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'launch_blockers')),
    (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'protocol', 'tasks')),
];
/** Weights are decimals with few places: sums are compared in thousandths, where they are whole. */
const thousandths = (value) => (typeof value === 'number' ? Math.round(value * 1000) : undefined);
const weightOf = (document, name) => thousandths(dimensions(document)
    .map((each) => ((0,place/* partOf */.BU)(each, 'name').value === name ? (0,place/* partOf */.BU)(each, 'weight').value : undefined))
    .find((each) => each !== undefined));
const inOrder = (document, report) => {
    dimensions(document).forEach((dimension, at) => {
        const [wanted] = DIMENSIONS[at] ?? [];
        const { pointer, value } = (0,place/* partOf */.BU)(dimension, 'name');
        if (typeof value === 'string' && wanted !== undefined && value !== wanted)
            report(pointer, `must be ${wanted}: each dimension once, in the fixed order`);
    });
};
const weightsSum = (document, report) => {
    const weights = dimensions(document).map((each) => thousandths((0,place/* partOf */.BU)(each, 'weight').value));
    if (weights.length !== DIMENSIONS.length || weights.includes(undefined))
        return;
    const sum = weights.reduce((total, weight) => total + (weight ?? 0), 0);
    if (sum !== 100_000)
        report('/dimensions', `the weights sum to ${sum / 1000}; they must sum to 100`);
};
const diagnosticsApart = (document, report) => {
    for (const dimension of dimensions(document)) {
        const { pointer, value } = (0,place/* partOf */.BU)(dimension, 'deterministic');
        const wanted = DIMENSIONS.find(([name]) => name === (0,place/* partOf */.BU)(dimension, 'name').value)?.[1];
        if (wanted === undefined || typeof value !== 'boolean' || value === wanted)
            continue;
        report(pointer, wanted ? 'must be true: the outcome rests on this dimension' : 'must be false: a diagnostic never changes an outcome');
    }
};
const partsFit = (document, report) => {
    const most = (path, limit) => {
        const { pointer, value } = (0,place/* placeOf */.$t)(document, ...path);
        const found = thousandths(value);
        if (found !== undefined && limit !== undefined && found > limit)
            report(pointer, `is out of reach: the dimension has ${limit / 1000} points`);
    };
    const tests = weightOf(document, 'test_behaviour');
    for (const name of ['changed_and_passed_before_and_after', 'passed_after', 'changed'])
        most(['test_behaviour', name], tests);
    const parts = ['exploration', 'no_unrecovered_error', 'evidence_backed_termination'].map((name) => thousandths((0,place/* placeOf */.$t)(document, 'trajectory', name).value));
    const whole = weightOf(document, 'trajectory');
    const sum = parts.reduce((total, part) => total + (part ?? 0), 0);
    if (whole !== undefined && !parts.includes(undefined) && sum !== whole)
        report('/trajectory', `the parts sum to ${sum / 1000}; the dimension has ${whole / 1000} points`);
    most(['thresholds', 'ready_consistency'], weightOf(document, 'cross_surface_consistency'));
    most(['thresholds', 'ready_scope'], weightOf(document, 'scope_discipline'));
    const deterministic = DIMENSIONS.filter(([, counts]) => counts).map(([name]) => weightOf(document, name));
    if (!deterministic.includes(undefined))
        most(['thresholds', 'ready_deterministic'], deterministic.reduce((total, weight) => total + (weight ?? 0), 0));
    most(['thresholds', 'review_deterministic'], thousandths((0,place/* placeOf */.$t)(document, 'thresholds', 'ready_deterministic').value));
};
const FROZEN_ONLY = ['frozen_on', 'supersedes', 'protocol'];
const frozenWhole = (document, report) => {
    const status = (0,place/* placeOf */.$t)(document, 'status').value;
    for (const name of FROZEN_ONLY) {
        const { pointer, value } = (0,place/* placeOf */.$t)(document, name);
        if (status === 'frozen' && value === undefined)
            report(pointer, 'a frozen contract has it; make one with `corpus score-contract freeze`');
        if (status !== 'frozen' && typeof status === 'string' && name === 'frozen_on' && value !== undefined)
            report(pointer, 'only a frozen contract has a date');
    }
};
const dxScoreContract_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('score-contract.dimensions', inOrder),
        (0,rules_form/* error */.z3)('score-contract.weights', weightsSum),
        (0,rules_form/* error */.z3)('score-contract.diagnostics', diagnosticsApart),
        (0,rules_form/* error */.z3)('score-contract.reach', partsFit),
        (0,rules_form/* error */.z3)('score-contract.frozen', frozenWhole),
        (0,rules_form/* error */.z3)('score-contract.lists-sorted', (0,lists/* sorted */.IP)(dxScoreContract_lists)),
        (0,rules_form/* error */.z3)('score-contract.lists-unique', (0,lists/* unique */.Am)(dxScoreContract_lists)),
    ],
};
const dxScoreContractForm = () => dxScoreContract_form;


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