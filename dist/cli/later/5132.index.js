"use strict";
exports.id = 5132;
exports.ids = [5132];
exports.modules = {

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
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/process/superviseProcess.js + 1 modules
var superviseProcess = __webpack_require__(1802);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/process/systemError.js
var systemError = __webpack_require__(2404);
// EXTERNAL MODULE: ./lib/workspace/attemptFolder.js
var attemptFolder = __webpack_require__(292);
;// CONCATENATED MODULE: ./lib/checks/driverFolder.js






/** The log of a check runtime is for people and bounded by it; what is larger is not read. */
const OBSERVATION_BYTES = 16_777_216;
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
/** One for each runtime. A subject without a sandbox may be a process of our own user: nothing is kept where it could reach. */
const keptFolder = ({ keptFolder: parent, sandbox }, runtimeSha256) => {
    if (parent === undefined || sandbox === 'none')
        return undefined;
    const folder = external_node_path_.join(parent, runtimeSha256);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    return folder;
};
/** Writes verified bytes, never a path of the corpus, to where a driver runs from (spec W-02, W-08). */
const makeDriverFolder = (parent, task, level, host) => {
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
        const observation = external_node_path_.join((0,attemptFolder/* privateFolder */.q)(parent), 'observation.json');
        const kept = keptFolder(host, level.runtimeSha256);
        return { ok: true, folder: { driver, workingFolder, runtime: { file, observation, ...(kept !== undefined && { kept }) } } };
    }
    catch (error) {
        return { ok: false, reason: `the driver could not be put in place: ${(0,systemError/* messageOf */.b)(error)}` };
    }
};
/** What the check runtime noted beside the verdict: undefined for anything but a plain file with a JSON object within bounds. */
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
// EXTERNAL MODULE: ./lib/contracts/documents.js
var documents = __webpack_require__(9621);
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
        ...(runtime.kept !== undefined && { AGENT_TASK_CHECK_CACHE: runtime.kept }),
        ...(seed !== undefined && { AGENT_TASK_CHECK_SEED: seed }),
    }),
});
const NOT_OBSERVED = 'the result did not come from the check runtime that the driver names: beside a result of its own the runtime leaves an observation ' +
    'with the same checks. Let `report` of the runtime print the result, or take the first line out of the driver';
/** The level `observed` is earned: the runtime has noted the very checks and statuses that were printed, in their order. */
const tellsTheSame = ({ checks }, { results }) => Array.isArray(checks) &&
    checks.length === results.length &&
    results.every(({ id, status }, at) => (0,shape/* textMember */.SA)(checks[at], 'id') === id && (0,shape/* textMember */.SA)(checks[at], 'status') === status);
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
    const making = makeDriverFolder(run.folder, task, level, host);
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
    const told = { kind: 'result', result: reading.result, resultSha256: reading.resultSha256, stderr };
    if (runtime === undefined)
        return told;
    const observation = readObservation(runtime.observation);
    return observation !== undefined && tellsTheSame(observation, reading.result) ? { ...told, observation } : failed(NOT_OBSERVED, stderr);
};


/***/ }),

/***/ 1119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ driverHost)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/process/superviseProcess.js + 1 modules
var superviseProcess = __webpack_require__(1802);
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

// EXTERNAL MODULE: ./lib/process/thisNode.js
var thisNode = __webpack_require__(277);
;// CONCATENATED MODULE: ./lib/commands/driverHost.js




/** What check drivers get from this machine, and how it was found out that their subjects can be isolated. */
const driverHost = async (host) => {
    const typeHook = (0,external_node_path_.join)(host.kit, 'type-hook', 'type-hook.mjs');
    const isolation = await subjectIsolation();
    return {
        driver: { node: (0,thisNode/* thisNode */.V)(), searchPath: host.path, sandbox: isolation.sandbox, ...((0,external_node_fs_.existsSync)(typeHook) && { typeHook }) },
        isolation,
    };
};


/***/ }),

/***/ 6669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ signalGroup)
/* harmony export */ });
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


/***/ }),

/***/ 1802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ superviseProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
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

// EXTERNAL MODULE: ./lib/process/processGroup.js
var processGroup = __webpack_require__(6669);
// EXTERNAL MODULE: ./lib/process/systemError.js
var systemError = __webpack_require__(2404);
;// CONCATENATED MODULE: ./lib/process/superviseProcess.js







/** Between SIGTERM and SIGKILL once the limit has passed (spec W-05). */
const TERM_GRACE_MS = 250;
/** After the main process has ended and its group is killed: how long a process that escaped may keep our pipes open (spec W-04). */
const PIPE_GRACE_MS = 250;
/** SIGKILL cannot be refused, but a process may hang inside the kernel or belong to someone else by now: we do not wait for ever. */
const KILL_PATIENCE_MS = 5_000;
const start = ({ file, args, cwd, env, stdin, channels = [] }) => (0,external_node_child_process_.spawn)(file, args, {
    cwd,
    env,
    shell: false,
    detached: true, // the leader of a session and of a process group of its own
    windowsHide: true,
    stdio: [stdin === 'ignore' ? 'ignore' : 'pipe', 'pipe', 'pipe', ...channels.map(() => 'pipe')],
});
const pipesOf = (child) => child.stdio.filter((pipe) => pipe != null);
/** Ties every pipe to its use. Whatever a pipe reports is of no interest: the exit of the process tells. */
const connect = ({ child }, { channels = [], stdinText }) => {
    for (const pipe of pipesOf(child))
        pipe.on('error', () => { });
    if (stdinText !== undefined)
        child.stdin?.write(stdinText);
    for (const [at, channel] of channels.entries()) {
        const pipe = child.stdio.at(3 + at);
        if (!(pipe instanceof external_node_stream_.Duplex))
            continue;
        if ('give' in channel)
            pipe.end(channel.give);
        else
            pipe.on('data', channel.take);
    }
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
    for (const pipe of pipesOf(child))
        pipe.destroy();
    return complete;
};
/** Hands output on as it comes, or keeps what the limit allows. */
const keep = ({ stdout, stderr }, { sinks, outputLimit }, onOverflow) => {
    if (sinks !== undefined) {
        stdout.on('data', sinks.stdout);
        stderr.on('data', sinks.stderr);
        return () => ({ stdout: new Uint8Array(), stderr: new Uint8Array() });
    }
    const [out, err] = [
        boundedOutput(stdout, outputLimit, () => onOverflow('stdout')),
        boundedOutput(stderr, outputLimit, () => onOverflow('stderr')),
    ];
    return () => ({ stdout: out.bytes(), stderr: err.bytes() });
};
const watch = async (started, order) => {
    const { child, pid } = started;
    const send = (signal) => (order.send ?? processGroup/* signalGroup */.i)(pid, signal, () => child.stdin?.destroy());
    let cause;
    let running = true;
    let groupLeft = false;
    const timers = [];
    const closed = new Promise((resolve) => child.once('close', () => resolve(true)));
    const exited = new Promise((resolve) => {
        child.once('exit', (code, signal) => {
            running = false;
            groupLeft = (0,processGroup/* signalGroup */.i)(pid, 'SIGKILL'); // right here: the id cannot belong to anyone else yet (spec W-23)
            resolve(ownEnd(code, signal));
        });
    });
    const { promise: givenUp, giveUp } = patience();
    child.on('error', () => { }); // reported for a signal that could not be sent
    const kill = (why) => {
        cause ??= why;
        if (!running)
            return;
        send('SIGKILL');
        timers.push(setTimeout(giveUp, KILL_PATIENCE_MS));
    };
    const terminate = (why) => {
        if (cause !== undefined || !running)
            return;
        cause = why;
        send('SIGTERM');
        timers.push(setTimeout(kill, TERM_GRACE_MS, why));
    };
    const cancel = () => (order.onAbort === 'terminate' ? terminate : kill)({ kind: 'cancelled' });
    connect(started, order);
    const kept = keep(started, order, (stream) => kill({ kind: 'overflow', stream }));
    timers.push(setTimeout(terminate, order.timeoutMs, { kind: 'timeout' }));
    order.signal?.addEventListener('abort', cancel, { once: true });
    order.onStarted?.(pid);
    if (order.signal?.aborted)
        cancel();
    const end = await Promise.race([exited, givenUp]);
    for (const timer of timers)
        clearTimeout(timer);
    const othersLeft = (await order.settle?.()) ?? false;
    const complete = await drain(closed, child);
    order.signal?.removeEventListener('abort', cancel);
    child.unref();
    return { ...(cause ?? end), ...kept(), survivors: groupLeft || othersLeft || !complete };
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
        return { kind: 'not_started', reason: (0,systemError/* messageOf */.b)(error), thrown: true };
    }
    const { pid, stdout, stderr } = child;
    if (pid === undefined || stdout === null || stderr === null) {
        const [error] = await (0,external_node_events_.once)(child, 'error').catch((thrown) => [thrown]);
        return { kind: 'not_started', reason: (0,systemError/* messageOf */.b)(error), thrown: false };
    }
    return watch({ child, pid, stdout, stderr }, order);
};


/***/ }),

/***/ 277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ thisNode)
/* harmony export */ });
const thisNode = () => ({
    file: process.execPath,
    version: process.versions.node,
    stripsTypes: 'typescript' in process.features && Boolean(process.features.typescript),
});


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
;