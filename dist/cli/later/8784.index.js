"use strict";
exports.id = 8784;
exports.ids = [8784];
exports.modules = {

/***/ 8394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  adapterCheck: () => (/* binding */ adapterCheck)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/finding.js
var finding = __webpack_require__(1946);
// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
;// CONCATENATED MODULE: ./lib/planning/adapterImports.js


const CODE_FILE = /\.(?:[cm]?js|[cm]?ts)$/;
/** Statements at the start of a line, where text that only looks like an import is rare. */
const STATEMENTS = /^[ \t]*(?:import\s*|(?:import|export)\b[\w$\s{},*]{0,2000}?\bfrom\s*)['"]([^'"\s]{1,240})['"]/gm;
/** Anywhere in a line: only believed when it names a file. */
const CALLS = /\b(?:import|require|new URL)\(\s*['"](\.{1,2}\/[^'"\n]{1,240})['"]/g;
const packageName = (specifier) => specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const named = (file, specifier) => {
    if (/^\.{1,2}\//.test(specifier))
        return { kind: 'file', name: external_node_path_.posix.join(external_node_path_.posix.dirname(file), specifier), specifier };
    if ((0,external_node_module_.isBuiltin)(specifier) || /^[#/]|:/.test(specifier))
        return undefined;
    return { kind: 'package', name: packageName(specifier), specifier };
};
/**
 * What a JavaScript or TypeScript file names in its imports: a plain search in its text. It sees what people write, not what a program
 * puts together, and it may take a comment for code: good for a hint, not for a proof.
 */
const importsOf = (file, bytes) => {
    if (!CODE_FILE.test(file))
        return [];
    const text = new TextDecoder().decode(bytes);
    const specifiers = new Set([...text.matchAll(STATEMENTS), ...text.matchAll(CALLS)].map((match) => match[1] ?? ''));
    return [...specifiers].flatMap((specifier) => named(file, specifier) ?? []);
};
/** The names under which Node may find a file that is named without its ending. */
const SPELLINGS = ['', '.js', '.cjs', '.mjs', '.json', '/index.js'];
/** Imports of files that are none of the artifacts. */
const unlistedImports = (imports, listed) => imports.filter(({ kind, name }) => kind === 'file' && !SPELLINGS.some((ending) => listed.has(name + ending)));

;// CONCATENATED MODULE: ./lib/planning/adapterHints.js


/** What may be meant and still surprises people when an adapter runs. Warnings: none of them stops a plan. */
const ADAPTER_HINTS = {
    'adapter-hint.diagnostics-untold': 'The command tells the adapter where its diagnostics are expected.',
    'adapter-hint.packages': 'Packages that an adapter imports come from a listed package.json and package-lock.json.',
    'adapter-hint.prices': 'The prices and the cost limit of an adapter leave room for a run.',
    'adapter-hint.shebang': 'No listed file relies on an interpreter at a fixed place of the machine.',
    'adapter-hint.timeout': 'The time limit leaves room for a start, and for other attempts in the same job.',
    'adapter-hint.unlisted-files': 'Files beside the descriptor that are not listed are not part of the adapter.',
    'adapter-hint.unlisted-import': 'A listed file imports only listed files.',
};
const SHORT_MS = 5_000;
const LONG_MS = 30 * 60_000;
const MOST_NAMED = 10;
const MOST_IMPORTS = 20;
const hint = (rule, pointer, message) => ({ rule, pointer, message, severity: 'warning' });
const names = (all) => all
    .slice(0, MOST_NAMED)
    .map((name) => (0,plainText/* excerpt */.K)(name))
    .join(', ') + (all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : '');
const diagnosticsHints = ({ document: { command, diagnostics_path: path } }) => path === undefined || command.some((argument) => argument === `{workspace}/${path}`)
    ? []
    : [
        hint('adapter-hint.diagnostics-untold', '/diagnostics_path', `a run fails when nothing is written there, and no argument is {workspace}/${path}; make sure that the program knows the place, or leave the field out`),
    ];
const priceHints = ({ document: { cost_posture: posture, planning } }) => {
    if (posture === 'free')
        return [];
    const found = [];
    for (const name of ['input_usd_per_million', 'output_usd_per_million']) {
        const other = name === 'input_usd_per_million' ? planning.output_usd_per_million : planning.input_usd_per_million;
        if (planning[name] === 0 && other > 0)
            found.push(hint('adapter-hint.prices', `/planning/${name}`, 'a price of 0 leaves these tokens out of the bound of the cost'));
    }
    if (planning.max_cost_usd === 0) {
        found.push(hint('adapter-hint.prices', '/planning/max_cost_usd', 'a limit of 0 blocks every plan that costs anything; name what one run may cost at most'));
    }
    return found;
};
const timeoutHints = ({ document: { timeout_ms: ms } }) => {
    if (ms < SHORT_MS)
        return [
            hint('adapter-hint.timeout', '/timeout_ms', `${ms} ms can pass before a program has started on a busy machine; allow ${SHORT_MS} or more`),
        ];
    if (ms > LONG_MS)
        return [
            hint('adapter-hint.timeout', '/timeout_ms', `one attempt may take ${Math.round(ms / 60_000)} minutes; a job that makes several may end before they do`),
        ];
    return [];
};
const shebangHints = ({ artifacts }) => artifacts.flatMap(({ path, bytes }, at) => {
    const first = new TextDecoder().decode(bytes.subarray(0, 200)).split('\n', 1)[0] ?? '';
    return first.startsWith('#!') && !first.startsWith('#!/usr/bin/env ')
        ? [
            hint('adapter-hint.shebang', `/artifacts/${at}/path`, `${(0,plainText/* excerpt */.K)(path)} begins with ${(0,plainText/* excerpt */.K)(first)}, a place that need not exist where it runs; start it with {node}, or write #!/usr/bin/env`),
        ]
        : [];
});
const importHints = ({ document, artifacts }) => {
    const listed = new Set(document.artifacts.map(({ path }) => path));
    const locked = listed.has('package.json') && listed.has('package-lock.json');
    return artifacts.flatMap(({ path, bytes }, at) => {
        const pointer = `/artifacts/${at}/path`;
        const imports = importsOf(path, bytes);
        const packages = locked ? [] : [...new Set(imports.filter(({ kind }) => kind === 'package').map(({ name }) => name))];
        return [
            ...unlistedImports(imports, listed)
                .slice(0, MOST_IMPORTS)
                .map(({ specifier }) => hint('adapter-hint.unlisted-import', pointer, `${(0,plainText/* excerpt */.K)(path)} seems to import ${(0,plainText/* excerpt */.K)(specifier)}, which is none of the artifacts and will not be there at run time`)),
            ...(packages.length === 0
                ? []
                : [
                    hint('adapter-hint.packages', pointer, `${(0,plainText/* excerpt */.K)(path)} seems to import ${names(packages)}; list a package.json and a package-lock.json that bring it, or bundle it into a listed file`),
                ]),
        ];
    });
};
const besideHints = (beside) => beside.length === 0
    ? []
    : [
        hint('adapter-hint.unlisted-files', '/artifacts', `not part of the adapter, and not there when it runs: ${names(beside)}; list what it needs`),
    ];
const HINTS = [diagnosticsHints, priceHints, timeoutHints, shebangHints, importHints];
/** Everything that an author should look at twice. `beside`: files in the adapter's folder that belong to no adapter. */
const adapterHints = (adapter, beside) => [
    ...HINTS.flatMap((hints) => hints(adapter)),
    ...besideHints(beside),
];

// EXTERNAL MODULE: ./lib/planning/blockedReasons.js
var blockedReasons = __webpack_require__(9752);
// EXTERNAL MODULE: ./lib/planning/blockers.js + 3 modules
var blockers = __webpack_require__(1756);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/source/readBounded.js
var readBounded = __webpack_require__(1316);
;// CONCATENATED MODULE: ./lib/planning/filesBeside.js






const MOST_FILES = 1_000;
const DEEPEST = 6;
/** What no author means to be part of an adapter. */
const IGNORED = ['.git', 'node_modules'];
const ADAPTER = /^codevetter\.agent-task-adapter\./;
const walk = (root, folder, depth, found) => {
    for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, folder), { withFileTypes: true })) {
        if (found.length >= MOST_FILES || IGNORED.includes(entry.name))
            continue;
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (!entry.isDirectory())
            found.push(path);
        else if (depth < DEEPEST)
            walk(root, path, depth + 1, found);
    }
};
/** The files of every adapter whose descriptor lies directly in the folder, the descriptors included. */
const ofAdapters = (folder, files) => {
    const owned = new Set();
    for (const file of files.filter((name) => /^[^/]+\.json$/.test(name))) {
        const reading = (0,readBounded/* readBounded */.C)((0,external_node_path_.join)(folder, file), limits/* DOCUMENT_BYTES */.A1);
        const json = reading.ok ? (0,jsonText/* readJson */.Vh)(reading.bytes) : reading;
        if (!('value' in json) || !ADAPTER.test((0,shape/* textMember */.SA)(json.value, 'schema_version') ?? ''))
            continue;
        owned.add(file);
        for (const artifact of (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(json.value, 'artifacts')))
            owned.add((0,shape/* textMember */.SA)(artifact, 'path') ?? '');
    }
    return owned;
};
/**
 * Files in an adapter's folder that no adapter of that folder lists, sorted; the first thousand. Links are not followed. Empty when the
 * folder cannot be read.
 */
const filesBeside = (folder) => {
    const found = [];
    try {
        walk(folder, '', 0, found);
    }
    catch {
        return [];
    }
    const owned = ofAdapters(folder, found);
    return found.filter((path) => !owned.has(path)).sort();
};

// EXTERNAL MODULE: ./lib/planning/loadAdapter.js
var loadAdapter = __webpack_require__(4210);
// EXTERNAL MODULE: ./lib/process/leftovers.js
var leftovers = __webpack_require__(1617);
// EXTERNAL MODULE: ./lib/process/thisNode.js
var thisNode = __webpack_require__(277);
// EXTERNAL MODULE: ./lib/reporting/plainBlock.js
var plainBlock = __webpack_require__(8741);
;// CONCATENATED MODULE: ./lib/reporting/adapterCheckText.js


const HEADLINES = {
    conforms: 'CONFORMS',
    does_not_conform: 'DOES NOT CONFORM',
    unknown: 'NOT FOUND OUT',
};
const STATUS = { pass: 'PASS', warn: 'WARN', fail: 'FAIL', unknown: '----' };
const findingLine = ({ file, line, column, pointer, message, rule }) => {
    const place = line === undefined ? file : `${file}:${line}:${column}`;
    return (0,plainText/* plainText */.w)(`  - ${place}${pointer === '' ? '' : ` ${pointer}`} ${message} [${rule}]`);
};
const block = (title, lines) => (lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines]);
const outputLines = (name, text) => (text.trim() === '' ? [] : [name, (0,plainBlock/* indentedBlock */.pL)(text.trimEnd(), '  ')]);
const trialLines = ({ reason, isolation, checks, changed, stdout, stderr }) => {
    if (reason !== null)
        return [(0,plainText/* plainText */.w)(`Trial: not run: ${reason}`)];
    const where = isolation === null ? '' : `, sandbox ${isolation.mode}, network ${isolation.network}${isolation.isolated ? '' : ', NOT isolated'}`;
    return [
        (0,plainText/* plainText */.w)(`Trial${where}`),
        ...checks.map(({ id, status, detail }) => (0,plainText/* plainText */.w)(`  ${STATUS[status]}  ${id}: ${detail}`)),
        (0,plainText/* plainText */.w)(`  changed in the workspace: ${changed.length === 0 ? 'nothing' : changed.join(', ')}`),
        ...outputLines('stdout', stdout),
        ...outputLines('stderr', stderr),
    ];
};
/** For the author of an adapter; `file` as the user named it, `remedy`: what to do about a blocked reason. */
const adapterCheckText = (report, file, remedy) => {
    const { adapter, findings, environment, trial } = report;
    const of = (severity) => findings.filter((finding) => finding.severity === severity).map(findingLine);
    const names = environment.map(({ name, available }) => `${name} (${available ? 'set' : 'not set'})`).join(', ');
    const lines = [
        (0,plainText/* plainText */.w)(`${file}: ${HEADLINES[report.result]}`),
        ...(adapter === null
            ? []
            : [
                (0,plainText/* plainText */.w)(`adapter ${adapter.adapter_id}, ${adapter.cost_posture}, ${adapter.artifacts} artifacts, descriptor ${adapter.sha256}`),
            ]),
        ...(names === '' ? [] : [(0,plainText/* plainText */.w)(`environment ${names}`)]),
        ...block('Errors', of('error')),
        ...block('Blocks every plan', report.blocked_reasons.map((reason) => (0,plainText/* plainText */.w)(`  - ${reason}: ${remedy(reason) ?? 'see the documentation of the kit that says so'}`))),
        ...block('Warnings', of('warning')),
        ...(findings.some(({ rule }) => rule === 'corpus.hash') ? ['`corpus adapter seal` writes the hashes of edited files'] : []),
        ...(trial === null ? (adapter === null ? [] : ['not run; `--execute` tries it on a tiny task']) : trialLines(trial)),
    ];
    return `${lines.join('\n')}\n`;
};

// EXTERNAL MODULE: ./lib/running/trialTask.js
var trialTask = __webpack_require__(5498);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
// EXTERNAL MODULE: ./lib/commands/planIsolation.js
var planIsolation = __webpack_require__(1187);
;// CONCATENATED MODULE: ./lib/commands/adapterCheck.js















const DEMANDS = {
    preferred: 'auto',
    required: 'require',
    none: 'none',
};
/** What only a run has a use for. */
const RUN_FLAGS = ['approve-paid', 'sandbox', 'network', 'network-host'];
const readFlags = (inputs) => {
    const [named] = inputs.positionals;
    if (named === undefined)
        throw new outcome/* UsageError */.eb('name the descriptor: corpus adapter check <file>');
    const execute = inputs.has('execute');
    const idle = RUN_FLAGS.find((name) => inputs.has(name));
    if (!execute && idle !== undefined)
        throw new outcome/* UsageError */.eb(`nothing is run without --execute; leave --${idle} out, or add it`);
    return { named, execute };
};
const isThere = (file) => {
    try {
        return (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
};
/** Hints, placed in the descriptor. */
const hintsOf = (adapter) => {
    const hints = adapterHints(adapter, filesBeside(adapter.folder));
    const positions = (0,jsonText/* locateAll */.Y6)(adapter.bytes, hints.map(({ pointer }) => pointer));
    return hints.map((hint, at) => ({ file: adapter.file, ...hint, ...positions[at] }));
};
/** What would block a plan with this adapter, whatever the task: judged on a task without files, of a corpus without tasks. */
const lastingReasons = (adapter) => {
    const { fixture } = trialTask/* TRIAL_TASK */.R;
    return (0,blockers/* blockers */.m)({
        task: { fixture: { ...fixture, document: { ...fixture.document, files: [] } } },
        adapter,
        hidden: { hashes: new Set(), canaries: [] },
        jobMinutes: blockers/* JOB_MINUTES */.o,
        profileInvalid: false,
    }).sort();
};
const runTrial = async (adapter, inputs, host) => {
    const { cost_posture: posture } = adapter.document;
    if (posture !== 'free' && !inputs.has('approve-paid')) {
        throw new outcome/* UsageError */.eb(`the adapter is ${posture}: running it may cost money; add --approve-paid if that is meant`);
    }
    const { sandbox, network, hosts = [] } = (0,planIsolation/* planIsolation */.w)(inputs, [adapter]);
    // Much code that only this way needs.
    const { tryAdapter } = await Promise.all(/* import() */[__webpack_require__.e(6131), __webpack_require__.e(4633)]).then(__webpack_require__.bind(__webpack_require__, 8185));
    host.progress(`adapter check: running ${adapter.document.adapter_id}`);
    const folder = await (0,leftovers/* openRunFolder */.i)();
    try {
        return await tryAdapter({
            adapter,
            node: (0,thisNode/* thisNode */.V)().file,
            searchPath: host.path,
            runFolder: folder.path,
            demand: DEMANDS[sandbox],
            network: network === 'proxied' ? { kind: network, hosts } : { kind: network },
            hidden: [adapter.folder],
            signal: host.signal,
        });
    }
    finally {
        await folder.close();
    }
};
const BLOCKED = { kind: 'not_run', reason: 'every plan with it would be blocked' };
const trialReport = (trial) => trial.kind === 'ran'
    ? { reason: null, isolation: trial.isolation, checks: trial.checks, changed: trial.changed, stdout: trial.stdout, stderr: trial.stderr }
    : { reason: trial.reason, isolation: null, checks: [], changed: [], stdout: '', stderr: '' };
const resultOf = ({ adapter, blocked_reasons: reasons, trial }) => {
    const failed = adapter === null || reasons.length > 0 || trial?.checks.some(({ status }) => status === 'fail') === true;
    if (failed)
        return 'does_not_conform';
    return trial !== null && trial.reason !== null ? 'unknown' : 'conforms';
};
const EXIT_CODES = { conforms: 0, does_not_conform: 1, unknown: 2 };
/** `corpus adapter check <file>`: what an author wants to know before anybody plans with the adapter. */
const adapterCheck = async (inputs, host) => {
    const flags = readFlags(inputs);
    const file = (0,external_node_path_.resolve)(host.cwd, flags.named);
    if (!isThere(file))
        throw new outcome/* UsageError */.eb(`${flags.named} is not there; name the descriptor of an adapter, a JSON file`);
    const loading = (0,loadAdapter/* loadAdapter */.i)(file, flags.named);
    const adapter = loading.ok ? loading.adapter : undefined;
    const blocked = adapter === undefined ? [] : lastingReasons(adapter);
    const trial = adapter === undefined || !flags.execute ? null : trialReport(blocked.length > 0 ? BLOCKED : await runTrial(adapter, inputs, host));
    const facts = {
        adapter: adapter === undefined
            ? null
            : {
                adapter_id: adapter.document.adapter_id,
                sha256: adapter.sha256,
                cost_posture: adapter.document.cost_posture,
                artifacts: adapter.artifacts.length,
            },
        findings: (0,finding/* sortFindings */.T)([...loading.findings, ...(adapter === undefined ? [] : hintsOf(adapter))]),
        blocked_reasons: blocked,
        environment: adapter?.document.environment_names.map((name) => ({ name, available: host.hasEnvironment(name) })) ?? [],
        trial,
    };
    const report = { result: resultOf(facts), ...facts };
    return {
        exitCode: EXIT_CODES[report.result],
        json: () => (0,outcome/* prettyJson */.D_)(report),
        text: () => adapterCheckText(report, flags.named, blockedReasons/* reasonRemedy */.Fg),
        annotations: report.findings.map((finding) => ({ root: '.', finding })),
    };
};


/***/ }),

/***/ 7214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Lv: () => (/* binding */ isList),
/* harmony export */   qv: () => (/* binding */ isHex),
/* harmony export */   s6: () => (/* binding */ hasFields),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
// What the generated validators are made of: whether one value has a form.
/** A text of `low` to `high` UTF-16 units. */
const isText = (value, low, high) => typeof value === 'string' && value.length >= low && value.length <= high;
/** A number from `low` to `high`. */
const isNumber = (value, low, high) => typeof value === 'number' && value >= low && value <= high && Number.isFinite(value);
/** A whole number from `low` to `high`. */
const isWhole = (value, low, high) => Number.isInteger(value) && isNumber(value, low, high);
/** An object with that many members. All of them are known if that many known ones were found. */
const hasFields = (value, count) => Object.keys(value).length === count;
/** A list of `low` to `high` entries, each of one form. */
const isList = (value, low, high, isEntry) => {
    if (!Array.isArray(value) || value.length < low || value.length > high)
        return false;
    for (let at = 0; at < value.length; at++)
        if (!isEntry(value[at]))
            return false;
    return true;
};
/** `length` lower-case hex digits. Asked for every hash of every document, and there many times faster than a pattern. */
const isHex = (value, length) => {
    if (typeof value !== 'string' || value.length !== length)
        return false;
    for (let at = 0; at < length; at++) {
        const unit = value.charCodeAt(at);
        if (!((unit >= 0x30 && unit <= 0x39) || (unit >= 0x61 && unit <= 0x66)))
            return false;
    }
    return true;
};


/***/ }),

/***/ 1946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sortFindings)
/* harmony export */ });
/* unused harmony export compareFindings */
const byCodeUnit = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const INDEX = /^(?:0|[1-9]\d*)$/;
/** Two reference tokens of a pointer: array indices first, in number order, so that `/files/2` comes before `/files/10`. */
const compareTokens = (a, b) => {
    const aIsIndex = INDEX.test(a);
    if (aIsIndex !== INDEX.test(b))
        return aIsIndex ? -1 : 1;
    return (aIsIndex ? a.length - b.length : 0) || byCodeUnit(a, b);
};
const comparePointers = (a, b) => {
    if (a === b)
        return 0;
    const left = a.split('/');
    const right = b.split('/');
    for (let at = 0; at < left.length && at < right.length; at++) {
        const order = compareTokens(left[at] ?? '', right[at] ?? '');
        if (order !== 0)
            return order;
    }
    return left.length - right.length;
};
/** By file, pointer, rule and message; code units, no locale. */
const compareFindings = (a, b) => byCodeUnit(a.file ?? '', b.file ?? '') ||
    comparePointers(a.pointer, b.pointer) ||
    byCodeUnit(a.rule, b.rule) ||
    byCodeUnit(a.message, b.message);
/** Sorted; of those that compare equal the first one stays. Works for problems and for findings. */
const sortFindings = (findings) => {
    const sorted = [...findings].sort(compareFindings);
    return sorted.filter((finding, at) => {
        const before = sorted[at - 1];
        return before === undefined || compareFindings(before, finding) !== 0;
    });
};


/***/ }),

/***/ 8235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readerOf)
});

// UNUSED EXPORTS: judge

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/pointer.js
var contracts_pointer = __webpack_require__(3686);
;// CONCATENATED MODULE: ./lib/contracts/formProblems.js


/** A value in a message: short, on one line, and never nested, because a value can be nested deeper than any recursion goes. */
const described = (value) => {
    if (typeof value === 'string')
        return (0,plainText/* excerpt */.K)(value);
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    return String(value);
};
const TYPES = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    null: 'null',
    number: 'a number',
    object: 'an object',
    string: 'a text',
};
const typeWords = (type = []) => [type]
    .flat()
    .map((each) => TYPES[each] ?? each)
    .join(' or ');
/** `1 to 160`, `at least 1`, `at most 50`: what the schema allows. */
const range = (low, high) => {
    if (low === undefined)
        return `at most ${high}`;
    return high === undefined || high === Number.MAX_SAFE_INTEGER ? `at least ${low}` : `${low} to ${high}`;
};
const quotedList = (values = []) => values.map((value) => JSON.stringify(value)).join(', ');
const formProblems_length = (value) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);
const textLength = ({ form, value }) => `the text has ${formProblems_length(value)} characters (UTF-16 units), allowed are ${range(form.minLength, form.maxLength)}`;
const listLength = ({ form, value }) => `the list has ${formProblems_length(value)} entries, allowed are ${range(form.minItems, form.maxItems)}`;
const numberRange = ({ form, value }) => `must be ${range(form.minimum, form.maximum)}, found ${described(value)}`;
/** ajv keyword → our rule and words. */
const WORDS = {
    type: { rule: 'document.type', message: ({ form, value }) => `must be ${typeWords(form.type)}, found ${described(value)}` },
    const: {
        rule: 'document.literal',
        message: ({ form, value }) => `must be ${form['x-form'] ?? JSON.stringify(form.const)}, found ${described(value)}`,
    },
    enum: { rule: 'document.choice', message: ({ form, value }) => `must be one of ${quotedList(form.enum)}, found ${described(value)}` },
    pattern: { rule: 'document.form', message: ({ form, value }) => `must be ${form['x-form']}, found ${described(value)}` },
    minLength: { rule: 'document.text-length', message: textLength },
    maxLength: { rule: 'document.text-length', message: textLength },
    minItems: { rule: 'document.list-length', message: listLength },
    maxItems: { rule: 'document.list-length', message: listLength },
    minimum: { rule: 'document.number-range', message: numberRange },
    maximum: { rule: 'document.number-range', message: numberRange },
    required: { rule: 'document.missing-field', message: ({ field }) => `the field ${(0,plainText/* excerpt */.K)(field)} is missing` },
    additionalProperties: {
        rule: 'document.unknown-field',
        message: ({ field, form }) => `the field ${(0,plainText/* excerpt */.K)(field)} is not known here; known are ${Object.keys(form.properties ?? {}).join(', ')}`,
    },
    minProperties: { rule: 'document.empty', message: () => 'nothing is reported; give at least one field besides schema_version' },
};
const problem = (error) => {
    const words = WORDS[error.keyword];
    const pointer = error.field === undefined ? error.at : `${error.at}/${(0,contracts_pointer/* pointerToken */.b)(error.field)}`;
    return {
        pointer,
        rule: words?.rule ?? 'document.type',
        message: words?.message(error) ?? `disagrees with the schema (${error.keyword})`,
        severity: 'error',
    };
};
/** One fault of a value is told once: of a text of a wrong length not its form as well, of no choice not its type as well. */
const isSaidAlready = ({ keyword, form, value }) => {
    if (keyword === 'type')
        return form.enum !== undefined;
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = form;
    return keyword === 'pattern' && (formProblems_length(value) < minLength || formProblems_length(value) > maxLength);
};
/** The errors of a validator as problems in our own words. */
const formProblems = (errors) => errors.filter((error) => !isSaidAlready(error)).map(problem);

// EXTERNAL MODULE: ./lib/contracts/finding.js
var finding = __webpack_require__(1946);
;// CONCATENATED MODULE: ./lib/contracts/problemReport.js

/** A document with more problems is beyond reading them; what a hostile one costs in time and memory is bounded. */
const MOST_PROBLEMS = 200;
/** Collects the problems of one document. */
const newProblemReport = () => {
    const kept = { error: [], warning: [] };
    const more = { error: 0, warning: 0 };
    const addMore = (severity, count) => {
        more[severity] += count;
    };
    const rest = (severity) => {
        if (more[severity] === 0)
            return [];
        const message = `${more[severity]} more ${severity}s are not listed; correct those that are`;
        return [{ pointer: '', rule: 'document.more-problems', message, severity }];
    };
    return {
        add: (problem) => {
            if (kept[problem.severity].length < MOST_PROBLEMS)
                kept[problem.severity].push(problem);
            else
                addMore(problem.severity, 1);
        },
        addMore,
        problems: () => kept.error.length + kept.warning.length + more.error + more.warning === 0
            ? []
            : (0,finding/* sortFindings */.T)([...kept.error, ...rest('error'), ...kept.warning, ...rest('warning')]),
        hasErrors: () => kept.error.length + more.error > 0,
    };
};

// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __webpack_require__(5845);
;// CONCATENATED MODULE: ./lib/contracts/reading.js



/** Asks every rule. `document` is the value when its schema accepts it. */
const judge = (form, value, document) => {
    (0,remembered/* beginReading */.W)();
    const report = newProblemReport();
    if (document === undefined) {
        const { errors, found } = form.validate.faults(value);
        for (const problem of formProblems(errors))
            report.add(problem);
        report.addMore('error', found - errors.length);
    }
    for (const { id, severity, check } of form.rules)
        check(value, (pointer, message) => report.add({ pointer, rule: id, message, severity }));
    const problems = report.problems();
    return document !== undefined && !report.hasErrors() ? { ok: true, document, problems } : { ok: false, problems };
};
const read = (formOf, value) => {
    const form = formOf(value);
    if (!form.validate(value))
        return judge(form, value, undefined);
    return form.plain?.(value) ? { ok: true, document: value, problems: [] } : judge(form, value, value);
};
const readerOf = (formOf) => (value) => read(formOf, value);


/***/ }),

/***/ 3557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   iF: () => (/* binding */ versioned),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

const error = (id, check) => ({ id, severity: 'error', check });
const warning = (id, check) => ({ id, severity: 'warning', check });
/** For kinds in two versions: exactly the second literal selects the second form, anything else is judged by the first (1.7). */
const versioned = (secondVersion, first, second) => (value) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .textMember */ .SA)(value, 'schema_version') === secondVersion ? second : first;


/***/ }),

/***/ 4078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ unique),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   IP: () => (/* binding */ sorted),
/* harmony export */   hj: () => (/* binding */ eachText),
/* harmony export */   nf: () => (/* binding */ disjoint)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1196);


/** Each text comes after those before it, by code unit. Equal neighbours are the matter of `unique`. */
const sorted = (groups) => (document, report) => {
    for (const group of groups(document)) {
        const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .asColumn */ .$u)(group);
        for (let at = 1; at < values.length; at++) {
            const [before, value] = [values[at - 1], values[at]];
            if (typeof value === 'string' && typeof before === 'string' && value < before) {
                report(pointer(at), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(value)} must come before ${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(before)}; sort by code unit, as in ASCII order`);
            }
        }
    }
};
/** Texts in strictly ascending order; then none can be there twice. */
const ascending = (values) => {
    for (let at = 0; at < values.length; at++) {
        const [before, value] = [values[at - 1], values[at]];
        if (typeof value !== 'string' || (typeof before === 'string' && value <= before))
            return false;
    }
    return true;
};
/** No text twice, in time that grows with the number of texts. */
const unique = (groups) => (document, report) => {
    for (const group of groups(document)) {
        const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .asColumn */ .$u)(group);
        if (ascending(values))
            continue;
        const first = new Map();
        values.forEach((value, at) => {
            if (typeof value !== 'string')
                return;
            const earlier = first.get(value);
            if (earlier === undefined)
                first.set(value, at);
            else
                report(pointer(at), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(value)} is already given at ${pointer(earlier)}; give it once`);
        });
    }
};
/** The texts of a list as a set. */
const textsOf = (texts) => new Set((0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .asColumn */ .$u)(texts).values.filter((value) => typeof value === 'string'));
/** Tells of each text that is not (or, with `wanted` false, that is) among the known ones. */
const eachText = (texts, known, wanted, tell) => {
    const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .asColumn */ .$u)(texts);
    values.forEach((value, at) => {
        if (typeof value === 'string' && known.has(value) !== wanted)
            tell(pointer(at), value);
    });
};
/** No text of the second list stands in the first one. */
const disjoint = (lists, message) => (document, report) => {
    const [first, second] = lists(document);
    eachText(second, textsOf(first), false, (pointer, text) => report(pointer, message((0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(text))));
};


/***/ }),

/***/ 7223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ plainPaths),
/* harmony export */   p: () => (/* binding */ plainSpelling),
/* harmony export */   qW: () => (/* binding */ isPlainPath),
/* harmony export */   wQ: () => (/* binding */ isReadablePath)
/* harmony export */ });
/* unused harmony exports READABLE_PATH, PLAIN_PATH */
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5707);
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1196);




/** The form in which paths are read, as in schemas/common.schema.json (wire format 1.5). */
const READABLE_PATH = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
/** The form in which paths are written, as in schemas/common.schema.json. */
const PLAIN_PATH = /^(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+)*$/;
/** A path as we write it: only letters, digits and . _ - in its parts, none of them empty, `.` or `..`. */
const isPlainPath = (path) => PLAIN_PATH.test(path);
/** A path as documents may have it (wire format 1.5): relative, POSIX, without a segment `..`. */
const isReadablePath = (value) => typeof value === 'string' && value.length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_UNITS */ .IO && READABLE_PATH.test(value);
/** The plainest spelling of a readable path, without empty parts and `.`: `./a//b` is `a/b`. Empty for the folder itself. */
const plainSpelling = (path) => isPlainPath(path)
    ? path
    : path
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.')
        .join('/');
/** Warns of paths that can be read but that we would write otherwise. */
const plainPaths = (paths) => (0,_form_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('document.plain-path', (document, report) => {
    const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .asColumn */ .$u)(paths(document));
    values.forEach((value, at) => {
        if (typeof value !== 'string' || isPlainPath(value) || !isReadablePath(value))
            return;
        report(pointer(at), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .K)(value)} is not written plainly; use letters, digits and . _ - only, and no "." or empty segment`);
    });
});


/***/ }),

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   $u: () => (/* binding */ asColumn),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   b3: () => (/* binding */ memberColumn),
/* harmony export */   fV: () => (/* binding */ elementColumn),
/* harmony export */   uV: () => (/* binding */ columnOf)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3686);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);


/** Most places are looked at and found in order: their pointer is only spelled out when somebody asks. */
class Part {
    #owner;
    #name;
    value;
    constructor(owner, name, value) {
        this.#owner = owner;
        this.#name = name;
        this.value = value;
    }
    get pointer() {
        return `${this.#owner.pointer}/${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerToken */ .b)(this.#name)}`;
    }
}
/** Down from a document, member by member. */
const placeOf = (document, ...names) => partOf({ pointer: '', value: document }, ...names);
const partOf = (place, ...names) => names.reduce((owner, name) => new Part(owner, name, (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(owner.value, name)), place);
/** The longest list of any document. */
const MOST_ELEMENTS = 5_000;
/**
 * The elements of a list; none when the place holds no list, and of a list that is longer than its document allows only the first
 * ones: its length is told by the schema, and a hostile document must not buy work with it.
 */
const elementsOf = (list, most = MOST_ELEMENTS) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .elements */ .Yt)(list.value)
    .slice(0, most)
    .map((element, at) => new Part(list, at, element));
/** One member of each element: the paths of `files`, the ids of `results`. */
const columnOf = (list, name) => elementsOf(list).map((element) => partOf(element, name));
/** As `elementsOf`, without a place for each. */
const elementColumn = (list, most = MOST_ELEMENTS) => {
    const all = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .elements */ .Yt)(list.value);
    return { values: all.length > most ? all.slice(0, most) : all, pointer: (at) => `${list.pointer}/${at}` };
};
/** As `columnOf`, without a place for each. */
const memberColumn = (list, name) => {
    const { values, pointer } = elementColumn(list);
    return { values: values.map((element) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(element, name)), pointer: (at) => `${pointer(at)}/${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerToken */ .b)(name)}` };
};
const asColumn = (places) => isPlaces(places) ? { values: places.map(({ value }) => value), pointer: (at) => places[at]?.pointer ?? '' } : places;
const isPlaces = (places) => Array.isArray(places);


/***/ }),

/***/ 5845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered),
/* harmony export */   W: () => (/* binding */ beginReading)
/* harmony export */ });
let reading = 0;
/** Begins the reading of a document: what was remembered of earlier ones is forgotten. */
const beginReading = () => {
    reading += 1;
};
/**
 * Several rules ask for the same part of a document: it is found once in a reading. A document may change between two readings, not
 * within one.
 */
const remembered = (find) => {
    let last;
    return (document) => {
        if (last === undefined || last.reading !== reading || last.document !== document)
            last = { reading, document, found: find(document) };
        return last.found;
    };
};


/***/ }),

/***/ 8787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ superseded)
/* harmony export */ });
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3557);

/** The first version of a document can still be read. */
const superseded = (advice) => (0,_form_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('document.superseded', (_document, report) => report('/schema_version', `this is the first version of the document; ${advice}`));


/***/ }),

/***/ 1290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ validatorOf)
});

// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
;// CONCATENATED MODULE: ./lib/contracts/formFaults.js

const MOST_ERRORS = 200;
const IS_TYPE = {
    array: Array.isArray,
    boolean: (value) => typeof value === 'boolean',
    integer: Number.isInteger,
    null: (value) => value === null,
    number: Number.isFinite,
    object: shape/* isRecord */.u4,
    string: (value) => typeof value === 'string',
};
const hasType = (value, type) => [type].flat().some((each) => IS_TYPE[each]?.(value));
const textFaults = (form, text, fail) => {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = form;
    if (text.length > maxLength)
        fail('maxLength');
    if (text.length < minLength)
        fail('minLength');
    // A pattern is not even tried on a text that is too long: a text of megabytes can exhaust the stack of a backtracking matcher.
    if (pattern !== undefined && text.length <= maxLength && !new RegExp(pattern).test(text))
        fail('pattern');
};
const numberFaults = ({ minimum, maximum }, number, fail) => {
    if (maximum !== undefined && number > maximum)
        fail('maximum');
    if (minimum !== undefined && number < minimum)
        fail('minimum');
};
const fieldFaults = (form, object, fail) => {
    const { required = [], properties = {}, minProperties = 0 } = form;
    const names = Object.keys(object);
    if (names.length < minProperties)
        fail('minProperties');
    for (const name of required)
        if ((0,shape/* member */.Dc)(object, name) === undefined)
            fail('required', name);
    if (form.additionalProperties !== false)
        return;
    for (const name of names)
        if (!Object.hasOwn(properties, name))
            fail('additionalProperties', name);
};
/** What one value has against it, without its parts. */
const ownFaults = (form, value, fail) => {
    if (form.type !== undefined && !hasType(value, form.type))
        fail('type');
    if (Object.hasOwn(form, 'const') && value !== form.const)
        fail('const');
    if (form.enum !== undefined && !form.enum.includes(value))
        fail('enum');
    if (typeof value === 'string')
        textFaults(form, value, fail);
    if (typeof value === 'number')
        numberFaults(form, value, fail);
    if (Array.isArray(value)) {
        if (form.maxItems !== undefined && value.length > form.maxItems)
            fail('maxItems');
        if (form.minItems !== undefined && value.length < form.minItems)
            fail('minItems');
    }
    if ((0,shape/* isRecord */.u4)(value))
        fieldFaults(form, value, fail);
};
/** Compares a value with a schema without references, part by part. As deep as the schema goes, however deep the value is. */
const formFaults = (schema, document) => {
    const errors = [];
    let found = 0;
    const compare = (form, value, at) => {
        ownFaults(form, value, (keyword, field) => {
            found++;
            if (errors.length < MOST_ERRORS)
                errors.push({ at, keyword, form, value, ...(field === undefined ? {} : { field }) });
        });
        if (Array.isArray(value)) {
            const { items } = form;
            if (items !== undefined)
                for (let index = 0; index < value.length; index++)
                    compare(items, value[index], `${at}/${index}`);
        }
        else if ((0,shape/* isRecord */.u4)(value)) {
            for (const [name, part] of Object.entries(form.properties ?? {})) {
                const inside = (0,shape/* member */.Dc)(value, name);
                if (inside !== undefined)
                    compare(part, inside, `${at}/${name}`);
            }
        }
    };
    compare(schema, document, '');
    return { errors, found };
};

;// CONCATENATED MODULE: ./lib/contracts/validator.js

/**
 * Nearly every document is right, and `accepts` says so at once; it may refuse too much, never accept too much. What it refuses is
 * compared with the schema itself, which is only made then.
 */
const validatorOf = (accepts, schema) => {
    const faults = (value) => formFaults(schema(), value);
    const validate = (value) => accepts(value) || faults(value).found === 0;
    return Object.assign(validate, { faults });
};


/***/ }),

/***/ 6058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ killWithin)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _processTable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7318);


const ROUNDS = 40;
const BETWEEN_ROUNDS_MS = 25;
/**
 * Kills every process that belongs to a folder, again and again until a look around finds none: what one of them starts meanwhile is
 * found by the next look. Returns those that could not be killed (about a second of trying). Needs /proc; does nothing without.
 */
const killWithin = async (folder) => {
    let found = (0,_processTable_js__WEBPACK_IMPORTED_MODULE_1__/* .processesWithin */ .zt)(folder);
    for (let round = 0; found.length > 0 && round < ROUNDS; round++) {
        for (const pid of found) {
            try {
                process.kill(pid, 'SIGKILL');
            }
            catch {
                // ended by itself, or not ours: the next look tells
            }
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(BETWEEN_ROUNDS_MS);
        found = (0,_processTable_js__WEBPACK_IMPORTED_MODULE_1__/* .processesWithin */ .zt)(folder);
    }
    return found;
};


/***/ }),

/***/ 1617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ privateBase),
/* harmony export */   i: () => (/* binding */ openRunFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _killWithin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6058);
/* harmony import */ var _removeTree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7593);
/* harmony import */ var _runOwner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9437);
/* harmony import */ var _systemError_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2404);








const OWNER_FILE = 'owner.json';
const FOLDER_NAME = /^([1-9][0-9]*)-([0-9]+)-[0-9a-f]{16}$/;
const defaultBase = () => node_path__WEBPACK_IMPORTED_MODULE_3__.join((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir()), `agent-task-corpus-${process.getuid?.() ?? 'user'}`);
/** The base lies in a folder that everybody may write to: another user may have made it first, or put a link there. */
const safeBase = (base) => {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(base, { mode: 0o700 });
    }
    catch (error) {
        if ((0,_systemError_js__WEBPACK_IMPORTED_MODULE_7__/* .codeOf */ .$)(error) !== 'EEXIST')
            throw error;
    }
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(base);
    const uid = process.getuid?.();
    const wrong = !found.isDirectory()
        ? 'is not a folder'
        : uid !== undefined && found.uid !== uid
            ? `belongs to user ${found.uid}, not to us (${uid})`
            : uid !== undefined && (found.mode & 0o777) !== 0o700
                ? `has mode ${(found.mode & 0o777).toString(8)} instead of 700`
                : undefined;
    if (wrong !== undefined)
        throw new Error(`${base} ${wrong}. Other users could read or change what runs there, so nothing is started. Remove it, or set TMPDIR to a folder of your own.`);
    return base;
};
/** The owner file says most; a run that was killed before it could write one is known by its folder's name. */
const ownerOf = (folder, here) => {
    const named = FOLDER_NAME.exec(node_path__WEBPACK_IMPORTED_MODULE_3__.basename(folder));
    if (named === null)
        return undefined;
    try {
        const told = (0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .parseOwner */ .pZ)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, OWNER_FILE), 'utf8'));
        if (told !== undefined)
            return told;
    }
    catch {
        // no owner file: the name decides
    }
    return { ...here, pid: Number(named[1]), start_time: named[2] ?? '' };
};
const clear = async (folder) => {
    const alive = await (0,_killWithin_js__WEBPACK_IMPORTED_MODULE_4__/* .killWithin */ .e)(folder);
    if (alive.length > 0)
        return { removed: false, reason: `processes ${alive.join(', ')} work in ${folder} and could not be killed` };
    return (0,_removeTree_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .d)(folder);
};
/** The private folder of this user for all runs of the tool. Throws when it is not safe against other users. */
const privateBase = () => safeBase(defaultBase());
const sweep = async (base, here) => {
    const swept = [];
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(base).sort()) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_3__.join(base, name);
        const owner = ownerOf(folder, here);
        if (owner !== undefined && (0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .isGone */ .ST)(owner, here))
            swept.push({ folder, removal: await clear(folder) });
    }
    return swept;
};
/**
 * Opens a private folder for this run of the tool, `<system's temporary folder>/agent-task-corpus-<uid>/<pid>-<start time>-<random>`,
 * after removing those of runs that are gone, with the processes that they left. Folders of tools that still run are not touched.
 *
 * Throws when the base folder is not safe against other users, or cannot be made.
 */
const openRunFolder = async (base = defaultBase()) => {
    const here = (0,_runOwner_js__WEBPACK_IMPORTED_MODULE_6__/* .thisOwner */ .GS)();
    const swept = await sweep(safeBase(base), here);
    const folder = node_path__WEBPACK_IMPORTED_MODULE_3__.join(base, `${here.pid}-${here.start_time}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { mode: 0o700 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, OWNER_FILE), `${JSON.stringify(here)}\n`, { mode: 0o600, flag: 'wx' });
    return { path: folder, swept, close: () => clear(folder) };
};


/***/ }),

/***/ 7318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ readStat),
/* harmony export */   P2: () => (/* binding */ startTimeOf),
/* harmony export */   Uj: () => (/* binding */ processIds),
/* harmony export */   W_: () => (/* binding */ isRunning),
/* harmony export */   zt: () => (/* binding */ processesWithin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _systemError_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2404);


/** What `/proc/<pid>/stat` says; undefined when there is no such process, or no /proc. The command name may hold blanks and brackets, so the fields are counted from the last bracket. */
const readStat = (pid) => {
    try {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
        const [state, parent, session, startTime] = [fields[0], fields[1], fields[3], fields[19]];
        return state === undefined || parent === undefined || session === undefined || startTime === undefined
            ? undefined
            : { state, parent: Number(parent), session: Number(session), startTime };
    }
    catch {
        return undefined;
    }
};
const hasProc = () => readStat(process.pid) !== undefined;
/** When a process started, as its system counts; `0` where there is no /proc. */
const startTimeOf = (pid) => readStat(pid)?.startTime ?? '0';
/** Is it still the process that was meant? A zombie has ended. Without /proc any process with that id counts. */
const isRunning = (pid, startTime) => {
    if (hasProc()) {
        const stat = readStat(pid);
        return stat !== undefined && stat.startTime === startTime && !'ZX'.includes(stat.state);
    }
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        return (0,_systemError_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error) === 'EPERM';
    }
};
const ourselvesAndAncestors = () => {
    const line = new Set();
    for (let pid = process.pid; pid > 0 && !line.has(pid); pid = readStat(pid)?.parent ?? 0)
        line.add(pid);
    return line;
};
const textOf = (file) => {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return ''; // gone meanwhile, or not ours to read
    }
};
const isInside = (link, folder) => {
    try {
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link);
        return target === folder || target.startsWith(`${folder}/`);
    }
    catch {
        return false;
    }
};
const isOurs = (pid, uid) => {
    try {
        return uid === 0 || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(`/proc/${pid}`).uid === uid;
    }
    catch {
        return false;
    }
};
/** Every process of the system; empty where there is no /proc. */
const processIds = () => {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
            .filter((name) => /^[1-9][0-9]*$/.test(name))
            .map(Number);
    }
    catch {
        return [];
    }
};
/**
 * Processes that belong to a folder: they work in it, or its path is among their arguments or in their environment. Never this
 * process and its ancestors; only those of our own user, unless we are root. Empty where there is no /proc.
 */
const processesWithin = (folder) => {
    const uid = process.getuid?.();
    if (uid === undefined || !hasProc())
        return [];
    const spared = ourselvesAndAncestors();
    return processIds().filter((pid) => !spared.has(pid) &&
        isOurs(pid, uid) &&
        (isInside(`/proc/${pid}/cwd`, folder) ||
            textOf(`/proc/${pid}/cmdline`).includes(folder) ||
            textOf(`/proc/${pid}/environ`).includes(folder)));
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

/***/ 9437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ thisOwner),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   pZ: () => (/* binding */ parseOwner)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _processTable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7318);



const orNothing = (read) => {
    try {
        return read().trim();
    }
    catch {
        return '';
    }
};
const thisOwner = () => ({
    pid: process.pid,
    start_time: (0,_processTable_js__WEBPACK_IMPORTED_MODULE_2__/* .startTimeOf */ .P2)(process.pid),
    place: `${node_os__WEBPACK_IMPORTED_MODULE_1__.hostname()} ${orNothing(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid'))}`.trim(),
    boot: orNothing(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8')),
});
/** Certainly gone. An owner in another place cannot be judged from here: its folder is left alone. */
const isGone = (owner, here) => owner.place === here.place && (owner.boot !== here.boot || !(0,_processTable_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunning */ .W_)(owner.pid, owner.start_time));
const isOwner = (value) => typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    Number.isSafeInteger(value.pid) &&
    'start_time' in value &&
    typeof value.start_time === 'string' &&
    'place' in value &&
    typeof value.place === 'string' &&
    'boot' in value &&
    typeof value.boot === 'string';
/** What an owner file says, if it says it well. */
const parseOwner = (text) => {
    try {
        const value = JSON.parse(text);
        return isOwner(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
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

/***/ 5498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ TRIAL_TASK)
/* harmony export */ });
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);

const bytesOf = (text) => new TextEncoder().encode(text);
const FILES = [
    ['package.json', '{\n  "name": "greeting",\n  "private": true,\n  "type": "module"\n}\n'],
    ['src/greeting.mjs', "export const greeting = (name) => 'Hello, ' + nmae + '!';\n"],
];
const PACKET = `# The greeting fails

\`greeting('Ada')\` of \`src/greeting.mjs\` throws a ReferenceError. It should return \`Hello, Ada!\`.
`;
const document = {
    schema_version: 'codevetter.agent-task-fixture.v1',
    files: FILES.map(([path, text]) => ({ path, content_base64: Buffer.from(text).toString('base64'), sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(text) })),
};
const fixtureBytes = bytesOf(`${JSON.stringify(document, null, 2)}\n`);
/** A task that belongs to no corpus and is never graded: what an adapter is tried on. */
const TRIAL_TASK = {
    fixture: { file: 'fixture.json', sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(fixtureBytes), bytes: fixtureBytes, document },
    taskPacket: { file: 'task.md', sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(PACKET), bytes: bytesOf(PACKET) },
};


/***/ }),

/***/ 3816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ folderSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _readBounded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1316);
/* harmony import */ var _relativePath_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8878);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1808);




const judgeFolder = (path) => {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (stat.isSymbolicLink()) {
            return (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)('source.link', 'a folder of the path is a symbolic link; a corpus holds plain files and folders only');
        }
        return stat.isDirectory() ? undefined : (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)('source.missing', 'a part of the path is a file, not a folder');
    }
    catch (error) {
        return (0,_readBounded_js__WEBPACK_IMPORTED_MODULE_1__/* .systemFailure */ .o)(error);
    }
};
/**
 * A folder on this machine. Its own path may be a link; below it no component may be one. Folders are looked at once and files are
 * judged by what was opened, so no path is resolved twice.
 * @throws when the root is no folder
 */
const folderSource = (root) => {
    const base = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(base).isDirectory())
        throw new Error('not a folder');
    const folders = new Map([['', undefined]]);
    const folderProblem = (folder) => {
        if (folders.has(folder))
            return folders.get(folder);
        const problem = folderProblem(folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) ?? judgeFolder(`${base}/${folder}`);
        folders.set(folder, problem);
        return problem;
    };
    return {
        read: ({ folder, path }, limit) => {
            const split = (0,_relativePath_js__WEBPACK_IMPORTED_MODULE_3__/* .splitRelativePath */ .QN)(path);
            if (!split.ok)
                return (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)('source.path', split.message);
            const file = folder === '' ? split.normal : `${folder}/${split.normal}`;
            return folderProblem(file.slice(0, Math.max(0, file.lastIndexOf('/')))) ?? (0,_readBounded_js__WEBPACK_IMPORTED_MODULE_1__/* .readBounded */ .C)(`${base}/${file}`, limit);
        },
    };
};


/***/ }),

/***/ 8878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ splitRelativePath),
/* harmony export */   VK: () => (/* binding */ declaredFile),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5707);
/* harmony import */ var _contracts_rules_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7223);


const refuse = (message) => ({ ok: false, message });
// Segments that need a closer look: empty, `.` or `..`.
const ODD_SEGMENT = /(?:^|\/)\.{0,2}(?:\/|$)/;
/**
 * Judges a declared path (wire format 1.5). `.` segments and doubled slashes are read as nothing, as the format's validator does; a
 * path that can only name a folder is refused.
 */
const splitRelativePath = (path) => {
    if (typeof path !== 'string')
        return refuse('the path is not a string');
    if (path.length === 0 || path.length > _contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_UNITS */ .IO)
        return refuse(`the path must have 1 to ${_contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_UNITS */ .IO} characters`);
    if ((0,_contracts_rules_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .qW)(path))
        return { ok: true, normal: path };
    if (/^[/\\]|^[A-Za-z]:/.test(path))
        return refuse('the path must be relative to the corpus');
    if (/[\\\0]/.test(path))
        return refuse('the path holds a backslash or a NUL');
    if (!ODD_SEGMENT.test(path))
        return { ok: true, normal: path };
    const segments = path.split('/');
    if (segments.includes('..'))
        return refuse('the path leaves its folder by ".."');
    const last = segments[segments.length - 1];
    if (last === '' || last === '.')
        return refuse('the path names a folder, not a file');
    return { ok: true, normal: segments.filter((name) => name !== '' && name !== '.').join('/') };
};
/** Where a declared file lies relative to the root; for a path that is none, words for people. */
const declaredFile = (folder, path) => {
    const split = splitRelativePath(path);
    const name = split.ok ? split.normal : '(unusable path)';
    return folder === '' ? name : `${folder}/${name}`;
};
/** The folder of a file relative to the root, '' for the root. */
const folderOf = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));


/***/ })

};
;