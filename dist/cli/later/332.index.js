"use strict";
exports.id = 332;
exports.ids = [332];
exports.modules = {

/***/ 5259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ localApproval)
/* harmony export */ });
/* unused harmony export APPROVAL_REFUSALS */
/* harmony import */ var _contracts_canonicalJson_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2383);
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);



/** Why not. The codes are stable; docs/plans.md has them. */
const APPROVAL_REFUSALS = {
    'approval-missing': 'No id was given.',
    'approval-upper-case': 'The id has upper-case letters.',
    'approval-truncated': 'Only the beginning of an id was given.',
    'approval-not-an-id': 'What was given is no id.',
    'approval-of-a-part': 'The id of one plan was given for a set.',
    'approval-of-another-plan': 'The id is that of another task or adapter, or something changed since.',
    'approval-paid-missing': 'The run may cost money, and that was not approved.',
    'approval-blocked': 'The plan is blocked.',
    'approval-value-missing': 'A declared variable has no value where the run is to start.',
};
const ID = /^plans?-[a-f0-9]{32}$/;
const questionOf = (facts) => {
    const { document } = facts;
    return document.kind === 'plan'
        ? {
            facts,
            id: document.plan.plan_id,
            noun: 'plan',
            paidRequired: document.plan.approval.paid_required,
            blocked: document.plan.blocked_reasons,
        }
        : {
            facts,
            id: document.set.plan_set_id,
            noun: 'plan set',
            paidRequired: document.set.approval.paid_required,
            blocked: document.set.blocked_reasons,
        };
};
const approvingLine = ({ facts, id, paidRequired }) => `${facts.lines.run} --approve-plan ${id}${paidRequired ? ' --approve-paid' : ''}`;
const lookAndApprove = (question) => `look at it with\n  ${question.facts.lines.plan}\nand approve it with\n  ${approvingLine(question)}`;
/** The id of a single plan where its set is asked for. */
const isPart = ({ facts: { document, given } }) => document.kind === 'set' && document.set.plans.some(({ plan }) => plan.plan_id === given);
const idRefusal = (question) => {
    const { facts, id, noun } = question;
    const { given } = facts;
    if (given === id)
        return undefined;
    const next = lookAndApprove(question);
    if (given === undefined || given === '')
        return ['approval-missing', `a run needs the approval of its ${noun}, ${id}; ${next}`];
    const shown = (0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(given);
    if (ID.test(given)) {
        return isPart(question)
            ? ['approval-of-a-part', `${shown} is one plan of the set; what is asked for is the whole set, ${id}; ${next}`]
            : [
                'approval-of-another-plan',
                `${shown} is not the id of this ${noun}, ${id}: it belongs to another task or adapter, or something changed since; ${next}`,
            ];
    }
    if (ID.test(given.toLowerCase()))
        return ['approval-upper-case', `${shown} has upper-case letters; an id is approved exactly as it is printed; ${next}`];
    if (/^plans?-[a-f0-9]{0,31}$/.test(given))
        return ['approval-truncated', `${shown} is only the beginning of an id; an approval gives all of it; ${next}`];
    return ['approval-not-an-id', `${shown} is no id of a plan; ${next}`];
};
const paidRefusal = (question) => question.paidRequired && !question.facts.approvePaid
    ? [
        'approval-paid-missing',
        `this ${question.noun} may cost money, and that was not approved; approve it with\n  ${approvingLine(question)}`,
    ]
    : undefined;
const blockedRefusal = ({ blocked, noun, facts }) => blocked.length === 0
    ? undefined
    : [
        'approval-blocked',
        `this ${noun} is blocked, whatever is approved: ${blocked.map(_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w).join(', ')}; what to do about it is shown by\n  ${facts.lines.plan}`,
    ];
const valueRefusal = ({ facts: { missingValues, lines } }) => {
    const [first] = missingValues;
    return first === undefined
        ? undefined
        : [
            'approval-value-missing',
            `the adapter declares ${missingValues.join(', ')}, and there is no such variable here; set it, for example by\n  ${first}=… ${lines.run} …`,
        ];
};
/** The gates in the order of the format (wire format 6.1). */
const GATES = [idRefusal, paidRefusal, blockedRefusal, valueRefusal];
/** May this run? Only the full id of exactly this plan, or plan set, says yes. */
const localApproval = (facts) => {
    const question = questionOf(facts);
    for (const gate of GATES) {
        const refusal = gate(question);
        if (refusal !== undefined)
            return { decision: 'refuse', code: refusal[0], message: refusal[1] };
    }
    const { document } = facts;
    return {
        decision: 'allow',
        approval: {
            schema_version: 'agent-task-approval.v1',
            ...(document.kind === 'plan' ? { plan_id: document.plan.plan_id } : { plan_set_id: document.set.plan_set_id }),
            plan_sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_contracts_canonicalJson_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(document.kind === 'plan' ? document.plan : document.set)),
            approved_at: facts.at,
            paid_approved: facts.approvePaid,
            by: { kind: 'local' },
        },
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


/***/ }),

/***/ 126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ runRequest),
/* harmony export */   JA: () => (/* binding */ missingNames),
/* harmony export */   XB: () => (/* binding */ approvedPlan)
/* harmony export */ });
/* harmony import */ var _approval_localApproval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5259);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9458);
/* harmony import */ var _planIsolation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1187);
/* harmony import */ var _planning_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4996);




const approvedPlan = (document, adapterId) => document.kind === 'set' ? { kind: 'plan-set', set: document.set } : { kind: 'plan', plan: document.plan, adapterId };
/** The declared names that have no value here. An empty value is one. */
const missingNames = (names, host) => [...new Set(names)].sort().filter((name) => !host.hasEnvironment(name));
/** A single plan says nothing about isolation, and `corpus plan` takes no such flags for it. */
const withoutIsolation = (line) => line.replace(/ --(?:sandbox|network|network-host) \S+/g, '');
/** Plans afresh, and asks whether a person approved exactly this. @throws UsageError when not; nothing was started then */
const runRequest = (inputs, host) => {
    const planned = (0,_planning_js__WEBPACK_IMPORTED_MODULE_2__/* .planFromInputs */ .Z)(inputs, host);
    const { document, runs } = planned.planning;
    const tasks = new Map(runs.map(({ task }) => [task.taskId, task]));
    const adapters = new Map(runs.map(({ adapter }) => [adapter.sha256, adapter]));
    const isolation = document.kind === 'set' ? document.set.isolation : (0,_planIsolation_js__WEBPACK_IMPORTED_MODULE_1__/* .planIsolation */ .w)(inputs, [...adapters.values()]);
    const decision = (0,_approval_localApproval_js__WEBPACK_IMPORTED_MODULE_0__/* .localApproval */ .j)({
        document,
        given: inputs.value('approve-plan'),
        approvePaid: inputs.has('approve-paid'),
        missingValues: missingNames([...adapters.values()].flatMap((adapter) => adapter.document.environment_names), host),
        at: host.now().toISOString(),
        lines: document.kind === 'set' ? planned.lines : { ...planned.lines, plan: withoutIsolation(planned.lines.plan) },
    });
    if (decision.decision === 'refuse')
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(decision.message);
    return {
        planned,
        approved: approvedPlan(document, runs[0]?.adapter.document.adapter_id ?? ''),
        approval: decision.approval,
        isolation,
        tasks,
        adapters,
    };
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

/***/ 5150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ syncFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _systemError_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2404);


/** Where a system cannot do this, a rename is as lasting as it gets. */
const NOT_SUPPORTED = ['EINVAL', 'EISDIR', 'EPERM', 'ENOTSUP'];
/** Makes the names in a folder last: what was created in it or renamed into it is still there after a power cut. */
const syncFolder = (folder) => {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, 'r');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
    }
    catch (error) {
        if (!NOT_SUPPORTED.includes((0,_systemError_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error)))
            throw error;
    }
    finally {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
};


/***/ }),

/***/ 5599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ STDERR_FILE),
/* harmony export */   Ne: () => (/* binding */ STDOUT_FILE),
/* harmony export */   Qk: () => (/* binding */ NO_OUTPUT),
/* harmony export */   R1: () => (/* binding */ attemptDocument),
/* harmony export */   vN: () => (/* binding */ NO_ISOLATION)
/* harmony export */ });
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9183);


const STDOUT_FILE = 'stdout.txt';
const STDERR_FILE = 'stderr.txt';
const NO_OUTPUT = { text: '', bytes: 0, sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(''), truncated: false };
/** Nothing ran: nothing had to be kept apart. */
const NO_ISOLATION = { mode: 'none', network: 'none', isolated: false, probe: [] };
const LONGEST_MS = 86_400_000;
/** The document of an attempt, from what happened. Everything foreign in it has to be redacted before. */
const attemptDocument = (facts) => {
    const { plan, identity, ending, stdout, stderr } = facts;
    const row = _endings_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_ENDINGS */ .bN[ending];
    return {
        schema_version: 'agent-task-attempt.v1',
        run_id: identity.runId,
        plan_id: plan.plan_id,
        ...(identity.planSetId !== undefined && { plan_set_id: identity.planSetId }),
        task_id: plan.task_id,
        trial_index: identity.trialIndex,
        manifest_sha256: plan.manifest_sha256,
        fixture_sha256: plan.fixture_sha256,
        acceptance_contract_sha256: plan.acceptance_contract_sha256,
        adapter_sha256: plan.adapter_sha256,
        environment_sha256: facts.environmentSha256,
        ...(identity.scoringProfileSha256 !== undefined && { scoring_profile_sha256: identity.scoringProfileSha256 }),
        started_at: facts.startedAt,
        agent: {
            status: row.status,
            exit_code: (0,_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)(ending, facts.exitCode),
            stdout_sha256: stdout.sha256,
            stderr_sha256: stderr.sha256,
            stdout_bytes: stdout.bytes,
            stderr_bytes: stderr.bytes,
            output_truncated: stdout.truncated || stderr.truncated,
        },
        lifecycle: [
            ...row.lifecycle.filter((event) => event !== 'checks_started' && event !== 'checks_finished'),
            ...(facts.cleanup === undefined ? [] : [facts.cleanup]),
        ],
        changes: facts.captured.changes,
        refused: facts.captured.refused,
        ...(facts.diagnostics !== undefined && { diagnostics: facts.diagnostics }),
        output: { stdout: { path: STDOUT_FILE, sha256: stdout.sha256 }, stderr: { path: STDERR_FILE, sha256: stderr.sha256 } },
        isolation: facts.isolation,
        host: facts.host,
        ...(facts.agentVersion !== undefined && { agent_version: facts.agentVersion }),
        timing: { agent_ms: Math.min(LONGEST_MS, Math.max(0, Math.round(facts.agentMs))) },
        storage_exhausted: facts.storageExhausted,
        findings: facts.findings,
    };
};


/***/ }),

/***/ 9183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Vn: () => (/* binding */ endingWithoutChecks),
/* harmony export */   bN: () => (/* binding */ AGENT_ENDINGS)
/* harmony export */ });
const W = ['workspace_prepared'];
const WS = [...W, 'agent_started'];
const WST = [...WS, 'agent_terminated'];
/** Spec 6.7, as far as the agent goes. */
const AGENT_ENDINGS = {
    workspace_not_built: { lifecycle: [], status: 'not_started', code: 'none' },
    not_launched: { lifecycle: W, status: 'not_started', code: 'none' },
    cancelled_before_launch: { lifecycle: W, status: 'not_started', code: 'none' },
    start_failed: { lifecycle: WST, status: 'failed', code: 'none' },
    broke: { lifecycle: WS, status: 'not_started', code: 'none' },
    exited_zero: { lifecycle: WST, status: 'exited', code: 'zero' },
    exited_otherwise: { lifecycle: WST, status: 'failed', code: 'own' },
    signalled: { lifecycle: WST, status: 'failed', code: 'none' },
    timeout: { lifecycle: WST, status: 'timeout', code: 'none' },
    cancelled: { lifecycle: WST, status: 'cancelled', code: 'none' },
};
const CODES = { none: () => null, zero: () => 0, own: (code) => code };
/** Of an ending: the exit code that a record shows. */
const exitCodeOf = (ending, code = 0) => CODES[AGENT_ENDINGS[ending].code](code);
/** Spec 6.7 without checks: the first row that holds decides; none holds when the checks have to be asked. */
const WITHOUT_CHECKS = [
    ['cancelled', ({ status }) => status === 'cancelled'],
    ['timeout', ({ status }) => status === 'timeout'],
    ['cancelled', ({ started, interrupted }) => !started && interrupted],
    ['setup_failure', ({ status, started }) => status === 'not_started' && !started],
    ['agent_failure', ({ status }) => status !== 'exited'],
    ['agent_failure', ({ diagnosticsFailed }) => diagnosticsFailed],
    ['agent_failure', ({ overBounds }) => overBounds],
];
/** How a run ends that the checks have nothing to say about; undefined when they are to be asked. */
const endingWithoutChecks = (facts) => WITHOUT_CHECKS.find(([, holds]) => holds(facts))?.[0];


/***/ }),

/***/ 5336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ packedArtifact),
/* harmony export */   XT: () => (/* binding */ planFileOf),
/* harmony export */   aR: () => (/* binding */ packedAdapterFile),
/* harmony export */   i$: () => (/* binding */ plansOf),
/* harmony export */   xX: () => (/* binding */ packedTaskFiles)
/* harmony export */ });
/* unused harmony exports packedTaskFolder, isPlanSet */
/* harmony import */ var _plannedRuns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99);
/* harmony import */ var _runFiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1167);


// The folder that an attempt machine may have. Every name in it follows from the plan, every file is known by its hash:
//   plan.json or plan-set.json · approval.json, where there is one
//   tasks/<task id>/{task.json, fixture.json, task.md} · adapters/<sha256>.json and adapters/<sha256>/<artifact…>
const planFileOf = ({ kind }) => (kind === 'plan' ? _runFiles_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAN_FILE */ .VI : _runFiles_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAN_SET_FILE */ .kH);
const packedTaskFolder = (taskId) => `tasks/${taskId}`;
const packedTaskFiles = (taskId) => ({
    manifest: `${packedTaskFolder(taskId)}/task.json`,
    fixture: `${packedTaskFolder(taskId)}/fixture.json`,
    taskPacket: `${packedTaskFolder(taskId)}/task.md`,
});
const packedAdapterFile = (sha256) => `adapters/${sha256}.json`;
const packedArtifact = (sha256, path) => `adapters/${sha256}/${path}`;
const isPlanSet = (plan) => 'plan_set_id' in plan;
/** The run plans of what was approved, each once. */
const plansOf = (approved) => {
    const document = (0,_plannedRuns_js__WEBPACK_IMPORTED_MODULE_1__/* .approvedDocument */ .X2)(approved);
    return isPlanSet(document) ? document.plans.map(({ plan }) => plan) : [document];
};


/***/ }),

/***/ 5172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ planMismatch)
/* harmony export */ });
/** Everything that a plan says of a task and an adapter, and that can be seen in them. */
const BOUND = [
    ['task', ({ task_id }) => task_id, ({ taskId }) => taskId],
    ['manifest', ({ manifest_sha256 }) => manifest_sha256, ({ manifest }) => manifest.sha256],
    ['fixture', ({ fixture_sha256 }) => fixture_sha256, ({ fixture }) => fixture.sha256],
    ['acceptance contract', (plan) => plan.acceptance_contract_sha256, ({ acceptanceSha256 }) => acceptanceSha256],
    [
        'task packet',
        () => undefined,
        ({ manifest, taskPacket }) => (manifest.document.artifacts.task_packet.sha256 === taskPacket.sha256 ? undefined : 'other'),
    ],
    ['adapter', ({ adapter_sha256 }) => adapter_sha256, (_, { sha256 }) => sha256],
    ['command', ({ command }) => JSON.stringify(command), (_, { document }) => JSON.stringify(document.command)],
    ['environment', ({ environment }) => environment.map(({ name }) => name).join(), (_, { document }) => document.environment_names.join()],
    ['cost posture', ({ cost_posture }) => cost_posture, (_, { document }) => document.cost_posture],
];
/** What a task or an adapter has that is not what the plan names: the last look before anything is launched (spec W-14). Empty: all fits. */
const planMismatch = (plan, task, adapter) => BOUND.filter(([, planned, present]) => planned(plan) !== present(task, adapter)).map(([what]) => what);


/***/ }),

/***/ 99:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ approvedId),
/* harmony export */   X2: () => (/* binding */ approvedDocument),
/* harmony export */   nM: () => (/* binding */ plannedRuns)
/* harmony export */ });
const rowsOf = (approved) => approved.kind === 'plan'
    ? [{ plan: approved.plan, adapterId: approved.adapterId, trials: 1, of: {} }]
    : approved.set.plans.map(({ plan, adapter_id, trials, scoring_profile_sha256 }) => ({
        plan,
        adapterId: adapter_id,
        trials,
        of: {
            planSetId: approved.set.plan_set_id,
            ...(scoring_profile_sha256 !== undefined && { scoringProfileSha256: scoring_profile_sha256 }),
        },
    }));
const plainName = ({ plan, adapterId }) => `${plan.task_id}-${adapterId}`;
const TELLING_DIGITS = 8;
/** Two adapters may call themselves the same, and hyphens may fall together: then the hash of the adapter tells them apart. */
const namesOf = (rows) => {
    const plain = rows.map(plainName);
    return rows.map((row, at) => {
        const name = plain[at] ?? '';
        const alone = plain.filter((each) => each === name).length === 1;
        return alone ? name : `${name}-${row.plan.adapter_sha256.slice(0, TELLING_DIGITS)}`;
    });
};
/** Every run of a plan: the first trial of all, then the second of all, so that an interrupted set has seen every task. */
const plannedRuns = (approved) => {
    const rows = rowsOf(approved);
    const names = namesOf(rows);
    const most = Math.max(0, ...rows.map(({ trials }) => trials));
    return Array.from({ length: most }, (_, trialIndex) => rows.flatMap((row, at) => trialIndex < row.trials
        ? [{ name: `${names[at]}-${trialIndex}`, plan: row.plan, adapterId: row.adapterId, trialIndex, ...row.of }]
        : [])).flat();
};
const approvedId = (approved) => (approved.kind === 'plan' ? approved.plan.plan_id : approved.set.plan_set_id);
const approvedDocument = (approved) => (approved.kind === 'plan' ? approved.plan : approved.set);


/***/ }),

/***/ 3663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ publicTask)
/* harmony export */ });
const publicTask = ({ taskId, manifest, fixture, taskPacket, acceptance }) => ({
    taskId,
    manifest,
    fixture,
    taskPacket,
    acceptanceSha256: acceptance.sha256,
});


/***/ }),

/***/ 1167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ makeRunFolder),
/* harmony export */   HT: () => (/* binding */ clearTemporaries),
/* harmony export */   Qz: () => (/* binding */ writeReceipt),
/* harmony export */   RD: () => (/* binding */ JOURNAL_FILE),
/* harmony export */   VI: () => (/* binding */ PLAN_FILE),
/* harmony export */   Wy: () => (/* binding */ OBSERVATION_FILE),
/* harmony export */   aH: () => (/* binding */ RECEIPT_FILE),
/* harmony export */   fh: () => (/* binding */ APPROVAL_FILE),
/* harmony export */   jP: () => (/* binding */ writeAttempt),
/* harmony export */   kH: () => (/* binding */ PLAN_SET_FILE),
/* harmony export */   xq: () => (/* binding */ ATTEMPT_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _process_syncFolder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5150);
/* harmony import */ var _source_reservedFile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(235);
/* harmony import */ var _attemptDocument_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5599);





const ATTEMPT_FILE = 'attempt.json';
const RECEIPT_FILE = 'receipt.json';
const OBSERVATION_FILE = 'observation.json';
const PLAN_FILE = 'plan.json';
const PLAN_SET_FILE = 'plan-set.json';
const APPROVAL_FILE = 'approval.json';
const JOURNAL_FILE = 'journal.jsonl';
/** Each by rename and flushed, in this order: where the last one is, all are. */
const writeAll = (folder, files) => {
    for (const [name, bytes] of files)
        (0,_source_reservedFile_js__WEBPACK_IMPORTED_MODULE_3__/* .writeByRename */ .f)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), bytes);
    (0,_process_syncFolder_js__WEBPACK_IMPORTED_MODULE_2__/* .syncFolder */ .Y)(folder);
};
const writeAttempt = (folder, { bytes, output }) => writeAll(folder, [
    [_attemptDocument_js__WEBPACK_IMPORTED_MODULE_4__/* .STDOUT_FILE */ .Ne, Buffer.from(output.stdout)],
    [_attemptDocument_js__WEBPACK_IMPORTED_MODULE_4__/* .STDERR_FILE */ .GK, Buffer.from(output.stderr)],
    [ATTEMPT_FILE, bytes],
]);
const writeReceipt = (folder, { receiptBytes, observationBytes }) => writeAll(folder, [
    [OBSERVATION_FILE, observationBytes],
    [RECEIPT_FILE, receiptBytes],
]);
/** A new folder for one run. Throws when it is there already, or cannot be made. */
const makeRunFolder = (folder) => {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    (0,_process_syncFolder_js__WEBPACK_IMPORTED_MODULE_2__/* .syncFolder */ .Y)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(folder));
};
const TEMPORARY = /^\.(.+)\.tmp-[0-9a-f]{16}$/;
/** What a writer that was killed had begun, for one file or for all of a folder. Only with the lock of the folder. */
const clearTemporaries = (folder, file) => {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) {
        const meant = TEMPORARY.exec(name)?.[1];
        if (meant !== undefined && (file === undefined || file === meant))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, name), { force: true });
    }
};


/***/ }),

/***/ 237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ storedBytes)
/* harmony export */ });
/** A document as it is stored: two-space JSON and a newline. */
const storedBytes = (document) => new TextEncoder().encode(`${JSON.stringify(document, null, 2)}\n`);


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