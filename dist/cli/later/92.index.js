"use strict";
exports.id = 92;
exports.ids = [92];
exports.modules = {

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

/***/ 92:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  show: () => (/* binding */ show)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/process/removeTree.js
var removeTree = __webpack_require__(7593);
// EXTERNAL MODULE: ./lib/workspace/buildWorkspace.js
var buildWorkspace = __webpack_require__(3412);
;// CONCATENATED MODULE: ./lib/authoring/unpackWorkspace.js




/**
 * Writes what an agent sees into a folder that does not exist yet, or is empty. Returns why it could not; then the folder holds
 * nothing of it.
 */
const unpackWorkspace = async (folder, task) => {
    const stat = (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false });
    if (stat !== undefined && !stat.isDirectory())
        return 'it exists and is no folder';
    if (stat !== undefined && (0,external_node_fs_.readdirSync)(folder).length > 0)
        return 'the folder is not empty';
    if (stat !== undefined)
        (0,external_node_fs_.rmdirSync)(folder);
    (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(folder), { recursive: true });
    const building = await (0,buildWorkspace/* buildWorkspace */._)(folder, task);
    if (building.kind === 'built')
        return undefined;
    await (0,removeTree/* removeTree */.d)(folder);
    return building.reason;
};

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/reporting/plainBlock.js
var plainBlock = __webpack_require__(8741);
;// CONCATENATED MODULE: ./lib/reporting/showText.js


const ended = (text) => (text.endsWith('\n') ? text : `${text}\n`);
const showText = (view) => {
    const width = Math.max(...view.files.map(({ bytes }) => String(bytes).length));
    const { files, bytes, estimated_tokens } = view.totals;
    const lines = [
        `${view.task_id}: ${view.title}`,
        `${view.lane} lane, ${view.runtime}, category ${view.category}, failure mode ${view.failure_mode}`,
        '',
        ...view.files.map((file) => `  ${String(file.bytes).padStart(width)}  ${file.path}`),
        `${files} files, ${bytes} bytes, about ${estimated_tokens} tokens`,
        ...(view.unpacked === undefined ? [] : [`written to ${view.unpacked}`]),
    ].map(plainText/* plainText */.w);
    const packet = `\n--- TASK.md ---\n${ended((0,plainBlock/* plainBlock */.Yj)(view.packet))}`;
    const diff = view.diff === undefined ? '' : `\n--- the known-good change (the agent does not see it) ---\n${ended((0,plainBlock/* plainBlock */.Yj)(view.diff))}`;
    return `${lines.join('\n')}\n${packet}${diff}`;
};

// EXTERNAL MODULE: ./lib/commands/authoredTask.js + 1 modules
var authoredTask = __webpack_require__(6414);
// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
;// CONCATENATED MODULE: ./lib/commands/show.js






const viewOf = (task) => {
    const manifest = task.manifest.document;
    const fixture = task.fixture.document.files.map((file) => ({
        path: file.path,
        bytes: Buffer.from(file.content_base64, 'base64').length,
        sha256: file.sha256,
    }));
    const packet = { path: 'TASK.md', bytes: task.taskPacket.bytes.length, sha256: task.taskPacket.sha256 };
    const files = [...fixture, packet].sort((a, b) => (a.path < b.path ? -1 : 1));
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return {
        task_id: task.taskId,
        title: manifest.title,
        lane: manifest.lane,
        runtime: manifest.runtime,
        category: manifest.category,
        failure_mode: manifest.failure_mode,
        files,
        totals: { files: files.length, bytes, estimated_tokens: Math.ceil(bytes / 4) },
        packet: Buffer.from(task.taskPacket.bytes).toString('utf8'),
    };
};
const show = async (inputs, host) => {
    const root = (0,corpusRoot/* corpusRoot */.$)(inputs, host);
    const task = await (0,authoredTask/* authoredTask */._)(inputs, root);
    if ((0,authoredTask/* isOutcome */.L)(task))
        return task;
    const unpack = inputs.value('unpack');
    if (unpack !== undefined) {
        const trouble = await unpackWorkspace((0,external_node_path_.resolve)(host.cwd, unpack), task);
        if (trouble !== undefined)
            throw new outcome/* UsageError */.eb(`${unpack} cannot take the workspace: ${trouble}; name a new or empty folder`);
    }
    const diff = inputs.has('diff')
        ? (await __webpack_require__.e(/* import() */ 2375).then(__webpack_require__.bind(__webpack_require__, 2375))).knownGoodDiff(task.fixture.document, task.knownGood.document)
        : undefined;
    const view = { ...viewOf(task), ...(diff !== undefined && { diff }), ...(unpack !== undefined && { unpacked: unpack }) };
    return { exitCode: 0, json: () => (0,outcome/* prettyJson */.D_)(view), text: () => showText(view), annotations: [] };
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


/***/ }),

/***/ 2522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ placeInside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/**
 * Where a relative path of a document lies in a folder. Documents are validated before they come here; a path that would leave the
 * folder, or be the folder itself, still never does: throws.
 */
const placeInside = (folder, relative) => {
    const place = node_path__WEBPACK_IMPORTED_MODULE_0__.join(folder, relative);
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(relative) || !place.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_0__.sep))
        throw new Error('the path does not name a file inside the workspace');
    return place;
};


/***/ })

};
;