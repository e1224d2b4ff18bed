"use strict";
exports.id = 8574;
exports.ids = [8574];
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

/***/ 2862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ profileDisagreements)
/* harmony export */ });
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3796);

const problem = (pointer, rule, message) => ({ pointer, rule, message, severity: 'error' });
/** A profile maps exactly the checks of the acceptance contract; one that does not is invalid (DX score, section 1). */
const profileDisagreements = (profile, task) => {
    const declared = [...task.acceptance.required_checks, ...task.acceptance.regression_checks].map(({ id }) => id);
    const mapped = profile.checks.map(({ id }) => id);
    const problems = [];
    if (profile.task_id !== task.taskId)
        problems.push(problem('/task_id', 'profile.task-id', `the profile belongs to another task; it must name ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(task.taskId)}`));
    if (profile.manifest_sha256 !== task.manifestSha256) {
        problems.push(problem('/manifest_sha256', 'profile.manifest', 'the profile was made for other bytes of the task manifest; run `corpus seal`'));
    }
    for (const id of declared.filter((known) => !mapped.includes(known))) {
        problems.push(problem('/checks', 'profile.checks', `the check ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(id)} of the acceptance contract has no dimension; add it`));
    }
    mapped.forEach((id, at) => {
        if (!declared.includes(id))
            problems.push(problem(`/checks/${at}/id`, 'profile.checks', `${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(id)} is no check of the acceptance contract; remove it`));
    });
    return problems;
};


/***/ }),

/***/ 9318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ loadSealReaders),
  m: () => (/* binding */ sealCorpus)
});

// EXTERNAL MODULE: ./lib/contracts/corpusDocuments.js
var corpusDocuments = __webpack_require__(9137);
// EXTERNAL MODULE: ./lib/contracts/documents.js
var documents = __webpack_require__(9621);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/corpus/checkRuntime.js
var checkRuntime = __webpack_require__(5390);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var corpus_findings = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/corpus/readCorpus.js
var readCorpus = __webpack_require__(7238);
// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/source/relativePath.js
var relativePath = __webpack_require__(8878);
// EXTERNAL MODULE: ./lib/authoring/draftDocument.js
var draftDocument = __webpack_require__(8067);
// EXTERNAL MODULE: ./lib/authoring/overlaySource.js
var overlaySource = __webpack_require__(6168);
;// CONCATENATED MODULE: ./lib/authoring/tooDeep.js
/** No document of the format nests deeper than seven levels. */
const DEEPEST = 64;
const within = (value) => (typeof value === 'object' && value !== null ? Object.values(value) : []);
/** Deeper than anything that is written again by recursion may be. Looks level by level, so that no depth can exhaust the stack. */
const tooDeep = (value) => {
    let level = [value];
    for (let depth = 0; depth <= DEEPEST && level.length > 0; depth++)
        level = level.flatMap(within);
    return level.length > 0;
};

;// CONCATENATED MODULE: ./lib/authoring/draft.js








const documentBytes = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
const openDraft = (base, start = new Map()) => {
    const files = new Map(start);
    const problems = [];
    const source = (0,overlaySource/* overlaySource */.C)(base, files);
    const opened = new Map();
    const bytes = (label, declared) => {
        const file = (0,relativePath/* declaredFile */.VK)(declared.folder, declared.path);
        const reading = source.read(declared, limits/* ARTIFACT_BYTES */.Vb);
        if (reading.ok)
            return { file, bytes: reading.bytes };
        problems.push(...(0,corpus_findings/* placed */.GS)(label, file, [{ pointer: '', rule: reading.rule, message: reading.message, severity: 'error' }]));
        return undefined;
    };
    return {
        source,
        files,
        problems,
        bytes,
        open: (label, declared) => {
            const found = bytes(label, declared);
            if (found === undefined)
                return undefined;
            opened.set(found.file, found.bytes);
            if (found.bytes.length > limits/* DOCUMENT_BYTES */.A1) {
                const message = `the document has ${found.bytes.length} bytes, the limit is ${limits/* DOCUMENT_BYTES */.A1}`;
                problems.push(...(0,corpus_findings/* placed */.GS)(label, found.file, [{ pointer: '', rule: 'source.size', message, severity: 'error' }]));
                return undefined;
            }
            const json = (0,jsonText/* readJson */.Vh)(found.bytes);
            // Duplicate keys and invalid UTF-8 can be read, but what is written anew must not hide what the author wrote (W-24).
            const refused = json.problems.map((problem) => ({ ...problem, severity: 'error' }));
            if (refused.length > 0)
                problems.push(...(0,corpus_findings/* placed */.GS)(label, found.file, refused, found.bytes));
            if (!json.ok || refused.length > 0)
                return undefined;
            if (!tooDeep(json.value))
                return (0,draftDocument/* draftDocument */.n)(found.file, json.value);
            const message = 'lists and objects are nested far deeper than in any document of a corpus; write it anew';
            problems.push(...(0,corpus_findings/* placed */.GS)(label, found.file, [{ pointer: '', rule: 'seal.nesting', message, severity: 'error' }]));
            return undefined;
        },
        close: (document) => {
            if (document.changes.length > 0)
                files.set(document.file, documentBytes(document.value()));
            return (0,sha256/* sha256 */.s)(files.get(document.file) ?? opened.get(document.file) ?? documentBytes(document.value()));
        },
        put: (file, content) => {
            files.set(file, content);
        },
        problem: (label, file, problem) => {
            problems.push(...(0,corpus_findings/* placed */.GS)(label, file, [{ ...problem, severity: 'error' }]));
        },
    };
};

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/corpus/canary.js
var corpus_canary = __webpack_require__(6350);
;// CONCATENATED MODULE: ./lib/authoring/sealDriver.js





const MARKER_LINE = /^\/\/ agent-task-check-runtime:[^\n]*\n?/;
/** The variable outside a line comment: a driver that asks for a runtime. */
const USES_RUNTIME = /^(?!\s*(?:\/\/|\*|\/\*)).*\bAGENT_TASK_CHECK_RUNTIME\b/m;
const holds = (draft, runtimeSha256) => {
    const reading = draft.source.read({ folder: '', path: (0,checkRuntime/* checkRuntimeFile */.fK)(runtimeSha256) }, limits/* ARTIFACT_BYTES */.Vb);
    return reading.ok && (0,sha256/* sha256 */.s)(reading.bytes) === runtimeSha256;
};
/** Puts a runtime into the corpus where it is not there yet. */
const putRuntime = (draft, label, runtimeSha256, bytes) => {
    const file = (0,checkRuntime/* checkRuntimeFile */.fK)(runtimeSha256);
    if (holds(draft, runtimeSha256))
        return [];
    const reading = draft.source.read({ folder: '', path: file }, limits/* ARTIFACT_BYTES */.Vb);
    if (!reading.ok && reading.rule === 'source.link') {
        draft.problem(label, file, { pointer: '', rule: 'source.link', message: `${reading.message}; put a real folder in its place` });
        return [];
    }
    draft.put(file, bytes);
    return [{ file, pointer: '', what: 'runtime-file', old: reading.ok ? (0,sha256/* sha256 */.s)(reading.bytes) : null, new: runtimeSha256 }];
};
/**
 * Binds a driver to a check runtime by its first line, when it asks for one, and puts that runtime into the corpus. A sealed driver
 * keeps the runtime that it names as long as the corpus holds it. With its runtime line a driver gets a canary, once.
 */
const sealDriver = (draft, { label, file, bytes }, choice) => {
    const named = (0,checkRuntime/* namedCheckRuntime */.UI)(bytes);
    const text = Buffer.from(bytes).toString('utf8');
    const uses = USES_RUNTIME.test(text.replace(MARKER_LINE, ''));
    if (!uses) {
        if (named !== undefined) {
            const message = 'the first line names a check runtime, but the driver never asks for AGENT_TASK_CHECK_RUNTIME: its verdicts would pass for observed ones; remove the line, or use the runtime';
            draft.problem(label, file, { pointer: '', rule: 'seal.runtime-unused', message });
        }
        return { changes: [], runtime: named };
    }
    if (named !== undefined && !choice.renew && holds(draft, named))
        return { changes: [], runtime: named };
    if (!(0,external_node_buffer_.isUtf8)(bytes) || text.startsWith('\ufeff') || text.startsWith('#!')) {
        const message = 'the driver must be UTF-8 text without a byte-order mark and without a "#!" line: its first line names the check runtime';
        draft.problem(label, file, { pointer: '', rule: 'seal.driver-text', message });
        return { changes: [], runtime: named };
    }
    const latest = choice.latest();
    const runtime = (0,sha256/* sha256 */.s)(latest);
    const changes = putRuntime(draft, label, runtime, latest);
    if (named === runtime)
        return { changes, runtime };
    const rest = text.replace(MARKER_LINE, '');
    const canary = (0,corpus_canary/* holdsCanary */.xG)(rest) ? '' : (0,corpus_canary/* canaryLine */.zi)(choice.canary());
    draft.put(file, Buffer.from(`// agent-task-check-runtime: ${runtime}\n${canary}${rest}`));
    return { changes: [...changes, { file, pointer: '', what: 'runtime-line', old: named ?? null, new: runtime }], runtime };
};

;// CONCATENATED MODULE: ./lib/authoring/sealFiles.js


/** The bytes behind a base64 text, and that text as every encoder writes it; undefined when it is none. Odd padding bits are dropped (W-25). */
const decoded = (text) => {
    if (typeof text !== 'string' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text))
        return undefined;
    const bytes = Buffer.from(text, 'base64');
    return { bytes, plain: bytes.toString('base64') };
};
const seal = (document, at, content, hash) => {
    const found = decoded((0,shape/* member */.Dc)((0,shape/* elements */.Yt)((0,shape/* member */.Dc)(document.value(), 'files'))[at], content));
    if (found === undefined)
        return;
    document.set(['files', at, content], found.plain, 'encoding');
    document.set(['files', at, hash], (0,sha256/* sha256 */.s)(found.bytes), 'hash');
};
const eachFile = (document, visit) => {
    document.sort(['files'], 'path');
    (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(document.value(), 'files')).forEach((_, at) => {
        visit(at);
    });
};
/** The hash of each file in a fixture, and their order. */
const sealFixture = (fixture) => {
    eachFile(fixture, (at) => seal(fixture, at, 'content_base64', 'sha256'));
};
/** The hash of each replacement, the hash of the fixture file that it replaces, and their order. */
const sealKnownGood = (knownGood, fixture) => {
    const before = new Map((0,shape/* elements */.Yt)((0,shape/* member */.Dc)(fixture, 'files')).map((file) => [(0,shape/* member */.Dc)(file, 'path'), (0,shape/* member */.Dc)(file, 'sha256')]));
    eachFile(knownGood, (at) => {
        seal(knownGood, at, 'after_base64', 'after_sha256');
        const replacedHash = before.get((0,shape/* member */.Dc)((0,shape/* elements */.Yt)((0,shape/* member */.Dc)(knownGood.value(), 'files'))[at], 'path'));
        if (replacedHash !== undefined)
            knownGood.set(['files', at, 'before_sha256'], replacedHash, 'hash');
    });
};

// EXTERNAL MODULE: ./lib/authoring/sealProfile.js
var sealProfile = __webpack_require__(5579);
// EXTERNAL MODULE: ./lib/corpus/readDocument.js
var readDocument = __webpack_require__(2999);
// EXTERNAL MODULE: ./lib/corpus/receiptAgreement.js
var receiptAgreement = __webpack_require__(5674);
;// CONCATENATED MODULE: ./lib/authoring/sealReceipt.js





/** Judges the receipt file that an index entry names (`path`), against what the task will be. */
const receiptState = (source, path, reader, task) => {
    if (path === undefined)
        return { state: 'missing' };
    const file = (0,relativePath/* declaredFile */.VK)('', path);
    const reading = source.read({ folder: '', path }, limits/* DOCUMENT_BYTES */.A1);
    if (!reading.ok)
        return { state: 'stale', file, reasons: [reading.message] };
    const hash = (0,sha256/* sha256 */.s)(reading.bytes);
    const document = (0,readDocument/* readAs */.fd)('', { file, bytes: reading.bytes, sha256: hash }, reader);
    const errors = [...document.findings, ...(0,receiptAgreement/* receiptProblems */.T)(document.parsed, task)].filter(({ severity }) => severity === 'error');
    if (errors.length === 0)
        return { state: 'current', file, sha256: hash };
    return { state: 'stale', file, reasons: [...new Set(errors.map(({ message }) => message))] };
};

;// CONCATENATED MODULE: ./lib/authoring/sealTask.js







const ARTIFACTS = ['fixture', 'task_packet', 'acceptance_contract', 'known_good_patch'];
const checkIds = (contract, list) => (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(contract, list)).map((check) => (0,shape/* member */.Dc)(check, 'id'));
const sealContract = (contract, driverSha256) => {
    contract.sort(['task_defining_failures']);
    contract.sort(['required_checks'], 'id');
    contract.sort(['regression_checks'], 'id');
    if (driverSha256 !== undefined)
        contract.set(['driver', 'sha256'], driverSha256, 'hash');
};
/**
 * Recomputes the hash chain of the task at one place of the index, from its driver up to the index entry. Files that cannot be read
 * leave a problem in the draft and the hash over them as it is.
 */
const sealTask = (draft, index, at, readers, runtimes) => {
    const entry = (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(index.value(), 'tasks'))[at];
    const taskId = (0,shape/* textMember */.SA)(entry, 'task_id') ?? '';
    const label = `task ${taskId}`;
    const changes = [];
    const missing = { receipt: { state: 'missing' }, profile: { state: 'missing', findings: [], changes: [] }, runtime: undefined };
    const manifest = draft.open(label, { folder: '', path: (0,shape/* member */.Dc)((0,shape/* member */.Dc)(entry, 'manifest'), 'path') });
    if (manifest === undefined)
        return { taskId, changes, ...missing };
    const folder = (0,relativePath/* folderOf */.yS)(manifest.file);
    const declared = (artifact) => ({ folder, path: (0,shape/* member */.Dc)((0,shape/* member */.Dc)((0,shape/* member */.Dc)(manifest.value(), 'artifacts'), artifact), 'path') });
    const hashes = new Map();
    const close = (artifact, document) => {
        if (document === undefined)
            return;
        hashes.set(artifact, draft.close(document));
        changes.push(...document.changes);
    };
    const fixture = draft.open(label, declared('fixture'));
    if (fixture !== undefined)
        sealFixture(fixture);
    close('fixture', fixture);
    const knownGood = draft.open(label, declared('known_good_patch'));
    if (knownGood !== undefined)
        sealKnownGood(knownGood, fixture?.value());
    close('known_good_patch', knownGood);
    const contract = draft.open(label, declared('acceptance_contract'));
    const driver = contract && draft.bytes(label, { folder, path: (0,shape/* member */.Dc)((0,shape/* member */.Dc)(contract.value(), 'driver'), 'path') });
    const sealed = driver && sealDriver(draft, { label, ...driver }, runtimes);
    changes.push(...(sealed?.changes ?? []));
    if (contract !== undefined)
        sealContract(contract, driver && (0,sha256/* sha256 */.s)(draft.files.get(driver.file) ?? driver.bytes));
    close('acceptance_contract', contract);
    const packet = draft.bytes(label, declared('task_packet'));
    if (packet !== undefined)
        hashes.set('task_packet', (0,sha256/* sha256 */.s)(packet.bytes));
    for (const list of ['required_checks', 'regression_checks']) {
        if (contract !== undefined)
            manifest.set([list], checkIds(contract.value(), list), 'check-list');
    }
    for (const artifact of ARTIFACTS) {
        const hash = hashes.get(artifact);
        if (hash !== undefined)
            manifest.set(['artifacts', artifact, 'sha256'], hash, 'hash');
    }
    const manifestSha256 = draft.close(manifest);
    changes.push(...manifest.changes);
    const acceptance = contract && readers.acceptance(contract.value());
    const document = acceptance?.ok ? acceptance.document : undefined;
    const profile = (0,sealProfile/* sealProfile */.L)(draft, { label, folder, taskId, manifestSha256, acceptance: document }, readers.profile);
    changes.push(...profile.changes);
    const known = index.changes.length;
    index.set(['tasks', at, 'manifest', 'sha256'], manifestSha256, 'hash');
    const receipt = receiptState(draft.source, (0,shape/* member */.Dc)((0,shape/* member */.Dc)(entry, 'qualification'), 'path'), readers.receipt, {
        taskId,
        manifestSha256,
        fixtureSha256: hashes.get('fixture'),
        acceptanceSha256: hashes.get('acceptance_contract'),
        knownGoodSha256: hashes.get('known_good_patch'),
        repetitions: document?.repetitions,
    });
    if (receipt.state === 'current')
        index.set(['tasks', at, 'qualification', 'sha256'], receipt.sha256, 'hash');
    return { taskId, changes: [...changes, ...index.changes.slice(known)], receipt, profile, runtime: sealed?.runtime };
};

;// CONCATENATED MODULE: ./lib/authoring/sealCorpus.js









const loadSealReaders = async () => {
    const [corpus, profile] = [corpusDocuments/* CORPUS_READERS */.M, await (0,documents/* documentReader */.vS)('scoring-profile')];
    return { ...corpus, profile };
};
const once = (findings) => [
    ...new Map(findings.map((finding) => [(0,corpus_findings/* findingLine */.mC)(finding), finding])).values(),
];
/** Where something else is wrong, a hash that could not be brought up to date is only its consequence. */
const causes = (findings) => {
    const found = findings.filter(({ rule }) => rule !== 'corpus.hash');
    return found.length > 0 ? found : findings;
};
const isReceipts = ({ label }) => label.endsWith(': qualification');
const sealCorpus_holds = (source, file, bytes) => {
    const reading = source.read({ folder: '', path: file }, limits/* ARTIFACT_BYTES */.Vb);
    return reading.ok && reading.bytes.equals(bytes);
};
/** Works out the whole chain from drivers to the index, in memory, and validates the corpus as it would be. */
const sealCorpus = (base, { readers, runtimes, taskIds, start }) => {
    const draft = openDraft(base, start);
    const index = draft.open(readCorpus/* INDEX_FILE */.K, { folder: '', path: readCorpus/* INDEX_FILE */.K });
    index?.sort(['tasks'], 'task_id');
    const indexChanges = index === undefined ? [] : [...index.changes];
    const ids = (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(index?.value(), 'tasks')).map((entry) => (0,shape/* textMember */.SA)(entry, 'task_id'));
    const selected = (id) => id !== undefined && (taskIds === undefined || taskIds.includes(id));
    const tasks = index === undefined ? [] : ids.flatMap((id, at) => (selected(id) ? [sealTask(draft, index, at, readers, runtimes)] : []));
    if (index !== undefined)
        draft.close(index);
    const sealed = (0,readCorpus/* readCorpus */.X)(draft.source, { readers, receipts: true, keepTasks: true });
    // Of tasks that were not asked for nothing is told: their authors may be at work.
    const labels = new Set([readCorpus/* INDEX_FILE */.K, ...tasks.flatMap(({ taskId }) => [`task ${taskId}`, `task ${taskId}: qualification`])]);
    const told = taskIds === undefined ? sealed.findings : sealed.findings.filter(({ label }) => labels.has(label));
    const drivers = sealed.tasks.map(({ driver }) => (0,checkRuntime/* namedCheckRuntime */.UI)(driver.bytes));
    const writes = [...draft.files].map(([file, bytes]) => ({ file, bytes })).filter(({ file, bytes }) => !sealCorpus_holds(base, file, bytes));
    return {
        tasks,
        indexChanges,
        writes: [...writes.filter(({ file }) => file !== readCorpus/* INDEX_FILE */.K), ...writes.filter(({ file }) => file === readCorpus/* INDEX_FILE */.K)],
        usedRuntimes: drivers.length === ids.length ? new Set(drivers.filter((runtime) => runtime !== undefined)) : undefined,
        // What a receipt lacks is no obstacle: sealing is how it becomes stale, and qualifying comes after it.
        problems: once(causes([...draft.problems, ...told.filter((finding) => finding.severity === 'error' && !isReceipts(finding))])),
        warnings: once(told.filter(({ severity }) => severity === 'warning')),
        unknownTasks: index === undefined ? [] : (taskIds ?? []).filter((id) => !ids.includes(id)),
    };
};


/***/ }),

/***/ 5579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ PROFILE_FILE),
/* harmony export */   L: () => (/* binding */ sealProfile)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5707);
/* harmony import */ var _corpus_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3752);
/* harmony import */ var _profileAgreement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2862);



const PROFILE_FILE = 'scoring-profile.json';
const LISTS = ['critical_regressions', 'allowed_paths', 'prohibited_paths', 'test_paths'];
/** Binds the scoring profile beside the manifest, where there is one, to the task as it will be. */
const sealProfile = (draft, sealing, reader) => {
    const declared = { folder: sealing.folder, path: PROFILE_FILE };
    const there = draft.source.read(declared, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .DOCUMENT_BYTES */ .A1);
    if (!there.ok && there.rule === 'source.missing')
        return { state: 'missing', findings: [], changes: [] };
    const profile = draft.open(sealing.label, declared);
    if (profile === undefined)
        return { state: 'invalid', findings: [], changes: [] };
    profile.set(['task_id'], sealing.taskId, 'identity');
    profile.set(['manifest_sha256'], sealing.manifestSha256, 'hash');
    profile.sort(['checks'], 'id');
    for (const list of LISTS)
        profile.sort([list]);
    draft.close(profile);
    const reading = reader(profile.value());
    // A profile that breaks its own rules stops the sealing like any other document; one that only lags behind the contract is told.
    if (!reading.ok)
        for (const problem of reading.problems)
            draft.problem(sealing.label, profile.file, problem);
    const behind = reading.ok && sealing.acceptance !== undefined
        ? (0,_profileAgreement_js__WEBPACK_IMPORTED_MODULE_2__/* .profileDisagreements */ .t)(reading.document, { ...sealing, acceptance: sealing.acceptance })
        : [];
    return {
        state: reading.ok && behind.length === 0 ? 'valid' : 'invalid',
        findings: (0,_corpus_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .placed */ .GS)(sealing.label, profile.file, behind),
        changes: profile.changes,
    };
};


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

/***/ 8528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ kitRuntime)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** The check runtime that this kit brings, as one file. @throws when the kit is not complete */
const kitRuntime = (host) => {
    let bytes;
    return () => {
        try {
            bytes ??= (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(host.kit, 'check-runtime', 'check-runtime.mjs'));
            return bytes;
        }
        catch {
            throw new Error('the check runtime of the kit is missing; install the kit again, or build it with `npm run build`');
        }
    };
};


/***/ }),

/***/ 344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ newCanary)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const newCanary = () => `canary-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex')}`;


/***/ }),

/***/ 6350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QL: () => (/* binding */ canariesOf),
/* harmony export */   xG: () => (/* binding */ holdsCanary),
/* harmony export */   zi: () => (/* binding */ canaryLine)
/* harmony export */ });
const CANARY = /agent-task-canary: (canary-[0-9a-f]{32})\b/g;
/** A line of a hidden JavaScript file that means nothing: whoever shows its text has read what he must not see. */
const canaryLine = (canary) => `// agent-task-canary: ${canary}\n`;
const holdsCanary = (text) => text.search(CANARY) !== -1;
/** The canary strings in the hidden files of a task: `canary-` and 32 hex digits each, without repetition, in the order of the files. */
const canariesOf = ({ driver, acceptance, knownGood }) => [
    ...new Set([driver, acceptance, knownGood].flatMap(({ bytes }) => [...Buffer.from(bytes).toString('latin1').matchAll(CANARY)].map(([, canary]) => canary ?? ''))),
];


/***/ }),

/***/ 8741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ plainBlock),
/* harmony export */   pL: () => (/* binding */ indentedBlock),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3796);

/** Text of several lines from a document, for a terminal: line feeds and tabs stay, every other control character is shown as `\uXXXX`. */
const plainBlock = (text) => text
    .split('\n')
    .map((line) => line.split('\t').map(_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w).join('\t'))
    .join('\n');
/** The same, every line indented. */
const indentedBlock = (text, indent) => plainBlock(text)
    .split('\n')
    .map((line) => (line === '' ? '' : `${indent}${line}`))
    .join('\n');
/** A word of a command line that a person may copy. */
const shellWord = (word) => /^[A-Za-z0-9_./:@-]+$/.test(word) ? word : `'${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(word).replaceAll("'", "'\\''")}'`;


/***/ })

};
;