"use strict";
exports.id = 4996;
exports.ids = [4996];
exports.modules = {

/***/ 2862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ profileDisagreements)
/* harmony export */ });
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3796);

const problem = (pointer, rule, message) => ({ pointer, rule, message, severity: 'error' });
/** A profile maps exactly the checks of the acceptance contract; one that does not is invalid (DX score, section 1). */
const profileDisagreements = (profile, task) => {
    const declared = [...task.acceptance.required_checks, ...task.acceptance.regression_checks].map(({ id }) => id);
    const mapped = profile.checks.map(({ id }) => id);
    const problems = [];
    if (profile.task_id !== task.taskId)
        problems.push(problem('/task_id', 'profile.task-id', `the profile belongs to another task; it must name ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(task.taskId)}`));
    if (profile.manifest_sha256 !== task.manifestSha256) {
        problems.push(problem('/manifest_sha256', 'profile.manifest', 'the profile was made for other bytes of the task manifest; run `corpus seal`'));
    }
    for (const id of declared.filter((known) => !mapped.includes(known))) {
        problems.push(problem('/checks', 'profile.checks', `the check ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(id)} of the acceptance contract has no dimension; add it`));
    }
    mapped.forEach((id, at) => {
        if (!declared.includes(id))
            problems.push(problem(`/checks/${at}/id`, 'profile.checks', `${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(id)} is no check of the acceptance contract; remove it`));
    });
    return problems;
};


/***/ }),

/***/ 5579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ PROFILE_FILE),
/* harmony export */   L: () => (/* binding */ sealProfile)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5707);
/* harmony import */ var _corpus_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3752);
/* harmony import */ var _profileAgreement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2862);



const PROFILE_FILE = 'scoring-profile.json';
const LISTS = ['critical_regressions', 'allowed_paths', 'prohibited_paths', 'test_paths'];
/** Binds the scoring profile beside the manifest, where there is one, to the task as it will be. */
const sealProfile = (draft, sealing, reader) => {
    const declared = { folder: sealing.folder, path: PROFILE_FILE };
    const there = draft.source.read(declared, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .DOCUMENT_BYTES */ .A1);
    if (!there.ok && there.rule === 'source.missing')
        return { state: 'missing', findings: [], changes: [] };
    const profile = draft.open(sealing.label, declared);
    if (profile === undefined)
        return { state: 'invalid', findings: [], changes: [] };
    profile.set(['task_id'], sealing.taskId, 'identity');
    profile.set(['manifest_sha256'], sealing.manifestSha256, 'hash');
    profile.sort(['checks'], 'id');
    for (const list of LISTS)
        profile.sort([list]);
    draft.close(profile);
    const reading = reader(profile.value());
    // A profile that breaks its own rules stops the sealing like any other document; one that only lags behind the contract is told.
    if (!reading.ok)
        for (const problem of reading.problems)
            draft.problem(sealing.label, profile.file, problem);
    const behind = reading.ok && sealing.acceptance !== undefined
        ? (0,_profileAgreement_js__WEBPACK_IMPORTED_MODULE_2__/* .profileDisagreements */ .t)(reading.document, { ...sealing, acceptance: sealing.acceptance })
        : [];
    return {
        state: reading.ok && behind.length === 0 ? 'valid' : 'invalid',
        findings: (0,_corpus_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .placed */ .GS)(sealing.label, profile.file, behind),
        changes: profile.changes,
    };
};


/***/ }),

/***/ 2153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* unused harmony export readInputs */
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9458);

const spelled = (name) => `--${name}`;
/** A flag as it was typed, without what follows an equals sign (`--root=a`) or a first letter (`-abc`). */
const typedFlag = (word) => (word.startsWith('--') ? (word.split('=', 1)[0] ?? word) : word.slice(0, 2));
const isFlag = (word) => word.startsWith('-') && word.length > 1;
const refuseInlineValue = (flag, option) => {
    throw new UsageError(option.value === undefined ? `${flag} takes no value` : `write ${flag} and its value as separate words`);
};
/**
 * Reads flags as separate words (`--root DIR`; `--root=DIR` is refused), values that are neither empty nor look like a flag, and
 * at most `positionals` words besides (Infinity for any number). A bare `--` before the flags is skipped, as package managers add it.
 * @throws UsageError
 */
// Not with util.parseArgs: half of its rules would have to be taken back, and every start would load it.
const readInputs = (words, options, positionals) => {
    const found = new Map();
    const loose = [];
    for (let at = words[0] === '--' ? 1 : 0; at < words.length; at++) {
        const word = words[at] ?? '';
        if (!isFlag(word)) {
            loose.push(word);
            continue;
        }
        if (word === '--')
            throw new UsageError('unexpected word "--"');
        const flag = typedFlag(word);
        const option = options.find(({ name }) => spelled(name) === flag);
        if (option === undefined)
            throw new UsageError(`unknown flag ${JSON.stringify(flag)}`);
        if (flag !== word)
            refuseInlineValue(flag, option);
        const value = option.value === undefined ? '' : words[++at];
        if (option.value !== undefined && (value === undefined || value === '' || value.startsWith('--'))) {
            throw new UsageError(`${flag} needs a value: ${flag} ${option.value}`);
        }
        const values = found.get(option.name) ?? [];
        values.push(value ?? '');
        found.set(option.name, values);
    }
    if (loose.length > positionals)
        throw new UsageError(`unexpected word ${JSON.stringify(loose[positionals])}`);
    return {
        has: (name) => found.has(name),
        value: (name) => found.get(name)?.at(-1),
        values: (name) => found.get(name) ?? [],
        positionals: loose,
    };
};
/** A whole number written canonically, within bounds. @throws UsageError */
const wholeNumber = (inputs, name, min, max) => {
    const text = inputs.value(name);
    if (text === undefined)
        return undefined;
    const number = /^(?:0|[1-9][0-9]{0,8})$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= min && number <= max))
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${spelled(name)} takes a whole number from ${min} to ${max}`);
    return number;
};


/***/ }),

/***/ 4996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ planFromInputs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/corpusDocuments.js
var corpusDocuments = __webpack_require__(9137);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var corpus_findings = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/corpus/readCorpus.js
var readCorpus = __webpack_require__(7238);
// EXTERNAL MODULE: ./lib/planning/blockers.js + 3 modules
var blockers = __webpack_require__(1756);
// EXTERNAL MODULE: ./lib/planning/loadAdapter.js
var loadAdapter = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/contracts/reading.js + 2 modules
var reading = __webpack_require__(8235);
// EXTERNAL MODULE: ./lib/contracts/rules/planSet.js + 1 modules
var planSet = __webpack_require__(8817);
// EXTERNAL MODULE: ./lib/contracts/rules/runPlan.js + 1 modules
var runPlan = __webpack_require__(3443);
// EXTERNAL MODULE: ./lib/planning/hiddenFiles.js
var hiddenFiles = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/planning/plannedTasks.js
var plannedTasks = __webpack_require__(9345);
// EXTERNAL MODULE: ./lib/contracts/rules/derivedId.js
var derivedId = __webpack_require__(7135);
// EXTERNAL MODULE: ./lib/contracts/rules/planSetTotals.js
var planSetTotals = __webpack_require__(7445);
// EXTERNAL MODULE: ./lib/planning/blockedReasons.js
var blockedReasons = __webpack_require__(9752);
;// CONCATENATED MODULE: ./lib/planning/limitations.js
/** What a run plan of ours does not say. The same for every plan: it is part of the id. */
const RUN_PLAN_LIMITATIONS = [
    'Tokens are counted at four bytes each from what the task makes public, and the overhead is what the adapter states; an agent may use more.',
    'The cost is an estimate from the prices that the adapter states. Nothing stops an agent that spends more.',
    'Environment values are not read. A run receipt holds an unsalted hash of them, from which a short value can be guessed: approve no name whose value is short and secret.',
    'The hashes bind the files that the adapter lists and the packages of its lock file, not what it loads over a network while it runs.',
];
/** What a plan set of ours does not say. */
const PLAN_SET_LIMITATIONS = [
    'The cost is the sum of the estimates of its plans; their limitations hold here as well.',
    'Isolation is what each attempt will be asked for. What it really had stands in the attempt and in the observation.',
];

;// CONCATENATED MODULE: ./lib/planning/planSet.js





const byCodeUnit = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const byTaskAndAdapter = (a, b) => byCodeUnit(a.plan.task_id, b.plan.task_id) ||
    byCodeUnit(a.adapter_id, b.adapter_id) ||
    byCodeUnit(a.plan.adapter_sha256, b.plan.adapter_sha256);
const totals = (rows) => (0,planSetTotals/* planSetTotals */.J)(rows.map(({ plan, trials }) => ({
    taskId: plan.task_id,
    adapterSha256: plan.adapter_sha256,
    trials,
    posture: plan.cost_posture,
    estimatedMaxUsd: plan.estimated_max_cost_usd,
    maxUsd: plan.max_cost_usd,
})));
const sortedIsolation = ({ sandbox, network, hosts }) => ({
    sandbox,
    network,
    ...(hosts === undefined ? {} : { hosts: [...new Set(hosts)].sort() }),
});
const reasonsOf = ({ plan }) => plan.blocked_reasons;
const isPaid = (posture) => posture !== 'free';
/** What one approval approves: the same question, with its rows in whatever order, gives the same set. Nothing is looked up. */
const derivePlanSet = (question) => {
    const { corpus, isolation, kitVersion, experiment, pullRequest, reasons = [], limitations = PLAN_SET_LIMITATIONS } = question;
    const plans = [...question.rows].sort(byTaskAndAdapter);
    const { counts, cost } = totals(plans);
    const schema_version = 'agent-task-plan-set.v1';
    const rest = {
        corpus,
        plans,
        counts,
        cost,
        isolation: sortedIsolation(isolation),
        ...(experiment === undefined ? {} : { experiment }),
        ...(pullRequest === undefined ? {} : { pull_request: pullRequest }),
        approval: { launch_required: true, paid_required: isPaid(cost.posture) },
        blocked_reasons: (0,blockedReasons/* boundedReasons */.Hg)([...plans.flatMap(reasonsOf), ...reasons], limits/* PLAN_SET_REASONS */.bK),
        limitations: [...limitations],
        kit: { version: kitVersion },
    };
    return { schema_version, plan_set_id: (0,derivedId/* derivedId */.d)('plans-', 'plan_set_id', { schema_version, ...rest }), ...rest };
};

;// CONCATENATED MODULE: ./lib/planning/runPlan.js



const MILLION = 1_000_000;
const BYTES_PER_TOKEN = 4;
/**
 * In dollars, rounded up to millionths. The order of the operations is part of the format: doubles sometimes come out a millionth too
 * high, and that is the value to give (wire format 5).
 */
const estimatedMaxCost = ({ inputTokens, inputUsdPerMillion, outputTokens, outputUsdPerMillion }) => {
    const usd = (inputTokens * inputUsdPerMillion + outputTokens * outputUsdPerMillion) / MILLION;
    return Math.ceil(usd * MILLION) / MILLION;
};
const filteredInputBytes = ({ taskPacket, fixture }) => fixture.document.files.reduce((sum, file) => sum + Buffer.byteLength(file.content_base64, 'base64'), taskPacket.bytes.length);
/** The plan of one run (wire format 2.12 and 5): the same question gives the same plan, to the last byte. Nothing is looked up. */
const deriveRunPlan = ({ task, adapter, available, reasons = [], limitations = RUN_PLAN_LIMITATIONS }) => {
    const { planning, environment_names, cost_posture, command } = adapter.document;
    const environment = environment_names.map((name) => ({ name, available: available(name) }));
    const bytes = filteredInputBytes(task);
    const inputTokens = Math.ceil(bytes / BYTES_PER_TOKEN) + planning.prompt_overhead_tokens;
    const estimate = estimatedMaxCost({
        inputTokens,
        inputUsdPerMillion: planning.input_usd_per_million,
        outputTokens: planning.reserved_output_tokens,
        outputUsdPerMillion: planning.output_usd_per_million,
    });
    const withinLimit = estimate <= planning.max_cost_usd;
    const plan = {
        schema_version: 'codevetter.agent-task-plan.v1',
        task_id: task.taskId,
        manifest_sha256: task.manifest.sha256,
        fixture_sha256: task.fixture.sha256,
        acceptance_contract_sha256: task.acceptance.sha256,
        adapter_sha256: adapter.sha256,
        workspace_policy: 'public_fixture_and_task_packet_v1',
        environment,
        filtered_input_bytes: bytes,
        estimated_input_tokens: inputTokens,
        reserved_output_tokens: planning.reserved_output_tokens,
        estimated_max_cost_usd: estimate,
        max_cost_usd: planning.max_cost_usd,
        cost_posture,
        within_cost_limit: withinLimit,
        command: [...command],
        approval: { launch_required: true, paid_required: cost_posture !== 'free' },
        blocked_reasons: (0,blockedReasons/* boundedReasons */.Hg)([
            ...environment.filter((variable) => !variable.available).map(({ name }) => `missing-environment:${name}`),
            ...(withinLimit ? [] : ['cost-limit-exceeded']),
            ...reasons,
        ]),
        limitations: [...limitations],
    };
    const { schema_version, ...rest } = plan;
    return { schema_version, plan_id: (0,derivedId/* derivedId */.d)('plan-', 'plan_id', plan), ...rest };
};

// EXTERNAL MODULE: ./lib/authoring/profileAgreement.js
var profileAgreement = __webpack_require__(2862);
// EXTERNAL MODULE: ./lib/authoring/sealProfile.js
var sealProfile = __webpack_require__(5579);
// EXTERNAL MODULE: ./lib/contracts/rules/scoringProfile.js + 1 modules
var scoringProfile = __webpack_require__(7630);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/corpus/readDocument.js
var readDocument = __webpack_require__(2999);
// EXTERNAL MODULE: ./lib/source/relativePath.js
var relativePath = __webpack_require__(8878);
;// CONCATENATED MODULE: ./lib/planning/scoringProfile.js









const reader = (0,reading/* readerOf */.T)(scoringProfile.scoringProfileForm);
/** The scoring profile beside the manifest of a task, judged against the task: it is fixed before any run, by its hash in the plan set. */
const readScoringProfile = (source, task) => {
    const folder = (0,relativePath/* folderOf */.yS)(task.manifest.file);
    const file = folder === '' ? sealProfile/* PROFILE_FILE */.F : `${folder}/${sealProfile/* PROFILE_FILE */.F}`;
    const label = `task ${task.taskId}`;
    const reading = source.read({ folder, path: sealProfile/* PROFILE_FILE */.F }, limits/* DOCUMENT_BYTES */.A1);
    if (!reading.ok) {
        if (reading.rule === 'source.missing')
            return { kind: 'none' };
        return {
            kind: 'invalid',
            findings: (0,corpus_findings/* placed */.GS)(label, file, [{ pointer: '', rule: reading.rule, message: reading.message, severity: 'error' }]),
        };
    }
    const { bytes } = reading;
    const { document, findings } = (0,readDocument/* readAs */.fd)(label, { file, bytes, sha256: (0,sha256/* sha256 */.s)(bytes) }, reader);
    if (document === undefined)
        return { kind: 'invalid', findings };
    const disagreements = (0,profileAgreement/* profileDisagreements */.t)(document.document, {
        taskId: task.taskId,
        manifestSha256: task.manifest.sha256,
        acceptance: task.acceptance.document,
    });
    if (disagreements.length > 0)
        return { kind: 'invalid', findings: [...findings, ...(0,corpus_findings/* placed */.GS)(label, file, disagreements, bytes)] };
    return { kind: 'valid', profile: document, findings };
};

;// CONCATENATED MODULE: ./lib/planning/planRuns.js










const readPlan = (0,reading/* readerOf */.T)(runPlan.runPlanForm);
const readSet = (0,reading/* readerOf */.T)(planSet.planSetForm);
const refused = (lines, findings = []) => ({ ok: false, lines, findings });
const planRuns_byCodeUnit = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const inOrder = (adapters) => [...adapters].sort((a, b) => planRuns_byCodeUnit(a.document.adapter_id, b.document.adapter_id) || planRuns_byCodeUnit(a.sha256, b.sha256));
const sameAdapter = (adapters) => adapters.find((adapter, at) => adapters.findIndex(({ sha256 }) => sha256 === adapter.sha256) !== at);
/** Prices and token numbers of an adapter can give more than a plan can say. That is the adapter's fault, not a defect of ours. */
const beyondBounds = ({ adapter, plan }) => {
    const reading = readPlan(plan);
    return reading.ok
        ? []
        : reading.problems.map(({ pointer, message }) => `${adapter.document.adapter_id} on ${plan.task_id}: the plan would say at ${pointer}: ${message}`);
};
const plannedRuns = (request, tasks) => {
    const hidden = (0,hiddenFiles/* hiddenFiles */.e)(request.corpus.tasks);
    const findings = [];
    const runs = tasks.flatMap((task) => {
        const profile = readScoringProfile(request.source, task);
        if (profile.kind !== 'none')
            findings.push(...profile.findings);
        return inOrder(request.adapters).map((adapter) => {
            const reasons = (0,blockers/* blockers */.m)({ task, adapter, hidden, jobMinutes: request.jobMinutes, profileInvalid: profile.kind === 'invalid' });
            const plan = deriveRunPlan({ task, adapter, available: request.available, reasons });
            return { task, adapter, plan, trials: request.trials, ...(profile.kind === 'valid' ? { profile: profile.profile } : {}) };
        });
    });
    return { runs, findings };
};
const setOf = (request, set, runs) => derivePlanSet({
    ...set,
    corpus: {
        root: set.corpus.root,
        index_sha256: request.corpus.indexSha256 ?? '',
        ...(set.corpus.tree_sha === undefined ? {} : { tree_sha: set.corpus.tree_sha }),
    },
    rows: runs.map(({ adapter, plan, trials, profile }) => ({
        adapter_id: adapter.document.adapter_id,
        plan,
        trials,
        ...(profile === undefined ? {} : { scoring_profile_sha256: profile.sha256 }),
    })),
});
/**
 * Plans runs of adapters on tasks of a corpus that was read (wire format 5): starts nothing, writes nothing, reads no value of an
 * environment. Refuses a corpus that is not valid as a whole and a task that is not qualified.
 */
const planRuns = (request) => {
    const chosen = (0,plannedTasks/* chosenTasks */.P)(request.corpus, request.tasks);
    if (!chosen.ok)
        return refused(chosen.lines, request.corpus.findings);
    const twice = sameAdapter(request.adapters);
    if (twice !== undefined)
        return refused([`${twice.file} is an adapter that is already named; give each once, and repeat runs with --trials`]);
    const count = chosen.tasks.length * request.adapters.length;
    if (count > limits/* PLAN_SET_PLANS */.Ei)
        return refused([`${count} plans are more than a plan set holds (${limits/* PLAN_SET_PLANS */.Ei}); choose fewer tasks or adapters`]);
    const { runs, findings } = plannedRuns(request, chosen.tasks);
    const beyond = runs.flatMap(beyondBounds);
    if (beyond.length > 0)
        return refused([...new Set(beyond)], findings);
    if (request.set === undefined) {
        const [run] = runs;
        if (run === undefined || runs.length > 1 || request.trials !== 1)
            throw new Error('defect: a single plan is for one task, one adapter and one trial');
        return { ok: true, runs, document: { kind: 'plan', plan: run.plan }, findings };
    }
    const set = setOf(request, request.set, runs);
    const reading = readSet(set);
    if (!reading.ok)
        return refused(reading.problems.map(({ pointer, message }) => `the plan set would say at ${pointer}: ${message}`), findings);
    return { ok: true, runs, document: { kind: 'set', set }, findings };
};

// EXTERNAL MODULE: ./lib/reporting/plainBlock.js
var plainBlock = __webpack_require__(8741);
// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/commands/inputs.js
var commands_inputs = __webpack_require__(2153);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
// EXTERNAL MODULE: ./lib/commands/planIsolation.js
var planIsolation = __webpack_require__(1187);
// EXTERNAL MODULE: ./lib/commands/command.js
var command = __webpack_require__(5583);
;// CONCATENATED MODULE: ./lib/commands/planOptions.js

/** The flags that say what is planned: `plan` shows it, `run` does it, so both have them and both make the same id of them. */
const PLAN_OPTIONS = [
    command/* ROOT_OPTION */.VV,
    { name: 'task', value: 'ID', many: true, summary: 'a task, repeatable' },
    { name: 'all', summary: 'every task of the corpus' },
    { name: 'adapter', value: 'FILE', many: true, summary: 'the descriptor of an adapter, repeatable' },
    { name: 'trials', value: 'N', summary: 'independent attempts of each adapter on each task (default: 1)' },
    { name: 'set', summary: 'a plan set, also for one task, one adapter and one trial' },
    { name: 'sandbox', value: 'auto|require|none', summary: 'isolation that attempts ask for (default: auto)' },
    { name: 'network', value: 'none|proxied|open', summary: 'what attempts reach (default: none; proxied with --network-host)' },
    { name: 'network-host', value: 'HOST', many: true, summary: 'a host that a proxied network leads to, with :PORT unless 443; repeatable' },
    { name: 'job-minutes', value: 'N', summary: 'how long the job of one attempt may take (default: 350)' },
];

;// CONCATENATED MODULE: ./lib/commands/version.js
/** The kit's own version; a test compares it with package.json. */
const KIT_VERSION = '0.1.0';

;// CONCATENATED MODULE: ./lib/commands/planning.js















const MOST_MINUTES = 10_080;
const ENVIRONMENT_NAME = /^[A-Z][A-Z0-9_]{0,79}$/;
const adapterLines = (findings) => (0,corpus_findings/* findingLines */.hq)(labelled(findings));
const labelled = (findings) => findings.map((finding) => ({ label: 'adapter', ...finding }));
const loadAdapters = (inputs, host) => {
    const files = inputs.values('adapter');
    if (files.length === 0)
        throw new outcome/* UsageError */.eb('say which adapter: --adapter FILE (repeatable)');
    const loadings = files.map((file) => (0,loadAdapter/* loadAdapter */.i)((0,external_node_path_.resolve)(host.cwd, file), file));
    const wrong = loadings.flatMap((loading) => (loading.ok ? [] : loading.findings));
    if (wrong.length > 0)
        throw new outcome/* UsageError */.eb(['what is named with --adapter cannot be used:', ...adapterLines(wrong)].join('\n  '));
    return {
        adapters: loadings.flatMap((loading) => (loading.ok ? [loading.adapter] : [])),
        warnings: adapterLines(loadings.flatMap(({ findings }) => findings)),
    };
};
const chosenIds = (inputs) => {
    const ids = inputs.values('task');
    if (ids.length > 0 === inputs.has('all'))
        throw new outcome/* UsageError */.eb('say which tasks: --task ID (repeatable), or --all; one of the two');
    return ids.length > 0 ? [...new Set(ids)] : 'all';
};
/** A variable counts as available when it is set here, or when `--available-env` says that it will be where the run is. */
const availability = (inputs, host) => {
    const names = inputs.values('available-env');
    const wrong = names.find((name) => !ENVIRONMENT_NAME.test(name));
    if (wrong !== undefined)
        throw new outcome/* UsageError */.eb(`--available-env takes the name of a variable, such as API_TOKEN, not ${JSON.stringify(wrong)}`);
    return (name) => names.includes(name) || host.hasEnvironment(name);
};
/** The same flags as they were given, for a line to type. */
const spelledFlags = (inputs) => PLAN_OPTIONS.filter(({ name }) => inputs.has(name))
    .flatMap(({ name, value, many }) => {
    if (value === undefined)
        return [`--${name}`];
    const values = many === true ? inputs.values(name) : inputs.values(name).slice(-1);
    return values.map((each) => `--${name} ${(0,plainBlock/* shellWord */.r7)(each)}`);
})
    .join(' ');
/**
 * Plans what the flags of PLAN_OPTIONS (and `--available-env`) ask for: a run plan for one task, one adapter and one trial, a plan set
 * for more or with `--set`.
 * @throws UsageError when nothing can be planned, with everything that stands against it
 */
const planFromInputs = (inputs, host) => {
    const root = (0,corpusRoot/* corpusRoot */.$)(inputs, host);
    const tasks = chosenIds(inputs);
    const trials = (0,commands_inputs/* wholeNumber */.r)(inputs, 'trials', 1, limits/* PLAN_TRIALS */.e7) ?? 1;
    const jobMinutes = (0,commands_inputs/* wholeNumber */.r)(inputs, 'job-minutes', 1, MOST_MINUTES) ?? blockers/* JOB_MINUTES */.o;
    const available = availability(inputs, host);
    const { adapters, warnings } = loadAdapters(inputs, host);
    const asSet = tasks === 'all' || tasks.length > 1 || adapters.length > 1 || trials > 1 || inputs.has('set');
    const isolation = asSet ? (0,planIsolation/* planIsolation */.w)(inputs, adapters) : undefined;
    const source = (0,corpusRoot/* openCorpus */.t)(root);
    const corpus = (0,readCorpus/* readCorpus */.X)(source, {
        readers: corpusDocuments/* CORPUS_READERS */.M,
        receipts: true,
        keepTasks: true,
        onTask: (done, total) => host.progress(`reading ${root.named}: ${done} of ${total} tasks`),
    });
    const planning = planRuns({
        corpus,
        source,
        tasks,
        adapters,
        trials,
        available,
        jobMinutes,
        ...(isolation === undefined ? {} : { set: { corpus: { root: root.named }, isolation, kitVersion: KIT_VERSION } }),
    });
    if (!planning.ok)
        throw new outcome/* UsageError */.eb(planning.lines.join('\n'));
    const flags = spelledFlags(inputs);
    return {
        root,
        planning,
        notes: [...warnings, ...(0,corpus_findings/* findingLines */.hq)(planning.findings)],
        findings: planning.findings,
        lines: { plan: `corpus plan ${flags}`, run: `corpus run ${flags}` },
    };
};


/***/ }),

/***/ 7630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scoringProfileForm: () => (/* binding */ scoringProfileForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/scoring-profile.js
// Generated from schemas/scoring-profile.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.id, 1, 80) && pattern0.test(v.id) &&
  (v.dimension === "functional" || v.dimension === "regression" || v.dimension === "consistency") &&
  (v.surface === undefined || (v.surface === "contract" || v.surface === "client" || v.surface === "cli" || v.surface === "documentation")) &&
  (0,accepted/* hasFields */.s6)(v, 2 + (v.surface !== undefined));
const isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 80) && pattern0.test(v);
const pattern1 = /^(?![A-Za-z]:)(?!\.{1,2}(?:\/|$))[^/\\\u0000*?]+(?:\/(?!\.{1,2}(?:\/|$))[^/\\\u0000*?]+)*\/?$/;
const isEntry1 = (v) => (0,accepted/* isText */.KH)(v, 1, 240) && pattern1.test(v);
const isEntry2 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isList */.Lv)(v.argv, 1, 50, isEntry2) &&
  (0,accepted/* isWhole */.wP)(v.timeout_ms, 1000, 600000) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "agent-dx-scoring-profile.v1" &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  (0,accepted/* isHex */.qv)(v.manifest_sha256, 64) &&
  (0,accepted/* isList */.Lv)(v.checks, 1, 200, isObject0) &&
  (0,accepted/* isList */.Lv)(v.critical_regressions, 0, 100, isEntry0) &&
  (0,accepted/* isList */.Lv)(v.allowed_paths, 0, 100, isEntry1) &&
  (0,accepted/* isList */.Lv)(v.prohibited_paths, 0, 100, isEntry1) &&
  (0,accepted/* isList */.Lv)(v.test_paths, 0, 100, isEntry1) &&
  typeof v.storage_exhaustion_exempt === 'boolean' &&
  (v.test_command === undefined || isObject1(v.test_command)) &&
  (0,accepted/* hasFields */.s6)(v, 9 + (v.test_command !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","checks","critical_regressions","allowed_paths","prohibited_paths","test_paths","storage_exhaustion_exempt"],"properties":{"schema_version":{"const":"agent-dx-scoring-profile.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"checks":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","dimension"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"dimension":{"type":"string","enum":["functional","regression","consistency"]},"surface":{"type":"string","enum":["contract","client","cli","documentation"]}}}},"critical_regressions":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"allowed_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"prohibited_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"test_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"test_command":{"type":"object","additionalProperties":false,"required":["argv","timeout_ms"],"properties":{"argv":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":600000}}},"storage_exhaustion_exempt":{"type":"boolean"}}});

const validate = (0,validator/* validatorOf */.q)(isObject2, schema);

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/command.js
var command = __webpack_require__(6742);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/scoringProfile.js






const checks = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'checks'));
const checkIds = (document) => [(0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'checks'), 'id')];
const list = (document, name) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, name));
const LISTS = ['critical_regressions', 'allowed_paths', 'prohibited_paths', 'test_paths'];
const scoringProfile_lists = (document) => LISTS.map((name) => list(document, name));
const surface = (document, report) => {
    for (const check of checks(document)) {
        const dimension = (0,place/* partOf */.BU)(check, 'dimension').value;
        const { pointer, value } = (0,place/* partOf */.BU)(check, 'surface');
        if (dimension === 'consistency' && value === undefined)
            report(pointer, 'a consistency check names the surface that it compares');
        if (typeof dimension === 'string' && dimension !== 'consistency' && value !== undefined)
            report(pointer, 'only a consistency check has a surface');
    }
};
const criticalRegressions = (document, report) => {
    const known = (0,lists/* textsOf */.CB)(checks(document)
        .filter((check) => (0,place/* partOf */.BU)(check, 'dimension').value === 'regression')
        .map((check) => (0,place/* partOf */.BU)(check, 'id')));
    for (const { pointer, value } of list(document, 'critical_regressions')) {
        if (typeof value === 'string' && !known.has(value))
            report(pointer, `${(0,plainText/* excerpt */.K)(value)} is no check of the dimension regression`);
    }
};
const scoringProfile_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('profile.checks-sorted', (0,lists/* sorted */.IP)(checkIds)),
        (0,rules_form/* error */.z3)('profile.checks-unique', (0,lists/* unique */.Am)(checkIds)),
        (0,rules_form/* error */.z3)('profile.surface', surface),
        (0,rules_form/* error */.z3)('profile.critical-regressions', criticalRegressions),
        (0,rules_form/* error */.z3)('profile.lists-sorted', (0,lists/* sorted */.IP)(scoringProfile_lists)),
        (0,rules_form/* error */.z3)('profile.lists-unique', (0,lists/* unique */.Am)(scoringProfile_lists)),
        (0,rules_form/* error */.z3)('profile.paths-disjoint', (0,lists/* disjoint */.nf)((document) => [list(document, 'allowed_paths'), list(document, 'prohibited_paths')], (path) => `${path} is allowed and prohibited; decide for one`)),
        ...(0,command/* commandRules */.Hf)((document) => (0,place/* placeOf */.$t)(document, 'test_command', 'argv'), ['{node}', '{workspace}']),
    ],
};
const scoringProfileForm = () => scoringProfile_form;


/***/ }),

/***/ 9345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ chosenTasks)
/* harmony export */ });
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);
/* harmony import */ var _corpus_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3752);


const SHOWN_ERRORS = 20;
const refused = (...lines) => ({ ok: false, lines });
const isAbout = (finding, tasks) => tasks.some((task) => finding.label === `task ${task}` || finding.label.startsWith(`task ${task}:`));
/**
 * A fault anywhere stops planning everywhere, as the format has it (spec W-17). What is said first is what is wrong with the tasks that
 * were asked for; when that is nothing, the lines say so.
 */
const invalidCorpus = (corpus, errors, asked) => {
    const own = asked === 'all' ? [] : errors.filter((finding) => isAbout(finding, asked));
    const lines = [...(0,_corpus_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .findingLines */ .hq)(own), ...(0,_corpus_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .findingLines */ .hq)(errors.filter((finding) => !own.includes(finding)))];
    const rest = lines.length - SHOWN_ERRORS;
    return refused(`the corpus is not valid, so nothing is planned (${lines.length} ${lines.length === 1 ? 'error' : 'errors'}):`, ...lines.slice(0, SHOWN_ERRORS).map((line) => `  ${line}`), ...(rest > 0 ? [`  … and ${rest} more; \`corpus validate\` shows all`] : []), ...(asked !== 'all' && own.length === 0 && corpus.rows.some(({ task_id }) => asked.includes(task_id))
        ? ['what was asked for is not affected itself, but a plan stands on the whole corpus: restore or qualify what is named above']
        : []));
};
/** The tasks of a corpus to plan, sorted by id. Every one has to be there and qualified, in a corpus that is valid with its receipts. */
const chosenTasks = (corpus, asked) => {
    const errors = corpus.findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        return invalidCorpus(corpus, errors, asked);
    const ids = asked === 'all' ? corpus.tasks.map(({ taskId }) => taskId) : [...new Set(asked)].sort();
    if (ids.length === 0)
        return refused('the corpus has no task; make one with `corpus new`');
    const known = new Map(corpus.tasks.map((task) => [task.taskId, task]));
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) {
        return refused(`the corpus has no task ${unknown.map((id) => (0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(id)).join(', ')}; \`corpus validate --json\` lists its tasks`);
    }
    const qualified = new Set(corpus.rows.filter((row) => row.qualified).map(({ task_id }) => task_id));
    const unproven = ids.filter((id) => !qualified.has(id));
    if (unproven.length > 0) {
        return refused(`without a qualification receipt a task is not planned: ${unproven.join(', ')}`, `make it with \`corpus qualify ${unproven.map((id) => `--task ${id}`).join(' ')} --write\``);
    }
    return { ok: true, tasks: ids.flatMap((id) => known.get(id) ?? []) };
};


/***/ })

};
;