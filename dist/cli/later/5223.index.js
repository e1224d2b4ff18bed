"use strict";
exports.id = 5223;
exports.ids = [5223];
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

/***/ 1811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KW: () => (/* binding */ KNOWN_GOOD),
/* harmony export */   Um: () => (/* binding */ BASELINE),
/* harmony export */   rI: () => (/* binding */ conditionOf)
/* harmony export */ });
const passes = (facts, id) => facts.statuses.get(id) === 'pass';
/** The conditions of spec 4.5 on a result, in its order: the first that holds counts, and the last always holds. */
const CONDITIONS = [
    ['inventory-differs', ({ statuses, required, regression }) => !sameSet([...statuses.keys()], [...required, ...regression])],
    ['some-check-in-error', ({ statuses }) => [...statuses.values()].includes('error')],
    ['regression-not-passing', (facts) => !facts.regression.every((id) => passes(facts, id))],
    ['defining-not-passing', (facts) => !facts.defining.every((id) => passes(facts, id))],
    ['required-not-passing', (facts) => !facts.required.every((id) => passes(facts, id))],
    ['all-passing', () => true],
];
/** Spec 4.5, one column a phase. */
const BASELINE = {
    'inventory-differs': 'incomplete_checks',
    'some-check-in-error': 'check_error',
    'regression-not-passing': 'wrong_failure',
    'defining-not-passing': 'intended_failure',
    'required-not-passing': 'wrong_failure',
    'all-passing': 'wrong_failure',
};
const KNOWN_GOOD = {
    'inventory-differs': 'incomplete_checks',
    'some-check-in-error': 'check_error',
    'regression-not-passing': 'regression',
    'defining-not-passing': 'check_failure',
    'required-not-passing': 'check_failure',
    'all-passing': 'pass',
};
const sameSet = (left, right) => {
    const wanted = new Set(right);
    return new Set(left).size === wanted.size && left.every((id) => wanted.has(id));
};
/** Which condition of spec 4.5 a check result meets. */
const conditionOf = (result, inventory) => {
    const facts = {
        statuses: new Map(result.results.map(({ id, status }) => [id, status])),
        required: inventory.required_checks.map(({ id }) => id),
        regression: inventory.regression_checks.map(({ id }) => id),
        defining: inventory.task_defining_failures,
    };
    return CONDITIONS.find(([, holds]) => holds(facts))?.[0] ?? 'all-passing';
};


/***/ }),

/***/ 8177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cR: () => (/* binding */ attemptBench),
  BV: () => (/* binding */ attemptMachine),
  oU: () => (/* binding */ inRunPlace)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/process/folderLock.js
var folderLock = __webpack_require__(6338);
// EXTERNAL MODULE: ./lib/process/leftovers.js
var leftovers = __webpack_require__(1617);
// EXTERNAL MODULE: ./lib/process/removeTree.js
var removeTree = __webpack_require__(7593);
// EXTERNAL MODULE: ./lib/process/thisNode.js
var thisNode = __webpack_require__(277);
// EXTERNAL MODULE: ./lib/process/sandbox/openSandbox.js + 29 modules
var openSandbox = __webpack_require__(2264);
// EXTERNAL MODULE: ./lib/workspace/attemptFolder.js
var attemptFolder = __webpack_require__(292);
// EXTERNAL MODULE: ./lib/running/attemptPreparation.js + 1 modules
var attemptPreparation = __webpack_require__(5696);
;// CONCATENATED MODULE: ./lib/running/isolationCheck.js




const DEMANDS = { required: 'require', preferred: 'auto', none: 'none' };
/** What a plan set demands, as an attempt asks for it. */
const demandOf = ({ sandbox, network, hosts = [] }) => ({
    demand: DEMANDS[sandbox],
    network: network === 'proxied' ? { kind: 'proxied', hosts } : { kind: network },
});
/** Why attempts cannot be kept apart as it is required; undefined when they can, or when nothing is required. Starts nothing of an agent. */
const isolationLacking = async (machine) => {
    if (machine.demand !== 'require')
        return undefined;
    const folder = (0,attemptFolder/* privateFolder */.q)(machine.runFolder);
    try {
        const opening = await (0,openSandbox/* openSandbox */.E)((0,attemptPreparation/* sandboxRequest */.Z)(machine, { workspace: (0,attemptFolder/* privateFolder */.q)(folder), adapter: (0,attemptFolder/* privateFolder */.q)(folder), scratch: (0,attemptFolder/* privateFolder */.q)(folder) }));
        if (!opening.ok)
            return opening.reason;
        await opening.sandbox.close();
        return undefined;
    }
    finally {
        await (0,removeTree/* removeTree */.d)(folder);
    }
};

// EXTERNAL MODULE: ./lib/contracts/documents.js
var documents = __webpack_require__(9621);
// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/process/syncFolder.js
var syncFolder = __webpack_require__(5150);
// EXTERNAL MODULE: ./lib/source/readBounded.js
var readBounded = __webpack_require__(1316);
// EXTERNAL MODULE: ./lib/source/reservedFile.js
var reservedFile = __webpack_require__(235);
// EXTERNAL MODULE: ./lib/running/interruptedRun.js
var interruptedRun = __webpack_require__(3208);
// EXTERNAL MODULE: ./lib/process/systemError.js
var systemError = __webpack_require__(2404);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
;// CONCATENATED MODULE: ./lib/running/journalEntry.js

const journalEntry_text = (form) => (value) => typeof value === 'string' && form.test(value);
const at = journalEntry_text(/^\d{4}-\d{2}-\d{2}T[\d:.]{8,30}Z$/);
const sha = journalEntry_text(/^[a-f0-9]{64}$/);
const run = journalEntry_text(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const runId = journalEntry_text(/^run-[a-f0-9-]{36}$/);
/** Closed: a line has exactly these fields. */
const FIELDS = {
    opened: { version: (value) => value === 1, at, plan_id: journalEntry_text(/^plans?-[a-f0-9]{32}$/), plan_sha256: sha },
    started: { at, run, run_id: runId, interrupted: shape/* isRecord */.u4 },
    attempt_written: { run, run_id: runId, attempt_sha256: sha },
    receipt_written: {
        run,
        run_id: runId,
        receipt_sha256: sha,
        terminal_status: journalEntry_text(/^[a-z_]{1,40}$/),
        final: (value) => typeof value === 'boolean',
    },
    finished: { at },
};
const isKind = (value) => typeof value === 'string' && Object.hasOwn(FIELDS, value);
const isEntry = (value) => {
    if (!(0,shape/* isRecord */.u4)(value) || !isKind(value.entry))
        return false;
    const fields = FIELDS[value.entry];
    const names = Object.keys(fields);
    return Object.keys(value).length === names.length + 1 && names.every((name) => fields[name]?.(value[name]) === true);
};
/** One line of a journal; undefined when it is none. */
const parseEntry = (line) => {
    try {
        const value = JSON.parse(line);
        return isEntry(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
};

;// CONCATENATED MODULE: ./lib/running/journal.js






/** Larger journals are not read: the largest set comes to about half of it. */
const JOURNAL_BYTES = 268_435_456;
const LINE_BYTES = 65_536;
const readWhole = (fd, size) => {
    const bytes = Buffer.alloc(size);
    let length = 0;
    for (let read = -1; read !== 0 && length < size; length += read)
        read = (0,external_node_fs_.readSync)(fd, bytes, length, size - length, length);
    return bytes.subarray(0, length);
};
/** Whole lines, and how far they reach. A last line without its end was being written when everything stopped: it did not happen. */
const readEntries = (bytes) => {
    const entries = [];
    let start = 0;
    for (let end = bytes.indexOf(10, start); end !== -1; end = bytes.indexOf(10, start)) {
        const entry = end - start > LINE_BYTES ? undefined : parseEntry(bytes.toString('utf8', start, end));
        if (entry === undefined)
            return { broken: entries.length + 1 };
        entries.push(entry);
        start = end + 1;
    }
    return { entries, length: start };
};
const no = (reason) => ({ ok: false, reason });
const writeLine = (fd, line) => {
    for (let written = 0; written < line.length;)
        written += (0,external_node_fs_.writeSync)(fd, line, written);
    (0,external_node_fs_.fsyncSync)(fd);
};
/** Half a line in the middle would make the whole unreadable: it is taken back, so that the next one stands behind what is whole. */
const takeBack = (fd, length) => {
    try {
        (0,external_node_fs_.ftruncateSync)(fd, length);
    }
    catch {
        // the failure that led here is told
    }
};
const journalOn = (fd, earlier, whole) => {
    let length = whole;
    return {
        earlier,
        append: (entry) => {
            const line = Buffer.from(`${JSON.stringify(entry)}\n`);
            try {
                writeLine(fd, line);
                length += line.length;
            }
            catch (error) {
                takeBack(fd, length);
                throw error;
            }
        },
        close: () => (0,external_node_fs_.closeSync)(fd),
    };
};
/** What a journal says, without touching it; as far as it can be read. */
const readJournal = (file) => {
    const reading = (0,readBounded/* readBounded */.C)(file, JOURNAL_BYTES);
    const entries = reading.ok ? readEntries(reading.bytes) : undefined;
    return entries !== undefined && 'entries' in entries ? entries.entries : [];
};
/**
 * Opens the journal of a folder, makes it when there is none, and cuts off a last line that was not finished. Only one process may
 * have it open: hold the lock of the folder.
 */
const openJournal = (file) => {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK, 0o600);
        const found = (0,external_node_fs_.fstatSync)(fd);
        if (!found.isFile() || found.size > JOURNAL_BYTES)
            throw new Error(`it is no file of at most ${JOURNAL_BYTES} bytes`);
        if (found.size === 0)
            (0,syncFolder/* syncFolder */.Y)(external_node_path_.dirname(file));
        const reading = readEntries(readWhole(fd, found.size));
        if ('broken' in reading)
            throw new Error(`line ${reading.broken} is not what this tool writes`);
        if (reading.length < found.size) {
            (0,external_node_fs_.ftruncateSync)(fd, reading.length);
            (0,external_node_fs_.fsyncSync)(fd);
        }
        return { ok: true, journal: journalOn(fd, reading.entries, reading.length) };
    }
    catch (error) {
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
        return no(`the journal ${file} cannot be used: ${(0,systemError/* messageOf */.b)(error)}. Move the folder away, or name another one`);
    }
};

// EXTERNAL MODULE: ./lib/running/runFiles.js
var runFiles = __webpack_require__(1167);
;// CONCATENATED MODULE: ./lib/running/runState.js
const OPEN = { kind: 'open' };
const after = (state, entry) => {
    switch (entry.entry) {
        case 'started':
            return { kind: 'under_way', runId: entry.run_id, interrupted: entry.interrupted };
        case 'attempt_written':
            return state.kind === 'under_way'
                ? { ...state, kind: 'attempted' }
                : { kind: 'attempted', runId: entry.run_id, interrupted: undefined };
        case 'receipt_written':
            return entry.final ? { kind: 'finished', runId: entry.run_id, terminal: entry.terminal_status } : state;
        case 'opened':
        case 'finished':
            return state;
    }
};
/** The state of every run that a journal names. */
const runStates = (entries) => {
    const states = new Map();
    for (const entry of entries)
        if ('run' in entry)
            states.set(entry.run, after(states.get(entry.run) ?? OPEN, entry));
    return states;
};

// EXTERNAL MODULE: ./lib/process/runOwner.js
var runOwner = __webpack_require__(9437);
;// CONCATENATED MODULE: ./lib/running/underWay.js








const NAME = /^under-way-[0-9a-f]{16}\.json$/;
const parse = (text) => {
    try {
        const value = JSON.parse(text);
        if (!(0,shape/* isRecord */.u4)(value) || typeof value.folder !== 'string' || typeof value.own !== 'boolean')
            return undefined;
        return {
            owner: JSON.stringify(value.owner),
            mark: { folder: value.folder, own: value.own, ...(typeof value.out === 'string' && { out: value.out }) },
        };
    }
    catch {
        return undefined;
    }
};
/** Notes, until `close`, that this process works on a folder of runs: should it be killed, the next start finds the folder. */
const markUnderWay = (mark) => {
    const base = (0,leftovers/* privateBase */.D)();
    const file = external_node_path_.join(base, `under-way-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}.json`);
    (0,reservedFile/* writeByRename */.f)(file, Buffer.from(`${JSON.stringify({ owner: (0,runOwner/* thisOwner */.GS)(), ...mark })}\n`));
    (0,syncFolder/* syncFolder */.Y)(base);
    return { close: () => (0,external_node_fs_.rmSync)(file, { force: true }) };
};
/** What processes that are gone were working on. Each is told of once: its mark is removed when `settle` has dealt with it. */
const abandoned = async (settle) => {
    const base = (0,leftovers/* privateBase */.D)();
    const here = (0,runOwner/* thisOwner */.GS)();
    for (const name of (0,external_node_fs_.readdirSync)(base)
        .filter((each) => NAME.test(each))
        .sort()) {
        const file = external_node_path_.join(base, name);
        const read = parse(textOf(file));
        const owner = read && (0,runOwner/* parseOwner */.pZ)(read.owner);
        if (read === undefined || owner === undefined || !(0,runOwner/* isGone */.ST)(owner, here))
            continue;
        await settle(read.mark);
        (0,external_node_fs_.rmSync)(file, { force: true });
    }
};
const textOf = (file) => {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        return ''; // its process has just ended
    }
};

;// CONCATENATED MODULE: ./lib/running/recoverRuns.js














const stateWords = {
    open: 'not begun',
    under_way: 'its agent was under way',
    attempted: 'its attempt had ended and was not graded',
    finished: 'finished',
};
const planIn = async (folder) => {
    const reading = (0,readBounded/* readBounded */.C)(external_node_path_.join(folder, runFiles/* PLAN_FILE */.VI), limits/* DOCUMENT_BYTES */.A1);
    const json = reading.ok ? (0,jsonText/* readJson */.Vh)(reading.bytes) : undefined;
    const judged = json?.ok ? (await (0,documents/* documentReader */.vS)('run-plan'))(json.value) : undefined;
    return judged?.ok ? judged.document : undefined;
};
/** In a folder of ours nobody goes on: what was under way gets its record and its receipt now. */
const record = async (folder, name, state) => {
    const place = external_node_path_.join(folder, name);
    if (state.kind !== 'under_way' || !(0,external_node_fs_.existsSync)(place))
        return;
    const [attempt, plan] = [await (0,interruptedRun/* interruptedAttempt */.Uq)(state.interrupted), await planIn(folder)];
    if (attempt === undefined || plan === undefined)
        return;
    (0,runFiles/* writeAttempt */.jP)(place, attempt);
    (0,reservedFile/* writeByRename */.f)(external_node_path_.join(place, runFiles/* RECEIPT_FILE */.aH), await (0,interruptedRun/* interruptedReceipt */.pL)(plan, attempt.document));
    (0,syncFolder/* syncFolder */.Y)(place);
};
const settleOwn = async (folder, known) => {
    if (known.length === 0) {
        await (0,removeTree/* removeTree */.d)(folder);
        return [];
    }
    for (const [name, state] of known)
        await record(folder, name, state);
    return [
        ...known.map(([name, { kind }]) => `an earlier run was killed: ${name}, ${stateWords[kind]}; its records are kept in ${external_node_path_.join(folder, name)}`),
        ...(known.some(([, { kind }]) => kind === 'attempted')
            ? [`grade what is there with \`corpus ci grade --attempt ${folder} --plan ${external_node_path_.join(folder, runFiles/* PLAN_FILE */.VI)} --out DIR\``]
            : []),
    ];
};
const toldOf = (folder, known) => {
    const open = known.filter(([, { kind }]) => kind !== 'finished');
    const finished = known.length - open.length;
    return [
        `earlier runs in ${folder} were killed: ${finished} had finished${open.length === 0 ? '' : `, under way were ${open.map(([name, { kind }]) => `${name} (${stateWords[kind]})`).join(', ')}`}; go on with the same command and --resume`,
    ];
};
const settle = async ({ folder, own, out }) => {
    if (out !== undefined && (0,external_node_fs_.existsSync)(external_node_path_.dirname(out)))
        (0,runFiles/* clearTemporaries */.HT)(external_node_path_.dirname(out), external_node_path_.basename(out));
    if (!(0,external_node_fs_.existsSync)(folder))
        return [];
    const known = [...runStates(readJournal(external_node_path_.join(folder, runFiles/* JOURNAL_FILE */.RD)))];
    return own ? settleOwn(folder, known) : toldOf(folder, known);
};
/**
 * Finds what runs that were killed had under way, brings it into order where that is ours to do, and tells of it, a line each. To be
 * called when the processes that they left are gone: see `openRunFolder`.
 */
const recoverRuns = async () => {
    const lines = [];
    await abandoned(async (mark) => {
        lines.push(...(await settle(mark)));
    });
    return lines;
};

// EXTERNAL MODULE: ./lib/contracts/canonicalJson.js
var canonicalJson = __webpack_require__(2383);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/running/packLayout.js
var packLayout = __webpack_require__(5336);
// EXTERNAL MODULE: ./lib/running/plannedRuns.js
var plannedRuns = __webpack_require__(99);
// EXTERNAL MODULE: ./lib/running/storedBytes.js
var storedBytes = __webpack_require__(237);
;// CONCATENATED MODULE: ./lib/running/runStore.js













const runStore_OPEN = { kind: 'open' };
const planSha256 = (approved) => (0,sha256/* sha256 */.s)((0,canonicalJson/* canonicalJson */.d)((0,plannedRuns/* approvedDocument */.X2)(approved)));
/** Why this folder cannot be used for this plan; undefined when it can. */
const hindrance = ({ folder, approved, runs, resume }, { earlier }) => {
    const [first] = earlier;
    if (first === undefined) {
        const taken = runs.find(({ name }) => (0,external_node_fs_.existsSync)(external_node_path_.join(folder, name)));
        return taken && `there is already a folder ${taken.name} in it, and no journal that says where it comes from; name another folder`;
    }
    if (first.entry !== 'opened')
        return 'its journal does not begin as one does; move the folder away';
    if (first.plan_id !== (0,plannedRuns/* approvedId */.$O)(approved) || first.plan_sha256 !== planSha256(approved))
        return `it holds the runs of ${first.plan_id}, not of ${(0,plannedRuns/* approvedId */.$O)(approved)}; name another folder`;
    return resume
        ? undefined
        : 'the approval of this plan was spent by the runs in it; `corpus run` goes on with them by --resume, otherwise name another folder';
};
/** The plan and its approval before the line that says so: a journal that has begun has them beside it. */
const begin = ({ folder, approved, approval, at }, journal) => {
    (0,reservedFile/* writeByRename */.f)(external_node_path_.join(folder, (0,packLayout/* planFileOf */.XT)(approved)), (0,storedBytes/* storedBytes */.Z)((0,plannedRuns/* approvedDocument */.X2)(approved)));
    if (approval !== undefined)
        (0,reservedFile/* writeByRename */.f)(external_node_path_.join(folder, runFiles/* APPROVAL_FILE */.fh), (0,storedBytes/* storedBytes */.Z)(approval));
    (0,syncFolder/* syncFolder */.Y)(folder);
    journal.append({ entry: 'opened', version: 1, at: at.toISOString(), plan_id: (0,plannedRuns/* approvedId */.$O)(approved), plan_sha256: planSha256(approved) });
};
const receiptEntry = (run, receipt, receiptSha256, final) => ({
    entry: 'receipt_written',
    run,
    run_id: receipt.run_id,
    receipt_sha256: receiptSha256,
    terminal_status: receipt.terminal_status,
    final,
});
const storeOn = (folder, journal) => {
    const states = runStates(journal.earlier);
    const folderOf = (name) => external_node_path_.join(folder, name);
    return {
        folder,
        folderOf,
        stateOf: (name) => states.get(name) ?? runStore_OPEN,
        begin: (name) => (0,runFiles/* makeRunFolder */.GU)(folderOf(name)),
        started: (name, interrupted, at) => journal.append({ entry: 'started', at: at.toISOString(), run: name, run_id: interrupted.run_id, interrupted }),
        attempt: (name, attempt) => {
            (0,runFiles/* writeAttempt */.jP)(folderOf(name), attempt);
            journal.append({ entry: 'attempt_written', run: name, run_id: attempt.document.run_id, attempt_sha256: attempt.sha256 });
        },
        receipt: (name, { receipt, receiptSha256, final, ...files }) => {
            (0,runFiles/* writeReceipt */.Qz)(folderOf(name), files);
            journal.append(receiptEntry(name, receipt, receiptSha256, final));
        },
        noteReceipt: (name, receipt, receiptSha256) => journal.append(receiptEntry(name, receipt, receiptSha256, true)),
        undo: (name) => (0,external_node_fs_.rmSync)(folderOf(name), { recursive: true, force: true }),
        putAside: (name, runId) => {
            (0,external_node_fs_.renameSync)(folderOf(name), folderOf(`${name}.${runId}`));
            (0,syncFolder/* syncFolder */.Y)(folder);
        },
        finish: (at) => journal.append({ entry: 'finished', at: at.toISOString() }),
        close: journal.close,
    };
};
/** Opens a folder of runs, to begin them or to go on with them. Hold its lock. */
const openRunStore = (question) => {
    const { folder } = question;
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        const opening = openJournal(external_node_path_.join(folder, runFiles/* JOURNAL_FILE */.RD));
        if (!opening.ok)
            return opening;
        const { journal } = opening;
        const reason = hindrance(question, journal);
        if (reason !== undefined) {
            journal.close();
            return { ok: false, reason: `${folder} cannot be used: ${reason}` };
        }
        if (journal.earlier.length === 0)
            begin(question, journal);
        for (const { name } of question.runs)
            if ((0,external_node_fs_.existsSync)(external_node_path_.join(folder, name)))
                (0,runFiles/* clearTemporaries */.HT)(external_node_path_.join(folder, name));
        (0,runFiles/* clearTemporaries */.HT)(folder);
        return { ok: true, store: storeOn(folder, journal) };
    }
    catch (error) {
        return { ok: false, reason: `${folder} cannot be used: ${(0,systemError/* messageOf */.b)(error)}` };
    }
};

// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
;// CONCATENATED MODULE: ./lib/commands/runPlace.js













const working = async (order, folder, host, work) => {
    const own = order.folder === undefined;
    const runFolder = await (0,leftovers/* openRunFolder */.i)();
    let keep = true;
    try {
        for (const line of await recoverRuns())
            host.notice((0,plainText/* plainText */.w)(line));
        const opening = openRunStore({ ...order, folder, at: host.now() });
        if (!opening.ok)
            throw new outcome/* UsageError */.eb(opening.reason);
        const mark = markUnderWay({ folder, own, ...(order.out !== undefined && { out: order.out }) });
        try {
            const { result, keepOwnFolder } = await work({ store: opening.store, runFolder: runFolder.path });
            keep = keepOwnFolder;
            return result;
        }
        finally {
            opening.store.close();
            if (own && !keep)
                await (0,removeTree/* removeTree */.d)(folder);
            mark.close();
        }
    }
    finally {
        const removal = await runFolder.close();
        if (!removal.removed)
            host.notice(`warning: ${(0,plainText/* plainText */.w)(removal.reason)}`);
    }
};
/**
 * Opens the folder of runs, brings into order what runs that were killed have left, and does the work. No other process writes to the
 * folder meanwhile. @throws UsageError when the folder cannot be used
 */
const inRunPlace = async (order, host, work) => {
    if (order.folder === undefined) {
        const own = (0,external_node_path_.join)((0,leftovers/* privateBase */.D)(), `runs-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`);
        return working(order, own, host, work);
    }
    const { folder } = order;
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    }
    catch {
        throw new outcome/* UsageError */.eb(`${folder} cannot be made a folder for receipts; name another one`);
    }
    return (0,folderLock/* withFolderLock */.i)(folder, () => working(order, folder, host, work), 'this folder of receipts');
};
const realPath = (path) => {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
};
/** The machine as attempts see it. `hidden` need not exist. @throws UsageError when isolation is required and not to be had */
const attemptMachine = async (isolation, runFolder, hidden, host) => {
    const machine = {
        node: (0,thisNode/* thisNode */.V)(),
        searchPath: host.path,
        runFolder,
        ...demandOf(isolation),
        hidden: [...new Set(hidden.map(realPath))],
    };
    const lacking = await isolationLacking(machine);
    if (lacking !== undefined)
        throw new outcome/* UsageError */.eb(lacking);
    return machine;
};
/** What making attempts takes from the front door. */
const attemptBench = (store, machine, adapters, host) => ({
    store,
    machine,
    adapters,
    environmentValue: host.environmentValue,
    now: host.now,
    newRunId: () => `run-${(0,external_node_crypto_.randomUUID)()}`,
    signal: host.signal,
});


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

/***/ 7503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ monotonicMs)
/* harmony export */ });
/** Milliseconds of a clock that only goes forward; its zero means nothing. For durations, never for dates. */
const monotonicMs = () => Number(process.hrtime.bigint() / 1000000n);


/***/ }),

/***/ 8172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ hostFacts)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

const MIB = 1_048_576;
const hostFacts = () => ({
    os: `${node_os__WEBPACK_IMPORTED_MODULE_0__.type()} ${node_os__WEBPACK_IMPORTED_MODULE_0__.release()}`.slice(0, 120),
    arch: process.arch,
    cpus: Math.max(1, node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism()),
    memory_mb: Math.max(1, Math.floor(node_os__WEBPACK_IMPORTED_MODULE_0__.totalmem() / MIB)),
    node: process.versions.node,
});


/***/ }),

/***/ 5342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ keptOutput)
/* harmony export */ });
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);

/** Of a large piece no more is looked at than is kept, and this much. */
const SLICE = 65_536;
/** The start of a text that has at most `limit` bytes: cut there, decoded again, and shortened until it fits. */
const cut = (bytes, limit) => {
    let text = bytes.subarray(0, limit).toString('utf8');
    while (Buffer.byteLength(text) > limit)
        text = text.slice(0, -1);
    return text;
};
/**
 * One stream of an agent, redacted first and then cut at `limit` bytes, so that no cut leaves half a secret. What comes later is
 * neither kept nor looked at.
 */
const keptOutput = (redactor, limit) => {
    const stream = redactor.stream();
    const kept = [];
    let size = 0;
    const keep = (bytes) => {
        if (bytes.length > 0)
            kept.push(bytes);
        size += bytes.length;
    };
    return {
        write: (chunk) => {
            for (let at = 0; at < chunk.length && size <= limit; at += SLICE)
                keep(stream.write(chunk.subarray(at, at + SLICE)));
        },
        end: () => {
            if (size <= limit)
                keep(stream.end());
            const bytes = Buffer.concat(kept);
            const text = size > limit ? cut(bytes, limit) : bytes.toString('utf8');
            return { text, bytes: Buffer.byteLength(text), sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(text), truncated: size > limit };
        },
    };
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

/***/ 9423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ attemptFacts)
/* harmony export */ });
const DIAGNOSTICS_FAILED = ['sidecar_invalid', 'sidecar_with_secret'];
const OVER_BOUNDS = ['too_large', 'too_many'];
/** What decides how an attempt is graded. */
const attemptFacts = ({ agent, lifecycle, findings, refused }, interrupted) => ({
    status: agent.status,
    started: lifecycle.includes('agent_started'),
    interrupted,
    diagnosticsFailed: findings.some(({ signal }) => DIAGNOSTICS_FAILED.includes(signal)),
    overBounds: refused.some(({ reason }) => OVER_BOUNDS.includes(reason)),
});


/***/ }),

/***/ 7326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ wasLaunched),
/* harmony export */   y: () => (/* binding */ attemptMismatch)
/* harmony export */ });
/* harmony import */ var _attemptFacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9423);

/** Everything that an attempt says of what it is an attempt at. */
const BOUND = [
    ['plan', ({ plan }) => plan.plan_id, ({ plan_id }) => plan_id],
    ['plan set', ({ planSetId }) => planSetId, ({ plan_set_id }) => plan_set_id],
    ['task', ({ plan }) => plan.task_id, ({ task_id }) => task_id],
    ['trial', ({ trialIndex }) => trialIndex, ({ trial_index }) => trial_index],
    ['manifest', ({ plan }) => plan.manifest_sha256, ({ manifest_sha256 }) => manifest_sha256],
    ['fixture', ({ plan }) => plan.fixture_sha256, ({ fixture_sha256 }) => fixture_sha256],
    ['acceptance contract', ({ plan }) => plan.acceptance_contract_sha256, (attempt) => attempt.acceptance_contract_sha256],
    ['adapter', ({ plan }) => plan.adapter_sha256, ({ adapter_sha256 }) => adapter_sha256],
    ['scoring profile', ({ scoringProfileSha256 }) => scoringProfileSha256, ({ scoring_profile_sha256 }) => scoring_profile_sha256],
];
const isAt = (attempt, run) => attempt.plan_id === run.plan.plan_id && attempt.trial_index === run.trialIndex;
/** The run of a plan that an attempt claims to be; what of it differs. Undefined: the plan has no such run. */
const attemptMismatch = (attempt, runs) => {
    const run = runs.find((each) => isAt(attempt, each));
    return run && { run, differing: BOUND.filter(([, planned, said]) => planned(run) !== said(attempt)).map(([what]) => what) };
};
/** An attempt whose agent never started used up nothing: it may be made again. */
const wasLaunched = (attempt) => (0,_attemptFacts_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptFacts */ .N)(attempt, false).started;


/***/ }),

/***/ 5696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ prepareAttempt),
  Z: () => (/* binding */ sandboxRequest)
});

// EXTERNAL MODULE: ./lib/process/sandbox/openSandbox.js + 29 modules
var openSandbox = __webpack_require__(2264);
// EXTERNAL MODULE: ./lib/workspace/attemptFolder.js
var attemptFolder = __webpack_require__(292);
// EXTERNAL MODULE: ./lib/workspace/buildWorkspace.js
var buildWorkspace = __webpack_require__(3412);
// EXTERNAL MODULE: ./lib/running/adapterCopy.js
var adapterCopy = __webpack_require__(1089);
// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/process/redaction/keptOutput.js
var keptOutput = __webpack_require__(5342);
// EXTERNAL MODULE: ./lib/process/redaction/redactor.js + 22 modules
var redactor = __webpack_require__(5637);
// EXTERNAL MODULE: ./lib/running/clip.js
var clip = __webpack_require__(401);
// EXTERNAL MODULE: ./lib/running/command.js
var running_command = __webpack_require__(7562);
;// CONCATENATED MODULE: ./lib/running/agentVersion.js








/**
 * The artifact by which an adapter says how its agent is asked for its version: `{"command": ["{node}", "{adapter_root}/…", "--version"]}`.
 * The descriptor itself is closed; an artifact is bound by its hash as the descriptor is.
 */
const AGENT_VERSION_FILE = 'agent-version.json';
const LIMIT_MS = 20_000;
const OUTPUT_BYTES = 4_096;
const VERSION_UNITS = 200;
const ARGUMENT = /^(?:\{node\}|\{adapter_root\}\/[^{}]+|[^{}]+)$/;
const isArgument = (value) => typeof value === 'string' && value.length <= limits/* ARGUMENT_UNITS */.gs && ARGUMENT.test(value) && !value.split('/').includes('..');
/** The command of an `agent-version.json`; undefined when it says anything else. */
const versionCommand = (bytes) => {
    const json = (0,jsonText/* readJson */.Vh)(bytes);
    if (!json.ok || !(0,shape/* isRecord */.u4)(json.value) || Object.keys(json.value).join() !== 'command')
        return undefined;
    const { command } = json.value;
    if (!Array.isArray(command) || command.length < 1 || command.length > limits/* COMMAND_ARGUMENTS */.Rw)
        return undefined;
    return command.every(isArgument) && command[0] === '{node}' ? command : undefined;
};
const firstLine = (text) => {
    const line = text.split('\n').find((each) => each.trim() !== '');
    return line === undefined ? undefined : (0,clip/* clip */.$)((0,plainText/* plainText */.w)(line.trim()), VERSION_UNITS);
};
/** What the agent says when it is asked for its version, in its sandbox and without a single declared value; undefined when nothing comes of it. */
const agentVersion = async ({ artifacts, sandbox, adapterFolder, workspace, signal, }) => {
    const declared = artifacts.find(({ path }) => path === AGENT_VERSION_FILE);
    const command = declared && versionCommand(declared.bytes);
    if (command === undefined)
        return undefined;
    const adapterRoot = sandbox.inside(adapterFolder);
    const filling = (0,running_command/* fillCommand */.n)(command, { node: sandbox.node, adapterRoot, workspace: sandbox.inside(workspace) });
    if (!filling.ok)
        return undefined;
    const stdout = (0,keptOutput/* keptOutput */.Y)((0,redactor/* redactor */.$)([]), OUTPUT_BYTES);
    const ended = await sandbox.run({
        command: filling.command,
        cwd: adapterRoot,
        env: {},
        timeoutMs: LIMIT_MS,
        stdout: (chunk) => stdout.write(chunk),
        stderr: () => { },
        signal,
    });
    const { text } = stdout.end();
    return ended.kind === 'exited' && ended.code === 0 ? firstLine(text) : undefined;
};

// EXTERNAL MODULE: ./lib/running/installDependencies.js + 1 modules
var installDependencies = __webpack_require__(9450);
;// CONCATENATED MODULE: ./lib/running/attemptPreparation.js







// Enough for an agent with its tools, too little to take a machine down.
const LIMITS = { processes: 512, fileBytes: 1_073_741_824, memoryBytes: 8_589_934_592 };
/** The sandbox of an agent: it sees its workspace and its adapter. */
const sandboxRequest = ({ demand, network, hidden }, { workspace, adapter, scratch }) => ({
    demand,
    network,
    folders: [
        { host: workspace, inside: '/workspace', access: 'read-write' },
        { host: adapter, inside: '/adapter', access: 'read-only' },
    ],
    hidden,
    scratch,
    limits: LIMITS,
});
const ended = (ending, reason) => ({ kind: 'ended', ending, reason });
const INTERRUPTED = ended('cancelled_before_launch', 'interrupted before the agent was started');
/**
 * Builds the workspace, puts the adapter with what it depends on into a private folder, and opens the sandbox. No value of the
 * environment has been read when this is done.
 */
const prepareAttempt = async (task, adapter, machine, folder, signal) => {
    const building = (0,buildWorkspace/* buildWorkspace */._)(folder.workspace, task);
    if (building.kind === 'setup_failure')
        return ended('workspace_not_built', `the workspace could not be built: ${building.reason}`);
    const adapterFolder = (0,attemptFolder/* privateFolder */.q)(folder.path);
    const copying = (0,adapterCopy/* copyAdapter */.V)(adapterFolder, adapter.artifacts);
    if (!copying.ok)
        return ended('not_launched', copying.reason);
    const installing = await (0,installDependencies/* installDependencies */.b)({
        artifacts: adapter.artifacts,
        adapterFolder,
        attemptFolder: folder.path,
        node: machine.node.file,
        searchPath: machine.searchPath,
        signal,
    });
    if (installing.kind === 'failed')
        return ended('not_launched', installing.reason);
    if (installing.kind === 'cancelled' || signal.aborted)
        return INTERRUPTED;
    const folders = { workspace: folder.workspace, adapter: adapterFolder, scratch: (0,attemptFolder/* privateFolder */.q)(folder.path) };
    const opening = await (0,openSandbox/* openSandbox */.E)(sandboxRequest(machine, folders));
    if (!opening.ok)
        return ended('not_launched', `the agent cannot be kept apart as demanded: ${opening.reason}`);
    const { sandbox } = opening;
    try {
        const version = await agentVersion({ artifacts: adapter.artifacts, sandbox, adapterFolder, workspace: folder.workspace, signal });
        const filling = (0,running_command/* fillCommand */.n)(adapter.document.command, {
            node: sandbox.node,
            adapterRoot: sandbox.inside(adapterFolder),
            workspace: sandbox.inside(folder.workspace),
        });
        if (filling.ok && !signal.aborted)
            return { kind: 'prepared', sandbox, command: filling.command, version };
        await sandbox.close();
        return filling.ok
            ? INTERRUPTED
            : ended('not_launched', `argument ${filling.argument + 1} of the adapter's command still holds a placeholder; rename the folder that has braces in its name`);
    }
    catch (error) {
        await sandbox.close();
        throw error;
    }
};


/***/ }),

/***/ 5703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ regressionCount),
/* harmony export */   cR: () => (/* binding */ eventsOfChecks),
/* harmony export */   hR: () => (/* binding */ statusOfChecks)
/* harmony export */ });
/* unused harmony export AGENT_RUN */
/* harmony import */ var _checks_classify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1811);

/** What a result means for the work of an agent (spec 6.6). */
const AGENT_RUN = {
    'inventory-differs': 'incomplete_checks',
    'some-check-in-error': 'check_error',
    'regression-not-passing': 'regression',
    'defining-not-passing': 'check_failure',
    'required-not-passing': 'check_failure',
    'all-passing': 'success',
};
const WITHOUT_RESULT = {
    timeout: 'timeout',
    check_error: 'check_error',
    broke: 'check_error',
    cancelled: 'cancelled',
};
const statusOfChecks = (ending, inventory) => ending.kind === 'result' ? AGENT_RUN[(0,_checks_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .conditionOf */ .rI)(ending.result, inventory)] : WITHOUT_RESULT[ending.kind];
const FINISHED = ['checks_started', 'checks_finished'];
const CUT_SHORT = ['checks_started'];
const EVENTS = {
    result: FINISHED,
    timeout: FINISHED,
    check_error: FINISHED,
    broke: CUT_SHORT,
    cancelled: CUT_SHORT,
};
const eventsOfChecks = (ending) => EVENTS[ending.kind];
/** Regression checks whose reported status is exactly `fail`; those in error are not counted (spec 6.6). */
const regressionCount = (checks, inventory) => {
    const regression = new Set(inventory.regression_checks.map(({ id }) => id));
    return checks.filter(({ id, status }) => regression.has(id) && status === 'fail').length;
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

/***/ 3208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ INTERRUPTED_NOTE),
/* harmony export */   Uq: () => (/* binding */ interruptedAttempt),
/* harmony export */   pL: () => (/* binding */ interruptedReceipt)
/* harmony export */ });
/* harmony import */ var _contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9621);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6208);
/* harmony import */ var _runLimitations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8057);
/* harmony import */ var _runReceipt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1464);
/* harmony import */ var _storedBytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(237);





const INTERRUPTED_NOTE = 'The tool was killed while this attempt was under way. Whether the agent had been started, what it did and what it cost is not known; nothing of it was kept.';
/** The attempt that a journal keeps for the case that nothing follows; undefined when it is none. */
const interruptedAttempt = async (value) => {
    const reading = (await (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .vS)('attempt'))(value);
    if (!reading.ok)
        return undefined;
    const bytes = (0,_storedBytes_js__WEBPACK_IMPORTED_MODULE_4__/* .storedBytes */ .Z)(reading.document);
    return { document: reading.document, bytes, sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(bytes), output: { stdout: '', stderr: '' } };
};
/** The receipt of a run that nothing is known of: no check was asked, so no contract is needed. */
const interruptedReceipt = async (plan, attempt) => {
    const receipt = (0,_runReceipt_js__WEBPACK_IMPORTED_MODULE_3__/* .runReceipt */ .Y)({
        plan,
        attempt,
        acceptance: { required_checks: [], regression_checks: [], task_defining_failures: [] },
        verdict: { withoutChecks: 'cancelled' },
        cleanupFailed: false,
        message: (text) => text,
        limitations: (0,_runLimitations_js__WEBPACK_IMPORTED_MODULE_2__/* .runLimitations */ .Z)({
            attempt,
            plan,
            level: 'in_process',
            checked: false,
            diagnosticsFailed: false,
            notes: [INTERRUPTED_NOTE],
        }),
    });
    (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .assertWritable */ .Bz)(await (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .vS)('run-receipt'), receipt);
    return (0,_storedBytes_js__WEBPACK_IMPORTED_MODULE_4__/* .storedBytes */ .Z)(receipt);
};


/***/ }),

/***/ 1051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ keeper)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _process_leftovers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1617);
/* harmony import */ var _process_systemError_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2404);
/* harmony import */ var _runFiles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1167);






const hasAttempt = (what) => what.bytes !== undefined && what.output !== undefined;
const hasReceipt = (what) => what.receiptBytes !== undefined && what.observationBytes !== undefined;
const rescueInto = (folder, what) => {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    if (hasAttempt(what))
        (0,_runFiles_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAttempt */ .jP)(folder, what);
    if (hasReceipt(what))
        (0,_runFiles_js__WEBPACK_IMPORTED_MODULE_4__/* .writeReceipt */ .Qz)(folder, what);
};
/** For one run, whose paid attempt must not be lost because a disk is full or a folder is gone. */
const keeper = (runId) => {
    const known = {};
    let rescue;
    return {
        keep: (write, what) => {
            Object.assign(known, what);
            if (rescue === undefined) {
                try {
                    write();
                    return;
                }
                catch (error) {
                    rescue = { trouble: (0,_process_systemError_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error) };
                }
            }
            try {
                const folder = rescue.folder ?? node_path__WEBPACK_IMPORTED_MODULE_2__.join((0,_process_leftovers_js__WEBPACK_IMPORTED_MODULE_3__/* .privateBase */ .D)(), `rescued-${runId}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')}`);
                rescueInto(folder, known);
                rescue = { ...rescue, folder };
            }
            catch (error) {
                rescue = { trouble: `${rescue.trouble}; and not in the temporary folder either: ${(0,_process_systemError_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .b)(error)}` };
            }
        },
        rescued: () => rescue,
    };
};


/***/ }),

/***/ 2157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ makeAttempt)
});

// EXTERNAL MODULE: ./lib/contracts/documents.js
var documents = __webpack_require__(9621);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/process/hostFacts.js
var hostFacts = __webpack_require__(8172);
// EXTERNAL MODULE: ./lib/process/redaction/redactor.js + 22 modules
var redactor = __webpack_require__(5637);
// EXTERNAL MODULE: ./lib/process/systemError.js
var systemError = __webpack_require__(2404);
// EXTERNAL MODULE: ./lib/workspace/attemptFolder.js
var attemptFolder = __webpack_require__(292);
// EXTERNAL MODULE: ./lib/running/attemptDocument.js
var attemptDocument = __webpack_require__(5599);
// EXTERNAL MODULE: ./lib/running/attemptPreparation.js + 1 modules
var attemptPreparation = __webpack_require__(5696);
// EXTERNAL MODULE: ./lib/contracts/canonicalJson.js
var canonicalJson = __webpack_require__(2383);
;// CONCATENATED MODULE: ./lib/running/environmentIdentity.js


/**
 * The identity of the values that an agent got (spec 6.2), in the order of the adapter's `environment_names`. Unsalted, as the format
 * wants it: a short value can be guessed from it (spec W-12).
 */
const environmentSha256 = (values) => (0,sha256/* sha256 */.s)((0,canonicalJson/* canonicalJson */.d)(values.map(({ name, value }) => ({ name, value_sha256: (0,sha256/* sha256 */.s)(value) }))));

// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/process/clock.js
var clock = __webpack_require__(7503);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/process/freeSpace.js

/** Bytes that may still be written on the file system of a path; undefined where the system does not tell. */
const freeSpace = (path) => {
    try {
        const { bavail, bsize } = (0,external_node_fs_.statfsSync)(path);
        return bavail * bsize;
    }
    catch {
        return undefined;
    }
};

// EXTERNAL MODULE: ./lib/process/redaction/keptOutput.js
var keptOutput = __webpack_require__(5342);
// EXTERNAL MODULE: ./lib/workspace/captureChanges.js + 6 modules
var captureChanges = __webpack_require__(2922);
// EXTERNAL MODULE: ./lib/workspace/readSidecar.js
var readSidecar = __webpack_require__(9634);
// EXTERNAL MODULE: ./lib/running/clip.js
var clip = __webpack_require__(401);
;// CONCATENATED MODULE: ./lib/running/capturedSecrets.js



const REFUSED_PATH_UNITS = 1_000;
/** Shorter values (`1`, `true`) stand in ordinary files: taking them out would change work that shows nothing. */
const TELLING_UNITS = 6;
/** Of the values that can be told from ordinary text. */
const fileRedactor = (secrets) => (0,redactor/* redactor */.$)(secrets.filter(({ value }) => value.length >= TELLING_UNITS));
/** A file that shows a declared value is kept with the value taken out; every other file stays byte for byte. */
const withoutValues = (change, known) => {
    if (change.content_base64 === undefined)
        return change;
    const content = Buffer.from(change.content_base64, 'base64');
    const redacted = Buffer.from(known.bytes(content));
    return redacted.equals(content) ? change : { ...change, after_sha256: (0,sha256/* sha256 */.s)(redacted), content_base64: redacted.toString('base64') };
};
/** With its value taken out it may be what was given: then nothing changed. */
const isChange = ({ before_sha256, after_sha256 }) => before_sha256 === undefined || before_sha256 !== after_sha256;
const byPath = (a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
/** What was captured, without the declared values: in the contents of files, and in names. A file whose name shows a value is refused. */
const redactCaptured = ({ changes, refused }, known) => {
    const shown = (path) => (0,clip/* clip */.$)(known.reveals(path) ? known.text(path) : path, REFUSED_PATH_UNITS);
    const telling = new Set(changes.filter(({ path }) => known.reveals(path)));
    return {
        changes: changes
            .filter((change) => !telling.has(change))
            .map((change) => withoutValues(change, known))
            .filter(isChange),
        refused: [
            ...refused.map(({ path, reason }) => ({ path: shown(path), reason })),
            ...[...telling].map(({ path }) => ({ path: shown(path), reason: 'unsafe_name' })),
        ].sort(byPath),
    };
};

;// CONCATENATED MODULE: ./lib/running/captureAttempt.js




const EVIDENCE_UNITS = 500;
const FINDINGS = 199;
const sidecarOf = async ({ workspace, diagnosticsPath, redactor }) => {
    if (diagnosticsPath === undefined)
        return { findings: [] };
    const reading = await (0,readSidecar/* readSidecar */.Y)(workspace, diagnosticsPath, redactor);
    return reading.kind === 'read' ? { findings: [], diagnostics: reading.diagnostics } : { findings: [reading.finding] };
};
/**
 * Takes what an agent left, once nothing of it lives any more: its diagnostics, and what it changed. No declared value is in what
 * comes out. Throws when the workspace is no folder any more, or cannot be read.
 */
const captureAttempt = async (order) => {
    const { workspace, task, diagnosticsPath, redactor } = order;
    const sidecar = await sidecarOf(order);
    const skip = diagnosticsPath === undefined ? [] : [diagnosticsPath];
    const { changes, refused, findings } = await (0,captureChanges/* captureChanges */.A)(workspace, task, { skip });
    return {
        ...redactCaptured({ changes, refused }, fileRedactor(order.secrets)),
        ...sidecar,
        findings: [...sidecar.findings, ...findings]
            .slice(0, FINDINGS)
            .map((finding) => ({ ...finding, evidence: (0,clip/* clip */.$)(redactor.text(finding.evidence), EVIDENCE_UNITS) })),
    };
};

;// CONCATENATED MODULE: ./lib/running/launchAgent.js









const PROBE_ANSWERS = 50;
const QUESTION_UNITS = 200;
const ANSWER_UNITS = 500;
const NOTHING_CAPTURED = { changes: [], refused: [], findings: [] };
/** The agent did nothing, or nothing is known of what it did. */
const nothingRan = (ending, reason) => ({
    ending,
    stdout: attemptDocument/* NO_OUTPUT */.Qk,
    stderr: attemptDocument/* NO_OUTPUT */.Qk,
    captured: NOTHING_CAPTURED,
    isolation: attemptDocument/* NO_ISOLATION */.vN,
    agentMs: 0,
    storageExhausted: false,
    ...(reason !== undefined && { reason }),
});
const isolationOf = ({ mode, network, isolated, probe }) => ({
    mode,
    network,
    isolated,
    probe: probe
        .slice(0, PROBE_ANSWERS)
        .map(({ question, answer, holds }) => ({ question: (0,clip/* clip */.$)(question, QUESTION_UNITS), answer: (0,clip/* clip */.$)(answer, ANSWER_UNITS) || '-', holds })),
});
/** How the end of the process is told in a record (spec 6.3, 6.7). */
const endingOf = (end) => {
    switch (end.kind) {
        case 'not_started':
            return { ending: end.thrown ? 'not_launched' : 'start_failed', reason: `the agent could not be started: ${end.reason}` };
        case 'exited':
            return end.code === 0 ? { ending: 'exited_zero' } : { ending: 'exited_otherwise', exitCode: end.code };
        case 'signalled':
            return { ending: 'signalled' };
        case 'timeout':
            return { ending: 'timeout' };
        case 'cancelled':
            return { ending: 'cancelled' };
        case 'broke':
            return { ending: 'broke', reason: `the attempt broke while the agent ran: ${end.reason}` };
    }
};
/** Endings after which the adapter's diagnostics are read (spec 6.5). */
const ENDED_BY_ITSELF = ['exited_zero', 'exited_otherwise', 'signalled', 'start_failed'];
const SURVIVED = {
    kind: 'hygiene',
    signal: 'process_survived',
    evidence: 'processes were still there when the main process of the agent had ended; they were killed',
};
const capture = async (order, ending, known) => captureAttempt({
    workspace: order.workspace,
    task: order.task,
    diagnosticsPath: ENDED_BY_ITSELF.includes(ending) ? order.diagnosticsPath : undefined,
    redactor: known,
    secrets: order.secrets,
});
const startedOutcome = async (order, end, known) => {
    const ended = endingOf(end);
    if (ended.ending === 'broke')
        return { ...ended, captured: NOTHING_CAPTURED, storageExhausted: false };
    const storageExhausted = freeSpace(order.workspace) === 0;
    try {
        const captured = await capture(order, ended.ending, known);
        const survived = 'survivors' in end && end.survivors ? [SURVIVED] : [];
        return { ...ended, captured: { ...captured, findings: [...survived, ...captured.findings] }, storageExhausted };
    }
    catch (error) {
        const reason = `what the agent left could not be taken: ${(0,systemError/* messageOf */.b)(error)}`;
        return { ending: 'broke', reason, captured: NOTHING_CAPTURED, storageExhausted: storageExhausted || (0,systemError/* codeOf */.$)(error) === 'ENOSPC' };
    }
};
/**
 * Starts the agent with the declared values, waits for its end, and takes what it left once nothing of it lives any more. Closes the
 * sandbox. What happens is an outcome, never an exception.
 */
const launchAgent = async (order) => {
    const { prepared, secrets, signal } = order;
    const { sandbox, command, version } = prepared;
    const known = (0,redactor/* redactor */.$)(secrets);
    const stdout = (0,keptOutput/* keptOutput */.Y)(known, limits/* ADAPTER_OUTPUT_BYTES */.Sy);
    const stderr = (0,keptOutput/* keptOutput */.Y)(known, limits/* ADAPTER_OUTPUT_BYTES */.Sy);
    const began = (0,clock/* monotonicMs */.d)();
    const end = await sandbox
        .run({
        command,
        cwd: sandbox.inside(order.workspace),
        env: Object.fromEntries(secrets.map(({ name, value }) => [name, value])),
        timeoutMs: order.timeoutMs,
        stdout: (chunk) => stdout.write(chunk),
        stderr: (chunk) => stderr.write(chunk),
        signal,
    })
        .catch((error) => ({ kind: 'broke', reason: (0,systemError/* messageOf */.b)(error) }));
    const agentMs = (0,clock/* monotonicMs */.d)() - began;
    await sandbox.close().catch(() => { }); // what it leaves lies in the folder of the attempt, which goes next
    const [printed, complained] = [stdout.end(), stderr.end()];
    const isolation = isolationOf(sandbox);
    const outcome = await startedOutcome(order, end, known);
    if (outcome.ending === 'not_launched')
        return { ...nothingRan('not_launched', outcome.reason), isolation };
    return { ...outcome, stdout: printed, stderr: complained, isolation, agentMs, ...(version !== undefined && { agentVersion: version }) };
};

// EXTERNAL MODULE: ./lib/running/storedBytes.js
var storedBytes = __webpack_require__(237);
;// CONCATENATED MODULE: ./lib/running/attemptTask.js











const declaredValues = ({ adapter, environmentValue }) => adapter.document.environment_names.map((name) => ({ name, value: environmentValue(name) ?? '' }));
const missingValue = ({ adapter, environmentValue }) => adapter.document.environment_names.find((name) => environmentValue(name) === undefined);
const carryOut = async (order, folder, secrets, complete) => {
    const prepared = await (0,attemptPreparation/* prepareAttempt */.R)(order.task, order.adapter, order.machine, folder, order.signal);
    if (prepared.kind === 'ended')
        return nothingRan(prepared.ending, prepared.reason);
    try {
        const missing = missingValue(order);
        if (missing !== undefined)
            throw new Error(`the declared variable ${missing} is not set any more`);
        order.onLaunch(complete({ ...nothingRan('cancelled'), isolation: isolationOf(prepared.sandbox) }));
    }
    catch (error) {
        await prepared.sandbox.close();
        return nothingRan('not_launched', (0,systemError/* messageOf */.b)(error));
    }
    return launchAgent({
        task: order.task,
        prepared,
        workspace: folder.workspace,
        secrets: secrets(),
        timeoutMs: order.adapter.document.timeout_ms,
        diagnosticsPath: order.adapter.document.diagnostics_path,
        signal: order.signal,
    });
};
/** In a folder of its own, which is gone when this returns, or told of. */
const inFolder = async (order, secrets, complete) => {
    let folder;
    try {
        folder = (0,attemptFolder/* openAttemptFolder */.c)(order.machine.runFolder);
    }
    catch (error) {
        return { outcome: nothingRan('workspace_not_built', (0,systemError/* messageOf */.b)(error)) };
    }
    const outcome = await carryOut(order, folder, secrets, complete).catch((error) => nothingRan('not_launched', (0,systemError/* messageOf */.b)(error)));
    const removal = await folder.close();
    return removal.removed ? { outcome } : { outcome, leftover: `the folder of the attempt could not be removed: ${removal.reason}` };
};
/**
 * A fault of ours in what was captured must not cost the record of an attempt that has run, and perhaps was paid for: then nothing
 * that was captured is in it, and it counts as broken.
 */
const writable = async (outcome, complete) => {
    const read = await (0,documents/* documentReader */.vS)('attempt');
    try {
        return { document: (0,documents/* assertWritable */.Bz)(read, complete(outcome)) };
    }
    catch (error) {
        const { isolation, agentMs, storageExhausted } = outcome;
        const broken = {
            ...nothingRan(outcome.ending === 'workspace_not_built' ? outcome.ending : 'broke'),
            isolation,
            agentMs,
            storageExhausted,
        };
        return { document: (0,documents/* assertWritable */.Bz)(read, complete(broken)), fault: (0,systemError/* messageOf */.b)(error) };
    }
};
/**
 * Makes one attempt: the agent's part of a run, from verified bytes, in a folder of its own that is gone afterwards. Nothing of what
 * grades it is needed here. The document is valid and redacted; writing it is the caller's matter. Throws only for a defect of ours.
 */
const attemptTask = async (order) => {
    const { plan, identity } = order;
    const startedAt = order.now().toISOString();
    const host = (0,hostFacts/* hostFacts */.s)();
    let values;
    const secrets = () => {
        values ??= declaredValues(order);
        return values;
    };
    const complete = (outcome, cleanup) => (0,attemptDocument/* attemptDocument */.R1)({
        ...{ plan, identity, startedAt, host },
        ...outcome,
        diagnostics: outcome.captured.diagnostics,
        findings: outcome.captured.findings,
        environmentSha256: environmentSha256(secrets()),
        cleanup,
    });
    const { outcome, leftover } = await inFolder(order, secrets, complete);
    const known = (0,redactor/* redactor */.$)(secrets());
    const nothingThere = outcome.ending === 'workspace_not_built' && leftover === undefined;
    const cleanup = leftover !== undefined ? 'cleanup_failed' : nothingThere ? undefined : 'cleanup_complete';
    const { document, fault } = await writable(outcome, (each) => complete(each, cleanup));
    const bytes = (0,storedBytes/* storedBytes */.Z)(document);
    const reason = [outcome.reason, fault, leftover].filter((each) => each !== undefined).join('; ');
    return {
        document,
        bytes,
        sha256: (0,sha256/* sha256 */.s)(bytes),
        output: { stdout: outcome.stdout.text, stderr: outcome.stderr.text },
        redactor: known,
        interrupted: outcome.ending === 'cancelled_before_launch',
        ...(reason !== '' && { reason: known.text(reason) }),
    };
};

// EXTERNAL MODULE: ./lib/running/keepFiles.js
var keepFiles = __webpack_require__(1051);
// EXTERNAL MODULE: ./lib/running/planMismatch.js
var planMismatch = __webpack_require__(5172);
;// CONCATENATED MODULE: ./lib/running/makeAttempt.js



/**
 * Makes the attempt of one run and stores it. An attempt that was interrupted before its agent was started is not stored: it can be
 * made as if nothing had been.
 * @throws when its folder cannot be made, or something is not what the plan names: then nothing was started
 */
const makeAttempt = async (run, task, bench) => {
    const { store } = bench;
    const adapter = bench.adapters.get(run.plan.adapter_sha256);
    if (adapter === undefined)
        throw new Error(`no adapter at hand has the SHA-256 ${run.plan.adapter_sha256}`);
    const differing = (0,planMismatch/* planMismatch */.m)(run.plan, task, adapter);
    if (differing.length > 0)
        throw new Error(`what is at hand is not what the plan names: ${differing.join(', ')}; plan again`);
    const runId = bench.newRunId();
    const keeping = (0,keepFiles/* keeper */.t)(runId);
    store.begin(run.name);
    const result = await attemptTask({
        task,
        adapter,
        plan: run.plan,
        identity: {
            runId,
            trialIndex: run.trialIndex,
            ...(run.planSetId !== undefined && { planSetId: run.planSetId }),
            ...(run.scoringProfileSha256 !== undefined && { scoringProfileSha256: run.scoringProfileSha256 }),
        },
        machine: bench.machine,
        environmentValue: bench.environmentValue,
        now: bench.now,
        signal: bench.signal,
        onLaunch: (interrupted) => store.started(run.name, interrupted, bench.now()),
    });
    if (result.interrupted)
        store.undo(run.name);
    else
        keeping.keep(() => store.attempt(run.name, result), { bytes: result.bytes, output: result.output });
    return { result, keeper: keeping };
};


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

/***/ 7987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ runAll)
/* harmony export */ });
/**
 * Does something with many runs, `jobs` at a time, in their order. After an interruption nothing new is begun, and what is under way
 * is waited for. A run that cannot be begun does not keep the others from being finished.
 */
const runAll = async (runs, perform, { jobs, signal, onDone = () => { }, }) => {
    const outcomes = runs.map(() => ({ kind: 'not_begun' }));
    const queue = runs.entries();
    let done = 0;
    const work = async () => {
        for (const [at, run] of queue) {
            if (signal.aborted)
                return;
            try {
                outcomes[at] = { kind: 'done', record: await perform(run) };
            }
            catch (error) {
                outcomes[at] = { kind: 'failed', error };
            }
            done += 1;
            onDone({ done, total: runs.length, run });
        }
    };
    await Promise.all(Array.from({ length: Math.max(1, jobs) }, work));
    return outcomes;
};


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

/***/ 8057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ runLimitations)
/* harmony export */ });
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);
/* harmony import */ var _clip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(401);


const ALWAYS = 'One attempt is one sample: how often this agent solves the task takes many attempts to know.';
const NOT_STARTED = 'The agent was not started, so nothing is known of how it would have been kept apart.';
const NO_SANDBOX = 'There was no sandbox: the agent ran with all rights of the user that started it. It could read the corpus with its hidden checks and known-good change, the environment and the files of that user and of the tool itself, and change what lies outside its workspace.';
const NETWORKS = {
    none: 'no network',
    proxied: 'a network that leads to the named hosts only',
    open: 'an open network, from which it could fetch anything',
};
const ofIsolation = (isolation) => {
    if (isolation.mode === 'none')
        return NO_SANDBOX;
    const failed = isolation.probe.filter(({ holds }) => !holds).map(({ question }) => question);
    const part = `The agent ran in a sandbox (${isolation.mode}) with ${NETWORKS[isolation.network]}; the kernel of the machine is shared with it.`;
    return isolation.isolated
        ? part
        : `${part} The sandbox did not keep all that it should: ${failed.join('; ') || 'its probe did not end well'}.`;
};
const LEVELS = {
    observed_isolated: 'The checks never load the work of the agent: a second process in a sandbox loads it and is asked; what only that process could know was not believed.',
    observed: 'The checks never load the work of the agent, but the process that does had no sandbox: code that is written to deceive could reach for the files of the checks.',
    in_process: 'The checks load the work of the agent into their own process: code that is written to deceive could forge this verdict. Only checks of the observed kind rule that out.',
};
const launched = ({ attempt }) => attempt.lifecycle.includes('agent_started');
const reportedCost = ({ attempt }) => attempt.diagnostics?.cost_usd ?? 0;
const ROWS = [
    [(facts) => !launched(facts), () => NOT_STARTED],
    [launched, ({ attempt }) => ofIsolation(attempt.isolation)],
    [({ checked }) => checked, ({ level }) => LEVELS[level]],
    [
        ({ diagnosticsFailed }) => diagnosticsFailed,
        () => 'The adapter declares diagnostics, and what it left could not be taken as such; the work was therefore not checked.',
    ],
    [
        (facts) => reportedCost(facts) > facts.plan.max_cost_usd,
        (facts) => `The adapter reports a cost of ${reportedCost(facts)} US dollars, more than the ${facts.plan.max_cost_usd} that the plan allows. Limits of cost are checked before a run and not enforced during it.`,
    ],
    [({ attempt }) => attempt.diagnostics !== undefined, () => 'Diagnostics are what the adapter says of itself; nobody measured them.'],
    [
        ({ attempt }) => attempt.storage_exhausted,
        () => 'The disk of the attempt was full when the agent ended; what it could not write is not known.',
    ],
    [() => true, () => ALWAYS],
];
const LIMITATION_UNITS = 500;
/** What a run receipt does not prove, in our own words: no path, no time, no output. */
const runLimitations = (facts) => [
    ...ROWS.filter(([holds]) => holds(facts)).map(([, text]) => (0,_clip_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$)((0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(text(facts)), LIMITATION_UNITS)),
    ...facts.notes.map((note) => (0,_clip_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$)((0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(note), LIMITATION_UNITS)),
];


/***/ }),

/***/ 1464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ runReceipt)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5707);
/* harmony import */ var _checkEndings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5703);
/* harmony import */ var _clip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);



const withoutCleanup = (events) => events.filter((event) => event !== 'cleanup_complete' && event !== 'cleanup_failed');
/** Without a workspace nothing was there to be removed, unless a part of one stayed (spec 6.7, rows 1 and 2). */
const cleanupEvents = (events, failed) => failed ? ['cleanup_failed'] : events.length === 0 ? [] : ['cleanup_complete'];
const diagnosticsOf = ({ diagnostics }) => {
    if (diagnostics === undefined)
        return {};
    const { tool_calls, ...others } = diagnostics;
    if (tool_calls === undefined)
        return { diagnostics };
    return { diagnostics: { ...others, tool_calls: [...new Set(tool_calls.map((call) => (0,_clip_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$)(call, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL_CALL_UNITS */ ._)))].sort() } };
};
/** Messages of the checks in the order of the driver; redaction may leave nothing that needs saying. */
const checksOf = (results, message) => results.map(({ id, status, message: text }) => {
    const said = text === undefined ? '' : message(text);
    return { id, status, ...(said !== '' && { message: said }) };
});
/** The receipt of a run (spec 2.14, 6.7). Every derived field is computed here, from what happened: none can contradict another. */
const runReceipt = (facts) => {
    const { plan, attempt, acceptance, verdict, cleanupFailed } = facts;
    const checks = 'checks' in verdict && verdict.checks.kind === 'result' ? verdict.checks.result.results : [];
    const events = [...withoutCleanup(attempt.lifecycle), ...('checks' in verdict ? (0,_checkEndings_js__WEBPACK_IMPORTED_MODULE_0__/* .eventsOfChecks */ .cR)(verdict.checks) : [])];
    const status = 'checks' in verdict ? (0,_checkEndings_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOfChecks */ .hR)(verdict.checks, acceptance) : verdict.withoutChecks;
    return {
        schema_version: 'codevetter.agent-task-run.v2',
        run_id: attempt.run_id,
        plan_id: plan.plan_id,
        task_id: plan.task_id,
        manifest_sha256: plan.manifest_sha256,
        fixture_sha256: plan.fixture_sha256,
        acceptance_contract_sha256: plan.acceptance_contract_sha256,
        adapter_sha256: plan.adapter_sha256,
        environment_sha256: attempt.environment_sha256,
        workspace_policy: 'public_fixture_and_task_packet_v1',
        terminal_status: cleanupFailed ? 'cleanup_failure' : status,
        lifecycle: [...events, ...cleanupEvents(events, cleanupFailed)],
        agent: attempt.agent,
        checks: checksOf(checks, facts.message),
        regression_count: (0,_checkEndings_js__WEBPACK_IMPORTED_MODULE_0__/* .regressionCount */ .D)(checks, acceptance),
        cleanup: { status: cleanupFailed ? 'failed' : 'complete' },
        ...diagnosticsOf(attempt),
        limitations: [...facts.limitations],
    };
};


/***/ }),

/***/ 237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ storedBytes)
/* harmony export */ });
/** A document as it is stored: two-space JSON and a newline. */
const storedBytes = (document) => new TextEncoder().encode(`${JSON.stringify(document, null, 2)}\n`);


/***/ })

};
;