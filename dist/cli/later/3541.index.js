"use strict";
exports.id = 3541;
exports.ids = [3541];
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

/***/ 3541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qualificationReportForm: () => (/* binding */ qualificationReportForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/qualification-report.js
// Generated from schemas/qualification-report.schema.json by scripts/generate.mjs. Do not edit.




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
  (0,accepted/* isWhole */.wP)(v.index, 1, 1000) &&
  (0,accepted/* isWhole */.wP)(v.total, 1, 1000) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.level === "observed_isolated" || v.level === "observed" || v.level === "in_process") &&
  (v.runtime_sha256 === undefined || (0,accepted/* isHex */.qv)(v.runtime_sha256, 64)) &&
  (v.seed === undefined || (0,accepted/* isText */.KH)(v.seed, 1, 80)) &&
  (0,accepted/* hasFields */.s6)(v, 1 + (v.runtime_sha256 !== undefined) + (v.seed !== undefined));
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  (0,accepted/* isHex */.qv)(v.receipt_sha256, 64) &&
  typeof v.qualified === 'boolean' &&
  (typeof v.matches_committed === 'boolean' || v.matches_committed === null) &&
  (v.baseline === "intended_failure" || v.baseline === "wrong_failure" || v.baseline === "setup_failure" || v.baseline === "timeout" || v.baseline === "incomplete_checks" || v.baseline === "check_error" || v.baseline === "cleanup_failure" || v.baseline === "flaky") &&
  (v.known_good === "pass" || v.known_good === "patch_failure" || v.known_good === "check_failure" || v.known_good === "regression" || v.known_good === "setup_failure" || v.known_good === "timeout" || v.known_good === "incomplete_checks" || v.known_good === "check_error" || v.known_good === "cleanup_failure" || v.known_good === "flaky") &&
  isObject2(v.grading) &&
  (0,accepted/* isWhole */.wP)(v.repeats, 2, 1000) &&
  (0,accepted/* isNumber */.Et)(v.excludes_flake_rate, 0, 1) &&
  (0,accepted/* hasFields */.s6)(v, 9);
const isObject4 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.tasks, 0, 50) &&
  (0,accepted/* isWhole */.wP)(v.qualified, 0, 50) &&
  (0,accepted/* isWhole */.wP)(v.matching, 0, 50) &&
  (0,accepted/* isWhole */.wP)(v.differing, 0, 50) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isEntry0 = (v) => (0,accepted/* isHex */.qv)(v, 64);
const isObject5 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "corpus-qualification-report.v1" &&
  isObject0(v.corpus) &&
  isObject1(v.shard) &&
  (0,accepted/* isList */.Lv)(v.tasks, 0, 50, isObject3) &&
  isObject4(v.counts) &&
  (v.merged_from === undefined || (0,accepted/* isList */.Lv)(v.merged_from, 1, 1000, isEntry0)) &&
  (0,accepted/* hasFields */.s6)(v, 5 + (v.merged_from !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","corpus","shard","tasks","counts"],"properties":{"schema_version":{"const":"corpus-qualification-report.v1"},"corpus":{"type":"object","additionalProperties":false,"required":["id","version","index_sha256"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"index_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"shard":{"type":"object","additionalProperties":false,"required":["index","total"],"properties":{"index":{"type":"integer","minimum":1,"maximum":1000},"total":{"type":"integer","minimum":1,"maximum":1000}}},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","receipt_sha256","qualified","matches_committed","baseline","known_good","grading","repeats","excludes_flake_rate"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"receipt_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"qualified":{"type":"boolean"},"matches_committed":{"type":["boolean","null"]},"baseline":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"known_good":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"grading":{"type":"object","additionalProperties":false,"required":["level"],"properties":{"level":{"type":"string","enum":["observed_isolated","observed","in_process"]},"runtime_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"seed":{"type":"string","minLength":1,"maxLength":80}}},"repeats":{"type":"integer","minimum":2,"maximum":1000},"excludes_flake_rate":{"type":"number","minimum":0,"maximum":1}}}},"counts":{"type":"object","additionalProperties":false,"required":["tasks","qualified","matching","differing"],"properties":{"tasks":{"type":"integer","minimum":0,"maximum":50},"qualified":{"type":"integer","minimum":0,"maximum":50},"matching":{"type":"integer","minimum":0,"maximum":50},"differing":{"type":"integer","minimum":0,"maximum":50}}},"merged_from":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}});

const validate = (0,validator/* validatorOf */.q)(isObject5, schema);

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/qualificationReport.js




const tasks = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'tasks'));
const taskIds = (document) => [(0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'tasks'), 'task_id')];
const merged = (document) => [(0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'merged_from'))];
const shardExists = (document, report) => {
    const { pointer, value } = (0,place/* placeOf */.$t)(document, 'shard', 'index');
    const total = (0,place/* placeOf */.$t)(document, 'shard', 'total').value;
    if (typeof value === 'number' && typeof total === 'number' && value > total)
        report(pointer, `there are ${total} shards, counted from 1`);
};
const mergedWhole = (document, report) => {
    const { pointer, value } = (0,place/* placeOf */.$t)(document, 'shard', 'total');
    if ((0,place/* placeOf */.$t)(document, 'merged_from').value === undefined || typeof value !== 'number' || value === 1)
        return;
    report(pointer, 'must be 1: a merged report covers all shards');
};
const qualifiedTasks = (document, report) => {
    for (const task of tasks(document)) {
        const { pointer, value } = (0,place/* partOf */.BU)(task, 'qualified');
        const baseline = (0,place/* partOf */.BU)(task, 'baseline').value;
        const knownGood = (0,place/* partOf */.BU)(task, 'known_good').value;
        if (value !== true || typeof baseline !== 'string' || typeof knownGood !== 'string')
            continue;
        if (baseline !== 'intended_failure' || knownGood !== 'pass')
            report(pointer, 'must be false: a qualified task has the baseline intended_failure and known_good pass');
    }
};
const COUNTS = {
    tasks: () => true,
    qualified: (task) => (0,place/* partOf */.BU)(task, 'qualified').value === true,
    matching: (task) => (0,place/* partOf */.BU)(task, 'matches_committed').value === true,
    differing: (task) => (0,place/* partOf */.BU)(task, 'matches_committed').value === false,
};
const countsAgree = (document, report) => {
    if (!Array.isArray((0,place/* placeOf */.$t)(document, 'tasks').value))
        return;
    for (const [name, counted] of Object.entries(COUNTS)) {
        const { pointer, value } = (0,place/* placeOf */.$t)(document, 'counts', name);
        const actual = tasks(document).filter(counted).length;
        if (typeof value === 'number' && value !== actual)
            report(pointer, `must be ${actual}, counted over the tasks`);
    }
};
/** Room for a rate that is given with two decimals. */
const ROUNDING = 0.005;
/** With n agreeing repeats a flake rate p is excluded at 95 % when (1 - p)^n is at most 0.05. */
const flakeRate = (document, report) => {
    for (const task of tasks(document)) {
        const repeats = (0,place/* partOf */.BU)(task, 'repeats').value;
        const { pointer, value } = (0,place/* partOf */.BU)(task, 'excludes_flake_rate');
        if (typeof repeats !== 'number' || typeof value !== 'number' || !(repeats >= 1))
            continue;
        const lowest = 1 - 0.05 ** (1 / repeats);
        if (value < lowest - ROUNDING)
            report(pointer, `${repeats} repeats exclude no flake rate below ${lowest.toFixed(2)}`);
    }
};
const qualificationReport_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('report.shard', shardExists),
        (0,rules_form/* error */.z3)('report.tasks-sorted', (0,lists/* sorted */.IP)(taskIds)),
        (0,rules_form/* error */.z3)('report.tasks-unique', (0,lists/* unique */.Am)(taskIds)),
        (0,rules_form/* error */.z3)('report.qualified', qualifiedTasks),
        (0,rules_form/* error */.z3)('report.flake-rate', flakeRate),
        (0,rules_form/* error */.z3)('report.counts', countsAgree),
        (0,rules_form/* error */.z3)('report.merged-sorted', (0,lists/* sorted */.IP)(merged)),
        (0,rules_form/* error */.z3)('report.merged-unique', (0,lists/* unique */.Am)(merged)),
        (0,rules_form/* error */.z3)('report.merged-whole', mergedWhole),
    ],
};
const qualificationReportForm = () => qualificationReport_form;


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