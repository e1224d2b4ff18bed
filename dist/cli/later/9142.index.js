"use strict";
exports.id = 9142;
exports.ids = [9142];
exports.modules = {

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
 * when it is written. Waits up to 30 s for the other one. Throws when that does not end; `what` names the folder in the message.
 */
const withFolderLock = async (folder, work, what = 'this corpus') => {
    const file = lockFile(folder);
    const mark = `${JSON.stringify((0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .thisOwner */ .GS)())}\n${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}\n`;
    for (let waited = 0; !(take(file, mark) && orNothing(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8')) === mark); waited += RETRY_MS) {
        if (waited >= PATIENCE_MS) {
            throw new Error(`another command has been writing to ${what} for 30 seconds; try again when it has ended`);
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