export const id = 938;
export const ids = [938];
export const modules = {

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
/** No list of any document may hold more; see the bounds of the schemas. */
const MOST_ELEMENTS = 5_000;
/**
 * The elements of a value that may be anything; none when it is no list. Of a list that is longer than any document allows only
 * the first ones: its length is reported by the schema, and a hostile file must not buy work with it.
 */
const elements = (value) => {
    if (!Array.isArray(value))
        return [];
    return value.length > MOST_ELEMENTS ? value.slice(0, MOST_ELEMENTS) : value;
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


/** Places the problems of one document in its file, with line and column where the text is at hand. */
const placed = (label, file, problems, bytes) => {
    if (problems.length === 0)
        return [];
    const positions = bytes === undefined
        ? []
        : (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__/* .locateAll */ .Y6)(bytes, problems.map(({ pointer }) => pointer));
    return problems.map((problem, at) => ({ label, file, ...problem, ...positions[at] }));
};
/** One line for people and for the `errors` of a result: label, place, what is wrong, and the rule. The same on every machine. */
const findingLine = (finding) => {
    const place = finding.line === undefined ? finding.file : `${finding.file}:${finding.line}:${finding.column}`;
    const pointer = finding.pointer === '' ? '' : ` ${finding.pointer}`;
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
        return { bytes, findings: [] };
    const message = `the file has the SHA-256 ${bytes.sha256}, its owner declares another; restore the file, or run \`corpus seal\` if the change is meant`;
    return { bytes, findings: fileError(label, file, 'corpus.hash', message) };
};
/** Parses bytes that were read and judges them as a document of one kind. */
const readAs = (label, source, reader) => {
    if (source.bytes.length > _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .DOCUMENT_BYTES */ .A1) {
        return { findings: fileError(label, source.file, 'source.size', `the document has ${source.bytes.length} bytes, the limit is ${_contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .DOCUMENT_BYTES */ .A1}`) };
    }
    const json = (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh)(source.bytes);
    if (!json.ok)
        return { findings: (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(label, source.file, json.problems, source.bytes) };
    const reading = reader(json.value);
    const problems = [...json.problems, ...reading.problems];
    const findings = problems.length === 0 ? [] : (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(label, source.file, problems, source.bytes);
    return reading.ok ? { parsed: json.value, document: { ...source, document: reading.document }, findings } : { parsed: json.value, findings };
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
const taskIds = ({ taskId, manifest, acceptance, knownGood }) => [['manifest', manifest], ['acceptance', acceptance], ['knownGood', knownGood]]
    .filter(([, document]) => document !== undefined && (0,shape/* member */.Dc)(document, 'task_id') !== taskId)
    .map(([where]) => ({
    in: where,
    pointer: '/task_id',
    rule: 'corpus.task-id',
    message: `the task id must be ${(0,plainText/* excerpt */.K)(taskId)}, as in corpus.json`,
    severity: 'error',
}));
const knownGoodChangesFixtureFiles = ({ fixture, knownGood }) => {
    if (fixture === undefined || knownGood === undefined)
        return [];
    const known = new Set(names((0,shape/* member */.Dc)(fixture, 'files'), 'path'));
    return names((0,shape/* member */.Dc)(knownGood, 'files'), 'path').flatMap((path, at) => known.has(path)
        ? []
        : [{ in: 'knownGood', pointer: `/files/${at}/path`, rule: 'corpus.known-good-path', message: `${(0,plainText/* excerpt */.K)(path)} is no file of the fixture; a known-good change can only replace fixture files`, severity: 'error' }]);
};
const driverIsNoFixtureFile = ({ fixture, acceptance }) => {
    const path = (0,shape/* member */.Dc)((0,shape/* member */.Dc)(acceptance, 'driver'), 'path');
    if (path === undefined || !names((0,shape/* member */.Dc)(fixture, 'files'), 'path').includes(path))
        return [];
    return [{ in: 'acceptance', pointer: '/driver/path', rule: 'corpus.driver-public', message: 'the check driver has the path of a fixture file; it must stay hidden from the agent', severity: 'error' }];
};
const checkLists = ({ manifest, acceptance }) => {
    if (acceptance === undefined)
        return [];
    return ['required_checks', 'regression_checks'].flatMap((list) => {
        const declared = (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(manifest, list));
        const described = names((0,shape/* member */.Dc)(acceptance, list), 'id');
        const agree = declared.length === described.length && declared.every((id, at) => id === described[at]);
        return agree ? [] : [{ in: 'acceptance', pointer: `/${list}`, rule: 'corpus.check-lists', message: `the ids of ${list} differ from those in the task manifest; both must list the same checks in the same order`, severity: 'error' }];
    });
};
/** Not a rule of the format (it surfaces as `patch_failure`), but nobody wants to learn it from a qualification. */
const knownGoodStartsFromFixture = ({ fixture, knownGood }) => {
    const before = new Map((0,shape/* elements */.Yt)((0,shape/* member */.Dc)(fixture, 'files')).map((file) => [(0,shape/* member */.Dc)(file, 'path'), (0,shape/* member */.Dc)(file, 'sha256')]));
    return (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(knownGood, 'files')).flatMap((file, at) => {
        const expected = before.get((0,shape/* member */.Dc)(file, 'path'));
        return expected === undefined || expected === (0,shape/* member */.Dc)(file, 'before_sha256')
            ? []
            : [{ in: 'knownGood', pointer: `/files/${at}/before_sha256`, rule: 'corpus.known-good-before', message: 'the hash is not that of the fixture file: qualification will end in patch_failure', severity: 'warning' }];
    });
};
const RULES = [taskIds, knownGoodChangesFixtureFiles, driverIsNoFixtureFile, checkLists, knownGoodStartsFromFixture];
const taskDisagreements = (documents) => RULES.flatMap((rule) => rule(documents));

;// CONCATENATED MODULE: ./lib/corpus/taskLint.js


/** Files that steer an agent or its tools: in a fixture they speak to the agent beside the task packet. */
const AGENT_CONFIGURATION = /(?:^|\/)(?:\.claude|\.cursor|\.gemini|\.codex|\.continue|\.windsurf)\/|(?:^|\/)(?:\.mcp\.json|AGENTS\.md|CLAUDE\.md|GEMINI\.md|\.cursorrules|\.windsurfrules|\.aider[^/]*|\.npmrc|\.yarnrc(?:\.yml)?|\.env(?:\.[^/]*)?|copilot-instructions\.md)$/i;
/** Words of checks that judge how code looks. Observable behaviour is what a task may ask for. */
const STYLE = /(?:^|[^a-z])(?:lint(?:ed|er|ing)?|prettier|eslint|formatting-only|code-style|indent(?:ation|ed)?|naming-convention|readab(?:le|ility))(?:$|[^a-z])/i;
const warning = (where, pointer, rule, message) => [{ where, problem: { pointer, rule, message, severity: 'warning' } }];
const hasRegressionCheck = ({ manifest }) => manifest.document.regression_checks.length > 0
    ? []
    : warning(manifest, '/regression_checks', 'lint.no-regression-check', 'the task has no regression check; add one for behaviour that a fix must keep');
const judgesBehaviour = ({ acceptance }) => acceptance.document.required_checks.flatMap(({ id, label }, at) => STYLE.test(id) || STYLE.test(label)
    ? warning(acceptance, `/required_checks/${at}`, 'lint.style-outcome', `the check ${(0,plainText/* excerpt */.K)(id)} seems to judge style; a task outcome must be observable behaviour`)
    : []);
const steersNoAgent = ({ fixture }) => fixture.document.files.flatMap(({ path }, at) => AGENT_CONFIGURATION.test(path)
    ? warning(fixture, `/files/${at}/path`, 'lint.agent-configuration', `${(0,plainText/* excerpt */.K)(path)} configures an agent or its tools; a fixture that carries it changes what is measured`)
    : []);
const runtimeIsThere = ({ driver, checkRuntime }) => checkRuntime !== undefined && 'missing' in checkRuntime
    ? warning(driver, '', 'lint.check-runtime-missing', `the driver was sealed with a check runtime that the corpus does not hold (${checkRuntime.missing}); run \`corpus seal\``)
    : [];
const LINTS = [hasRegressionCheck, judgesBehaviour, steersNoAgent, runtimeIsThere];
/** What the authoring rules ask for and no rule of the format enforces: warnings only. */
const taskLint = (label, task) => LINTS.flatMap((lint) => lint(task)).flatMap(({ where, problem }) => (0,corpus_findings/* placed */.GS)(label, where.file, [problem], problem.pointer === '' ? undefined : where.bytes));

;// CONCATENATED MODULE: ./lib/corpus/readTask.js










const isError = (finding) => finding.severity === 'error';
/** Reads all that one index entry declares: every file once, every finding, in the order of wire format 3.2. */
const readTask = (entry, position, context) => {
    const taskId = (0,shape/* textMember */.SA)(entry, 'task_id');
    const label = taskId === undefined ? `task (entry ${position + 1})` : `task ${(0,plainText/* excerpt */.K)(taskId).slice(1, -1)}`;
    const findings = [];
    const collect = (reading) => {
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
    const files = { manifest: manifestBytes, acceptance: acceptance.bytes, knownGood: knownGood.bytes };
    const documents = { taskId, manifest: manifest.parsed, fixture: fixture.parsed, acceptance: acceptance.parsed, knownGood: knownGood.parsed };
    for (const { in: where, ...problem } of taskDisagreements(documents)) {
        const file = files[where];
        if (file !== undefined)
            findings.push(...(0,corpus_findings/* placed */.GS)(label, file.file, [problem], file.bytes));
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
    if (!complete || !manifest.document || !fixture.document || !acceptance.document || !knownGood.document || !packet || !driver || taskId === undefined) {
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
/** The entries of an index that may be anything. */
const indexEntries = (index) => (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(index, 'tasks'));


/***/ }),

/***/ 3944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ loadCorpusReaders)
/* harmony export */ });
/* harmony import */ var _contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8798);

/** Loads just these validators; each is a chunk of its own. */
const loadCorpusReaders = async () => {
    const [index, manifest, fixture, acceptance, knownGood, receipt] = await Promise.all([
        (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .v)('corpus-index'),
        (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .v)('task-manifest'),
        (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .v)('fixture-bundle'),
        (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .v)('acceptance-contract'),
        (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .v)('known-good-change'),
        (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .v)('qualification-receipt'),
    ]);
    return { index, manifest, fixture, acceptance, knownGood, receipt };
};


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
    const differs = (key, expected) => (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(receipt, key) !== expected;
    const problems = [];
    if (differs('task_id', task.taskId)) {
        problems.push({ pointer: '/task_id', rule: 'corpus.receipt-task', message: 'the receipt belongs to another task', severity: 'error' });
    }
    if (differs('manifest_sha256', task.manifestSha256))
        problems.push(stale('/manifest_sha256', 'task manifest'));
    if (differs('qualified', true)) {
        problems.push({ pointer: '/qualified', rule: 'corpus.receipt-unqualified', message: 'the receipt says that the task did not qualify', severity: 'error' });
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
        problems.push({ pointer: '/workspace_policy', rule: 'corpus.receipt-policy', message: `the workspace policy must be ${POLICY}`, severity: 'error' });
    }
    return [...problems, ...attemptCount(receipt, task.repetitions)];
};
/** The format does not bind the attempts to the contract; a receipt with fewer proves less than the contract asks for. */
const attemptCount = (receipt, repetitions) => ['baseline', 'known_good'].flatMap((phase) => {
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
