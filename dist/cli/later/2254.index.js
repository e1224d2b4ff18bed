"use strict";
exports.id = 2254;
exports.ids = [2254];
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

/***/ 2254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qualificationReceiptForm: () => (/* binding */ qualificationReceiptForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/qualification-receipt.js
// Generated from schemas/qualification-receipt.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.runs, 2, 10) &&
  (0,accepted/* isHex */.qv)(v.result_sha256, 64) &&
  (v.status === "intended_failure" || v.status === "wrong_failure" || v.status === "error" || v.status === "flaky") &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.runs, 2, 10) &&
  (0,accepted/* isHex */.qv)(v.result_sha256, 64) &&
  (v.status === "pass" || v.status === "check_failure" || v.status === "regression" || v.status === "error" || v.status === "flaky") &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-qualification.v1" &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  (0,accepted/* isHex */.qv)(v.manifest_sha256, 64) &&
  typeof v.qualified === 'boolean' &&
  isObject0(v.baseline) &&
  isObject1(v.known_good) &&
  (0,accepted/* isList */.Lv)(v.limitations, 0, 50, isEntry0) &&
  (0,accepted/* hasFields */.s6)(v, 7);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","qualified","baseline","known_good","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v1","x-form":"\"codevetter.agent-task-qualification.v1\" or \"codevetter.agent-task-qualification.v2\""},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["intended_failure","wrong_failure","error","flaky"]}}},"known_good":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["pass","check_failure","regression","error","flaky"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

const validate = (0,validator/* validatorOf */.q)(isObject2, schema);

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/qualification-receipt-v2.js
// Generated from schemas/qualification-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.




const qualification_receipt_v2_pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const qualification_receipt_v2_isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.attempt, 1, 5) &&
  (v.outcome === "intended_failure" || v.outcome === "wrong_failure" || v.outcome === "setup_failure" || v.outcome === "timeout" || v.outcome === "incomplete_checks" || v.outcome === "check_error" || v.outcome === "cleanup_failure") &&
  ((0,accepted/* isHex */.qv)(v.result_sha256, 64) || v.result_sha256 === null) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const qualification_receipt_v2_isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.status === "intended_failure" || v.status === "wrong_failure" || v.status === "setup_failure" || v.status === "timeout" || v.status === "incomplete_checks" || v.status === "check_error" || v.status === "cleanup_failure" || v.status === "flaky") &&
  (0,accepted/* isList */.Lv)(v.attempts, 2, 5, qualification_receipt_v2_isObject0) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const qualification_receipt_v2_isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.attempt, 1, 5) &&
  (v.outcome === "pass" || v.outcome === "patch_failure" || v.outcome === "check_failure" || v.outcome === "regression" || v.outcome === "setup_failure" || v.outcome === "timeout" || v.outcome === "incomplete_checks" || v.outcome === "check_error" || v.outcome === "cleanup_failure") &&
  ((0,accepted/* isHex */.qv)(v.result_sha256, 64) || v.result_sha256 === null) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.status === "pass" || v.status === "patch_failure" || v.status === "check_failure" || v.status === "regression" || v.status === "setup_failure" || v.status === "timeout" || v.status === "incomplete_checks" || v.status === "check_error" || v.status === "cleanup_failure" || v.status === "flaky") &&
  (0,accepted/* isList */.Lv)(v.attempts, 2, 5, qualification_receipt_v2_isObject2) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject4 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.status === "complete" || v.status === "failed") &&
  (0,accepted/* hasFields */.s6)(v, 1);
const qualification_receipt_v2_isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const isObject5 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-qualification.v2" &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && qualification_receipt_v2_pattern0.test(v.task_id) &&
  (0,accepted/* isHex */.qv)(v.manifest_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.fixture_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.acceptance_contract_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.known_good_sha256, 64) &&
  v.workspace_policy === "public_fixture_and_task_packet_v1" &&
  typeof v.qualified === 'boolean' &&
  qualification_receipt_v2_isObject1(v.baseline) &&
  isObject3(v.known_good) &&
  isObject4(v.cleanup) &&
  (0,accepted/* isList */.Lv)(v.limitations, 0, 50, qualification_receipt_v2_isEntry0) &&
  (0,accepted/* hasFields */.s6)(v, 12);

const qualification_receipt_v2_schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","known_good_sha256","workspace_policy","qualified","baseline","known_good","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v2"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"known_good_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"known_good":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

const qualification_receipt_v2_validate = (0,validator/* validatorOf */.q)(isObject5, qualification_receipt_v2_schema);

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __webpack_require__(5845);
;// CONCATENATED MODULE: ./lib/contracts/rules/qualificationPhases.js


const NAMES = ['baseline', 'known_good'];
/** Both phases of a receipt that may be anything. */
const phasesOf = (0,remembered/* remembered */.H)((document) => NAMES.map((name) => {
    const phase = (0,shape/* member */.Dc)(document, name);
    const attempts = (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(phase, 'attempts')).slice(0, MOST_ATTEMPTS);
    return {
        name,
        status: (0,shape/* textMember */.SA)(phase, 'status'),
        attempts: attempts.map((attempt) => ({
            number: (0,shape/* member */.Dc)(attempt, 'attempt'),
            outcome: (0,shape/* member */.Dc)(attempt, 'outcome'),
            result: (0,shape/* member */.Dc)(attempt, 'result_sha256'),
        })),
    };
}));
/** A receipt holds up to 5; how many there are is told by its schema. */
const MOST_ATTEMPTS = 100;
/** Where a phase, or one member of one of its attempts, stands. */
const phasePointer = (phase, member) => `/${phase.name}/${member}`;
const attemptPointer = (phase, at, member) => `/${phase.name}/attempts/${at}/${member}`;

;// CONCATENATED MODULE: ./lib/contracts/rules/qualificationResults.js

// The format accepts a receipt whose result hashes nobody can have seen. It counts, with a warning: such a receipt was typed in,
// or edited. No honest qualification gives one.
/** Outcomes that are read off a check result, so that there is a hash of it. */
const FROM_RESULT = new Set([
    'intended_failure',
    'wrong_failure',
    'pass',
    'check_failure',
    'regression',
    'incomplete_checks',
]);
const resultMissing = (document, report) => {
    for (const phase of phasesOf(document)) {
        phase.attempts.forEach(({ outcome, result }, at) => {
            if (result === null && FROM_RESULT.has(outcome))
                report(attemptPointer(phase, at, 'result_sha256'), `only a check result shows ${outcome}, and its hash is not here; qualify the task again`);
        });
    }
};
const resultsDiffer = (document, report) => {
    for (const phase of phasesOf(document)) {
        const [first] = phase.attempts;
        if (phase.status === undefined || phase.status === 'flaky' || first === undefined)
            continue;
        if (phase.attempts.some(({ result }) => result !== first.result))
            report(phasePointer(phase, 'status'), 'the results of the attempts differ, so the phase is flaky; qualify the task again');
    }
};
/** What one and the same result is called in either phase (wire format 4.5); a missing row is no reading of a result. */
const KNOWN_GOOD_OF_BASELINE = {
    incomplete_checks: ['incomplete_checks'],
    check_error: ['check_error'],
    wrong_failure: ['regression', 'check_failure', 'pass'],
    intended_failure: ['check_failure'],
};
const resultRepeated = (document, report) => {
    const [baseline, knownGood] = phasesOf(document);
    if (baseline === undefined || knownGood === undefined)
        return;
    const outcomesByResult = new Map();
    for (const { outcome, result } of baseline.attempts) {
        if (typeof result !== 'string' || typeof outcome !== 'string' || !Object.hasOwn(KNOWN_GOOD_OF_BASELINE, outcome))
            continue;
        outcomesByResult.set(result, KNOWN_GOOD_OF_BASELINE[outcome] ?? []);
    }
    knownGood.attempts.forEach(({ outcome, result }, at) => {
        const fitting = typeof result === 'string' ? outcomesByResult.get(result) : undefined;
        if (fitting === undefined || typeof outcome !== 'string' || outcome === 'cleanup_failure' || fitting.includes(outcome))
            return;
        const pointer = attemptPointer(knownGood, at, 'result_sha256');
        report(pointer, `the baseline has the very same result, which cannot be ${outcome} here; qualify the task again`);
    });
};

// EXTERNAL MODULE: ./lib/contracts/rules/superseded.js
var superseded = __webpack_require__(8787);
;// CONCATENATED MODULE: ./lib/contracts/rules/qualificationReceipt.js







/** `qualified` is true exactly when every named field has the value that qualifies. */
const qualifiedIs = (needed) => (document, report) => {
    const said = (0,place/* placeOf */.$t)(document, 'qualified');
    const statuses = needed.map(([path]) => (0,place/* placeOf */.$t)(document, ...path).value);
    if (typeof said.value !== 'boolean' || !statuses.every((status) => typeof status === 'string'))
        return;
    const qualified = needed.every(([, value], at) => statuses[at] === value);
    if (said.value === qualified)
        return;
    const conditions = needed.map(([path, value]) => `${path.join('.')} ${value}`).join(', ');
    report(said.pointer, `must be ${qualified}: a task is qualified exactly with ${conditions}; qualify the task again`);
};
const BOTH_PHASES = [
    [['baseline', 'status'], 'intended_failure'],
    [['known_good', 'status'], 'pass'],
];
const attemptsNumbered = (document, report) => {
    for (const phase of phasesOf(document)) {
        phase.attempts.forEach(({ number }, at) => {
            if (typeof number === 'number' && number !== at + 1)
                report(attemptPointer(phase, at, 'attempt'), `must be ${at + 1}: attempts are numbered from 1`);
        });
    }
};
const statusIsOutcome = (document, report) => {
    for (const phase of phasesOf(document)) {
        if (phase.status === undefined || phase.status === 'flaky')
            continue;
        phase.attempts.forEach(({ outcome }, at) => {
            if (typeof outcome === 'string' && outcome !== phase.status)
                report(attemptPointer(phase, at, 'outcome'), `must be ${JSON.stringify(phase.status)} as the status says, or the status flaky`);
        });
    }
};
const flakyDiffers = (document, report) => {
    for (const phase of phasesOf(document)) {
        const [first] = phase.attempts;
        if (phase.status !== 'flaky' || first === undefined)
            continue;
        if (phase.attempts.every(({ outcome, result }) => outcome === first.outcome && result === first.result))
            report(phasePointer(phase, 'status'), 'all attempts agree in outcome and result; the status is their outcome, not flaky');
    }
};
const first = {
    validate: validate,
    rules: [(0,rules_form/* error */.z3)('qualification.qualified', qualifiedIs(BOTH_PHASES)), (0,superseded/* superseded */.z)('it binds less than version 2: qualify the task again')],
};
/** The receipt of a qualified task: numbered attempts that agree, each with a result, and another one in each phase. */
const plain = ({ qualified, baseline, known_good, cleanup }) => {
    const agrees = ({ status, attempts }) => attempts.every(({ attempt, outcome, result_sha256 }, at) => attempt === at + 1 && outcome === status && result_sha256 !== null && result_sha256 === attempts[0]?.result_sha256);
    return (qualified &&
        baseline.status === 'intended_failure' &&
        known_good.status === 'pass' &&
        cleanup.status === 'complete' &&
        agrees(baseline) &&
        agrees(known_good) &&
        baseline.attempts[0]?.result_sha256 !== known_good.attempts[0]?.result_sha256);
};
const second = {
    validate: qualification_receipt_v2_validate,
    plain,
    rules: [
        (0,rules_form/* error */.z3)('qualification.attempts-numbered', attemptsNumbered),
        (0,rules_form/* error */.z3)('qualification.status', statusIsOutcome),
        (0,rules_form/* error */.z3)('qualification.flaky', flakyDiffers),
        (0,rules_form/* error */.z3)('qualification.qualified', qualifiedIs([...BOTH_PHASES, [['cleanup', 'status'], 'complete']])),
        (0,rules_form/* warning */.$e)('qualification.result-missing', resultMissing),
        (0,rules_form/* warning */.$e)('qualification.results-differ', resultsDiffer),
        (0,rules_form/* warning */.$e)('qualification.result-repeated', resultRepeated),
    ],
};
const qualificationReceiptForm = (0,rules_form/* versioned */.iF)('codevetter.agent-task-qualification.v2', first, second);


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