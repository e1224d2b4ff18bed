"use strict";
exports.id = 4266;
exports.ids = [4266];
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

/***/ 4266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  approvalForm: () => (/* binding */ approvalForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/approval.js
// Generated from schemas/approval.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
const pattern1 = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/;
const pattern2 = /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.id, 1, 9007199254740991) &&
  (0,accepted/* isText */.KH)(v.url, 1, 500) &&
  (0,accepted/* isText */.KH)(v.created_at, 0, 40) && pattern0.test(v.created_at) &&
  (0,accepted/* isHex */.qv)(v.body_sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.id, 1, 9007199254740991) &&
  (0,accepted/* isText */.KH)(v.login, 1, 100) &&
  (0,accepted/* isText */.KH)(v.permission, 1, 40) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.kind === "maintainer_comment" || v.kind === "local") &&
  (v.repository === undefined || (0,accepted/* isText */.KH)(v.repository, 0, 160) && pattern1.test(v.repository)) &&
  (v.pull_request === undefined || (0,accepted/* isWhole */.wP)(v.pull_request, 1, 1000000000)) &&
  (v.head_sha === undefined || typeof v.head_sha === 'string' && pattern2.test(v.head_sha)) &&
  (v.comment === undefined || isObject0(v.comment)) &&
  (v.approver === undefined || isObject1(v.approver)) &&
  (0,accepted/* hasFields */.s6)(v, 1 + (v.repository !== undefined) + (v.pull_request !== undefined) + (v.head_sha !== undefined) + (v.comment !== undefined) + (v.approver !== undefined));
const pattern3 = /^plan-[a-f0-9]{32}$/;
const pattern4 = /^plans-[a-f0-9]{32}$/;
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "agent-task-approval.v1" &&
  (0,accepted/* isHex */.qv)(v.plan_sha256, 64) &&
  (0,accepted/* isText */.KH)(v.approved_at, 0, 40) && pattern0.test(v.approved_at) &&
  typeof v.paid_approved === 'boolean' &&
  isObject2(v.by) &&
  (v.plan_id === undefined || typeof v.plan_id === 'string' && pattern3.test(v.plan_id)) &&
  (v.plan_set_id === undefined || typeof v.plan_set_id === 'string' && pattern4.test(v.plan_set_id)) &&
  (0,accepted/* hasFields */.s6)(v, 5 + (v.plan_id !== undefined) + (v.plan_set_id !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","plan_sha256","approved_at","paid_approved","by"],"properties":{"schema_version":{"const":"agent-task-approval.v1"},"plan_id":{"type":"string","pattern":"^plan-[a-f0-9]{32}$","x-form":"the id of a run plan: plan- and 32 lower-case hex digits"},"plan_set_id":{"type":"string","pattern":"^plans-[a-f0-9]{32}$","x-form":"the id of a plan set: plans- and 32 lower-case hex digits"},"plan_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"approved_at":{"type":"string","maxLength":40,"pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$","x-form":"a time in UTC, such as 2026-01-31T09:30:00Z"},"paid_approved":{"type":"boolean"},"by":{"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","enum":["maintainer_comment","local"]},"repository":{"type":"string","maxLength":160,"pattern":"^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$","x-form":"a repository: owner/name"},"pull_request":{"type":"integer","minimum":1,"maximum":1000000000},"head_sha":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"},"comment":{"type":"object","additionalProperties":false,"required":["id","url","created_at","body_sha256"],"properties":{"id":{"type":"integer","minimum":1,"maximum":9007199254740991},"url":{"type":"string","minLength":1,"maxLength":500},"created_at":{"type":"string","maxLength":40,"pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$","x-form":"a time in UTC, such as 2026-01-31T09:30:00Z"},"body_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"approver":{"type":"object","additionalProperties":false,"required":["id","login","permission"],"properties":{"id":{"type":"integer","minimum":1,"maximum":9007199254740991},"login":{"type":"string","minLength":1,"maxLength":100},"permission":{"type":"string","minLength":1,"maxLength":40}}}}}}});

const validate = (0,validator/* validatorOf */.q)(isObject3, schema);

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/moment.js
var moment = __webpack_require__(3351);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/approval.js




const onePlan = (document, report) => {
    const plan = (0,place/* placeOf */.$t)(document, 'plan_id');
    const set = (0,place/* placeOf */.$t)(document, 'plan_set_id');
    if (plan.value !== undefined && set.value !== undefined)
        report(plan.pointer, 'an approval is for one plan, or for one plan set');
    if (plan.value === undefined && set.value === undefined && (0,place/* placeOf */.$t)(document, 'plan_sha256').value !== undefined)
        report(set.pointer, 'an approval names a plan or a plan set by its id');
};
const SHOWN_BY = ['repository', 'pull_request', 'head_sha', 'comment', 'approver'];
const byWhom = (document, report) => {
    const kind = (0,place/* placeOf */.$t)(document, 'by', 'kind').value;
    for (const name of SHOWN_BY) {
        const { pointer, value } = (0,place/* placeOf */.$t)(document, 'by', name);
        if (kind === 'maintainer_comment' && value === undefined)
            report(pointer, `the comment of a maintainer comes with ${name}`);
        if (kind === 'local' && value !== undefined)
            report(pointer, 'a local approval has no comment, and nothing that belongs to one');
    }
};
const approval_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('approval.plan', onePlan),
        (0,rules_form/* error */.z3)('approval.by', byWhom),
        (0,moment/* moments */.C)((document) => [(0,place/* placeOf */.$t)(document, 'approved_at'), (0,place/* placeOf */.$t)(document, 'by', 'comment', 'created_at')]),
    ],
};
const approvalForm = () => approval_form;


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