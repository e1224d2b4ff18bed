"use strict";
exports.id = 3846;
exports.ids = [3846];
exports.modules = {

/***/ 7054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ciAttempt: () => (/* binding */ ciAttempt)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/approval/localApproval.js
var localApproval = __webpack_require__(5259);
// EXTERNAL MODULE: ./lib/contracts/canonicalJson.js
var canonicalJson = __webpack_require__(2383);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/qualification/shard.js
var qualification_shard = __webpack_require__(9657);
// EXTERNAL MODULE: ./lib/reporting/plainBlock.js
var plainBlock = __webpack_require__(8741);
// EXTERNAL MODULE: ./lib/running/attemptMismatch.js
var attemptMismatch = __webpack_require__(7326);
// EXTERNAL MODULE: ./lib/running/makeAttempt.js + 6 modules
var makeAttempt = __webpack_require__(2157);
// EXTERNAL MODULE: ./lib/running/plannedRuns.js
var plannedRuns = __webpack_require__(99);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/contracts/documents.js
var documents = __webpack_require__(9621);
// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/source/folderSource.js
var folderSource = __webpack_require__(3816);
// EXTERNAL MODULE: ./lib/running/packLayout.js
var packLayout = __webpack_require__(5336);
// EXTERNAL MODULE: ./lib/running/planMismatch.js
var planMismatch = __webpack_require__(5172);
// EXTERNAL MODULE: ./lib/running/runFiles.js
var runFiles = __webpack_require__(1167);
;// CONCATENATED MODULE: ./lib/running/readPack.js











const MOST_ENTRIES = 50_000;
/** Every name below a folder, relative, folders left out. @throws for anything that is neither a file nor a folder, and for too many */
const namesIn = (root) => {
    const names = [];
    const folders = [''];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const name of (0,external_node_fs_.readdirSync)(external_node_path_.join(root, folder))) {
            const relative = folder === '' ? name : `${folder}/${name}`;
            const found = (0,external_node_fs_.lstatSync)(external_node_path_.join(root, relative));
            if (found.isDirectory())
                folders.push(relative);
            else if (found.isFile())
                names.push(relative);
            else
                throw new Error(`the pack holds ${(0,plainText/* excerpt */.K)(relative)}, which is no plain file`);
            if (names.length + folders.length > MOST_ENTRIES)
                throw new Error(`the pack holds more than ${MOST_ENTRIES} files`);
        }
    }
    return names.sort();
};
const bytesOf = (source, file, limit, expected) => {
    const reading = source.read({ folder: '', path: file }, limit);
    if (!reading.ok)
        throw new Error(`${file} of the pack: ${reading.message}`);
    const found = (0,sha256/* sha256 */.s)(reading.bytes);
    if (expected !== undefined && found !== expected)
        throw new Error(`${file} of the pack has the SHA-256 ${found}, the plan wants ${expected}`);
    return reading.bytes;
};
const documentOf = async (kind, file, bytes) => {
    const json = (0,jsonText/* readJson */.Vh)(bytes);
    const reading = json.ok ? (await (0,documents/* documentReader */.vS)(kind))(json.value) : json;
    if (reading.ok)
        return { file, sha256: (0,sha256/* sha256 */.s)(bytes), bytes, document: reading.document };
    const [problem] = reading.problems;
    throw new Error(`${file} of the pack is not valid: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`);
};
const adapterOf = async (source, folder, expected) => {
    const file = (0,packLayout/* packedAdapterFile */.aR)(expected);
    const bytes = bytesOf(source, file, limits/* DOCUMENT_BYTES */.A1, expected);
    const { document } = await documentOf('agent-adapter', file, bytes);
    if (document.schema_version !== 'codevetter.agent-task-adapter.v2')
        throw new Error(`${file} of the pack is an adapter of version 1, which cannot be run`);
    const artifacts = document.artifacts.map((artifact) => ({
        ...artifact,
        bytes: bytesOf(source, (0,packLayout/* packedArtifact */.JJ)(expected, artifact.path), limits/* ARTIFACT_BYTES */.Vb, artifact.sha256),
    }));
    return { file, folder: external_node_path_.join(folder, 'adapters', expected), sha256: expected, bytes, document, artifacts };
};
const taskOf = async (source, taskId, manifestSha256) => {
    const names = (0,packLayout/* packedTaskFiles */.xX)(taskId);
    const manifest = await documentOf('task-manifest', names.manifest, bytesOf(source, names.manifest, limits/* DOCUMENT_BYTES */.A1, manifestSha256));
    const { artifacts } = manifest.document;
    return {
        taskId,
        manifest,
        fixture: await documentOf('fixture-bundle', names.fixture, bytesOf(source, names.fixture, limits/* DOCUMENT_BYTES */.A1, artifacts.fixture.sha256)),
        taskPacket: {
            file: names.taskPacket,
            sha256: artifacts.task_packet.sha256,
            bytes: bytesOf(source, names.taskPacket, limits/* ARTIFACT_BYTES */.Vb, artifacts.task_packet.sha256),
        },
        acceptanceSha256: artifacts.acceptance_contract.sha256,
    };
};
const approvedPlan = async (source, names) => {
    if (names.includes(runFiles/* PLAN_FILE */.VI) === names.includes(runFiles/* PLAN_SET_FILE */.kH))
        throw new Error(`a pack holds either ${runFiles/* PLAN_FILE */.VI} or ${runFiles/* PLAN_SET_FILE */.kH}`);
    if (names.includes(runFiles/* PLAN_SET_FILE */.kH)) {
        const { document } = await documentOf('plan-set', runFiles/* PLAN_SET_FILE */.kH, bytesOf(source, runFiles/* PLAN_SET_FILE */.kH, limits/* PLAN_SET_BYTES */.HH));
        return { kind: 'plan-set', set: document };
    }
    const { document } = await documentOf('run-plan', runFiles/* PLAN_FILE */.VI, bytesOf(source, runFiles/* PLAN_FILE */.VI, limits/* DOCUMENT_BYTES */.A1));
    return { kind: 'plan', plan: document, adapterId: '' };
};
/**
 * Reads a pack and verifies it: every file that the plan needs, with the hash that the plan gives it, directly or through a document
 * that the plan names; and nothing else.
 * @throws with what does not fit
 */
const readPack = async (folder) => {
    const source = (0,folderSource/* folderSource */.W)(folder);
    const names = namesIn(folder);
    const approved = await approvedPlan(source, names);
    const approval = names.includes(runFiles/* APPROVAL_FILE */.fh)
        ? (await documentOf('approval', runFiles/* APPROVAL_FILE */.fh, bytesOf(source, runFiles/* APPROVAL_FILE */.fh, limits/* DOCUMENT_BYTES */.A1))).document
        : undefined;
    const [tasks, adapters] = [new Map(), new Map()];
    const expected = new Set([(0,packLayout/* planFileOf */.XT)(approved), ...(approval === undefined ? [] : [runFiles/* APPROVAL_FILE */.fh])]);
    for (const plan of (0,packLayout/* plansOf */.i$)(approved)) {
        const task = tasks.get(plan.task_id) ?? (await taskOf(source, plan.task_id, plan.manifest_sha256));
        const adapter = adapters.get(plan.adapter_sha256) ?? (await adapterOf(source, folder, plan.adapter_sha256));
        const differing = (0,planMismatch/* planMismatch */.m)(plan, task, adapter);
        if (differing.length > 0)
            throw new Error(`the pack holds another ${differing.join(', ')} than the plan of ${plan.task_id} names`);
        tasks.set(plan.task_id, task);
        adapters.set(plan.adapter_sha256, adapter);
        for (const name of Object.values((0,packLayout/* packedTaskFiles */.xX)(plan.task_id)))
            expected.add(name);
        expected.add((0,packLayout/* packedAdapterFile */.aR)(adapter.sha256));
        for (const artifact of adapter.artifacts)
            expected.add((0,packLayout/* packedArtifact */.JJ)(adapter.sha256, artifact.path));
    }
    const extra = names.filter((name) => !expected.has(name));
    if (extra.length > 0)
        throw new Error(`the pack holds files that the plan does not name: ${extra
            .slice(0, 5)
            .map((name) => (0,plainText/* excerpt */.K)(name))
            .join(', ')}`);
    const [only] = adapters.values();
    return {
        approved: approved.kind === 'plan' ? { ...approved, adapterId: only?.document.adapter_id ?? '' } : approved,
        ...(approval !== undefined && { approval }),
        tasks,
        adapters,
    };
};

// EXTERNAL MODULE: ./lib/running/runAll.js
var runAll = __webpack_require__(7987);
// EXTERNAL MODULE: ./lib/commands/ciPack.js + 1 modules
var ciPack = __webpack_require__(332);
// EXTERNAL MODULE: ./lib/commands/inputs.js
var commands_inputs = __webpack_require__(2153);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var commands_outcome = __webpack_require__(9458);
// EXTERNAL MODULE: ./lib/commands/planFile.js
var planFile = __webpack_require__(5669);
// EXTERNAL MODULE: ./lib/commands/planIsolation.js
var planIsolation = __webpack_require__(1187);
// EXTERNAL MODULE: ./lib/commands/runPlace.js + 7 modules
var runPlace = __webpack_require__(8177);
// EXTERNAL MODULE: ./lib/commands/runRequest.js
var runRequest = __webpack_require__(126);
;// CONCATENATED MODULE: ./lib/commands/ciAttempt.js



















const MOST_JOBS = 64;
const ciAttempt_documentOf = (approved) => approved.kind === 'plan-set' ? { kind: 'set', set: approved.set } : { kind: 'plan', plan: approved.plan };
/** An approval document is for exactly one plan: its id, and the hash of all that it says. */
const documentApproval = (approval, approved) => {
    const id = approval.plan_set_id ?? approval.plan_id;
    if (id !== (0,plannedRuns/* approvedId */.$O)(approved))
        return `the approval is for ${id}, the pack holds ${(0,plannedRuns/* approvedId */.$O)(approved)}`;
    const document = (0,plannedRuns/* approvedDocument */.X2)(approved);
    if (approval.plan_sha256 !== (0,sha256/* sha256 */.s)((0,canonicalJson/* canonicalJson */.d)(document)))
        return 'the approval names the same id and another content of the plan';
    return document.approval.paid_required && !approval.paid_approved
        ? 'the plan may cost money, and the approval does not cover that'
        : undefined;
};
/** The gates of spec 6.1, with an approval document or with the flags of a person. @throws UsageError */
const approve = async (pack, inputs, host) => {
    const named = inputs.value('approval');
    const given = named === undefined ? (inputs.has('approve-plan') ? undefined : pack.approval) : await (0,planFile/* readApprovalFile */.y)(named, host);
    const refusal = given && documentApproval(given, pack.approved);
    if (refusal !== undefined)
        throw new commands_outcome/* UsageError */.eb(`${refusal}; nothing was started`);
    const decision = (0,localApproval/* localApproval */.j)({
        document: ciAttempt_documentOf(pack.approved),
        given: given === undefined ? inputs.value('approve-plan') : (0,plannedRuns/* approvedId */.$O)(pack.approved),
        approvePaid: given === undefined ? inputs.has('approve-paid') : given.paid_approved,
        missingValues: (0,runRequest/* missingNames */.JA)([...pack.adapters.values()].flatMap(({ document }) => document.environment_names), host),
        at: host.now().toISOString(),
        lines: {
            plan: 'corpus plan …',
            run: `corpus ci attempt --pack ${(0,plainBlock/* shellWord */.r7)(inputs.value('pack') ?? '')} --out ${(0,plainBlock/* shellWord */.r7)(inputs.value('out') ?? '')}`,
        },
    });
    if (decision.decision === 'refuse')
        throw new commands_outcome/* UsageError */.eb(decision.message);
    return given ?? decision.approval;
};
/** What a set demands may be strengthened, never weakened. */
const demanded = ({ approved, adapters }, inputs) => {
    if (approved.kind === 'plan')
        return (0,planIsolation/* planIsolation */.w)(inputs, [...adapters.values()]);
    if (inputs.has('network') || inputs.has('network-host'))
        throw new commands_outcome/* UsageError */.eb('the network of a plan set is part of what was approved; plan again for another one');
    const { isolation } = approved.set;
    const asked = inputs.value('sandbox');
    const allowed = { required: ['require'], preferred: ['auto', 'require'], none: ['none', 'auto', 'require'] }[isolation.sandbox];
    if (asked === undefined)
        return isolation;
    if (!allowed.includes(asked))
        throw new commands_outcome/* UsageError */.eb(`--sandbox ${(0,plainText/* plainText */.w)(asked)} is not what the plan set demands (${isolation.sandbox}); it takes ${allowed.join(' or ')}`);
    return { ...isolation, sandbox: asked === 'require' ? 'required' : asked === 'auto' ? 'preferred' : 'none' };
};
const shardRuns = (runs, inputs) => {
    const text = inputs.value('shard');
    if (text === undefined)
        return runs;
    const shard = (0,qualification_shard/* parseShard */.u)(text);
    if (shard === undefined)
        throw new commands_outcome/* UsageError */.eb('--shard takes i/n, for example 2/4');
    const wanted = new Set((0,qualification_shard/* shardOf */.I)(runs.map(({ name }) => name), shard));
    return runs.filter(({ name }) => wanted.has(name));
};
const reported = ({ name }, outcome, folder) => {
    if (outcome.kind === 'not_begun')
        return { run: name, reason: 'not begun, because of the interruption' };
    if (outcome.kind === 'failed')
        return { run: name, reason: (0,commands_outcome/* failureText */.kY)(outcome.error) };
    const { result, keeper } = outcome.record;
    if (result.interrupted)
        return { run: name, reason: 'interrupted before its agent was started' };
    const rescue = keeper.rescued();
    return {
        run: name,
        folder: rescue === undefined ? (0,external_node_path_.join)(folder, name) : rescue.folder,
        attempt_sha256: result.sha256,
        agent: result.document.agent.status,
        ...((rescue?.trouble ?? result.reason) !== undefined && { reason: rescue?.trouble ?? result.reason }),
    };
};
const wentWell = (outcome) => outcome.kind === 'done' && (0,attemptMismatch/* wasLaunched */.o)(outcome.record.result.document) && outcome.record.result.document.agent.status !== 'cancelled';
const attemptLine = ({ run, agent, reason }) => `  ${run}  ${agent ?? 'no attempt'}${reason === undefined ? '' : `: ${(0,plainText/* plainText */.w)(reason)}`}\n`;
const loaded = async (folder) => {
    try {
        return await readPack(folder);
    }
    catch (error) {
        throw new commands_outcome/* UsageError */.eb((0,commands_outcome/* failureText */.kY)(error));
    }
};
/** Makes attempts from a pack. What grades them is not on this machine, and need not be. */
const ciAttempt = async (inputs, host) => {
    const folder = (0,external_node_path_.resolve)(host.cwd, (0,ciPack.needed)(inputs, 'pack', 'name the pack: --pack DIR'));
    const out = (0,external_node_path_.resolve)(host.cwd, (0,ciPack.needed)(inputs, 'out', 'name the folder for the attempts: --out DIR'));
    const pack = await loaded(folder);
    const approval = await approve(pack, inputs, host);
    const isolation = demanded(pack, inputs);
    const runs = shardRuns((0,plannedRuns/* plannedRuns */.nM)(pack.approved), inputs);
    const jobs = (0,commands_inputs/* wholeNumber */.r)(inputs, 'jobs', 1, MOST_JOBS) ?? 1;
    const work = async ({ store, runFolder }) => {
        const machine = await (0,runPlace/* attemptMachine */.BV)(isolation, runFolder, [folder, store.folder], host);
        const bench = (0,runPlace/* attemptBench */.cR)(store, machine, pack.adapters, host);
        const perform = async (run) => {
            const task = pack.tasks.get(run.plan.task_id);
            if (task === undefined)
                throw new Error(`the pack has no task ${run.plan.task_id}`);
            return (0,makeAttempt/* makeAttempt */.A)(run, task, bench);
        };
        return { result: await (0,runAll/* runAll */.$)(runs, perform, { jobs, signal: host.signal }), keepOwnFolder: false };
    };
    const outcomes = await (0,runPlace/* inRunPlace */.oU)({ folder: out, approved: pack.approved, approval, runs, resume: false }, host, work);
    const attempts = outcomes.flatMap((outcome, at) => {
        const run = runs[at];
        return run === undefined ? [] : [reported(run, outcome, out)];
    });
    return {
        exitCode: outcomes.some(({ kind }) => kind === 'failed') ? 2 : outcomes.every(wentWell) ? 0 : 1,
        json: () => (0,commands_outcome/* lineJson */.l_)({ plan_id: (0,plannedRuns/* approvedId */.$O)(pack.approved), attempts }),
        text: () => `${(0,plannedRuns/* approvedId */.$O)(pack.approved)}: ${attempts.filter(({ agent }) => agent !== undefined).length} of ${runs.length} attempts\n${attempts.map(attemptLine).join('')}attempts: ${(0,plainText/* plainText */.w)(out)}\n`,
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

/***/ 9657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ shardOf),
/* harmony export */   u: () => (/* binding */ parseShard)
/* harmony export */ });
/** As many as a report can name. */
const MOST_SHARDS = 1_000;
/** Reads `i/n`, with 1 ≤ i ≤ n ≤ 1,000. Undefined: it says something else. */
const parseShard = (text) => {
    const [, index, total] = /^([1-9][0-9]{0,3})\/([1-9][0-9]{0,3})$/.exec(text) ?? [];
    const shard = { index: Number(index), total: Number(total) };
    return shard.index <= shard.total && shard.total <= MOST_SHARDS ? shard : undefined;
};
/**
 * The ids of one shard, sorted by code unit. Dealt out in turn over all ids, sorted: every id is in exactly one shard, the shards differ
 * by at most one in size, and neighbours (which tend to be alike) go to different machines.
 */
const shardOf = (ids, { index, total }) => [...ids].sort().filter((_, position) => position % total === index - 1);


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