"use strict";
exports.id = 43;
exports.ids = [43];
exports.modules = {

/***/ 9458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ prettyJson),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   l_: () => (/* binding */ lineJson)
/* harmony export */ });
/* unused harmony export isUsageError */
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);
/* harmony import */ var _process_systemError_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2404);



/** The user asked for something that cannot be: exit 2, with what to do instead. */
class UsageError extends Error {
    name = 'UsageError';
}
/** By its name: a command that was loaded later has a class of its own. */
const isUsageError = (error) => textMember(error, 'name') === 'UsageError';
/** A failure for people: its lines, each without characters that could act on a terminal. */
const failureText = (error) => (0,_process_systemError_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(error).split('\n').map(_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w).join('\n');
/** Two-space JSON and a newline: how documents are printed and stored. */
const prettyJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** JSON on one line. */
const lineJson = (value) => `${JSON.stringify(value)}\n`;


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



/** Colons anywhere: in valid JSON at least one for each key. */
const colonsInText = (text) => {
    let colons = 0;
    for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1))
        colons++;
    return colons;
};
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
const isContainer = (value) => typeof value === 'object' && value !== null;
const keysInValue = (value) => {
    let keys = 0;
    const open = isContainer(value) ? [value] : [];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (Array.isArray(next)) {
            for (const element of next)
                if (isContainer(element))
                    open.push(element);
        }
        else {
            const members = Object.values(next);
            keys += members.length;
            for (const member of members)
                if (isContainer(member))
                    open.push(member);
        }
    }
    return keys;
};
const MOST_REPORTED = 50;
/** No document nests as deep; of deeper places the pointer names the owner at this depth. */
const DEEPEST_POINTER = 32;
/** Nor has it such a name; 50 pointers through a key as long as the document would be 50 times its size. */
const LONGEST_TOKEN = 256;
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
                const long = levels.findIndex(({ token }) => token.length > LONGEST_TOKEN);
                const pointer = levels
                    .slice(0, long === -1 ? DEEPEST_POINTER : Math.min(long, DEEPEST_POINTER))
                    .map(({ token }) => `/${(0,contracts_pointer/* pointerToken */.b)(token)}`)
                    .join('');
                const message = `the key ${(0,plainText/* excerpt */.K)(name)} is given more than once, the last one counts; keep one of them`;
                found.set(pointer, { pointer, rule: 'json.duplicate-key', message, severity: 'warning' });
            }
        }
    });
    return [...found.values()];
};
/** A warning for each key that an object of the text gives more than once; at most 50. `value` is what JSON.parse made of it. */
const duplicateKeys = (text, value) => {
    const keys = keysInValue(value);
    // Most documents are settled by the first count. It is never too low, so where it agrees there is no second key of a name.
    if (colonsInText(text) === keys)
        return [];
    return keysInText(text) === keys ? [] : findDuplicates(text);
};

;// CONCATENATED MODULE: ./lib/contracts/jsonText.js




const problem = (severity, rule, message) => ({ pointer: '', rule, message, severity });
const hasByteOrderMark = (bytes) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
const asBuffer = (bytes) => Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** As UTF-8; every invalid sequence becomes U+FFFD (wire format 1.1). */
const decode = (bytes) => asBuffer(bytes).toString('utf8');
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
    // ASCII, as nearly every document is, needs no decoder: each byte is a character.
    const ascii = (0,external_node_buffer_.isAscii)(bytes);
    const warnings = ascii || (0,external_node_buffer_.isUtf8)(bytes)
        ? []
        : [problem('warning', 'json.invalid-utf8', 'the file is not valid UTF-8, replacement characters are read instead; save it as UTF-8')];
    const text = ascii ? asBuffer(bytes).toString('latin1') : decode(bytes);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { ok: false, problems: [...warnings, syntaxProblem(text)] };
    }
    const duplicates = duplicateKeys(text, value);
    return { ok: true, value, problems: warnings.length === 0 ? duplicates : [...warnings, ...duplicates] };
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
/* harmony export */   An: () => (/* binding */ MESSAGE_UNITS),
/* harmony export */   Ei: () => (/* binding */ PLAN_SET_PLANS),
/* harmony export */   Fn: () => (/* binding */ REPORT_BYTES),
/* harmony export */   HH: () => (/* binding */ PLAN_SET_BYTES),
/* harmony export */   IO: () => (/* binding */ PATH_UNITS),
/* harmony export */   MY: () => (/* binding */ LIMITATIONS),
/* harmony export */   Mc: () => (/* binding */ ATTEMPT_BYTES),
/* harmony export */   Qj: () => (/* binding */ DECODED_FILE_BYTES),
/* harmony export */   Rw: () => (/* binding */ COMMAND_ARGUMENTS),
/* harmony export */   SK: () => (/* binding */ ATTEMPT_CHANGES),
/* harmony export */   Sy: () => (/* binding */ ADAPTER_OUTPUT_BYTES),
/* harmony export */   Vb: () => (/* binding */ ARTIFACT_BYTES),
/* harmony export */   Vw: () => (/* binding */ ATTEMPT_CHANGED_BYTES),
/* harmony export */   WU: () => (/* binding */ ADAPTER_ARTIFACTS),
/* harmony export */   _: () => (/* binding */ TOOL_CALL_UNITS),
/* harmony export */   bK: () => (/* binding */ PLAN_SET_REASONS),
/* harmony export */   cn: () => (/* binding */ FILES),
/* harmony export */   dA: () => (/* binding */ BUNDLE_BYTES),
/* harmony export */   e7: () => (/* binding */ PLAN_TRIALS),
/* harmony export */   fL: () => (/* binding */ NETWORK_HOSTS),
/* harmony export */   go: () => (/* binding */ INDEX_TASKS),
/* harmony export */   gs: () => (/* binding */ ARGUMENT_UNITS),
/* harmony export */   lc: () => (/* binding */ DRIVER_OUTPUT_BYTES),
/* harmony export */   yc: () => (/* binding */ BLOCKED_REASON_UNITS)
/* harmony export */ });
/* unused harmony exports BASE64_MIN_CHARACTERS, BASE64_MAX_CHARACTERS, PUBLISHABLE_TASKS_MIN, PUBLISHABLE_TASKS_MAX, PUBLISHABLE_CATEGORIES_MIN, CHECKS_PER_LIST, CHECK_RESULTS, REPETITIONS_MIN, REPETITIONS_MAX, DRIVER_TIMEOUT_MS_MIN, DRIVER_TIMEOUT_MS_MAX, ADAPTER_TIMEOUT_MS_MIN, ADAPTER_TIMEOUT_MS_MAX, ENVIRONMENT_NAMES, DIAGNOSTIC_ENTRIES, BUNDLE_TASKS, BUNDLE_RUNS_MIN, BUNDLE_RUNS_MAX */
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
/** Rows of a plan set, and attempts of one row. Our own bounds, as all below. */
const PLAN_SET_PLANS = 500;
const PLAN_TRIALS = 1_000;
/** Why a plan set may not run: those of its plans together. */
const PLAN_SET_REASONS = 1_000;
const PLAN_SET_BYTES = 5_242_880;
/** Hosts that a proxied network may lead to. */
const NETWORK_HOSTS = 50;
/** Paths of the change set of an attempt, and what its files have together; one file has at most `DECODED_FILE_BYTES`. */
const ATTEMPT_CHANGES = 1_000;
const ATTEMPT_CHANGED_BYTES = 33_554_432;
/** An attempt document: its changed bytes in base64, and room for all that it says besides. */
const ATTEMPT_BYTES = 67_108_864;


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

/** Of a text: over its UTF-8 bytes. In lower-case hex digits. */
const sha256 = 
// Hashing in one call spares an object for every small file; Node has it from 20.12 on.
typeof node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === 'function'
    ? (data) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', data, 'hex')
    : (data) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(data).digest('hex');


/***/ }),

/***/ 6578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   SA: () => (/* binding */ textMember),
/* harmony export */   Yt: () => (/* binding */ elements),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** An object of a JSON text: not null, not a list. */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An own member of a value that may be anything; undefined when there is none. */
const member = (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined);
/** An own member when it is a string. */
const textMember = (value, key) => {
    const found = member(value, key);
    return typeof found === 'string' ? found : undefined;
};
/** The elements of a value that may be anything; none when it is no list. */
const elements = (value) => (Array.isArray(value) ? value : []);


/***/ }),

/***/ 2404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

/** The code of a failed system call (`ENOENT`), empty for anything else. */
const codeOf = (error) => (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .textMember */ .SA)(error, 'code') ?? '';
/** What a thrown value says for people. */
const messageOf = (error) => {
    const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
    return String(message);
};


/***/ }),

/***/ 1316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readBounded),
/* harmony export */   o: () => (/* binding */ systemFailure)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);
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
    const code = (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .textMember */ .SA)(error, 'code') ?? 'unknown error';
    return BY_CODE[code] ?? (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.unreadable', `the file cannot be read (${code})`);
};
const SLAB_BYTES = 262_144;
const LARGE_BYTES = 32_768;
/** Small files share slabs: a memory block of its own for each of many thousand files costs more than reading it. */
let slab = Buffer.alloc(0);
let slabUsed = 0;
/** Makes sure that the shared slab has room for `length` more bytes. */
const makeRoom = (length) => {
    if (slab.length - slabUsed >= length)
        return;
    slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
    slabUsed = 0;
};
const CHANGED = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.changed', 'the file changed while it was read; try again');
const readOpen = (fd, limit) => {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (!stat.isFile())
        return NOT_A_FILE;
    const { size } = stat;
    if (size < 1)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.size', 'the file is empty');
    if (size > limit)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.size', `the file has ${size} bytes, the limit is ${limit}`);
    // One byte more than the size: a file that grows under the reader is noticed, never half taken.
    if (size > LARGE_BYTES) {
        const room = Buffer.allocUnsafeSlow(size + 1);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, room, 0, size + 1, 0) === size ? { ok: true, bytes: room.subarray(0, size) } : CHANGED;
    }
    makeRoom(size + 1);
    const start = slabUsed;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, slab, start, size + 1, 0) !== size)
        return CHANGED;
    slabUsed += size;
    return { ok: true, bytes: slab.subarray(start, slabUsed) };
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
;