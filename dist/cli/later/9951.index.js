"use strict";
exports.id = 9951;
exports.ids = [9951];
exports.modules = {

/***/ 5583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P2: () => (/* binding */ DEFAULT_ROOT),
/* harmony export */   VV: () => (/* binding */ ROOT_OPTION)
/* harmony export */ });
/* unused harmony export JSON_OPTION */
const JSON_OPTION = { name: 'json', summary: 'print the machine form; the same bytes on every machine' };
const ROOT_OPTION = {
    name: 'root',
    value: 'DIR',
    summary: 'the corpus folder (default: benchmarks/agent-tasks/sample)',
};
const DEFAULT_ROOT = 'benchmarks/agent-tasks/sample';


/***/ }),

/***/ 9632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ corpusRoot),
/* harmony export */   t: () => (/* binding */ openCorpus)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _source_folderSource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3816);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5583);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9458);




const corpusRoot = (inputs, host) => {
    const named = inputs.value('root') ?? _command_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_ROOT */ .P2;
    return { named, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, named) };
};
/** @throws UsageError when the root is no folder */
const openCorpus = ({ named, folder }) => {
    try {
        return (0,_source_folderSource_js__WEBPACK_IMPORTED_MODULE_1__/* .folderSource */ .W)(folder);
    }
    catch {
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${named} is no folder that can be read; name a corpus folder with --root`);
    }
};


/***/ }),

/***/ 9137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ CORPUS_READERS)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8235);
/* harmony import */ var _rules_acceptanceContract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9947);
/* harmony import */ var _rules_corpusIndex_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8319);
/* harmony import */ var _rules_fixtureBundle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4878);
/* harmony import */ var _rules_knownGoodChange_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8171);
/* harmony import */ var _rules_qualificationReceipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2254);
/* harmony import */ var _rules_taskManifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3359);







/** Together in one chunk: whoever reads a corpus needs them all. */
const CORPUS_READERS = {
    index: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .T)(_rules_corpusIndex_js__WEBPACK_IMPORTED_MODULE_2__.corpusIndexForm),
    manifest: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .T)(_rules_taskManifest_js__WEBPACK_IMPORTED_MODULE_6__.taskManifestForm),
    fixture: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .T)(_rules_fixtureBundle_js__WEBPACK_IMPORTED_MODULE_3__.fixtureBundleForm),
    acceptance: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .T)(_rules_acceptanceContract_js__WEBPACK_IMPORTED_MODULE_1__.acceptanceContractForm),
    knownGood: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .T)(_rules_knownGoodChange_js__WEBPACK_IMPORTED_MODULE_4__.knownGoodChangeForm),
    receipt: (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .T)(_rules_qualificationReceipt_js__WEBPACK_IMPORTED_MODULE_5__.qualificationReceiptForm),
};


/***/ }),

/***/ 1946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sortFindings)
/* harmony export */ });
/* unused harmony export compareFindings */
const byCodeUnit = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const INDEX = /^(?:0|[1-9]\d*)$/;
/** Two reference tokens of a pointer: array indices first, in number order, so that `/files/2` comes before `/files/10`. */
const compareTokens = (a, b) => {
    const aIsIndex = INDEX.test(a);
    if (aIsIndex !== INDEX.test(b))
        return aIsIndex ? -1 : 1;
    return (aIsIndex ? a.length - b.length : 0) || byCodeUnit(a, b);
};
const comparePointers = (a, b) => {
    if (a === b)
        return 0;
    const left = a.split('/');
    const right = b.split('/');
    for (let at = 0; at < left.length && at < right.length; at++) {
        const order = compareTokens(left[at] ?? '', right[at] ?? '');
        if (order !== 0)
            return order;
    }
    return left.length - right.length;
};
/** By file, pointer, rule and message; code units, no locale. */
const compareFindings = (a, b) => byCodeUnit(a.file ?? '', b.file ?? '') ||
    comparePointers(a.pointer, b.pointer) ||
    byCodeUnit(a.rule, b.rule) ||
    byCodeUnit(a.message, b.message);
/** Sorted; of those that compare equal the first one stays. Works for problems and for findings. */
const sortFindings = (findings) => {
    const sorted = [...findings].sort(compareFindings);
    return sorted.filter((finding, at) => {
        const before = sorted[at - 1];
        return before === undefined || compareFindings(before, finding) !== 0;
    });
};


/***/ }),

/***/ 8235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readerOf)
});

// UNUSED EXPORTS: judge

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/pointer.js
var contracts_pointer = __webpack_require__(3686);
;// CONCATENATED MODULE: ./lib/contracts/formProblems.js


/** A value in a message: short, on one line, and never nested, because a value can be nested deeper than any recursion goes. */
const described = (value) => {
    if (typeof value === 'string')
        return (0,plainText/* excerpt */.K)(value);
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    return String(value);
};
const TYPES = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'null',
    number: 'a number',
    object: 'an object',
    string: 'a text',
};
const typeWords = (type = []) => [type]
    .flat()
    .map((each) => TYPES[each] ?? each)
    .join(' or ');
/** `1 to 160`, `at least 1`, `at most 50`: what the schema allows. */
const range = (low, high) => {
    if (low === undefined)
        return `at most ${high}`;
    return high === undefined || high === Number.MAX_SAFE_INTEGER ? `at least ${low}` : `${low} to ${high}`;
};
const quotedList = (values = []) => values.map((value) => JSON.stringify(value)).join(', ');
const formProblems_length = (value) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);
const textLength = ({ form, value }) => `the text has ${formProblems_length(value)} characters (UTF-16 units), allowed are ${range(form.minLength, form.maxLength)}`;
const listLength = ({ form, value }) => `the list has ${formProblems_length(value)} entries, allowed are ${range(form.minItems, form.maxItems)}`;
const numberRange = ({ form, value }) => `must be ${range(form.minimum, form.maximum)}, found ${described(value)}`;
/** ajv keyword → our rule and words. */
const WORDS = {
    type: { rule: 'document.type', message: ({ form, value }) => `must be ${typeWords(form.type)}, found ${described(value)}` },
    const: {
        rule: 'document.literal',
        message: ({ form, value }) => `must be ${form['x-form'] ?? JSON.stringify(form.const)}, found ${described(value)}`,
    },
    enum: { rule: 'document.choice', message: ({ form, value }) => `must be one of ${quotedList(form.enum)}, found ${described(value)}` },
    pattern: { rule: 'document.form', message: ({ form, value }) => `must be ${form['x-form']}, found ${described(value)}` },
    minLength: { rule: 'document.text-length', message: textLength },
    maxLength: { rule: 'document.text-length', message: textLength },
    minItems: { rule: 'document.list-length', message: listLength },
    maxItems: { rule: 'document.list-length', message: listLength },
    minimum: { rule: 'document.number-range', message: numberRange },
    maximum: { rule: 'document.number-range', message: numberRange },
    required: { rule: 'document.missing-field', message: ({ field }) => `the field ${(0,plainText/* excerpt */.K)(field)} is missing` },
    additionalProperties: {
        rule: 'document.unknown-field',
        message: ({ field, form }) => `the field ${(0,plainText/* excerpt */.K)(field)} is not known here; known are ${Object.keys(form.properties ?? {}).join(', ')}`,
    },
    minProperties: { rule: 'document.empty', message: () => 'nothing is reported; give at least one field besides schema_version' },
};
const problem = (error) => {
    const words = WORDS[error.keyword];
    const pointer = error.field === undefined ? error.at : `${error.at}/${(0,contracts_pointer/* pointerToken */.b)(error.field)}`;
    return {
        pointer,
        rule: words?.rule ?? 'document.type',
        message: words?.message(error) ?? `disagrees with the schema (${error.keyword})`,
        severity: 'error',
    };
};
/** One fault of a value is told once: of a text of a wrong length not its form as well, of no choice not its type as well. */
const isSaidAlready = ({ keyword, form, value }) => {
    if (keyword === 'type')
        return form.enum !== undefined;
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = form;
    return keyword === 'pattern' && (formProblems_length(value) < minLength || formProblems_length(value) > maxLength);
};
/** The errors of a validator as problems in our own words. */
const formProblems = (errors) => errors.filter((error) => !isSaidAlready(error)).map(problem);

// EXTERNAL MODULE: ./lib/contracts/finding.js
var finding = __webpack_require__(1946);
;// CONCATENATED MODULE: ./lib/contracts/problemReport.js

/** A document with more problems is beyond reading them; what a hostile one costs in time and memory is bounded. */
const MOST_PROBLEMS = 200;
/** Collects the problems of one document. */
const newProblemReport = () => {
    const kept = { error: [], warning: [] };
    const more = { error: 0, warning: 0 };
    const addMore = (severity, count) => {
        more[severity] += count;
    };
    const rest = (severity) => {
        if (more[severity] === 0)
            return [];
        const message = `${more[severity]} more ${severity}s are not listed; correct those that are`;
        return [{ pointer: '', rule: 'document.more-problems', message, severity }];
    };
    return {
        add: (problem) => {
            if (kept[problem.severity].length < MOST_PROBLEMS)
                kept[problem.severity].push(problem);
            else
                addMore(problem.severity, 1);
        },
        addMore,
        problems: () => kept.error.length + kept.warning.length + more.error + more.warning === 0
            ? []
            : (0,finding/* sortFindings */.T)([...kept.error, ...rest('error'), ...kept.warning, ...rest('warning')]),
        hasErrors: () => kept.error.length + more.error > 0,
    };
};

// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __webpack_require__(5845);
;// CONCATENATED MODULE: ./lib/contracts/reading.js



/** Asks every rule. `document` is the value when its schema accepts it. */
const judge = (form, value, document) => {
    (0,remembered/* beginReading */.W)();
    const report = newProblemReport();
    if (document === undefined) {
        const { errors, found } = form.validate.faults(value);
        for (const problem of formProblems(errors))
            report.add(problem);
        report.addMore('error', found - errors.length);
    }
    for (const { id, severity, check } of form.rules)
        check(value, (pointer, message) => report.add({ pointer, rule: id, message, severity }));
    const problems = report.problems();
    return document !== undefined && !report.hasErrors() ? { ok: true, document, problems } : { ok: false, problems };
};
const read = (formOf, value) => {
    const form = formOf(value);
    if (!form.validate(value))
        return judge(form, value, undefined);
    return form.plain?.(value) ? { ok: true, document: value, problems: [] } : judge(form, value, value);
};
const readerOf = (formOf) => (value) => read(formOf, value);


/***/ }),

/***/ 9947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  acceptanceContractForm: () => (/* binding */ acceptanceContractForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/acceptance-contract.js
// Generated from schemas/acceptance-contract.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 80) && pattern0.test(v);
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.id, 1, 80) && pattern0.test(v.id) &&
  (0,accepted/* isText */.KH)(v.label, 1, 160) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 240) && pattern1.test(v.path) &&
  (0,accepted/* isHex */.qv)(v.sha256, 64) &&
  (0,accepted/* isWhole */.wP)(v.timeout_ms, 10, 60000) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-acceptance.v1" &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  (0,accepted/* isList */.Lv)(v.task_defining_failures, 1, 100, isEntry0) &&
  (0,accepted/* isList */.Lv)(v.required_checks, 1, 100, isObject0) &&
  (0,accepted/* isList */.Lv)(v.regression_checks, 0, 100, isObject0) &&
  isObject1(v.driver) &&
  (0,accepted/* isWhole */.wP)(v.repetitions, 2, 5) &&
  (0,accepted/* hasFields */.s6)(v, 7);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","task_defining_failures","required_checks","regression_checks","driver","repetitions"],"properties":{"schema_version":{"const":"codevetter.agent-task-acceptance.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_defining_failures":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"driver":{"type":"object","additionalProperties":false,"required":["path","sha256","timeout_ms"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"timeout_ms":{"type":"integer","minimum":10,"maximum":60000}}},"repetitions":{"type":"integer","minimum":2,"maximum":5}}});

const validate = (0,validator/* validatorOf */.q)(isObject2, schema);

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __webpack_require__(1519);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __webpack_require__(5845);
;// CONCATENATED MODULE: ./lib/contracts/rules/acceptanceContract.js








const required = (0,remembered/* remembered */.H)((document) => (0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'required_checks'), 'id'));
const regression = (0,remembered/* remembered */.H)((document) => (0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'regression_checks'), 'id'));
const checks = (document) => [required(document), regression(document)];
const failures = (0,remembered/* remembered */.H)((document) => (0,place/* elementColumn */.fV)((0,place/* placeOf */.$t)(document, 'task_defining_failures')));
const failuresRequired = (document, report) => (0,lists/* eachText */.hj)(failures(document), (0,lists/* textsOf */.CB)(required(document)), true, (pointer, id) => report(pointer, `${(0,plainText/* excerpt */.K)(id)} is no required check; only those define the task`));
const acceptanceContract_plain = ({ task_defining_failures: failing, required_checks, regression_checks, driver }) => {
    const ids = required_checks.map(({ id }) => id);
    return ((0,plain/* ascending */.V_)(failing, plain/* itself */.QM) &&
        failing.every((id) => ids.includes(id)) &&
        (0,plain/* ascending */.V_)(ids, plain/* itself */.QM) &&
        (0,plain/* ascending */.V_)(regression_checks, ({ id }) => id) &&
        !regression_checks.some(({ id }) => ids.includes(id)) &&
        (0,paths/* isPlainPath */.qW)(driver.path));
};
const acceptanceContract_form = {
    validate: validate,
    plain: acceptanceContract_plain,
    rules: [
        (0,rules_form/* error */.z3)('contract.failures-sorted', (0,lists/* sorted */.IP)((document) => [failures(document)])),
        (0,rules_form/* error */.z3)('contract.failures-unique', (0,lists/* unique */.Am)((document) => [failures(document)])),
        (0,rules_form/* error */.z3)('contract.failures-required', failuresRequired),
        (0,rules_form/* error */.z3)('contract.checks-sorted', (0,lists/* sorted */.IP)(checks)),
        (0,rules_form/* error */.z3)('contract.checks-unique', (0,lists/* unique */.Am)(checks)),
        (0,rules_form/* error */.z3)('contract.checks-disjoint', (0,lists/* disjoint */.nf)((document) => [required(document), regression(document)], (id) => `${id} is a required check already; a regression check is another one`)),
        (0,paths/* plainPaths */.FY)((document) => [(0,place/* placeOf */.$t)(document, 'driver', 'path')]),
    ],
};
const acceptanceContractForm = () => acceptanceContract_form;


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

/***/ 8319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  corpusIndexForm: () => (/* binding */ corpusIndexForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/corpus-index.js
// Generated from schemas/corpus-index.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^\d+\.\d+\.\d+$/;
const pattern2 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 240) && pattern2.test(v.path) &&
  (0,accepted/* isHex */.qv)(v.sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isObject0(v.manifest) &&
  (v.qualification === undefined || isObject0(v.qualification)) &&
  (0,accepted/* hasFields */.s6)(v, 2 + (v.qualification !== undefined));
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-corpus.v1" &&
  (0,accepted/* isText */.KH)(v.corpus_id, 1, 80) && pattern0.test(v.corpus_id) &&
  (0,accepted/* isText */.KH)(v.version, 0, 40) && pattern1.test(v.version) &&
  (0,accepted/* isList */.Lv)(v.tasks, 0, 50, isObject1) &&
  (0,accepted/* hasFields */.s6)(v, 4);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","corpus_id","version","tasks"],"properties":{"schema_version":{"const":"codevetter.agent-task-corpus.v1"},"corpus_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","manifest"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"qualification":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}}}});

const validate = (0,validator/* validatorOf */.q)(isObject2, schema);

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __webpack_require__(1519);
;// CONCATENATED MODULE: ./lib/contracts/rules/corpusIndex.js






const tasks = (document) => (0,place/* placeOf */.$t)(document, 'tasks');
const ids = (document) => [(0,place/* columnOf */.uV)(tasks(document), 'task_id')];
const corpusIndex_plain = (index) => (0,plain/* ascending */.V_)(index.tasks, ({ task_id }) => task_id) &&
    index.tasks.every(({ manifest, qualification }) => (0,paths/* isPlainPath */.qW)(manifest.path) && (qualification === undefined || (0,paths/* isPlainPath */.qW)(qualification.path)));
const corpusIndex_form = {
    validate: validate,
    plain: corpusIndex_plain,
    rules: [
        (0,rules_form/* error */.z3)('index.tasks-sorted', (0,lists/* sorted */.IP)(ids)),
        (0,rules_form/* error */.z3)('index.tasks-unique', (0,lists/* unique */.Am)(ids)),
        (0,paths/* plainPaths */.FY)((document) => (0,place/* elementsOf */.ZE)(tasks(document)).flatMap((task) => [(0,place/* partOf */.BU)(task, 'manifest', 'path'), (0,place/* partOf */.BU)(task, 'qualification', 'path')])),
    ],
};
const corpusIndexForm = () => corpusIndex_form;


/***/ }),

/***/ 4878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fixtureBundleForm: () => (/* binding */ fixtureBundleForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/fixture-bundle.js
// Generated from schemas/fixture-bundle.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 240) && pattern0.test(v.path) &&
  (0,accepted/* isText */.KH)(v.content_base64, 4, 1398104) &&
  (0,accepted/* isHex */.qv)(v.sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-fixture.v1" &&
  (0,accepted/* isList */.Lv)(v.files, 1, 100, isObject0) &&
  (0,accepted/* hasFields */.s6)(v, 2);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-fixture.v1"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","content_base64","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"content_base64":{"type":"string","minLength":4,"maxLength":1398104},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}});

const validate = (0,validator/* validatorOf */.q)(isObject1, schema);

// EXTERNAL MODULE: ./lib/contracts/rules/content.js
var content = __webpack_require__(9258);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __webpack_require__(1519);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __webpack_require__(5845);
// EXTERNAL MODULE: ./lib/contracts/rules/workspacePaths.js
var workspacePaths = __webpack_require__(7096);
;// CONCATENATED MODULE: ./lib/contracts/rules/fixtureBundle.js









const fixtureBundle_paths = (0,remembered/* remembered */.H)((document) => (0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'files'), 'path'));
const fixtureBundle_plain = ({ files }) => (0,plain/* plainWorkspace */.Wo)(files) && files.every((file) => (0,content/* isPlainContent */.M$)(file.content_base64, file.sha256));
const fixtureBundle_form = {
    validate: validate,
    plain: fixtureBundle_plain,
    rules: [
        (0,rules_form/* error */.z3)('fixture.paths-sorted', (0,lists/* sorted */.IP)((document) => [fixtureBundle_paths(document)])),
        (0,rules_form/* error */.z3)('fixture.paths-unique', (0,lists/* unique */.Am)((document) => [fixtureBundle_paths(document)])),
        ...(0,workspacePaths/* workspaceRules */.n)(fixtureBundle_paths),
        (0,paths/* plainPaths */.FY)(fixtureBundle_paths),
        ...(0,content/* contentRules */.tc)({ content: 'content_base64', hash: 'sha256' }),
    ],
};
const fixtureBundleForm = () => fixtureBundle_form;


/***/ }),

/***/ 8171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  knownGoodChangeForm: () => (/* binding */ knownGoodChangeForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/known-good-change.js
// Generated from schemas/known-good-change.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 240) && pattern1.test(v.path) &&
  (0,accepted/* isHex */.qv)(v.before_sha256, 64) &&
  (0,accepted/* isText */.KH)(v.after_base64, 4, 1398104) &&
  (0,accepted/* isHex */.qv)(v.after_sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-known-good.v1" &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  (0,accepted/* isList */.Lv)(v.files, 1, 100, isObject0) &&
  (0,accepted/* hasFields */.s6)(v, 3);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-known-good.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","before_sha256","after_base64","after_sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"before_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"after_base64":{"type":"string","minLength":4,"maxLength":1398104},"after_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}});

const validate = (0,validator/* validatorOf */.q)(isObject1, schema);

// EXTERNAL MODULE: ./lib/contracts/rules/content.js
var content = __webpack_require__(9258);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __webpack_require__(1519);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __webpack_require__(5845);
// EXTERNAL MODULE: ./lib/contracts/rules/workspacePaths.js
var workspacePaths = __webpack_require__(7096);
;// CONCATENATED MODULE: ./lib/contracts/rules/knownGoodChange.js









const knownGoodChange_paths = (0,remembered/* remembered */.H)((document) => (0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'files'), 'path'));
const changes = (document, report) => {
    for (const file of (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'files'))) {
        const after = (0,place/* partOf */.BU)(file, 'after_sha256');
        if (typeof after.value === 'string' && after.value === (0,place/* partOf */.BU)(file, 'before_sha256').value) {
            report(after.pointer, 'the replacement has the hash of the file that it replaces; leave unchanged files out');
        }
    }
};
const knownGoodChange_plain = ({ files }) => (0,plain/* plainWorkspace */.Wo)(files) &&
    files.every((file) => file.before_sha256 !== file.after_sha256 && (0,content/* isPlainContent */.M$)(file.after_base64, file.after_sha256));
const knownGoodChange_form = {
    validate: validate,
    plain: knownGoodChange_plain,
    rules: [
        (0,rules_form/* error */.z3)('known-good.paths-sorted', (0,lists/* sorted */.IP)((document) => [knownGoodChange_paths(document)])),
        (0,rules_form/* error */.z3)('known-good.paths-unique', (0,lists/* unique */.Am)((document) => [knownGoodChange_paths(document)])),
        ...(0,workspacePaths/* workspaceRules */.n)(knownGoodChange_paths),
        (0,paths/* plainPaths */.FY)(knownGoodChange_paths),
        ...(0,content/* contentRules */.tc)({ content: 'after_base64', hash: 'after_sha256' }),
        (0,rules_form/* error */.z3)('known-good.changes', changes),
    ],
};
const knownGoodChangeForm = () => knownGoodChange_form;


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

/***/ 1519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ itself),
/* harmony export */   V_: () => (/* binding */ ascending),
/* harmony export */   Wo: () => (/* binding */ plainWorkspace),
/* harmony export */   zZ: () => (/* binding */ apart)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7223);

// Nearly every document is as we would write it. A form may say so in one pass over the document that its schema has accepted; then
// no rule is asked. What is said here follows from the rules, and is less: when in doubt, the rules decide.
/** Strictly ascending, so in order and without repetition. */
const ascending = (list, textOf) => {
    let before;
    for (const element of list) {
        const text = textOf(element);
        if (before !== undefined && text <= before)
            return false;
        before = text;
    }
    return true;
};
const itself = (text) => text;
/** No text of one list in the other. */
const apart = (left, right) => !left.some((text) => right.includes(text));
const UPPER_CASE = /[A-Z]/;
/** Plain paths in ascending order, none of them the task packet or a folder of another one, in whatever case. */
const plainWorkspace = (files) => {
    if (!ascending(files, ({ path }) => path))
        return false;
    const seen = new Set(['task.md']);
    for (const { path } of files) {
        if (!(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainPath */ .qW)(path) || UPPER_CASE.test(path) || seen.has(path))
            return false;
        // A folder comes before what lies in it.
        for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
            if (seen.has(path.slice(0, at)))
                return false;
        seen.add(path);
    }
    return true;
};


/***/ }),

/***/ 5845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered),
/* harmony export */   W: () => (/* binding */ beginReading)
/* harmony export */ });
let reading = 0;
/** Begins the reading of a document: what was remembered of earlier ones is forgotten. */
const beginReading = () => {
    reading += 1;
};
/**
 * Several rules ask for the same part of a document: it is found once in a reading. A document may change between two readings, not
 * within one.
 */
const remembered = (find) => {
    let last;
    return (document) => {
        if (last === undefined || last.reading !== reading || last.document !== document)
            last = { reading, document, found: find(document) };
        return last.found;
    };
};


/***/ }),

/***/ 3359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  taskManifestForm: () => (/* binding */ taskManifestForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/task-manifest.js
// Generated from schemas/task-manifest.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 240) && pattern1.test(v.path) &&
  (0,accepted/* isHex */.qv)(v.sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  isObject0(v.fixture) &&
  isObject0(v.task_packet) &&
  isObject0(v.acceptance_contract) &&
  isObject0(v.known_good_patch) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 80) && pattern0.test(v);
const pattern2 = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/;
const pattern3 = /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/;
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.kind === "owned" || v.kind === "external") &&
  (0,accepted/* isText */.KH)(v.repository, 0, 160) && pattern2.test(v.repository) &&
  typeof v.revision === 'string' && pattern3.test(v.revision) &&
  (v.source_url === undefined || (0,accepted/* isText */.KH)(v.source_url, 1, 500)) &&
  (0,accepted/* hasFields */.s6)(v, 3 + (v.source_url !== undefined));
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.spdx, 1, 80) &&
  (0,accepted/* isText */.KH)(v.notice, 1, 500) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject4 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task.v1" &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  (0,accepted/* isText */.KH)(v.title, 1, 160) &&
  (v.lane === "api" || v.lane === "browser") &&
  (v.runtime === "node" || v.runtime === "typescript") &&
  (0,accepted/* isText */.KH)(v.category, 1, 80) && pattern0.test(v.category) &&
  (0,accepted/* isText */.KH)(v.failure_mode, 1, 80) && pattern0.test(v.failure_mode) &&
  isObject1(v.artifacts) &&
  (0,accepted/* isList */.Lv)(v.required_checks, 1, 100, isEntry0) &&
  (0,accepted/* isList */.Lv)(v.regression_checks, 0, 100, isEntry0) &&
  isObject2(v.provenance) &&
  isObject3(v.license) &&
  (0,accepted/* hasFields */.s6)(v, 12);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","title","lane","runtime","category","failure_mode","artifacts","required_checks","regression_checks","provenance","license"],"properties":{"schema_version":{"const":"codevetter.agent-task.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":160},"lane":{"type":"string","enum":["api","browser"]},"runtime":{"type":"string","enum":["node","typescript"]},"category":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"failure_mode":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifacts":{"type":"object","additionalProperties":false,"required":["fixture","task_packet","acceptance_contract","known_good_patch"],"properties":{"fixture":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"task_packet":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"acceptance_contract":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"known_good_patch":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"provenance":{"type":"object","additionalProperties":false,"required":["kind","repository","revision"],"properties":{"kind":{"type":"string","enum":["owned","external"]},"repository":{"type":"string","maxLength":160,"pattern":"^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$","x-form":"a repository: owner/name"},"revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"},"source_url":{"type":"string","minLength":1,"maxLength":500}}},"license":{"type":"object","additionalProperties":false,"required":["spdx","notice"],"properties":{"spdx":{"type":"string","minLength":1,"maxLength":80},"notice":{"type":"string","minLength":1,"maxLength":500}}}}});

const validate = (0,validator/* validatorOf */.q)(isObject4, schema);

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __webpack_require__(1519);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __webpack_require__(5845);
;// CONCATENATED MODULE: ./lib/contracts/rules/taskManifest.js









const required = (0,remembered/* remembered */.H)((document) => (0,place/* elementColumn */.fV)((0,place/* placeOf */.$t)(document, 'required_checks')));
const regression = (0,remembered/* remembered */.H)((document) => (0,place/* elementColumn */.fV)((0,place/* placeOf */.$t)(document, 'regression_checks')));
const checks = (document) => [required(document), regression(document)];
const sourceUrl = (document) => (0,place/* placeOf */.$t)(document, 'provenance', 'source_url');
/** Longer ones are refused by their length. */
const LONGEST_URL = 500;
const httpsUrl = (document, report) => {
    const place = sourceUrl(document);
    const { value } = place;
    if (typeof value !== 'string' || value.length > LONGEST_URL)
        return;
    if (!URL.canParse(value) || new URL(value).protocol !== 'https:')
        report(place.pointer, `${(0,plainText/* excerpt */.K)(value)} is no absolute https URL`);
};
const plainUrl = (document, report) => {
    const place = sourceUrl(document);
    const { value } = place;
    if (typeof value !== 'string' || !URL.canParse(value) || /^https:\/\/\S+$/.test(value))
        return;
    report(place.pointer, 'write the URL with https:// in front, in lower case and without blanks');
};
const externalSource = (document, report) => {
    if ((0,place/* placeOf */.$t)(document, 'provenance', 'kind').value !== 'external')
        return;
    const { pointer, value } = sourceUrl(document);
    if (value === undefined)
        report(pointer, 'a task with the provenance "external" names the URL where it comes from');
};
const ARTIFACTS = ['fixture', 'task_packet', 'acceptance_contract', 'known_good_patch'];
const artifactPaths = (document) => {
    const artifacts = (0,shape/* member */.Dc)(document, 'artifacts');
    return { values: ARTIFACTS.map((name) => (0,shape/* member */.Dc)((0,shape/* member */.Dc)(artifacts, name), 'path')), pointer: (at) => `/artifacts/${ARTIFACTS[at]}/path` };
};
const taskManifest_plain = ({ required_checks, regression_checks, artifacts, provenance }) => (0,plain/* ascending */.V_)(required_checks, plain/* itself */.QM) &&
    (0,plain/* ascending */.V_)(regression_checks, plain/* itself */.QM) &&
    (0,plain/* apart */.zZ)(required_checks, regression_checks) &&
    provenance.kind === 'owned' &&
    provenance.source_url === undefined &&
    ARTIFACTS.every((name) => (0,paths/* isPlainPath */.qW)(artifacts[name].path));
const taskManifest_form = {
    validate: validate,
    plain: taskManifest_plain,
    rules: [
        (0,rules_form/* error */.z3)('manifest.checks-sorted', (0,lists/* sorted */.IP)(checks)),
        (0,rules_form/* error */.z3)('manifest.checks-unique', (0,lists/* unique */.Am)(checks)),
        (0,rules_form/* error */.z3)('manifest.checks-disjoint', (0,lists/* disjoint */.nf)((document) => [required(document), regression(document)], (id) => `${id} is a required check already; a regression check is another one`)),
        (0,rules_form/* error */.z3)('manifest.source-url', httpsUrl),
        (0,rules_form/* warning */.$e)('manifest.plain-url', plainUrl),
        (0,rules_form/* error */.z3)('manifest.external-source', externalSource),
        (0,paths/* plainPaths */.FY)(artifactPaths),
    ],
};
const taskManifestForm = () => taskManifest_form;


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

/***/ 5390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UI: () => (/* binding */ namedCheckRuntime),
/* harmony export */   ej: () => (/* binding */ checkRuntimes),
/* harmony export */   fK: () => (/* binding */ checkRuntimeFile)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5707);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);


const MARKER = /^\/\/ agent-task-check-runtime: ([a-f0-9]{64})\r?\n/;
/** The SHA-256 of the check runtime that a driver was sealed with, from its first line; undefined for drivers of the in-process kind. */
const namedCheckRuntime = (driver) => MARKER.exec(Buffer.from(driver.buffer, driver.byteOffset, Math.min(driver.length, 120)).toString('latin1'))?.[1];
const checkRuntimeFile = (runtimeSha256) => `runtimes/${runtimeSha256}.mjs`;
/** Finds check runtimes in a corpus; each is read and hashed once, however many drivers name it. */
const checkRuntimes = (source) => {
    const found = new Map();
    const read = (runtimeSha256) => {
        const file = checkRuntimeFile(runtimeSha256);
        const reading = source.read({ folder: '', path: file }, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .ARTIFACT_BYTES */ .Vb);
        if (!reading.ok)
            return { sha256: runtimeSha256, missing: `${file}: ${reading.message}` };
        const actual = (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(reading.bytes);
        return actual === runtimeSha256
            ? { file, sha256: actual, bytes: reading.bytes }
            : { sha256: runtimeSha256, missing: `${file}: the file has the SHA-256 ${actual}, not the one in its name` };
    };
    return (runtimeSha256) => {
        const runtime = found.get(runtimeSha256) ?? read(runtimeSha256);
        found.set(runtimeSha256, runtime);
        return runtime;
    };
};


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   hq: () => (/* binding */ findingLines),
/* harmony export */   mC: () => (/* binding */ findingLine)
/* harmony export */ });
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5744);
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);


const LONGEST_POINTER = 240;
/** Places the problems of one document in its file, with line and column where the text is at hand. */
const placed = (label, file, problems, bytes) => {
    if (problems.length === 0)
        return [];
    const positions = bytes === undefined
        ? []
        : (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__/* .locateAll */ .Y6)(bytes, problems.map(({ pointer }) => pointer));
    return problems.map((problem, at) => ({ label, file, ...problem, ...positions[at] }));
};
// A key can be as long as a document.
const cut = (pointer) => (pointer.length > LONGEST_POINTER ? `${pointer.slice(0, LONGEST_POINTER)}…` : pointer);
/** One line for people and for the `errors` of a result: label, place, what is wrong, and the rule. The same on every machine. */
const findingLine = (finding) => {
    const place = finding.line === undefined ? finding.file : `${finding.file}:${finding.line}:${finding.column}`;
    const pointer = finding.pointer === '' ? '' : ` ${cut(finding.pointer)}`;
    return (0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(`${finding.label}: ${place}${pointer} ${finding.message} [${finding.rule}]`);
};
const byCodeUnit = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Sorted by code unit, each once. */
const findingLines = (findings) => [...new Set(findings.map(findingLine))].sort(byCodeUnit);


/***/ }),

/***/ 7238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ INDEX_FILE),
/* harmony export */   X: () => (/* binding */ readCorpus)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5707);
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6578);
/* harmony import */ var _checkRuntime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5390);
/* harmony import */ var _readDocument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2999);
/* harmony import */ var _readTask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5056);





/** The index file, directly in the corpus root. */
const INDEX_FILE = 'corpus.json';
const byId = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
/** Reads and checks a whole corpus in one pass: each file is opened, bounded, hashed and parsed once. Never throws for what it finds. */
const readCorpus = (source, options) => {
    const { bytes, findings } = readIndexBytes(source);
    const index = bytes && (0,_readDocument_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(INDEX_FILE, bytes, options.readers.index);
    findings.push(...(index?.findings ?? []));
    const entries = (0,_readTask_js__WEBPACK_IMPORTED_MODULE_2__/* .indexEntries */ .n)(index?.parsed);
    const context = { source, readers: options.readers, receipts: options.receipts, checkRuntime: (0,_checkRuntime_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRuntimes */ .ej)(source) };
    const rows = [];
    const tasks = [];
    entries.forEach((entry, position) => {
        const { row, findings: found, task } = (0,_readTask_js__WEBPACK_IMPORTED_MODULE_2__/* .readTask */ .g)(entry, position, context);
        rows.push({ id: row.task_id, row });
        findings.push(...found);
        if (options.keepTasks && task !== undefined)
            tasks.push({ id: task.taskId, task });
        options.onTask?.(position + 1, entries.length);
    });
    return {
        id: (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .textMember */ .SA)(index?.parsed, 'corpus_id') ?? null,
        version: (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .textMember */ .SA)(index?.parsed, 'version') ?? null,
        indexSha256: index !== undefined && 'parsed' in index ? (bytes?.sha256 ?? null) : null,
        rows: rows.sort(byId).map(({ row }) => row),
        findings,
        tasks: tasks.sort(byId).map(({ task }) => task),
    };
};
const readIndexBytes = (source) => {
    const { bytes, findings } = (0,_readDocument_js__WEBPACK_IMPORTED_MODULE_1__/* .readBytes */ .io)(source, INDEX_FILE, { folder: '', path: INDEX_FILE }, undefined, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .DOCUMENT_BYTES */ .A1);
    // Nothing declares the hash of the index itself: it is the identity of the corpus.
    return { bytes, findings: findings.filter((finding) => finding.rule !== 'corpus.hash') };
};


/***/ }),

/***/ 2999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ readAs),
/* harmony export */   io: () => (/* binding */ readBytes)
/* harmony export */ });
/* unused harmony export fileError */
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5744);
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5707);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6208);
/* harmony import */ var _source_relativePath_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8878);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3752);





const NONE = [];
/** An error about a whole file. */
const fileError = (label, file, rule, message) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(label, file, [{ pointer: '', rule, message, severity: 'error' }]);
/** Reads and identifies the bytes of a declared file; a difference to the declared hash is a finding, the bytes are still used. */
const readBytes = (source, label, declared, expectedSha256, limit) => {
    const file = (0,_source_relativePath_js__WEBPACK_IMPORTED_MODULE_3__/* .declaredFile */ .VK)(declared.folder, declared.path);
    const reading = source.read(declared, limit);
    if (!reading.ok)
        return { findings: fileError(label, file, reading.rule, reading.message) };
    const bytes = { file, bytes: reading.bytes, sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(reading.bytes) };
    if (bytes.sha256 === expectedSha256)
        return { bytes, findings: NONE };
    const message = `the file has the SHA-256 ${bytes.sha256}, its owner declares another; restore the file, or run \`corpus seal\` if the change is meant`;
    return { bytes, findings: fileError(label, file, 'corpus.hash', message) };
};
/** Parses bytes that were read and judges them as a document of one kind. */
const readAs = (label, source, reader) => {
    if (source.bytes.length > _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .DOCUMENT_BYTES */ .A1) {
        return {
            findings: fileError(label, source.file, 'source.size', `the document has ${source.bytes.length} bytes, the limit is ${_contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .DOCUMENT_BYTES */ .A1}`),
        };
    }
    const json = (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh)(source.bytes);
    if (!json.ok)
        return { findings: (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(label, source.file, json.problems, source.bytes) };
    const reading = reader(json.value);
    const fine = json.problems.length + reading.problems.length === 0;
    const findings = fine ? NONE : (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(label, source.file, [...json.problems, ...reading.problems], source.bytes);
    const { file, sha256: identity, bytes } = source;
    return reading.ok
        ? { parsed: json.value, document: { file, sha256: identity, bytes, document: reading.document }, findings }
        : { parsed: json.value, findings };
};


/***/ }),

/***/ 5056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ indexEntries),
  g: () => (/* binding */ readTask)
});

// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/source/relativePath.js
var relativePath = __webpack_require__(8878);
// EXTERNAL MODULE: ./lib/corpus/checkRuntime.js
var checkRuntime = __webpack_require__(5390);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var corpus_findings = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/corpus/readDocument.js
var readDocument = __webpack_require__(2999);
// EXTERNAL MODULE: ./lib/corpus/receiptAgreement.js
var receiptAgreement = __webpack_require__(5674);
;// CONCATENATED MODULE: ./lib/corpus/taskAgreement.js


const names = (list, key) => (0,shape/* elements */.Yt)(list).map((entry) => (0,shape/* member */.Dc)(entry, key));
const taskIds = ({ taskId, manifest, acceptance, knownGood }) => [
    ['manifest', manifest],
    ['acceptance', acceptance],
    ['knownGood', knownGood],
]
    .filter(([, document]) => document !== undefined && (0,shape/* member */.Dc)(document, 'task_id') !== taskId)
    .map(([where]) => ({
    in: where,
    pointer: '/task_id',
    rule: 'corpus.task-id',
    message: typeof taskId === 'string'
        ? `the task id must be ${(0,plainText/* excerpt */.K)(taskId)}, as in corpus.json`
        : 'corpus.json gives the task no id that this one could be',
    severity: 'error',
}));
const knownGoodChangesFixtureFiles = ({ fixture, knownGood }) => {
    if (fixture === undefined || knownGood === undefined)
        return [];
    const known = new Set(names((0,shape/* member */.Dc)(fixture, 'files'), 'path'));
    return names((0,shape/* member */.Dc)(knownGood, 'files'), 'path').flatMap((path, at) => typeof path !== 'string' || known.has(path)
        ? []
        : [
            {
                in: 'knownGood',
                pointer: `/files/${at}/path`,
                rule: 'corpus.known-good-path',
                message: `${(0,plainText/* excerpt */.K)(path)} is no file of the fixture; a known-good change can only replace fixture files`,
                severity: 'error',
            },
        ]);
};
const driverIsNoFixtureFile = ({ fixture, acceptance }) => {
    const path = (0,shape/* member */.Dc)((0,shape/* member */.Dc)(acceptance, 'driver'), 'path');
    if (path === undefined || !names((0,shape/* member */.Dc)(fixture, 'files'), 'path').includes(path))
        return [];
    return [
        {
            in: 'acceptance',
            pointer: '/driver/path',
            rule: 'corpus.driver-public',
            message: 'the check driver has the path of a fixture file; it must stay hidden from the agent',
            severity: 'error',
        },
    ];
};
const checkLists = ({ manifest, acceptance }) => {
    if (acceptance === undefined)
        return [];
    return ['required_checks', 'regression_checks'].flatMap((list) => {
        const declared = (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(manifest, list));
        const described = names((0,shape/* member */.Dc)(acceptance, list), 'id');
        const agree = declared.length === described.length && declared.every((id, at) => id === described[at]);
        return agree
            ? []
            : [
                {
                    in: 'acceptance',
                    pointer: `/${list}`,
                    rule: 'corpus.check-lists',
                    message: `the ids of ${list} differ from those in the task manifest; both must list the same checks in the same order`,
                    severity: 'error',
                },
            ];
    });
};
/** Not a rule of the format (it surfaces as `patch_failure`), but nobody wants to learn it from a qualification. */
const knownGoodStartsFromFixture = ({ fixture, knownGood }) => {
    const before = new Map((0,shape/* elements */.Yt)((0,shape/* member */.Dc)(fixture, 'files')).map((file) => [(0,shape/* member */.Dc)(file, 'path'), (0,shape/* member */.Dc)(file, 'sha256')]));
    return (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(knownGood, 'files')).flatMap((file, at) => {
        const expected = before.get((0,shape/* member */.Dc)(file, 'path'));
        return expected === undefined || expected === (0,shape/* member */.Dc)(file, 'before_sha256')
            ? []
            : [
                {
                    in: 'knownGood',
                    pointer: `/files/${at}/before_sha256`,
                    rule: 'corpus.known-good-before',
                    message: 'the hash is not that of the fixture file: qualification will end in patch_failure',
                    severity: 'warning',
                },
            ];
    });
};
const RULES = [taskIds, knownGoodChangesFixtureFiles, driverIsNoFixtureFile, checkLists, knownGoodStartsFromFixture];
const taskDisagreements = (documents) => RULES.flatMap((rule) => rule(documents));
const sameIds = (declared, described) => declared.length === described.length && described.every(({ id }, at) => id === declared[at]);
/** True only if no rule above would say anything; nearly every task is settled by this one look. */
const taskAgrees = (taskId, { manifest, fixture, acceptance, knownGood }) => {
    const hashes = new Map(fixture.files.map(({ path, sha256 }) => [path, sha256]));
    return (manifest.task_id === taskId &&
        acceptance.task_id === taskId &&
        knownGood.task_id === taskId &&
        !hashes.has(acceptance.driver.path) &&
        knownGood.files.every(({ path, before_sha256 }) => hashes.get(path) === before_sha256) &&
        sameIds(manifest.required_checks, acceptance.required_checks) &&
        sameIds(manifest.regression_checks, acceptance.regression_checks));
};

;// CONCATENATED MODULE: ./lib/corpus/taskLint.js


/** Files that steer an agent or its tools: in a fixture they speak to the agent beside the task packet. */
const AGENT_CONFIGURATION = /(?:^|\/)(?:\.claude|\.cursor|\.gemini|\.codex|\.continue|\.windsurf)\/|(?:^|\/)(?:\.mcp\.json|AGENTS\.md|CLAUDE\.md|GEMINI\.md|\.cursorrules|\.windsurfrules|\.aider[^/]*|\.npmrc|\.yarnrc(?:\.yml)?|\.env(?:\.[^/]*)?|copilot-instructions\.md)$/i;
/** Dot files and Markdown: the cheap question first. */
const mayConfigure = (path) => path.startsWith('.') || path.includes('/.') || path.toLowerCase().endsWith('.md');
/** Words of checks that judge how code looks. Observable behaviour is what a task may ask for. */
const STYLE = /(?:^|[^a-z])(?:lint(?:ed|er|ing)?|prettier|eslint|formatting-only|code-style|indent(?:ation|ed)?|naming-convention|readab(?:le|ility))(?:$|[^a-z])/i;
const warning = (where, pointer, rule, message) => [
    { where, problem: { pointer, rule, message, severity: 'warning' } },
];
const hasRegressionCheck = ({ manifest }) => manifest.document.regression_checks.length > 0
    ? []
    : warning(manifest, '/regression_checks', 'lint.no-regression-check', 'the task has no regression check; add one for behaviour that a fix must keep');
const judgesBehaviour = ({ acceptance }) => acceptance.document.required_checks.flatMap(({ id, label }, at) => STYLE.test(id) || STYLE.test(label)
    ? warning(acceptance, `/required_checks/${at}`, 'lint.style-outcome', `the check ${(0,plainText/* excerpt */.K)(id)} seems to judge style; a task outcome must be observable behaviour`)
    : []);
const steersNoAgent = ({ fixture }) => fixture.document.files.flatMap(({ path }, at) => mayConfigure(path) && AGENT_CONFIGURATION.test(path)
    ? warning(fixture, `/files/${at}/path`, 'lint.agent-configuration', `${(0,plainText/* excerpt */.K)(path)} configures an agent or its tools; a fixture that carries it changes what is measured`)
    : []);
const runtimeIsThere = ({ driver, checkRuntime }) => checkRuntime !== undefined && 'missing' in checkRuntime
    ? warning(driver, '', 'lint.check-runtime-missing', `the driver was sealed with a check runtime that the corpus does not hold (${checkRuntime.missing}); run \`corpus seal\``)
    : [];
const LINTS = [hasRegressionCheck, judgesBehaviour, steersNoAgent, runtimeIsThere];
/** What the authoring rules ask for and no rule of the format enforces: warnings only. */
const taskLint = (label, task) => LINTS.flatMap((lint) => lint(task)).flatMap(({ where, problem }) => (0,corpus_findings/* placed */.GS)(label, where.file, [problem], problem.pointer === '' ? undefined : where.bytes));

;// CONCATENATED MODULE: ./lib/corpus/readTask.js










const PLAIN_ID = /^[a-z0-9-]{1,80}$/;
const isError = (finding) => finding.severity === 'error';
/** Reads all that one index entry declares: every file once, every finding, in the order of wire format 3.2. */
const readTask = (entry, position, context) => {
    const taskId = (0,shape/* textMember */.SA)(entry, 'task_id');
    const label = taskId === undefined ? `task (entry ${position + 1})` : `task ${PLAIN_ID.test(taskId) ? taskId : (0,plainText/* excerpt */.K)(taskId).slice(1, -1)}`;
    const findings = [];
    const collect = (reading) => {
        if (reading.findings.length > 0)
            findings.push(...reading.findings);
        return reading;
    };
    const { source, readers } = context;
    const declaredManifest = (0,shape/* member */.Dc)(entry, 'manifest');
    const manifestBytes = collect((0,readDocument/* readBytes */.io)(source, label, { folder: '', path: (0,shape/* member */.Dc)(declaredManifest, 'path') }, (0,shape/* member */.Dc)(declaredManifest, 'sha256'), limits/* DOCUMENT_BYTES */.A1)).bytes;
    const manifest = manifestBytes && collect((0,readDocument/* readAs */.fd)(label, manifestBytes, readers.manifest));
    const unreadable = {
        task_id: taskId ?? `(entry ${position + 1})`,
        manifest_sha256: manifestBytes?.sha256 ?? null,
        lane: null,
        runtime: null,
        category: null,
        qualified: false,
        valid: false,
    };
    if (manifestBytes === undefined || manifest === undefined || !('parsed' in manifest))
        return { row: unreadable, findings };
    const folder = (0,relativePath/* folderOf */.yS)(manifestBytes.file);
    const artifact = (declared) => collect((0,readDocument/* readBytes */.io)(source, label, { folder, path: (0,shape/* member */.Dc)(declared, 'path') }, (0,shape/* member */.Dc)(declared, 'sha256'), limits/* ARTIFACT_BYTES */.Vb)).bytes;
    const declared = (name) => (0,shape/* member */.Dc)((0,shape/* member */.Dc)(manifest.parsed, 'artifacts'), name);
    const nested = (name, reader) => {
        const bytes = artifact(declared(name));
        return bytes === undefined ? { findings: [] } : { bytes, ...collect((0,readDocument/* readAs */.fd)(label, bytes, reader)) };
    };
    const acceptance = nested('acceptance_contract', readers.acceptance);
    const fixture = nested('fixture', readers.fixture);
    const knownGood = nested('known_good_patch', readers.knownGood);
    const packet = artifact(declared('task_packet'));
    const driverDeclared = (0,shape/* member */.Dc)(acceptance.parsed, 'driver');
    const driver = driverDeclared === undefined ? undefined : artifact(driverDeclared);
    const documents = manifest.document && fixture.document && acceptance.document && knownGood.document
        ? {
            manifest: manifest.document.document,
            fixture: fixture.document.document,
            acceptance: acceptance.document.document,
            knownGood: knownGood.document.document,
        }
        : undefined;
    if (documents === undefined || !taskAgrees(taskId, documents)) {
        const files = { manifest: manifestBytes, acceptance: acceptance.bytes, knownGood: knownGood.bytes };
        const parsed = {
            taskId,
            manifest: manifest.parsed,
            fixture: fixture.parsed,
            acceptance: acceptance.parsed,
            knownGood: knownGood.parsed,
        };
        for (const { in: where, ...problem } of taskDisagreements(parsed)) {
            const file = files[where];
            if (file !== undefined)
                findings.push(...(0,corpus_findings/* placed */.GS)(label, file.file, [problem], file.bytes));
        }
    }
    const complete = !findings.some(isError);
    const receipt = readReceipt();
    const valid = !findings.some(isError) && !receipt?.findings.some(isError);
    findings.push(...(receipt?.findings ?? []));
    const row = {
        ...unreadable,
        lane: (0,shape/* textMember */.SA)(manifest.parsed, 'lane') ?? null,
        runtime: (0,shape/* textMember */.SA)(manifest.parsed, 'runtime') ?? null,
        category: (0,shape/* textMember */.SA)(manifest.parsed, 'category') ?? null,
        qualified: valid && context.receipts && receipt !== undefined,
        valid,
    };
    if (!complete ||
        !manifest.document ||
        !fixture.document ||
        !acceptance.document ||
        !knownGood.document ||
        !packet ||
        !driver ||
        taskId === undefined) {
        return { row, findings };
    }
    const runtimeSha256 = (0,checkRuntime/* namedCheckRuntime */.UI)(driver.bytes);
    const task = {
        taskId,
        manifest: manifest.document,
        fixture: fixture.document,
        acceptance: acceptance.document,
        knownGood: knownGood.document,
        taskPacket: packet,
        driver,
        ...(runtimeSha256 === undefined ? {} : { checkRuntime: context.checkRuntime(runtimeSha256) }),
        ...(receipt?.bytes === undefined ? {} : { receipt: receipt.bytes }),
    };
    findings.push(...taskLint(label, task));
    return { row, findings, task };
    function readReceipt() {
        const place = (0,shape/* member */.Dc)(entry, 'qualification');
        if (place === undefined)
            return undefined;
        const receiptLabel = `${label}: qualification`;
        const { bytes, findings: found } = (0,readDocument/* readBytes */.io)(source, receiptLabel, { folder: '', path: (0,shape/* member */.Dc)(place, 'path') }, (0,shape/* member */.Dc)(place, 'sha256'), limits/* DOCUMENT_BYTES */.A1);
        if (!context.receipts)
            return { ...(bytes === undefined ? {} : { bytes }), findings: [] };
        if (bytes === undefined || manifestBytes === undefined)
            return { findings: found };
        const reading = (0,readDocument/* readAs */.fd)(receiptLabel, bytes, readers.receipt);
        const problems = (0,receiptAgreement/* receiptProblems */.T)(reading.parsed, {
            taskId,
            manifestSha256: manifestBytes.sha256,
            fixtureSha256: fixture.bytes?.sha256,
            acceptanceSha256: acceptance.bytes?.sha256,
            knownGoodSha256: knownGood.bytes?.sha256,
            repetitions: acceptance.document?.document.repetitions,
        });
        return { bytes, findings: [...found, ...reading.findings, ...(0,corpus_findings/* placed */.GS)(receiptLabel, bytes.file, problems, bytes.bytes)] };
    }
};
// An index may have 50. Of a longer one, which is an error, so many are still read: 5,000 entries for one file must not buy 5,000 readings.
const MOST_ENTRIES = 2 * limits/* INDEX_TASKS */.go;
/** The entries of an index that may be anything. */
const indexEntries = (index) => (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(index, 'tasks')).slice(0, MOST_ENTRIES);


/***/ }),

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ receiptProblems)
/* harmony export */ });
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

const V1 = 'codevetter.agent-task-qualification.v1';
const V2 = 'codevetter.agent-task-qualification.v2';
const POLICY = 'public_fixture_and_task_packet_v1';
const PHASES = ['baseline', 'known_good'];
const stale = (pointer, what) => ({
    pointer,
    rule: 'corpus.receipt-stale',
    message: `the receipt was made for other bytes of the ${what}; qualify the task again`,
    severity: 'error',
});
/** Whether a receipt speaks about this very task (wire format 3.2, step 6). `receipt` is what its text says, valid or not. */
const receiptProblems = (receipt, task) => {
    const version = (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(receipt, 'schema_version');
    if (version !== V1 && version !== V2)
        return [];
    // Of a file that could not be read nobody knows whether the receipt was made for it; the file itself is reported.
    const differs = (key, expected) => expected !== undefined && (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(receipt, key) !== expected;
    const problems = [];
    if (differs('task_id', task.taskId)) {
        problems.push({ pointer: '/task_id', rule: 'corpus.receipt-task', message: 'the receipt belongs to another task', severity: 'error' });
    }
    if (differs('manifest_sha256', task.manifestSha256))
        problems.push(stale('/manifest_sha256', 'task manifest'));
    if (differs('qualified', true)) {
        problems.push({
            pointer: '/qualified',
            rule: 'corpus.receipt-unqualified',
            message: 'the receipt says that the task did not qualify',
            severity: 'error',
        });
    }
    if (version === V1)
        return problems;
    if (differs('fixture_sha256', task.fixtureSha256))
        problems.push(stale('/fixture_sha256', 'fixture'));
    if (differs('acceptance_contract_sha256', task.acceptanceSha256))
        problems.push(stale('/acceptance_contract_sha256', 'acceptance contract'));
    if (differs('known_good_sha256', task.knownGoodSha256))
        problems.push(stale('/known_good_sha256', 'known-good change'));
    if (differs('workspace_policy', POLICY)) {
        problems.push({
            pointer: '/workspace_policy',
            rule: 'corpus.receipt-policy',
            message: `the workspace policy must be ${POLICY}`,
            severity: 'error',
        });
    }
    return [...problems, ...attemptCount(receipt, task.repetitions)];
};
/** The format does not bind the attempts to the contract; a receipt with fewer proves less than the contract asks for. */
const attemptCount = (receipt, repetitions) => PHASES.flatMap((phase) => {
    const attempts = (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(receipt, phase), 'attempts');
    if (repetitions === undefined || !Array.isArray(attempts) || attempts.length === repetitions)
        return [];
    const message = `the phase has ${attempts.length} attempts, the acceptance contract asks for ${repetitions}; qualify the task again`;
    return [{ pointer: `/${phase}/attempts`, rule: 'corpus.receipt-attempts', message, severity: 'warning' }];
});


/***/ }),

/***/ 3816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ folderSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _readBounded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1316);
/* harmony import */ var _relativePath_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8878);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1808);




const judgeFolder = (path) => {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (stat.isSymbolicLink()) {
            return (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)('source.link', 'a folder of the path is a symbolic link; a corpus holds plain files and folders only');
        }
        return stat.isDirectory() ? undefined : (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)('source.missing', 'a part of the path is a file, not a folder');
    }
    catch (error) {
        return (0,_readBounded_js__WEBPACK_IMPORTED_MODULE_1__/* .systemFailure */ .o)(error);
    }
};
/**
 * A folder on this machine. Its own path may be a link; below it no component may be one. Folders are looked at once and files are
 * judged by what was opened, so no path is resolved twice.
 * @throws when the root is no folder
 */
const folderSource = (root) => {
    const base = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(base).isDirectory())
        throw new Error('not a folder');
    const folders = new Map([['', undefined]]);
    const folderProblem = (folder) => {
        if (folders.has(folder))
            return folders.get(folder);
        const problem = folderProblem(folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) ?? judgeFolder(`${base}/${folder}`);
        folders.set(folder, problem);
        return problem;
    };
    return {
        read: ({ folder, path }, limit) => {
            const split = (0,_relativePath_js__WEBPACK_IMPORTED_MODULE_3__/* .splitRelativePath */ .QN)(path);
            if (!split.ok)
                return (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)('source.path', split.message);
            const file = folder === '' ? split.normal : `${folder}/${split.normal}`;
            return folderProblem(file.slice(0, Math.max(0, file.lastIndexOf('/')))) ?? (0,_readBounded_js__WEBPACK_IMPORTED_MODULE_1__/* .readBounded */ .C)(`${base}/${file}`, limit);
        },
    };
};


/***/ }),

/***/ 8878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ splitRelativePath),
/* harmony export */   VK: () => (/* binding */ declaredFile),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5707);
/* harmony import */ var _contracts_rules_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7223);


const refuse = (message) => ({ ok: false, message });
// Segments that need a closer look: empty, `.` or `..`.
const ODD_SEGMENT = /(?:^|\/)\.{0,2}(?:\/|$)/;
/**
 * Judges a declared path (wire format 1.5). `.` segments and doubled slashes are read as nothing, as the format's validator does; a
 * path that can only name a folder is refused.
 */
const splitRelativePath = (path) => {
    if (typeof path !== 'string')
        return refuse('the path is not a string');
    if (path.length === 0 || path.length > _contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_UNITS */ .IO)
        return refuse(`the path must have 1 to ${_contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_UNITS */ .IO} characters`);
    if ((0,_contracts_rules_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .qW)(path))
        return { ok: true, normal: path };
    if (/^[/\\]|^[A-Za-z]:/.test(path))
        return refuse('the path must be relative to the corpus');
    if (/[\\\0]/.test(path))
        return refuse('the path holds a backslash or a NUL');
    if (!ODD_SEGMENT.test(path))
        return { ok: true, normal: path };
    const segments = path.split('/');
    if (segments.includes('..'))
        return refuse('the path leaves its folder by ".."');
    const last = segments[segments.length - 1];
    if (last === '' || last === '.')
        return refuse('the path names a folder, not a file');
    return { ok: true, normal: segments.filter((name) => name !== '' && name !== '.').join('/') };
};
/** Where a declared file lies relative to the root; for a path that is none, words for people. */
const declaredFile = (folder, path) => {
    const split = splitRelativePath(path);
    const name = split.ok ? split.normal : '(unusable path)';
    return folder === '' ? name : `${folder}/${name}`;
};
/** The folder of a file relative to the root, '' for the root. */
const folderOf = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));


/***/ })

};
;