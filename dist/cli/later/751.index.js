"use strict";
exports.id = 751;
exports.ids = [751];
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

/***/ 2383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
// Keys that ECMAScript takes for array indices come first, in number order: the format inherits that from rebuilt objects.
const INDEX_KEY = /^(?:0|[1-9]\d{0,9})$/;
const LARGEST_INDEX = 4_294_967_294;
const isIndexKey = (key) => INDEX_KEY.test(key) && Number(key) <= LARGEST_INDEX;
const compareKeys = (a, b) => {
    const aIsIndex = isIndexKey(a);
    const bIsIndex = isIndexKey(b);
    if (aIsIndex !== bIsIndex)
        return aIsIndex ? -1 : 1;
    if (aIsIndex)
        return Number(a) - Number(b);
    return a < b ? -1 : a > b ? 1 : 0;
};
/** What JSON.stringify leaves out of objects and writes as null in arrays. */
const isUnwritable = (value) => value === undefined || typeof value === 'function' || typeof value === 'symbol';
const isContainer = (value) => typeof value === 'object' && value !== null;
const scalar = (value) => (isUnwritable(value) ? 'null' : JSON.stringify(value));
const open = (container) => {
    if (Array.isArray(container))
        return { container, keys: undefined, values: container, next: 0 };
    const members = Object.entries(container).filter(([, value]) => !isUnwritable(value));
    members.sort(([a], [b]) => compareKeys(a, b));
    return { container, keys: members.map(([key]) => key), values: members.map(([, value]) => value), next: 0 };
};
/**
 * The canonical text of a value (wire format 1.2): no whitespace, keys by UTF-16 code unit with array-index keys first, ECMAScript
 * numbers, the escapes of JSON.stringify. Written without recursion, so nesting depth is no limit. Hash it as UTF-8.
 * Throws a TypeError for what no JSON text can hold: a value that contains itself, a bigint, or undefined as the whole value.
 */
const canonicalJson = (value) => {
    if (isUnwritable(value))
        throw new TypeError('canonical JSON needs a value');
    let text = '';
    const stack = [];
    const containers = new Set();
    const write = (each) => {
        if (!isContainer(each)) {
            text += scalar(each);
            return;
        }
        if (containers.has(each))
            throw new TypeError('canonical JSON cannot hold a value that contains itself');
        containers.add(each);
        stack.push(open(each));
        text += Array.isArray(each) ? '[' : '{';
    };
    write(value);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
        if (top.next === top.values.length) {
            text += top.keys === undefined ? ']' : '}';
            containers.delete(top.container);
            stack.pop();
            continue;
        }
        if (top.next > 0)
            text += ',';
        if (top.keys !== undefined)
            text += `${JSON.stringify(top.keys[top.next])}:`;
        write(top.values[top.next++]);
    }
    return text;
};


/***/ }),

/***/ 7135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ idIsDerived),
/* harmony export */   d: () => (/* binding */ derivedId)
/* harmony export */ });
/* harmony import */ var _canonicalJson_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2383);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);



/**
 * The id that a document derives from its own content: a prefix and the first 32 hex digits of the SHA-256 of the canonical
 * document without the id (wire format 2.12, 2.17). Throws a TypeError for what no JSON text can hold.
 */
const derivedId = (prefix, field, document) => {
    const others = Object.entries(document).filter(([name]) => name !== field);
    return prefix + (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_canonicalJson_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(Object.fromEntries(others))).slice(0, 32);
};
const derivable = (prefix, field, document) => {
    try {
        return derivedId(prefix, field, document);
    }
    catch {
        return undefined;
    }
};
/** The id of a document is the one that its content gives. */
const idIsDerived = (prefix, field) => (document, report) => {
    const id = (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .textMember */ .SA)(document, field);
    if (id === undefined || !(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(document))
        return;
    const expected = derivable(prefix, field, document);
    if (expected !== id)
        report(`/${field}`, `the content of this document gives the id ${expected ?? '(none)'}; it was changed after the id was made`);
};


/***/ }),

/***/ 751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dxScorecardForm: () => (/* binding */ dxScorecardForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/dx-scorecard.js
// Generated from schemas/dx-scorecard.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^dxcard-[a-f0-9]{32}$/;
const pattern1 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.artifact_id, 1, 80) && pattern1.test(v.artifact_id) &&
  (0,accepted/* isText */.KH)(v.artifact_version, 1, 40) &&
  (0,accepted/* isHex */.qv)(v.sha256, 64) &&
  (v.status === "historical-rubric" || v.status === "draft" || v.status === "frozen") &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.ready, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.needs_review, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.not_ready, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.invalid, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.inconclusive, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.scored, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.runs, 0, 100000) &&
  (0,accepted/* hasFields */.s6)(v, 7);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.runs, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.tasks, 0, 100000) &&
  (v.mean === undefined || (0,accepted/* isNumber */.Et)(v.mean, 0, 100)) &&
  (v.low === undefined || (0,accepted/* isNumber */.Et)(v.low, 0, 100)) &&
  (v.high === undefined || (0,accepted/* isNumber */.Et)(v.high, 0, 100)) &&
  (0,accepted/* hasFields */.s6)(v, 2 + (v.mean !== undefined) + (v.low !== undefined) + (v.high !== undefined));
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.name === "functional_correctness" || v.name === "regression_avoidance" || v.name === "cross_surface_consistency" || v.name === "scope_discipline" || v.name === "test_behaviour" || v.name === "trajectory" || v.name === "launch_readiness") &&
  (0,accepted/* isNumber */.Et)(v.mean, 0, 100) &&
  (0,accepted/* isNumber */.Et)(v.maximum, 0, 100) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const pattern2 = /^dx-[a-f0-9]{32}$/;
const pattern3 = /^\d+(?:\/[1-9]\d*)?$/;
const pattern4 = /^\d+\.\d$/;
const isObject4 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.exact, 0, 80) && pattern3.test(v.exact) &&
  (0,accepted/* isText */.KH)(v.shown, 0, 20) && pattern4.test(v.shown) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject5 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  typeof v.score_id === 'string' && pattern2.test(v.score_id) &&
  (0,accepted/* isText */.KH)(v.run_id, 1, 80) && pattern1.test(v.run_id) &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern1.test(v.task_id) &&
  (v.outcome === "ready" || v.outcome === "needs_review" || v.outcome === "not_ready" || v.outcome === "invalid" || v.outcome === "inconclusive") &&
  (v.deterministic === undefined || isObject4(v.deterministic)) &&
  (v.total === undefined || isObject4(v.total)) &&
  (0,accepted/* hasFields */.s6)(v, 4 + (v.deterministic !== undefined) + (v.total !== undefined));
const isEntry0 = (v) => typeof v === 'string' && pattern2.test(v);
const isEntry1 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const isObject6 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "agent-dx-scorecard.v1" &&
  typeof v.scorecard_id === 'string' && pattern0.test(v.scorecard_id) &&
  isObject0(v.contract) &&
  isObject1(v.counts) &&
  isObject2(v.deterministic) &&
  (0,accepted/* isList */.Lv)(v.dimensions, 0, 7, isObject3) &&
  (0,accepted/* isList */.Lv)(v.scores, 1, 5000, isObject5) &&
  (0,accepted/* isList */.Lv)(v.worst, 0, 5, isEntry0) &&
  typeof v.release_eligible === 'boolean' &&
  (0,accepted/* isList */.Lv)(v.limitations, 0, 50, isEntry1) &&
  (0,accepted/* hasFields */.s6)(v, 10);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","scorecard_id","contract","counts","deterministic","dimensions","scores","worst","release_eligible","limitations"],"properties":{"schema_version":{"const":"agent-dx-scorecard.v1"},"scorecard_id":{"type":"string","pattern":"^dxcard-[a-f0-9]{32}$"},"contract":{"type":"object","additionalProperties":false,"required":["artifact_id","artifact_version","sha256","status"],"properties":{"artifact_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifact_version":{"type":"string","minLength":1,"maxLength":40},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["historical-rubric","draft","frozen"]}}},"counts":{"type":"object","additionalProperties":false,"required":["ready","needs_review","not_ready","invalid","inconclusive","scored","runs"],"properties":{"ready":{"type":"integer","minimum":0,"maximum":100000},"needs_review":{"type":"integer","minimum":0,"maximum":100000},"not_ready":{"type":"integer","minimum":0,"maximum":100000},"invalid":{"type":"integer","minimum":0,"maximum":100000},"inconclusive":{"type":"integer","minimum":0,"maximum":100000},"scored":{"type":"integer","minimum":0,"maximum":100000},"runs":{"type":"integer","minimum":0,"maximum":100000}}},"deterministic":{"type":"object","additionalProperties":false,"required":["runs","tasks"],"properties":{"mean":{"type":"number","minimum":0,"maximum":100},"low":{"type":"number","minimum":0,"maximum":100},"high":{"type":"number","minimum":0,"maximum":100},"tasks":{"type":"integer","minimum":0,"maximum":100000},"runs":{"type":"integer","minimum":0,"maximum":100000}}},"dimensions":{"type":"array","maxItems":7,"items":{"type":"object","additionalProperties":false,"required":["name","mean","maximum"],"properties":{"name":{"type":"string","enum":["functional_correctness","regression_avoidance","cross_surface_consistency","scope_discipline","test_behaviour","trajectory","launch_readiness"]},"mean":{"type":"number","minimum":0,"maximum":100},"maximum":{"type":"number","minimum":0,"maximum":100}}}},"scores":{"type":"array","minItems":1,"maxItems":5000,"items":{"type":"object","additionalProperties":false,"required":["score_id","run_id","task_id","outcome"],"properties":{"score_id":{"type":"string","pattern":"^dx-[a-f0-9]{32}$"},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"outcome":{"type":"string","enum":["ready","needs_review","not_ready","invalid","inconclusive"]},"deterministic":{"type":"object","additionalProperties":false,"required":["exact","shown"],"properties":{"exact":{"type":"string","pattern":"^\\d+(?:/[1-9]\\d*)?$","maxLength":80},"shown":{"type":"string","pattern":"^\\d+\\.\\d$","maxLength":20}}},"total":{"type":"object","additionalProperties":false,"required":["exact","shown"],"properties":{"exact":{"type":"string","pattern":"^\\d+(?:/[1-9]\\d*)?$","maxLength":80},"shown":{"type":"string","pattern":"^\\d+\\.\\d$","maxLength":20}}}}}},"worst":{"type":"array","maxItems":5,"items":{"type":"string","pattern":"^dx-[a-f0-9]{32}$"}},"release_eligible":{"type":"boolean"},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

const validate = (0,validator/* validatorOf */.q)(isObject6, schema);

// EXTERNAL MODULE: ./lib/contracts/rules/derivedId.js
var derivedId = __webpack_require__(7135);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/dxScorecard.js





const SCORED = ['ready', 'needs_review', 'not_ready'];
const outcomes = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'scores')).map((score) => (0,place/* partOf */.BU)(score, 'outcome').value);
const countsAgree = (document, report) => {
    if (!Array.isArray((0,place/* placeOf */.$t)(document, 'scores').value))
        return;
    const found = outcomes(document);
    const expected = {
        ...Object.fromEntries(['ready', 'needs_review', 'not_ready', 'invalid', 'inconclusive'].map((name) => [name, found.filter((each) => each === name).length])),
        scored: found.filter((each) => SCORED.includes(each)).length,
        runs: found.length,
    };
    for (const [name, count] of Object.entries(expected)) {
        const { pointer, value } = (0,place/* placeOf */.$t)(document, 'counts', name);
        if (typeof value === 'number' && value !== count)
            report(pointer, `must be ${count}, counted over the scores`);
    }
};
const dxScorecard_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('scorecard.counts', countsAgree),
        (0,rules_form/* error */.z3)('scorecard.runs-unique', (0,lists/* unique */.Am)((document) => [(0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'scores'), 'run_id')])),
        (0,rules_form/* error */.z3)('scorecard.id', (0,derivedId/* idIsDerived */.B)('dxcard-', 'scorecard_id')),
    ],
};
const dxScorecardForm = () => dxScorecard_form;


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