import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 9069:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3136);
/* harmony import */ var _commands_find_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1223);
/* harmony import */ var _commands_help_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2895);
/* harmony import */ var _commands_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2697);
/* harmony import */ var _commands_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9458);
/* harmony import */ var _commands_progress_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2747);
/* harmony import */ var _commands_version_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(3014);








// The first interrupt asks the work to end and to clean up; the second one ends the tool at once.
const interrupt = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
        if (interrupt.signal.aborted)
            process.exit(130);
        interrupt.abort(name);
    });
}
const progress = (0,_commands_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .progressLine */ .o)(() => (process.env.CI === undefined && process.stderr.isTTY ? process.stderr : undefined));
const host = {
    cwd: process.cwd(),
    path: process.env.PATH ?? '',
    // The bundle lies in dist/cli/.
    kit: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url))),
    signal: interrupt.signal,
    progress: progress.show,
};
/** A last positional with dots takes any number of words. */
const positionalCount = ({ positionals }) => positionals.at(-1)?.includes('…') ? Number.POSITIVE_INFINITY : positionals.length;
const print = (text) => {
    // A reader that went away (`corpus … | head`) is no defect.
    process.stdout.once('error', (error) => process.exit(error.code === 'EPIPE' ? process.exitCode : 2));
    return new Promise((done) => process.stdout.write(text, () => done()));
};
const fail = async (error, asJson, hint) => {
    const message = (0,_commands_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .failureText */ .kY)(error);
    if (asJson)
        await print(`${JSON.stringify({ error: message })}\n`);
    process.stderr.write(`corpus: ${message}\n${error instanceof _commands_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb ? hint : ''}`);
    process.exitCode = 2;
};
const main = async (words) => {
    if (words.length === 1 && words[0] === '--version')
        return print(`${_commands_version_js__WEBPACK_IMPORTED_MODULE_7__/* .KIT_VERSION */ .y}\n`);
    const found = (0,_commands_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findCommand */ .Z)(words);
    if (found === undefined) {
        const asksForHelp = words.length === 0 || words[0] === '--help' || words[0] === 'help';
        if (asksForHelp)
            return print((0,_commands_help_js__WEBPACK_IMPORTED_MODULE_3__/* .generalHelp */ .a)());
        return fail(new _commands_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb(`there is no command ${JSON.stringify(words[0])}`), false, 'Run `corpus --help` for the list.\n');
    }
    const { command, rest } = found;
    if (rest.includes('--help'))
        return print((0,_commands_help_js__WEBPACK_IMPORTED_MODULE_3__/* .commandHelp */ .b)(command));
    const asJson = rest.includes('--json');
    try {
        const inputs = (0,_commands_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readInputs */ .K)(rest, command.options, positionalCount(command));
        const run = await command.load();
        const outcome = await run(inputs, host);
        progress.clear();
        process.exitCode = outcome.exitCode;
        await print(asJson ? outcome.json() : outcome.text());
    }
    catch (error) {
        progress.clear();
        await fail(error, asJson && command.failures === 'stdout', `Run \`corpus ${command.name} --help\` for its flags.\n`);
    }
};
await main(process.argv.slice(2));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P2: () => (/* binding */ DEFAULT_ROOT),
/* harmony export */   VV: () => (/* binding */ ROOT_OPTION),
/* harmony export */   rj: () => (/* binding */ JSON_OPTION)
/* harmony export */ });
const JSON_OPTION = { name: 'json', summary: 'print the machine form; the same bytes on every machine' };
const ROOT_OPTION = {
    name: 'root',
    value: 'DIR',
    summary: 'the corpus folder (default: benchmarks/agent-tasks/sample)',
};
const DEFAULT_ROOT = 'benchmarks/agent-tasks/sample';


/***/ }),

/***/ 9632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ corpusRoot),
/* harmony export */   t: () => (/* binding */ openCorpus)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _source_folderSource_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3816);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5583);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9458);




const corpusRoot = (inputs, host) => {
    const named = inputs.value('root') ?? _command_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_ROOT */ .P2;
    return { named, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, named) };
};
/** @throws UsageError when the root is no folder */
const openCorpus = ({ named, folder }) => {
    try {
        return (0,_source_folderSource_js__WEBPACK_IMPORTED_MODULE_1__/* .folderSource */ .W)(folder);
    }
    catch {
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${named} is no folder that can be read; name a corpus folder with --root`);
    }
};


/***/ }),

/***/ 1223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ findCommand)
/* harmony export */ });
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7237);

/** The command that the first words name (two-word names before one-word names), and the words after it. */
const findCommand = (words) => {
    for (const length of [2, 1]) {
        const name = words.slice(0, length).join(' ');
        const command = _table_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMANDS */ .L.find((candidate) => candidate.name === name);
        if (command !== undefined && words.length >= length)
            return { command, rest: words.slice(length) };
    }
    return undefined;
};


/***/ }),

/***/ 2895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ generalHelp),
/* harmony export */   b: () => (/* binding */ commandHelp)
/* harmony export */ });
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7237);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3014);


const aligned = (rows) => {
    const width = Math.max(...rows.map(([left]) => left.length));
    return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
};
/** The list of commands. */
const generalHelp = () => [
    `corpus ${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .KIT_VERSION */ .y}: keeps benchmarks of coding agents honest\n\n`,
    'Usage: corpus <command> [flags]\n\n',
    'Commands\n',
    aligned(_table_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMANDS */ .L.map(({ name, summary }) => [name, summary])),
    '\nRun `corpus <command> --help` for its flags, exit codes and examples.\n',
].join('');
/** Everything about one command. */
const commandHelp = ({ name, summary, positionals, options, exitCodes, examples }) => {
    const usage = ['corpus', name, ...positionals, options.length > 0 ? '[flags]' : ''].filter((word) => word !== '').join(' ');
    const flags = options.map(({ name: flag, value, summary: meaning }) => [value === undefined ? `--${flag}` : `--${flag} ${value}`, meaning]);
    return [
        `corpus ${name}: ${summary}\n\nUsage: ${usage}\n`,
        flags.length === 0 ? '' : `\nFlags\n${aligned(flags)}`,
        `\nExit codes\n${aligned(exitCodes.map(([code, meaning]) => [String(code), meaning]))}`,
        `\nExamples\n${examples.map((example) => `  ${example}\n`).join('')}`,
    ].join('');
};


/***/ }),

/***/ 2697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  K: () => (/* binding */ readInputs),
  r: () => (/* binding */ wholeNumber)
});

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __nccwpck_require__(9458);
;// CONCATENATED MODULE: ./lib/commands/inputs.js


const spelled = (name) => `--${name}`;
/**
 * Reads flags as separate words (`--root DIR`; `--root=DIR` is refused), values that are neither empty nor look like a flag, and
 * at most `positionals` words besides (Infinity for any number). A bare `--` before the flags is skipped, as package managers add it.
 * @throws UsageError
 */
const readInputs = (words, options, positionals) => {
    const args = words[0] === '--' ? words.slice(1) : [...words];
    const config = Object.fromEntries(options.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }]));
    const { tokens } = (0,external_node_util_namespaceObject.parseArgs)({ args, options: config, strict: false, tokens: true, allowPositionals: true });
    const found = new Map();
    const loose = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            loose.push(token.value);
        if (token.kind === 'option-terminator')
            throw new outcome/* UsageError */.eb('unexpected word "--"');
        if (token.kind !== 'option')
            continue;
        const option = options.find(({ name }) => spelled(name) === token.rawName);
        if (option === undefined)
            throw new outcome/* UsageError */.eb(`unknown flag ${JSON.stringify(token.rawName)}`);
        if (token.inlineValue === true)
            throw new outcome/* UsageError */.eb(`write ${token.rawName} and its value as separate words`);
        if (option.value !== undefined && (token.value === undefined || token.value === '' || token.value.startsWith('--'))) {
            throw new outcome/* UsageError */.eb(`${token.rawName} needs a value: ${token.rawName} ${option.value}`);
        }
        found.set(option.name, [...(found.get(option.name) ?? []), token.value ?? '']);
    }
    if (loose.length > positionals)
        throw new outcome/* UsageError */.eb(`unexpected word ${JSON.stringify(loose[positionals])}`);
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
        throw new outcome/* UsageError */.eb(`${spelled(name)} takes a whole number from ${min} to ${max}`);
    return number;
};


/***/ }),

/***/ 9458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ prettyJson),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   l_: () => (/* binding */ lineJson)
/* harmony export */ });
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3796);
/* harmony import */ var _process_systemError_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2404);


/** The user asked for something that cannot be: exit 2, with what to do instead. */
class UsageError extends Error {
    name = 'UsageError';
}
/** A failure for people: its lines, each without characters that could act on a terminal. */
const failureText = (error) => (0,_process_systemError_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(error).split('\n').map(_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w).join('\n');
/** Two-space JSON and a newline: how documents are printed and stored. */
const prettyJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** JSON on one line. */
const lineJson = (value) => `${JSON.stringify(value)}\n`;


/***/ }),

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ progressLine)
/* harmony export */ });
// Short work shows nothing: a line that flashes by helps nobody.
const QUIET_MS = 500;
const REFRESH_MS = 100;
/**
 * One line on a terminal that is replaced as work goes on. `terminal` is asked when there is something to show, and answers
 * undefined when nobody watches (pipes, CI).
 */
const progressLine = (terminal) => {
    let last = performance.now() + QUIET_MS - REFRESH_MS;
    let shownOn;
    return {
        show: (line) => {
            const now = performance.now();
            if (now - last < REFRESH_MS)
                return;
            last = now;
            shownOn = terminal();
            shownOn?.write(`\r\u001b[2K${line.slice(0, Math.max(20, (shownOn.columns || 80) - 1))}`);
        },
        clear: () => {
            shownOn?.write('\r\u001b[2K');
            shownOn = undefined;
        },
    };
};


/***/ }),

/***/ 7237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  L: () => (/* binding */ COMMANDS)
});

// EXTERNAL MODULE: ./lib/commands/command.js
var command = __nccwpck_require__(5583);
;// CONCATENATED MODULE: ./lib/commands/authoringCommands.js

const seal = {
    name: 'seal',
    summary: 'recompute every hash of a corpus from the drivers up to the index, after files were edited',
    positionals: [],
    options: [
        command/* ROOT_OPTION */.VV,
        { name: 'task', value: 'ID', many: true, summary: 'seal only this task, repeatable (default: every task)' },
        { name: 'check', summary: 'write nothing; fail when anything would change, or a receipt, profile or runtime is missing or stale' },
        { name: 'runtime', value: 'latest', summary: "seal drivers with the kit's own check runtime, instead of the one that they name" },
        { name: 'prune', summary: 'remove the check runtimes that no driver names' },
        command/* JSON_OPTION */.rj,
    ],
    exitCodes: [
        [0, 'the corpus is sealed'],
        [1, 'a document is not valid (nothing was written); with --check: something differs'],
        [2, 'the command line is wrong, or the tool failed'],
    ],
    examples: [
        'corpus seal',
        'corpus seal --task keep-explicit-false',
        'corpus seal --check --root ./my-corpus',
        'corpus seal --runtime latest --prune',
    ],
    failures: 'stderr',
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(942), __nccwpck_require__.e(846)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3846))).seal,
};
const newTask = {
    name: 'new',
    summary: 'make a task out of two states of a code base, or of a commit',
    positionals: ['<task-id>'],
    options: [
        command/* ROOT_OPTION */.VV,
        { name: 'before', value: 'DIR', summary: 'the code that the agent gets' },
        { name: 'after', value: 'DIR', summary: 'the same code with the known-good change' },
        { name: 'from-commit', value: 'REV', summary: 'take both states from a commit and its first parent; nothing is checked out' },
        { name: 'path', value: 'DIR', summary: "the part of the commit to take, from the repository's top ('.' for all)" },
        { name: 'repo', value: 'DIR', summary: 'the repository of the commit (default: the current folder)' },
        { name: 'checks', value: 'FILE', summary: 'the check driver (default: a scaffold that fails until it is written)' },
        { name: 'packet', value: 'FILE', summary: 'what the agent reads as TASK.md (default: a template)' },
        { name: 'title', value: 'TEXT', summary: 'title of the task (default: from its id)' },
        { name: 'lane', value: 'api|browser', summary: 'default: api' },
        { name: 'runtime', value: 'node|typescript', summary: 'default: by the names of the files' },
        { name: 'category', value: 'ID', summary: 'failure category' },
        { name: 'failure-mode', value: 'ID', summary: 'what goes wrong, as an id' },
        { name: 'license', value: 'SPDX', summary: 'licence of the material' },
        { name: 'repository', value: 'OWNER/NAME', summary: 'where the material comes from (default: as git knows it)' },
        { name: 'revision', value: 'SHA', summary: 'the commit that the fixture is the tree of (default: as git knows it)' },
        { name: 'replace', summary: 'renew fixture and known-good change of an existing task; its text, checks and metadata stay' },
        command/* JSON_OPTION */.rj,
    ],
    exitCodes: [
        [0, 'the task was written and sealed'],
        [1, 'the format cannot hold this change; nothing was written'],
        [2, 'the command line is wrong, or the tool failed'],
    ],
    examples: [
        'corpus new keep-explicit-false --before ./before --after ./after --category configuration --failure-mode falsy-default',
        'corpus new fix-retry-count --from-commit HEAD~3 --path packages/client --license MIT',
        'corpus new fix-retry-count --replace --from-commit 3f2a91c --path packages/client',
    ],
    failures: 'stderr',
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(942), __nccwpck_require__.e(997)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2997))).newTask,
};
const show = {
    name: 'show',
    summary: 'what an agent sees of a task: its files and TASK.md',
    positionals: ['<task>'],
    options: [
        command/* ROOT_OPTION */.VV,
        { name: 'unpack', value: 'DIR', summary: 'write the workspace into a new or empty folder' },
        { name: 'diff', summary: 'show also the known-good change, which the agent does not see' },
        command/* JSON_OPTION */.rj,
    ],
    exitCodes: [
        [0, 'shown'],
        [1, 'the task is not valid'],
        [2, 'the command line is wrong, or the tool failed'],
    ],
    examples: [
        'corpus show keep-explicit-false',
        'corpus show keep-explicit-false --unpack /tmp/try',
        'corpus show keep-explicit-false --diff',
    ],
    failures: 'stderr',
    load: async () => (await __nccwpck_require__.e(/* import() */ 92).then(__nccwpck_require__.bind(__nccwpck_require__, 92))).show,
};
const check = {
    name: 'check',
    summary: 'run the hidden checks of a task on a folder of your own, while you write them',
    positionals: ['<task>'],
    options: [
        command/* ROOT_OPTION */.VV,
        { name: 'workspace', value: 'DIR', summary: 'the folder to judge; it is copied, and never written to' },
        { name: 'seed', value: 'S', summary: 'replay the random inputs of an earlier run' },
        { name: 'repeat', value: 'N', summary: 'run them N times, each on a fresh copy (default: 1)' },
        command/* JSON_OPTION */.rj,
    ],
    exitCodes: [
        [0, 'every check passes'],
        [1, 'at least one does not'],
        [2, 'the checks could not be run'],
    ],
    examples: ['corpus check keep-explicit-false --workspace /tmp/try', 'corpus check keep-explicit-false --workspace /tmp/try --repeat 10'],
    failures: 'stderr',
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(190), __nccwpck_require__.e(754)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8754))).check,
};
/** What a task's author works with. */
const AUTHORING_COMMANDS = [newTask, show, seal, check];

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/corpusDocuments.js
var corpusDocuments = __nccwpck_require__(9137);
// EXTERNAL MODULE: ./lib/corpus/readCorpus.js
var readCorpus = __nccwpck_require__(7238);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var findings = __nccwpck_require__(3752);
;// CONCATENATED MODULE: ./lib/corpus/validation.js

const distinct = (rows, key) => [...new Set(rows.map((row) => row[key]).filter((value) => value !== null))].sort();
const listed = (values) => (values.length === 0 ? 'none' : values.join(','));
/** The gate table of wire format 3.3. Totals are over valid tasks only. */
const GATES = [
    { id: 'task-count', expected: '30-50', passes: ({ tasks }) => tasks >= 30 && tasks <= 50, actual: ({ tasks }) => tasks },
    {
        id: 'qualification-count',
        expected: 'all tasks',
        passes: ({ tasks, qualified }) => qualified === tasks && qualified > 0,
        actual: ({ qualified }) => qualified,
    },
    { id: 'lane-coverage', expected: 'api,browser', passes: ({ lanes }) => lanes.length === 2, actual: ({ lanes }) => listed(lanes) },
    {
        id: 'runtime-coverage',
        expected: 'node,typescript',
        passes: ({ runtimes }) => runtimes.length === 2,
        actual: ({ runtimes }) => listed(runtimes),
    },
    {
        id: 'failure-category-count',
        expected: '>=6',
        passes: ({ categories }) => categories.length >= 6,
        actual: ({ categories }) => categories.length,
    },
];
/** Judges a corpus that was read: the same value, bit for bit, on every machine. */
const validation = (corpus) => {
    const counted = corpus.rows.filter((row) => row.valid);
    const coverage = { categories: distinct(counted, 'category'), lanes: distinct(counted, 'lane'), runtimes: distinct(counted, 'runtime') };
    const totals = { ...coverage, tasks: counted.length, qualified: counted.filter((row) => row.qualified).length };
    const gates = GATES.map(({ id, expected, passes, actual }) => ({ id, passed: passes(totals), expected, actual: actual(totals) }));
    const errors = (0,findings/* findingLines */.hq)(corpus.findings.filter(({ severity }) => severity === 'error'));
    const valid = errors.length === 0;
    const publishable = valid && gates.every((gate) => gate.passed);
    const unmet = gates.filter((gate) => !gate.passed).map((gate) => gate.id);
    const notPublishable = valid && !publishable ? [`corpus.json: the corpus is valid but not publishable: ${unmet.join(', ')} not met [gates]`] : [];
    return {
        schema_version: 'codevetter.agent-task-corpus-validation.v1',
        corpus: { id: corpus.id, version: corpus.version, index_sha256: corpus.indexSha256 },
        counts: { categories: coverage.categories.length, qualified_tasks: totals.qualified, tasks: totals.tasks },
        coverage,
        tasks: corpus.rows,
        gates,
        errors,
        warnings: [...(0,findings/* findingLines */.hq)(corpus.findings.filter(({ severity }) => severity === 'warning')), ...notPublishable],
        valid,
        publishable,
    };
};

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __nccwpck_require__(3796);
;// CONCATENATED MODULE: ./lib/reporting/validationText.js

const bullets = (title, lines) => lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines.map((line) => `  - ${line}`)];
const validationText_listed = (values) => (values.length === 0 ? 'none' : values.map(plainText/* plainText */.w).join(', '));
/** A validation result for people: headline, identity, counts, coverage, gates, then errors and warnings where there are any. */
const validationText = (result, root) => {
    const { corpus, counts, coverage } = result;
    const headline = `${result.valid ? 'VALID' : 'INVALID'}, ${result.publishable ? 'publishable' : 'not publishable'}`;
    const lines = [
        root === undefined ? headline : `${(0,plainText/* plainText */.w)(root)}: ${headline}`,
        `corpus ${(0,plainText/* plainText */.w)(corpus.id ?? '(no id)')} ${(0,plainText/* plainText */.w)(corpus.version ?? '(no version)')}, index ${corpus.index_sha256 ?? '(not readable)'}`,
        `${counts.tasks} valid tasks, ${counts.qualified_tasks} qualified, ${counts.categories} failure categories`,
        `lanes ${validationText_listed(coverage.lanes)} · runtimes ${validationText_listed(coverage.runtimes)} · categories ${validationText_listed(coverage.categories)}`,
        'Readiness',
        ...result.gates.map((gate) => `  ${gate.passed ? 'PASS' : 'FAIL'} ${gate.id}: ${(0,plainText/* plainText */.w)(String(gate.actual))} (expected ${gate.expected})`),
        ...bullets('Errors', result.errors),
        ...bullets('Warnings', result.warnings),
    ];
    return `${lines.join('\n')}\n`;
};

// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __nccwpck_require__(9632);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __nccwpck_require__(9458);
;// CONCATENATED MODULE: ./lib/commands/validate.js








const judge = (named, readers, host) => {
    const corpus = (0,readCorpus/* readCorpus */.X)((0,corpusRoot/* openCorpus */.t)({ named, folder: (0,external_node_path_.resolve)(host.cwd, named) }), {
        readers,
        receipts: true,
        keepTasks: false,
        onTask: (done, total) => host.progress(`validate ${named}: ${done} of ${total} tasks`),
    });
    return { result: validation(corpus), annotations: corpus.findings.map((finding) => ({ root: named, finding })) };
};
const validateRoots = async (inputs, host, strict) => {
    const given = inputs.values('root');
    const roots = given.length === 0 ? [command/* DEFAULT_ROOT */.P2] : given;
    const readers = corpusDocuments/* CORPUS_READERS */.M;
    const judged = roots.map((root) => judge(root, readers, host));
    const results = judged.map(({ result }) => result);
    const good = results.every((result) => (strict ? result.publishable : result.valid));
    return {
        exitCode: good ? 0 : 1,
        // One root prints the format's own document; several print a list of them, in the order of the roots.
        json: () => (0,outcome/* prettyJson */.D_)(results.length === 1 ? results[0] : results),
        text: () => results.map((result, at) => validationText(result, results.length === 1 ? undefined : roots[at])).join('\n'),
        annotations: judged.flatMap(({ annotations }) => annotations),
    };
};
const validate = (inputs, host) => validateRoots(inputs, host, inputs.has('strict'));
const readiness = (inputs, host) => validateRoots(inputs, host, true);

;// CONCATENATED MODULE: ./lib/commands/table.js



// Reading a corpus is what nearly every command begins with: it is part of the entry, where it costs no further file to load.
const ROOTS = { ...command/* ROOT_OPTION */.VV, many: true, summary: 'a corpus folder, repeatable (default: benchmarks/agent-tasks/sample)' };
const table_validate = {
    name: 'validate',
    summary: 'check every document, hash and rule of a corpus; nothing is run',
    positionals: [],
    options: [ROOTS, command/* JSON_OPTION */.rj, { name: 'strict', summary: 'fail also when a corpus is valid but not publishable' }],
    exitCodes: [
        [0, 'every corpus is valid (with --strict: and publishable)'],
        [1, 'at least one is not'],
        [2, 'the command line is wrong, or the tool failed'],
    ],
    examples: ['corpus validate', 'corpus validate --root ./my-corpus --json', 'corpus validate --root a --root b'],
    failures: 'stderr',
    load: async () => validate,
};
const table_readiness = {
    ...table_validate,
    name: 'readiness',
    summary: 'validate, and fail unless all five publishability gates pass',
    options: [ROOTS, command/* JSON_OPTION */.rj],
    exitCodes: [
        [0, 'every corpus is publishable'],
        [1, 'at least one is not'],
        [2, 'the command line is wrong, or the tool failed'],
    ],
    examples: ['corpus readiness', 'corpus readiness --json'],
    load: async () => readiness,
};
const qualify = {
    name: 'qualify',
    summary: 'prove tasks: their checks fail before and pass after the known-good change, repeatedly, in fresh workspaces',
    positionals: [],
    options: [
        { name: 'task', value: 'ID', many: true, summary: 'a task, repeatable; one alone prints its receipt' },
        { name: 'all', summary: 'every task of the corpus' },
        { name: 'changed-since', value: 'REV', summary: 'the tasks that differ from the common ancestor with a git revision' },
        { name: 'shard', value: 'I/N', summary: 'only the I-th of N parts of the chosen tasks; see `corpus merge`' },
        { name: 'jobs', value: 'N', summary: 'tasks at a time (default: 1)' },
        { name: 'reproduce', summary: 'compare with the committed receipts, and fail where one differs' },
        { name: 'write', summary: 'store the receipts in the corpus and update its index' },
        { name: 'out', value: 'FILE', summary: 'write the receipt (one task) or the report to a file' },
        command/* ROOT_OPTION */.VV,
        command/* JSON_OPTION */.rj,
    ],
    exitCodes: [
        [0, 'every chosen task qualified (with --reproduce: as its committed receipt says)'],
        [1, 'at least one did not'],
        [2, 'it could not be found out: invalid corpus, wrong command line, interrupted'],
    ],
    examples: [
        'corpus qualify --task preserve-explicit-false',
        'corpus qualify --all --jobs 2 --reproduce',
        'corpus qualify --changed-since origin/main --write',
        'corpus qualify --all --shard 1/4 --out shard-1.json',
    ],
    failures: 'stdout',
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(190), __nccwpck_require__.e(551)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7551))).qualify,
};
const merge = {
    name: 'merge',
    summary: 'unite the reports of all shards of one qualification',
    positionals: ['<report>…'],
    options: [{ name: 'out', value: 'FILE', summary: 'write the united report to a file' }, command/* JSON_OPTION */.rj],
    exitCodes: [
        [0, 'every task of every shard qualified, and none differs from its committed receipt'],
        [1, 'at least one did not'],
        [2, 'the reports do not belong together, overlap, or leave a gap'],
    ],
    examples: ['corpus merge shard-1.json shard-2.json --out qualification.json'],
    failures: 'stdout',
    load: async () => (await __nccwpck_require__.e(/* import() */ 256).then(__nccwpck_require__.bind(__nccwpck_require__, 6256))).merge,
};
/** Every command, in the order in which the help lists them. */
const COMMANDS = [...AUTHORING_COMMANDS, table_validate, table_readiness, qualify, merge];


/***/ }),

/***/ 3014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ KIT_VERSION)
/* harmony export */ });
/** The kit's own version; a test compares it with package.json. */
const KIT_VERSION = '0.1.0';


/***/ }),

/***/ 9137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ CORPUS_READERS)
/* harmony export */ });
/* harmony import */ var _documents_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8798);
/* harmony import */ var _rules_acceptanceContract_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9947);
/* harmony import */ var _rules_corpusIndex_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8319);
/* harmony import */ var _rules_fixtureBundle_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4878);
/* harmony import */ var _rules_knownGoodChange_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8171);
/* harmony import */ var _rules_qualificationReceipt_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2254);
/* harmony import */ var _rules_taskManifest_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3359);







/** Together in one chunk: whoever reads a corpus needs them all. */
const CORPUS_READERS = {
    index: (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .TC)(_rules_corpusIndex_js__WEBPACK_IMPORTED_MODULE_2__.corpusIndexForm),
    manifest: (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .TC)(_rules_taskManifest_js__WEBPACK_IMPORTED_MODULE_6__.taskManifestForm),
    fixture: (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .TC)(_rules_fixtureBundle_js__WEBPACK_IMPORTED_MODULE_3__.fixtureBundleForm),
    acceptance: (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .TC)(_rules_acceptanceContract_js__WEBPACK_IMPORTED_MODULE_1__.acceptanceContractForm),
    knownGood: (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .TC)(_rules_knownGoodChange_js__WEBPACK_IMPORTED_MODULE_4__.knownGoodChangeForm),
    receipt: (0,_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .readerOf */ .TC)(_rules_qualificationReceipt_js__WEBPACK_IMPORTED_MODULE_5__.qualificationReceiptForm),
};


/***/ }),

/***/ 8798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Bz: () => (/* binding */ assertWritable),
  vS: () => (/* binding */ documentReader),
  TC: () => (/* binding */ readerOf)
});

// UNUSED EXPORTS: closeDocumentReader

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __nccwpck_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/pointer.js
var contracts_pointer = __nccwpck_require__(3686);
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

;// CONCATENATED MODULE: ./lib/contracts/finding.js
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
            : sortFindings([...kept.error, ...rest('error'), ...kept.warning, ...rest('warning')]),
        hasErrors: () => kept.error.length + more.error > 0,
    };
};

// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __nccwpck_require__(5845);
;// CONCATENATED MODULE: ./lib/contracts/documents.js



/** Each validator with its rules is a chunk of its own, loaded when it is needed first. */
const FORMS = {
    'acceptance-contract': async () => (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 9947))).acceptanceContractForm,
    'adapter-diagnostics': async () => (await __nccwpck_require__.e(/* import() */ 802).then(__nccwpck_require__.bind(__nccwpck_require__, 4802))).adapterDiagnosticsForm,
    'agent-adapter': async () => (await __nccwpck_require__.e(/* import() */ 708).then(__nccwpck_require__.bind(__nccwpck_require__, 7708))).agentAdapterForm,
    'check-result': async () => (await __nccwpck_require__.e(/* import() */ 485).then(__nccwpck_require__.bind(__nccwpck_require__, 7485))).checkResultForm,
    'corpus-index': async () => (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 8319))).corpusIndexForm,
    'evaluation-bundle': async () => (await __nccwpck_require__.e(/* import() */ 322).then(__nccwpck_require__.bind(__nccwpck_require__, 7322))).evaluationBundleForm,
    'evaluation-score': async () => (await __nccwpck_require__.e(/* import() */ 313).then(__nccwpck_require__.bind(__nccwpck_require__, 2313))).evaluationScoreForm,
    'fixture-bundle': async () => (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 4878))).fixtureBundleForm,
    'known-good-change': async () => (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 8171))).knownGoodChangeForm,
    'qualification-receipt': async () => (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 2254))).qualificationReceiptForm,
    'qualification-report': async () => (await __nccwpck_require__.e(/* import() */ 541).then(__nccwpck_require__.bind(__nccwpck_require__, 3541))).qualificationReportForm,
    'run-plan': async () => (await __nccwpck_require__.e(/* import() */ 443).then(__nccwpck_require__.bind(__nccwpck_require__, 3443))).runPlanForm,
    'run-receipt': async () => (await __nccwpck_require__.e(/* import() */ 42).then(__nccwpck_require__.bind(__nccwpck_require__, 7042))).runReceiptForm,
    'scoring-profile': async () => (await __nccwpck_require__.e(/* import() */ 630).then(__nccwpck_require__.bind(__nccwpck_require__, 7630))).scoringProfileForm,
    'task-manifest': async () => (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 3359))).taskManifestForm,
};
/** Asks every rule. `document` is the value when its schema accepts it. */
const judge = (form, value, document) => {
    (0,remembered/* beginReading */.W)();
    const report = newProblemReport();
    if (document === undefined) {
        for (const problem of formProblems(form.validate.errors))
            report.add(problem);
        report.addMore('error', form.validate.found - form.validate.errors.length);
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
/** Loads the reader of one kind. */
const documentReader = async (kind) => {
    const formOf = await FORMS[kind]();
    return readerOf(formOf);
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

/***/ 5744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Y6: () => (/* binding */ locateAll),
  Vh: () => (/* binding */ readJson)
});

// UNUSED EXPORTS: locate

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
;// CONCATENATED MODULE: ./lib/contracts/jsonScan.js
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORD = /[A-Za-z_]\w*/y;
const WORDS = new Set(['true', 'false', 'null']);
const endOf = (pattern, text, at) => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
};
/** Behind the closing quote of the string at `at`, or what is wrong with it. */
const endOfString = (text, at) => {
    for (let here = at + 1;;) {
        here = endOf(PLAIN, text, here);
        if (here >= text.length)
            return { at: here, message: 'the text ends inside a string' };
        if (text[here] === '"')
            return here + 1;
        if (text[here] !== '\\')
            return { at: here, message: 'a control character inside a string must be written as an escape such as \\n' };
        const end = endOf(ESCAPE, text, here);
        if (end === here)
            return { at: here, message: 'an unknown escape inside a string; write \\\\ for a backslash' };
        here = end;
    }
};
const unexpected = (text, at, expected) => ({
    at,
    message: at >= text.length ? `the text ends where ${expected} is expected` : `${expected} is expected here`,
});
/** Behind the scalar at `at`, or what is wrong. */
const endOfScalar = (text, at) => {
    if (text[at] === '"')
        return endOfString(text, at);
    const number = endOf(NUMBER, text, at);
    if (number > at)
        return number;
    const word = endOf(WORD, text, at);
    if (WORDS.has(text.slice(at, Math.min(word, at + 6))))
        return word;
    return unexpected(text, at, 'a value');
};
/**
 * Walks a JSON text and reports every key, scalar and bracket. Accepts exactly what JSON.parse accepts, keeps no values and does
 * not recurse: 100,000 nested lists are no problem. Returns the first syntax error, if there is one.
 */
const scanJson = (text, visit) => {
    const lists = [];
    let at = endOf(SPACE, text, 0);
    // 'first' is right behind an opening bracket, where the closing one may follow at once.
    let state = 'value';
    for (;;) {
        const list = lists.at(-1);
        if (state === 'behind') {
            if (list === undefined)
                return at < text.length ? { at, message: 'nothing may follow the end of the document' } : undefined;
            if (text[at] === (list ? ']' : '}')) {
                visit({ kind: 'close', at });
                lists.pop();
                at = endOf(SPACE, text, at + 1);
                continue;
            }
            if (text[at] !== ',')
                return unexpected(text, at, list ? 'a comma or ]' : 'a comma or }');
            at = endOf(SPACE, text, at + 1);
            if (text[at] === (list ? ']' : '}'))
                return { at, message: `a comma before ${text[at]} is not allowed` };
            state = 'value';
        }
        else if (state === 'first') {
            state = text[at] === (list ? ']' : '}') ? 'behind' : 'value';
            if (state === 'behind')
                continue;
        }
        if (list === false) {
            if (text[at] !== '"')
                return unexpected(text, at, 'a member name in double quotes');
            const end = endOfString(text, at);
            if (typeof end !== 'number')
                return end;
            visit({ kind: 'key', at, end });
            at = endOf(SPACE, text, end);
            if (text[at] !== ':')
                return unexpected(text, at, 'a colon');
            at = endOf(SPACE, text, at + 1);
        }
        if (text[at] === '{' || text[at] === '[') {
            visit({ kind: 'open', at, list: text[at] === '[' });
            lists.push(text[at] === '[');
            state = 'first';
            at = endOf(SPACE, text, at + 1);
            continue;
        }
        const end = endOfScalar(text, at);
        if (typeof end !== 'number')
            return end;
        visit({ kind: 'scalar', at, end });
        at = endOf(SPACE, text, end);
        state = 'behind';
    }
};

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __nccwpck_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/pointer.js
var contracts_pointer = __nccwpck_require__(3686);
;// CONCATENATED MODULE: ./lib/contracts/duplicateKeys.js



// Where one of these stands, a quote right before a colon need not be the end of a key, or the end of a key not right before a colon.
const UNUSUAL = ['\\"', ' :', '\t:', '\n:', '\r:'];
/** Quotes right before a colon. In valid JSON without the unusual: each ends a key, or opens a text that begins with a colon. */
const quotesBeforeColon = (text) => {
    let quotes = 0;
    for (let at = text.indexOf('":'); at !== -1; at = text.indexOf('":', at + 2))
        quotes++;
    return quotes;
};
/** Colons outside of strings: in valid JSON that is the number of keys. */
const keysInText = (text) => {
    let keys = 0;
    for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit === 0x3a)
            keys++;
        else if (unit === 0x22)
            at = closingQuote(text, at);
    }
    return keys;
};
const closingQuote = (text, opening) => {
    let at = text.indexOf('"', opening + 1);
    while (at !== -1 && isEscaped(text, at))
        at = text.indexOf('"', at + 1);
    return at === -1 ? text.length : at;
};
const isEscaped = (text, at) => {
    let first = at;
    while (text.charCodeAt(first - 1) === 0x5c)
        first--;
    return (at - first) % 2 === 1;
};
const keysInValue = (value) => {
    let keys = 0;
    const open = [value];
    while (open.length > 0) {
        const next = open.pop();
        if (typeof next !== 'object' || next === null)
            continue;
        const values = Object.values(next);
        if (!Array.isArray(next))
            keys += values.length;
        for (const each of values)
            if (typeof each === 'object' && each !== null)
                open.push(each);
    }
    return keys;
};
const MOST_REPORTED = 50;
/** No document nests as deep; of deeper places the pointer names the owner at this depth. */
const DEEPEST_POINTER = 32;
/** Nor has it such a name; 50 pointers through a key as long as the document would be 50 times its size. */
const LONGEST_TOKEN = 256;
const findDuplicates = (text) => {
    const found = new Map();
    const levels = [];
    const step = () => {
        const level = levels.at(-1);
        if (level?.list)
            level.token = String(++level.index);
    };
    scanJson(text, (event) => {
        if (event.kind === 'open') {
            step();
            levels.push({ list: event.list, seen: new Set(), token: '', index: -1 });
        }
        else if (event.kind === 'close') {
            levels.pop();
        }
        else if (event.kind === 'scalar') {
            step();
        }
        else {
            const level = levels.at(-1);
            if (level === undefined)
                return;
            const name = JSON.parse(text.slice(event.at, event.end));
            level.token = name;
            if (!level.seen.has(name)) {
                level.seen.add(name);
            }
            else if (found.size < MOST_REPORTED) {
                const long = levels.findIndex(({ token }) => token.length > LONGEST_TOKEN);
                const pointer = levels
                    .slice(0, long === -1 ? DEEPEST_POINTER : Math.min(long, DEEPEST_POINTER))
                    .map(({ token }) => `/${(0,contracts_pointer/* pointerToken */.b)(token)}`)
                    .join('');
                const message = `the key ${(0,plainText/* excerpt */.K)(name)} is given more than once, the last one counts; keep one of them`;
                found.set(pointer, { pointer, rule: 'json.duplicate-key', message, severity: 'warning' });
            }
        }
    });
    return [...found.values()];
};
/** A warning for each key that an object of the text gives more than once; at most 50. `value` is what JSON.parse made of it. */
const duplicateKeys = (text, value) => {
    const keys = keysInValue(value);
    // Nearly every document is settled by the first count. It is never too low, so where it agrees there is no second key of a name.
    if (quotesBeforeColon(text) === keys && !UNUSUAL.some((unusual) => text.includes(unusual)))
        return [];
    return keysInText(text) === keys ? [] : findDuplicates(text);
};

;// CONCATENATED MODULE: ./lib/contracts/jsonText.js




const problem = (severity, rule, message) => ({ pointer: '', rule, message, severity });
const hasByteOrderMark = (bytes) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
/** As UTF-8; every invalid sequence becomes U+FFFD (wire format 1.1). */
const decode = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
const lineStarts = (text) => {
    const starts = [0];
    for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', feed + 1))
        starts.push(feed + 1);
    return starts;
};
const position = (starts, at) => {
    let low = 0;
    for (let high = starts.length; high - low > 1;) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= at)
            low = middle;
        else
            high = middle;
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
};
/** In our own words, because those of the engines differ between versions. */
const syntaxProblem = (text) => {
    const found = scanJson(text, () => { });
    if (found === undefined)
        return problem('error', 'json.syntax', 'the text is no JSON that this Node can read');
    if (text.trim() === '')
        return problem('error', 'json.syntax', 'the file is empty; a JSON document is expected');
    const { line, column } = position(lineStarts(text), found.at);
    return problem('error', 'json.syntax', `not JSON: ${found.message} (line ${line}, column ${column})`);
};
/** The bytes of a file as a JSON value. Never throws: what is wrong with the text is a problem of the whole document. */
const readJson = (bytes) => {
    if (hasByteOrderMark(bytes)) {
        return {
            ok: false,
            problems: [problem('error', 'json.byte-order-mark', 'the file starts with a byte-order mark; save it as UTF-8 without one')],
        };
    }
    const warnings = (0,external_node_buffer_.isUtf8)(bytes)
        ? []
        : [problem('warning', 'json.invalid-utf8', 'the file is not valid UTF-8, replacement characters are read instead; save it as UTF-8')];
    const text = decode(bytes);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { ok: false, problems: [...warnings, syntaxProblem(text)] };
    }
    return { ok: true, value, problems: [...warnings, ...duplicateKeys(text, value)] };
};
const newPlace = () => ({ parts: new Map() });
const partOf = (place, name) => {
    const part = place.parts.get(name) ?? newPlace();
    place.parts.set(name, part);
    return part;
};
const forgetParts = (place) => {
    for (const part of place.parts.values()) {
        delete part.at;
        forgetParts(part);
    }
};
/** Of a duplicate key the last one counts, as in JSON.parse: the places inside the earlier one are gone. */
const found = (place, at) => {
    if (place.at !== undefined)
        forgetParts(place);
    place.at = at;
};
const findPlaces = (text, whole) => {
    const levels = [];
    const arrive = (at) => {
        const level = levels.at(-1);
        if (level?.list)
            level.element = { name: String(++level.index), at };
        const place = level === undefined ? whole : level.place?.parts.get(level.element.name);
        if (place !== undefined)
            found(place, level === undefined ? at : level.element.at);
        return place;
    };
    const failed = scanJson(text, (event) => {
        if (event.kind === 'close') {
            levels.pop();
        }
        else if (event.kind === 'key') {
            const level = levels.at(-1);
            if (level?.place !== undefined)
                level.element = { name: JSON.parse(text.slice(event.at, event.end)), at: event.at };
        }
        else {
            const place = arrive(event.at);
            if (event.kind === 'open')
                levels.push({ list: event.list, place, element: { name: '', at: 0 }, index: -1 });
        }
    });
    return failed?.at;
};
/**
 * Where pointers lead in a text, all in one pass: to the key of a member, the value of an element. What does not exist (a missing
 * field) is placed at its nearest existing owner. In a text that is no JSON every pointer leads to the syntax error. Undefined
 * for what is no pointer.
 */
const locateAll = (bytes, pointers) => {
    const text = decode(bytes);
    const whole = newPlace();
    const ways = pointers.map((pointer) => {
        const way = [whole];
        const names = (0,contracts_pointer/* pointerNames */.A)(pointer);
        for (const name of names ?? [])
            way.push(partOf(way.at(-1) ?? whole, name));
        return names === undefined ? undefined : way;
    });
    const failedAt = findPlaces(text, whole);
    const starts = lineStarts(text);
    return ways.map((way) => {
        if (way === undefined)
            return undefined;
        const at = failedAt ?? way.findLast((place) => place.at !== undefined)?.at;
        return position(starts, at ?? 0);
    });
};
/** As `locateAll`, for one pointer. Reads the whole text: for problems only. */
const locate = (bytes, pointer) => locateAll(bytes, [pointer])[0];


/***/ }),

/***/ 5707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ DOCUMENT_BYTES),
/* harmony export */   Fn: () => (/* binding */ REPORT_BYTES),
/* harmony export */   IO: () => (/* binding */ PATH_UNITS),
/* harmony export */   Qj: () => (/* binding */ DECODED_FILE_BYTES),
/* harmony export */   Vb: () => (/* binding */ ARTIFACT_BYTES),
/* harmony export */   cn: () => (/* binding */ FILES),
/* harmony export */   go: () => (/* binding */ INDEX_TASKS),
/* harmony export */   gs: () => (/* binding */ ARGUMENT_UNITS),
/* harmony export */   lc: () => (/* binding */ DRIVER_OUTPUT_BYTES)
/* harmony export */ });
/* unused harmony exports BASE64_MIN_CHARACTERS, BASE64_MAX_CHARACTERS, BUNDLE_BYTES, ADAPTER_OUTPUT_BYTES, PUBLISHABLE_TASKS_MIN, PUBLISHABLE_TASKS_MAX, PUBLISHABLE_CATEGORIES_MIN, CHECKS_PER_LIST, CHECK_RESULTS, REPETITIONS_MIN, REPETITIONS_MAX, DRIVER_TIMEOUT_MS_MIN, DRIVER_TIMEOUT_MS_MAX, ADAPTER_TIMEOUT_MS_MIN, ADAPTER_TIMEOUT_MS_MAX, COMMAND_ARGUMENTS, ADAPTER_ARTIFACTS, ENVIRONMENT_NAMES, LIMITATIONS, MESSAGE_UNITS, BLOCKED_REASON_UNITS, DIAGNOSTIC_ENTRIES, TOOL_CALL_UNITS, BUNDLE_TASKS, BUNDLE_RUNS_MIN, BUNDLE_RUNS_MAX */
/** The bounds of the wire format (1.6). Sizes are bytes unless the name says otherwise. */
/** Corpus index, manifest, fixture, contract, known-good change, receipt, adapter, diagnostics; at least 1 byte. */
const DOCUMENT_BYTES = 262_144;
/** Task packet, check driver, adapter artifacts, and the first (hash) pass over all task artifacts; at least 1 byte. */
const ARTIFACT_BYTES = 1_048_576;
/** One file inside a fixture or a known-good change, decoded; at least 1 byte. */
const DECODED_FILE_BYTES = 1_048_576;
const BASE64_MIN_CHARACTERS = 4;
const BASE64_MAX_CHARACTERS = 1_398_104;
const BUNDLE_BYTES = 5_242_880;
/** A qualification report, which each shard of a corpus writes. Our own bound. */
const REPORT_BYTES = 1_048_576;
/** Each of stdout and stderr of a check driver; one more byte is an error. */
const DRIVER_OUTPUT_BYTES = 262_144;
/** Kept of each of stdout and stderr of an adapter; the rest is discarded. */
const ADAPTER_OUTPUT_BYTES = 262_144;
const INDEX_TASKS = 50;
const PUBLISHABLE_TASKS_MIN = 30;
const PUBLISHABLE_TASKS_MAX = 50;
const PUBLISHABLE_CATEGORIES_MIN = 6;
/** Required and regression checks each. */
const CHECKS_PER_LIST = 100;
const CHECK_RESULTS = 200;
/** In a fixture, and in a known-good change. */
const FILES = 100;
const REPETITIONS_MIN = 2;
const REPETITIONS_MAX = 5;
const DRIVER_TIMEOUT_MS_MIN = 10;
const DRIVER_TIMEOUT_MS_MAX = 60_000;
const ADAPTER_TIMEOUT_MS_MIN = 1_000;
const ADAPTER_TIMEOUT_MS_MAX = 3_600_000;
const COMMAND_ARGUMENTS = 50;
const ARGUMENT_UNITS = 500;
const ADAPTER_ARTIFACTS = 50;
const ENVIRONMENT_NAMES = 30;
const PATH_UNITS = 240;
/** Entries of `limitations`, and of `blocked_reasons`. */
const LIMITATIONS = 50;
const MESSAGE_UNITS = 500;
const BLOCKED_REASON_UNITS = 200;
const DIAGNOSTIC_ENTRIES = 1_000;
const TOOL_CALL_UNITS = 200;
const BUNDLE_TASKS = 50;
const BUNDLE_RUNS_MIN = 2;
const BUNDLE_RUNS_MAX = 5_000;


/***/ }),

/***/ 3796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ excerpt),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
// C0 and C1 controls, line and paragraph separators, and the marks that turn text around or hide it.
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
/** Text from a document as one line that cannot move the cursor, colour the terminal or read backwards: unsafe units become `\uXXXX`. */
const plainText = (text) => text.replace(UNSAFE, escaped);
/** A value of a document, quoted for a message: as plain text, cut after `units` UTF-16 units. */
const excerpt = (value, units = 80) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
    return `"${plainText(text.length > units ? `${text.slice(0, units)}…` : text)}"`;
};


/***/ }),

/***/ 3686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ pointerNames),
/* harmony export */   b: () => (/* binding */ pointerToken)
/* harmony export */ });
/** RFC 6901: one reference token as it stands in a pointer. */
const pointerToken = (name) => typeof name === 'number' ? String(name) : name.replaceAll('~', '~0').replaceAll('/', '~1');
/** RFC 6901: the names of a pointer, unescaped; none for the whole document. Undefined when the text is no pointer. */
const pointerNames = (pointer) => {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/'))
        return undefined;
    return pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
};


/***/ }),

/***/ 9947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  acceptanceContractForm: () => (/* binding */ acceptanceContractForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/acceptance-contract.js
// Generated from schemas/acceptance-contract.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","task_defining_failures","required_checks","regression_checks","driver","repetitions"],"properties":{"schema_version":{"const":"codevetter.agent-task-acceptance.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_defining_failures":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"driver":{"type":"object","additionalProperties":false,"required":["path","sha256","timeout_ms"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"timeout_ms":{"type":"integer","minimum":10,"maximum":60000}}},"repetitions":{"type":"integer","minimum":2,"maximum":5}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern4 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern5 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.task_id === undefined) || (!(func0.call(data, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"task_id",form:schema11,value:data});
}
if((data.task_defining_failures === undefined) || (!(func0.call(data, "task_defining_failures")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"task_defining_failures",form:schema11,value:data});
}
if((data.required_checks === undefined) || (!(func0.call(data, "required_checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"required_checks",form:schema11,value:data});
}
if((data.regression_checks === undefined) || (!(func0.call(data, "regression_checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"regression_checks",form:schema11,value:data});
}
if((data.driver === undefined) || (!(func0.call(data, "driver")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"driver",form:schema11,value:data});
}
if((data.repetitions === undefined) || (!(func0.call(data, "repetitions")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"repetitions",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "task_defining_failures")) || (key0 === "required_checks")) || (key0 === "regression_checks")) || (key0 === "driver")) || (key0 === "repetitions"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-acceptance.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.task_id !== undefined && func0.call(data, "task_id")){
let data1 = data.task_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"maxLength",form:schema11.properties.task_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"minLength",form:schema11.properties.task_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"pattern",form:schema11.properties.task_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"type",form:schema11.properties.task_id,value:data1});
}
}
if(data.task_defining_failures !== undefined && func0.call(data, "task_defining_failures")){
let data2 = data.task_defining_failures;
if(Array.isArray(data2)){
if(data2.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures",keyword:"maxItems",form:schema11.properties.task_defining_failures,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures",keyword:"minItems",form:schema11.properties.task_defining_failures,value:data2});
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(data3.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures/" + i0,keyword:"maxLength",form:schema11.properties.task_defining_failures.items,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures/" + i0,keyword:"minLength",form:schema11.properties.task_defining_failures.items,value:data3});
}
if(data3.length <= 80 && !pattern0.test(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures/" + i0,keyword:"pattern",form:schema11.properties.task_defining_failures.items,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures/" + i0,keyword:"type",form:schema11.properties.task_defining_failures.items,value:data3});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures",keyword:"type",form:schema11.properties.task_defining_failures,value:data2});
}
}
if(data.required_checks !== undefined && func0.call(data, "required_checks")){
let data4 = data.required_checks;
if(Array.isArray(data4)){
if(data4.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"maxItems",form:schema11.properties.required_checks,value:data4});
}
if(data4.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"minItems",form:schema11.properties.required_checks,value:data4});
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.id === undefined) || (!(func0.call(data5, "id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1,keyword:"required",field:"id",form:schema11.properties.required_checks.items,value:data5});
}
if((data5.label === undefined) || (!(func0.call(data5, "label")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1,keyword:"required",field:"label",form:schema11.properties.required_checks.items,value:data5});
}
for(const key1 of Object.keys(data5)){
if(!((key1 === "id") || (key1 === "label"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1,keyword:"additionalProperties",field:key1,form:schema11.properties.required_checks.items,value:data5});
}
}
if(data5.id !== undefined && func0.call(data5, "id")){
let data6 = data5.id;
if(typeof data6 === "string"){
if(data6.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/id",keyword:"maxLength",form:schema11.properties.required_checks.items.properties.id,value:data6});
}
if(data6.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/id",keyword:"minLength",form:schema11.properties.required_checks.items.properties.id,value:data6});
}
if(data6.length <= 80 && !pattern0.test(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/id",keyword:"pattern",form:schema11.properties.required_checks.items.properties.id,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/id",keyword:"type",form:schema11.properties.required_checks.items.properties.id,value:data6});
}
}
if(data5.label !== undefined && func0.call(data5, "label")){
let data7 = data5.label;
if(typeof data7 === "string"){
if(data7.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/label",keyword:"maxLength",form:schema11.properties.required_checks.items.properties.label,value:data7});
}
if(data7.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/label",keyword:"minLength",form:schema11.properties.required_checks.items.properties.label,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/label",keyword:"type",form:schema11.properties.required_checks.items.properties.label,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1,keyword:"type",form:schema11.properties.required_checks.items,value:data5});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"type",form:schema11.properties.required_checks,value:data4});
}
}
if(data.regression_checks !== undefined && func0.call(data, "regression_checks")){
let data8 = data.regression_checks;
if(Array.isArray(data8)){
if(data8.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks",keyword:"maxItems",form:schema11.properties.regression_checks,value:data8});
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.id === undefined) || (!(func0.call(data9, "id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2,keyword:"required",field:"id",form:schema11.properties.regression_checks.items,value:data9});
}
if((data9.label === undefined) || (!(func0.call(data9, "label")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2,keyword:"required",field:"label",form:schema11.properties.regression_checks.items,value:data9});
}
for(const key2 of Object.keys(data9)){
if(!((key2 === "id") || (key2 === "label"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2,keyword:"additionalProperties",field:key2,form:schema11.properties.regression_checks.items,value:data9});
}
}
if(data9.id !== undefined && func0.call(data9, "id")){
let data10 = data9.id;
if(typeof data10 === "string"){
if(data10.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/id",keyword:"maxLength",form:schema11.properties.regression_checks.items.properties.id,value:data10});
}
if(data10.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/id",keyword:"minLength",form:schema11.properties.regression_checks.items.properties.id,value:data10});
}
if(data10.length <= 80 && !pattern0.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/id",keyword:"pattern",form:schema11.properties.regression_checks.items.properties.id,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/id",keyword:"type",form:schema11.properties.regression_checks.items.properties.id,value:data10});
}
}
if(data9.label !== undefined && func0.call(data9, "label")){
let data11 = data9.label;
if(typeof data11 === "string"){
if(data11.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/label",keyword:"maxLength",form:schema11.properties.regression_checks.items.properties.label,value:data11});
}
if(data11.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/label",keyword:"minLength",form:schema11.properties.regression_checks.items.properties.label,value:data11});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/label",keyword:"type",form:schema11.properties.regression_checks.items.properties.label,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2,keyword:"type",form:schema11.properties.regression_checks.items,value:data9});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks",keyword:"type",form:schema11.properties.regression_checks,value:data8});
}
}
if(data.driver !== undefined && func0.call(data, "driver")){
let data12 = data.driver;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.path === undefined) || (!(func0.call(data12, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver",keyword:"required",field:"path",form:schema11.properties.driver,value:data12});
}
if((data12.sha256 === undefined) || (!(func0.call(data12, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver",keyword:"required",field:"sha256",form:schema11.properties.driver,value:data12});
}
if((data12.timeout_ms === undefined) || (!(func0.call(data12, "timeout_ms")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver",keyword:"required",field:"timeout_ms",form:schema11.properties.driver,value:data12});
}
for(const key3 of Object.keys(data12)){
if(!(((key3 === "path") || (key3 === "sha256")) || (key3 === "timeout_ms"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver",keyword:"additionalProperties",field:key3,form:schema11.properties.driver,value:data12});
}
}
if(data12.path !== undefined && func0.call(data12, "path")){
let data13 = data12.path;
if(typeof data13 === "string"){
if(data13.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/path",keyword:"maxLength",form:schema11.properties.driver.properties.path,value:data13});
}
if(data13.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/path",keyword:"minLength",form:schema11.properties.driver.properties.path,value:data13});
}
if(data13.length <= 240 && !pattern4.test(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/path",keyword:"pattern",form:schema11.properties.driver.properties.path,value:data13});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/path",keyword:"type",form:schema11.properties.driver.properties.path,value:data13});
}
}
if(data12.sha256 !== undefined && func0.call(data12, "sha256")){
let data14 = data12.sha256;
if(typeof data14 === "string"){
if(!pattern5.test(data14)){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/sha256",keyword:"pattern",form:schema11.properties.driver.properties.sha256,value:data14});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/sha256",keyword:"type",form:schema11.properties.driver.properties.sha256,value:data14});
}
}
if(data12.timeout_ms !== undefined && func0.call(data12, "timeout_ms")){
let data15 = data12.timeout_ms;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/timeout_ms",keyword:"type",form:schema11.properties.driver.properties.timeout_ms,value:data15});
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 60000 || isNaN(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/timeout_ms",keyword:"maximum",form:schema11.properties.driver.properties.timeout_ms,value:data15});
}
if(data15 < 10 || isNaN(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/timeout_ms",keyword:"minimum",form:schema11.properties.driver.properties.timeout_ms,value:data15});
}
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/driver",keyword:"type",form:schema11.properties.driver,value:data12});
}
}
if(data.repetitions !== undefined && func0.call(data, "repetitions")){
let data16 = data.repetitions;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/repetitions",keyword:"type",form:schema11.properties.repetitions,value:data16});
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 5 || isNaN(data16)){
if(errors++ < 200)(vErrors ??= []).push({at:"/repetitions",keyword:"maximum",form:schema11.properties.repetitions,value:data16});
}
if(data16 < 2 || isNaN(data16)){
if(errors++ < 200)(vErrors ??= []).push({at:"/repetitions",keyword:"minimum",form:schema11.properties.repetitions,value:data16});
}
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"type",form:schema11,value:data});
}
validate10.errors = vErrors ?? [];
validate10.found = errors;
return errors === 0;
}

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __nccwpck_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __nccwpck_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __nccwpck_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __nccwpck_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __nccwpck_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __nccwpck_require__(1519);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __nccwpck_require__(5845);
;// CONCATENATED MODULE: ./lib/contracts/rules/acceptanceContract.js








const required = (0,remembered/* remembered */.H)((document) => (0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'required_checks'), 'id'));
const regression = (0,remembered/* remembered */.H)((document) => (0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'regression_checks'), 'id'));
const checks = (document) => [required(document), regression(document)];
const failures = (0,remembered/* remembered */.H)((document) => (0,place/* elementColumn */.fV)((0,place/* placeOf */.$t)(document, 'task_defining_failures')));
const failuresRequired = (document, report) => (0,lists/* eachText */.hj)(failures(document), (0,lists/* textsOf */.CB)(required(document)), true, (pointer, id) => report(pointer, `${(0,plainText/* excerpt */.K)(id)} is no required check; only those define the task`));
const acceptanceContract_plain = ({ task_defining_failures: failing, required_checks, regression_checks, driver }) => {
    const ids = required_checks.map(({ id }) => id);
    return ((0,plain/* ascending */.V_)(failing, plain/* itself */.QM) &&
        failing.every((id) => ids.includes(id)) &&
        (0,plain/* ascending */.V_)(ids, plain/* itself */.QM) &&
        (0,plain/* ascending */.V_)(regression_checks, ({ id }) => id) &&
        !regression_checks.some(({ id }) => ids.includes(id)) &&
        (0,plain/* isPlainPath */.qW)(driver.path));
};
const acceptanceContract_form = {
    validate: validate,
    plain: acceptanceContract_plain,
    rules: [
        (0,rules_form/* error */.z3)('contract.failures-sorted', (0,lists/* sorted */.IP)((document) => [failures(document)])),
        (0,rules_form/* error */.z3)('contract.failures-unique', (0,lists/* unique */.Am)((document) => [failures(document)])),
        (0,rules_form/* error */.z3)('contract.failures-required', failuresRequired),
        (0,rules_form/* error */.z3)('contract.checks-sorted', (0,lists/* sorted */.IP)(checks)),
        (0,rules_form/* error */.z3)('contract.checks-unique', (0,lists/* unique */.Am)(checks)),
        (0,rules_form/* error */.z3)('contract.checks-disjoint', (0,lists/* disjoint */.nf)((document) => [required(document), regression(document)], (id) => `${id} is a required check already; a regression check is another one`)),
        (0,paths/* plainPaths */.FY)((document) => [(0,place/* placeOf */.$t)(document, 'driver', 'path')]),
    ],
};
const acceptanceContractForm = () => acceptanceContract_form;


/***/ }),

/***/ 9258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isPlainContent),
/* harmony export */   t: () => (/* binding */ contentRules)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5707);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6208);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6578);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1196);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5845);






const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;
// The last character before the padding: its unused bits, four with `==` and two with `=`, are zero.
const ZERO_BITS = /(?:[AQgw]==|[AEIMQUYcgkosw048]=|[^=])$/;
const isBase64 = (text) => text.length % 4 === 0 && ALPHABET.test(text);
const decodedSize = (text) => (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
const contentsOf = ({ content, hash }) => (document) => (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .elementColumn */ .fV)((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(document, 'files')).values.flatMap((file, at) => {
    const text = (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .textMember */ .SA)(file, content);
    return text === undefined ? [] : [{ at, text, isBase64: isBase64(text), hash: (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(file, hash) }];
});
const base64 = (content) => content.isBase64 ? undefined : 'not base64: a multiple of 4 characters A-Z a-z 0-9 + / with = as padding, without line breaks';
const size = (content) => {
    const bytes = decodedSize(content.text);
    return content.isBase64 && bytes > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .DECODED_FILE_BYTES */ .Qj ? `the file has ${bytes} bytes, the limit is ${_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .DECODED_FILE_BYTES */ .Qj}` : undefined;
};
const hashAgrees = ({ hash, text, isBase64: readable }) => {
    if (typeof hash !== 'string' || !readable)
        return undefined;
    const actual = (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(Buffer.from(text, 'base64'));
    return actual === hash ? undefined : `the content has the SHA-256 ${actual}; correct the hash, or restore the content`;
};
const paddingBits = ({ text, isBase64: readable }) => readable && !ZERO_BITS.test(text.slice(-4))
    ? 'the unused bits at the end of the base64 text are not zero; encode the file again'
    : undefined;
/** What has to hold for the content of every entry of `files`. */
const contentRules = (fields) => {
    const contents = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_4__/* .remembered */ .H)(contentsOf(fields));
    const each = (judge, field) => (document, report) => {
        for (const content of contents(document)) {
            const wrong = judge(content);
            if (wrong !== undefined)
                report(`/files/${content.at}/${field}`, wrong);
        }
    };
    return [
        (0,_form_js__WEBPACK_IMPORTED_MODULE_5__/* .error */ .z3)('content.base64', each(base64, fields.content)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_5__/* .error */ .z3)('content.size', each(size, fields.content)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_5__/* .error */ .z3)('content.hash', each(hashAgrees, fields.hash)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_5__/* .warning */ .$e)('content.padding-bits', each(paddingBits, fields.content)),
    ];
};
/** Whether one content is base64 as we would write it, within its bound, and has the hash that stands beside it. */
const isPlainContent = (text, hash) => isBase64(text) &&
    decodedSize(text) <= _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .DECODED_FILE_BYTES */ .Qj &&
    ZERO_BITS.test(text.slice(-4)) &&
    (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(Buffer.from(text, 'base64')) === hash;


/***/ }),

/***/ 8319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  corpusIndexForm: () => (/* binding */ corpusIndexForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/corpus-index.js
// Generated from schemas/corpus-index.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","corpus_id","version","tasks"],"properties":{"schema_version":{"const":"codevetter.agent-task-corpus.v1"},"corpus_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","manifest"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"qualification":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^\\d+\\.\\d+\\.\\d+$", "");
const pattern3 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern4 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.corpus_id === undefined) || (!(func0.call(data, "corpus_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"corpus_id",form:schema11,value:data});
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"version",form:schema11,value:data});
}
if((data.tasks === undefined) || (!(func0.call(data, "tasks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"tasks",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "schema_version") || (key0 === "corpus_id")) || (key0 === "version")) || (key0 === "tasks"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-corpus.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.corpus_id !== undefined && func0.call(data, "corpus_id")){
let data1 = data.corpus_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus_id",keyword:"maxLength",form:schema11.properties.corpus_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus_id",keyword:"minLength",form:schema11.properties.corpus_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus_id",keyword:"pattern",form:schema11.properties.corpus_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus_id",keyword:"type",form:schema11.properties.corpus_id,value:data1});
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(data2.length > 40){
if(errors++ < 200)(vErrors ??= []).push({at:"/version",keyword:"maxLength",form:schema11.properties.version,value:data2});
}
if(data2.length <= 40 && !pattern1.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/version",keyword:"pattern",form:schema11.properties.version,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/version",keyword:"type",form:schema11.properties.version,value:data2});
}
}
if(data.tasks !== undefined && func0.call(data, "tasks")){
let data3 = data.tasks;
if(Array.isArray(data3)){
if(data3.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks",keyword:"maxItems",form:schema11.properties.tasks,value:data3});
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.task_id === undefined) || (!(func0.call(data4, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0,keyword:"required",field:"task_id",form:schema11.properties.tasks.items,value:data4});
}
if((data4.manifest === undefined) || (!(func0.call(data4, "manifest")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0,keyword:"required",field:"manifest",form:schema11.properties.tasks.items,value:data4});
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "task_id") || (key1 === "manifest")) || (key1 === "qualification"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0,keyword:"additionalProperties",field:key1,form:schema11.properties.tasks.items,value:data4});
}
}
if(data4.task_id !== undefined && func0.call(data4, "task_id")){
let data5 = data4.task_id;
if(typeof data5 === "string"){
if(data5.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/task_id",keyword:"maxLength",form:schema11.properties.tasks.items.properties.task_id,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/task_id",keyword:"minLength",form:schema11.properties.tasks.items.properties.task_id,value:data5});
}
if(data5.length <= 80 && !pattern0.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/task_id",keyword:"pattern",form:schema11.properties.tasks.items.properties.task_id,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/task_id",keyword:"type",form:schema11.properties.tasks.items.properties.task_id,value:data5});
}
}
if(data4.manifest !== undefined && func0.call(data4, "manifest")){
let data6 = data4.manifest;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.path === undefined) || (!(func0.call(data6, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest",keyword:"required",field:"path",form:schema11.properties.tasks.items.properties.manifest,value:data6});
}
if((data6.sha256 === undefined) || (!(func0.call(data6, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest",keyword:"required",field:"sha256",form:schema11.properties.tasks.items.properties.manifest,value:data6});
}
for(const key2 of Object.keys(data6)){
if(!((key2 === "path") || (key2 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest",keyword:"additionalProperties",field:key2,form:schema11.properties.tasks.items.properties.manifest,value:data6});
}
}
if(data6.path !== undefined && func0.call(data6, "path")){
let data7 = data6.path;
if(typeof data7 === "string"){
if(data7.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/path",keyword:"maxLength",form:schema11.properties.tasks.items.properties.manifest.properties.path,value:data7});
}
if(data7.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/path",keyword:"minLength",form:schema11.properties.tasks.items.properties.manifest.properties.path,value:data7});
}
if(data7.length <= 240 && !pattern3.test(data7)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/path",keyword:"pattern",form:schema11.properties.tasks.items.properties.manifest.properties.path,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/path",keyword:"type",form:schema11.properties.tasks.items.properties.manifest.properties.path,value:data7});
}
}
if(data6.sha256 !== undefined && func0.call(data6, "sha256")){
let data8 = data6.sha256;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/sha256",keyword:"pattern",form:schema11.properties.tasks.items.properties.manifest.properties.sha256,value:data8});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/sha256",keyword:"type",form:schema11.properties.tasks.items.properties.manifest.properties.sha256,value:data8});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest",keyword:"type",form:schema11.properties.tasks.items.properties.manifest,value:data6});
}
}
if(data4.qualification !== undefined && func0.call(data4, "qualification")){
let data9 = data4.qualification;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.path === undefined) || (!(func0.call(data9, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification",keyword:"required",field:"path",form:schema11.properties.tasks.items.properties.qualification,value:data9});
}
if((data9.sha256 === undefined) || (!(func0.call(data9, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification",keyword:"required",field:"sha256",form:schema11.properties.tasks.items.properties.qualification,value:data9});
}
for(const key3 of Object.keys(data9)){
if(!((key3 === "path") || (key3 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification",keyword:"additionalProperties",field:key3,form:schema11.properties.tasks.items.properties.qualification,value:data9});
}
}
if(data9.path !== undefined && func0.call(data9, "path")){
let data10 = data9.path;
if(typeof data10 === "string"){
if(data10.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/path",keyword:"maxLength",form:schema11.properties.tasks.items.properties.qualification.properties.path,value:data10});
}
if(data10.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/path",keyword:"minLength",form:schema11.properties.tasks.items.properties.qualification.properties.path,value:data10});
}
if(data10.length <= 240 && !pattern3.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/path",keyword:"pattern",form:schema11.properties.tasks.items.properties.qualification.properties.path,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/path",keyword:"type",form:schema11.properties.tasks.items.properties.qualification.properties.path,value:data10});
}
}
if(data9.sha256 !== undefined && func0.call(data9, "sha256")){
let data11 = data9.sha256;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/sha256",keyword:"pattern",form:schema11.properties.tasks.items.properties.qualification.properties.sha256,value:data11});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/sha256",keyword:"type",form:schema11.properties.tasks.items.properties.qualification.properties.sha256,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification",keyword:"type",form:schema11.properties.tasks.items.properties.qualification,value:data9});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0,keyword:"type",form:schema11.properties.tasks.items,value:data4});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks",keyword:"type",form:schema11.properties.tasks,value:data3});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"type",form:schema11,value:data});
}
validate10.errors = vErrors ?? [];
validate10.found = errors;
return errors === 0;
}

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __nccwpck_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __nccwpck_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __nccwpck_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __nccwpck_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __nccwpck_require__(1519);
;// CONCATENATED MODULE: ./lib/contracts/rules/corpusIndex.js






const tasks = (document) => (0,place/* placeOf */.$t)(document, 'tasks');
const ids = (document) => [(0,place/* columnOf */.uV)(tasks(document), 'task_id')];
const corpusIndex_plain = (index) => (0,plain/* ascending */.V_)(index.tasks, ({ task_id }) => task_id) &&
    index.tasks.every(({ manifest, qualification }) => (0,plain/* isPlainPath */.qW)(manifest.path) && (qualification === undefined || (0,plain/* isPlainPath */.qW)(qualification.path)));
const corpusIndex_form = {
    validate: validate,
    plain: corpusIndex_plain,
    rules: [
        (0,rules_form/* error */.z3)('index.tasks-sorted', (0,lists/* sorted */.IP)(ids)),
        (0,rules_form/* error */.z3)('index.tasks-unique', (0,lists/* unique */.Am)(ids)),
        (0,paths/* plainPaths */.FY)((document) => (0,place/* elementsOf */.ZE)(tasks(document)).flatMap((task) => [(0,place/* partOf */.BU)(task, 'manifest', 'path'), (0,place/* partOf */.BU)(task, 'qualification', 'path')])),
    ],
};
const corpusIndexForm = () => corpusIndex_form;


/***/ }),

/***/ 4878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  fixtureBundleForm: () => (/* binding */ fixtureBundleForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/fixture-bundle.js
// Generated from schemas/fixture-bundle.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-fixture.v1"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","content_base64","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"content_base64":{"type":"string","minLength":4,"maxLength":1398104},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"files",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!((key0 === "schema_version") || (key0 === "files"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-fixture.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data1 = data.files;
if(Array.isArray(data1)){
if(data1.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"maxItems",form:schema11.properties.files,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"minItems",form:schema11.properties.files,value:data1});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.path === undefined) || (!(func0.call(data2, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"path",form:schema11.properties.files.items,value:data2});
}
if((data2.content_base64 === undefined) || (!(func0.call(data2, "content_base64")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"content_base64",form:schema11.properties.files.items,value:data2});
}
if((data2.sha256 === undefined) || (!(func0.call(data2, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"sha256",form:schema11.properties.files.items,value:data2});
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "path") || (key1 === "content_base64")) || (key1 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"additionalProperties",field:key1,form:schema11.properties.files.items,value:data2});
}
}
if(data2.path !== undefined && func0.call(data2, "path")){
let data3 = data2.path;
if(typeof data3 === "string"){
if(data3.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"maxLength",form:schema11.properties.files.items.properties.path,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"minLength",form:schema11.properties.files.items.properties.path,value:data3});
}
if(data3.length <= 240 && !pattern0.test(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"pattern",form:schema11.properties.files.items.properties.path,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"type",form:schema11.properties.files.items.properties.path,value:data3});
}
}
if(data2.content_base64 !== undefined && func0.call(data2, "content_base64")){
let data4 = data2.content_base64;
if(typeof data4 === "string"){
if(data4.length > 1398104){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/content_base64",keyword:"maxLength",form:schema11.properties.files.items.properties.content_base64,value:data4});
}
if(data4.length < 4){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/content_base64",keyword:"minLength",form:schema11.properties.files.items.properties.content_base64,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/content_base64",keyword:"type",form:schema11.properties.files.items.properties.content_base64,value:data4});
}
}
if(data2.sha256 !== undefined && func0.call(data2, "sha256")){
let data5 = data2.sha256;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/sha256",keyword:"pattern",form:schema11.properties.files.items.properties.sha256,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/sha256",keyword:"type",form:schema11.properties.files.items.properties.sha256,value:data5});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"type",form:schema11.properties.files.items,value:data2});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"type",form:schema11.properties.files,value:data1});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"type",form:schema11,value:data});
}
validate10.errors = vErrors ?? [];
validate10.found = errors;
return errors === 0;
}

// EXTERNAL MODULE: ./lib/contracts/rules/content.js
var content = __nccwpck_require__(9258);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __nccwpck_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __nccwpck_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __nccwpck_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __nccwpck_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __nccwpck_require__(1519);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __nccwpck_require__(5845);
// EXTERNAL MODULE: ./lib/contracts/rules/workspacePaths.js
var workspacePaths = __nccwpck_require__(7096);
;// CONCATENATED MODULE: ./lib/contracts/rules/fixtureBundle.js









const fixtureBundle_paths = (0,remembered/* remembered */.H)((document) => (0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'files'), 'path'));
const fixtureBundle_plain = ({ files }) => (0,plain/* plainWorkspace */.Wo)(files) && files.every((file) => (0,content/* isPlainContent */.M)(file.content_base64, file.sha256));
const fixtureBundle_form = {
    validate: validate,
    plain: fixtureBundle_plain,
    rules: [
        (0,rules_form/* error */.z3)('fixture.paths-sorted', (0,lists/* sorted */.IP)((document) => [fixtureBundle_paths(document)])),
        (0,rules_form/* error */.z3)('fixture.paths-unique', (0,lists/* unique */.Am)((document) => [fixtureBundle_paths(document)])),
        ...(0,workspacePaths/* workspaceRules */.n)(fixtureBundle_paths),
        (0,paths/* plainPaths */.FY)(fixtureBundle_paths),
        ...(0,content/* contentRules */.t)({ content: 'content_base64', hash: 'sha256' }),
    ],
};
const fixtureBundleForm = () => fixtureBundle_form;


/***/ }),

/***/ 3557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   iF: () => (/* binding */ versioned),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6578);

const error = (id, check) => ({ id, severity: 'error', check });
const warning = (id, check) => ({ id, severity: 'warning', check });
/** For kinds in two versions: exactly the second literal selects the second form, anything else is judged by the first (1.7). */
const versioned = (secondVersion, first, second) => (value) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .textMember */ .SA)(value, 'schema_version') === secondVersion ? second : first;


/***/ }),

/***/ 8171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  knownGoodChangeForm: () => (/* binding */ knownGoodChangeForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/known-good-change.js
// Generated from schemas/known-good-change.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-known-good.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","before_sha256","after_base64","after_sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"before_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"after_base64":{"type":"string","minLength":4,"maxLength":1398104},"after_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.task_id === undefined) || (!(func0.call(data, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"task_id",form:schema11,value:data});
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"files",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "files"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-known-good.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.task_id !== undefined && func0.call(data, "task_id")){
let data1 = data.task_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"maxLength",form:schema11.properties.task_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"minLength",form:schema11.properties.task_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"pattern",form:schema11.properties.task_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"type",form:schema11.properties.task_id,value:data1});
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data2 = data.files;
if(Array.isArray(data2)){
if(data2.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"maxItems",form:schema11.properties.files,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"minItems",form:schema11.properties.files,value:data2});
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.path === undefined) || (!(func0.call(data3, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"path",form:schema11.properties.files.items,value:data3});
}
if((data3.before_sha256 === undefined) || (!(func0.call(data3, "before_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"before_sha256",form:schema11.properties.files.items,value:data3});
}
if((data3.after_base64 === undefined) || (!(func0.call(data3, "after_base64")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"after_base64",form:schema11.properties.files.items,value:data3});
}
if((data3.after_sha256 === undefined) || (!(func0.call(data3, "after_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"after_sha256",form:schema11.properties.files.items,value:data3});
}
for(const key1 of Object.keys(data3)){
if(!((((key1 === "path") || (key1 === "before_sha256")) || (key1 === "after_base64")) || (key1 === "after_sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"additionalProperties",field:key1,form:schema11.properties.files.items,value:data3});
}
}
if(data3.path !== undefined && func0.call(data3, "path")){
let data4 = data3.path;
if(typeof data4 === "string"){
if(data4.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"maxLength",form:schema11.properties.files.items.properties.path,value:data4});
}
if(data4.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"minLength",form:schema11.properties.files.items.properties.path,value:data4});
}
if(data4.length <= 240 && !pattern1.test(data4)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"pattern",form:schema11.properties.files.items.properties.path,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"type",form:schema11.properties.files.items.properties.path,value:data4});
}
}
if(data3.before_sha256 !== undefined && func0.call(data3, "before_sha256")){
let data5 = data3.before_sha256;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/before_sha256",keyword:"pattern",form:schema11.properties.files.items.properties.before_sha256,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/before_sha256",keyword:"type",form:schema11.properties.files.items.properties.before_sha256,value:data5});
}
}
if(data3.after_base64 !== undefined && func0.call(data3, "after_base64")){
let data6 = data3.after_base64;
if(typeof data6 === "string"){
if(data6.length > 1398104){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/after_base64",keyword:"maxLength",form:schema11.properties.files.items.properties.after_base64,value:data6});
}
if(data6.length < 4){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/after_base64",keyword:"minLength",form:schema11.properties.files.items.properties.after_base64,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/after_base64",keyword:"type",form:schema11.properties.files.items.properties.after_base64,value:data6});
}
}
if(data3.after_sha256 !== undefined && func0.call(data3, "after_sha256")){
let data7 = data3.after_sha256;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/after_sha256",keyword:"pattern",form:schema11.properties.files.items.properties.after_sha256,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/after_sha256",keyword:"type",form:schema11.properties.files.items.properties.after_sha256,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"type",form:schema11.properties.files.items,value:data3});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"type",form:schema11.properties.files,value:data2});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"type",form:schema11,value:data});
}
validate10.errors = vErrors ?? [];
validate10.found = errors;
return errors === 0;
}

// EXTERNAL MODULE: ./lib/contracts/rules/content.js
var content = __nccwpck_require__(9258);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __nccwpck_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __nccwpck_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __nccwpck_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __nccwpck_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __nccwpck_require__(1519);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __nccwpck_require__(5845);
// EXTERNAL MODULE: ./lib/contracts/rules/workspacePaths.js
var workspacePaths = __nccwpck_require__(7096);
;// CONCATENATED MODULE: ./lib/contracts/rules/knownGoodChange.js









const knownGoodChange_paths = (0,remembered/* remembered */.H)((document) => (0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'files'), 'path'));
const changes = (document, report) => {
    for (const file of (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'files'))) {
        const after = (0,place/* partOf */.BU)(file, 'after_sha256');
        if (typeof after.value === 'string' && after.value === (0,place/* partOf */.BU)(file, 'before_sha256').value) {
            report(after.pointer, 'the replacement has the hash of the file that it replaces; leave unchanged files out');
        }
    }
};
const knownGoodChange_plain = ({ files }) => (0,plain/* plainWorkspace */.Wo)(files) &&
    files.every((file) => file.before_sha256 !== file.after_sha256 && (0,content/* isPlainContent */.M)(file.after_base64, file.after_sha256));
const knownGoodChange_form = {
    validate: validate,
    plain: knownGoodChange_plain,
    rules: [
        (0,rules_form/* error */.z3)('known-good.paths-sorted', (0,lists/* sorted */.IP)((document) => [knownGoodChange_paths(document)])),
        (0,rules_form/* error */.z3)('known-good.paths-unique', (0,lists/* unique */.Am)((document) => [knownGoodChange_paths(document)])),
        ...(0,workspacePaths/* workspaceRules */.n)(knownGoodChange_paths),
        (0,paths/* plainPaths */.FY)(knownGoodChange_paths),
        ...(0,content/* contentRules */.t)({ content: 'after_base64', hash: 'after_sha256' }),
        (0,rules_form/* error */.z3)('known-good.changes', changes),
    ],
};
const knownGoodChangeForm = () => knownGoodChange_form;


/***/ }),

/***/ 4078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ unique),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   IP: () => (/* binding */ sorted),
/* harmony export */   hj: () => (/* binding */ eachText),
/* harmony export */   nf: () => (/* binding */ disjoint)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3796);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1196);


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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ plainPaths),
/* harmony export */   Xc: () => (/* binding */ PLAIN_PATH),
/* harmony export */   p: () => (/* binding */ plainSpelling),
/* harmony export */   wQ: () => (/* binding */ isReadablePath)
/* harmony export */ });
/* unused harmony export READABLE_PATH */
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5707);
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1196);




/** The form in which paths are read, as in schemas/common.schema.json (wire format 1.5). */
const READABLE_PATH = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
/** The form in which paths are written, as in schemas/common.schema.json. */
const PLAIN_PATH = /^(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+)*$/;
/** A path as documents may have it (wire format 1.5): relative, POSIX, without a segment `..`. */
const isReadablePath = (value) => typeof value === 'string' && value.length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_UNITS */ .IO && READABLE_PATH.test(value);
/** The plainest spelling of a readable path, without empty parts and `.`: `./a//b` is `a/b`. Empty for the folder itself. */
const plainSpelling = (path) => PLAIN_PATH.test(path)
    ? path
    : path
        .split('/')
        .filter((segment) => segment !== '' && segment !== '.')
        .join('/');
/** Warns of paths that can be read but that we would write otherwise. */
const plainPaths = (paths) => (0,_form_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('document.plain-path', (document, report) => {
    const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .asColumn */ .$u)(paths(document));
    values.forEach((value, at) => {
        if (typeof value !== 'string' || PLAIN_PATH.test(value) || !isReadablePath(value))
            return;
        report(pointer(at), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .K)(value)} is not written plainly; use letters, digits and . _ - only, and no "." or empty segment`);
    });
});


/***/ }),

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   $u: () => (/* binding */ asColumn),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   b3: () => (/* binding */ memberColumn),
/* harmony export */   fV: () => (/* binding */ elementColumn),
/* harmony export */   uV: () => (/* binding */ columnOf)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3686);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6578);


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

/***/ 1519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ itself),
/* harmony export */   V_: () => (/* binding */ ascending),
/* harmony export */   Wo: () => (/* binding */ plainWorkspace),
/* harmony export */   qW: () => (/* binding */ isPlainPath),
/* harmony export */   zZ: () => (/* binding */ apart)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7223);

// Nearly every document is as we would write it. A form may say so in one pass over the document that its schema has accepted; then
// no rule is asked. What is said here follows from the rules, and is less: when in doubt, the rules decide.
/** Strictly ascending, so in order and without repetition. */
const ascending = (list, textOf) => {
    let before;
    for (const element of list) {
        const text = textOf(element);
        if (before !== undefined && text <= before)
            return false;
        before = text;
    }
    return true;
};
const itself = (text) => text;
const isPlainPath = (path) => _paths_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN_PATH */ .Xc.test(path);
/** No text of one list in the other. */
const apart = (left, right) => !left.some((text) => right.includes(text));
const UPPER_CASE = /[A-Z]/;
/** Plain paths in ascending order, none of them the task packet or a folder of another one, in whatever case. */
const plainWorkspace = (files) => {
    if (!ascending(files, ({ path }) => path))
        return false;
    const seen = new Set(['task.md']);
    for (const { path } of files) {
        if (!isPlainPath(path) || UPPER_CASE.test(path) || seen.has(path))
            return false;
        // A folder comes before what lies in it.
        for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
            if (seen.has(path.slice(0, at)))
                return false;
        seen.add(path);
    }
    return true;
};


/***/ }),

/***/ 2254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  qualificationReceiptForm: () => (/* binding */ qualificationReceiptForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/qualification-receipt.js
// Generated from schemas/qualification-receipt.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","qualified","baseline","known_good","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v1","x-form":"\"codevetter.agent-task-qualification.v1\" or \"codevetter.agent-task-qualification.v2\""},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["intended_failure","wrong_failure","error","flaky"]}}},"known_good":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["pass","check_failure","regression","error","flaky"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.task_id === undefined) || (!(func0.call(data, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"task_id",form:schema11,value:data});
}
if((data.manifest_sha256 === undefined) || (!(func0.call(data, "manifest_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"manifest_sha256",form:schema11,value:data});
}
if((data.qualified === undefined) || (!(func0.call(data, "qualified")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"qualified",form:schema11,value:data});
}
if((data.baseline === undefined) || (!(func0.call(data, "baseline")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"baseline",form:schema11,value:data});
}
if((data.known_good === undefined) || (!(func0.call(data, "known_good")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"known_good",form:schema11,value:data});
}
if((data.limitations === undefined) || (!(func0.call(data, "limitations")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"limitations",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "manifest_sha256")) || (key0 === "qualified")) || (key0 === "baseline")) || (key0 === "known_good")) || (key0 === "limitations"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-qualification.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.task_id !== undefined && func0.call(data, "task_id")){
let data1 = data.task_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"maxLength",form:schema11.properties.task_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"minLength",form:schema11.properties.task_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"pattern",form:schema11.properties.task_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"type",form:schema11.properties.task_id,value:data1});
}
}
if(data.manifest_sha256 !== undefined && func0.call(data, "manifest_sha256")){
let data2 = data.manifest_sha256;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"pattern",form:schema11.properties.manifest_sha256,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"type",form:schema11.properties.manifest_sha256,value:data2});
}
}
if(data.qualified !== undefined && func0.call(data, "qualified")){
let data3 = data.qualified;
if(typeof data3 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/qualified",keyword:"type",form:schema11.properties.qualified,value:data3});
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
let data4 = data.baseline;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.runs === undefined) || (!(func0.call(data4, "runs")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"runs",form:schema11.properties.baseline,value:data4});
}
if((data4.result_sha256 === undefined) || (!(func0.call(data4, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"result_sha256",form:schema11.properties.baseline,value:data4});
}
if((data4.status === undefined) || (!(func0.call(data4, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"status",form:schema11.properties.baseline,value:data4});
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "runs") || (key1 === "result_sha256")) || (key1 === "status"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"additionalProperties",field:key1,form:schema11.properties.baseline,value:data4});
}
}
if(data4.runs !== undefined && func0.call(data4, "runs")){
let data5 = data4.runs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/runs",keyword:"type",form:schema11.properties.baseline.properties.runs,value:data5});
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10 || isNaN(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/runs",keyword:"maximum",form:schema11.properties.baseline.properties.runs,value:data5});
}
if(data5 < 2 || isNaN(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/runs",keyword:"minimum",form:schema11.properties.baseline.properties.runs,value:data5});
}
}
}
if(data4.result_sha256 !== undefined && func0.call(data4, "result_sha256")){
let data6 = data4.result_sha256;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/result_sha256",keyword:"pattern",form:schema11.properties.baseline.properties.result_sha256,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/result_sha256",keyword:"type",form:schema11.properties.baseline.properties.result_sha256,value:data6});
}
}
if(data4.status !== undefined && func0.call(data4, "status")){
let data7 = data4.status;
if(typeof data7 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"type",form:schema11.properties.baseline.properties.status,value:data7});
}
if(!((((data7 === "intended_failure") || (data7 === "wrong_failure")) || (data7 === "error")) || (data7 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"enum",form:schema11.properties.baseline.properties.status,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"type",form:schema11.properties.baseline,value:data4});
}
}
if(data.known_good !== undefined && func0.call(data, "known_good")){
let data8 = data.known_good;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.runs === undefined) || (!(func0.call(data8, "runs")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"runs",form:schema11.properties.known_good,value:data8});
}
if((data8.result_sha256 === undefined) || (!(func0.call(data8, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"result_sha256",form:schema11.properties.known_good,value:data8});
}
if((data8.status === undefined) || (!(func0.call(data8, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"status",form:schema11.properties.known_good,value:data8});
}
for(const key2 of Object.keys(data8)){
if(!(((key2 === "runs") || (key2 === "result_sha256")) || (key2 === "status"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"additionalProperties",field:key2,form:schema11.properties.known_good,value:data8});
}
}
if(data8.runs !== undefined && func0.call(data8, "runs")){
let data9 = data8.runs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/runs",keyword:"type",form:schema11.properties.known_good.properties.runs,value:data9});
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10 || isNaN(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/runs",keyword:"maximum",form:schema11.properties.known_good.properties.runs,value:data9});
}
if(data9 < 2 || isNaN(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/runs",keyword:"minimum",form:schema11.properties.known_good.properties.runs,value:data9});
}
}
}
if(data8.result_sha256 !== undefined && func0.call(data8, "result_sha256")){
let data10 = data8.result_sha256;
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/result_sha256",keyword:"pattern",form:schema11.properties.known_good.properties.result_sha256,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/result_sha256",keyword:"type",form:schema11.properties.known_good.properties.result_sha256,value:data10});
}
}
if(data8.status !== undefined && func0.call(data8, "status")){
let data11 = data8.status;
if(typeof data11 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"type",form:schema11.properties.known_good.properties.status,value:data11});
}
if(!(((((data11 === "pass") || (data11 === "check_failure")) || (data11 === "regression")) || (data11 === "error")) || (data11 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"enum",form:schema11.properties.known_good.properties.status,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"type",form:schema11.properties.known_good,value:data8});
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data12 = data.limitations;
if(Array.isArray(data12)){
if(data12.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"maxItems",form:schema11.properties.limitations,value:data12});
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(data13.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i0,keyword:"maxLength",form:schema11.properties.limitations.items,value:data13});
}
if(data13.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i0,keyword:"minLength",form:schema11.properties.limitations.items,value:data13});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i0,keyword:"type",form:schema11.properties.limitations.items,value:data13});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"type",form:schema11.properties.limitations,value:data12});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"type",form:schema11,value:data});
}
validate10.errors = vErrors ?? [];
validate10.found = errors;
return errors === 0;
}

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/qualification-receipt-v2.js
// Generated from schemas/qualification-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.

const qualification_receipt_v2_validate = qualification_receipt_v2_validate10;
const qualification_receipt_v2_schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","known_good_sha256","workspace_policy","qualified","baseline","known_good","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v2"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"known_good_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"known_good":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
const qualification_receipt_v2_func0 = Object.prototype.hasOwnProperty;
const qualification_receipt_v2_pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const qualification_receipt_v2_pattern1 = new RegExp("^[a-f0-9]{64}$", "");

function qualification_receipt_v2_validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(qualification_receipt_v2_func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:qualification_receipt_v2_schema11,value:data});
}
if((data.task_id === undefined) || (!(qualification_receipt_v2_func0.call(data, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"task_id",form:qualification_receipt_v2_schema11,value:data});
}
if((data.manifest_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data, "manifest_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"manifest_sha256",form:qualification_receipt_v2_schema11,value:data});
}
if((data.fixture_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data, "fixture_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"fixture_sha256",form:qualification_receipt_v2_schema11,value:data});
}
if((data.acceptance_contract_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data, "acceptance_contract_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"acceptance_contract_sha256",form:qualification_receipt_v2_schema11,value:data});
}
if((data.known_good_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data, "known_good_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"known_good_sha256",form:qualification_receipt_v2_schema11,value:data});
}
if((data.workspace_policy === undefined) || (!(qualification_receipt_v2_func0.call(data, "workspace_policy")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"workspace_policy",form:qualification_receipt_v2_schema11,value:data});
}
if((data.qualified === undefined) || (!(qualification_receipt_v2_func0.call(data, "qualified")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"qualified",form:qualification_receipt_v2_schema11,value:data});
}
if((data.baseline === undefined) || (!(qualification_receipt_v2_func0.call(data, "baseline")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"baseline",form:qualification_receipt_v2_schema11,value:data});
}
if((data.known_good === undefined) || (!(qualification_receipt_v2_func0.call(data, "known_good")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"known_good",form:qualification_receipt_v2_schema11,value:data});
}
if((data.cleanup === undefined) || (!(qualification_receipt_v2_func0.call(data, "cleanup")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"cleanup",form:qualification_receipt_v2_schema11,value:data});
}
if((data.limitations === undefined) || (!(qualification_receipt_v2_func0.call(data, "limitations")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"limitations",form:qualification_receipt_v2_schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(qualification_receipt_v2_func0.call(qualification_receipt_v2_schema11.properties, key0))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:qualification_receipt_v2_schema11,value:data});
}
}
if(data.schema_version !== undefined && qualification_receipt_v2_func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-qualification.v2" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:qualification_receipt_v2_schema11.properties.schema_version,value:data0});
}
}
if(data.task_id !== undefined && qualification_receipt_v2_func0.call(data, "task_id")){
let data1 = data.task_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"maxLength",form:qualification_receipt_v2_schema11.properties.task_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"minLength",form:qualification_receipt_v2_schema11.properties.task_id,value:data1});
}
if(data1.length <= 80 && !qualification_receipt_v2_pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.task_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"type",form:qualification_receipt_v2_schema11.properties.task_id,value:data1});
}
}
if(data.manifest_sha256 !== undefined && qualification_receipt_v2_func0.call(data, "manifest_sha256")){
let data2 = data.manifest_sha256;
if(typeof data2 === "string"){
if(!qualification_receipt_v2_pattern1.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.manifest_sha256,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.manifest_sha256,value:data2});
}
}
if(data.fixture_sha256 !== undefined && qualification_receipt_v2_func0.call(data, "fixture_sha256")){
let data3 = data.fixture_sha256;
if(typeof data3 === "string"){
if(!qualification_receipt_v2_pattern1.test(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/fixture_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.fixture_sha256,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/fixture_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.fixture_sha256,value:data3});
}
}
if(data.acceptance_contract_sha256 !== undefined && qualification_receipt_v2_func0.call(data, "acceptance_contract_sha256")){
let data4 = data.acceptance_contract_sha256;
if(typeof data4 === "string"){
if(!qualification_receipt_v2_pattern1.test(data4)){
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.acceptance_contract_sha256,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.acceptance_contract_sha256,value:data4});
}
}
if(data.known_good_sha256 !== undefined && qualification_receipt_v2_func0.call(data, "known_good_sha256")){
let data5 = data.known_good_sha256;
if(typeof data5 === "string"){
if(!qualification_receipt_v2_pattern1.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.known_good_sha256,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good_sha256,value:data5});
}
}
if(data.workspace_policy !== undefined && qualification_receipt_v2_func0.call(data, "workspace_policy")){
let data6 = data.workspace_policy;
if("public_fixture_and_task_packet_v1" !== data6){
if(errors++ < 200)(vErrors ??= []).push({at:"/workspace_policy",keyword:"const",form:qualification_receipt_v2_schema11.properties.workspace_policy,value:data6});
}
}
if(data.qualified !== undefined && qualification_receipt_v2_func0.call(data, "qualified")){
let data7 = data.qualified;
if(typeof data7 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/qualified",keyword:"type",form:qualification_receipt_v2_schema11.properties.qualified,value:data7});
}
}
if(data.baseline !== undefined && qualification_receipt_v2_func0.call(data, "baseline")){
let data8 = data.baseline;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.status === undefined) || (!(qualification_receipt_v2_func0.call(data8, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"status",form:qualification_receipt_v2_schema11.properties.baseline,value:data8});
}
if((data8.attempts === undefined) || (!(qualification_receipt_v2_func0.call(data8, "attempts")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"attempts",form:qualification_receipt_v2_schema11.properties.baseline,value:data8});
}
for(const key1 of Object.keys(data8)){
if(!((key1 === "status") || (key1 === "attempts"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"additionalProperties",field:key1,form:qualification_receipt_v2_schema11.properties.baseline,value:data8});
}
}
if(data8.status !== undefined && qualification_receipt_v2_func0.call(data8, "status")){
let data9 = data8.status;
if(typeof data9 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.status,value:data9});
}
if(!((((((((data9 === "intended_failure") || (data9 === "wrong_failure")) || (data9 === "setup_failure")) || (data9 === "timeout")) || (data9 === "incomplete_checks")) || (data9 === "check_error")) || (data9 === "cleanup_failure")) || (data9 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"enum",form:qualification_receipt_v2_schema11.properties.baseline.properties.status,value:data9});
}
}
if(data8.attempts !== undefined && qualification_receipt_v2_func0.call(data8, "attempts")){
let data10 = data8.attempts;
if(Array.isArray(data10)){
if(data10.length > 5){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts",keyword:"maxItems",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts,value:data10});
}
if(data10.length < 2){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts",keyword:"minItems",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts,value:data10});
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.attempt === undefined) || (!(qualification_receipt_v2_func0.call(data11, "attempt")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"required",field:"attempt",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items,value:data11});
}
if((data11.outcome === undefined) || (!(qualification_receipt_v2_func0.call(data11, "outcome")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"required",field:"outcome",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items,value:data11});
}
if((data11.result_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data11, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"required",field:"result_sha256",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items,value:data11});
}
for(const key2 of Object.keys(data11)){
if(!(((key2 === "attempt") || (key2 === "outcome")) || (key2 === "result_sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"additionalProperties",field:key2,form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items,value:data11});
}
}
if(data11.attempt !== undefined && qualification_receipt_v2_func0.call(data11, "attempt")){
let data12 = data11.attempt;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/attempt",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.attempt,value:data12});
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 5 || isNaN(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/attempt",keyword:"maximum",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.attempt,value:data12});
}
if(data12 < 1 || isNaN(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/attempt",keyword:"minimum",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.attempt,value:data12});
}
}
}
if(data11.outcome !== undefined && qualification_receipt_v2_func0.call(data11, "outcome")){
let data13 = data11.outcome;
if(typeof data13 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/outcome",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.outcome,value:data13});
}
if(!(((((((data13 === "intended_failure") || (data13 === "wrong_failure")) || (data13 === "setup_failure")) || (data13 === "timeout")) || (data13 === "incomplete_checks")) || (data13 === "check_error")) || (data13 === "cleanup_failure"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/outcome",keyword:"enum",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.outcome,value:data13});
}
}
if(data11.result_sha256 !== undefined && qualification_receipt_v2_func0.call(data11, "result_sha256")){
let data14 = data11.result_sha256;
if((typeof data14 !== "string") && (data14 !== null)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/result_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.result_sha256,value:data14});
}
if(typeof data14 === "string"){
if(!qualification_receipt_v2_pattern1.test(data14)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/result_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.result_sha256,value:data14});
}
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts,value:data10});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline,value:data8});
}
}
if(data.known_good !== undefined && qualification_receipt_v2_func0.call(data, "known_good")){
let data15 = data.known_good;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.status === undefined) || (!(qualification_receipt_v2_func0.call(data15, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"status",form:qualification_receipt_v2_schema11.properties.known_good,value:data15});
}
if((data15.attempts === undefined) || (!(qualification_receipt_v2_func0.call(data15, "attempts")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"attempts",form:qualification_receipt_v2_schema11.properties.known_good,value:data15});
}
for(const key3 of Object.keys(data15)){
if(!((key3 === "status") || (key3 === "attempts"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"additionalProperties",field:key3,form:qualification_receipt_v2_schema11.properties.known_good,value:data15});
}
}
if(data15.status !== undefined && qualification_receipt_v2_func0.call(data15, "status")){
let data16 = data15.status;
if(typeof data16 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.status,value:data16});
}
if(!((((((((((data16 === "pass") || (data16 === "patch_failure")) || (data16 === "check_failure")) || (data16 === "regression")) || (data16 === "setup_failure")) || (data16 === "timeout")) || (data16 === "incomplete_checks")) || (data16 === "check_error")) || (data16 === "cleanup_failure")) || (data16 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"enum",form:qualification_receipt_v2_schema11.properties.known_good.properties.status,value:data16});
}
}
if(data15.attempts !== undefined && qualification_receipt_v2_func0.call(data15, "attempts")){
let data17 = data15.attempts;
if(Array.isArray(data17)){
if(data17.length > 5){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts",keyword:"maxItems",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts,value:data17});
}
if(data17.length < 2){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts",keyword:"minItems",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts,value:data17});
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.attempt === undefined) || (!(qualification_receipt_v2_func0.call(data18, "attempt")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"required",field:"attempt",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items,value:data18});
}
if((data18.outcome === undefined) || (!(qualification_receipt_v2_func0.call(data18, "outcome")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"required",field:"outcome",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items,value:data18});
}
if((data18.result_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data18, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"required",field:"result_sha256",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items,value:data18});
}
for(const key4 of Object.keys(data18)){
if(!(((key4 === "attempt") || (key4 === "outcome")) || (key4 === "result_sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"additionalProperties",field:key4,form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items,value:data18});
}
}
if(data18.attempt !== undefined && qualification_receipt_v2_func0.call(data18, "attempt")){
let data19 = data18.attempt;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/attempt",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.attempt,value:data19});
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 5 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/attempt",keyword:"maximum",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.attempt,value:data19});
}
if(data19 < 1 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/attempt",keyword:"minimum",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.attempt,value:data19});
}
}
}
if(data18.outcome !== undefined && qualification_receipt_v2_func0.call(data18, "outcome")){
let data20 = data18.outcome;
if(typeof data20 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/outcome",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.outcome,value:data20});
}
if(!(((((((((data20 === "pass") || (data20 === "patch_failure")) || (data20 === "check_failure")) || (data20 === "regression")) || (data20 === "setup_failure")) || (data20 === "timeout")) || (data20 === "incomplete_checks")) || (data20 === "check_error")) || (data20 === "cleanup_failure"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/outcome",keyword:"enum",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.outcome,value:data20});
}
}
if(data18.result_sha256 !== undefined && qualification_receipt_v2_func0.call(data18, "result_sha256")){
let data21 = data18.result_sha256;
if((typeof data21 !== "string") && (data21 !== null)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/result_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.result_sha256,value:data21});
}
if(typeof data21 === "string"){
if(!qualification_receipt_v2_pattern1.test(data21)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/result_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.result_sha256,value:data21});
}
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items,value:data18});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts,value:data17});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good,value:data15});
}
}
if(data.cleanup !== undefined && qualification_receipt_v2_func0.call(data, "cleanup")){
let data22 = data.cleanup;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.status === undefined) || (!(qualification_receipt_v2_func0.call(data22, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"required",field:"status",form:qualification_receipt_v2_schema11.properties.cleanup,value:data22});
}
for(const key5 of Object.keys(data22)){
if(!(key5 === "status")){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"additionalProperties",field:key5,form:qualification_receipt_v2_schema11.properties.cleanup,value:data22});
}
}
if(data22.status !== undefined && qualification_receipt_v2_func0.call(data22, "status")){
let data23 = data22.status;
if(typeof data23 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/status",keyword:"type",form:qualification_receipt_v2_schema11.properties.cleanup.properties.status,value:data23});
}
if(!((data23 === "complete") || (data23 === "failed"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/status",keyword:"enum",form:qualification_receipt_v2_schema11.properties.cleanup.properties.status,value:data23});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"type",form:qualification_receipt_v2_schema11.properties.cleanup,value:data22});
}
}
if(data.limitations !== undefined && qualification_receipt_v2_func0.call(data, "limitations")){
let data24 = data.limitations;
if(Array.isArray(data24)){
if(data24.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"maxItems",form:qualification_receipt_v2_schema11.properties.limitations,value:data24});
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(data25.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i2,keyword:"maxLength",form:qualification_receipt_v2_schema11.properties.limitations.items,value:data25});
}
if(data25.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i2,keyword:"minLength",form:qualification_receipt_v2_schema11.properties.limitations.items,value:data25});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i2,keyword:"type",form:qualification_receipt_v2_schema11.properties.limitations.items,value:data25});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"type",form:qualification_receipt_v2_schema11.properties.limitations,value:data24});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"type",form:qualification_receipt_v2_schema11,value:data});
}
qualification_receipt_v2_validate10.errors = vErrors ?? [];
qualification_receipt_v2_validate10.found = errors;
return errors === 0;
}

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __nccwpck_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __nccwpck_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __nccwpck_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __nccwpck_require__(5845);
;// CONCATENATED MODULE: ./lib/contracts/rules/qualificationPhases.js


const NAMES = ['baseline', 'known_good'];
/** Both phases of a receipt that may be anything. */
const phasesOf = (0,remembered/* remembered */.H)((document) => NAMES.map((name) => {
    const phase = (0,shape/* member */.Dc)(document, name);
    const attempts = (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(phase, 'attempts')).slice(0, MOST_ATTEMPTS);
    return {
        name,
        status: (0,shape/* textMember */.SA)(phase, 'status'),
        attempts: attempts.map((attempt) => ({
            number: (0,shape/* member */.Dc)(attempt, 'attempt'),
            outcome: (0,shape/* member */.Dc)(attempt, 'outcome'),
            result: (0,shape/* member */.Dc)(attempt, 'result_sha256'),
        })),
    };
}));
/** A receipt holds up to 5; how many there are is told by its schema. */
const MOST_ATTEMPTS = 100;
/** Where a phase, or one member of one of its attempts, stands. */
const phasePointer = (phase, member) => `/${phase.name}/${member}`;
const attemptPointer = (phase, at, member) => `/${phase.name}/attempts/${at}/${member}`;

;// CONCATENATED MODULE: ./lib/contracts/rules/qualificationResults.js

// The format accepts a receipt whose result hashes nobody can have seen. It counts, with a warning: such a receipt was typed in,
// or edited. No honest qualification gives one.
/** Outcomes that are read off a check result, so that there is a hash of it. */
const FROM_RESULT = new Set([
    'intended_failure',
    'wrong_failure',
    'pass',
    'check_failure',
    'regression',
    'incomplete_checks',
]);
const resultMissing = (document, report) => {
    for (const phase of phasesOf(document)) {
        phase.attempts.forEach(({ outcome, result }, at) => {
            if (result === null && FROM_RESULT.has(outcome))
                report(attemptPointer(phase, at, 'result_sha256'), `only a check result shows ${outcome}, and its hash is not here; qualify the task again`);
        });
    }
};
const resultsDiffer = (document, report) => {
    for (const phase of phasesOf(document)) {
        const [first] = phase.attempts;
        if (phase.status === undefined || phase.status === 'flaky' || first === undefined)
            continue;
        if (phase.attempts.some(({ result }) => result !== first.result))
            report(phasePointer(phase, 'status'), 'the results of the attempts differ, so the phase is flaky; qualify the task again');
    }
};
/** What one and the same result is called in either phase (wire format 4.5); a missing row is no reading of a result. */
const KNOWN_GOOD_OF_BASELINE = {
    incomplete_checks: ['incomplete_checks'],
    check_error: ['check_error'],
    wrong_failure: ['regression', 'check_failure', 'pass'],
    intended_failure: ['check_failure'],
};
const resultRepeated = (document, report) => {
    const [baseline, knownGood] = phasesOf(document);
    if (baseline === undefined || knownGood === undefined)
        return;
    const outcomesByResult = new Map();
    for (const { outcome, result } of baseline.attempts) {
        if (typeof result !== 'string' || typeof outcome !== 'string' || !Object.hasOwn(KNOWN_GOOD_OF_BASELINE, outcome))
            continue;
        outcomesByResult.set(result, KNOWN_GOOD_OF_BASELINE[outcome] ?? []);
    }
    knownGood.attempts.forEach(({ outcome, result }, at) => {
        const fitting = typeof result === 'string' ? outcomesByResult.get(result) : undefined;
        if (fitting === undefined || typeof outcome !== 'string' || outcome === 'cleanup_failure' || fitting.includes(outcome))
            return;
        const pointer = attemptPointer(knownGood, at, 'result_sha256');
        report(pointer, `the baseline has the very same result, which cannot be ${outcome} here; qualify the task again`);
    });
};

// EXTERNAL MODULE: ./lib/contracts/rules/superseded.js
var superseded = __nccwpck_require__(8787);
;// CONCATENATED MODULE: ./lib/contracts/rules/qualificationReceipt.js







/** `qualified` is true exactly when every named field has the value that qualifies. */
const qualifiedIs = (needed) => (document, report) => {
    const said = (0,place/* placeOf */.$t)(document, 'qualified');
    const statuses = needed.map(([path]) => (0,place/* placeOf */.$t)(document, ...path).value);
    if (typeof said.value !== 'boolean' || !statuses.every((status) => typeof status === 'string'))
        return;
    const qualified = needed.every(([, value], at) => statuses[at] === value);
    if (said.value === qualified)
        return;
    const conditions = needed.map(([path, value]) => `${path.join('.')} ${value}`).join(', ');
    report(said.pointer, `must be ${qualified}: a task is qualified exactly with ${conditions}; qualify the task again`);
};
const BOTH_PHASES = [
    [['baseline', 'status'], 'intended_failure'],
    [['known_good', 'status'], 'pass'],
];
const attemptsNumbered = (document, report) => {
    for (const phase of phasesOf(document)) {
        phase.attempts.forEach(({ number }, at) => {
            if (typeof number === 'number' && number !== at + 1)
                report(attemptPointer(phase, at, 'attempt'), `must be ${at + 1}: attempts are numbered from 1`);
        });
    }
};
const statusIsOutcome = (document, report) => {
    for (const phase of phasesOf(document)) {
        if (phase.status === undefined || phase.status === 'flaky')
            continue;
        phase.attempts.forEach(({ outcome }, at) => {
            if (typeof outcome === 'string' && outcome !== phase.status)
                report(attemptPointer(phase, at, 'outcome'), `must be ${JSON.stringify(phase.status)} as the status says, or the status flaky`);
        });
    }
};
const flakyDiffers = (document, report) => {
    for (const phase of phasesOf(document)) {
        const [first] = phase.attempts;
        if (phase.status !== 'flaky' || first === undefined)
            continue;
        if (phase.attempts.every(({ outcome, result }) => outcome === first.outcome && result === first.result))
            report(phasePointer(phase, 'status'), 'all attempts agree in outcome and result; the status is their outcome, not flaky');
    }
};
const first = {
    validate: validate,
    rules: [(0,rules_form/* error */.z3)('qualification.qualified', qualifiedIs(BOTH_PHASES)), (0,superseded/* superseded */.z)('it binds less than version 2: qualify the task again')],
};
/** The receipt of a qualified task: numbered attempts that agree, each with a result, and another one in each phase. */
const plain = ({ qualified, baseline, known_good, cleanup }) => {
    const agrees = ({ status, attempts }) => attempts.every(({ attempt, outcome, result_sha256 }, at) => attempt === at + 1 && outcome === status && result_sha256 !== null && result_sha256 === attempts[0]?.result_sha256);
    return (qualified &&
        baseline.status === 'intended_failure' &&
        known_good.status === 'pass' &&
        cleanup.status === 'complete' &&
        agrees(baseline) &&
        agrees(known_good) &&
        baseline.attempts[0]?.result_sha256 !== known_good.attempts[0]?.result_sha256);
};
const second = {
    validate: qualification_receipt_v2_validate,
    plain,
    rules: [
        (0,rules_form/* error */.z3)('qualification.attempts-numbered', attemptsNumbered),
        (0,rules_form/* error */.z3)('qualification.status', statusIsOutcome),
        (0,rules_form/* error */.z3)('qualification.flaky', flakyDiffers),
        (0,rules_form/* error */.z3)('qualification.qualified', qualifiedIs([...BOTH_PHASES, [['cleanup', 'status'], 'complete']])),
        (0,rules_form/* warning */.$e)('qualification.result-missing', resultMissing),
        (0,rules_form/* warning */.$e)('qualification.results-differ', resultsDiffer),
        (0,rules_form/* warning */.$e)('qualification.result-repeated', resultRepeated),
    ],
};
const qualificationReceiptForm = (0,rules_form/* versioned */.iF)('codevetter.agent-task-qualification.v2', first, second);


/***/ }),

/***/ 5845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ superseded)
/* harmony export */ });
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3557);

/** The first version of a document can still be read. */
const superseded = (advice) => (0,_form_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('document.superseded', (_document, report) => report('/schema_version', `this is the first version of the document; ${advice}`));


/***/ }),

/***/ 3359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  taskManifestForm: () => (/* binding */ taskManifestForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/task-manifest.js
// Generated from schemas/task-manifest.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","title","lane","runtime","category","failure_mode","artifacts","required_checks","regression_checks","provenance","license"],"properties":{"schema_version":{"const":"codevetter.agent-task.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":160},"lane":{"type":"string","enum":["api","browser"]},"runtime":{"type":"string","enum":["node","typescript"]},"category":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"failure_mode":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifacts":{"type":"object","additionalProperties":false,"required":["fixture","task_packet","acceptance_contract","known_good_patch"],"properties":{"fixture":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"task_packet":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"acceptance_contract":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"known_good_patch":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"provenance":{"type":"object","additionalProperties":false,"required":["kind","repository","revision"],"properties":{"kind":{"type":"string","enum":["owned","external"]},"repository":{"type":"string","maxLength":160,"pattern":"^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$","x-form":"a repository: owner/name"},"revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"},"source_url":{"type":"string","minLength":1,"maxLength":500}}},"license":{"type":"object","additionalProperties":false,"required":["spdx","notice"],"properties":{"spdx":{"type":"string","minLength":1,"maxLength":80},"notice":{"type":"string","minLength":1,"maxLength":500}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern3 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern4 = new RegExp("^[a-f0-9]{64}$", "");
const pattern13 = new RegExp("^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$", "");
const pattern14 = new RegExp("^(?:[a-f0-9]{40}|[a-f0-9]{64})$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.task_id === undefined) || (!(func0.call(data, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"task_id",form:schema11,value:data});
}
if((data.title === undefined) || (!(func0.call(data, "title")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"title",form:schema11,value:data});
}
if((data.lane === undefined) || (!(func0.call(data, "lane")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"lane",form:schema11,value:data});
}
if((data.runtime === undefined) || (!(func0.call(data, "runtime")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"runtime",form:schema11,value:data});
}
if((data.category === undefined) || (!(func0.call(data, "category")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"category",form:schema11,value:data});
}
if((data.failure_mode === undefined) || (!(func0.call(data, "failure_mode")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"failure_mode",form:schema11,value:data});
}
if((data.artifacts === undefined) || (!(func0.call(data, "artifacts")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"artifacts",form:schema11,value:data});
}
if((data.required_checks === undefined) || (!(func0.call(data, "required_checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"required_checks",form:schema11,value:data});
}
if((data.regression_checks === undefined) || (!(func0.call(data, "regression_checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"regression_checks",form:schema11,value:data});
}
if((data.provenance === undefined) || (!(func0.call(data, "provenance")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"provenance",form:schema11,value:data});
}
if((data.license === undefined) || (!(func0.call(data, "license")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"license",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.task_id !== undefined && func0.call(data, "task_id")){
let data1 = data.task_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"maxLength",form:schema11.properties.task_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"minLength",form:schema11.properties.task_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"pattern",form:schema11.properties.task_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"type",form:schema11.properties.task_id,value:data1});
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/title",keyword:"maxLength",form:schema11.properties.title,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/title",keyword:"minLength",form:schema11.properties.title,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/title",keyword:"type",form:schema11.properties.title,value:data2});
}
}
if(data.lane !== undefined && func0.call(data, "lane")){
let data3 = data.lane;
if(typeof data3 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/lane",keyword:"type",form:schema11.properties.lane,value:data3});
}
if(!((data3 === "api") || (data3 === "browser"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/lane",keyword:"enum",form:schema11.properties.lane,value:data3});
}
}
if(data.runtime !== undefined && func0.call(data, "runtime")){
let data4 = data.runtime;
if(typeof data4 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/runtime",keyword:"type",form:schema11.properties.runtime,value:data4});
}
if(!((data4 === "node") || (data4 === "typescript"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runtime",keyword:"enum",form:schema11.properties.runtime,value:data4});
}
}
if(data.category !== undefined && func0.call(data, "category")){
let data5 = data.category;
if(typeof data5 === "string"){
if(data5.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/category",keyword:"maxLength",form:schema11.properties.category,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/category",keyword:"minLength",form:schema11.properties.category,value:data5});
}
if(data5.length <= 80 && !pattern0.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/category",keyword:"pattern",form:schema11.properties.category,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/category",keyword:"type",form:schema11.properties.category,value:data5});
}
}
if(data.failure_mode !== undefined && func0.call(data, "failure_mode")){
let data6 = data.failure_mode;
if(typeof data6 === "string"){
if(data6.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/failure_mode",keyword:"maxLength",form:schema11.properties.failure_mode,value:data6});
}
if(data6.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/failure_mode",keyword:"minLength",form:schema11.properties.failure_mode,value:data6});
}
if(data6.length <= 80 && !pattern0.test(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/failure_mode",keyword:"pattern",form:schema11.properties.failure_mode,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/failure_mode",keyword:"type",form:schema11.properties.failure_mode,value:data6});
}
}
if(data.artifacts !== undefined && func0.call(data, "artifacts")){
let data7 = data.artifacts;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.fixture === undefined) || (!(func0.call(data7, "fixture")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"required",field:"fixture",form:schema11.properties.artifacts,value:data7});
}
if((data7.task_packet === undefined) || (!(func0.call(data7, "task_packet")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"required",field:"task_packet",form:schema11.properties.artifacts,value:data7});
}
if((data7.acceptance_contract === undefined) || (!(func0.call(data7, "acceptance_contract")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"required",field:"acceptance_contract",form:schema11.properties.artifacts,value:data7});
}
if((data7.known_good_patch === undefined) || (!(func0.call(data7, "known_good_patch")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"required",field:"known_good_patch",form:schema11.properties.artifacts,value:data7});
}
for(const key1 of Object.keys(data7)){
if(!((((key1 === "fixture") || (key1 === "task_packet")) || (key1 === "acceptance_contract")) || (key1 === "known_good_patch"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"additionalProperties",field:key1,form:schema11.properties.artifacts,value:data7});
}
}
if(data7.fixture !== undefined && func0.call(data7, "fixture")){
let data8 = data7.fixture;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.path === undefined) || (!(func0.call(data8, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture",keyword:"required",field:"path",form:schema11.properties.artifacts.properties.fixture,value:data8});
}
if((data8.sha256 === undefined) || (!(func0.call(data8, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture",keyword:"required",field:"sha256",form:schema11.properties.artifacts.properties.fixture,value:data8});
}
for(const key2 of Object.keys(data8)){
if(!((key2 === "path") || (key2 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture",keyword:"additionalProperties",field:key2,form:schema11.properties.artifacts.properties.fixture,value:data8});
}
}
if(data8.path !== undefined && func0.call(data8, "path")){
let data9 = data8.path;
if(typeof data9 === "string"){
if(data9.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/path",keyword:"maxLength",form:schema11.properties.artifacts.properties.fixture.properties.path,value:data9});
}
if(data9.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/path",keyword:"minLength",form:schema11.properties.artifacts.properties.fixture.properties.path,value:data9});
}
if(data9.length <= 240 && !pattern3.test(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/path",keyword:"pattern",form:schema11.properties.artifacts.properties.fixture.properties.path,value:data9});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/path",keyword:"type",form:schema11.properties.artifacts.properties.fixture.properties.path,value:data9});
}
}
if(data8.sha256 !== undefined && func0.call(data8, "sha256")){
let data10 = data8.sha256;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/sha256",keyword:"pattern",form:schema11.properties.artifacts.properties.fixture.properties.sha256,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/sha256",keyword:"type",form:schema11.properties.artifacts.properties.fixture.properties.sha256,value:data10});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture",keyword:"type",form:schema11.properties.artifacts.properties.fixture,value:data8});
}
}
if(data7.task_packet !== undefined && func0.call(data7, "task_packet")){
let data11 = data7.task_packet;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.path === undefined) || (!(func0.call(data11, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet",keyword:"required",field:"path",form:schema11.properties.artifacts.properties.task_packet,value:data11});
}
if((data11.sha256 === undefined) || (!(func0.call(data11, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet",keyword:"required",field:"sha256",form:schema11.properties.artifacts.properties.task_packet,value:data11});
}
for(const key3 of Object.keys(data11)){
if(!((key3 === "path") || (key3 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet",keyword:"additionalProperties",field:key3,form:schema11.properties.artifacts.properties.task_packet,value:data11});
}
}
if(data11.path !== undefined && func0.call(data11, "path")){
let data12 = data11.path;
if(typeof data12 === "string"){
if(data12.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/path",keyword:"maxLength",form:schema11.properties.artifacts.properties.task_packet.properties.path,value:data12});
}
if(data12.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/path",keyword:"minLength",form:schema11.properties.artifacts.properties.task_packet.properties.path,value:data12});
}
if(data12.length <= 240 && !pattern3.test(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/path",keyword:"pattern",form:schema11.properties.artifacts.properties.task_packet.properties.path,value:data12});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/path",keyword:"type",form:schema11.properties.artifacts.properties.task_packet.properties.path,value:data12});
}
}
if(data11.sha256 !== undefined && func0.call(data11, "sha256")){
let data13 = data11.sha256;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/sha256",keyword:"pattern",form:schema11.properties.artifacts.properties.task_packet.properties.sha256,value:data13});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/sha256",keyword:"type",form:schema11.properties.artifacts.properties.task_packet.properties.sha256,value:data13});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet",keyword:"type",form:schema11.properties.artifacts.properties.task_packet,value:data11});
}
}
if(data7.acceptance_contract !== undefined && func0.call(data7, "acceptance_contract")){
let data14 = data7.acceptance_contract;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.path === undefined) || (!(func0.call(data14, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract",keyword:"required",field:"path",form:schema11.properties.artifacts.properties.acceptance_contract,value:data14});
}
if((data14.sha256 === undefined) || (!(func0.call(data14, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract",keyword:"required",field:"sha256",form:schema11.properties.artifacts.properties.acceptance_contract,value:data14});
}
for(const key4 of Object.keys(data14)){
if(!((key4 === "path") || (key4 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract",keyword:"additionalProperties",field:key4,form:schema11.properties.artifacts.properties.acceptance_contract,value:data14});
}
}
if(data14.path !== undefined && func0.call(data14, "path")){
let data15 = data14.path;
if(typeof data15 === "string"){
if(data15.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/path",keyword:"maxLength",form:schema11.properties.artifacts.properties.acceptance_contract.properties.path,value:data15});
}
if(data15.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/path",keyword:"minLength",form:schema11.properties.artifacts.properties.acceptance_contract.properties.path,value:data15});
}
if(data15.length <= 240 && !pattern3.test(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/path",keyword:"pattern",form:schema11.properties.artifacts.properties.acceptance_contract.properties.path,value:data15});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/path",keyword:"type",form:schema11.properties.artifacts.properties.acceptance_contract.properties.path,value:data15});
}
}
if(data14.sha256 !== undefined && func0.call(data14, "sha256")){
let data16 = data14.sha256;
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/sha256",keyword:"pattern",form:schema11.properties.artifacts.properties.acceptance_contract.properties.sha256,value:data16});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/sha256",keyword:"type",form:schema11.properties.artifacts.properties.acceptance_contract.properties.sha256,value:data16});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract",keyword:"type",form:schema11.properties.artifacts.properties.acceptance_contract,value:data14});
}
}
if(data7.known_good_patch !== undefined && func0.call(data7, "known_good_patch")){
let data17 = data7.known_good_patch;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.path === undefined) || (!(func0.call(data17, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch",keyword:"required",field:"path",form:schema11.properties.artifacts.properties.known_good_patch,value:data17});
}
if((data17.sha256 === undefined) || (!(func0.call(data17, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch",keyword:"required",field:"sha256",form:schema11.properties.artifacts.properties.known_good_patch,value:data17});
}
for(const key5 of Object.keys(data17)){
if(!((key5 === "path") || (key5 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch",keyword:"additionalProperties",field:key5,form:schema11.properties.artifacts.properties.known_good_patch,value:data17});
}
}
if(data17.path !== undefined && func0.call(data17, "path")){
let data18 = data17.path;
if(typeof data18 === "string"){
if(data18.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/path",keyword:"maxLength",form:schema11.properties.artifacts.properties.known_good_patch.properties.path,value:data18});
}
if(data18.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/path",keyword:"minLength",form:schema11.properties.artifacts.properties.known_good_patch.properties.path,value:data18});
}
if(data18.length <= 240 && !pattern3.test(data18)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/path",keyword:"pattern",form:schema11.properties.artifacts.properties.known_good_patch.properties.path,value:data18});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/path",keyword:"type",form:schema11.properties.artifacts.properties.known_good_patch.properties.path,value:data18});
}
}
if(data17.sha256 !== undefined && func0.call(data17, "sha256")){
let data19 = data17.sha256;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/sha256",keyword:"pattern",form:schema11.properties.artifacts.properties.known_good_patch.properties.sha256,value:data19});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/sha256",keyword:"type",form:schema11.properties.artifacts.properties.known_good_patch.properties.sha256,value:data19});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch",keyword:"type",form:schema11.properties.artifacts.properties.known_good_patch,value:data17});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"type",form:schema11.properties.artifacts,value:data7});
}
}
if(data.required_checks !== undefined && func0.call(data, "required_checks")){
let data20 = data.required_checks;
if(Array.isArray(data20)){
if(data20.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"maxItems",form:schema11.properties.required_checks,value:data20});
}
if(data20.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"minItems",form:schema11.properties.required_checks,value:data20});
}
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(typeof data21 === "string"){
if(data21.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i0,keyword:"maxLength",form:schema11.properties.required_checks.items,value:data21});
}
if(data21.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i0,keyword:"minLength",form:schema11.properties.required_checks.items,value:data21});
}
if(data21.length <= 80 && !pattern0.test(data21)){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i0,keyword:"pattern",form:schema11.properties.required_checks.items,value:data21});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i0,keyword:"type",form:schema11.properties.required_checks.items,value:data21});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"type",form:schema11.properties.required_checks,value:data20});
}
}
if(data.regression_checks !== undefined && func0.call(data, "regression_checks")){
let data22 = data.regression_checks;
if(Array.isArray(data22)){
if(data22.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks",keyword:"maxItems",form:schema11.properties.regression_checks,value:data22});
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 === "string"){
if(data23.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i1,keyword:"maxLength",form:schema11.properties.regression_checks.items,value:data23});
}
if(data23.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i1,keyword:"minLength",form:schema11.properties.regression_checks.items,value:data23});
}
if(data23.length <= 80 && !pattern0.test(data23)){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i1,keyword:"pattern",form:schema11.properties.regression_checks.items,value:data23});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i1,keyword:"type",form:schema11.properties.regression_checks.items,value:data23});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks",keyword:"type",form:schema11.properties.regression_checks,value:data22});
}
}
if(data.provenance !== undefined && func0.call(data, "provenance")){
let data24 = data.provenance;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.kind === undefined) || (!(func0.call(data24, "kind")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance",keyword:"required",field:"kind",form:schema11.properties.provenance,value:data24});
}
if((data24.repository === undefined) || (!(func0.call(data24, "repository")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance",keyword:"required",field:"repository",form:schema11.properties.provenance,value:data24});
}
if((data24.revision === undefined) || (!(func0.call(data24, "revision")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance",keyword:"required",field:"revision",form:schema11.properties.provenance,value:data24});
}
for(const key6 of Object.keys(data24)){
if(!((((key6 === "kind") || (key6 === "repository")) || (key6 === "revision")) || (key6 === "source_url"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance",keyword:"additionalProperties",field:key6,form:schema11.properties.provenance,value:data24});
}
}
if(data24.kind !== undefined && func0.call(data24, "kind")){
let data25 = data24.kind;
if(typeof data25 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/kind",keyword:"type",form:schema11.properties.provenance.properties.kind,value:data25});
}
if(!((data25 === "owned") || (data25 === "external"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/kind",keyword:"enum",form:schema11.properties.provenance.properties.kind,value:data25});
}
}
if(data24.repository !== undefined && func0.call(data24, "repository")){
let data26 = data24.repository;
if(typeof data26 === "string"){
if(data26.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/repository",keyword:"maxLength",form:schema11.properties.provenance.properties.repository,value:data26});
}
if(data26.length <= 160 && !pattern13.test(data26)){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/repository",keyword:"pattern",form:schema11.properties.provenance.properties.repository,value:data26});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/repository",keyword:"type",form:schema11.properties.provenance.properties.repository,value:data26});
}
}
if(data24.revision !== undefined && func0.call(data24, "revision")){
let data27 = data24.revision;
if(typeof data27 === "string"){
if(!pattern14.test(data27)){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/revision",keyword:"pattern",form:schema11.properties.provenance.properties.revision,value:data27});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/revision",keyword:"type",form:schema11.properties.provenance.properties.revision,value:data27});
}
}
if(data24.source_url !== undefined && func0.call(data24, "source_url")){
let data28 = data24.source_url;
if(typeof data28 === "string"){
if(data28.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/source_url",keyword:"maxLength",form:schema11.properties.provenance.properties.source_url,value:data28});
}
if(data28.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/source_url",keyword:"minLength",form:schema11.properties.provenance.properties.source_url,value:data28});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/source_url",keyword:"type",form:schema11.properties.provenance.properties.source_url,value:data28});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance",keyword:"type",form:schema11.properties.provenance,value:data24});
}
}
if(data.license !== undefined && func0.call(data, "license")){
let data29 = data.license;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.spdx === undefined) || (!(func0.call(data29, "spdx")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/license",keyword:"required",field:"spdx",form:schema11.properties.license,value:data29});
}
if((data29.notice === undefined) || (!(func0.call(data29, "notice")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/license",keyword:"required",field:"notice",form:schema11.properties.license,value:data29});
}
for(const key7 of Object.keys(data29)){
if(!((key7 === "spdx") || (key7 === "notice"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/license",keyword:"additionalProperties",field:key7,form:schema11.properties.license,value:data29});
}
}
if(data29.spdx !== undefined && func0.call(data29, "spdx")){
let data30 = data29.spdx;
if(typeof data30 === "string"){
if(data30.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/license/spdx",keyword:"maxLength",form:schema11.properties.license.properties.spdx,value:data30});
}
if(data30.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/license/spdx",keyword:"minLength",form:schema11.properties.license.properties.spdx,value:data30});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/license/spdx",keyword:"type",form:schema11.properties.license.properties.spdx,value:data30});
}
}
if(data29.notice !== undefined && func0.call(data29, "notice")){
let data31 = data29.notice;
if(typeof data31 === "string"){
if(data31.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/license/notice",keyword:"maxLength",form:schema11.properties.license.properties.notice,value:data31});
}
if(data31.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/license/notice",keyword:"minLength",form:schema11.properties.license.properties.notice,value:data31});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/license/notice",keyword:"type",form:schema11.properties.license.properties.notice,value:data31});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/license",keyword:"type",form:schema11.properties.license,value:data29});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"type",form:schema11,value:data});
}
validate10.errors = vErrors ?? [];
validate10.found = errors;
return errors === 0;
}

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __nccwpck_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __nccwpck_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __nccwpck_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __nccwpck_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __nccwpck_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __nccwpck_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __nccwpck_require__(1519);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __nccwpck_require__(5845);
;// CONCATENATED MODULE: ./lib/contracts/rules/taskManifest.js









const required = (0,remembered/* remembered */.H)((document) => (0,place/* elementColumn */.fV)((0,place/* placeOf */.$t)(document, 'required_checks')));
const regression = (0,remembered/* remembered */.H)((document) => (0,place/* elementColumn */.fV)((0,place/* placeOf */.$t)(document, 'regression_checks')));
const checks = (document) => [required(document), regression(document)];
const sourceUrl = (document) => (0,place/* placeOf */.$t)(document, 'provenance', 'source_url');
/** Longer ones are refused by their length. */
const LONGEST_URL = 500;
const httpsUrl = (document, report) => {
    const place = sourceUrl(document);
    const { value } = place;
    if (typeof value !== 'string' || value.length > LONGEST_URL)
        return;
    if (!URL.canParse(value) || new URL(value).protocol !== 'https:')
        report(place.pointer, `${(0,plainText/* excerpt */.K)(value)} is no absolute https URL`);
};
const plainUrl = (document, report) => {
    const place = sourceUrl(document);
    const { value } = place;
    if (typeof value !== 'string' || !URL.canParse(value) || /^https:\/\/\S+$/.test(value))
        return;
    report(place.pointer, 'write the URL with https:// in front, in lower case and without blanks');
};
const externalSource = (document, report) => {
    if ((0,place/* placeOf */.$t)(document, 'provenance', 'kind').value !== 'external')
        return;
    const { pointer, value } = sourceUrl(document);
    if (value === undefined)
        report(pointer, 'a task with the provenance "external" names the URL where it comes from');
};
const ARTIFACTS = ['fixture', 'task_packet', 'acceptance_contract', 'known_good_patch'];
const artifactPaths = (document) => {
    const artifacts = (0,shape/* member */.Dc)(document, 'artifacts');
    return { values: ARTIFACTS.map((name) => (0,shape/* member */.Dc)((0,shape/* member */.Dc)(artifacts, name), 'path')), pointer: (at) => `/artifacts/${ARTIFACTS[at]}/path` };
};
const taskManifest_plain = ({ required_checks, regression_checks, artifacts, provenance }) => (0,plain/* ascending */.V_)(required_checks, plain/* itself */.QM) &&
    (0,plain/* ascending */.V_)(regression_checks, plain/* itself */.QM) &&
    (0,plain/* apart */.zZ)(required_checks, regression_checks) &&
    provenance.kind === 'owned' &&
    provenance.source_url === undefined &&
    ARTIFACTS.every((name) => (0,plain/* isPlainPath */.qW)(artifacts[name].path));
const taskManifest_form = {
    validate: validate,
    plain: taskManifest_plain,
    rules: [
        (0,rules_form/* error */.z3)('manifest.checks-sorted', (0,lists/* sorted */.IP)(checks)),
        (0,rules_form/* error */.z3)('manifest.checks-unique', (0,lists/* unique */.Am)(checks)),
        (0,rules_form/* error */.z3)('manifest.checks-disjoint', (0,lists/* disjoint */.nf)((document) => [required(document), regression(document)], (id) => `${id} is a required check already; a regression check is another one`)),
        (0,rules_form/* error */.z3)('manifest.source-url', httpsUrl),
        (0,rules_form/* warning */.$e)('manifest.plain-url', plainUrl),
        (0,rules_form/* error */.z3)('manifest.external-source', externalSource),
        (0,paths/* plainPaths */.FY)(artifactPaths),
    ],
};
const taskManifestForm = () => taskManifest_form;


/***/ }),

/***/ 7096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ workspaceRules)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3557);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7223);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1196);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5845);





const TASK_PACKET = 'TASK.md';
const workspacePaths = (paths) => {
    const { values, pointer } = (0,_place_js__WEBPACK_IMPORTED_MODULE_0__/* .asColumn */ .$u)(paths);
    return values.flatMap((path, at) => ((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadablePath */ .wQ)(path) ? [{ pointer: () => pointer(at), path, file: (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSpelling */ .p)(path) }] : []));
};
/** `a/` and `a/.` ask for a folder where a file is to be written. */
const namesFolder = ({ path, file }) => file === '' || /(?:^|\/)\.?$/.test(path);
const reserved = (paths) => (document, report) => {
    for (const { pointer, file } of paths(document)) {
        if (file === TASK_PACKET)
            report(pointer(), 'TASK.md is where the task packet goes; give the file another name');
    }
};
const alias = (paths) => (document, report) => {
    const first = new Map();
    for (const each of paths(document)) {
        if (each.path !== each.file && namesFolder(each)) {
            report(each.pointer(), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(each.path)} names a folder; name a file`);
            continue;
        }
        const earlier = first.get(each.file);
        if (earlier === undefined)
            first.set(each.file, each);
        else if (earlier.path !== each.path)
            report(each.pointer(), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(each.path)} is the same file as ${earlier.pointer()}; give each file once`);
    }
};
/** The first folder above a file that is itself one of the files. */
const folderAmong = (files, file) => {
    for (let at = file.indexOf('/'); at !== -1; at = file.indexOf('/', at + 1)) {
        const folder = file.slice(0, at);
        if (files.has(folder))
            return folder;
    }
    return undefined;
};
const conflict = (paths) => (document, report) => {
    const all = paths(document);
    const files = new Set([TASK_PACKET, ...all.map(({ file }) => file)]);
    for (const { pointer, file } of all) {
        const both = folderAmong(files, file);
        if (both !== undefined)
            report(pointer(), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(both)} is a file already and cannot be a folder as well; rename one of them`);
    }
};
/** Such a task can be built and graded on a file system that tells cases apart; elsewhere it cannot. */
const caseOnly = (paths) => (document, report) => {
    const first = new Map([[TASK_PACKET.toLowerCase(), TASK_PACKET]]);
    for (const { pointer, file } of paths(document)) {
        const folded = file.toLowerCase();
        const earlier = first.get(folded);
        if (earlier === undefined)
            first.set(folded, file);
        else if (earlier !== file)
            report(pointer(), `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(file)} differs from ${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(earlier)} only in case; not every file system can hold both`);
    }
};
/** What has to hold for a list of paths so that the workspace can be built from it. */
const workspaceRules = (texts) => {
    const paths = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_3__/* .remembered */ .H)((document) => workspacePaths(texts(document)));
    return [
        (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('workspace.reserved', reserved(paths)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('workspace.alias', alias(paths)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('workspace.conflict', conflict(paths)),
        (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('workspace.case', caseOnly(paths)),
    ];
};


/***/ }),

/***/ 6208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);

/** Of a text: over its UTF-8 bytes. In lower-case hex digits. */
const sha256 = 
// Hashing in one call spares an object for every small file; Node has it from 20.12 on.
typeof node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash === 'function'
    ? (data) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', data, 'hex')
    : (data) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(data).digest('hex');


/***/ }),

/***/ 6578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   SA: () => (/* binding */ textMember),
/* harmony export */   Yt: () => (/* binding */ elements),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** An object of a JSON text: not null, not a list. */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An own member of a value that may be anything; undefined when there is none. */
const member = (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined);
/** An own member when it is a string. */
const textMember = (value, key) => {
    const found = member(value, key);
    return typeof found === 'string' ? found : undefined;
};
/** The elements of a value that may be anything; none when it is no list. */
const elements = (value) => (Array.isArray(value) ? value : []);


/***/ }),

/***/ 5390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UI: () => (/* binding */ namedCheckRuntime),
/* harmony export */   ej: () => (/* binding */ checkRuntimes),
/* harmony export */   fK: () => (/* binding */ checkRuntimeFile)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5707);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6208);


const MARKER = /^\/\/ agent-task-check-runtime: ([a-f0-9]{64})\r?\n/;
/** The SHA-256 of the check runtime that a driver was sealed with, from its first line; undefined for drivers of the in-process kind. */
const namedCheckRuntime = (driver) => MARKER.exec(Buffer.from(driver.buffer, driver.byteOffset, Math.min(driver.length, 120)).toString('latin1'))?.[1];
const checkRuntimeFile = (runtimeSha256) => `runtimes/${runtimeSha256}.mjs`;
/** Finds check runtimes in a corpus; each is read and hashed once, however many drivers name it. */
const checkRuntimes = (source) => {
    const found = new Map();
    const read = (runtimeSha256) => {
        const file = checkRuntimeFile(runtimeSha256);
        const reading = source.read({ folder: '', path: file }, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .ARTIFACT_BYTES */ .Vb);
        if (!reading.ok)
            return { sha256: runtimeSha256, missing: `${file}: ${reading.message}` };
        const actual = (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(reading.bytes);
        return actual === runtimeSha256
            ? { file, sha256: actual, bytes: reading.bytes }
            : { sha256: runtimeSha256, missing: `${file}: the file has the SHA-256 ${actual}, not the one in its name` };
    };
    return (runtimeSha256) => {
        const runtime = found.get(runtimeSha256) ?? read(runtimeSha256);
        found.set(runtimeSha256, runtime);
        return runtime;
    };
};


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   hq: () => (/* binding */ findingLines),
/* harmony export */   mC: () => (/* binding */ findingLine)
/* harmony export */ });
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5744);
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3796);


const LONGEST_POINTER = 240;
/** Places the problems of one document in its file, with line and column where the text is at hand. */
const placed = (label, file, problems, bytes) => {
    if (problems.length === 0)
        return [];
    const positions = bytes === undefined
        ? []
        : (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__/* .locateAll */ .Y6)(bytes, problems.map(({ pointer }) => pointer));
    return problems.map((problem, at) => ({ label, file, ...problem, ...positions[at] }));
};
// A key can be as long as a document.
const cut = (pointer) => (pointer.length > LONGEST_POINTER ? `${pointer.slice(0, LONGEST_POINTER)}…` : pointer);
/** One line for people and for the `errors` of a result: label, place, what is wrong, and the rule. The same on every machine. */
const findingLine = (finding) => {
    const place = finding.line === undefined ? finding.file : `${finding.file}:${finding.line}:${finding.column}`;
    const pointer = finding.pointer === '' ? '' : ` ${cut(finding.pointer)}`;
    return (0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(`${finding.label}: ${place}${pointer} ${finding.message} [${finding.rule}]`);
};
const byCodeUnit = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** Sorted by code unit, each once. */
const findingLines = (findings) => [...new Set(findings.map(findingLine))].sort(byCodeUnit);


/***/ }),

/***/ 7238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ INDEX_FILE),
/* harmony export */   X: () => (/* binding */ readCorpus)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5707);
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6578);
/* harmony import */ var _checkRuntime_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5390);
/* harmony import */ var _readDocument_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2999);
/* harmony import */ var _readTask_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5056);





/** The index file, directly in the corpus root. */
const INDEX_FILE = 'corpus.json';
const byId = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
/** Reads and checks a whole corpus in one pass: each file is opened, bounded, hashed and parsed once. Never throws for what it finds. */
const readCorpus = (source, options) => {
    const { bytes, findings } = readIndexBytes(source);
    const index = bytes && (0,_readDocument_js__WEBPACK_IMPORTED_MODULE_1__/* .readAs */ .fd)(INDEX_FILE, bytes, options.readers.index);
    findings.push(...(index?.findings ?? []));
    const entries = (0,_readTask_js__WEBPACK_IMPORTED_MODULE_2__/* .indexEntries */ .n)(index?.parsed);
    const context = { source, readers: options.readers, receipts: options.receipts, checkRuntime: (0,_checkRuntime_js__WEBPACK_IMPORTED_MODULE_0__/* .checkRuntimes */ .ej)(source) };
    const rows = [];
    const tasks = [];
    entries.forEach((entry, position) => {
        const { row, findings: found, task } = (0,_readTask_js__WEBPACK_IMPORTED_MODULE_2__/* .readTask */ .g)(entry, position, context);
        rows.push({ id: row.task_id, row });
        findings.push(...found);
        if (options.keepTasks && task !== undefined)
            tasks.push({ id: task.taskId, task });
        options.onTask?.(position + 1, entries.length);
    });
    return {
        id: (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .textMember */ .SA)(index?.parsed, 'corpus_id') ?? null,
        version: (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .textMember */ .SA)(index?.parsed, 'version') ?? null,
        indexSha256: index !== undefined && 'parsed' in index ? (bytes?.sha256 ?? null) : null,
        rows: rows.sort(byId).map(({ row }) => row),
        findings,
        tasks: tasks.sort(byId).map(({ task }) => task),
    };
};
const readIndexBytes = (source) => {
    const { bytes, findings } = (0,_readDocument_js__WEBPACK_IMPORTED_MODULE_1__/* .readBytes */ .io)(source, INDEX_FILE, { folder: '', path: INDEX_FILE }, undefined, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .DOCUMENT_BYTES */ .A1);
    // Nothing declares the hash of the index itself: it is the identity of the corpus.
    return { bytes, findings: findings.filter((finding) => finding.rule !== 'corpus.hash') };
};


/***/ }),

/***/ 2999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ readAs),
/* harmony export */   io: () => (/* binding */ readBytes)
/* harmony export */ });
/* unused harmony export fileError */
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5744);
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5707);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6208);
/* harmony import */ var _source_relativePath_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8878);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3752);





/** An error about a whole file. */
const fileError = (label, file, rule, message) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(label, file, [{ pointer: '', rule, message, severity: 'error' }]);
/** Reads and identifies the bytes of a declared file; a difference to the declared hash is a finding, the bytes are still used. */
const readBytes = (source, label, declared, expectedSha256, limit) => {
    const file = (0,_source_relativePath_js__WEBPACK_IMPORTED_MODULE_3__/* .declaredFile */ .VK)(declared.folder, declared.path);
    const reading = source.read(declared, limit);
    if (!reading.ok)
        return { findings: fileError(label, file, reading.rule, reading.message) };
    const bytes = { file, bytes: reading.bytes, sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(reading.bytes) };
    if (bytes.sha256 === expectedSha256)
        return { bytes, findings: [] };
    const message = `the file has the SHA-256 ${bytes.sha256}, its owner declares another; restore the file, or run \`corpus seal\` if the change is meant`;
    return { bytes, findings: fileError(label, file, 'corpus.hash', message) };
};
/** Parses bytes that were read and judges them as a document of one kind. */
const readAs = (label, source, reader) => {
    if (source.bytes.length > _contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .DOCUMENT_BYTES */ .A1) {
        return {
            findings: fileError(label, source.file, 'source.size', `the document has ${source.bytes.length} bytes, the limit is ${_contracts_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .DOCUMENT_BYTES */ .A1}`),
        };
    }
    const json = (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh)(source.bytes);
    if (!json.ok)
        return { findings: (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(label, source.file, json.problems, source.bytes) };
    const reading = reader(json.value);
    const problems = [...json.problems, ...reading.problems];
    const findings = problems.length === 0 ? [] : (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(label, source.file, problems, source.bytes);
    return reading.ok
        ? { parsed: json.value, document: { ...source, document: reading.document }, findings }
        : { parsed: json.value, findings };
};


/***/ }),

/***/ 5056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  n: () => (/* binding */ indexEntries),
  g: () => (/* binding */ readTask)
});

// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __nccwpck_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __nccwpck_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __nccwpck_require__(6578);
// EXTERNAL MODULE: ./lib/source/relativePath.js
var relativePath = __nccwpck_require__(8878);
// EXTERNAL MODULE: ./lib/corpus/checkRuntime.js
var checkRuntime = __nccwpck_require__(5390);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var corpus_findings = __nccwpck_require__(3752);
// EXTERNAL MODULE: ./lib/corpus/readDocument.js
var readDocument = __nccwpck_require__(2999);
// EXTERNAL MODULE: ./lib/corpus/receiptAgreement.js
var receiptAgreement = __nccwpck_require__(5674);
;// CONCATENATED MODULE: ./lib/corpus/taskAgreement.js


const names = (list, key) => (0,shape/* elements */.Yt)(list).map((entry) => (0,shape/* member */.Dc)(entry, key));
const taskIds = ({ taskId, manifest, acceptance, knownGood }) => [
    ['manifest', manifest],
    ['acceptance', acceptance],
    ['knownGood', knownGood],
]
    .filter(([, document]) => document !== undefined && (0,shape/* member */.Dc)(document, 'task_id') !== taskId)
    .map(([where]) => ({
    in: where,
    pointer: '/task_id',
    rule: 'corpus.task-id',
    message: typeof taskId === 'string'
        ? `the task id must be ${(0,plainText/* excerpt */.K)(taskId)}, as in corpus.json`
        : 'corpus.json gives the task no id that this one could be',
    severity: 'error',
}));
const knownGoodChangesFixtureFiles = ({ fixture, knownGood }) => {
    if (fixture === undefined || knownGood === undefined)
        return [];
    const known = new Set(names((0,shape/* member */.Dc)(fixture, 'files'), 'path'));
    return names((0,shape/* member */.Dc)(knownGood, 'files'), 'path').flatMap((path, at) => typeof path !== 'string' || known.has(path)
        ? []
        : [
            {
                in: 'knownGood',
                pointer: `/files/${at}/path`,
                rule: 'corpus.known-good-path',
                message: `${(0,plainText/* excerpt */.K)(path)} is no file of the fixture; a known-good change can only replace fixture files`,
                severity: 'error',
            },
        ]);
};
const driverIsNoFixtureFile = ({ fixture, acceptance }) => {
    const path = (0,shape/* member */.Dc)((0,shape/* member */.Dc)(acceptance, 'driver'), 'path');
    if (path === undefined || !names((0,shape/* member */.Dc)(fixture, 'files'), 'path').includes(path))
        return [];
    return [
        {
            in: 'acceptance',
            pointer: '/driver/path',
            rule: 'corpus.driver-public',
            message: 'the check driver has the path of a fixture file; it must stay hidden from the agent',
            severity: 'error',
        },
    ];
};
const checkLists = ({ manifest, acceptance }) => {
    if (acceptance === undefined)
        return [];
    return ['required_checks', 'regression_checks'].flatMap((list) => {
        const declared = (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(manifest, list));
        const described = names((0,shape/* member */.Dc)(acceptance, list), 'id');
        const agree = declared.length === described.length && declared.every((id, at) => id === described[at]);
        return agree
            ? []
            : [
                {
                    in: 'acceptance',
                    pointer: `/${list}`,
                    rule: 'corpus.check-lists',
                    message: `the ids of ${list} differ from those in the task manifest; both must list the same checks in the same order`,
                    severity: 'error',
                },
            ];
    });
};
/** Not a rule of the format (it surfaces as `patch_failure`), but nobody wants to learn it from a qualification. */
const knownGoodStartsFromFixture = ({ fixture, knownGood }) => {
    const before = new Map((0,shape/* elements */.Yt)((0,shape/* member */.Dc)(fixture, 'files')).map((file) => [(0,shape/* member */.Dc)(file, 'path'), (0,shape/* member */.Dc)(file, 'sha256')]));
    return (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(knownGood, 'files')).flatMap((file, at) => {
        const expected = before.get((0,shape/* member */.Dc)(file, 'path'));
        return expected === undefined || expected === (0,shape/* member */.Dc)(file, 'before_sha256')
            ? []
            : [
                {
                    in: 'knownGood',
                    pointer: `/files/${at}/before_sha256`,
                    rule: 'corpus.known-good-before',
                    message: 'the hash is not that of the fixture file: qualification will end in patch_failure',
                    severity: 'warning',
                },
            ];
    });
};
const RULES = [taskIds, knownGoodChangesFixtureFiles, driverIsNoFixtureFile, checkLists, knownGoodStartsFromFixture];
const taskDisagreements = (documents) => RULES.flatMap((rule) => rule(documents));
const sameIds = (declared, described) => declared.length === described.length && described.every(({ id }, at) => id === declared[at]);
/** True only if no rule above would say anything; nearly every task is settled by this one look. */
const taskAgrees = (taskId, { manifest, fixture, acceptance, knownGood }) => {
    const hashes = new Map(fixture.files.map(({ path, sha256 }) => [path, sha256]));
    return (manifest.task_id === taskId &&
        acceptance.task_id === taskId &&
        knownGood.task_id === taskId &&
        !hashes.has(acceptance.driver.path) &&
        knownGood.files.every(({ path, before_sha256 }) => hashes.get(path) === before_sha256) &&
        sameIds(manifest.required_checks, acceptance.required_checks) &&
        sameIds(manifest.regression_checks, acceptance.regression_checks));
};

;// CONCATENATED MODULE: ./lib/corpus/taskLint.js


/** Files that steer an agent or its tools: in a fixture they speak to the agent beside the task packet. */
const AGENT_CONFIGURATION = /(?:^|\/)(?:\.claude|\.cursor|\.gemini|\.codex|\.continue|\.windsurf)\/|(?:^|\/)(?:\.mcp\.json|AGENTS\.md|CLAUDE\.md|GEMINI\.md|\.cursorrules|\.windsurfrules|\.aider[^/]*|\.npmrc|\.yarnrc(?:\.yml)?|\.env(?:\.[^/]*)?|copilot-instructions\.md)$/i;
/** Words of checks that judge how code looks. Observable behaviour is what a task may ask for. */
const STYLE = /(?:^|[^a-z])(?:lint(?:ed|er|ing)?|prettier|eslint|formatting-only|code-style|indent(?:ation|ed)?|naming-convention|readab(?:le|ility))(?:$|[^a-z])/i;
const warning = (where, pointer, rule, message) => [
    { where, problem: { pointer, rule, message, severity: 'warning' } },
];
const hasRegressionCheck = ({ manifest }) => manifest.document.regression_checks.length > 0
    ? []
    : warning(manifest, '/regression_checks', 'lint.no-regression-check', 'the task has no regression check; add one for behaviour that a fix must keep');
const judgesBehaviour = ({ acceptance }) => acceptance.document.required_checks.flatMap(({ id, label }, at) => STYLE.test(id) || STYLE.test(label)
    ? warning(acceptance, `/required_checks/${at}`, 'lint.style-outcome', `the check ${(0,plainText/* excerpt */.K)(id)} seems to judge style; a task outcome must be observable behaviour`)
    : []);
const steersNoAgent = ({ fixture }) => fixture.document.files.flatMap(({ path }, at) => AGENT_CONFIGURATION.test(path)
    ? warning(fixture, `/files/${at}/path`, 'lint.agent-configuration', `${(0,plainText/* excerpt */.K)(path)} configures an agent or its tools; a fixture that carries it changes what is measured`)
    : []);
const runtimeIsThere = ({ driver, checkRuntime }) => checkRuntime !== undefined && 'missing' in checkRuntime
    ? warning(driver, '', 'lint.check-runtime-missing', `the driver was sealed with a check runtime that the corpus does not hold (${checkRuntime.missing}); run \`corpus seal\``)
    : [];
const LINTS = [hasRegressionCheck, judgesBehaviour, steersNoAgent, runtimeIsThere];
/** What the authoring rules ask for and no rule of the format enforces: warnings only. */
const taskLint = (label, task) => LINTS.flatMap((lint) => lint(task)).flatMap(({ where, problem }) => (0,corpus_findings/* placed */.GS)(label, where.file, [problem], problem.pointer === '' ? undefined : where.bytes));

;// CONCATENATED MODULE: ./lib/corpus/readTask.js










const isError = (finding) => finding.severity === 'error';
/** Reads all that one index entry declares: every file once, every finding, in the order of wire format 3.2. */
const readTask = (entry, position, context) => {
    const taskId = (0,shape/* textMember */.SA)(entry, 'task_id');
    const label = taskId === undefined ? `task (entry ${position + 1})` : `task ${(0,plainText/* excerpt */.K)(taskId).slice(1, -1)}`;
    const findings = [];
    const collect = (reading) => {
        findings.push(...reading.findings);
        return reading;
    };
    const { source, readers } = context;
    const declaredManifest = (0,shape/* member */.Dc)(entry, 'manifest');
    const manifestBytes = collect((0,readDocument/* readBytes */.io)(source, label, { folder: '', path: (0,shape/* member */.Dc)(declaredManifest, 'path') }, (0,shape/* member */.Dc)(declaredManifest, 'sha256'), limits/* DOCUMENT_BYTES */.A1)).bytes;
    const manifest = manifestBytes && collect((0,readDocument/* readAs */.fd)(label, manifestBytes, readers.manifest));
    const unreadable = {
        task_id: taskId ?? `(entry ${position + 1})`,
        manifest_sha256: manifestBytes?.sha256 ?? null,
        lane: null,
        runtime: null,
        category: null,
        qualified: false,
        valid: false,
    };
    if (manifestBytes === undefined || manifest === undefined || !('parsed' in manifest))
        return { row: unreadable, findings };
    const folder = (0,relativePath/* folderOf */.yS)(manifestBytes.file);
    const artifact = (declared) => collect((0,readDocument/* readBytes */.io)(source, label, { folder, path: (0,shape/* member */.Dc)(declared, 'path') }, (0,shape/* member */.Dc)(declared, 'sha256'), limits/* ARTIFACT_BYTES */.Vb)).bytes;
    const declared = (name) => (0,shape/* member */.Dc)((0,shape/* member */.Dc)(manifest.parsed, 'artifacts'), name);
    const nested = (name, reader) => {
        const bytes = artifact(declared(name));
        return bytes === undefined ? { findings: [] } : { bytes, ...collect((0,readDocument/* readAs */.fd)(label, bytes, reader)) };
    };
    const acceptance = nested('acceptance_contract', readers.acceptance);
    const fixture = nested('fixture', readers.fixture);
    const knownGood = nested('known_good_patch', readers.knownGood);
    const packet = artifact(declared('task_packet'));
    const driverDeclared = (0,shape/* member */.Dc)(acceptance.parsed, 'driver');
    const driver = driverDeclared === undefined ? undefined : artifact(driverDeclared);
    const documents = manifest.document && fixture.document && acceptance.document && knownGood.document
        ? {
            manifest: manifest.document.document,
            fixture: fixture.document.document,
            acceptance: acceptance.document.document,
            knownGood: knownGood.document.document,
        }
        : undefined;
    if (documents === undefined || !taskAgrees(taskId, documents)) {
        const files = { manifest: manifestBytes, acceptance: acceptance.bytes, knownGood: knownGood.bytes };
        const parsed = {
            taskId,
            manifest: manifest.parsed,
            fixture: fixture.parsed,
            acceptance: acceptance.parsed,
            knownGood: knownGood.parsed,
        };
        for (const { in: where, ...problem } of taskDisagreements(parsed)) {
            const file = files[where];
            if (file !== undefined)
                findings.push(...(0,corpus_findings/* placed */.GS)(label, file.file, [problem], file.bytes));
        }
    }
    const complete = !findings.some(isError);
    const receipt = readReceipt();
    const valid = !findings.some(isError) && !receipt?.findings.some(isError);
    findings.push(...(receipt?.findings ?? []));
    const row = {
        ...unreadable,
        lane: (0,shape/* textMember */.SA)(manifest.parsed, 'lane') ?? null,
        runtime: (0,shape/* textMember */.SA)(manifest.parsed, 'runtime') ?? null,
        category: (0,shape/* textMember */.SA)(manifest.parsed, 'category') ?? null,
        qualified: valid && context.receipts && receipt !== undefined,
        valid,
    };
    if (!complete ||
        !manifest.document ||
        !fixture.document ||
        !acceptance.document ||
        !knownGood.document ||
        !packet ||
        !driver ||
        taskId === undefined) {
        return { row, findings };
    }
    const runtimeSha256 = (0,checkRuntime/* namedCheckRuntime */.UI)(driver.bytes);
    const task = {
        taskId,
        manifest: manifest.document,
        fixture: fixture.document,
        acceptance: acceptance.document,
        knownGood: knownGood.document,
        taskPacket: packet,
        driver,
        ...(runtimeSha256 === undefined ? {} : { checkRuntime: context.checkRuntime(runtimeSha256) }),
        ...(receipt?.bytes === undefined ? {} : { receipt: receipt.bytes }),
    };
    findings.push(...taskLint(label, task));
    return { row, findings, task };
    function readReceipt() {
        const place = (0,shape/* member */.Dc)(entry, 'qualification');
        if (place === undefined)
            return undefined;
        const receiptLabel = `${label}: qualification`;
        const { bytes, findings: found } = (0,readDocument/* readBytes */.io)(source, receiptLabel, { folder: '', path: (0,shape/* member */.Dc)(place, 'path') }, (0,shape/* member */.Dc)(place, 'sha256'), limits/* DOCUMENT_BYTES */.A1);
        if (!context.receipts)
            return { ...(bytes === undefined ? {} : { bytes }), findings: [] };
        if (bytes === undefined || manifestBytes === undefined)
            return { findings: found };
        const reading = (0,readDocument/* readAs */.fd)(receiptLabel, bytes, readers.receipt);
        const problems = (0,receiptAgreement/* receiptProblems */.T)(reading.parsed, {
            taskId,
            manifestSha256: manifestBytes.sha256,
            fixtureSha256: fixture.bytes?.sha256,
            acceptanceSha256: acceptance.bytes?.sha256,
            knownGoodSha256: knownGood.bytes?.sha256,
            repetitions: acceptance.document?.document.repetitions,
        });
        return { bytes, findings: [...found, ...reading.findings, ...(0,corpus_findings/* placed */.GS)(receiptLabel, bytes.file, problems, bytes.bytes)] };
    }
};
// An index may have 50. Of a longer one, which is an error, so many are still read: 5,000 entries for one file must not buy 5,000 readings.
const MOST_ENTRIES = 2 * limits/* INDEX_TASKS */.go;
/** The entries of an index that may be anything. */
const indexEntries = (index) => (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(index, 'tasks')).slice(0, MOST_ENTRIES);


/***/ }),

/***/ 5674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ receiptProblems)
/* harmony export */ });
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6578);

const V1 = 'codevetter.agent-task-qualification.v1';
const V2 = 'codevetter.agent-task-qualification.v2';
const POLICY = 'public_fixture_and_task_packet_v1';
const stale = (pointer, what) => ({
    pointer,
    rule: 'corpus.receipt-stale',
    message: `the receipt was made for other bytes of the ${what}; qualify the task again`,
    severity: 'error',
});
/** Whether a receipt speaks about this very task (wire format 3.2, step 6). `receipt` is what its text says, valid or not. */
const receiptProblems = (receipt, task) => {
    const version = (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(receipt, 'schema_version');
    if (version !== V1 && version !== V2)
        return [];
    // Of a file that could not be read nobody knows whether the receipt was made for it; the file itself is reported.
    const differs = (key, expected) => expected !== undefined && (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(receipt, key) !== expected;
    const problems = [];
    if (differs('task_id', task.taskId)) {
        problems.push({ pointer: '/task_id', rule: 'corpus.receipt-task', message: 'the receipt belongs to another task', severity: 'error' });
    }
    if (differs('manifest_sha256', task.manifestSha256))
        problems.push(stale('/manifest_sha256', 'task manifest'));
    if (differs('qualified', true)) {
        problems.push({
            pointer: '/qualified',
            rule: 'corpus.receipt-unqualified',
            message: 'the receipt says that the task did not qualify',
            severity: 'error',
        });
    }
    if (version === V1)
        return problems;
    if (differs('fixture_sha256', task.fixtureSha256))
        problems.push(stale('/fixture_sha256', 'fixture'));
    if (differs('acceptance_contract_sha256', task.acceptanceSha256))
        problems.push(stale('/acceptance_contract_sha256', 'acceptance contract'));
    if (differs('known_good_sha256', task.knownGoodSha256))
        problems.push(stale('/known_good_sha256', 'known-good change'));
    if (differs('workspace_policy', POLICY)) {
        problems.push({
            pointer: '/workspace_policy',
            rule: 'corpus.receipt-policy',
            message: `the workspace policy must be ${POLICY}`,
            severity: 'error',
        });
    }
    return [...problems, ...attemptCount(receipt, task.repetitions)];
};
/** The format does not bind the attempts to the contract; a receipt with fewer proves less than the contract asks for. */
const attemptCount = (receipt, repetitions) => ['baseline', 'known_good'].flatMap((phase) => {
    const attempts = (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(receipt, phase), 'attempts');
    if (repetitions === undefined || !Array.isArray(attempts) || attempts.length === repetitions)
        return [];
    const message = `the phase has ${attempts.length} attempts, the acceptance contract asks for ${repetitions}; qualify the task again`;
    return [{ pointer: `/${phase}/attempts`, rule: 'corpus.receipt-attempts', message, severity: 'warning' }];
});


/***/ }),

/***/ 2404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6578);

/** The code of a failed system call (`ENOENT`), empty for anything else. */
const codeOf = (error) => (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .textMember */ .SA)(error, 'code') ?? '';
/** What a thrown value says for people. */
const messageOf = (error) => {
    const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
    return String(message);
};


/***/ }),

/***/ 3816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ folderSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _readBounded_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1316);
/* harmony import */ var _relativePath_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8878);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1808);




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

/***/ 1316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readBounded),
/* harmony export */   o: () => (/* binding */ systemFailure)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6578);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1808);



// Not blocking: opening a FIFO must return. Not following: the last component may be no link. (Both are 0 where the system has none.)
const OPEN_FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const FOLLOWS_LINKS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW === undefined;
const LINK = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.link', 'the path is a symbolic link; plain files only');
const NOT_A_FILE = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.not-a-file', 'the path is not a regular file');
const DENIED = (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.unreadable', 'the file may not be read (permission denied)');
const BY_CODE = {
    ENOENT: (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.missing', 'the file does not exist'),
    ENOTDIR: (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.missing', 'a part of the path is a file, not a folder'),
    ELOOP: LINK,
    EMLINK: LINK,
    EISDIR: NOT_A_FILE,
    ENXIO: NOT_A_FILE,
    EACCES: DENIED,
    EPERM: DENIED,
    ENAMETOOLONG: (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.path', 'a name of the path is too long for this system'),
};
/** A failure of the operating system in words that name no path of the machine. */
const systemFailure = (error) => {
    const code = (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .textMember */ .SA)(error, 'code') ?? 'unknown error';
    return BY_CODE[code] ?? (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.unreadable', `the file cannot be read (${code})`);
};
const readOpen = (fd, limit) => {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (!stat.isFile())
        return NOT_A_FILE;
    if (stat.size < 1)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.size', 'the file is empty');
    if (stat.size > limit)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.size', `the file has ${stat.size} bytes, the limit is ${limit}`);
    // One byte more than the size: a file that grows under the reader is noticed, never half taken.
    const buffer = Buffer.allocUnsafe(stat.size + 1);
    const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, stat.size + 1, 0);
    if (length !== stat.size)
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)('source.changed', 'the file changed while it was read; try again');
    return { ok: true, bytes: buffer.subarray(0, length) };
};
/** Reads a whole regular file of 1 to `limit` bytes: opened once, without following a link at its end, judged by what was opened. */
const readBounded = (path, limit) => {
    let fd;
    try {
        if (FOLLOWS_LINKS && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink())
            return LINK;
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, OPEN_FLAGS);
        return readOpen(fd, limit);
    }
    catch (error) {
        return systemFailure(error);
    }
    finally {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
};


/***/ }),

/***/ 8878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QN: () => (/* binding */ splitRelativePath),
/* harmony export */   VK: () => (/* binding */ declaredFile),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5707);

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


/***/ }),

/***/ 1808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ failure)
/* harmony export */ });
const failure = (rule, message) => ({ ok: false, rule, message });


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9069);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
