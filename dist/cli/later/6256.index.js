"use strict";
exports.id = 6256;
exports.ids = [6256];
exports.modules = {

/***/ 6256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/documents.js
var documents = __webpack_require__(9621);
// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/qualification/report.js
var qualification_report = __webpack_require__(7127);
// EXTERNAL MODULE: ./lib/qualification/shard.js
var shard = __webpack_require__(9657);
;// CONCATENATED MODULE: ./lib/qualification/mergeReports.js


const list = (names) => names.join(', ');
/** Values that occur more than once, each with the reports that hold it. */
const repeated = (pairs) => {
    const holders = new Map();
    for (const [value, holder] of pairs)
        holders.set(value, [...(holders.get(value) ?? []), holder]);
    return [...holders].filter(([, names]) => names.length > 1);
};
/** One line for each report of which something else is true than of the first. */
const allLikeTheFirst = (say) => ([first, ...rest]) => first === undefined
    ? []
    : rest
        .filter(({ report }) => say(report) !== say(first.report))
        .map(({ name, report }) => `${name} ${say(report)}, but ${first.name} ${say(first.report)}`);
const noOverlap = (shards) => [
    ...repeated(shards.map(({ name, report }) => [report.shard.index, name])).map(([index, names]) => `shard ${index} is there more than once: ${list(names)}`),
    ...repeated(shards.flatMap(({ name, report }) => report.tasks.map(({ task_id }) => [task_id, name]))).map(([id, names]) => `task ${id} is in more than one report: ${list(names)}`),
];
const noGap = (shards) => {
    const total = shards[0]?.report.shard.total ?? 0;
    const there = new Set(shards.map(({ report }) => report.shard.index));
    const missing = Array.from({ length: total }, (_, at) => at + 1).filter((index) => !there.has(index));
    return missing.length === 0 ? [] : [`of ${total} shards these are missing: ${list(missing)}`];
};
/** The tasks of each report must be those that its shard deals it out of all tasks: of the corpus, or at least of all reports. */
const dealtOut = (taskIds) => (shards) => {
    const all = taskIds ?? shards.flatMap(({ report }) => report.tasks.map(({ task_id }) => task_id));
    return shards.flatMap(({ name, report }) => {
        const { index, total } = report.shard;
        const [wanted, there] = [new Set((0,shard/* shardOf */.I)(all, report.shard)), new Set(report.tasks.map(({ task_id }) => task_id))];
        const [missing, foreign] = [[...wanted].filter((id) => !there.has(id)), [...there].filter((id) => !wanted.has(id))];
        return [
            ...(missing.length > 0 ? [`${name} is shard ${index} of ${total} and lacks ${list(missing)}`] : []),
            ...(foreign.length > 0 ? [`${name} is shard ${index} of ${total}, in which ${list(foreign)} should not be`] : []),
        ];
    });
};
const SAME_CORPUS = allLikeTheFirst(({ corpus }) => `is about the corpus ${corpus.id} ${corpus.version} (index ${corpus.index_sha256})`);
const SAME_TOTAL = allLikeTheFirst(({ shard }) => `is one of ${shard.total} shards`);
/**
 * Unites the reports of all shards of one corpus, in any order. Refuses a gap, an overlap, other corpora and other numbers of shards.
 * With the corpus' own task ids at hand a task that no report holds is found too.
 */
const mergeReports = async (shards, taskIds) => {
    const [first] = shards;
    if (first === undefined)
        return { ok: false, problems: ['there is no report to merge'] };
    // the tasks can be compared only when the shards are all there and belong together
    for (const rules of [[SAME_CORPUS, SAME_TOTAL, noOverlap, noGap], [dealtOut(taskIds)]]) {
        const problems = rules.flatMap((rule) => rule(shards));
        if (problems.length > 0)
            return { ok: false, problems };
    }
    const report = await (0,qualification_report/* qualificationReport */.ye)({
        corpus: first.report.corpus,
        shard: { index: 1, total: 1 },
        tasks: shards.flatMap((shard) => shard.report.tasks),
        mergedFrom: shards.map((shard) => shard.sha256),
    });
    return { ok: true, report };
};

// EXTERNAL MODULE: ./lib/reporting/qualificationText.js
var qualificationText = __webpack_require__(8184);
// EXTERNAL MODULE: ./lib/source/readBounded.js
var readBounded = __webpack_require__(1316);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
// EXTERNAL MODULE: ./lib/commands/outputFile.js
var outputFile = __webpack_require__(9223);
;// CONCATENATED MODULE: ./lib/commands/merge.js










const readReport = async (name, host) => {
    const reading = (0,readBounded/* readBounded */.C)((0,external_node_path_.resolve)(host.cwd, name), limits/* REPORT_BYTES */.Fn);
    if (!reading.ok)
        throw new outcome/* UsageError */.eb(`${name}: ${reading.message}`);
    const json = (0,jsonText/* readJson */.Vh)(reading.bytes);
    const judged = json.ok ? (await (0,documents/* documentReader */.vS)('qualification-report'))(json.value) : json;
    if (!judged.ok) {
        const [problem] = judged.problems;
        throw new outcome/* UsageError */.eb(`${name} is no qualification report: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`);
    }
    return { name, sha256: (0,sha256/* sha256 */.s)(reading.bytes), report: judged.document };
};
/** Unites the reports that `qualify --shard i/n --out` wrote on several machines. */
const merge = async (inputs, host) => {
    if (inputs.positionals.length === 0)
        throw new outcome/* UsageError */.eb('name the reports of all shards');
    const out = inputs.value('out');
    const reserved = (0,outputFile/* outputFile */.i)(out, host, ['corpus-qualification-report.v1']);
    try {
        const shards = [];
        for (const name of inputs.positionals)
            shards.push(await readReport(name, host));
        const merging = await mergeReports(shards);
        if (!merging.ok)
            throw new Error(`the reports do not make one whole:\n  ${merging.problems.join('\n  ')}`);
        const { report } = merging;
        reserved?.commit(Buffer.from((0,outcome/* prettyJson */.D_)(report)));
        return {
            exitCode: report.counts.qualified === report.counts.tasks && report.counts.differing === 0 ? 0 : 1,
            json: () => (0,outcome/* lineJson */.l_)(report),
            text: () => (0,qualificationText/* reportText */.UH)(report, out),
            annotations: [],
        };
    }
    finally {
        reserved?.discard();
    }
};


/***/ }),

/***/ 9223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ outputFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5744);
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5707);
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3796);
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6578);
/* harmony import */ var _source_readBounded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1316);
/* harmony import */ var _source_reservedFile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(235);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9458);








/** The kind and version that a file on disk claims; undefined for anything that is no document. */
const claimedVersion = (file) => {
    const reading = (0,_source_readBounded_js__WEBPACK_IMPORTED_MODULE_2__/* .readBounded */ .C)(file, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .BUNDLE_BYTES */ .dA);
    const json = reading.ok ? (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(reading.bytes) : undefined;
    return json?.ok ? (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .textMember */ .SA)(json.value, 'schema_version') : undefined;
};
/**
 * Reserves the destination of `--out` before any work. A slip of the hand must not cost a corpus its index: a file that already
 * holds a document of another kind is refused. `versions` are the schema versions that this command may replace.
 */
const outputFile = (out, host, versions) => {
    if (out === undefined)
        return undefined;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, out);
    const found = claimedVersion(file);
    if (found !== undefined && !versions.includes(found)) {
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb(`${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(out)} holds another document (${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(found)}), which would be lost; name another file, or remove it first`);
    }
    return (0,_source_reservedFile_js__WEBPACK_IMPORTED_MODULE_3__/* .reserveFile */ .P)(file);
};


/***/ }),

/***/ 9621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ assertWritable),
/* harmony export */   vS: () => (/* binding */ documentReader)
/* harmony export */ });
/* unused harmony export closeDocumentReader */
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8235);


/** Each validator with its rules is a chunk of its own, loaded when it is needed first. */
const FORMS = {
    'acceptance-contract': async () => (await __webpack_require__.e(/* import() */ 9947).then(__webpack_require__.bind(__webpack_require__, 9947))).acceptanceContractForm,
    'adapter-diagnostics': async () => (await __webpack_require__.e(/* import() */ 4802).then(__webpack_require__.bind(__webpack_require__, 4802))).adapterDiagnosticsForm,
    'agent-adapter': async () => (await __webpack_require__.e(/* import() */ 7708).then(__webpack_require__.bind(__webpack_require__, 7708))).agentAdapterForm,
    approval: async () => (await __webpack_require__.e(/* import() */ 4266).then(__webpack_require__.bind(__webpack_require__, 4266))).approvalForm,
    attempt: async () => (await __webpack_require__.e(/* import() */ 2111).then(__webpack_require__.bind(__webpack_require__, 2111))).attemptForm,
    'audit-report': async () => (await __webpack_require__.e(/* import() */ 2815).then(__webpack_require__.bind(__webpack_require__, 2815))).auditReportForm,
    'check-result': async () => (await __webpack_require__.e(/* import() */ 7485).then(__webpack_require__.bind(__webpack_require__, 7485))).checkResultForm,
    'corpus-index': async () => (await __webpack_require__.e(/* import() */ 8319).then(__webpack_require__.bind(__webpack_require__, 8319))).corpusIndexForm,
    'dx-score': async () => (await __webpack_require__.e(/* import() */ 1870).then(__webpack_require__.bind(__webpack_require__, 1870))).dxScoreForm,
    'dx-score-contract': async () => (await __webpack_require__.e(/* import() */ 3148).then(__webpack_require__.bind(__webpack_require__, 3148))).dxScoreContractForm,
    'dx-scorecard': async () => (await __webpack_require__.e(/* import() */ 751).then(__webpack_require__.bind(__webpack_require__, 751))).dxScorecardForm,
    'evaluation-bundle': async () => (await __webpack_require__.e(/* import() */ 7322).then(__webpack_require__.bind(__webpack_require__, 7322))).evaluationBundleForm,
    'evaluation-score': async () => (await __webpack_require__.e(/* import() */ 2313).then(__webpack_require__.bind(__webpack_require__, 2313))).evaluationScoreForm,
    'fixture-bundle': async () => (await __webpack_require__.e(/* import() */ 4878).then(__webpack_require__.bind(__webpack_require__, 4878))).fixtureBundleForm,
    'known-good-change': async () => (await __webpack_require__.e(/* import() */ 8171).then(__webpack_require__.bind(__webpack_require__, 8171))).knownGoodChangeForm,
    observation: async () => (await __webpack_require__.e(/* import() */ 3172).then(__webpack_require__.bind(__webpack_require__, 3172))).observationForm,
    'plan-set': async () => (await Promise.all(/* import() */[__webpack_require__.e(8817), __webpack_require__.e(8123)]).then(__webpack_require__.bind(__webpack_require__, 8817))).planSetForm,
    'qualification-receipt': async () => (await __webpack_require__.e(/* import() */ 2254).then(__webpack_require__.bind(__webpack_require__, 2254))).qualificationReceiptForm,
    'qualification-report': async () => (await __webpack_require__.e(/* import() */ 3541).then(__webpack_require__.bind(__webpack_require__, 3541))).qualificationReportForm,
    'run-plan': async () => (await __webpack_require__.e(/* import() */ 3443).then(__webpack_require__.bind(__webpack_require__, 3443))).runPlanForm,
    'run-receipt': async () => (await __webpack_require__.e(/* import() */ 7042).then(__webpack_require__.bind(__webpack_require__, 7042))).runReceiptForm,
    'scoring-profile': async () => (await __webpack_require__.e(/* import() */ 7630).then(__webpack_require__.bind(__webpack_require__, 7630))).scoringProfileForm,
    'task-manifest': async () => (await __webpack_require__.e(/* import() */ 3359).then(__webpack_require__.bind(__webpack_require__, 3359))).taskManifestForm,
};
/** Loads the reader of one kind. */
const documentReader = async (kind) => {
    const formOf = await FORMS[kind]();
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .T)(formOf);
};
/** As `documentReader`, but every rule is asked, also about plain documents: what the short way has to agree with. */
const closeDocumentReader = async (kind) => {
    const formOf = await FORMS[kind]();
    return (value) => {
        const form = formOf(value);
        return judge(form, value, form.validate(value) ? value : undefined);
    };
};
/**
 * A document that we are about to write: it has to be valid and free of warnings. Throws otherwise, because the fault is then in
 * the program that made it.
 */
const assertWritable = (reader, value) => {
    const reading = reader(value);
    if (reading.ok && reading.problems.length === 0)
        return reading.document;
    const lines = reading.problems.map(({ pointer, message, rule }) => `${pointer} ${message} [${rule}]`);
    throw new Error(`defect: a document that was to be written is not as it should be:\n${lines.join('\n')}`);
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

/***/ 7127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a9: () => (/* binding */ excludedFlakeRate),
/* harmony export */   v: () => (/* binding */ reportedTask),
/* harmony export */   ye: () => (/* binding */ qualificationReport)
/* harmony export */ });
/* harmony import */ var _contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9621);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6208);


/** The lowest flake rate that `repeats` agreeing attempts exclude at 95 %: with p as large as this they agree in 5 of 100 cases. */
const excludedFlakeRate = (repeats) => Math.round((1 - 0.05 ** (1 / repeats)) * 1e6) / 1e6;
/** Whether a committed receipt says the same; the wording of its limitations does not count. Null: nothing to compare with. */
const matches = (reproduction) => reproduction === undefined ? null : reproduction.kind === 'identical' || reproduction.kind === 'equal_except_limitations';
/** One task's line of the report. */
const reportedTask = (task, reproduction) => ({
    task_id: task.taskId,
    receipt_sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(task.bytes),
    qualified: task.receipt.qualified,
    matches_committed: matches(reproduction),
    baseline: task.receipt.baseline.status,
    known_good: task.receipt.known_good.status,
    grading: { level: task.grading.level, ...(task.grading.runtimeSha256 !== undefined && { runtime_sha256: task.grading.runtimeSha256 }) },
    repeats: task.repeats,
    excludes_flake_rate: excludedFlakeRate(task.repeats),
});
const byTaskId = (a, b) => (a.task_id < b.task_id ? -1 : a.task_id > b.task_id ? 1 : 0);
/** A `corpus-qualification-report.v1`, sorted, counted and valid. */
const qualificationReport = async ({ corpus, shard, tasks, mergedFrom }) => {
    const count = (which) => tasks.filter(which).length;
    return (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .assertWritable */ .Bz)(await (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .vS)('qualification-report'), {
        schema_version: 'corpus-qualification-report.v1',
        corpus: { id: corpus.id, version: corpus.version, index_sha256: corpus.index_sha256 },
        shard: { index: shard.index, total: shard.total },
        tasks: [...tasks].sort(byTaskId),
        counts: {
            tasks: tasks.length,
            qualified: count(({ qualified }) => qualified),
            matching: count(({ matches_committed }) => matches_committed === true),
            differing: count(({ matches_committed }) => matches_committed === false),
        },
        ...(mergedFrom && { merged_from: [...mergedFrom].sort() }),
    });
};


/***/ }),

/***/ 9657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ shardOf),
/* harmony export */   u: () => (/* binding */ parseShard)
/* harmony export */ });
/** As many as a report can name. */
const MOST_SHARDS = 1_000;
/** Reads `i/n`, with 1 ≤ i ≤ n ≤ 1,000. Undefined: it says something else. */
const parseShard = (text) => {
    const [, index, total] = /^([1-9][0-9]{0,3})\/([1-9][0-9]{0,3})$/.exec(text) ?? [];
    const shard = { index: Number(index), total: Number(total) };
    return shard.index <= shard.total && shard.total <= MOST_SHARDS ? shard : undefined;
};
/**
 * The ids of one shard, sorted by code unit. Dealt out in turn over all ids, sorted: every id is in exactly one shard, the shards differ
 * by at most one in size, and neighbours (which tend to be alike) go to different machines.
 */
const shardOf = (ids, { index, total }) => [...ids].sort().filter((_, position) => position % total === index - 1);


/***/ }),

/***/ 8184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ qualificationText),
/* harmony export */   UH: () => (/* binding */ reportText),
/* harmony export */   ee: () => (/* binding */ receiptText)
/* harmony export */ });
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3796);

// Enough of a driver's words to see what is wrong; they are untrusted and may be long.
const STDERR_LINES = 12;
const STDERR_UNITS = 400;
const REPRODUCED = {
    identical: 'same bytes as committed',
    equal_except_limitations: 'as committed, but for the wording of the limitations',
    differs: 'DIFFERS from the committed receipt',
    unreadable: 'the committed receipt CANNOT BE READ',
};
const reproducedText = (found) => {
    if (found === undefined)
        return 'no committed receipt';
    const details = found.kind === 'differs' ? `: ${found.fields.join(', ')}` : found.kind === 'unreadable' ? `: ${found.reason}` : '';
    return `${REPRODUCED[found.kind]}${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(details)}`;
};
const phaseText = (status, attempts) => `${status} ×${attempts}`;
const stderrLines = (stderr) => {
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    const shown = lines.slice(0, STDERR_LINES).map((line) => `      | ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(line.slice(0, STDERR_UNITS))}`);
    return lines.length > STDERR_LINES ? [...shown, `      | … ${lines.length - STDERR_LINES} more lines`] : shown;
};
/** The usual cause of `incomplete_checks`: the driver and the acceptance contract name different checks. */
const inventoryLines = (attempt, ids) => {
    if (attempt.outcome !== 'incomplete_checks')
        return [];
    const reported = attempt.checks.map(({ id }) => id);
    const missing = ids.filter((id) => !reported.includes(id));
    const unexpected = reported.filter((id) => !ids.includes(id));
    return [
        ...(missing.length === 0 ? [] : [`      missing (in acceptance-contract.json, not reported): ${missing.join(', ')}`]),
        ...(unexpected.length === 0
            ? []
            : [`      unexpected (reported, not in acceptance-contract.json): ${unexpected.map(_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w).join(', ')}`]),
    ];
};
const attemptLines = (phase, attempt, ids) => {
    const checks = attempt.checks.map(({ id, status }) => `${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(id)} ${status}`).join(', ');
    const reason = attempt.reason === undefined ? '' : `: ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(attempt.reason)}`;
    return [
        `    ${phase} ${attempt.attempt}: ${attempt.outcome}${reason}`,
        ...(checks === '' ? [] : [`      ${checks}`]),
        ...inventoryLines(attempt, ids),
        ...stderrLines(attempt.stderr),
    ];
};
/** Why a task did not qualify: every attempt with its checks and what the driver said. */
const whyNot = ({ notes, checkIds }) => [
    ...notes.baseline.flatMap((attempt) => attemptLines('baseline', attempt, checkIds)),
    ...notes.known_good.flatMap((attempt) => attemptLines('known-good', attempt, checkIds)),
];
const levelText = ({ grading }) => grading.level.replace('_', ' ');
const footer = (notes) => [
    `isolation: ${notes.isolation.sandbox === 'none' ? 'none' : notes.isolation.sandbox} (${notes.isolation.probe.map(_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w).join('; ')})`,
    ...(notes.stored === undefined ? [] : [notes.stored.length === 0 ? 'stored: nothing changed' : `stored: ${notes.stored.join(', ')}`]),
    ...(notes.out === undefined ? [] : [`written to ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(notes.out)}`]),
    ...(notes.leftover === undefined ? [] : [`warning: ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(notes.leftover)}`]),
];
/** The receipt of one task as a short labelled block. */
const receiptText = (task, notes) => {
    const { receipt } = task;
    const lines = [
        `task        ${receipt.task_id}`,
        `qualified   ${receipt.qualified ? 'yes' : 'no'}`,
        `baseline    ${phaseText(receipt.baseline.status, receipt.baseline.attempts.length)}`,
        `known-good  ${phaseText(receipt.known_good.status, receipt.known_good.attempts.length)}`,
        `cleanup     ${receipt.cleanup.status}`,
        `level       ${levelText(task)}`,
        ...(receipt.qualified ? [] : whyNot(task)),
        ...footer(notes),
    ];
    return `${lines.join('\n')}\n`;
};
const taskLines = ({ task, reproduction }, width, reproduce) => {
    const { receipt } = task;
    const parts = [
        `baseline ${phaseText(receipt.baseline.status, receipt.baseline.attempts.length)}`,
        `known-good ${phaseText(receipt.known_good.status, receipt.known_good.attempts.length)}`,
        levelText(task),
        ...(reproduce || reproduction?.kind === 'differs' ? [reproducedText(reproduction)] : []),
    ];
    const line = `  ${receipt.qualified ? 'PASS' : 'FAIL'} ${receipt.task_id.padEnd(width)}  ${parts.join(' · ')}`;
    return receipt.qualified ? [line] : [line, ...whyNot(task)];
};
/** Several tasks: a line each, and for those that did not qualify what happened. */
const qualificationText = (tasks, notes) => {
    if (tasks.length === 0)
        return 'Nothing to qualify: no task of the corpus is concerned.\n';
    const qualified = tasks.filter(({ task }) => task.receipt.qualified).length;
    const same = tasks.filter(({ reproduction }) => reproduction?.kind === 'identical').length;
    const equal = tasks.filter(({ reproduction }) => reproduction?.kind === 'equal_except_limitations').length;
    const width = Math.max(...tasks.map(({ task }) => task.taskId.length));
    const lines = [
        `${qualified} of ${tasks.length} tasks qualified${notes.reproduce ? `, ${same} receipts byte-identical to the committed ones${equal > 0 ? `, ${equal} equal but for the wording of limitations` : ''}` : ''}`,
        ...tasks.flatMap((task) => taskLines(task, width, notes.reproduce)),
        ...footer(notes),
    ];
    return `${lines.join('\n')}\n`;
};
/** A report that was merged from shards. */
const reportText = (report, out) => {
    const { corpus, counts } = report;
    const failed = report.tasks.filter((task) => !task.qualified || task.matches_committed === false);
    const lines = [
        `${counts.qualified} of ${counts.tasks} tasks qualified, ${counts.matching} match their committed receipt, ${counts.differing} differ`,
        `corpus ${corpus.id} ${corpus.version}, index ${corpus.index_sha256}, merged from ${report.merged_from?.length ?? 0} reports`,
        ...failed.map((task) => `  FAIL ${task.task_id}: baseline ${task.baseline} · known-good ${task.known_good}${task.matches_committed === false ? ' · differs from the committed receipt' : ''}`),
        ...(out === undefined ? [] : [`written to ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(out)}`]),
    ];
    return `${lines.join('\n')}\n`;
};


/***/ }),

/***/ 235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ reserveFile),
/* harmony export */   f: () => (/* binding */ writeByRename)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



const writeAll = (fd, bytes) => {
    for (let offset = 0; offset < bytes.length;)
        offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, offset);
};
/**
 * Creates a temporary sibling of the destination (missing parent folders are made), so that a destination that cannot be
 * written fails now and not after long or paid work. Nothing is ever seen half-written.
 * @throws with a message for people when the destination is a folder or cannot be created
 */
const reserveFile = (destination) => {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(destination);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, { throwIfNoEntry: false });
    if (stat !== undefined && !stat.isFile())
        throw new Error(`${destination} exists and is not a regular file; name a file to write to`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true });
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(target)}.tmp-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`);
    let fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(temporary, 'wx', 0o666);
    const close = () => {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        fd = undefined;
    };
    return {
        commit: (bytes) => {
            if (fd === undefined)
                throw new Error(`${destination} was already written or given up`);
            writeAll(fd, bytes);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(fd);
            close();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, target);
        },
        discard: () => {
            close();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
        },
    };
};
/** Writes one file by rename. */
const writeByRename = (destination, bytes) => {
    const file = reserveFile(destination);
    try {
        file.commit(bytes);
    }
    finally {
        file.discard();
    }
};


/***/ })

};
;