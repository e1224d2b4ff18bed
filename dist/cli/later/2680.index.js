"use strict";
exports.id = 2680;
exports.ids = [2680];
exports.modules = {

/***/ 8067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ draftDocument)
/* harmony export */ });
/* harmony import */ var _contracts_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3686);
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);


const pointerOf = (names) => names.map((name) => `/${(0,_contracts_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerToken */ .b)(name)}`).join('');
const at = (value, names) => names.reduce((owner, name) => (Array.isArray(owner) ? owner[Number(name)] : (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(owner, String(name))), value);
const replaced = (value, names, to) => {
    const [name, ...rest] = names;
    if (name === undefined)
        return to;
    if (Array.isArray(value))
        return typeof name === 'number' && name < value.length ? value.with(name, replaced(value[name], rest, to)) : value;
    if (!(0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value) || typeof name !== 'string')
        return value;
    if (rest.length > 0 && !Object.hasOwn(value, name))
        return value;
    return { ...value, [name]: replaced((0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, name), rest, to) };
};
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const ascending = (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
const draftDocument = (file, initial) => {
    let value = initial;
    const changes = [];
    return {
        file,
        changes,
        value: () => value,
        set: (names, to, what) => {
            const old = at(value, names);
            const next = replaced(value, names, to);
            if (same(old, to) || !same(at(next, names), to))
                return;
            value = next;
            changes.push({ file, pointer: pointerOf(names), what, old: old ?? null, new: to });
        },
        sort: (names, by) => {
            const list = at(value, names);
            if (!Array.isArray(list))
                return;
            const entries = list.map((entry) => ({ entry, key: by === undefined ? entry : (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(entry, by) }));
            const keyed = entries.filter((entry) => typeof entry.key === 'string');
            if (keyed.length < entries.length)
                return;
            const sorted = keyed.toSorted(ascending);
            const [old, next] = [keyed.map(({ key }) => key), sorted.map(({ key }) => key)];
            if (same(old, next))
                return;
            value = replaced(value, names, sorted.map(({ entry }) => entry));
            changes.push({ file, pointer: pointerOf(names), what: 'order', old, new: next });
        },
    };
};


/***/ }),

/***/ 6168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ overlaySource)
/* harmony export */ });
/* harmony import */ var _source_relativePath_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8878);
/* harmony import */ var _source_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1808);


/**
 * A corpus as it would be with some files written: their bytes come from memory, all others from `base`. A file whose place is a
 * symbolic link stays refused, so that nothing is ever written through one.
 */
const overlaySource = (base, files) => ({
    read: (declared, limit) => {
        const written = (0,_source_relativePath_js__WEBPACK_IMPORTED_MODULE_0__/* .splitRelativePath */ .QN)(declared.path).ok ? files.get((0,_source_relativePath_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredFile */ .VK)(declared.folder, declared.path)) : undefined;
        if (written === undefined)
            return base.read(declared, limit);
        const below = base.read(declared, limit);
        if (!below.ok && (below.rule === 'source.link' || below.rule === 'source.not-a-file'))
            return below;
        if (written.length < 1)
            return (0,_source_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.size', 'the file is empty');
        if (written.length > limit)
            return (0,_source_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.size', `the file has ${written.length} bytes, the limit is ${limit}`);
        return { ok: true, bytes: Buffer.from(written.buffer, written.byteOffset, written.length) };
    },
});


/***/ }),

/***/ 5996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZH: () => (/* binding */ documentText),
/* harmony export */   _3: () => (/* binding */ fixtureBundle),
/* harmony export */   fL: () => (/* binding */ fixtureBytes),
/* harmony export */   ff: () => (/* binding */ knownGoodChange),
/* harmony export */   iG: () => (/* binding */ knownGoodBytes),
/* harmony export */   wE: () => (/* binding */ base64Length)
/* harmony export */ });
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);

const FIXTURE = 'codevetter.agent-task-fixture.v1';
const KNOWN_GOOD = 'codevetter.agent-task-known-good.v1';
const ANY_HASH = '0'.repeat(64);
const base64 = (bytes) => Buffer.from(bytes).toString('base64');
const documentText = (value) => `${JSON.stringify(value, null, 2)}\n`;
const fixtureBundle = (before) => ({
    schema_version: FIXTURE,
    files: before.files.map((file) => {
        const bytes = file.bytes();
        return { path: file.path, content_base64: base64(bytes), sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(bytes) };
    }),
});
const knownGoodChange = (taskId, change) => ({
    schema_version: KNOWN_GOOD,
    task_id: taskId,
    files: change.replaced.map(({ before, after }) => {
        const bytes = after.bytes();
        return { path: before.path, before_sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(before.bytes()), after_base64: base64(bytes), after_sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(bytes) };
    }),
});
/** Characters of base64 for so many bytes. */
const base64Length = (bytes) => 4 * Math.ceil(bytes / 3);
const written = (value, contents) => Buffer.byteLength(documentText(value)) + contents.reduce((sum, size) => sum + base64Length(size), 0);
/** Bytes of `fixture.json` as it would be written, without reading a file. */
const fixtureBytes = (before) => written({ schema_version: FIXTURE, files: before.files.map(({ path }) => ({ path, content_base64: '', sha256: ANY_HASH })) }, before.files.map(({ size }) => size));
/** Bytes of `known-good.json` as it would be written. */
const knownGoodBytes = (taskId, { replaced }) => written({
    schema_version: KNOWN_GOOD,
    task_id: taskId,
    files: replaced.map(({ before }) => ({ path: before.path, before_sha256: ANY_HASH, after_base64: '', after_sha256: ANY_HASH })),
}, replaced.map(({ after }) => after.size));


/***/ }),

/***/ 3315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ writeFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _source_reservedFile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(235);



/** What a command that was killed while it wrote this file has left beside it. The caller's lock keeps living ones away. */
const removeAbandoned = (target) => {
    const name = `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.tmp-`;
    try {
        for (const file of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target))) {
            if (file.startsWith(name) && /^[0-9a-f]{16}$/.test(file.slice(name.length)))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), file), { force: true });
        }
    }
    catch {
        // no folder yet: nothing was left in it
    }
};
/**
 * Writes files below a root that this command has locked, each by rename, in the given order: whoever reads meanwhile sees old or new
 * bytes, never half of them.
 */
const writeFiles = (root, files) => {
    for (const { file, bytes } of files) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...file.split('/'));
        removeAbandoned(target);
        (0,_source_reservedFile_js__WEBPACK_IMPORTED_MODULE_2__/* .writeByRename */ .f)(target, bytes);
    }
};


/***/ }),

/***/ 1811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ KNOWN_GOOD),
/* harmony export */   Um: () => (/* binding */ BASELINE),
/* harmony export */   rI: () => (/* binding */ conditionOf)
/* harmony export */ });
const passes = (facts, id) => facts.statuses.get(id) === 'pass';
/** The conditions of spec 4.5 on a result, in its order: the first that holds counts, and the last always holds. */
const CONDITIONS = [
    ['inventory-differs', ({ statuses, required, regression }) => !sameSet([...statuses.keys()], [...required, ...regression])],
    ['some-check-in-error', ({ statuses }) => [...statuses.values()].includes('error')],
    ['regression-not-passing', (facts) => !facts.regression.every((id) => passes(facts, id))],
    ['defining-not-passing', (facts) => !facts.defining.every((id) => passes(facts, id))],
    ['required-not-passing', (facts) => !facts.required.every((id) => passes(facts, id))],
    ['all-passing', () => true],
];
/** Spec 4.5, one column a phase. */
const BASELINE = {
    'inventory-differs': 'incomplete_checks',
    'some-check-in-error': 'check_error',
    'regression-not-passing': 'wrong_failure',
    'defining-not-passing': 'intended_failure',
    'required-not-passing': 'wrong_failure',
    'all-passing': 'wrong_failure',
};
const KNOWN_GOOD = {
    'inventory-differs': 'incomplete_checks',
    'some-check-in-error': 'check_error',
    'regression-not-passing': 'regression',
    'defining-not-passing': 'check_failure',
    'required-not-passing': 'check_failure',
    'all-passing': 'pass',
};
const sameSet = (left, right) => {
    const wanted = new Set(right);
    return new Set(left).size === wanted.size && left.every((id) => wanted.has(id));
};
/** Which condition of spec 4.5 a check result meets. */
const conditionOf = (result, inventory) => {
    const facts = {
        statuses: new Map(result.results.map(({ id, status }) => [id, status])),
        required: inventory.required_checks.map(({ id }) => id),
        regression: inventory.regression_checks.map(({ id }) => id),
        defining: inventory.task_defining_failures,
    };
    return CONDITIONS.find(([, holds]) => holds(facts))?.[0] ?? 'all-passing';
};


/***/ }),

/***/ 2153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* unused harmony export readInputs */
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9458);

const spelled = (name) => `--${name}`;
/** A flag as it was typed, without what follows an equals sign (`--root=a`) or a first letter (`-abc`). */
const typedFlag = (word) => (word.startsWith('--') ? (word.split('=', 1)[0] ?? word) : word.slice(0, 2));
const isFlag = (word) => word.startsWith('-') && word.length > 1;
const refuseInlineValue = (flag, option) => {
    throw new UsageError(option.value === undefined ? `${flag} takes no value` : `write ${flag} and its value as separate words`);
};
/**
 * Reads flags as separate words (`--root DIR`; `--root=DIR` is refused), values that are neither empty nor look like a flag, and
 * at most `positionals` words besides (Infinity for any number). A bare `--` before the flags is skipped, as package managers add it.
 * @throws UsageError
 */
// Not with util.parseArgs: half of its rules would have to be taken back, and every start would load it.
const readInputs = (words, options, positionals) => {
    const found = new Map();
    const loose = [];
    for (let at = words[0] === '--' ? 1 : 0; at < words.length; at++) {
        const word = words[at] ?? '';
        if (!isFlag(word)) {
            loose.push(word);
            continue;
        }
        if (word === '--')
            throw new UsageError('unexpected word "--"');
        const flag = typedFlag(word);
        const option = options.find(({ name }) => spelled(name) === flag);
        if (option === undefined)
            throw new UsageError(`unknown flag ${JSON.stringify(flag)}`);
        if (flag !== word)
            refuseInlineValue(flag, option);
        const value = option.value === undefined ? '' : words[++at];
        if (option.value !== undefined && (value === undefined || value === '' || value.startsWith('--'))) {
            throw new UsageError(`${flag} needs a value: ${flag} ${option.value}`);
        }
        const values = found.get(option.name) ?? [];
        values.push(value ?? '');
        found.set(option.name, values);
    }
    if (loose.length > positionals)
        throw new UsageError(`unexpected word ${JSON.stringify(loose[positionals])}`);
    return {
        has: (name) => found.has(name),
        value: (name) => found.get(name)?.at(-1),
        values: (name) => found.get(name) ?? [],
        positionals: loose,
    };
};
/** A whole number written canonically, within bounds. @throws UsageError */
const wholeNumber = (inputs, name, min, max) => {
    const text = inputs.value(name);
    if (text === undefined)
        return undefined;
    const number = /^(?:0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= min && number <= max))
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${spelled(name)} takes a whole number from ${min} to ${max}`);
    return number;
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

/***/ 9268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qualify: () => (/* binding */ qualify)
});

// EXTERNAL MODULE: ./lib/contracts/documents.js
var documents = __webpack_require__(9621);
// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/corpus/readCorpus.js
var readCorpus = __webpack_require__(7238);
// EXTERNAL MODULE: ./lib/source/folderSource.js
var folderSource = __webpack_require__(3816);
// EXTERNAL MODULE: ./lib/source/relativePath.js
var relativePath = __webpack_require__(8878);
// EXTERNAL MODULE: ./lib/authoring/draftDocument.js
var draftDocument = __webpack_require__(8067);
// EXTERNAL MODULE: ./lib/authoring/overlaySource.js
var overlaySource = __webpack_require__(6168);
// EXTERNAL MODULE: ./lib/authoring/taskDocuments.js
var taskDocuments = __webpack_require__(5996);
// EXTERNAL MODULE: ./lib/authoring/writeFiles.js
var writeFiles = __webpack_require__(3315);
;// CONCATENATED MODULE: ./lib/authoring/storeReceipts.js












const no = (message) => ({ ok: false, message });
const MEANING = 'a corpus keeps receipts of qualified tasks only; mend the task and qualify it again';
/** Where a receipt goes, or why it goes nowhere. */
const placeOf = (source, entry, taskId, bytes, receipts) => {
    if (entry === undefined)
        return no(`${readCorpus/* INDEX_FILE */.K} names no such task`);
    const json = (0,jsonText/* readJson */.Vh)(bytes);
    const reading = json.ok ? receipts(json.value) : undefined;
    if (reading === undefined || !reading.ok)
        return no('the bytes are no valid qualification receipt');
    if (reading.document.task_id !== taskId)
        return no(`the receipt is for the task ${reading.document.task_id}`);
    if (!reading.document.qualified)
        return no(`the receipt says that the task did not qualify; ${MEANING}`);
    const path = (0,shape/* member */.Dc)((0,shape/* member */.Dc)(entry, 'qualification'), 'path') ?? `qualifications/${taskId}.json`;
    const file = (0,relativePath/* declaredFile */.VK)('', path);
    const place = (0,overlaySource/* overlaySource */.C)(source, new Map([[file, bytes]])).read({ folder: '', path }, limits/* DOCUMENT_BYTES */.A1);
    return place.ok ? { ok: true, file } : no(`${file}: ${place.message}`);
};
const loadReader = () => (0,documents/* documentReader */.vS)('qualification-receipt');
/**
 * Puts receipts of qualified tasks into a corpus: each where the index names one for its task, else at `qualifications/<id>.json`,
 * then the index with their hashes. Each file is written by rename, the index last.
 * @throws when the index cannot be read, or a file cannot be written
 */
const storeReceipts = async (root, receipts) => {
    const source = (0,folderSource/* folderSource */.W)(root);
    const reading = source.read({ folder: '', path: readCorpus/* INDEX_FILE */.K }, limits/* DOCUMENT_BYTES */.A1);
    const json = reading.ok ? (0,jsonText/* readJson */.Vh)(reading.bytes) : undefined;
    if (!json?.ok || json.problems.length > 0)
        throw new Error(`${readCorpus/* INDEX_FILE */.K} cannot be read as a document; run \`corpus validate\``);
    const reader = await loadReader();
    const index = (0,draftDocument/* draftDocument */.n)(readCorpus/* INDEX_FILE */.K, json.value);
    const refused = [];
    const files = new Map();
    const entries = (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(json.value, 'tasks'));
    for (const [taskId, bytes] of [...receipts].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
        const at = entries.findIndex((entry) => (0,shape/* textMember */.SA)(entry, 'task_id') === taskId);
        const place = placeOf(source, entries[at], taskId, bytes, reader);
        if (!place.ok)
            refused.push({ taskId, message: place.message });
        else if (files.has(place.file))
            refused.push({ taskId, message: `${place.file} is named for the receipt of another task too; give each task a file of its own` });
        else {
            files.set(place.file, bytes);
            if ((0,shape/* isRecord */.u4)((0,shape/* member */.Dc)(entries[at], 'qualification')))
                index.set(['tasks', at, 'qualification', 'sha256'], (0,sha256/* sha256 */.s)(bytes), 'hash');
            else
                index.set(['tasks', at, 'qualification'], { path: place.file, sha256: (0,sha256/* sha256 */.s)(bytes) }, 'hash');
        }
    }
    const indexBytes = index.changes.length === 0 ? [] : [{ file: readCorpus/* INDEX_FILE */.K, bytes: Buffer.from((0,taskDocuments/* documentText */.ZH)(index.value())) }];
    const unchanged = (file, bytes) => {
        const old = source.read({ folder: '', path: file }, limits/* DOCUMENT_BYTES */.A1);
        return old.ok && (0,sha256/* sha256 */.s)(old.bytes) === (0,sha256/* sha256 */.s)(bytes);
    };
    const writes = [
        ...[...files].filter(([file, bytes]) => !unchanged(file, bytes)).map(([file, bytes]) => ({ file, bytes })),
        ...indexBytes,
    ];
    (0,writeFiles/* writeFiles */.h)(root, writes);
    return { written: writes.map(({ file }) => file), refused };
};

// EXTERNAL MODULE: ./lib/contracts/corpusDocuments.js
var corpusDocuments = __webpack_require__(9137);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var findings = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/process/folderLock.js
var folderLock = __webpack_require__(6338);
// EXTERNAL MODULE: ./lib/process/leftovers.js
var leftovers = __webpack_require__(1617);
// EXTERNAL MODULE: ./lib/workspace/attemptFolder.js
var attemptFolder = __webpack_require__(292);
// EXTERNAL MODULE: ./lib/checks/driverLevel.js
var driverLevel = __webpack_require__(8773);
// EXTERNAL MODULE: ./lib/checks/classify.js
var classify = __webpack_require__(1811);
// EXTERNAL MODULE: ./lib/checks/runDriver.js + 2 modules
var runDriver = __webpack_require__(1017);
// EXTERNAL MODULE: ./lib/process/systemError.js
var systemError = __webpack_require__(2404);
// EXTERNAL MODULE: ./lib/workspace/buildWorkspace.js
var buildWorkspace = __webpack_require__(3412);
;// CONCATENATED MODULE: ./lib/qualification/attempt.js





const noResult = (outcome, reason, stderr = '') => ({
    outcome,
    reason,
    stderr,
    resultSha256: null,
    checks: [],
});
const judge = ({ phase, task }, driven) => {
    switch (driven.kind) {
        case 'timeout':
            return noResult('timeout', `the driver had not ended after ${driven.limitMs} ms`, driven.stderr);
        case 'check_error':
            return noResult('check_error', driven.reason, driven.stderr);
        case 'result':
            return {
                outcome: phase.outcomes[(0,classify/* conditionOf */.rI)(driven.result, task.acceptance.document)],
                resultSha256: driven.resultSha256,
                stderr: driven.stderr,
                checks: driven.result.results,
                ...(driven.observation && { observation: driven.observation }),
            };
    }
};
/** Undefined: cancelled. */
const carryOut = async (order, folder) => {
    const { phase, attempt, task, host, signal } = order;
    const building = (0,buildWorkspace/* buildWorkspace */._)(folder.workspace, task);
    if (building.kind === 'setup_failure')
        return noResult('setup_failure', building.reason);
    const hindrance = phase.prepare(folder.workspace, task);
    if (hindrance !== undefined)
        return noResult(hindrance.outcome, hindrance.reason);
    const driven = await (0,runDriver/* runDriver */.K)({ task, workspace: folder.workspace, phase: phase.name, attempt, host, folder: folder.path, signal });
    return driven.kind === 'cancelled' ? undefined : judge(order, driven);
};
/**
 * Carries out one attempt in a fresh folder and removes that again, whatever happens (spec 4.3). A folder that stays makes it a
 * `cleanup_failure`; the hash of a result that there was is kept. Undefined: cancelled, and cleaned up as well as possible.
 */
const runAttempt = async (order) => {
    const { attempt, signal } = order;
    if (signal.aborted)
        return undefined;
    let folder;
    try {
        folder = (0,attemptFolder/* openAttemptFolder */.c)(order.host.runFolder);
    }
    catch (error) {
        return { attempt, ...noResult('setup_failure', (0,systemError/* messageOf */.b)(error)) };
    }
    const judged = await carryOut(order, folder).catch(async (defect) => {
        await folder.close();
        throw defect;
    });
    const removal = await folder.close();
    if (judged === undefined || signal.aborted)
        return undefined;
    return { attempt, ...judged, ...(!removal.removed && { outcome: 'cleanup_failure', reason: removal.reason }) };
};

// EXTERNAL MODULE: ./lib/qualification/grading.js
var grading = __webpack_require__(3145);
;// CONCATENATED MODULE: ./lib/qualification/limitations.js
const ALWAYS = [
    'Shows that the checks fail on the fixture and pass after the known-good change; it does not show that they accept every right solution or refuse every wrong one.',
    'Repeated attempts that agree make a flaky check unlikely, not impossible; rare flakes need more repetitions than a receipt records.',
];
const OF_LEVEL = {
    observed: [
        'The driver never loads the code under check: a second process loads it and is asked through the check runtime that the driver names. Whether that process was inside a sandbox is recorded beside this receipt, not in it.',
    ],
    in_process: [
        'The driver loads the code under check into its own process: code written to deceive it could forge a result. Fixture and known-good change are trusted here; a verdict on the work of an agent is weaker by that much.',
    ],
};
/** What a receipt of ours does not prove. Depends on the kind of driver alone, never on a machine: receipts are the same everywhere. */
const limitationsOf = (level) => [...OF_LEVEL[level], ...ALWAYS];

// EXTERNAL MODULE: ./lib/workspace/applyKnownGood.js
var applyKnownGood = __webpack_require__(9604);
;// CONCATENATED MODULE: ./lib/qualification/phases.js


const baselinePhase = { name: 'baseline', outcomes: classify/* BASELINE */.Um, prepare: () => undefined };
const knownGoodPhase = {
    name: 'known_good',
    outcomes: classify/* KNOWN_GOOD */.KW,
    prepare: (workspace, task) => {
        const application = (0,applyKnownGood/* applyKnownGood */.V)(workspace, task.knownGood);
        return application.kind === 'applied' ? undefined : { outcome: 'patch_failure', reason: application.reason };
    },
};

;// CONCATENATED MODULE: ./lib/qualification/qualifyTask.js






/** Attempts that do not agree, in outcome and in result, make the phase `flaky` (spec 4.5). */
const statusOf = (attempts) => {
    const [first, ...rest] = attempts;
    if (first === undefined)
        throw new Error('a phase without attempts has no status: the contract promises at least two repetitions');
    return rest.every(({ outcome, resultSha256 }) => outcome === first.outcome && resultSha256 === first.resultSha256)
        ? first.outcome
        : 'flaky';
};
/** One attempt strictly after the other. Undefined: cancelled. */
const runPhase = async (phase, task, host, signal, onAttempt) => {
    const attempts = [];
    for (let attempt = 1; attempt <= task.acceptance.document.repetitions; attempt++) {
        const done = await runAttempt({ phase, attempt, task, host, signal });
        if (done === undefined)
            return undefined;
        attempts.push(done);
        onAttempt({ taskId: task.taskId, phase: phase.name, attempt, outcome: done.outcome });
    }
    return { status: statusOf(attempts), attempts };
};
const recorded = ({ status, attempts }) => ({
    status,
    attempts: attempts.map(({ attempt, outcome, resultSha256 }) => ({ attempt, outcome, result_sha256: resultSha256 })),
});
const receiptOf = (task, level, baseline, knownGood) => {
    const cleanupFailed = [...baseline.attempts, ...knownGood.attempts].some(({ outcome }) => outcome === 'cleanup_failure');
    return {
        schema_version: 'codevetter.agent-task-qualification.v2',
        task_id: task.taskId,
        manifest_sha256: task.manifest.sha256,
        fixture_sha256: task.fixture.sha256,
        acceptance_contract_sha256: task.acceptance.sha256,
        known_good_sha256: task.knownGood.sha256,
        workspace_policy: 'public_fixture_and_task_packet_v1',
        qualified: baseline.status === 'intended_failure' && knownGood.status === 'pass' && !cleanupFailed,
        baseline: recorded(baseline),
        known_good: recorded(knownGood),
        cleanup: { status: cleanupFailed ? 'failed' : 'complete' },
        limitations: limitationsOf(level.level),
    };
};
/**
 * Proves, or fails to prove, that a task's checks fail for the declared reason on its fixture and pass after its known-good change,
 * as often as its contract demands (spec 4.3 to 4.6). The receipt holds no time, path, machine or Node version: the same task gives
 * the same bytes everywhere. Throws only for a defect of ours.
 */
const qualifyTask = async (task, host, signal, onAttempt = () => { }) => {
    const { taskId } = task;
    const baseline = await runPhase(baselinePhase, task, host, signal, onAttempt);
    if (baseline === undefined)
        return { kind: 'cancelled', taskId };
    const knownGood = await runPhase(knownGoodPhase, task, host, signal, onAttempt);
    if (knownGood === undefined)
        return { kind: 'cancelled', taskId };
    const level = (0,driverLevel/* driverLevel */.f)(task.driver.bytes);
    const receipt = receiptOf(task, level, baseline, knownGood);
    (0,documents/* assertWritable */.Bz)(await (0,documents/* documentReader */.vS)('qualification-receipt'), receipt);
    return {
        kind: 'receipt',
        taskId,
        receipt,
        bytes: new TextEncoder().encode(`${JSON.stringify(receipt, null, 2)}\n`),
        notes: { baseline: baseline.attempts, known_good: knownGood.attempts },
        grading: (0,grading/* gradingOf */.M)(level, host.sandbox),
        checkIds: [...task.acceptance.document.required_checks, ...task.acceptance.document.regression_checks].map(({ id }) => id),
        repeats: task.acceptance.document.repetitions,
    };
};

;// CONCATENATED MODULE: ./lib/qualification/qualifyTasks.js



/**
 * Qualifies many tasks, `jobs` at a time. When the signal is aborted everything that runs is killed and removed, and what is not
 * finished is `cancelled`; receipts that were finished before stay.
 */
const qualifyTasks = async (tasks, order) => {
    const { onProgress = () => { } } = order;
    const folder = await (0,leftovers/* openRunFolder */.i)(order.baseFolder);
    const defect = new AbortController(); // one task that throws must not leave the others running
    const signal = AbortSignal.any([order.signal, defect.signal]);
    const host = { ...order.host, runFolder: folder.path, keptFolder: (0,attemptFolder/* privateFolder */.q)(folder.path) };
    const results = tasks.map(({ taskId }) => ({ kind: 'cancelled', taskId }));
    let done = 0;
    const queue = tasks.entries();
    const work = async () => {
        for (const [position, task] of queue) {
            if (signal.aborted)
                return;
            const result = await qualifyTask(task, host, signal, (progress) => onProgress({ kind: 'attempt', ...progress }));
            results[position] = result;
            done += 1;
            onProgress({ kind: 'task', result, done, total: tasks.length });
        }
    };
    const workers = Array.from({ length: Math.max(1, order.jobs) }, () => work().catch((error) => {
        defect.abort();
        throw error;
    }));
    const settled = await Promise.allSettled(workers);
    const removal = await folder.close();
    for (const worker of settled)
        if (worker.status === 'rejected')
            throw worker.reason;
    return { results, cancelled: results.some(({ kind }) => kind === 'cancelled'), swept: folder.swept, removal };
};

// EXTERNAL MODULE: ./lib/qualification/report.js
var qualification_report = __webpack_require__(7127);
// EXTERNAL MODULE: ./lib/contracts/pointer.js
var contracts_pointer = __webpack_require__(3686);
;// CONCATENATED MODULE: ./lib/qualification/reproduce.js



const differences = (fresh, committed, pointer) => {
    if ((0,shape/* isRecord */.u4)(fresh) && (0,shape/* isRecord */.u4)(committed)) {
        const keys = [...new Set([...Object.keys(fresh), ...Object.keys(committed)])];
        return keys.flatMap((key) => {
            const place = `${pointer}/${(0,contracts_pointer/* pointerToken */.b)(key)}`;
            if (!Object.hasOwn(fresh, key) || !Object.hasOwn(committed, key))
                return [place];
            return differences(fresh[key], committed[key], place);
        });
    }
    if (Array.isArray(fresh) && Array.isArray(committed)) {
        const [left, right] = [(0,shape/* elements */.Yt)(fresh), (0,shape/* elements */.Yt)(committed)];
        return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => at).flatMap((at) => at < left.length && at < right.length ? differences(left[at], right[at], `${pointer}/${at}`) : [`${pointer}/${at}`]);
    }
    return Object.is(fresh, committed) || (fresh === 0 && committed === 0) ? [] : [pointer];
};
/** Compares two receipts: first their bytes, then everything but `limitations`, whose text each implementation words for itself. */
const compareReceipts = (fresh, committed) => {
    if (Buffer.compare(fresh, committed) === 0)
        return { kind: 'identical' };
    const [left, right] = [(0,jsonText/* readJson */.Vh)(fresh), (0,jsonText/* readJson */.Vh)(committed)];
    if (!left.ok || !right.ok) {
        const [problem] = [left, right].flatMap((reading) => (reading.ok ? [] : reading.problems));
        return { kind: 'unreadable', reason: problem?.message ?? 'not JSON' };
    }
    const fields = differences(left.value, right.value, '').filter((pointer) => pointer !== '/limitations' && !pointer.startsWith('/limitations/'));
    return fields.length === 0 ? { kind: 'equal_except_limitations' } : { kind: 'differs', fields };
};

// EXTERNAL MODULE: ./lib/reporting/qualificationText.js
var qualificationText = __webpack_require__(8184);
// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/commands/driverHost.js + 1 modules
var driverHost = __webpack_require__(1119);
// EXTERNAL MODULE: ./lib/commands/inputs.js
var commands_inputs = __webpack_require__(2153);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
// EXTERNAL MODULE: ./lib/commands/outputFile.js
var outputFile = __webpack_require__(9223);
;// CONCATENATED MODULE: ./lib/qualification/affected.js

/**
 * The tasks that a change touches: a file in the task's own folder, its committed receipt, or the check runtime that its driver
 * names. `paths` are relative to the corpus root.
 */
const affectedTasks = (tasks, paths) => {
    const changed = new Set(paths);
    return tasks.filter((task) => {
        const folder = `${(0,relativePath/* folderOf */.yS)(task.manifest.file)}/`;
        const runtime = task.checkRuntime && 'file' in task.checkRuntime ? task.checkRuntime.file : undefined;
        const single = [task.receipt?.file, runtime].filter((file) => file !== undefined);
        return single.some((file) => changed.has(file)) || paths.some((path) => (folder === '/' ? true : path.startsWith(folder)));
    });
};

// EXTERNAL MODULE: ./lib/qualification/shard.js
var qualification_shard = __webpack_require__(9657);
// EXTERNAL MODULE: ./lib/source/git.js
var git = __webpack_require__(7497);
;// CONCATENATED MODULE: ./lib/commands/qualifySelection.js




const WHOLE = { index: 1, total: 1 };
const named = (tasks, ids) => [...new Set(ids)].map((id) => {
    const task = tasks.find(({ taskId }) => taskId === id);
    if (task === undefined)
        throw new outcome/* UsageError */.eb(`the corpus has no task ${JSON.stringify(id)}; \`corpus validate --json\` lists its tasks`);
    return task;
});
const changedSince = (root, host, rev) => {
    const changed = (0,git/* changedPaths */.vl)({ folder: root.folder, searchPath: host.path }, rev);
    if (!changed.ok)
        throw new outcome/* UsageError */.eb(changed.message);
    return changed.value;
};
const shardInput = (inputs) => {
    const text = inputs.value('shard');
    const shard = text === undefined ? WHOLE : (0,qualification_shard/* parseShard */.u)(text);
    if (shard === undefined)
        throw new outcome/* UsageError */.eb('--shard takes i/n, for example 2/4');
    return shard;
};
/** Which tasks a `qualify` is about: named ones, all, or those that changed since a commit; of those, one shard. @throws UsageError */
const qualifySelection = (tasks, inputs, root, host) => {
    const ids = inputs.values('task');
    const rev = inputs.value('changed-since');
    const ways = [ids.length > 0, inputs.has('all'), rev !== undefined].filter(Boolean).length;
    if (ways !== 1)
        throw new outcome/* UsageError */.eb('say which tasks: --task ID (repeatable), --all, or --changed-since REV; one of the three');
    const shard = shardInput(inputs);
    const chosen = rev !== undefined ? affectedTasks(tasks, changedSince(root, host, rev)) : ids.length > 0 ? named(tasks, ids) : tasks;
    const wanted = new Set((0,qualification_shard/* shardOf */.I)(chosen.map(({ taskId }) => taskId), shard));
    return { tasks: chosen.filter(({ taskId }) => wanted.has(taskId)), shard, single: ids.length === 1 && shard.total === 1 };
};

;// CONCATENATED MODULE: ./lib/commands/qualify.js















const MOST_JOBS = 64;
const REPLACEABLE = ['codevetter.agent-task-qualification.v1', 'codevetter.agent-task-qualification.v2', 'corpus-qualification-report.v1'];
const SHOWN_ERRORS = 10;
const readTasks = async (root) => {
    const corpus = (0,readCorpus/* readCorpus */.X)((0,corpusRoot/* openCorpus */.t)(root), { readers: corpusDocuments/* CORPUS_READERS */.M, receipts: false, keepTasks: true });
    const errors = (0,findings/* findingLines */.hq)(corpus.findings.filter(({ severity }) => severity === 'error'));
    if (errors.length === 0)
        return corpus;
    const more = errors.length > SHOWN_ERRORS ? [`… and ${errors.length - SHOWN_ERRORS} more; \`corpus validate\` shows all`] : [];
    throw new Error(['the corpus is not valid, so nothing was run:', ...errors.slice(0, SHOWN_ERRORS), ...more].join('\n  '));
};
const reproduction = (fresh, task) => task?.receipt === undefined ? undefined : compareReceipts(fresh.bytes, task.receipt.bytes);
const run = async (tasks, jobs, host) => {
    const { driver, isolation } = await (0,driverHost/* driverHost */.v)(host);
    const attempts = tasks.reduce((sum, task) => sum + 2 * task.acceptance.document.repetitions, 0);
    let [done, finished] = [0, 0];
    const order = {
        jobs,
        host: driver,
        signal: host.signal,
        onProgress: (progress) => {
            if (progress.kind === 'task')
                finished += 1;
            else
                done += 1;
            host.progress(`qualify: ${finished} of ${tasks.length} tasks, ${done} of ${attempts} attempts`);
        },
    };
    const { results, removal } = await qualifyTasks(tasks, order);
    const qualified = results.filter((result) => result.kind === 'receipt');
    if (qualified.length < tasks.length) {
        throw new Error(`interrupted: ${qualified.length} of ${tasks.length} tasks were finished; nothing was written, every process and folder of the run is gone`);
    }
    return { qualified, isolation, leftover: removal.removed ? undefined : removal.reason };
};
/** A receipt speaks about the bytes that ran. Whoever edited the task meanwhile has to qualify it again. */
const changedMeanwhile = async (root, proven) => {
    const corpus = (0,readCorpus/* readCorpus */.X)((0,corpusRoot/* openCorpus */.t)(root), { readers: corpusDocuments/* CORPUS_READERS */.M, receipts: false, keepTasks: true });
    const now = new Map(corpus.tasks.map((task) => [task.taskId, task]));
    return proven
        .filter(({ taskId, receipt }) => {
        const task = now.get(taskId);
        return (task?.manifest.sha256 !== receipt.manifest_sha256 ||
            task.fixture.sha256 !== receipt.fixture_sha256 ||
            task.acceptance.sha256 !== receipt.acceptance_contract_sha256 ||
            task.knownGood.sha256 !== receipt.known_good_sha256);
    })
        .map(({ taskId }) => taskId);
};
const store = async (root, proven) => {
    const changed = await changedMeanwhile(root, proven);
    if (changed.length > 0) {
        throw new Error(`these tasks were edited while they were qualified, so no receipt was stored: ${changed.join(', ')}; run \`corpus seal\`, and qualify again`);
    }
    const { written, refused } = await storeReceipts(root.folder, new Map(proven.map((task) => [task.taskId, task.bytes])));
    if (refused.length > 0)
        throw new Error(`receipts were not stored: ${refused.map(({ taskId, message }) => `${taskId}: ${message}`).join('; ')}`);
    return written;
};
/** Proves tasks by running their checks (wire format 4): a receipt for one task, a report for several. */
const qualify = async (inputs, host) => {
    const root = (0,corpusRoot/* corpusRoot */.$)(inputs, host);
    const jobs = (0,commands_inputs/* wholeNumber */.r)(inputs, 'jobs', 1, MOST_JOBS) ?? 1;
    const [reproduce, write] = [inputs.has('reproduce'), inputs.has('write')];
    if (reproduce && write)
        throw new outcome/* UsageError */.eb('--reproduce compares with the committed receipts, --write replaces them; give one of the two');
    const corpus = await readTasks(root);
    const selection = qualifySelection(corpus.tasks, inputs, root, host);
    if (reproduce) {
        const without = selection.tasks.filter(({ receipt }) => receipt === undefined).map(({ taskId }) => taskId);
        if (without.length > 0)
            throw new outcome/* UsageError */.eb(`no committed receipt to reproduce: ${without.join(', ')}; make one with \`corpus qualify --task ID --write\``);
    }
    const out = inputs.value('out');
    // Before anything runs: a destination that cannot be written must not cost a whole qualification.
    const reserved = (0,outputFile/* outputFile */.i)(out, host, REPLACEABLE);
    try {
        const { qualified, isolation, leftover } = await run(selection.tasks, jobs, host);
        const single = selection.single && !reproduce ? qualified[0] : undefined;
        const byId = new Map(selection.tasks.map((task) => [task.taskId, task]));
        const compared = qualified.map((task) => ({ task, reproduction: reproduction(task, byId.get(task.taskId)) }));
        const report = await (0,qualification_report/* qualificationReport */.ye)({
            corpus: { id: corpus.id ?? '', version: corpus.version ?? '', index_sha256: corpus.indexSha256 ?? '' },
            shard: selection.shard,
            tasks: compared.map(({ task, reproduction: found }) => (0,qualification_report/* reportedTask */.v)(task, found)),
        });
        reserved?.commit(single?.bytes ?? Buffer.from((0,outcome/* prettyJson */.D_)(report)));
        const proven = qualified.filter(({ receipt }) => receipt.qualified);
        const stored = write ? await (0,folderLock/* withFolderLock */.i)(root.folder, () => store(root, proven)) : undefined;
        const reproduced = compared.every(({ reproduction: found }) => found?.kind === 'identical' || found?.kind === 'equal_except_limitations');
        const good = proven.length === qualified.length && (!reproduce || reproduced);
        const notes = { isolation, leftover, out, stored, reproduce };
        return {
            exitCode: good ? 0 : 1,
            json: () => (0,outcome/* lineJson */.l_)(single?.receipt ?? report),
            text: () => (single === undefined ? (0,qualificationText/* qualificationText */.J4)(compared, notes) : (0,qualificationText/* receiptText */.ee)(single, notes)),
            annotations: [],
        };
    }
    finally {
        reserved?.discard();
    }
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

/***/ 3145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ gradingOf)
/* harmony export */ });
/** For drivers of the observed kind, `sandbox` (see `DriverHost`) decides whether the subject process was isolated. */
const gradingOf = (driver, sandbox) => driver.level === 'in_process'
    ? { level: 'in_process' }
    : { level: sandbox === 'none' ? 'observed' : 'observed_isolated', runtimeSha256: driver.runtimeSha256 };


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

/***/ 7497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   Vp: () => (/* binding */ originRepository),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   vl: () => (/* binding */ changedPaths)
/* harmony export */ });
/* unused harmony export gitNames */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);


const LONGEST_MS = 120_000;
const OUTPUT_BYTES = 268_435_456;
/**
 * Nothing that a repository's own configuration names is run, and nothing is fetched: no hooks, no file-system monitor, no pager, no
 * external diff, no conversion of contents, no transport (a partial clone would otherwise call one), no replacement objects.
 */
const HARDENED = [
    ...['--no-pager', '--no-optional-locks', '--no-replace-objects', '--literal-pathspecs'],
    ...[
        'core.fsmonitor=false',
        'core.hooksPath=/dev/null',
        'core.attributesFile=/dev/null',
        'core.pager=cat',
        'core.untrackedCache=false',
    ].flatMap((entry) => ['-c', entry]),
    ...['protocol.allow=never', 'submodule.recurse=false', 'diff.external=', 'core.quotePath=false'].flatMap((entry) => ['-c', entry]),
    // The user's own configuration is not read, so it cannot vouch for the folder of another owner (containers); with nothing to run, nobody has to.
    ...['-c', 'safe.directory=*'],
];
const ENVIRONMENT = {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    LC_ALL: 'C',
};
const no = (message) => ({ ok: false, message });
const lastLine = (stderr) => stderr
    .toString('utf8')
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^(?:fatal|error): /, '') ?? '';
const notStarted = (error, folder) => {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return `${folder} does not exist`;
    return 'code' in error && error.code === 'ENOENT'
        ? 'git was not found on PATH; install git, or name folders instead of commits'
        : `git could not be run: ${error.message}`;
};
/** Runs one plumbing command, hardened; the answer is its stdout, or git's own last word on why not. Never throws. */
const runGit = (place, args, { stdin, configuration = [] } = {}) => {
    if (args.some((word) => word.includes('\0')))
        return no('a NUL cannot be part of a revision or path');
    const extra = Object.fromEntries(configuration.flatMap(([name, value], at) => [
        [`GIT_CONFIG_KEY_${at}`, name],
        [`GIT_CONFIG_VALUE_${at}`, value],
    ]));
    const ended = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...HARDENED, ...args], {
        cwd: place.folder,
        env: { PATH: place.searchPath, ...ENVIRONMENT, GIT_CONFIG_COUNT: String(configuration.length), ...extra },
        input: stdin ?? Buffer.alloc(0),
        timeout: LONGEST_MS,
        maxBuffer: OUTPUT_BYTES,
        windowsHide: true,
    });
    if (ended.error !== undefined)
        return no(notStarted(ended.error, place.folder));
    if (ended.status !== 0)
        return no(lastLine(ended.stderr) || `git ended with exit code ${ended.status}`);
    return { ok: true, value: ended.stdout };
};
/** One line of output, without its end. */
const gitLine = (place, args) => {
    const answer = runGit(place, args);
    return answer.ok ? { ok: true, value: answer.value.toString('utf8').replace(/\n$/, '') } : answer;
};
/** NUL-terminated names. */
const gitNames = (output) => output.toString('utf8').split('\0').slice(0, -1);
/** The full id of the commit that a revision names. What looks like a flag, or names no commit, is refused with words for people. */
const resolveCommit = (place, rev) => {
    if (rev === '' || rev.startsWith('-') || /[\0\n]/.test(rev))
        return no(`${JSON.stringify(rev)} is no revision; name a commit, branch or tag`);
    const inside = gitLine(place, ['rev-parse', '--git-dir']);
    if (!inside.ok)
        return no(`${place.folder}: ${inside.message}`);
    const answer = gitLine(place, ['rev-parse', '--verify', '--quiet', `${rev}^{commit}`]);
    if (answer.ok && /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/.test(answer.value))
        return answer;
    return no(`${JSON.stringify(rev)} names no commit of this repository; check the spelling, or fetch it first (a shallow clone holds few commits)`);
};
/** Filters that the repository's configuration would run on changed files, each with nothing in its place. */
const withoutFilters = (place) => {
    const found = runGit(place, ['config', '--name-only', '-z', '--get-regexp', '^filter\\.']);
    return found.ok ? [...new Set(gitNames(found.value))].map((name) => [name, name.endsWith('.required') ? 'false' : '']) : [];
};
/**
 * The paths below `place.folder`, relative to it and sorted, that differ between the merge base of `rev` and HEAD and what lies in
 * the working tree now: committed, staged, unstaged and untracked (ignored files are not looked at). A renamed file is two paths.
 */
const changedPaths = (place, rev) => {
    const commit = resolveCommit(place, rev);
    if (!commit.ok)
        return commit;
    const base = gitLine(place, ['merge-base', commit.value, 'HEAD']);
    if (!base.ok || base.value === '') {
        return no(`${JSON.stringify(rev)} and HEAD have no common commit in this clone; fetch the whole history (in a workflow: fetch-depth: 0)`);
    }
    const flags = ['--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty', '--relative'];
    const changed = runGit(place, ['diff', ...flags, base.value, '--'], { configuration: withoutFilters(place) });
    if (!changed.ok)
        return changed;
    const untracked = runGit(place, ['ls-files', '--others', '--exclude-standard', '-z']);
    if (!untracked.ok)
        return untracked;
    return { ok: true, value: [...new Set([...gitNames(changed.value), ...gitNames(untracked.value)])].sort() };
};
/** `OWNER/NAME` and the address for people of the repository's remote `origin`, where its URL has that form; user names in it are dropped. */
const originRepository = (place) => {
    const answer = gitLine(place, ['config', '--local', '--get', 'remote.origin.url']);
    const url = answer.ok ? answer.value : '';
    const found = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([A-Za-z0-9.-]+)(?::[0-9]+)?\/([A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+?)(?:\.git)?\/?$/.exec(url) ??
        /^(?:[^@/:]+@)?([A-Za-z0-9.-]+):([A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+?)(?:\.git)?\/?$/.exec(url);
    const [, host, repository] = found ?? [];
    return host === undefined || repository === undefined ? undefined : { repository, url: `https://${host}/${repository}` };
};


/***/ }),

/***/ 9604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ applyKnownGood)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6208);
/* harmony import */ var _process_systemError_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2404);
/* harmony import */ var _placeInside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2522);




/** What is opened is what is examined, compared and overwritten: no path is looked at twice (spec W-22). */
const replace = (file, replacement) => {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        return 'is not a regular file';
    if ((0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file)) !== replacement.before_sha256)
        return 'is not the file that the change was made for (before_sha256 differs)';
    const after = Buffer.from(replacement.after_base64, 'base64');
    if ((0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(after) !== replacement.after_sha256)
        return 'has a replacement whose hash is not after_sha256';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, 0);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, after, 0, after.length, 0) === after.length ? undefined : 'could not be written whole';
};
const replaceAt = (workspace, replacement) => {
    // O_NONBLOCK: a pipe in the place of the file must not make us wait for a writer
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,_placeInside_js__WEBPACK_IMPORTED_MODULE_2__/* .placeInside */ .m)(workspace, replacement.path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        return replace(file, replacement);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
};
/** Replaces each file of the known-good change, in order, in a workspace that holds exactly what it was made for (spec 4.3.2). */
const applyKnownGood = (workspace, knownGood) => {
    for (const replacement of knownGood.document.files) {
        let trouble;
        try {
            trouble = replaceAt(workspace, replacement);
        }
        catch (error) {
            trouble = (0,_process_systemError_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error);
        }
        if (trouble !== undefined)
            return { kind: 'patch_failure', reason: `${replacement.path}: ${trouble}` };
    }
    return { kind: 'applied' };
};


/***/ }),

/***/ 3412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _process_systemError_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2404);
/* harmony import */ var _placeInside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2522);




/**
 * Makes the folder `workspace` and puts into it, in bundle order, every fixture file and then the task packet as `TASK.md`: parents
 * made as needed, the system's default modes, no file executable, nothing overwritten (spec 4.2). Nothing else goes in.
 */
const buildWorkspace = (workspace, task) => {
    const files = [
        ...task.fixture.document.files.map((file) => ({ path: file.path, bytes: Buffer.from(file.content_base64, 'base64') })),
        { path: 'TASK.md', bytes: task.taskPacket.bytes },
    ];
    let current = '';
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(workspace);
        for (const file of files) {
            current = `${file.path}: `;
            const place = (0,_placeInside_js__WEBPACK_IMPORTED_MODULE_2__/* .placeInside */ .m)(workspace, file.path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(place), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(place, file.bytes, { flag: 'wx' });
        }
        return { kind: 'built' };
    }
    catch (error) {
        return { kind: 'setup_failure', reason: `${current}${(0,_process_systemError_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error)}` };
    }
};


/***/ })

};
;