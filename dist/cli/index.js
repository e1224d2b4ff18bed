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
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3136);
/* harmony import */ var _commands_help_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2895);
/* harmony import */ var _commands_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2697);
/* harmony import */ var _commands_outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9458);
/* harmony import */ var _commands_find_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1223);
/* harmony import */ var _commands_progress_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2747);
/* harmony import */ var _commands_version_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(3014);









// The first interrupt asks the work to end and to clean up; the second one ends the tool at once.
const interrupt = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
        if (interrupt.signal.aborted)
            process.exit(130);
        interrupt.abort(name);
    });
}
// A reader that went away (`corpus … | head`) is no defect.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? (process.exitCode ?? 0) : 2));
const progress = (0,_commands_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .progressLine */ .o)(process.stderr, process.env.CI === undefined && process.stderr.isTTY === true);
const host = {
    cwd: process.cwd(),
    node: process.execPath,
    path: process.env.PATH ?? '',
    temporary: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
    // The bundle lies in dist/cli/.
    kit: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url))),
    signal: interrupt.signal,
    progress: progress.show,
};
/** A last positional with dots takes any number of words. */
const positionalCount = ({ positionals }) => positionals.at(-1)?.includes('…') ? Number.POSITIVE_INFINITY : positionals.length;
const print = (text) => new Promise((done) => process.stdout.write(text, () => done()));
const fail = async (error, asJson, hint) => {
    const message = error instanceof Error ? error.message : String(error);
    if (asJson)
        await print(`${JSON.stringify({ error: message })}\n`);
    process.stderr.write(`corpus: ${message}\n${error instanceof _commands_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb ? hint : ''}`);
    process.exitCode = 2;
};
const main = async (words) => {
    if (words.length === 1 && words[0] === '--version')
        return print(`${_commands_version_js__WEBPACK_IMPORTED_MODULE_8__/* .KIT_VERSION */ .y}\n`);
    const found = (0,_commands_find_js__WEBPACK_IMPORTED_MODULE_5__/* .findCommand */ .Z)(words);
    if (found === undefined) {
        const asksForHelp = words.length === 0 || words[0] === '--help' || words[0] === 'help';
        if (asksForHelp)
            return print((0,_commands_help_js__WEBPACK_IMPORTED_MODULE_3__/* .generalHelp */ .a)());
        return fail(new _commands_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(`there is no command ${JSON.stringify(words[0])}`), false, 'Run `corpus --help` for the list.\n');
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
const ROOT_OPTION = { name: 'root', value: 'DIR', summary: 'the corpus folder (default: benchmarks/agent-tasks/sample)' };
const DEFAULT_ROOT = 'benchmarks/agent-tasks/sample';


/***/ }),

/***/ 1223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ findCommand)
/* harmony export */ });
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1020);

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
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1020);
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
/* harmony export */   l_: () => (/* binding */ lineJson)
/* harmony export */ });
/** The user asked for something that cannot be: exit 2, with what to do instead. */
class UsageError extends Error {
    name = 'UsageError';
}
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
/** One line on a terminal that is replaced as work goes on. Silent when nobody watches (pipes, CI). */
const progressLine = (stream, watched) => {
    if (!watched)
        return { show: () => { }, clear: () => { } };
    const start = performance.now();
    let last = start + QUIET_MS - REFRESH_MS;
    let shown = false;
    return {
        show: (line) => {
            const now = performance.now();
            if (now - last < REFRESH_MS)
                return;
            last = now;
            shown = true;
            stream.write(`\r\u001b[2K${line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`);
        },
        clear: () => {
            if (shown)
                stream.write('\r\u001b[2K');
            shown = false;
        },
    };
};


/***/ }),

/***/ 1020:
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
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(23), __nccwpck_require__.e(938), __nccwpck_require__.e(321), __nccwpck_require__.e(846)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3846))).seal,
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
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(23), __nccwpck_require__.e(938), __nccwpck_require__.e(321), __nccwpck_require__.e(997)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2997))).newTask,
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
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(23), __nccwpck_require__.e(938), __nccwpck_require__.e(92)]).then(__nccwpck_require__.bind(__nccwpck_require__, 92))).show,
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
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(23), __nccwpck_require__.e(938), __nccwpck_require__.e(507), __nccwpck_require__.e(754)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8754))).check,
};
/** What a task's author works with. */
const AUTHORING_COMMANDS = [newTask, show, seal, check];

;// CONCATENATED MODULE: ./lib/commands/table.js


const ROOTS = { ...command/* ROOT_OPTION */.VV, many: true, summary: 'a corpus folder, repeatable (default: benchmarks/agent-tasks/sample)' };
const validate = {
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
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(23), __nccwpck_require__.e(938), __nccwpck_require__.e(431)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9431))).validate,
};
const readiness = {
    ...validate,
    name: 'readiness',
    summary: 'validate, and fail unless all five publishability gates pass',
    options: [ROOTS, command/* JSON_OPTION */.rj],
    exitCodes: [[0, 'every corpus is publishable'], [1, 'at least one is not'], [2, 'the command line is wrong, or the tool failed']],
    examples: ['corpus readiness', 'corpus readiness --json'],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(23), __nccwpck_require__.e(938), __nccwpck_require__.e(431)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9431))).readiness,
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
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(23), __nccwpck_require__.e(938), __nccwpck_require__.e(507), __nccwpck_require__.e(551)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7551))).qualify,
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
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(23), __nccwpck_require__.e(256)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6256))).merge,
};
/** Every command, in the order in which the help lists them. */
const COMMANDS = [...AUTHORING_COMMANDS, validate, readiness, qualify, merge];


/***/ }),

/***/ 3014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ KIT_VERSION)
/* harmony export */ });
/** The kit's own version; a test compares it with package.json. */
const KIT_VERSION = '0.1.0';


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
