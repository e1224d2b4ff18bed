"use strict";
exports.id = 4633;
exports.ids = [4633];
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

/***/ 8185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tryAdapter: () => (/* binding */ tryAdapter)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/process/redaction/redactor.js + 22 modules
var redactor = __webpack_require__(5637);
// EXTERNAL MODULE: ./lib/process/sandbox/openSandbox.js + 29 modules
var openSandbox = __webpack_require__(2264);
// EXTERNAL MODULE: ./lib/source/folderSource.js
var folderSource = __webpack_require__(3816);
// EXTERNAL MODULE: ./lib/workspace/attemptFolder.js
var attemptFolder = __webpack_require__(292);
// EXTERNAL MODULE: ./lib/workspace/buildWorkspace.js
var buildWorkspace = __webpack_require__(3412);
// EXTERNAL MODULE: ./lib/workspace/captureChanges.js + 6 modules
var captureChanges = __webpack_require__(2922);
// EXTERNAL MODULE: ./lib/workspace/readSidecar.js
var readSidecar = __webpack_require__(9634);
// EXTERNAL MODULE: ./lib/running/adapterCopy.js
var adapterCopy = __webpack_require__(1089);
// EXTERNAL MODULE: ./lib/running/clip.js
var clip = __webpack_require__(401);
// EXTERNAL MODULE: ./lib/running/command.js
var command = __webpack_require__(7562);
// EXTERNAL MODULE: ./lib/running/installDependencies.js + 1 modules
var installDependencies = __webpack_require__(9450);
;// CONCATENATED MODULE: ./lib/running/trialChecks.js
const pass = (detail) => ({ status: 'pass', detail });
const fail = (detail) => ({ status: 'fail', detail });
const unknown = (detail) => ({ status: 'unknown', detail });
const NOT_STARTED = unknown('it did not start');
const starts = ({ end }) => {
    if (end.kind === 'not_started')
        return fail(end.reason);
    return pass('the program was started');
};
const endsInTime = ({ end, timeoutMs }) => {
    switch (end.kind) {
        case 'not_started':
            return NOT_STARTED;
        case 'exited':
            return pass(end.code === 0 ? 'exit code 0' : `exit code ${end.code}: a run would end as agent_failure; fine if this task is not for it`);
        case 'signalled':
            return fail(`it was ended by ${end.signal}`);
        case 'timeout':
            return fail(`it had not ended after ${timeoutMs} ms`);
        case 'cancelled':
            return unknown('interrupted');
    }
};
const leavesNoProcess = ({ end }) => {
    if (end.kind === 'not_started')
        return NOT_STARTED;
    if (end.kind === 'timeout' || end.kind === 'cancelled')
        return unknown('it was ended together with all that it had started');
    return end.survivors
        ? fail('processes were still running when it had ended; they are killed before anything is graded')
        : pass('nothing was left running');
};
const diagnosticsValid = ({ end, diagnostics }) => {
    switch (diagnostics.kind) {
        case 'undeclared':
            return pass('none are declared');
        case 'valid':
            return pass('a valid document was written');
        case 'unusable':
            return fail(`${diagnostics.reason}; a run would end as agent_failure`);
        case 'absent':
            return end.kind === 'exited' && end.code === 0
                ? fail('nothing was written at diagnostics_path: a run would end as agent_failure')
                : unknown('nothing was written; it had no clean end');
    }
};
const keepsValues = ({ end, revealed }) => {
    if (end.kind === 'not_started')
        return NOT_STARTED;
    if (revealed.files.length > 0)
        return fail(`a declared value is in ${revealed.files.join(', ')}: it would be part of the change that is kept`);
    if (revealed.output)
        return { status: 'warn', detail: 'a declared value is in its output; runs blacken it, but it need not be there' };
    return pass('no declared value was found');
};
const staysInside = ({ end, outside }) => {
    if (end.kind === 'not_started')
        return NOT_STARTED;
    return outside.length > 0
        ? fail(`changed outside of the workspace: ${outside.join(', ')}`)
        : pass('its own copy and what lies around the workspace are as they were');
};
const CHECKS = {
    starts,
    'ends-in-time': endsInTime,
    'leaves-no-process': leavesNoProcess,
    'diagnostics-valid': diagnosticsValid,
    'keeps-values-to-itself': keepsValues,
    'stays-inside': staysInside,
};
const TRIAL_CHECKS = Object.keys(CHECKS).filter((id) => Object.hasOwn(CHECKS, id));
/** Judges one run; every check is answered. */
const trialChecks = (facts) => TRIAL_CHECKS.map((id) => ({ id, ...CHECKS[id](facts) }));

// EXTERNAL MODULE: ./lib/running/trialTask.js
var trialTask = __webpack_require__(5498);
;// CONCATENATED MODULE: ./lib/running/adapterTrial.js
















// As in an attempt: enough for an agent with its tools, too little to take a machine down.
const LIMITS = { processes: 512, fileBytes: 1_073_741_824, memoryBytes: 8_589_934_592 };
const SHOWN_UNITS = 4_000;
const notRun = (reason) => ({ kind: 'not_run', reason });
/** Made from the name alone, so that the same adapter gets the same answer everywhere. */
const inventedValues = (names) => names.map((name) => ({ name, value: `adapter-check-${(0,sha256/* sha256 */.s)(name).slice(0, 24)}` }));
/** The first bytes of a stream. */
const collector = (limit) => {
    const chunks = [];
    let room = limit;
    return {
        add: (chunk) => {
            if (room === 0)
                return;
            const kept = Uint8Array.from(chunk.subarray(0, room));
            room -= kept.length;
            chunks.push(kept);
        },
        text: () => Buffer.concat(chunks).toString('utf8'),
    };
};
/** As a run takes it; only there nothing at all is one more way to fail. */
const sidecar = async (workspace, path, known) => {
    if (path === undefined)
        return { kind: 'undeclared' };
    const looked = (0,folderSource/* folderSource */.W)(workspace).read({ folder: '', path }, limits/* DOCUMENT_BYTES */.A1);
    if (!looked.ok && looked.rule === 'source.missing')
        return { kind: 'absent' };
    const reading = await (0,readSidecar/* readSidecar */.Y)(workspace, path, known);
    return reading.kind === 'read' ? { kind: 'valid' } : { kind: 'unusable', reason: reading.reason };
};
/** What lies directly around the workspace, and the files of the adapter's copy that are not what they were. */
const surroundings = (folder, adapterFolder, artifacts) => {
    const copy = (0,folderSource/* folderSource */.W)(adapterFolder);
    const found = new Map((0,external_node_fs_.readdirSync)(folder.path).map((name) => [`beside the workspace: ${name}`, 'there']));
    for (const name of (0,external_node_fs_.readdirSync)(adapterFolder))
        found.set(`adapter: ${name}`, 'there');
    for (const { path, bytes } of artifacts) {
        const reading = copy.read({ folder: '', path }, bytes.length);
        found.set(`adapter: ${path}`, reading.ok ? (0,sha256/* sha256 */.s)(reading.bytes) : reading.rule);
    }
    return found;
};
const differences = (before, after) => [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();
const perform = async ({ order, folder, adapterFolder, sandbox }) => {
    const { document, artifacts } = order.adapter;
    const values = inventedValues(document.environment_names);
    const known = (0,redactor/* redactor */.$)(values);
    const places = { node: sandbox.node, adapterRoot: sandbox.inside(adapterFolder), workspace: sandbox.inside(folder.workspace) };
    const filling = (0,command/* fillCommand */.n)(document.command, places);
    if (!filling.ok)
        return notRun('a folder of this machine has braces in its name; rename it');
    const [stdout, stderr] = [collector(limits/* ADAPTER_OUTPUT_BYTES */.Sy), collector(limits/* ADAPTER_OUTPUT_BYTES */.Sy)];
    const before = surroundings(folder, adapterFolder, artifacts);
    const end = await sandbox.run({
        command: filling.command,
        cwd: places.workspace,
        env: Object.fromEntries(values.map(({ name, value }) => [name, value])),
        timeoutMs: document.timeout_ms,
        stdout: stdout.add,
        stderr: stderr.add,
        signal: order.signal,
    });
    if (end.kind === 'cancelled')
        return notRun('interrupted');
    const outside = differences(before, surroundings(folder, adapterFolder, artifacts));
    const diagnostics = await sidecar(folder.workspace, document.diagnostics_path, known);
    const captured = await (0,captureChanges/* captureChanges */.A)(folder.workspace, trialTask/* TRIAL_TASK */.R);
    const changes = captured.changes.filter(({ path }) => path !== document.diagnostics_path);
    const telling = changes.filter(({ path, content_base64 = '' }) => known.reveals(path) || known.reveals(Buffer.from(content_base64, 'base64').toString('utf8')));
    const checks = trialChecks({
        end,
        timeoutMs: document.timeout_ms,
        diagnostics,
        revealed: {
            output: known.reveals(stdout.text()) || known.reveals(stderr.text()),
            files: telling.map(({ path }) => known.text(path)),
        },
        outside,
    });
    return {
        kind: 'ran',
        isolation: { mode: sandbox.mode, network: sandbox.network, isolated: sandbox.isolated },
        checks,
        changed: [...changes, ...captured.refused].map(({ path }) => known.text(path)).sort(),
        stdout: (0,clip/* clip */.$)(known.text(stdout.text()), SHOWN_UNITS),
        stderr: (0,clip/* clip */.$)(known.text(stderr.text()), SHOWN_UNITS),
    };
};
const prepare = async (order, folder) => {
    const { artifacts } = order.adapter;
    const building = (0,buildWorkspace/* buildWorkspace */._)(folder.workspace, trialTask/* TRIAL_TASK */.R);
    if (building.kind === 'setup_failure')
        return notRun(building.reason);
    const adapterFolder = (0,attemptFolder/* privateFolder */.q)(folder.path);
    const copying = (0,adapterCopy/* copyAdapter */.V)(adapterFolder, artifacts);
    if (!copying.ok)
        return notRun(copying.reason);
    const { node, searchPath, signal } = order;
    const installing = await (0,installDependencies/* installDependencies */.b)({ artifacts, adapterFolder, attemptFolder: folder.path, node, searchPath, signal });
    if (installing.kind === 'failed')
        return notRun(installing.reason);
    if (installing.kind === 'cancelled' || signal.aborted)
        return notRun('interrupted');
    const opening = await (0,openSandbox/* openSandbox */.E)({
        demand: order.demand,
        network: order.network,
        folders: [
            { host: folder.workspace, inside: '/workspace', access: 'read-write' },
            { host: adapterFolder, inside: '/adapter', access: 'read-only' },
        ],
        hidden: order.hidden,
        scratch: (0,attemptFolder/* privateFolder */.q)(folder.path),
        limits: LIMITS,
    });
    if (!opening.ok)
        return notRun(opening.reason);
    try {
        return await perform({ order, folder, adapterFolder, sandbox: opening.sandbox });
    }
    finally {
        await opening.sandbox.close();
    }
};
/** Runs an adapter once on a tiny made-up task, with invented values for the names that it declares, and judges how it behaves. */
const tryAdapter = async (order) => {
    const folder = (0,attemptFolder/* openAttemptFolder */.c)(order.runFolder);
    const trial = await prepare(order, folder).catch(async (error) => {
        await folder.close();
        throw error;
    });
    const removal = await folder.close();
    return removal.removed ? trial : notRun(`the folder of the trial could not be removed: ${removal.reason}`);
};


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