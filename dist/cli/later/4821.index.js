"use strict";
exports.id = 4821;
exports.ids = [4821];
exports.modules = {

/***/ 4821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ciGrade: () => (/* binding */ ciGrade)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/process/redaction/redactor.js + 22 modules
var redactor = __webpack_require__(5637);
// EXTERNAL MODULE: ./lib/reporting/runText.js
var runText = __webpack_require__(808);
// EXTERNAL MODULE: ./lib/running/attemptMismatch.js
var attemptMismatch = __webpack_require__(7326);
// EXTERNAL MODULE: ./lib/running/performRun.js + 10 modules
var performRun = __webpack_require__(4965);
// EXTERNAL MODULE: ./lib/running/plannedRuns.js
var plannedRuns = __webpack_require__(99);
// EXTERNAL MODULE: ./lib/running/readAttempt.js
var readAttempt = __webpack_require__(2470);
// EXTERNAL MODULE: ./lib/running/runAll.js
var runAll = __webpack_require__(7987);
// EXTERNAL MODULE: ./lib/commands/ciPack.js + 1 modules
var ciPack = __webpack_require__(332);
// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/commands/driverHost.js + 1 modules
var driverHost = __webpack_require__(1119);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/running/runFiles.js
var runFiles = __webpack_require__(1167);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
;// CONCATENATED MODULE: ./lib/commands/foundAttempts.js




const MOST_FOLDERS = 500_000;
const isThere = (file) => (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }) !== undefined;
const foldersIn = (folder, named) => {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })
            .filter((entry) => entry.isDirectory())
            .map(({ name }) => name)
            .sort();
    }
    catch {
        throw new outcome/* UsageError */.eb(`${named} is no folder that can be read; name one with --attempt`);
    }
};
/** The folders of attempts: named ones, and those directly in a named folder that is none itself. @throws UsageError */
const foundAttempts = (named, host) => {
    const found = named.flatMap((each) => {
        const folder = (0,external_node_path_.resolve)(host.cwd, each);
        if (isThere((0,external_node_path_.join)(folder, runFiles/* ATTEMPT_FILE */.xq)))
            return [folder];
        const inside = foldersIn(folder, each)
            .map((name) => (0,external_node_path_.join)(folder, name))
            .filter((place) => isThere((0,external_node_path_.join)(place, runFiles/* ATTEMPT_FILE */.xq)));
        if (inside.length === 0)
            throw new outcome/* UsageError */.eb(`${each} holds no attempt`);
        return inside;
    });
    const folders = [...new Set(found)];
    if (folders.length > MOST_FOLDERS)
        throw new outcome/* UsageError */.eb(`${folders.length} attempts are more than a plan set can have`);
    return folders.map((folder) => ({ name: (0,external_node_path_.basename)(folder), folder }));
};

// EXTERNAL MODULE: ./lib/commands/inputs.js
var commands_inputs = __webpack_require__(2153);
// EXTERNAL MODULE: ./lib/commands/planFile.js
var planFile = __webpack_require__(5669);
// EXTERNAL MODULE: ./lib/commands/planTasks.js
var planTasks = __webpack_require__(4281);
// EXTERNAL MODULE: ./lib/commands/runOutcome.js
var runOutcome = __webpack_require__(9663);
// EXTERNAL MODULE: ./lib/commands/runPlace.js + 7 modules
var runPlace = __webpack_require__(8177);
// EXTERNAL MODULE: ./lib/commands/runRequest.js
var runRequest = __webpack_require__(126);
;// CONCATENATED MODULE: ./lib/commands/ciGrade.js




















const MOST_JOBS = 64;
const RUN_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*-0$/;
/** A plan says nothing of the name of its adapter; the folder of its attempt has it, if it has a name of ours. */
const approvedBy = (document, [first]) => {
    const prefix = document.kind === 'plan' ? `${document.plan.task_id}-` : '';
    const name = first?.name ?? '';
    const ours = name.startsWith(prefix) && RUN_NAME.test(name) && name.length <= 200;
    return (0,runRequest/* approvedPlan */.XB)(document, ours ? name.slice(prefix.length, -2) || 'adapter' : 'adapter');
};
const no = (name, reason) => ({ name, reason });
/** Sorts out what belongs to the plan. Every attempt is judged by itself, and none twice. */
const sortOut = async (found, runs) => {
    const gradable = [];
    const refused = [];
    const judge = async ({ name, folder }) => {
        const reading = await (0,readAttempt/* readAttempt */.c)(folder);
        if (!reading.ok)
            return no(name, reading.reason);
        const match = (0,attemptMismatch/* attemptMismatch */.y)(reading.attempt.document, runs);
        if (match === undefined)
            return no(name, 'the plan has no such run');
        if (match.differing.length > 0)
            return no(name, `it is an attempt at another ${match.differing.join(', ')} than the plan names`);
        if (gradable.some(({ run }) => run === match.run))
            return no(name, `there is another attempt at ${match.run.name}; one run has one attempt`);
        gradable.push({ run: match.run, attempt: reading.attempt, folder });
        return undefined;
    };
    for (const each of found) {
        const refusal = await judge(each);
        if (refusal !== undefined)
            refused.push(refusal);
    }
    return { gradable, refused };
};
/** Puts the attempt beside its receipt, unless it lies there. */
const takeIn = (store, { run, attempt, folder }) => {
    if (store.stateOf(run.name).kind === 'finished')
        throw new Error('it is graded already; its receipt stays');
    if (store.folderOf(run.name) === folder)
        return;
    store.undo(run.name);
    store.begin(run.name);
    store.attempt(run.name, attempt);
};
/** Grades attempts: hostile input, from wherever they come. No value that an agent was given is needed here. */
const ciGrade = async (inputs, host) => {
    const out = (0,external_node_path_.resolve)(host.cwd, (0,ciPack.needed)(inputs, 'out', 'name the folder for receipts: --out DIR'));
    const document = await (0,planFile/* readPlanFile */.w)((0,ciPack.needed)(inputs, 'plan', 'name the plan: --plan FILE'), host);
    if (!inputs.has('attempt'))
        throw new outcome/* UsageError */.eb('name the attempts: --attempt DIR (repeatable)');
    const found = foundAttempts(inputs.values('attempt'), host);
    const root = (0,corpusRoot/* corpusRoot */.$)(inputs, host);
    const tasks = (0,planTasks/* tasksOfPlan */.Z)(document, root, host);
    const approved = approvedBy(document, found);
    const runs = (0,plannedRuns/* plannedRuns */.nM)(approved);
    const { gradable, refused } = await sortOut(found, runs);
    const jobs = (0,commands_inputs/* wholeNumber */.r)(inputs, 'jobs', 1, MOST_JOBS) ?? 1;
    const { driver, isolation } = await (0,driverHost/* driverHost */.v)(host);
    const work = async ({ store, runFolder }) => {
        const bench = {
            tasks,
            host: driver,
            probe: isolation.probe,
            runFolder,
            corpus: () => (0,corpusRoot/* openCorpus */.t)(root),
            signal: host.signal,
        };
        const perform = async (run) => {
            const found = gradable.find((each) => each.run === run);
            if (found === undefined)
                throw new Error('defect: a run without its attempt');
            takeIn(store, found);
            return (0,performRun/* gradeRun */.lC)(run, (0,performRun/* storedNeeds */.pP)(found.attempt, (0,redactor/* redactor */.$)([])), store, bench);
        };
        const result = await (0,runAll/* runAll */.$)(gradable.map(({ run }) => run), perform, { jobs, signal: host.signal, onDone: ({ done, total }) => host.progress(`grade: ${done} of ${total}`) });
        return { result, keepOwnFolder: false };
    };
    const outcomes = await (0,runPlace/* inRunPlace */.oU)({ folder: out, approved, runs: gradable.map(({ run }) => run), resume: true }, host, work);
    return outcomeOf({ approved, gradable, refused, outcomes, out, absent: runs.length - gradable.length }, host);
};
const outcomeOf = ({ approved, gradable, refused, outcomes, out, absent }, host) => {
    const records = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? [outcome.record] : []));
    const missing = [
        ...refused,
        ...outcomes.flatMap((outcome, at) => {
            const run = gradable[at]?.run;
            return outcome.kind === 'done' || run === undefined ? [] : [(0,runOutcome/* missingRun */.WG)(run, outcome)];
        }),
    ];
    if (absent > 0)
        host.notice(`${absent} runs of ${(0,plainText/* plainText */.w)((0,plannedRuns/* approvedId */.$O)(approved))} have no attempt here`);
    return {
        exitCode: refused.length > 0 ? 2 : (0,runOutcome/* exitCodeOf */.FO)(outcomes),
        json: () => (0,outcome/* lineJson */.l_)({
            plan_id: (0,plannedRuns/* approvedId */.$O)(approved),
            runs: [
                ...records.map(({ run, receipt }) => ({ run: run.name, receipt, folder: (0,external_node_path_.join)(out, run.name) })),
                ...missing.map(({ name, reason }) => ({ run: name, error: reason })),
            ],
        }),
        text: () => (0,runText/* runSetText */.r)((0,plannedRuns/* approvedId */.$O)(approved), records.map((record) => (0,runOutcome/* shownRun */.Ff)(record, undefined)), missing, out),
        annotations: [],
    };
};


/***/ }),

/***/ 332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ciPack: () => (/* binding */ ciPack),
  needed: () => (/* binding */ needed)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/planning/loadAdapter.js
var loadAdapter = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/running/publicTask.js
var publicTask = __webpack_require__(3663);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/process/removeTree.js
var removeTree = __webpack_require__(7593);
// EXTERNAL MODULE: ./lib/process/syncFolder.js
var syncFolder = __webpack_require__(5150);
// EXTERNAL MODULE: ./lib/workspace/placeInside.js
var placeInside = __webpack_require__(2522);
// EXTERNAL MODULE: ./lib/running/packLayout.js
var packLayout = __webpack_require__(5336);
// EXTERNAL MODULE: ./lib/running/planMismatch.js
var planMismatch = __webpack_require__(5172);
// EXTERNAL MODULE: ./lib/running/plannedRuns.js
var plannedRuns = __webpack_require__(99);
// EXTERNAL MODULE: ./lib/running/runFiles.js
var runFiles = __webpack_require__(1167);
// EXTERNAL MODULE: ./lib/running/storedBytes.js
var storedBytes = __webpack_require__(237);
;// CONCATENATED MODULE: ./lib/running/writePack.js










/** The files of a pack, each once, in the order of their names. @throws when a plan has no task or adapter here, or names others */
const packFiles = ({ approved, approval, tasks, adapters }) => {
    const files = new Map([[(0,packLayout/* planFileOf */.XT)(approved), (0,storedBytes/* storedBytes */.Z)((0,plannedRuns/* approvedDocument */.X2)(approved))]]);
    if (approval !== undefined)
        files.set(runFiles/* APPROVAL_FILE */.fh, (0,storedBytes/* storedBytes */.Z)(approval));
    for (const plan of (0,packLayout/* plansOf */.i$)(approved)) {
        const [task, adapter] = [tasks.get(plan.task_id), adapters.get(plan.adapter_sha256)];
        if (task === undefined)
            throw new Error(`the corpus has no task ${plan.task_id}, which the plan names`);
        if (adapter === undefined)
            throw new Error(`no adapter given has the SHA-256 ${plan.adapter_sha256}, which the plan of ${plan.task_id} names; name it with --adapter`);
        const differing = (0,planMismatch/* planMismatch */.m)(plan, task, adapter);
        if (differing.length > 0)
            throw new Error(`the plan of ${plan.task_id} is for another ${differing.join(', ')}; plan again`);
        const names = (0,packLayout/* packedTaskFiles */.xX)(plan.task_id);
        files.set(names.manifest, task.manifest.bytes);
        files.set(names.fixture, task.fixture.bytes);
        files.set(names.taskPacket, task.taskPacket.bytes);
        files.set((0,packLayout/* packedAdapterFile */.aR)(adapter.sha256), adapter.bytes);
        for (const artifact of adapter.artifacts)
            files.set((0,packLayout/* packedArtifact */.JJ)(adapter.sha256, artifact.path), artifact.bytes);
    }
    return [...files].sort(([a], [b]) => (a < b ? -1 : 1));
};
/**
 * Writes a pack whole or not at all: into a temporary sibling that is then renamed. The destination may be an empty folder.
 * @throws when it exists otherwise, or cannot be written
 */
const writePack = async (destination, content) => {
    const files = packFiles(content);
    (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(destination), { recursive: true });
    const temporary = (0,external_node_fs_.mkdtempSync)(external_node_path_.join(external_node_path_.dirname(destination), `.${external_node_path_.basename(destination)}.tmp-`));
    try {
        for (const [name, bytes] of files) {
            const place = (0,placeInside/* placeInside */.m)(temporary, name);
            (0,external_node_fs_.mkdirSync)(external_node_path_.dirname(place), { recursive: true });
            (0,external_node_fs_.writeFileSync)(place, bytes, { flag: 'wx', flush: true });
        }
        removeEmpty(destination);
        (0,external_node_fs_.renameSync)(temporary, destination);
        (0,syncFolder/* syncFolder */.Y)(external_node_path_.dirname(destination));
        return files.map(([name]) => name);
    }
    finally {
        await (0,removeTree/* removeTree */.d)(temporary);
    }
};
const removeEmpty = (folder) => {
    try {
        (0,external_node_fs_.rmdirSync)(folder);
    }
    catch {
        // not there, or not empty: the rename tells
    }
};

// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
// EXTERNAL MODULE: ./lib/commands/planFile.js
var planFile = __webpack_require__(5669);
// EXTERNAL MODULE: ./lib/commands/planTasks.js
var planTasks = __webpack_require__(4281);
// EXTERNAL MODULE: ./lib/commands/runRequest.js
var runRequest = __webpack_require__(126);
;// CONCATENATED MODULE: ./lib/commands/ciPack.js










/** The value of a flag that has to be there. @throws UsageError */
const needed = (inputs, name, words) => {
    const value = inputs.value(name);
    if (value === undefined)
        throw new outcome/* UsageError */.eb(words);
    return value;
};
const adaptersOf = (inputs, host) => {
    const files = inputs.values('adapter');
    if (files.length === 0)
        throw new outcome/* UsageError */.eb('name the adapters of the plan: --adapter FILE (repeatable)');
    return files.map((file) => {
        const loading = (0,loadAdapter/* loadAdapter */.i)((0,external_node_path_.resolve)(host.cwd, file), file);
        if (loading.ok)
            return loading.adapter;
        throw new outcome/* UsageError */.eb(`${file} cannot be used: ${loading.findings.map(({ message }) => message).join('; ')}`);
    });
};
/** Writes what an attempt machine may have, verified from the hashes of the plan. */
const ciPack = async (inputs, host) => {
    const out = needed(inputs, 'out', 'name the folder to write: --out DIR');
    const document = await (0,planFile/* readPlanFile */.w)(needed(inputs, 'plan', 'name the plan: --plan FILE'), host);
    const adapters = adaptersOf(inputs, host);
    const named = inputs.value('approval');
    const tasks = (0,planTasks/* tasksOfPlan */.Z)(document, (0,corpusRoot/* corpusRoot */.$)(inputs, host), host);
    let files;
    try {
        files = await writePack((0,external_node_path_.resolve)(host.cwd, out), {
            approved: (0,runRequest/* approvedPlan */.XB)(document, adapters[0]?.document.adapter_id ?? ''),
            ...(named !== undefined && { approval: await (0,planFile/* readApprovalFile */.y)(named, host) }),
            tasks: new Map([...tasks].map(([id, task]) => [id, (0,publicTask/* publicTask */.T)(task)])),
            adapters: new Map(adapters.map((adapter) => [adapter.sha256, adapter])),
        });
    }
    catch (error) {
        throw new outcome/* UsageError */.eb((0,outcome/* failureText */.kY)(error));
    }
    return {
        exitCode: 0,
        json: () => (0,outcome/* lineJson */.l_)({ files }),
        text: () => `packed ${files.length} files into ${(0,plainText/* plainText */.w)(out)}\n`,
        annotations: [],
    };
};


/***/ }),

/***/ 5669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readPlanFile),
/* harmony export */   y: () => (/* binding */ readApprovalFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_documents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9621);
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5744);
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5707);
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3796);
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6578);
/* harmony import */ var _source_readBounded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1316);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9458);








const parsedFile = (named, host, limit) => {
    const reading = (0,_source_readBounded_js__WEBPACK_IMPORTED_MODULE_3__/* .readBounded */ .C)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, named), limit);
    if (!reading.ok)
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .K)(named)}: ${reading.message}`);
    const json = (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(reading.bytes);
    if (!json.ok)
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .K)(named)}: ${json.problems[0]?.message ?? 'is no JSON'}`);
    return json.value;
};
const documentOf = async (kind, named, value) => {
    const reading = (await (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_1__/* .documentReader */ .vS)(kind))(value);
    if (reading.ok)
        return reading.document;
    const [problem] = reading.problems;
    throw new _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .K)(named)} is not valid: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`);
};
/** A run plan or a plan set from a file. @throws UsageError */
const readPlanFile = async (named, host) => {
    const value = parsedFile(named, host, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .PLAN_SET_BYTES */ .HH);
    return (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_7__/* .textMember */ .SA)(value, 'schema_version') === 'agent-task-plan-set.v1'
        ? { kind: 'set', set: await documentOf('plan-set', named, value) }
        : { kind: 'plan', plan: await documentOf('run-plan', named, value) };
};
/** @throws UsageError */
const readApprovalFile = async (named, host) => documentOf('approval', named, parsedFile(named, host, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .DOCUMENT_BYTES */ .A1));


/***/ }),

/***/ 4281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ tasksOfPlan)
/* harmony export */ });
/* unused harmony export plansIn */
/* harmony import */ var _contracts_corpusDocuments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9137);
/* harmony import */ var _corpus_readCorpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7238);
/* harmony import */ var _planning_plannedTasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9345);
/* harmony import */ var _corpusRoot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9632);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9458);





const plansIn = (document) => document.kind === 'set' ? document.set.plans.map(({ plan }) => plan) : [document.plan];
const isPlanned = (plan, task) => plan.manifest_sha256 === task.manifest.sha256 &&
    plan.fixture_sha256 === task.fixture.sha256 &&
    plan.acceptance_contract_sha256 === task.acceptance.sha256;
/**
 * The tasks that a plan names, from a corpus in which they are still what the plan says. By their ids.
 * @throws UsageError when the corpus is not valid, or holds other tasks
 */
const tasksOfPlan = (document, root, host) => {
    const plans = plansIn(document);
    const corpus = (0,_corpus_readCorpus_js__WEBPACK_IMPORTED_MODULE_1__/* .readCorpus */ .X)((0,_corpusRoot_js__WEBPACK_IMPORTED_MODULE_3__/* .openCorpus */ .t)(root), {
        readers: _contracts_corpusDocuments_js__WEBPACK_IMPORTED_MODULE_0__/* .CORPUS_READERS */ .M,
        receipts: true,
        keepTasks: true,
        onTask: (done, total) => host.progress(`reading ${root.named}: ${done} of ${total} tasks`),
    });
    const chosen = (0,_planning_plannedTasks_js__WEBPACK_IMPORTED_MODULE_2__/* .chosenTasks */ .P)(corpus, [...new Set(plans.map(({ task_id }) => task_id))]);
    if (!chosen.ok)
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(chosen.lines.join('\n'));
    const tasks = new Map(chosen.tasks.map((task) => [task.taskId, task]));
    for (const plan of plans) {
        const task = tasks.get(plan.task_id);
        if (task === undefined || !isPlanned(plan, task))
            throw new _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`the task ${plan.task_id} of ${root.named} is not the one that the plan names; take the corpus that was planned, or plan again`);
    }
    return tasks;
};


/***/ })

};
;