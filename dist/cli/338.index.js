export const id = 338;
export const ids = [338];
export const modules = {

/***/ 8773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ driverLevel)
/* harmony export */ });
/* harmony import */ var _corpus_checkRuntime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5390);

const driverLevel = (driver) => {
    const runtimeSha256 = (0,_corpus_checkRuntime_js__WEBPACK_IMPORTED_MODULE_0__/* .namedCheckRuntime */ .UI)(driver);
    return runtimeSha256 === undefined ? { level: 'in_process' } : { level: 'observed', runtimeSha256 };
};


/***/ }),

/***/ 1017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ runDriver)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/process/superviseProcess.js + 2 modules
var superviseProcess = __webpack_require__(6436);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/process/systemError.js
var systemError = __webpack_require__(2404);
// EXTERNAL MODULE: ./lib/workspace/attemptFolder.js
var attemptFolder = __webpack_require__(292);
;// CONCATENATED MODULE: ./lib/checks/driverFolder.js






/** The log of a check runtime is for people and bounded by it; what is larger is not read. */
const OBSERVATION_BYTES = 4_194_304;
const alone = (parent, name, bytes) => {
    const file = external_node_path_.join((0,attemptFolder/* privateFolder */.q)(parent), name);
    (0,external_node_fs_.writeFileSync)(file, bytes, { flag: 'wx', mode: 0o400 });
    return file;
};
/** The runtime that the driver was sealed with, hashed again before it is trusted with the verdict. */
const sealedRuntime = (task, wanted) => {
    const runtime = task.checkRuntime;
    const remedy = 'Put exactly that file back, or run `corpus seal` to seal the task with the runtime of this version.';
    if (runtime === undefined || 'missing' in runtime)
        return { reason: `the check runtime of the driver is missing (${runtime?.missing ?? `runtimes/${wanted}.mjs`}). ${remedy}` };
    if ((0,sha256/* sha256 */.s)(runtime.bytes) !== wanted)
        return { reason: `the check runtime ${runtime.file} is not the one that the driver names (${wanted}). ${remedy}` };
    return { bytes: runtime.bytes };
};
/** Writes verified bytes, never a path of the corpus, to where a driver runs from (spec W-02, W-08). */
const makeDriverFolder = (parent, task, level) => {
    if ((0,sha256/* sha256 */.s)(task.driver.bytes) !== task.acceptance.document.driver.sha256)
        return { ok: false, reason: `the driver ${task.driver.file} is not the one that the acceptance contract names` };
    try {
        const driver = alone(parent, external_node_path_.posix.basename(task.acceptance.document.driver.path), task.driver.bytes);
        const workingFolder = (0,attemptFolder/* privateFolder */.q)(parent);
        if (level.level === 'in_process')
            return { ok: true, folder: { driver, workingFolder } };
        const runtime = sealedRuntime(task, level.runtimeSha256);
        if ('reason' in runtime)
            return { ok: false, reason: runtime.reason };
        const file = alone(parent, `${level.runtimeSha256}.mjs`, runtime.bytes);
        return {
            ok: true,
            folder: { driver, workingFolder, runtime: { file, observation: external_node_path_.join((0,attemptFolder/* privateFolder */.q)(parent), 'observation.json') } },
        };
    }
    catch (error) {
        return { ok: false, reason: `the driver could not be put in place: ${(0,systemError/* messageOf */.b)(error)}` };
    }
};
/** What the check runtime noted beside the verdict. Nothing rests on it: anything but a JSON object within bounds counts as absent. */
const readObservation = (file) => {
    try {
        const handle = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
        try {
            const found = (0,external_node_fs_.fstatSync)(handle);
            if (!found.isFile() || found.size > OBSERVATION_BYTES)
                return undefined;
            const value = JSON.parse((0,external_node_fs_.readFileSync)(handle, 'utf8'));
            return (0,shape/* isRecord */.u4)(value) ? value : undefined;
        }
        finally {
            (0,external_node_fs_.closeSync)(handle);
        }
    }
    catch {
        return undefined;
    }
};

// EXTERNAL MODULE: ./lib/checks/driverLevel.js
var driverLevel = __webpack_require__(8773);
// EXTERNAL MODULE: ./lib/contracts/canonicalJson.js
var canonicalJson = __webpack_require__(2383);
// EXTERNAL MODULE: ./lib/contracts/documents.js + 3 modules
var documents = __webpack_require__(8798);
;// CONCATENATED MODULE: ./lib/checks/readResult.js



const no = (reason) => ({ ok: false, reason });
/** The whole of stdout as one JSON value: strict UTF-8, nothing before and nothing behind it but white space (spec 4.4). */
const parse = (stdout) => {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(stdout);
    }
    catch {
        return 'stdout is not UTF-8';
    }
    if (text.trim() === '')
        return 'nothing was printed on stdout';
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return 'stdout is not one JSON value (anything else belongs on stderr)';
    }
};
/**
 * Takes the check result out of a driver's stdout. It must be a valid document for this task and this contract. Its hash covers the
 * canonical form of what was parsed, messages and order included (spec 4.4).
 */
const readResult = async (stdout, expected) => {
    const parsed = parse(stdout);
    if (typeof parsed === 'string')
        return no(parsed);
    const read = await (0,documents/* documentReader */.vS)('check-result');
    const reading = read(parsed.value);
    if (!reading.ok) {
        const [first] = reading.problems;
        return no(`stdout is not a check result: ${first === undefined ? 'it breaks its contract' : `${first.pointer} ${first.message}`.trim()}`);
    }
    const { task_id, acceptance_contract_sha256 } = reading.document;
    if (task_id !== expected.taskId)
        return no(`the result is for the task ${task_id}, not for ${expected.taskId}`);
    if (acceptance_contract_sha256 !== expected.acceptanceSha256)
        return no('the result names another acceptance contract than the one it was asked for');
    return { ok: true, result: reading.document, resultSha256: (0,sha256/* sha256 */.s)((0,canonicalJson/* canonicalJson */.d)(parsed.value)) };
};

;// CONCATENATED MODULE: ./lib/checks/runDriver.js






/** For each answer of an observed subject. Generous: a loaded machine must not turn a sound task into a flaky one. */
const ANSWER_LIMIT_MS = 3_000;
const runDriver_text = (bytes) => new TextDecoder().decode(bytes);
/** Options of Node itself, before the driver: only what a TypeScript task needs that imports its `.ts` files into this process. */
const nodeOptions = ({ task, host }, level) => {
    if (level.level === 'observed' || task.manifest.document.runtime !== 'typescript' || host.node.stripsTypes)
        return { args: [] };
    if (host.typeHook === undefined)
        return {
            reason: `Node ${host.node.version} cannot import TypeScript and the type hook of this tool was not found. Use Node 22.18 or newer, or install the tool again.`,
        };
    return { args: ['--import', (0,external_node_url_.pathToFileURL)(host.typeHook).href] };
};
const environment = ({ host, seed }, { runtime }) => ({
    PATH: host.searchPath,
    ...(runtime !== undefined && {
        AGENT_TASK_CHECK_RUNTIME: runtime.file,
        AGENT_TASK_CHECK_SANDBOX: host.sandbox,
        AGENT_TASK_CHECK_LIMIT_MS: String(ANSWER_LIMIT_MS),
        AGENT_TASK_CHECK_OBSERVATION: runtime.observation,
        ...(seed !== undefined && { AGENT_TASK_CHECK_SEED: seed }),
    }),
});
/** Why an ending is no result, in words for the task's author; undefined for the one ending that may carry a result. */
const endingTrouble = (ended) => {
    switch (ended.kind) {
        case 'not_started':
            return `the driver could not be started: ${ended.reason}`;
        case 'signalled':
            return `the driver was ended by ${ended.signal}`;
        case 'overflow':
            return `the driver printed more than ${limits/* DRIVER_OUTPUT_BYTES */.lc} bytes on ${ended.stream}`;
        case 'exited':
            return ended.code === 0 ? undefined : `the driver ended with exit code ${ended.code}; only 0 is an answer, whatever it printed`;
    }
};
/**
 * Runs a task's check driver once on a workspace, from verified bytes in private folders, and takes its result (spec 4.4).
 * What the driver does is an outcome. The caller removes `folder`, and with it whatever the driver left behind.
 */
const runDriver = async (run) => {
    const { task, host } = run;
    const failed = (reason, stderr = '') => ({ kind: 'check_error', reason, stderr });
    const level = (0,driverLevel/* driverLevel */.f)(task.driver.bytes);
    const options = nodeOptions(run, level);
    if ('reason' in options)
        return failed(options.reason);
    const making = makeDriverFolder(run.folder, task, level);
    if (!making.ok)
        return failed(making.reason);
    const { driver, workingFolder, runtime } = making.folder;
    const limitMs = run.limitMs ?? task.acceptance.document.driver.timeout_ms;
    const ended = await (0,superviseProcess/* superviseProcess */.k)({
        file: host.node.file,
        args: [...options.args, driver, run.workspace, task.taskId, task.acceptance.sha256, run.phase, String(run.attempt)],
        cwd: workingFolder,
        env: environment(run, making.folder),
        timeoutMs: limitMs,
        outputLimit: limits/* DRIVER_OUTPUT_BYTES */.lc,
        ...(run.signal && { signal: run.signal }),
        stdin: 'open-pipe',
    });
    if (ended.kind === 'cancelled')
        return { kind: 'cancelled' };
    const stderr = ended.kind === 'not_started' ? '' : runDriver_text(ended.stderr);
    if (ended.kind === 'timeout')
        return { kind: 'timeout', limitMs, stderr };
    const trouble = endingTrouble(ended);
    if (trouble !== undefined || ended.kind === 'not_started')
        return failed(trouble ?? '', stderr);
    const reading = await readResult(ended.stdout, { taskId: task.taskId, acceptanceSha256: task.acceptance.sha256 });
    if (!reading.ok)
        return failed(reading.reason, stderr);
    const observation = runtime && readObservation(runtime.observation);
    return { kind: 'result', result: reading.result, resultSha256: reading.resultSha256, stderr, ...(observation && { observation }) };
};


/***/ }),

/***/ 4121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ driverHost)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/process/superviseProcess.js + 2 modules
var superviseProcess = __webpack_require__(6436);
;// CONCATENATED MODULE: ./lib/process/isolation.js


const PROBE_MS = 10_000;
/** A view of the system that holds Node and its libraries and nothing else: the least that a subject process needs. */
const bwrapProbe = (node) => [
    ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv', '--proc', '/proc', '--dev', '/dev'],
    ...['--ro-bind', '/usr/lib', '/usr/lib', '--symlink', 'usr/lib', '/lib'],
    ...['--ro-bind-try', '/usr/lib64', '/usr/lib64', '--symlink', 'usr/lib64', '/lib64'],
    ...['--size', '16777216', '--tmpfs', '/tmp', '--ro-bind', node, '/node', '--', '/node', '--version'],
];
/** Namespaces alone do not take root's rights away: inside, Node has to start as nobody. */
const unshareProbe = (node) => [
    ...['--pid', '--mount', '--net', '--ipc', '--uts', '--fork', '--kill-child', '--mount-proc', '--'],
    ...['/usr/bin/setpriv', '--no-new-privs', '--reuid', '65534', '--regid', '65534', '--clear-groups', '--', node, '--version'],
];
const tryIt = async (file, args) => {
    const ended = await (0,superviseProcess/* superviseProcess */.k)({ file, args, cwd: '/', env: {}, timeoutMs: PROBE_MS, outputLimit: 4096, stdin: 'ignore' });
    if (ended.kind === 'exited' && ended.code === 0)
        return undefined;
    if (ended.kind === 'not_started')
        return ended.reason;
    const said = new TextDecoder().decode(ended.stderr).trim().split('\n', 1)[0] ?? '';
    return `${ended.kind === 'exited' ? `exit code ${ended.code}` : ended.kind}${said === '' ? '' : `: ${said}`}`;
};
/** Really starts Node inside each kind of sandbox, the stronger first, and takes the first that works. */
const probeIsolation = async (question) => {
    const probe = [];
    const found = async (tools, args) => {
        for (const tool of tools.filter((file) => (0,external_node_fs_.existsSync)(file))) {
            const trouble = await tryIt(tool, args);
            probe.push(`${tool}: ${trouble ?? 'works'}`);
            if (trouble === undefined)
                return tool;
        }
        return undefined;
    };
    const bwrap = await found(question.bwrap, bwrapProbe(question.node));
    if (bwrap !== undefined)
        return { sandbox: bwrap, probe };
    if (question.root && (await found(question.unshare, unshareProbe(question.node))) !== undefined)
        return { sandbox: 'unshare', probe };
    return { sandbox: 'none', probe: probe.length > 0 ? probe : ['no bwrap found'] };
};
let answer;
/** What this machine offers, found out once per run of the tool. Asks nobody but the fixed system folders: PATH may be anyone's. */
const subjectIsolation = () => {
    answer ??= probeIsolation({
        bwrap: ['/usr/bin/bwrap', '/bin/bwrap', '/usr/local/bin/bwrap'],
        unshare: ['/usr/bin/unshare', '/bin/unshare'],
        root: process.getuid?.() === 0,
        node: process.execPath,
    });
    return answer;
};

;// CONCATENATED MODULE: ./lib/process/thisNode.js
const thisNode = () => ({
    file: process.execPath,
    version: process.versions.node,
    stripsTypes: 'typescript' in process.features && Boolean(process.features.typescript),
});

;// CONCATENATED MODULE: ./lib/commands/driverHost.js




/** What check drivers get from this machine, and how it was found out that their subjects can be isolated. */
const driverHost = async (host) => {
    const typeHook = (0,external_node_path_.join)(host.kit, 'type-hook', 'type-hook.mjs');
    const isolation = await subjectIsolation();
    return {
        driver: { node: thisNode(), searchPath: host.path, sandbox: isolation.sandbox, ...((0,external_node_fs_.existsSync)(typeHook) && { typeHook }) },
        isolation,
    };
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

/***/ 6436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ superviseProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/process/boundedOutput.js
/** Keeps the first `limit` bytes of a stream and calls `onOverflow` once, when byte `limit + 1` arrives. The rest is read and dropped. */
const boundedOutput = (stream, limit, onOverflow) => {
    const chunks = [];
    let kept = 0;
    let over = false;
    stream.on('error', () => { }); // a pipe that breaks has ended; the exit of its process tells the rest
    stream.on('data', (chunk) => {
        const room = limit - kept;
        const part = chunk.length > room ? chunk.subarray(0, room) : chunk;
        chunks.push(part);
        kept += part.length;
        if (chunk.length > room && !over) {
            over = true;
            onOverflow();
        }
    });
    return { bytes: () => Buffer.concat(chunks) };
};

;// CONCATENATED MODULE: ./lib/process/processGroup.js
/**
 * Sends `signal` to every member of the process group that `leader` leads. False when nobody is left in it, or nobody that we may
 * signal. Only for groups of processes that we started as leaders: their id is never ours.
 */
const signalGroup = (leader, signal) => {
    try {
        return process.kill(-leader, signal);
    }
    catch {
        return false;
    }
};

// EXTERNAL MODULE: ./lib/process/systemError.js
var systemError = __webpack_require__(2404);
;// CONCATENATED MODULE: ./lib/process/superviseProcess.js






/** Between SIGTERM and SIGKILL once the limit has passed (spec W-05). */
const TERM_GRACE_MS = 250;
/** After the main process has ended and its group is killed: how long a process that escaped may keep our pipes open (spec W-04). */
const PIPE_GRACE_MS = 250;
/** SIGKILL cannot be refused, but a process may hang inside the kernel or belong to someone else by now: we do not wait for ever. */
const KILL_PATIENCE_MS = 5_000;
const start = ({ file, args, cwd, env, stdin }) => {
    // detached: the leader of a session and of a process group of its own
    const options = { cwd, env, shell: false, detached: true, windowsHide: true };
    return stdin === 'ignore'
        ? (0,external_node_child_process_.spawn)(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
        : (0,external_node_child_process_.spawn)(file, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
};
const ownEnd = (code, signal) => code === null ? { kind: 'signalled', signal: signal ?? 'unknown' } : { kind: 'exited', code };
/** Waits until every pipe has reached its end; after the grace they are cut, once all that was already written has been read. */
const drain = async (closed, child) => {
    const grace = new AbortController();
    const cut = (0,promises_.setTimeout)(PIPE_GRACE_MS, false, { signal: grace.signal }).catch(() => false);
    const complete = await Promise.race([closed, cut]);
    grace.abort();
    if (!complete)
        await (0,promises_.setImmediate)(); // on a late timer the event loop has not looked at the pipes yet
    child.stdin?.destroy();
    child.stdout.destroy();
    child.stderr.destroy();
    return complete;
};
const watch = async (child, pid, order) => {
    let cause;
    let running = true;
    let groupLeft = false;
    const timers = [];
    const closed = new Promise((resolve) => child.once('close', () => resolve(true)));
    const exited = new Promise((resolve) => {
        child.once('exit', (code, signal) => {
            running = false;
            groupLeft = signalGroup(pid, 'SIGKILL'); // right here: the id cannot belong to anyone else yet (spec W-23)
            resolve(ownEnd(code, signal));
        });
    });
    const { promise: givenUp, giveUp } = patience();
    child.on('error', () => { }); // reported for a signal that could not be sent
    child.stdin?.on('error', () => { });
    const kill = (why) => {
        cause ??= why;
        if (!running)
            return;
        signalGroup(pid, 'SIGKILL');
        timers.push(setTimeout(giveUp, KILL_PATIENCE_MS));
    };
    const expire = () => {
        cause ??= { kind: 'timeout' };
        signalGroup(pid, 'SIGTERM');
        timers.push(setTimeout(kill, TERM_GRACE_MS, { kind: 'timeout' }));
    };
    const cancel = () => kill({ kind: 'cancelled' });
    const stdout = boundedOutput(child.stdout, order.outputLimit, () => kill({ kind: 'overflow', stream: 'stdout' }));
    const stderr = boundedOutput(child.stderr, order.outputLimit, () => kill({ kind: 'overflow', stream: 'stderr' }));
    timers.push(setTimeout(expire, order.timeoutMs));
    order.signal?.addEventListener('abort', cancel, { once: true });
    const end = await Promise.race([exited, givenUp]);
    for (const timer of timers)
        clearTimeout(timer);
    const complete = await drain(closed, child);
    order.signal?.removeEventListener('abort', cancel);
    child.unref();
    return { ...(cause ?? end), stdout: stdout.bytes(), stderr: stderr.bytes(), survivors: groupLeft || !complete };
};
const patience = () => {
    let giveUp = () => { };
    const promise = new Promise((resolve) => {
        giveUp = () => resolve({ kind: 'signalled', signal: 'SIGKILL' });
    });
    return { promise, giveUp };
};
/**
 * Runs one program without a shell, in a process group of its own, with nothing inherited but what the order names, under a limit of
 * time and of output. When the main process has ended, its whole group is dead and its pipes are closed, and only then this returns.
 * A process that left the group (`setsid`) is not found here; see `killWithin`.
 *
 * What the process does is an outcome, never an exception.
 */
const superviseProcess = async (order) => {
    if (order.signal?.aborted)
        return { kind: 'cancelled', stdout: new Uint8Array(), stderr: new Uint8Array(), survivors: false };
    let child;
    try {
        child = start(order);
    }
    catch (error) {
        return { kind: 'not_started', reason: (0,systemError/* messageOf */.b)(error) };
    }
    if (child.pid === undefined) {
        const [error] = await (0,external_node_events_.once)(child, 'error').catch((thrown) => [thrown]);
        return { kind: 'not_started', reason: (0,systemError/* messageOf */.b)(error) };
    }
    return watch(child, child.pid, order);
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

/***/ 292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ openAttemptFolder),
/* harmony export */   q: () => (/* binding */ privateFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _process_killWithin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6058);
/* harmony import */ var _process_removeTree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7593);





/** A new folder with a random name inside `parent`, mode 0700. */
const privateFolder = (parent) => {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { mode: 0o700 });
    return folder;
};
const removeAttempt = async (folder) => {
    const alive = await (0,_process_killWithin_js__WEBPACK_IMPORTED_MODULE_3__/* .killWithin */ .e)(folder);
    const removal = await (0,_process_removeTree_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .d)(folder);
    return alive.length === 0 ? removal : { removed: false, reason: `processes ${alive.join(', ')} of the attempt could not be killed` };
};
const openAttemptFolder = (runFolder) => {
    const folder = privateFolder(runFolder);
    return { path: folder, workspace: node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, 'workspace'), close: () => removeAttempt(folder) };
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
