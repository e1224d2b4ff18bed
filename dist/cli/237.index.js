export const id = 237;
export const ids = [237];
export const modules = {

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

/***/ 4365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ loadSealReaders),
  m: () => (/* binding */ sealCorpus)
});

// EXTERNAL MODULE: ./lib/contracts/corpusDocuments.js
var corpusDocuments = __webpack_require__(9137);
// EXTERNAL MODULE: ./lib/contracts/documents.js + 3 modules
var documents = __webpack_require__(8798);
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
            return json.ok && refused.length === 0 ? (0,draftDocument/* draftDocument */.n)(found.file, json.value) : undefined;
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
 * keeps the runtime that it names as long as the corpus holds it.
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
    draft.put(file, Buffer.from(`// agent-task-check-runtime: ${runtime}\n${text.replace(MARKER_LINE, '')}`));
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

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
;// CONCATENATED MODULE: ./lib/authoring/profileAgreement.js

const problem = (pointer, rule, message) => ({ pointer, rule, message, severity: 'error' });
/** A profile maps exactly the checks of the acceptance contract; one that does not is invalid (DX score, section 1). */
const profileDisagreements = (profile, task) => {
    const declared = [...task.acceptance.required_checks, ...task.acceptance.regression_checks].map(({ id }) => id);
    const mapped = profile.checks.map(({ id }) => id);
    const problems = [];
    if (profile.task_id !== task.taskId)
        problems.push(problem('/task_id', 'profile.task-id', `the profile belongs to another task; it must name ${(0,plainText/* excerpt */.K)(task.taskId)}`));
    if (profile.manifest_sha256 !== task.manifestSha256) {
        problems.push(problem('/manifest_sha256', 'profile.manifest', 'the profile was made for other bytes of the task manifest; run `corpus seal`'));
    }
    for (const id of declared.filter((known) => !mapped.includes(known))) {
        problems.push(problem('/checks', 'profile.checks', `the check ${(0,plainText/* excerpt */.K)(id)} of the acceptance contract has no dimension; add it`));
    }
    mapped.forEach((id, at) => {
        if (!declared.includes(id))
            problems.push(problem(`/checks/${at}/id`, 'profile.checks', `${(0,plainText/* excerpt */.K)(id)} is no check of the acceptance contract; remove it`));
    });
    return problems;
};

;// CONCATENATED MODULE: ./lib/authoring/sealProfile.js



const PROFILE_FILE = 'scoring-profile.json';
const LISTS = ['critical_regressions', 'allowed_paths', 'prohibited_paths', 'test_paths'];
/** Binds the scoring profile beside the manifest, where there is one, to the task as it will be. */
const sealProfile = (draft, sealing, reader) => {
    const declared = { folder: sealing.folder, path: PROFILE_FILE };
    const there = draft.source.read(declared, limits/* DOCUMENT_BYTES */.A1);
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
        ? profileDisagreements(reading.document, { ...sealing, acceptance: sealing.acceptance })
        : [];
    return {
        state: reading.ok && behind.length === 0 ? 'valid' : 'invalid',
        findings: (0,corpus_findings/* placed */.GS)(sealing.label, profile.file, behind),
        changes: profile.changes,
    };
};

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
    const profile = sealProfile(draft, { label, folder, taskId, manifestSha256, acceptance: document }, readers.profile);
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

/***/ 3315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ writeFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _source_reservedFile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(235);


/** Writes files below a root, each by rename, in the given order: whoever reads meanwhile sees old or new bytes, never half of them. */
const writeFiles = (root, files) => {
    for (const { file, bytes } of files)
        (0,_source_reservedFile_js__WEBPACK_IMPORTED_MODULE_1__/* .writeByRename */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, ...file.split('/')), bytes);
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

/***/ 6338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withFolderLock)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6208);
/* harmony import */ var _leftovers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1617);
/* harmony import */ var _runOwner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9437);
/* harmony import */ var _systemError_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2404);








const RETRY_MS = 50;
const PATIENCE_MS = 30_000;
const orNothing = (read) => {
    try {
        return read();
    }
    catch {
        return undefined;
    }
};
const lockFile = (folder) => {
    const resolved = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(folder);
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join((0,_leftovers_js__WEBPACK_IMPORTED_MODULE_5__/* .privateBase */ .D)(), `lock-${(0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(resolved) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(resolved) : resolved).slice(0, 32)}`);
};
/** True when the lock was taken. */
const take = (file, mark) => {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, mark, { flag: 'wx', mode: 0o600 });
        return true;
    }
    catch (error) {
        if ((0,_systemError_js__WEBPACK_IMPORTED_MODULE_7__/* .codeOf */ .$)(error) !== 'EEXIST')
            throw error;
        return false;
    }
};
/** Puts away the lock of a tool that was killed. Only one of several who try can rename it. */
const clearStale = (file) => {
    const text = orNothing(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'));
    const owner = text === undefined ? undefined : (0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .parseOwner */ .pZ)(text.split('\n', 1)[0] ?? '');
    if (owner === undefined || !(0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .isGone */ .ST)(owner, (0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .thisOwner */ .GS)()))
        return;
    const aside = `${file}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`;
    const moved = orNothing(() => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(file, aside);
        return aside;
    });
    if (moved !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(moved, { force: true });
};
/**
 * Does something with a folder while no other command of this user on this machine writes to it: what is read inside is still so
 * when it is written. Waits up to 30 s for the other one. Throws when that does not end.
 */
const withFolderLock = async (folder, work) => {
    const file = lockFile(folder);
    const mark = `${JSON.stringify((0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .thisOwner */ .GS)())}\n${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}\n`;
    for (let waited = 0; !(take(file, mark) && orNothing(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8')) === mark); waited += RETRY_MS) {
        if (waited >= PATIENCE_MS) {
            throw new Error('another command has been writing to this corpus for 30 seconds; try again when it has ended');
        }
        clearStale(file);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(RETRY_MS);
    }
    try {
        return await work();
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file, { force: true });
    }
};


/***/ }),

/***/ 6058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ killWithin)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _processTable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7318);


const ROUNDS = 40;
const BETWEEN_ROUNDS_MS = 25;
/**
 * Kills every process that belongs to a folder, again and again until a look around finds none: what one of them starts meanwhile is
 * found by the next look. Returns those that could not be killed (about a second of trying). Needs /proc; does nothing without.
 */
const killWithin = async (folder) => {
    let found = (0,_processTable_js__WEBPACK_IMPORTED_MODULE_1__/* .processesWithin */ .zt)(folder);
    for (let round = 0; found.length > 0 && round < ROUNDS; round++) {
        for (const pid of found) {
            try {
                process.kill(pid, 'SIGKILL');
            }
            catch {
                // ended by itself, or not ours: the next look tells
            }
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(BETWEEN_ROUNDS_MS);
        found = (0,_processTable_js__WEBPACK_IMPORTED_MODULE_1__/* .processesWithin */ .zt)(folder);
    }
    return found;
};


/***/ }),

/***/ 1617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ privateBase),
/* harmony export */   i: () => (/* binding */ openRunFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _killWithin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6058);
/* harmony import */ var _removeTree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7593);
/* harmony import */ var _runOwner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9437);
/* harmony import */ var _systemError_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2404);








const OWNER_FILE = 'owner.json';
const FOLDER_NAME = /^([1-9][0-9]*)-([0-9]+)-[0-9a-f]{16}$/;
const defaultBase = () => node_path__WEBPACK_IMPORTED_MODULE_3__.join((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir()), `agent-task-corpus-${process.getuid?.() ?? 'user'}`);
/** The base lies in a folder that everybody may write to: another user may have made it first, or put a link there. */
const safeBase = (base) => {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(base, { mode: 0o700 });
    }
    catch (error) {
        if ((0,_systemError_js__WEBPACK_IMPORTED_MODULE_7__/* .codeOf */ .$)(error) !== 'EEXIST')
            throw error;
    }
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(base);
    const uid = process.getuid?.();
    const wrong = !found.isDirectory()
        ? 'is not a folder'
        : uid !== undefined && found.uid !== uid
            ? `belongs to user ${found.uid}, not to us (${uid})`
            : uid !== undefined && (found.mode & 0o777) !== 0o700
                ? `has mode ${(found.mode & 0o777).toString(8)} instead of 700`
                : undefined;
    if (wrong !== undefined)
        throw new Error(`${base} ${wrong}. Other users could read or change what runs there, so nothing is started. Remove it, or set TMPDIR to a folder of your own.`);
    return base;
};
/** The owner file says most; a run that was killed before it could write one is known by its folder's name. */
const ownerOf = (folder, here) => {
    const named = FOLDER_NAME.exec(node_path__WEBPACK_IMPORTED_MODULE_3__.basename(folder));
    if (named === null)
        return undefined;
    try {
        const told = (0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .parseOwner */ .pZ)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, OWNER_FILE), 'utf8'));
        if (told !== undefined)
            return told;
    }
    catch {
        // no owner file: the name decides
    }
    return { ...here, pid: Number(named[1]), start_time: named[2] ?? '' };
};
const clear = async (folder) => {
    const alive = await (0,_killWithin_js__WEBPACK_IMPORTED_MODULE_4__/* .killWithin */ .e)(folder);
    if (alive.length > 0)
        return { removed: false, reason: `processes ${alive.join(', ')} work in ${folder} and could not be killed` };
    return (0,_removeTree_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .d)(folder);
};
/** The private folder of this user for all runs of the tool. Throws when it is not safe against other users. */
const privateBase = () => safeBase(defaultBase());
const sweep = async (base, here) => {
    const swept = [];
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(base).sort()) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_3__.join(base, name);
        const owner = ownerOf(folder, here);
        if (owner !== undefined && (0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .isGone */ .ST)(owner, here))
            swept.push({ folder, removal: await clear(folder) });
    }
    return swept;
};
/**
 * Opens a private folder for this run of the tool, `<system's temporary folder>/agent-task-corpus-<uid>/<pid>-<start time>-<random>`,
 * after removing those of runs that are gone, with the processes that they left. Folders of tools that still run are not touched.
 *
 * Throws when the base folder is not safe against other users, or cannot be made.
 */
const openRunFolder = async (base = defaultBase()) => {
    const here = (0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .thisOwner */ .GS)();
    const swept = await sweep(safeBase(base), here);
    const folder = node_path__WEBPACK_IMPORTED_MODULE_3__.join(base, `${here.pid}-${here.start_time}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { mode: 0o700 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, OWNER_FILE), `${JSON.stringify(here)}\n`, { mode: 0o600, flag: 'wx' });
    return { path: folder, swept, close: () => clear(folder) };
};


/***/ }),

/***/ 7318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P2: () => (/* binding */ startTimeOf),
/* harmony export */   W_: () => (/* binding */ isRunning),
/* harmony export */   zt: () => (/* binding */ processesWithin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _systemError_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2404);


/** `/proc/<pid>/stat`: the command name may hold blanks and brackets, so the fields are counted from the last bracket. */
const readStat = (pid) => {
    try {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        const [state, parent, startTime] = [fields[0], fields[1], fields[19]];
        return state === undefined || parent === undefined || startTime === undefined
            ? undefined
            : { state, parent: Number(parent), startTime };
    }
    catch {
        return undefined;
    }
};
const hasProc = () => readStat(process.pid) !== undefined;
/** When a process started, as its system counts; `0` where there is no /proc. */
const startTimeOf = (pid) => readStat(pid)?.startTime ?? '0';
/** Is it still the process that was meant? A zombie has ended. Without /proc any process with that id counts. */
const isRunning = (pid, startTime) => {
    if (hasProc()) {
        const stat = readStat(pid);
        return stat !== undefined && stat.startTime === startTime && !'ZX'.includes(stat.state);
    }
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        return (0,_systemError_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error) === 'EPERM';
    }
};
const ourselvesAndAncestors = () => {
    const line = new Set();
    for (let pid = process.pid; pid > 0 && !line.has(pid); pid = readStat(pid)?.parent ?? 0)
        line.add(pid);
    return line;
};
const textOf = (file) => {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return ''; // gone meanwhile, or not ours to read
    }
};
const isInside = (link, folder) => {
    try {
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link);
        return target === folder || target.startsWith(`${folder}/`);
    }
    catch {
        return false;
    }
};
const isOurs = (pid, uid) => {
    try {
        return uid === 0 || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(`/proc/${pid}`).uid === uid;
    }
    catch {
        return false;
    }
};
/**
 * Processes that belong to a folder: they work in it, or its path is among their arguments or in their environment. Never this
 * process and its ancestors; only those of our own user, unless we are root. Empty where there is no /proc.
 */
const processesWithin = (folder) => {
    const uid = process.getuid?.();
    if (uid === undefined || !hasProc())
        return [];
    const spared = ourselvesAndAncestors();
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
        .filter((name) => /^[1-9][0-9]*$/.test(name))
        .map(Number)
        .filter((pid) => !spared.has(pid) &&
        isOurs(pid, uid) &&
        (isInside(`/proc/${pid}/cwd`, folder) ||
            textOf(`/proc/${pid}/cmdline`).includes(folder) ||
            textOf(`/proc/${pid}/environ`).includes(folder)));
};


/***/ }),

/***/ 7593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _systemError_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2404);





/** Deeper folders are lifted to the top before they are entered, so that no path grows past what the system accepts. */
const LIFT_DEPTH = 12;
/** Calls that wait for the file system are fastest one after the other; after so many entries the rest of the program gets its turn. */
const ENTRIES_A_TURN = 200;
const unlessGone = (action) => {
    try {
        action();
    }
    catch (error) {
        if ((0,_systemError_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error) !== 'ENOENT')
            throw error;
    }
};
/** The names in a folder, made accessible first: whoever ran in there may have taken our rights away (spec W-09). */
const open = (folder) => {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(folder, 0o700);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
};
const removeFolder = async (walk, folder, depth) => {
    for (const name of open(folder)) {
        const entry = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name);
        walk.entries += 1;
        if (walk.entries % ENTRIES_A_TURN === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(entry).isDirectory())
            unlessGone(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(entry));
        else if (depth < LIFT_DEPTH)
            await removeFolder(walk, entry, depth + 1);
        else {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(entry, 0o700); // moving a folder writes into it
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(entry, node_path__WEBPACK_IMPORTED_MODULE_2__.join(walk.top, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')));
            walk.lifted += 1;
        }
    }
    if (folder !== walk.top || walk.lifted === 0)
        unlessGone(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(folder));
};
const removeOnce = async (target) => {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target).isDirectory())
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(target);
    const walk = { top: target, entries: 0, lifted: 0 };
    do {
        walk.lifted = 0;
        await removeFolder(walk, target, 0);
    } while (walk.lifted > 0);
};
const isThere = (target) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, { throwIfNoEntry: false }) !== undefined;
/**
 * Removes a file or a whole folder. Never follows a link, gives itself the rights that it lacks, copes with any depth, tries twice,
 * and tells when something stays. What is already gone counts as removed.
 */
const removeTree = async (target) => {
    let last;
    for (let round = 0; round < 2; round++) {
        try {
            await removeOnce(target);
            return { removed: true };
        }
        catch (error) {
            if ((0,_systemError_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$)(error) === 'ENOENT' && !isThere(target))
                return { removed: true };
            last = error;
        }
    }
    return { removed: false, reason: (0,_systemError_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(last) };
};


/***/ }),

/***/ 9437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ thisOwner),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   pZ: () => (/* binding */ parseOwner)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _processTable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7318);



const orNothing = (read) => {
    try {
        return read().trim();
    }
    catch {
        return '';
    }
};
const thisOwner = () => ({
    pid: process.pid,
    start_time: (0,_processTable_js__WEBPACK_IMPORTED_MODULE_2__/* .startTimeOf */ .P2)(process.pid),
    place: `${node_os__WEBPACK_IMPORTED_MODULE_1__.hostname()} ${orNothing(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid'))}`.trim(),
    boot: orNothing(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8')),
});
/** Certainly gone. An owner in another place cannot be judged from here: its folder is left alone. */
const isGone = (owner, here) => owner.place === here.place && (owner.boot !== here.boot || !(0,_processTable_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunning */ .W_)(owner.pid, owner.start_time));
const isOwner = (value) => typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    Number.isSafeInteger(value.pid) &&
    'start_time' in value &&
    typeof value.start_time === 'string' &&
    'place' in value &&
    typeof value.place === 'string' &&
    'boot' in value &&
    typeof value.boot === 'string';
/** What an owner file says, if it says it well. */
const parseOwner = (text) => {
    try {
        const value = JSON.parse(text);
        return isOwner(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
};


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
