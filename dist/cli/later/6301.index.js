"use strict";
exports.id = 6301;
exports.ids = [6301];
exports.modules = {

/***/ 9663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ff: () => (/* binding */ shownRun),
/* harmony export */   WG: () => (/* binding */ missingRun)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9458);

const shownRun = ({ run, receipt, attempt, observation, output, reasons, rescue }, place) => ({
    name: run.name,
    receipt,
    attempt,
    level: observation.grading.level,
    output,
    reasons: [...reasons, ...(rescue === undefined ? [] : [`its records could not be written where they belong: ${rescue.trouble}`])],
    tampering: observation.tampering.findings.map(({ signal, evidence }) => `${signal}: ${evidence}`),
    place: rescue === undefined ? place : (rescue.folder ?? 'nowhere on disk; it is printed'),
});
const missingRun = (run, outcome) => ({
    name: run.name,
    reason: outcome.kind === 'not_begun' ? 'not begun, because of the interruption' : (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .kY)(outcome.error),
});
/** 0: all a success. 2: one at least could not be begun or broke. Otherwise 1. */
const exitCodeOf = (outcomes) => {
    if (outcomes.some(({ kind }) => kind === 'failed'))
        return 2;
    return outcomes.every((outcome) => outcome.kind === 'done' && outcome.record.receipt.terminal_status === 'success') ? 0 : 1;
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

/***/ 808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ runText),
/* harmony export */   r: () => (/* binding */ runSetText)
/* harmony export */ });
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);
/* harmony import */ var _plainBlock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8741);


const isolationWords = ({ isolation, lifecycle }) => {
    if (!lifecycle.includes('agent_started'))
        return 'the agent was not started';
    if (isolation.mode === 'none')
        return 'none: the agent had all rights of this user';
    return `${isolation.mode}, network ${isolation.network}${isolation.isolated ? '' : ', NOT complete'}`;
};
const outputLines = (name, text) => (text.trim() === '' ? [] : ['', name, (0,_plainBlock_js__WEBPACK_IMPORTED_MODULE_0__/* .plainBlock */ .Yj)(text.trimEnd())]);
const checkLines = ({ checks }) => checks.map(({ id, status, message }) => `  ${status.padEnd(5)} ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(id)}${message === undefined ? '' : `: ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(message)}`}`);
/** One run as a labelled block, with what the agent printed. */
const runText = (run) => {
    const { receipt, attempt } = run;
    const lines = [
        `run        ${receipt.run_id}`,
        `plan       ${receipt.plan_id}`,
        `task       ${receipt.task_id}`,
        `status     ${receipt.terminal_status}`,
        `cleanup    ${receipt.cleanup.status}`,
        `isolation  ${isolationWords(attempt)}`,
        ...(receipt.lifecycle.includes('checks_started') ? [`graded     ${run.level.replace('_', ' ')}`] : []),
        ...(attempt.agent_version === undefined ? [] : [`version    ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(attempt.agent_version)}`]),
        ...checkLines(receipt),
        ...run.tampering.map((line) => `TAMPERING  ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(line)}`),
        ...run.reasons.map((line) => `why        ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(line)}`),
        ...outputLines('stdout of the agent', run.output.stdout),
        ...outputLines('stderr of the agent', run.output.stderr),
        ...(run.place === undefined ? [] : ['', `receipt: ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(run.place)}`]),
    ];
    return `${lines.join('\n')}\n`;
};
const countWords = (runs) => {
    const counts = new Map();
    for (const { receipt } of runs)
        counts.set(receipt.terminal_status, (counts.get(receipt.terminal_status) ?? 0) + 1);
    return [...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([status, count]) => `${count} ${status}`)
        .join(', ');
};
/** Many runs, a line each. */
const runSetText = (id, runs, missing, folder) => {
    const width = Math.max(0, ...runs.map(({ name }) => name.length));
    const lines = [
        `${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(id)}: ${runs.length} of ${runs.length + missing.length} runs have a receipt${runs.length === 0 ? '' : `: ${countWords(runs)}`}`,
        ...runs.flatMap((run) => [
            `  ${run.name.padEnd(width)}  ${run.receipt.terminal_status}`,
            ...run.tampering.map((line) => `      TAMPERING ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(line)}`),
            ...run.reasons.map((line) => `      ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(line)}`),
        ]),
        ...missing.map(({ name, reason }) => `  ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(name)}: no receipt: ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(reason)}`),
        ...(folder === undefined ? [] : [`receipts: ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(folder)}`]),
    ];
    return `${lines.join('\n')}\n`;
};


/***/ }),

/***/ 4965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lC: () => (/* binding */ gradeRun),
  $o: () => (/* binding */ performRun),
  pP: () => (/* binding */ storedNeeds)
});

// EXTERNAL MODULE: ./lib/process/hostFacts.js
var hostFacts = __webpack_require__(8172);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
;// CONCATENATED MODULE: ./lib/running/corpusDrift.js


const filesOf = ({ manifest, fixture, taskPacket, acceptance, knownGood, driver, checkRuntime }) => [
    ...[manifest, fixture, taskPacket, acceptance, knownGood, driver],
    ...(checkRuntime !== undefined && 'bytes' in checkRuntime ? [checkRuntime] : []),
];
/**
 * The files of a task that are no longer what was read: sorted, relative to the corpus. An agent that can reach the corpus can rewrite
 * what grades it (spec W-02); the bytes in memory are used all the same, and the attempt is not trusted any more.
 * @param source a fresh one: sources remember the folders that they have looked at
 */
const corpusDrift = (source, task) => filesOf(task)
    .filter((bound) => {
    const reading = source.read({ folder: '', path: bound.file }, limits/* ARTIFACT_BYTES */.Vb);
    return !reading.ok || (0,sha256/* sha256 */.s)(reading.bytes) !== bound.sha256;
})
    .map(({ file }) => file)
    .sort();

// EXTERNAL MODULE: ./lib/checks/driverLevel.js
var driverLevel = __webpack_require__(8773);
// EXTERNAL MODULE: ./lib/contracts/documents.js
var documents = __webpack_require__(9621);
// EXTERNAL MODULE: ./lib/corpus/canary.js
var canary = __webpack_require__(6350);
// EXTERNAL MODULE: ./lib/process/clock.js
var clock = __webpack_require__(7503);
// EXTERNAL MODULE: ./lib/qualification/grading.js
var grading = __webpack_require__(3145);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/process/systemError.js
var systemError = __webpack_require__(2404);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/workspace/givenFiles.js
var givenFiles = __webpack_require__(5429);
;// CONCATENATED MODULE: ./lib/workspace/changeFaults.js





/** What each kind of change may say: the hash of a file before, of one after, or both. */
const SIDES = {
    added: ['after'],
    modified: ['before and after'],
    deleted: ['before'],
    type_changed: ['before', 'after'],
};
const sidesOf = ({ before_sha256, after_sha256 }) => [before_sha256 === undefined ? [] : ['before'], after_sha256 === undefined ? [] : ['after']].flat().join(' and ');
const contentFault = ({ content_base64, after_sha256 }) => {
    if (content_base64 === undefined || after_sha256 === undefined)
        return content_base64 === after_sha256 ? undefined : 'has a content or an after_sha256 without the other';
    const content = Buffer.from(content_base64, 'base64');
    if (content.toString('base64') !== content_base64)
        return 'has a content that is not written as base64';
    if (content.length > limits/* DECODED_FILE_BYTES */.Qj)
        return `has ${content.length} bytes, the limit is ${limits/* DECODED_FILE_BYTES */.Qj}`;
    return (0,sha256/* sha256 */.s)(content) === after_sha256 ? undefined : 'has a content whose hash is not after_sha256';
};
const changeFault = (change) => {
    if (!(0,paths/* isReadablePath */.wQ)(change.path) || (0,paths/* plainSpelling */.p)(change.path) !== change.path)
        return 'is no plain path inside the workspace';
    if (!SIDES[change.change].includes(sidesOf(change)))
        return `does not have the hashes of a change of the kind ${change.change}`;
    return contentFault(change);
};
const listFault = (changes) => {
    if (changes.length > limits/* ATTEMPT_CHANGES */.SK)
        return `there are ${changes.length} changes, the limit is ${limits/* ATTEMPT_CHANGES */.SK}`;
    const bytes = changes.reduce((sum, { content_base64 = '' }) => sum + Buffer.byteLength(content_base64, 'base64'), 0);
    return bytes > limits/* ATTEMPT_CHANGED_BYTES */.Vw ? `the files have ${bytes} bytes together, the limit is ${limits/* ATTEMPT_CHANGED_BYTES */.Vw}` : undefined;
};
const conflict = (changes) => {
    const paths = new Set();
    for (const { path } of changes) {
        if (paths.has(path))
            return `${(0,plainText/* plainText */.w)(path)} is given twice`;
        paths.add(path);
    }
    const files = new Set(changes.filter(({ after_sha256 }) => after_sha256 !== undefined).map(({ path }) => path));
    for (const path of files) {
        const both = (0,givenFiles/* foldersOf */.pd)(path).find((folder) => files.has(folder));
        if (both !== undefined)
            return `${(0,plainText/* plainText */.w)(path)} lies in ${(0,plainText/* plainText */.w)(both)}, which is a file`;
    }
    return undefined;
};
/** What is wrong with a list of changes by itself, whatever it is applied to: the first fault found. */
const changeFaults = (changes) => {
    const fault = listFault(changes);
    if (fault !== undefined)
        return fault;
    for (const change of changes) {
        const wrong = changeFault(change);
        if (wrong !== undefined)
            return `${(0,plainText/* plainText */.w)(change.path)} ${wrong}`;
    }
    return conflict(changes);
};

// EXTERNAL MODULE: ./lib/workspace/placeInside.js
var placeInside = __webpack_require__(2522);
// EXTERNAL MODULE: ./lib/workspace/readLeftFile.js
var readLeftFile = __webpack_require__(7942);
;// CONCATENATED MODULE: ./lib/workspace/applyChanges.js









const isFolder = (place) => (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
/** The first of the folders of a path that is there and is none. */
const blockedBy = (workspace, path) => (0,givenFiles/* foldersOf */.pd)(path).find((folder) => {
    const seen = (0,external_node_fs_.lstatSync)((0,placeInside/* placeInside */.m)(workspace, folder), { throwIfNoEntry: false });
    return seen !== undefined && !seen.isDirectory();
});
/** Whether the file that a change speaks of is there, as it was given. */
const beforeFault = (workspace, { path, before_sha256 }) => {
    if (before_sha256 === undefined)
        return undefined;
    if (blockedBy(workspace, path) !== undefined)
        return 'lies in what is no folder';
    const file = (0,placeInside/* placeInside */.m)(workspace, path);
    const seen = (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false });
    if (!seen?.isFile())
        return 'is to be changed, but there is no such file';
    const reading = (0,readLeftFile/* readLeftFile */.e)(file, seen, limits/* DECODED_FILE_BYTES */.Qj);
    const same = reading.kind === 'read' && (0,sha256/* sha256 */.s)(reading.bytes) === before_sha256;
    return same ? undefined : 'is not the file that the change was made from (before_sha256 differs)';
};
/** Removes folders from which the changes took every file. Returns a file that is still there. */
const removeEmptied = (workspace, folder) => {
    for (const entry of (0,external_node_fs_.readdirSync)((0,placeInside/* placeInside */.m)(workspace, folder), { withFileTypes: true })) {
        const path = `${folder}/${entry.name}`;
        const left = entry.isDirectory() ? removeEmptied(workspace, path) : path;
        if (left !== undefined)
            return left;
    }
    (0,external_node_fs_.rmdirSync)((0,placeInside/* placeInside */.m)(workspace, folder));
    return undefined;
};
const writeAfter = (workspace, { path, content_base64 }) => {
    if (content_base64 === undefined)
        return undefined;
    const blocking = blockedBy(workspace, path);
    if (blocking !== undefined)
        return `lies in ${(0,plainText/* plainText */.w)(blocking)}, which is no folder`;
    for (const folder of (0,givenFiles/* foldersOf */.pd)(path))
        if (!isFolder((0,placeInside/* placeInside */.m)(workspace, folder)))
            (0,external_node_fs_.mkdirSync)((0,placeInside/* placeInside */.m)(workspace, folder));
    const file = (0,placeInside/* placeInside */.m)(workspace, path);
    const left = isFolder(file) ? removeEmptied(workspace, path) : undefined;
    if (left !== undefined)
        return `is to be a file, but ${(0,plainText/* plainText */.w)(left)} is still in it`;
    (0,external_node_fs_.writeFileSync)(file, Buffer.from(content_base64, 'base64'), { flag: 'wx' }); // never over, or through, what is there
    return undefined;
};
const unlinkBefore = (workspace, { path, before_sha256 }) => {
    if (before_sha256 !== undefined)
        (0,external_node_fs_.unlinkSync)((0,placeInside/* placeInside */.m)(workspace, path));
    return undefined;
};
/** Everything is compared before anything is touched. */
const STEPS = [beforeFault, unlinkBefore, writeAfter];
/**
 * Makes the changes of an attempt in a workspace that `buildWorkspace` just made: all of them, or `failed`, and then the workspace is
 * to be thrown away. Every path and hash is looked at here, wherever the changes come from.
 */
const applyChanges = (workspace, changes) => {
    const fault = changeFaults(changes);
    if (fault !== undefined)
        return { kind: 'failed', reason: fault };
    for (const step of STEPS) {
        for (const change of changes) {
            let wrong;
            try {
                wrong = step(workspace, change);
            }
            catch (error) {
                wrong = (0,systemError/* messageOf */.b)(error);
            }
            if (wrong !== undefined)
                return { kind: 'failed', reason: `${(0,plainText/* plainText */.w)(change.path)} ${wrong}` };
        }
    }
    return { kind: 'applied' };
};

// EXTERNAL MODULE: ./lib/workspace/applyKnownGood.js
var applyKnownGood = __webpack_require__(9604);
// EXTERNAL MODULE: ./lib/running/attemptFacts.js
var attemptFacts = __webpack_require__(9423);
// EXTERNAL MODULE: ./lib/running/clip.js
var clip = __webpack_require__(401);
;// CONCATENATED MODULE: ./lib/running/canarySearch.js

const EVIDENCE_UNITS = 500;
/** A canary as an agent may have written it down: itself, and its bytes in base64 at each of the three alignments, without the ends. */
const spellings = (canary) => [
    canary,
    ...['', 'x', 'xx'].map((lead) => Buffer.from(`${lead}${canary}`)
        .toString('base64')
        .slice(lead.length === 0 ? 0 : 4, -4)),
    Buffer.from(canary).toString('hex'),
];
const contentOf = (change) => Buffer.from(change.content_base64 ?? '', 'base64').toString('latin1');
/**
 * Looks for the random strings that only the hidden files of a task hold. Who shows one has read what grades him, or was told by one
 * who has (a model that was trained on the corpus).
 */
const canarySearch = (canaries, { changes, diagnostics, stdout, stderr }) => {
    if (canaries.length === 0)
        return [];
    const places = [
        ['stdout of the agent', stdout],
        ['stderr of the agent', stderr],
        ['the diagnostics', JSON.stringify(diagnostics ?? {})],
        ...changes.map((change) => [`the changed file ${change.path}`, `${change.path}\n${contentOf(change)}`]),
    ];
    return canaries.flatMap((canary) => {
        const forms = spellings(canary);
        return places
            .filter(([, text]) => forms.some((form) => text.includes(form)))
            .map(([place]) => ({
            kind: 'tampering',
            signal: 'canary_seen',
            evidence: (0,clip/* clip */.$)(`a canary of the hidden files stands in ${place}`, EVIDENCE_UNITS),
        }));
    });
};

;// CONCATENATED MODULE: ./lib/running/checkFault.js
/** Endings of the checks that say nothing about the work: somebody is at fault, and it has to be found out who. */
const FAULTS = ['check_error', 'incomplete_checks', 'timeout'];
const isCheckFault = (status) => FAULTS.includes(status);
const resultHash = ({ ending }) => (ending.kind === 'result' ? ending.resultSha256 : undefined);
/**
 * Whose fault it is that the checks gave no verdict: the same ending once more on a copy of the same work, while they pass on the
 * known-good change, is the doing of the work. Everything else is the doing of whoever grades: code that breaks its own grader must
 * not buy an attempt that does not count.
 */
const checkFault = (first, repeat, control) => {
    const same = first.status === repeat.status && first.ending.kind === repeat.ending.kind;
    const [repeated, controlled] = [resultHash(repeat), resultHash(control)];
    return {
        attributed_to: same && control.status === 'success' ? 'subject' : 'harness',
        ...(repeated !== undefined && { repeat_result_sha256: repeated }),
        ...(controlled !== undefined && { control_result_sha256: controlled }),
    };
};

// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
;// CONCATENATED MODULE: ./lib/running/checkFindings.js



const detail = (check) => (0,shape/* textMember */.SA)(check, 'detail') ?? '';
const observations = (check) => (0,shape/* elements */.Yt)(typeof check === 'object' && check !== null && 'observations' in check ? check.observations : undefined);
/** What the check runtime notes when the process with the code under check does what only a forger does. */
const ROWS = [
    {
        signal: 'check_interference',
        holds: (check) => observations(check).some((each) => (0,shape/* textMember */.SA)(each, 'kind') === 'breach') || /channel was tampered/.test(detail(check)),
        words: 'the code under check tampered with the channel to the check process',
    },
    {
        signal: 'forged_result',
        holds: (check) => /^a second answer\b/.test(detail(check)),
        words: 'the code under check answered twice',
    },
];
const MOST_FINDINGS = 20;
const checkFindings_EVIDENCE_UNITS = 500;
/** Tampering that the check runtime saw, from its log; a log that is not there says nothing. */
const checkFindings = (log) => (0,shape/* elements */.Yt)(log?.checks)
    .flatMap((check) => ROWS.filter(({ holds }) => holds(check)).map(({ signal, words }) => ({
    kind: 'tampering',
    signal,
    evidence: (0,clip/* clip */.$)((0,plainText/* plainText */.w)(`check ${(0,shape/* textMember */.SA)(check, 'id') ?? '?'}: ${words}: ${detail(check)}`), checkFindings_EVIDENCE_UNITS),
})))
    .slice(0, MOST_FINDINGS);

// EXTERNAL MODULE: ./lib/checks/runDriver.js + 2 modules
var runDriver = __webpack_require__(1017);
// EXTERNAL MODULE: ./lib/workspace/attemptFolder.js
var attemptFolder = __webpack_require__(292);
// EXTERNAL MODULE: ./lib/workspace/buildWorkspace.js
var buildWorkspace = __webpack_require__(3412);
// EXTERNAL MODULE: ./lib/running/checkEndings.js
var checkEndings = __webpack_require__(5703);
;// CONCATENATED MODULE: ./lib/running/checkWork.js





const endedBy = (driven) => {
    switch (driven.kind) {
        case 'result':
            return {
                ending: { kind: 'result', result: driven.result, resultSha256: driven.resultSha256 },
                ...(driven.observation && { log: driven.observation }),
            };
        case 'timeout':
            return { ending: { kind: 'timeout' }, reason: `the checks had not ended after ${driven.limitMs} ms` };
        case 'check_error':
            return { ending: { kind: 'check_error' }, reason: driven.reason };
        case 'cancelled':
            return { ending: { kind: 'cancelled' } };
    }
};
const broke = (reason) => ({ ending: { kind: 'broke' }, reason });
const carryOut = async (place, folder, put) => {
    const { task, host, signal } = place;
    const building = (0,buildWorkspace/* buildWorkspace */._)(folder.workspace, task);
    if (building.kind === 'setup_failure')
        return broke(`the workspace for the checks could not be built: ${building.reason}`);
    const hindrance = put(folder.workspace);
    if (hindrance !== undefined)
        return broke(hindrance);
    return endedBy(await (0,runDriver/* runDriver */.K)({ task, workspace: folder.workspace, phase: 'agent_run', attempt: 1, host, folder: folder.path, signal }));
};
/**
 * Runs the checks once, in a workspace built afresh from the fixture and whatever `put` puts into it, under a folder of its own that
 * is removed again. `put` tells why it could not.
 */
const checkWork = async (place, put) => {
    let folder;
    let ended;
    try {
        folder = (0,attemptFolder/* openAttemptFolder */.c)(place.runFolder);
        ended = await carryOut(place, folder, put);
    }
    catch (error) {
        ended = broke(`the checks could not be run: ${(0,systemError/* messageOf */.b)(error)}`);
    }
    const removal = await folder?.close();
    return { ...ended, status: (0,checkEndings/* statusOfChecks */.hR)(ended.ending, place.task.acceptance.document), cleanupFailed: removal?.removed === false };
};

// EXTERNAL MODULE: ./lib/running/endings.js
var endings = __webpack_require__(9183);
// EXTERNAL MODULE: ./lib/running/runLimitations.js
var runLimitations = __webpack_require__(8057);
;// CONCATENATED MODULE: ./lib/running/runFailure.js
const is = (terminal) => (facts) => facts.terminal === terminal;
/** Where a run broke and whose doing it was; the first row that holds. Work that was judged, well or badly, has not broken. */
const runFailure_ROWS = [
    [is('cleanup_failure'), 'cleanup', 'host'],
    [({ terminal, checked }) => terminal === 'cancelled' && checked, 'grade', 'user'],
    [({ terminal, started }) => terminal === 'cancelled' && !started, 'prepare', 'user'],
    [is('cancelled'), 'agent', 'user'],
    [is('setup_failure'), 'prepare', 'host'],
    [({ terminal, checked }) => terminal === 'timeout' && !checked, 'agent', 'limit'],
    [({ terminal, agent }) => terminal === 'agent_failure' && agent === 'not_started', 'agent', 'host'],
    [({ terminal, diagnosticsFailed }) => terminal === 'agent_failure' && diagnosticsFailed, 'capture', 'subject'],
    [({ terminal, overBounds }) => terminal === 'agent_failure' && overBounds, 'capture', 'limit'],
    [is('agent_failure'), 'agent', 'subject'],
    [({ fault }) => fault?.attributed_to === 'subject', 'grade', 'subject'],
    [({ fault, controlFailed }) => fault !== undefined && controlFailed, 'grade', 'task'],
    [({ fault }) => fault !== undefined, 'grade', 'grader'],
];
const runFailure = (facts) => {
    const row = runFailure_ROWS.find(([holds]) => holds(facts));
    return row && { phase: row[1], party: row[2] };
};

;// CONCATENATED MODULE: ./lib/running/runObservation.js



const runObservation_MOST_FINDINGS = 200;
const LONGEST_MS = 86_400_000;
const SEED_UNITS = 80;
const PROBE_QUESTION = 'Can Node be started in a sandbox?';
const TEST_FILE = /(?:^|\/)(?:__tests__|tests?|spec)\/|\.(?:test|spec)\.[cm]?[jt]sx?$/;
const sortedOnce = (texts) => [...new Set(texts)].sort();
const withinDay = (ms) => Math.min(LONGEST_MS, Math.max(0, Math.round(ms)));
const modeOf = (sandbox) => (sandbox === 'none' || sandbox === 'unshare' ? sandbox : 'bwrap');
const isolationOf = ({ level, sandbox, probe }) => {
    const isolated = level === 'observed_isolated';
    // Of several sandboxes that were tried one was used: the answers of the others say nothing about it.
    const answers = probe.map((answer) => ({ question: PROBE_QUESTION, answer: (0,clip/* clip */.$)(answer, 500), holds: answer.endsWith(': works') }));
    return {
        mode: isolated ? modeOf(sandbox) : 'none',
        network: isolated ? 'none' : 'open',
        isolated,
        probe: answers.filter(({ holds }) => holds || !isolated).slice(0, 50),
    };
};
const gradingOf = (grading) => {
    const seed = (0,shape/* textMember */.SA)(grading.log, 'seed');
    return {
        level: grading.level,
        isolation: isolationOf(grading),
        ...(grading.runtimeSha256 !== undefined && { runtime_sha256: grading.runtimeSha256 }),
        ...(seed !== undefined && seed !== '' && { seed: (0,clip/* clip */.$)(seed, SEED_UNITS) }),
        host: grading.machine,
    };
};
/** What was seen of a run beside its verdict, bound to its receipt. */
const runObservation = (seen) => {
    const { attempt, receipt, facts, fault, findings } = seen;
    const tampering = findings.filter(({ kind }) => kind === 'tampering').slice(0, runObservation_MOST_FINDINGS);
    const changed = sortedOnce(attempt.changes.map(({ path }) => path));
    const failure = runFailure({
        terminal: receipt.terminal_status,
        agent: attempt.agent.status,
        started: facts.started,
        checked: receipt.lifecycle.includes('checks_started'),
        diagnosticsFailed: facts.diagnosticsFailed,
        overBounds: facts.overBounds,
        fault,
        controlFailed: seen.controlFailed,
    });
    return {
        schema_version: 'agent-task-observation.v1',
        run_id: attempt.run_id,
        plan_id: attempt.plan_id,
        receipt_sha256: seen.receiptSha256,
        attempt_sha256: seen.attemptSha256,
        changed_paths: changed,
        refused_paths: sortedOnce(attempt.refused.map(({ path }) => path)),
        tampering: { ran: seen.searched || tampering.length > 0, findings: tampering },
        hygiene: findings.filter(({ kind }) => kind === 'hygiene').slice(0, runObservation_MOST_FINDINGS),
        tests: { changed_paths: changed.filter((path) => TEST_FILE.test(path)), before: 'unavailable', after: 'unavailable' },
        trajectory: { available: false },
        ...(fault && { check_fault: fault }),
        ...(failure && { failure }),
        grading: gradingOf(seen.grading),
        timing: {
            agent_ms: attempt.timing.agent_ms,
            checks_ms: withinDay(seen.timing.checksMs),
            total_ms: withinDay(seen.timing.totalMs),
        },
    };
};

// EXTERNAL MODULE: ./lib/running/runReceipt.js
var runReceipt = __webpack_require__(1464);
// EXTERNAL MODULE: ./lib/running/storedBytes.js
var storedBytes = __webpack_require__(237);
;// CONCATENATED MODULE: ./lib/running/gradeAttempt.js




















const put = (applied) => 'reason' in applied ? applied.reason : undefined;
/** The checks, and when they give no verdict the two runs that show whose fault that is. */
const judge = async (order) => {
    const { task, attempt } = order;
    const drifted = order.drift();
    const place = { task, host: order.host, runFolder: order.runFolder, signal: order.signal };
    if (drifted.length > 0) {
        const reason = `files of the corpus changed while the attempt was under way: ${drifted.join(', ')}`;
        const work = { ending: { kind: 'broke' }, status: 'check_error', reason, cleanupFailed: false };
        return { work, fault: { attributed_to: 'subject' }, controlFailed: false, drifted };
    }
    const captured = (workspace) => put(applyChanges(workspace, attempt.changes));
    const work = await checkWork(place, captured);
    if (!isCheckFault(work.status) || order.signal.aborted)
        return { work, controlFailed: false, drifted };
    const repeat = await checkWork(place, captured);
    const control = await checkWork(place, (workspace) => put((0,applyKnownGood/* applyKnownGood */.V)(workspace, task.knownGood)));
    const all = { ...work, cleanupFailed: [work, repeat, control].some(({ cleanupFailed }) => cleanupFailed) };
    if (order.signal.aborted)
        return { work: all, controlFailed: false, drifted };
    return { work: all, fault: checkFault(work, repeat, control), controlFailed: control.status !== 'success', drifted };
};
const driftFinding = (drifted) => drifted.length === 0
    ? []
    : [{ kind: 'tampering', signal: 'corpus_changed', evidence: (0,clip/* clip */.$)(`changed during the attempt: ${drifted.join(', ')}`, limits/* MESSAGE_UNITS */.An) }];
const FAULT_NOTES = {
    subject: 'The checks gave no verdict: they ended in the same way twice on this work and passed on the known-good change, or the work reached for what grades it. The fault is with the work.',
    harness: 'The checks gave no verdict, and not for the work alone: they did not end in the same way twice, or did not pass on the known-good change either.',
};
/**
 * Grades what an attempt left (spec 6.6, 6.7): a fresh workspace from the fixture and the captured changes, the hidden checks from
 * verified bytes, one receipt, and the observation that is bound to it. Throws only for a defect of ours.
 */
const gradeAttempt = async (order) => {
    const { attempt, plan, task, redactor } = order;
    const began = (0,clock/* monotonicMs */.d)();
    const facts = (0,attemptFacts/* attemptFacts */.N)(attempt, order.interrupted);
    const withoutChecks = (0,endings/* endingWithoutChecks */.Vn)(facts);
    const judged = withoutChecks === undefined ? await judge(order) : undefined;
    const checksMs = judged === undefined ? 0 : (0,clock/* monotonicMs */.d)() - began;
    const level = (0,grading/* gradingOf */.M)((0,driverLevel/* driverLevel */.f)(task.driver.bytes), order.host.sandbox);
    const checked = judged !== undefined;
    const limitations = (0,runLimitations/* runLimitations */.Z)({
        attempt,
        plan,
        level: level.level,
        checked,
        diagnosticsFailed: facts.diagnosticsFailed,
        notes: [...order.notes, ...(judged?.fault === undefined ? [] : [FAULT_NOTES[judged.fault.attributed_to]])],
    });
    const receipt = (0,runReceipt/* runReceipt */.Y)({
        plan,
        attempt,
        acceptance: task.acceptance.document,
        verdict: judged === undefined ? { withoutChecks: withoutChecks ?? 'check_error' } : { checks: judged.work.ending },
        cleanupFailed: attempt.lifecycle.includes('cleanup_failed') || judged?.work.cleanupFailed === true,
        message: (text) => (0,clip/* clip */.$)(redactor.text(text), limits/* MESSAGE_UNITS */.An),
        limitations,
    });
    (0,documents/* assertWritable */.Bz)(await (0,documents/* documentReader */.vS)('run-receipt'), receipt);
    const receiptBytes = (0,storedBytes/* storedBytes */.Z)(receipt);
    const receiptSha256 = (0,sha256/* sha256 */.s)(receiptBytes);
    const observation = runObservation({
        attempt,
        attemptSha256: order.attemptSha256,
        receipt,
        receiptSha256,
        facts,
        searched: judged !== undefined && judged.work.ending.kind !== 'cancelled',
        findings: [
            ...attempt.findings,
            ...canarySearch((0,canary/* canariesOf */.QL)(task), { ...attempt, ...order.output }),
            ...checkFindings(judged?.work.log),
            ...driftFinding(judged?.drifted ?? []),
        ].map((finding) => ({ ...finding, evidence: (0,clip/* clip */.$)(redactor.text(finding.evidence), limits/* MESSAGE_UNITS */.An) })),
        fault: judged?.fault,
        controlFailed: judged?.controlFailed === true,
        grading: { ...level, sandbox: order.host.sandbox, probe: order.probe, machine: order.machine, log: judged?.work.log },
        timing: { checksMs, totalMs: attempt.timing.agent_ms + ((0,clock/* monotonicMs */.d)() - began) },
    });
    (0,documents/* assertWritable */.Bz)(await (0,documents/* documentReader */.vS)('observation'), observation);
    const reason = judged?.work.reason;
    return {
        receipt,
        receiptBytes,
        receiptSha256,
        observation,
        observationBytes: (0,storedBytes/* storedBytes */.Z)(observation),
        final: judged?.work.ending.kind !== 'cancelled',
        ...(reason !== undefined && { reason: redactor.text(reason) }),
    };
};

// EXTERNAL MODULE: ./lib/running/keepFiles.js
var keepFiles = __webpack_require__(1051);
// EXTERNAL MODULE: ./lib/running/makeAttempt.js + 6 modules
var makeAttempt = __webpack_require__(2157);
// EXTERNAL MODULE: ./lib/running/publicTask.js
var publicTask = __webpack_require__(3663);
;// CONCATENATED MODULE: ./lib/running/performRun.js






const recordOf = (run, { attempt, reason, keeper: keeping }, graded) => {
    const rescue = keeping.rescued();
    return {
        run,
        attempt: attempt.document,
        output: attempt.output,
        receipt: graded.receipt,
        receiptBytes: graded.receiptBytes,
        observation: graded.observation,
        final: graded.final,
        reasons: [reason, graded.reason].filter((each) => each !== undefined),
        ...(rescue && { rescue }),
    };
};
/** Grades one attempt and stores its receipt. */
const gradeRun = async (run, needs, store, bench) => {
    const task = bench.tasks.get(run.plan.task_id);
    if (task === undefined)
        throw new Error(`the corpus has no task ${run.plan.task_id}`);
    const { attempt, keeper: keeping } = needs;
    const graded = await gradeAttempt({
        attempt: attempt.document,
        attemptSha256: attempt.sha256,
        output: attempt.output,
        plan: run.plan,
        task,
        host: bench.host,
        probe: bench.probe,
        machine: (0,hostFacts/* hostFacts */.s)(),
        runFolder: bench.runFolder,
        signal: bench.signal,
        drift: () => corpusDrift(bench.corpus(), task),
        redactor: needs.redactor,
        interrupted: needs.interrupted,
        notes: needs.notes,
    });
    if (needs.stored)
        keeping.keep(() => store.receipt(run.name, graded), graded);
    return recordOf(run, needs, graded);
};
const ownWords = (interrupted) => interrupted ? ['The run was interrupted before the agent was started.'] : [];
/** Makes one attempt and grades it: an agent run. */
const performRun = async (run, attempts, grades) => {
    const task = grades.tasks.get(run.plan.task_id);
    if (task === undefined)
        throw new Error(`the corpus has no task ${run.plan.task_id}`);
    const { result, keeper: keeping } = await (0,makeAttempt/* makeAttempt */.A)(run, (0,publicTask/* publicTask */.T)(task), attempts);
    const needs = {
        attempt: result,
        redactor: result.redactor,
        interrupted: result.interrupted,
        notes: ownWords(result.interrupted),
        reason: result.reason,
        keeper: keeping,
        stored: !result.interrupted,
    };
    return gradeRun(run, needs, attempts.store, grades);
};
/** For an attempt that comes from a disk: nothing of it was kept elsewhere yet. */
const storedNeeds = (attempt, known, notes = []) => ({
    attempt,
    redactor: known,
    interrupted: false,
    notes,
    keeper: (0,keepFiles/* keeper */.t)(attempt.document.run_id),
    stored: true,
});


/***/ }),

/***/ 2470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readAttempt)
/* harmony export */ });
/* harmony import */ var _contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9621);
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5744);
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5707);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6208);
/* harmony import */ var _source_folderSource_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3816);
/* harmony import */ var _runFiles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1167);






const no = (reason) => ({ ok: false, reason });
/** Output need not be kept; what is there has to be what the attempt names. Undefined: it is something else. */
const outputOf = (source, declared, bytes) => {
    if (bytes === 0)
        return declared.sha256 === (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)('') ? '' : undefined;
    const reading = source.read({ folder: '', path: declared.path }, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .ADAPTER_OUTPUT_BYTES */ .Sy);
    if (!reading.ok)
        return reading.rule === 'source.missing' ? '' : undefined;
    return (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(reading.bytes) === declared.sha256 ? reading.bytes.toString('utf8') : undefined;
};
/**
 * Reads the attempt in a folder. It comes from a machine where foreign code ran: everything about it is bounded, closed, and compared
 * with the hashes that it names; no link is followed. Whether it belongs to a plan is not judged here: see `attemptMismatch`.
 */
const readAttempt = async (folder) => {
    let source;
    try {
        source = (0,_source_folderSource_js__WEBPACK_IMPORTED_MODULE_3__/* .folderSource */ .W)(folder);
    }
    catch {
        return no('there is no such folder');
    }
    const reading = source.read({ folder: '', path: _runFiles_js__WEBPACK_IMPORTED_MODULE_4__/* .ATTEMPT_FILE */ .xq }, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .ATTEMPT_BYTES */ .Mc);
    if (!reading.ok)
        return no(`${_runFiles_js__WEBPACK_IMPORTED_MODULE_4__/* .ATTEMPT_FILE */ .xq}: ${reading.message}`);
    const json = (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(reading.bytes);
    const judged = json.ok && json.problems.length === 0 ? (await (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .vS)('attempt'))(json.value) : { ok: false, problems: json.problems };
    if (!judged.ok) {
        const [problem] = judged.problems;
        return no(`${_runFiles_js__WEBPACK_IMPORTED_MODULE_4__/* .ATTEMPT_FILE */ .xq} is no attempt: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`);
    }
    const { document } = judged;
    const stdout = outputOf(source, document.output.stdout, document.agent.stdout_bytes);
    const stderr = outputOf(source, document.output.stderr, document.agent.stderr_bytes);
    if (stdout === undefined || stderr === undefined)
        return no('the output beside it is not what the attempt names by its hashes');
    return { ok: true, attempt: { document, bytes: reading.bytes, sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(reading.bytes), output: { stdout, stderr } } };
};


/***/ }),

/***/ 9604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ applyKnownGood)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6208);
/* harmony import */ var _process_systemError_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2404);
/* harmony import */ var _placeInside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2522);




/** What is opened is what is examined, compared and overwritten: no path is looked at twice (spec W-22). */
const replace = (file, replacement) => {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        return 'is not a regular file';
    if ((0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file)) !== replacement.before_sha256)
        return 'is not the file that the change was made for (before_sha256 differs)';
    const after = Buffer.from(replacement.after_base64, 'base64');
    if ((0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(after) !== replacement.after_sha256)
        return 'has a replacement whose hash is not after_sha256';
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, 0);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, after, 0, after.length, 0) === after.length ? undefined : 'could not be written whole';
};
const replaceAt = (workspace, replacement) => {
    // O_NONBLOCK: a pipe in the place of the file must not make us wait for a writer
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,_placeInside_js__WEBPACK_IMPORTED_MODULE_2__/* .placeInside */ .m)(workspace, replacement.path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        return replace(file, replacement);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
};
/** Replaces each file of the known-good change, in order, in a workspace that holds exactly what it was made for (spec 4.3.2). */
const applyKnownGood = (workspace, knownGood) => {
    for (const replacement of knownGood.document.files) {
        let trouble;
        try {
            trouble = replaceAt(workspace, replacement);
        }
        catch (error) {
            trouble = (0,_process_systemError_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error);
        }
        if (trouble !== undefined)
            return { kind: 'patch_failure', reason: `${replacement.path}: ${trouble}` };
    }
    return { kind: 'applied' };
};


/***/ })

};
;