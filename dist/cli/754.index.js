export const id = 754;
export const ids = [754];
export const modules = {

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
// EXTERNAL MODULE: ./lib/commands/driverHost.js + 2 modules
var driverHost = __webpack_require__(4121);
// EXTERNAL MODULE: ./lib/commands/inputs.js + 1 modules
var commands_inputs = __webpack_require__(2697);
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
