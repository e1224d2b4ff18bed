"use strict";
exports.id = 6884;
exports.ids = [6884];
exports.modules = {

/***/ 888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ folderMaterial)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _source_folderSource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3816);
/* harmony import */ var _material_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7760);




const kindOf = (entry) => {
    if (entry.name === '.git')
        return 'repository';
    if (entry.isSymbolicLink())
        return 'link';
    if (entry.isDirectory())
        return 'folder';
    return entry.isFile() ? 'file' : 'special';
};
/**
 * What lies in a folder on this machine. Links are told, never followed; a repository's own folder is told and not entered.
 * @throws when the folder cannot be read
 */
const folderMaterial = (folder) => {
    const source = (0,_source_folderSource_js__WEBPACK_IMPORTED_MODULE_2__/* .folderSource */ .W)(folder);
    const files = [];
    const oddities = [];
    const fileAt = (path) => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false });
        if (stat === undefined || !stat.isFile())
            return undefined;
        const bytes = () => {
            if (stat.size === 0)
                return new Uint8Array();
            const reading = source.read({ folder: '', path }, Number.MAX_SAFE_INTEGER);
            if (!reading.ok)
                throw new Error(`${path}: ${reading.message}`);
            return reading.bytes;
        };
        return { path, size: stat.size, executable: (stat.mode & 0o100) !== 0, bytes };
    };
    const walk = (below) => {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, below), { withFileTypes: true })) {
            if (files.length + oddities.length >= _material_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILES */ .Q4)
                return;
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            const kind = kindOf(entry);
            if (kind === 'folder')
                walk(path);
            else if (kind !== 'file')
                oddities.push({ path, kind });
            else if (!(0,_material_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlainPath */ .qW)(path))
                oddities.push({ path, kind: 'name' });
            else {
                const file = fileAt(path);
                if (file === undefined)
                    oddities.push({ path, kind: 'unreadable' });
                else
                    files.push(file);
            }
        }
    };
    walk('');
    const cut = files.length + oddities.length >= _material_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILES */ .Q4;
    return { files: files.sort(_material_js__WEBPACK_IMPORTED_MODULE_3__/* .byPath */ .f2), oddities: oddities.sort(_material_js__WEBPACK_IMPORTED_MODULE_3__/* .byPath */ .f2), ...(cut && { cutAfter: _material_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILES */ .Q4 }) };
};


/***/ }),

/***/ 7760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ MOST_FILES),
/* harmony export */   f2: () => (/* binding */ byPath),
/* harmony export */   qW: () => (/* binding */ isPlainPath)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5707);
/* harmony import */ var _contracts_rules_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7223);


/** Looking further would not help: a fixture holds 100 files. */
const MOST_FILES = 5_000;
/** The plainest spelling of a path: what may be written into documents (wire format 1.5). */
const isPlainPath = (path) => path.length <= _contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_UNITS */ .IO && (0,_contracts_rules_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .qW)(path);
const byPath = (a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);


/***/ }),

/***/ 6414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ authoredTask),
  L: () => (/* binding */ isOutcome)
});

// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/corpus/checkRuntime.js
var checkRuntime = __webpack_require__(5390);
// EXTERNAL MODULE: ./lib/corpus/readCorpus.js
var readCorpus = __webpack_require__(7238);
// EXTERNAL MODULE: ./lib/corpus/readDocument.js
var readDocument = __webpack_require__(2999);
// EXTERNAL MODULE: ./lib/corpus/readTask.js + 2 modules
var readTask = __webpack_require__(5056);
;// CONCATENATED MODULE: ./lib/authoring/loadTask.js






/** Loads one task for its author: its receipt is not looked at, and the rest of the corpus may be broken. */
const loadTask = (source, taskId, readers) => {
    const reading = source.read({ folder: '', path: readCorpus/* INDEX_FILE */.K }, limits/* DOCUMENT_BYTES */.A1);
    if (!reading.ok)
        return { kind: 'no-index', message: `${readCorpus/* INDEX_FILE */.K}: ${reading.message}` };
    const index = (0,readDocument/* readAs */.fd)(readCorpus/* INDEX_FILE */.K, { file: readCorpus/* INDEX_FILE */.K, bytes: reading.bytes, sha256: '' }, readers.index);
    const entries = (0,readTask/* indexEntries */.n)(index.parsed);
    const at = entries.findIndex((entry) => (0,shape/* textMember */.SA)(entry, 'task_id') === taskId);
    if (!('parsed' in index))
        return { kind: 'invalid', findings: index.findings };
    if (at < 0)
        return { kind: 'unknown', known: entries.flatMap((entry) => (0,shape/* textMember */.SA)(entry, 'task_id') ?? []).sort() };
    const { task, findings } = (0,readTask/* readTask */.g)(entries[at], at, { source, readers, checkRuntime: (0,checkRuntime/* checkRuntimes */.ej)(source), receipts: false });
    return task === undefined ? { kind: 'invalid', findings } : { kind: 'loaded', task, findings };
};

// EXTERNAL MODULE: ./lib/contracts/corpusDocuments.js
var corpusDocuments = __webpack_require__(9137);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var findings = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
;// CONCATENATED MODULE: ./lib/commands/authoredTask.js





/** The one task that an author works on; an outcome when its documents are not valid. @throws UsageError */
const authoredTask = async (inputs, root) => {
    const [taskId] = inputs.positionals;
    if (taskId === undefined)
        throw new outcome/* UsageError */.eb('name a task');
    const loading = loadTask((0,corpusRoot/* openCorpus */.t)(root), taskId, corpusDocuments/* CORPUS_READERS */.M);
    switch (loading.kind) {
        case 'loaded':
            return loading.task;
        case 'no-index':
            throw new outcome/* UsageError */.eb(`${root.named}: ${loading.message}; name a corpus folder with --root`);
        case 'unknown':
            throw new outcome/* UsageError */.eb(`corpus.json names no task ${JSON.stringify(taskId)}; there are ${loading.known.join(', ') || 'none'}`);
        case 'invalid': {
            const problems = (0,findings/* findingLines */.hq)(loading.findings);
            return {
                exitCode: 1,
                json: () => (0,outcome/* prettyJson */.D_)({ task_id: taskId, valid: false, problems }),
                text: () => `The task is not valid, so it cannot be loaded; mend it, and run \`corpus seal\`:\n${problems.map((line) => `  ${line}\n`).join('')}`,
                annotations: loading.findings.map((finding) => ({ root: root.named, finding })),
            };
        }
    }
};
const isOutcome = (value) => 'exitCode' in value;


/***/ }),

/***/ 8754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/checks/runDriver.js + 2 modules
var runDriver = __webpack_require__(1017);
// EXTERNAL MODULE: ./lib/workspace/attemptFolder.js
var attemptFolder = __webpack_require__(292);
// EXTERNAL MODULE: ./lib/workspace/placeInside.js
var placeInside = __webpack_require__(2522);
// EXTERNAL MODULE: ./lib/authoring/folderMaterial.js
var folderMaterial = __webpack_require__(888);
;// CONCATENATED MODULE: ./lib/authoring/checkWorkspace.js






/** Together; a workspace of a task is far smaller. */
const WORKSPACE_BYTES = 67_108_864;
/** Looks through a folder that is to be judged: regular files under plain names. A repository's own folder in it is left out. */
const workspaceMaterial = (folder) => {
    const material = (0,folderMaterial/* folderMaterial */.e)(folder);
    const odd = material.oddities.filter(({ kind }) => kind !== 'repository');
    const bytes = material.files.reduce((sum, { size }) => sum + size, 0);
    const no = (message) => ({ ok: false, message });
    if (odd.length > 0) {
        const listed = odd.slice(0, 10).map((oddity) => `${oddity.path} (${oddity.kind})`);
        return no(`a workspace holds regular files under plain names only; found ${odd.length} other: ${listed.join(', ')}; take them out`);
    }
    if (material.cutAfter !== undefined)
        return no(`the folder holds more than ${material.cutAfter} files; name the workspace itself`);
    if (bytes > WORKSPACE_BYTES)
        return no(`the files have ${bytes} bytes together, the limit is ${WORKSPACE_BYTES}; name the workspace itself`);
    return { ok: true, material };
};
const copyInto = async (workspace, material, task) => {
    await (0,promises_.mkdir)(workspace);
    for (const file of material.files) {
        const place = (0,placeInside/* placeInside */.m)(workspace, file.path);
        await (0,promises_.mkdir)(external_node_path_.dirname(place), { recursive: true });
        await (0,promises_.writeFile)(place, file.bytes(), { flag: 'wx' });
    }
    if (!material.files.some((file) => file.path === 'TASK.md'))
        await (0,promises_.writeFile)(external_node_path_.join(workspace, 'TASK.md'), task.taskPacket.bytes, { flag: 'wx' });
};
const within = async (attempt, work) => {
    try {
        return await work();
    }
    finally {
        await attempt.close();
    }
};
/** Runs the hidden checks on a copy of a folder, each time on a fresh one. Stops early when it was cancelled. */
const checkWorkspace = async (check) => {
    const outcomes = [];
    for (let attempt = 1; attempt <= check.repeat; attempt++) {
        const folder = await (0,attemptFolder/* openAttemptFolder */.c)(check.runFolder);
        const outcome = await within(folder, async () => {
            await copyInto(folder.workspace, check.material, check.task);
            return (0,runDriver/* runDriver */.K)({
                task: check.task,
                workspace: folder.workspace,
                phase: 'agent_run',
                attempt,
                host: check.host,
                folder: folder.path,
                signal: check.signal,
                ...(check.seed !== undefined && { seed: check.seed }),
            });
        });
        outcomes.push(outcome);
        if (outcome.kind === 'cancelled')
            break;
        check.onAttempt?.(attempt);
    }
    return outcomes;
};

// EXTERNAL MODULE: ./lib/checks/driverLevel.js
var driverLevel = __webpack_require__(8773);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/qualification/grading.js
var grading = __webpack_require__(3145);
;// CONCATENATED MODULE: ./lib/authoring/workspaceVerdict.js



const resultsOf = (outcome) => (outcome.kind === 'result' ? outcome.result.results : []);
const statusOf = (outcome, id) => outcome.kind === 'result' ? (resultsOf(outcome).find((result) => result.id === id)?.status ?? 'missing') : 'none';
/** The runtime's own word in the observation, else the message of the result. */
const detailOf = (outcome, id) => {
    if (outcome?.kind !== 'result')
        return undefined;
    const observed = (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(outcome.observation, 'checks')).find((check) => (0,shape/* textMember */.SA)(check, 'id') === id);
    return (0,shape/* textMember */.SA)(observed, 'detail') ?? resultsOf(outcome).find((result) => result.id === id)?.message;
};
const noteOf = (outcome) => {
    switch (outcome.kind) {
        case 'result': {
            const seed = (0,shape/* textMember */.SA)(outcome.observation, 'seed');
            return { outcome: 'result', ...(seed !== undefined && { seed }), stderr: outcome.stderr };
        }
        case 'timeout':
            return { outcome: 'timeout', reason: `the driver did not end within ${outcome.limitMs} ms`, stderr: outcome.stderr };
        case 'check_error':
            return { outcome: 'check_error', reason: outcome.reason, stderr: outcome.stderr };
        case 'cancelled':
            return { outcome: 'cancelled', reason: 'interrupted', stderr: '' };
    }
};
/** Puts the attempts side by side, check by check, in the order of the contract. */
const workspaceVerdict = (task, outcomes, sandbox) => {
    const { required_checks, regression_checks } = task.acceptance.document;
    const inventory = [
        ...required_checks.map((check) => ({ ...check, kind: 'required' })),
        ...regression_checks.map((check) => ({ ...check, kind: 'regression' })),
    ];
    const checks = inventory.map(({ id, label, kind }) => {
        const statuses = outcomes.map((outcome) => statusOf(outcome, id));
        const detail = detailOf(outcomes[statuses.findIndex((status) => status !== 'pass')], id);
        return { id, label, kind, statuses, ...(detail !== undefined && { detail }) };
    });
    const known = new Set(inventory.map(({ id }) => id));
    const unexpected = [...new Set(outcomes.flatMap(resultsOf).map(({ id }) => id))].filter((id) => !known.has(id)).sort();
    const { level } = (0,grading/* gradingOf */.M)((0,driverLevel/* driverLevel */.f)(task.driver.bytes), sandbox);
    const judged = outcomes.every(({ kind }) => kind === 'result');
    return {
        task_id: task.taskId,
        passed: judged && unexpected.length === 0 && checks.every(({ statuses }) => statuses.every((status) => status === 'pass')),
        judged,
        level,
        sandbox: level === 'in_process' ? 'none' : sandbox,
        checks,
        unexpected,
        attempts: outcomes.map(noteOf),
    };
};

// EXTERNAL MODULE: ./lib/process/leftovers.js
var leftovers = __webpack_require__(1617);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/reporting/plainBlock.js
var plainBlock = __webpack_require__(8741);
;// CONCATENATED MODULE: ./lib/reporting/checkText.js


const WORDS = {
    pass: 'PASS',
    fail: 'FAIL',
    error: 'ERROR',
    missing: 'MISSING',
    none: 'NO RESULT',
};
/** `PASS`, or how often what: `PASS 2, FAIL 1`. */
const statusWords = (statuses) => {
    const kinds = [...new Set(statuses)];
    return kinds.length === 1
        ? kinds.map((kind) => WORDS[kind]).join('')
        : kinds.map((kind) => `${WORDS[kind]} ${statuses.filter((status) => status === kind).length}`).join(', ');
};
const checkLines = ({ id, label, kind, statuses, detail }) => [
    (0,plainText/* plainText */.w)(`  ${statusWords(statuses)}  ${id} (${kind}): ${label}`),
    ...(detail === undefined || detail === '' ? [] : [(0,plainBlock/* indentedBlock */.pL)(detail.trimEnd(), '      ')]),
];
const headline = ({ passed, judged, checks, attempts }) => {
    const green = checks.filter(({ statuses }) => statuses.every((status) => status === 'pass')).length;
    const times = attempts.length === 1 ? '' : ` in each of ${attempts.length} attempts`;
    if (!judged)
        return 'NO VERDICT: the checks could not be run to their end';
    return `${passed ? 'PASS' : 'NOT PASSED'}: ${green} of ${checks.length} checks pass${times}`;
};
/** What to give `--seed` to see the same again: that of the first attempt in which something did not pass. */
const seedWords = ({ checks, attempts }) => {
    const red = attempts.findIndex((_, at) => checks.some(({ statuses }) => statuses[at] !== 'pass'));
    const seed = attempts[Math.max(0, red)]?.seed;
    if (seed === undefined || (red < 0 && attempts.length > 1))
        return '';
    return attempts.length === 1 ? `, seed ${(0,plainText/* plainText */.w)(seed)}` : `, seed of attempt ${red + 1}: ${(0,plainText/* plainText */.w)(seed)}`;
};
/** What the driver said besides the details that are shown with their checks. */
const restOfStderr = ({ checks, attempts }) => {
    const shown = checks.flatMap(({ detail }) => detail?.split('\n') ?? []).filter((line) => line.trim() !== '');
    const lines = (attempts.find(({ stderr }) => stderr.trim() !== '')?.stderr ?? '').trimEnd().split('\n');
    return lines.filter((line) => !shown.some((detail) => line.includes(detail))).join('\n');
};
/** A verdict for the author of a task; `folder` as the user named it. */
const checkText = (verdict, folder) => {
    const troubles = verdict.attempts.flatMap(({ reason }, at) => reason === undefined ? [] : [`  attempt ${at + 1}: ${(0,plainText/* plainText */.w)(reason)}`]);
    const said = restOfStderr(verdict);
    const lines = [
        `${(0,plainText/* plainText */.w)(folder)}: ${headline(verdict)}`,
        `level ${verdict.level}, sandbox ${(0,plainText/* plainText */.w)(verdict.sandbox)}${seedWords(verdict)}`,
        ...(verdict.judged ? verdict.checks.flatMap(checkLines) : troubles),
        ...verdict.unexpected.map((id) => (0,plainText/* plainText */.w)(`  UNEXPECTED  ${id}: the acceptance contract does not know this check`)),
        ...(said === '' ? [] : ['stderr of the driver', (0,plainBlock/* indentedBlock */.pL)(said, '  ')]),
    ];
    return `${lines.join('\n')}\n`;
};

// EXTERNAL MODULE: ./lib/commands/authoredTask.js + 1 modules
var authoredTask = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/commands/driverHost.js + 1 modules
var driverHost = __webpack_require__(1119);
// EXTERNAL MODULE: ./lib/commands/inputs.js
var commands_inputs = __webpack_require__(2153);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
;// CONCATENATED MODULE: ./lib/commands/check.js












const SEED = /^[A-Za-z0-9._-]{1,80}$/;
const MOST_ATTEMPTS = 100;
const isFolder = (folder) => (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true;
const check = async (inputs, host) => {
    const named = inputs.value('workspace');
    if (named === undefined)
        throw new outcome/* UsageError */.eb('name the folder to check: --workspace DIR');
    const seed = inputs.value('seed');
    if (seed !== undefined && !SEED.test(seed))
        throw new outcome/* UsageError */.eb('--seed takes letters, digits and . _ -, at most 80');
    const repeat = (0,commands_inputs/* wholeNumber */.r)(inputs, 'repeat', 1, MOST_ATTEMPTS) ?? 1;
    const root = (0,corpusRoot/* corpusRoot */.$)(inputs, host);
    const task = await (0,authoredTask/* authoredTask */._)(inputs, root);
    if ((0,authoredTask/* isOutcome */.L)(task))
        return { ...task, exitCode: 2 };
    if (seed !== undefined && (0,driverLevel/* driverLevel */.f)(task.driver.bytes).level === 'in_process') {
        throw new outcome/* UsageError */.eb('--seed has no effect here: the driver of this task does not use the check runtime');
    }
    const folder = (0,external_node_path_.resolve)(host.cwd, named);
    if (!isFolder(folder))
        throw new outcome/* UsageError */.eb(`${named} is no folder; \`corpus show ${task.taskId} --unpack DIR\` makes one`);
    const copying = workspaceMaterial(folder);
    if (!copying.ok)
        throw new outcome/* UsageError */.eb(`${named}: ${copying.message}`);
    const { driver } = await (0,driverHost/* driverHost */.v)(host);
    const runFolder = await (0,leftovers/* openRunFolder */.i)();
    try {
        const outcomes = await checkWorkspace({
            task,
            material: copying.material,
            host: driver,
            runFolder: runFolder.path,
            repeat,
            ...(seed !== undefined && { seed }),
            signal: host.signal,
            onAttempt: (done) => host.progress(`check ${task.taskId}: ${done} of ${repeat} attempts`),
        });
        const verdict = workspaceVerdict(task, outcomes, driver.sandbox);
        return {
            exitCode: verdict.judged ? (verdict.passed ? 0 : 1) : 2,
            json: () => (0,outcome/* prettyJson */.D_)(verdict),
            text: () => checkText(verdict, named),
            annotations: [],
        };
    }
    finally {
        await runFolder.close();
    }
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
/* harmony export */   BV: () => (/* binding */ readStat),
/* harmony export */   P2: () => (/* binding */ startTimeOf),
/* harmony export */   Uj: () => (/* binding */ processIds),
/* harmony export */   W_: () => (/* binding */ isRunning),
/* harmony export */   zt: () => (/* binding */ processesWithin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _systemError_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2404);


/** What `/proc/<pid>/stat` says; undefined when there is no such process, or no /proc. The command name may hold blanks and brackets, so the fields are counted from the last bracket. */
const readStat = (pid) => {
    try {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        const [state, parent, session, startTime] = [fields[0], fields[1], fields[3], fields[19]];
        return state === undefined || parent === undefined || session === undefined || startTime === undefined
            ? undefined
            : { state, parent: Number(parent), session: Number(session), startTime };
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
/** Every process of the system; empty where there is no /proc. */
const processIds = () => {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
            .filter((name) => /^[1-9][0-9]*$/.test(name))
            .map(Number);
    }
    catch {
        return [];
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
    return processIds().filter((pid) => !spared.has(pid) &&
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
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8500);
/* harmony import */ var _systemError_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2404);






/** Deeper folders are lifted to the top before they are entered, so that no path grows past what the system accepts. */
const LIFT_DEPTH = 12;
/** For marks to be taken off a whole tree. */
const MARKS_MS = 10_000;
/** Calls that wait for the file system are fastest one after the other; after so many entries the rest of the program gets its turn. */
const ENTRIES_A_TURN = 200;
const unlessGone = (action) => {
    try {
        action();
    }
    catch (error) {
        if ((0,_systemError_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$)(error) !== 'ENOENT')
            throw error;
    }
};
/** The names in a folder, made accessible first: whoever ran in there may have taken our rights away (spec W-09). */
const open = (folder) => {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(folder, 0o700);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(folder);
};
const removeFolder = async (walk, folder, depth) => {
    for (const name of open(folder)) {
        const entry = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, name);
        walk.entries += 1;
        if (walk.entries % ENTRIES_A_TURN === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(entry).isDirectory())
            unlessGone(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.unlinkSync)(entry));
        else if (depth < LIFT_DEPTH)
            await removeFolder(walk, entry, depth + 1);
        else {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(entry, 0o700); // moving a folder writes into it
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync)(entry, node_path__WEBPACK_IMPORTED_MODULE_3__.join(walk.top, (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(8).toString('hex')));
            walk.lifted += 1;
        }
    }
    if (folder !== walk.top || walk.lifted === 0)
        unlessGone(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmdirSync)(folder));
};
const removeOnce = async (target) => {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(target).isDirectory())
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.unlinkSync)(target);
    const walk = { top: target, entries: 0, lifted: 0 };
    do {
        walk.lifted = 0;
        await removeFolder(walk, target, 0);
    } while (walk.lifted > 0);
};
/** Root may have marked files as not to be changed. Only root can take the mark off, and only a program of the system knows how. */
const takeOffMarks = (target) => {
    if (process.getuid?.() !== 0)
        return;
    const options = { stdio: 'ignore', env: {}, cwd: '/', timeout: MARKS_MS };
    for (const tool of ['/usr/bin/chattr', '/bin/chattr'])
        if ((0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(tool, ['-R', '-f', '-i', '-a', '--', target], options).status === 0)
            return;
};
const isThere = (target) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(target, { throwIfNoEntry: false }) !== undefined;
/**
 * Removes a file or a whole folder. Never follows a link, gives itself the rights that it lacks, copes with any depth, tries twice,
 * takes marks off that forbid changes (as root), and tells when something stays. What is already gone counts as removed.
 */
const removeTree = async (target) => {
    let last;
    for (let round = 0; round < 2; round++) {
        try {
            await removeOnce(target);
            return { removed: true };
        }
        catch (error) {
            if ((0,_systemError_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$)(error) === 'ENOENT' && !isThere(target))
                return { removed: true };
            last = error;
            if ((0,_systemError_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$)(error) === 'EPERM')
                takeOffMarks(target);
        }
    }
    return { removed: false, reason: (0,_systemError_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(last) };
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