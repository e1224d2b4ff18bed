"use strict";
exports.id = 8654;
exports.ids = [8654];
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

/***/ 8654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: ./lib/planning/blockedReasons.js
var blockedReasons = __webpack_require__(9752);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
;// CONCATENATED MODULE: ./lib/reporting/planText.js

const LABEL = 17;
const labelled = (label, value) => `${`${label}:`.padEnd(LABEL)} ${value}`;
const usd = (amount) => `$${amount.toFixed(6)}`;
const environmentWords = ({ environment }) => environment.length === 0 ? 'none' : environment.map(({ name, available }) => (available ? name : `${name} (missing)`)).join(', ');
const blockedLines = (reasons, { remedy }) => [
    labelled('blocked', reasons.length === 0 ? 'no' : reasons.map(plainText/* plainText */.w).join(', ')),
    ...reasons.flatMap((reason) => {
        const words = remedy(reason);
        return words === undefined ? [] : [`  - ${(0,plainText/* plainText */.w)(reason)}: ${words}`];
    }),
];
const ending = (reasons, { findings, runLine }) => [
    ...(findings.length === 0 ? [] : ['Findings', ...findings.map((line) => `  - ${line}`)]),
    ...(reasons.length === 0 ? ['', `Approve and run it with: ${runLine}`] : []),
];
/** A run plan for people. */
const runPlanText = (plan, adapterId, notes) => `${[
    labelled('plan', plan.plan_id),
    labelled('task', plan.task_id),
    labelled('adapter', `${adapterId}, ${plan.adapter_sha256}`),
    labelled('command', (0,plainText/* plainText */.w)(plan.command.join(' '))),
    labelled('environment', environmentWords(plan)),
    labelled('input', `${plan.filtered_input_bytes} bytes, estimated ${plan.estimated_input_tokens} tokens`),
    labelled('reserved output', `${plan.reserved_output_tokens} tokens`),
    labelled('cost posture', plan.cost_posture),
    labelled('estimated cost', usd(plan.estimated_max_cost_usd)),
    labelled('cost limit', usd(plan.max_cost_usd)),
    labelled('launch approval', 'required'),
    labelled('paid approval', plan.approval.paid_required ? 'yes' : 'no'),
    ...blockedLines(plan.blocked_reasons, notes),
    ...ending(plan.blocked_reasons, notes),
].join('\n')}\n`;
const COLUMNS = ['task', 'adapter', 'trials', 'posture', 'estimate', 'limit', 'blocked'];
const reasonCount = (count) => (count === 0 ? 'no' : `${count} ${count === 1 ? 'reason' : 'reasons'}`);
const row = ({ plan, adapter_id, trials }) => [
    plan.task_id,
    adapter_id,
    String(trials),
    plan.cost_posture,
    usd(plan.estimated_max_cost_usd),
    usd(plan.max_cost_usd),
    reasonCount(plan.blocked_reasons.length),
];
const table = (rows) => {
    const widths = COLUMNS.map((_, at) => Math.max(...rows.map((cells) => (cells[at] ?? '').length)));
    return rows.map((cells) => `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
};
const isolationWords = ({ sandbox, network, hosts }) => `sandbox ${sandbox}, network ${network}${hosts === undefined ? '' : ` to ${hosts.map(plainText/* plainText */.w).join(', ')}`}`;
/** A plan set for people: what is approved together, then a table of its plans. Costs in the table are of one attempt. */
const planSetText = (set, notes) => {
    const { counts, cost } = set;
    return `${[
        labelled('plan set', set.plan_set_id),
        labelled('corpus', `${(0,plainText/* plainText */.w)(set.corpus.root)}, index ${set.corpus.index_sha256}`),
        labelled('plans', `${counts.plans} (${counts.tasks} tasks, ${counts.adapters} adapters), ${counts.attempts} attempts`),
        labelled('isolation', isolationWords(set.isolation)),
        labelled('cost posture', cost.posture),
        labelled('estimated cost', usd(cost.estimated_max_usd)),
        labelled('cost limit', usd(cost.max_usd)),
        labelled('launch approval', 'required'),
        labelled('paid approval', set.approval.paid_required ? 'yes' : 'no'),
        ...blockedLines(set.blocked_reasons, notes),
        ...table([COLUMNS, ...set.plans.map(row)]),
        ...ending(set.blocked_reasons, notes),
    ].join('\n')}\n`;
};

// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
// EXTERNAL MODULE: ./lib/commands/outputFile.js
var outputFile = __webpack_require__(9223);
// EXTERNAL MODULE: ./lib/commands/planning.js + 7 modules
var planning = __webpack_require__(4996);
;// CONCATENATED MODULE: ./lib/commands/plan.js





const REPLACEABLE = ['codevetter.agent-task-plan.v1', 'agent-task-plan-set.v1'];
const approvedId = (document) => (document.kind === 'plan' ? document.plan.plan_id : document.set.plan_set_id);
const isPaid = (document) => document.kind === 'plan' ? document.plan.approval.paid_required : document.set.approval.paid_required;
const textOf = ({ planning: { document, runs }, lines, notes }) => {
    const about = {
        remedy: blockedReasons/* reasonRemedy */.Fg,
        runLine: `${lines.run} --approve-plan ${approvedId(document)}${isPaid(document) ? ' --approve-paid' : ''}`,
        findings: notes,
    };
    return document.kind === 'plan'
        ? runPlanText(document.plan, runs[0]?.adapter.document.adapter_id ?? '', about)
        : planSetText(document.set, about);
};
const NO_SANDBOX_IN_A_PLAN = 'a single run plan says nothing about isolation; add --set, or give it to `corpus run`';
/** Shows what a run would do, see and cost, and under which id it is approved (wire format 5). Starts nothing. */
const plan = async (inputs, host) => {
    const planned = (0,planning/* planFromInputs */.Z)(inputs, host);
    const { document } = planned.planning;
    if (document.kind === 'plan' && ['sandbox', 'network', 'network-host'].some((name) => inputs.has(name)))
        throw new outcome/* UsageError */.eb(NO_SANDBOX_IN_A_PLAN);
    const value = document.kind === 'plan' ? document.plan : document.set;
    const reserved = (0,outputFile/* outputFile */.i)(inputs.value('out'), host, REPLACEABLE);
    try {
        reserved?.commit(Buffer.from((0,outcome/* prettyJson */.D_)(value)));
    }
    finally {
        reserved?.discard();
    }
    return {
        exitCode: 0,
        json: () => (0,outcome/* lineJson */.l_)(value),
        text: () => textOf(planned),
        annotations: planned.findings.map((finding) => ({ root: planned.root.named, finding })),
    };
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