"use strict";
exports.id = 2815;
exports.ids = [2815];
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

/***/ 2815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  auditReportForm: () => (/* binding */ auditReportForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/audit-report.js
// Generated from schemas/audit-report.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^\d+\.\d+\.\d+$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.id, 1, 80) && pattern0.test(v.id) &&
  (0,accepted/* isText */.KH)(v.version, 0, 40) && pattern1.test(v.version) &&
  (0,accepted/* isHex */.qv)(v.index_sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.version, 0, 40) && pattern1.test(v.version) &&
  (0,accepted/* isWhole */.wP)(v.cheats, 0, 1000) &&
  (0,accepted/* isWhole */.wP)(v.catalogue, 0, 1000) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isEntry0 = (v) => (v === "baseline" || v === "cheats" || v === "clock" || v === "empty" || v === "leaks" || v === "load" || v === "mutants" || v === "path" || v === "seeds" || v === "timezone");
const isEntry1 = (v) => (v === "observed_isolated" || v === "observed" || v === "in_process");
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.part === "baseline" || v.part === "cheats" || v.part === "clock" || v.part === "empty" || v.part === "leaks" || v.part === "load" || v.part === "mutants" || v.part === "path" || v.part === "seeds" || v.part === "timezone") &&
  (v.level === "observed_isolated" || v.level === "observed" || v.level === "in_process" || v.level === null) &&
  (0,accepted/* isWhole */.wP)(v.tried, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.held, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.broken, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.not_applicable, 0, 100000) &&
  (0,accepted/* hasFields */.s6)(v, 6);
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.part === "baseline" || v.part === "cheats" || v.part === "clock" || v.part === "empty" || v.part === "leaks" || v.part === "load" || v.part === "mutants" || v.part === "path" || v.part === "seeds" || v.part === "timezone") &&
  (v.level === "observed_isolated" || v.level === "observed" || v.level === "in_process" || v.level === null) &&
  (0,accepted/* isText */.KH)(v.subject, 1, 300) &&
  (v.severity === "error" || v.severity === "review") &&
  (0,accepted/* isText */.KH)(v.message, 1, 500) &&
  (0,accepted/* hasFields */.s6)(v, 5);
const isObject4 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  (0,accepted/* isList */.Lv)(v.levels, 1, 2, isEntry1) &&
  (0,accepted/* isList */.Lv)(v.tallies, 0, 60, isObject2) &&
  (0,accepted/* isList */.Lv)(v.findings, 0, 1000, isObject3) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isObject5 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.tasks, 0, 50) &&
  (0,accepted/* isWhole */.wP)(v.tried, 0, 100000000) &&
  (0,accepted/* isWhole */.wP)(v.broken, 0, 100000000) &&
  (0,accepted/* isWhole */.wP)(v.errors, 0, 100000) &&
  (0,accepted/* isWhole */.wP)(v.reviews, 0, 100000) &&
  (0,accepted/* hasFields */.s6)(v, 5);
const isObject6 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.id, 1, 80) && pattern0.test(v.id) &&
  (0,accepted/* isText */.KH)(v.title, 1, 300) &&
  (0,accepted/* isText */.KH)(v.reason, 1, 500) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject7 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "corpus-audit-report.v1" &&
  isObject0(v.corpus) &&
  isObject1(v.battery) &&
  (0,accepted/* isText */.KH)(v.seed, 1, 80) &&
  (0,accepted/* isList */.Lv)(v.parts, 1, 20, isEntry0) &&
  ((0,accepted/* isWhole */.wP)(v.repeats, 2, 1000) || v.repeats === null) &&
  ((0,accepted/* isNumber */.Et)(v.excludes_flake_rate, 0, 1) || v.excludes_flake_rate === null) &&
  (0,accepted/* isList */.Lv)(v.tasks, 0, 50, isObject4) &&
  isObject5(v.counts) &&
  (v.not_stopped === undefined || (0,accepted/* isList */.Lv)(v.not_stopped, 0, 1000, isObject6)) &&
  (0,accepted/* hasFields */.s6)(v, 9 + (v.not_stopped !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","corpus","battery","seed","parts","repeats","excludes_flake_rate","tasks","counts"],"properties":{"schema_version":{"const":"corpus-audit-report.v1"},"corpus":{"type":"object","additionalProperties":false,"required":["id","version","index_sha256"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"index_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"battery":{"type":"object","additionalProperties":false,"required":["version","cheats","catalogue"],"properties":{"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"cheats":{"type":"integer","minimum":0,"maximum":1000},"catalogue":{"type":"integer","minimum":0,"maximum":1000}}},"seed":{"type":"string","minLength":1,"maxLength":80},"parts":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","enum":["baseline","cheats","clock","empty","leaks","load","mutants","path","seeds","timezone"]}},"repeats":{"type":["integer","null"],"minimum":2,"maximum":1000},"excludes_flake_rate":{"type":["number","null"],"minimum":0,"maximum":1},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","levels","tallies","findings"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"levels":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"string","enum":["observed_isolated","observed","in_process"]}},"tallies":{"type":"array","maxItems":60,"items":{"type":"object","additionalProperties":false,"required":["part","level","tried","held","broken","not_applicable"],"properties":{"part":{"type":"string","enum":["baseline","cheats","clock","empty","leaks","load","mutants","path","seeds","timezone"]},"level":{"type":["string","null"],"enum":["observed_isolated","observed","in_process",null]},"tried":{"type":"integer","minimum":0,"maximum":100000},"held":{"type":"integer","minimum":0,"maximum":100000},"broken":{"type":"integer","minimum":0,"maximum":100000},"not_applicable":{"type":"integer","minimum":0,"maximum":100000}}}},"findings":{"type":"array","maxItems":1000,"items":{"type":"object","additionalProperties":false,"required":["part","level","subject","severity","message"],"properties":{"part":{"type":"string","enum":["baseline","cheats","clock","empty","leaks","load","mutants","path","seeds","timezone"]},"level":{"type":["string","null"],"enum":["observed_isolated","observed","in_process",null]},"subject":{"type":"string","minLength":1,"maxLength":300},"severity":{"type":"string","enum":["error","review"]},"message":{"type":"string","minLength":1,"maxLength":500}}}}}}},"counts":{"type":"object","additionalProperties":false,"required":["tasks","tried","broken","errors","reviews"],"properties":{"tasks":{"type":"integer","minimum":0,"maximum":50},"tried":{"type":"integer","minimum":0,"maximum":100000000},"broken":{"type":"integer","minimum":0,"maximum":100000000},"errors":{"type":"integer","minimum":0,"maximum":100000},"reviews":{"type":"integer","minimum":0,"maximum":100000}}},"not_stopped":{"type":"array","maxItems":1000,"items":{"type":"object","additionalProperties":false,"required":["id","title","reason"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":300},"reason":{"type":"string","minLength":1,"maxLength":500}}}}}});

const validate = (0,validator/* validatorOf */.q)(isObject7, schema);

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var rules_place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/auditReport.js




const tasks = (document) => (0,rules_place/* elementsOf */.ZE)((0,rules_place/* placeOf */.$t)(document, 'tasks'));
const taskIds = (document) => [(0,rules_place/* columnOf */.uV)((0,rules_place/* placeOf */.$t)(document, 'tasks'), 'task_id')];
const parts = (document) => [(0,rules_place/* elementsOf */.ZE)((0,rules_place/* placeOf */.$t)(document, 'parts'))];
const tallies = (document) => tasks(document).flatMap((task) => (0,rules_place/* elementsOf */.ZE)((0,rules_place/* partOf */.BU)(task, 'tallies')));
const findings = (document) => tasks(document).flatMap((task) => (0,rules_place/* elementsOf */.ZE)((0,rules_place/* partOf */.BU)(task, 'findings')));
const numberAt = (place, name) => {
    const { value } = (0,rules_place/* partOf */.BU)(place, name);
    return typeof value === 'number' ? value : Number.NaN;
};
const tallied = (document, report) => {
    for (const tally of tallies(document)) {
        const [tried, held, broken] = [numberAt(tally, 'tried'), numberAt(tally, 'held'), numberAt(tally, 'broken')];
        if (tried !== held + broken && !Number.isNaN(tried + held + broken))
            report((0,rules_place/* partOf */.BU)(tally, 'tried').pointer, `must be ${held + broken}: held and broken together`);
    }
};
const summed = (name) => (document) => tallies(document).reduce((sum, tally) => sum + numberAt(tally, name), 0);
const ofSeverity = (severity) => (document) => findings(document).filter((finding) => (0,rules_place/* partOf */.BU)(finding, 'severity').value === severity).length;
const COUNTS = {
    tasks: (document) => tasks(document).length,
    tried: summed('tried'),
    broken: summed('broken'),
    errors: ofSeverity('error'),
    reviews: ofSeverity('review'),
};
const countsAgree = (document, report) => {
    if (!Array.isArray((0,rules_place/* placeOf */.$t)(document, 'tasks').value))
        return;
    for (const [name, counted] of Object.entries(COUNTS)) {
        const { pointer, value } = (0,rules_place/* placeOf */.$t)(document, 'counts', name);
        const actual = counted(document);
        if (typeof value === 'number' && !Number.isNaN(actual) && value !== actual)
            report(pointer, `must be ${actual}, counted over the tasks`);
    }
};
const isInProcess = (task) => (0,rules_place/* elementsOf */.ZE)((0,rules_place/* partOf */.BU)(task, 'levels')).some(({ value }) => value === 'in_process');
const openCheatsNamed = (document, report) => {
    const { pointer, value } = (0,rules_place/* placeOf */.$t)(document, 'not_stopped');
    const wanted = tasks(document).some(isInProcess);
    if (wanted && value === undefined)
        report(pointer, 'must name the cheats that nothing stops in process: a task was audited in process');
};
/** Room for a rate that is given with two decimals. */
const ROUNDING = 0.005;
/** With n agreeing repeats a flake rate p is excluded at 95 % when (1 - p)^n is at most 0.05. */
const flakeRate = (document, report) => {
    const repeats = (0,rules_place/* placeOf */.$t)(document, 'repeats').value;
    const { pointer, value } = (0,rules_place/* placeOf */.$t)(document, 'excludes_flake_rate');
    if (repeats === null && typeof value === 'number')
        report(pointer, 'must be null: nothing was repeated');
    if (typeof repeats !== 'number' || typeof value !== 'number' || !(repeats >= 1))
        return;
    const lowest = 1 - 0.05 ** (1 / repeats);
    if (value < lowest - ROUNDING)
        report(pointer, `${repeats} repeats exclude no flake rate below ${lowest.toFixed(2)}`);
};
const auditReport_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('audit.parts-sorted', (0,lists/* sorted */.IP)(parts)),
        (0,rules_form/* error */.z3)('audit.parts-unique', (0,lists/* unique */.Am)(parts)),
        (0,rules_form/* error */.z3)('audit.tasks-sorted', (0,lists/* sorted */.IP)(taskIds)),
        (0,rules_form/* error */.z3)('audit.tasks-unique', (0,lists/* unique */.Am)(taskIds)),
        (0,rules_form/* error */.z3)('audit.tallies', tallied),
        (0,rules_form/* error */.z3)('audit.counts', countsAgree),
        (0,rules_form/* error */.z3)('audit.not-stopped', openCheatsNamed),
        (0,rules_form/* error */.z3)('audit.flake-rate', flakeRate),
    ],
};
const auditReportForm = () => auditReport_form;


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