export const id = 23;
export const ids = [23];
export const modules = {

/***/ 8798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ assertWritable),
  v: () => (/* binding */ documentReader)
});

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

;// CONCATENATED MODULE: ./lib/contracts/finding.js
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
        problems: () => sortFindings([...kept.error, ...rest('error'), ...kept.warning, ...rest('warning')]),
        hasErrors: () => kept.error.length + more.error > 0,
    };
};

;// CONCATENATED MODULE: ./lib/contracts/documents.js


/** Each validator with its rules is a chunk of its own, loaded when it is needed first. */
const FORMS = {
    'acceptance-contract': async () => (await __webpack_require__.e(/* import() */ 947).then(__webpack_require__.bind(__webpack_require__, 9947))).acceptanceContractForm,
    'adapter-diagnostics': async () => (await __webpack_require__.e(/* import() */ 802).then(__webpack_require__.bind(__webpack_require__, 4802))).adapterDiagnosticsForm,
    'agent-adapter': async () => (await __webpack_require__.e(/* import() */ 708).then(__webpack_require__.bind(__webpack_require__, 7708))).agentAdapterForm,
    'check-result': async () => (await __webpack_require__.e(/* import() */ 485).then(__webpack_require__.bind(__webpack_require__, 7485))).checkResultForm,
    'corpus-index': async () => (await __webpack_require__.e(/* import() */ 319).then(__webpack_require__.bind(__webpack_require__, 8319))).corpusIndexForm,
    'evaluation-bundle': async () => (await __webpack_require__.e(/* import() */ 322).then(__webpack_require__.bind(__webpack_require__, 7322))).evaluationBundleForm,
    'evaluation-score': async () => (await __webpack_require__.e(/* import() */ 313).then(__webpack_require__.bind(__webpack_require__, 2313))).evaluationScoreForm,
    'fixture-bundle': async () => (await __webpack_require__.e(/* import() */ 878).then(__webpack_require__.bind(__webpack_require__, 4878))).fixtureBundleForm,
    'known-good-change': async () => (await __webpack_require__.e(/* import() */ 171).then(__webpack_require__.bind(__webpack_require__, 8171))).knownGoodChangeForm,
    'qualification-receipt': async () => (await __webpack_require__.e(/* import() */ 475).then(__webpack_require__.bind(__webpack_require__, 2475))).qualificationReceiptForm,
    'qualification-report': async () => (await __webpack_require__.e(/* import() */ 541).then(__webpack_require__.bind(__webpack_require__, 3541))).qualificationReportForm,
    'run-plan': async () => (await __webpack_require__.e(/* import() */ 443).then(__webpack_require__.bind(__webpack_require__, 3443))).runPlanForm,
    'run-receipt': async () => (await __webpack_require__.e(/* import() */ 42).then(__webpack_require__.bind(__webpack_require__, 7042))).runReceiptForm,
    'scoring-profile': async () => (await __webpack_require__.e(/* import() */ 630).then(__webpack_require__.bind(__webpack_require__, 7630))).scoringProfileForm,
    'task-manifest': async () => (await __webpack_require__.e(/* import() */ 359).then(__webpack_require__.bind(__webpack_require__, 3359))).taskManifestForm,
};
const read = (formOf, value) => {
    const form = formOf(value);
    const report = newProblemReport();
    const wellFormed = form.validate(value);
    if (!wellFormed) {
        for (const problem of formProblems(form.validate.errors))
            report.add(problem);
        report.addMore('error', form.validate.found - form.validate.errors.length);
    }
    for (const { id, severity, check } of form.rules)
        check(value, (pointer, message) => report.add({ pointer, rule: id, message, severity }));
    const problems = report.problems();
    return wellFormed && !report.hasErrors() ? { ok: true, document: value, problems } : { ok: false, problems };
};
/** Loads the reader of one kind. */
const documentReader = async (kind) => {
    const formOf = await FORMS[kind]();
    return (value) => read(formOf, value);
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

/***/ 5744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y6: () => (/* binding */ locateAll),
  Vh: () => (/* binding */ readJson)
});

// UNUSED EXPORTS: locate

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/contracts/jsonScan.js
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORD = /[A-Za-z_]\w*/y;
const WORDS = new Set(['true', 'false', 'null']);
const endOf = (pattern, text, at) => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
};
/** Behind the closing quote of the string at `at`, or what is wrong with it. */
const endOfString = (text, at) => {
    for (let here = at + 1;;) {
        here = endOf(PLAIN, text, here);
        if (here >= text.length)
            return { at: here, message: 'the text ends inside a string' };
        if (text[here] === '"')
            return here + 1;
        if (text[here] !== '\\')
            return { at: here, message: 'a control character inside a string must be written as an escape such as \\n' };
        const end = endOf(ESCAPE, text, here);
        if (end === here)
            return { at: here, message: 'an unknown escape inside a string; write \\\\ for a backslash' };
        here = end;
    }
};
const unexpected = (text, at, expected) => ({
    at,
    message: at >= text.length ? `the text ends where ${expected} is expected` : `${expected} is expected here`,
});
/** Behind the scalar at `at`, or what is wrong. */
const endOfScalar = (text, at) => {
    if (text[at] === '"')
        return endOfString(text, at);
    const number = endOf(NUMBER, text, at);
    if (number > at)
        return number;
    const word = endOf(WORD, text, at);
    if (WORDS.has(text.slice(at, Math.min(word, at + 6))))
        return word;
    return unexpected(text, at, 'a value');
};
/**
 * Walks a JSON text and reports every key, scalar and bracket. Accepts exactly what JSON.parse accepts, keeps no values and does
 * not recurse: 100,000 nested lists are no problem. Returns the first syntax error, if there is one.
 */
const scanJson = (text, visit) => {
    const lists = [];
    let at = endOf(SPACE, text, 0);
    // 'first' is right behind an opening bracket, where the closing one may follow at once.
    let state = 'value';
    for (;;) {
        const list = lists.at(-1);
        if (state === 'behind') {
            if (list === undefined)
                return at < text.length ? { at, message: 'nothing may follow the end of the document' } : undefined;
            if (text[at] === (list ? ']' : '}')) {
                visit({ kind: 'close', at });
                lists.pop();
                at = endOf(SPACE, text, at + 1);
                continue;
            }
            if (text[at] !== ',')
                return unexpected(text, at, list ? 'a comma or ]' : 'a comma or }');
            at = endOf(SPACE, text, at + 1);
            if (text[at] === (list ? ']' : '}'))
                return { at, message: `a comma before ${text[at]} is not allowed` };
            state = 'value';
        }
        else if (state === 'first') {
            state = text[at] === (list ? ']' : '}') ? 'behind' : 'value';
            if (state === 'behind')
                continue;
        }
        if (list === false) {
            if (text[at] !== '"')
                return unexpected(text, at, 'a member name in double quotes');
            const end = endOfString(text, at);
            if (typeof end !== 'number')
                return end;
            visit({ kind: 'key', at, end });
            at = endOf(SPACE, text, end);
            if (text[at] !== ':')
                return unexpected(text, at, 'a colon');
            at = endOf(SPACE, text, at + 1);
        }
        if (text[at] === '{' || text[at] === '[') {
            visit({ kind: 'open', at, list: text[at] === '[' });
            lists.push(text[at] === '[');
            state = 'first';
            at = endOf(SPACE, text, at + 1);
            continue;
        }
        const end = endOfScalar(text, at);
        if (typeof end !== 'number')
            return end;
        visit({ kind: 'scalar', at, end });
        at = endOf(SPACE, text, end);
        state = 'behind';
    }
};

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/pointer.js
var contracts_pointer = __webpack_require__(3686);
;// CONCATENATED MODULE: ./lib/contracts/duplicateKeys.js



/** Colons outside of strings: in valid JSON that is the number of keys. */
const keysInText = (text) => {
    let keys = 0;
    for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit === 0x3a)
            keys++;
        else if (unit === 0x22)
            at = closingQuote(text, at);
    }
    return keys;
};
const closingQuote = (text, opening) => {
    let at = text.indexOf('"', opening + 1);
    while (at !== -1 && isEscaped(text, at))
        at = text.indexOf('"', at + 1);
    return at === -1 ? text.length : at;
};
const isEscaped = (text, at) => {
    let first = at;
    while (text.charCodeAt(first - 1) === 0x5c)
        first--;
    return (at - first) % 2 === 1;
};
const keysInValue = (value) => {
    let keys = 0;
    const open = [value];
    while (open.length > 0) {
        const next = open.pop();
        if (typeof next !== 'object' || next === null)
            continue;
        const values = Object.values(next);
        if (!Array.isArray(next))
            keys += values.length;
        for (const each of values)
            if (typeof each === 'object' && each !== null)
                open.push(each);
    }
    return keys;
};
const MOST_REPORTED = 50;
/** No document nests as deep; of deeper places the pointer names the owner at this depth. */
const DEEPEST_POINTER = 32;
const findDuplicates = (text) => {
    const found = new Map();
    const levels = [];
    const step = () => {
        const level = levels.at(-1);
        if (level?.list)
            level.token = String(++level.index);
    };
    scanJson(text, (event) => {
        if (event.kind === 'open') {
            step();
            levels.push({ list: event.list, seen: new Set(), token: '', index: -1 });
        }
        else if (event.kind === 'close') {
            levels.pop();
        }
        else if (event.kind === 'scalar') {
            step();
        }
        else {
            const level = levels.at(-1);
            if (level === undefined)
                return;
            const name = JSON.parse(text.slice(event.at, event.end));
            level.token = name;
            if (!level.seen.has(name)) {
                level.seen.add(name);
            }
            else if (found.size < MOST_REPORTED) {
                const pointer = levels
                    .slice(0, DEEPEST_POINTER)
                    .map(({ token }) => `/${(0,contracts_pointer/* pointerToken */.b)(token)}`)
                    .join('');
                const message = `the key ${(0,plainText/* excerpt */.K)(name)} is given twice, the last one counts; keep one of them`;
                found.set(pointer, { pointer, rule: 'json.duplicate-key', message, severity: 'warning' });
            }
        }
    });
    return [...found.values()];
};
/** A warning for each key that an object of the text gives more than once; at most 50. `value` is what JSON.parse made of it. */
const duplicateKeys = (text, value) => keysInText(text) === keysInValue(value) ? [] : findDuplicates(text);

;// CONCATENATED MODULE: ./lib/contracts/jsonText.js




const problem = (severity, rule, message) => ({ pointer: '', rule, message, severity });
const hasByteOrderMark = (bytes) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
/** As UTF-8; every invalid sequence becomes U+FFFD (wire format 1.1). */
const decode = (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const lineStarts = (text) => {
    const starts = [0];
    for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', feed + 1))
        starts.push(feed + 1);
    return starts;
};
const position = (starts, at) => {
    let low = 0;
    for (let high = starts.length; high - low > 1;) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= at)
            low = middle;
        else
            high = middle;
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
};
/** In our own words, because those of the engines differ between versions. */
const syntaxProblem = (text) => {
    const found = scanJson(text, () => { });
    if (found === undefined)
        return problem('error', 'json.syntax', 'the text is no JSON that this Node can read');
    if (text.trim() === '')
        return problem('error', 'json.syntax', 'the file is empty; a JSON document is expected');
    const { line, column } = position(lineStarts(text), found.at);
    return problem('error', 'json.syntax', `not JSON: ${found.message} (line ${line}, column ${column})`);
};
/** The bytes of a file as a JSON value. Never throws: what is wrong with the text is a problem of the whole document. */
const readJson = (bytes) => {
    if (hasByteOrderMark(bytes)) {
        return {
            ok: false,
            problems: [problem('error', 'json.byte-order-mark', 'the file starts with a byte-order mark; save it as UTF-8 without one')],
        };
    }
    const warnings = (0,external_node_buffer_.isUtf8)(bytes)
        ? []
        : [problem('warning', 'json.invalid-utf8', 'the file is not valid UTF-8, replacement characters are read instead; save it as UTF-8')];
    const text = decode(bytes);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { ok: false, problems: [...warnings, syntaxProblem(text)] };
    }
    return { ok: true, value, problems: [...warnings, ...duplicateKeys(text, value)] };
};
const newPlace = () => ({ parts: new Map() });
const partOf = (place, name) => {
    const part = place.parts.get(name) ?? newPlace();
    place.parts.set(name, part);
    return part;
};
const forgetParts = (place) => {
    for (const part of place.parts.values()) {
        delete part.at;
        forgetParts(part);
    }
};
/** Of a duplicate key the last one counts, as in JSON.parse: the places inside the earlier one are gone. */
const found = (place, at) => {
    if (place.at !== undefined)
        forgetParts(place);
    place.at = at;
};
const findPlaces = (text, whole) => {
    const levels = [];
    const arrive = (at) => {
        const level = levels.at(-1);
        if (level?.list)
            level.element = { name: String(++level.index), at };
        const place = level === undefined ? whole : level.place?.parts.get(level.element.name);
        if (place !== undefined)
            found(place, level === undefined ? at : level.element.at);
        return place;
    };
    const failed = scanJson(text, (event) => {
        if (event.kind === 'close') {
            levels.pop();
        }
        else if (event.kind === 'key') {
            const level = levels.at(-1);
            if (level?.place !== undefined)
                level.element = { name: JSON.parse(text.slice(event.at, event.end)), at: event.at };
        }
        else {
            const place = arrive(event.at);
            if (event.kind === 'open')
                levels.push({ list: event.list, place, element: { name: '', at: 0 }, index: -1 });
        }
    });
    return failed?.at;
};
/**
 * Where pointers lead in a text, all in one pass: to the key of a member, the value of an element. What does not exist (a missing
 * field) is placed at its nearest existing owner. In a text that is no JSON every pointer leads to the syntax error. Undefined
 * for what is no pointer.
 */
const locateAll = (bytes, pointers) => {
    const text = decode(bytes);
    const whole = newPlace();
    const ways = pointers.map((pointer) => {
        const way = [whole];
        const names = (0,contracts_pointer/* pointerNames */.A)(pointer);
        for (const name of names ?? [])
            way.push(partOf(way.at(-1) ?? whole, name));
        return names === undefined ? undefined : way;
    });
    const failedAt = findPlaces(text, whole);
    const starts = lineStarts(text);
    return ways.map((way) => {
        if (way === undefined)
            return undefined;
        const at = failedAt ?? way.findLast((place) => place.at !== undefined)?.at;
        return position(starts, at ?? 0);
    });
};
/** As `locateAll`, for one pointer. Reads the whole text: for problems only. */
const locate = (bytes, pointer) => locateAll(bytes, [pointer])[0];


/***/ }),

/***/ 5707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ DOCUMENT_BYTES),
/* harmony export */   Fn: () => (/* binding */ REPORT_BYTES),
/* harmony export */   IO: () => (/* binding */ PATH_UNITS),
/* harmony export */   Qj: () => (/* binding */ DECODED_FILE_BYTES),
/* harmony export */   Vb: () => (/* binding */ ARTIFACT_BYTES),
/* harmony export */   cn: () => (/* binding */ FILES),
/* harmony export */   gs: () => (/* binding */ ARGUMENT_UNITS),
/* harmony export */   lc: () => (/* binding */ DRIVER_OUTPUT_BYTES)
/* harmony export */ });
/* unused harmony exports BASE64_MIN_CHARACTERS, BASE64_MAX_CHARACTERS, BUNDLE_BYTES, ADAPTER_OUTPUT_BYTES, INDEX_TASKS, PUBLISHABLE_TASKS_MIN, PUBLISHABLE_TASKS_MAX, PUBLISHABLE_CATEGORIES_MIN, CHECKS_PER_LIST, CHECK_RESULTS, REPETITIONS_MIN, REPETITIONS_MAX, DRIVER_TIMEOUT_MS_MIN, DRIVER_TIMEOUT_MS_MAX, ADAPTER_TIMEOUT_MS_MIN, ADAPTER_TIMEOUT_MS_MAX, COMMAND_ARGUMENTS, ADAPTER_ARTIFACTS, ENVIRONMENT_NAMES, LIMITATIONS, MESSAGE_UNITS, BLOCKED_REASON_UNITS, DIAGNOSTIC_ENTRIES, TOOL_CALL_UNITS, BUNDLE_TASKS, BUNDLE_RUNS_MIN, BUNDLE_RUNS_MAX */
/** The bounds of the wire format (1.6). Sizes are bytes unless the name says otherwise. */
/** Corpus index, manifest, fixture, contract, known-good change, receipt, adapter, diagnostics; at least 1 byte. */
const DOCUMENT_BYTES = 262_144;
/** Task packet, check driver, adapter artifacts, and the first (hash) pass over all task artifacts; at least 1 byte. */
const ARTIFACT_BYTES = 1_048_576;
/** One file inside a fixture or a known-good change, decoded; at least 1 byte. */
const DECODED_FILE_BYTES = 1_048_576;
const BASE64_MIN_CHARACTERS = 4;
const BASE64_MAX_CHARACTERS = 1_398_104;
const BUNDLE_BYTES = 5_242_880;
/** A qualification report, which each shard of a corpus writes. Our own bound. */
const REPORT_BYTES = 1_048_576;
/** Each of stdout and stderr of a check driver; one more byte is an error. */
const DRIVER_OUTPUT_BYTES = 262_144;
/** Kept of each of stdout and stderr of an adapter; the rest is discarded. */
const ADAPTER_OUTPUT_BYTES = 262_144;
const INDEX_TASKS = 50;
const PUBLISHABLE_TASKS_MIN = 30;
const PUBLISHABLE_TASKS_MAX = 50;
const PUBLISHABLE_CATEGORIES_MIN = 6;
/** Required and regression checks each. */
const CHECKS_PER_LIST = 100;
const CHECK_RESULTS = 200;
/** In a fixture, and in a known-good change. */
const FILES = 100;
const REPETITIONS_MIN = 2;
const REPETITIONS_MAX = 5;
const DRIVER_TIMEOUT_MS_MIN = 10;
const DRIVER_TIMEOUT_MS_MAX = 60_000;
const ADAPTER_TIMEOUT_MS_MIN = 1_000;
const ADAPTER_TIMEOUT_MS_MAX = 3_600_000;
const COMMAND_ARGUMENTS = 50;
const ARGUMENT_UNITS = 500;
const ADAPTER_ARTIFACTS = 50;
const ENVIRONMENT_NAMES = 30;
const PATH_UNITS = 240;
/** Entries of `limitations`, and of `blocked_reasons`. */
const LIMITATIONS = 50;
const MESSAGE_UNITS = 500;
const BLOCKED_REASON_UNITS = 200;
const DIAGNOSTIC_ENTRIES = 1_000;
const TOOL_CALL_UNITS = 200;
const BUNDLE_TASKS = 50;
const BUNDLE_RUNS_MIN = 2;
const BUNDLE_RUNS_MAX = 5_000;


/***/ }),

/***/ 3796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
// C0 and C1 controls, line and paragraph separators, and the marks that turn text around or hide it.
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
/** Text from a document as one line that cannot move the cursor, colour the terminal or read backwards: unsafe units become `\uXXXX`. */
const plainText = (text) => text.replace(UNSAFE, escaped);
/** A value of a document, quoted for a message: as plain text, cut after `units` UTF-16 units. */
const excerpt = (value, units = 80) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
    return `"${plainText(text.length > units ? `${text.slice(0, units)}…` : text)}"`;
};


/***/ }),

/***/ 3686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ pointerNames),
/* harmony export */   b: () => (/* binding */ pointerToken)
/* harmony export */ });
/** RFC 6901: one reference token as it stands in a pointer. */
const pointerToken = (name) => typeof name === 'number' ? String(name) : name.replaceAll('~', '~0').replaceAll('/', '~1');
/** RFC 6901: the names of a pointer, unescaped; none for the whole document. Undefined when the text is no pointer. */
const pointerNames = (pointer) => {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/'))
        return undefined;
    return pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
};


/***/ }),

/***/ 6208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** SHA-256 as 64 lowercase hex digits, over the exact bytes; a string is hashed as UTF-8. */
const sha256 = (data) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');


/***/ }),

/***/ 1316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readBounded),
/* harmony export */   o: () => (/* binding */ systemFailure)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1808);


// Not blocking: opening a FIFO must return. Not following: the last component may be no link. (Both are 0 where the system has none.)
const OPEN_FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const FOLLOWS_LINKS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW === undefined;
const LINK = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.link', 'the path is a symbolic link; plain files only');
const NOT_A_FILE = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.not-a-file', 'the path is not a regular file');
const DENIED = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.unreadable', 'the file may not be read (permission denied)');
const BY_CODE = {
    ENOENT: (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.missing', 'the file does not exist'),
    ENOTDIR: (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.missing', 'a part of the path is a file, not a folder'),
    ELOOP: LINK,
    EMLINK: LINK,
    EISDIR: NOT_A_FILE,
    ENXIO: NOT_A_FILE,
    EACCES: DENIED,
    EPERM: DENIED,
    ENAMETOOLONG: (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.path', 'a name of the path is too long for this system'),
};
/** A failure of the operating system in words that name no path of the machine. */
const systemFailure = (error) => {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';
    return BY_CODE[code] ?? (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.unreadable', `the file cannot be read (${code})`);
};
const readOpen = (fd, limit) => {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (!stat.isFile())
        return NOT_A_FILE;
    if (stat.size < 1)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.size', 'the file is empty');
    if (stat.size > limit)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.size', `the file has ${stat.size} bytes, the limit is ${limit}`);
    // One byte more than the size: a file that grows under the reader is noticed, never half taken.
    const buffer = Buffer.allocUnsafe(stat.size + 1);
    const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, stat.size + 1, 0);
    if (length !== stat.size)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.changed', 'the file changed while it was read; try again');
    return { ok: true, bytes: buffer.subarray(0, length) };
};
/** Reads a whole regular file of 1 to `limit` bytes: opened once, without following a link at its end, judged by what was opened. */
const readBounded = (path, limit) => {
    let fd;
    try {
        if (FOLLOWS_LINKS && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink())
            return LINK;
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, OPEN_FLAGS);
        return readOpen(fd, limit);
    }
    catch (error) {
        return systemFailure(error);
    }
    finally {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
};


/***/ }),

/***/ 1808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ failure)
/* harmony export */ });
const failure = (rule, message) => ({ ok: false, rule, message });


/***/ })

};
