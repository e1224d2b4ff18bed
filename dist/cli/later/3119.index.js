"use strict";
exports.id = 3119;
exports.ids = [3119];
exports.modules = {

/***/ 9223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ outputFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5744);
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5707);
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3796);
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6578);
/* harmony import */ var _source_readBounded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1316);
/* harmony import */ var _source_reservedFile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(235);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9458);








/** The kind and version that a file on disk claims; undefined for anything that is no document. */
const claimedVersion = (file) => {
    const reading = (0,_source_readBounded_js__WEBPACK_IMPORTED_MODULE_2__/* .readBounded */ .C)(file, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .BUNDLE_BYTES */ .dA);
    const json = reading.ok ? (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(reading.bytes) : undefined;
    return json?.ok ? (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .textMember */ .SA)(json.value, 'schema_version') : undefined;
};
/**
 * Reserves the destination of `--out` before any work. A slip of the hand must not cost a corpus its index: a file that already
 * holds a document of another kind is refused. `versions` are the schema versions that this command may replace.
 */
const outputFile = (out, host, versions) => {
    if (out === undefined)
        return undefined;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, out);
    const found = claimedVersion(file);
    if (found !== undefined && !versions.includes(found)) {
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb(`${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(out)} holds another document (${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .K)(found)}), which would be lost; name another file, or remove it first`);
    }
    return (0,_source_reservedFile_js__WEBPACK_IMPORTED_MODULE_3__/* .reserveFile */ .P)(file);
};


/***/ }),

/***/ 3119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/reporting/runText.js
var runText = __webpack_require__(808);
// EXTERNAL MODULE: ./lib/running/performRun.js + 10 modules
var performRun = __webpack_require__(4965);
// EXTERNAL MODULE: ./lib/running/plannedRuns.js
var plannedRuns = __webpack_require__(99);
// EXTERNAL MODULE: ./lib/contracts/documents.js
var documents = __webpack_require__(9621);
// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/process/redaction/redactor.js + 22 modules
var redactor = __webpack_require__(5637);
// EXTERNAL MODULE: ./lib/source/folderSource.js
var folderSource = __webpack_require__(3816);
// EXTERNAL MODULE: ./lib/running/attemptMismatch.js
var attemptMismatch = __webpack_require__(7326);
// EXTERNAL MODULE: ./lib/running/interruptedRun.js
var interruptedRun = __webpack_require__(3208);
// EXTERNAL MODULE: ./lib/running/readAttempt.js
var readAttempt = __webpack_require__(2470);
// EXTERNAL MODULE: ./lib/running/runFiles.js
var runFiles = __webpack_require__(1167);
;// CONCATENATED MODULE: ./lib/running/resumeRun.js











/** The attempt on disk, when it is whole, belongs to this run, and is the one that the journal speaks of. */
const storedAttempt = async (run, store, runId) => {
    const reading = await (0,readAttempt/* readAttempt */.c)(store.folderOf(run.name));
    if (!reading.ok || reading.attempt.document.run_id !== runId)
        return undefined;
    const match = (0,attemptMismatch/* attemptMismatch */.y)(reading.attempt.document, [run]);
    return match === undefined || match.differing.length > 0 ? undefined : reading.attempt;
};
/** The receipt and observation on disk, when both are valid and belong to each other and to the attempt. */
const storedReceipt = async (store, run, attempt) => {
    const source = (0,folderSource/* folderSource */.W)(store.folderOf(run.name));
    const receiptReading = source.read({ folder: '', path: runFiles/* RECEIPT_FILE */.aH }, limits/* DOCUMENT_BYTES */.A1);
    const observationReading = source.read({ folder: '', path: runFiles/* OBSERVATION_FILE */.Wy }, limits/* REPORT_BYTES */.Fn);
    if (!receiptReading.ok || !observationReading.ok)
        return undefined;
    const [receiptJson, observationJson] = [(0,jsonText/* readJson */.Vh)(receiptReading.bytes), (0,jsonText/* readJson */.Vh)(observationReading.bytes)];
    if (!receiptJson.ok || !observationJson.ok)
        return undefined;
    const receipt = (await (0,documents/* documentReader */.vS)('run-receipt'))(receiptJson.value);
    const observation = (await (0,documents/* documentReader */.vS)('observation'))(observationJson.value);
    if (!receipt.ok || !observation.ok || receipt.document.schema_version !== 'codevetter.agent-task-run.v2')
        return undefined;
    const belongs = observation.document.receipt_sha256 === (0,sha256/* sha256 */.s)(receiptReading.bytes) &&
        observation.document.attempt_sha256 === attempt.sha256 &&
        receipt.document.run_id === attempt.document.run_id;
    return belongs
        ? { attempt, receipt: receipt.document, receiptBytes: receiptReading.bytes, observation: observation.document }
        : undefined;
};
const finishedRecord = (run, { attempt, receipt, receiptBytes, observation }) => ({
    run,
    attempt: attempt.document,
    output: attempt.output,
    receipt,
    receiptBytes,
    observation,
    final: true,
    reasons: [],
});
/** The checks had begun and were interrupted: such a receipt is not the last word. */
const isFinal = ({ terminal_status, lifecycle }) => terminal_status !== 'cancelled' || !lifecycle.includes('checks_started');
const wasInterrupted = ({ receipt }) => receipt.terminal_status === 'cancelled';
const isRepeated = ({ plan }, { retryInterrupted }) => plan.cost_posture === 'free' || retryInterrupted;
const knownAttempt = async (run, state, store) => {
    const stored = await storedAttempt(run, store, state.runId);
    if (stored !== undefined || state.kind === 'finished')
        return { attempt: stored, notes: [] };
    return { attempt: await (0,interruptedRun/* interruptedAttempt */.Uq)(state.interrupted), notes: [interruptedRun/* INTERRUPTED_NOTE */.Iy] };
};
/** Undefined: nothing usable is on disk. */
const settle = async (run, state, attempts, grades) => {
    const { store } = attempts;
    const { attempt, notes } = await knownAttempt(run, state, store);
    if (attempt === undefined)
        return undefined;
    const finished = await storedReceipt(store, run, attempt);
    if (finished !== undefined && isFinal(finished.receipt)) {
        if (state.kind !== 'finished')
            store.noteReceipt(run.name, finished.receipt, (0,sha256/* sha256 */.s)(finished.receiptBytes));
        return finishedRecord(run, finished);
    }
    if (notes.length > 0)
        store.attempt(run.name, attempt);
    const names = run.plan.environment.map(({ name }) => ({ name, value: attempts.environmentValue(name) ?? '' }));
    return (0,performRun/* gradeRun */.lC)(run, (0,performRun/* storedNeeds */.pP)(attempt, (0,redactor/* redactor */.$)(names), notes), store, grades);
};
/**
 * Goes on with one run from wherever it was: an attempt that has a receipt stays, one without is graded, one that was under way when
 * the tool died gets the receipt of an interrupted run, and is made again only where that costs nothing or is asked for.
 */
const resumeRun = async (run, policy, attempts, grades) => {
    const { store, signal } = attempts;
    const state = store.stateOf(run.name);
    if (state.kind === 'open') {
        store.undo(run.name);
        return (0,performRun/* performRun */.$o)(run, attempts, grades);
    }
    const record = await settle(run, state, attempts, grades);
    if (record === undefined)
        throw new Error(`${store.folderOf(run.name)} does not hold what the journal says; look at it, and name another folder`);
    if (signal.aborted || !wasInterrupted(record) || !record.final || !isRepeated(run, policy))
        return record;
    store.putAside(run.name, record.attempt.run_id);
    return (0,performRun/* performRun */.$o)(run, attempts, grades);
};

// EXTERNAL MODULE: ./lib/running/runAll.js
var runAll = __webpack_require__(7987);
// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/commands/driverHost.js + 1 modules
var driverHost = __webpack_require__(1119);
// EXTERNAL MODULE: ./lib/commands/inputs.js
var commands_inputs = __webpack_require__(2153);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var commands_outcome = __webpack_require__(9458);
// EXTERNAL MODULE: ./lib/commands/outputFile.js
var outputFile = __webpack_require__(9223);
// EXTERNAL MODULE: ./lib/commands/runOutcome.js
var runOutcome = __webpack_require__(9663);
// EXTERNAL MODULE: ./lib/commands/runPlace.js + 7 modules
var runPlace = __webpack_require__(8177);
// EXTERNAL MODULE: ./lib/commands/runRequest.js
var runRequest = __webpack_require__(126);
;// CONCATENATED MODULE: ./lib/commands/run.js
















const MOST_JOBS = 64;
const REPLACEABLE = ['codevetter.agent-task-run.v1', 'codevetter.agent-task-run.v2'];
const checkFlags = (inputs, { approved }) => {
    const dir = inputs.has('receipts-dir');
    if (approved.kind === 'plan-set' && !dir)
        throw new commands_outcome/* UsageError */.eb('several runs need a folder for their receipts: --receipts-dir DIR. It also holds the journal by which they go on after an interruption');
    if (approved.kind === 'plan-set' && inputs.has('out'))
        throw new commands_outcome/* UsageError */.eb('--out is for a single run; the receipts of a set go to --receipts-dir');
    if (inputs.has('resume') && !dir)
        throw new commands_outcome/* UsageError */.eb('--resume goes on with the runs of a folder: name it with --receipts-dir');
    if (inputs.has('retry-interrupted') && !inputs.has('resume'))
        throw new commands_outcome/* UsageError */.eb('--retry-interrupted goes with --resume');
};
const commitOut = ({ out }, [outcome]) => {
    if (out?.reserved === undefined || outcome?.kind !== 'done')
        return undefined;
    try {
        out.reserved.commit(outcome.record.receiptBytes);
        return undefined;
    }
    catch (error) {
        return (0,commands_outcome/* failureText */.kY)(error);
    }
};
const work = async (request, inputs, host, destinations, place) => {
    const { store, runFolder } = place;
    const { planned, adapters, tasks, approved } = request;
    const runs = (0,plannedRuns/* plannedRuns */.nM)(approved);
    const hidden = [planned.root.folder, store.folder, ...[...adapters.values()].map(({ folder }) => folder)];
    const machine = await (0,runPlace/* attemptMachine */.BV)(request.isolation, runFolder, hidden, host);
    const attempts = (0,runPlace/* attemptBench */.cR)(store, machine, adapters, host);
    const { driver, isolation } = await (0,driverHost/* driverHost */.v)(host);
    const grades = {
        tasks,
        host: driver,
        probe: isolation.probe,
        runFolder,
        corpus: () => (0,corpusRoot/* openCorpus */.t)(planned.root),
        signal: host.signal,
    };
    const policy = { retryInterrupted: inputs.has('retry-interrupted') };
    host.progress(`run: 0 of ${runs.length}`);
    const outcomes = await (0,runAll/* runAll */.$)(runs, (run) => (inputs.has('resume') ? resumeRun(run, policy, attempts, grades) : (0,performRun/* performRun */.$o)(run, attempts, grades)), {
        jobs: (0,commands_inputs/* wholeNumber */.r)(inputs, 'jobs', 1, MOST_JOBS) ?? 1,
        // A single run that is interrupted before its turn still gets the receipt that says so.
        signal: approved.kind === 'plan' ? new AbortController().signal : host.signal,
        onDone: ({ done, total, run }) => host.progress(`run: ${done} of ${total}, last ${run.name}`),
    });
    if (inputs.has('json'))
        tellReasons(outcomes, host);
    const complete = outcomes.every((outcome) => outcome.kind === 'done' && outcome.record.final);
    if (complete)
        finish(place, host);
    const outTrouble = commitOut(destinations, outcomes);
    const keepOwnFolder = outTrouble !== undefined || outcomes.some((outcome) => outcome.kind === 'done' && !outcome.record.final);
    const kept = destinations.receipts !== undefined || keepOwnFolder;
    return { result: { runs, outcomes, storeFolder: store.folder, kept, outTrouble }, keepOwnFolder };
};
/** `--json` prints documents only; what went wrong besides is told on stderr. */
const tellReasons = (outcomes, host) => {
    for (const outcome of outcomes) {
        if (outcome.kind !== 'done')
            continue;
        const { name, reasons, place } = (0,runOutcome/* shownRun */.Ff)(outcome.record, undefined);
        for (const reason of reasons)
            host.notice((0,plainText/* plainText */.w)(`${name}: ${reason}`));
        if (place !== undefined)
            host.notice((0,plainText/* plainText */.w)(`${name}: its records are in ${place}`));
    }
};
/** The last line of a journal is a convenience; every receipt is on disk before it. */
const finish = ({ store }, host) => {
    try {
        store.finish(host.now());
    }
    catch (error) {
        host.notice(`warning: the journal of ${(0,plainText/* plainText */.w)(store.folder)} could not be completed: ${(0,commands_outcome/* failureText */.kY)(error)}`);
    }
};
const placeOf = ({ storeFolder, kept, outTrouble }, { out }, name) => {
    if (out !== undefined && outTrouble === undefined)
        return out.named;
    return kept ? (0,external_node_path_.join)(storeFolder, name, runFiles/* RECEIPT_FILE */.aH) : undefined;
};
const singleOutcome = (done, destinations) => {
    const [run, outcome] = [done.runs[0], done.outcomes[0]];
    if (run === undefined || outcome?.kind !== 'done')
        throw outcome?.kind === 'failed' ? outcome.error : new Error('interrupted before anything was started');
    const { record } = outcome;
    const { receipt, output } = record;
    const lost = done.outTrouble === undefined
        ? ''
        : `${(0,commands_outcome/* lineJson */.l_)(receipt)}the receipt could not be written to ${(0,plainText/* plainText */.w)(destinations.out?.named ?? '')}: ${done.outTrouble}\n`;
    return {
        exitCode: (0,runOutcome/* exitCodeOf */.FO)(done.outcomes),
        json: () => (0,commands_outcome/* lineJson */.l_)({ plan: run.plan, receipt, output }),
        text: () => `${(0,runText/* runText */.l)((0,runOutcome/* shownRun */.Ff)(record, placeOf(done, destinations, run.name)))}${lost}`,
        annotations: [],
    };
};
const setOutcome = ({ approved }, { runs, outcomes, storeFolder }) => {
    const done = outcomes.flatMap((outcome, at) => (outcome.kind === 'done' ? [{ record: outcome.record, at }] : []));
    const missing = outcomes.flatMap((outcome, at) => {
        const run = runs[at];
        return outcome.kind === 'done' || run === undefined ? [] : [(0,runOutcome/* missingRun */.WG)(run, outcome)];
    });
    const reported = [
        ...done.map(({ record: { run, receipt, rescue } }) => ({
            run: run.name,
            receipt,
            folder: rescue === undefined ? (0,external_node_path_.join)(storeFolder, run.name) : rescue.folder,
        })),
        ...missing.map(({ name, reason }) => ({ run: name, error: reason })),
    ];
    return {
        exitCode: (0,runOutcome/* exitCodeOf */.FO)(outcomes),
        json: () => (0,commands_outcome/* lineJson */.l_)({ plan_set: approved.kind === 'plan-set' ? approved.set : undefined, runs: reported }),
        text: () => (0,runText/* runSetText */.r)((0,plannedRuns/* approvedId */.$O)(approved), done.map(({ record }) => (0,runOutcome/* shownRun */.Ff)(record, undefined)), missing, storeFolder),
        annotations: [],
    };
};
/** Runs agents on tasks, each in a disposable workspace, and grades what they leave where they cannot reach (wire format 6). */
const run = async (inputs, host) => {
    const request = (0,runRequest/* runRequest */.BN)(inputs, host);
    checkFlags(inputs, request);
    const named = inputs.value('out');
    const dir = inputs.value('receipts-dir');
    const reserved = (0,outputFile/* outputFile */.i)(named, host, REPLACEABLE); // before the launch: a destination that cannot be written must cost nothing
    const destinations = {
        receipts: dir === undefined ? undefined : (0,external_node_path_.resolve)(host.cwd, dir),
        out: named === undefined ? undefined : { named, file: (0,external_node_path_.resolve)(host.cwd, named), reserved },
    };
    try {
        const order = {
            folder: destinations.receipts,
            out: destinations.out?.file,
            approved: request.approved,
            approval: request.approval,
            runs: (0,plannedRuns/* plannedRuns */.nM)(request.approved),
            resume: inputs.has('resume'),
        };
        const done = await (0,runPlace/* inRunPlace */.oU)(order, host, (place) => work(request, inputs, host, destinations, place));
        return request.approved.kind === 'plan' ? singleOutcome(done, destinations) : setOutcome(request, done);
    }
    finally {
        reserved?.discard();
    }
};


/***/ })

};
;