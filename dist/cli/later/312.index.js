"use strict";
exports.id = 312;
exports.ids = [312];
exports.modules = {

/***/ 888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ folderMaterial)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _source_folderSource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3816);
/* harmony import */ var _material_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7760);




const kindOf = (entry) => {
    if (entry.name === '.git')
        return 'repository';
    if (entry.isSymbolicLink())
        return 'link';
    if (entry.isDirectory())
        return 'folder';
    return entry.isFile() ? 'file' : 'special';
};
/**
 * What lies in a folder on this machine. Links are told, never followed; a repository's own folder is told and not entered.
 * @throws when the folder cannot be read
 */
const folderMaterial = (folder) => {
    const source = (0,_source_folderSource_js__WEBPACK_IMPORTED_MODULE_2__/* .folderSource */ .W)(folder);
    const files = [];
    const oddities = [];
    const fileAt = (path) => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false });
        if (stat === undefined || !stat.isFile())
            return undefined;
        const bytes = () => {
            if (stat.size === 0)
                return new Uint8Array();
            const reading = source.read({ folder: '', path }, Number.MAX_SAFE_INTEGER);
            if (!reading.ok)
                throw new Error(`${path}: ${reading.message}`);
            return reading.bytes;
        };
        return { path, size: stat.size, executable: (stat.mode & 0o100) !== 0, bytes };
    };
    const walk = (below) => {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, below), { withFileTypes: true })) {
            if (files.length + oddities.length >= _material_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILES */ .Q4)
                return;
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            const kind = kindOf(entry);
            if (kind === 'folder')
                walk(path);
            else if (kind !== 'file')
                oddities.push({ path, kind });
            else if (!(0,_material_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlainPath */ .qW)(path))
                oddities.push({ path, kind: 'name' });
            else {
                const file = fileAt(path);
                if (file === undefined)
                    oddities.push({ path, kind: 'unreadable' });
                else
                    files.push(file);
            }
        }
    };
    walk('');
    const cut = files.length + oddities.length >= _material_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILES */ .Q4;
    return { files: files.sort(_material_js__WEBPACK_IMPORTED_MODULE_3__/* .byPath */ .f2), oddities: oddities.sort(_material_js__WEBPACK_IMPORTED_MODULE_3__/* .byPath */ .f2), ...(cut && { cutAfter: _material_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_FILES */ .Q4 }) };
};


/***/ }),

/***/ 7760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ MOST_FILES),
/* harmony export */   f2: () => (/* binding */ byPath),
/* harmony export */   qW: () => (/* binding */ isPlainPath)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5707);
/* harmony import */ var _contracts_rules_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7223);


/** Looking further would not help: a fixture holds 100 files. */
const MOST_FILES = 5_000;
/** The plainest spelling of a path: what may be written into documents (wire format 1.5). */
const isPlainPath = (path) => path.length <= _contracts_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_UNITS */ .IO && (0,_contracts_rules_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainPath */ .qW)(path);
const byPath = (a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);


/***/ }),

/***/ 5996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZH: () => (/* binding */ documentText),
/* harmony export */   _3: () => (/* binding */ fixtureBundle),
/* harmony export */   fL: () => (/* binding */ fixtureBytes),
/* harmony export */   ff: () => (/* binding */ knownGoodChange),
/* harmony export */   iG: () => (/* binding */ knownGoodBytes),
/* harmony export */   wE: () => (/* binding */ base64Length)
/* harmony export */ });
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);

const FIXTURE = 'codevetter.agent-task-fixture.v1';
const KNOWN_GOOD = 'codevetter.agent-task-known-good.v1';
const ANY_HASH = '0'.repeat(64);
const base64 = (bytes) => Buffer.from(bytes).toString('base64');
const documentText = (value) => `${JSON.stringify(value, null, 2)}\n`;
const fixtureBundle = (before) => ({
    schema_version: FIXTURE,
    files: before.files.map((file) => {
        const bytes = file.bytes();
        return { path: file.path, content_base64: base64(bytes), sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(bytes) };
    }),
});
const knownGoodChange = (taskId, change) => ({
    schema_version: KNOWN_GOOD,
    task_id: taskId,
    files: change.replaced.map(({ before, after }) => {
        const bytes = after.bytes();
        return { path: before.path, before_sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(before.bytes()), after_base64: base64(bytes), after_sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(bytes) };
    }),
});
/** Characters of base64 for so many bytes. */
const base64Length = (bytes) => 4 * Math.ceil(bytes / 3);
const written = (value, contents) => Buffer.byteLength(documentText(value)) + contents.reduce((sum, size) => sum + base64Length(size), 0);
/** Bytes of `fixture.json` as it would be written, without reading a file. */
const fixtureBytes = (before) => written({ schema_version: FIXTURE, files: before.files.map(({ path }) => ({ path, content_base64: '', sha256: ANY_HASH })) }, before.files.map(({ size }) => size));
/** Bytes of `known-good.json` as it would be written. */
const knownGoodBytes = (taskId, { replaced }) => written({
    schema_version: KNOWN_GOOD,
    task_id: taskId,
    files: replaced.map(({ before }) => ({ path: before.path, before_sha256: ANY_HASH, after_base64: '', after_sha256: ANY_HASH })),
}, replaced.map(({ after }) => after.size));


/***/ }),

/***/ 312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  newTask: () => (/* binding */ newTask)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var findings = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/corpus/readCorpus.js
var readCorpus = __webpack_require__(7238);
;// CONCATENATED MODULE: ./lib/authoring/materialChange.js

const equal = (a, b) => {
    if (a.identity !== undefined && b.identity !== undefined)
        return a.identity === b.identity;
    if (a.size !== b.size)
        return false;
    // Too large for any document, and refused for that: not worth reading.
    return a.size > limits/* DECODED_FILE_BYTES */.Qj || Buffer.from(a.bytes()).equals(b.bytes());
};
const materialChange = (before, after) => {
    const old = new Map(before.files.map((file) => [file.path, file]));
    const next = new Map(after.files.map((file) => [file.path, file]));
    return {
        added: after.files.filter(({ path }) => !old.has(path)),
        deleted: before.files.filter(({ path }) => !next.has(path)),
        replaced: before.files.flatMap((file) => {
            const now = next.get(file.path);
            return now === undefined || equal(file, now) ? [] : [{ before: file, after: now }];
        }),
    };
};
const TEST_PATH = /(?:^|\/)(?:test|tests|__tests__)\/|\.(?:test|spec)\.[^/]+$/;
/** Whether a path holds tests, by the names that are common for them. */
const isTestPath = (path) => TEST_PATH.test(path);
/** Takes the tests out of a change: they are not for the agent, and tell what the checks should ask. */
const setTestsApart = (change) => ({
    change: {
        added: change.added.filter(({ path }) => !isTestPath(path)),
        deleted: change.deleted.filter(({ path }) => !isTestPath(path)),
        replaced: change.replaced.filter(({ before }) => !isTestPath(before.path)),
    },
    tests: [...change.added, ...change.replaced.map(({ after }) => after)].filter(({ path }) => isTestPath(path)),
    deletedTests: change.deleted.map(({ path }) => path).filter(isTestPath),
});

// EXTERNAL MODULE: ./lib/authoring/material.js
var material = __webpack_require__(7760);
// EXTERNAL MODULE: ./lib/authoring/taskDocuments.js
var taskDocuments = __webpack_require__(5996);
;// CONCATENATED MODULE: ./lib/authoring/refusals.js



const pathsOf = (files) => files.map(({ path }) => path);
const many = (count, one, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
const when = (paths, refusal) => paths.length === 0 ? [] : [{ ...refusal(paths.length), paths }];
const ODDITIES = {
    link: {
        what: 'symbolic link',
        more: 'symbolic links',
        remedy: 'put the file that it leads to in its place, or leave it out on both sides',
    },
    special: { what: 'pipe, socket or device', more: 'pipes, sockets or devices', remedy: 'leave it out' },
    submodule: { what: 'submodule', more: 'submodules', remedy: 'leave it out, or put the few files of it that matter in its place' },
    name: {
        what: 'file whose name is no plain path',
        more: 'files whose names are no plain paths',
        remedy: 'rename it: letters, digits and . _ - only, at most 240 characters with its folders',
    },
    repository: {
        what: "repository's own folder",
        more: "repository's own folders",
        remedy: 'leave it out: copy the files without .git, or take them from a commit with --from-commit',
    },
    unreadable: {
        what: 'file that cannot be read',
        more: 'files that cannot be read',
        remedy: 'give yourself the right to read it, or leave it out',
    },
};
const oddities = ({ before, after }) => Object.keys(ODDITIES).flatMap((kind) => {
    const paths = [...new Set(pathsOf([...before.oddities, ...after.oddities].filter((oddity) => oddity.kind === kind)))].sort();
    const { what, more, remedy } = ODDITIES[kind];
    return when(paths, (count) => ({
        rule: `new.${kind}`,
        message: `${many(count, what, more)}: a fixture holds regular files under plain names only`,
        remedy,
    }));
});
const added = ({ change }) => when(pathsOf(change.added), (count) => ({
    rule: 'new.added',
    message: `the change adds ${many(count, 'file')}: a known-good change can only replace files of the fixture`,
    remedy: 'put a stub of each into the before side (a comment, or an export that throws), so that the change replaces it',
}));
const deleted = ({ change }) => when(pathsOf(change.deleted), (count) => ({
    rule: 'new.deleted',
    message: `the change deletes ${many(count, 'file')}: a known-good change can only replace files of the fixture`,
    remedy: 'keep each on the after side, reduced to a comment or a re-export of what took its place',
}));
const empty = ({ before, change }) => {
    const emptied = change.replaced.map(({ after }) => after);
    return when(pathsOf([...before.files, ...emptied].filter(({ size }) => size === 0)), (count) => ({
        rule: 'new.empty',
        message: `${many(count, 'empty file')}: a document holds files of at least one byte`,
        remedy: 'give each a line feed or a comment, or leave it out on both sides',
    }));
};
const reserved = ({ before, after }) => {
    const taken = [...before.files, ...after.files].map(({ path }) => path).filter((path) => path.toUpperCase() === 'TASK.MD');
    return when([...new Set(taken)], () => ({
        rule: 'new.reserved',
        message: 'the name TASK.md is taken by the task packet in every workspace',
        remedy: 'rename the file',
    }));
};
const caseTwins = ({ before }) => {
    const spellings = new Map();
    for (const { path } of before.files)
        spellings.set(path.toLowerCase(), [...(spellings.get(path.toLowerCase()) ?? []), path]);
    return when([...spellings.values()].filter(({ length }) => length > 1).flat(), (count) => ({
        rule: 'new.case',
        message: `${count} files whose names differ only in upper and lower case: on many systems they are one file`,
        remedy: 'rename all but one of them',
    }));
};
const sized = (files) => files
    .toSorted((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
    .slice(0, 10)
    .map(({ path, size }) => `${path} (${size} bytes, ${(0,taskDocuments/* base64Length */.wE)(size)} as base64)`);
const tooMany = ({ before, change }) => [
    { what: 'the fixture would hold', files: before.files },
    { what: 'the change replaces', files: change.replaced.map(({ after }) => after) },
]
    .filter(({ files }) => files.length > limits/* FILES */.cn)
    .map(({ what, files }) => ({
    rule: 'new.files',
    message: `${what} ${files.length >= material/* MOST_FILES */.Q4 ? `${material/* MOST_FILES */.Q4} files or more` : `${files.length} files`}, the limit is ${limits/* FILES */.cn}`,
    remedy: 'cut the fixture to the part that matters: the module with the bug, what it needs, and a few files around it',
    paths: [],
}));
const tooLarge = ({ taskId, before, change }) => [
    { document: 'fixture.json', bytes: (0,taskDocuments/* fixtureBytes */.fL)(before), files: before.files },
    { document: 'known-good.json', bytes: (0,taskDocuments/* knownGoodBytes */.iG)(taskId, change), files: change.replaced.map(({ after }) => after) },
]
    .filter(({ bytes }) => bytes > limits/* DOCUMENT_BYTES */.A1)
    .map(({ document, bytes, files }) => ({
    rule: 'new.bytes',
    message: `${document} would have ${bytes} bytes, the limit is ${limits/* DOCUMENT_BYTES */.A1}: ${bytes - limits/* DOCUMENT_BYTES */.A1} too many`,
    remedy: 'cut the fixture to the part that matters, beginning with its largest files; a lock file or generated data is rarely part of the problem',
    paths: sized(files),
}));
const nothing = ({ before, change }) => {
    if (before.files.length === 0)
        return [
            { rule: 'new.no-files', message: 'the before side holds no file', remedy: 'name the folder in which the code lies', paths: [] },
        ];
    if (change.replaced.length + change.added.length + change.deleted.length > 0)
        return [];
    return [
        {
            rule: 'new.no-change',
            message: 'the change replaces no file: before and after are the same',
            remedy: 'name two different states; tests alone are no change',
            paths: [],
        },
    ];
};
const RULES = [nothing, added, deleted, empty, oddities, reserved, caseTwins, tooMany, tooLarge];
/** Everything that the format cannot hold of this material, in the order in which an author would mend it. */
const refusals = (candidate) => RULES.flatMap((rule) => rule(candidate));

;// CONCATENATED MODULE: ./lib/authoring/scaffolds.js

/** The names of the two checks that a scaffold begins with; authors rename them in the contract and in the driver. */
const REQUIRED = { id: 'changed-behaviour', label: 'The behaviour that the task asks for is there' };
const REGRESSION = { id: 'kept-behaviour', label: 'Behaviour that a solution must not break is still there' };
// Sealing fills it in.
const UNSEALED = '0'.repeat(64);
const NO_LICENSE = 'NOASSERTION';
const manifestScaffold = (taskId, description) => ({
    schema_version: 'codevetter.agent-task.v1',
    task_id: taskId,
    title: description.title,
    lane: description.lane,
    runtime: description.runtime,
    category: description.category,
    failure_mode: description.failureMode,
    artifacts: {
        fixture: { path: 'fixture.json', sha256: UNSEALED },
        task_packet: { path: 'task.md', sha256: UNSEALED },
        acceptance_contract: { path: 'acceptance-contract.json', sha256: UNSEALED },
        known_good_patch: { path: 'known-good.json', sha256: UNSEALED },
    },
    required_checks: [REQUIRED.id],
    regression_checks: [REGRESSION.id],
    provenance: description.provenance,
    license: {
        spdx: description.spdx,
        notice: description.spdx === NO_LICENSE
            ? 'State the licence of this material before the task is published.'
            : `The material of this task is under ${description.spdx}.`,
    },
});
const contractScaffold = (taskId) => ({
    schema_version: 'codevetter.agent-task-acceptance.v1',
    task_id: taskId,
    task_defining_failures: [REQUIRED.id],
    required_checks: [REQUIRED],
    regression_checks: [REGRESSION],
    driver: { path: 'checks.mjs', sha256: UNSEALED, timeout_ms: 20_000 },
    repetitions: 2,
});
/** The folder of a test, or the test itself where it lies beside the code. */
const testPlace = (path) => /^(?:.*?\/)?(?:test|tests|__tests__)\//.exec(path)?.[0] ?? path;
const profileScaffold = (taskId, paths) => ({
    schema_version: 'agent-dx-scoring-profile.v1',
    task_id: taskId,
    manifest_sha256: UNSEALED,
    checks: [
        { id: REQUIRED.id, dimension: 'functional' },
        { id: REGRESSION.id, dimension: 'regression' },
    ],
    critical_regressions: [],
    allowed_paths: [...paths.changed],
    prohibited_paths: [],
    test_paths: [...new Set(paths.fixture.filter(isTestPath).map(testPlace))].sort(),
    storage_exhaustion_exempt: false,
});
const packetScaffold = (title) => `# ${title}

Describe what goes wrong, as somebody who uses this code would report it: what they did, what they saw, what they expected.

## What should hold

- Name every behaviour that can be observed from outside and that a solution must show.
- Name what must stay as it is.

Say nothing about how to solve it.
`;
const materialNote = (material) => material.length === 0
    ? ''
    : `//\n// The tests of the original change lie beside this file, as material for the checks (they are not run):\n${material.map((path) => `//   ${path}\n`).join('')}`;
// Where the driver finds its runtime. Not read here: it is a part of the driver's text.
const RUNTIME_VARIABLE = ['process', 'env', 'AGENT_TASK_CHECK_RUNTIME'].join('.');
/** A driver that fails every check until somebody writes it. `file` is one that the change touches. */
const driverScaffold = (file, material) => `const { observe, report, equal, ok } = await import(${RUNTIME_VARIABLE});

// One function a check, under the ids of acceptance-contract.json. Each draws its inputs from \`random\`, lets the subject process work
// on them, and compares what came back:
//
//   const name = random.word();
//   const seen = await observe({ file: '${file}', call: 'someFunction', args: [name] });
//   equal(seen.returned, name.toUpperCase());
//
// A function that observes nothing fails.
${materialNote(material)}
await report({
  '${REQUIRED.id}': async (random) => {
    ok(false, 'not written yet');
  },
  '${REGRESSION.id}': async (random) => {
    ok(false, 'not written yet');
  },
});
`;

;// CONCATENATED MODULE: ./lib/authoring/newTask.js









const newTask_text = (value) => Buffer.from(value);
const documentBytes = (value) => newTask_text((0,taskDocuments/* documentText */.ZH)(value));
/** What the index says, or a new one; findings when it cannot be used. */
const openIndex = (source, corpusId) => {
    const reading = source.read({ folder: '', path: readCorpus/* INDEX_FILE */.K }, limits/* DOCUMENT_BYTES */.A1);
    if (!reading.ok && reading.rule === 'source.missing') {
        return { index: { schema_version: 'codevetter.agent-task-corpus.v1', corpus_id: corpusId, version: '0.1.0', tasks: [] } };
    }
    if (!reading.ok)
        return { findings: (0,findings/* placed */.GS)(readCorpus/* INDEX_FILE */.K, readCorpus/* INDEX_FILE */.K, [{ pointer: '', rule: reading.rule, message: reading.message, severity: 'error' }]) };
    const json = (0,jsonText/* readJson */.Vh)(reading.bytes);
    if (!json.ok || json.problems.length > 0)
        return { findings: (0,findings/* placed */.GS)(readCorpus/* INDEX_FILE */.K, readCorpus/* INDEX_FILE */.K, json.problems, reading.bytes) };
    if ((0,shape/* isRecord */.u4)(json.value))
        return { index: json.value };
    return {
        findings: (0,findings/* placed */.GS)(readCorpus/* INDEX_FILE */.K, readCorpus/* INDEX_FILE */.K, [
            { pointer: '', rule: 'form.type', message: 'the index must be a JSON object', severity: 'error' },
        ]),
    };
};
const entryOf = (index, taskId) => (0,shape/* elements */.Yt)((0,shape/* member */.Dc)(index, 'tasks')).find((entry) => (0,shape/* textMember */.SA)(entry, 'task_id') === taskId);
const prepareMaterial = (order) => {
    const whole = materialChange(order.before, order.after);
    const { change, tests, deletedTests } = order.testsApart ? setTestsApart(whole) : { change: whole, tests: [], deletedTests: [] };
    const executable = order.before.files.filter((file) => file.executable).map(({ path }) => path);
    const notes = [
        ...(executable.length > 0 ? [`the executable bit is not kept: ${executable.join(', ')}`] : []),
        ...(tests.length > 0 ? [`${tests.length} changed test files are no part of the known-good change; they lie in check-material/`] : []),
        ...(deletedTests.length > 0 ? [`the change deletes tests, the fixture keeps them: ${deletedTests.join(', ')}`] : []),
    ];
    return { change, tests, notes };
};
const materialFiles = (folder, tests) => tests.filter(({ size }) => size > 0).map((file) => [`${folder}/check-material/${file.path}`, file.bytes()]);
/** All files of a new task and the index that names it; nothing is sealed yet. */
const newTaskFiles = (source, order) => {
    const { taskId } = order;
    const opened = openIndex(source, order.corpusId);
    const { change, tests, notes } = prepareMaterial(order);
    const refused = refusals({ taskId, before: order.before, after: order.after, change });
    if (refused.length > 0 || 'findings' in opened)
        return { kind: 'refused', refusals: refused, findings: 'findings' in opened ? opened.findings : [] };
    const { index } = opened;
    const folder = `tasks/${taskId}`;
    const manifest = `${folder}/task.json`;
    const changed = change.replaced.map(({ before }) => before.path);
    const paths = { fixture: order.before.files.map(({ path }) => path), changed };
    const material = materialFiles(folder, tests);
    const names = material.map(([file]) => file.slice(folder.length + 1));
    const entry = { task_id: taskId, manifest: { path: manifest, sha256: '' } };
    const files = new Map([
        [`${folder}/fixture.json`, documentBytes((0,taskDocuments/* fixtureBundle */._3)(order.before))],
        [`${folder}/known-good.json`, documentBytes((0,taskDocuments/* knownGoodChange */.ff)(taskId, change))],
        [`${folder}/task.md`, order.packet ?? newTask_text(packetScaffold(order.description.title))],
        [`${folder}/checks.mjs`, order.driver ?? newTask_text(driverScaffold(changed[0] ?? '', names))],
        ...material,
        [`${folder}/acceptance-contract.json`, documentBytes(contractScaffold(taskId))],
        [manifest, documentBytes(manifestScaffold(taskId, order.description))],
        [`${folder}/scoring-profile.json`, documentBytes(profileScaffold(taskId, paths))],
        [readCorpus/* INDEX_FILE */.K, documentBytes({ ...index, tasks: [...(0,shape/* elements */.Yt)((0,shape/* member */.Dc)(index, 'tasks')), entry] })],
    ]);
    return { kind: 'made', files, change, notes };
};
const hasTask = (source, taskId) => {
    const opened = openIndex(source, '');
    return 'index' in opened && entryOf(opened.index, taskId) !== undefined;
};

// EXTERNAL MODULE: ./lib/source/relativePath.js
var relativePath = __webpack_require__(8878);
;// CONCATENATED MODULE: ./lib/authoring/renewTask.js








const renewed = (manifest, renewal) => {
    const license = (0,shape/* member */.Dc)(manifest, 'license');
    return {
        ...manifest,
        ...(renewal.title !== undefined && { title: renewal.title }),
        ...(renewal.lane !== undefined && { lane: renewal.lane }),
        ...(renewal.runtime !== undefined && { runtime: renewal.runtime }),
        ...(renewal.category !== undefined && { category: renewal.category }),
        ...(renewal.failureMode !== undefined && { failure_mode: renewal.failureMode }),
        ...(renewal.provenance !== undefined && { provenance: renewal.provenance }),
        ...(renewal.spdx !== undefined && (0,shape/* isRecord */.u4)(license) && { license: { ...license, spdx: renewal.spdx } }),
    };
};
/** The fixture and the known-good change of an existing task, made anew; packet, checks, contract and profile stay as they are. */
const renewedTaskFiles = (source, order, renewal) => {
    const { taskId } = order;
    const opened = openIndex(source, '');
    const { change, tests, notes } = prepareMaterial(order);
    const refused = refusals({ taskId, before: order.before, after: order.after, change });
    if (refused.length > 0 || 'findings' in opened)
        return { kind: 'refused', refusals: refused, findings: 'findings' in opened ? opened.findings : [] };
    const path = (0,shape/* member */.Dc)((0,shape/* member */.Dc)(entryOf(opened.index, taskId), 'manifest'), 'path');
    const file = (0,relativePath/* declaredFile */.VK)('', path);
    const label = `task ${taskId}`;
    const reading = source.read({ folder: '', path }, limits/* DOCUMENT_BYTES */.A1);
    if (!reading.ok)
        return {
            kind: 'refused',
            refusals: [],
            findings: (0,findings/* placed */.GS)(label, file, [{ pointer: '', rule: reading.rule, message: reading.message, severity: 'error' }]),
        };
    const json = (0,jsonText/* readJson */.Vh)(reading.bytes);
    if (!json.ok || !(0,shape/* isRecord */.u4)(json.value))
        return { kind: 'refused', refusals: [], findings: (0,findings/* placed */.GS)(label, file, json.problems, reading.bytes) };
    const manifest = json.value;
    const folder = (0,relativePath/* folderOf */.yS)(file);
    const artifact = (name) => (0,relativePath/* declaredFile */.VK)(folder, (0,shape/* member */.Dc)((0,shape/* member */.Dc)((0,shape/* member */.Dc)(manifest, 'artifacts'), name), 'path'));
    const next = renewed(manifest, renewal);
    const files = new Map([
        [artifact('fixture'), documentBytes((0,taskDocuments/* fixtureBundle */._3)(order.before))],
        [artifact('known_good_patch'), documentBytes((0,taskDocuments/* knownGoodChange */.ff)(taskId, change))],
        ...materialFiles(folder, tests),
        ...(JSON.stringify(next) === JSON.stringify(manifest) ? [] : [[file, documentBytes(next)]]),
    ]);
    return { kind: 'made', files, change, notes };
};

// EXTERNAL MODULE: ./lib/authoring/sealCorpus.js + 6 modules
var sealCorpus = __webpack_require__(9318);
// EXTERNAL MODULE: ./lib/authoring/writeFiles.js
var writeFiles = __webpack_require__(3315);
// EXTERNAL MODULE: ./lib/process/folderLock.js
var folderLock = __webpack_require__(6338);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/reporting/plainBlock.js
var plainBlock = __webpack_require__(8741);
;// CONCATENATED MODULE: ./lib/reporting/newTaskText.js


const SHOWN = 10;
const refusalLines = ({ message, remedy, paths }) => [
    `- ${message}`,
    ...paths.slice(0, SHOWN).map((path) => `    ${path}`),
    ...(paths.length > SHOWN ? [`    and ${paths.length - SHOWN} more`] : []),
    `  → ${remedy}`,
];
const nextSteps = (task, root, replaced) => {
    const [id, folder] = [(0,plainBlock/* shellWord */.r7)(task), (0,plainBlock/* shellWord */.r7)(root)];
    const write = [
        `describe the task in tasks/${task}/task.md`,
        `write the checks in tasks/${task}/checks.mjs; name and label them in acceptance-contract.json and scoring-profile.json`,
        `corpus seal --root ${folder} --task ${id}`,
    ];
    const steps = [
        ...(replaced ? [] : write),
        `corpus show ${id} --root ${folder} --unpack DIR, then corpus check ${id} --root ${folder} --workspace DIR: a required check must fail`,
        `corpus qualify --root ${folder} --task ${id} --write`,
    ];
    return steps.map((step, at) => `  ${at + 1}. ${step}`);
};
/** For people; `root` as the user named it. */
const newTaskText = (report, root) => {
    if (report.result === 'refused') {
        const count = report.refusals.length + report.problems.length;
        const lines = [
            `REFUSED: ${report.task_id} cannot become a task as it is (${count} reasons); nothing was written`,
            ...report.refusals.flatMap(refusalLines),
            ...report.problems.map((problem) => `- ${problem}`),
        ];
        return `${lines.map(plainText/* plainText */.w).join('\n')}\n`;
    }
    const { fixture, changed_paths, commit } = report;
    const lines = [
        `${report.task_id} ${report.result}: a fixture of ${fixture.files} files (${fixture.bytes} bytes), the known-good change replaces ${changed_paths.length}`,
        ...(commit === undefined ? [] : [`taken from commit ${commit.after}, on its parent ${commit.before}`]),
        ...report.files.map(({ path, bytes }) => `  ${path} (${bytes} bytes)`),
        ...(report.notes.length === 0 ? [] : ['Notes', ...report.notes.map((note) => `  ${note}`)]),
        ...(report.warnings.length === 0 ? [] : ['Warnings', ...report.warnings.map((warning) => `  ${warning}`)]),
        'Next',
        ...nextSteps(report.task_id, root, report.result === 'replaced'),
    ];
    return `${lines.map(plainText/* plainText */.w).join('\n')}\n`;
};

// EXTERNAL MODULE: ./lib/source/source.js
var source = __webpack_require__(1808);
// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/commands/kitRuntime.js
var kitRuntime = __webpack_require__(8528);
// EXTERNAL MODULE: ./lib/commands/newCanary.js
var newCanary = __webpack_require__(344);
// EXTERNAL MODULE: ./lib/source/git.js
var git = __webpack_require__(7497);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/source/gitTree.js




const KINDS = {
    '100644': 'file',
    '100664': 'file',
    '100755': 'file',
    '120000': 'link',
    '160000': 'submodule',
};
const LINE = /^([0-7]{6}) [a-z]+ ([a-f0-9]+) +([0-9]+|-)\t/;
const entriesOf = (output) => {
    const entries = [];
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(0, start);
        const bytes = output.subarray(start, end < 0 ? output.length : end);
        entries.push({ line: bytes.toString('utf8'), valid: (0,external_node_buffer_.isUtf8)(bytes) });
        start += bytes.length + 1;
    }
    return entries;
};
/** Everything in a commit below `folder` ('' for its whole tree; POSIX, from the repository's top). */
const treeEntries = (place, commit, folder) => {
    const answer = (0,git/* runGit */.EO)(place, ['ls-tree', '-r', '-l', '-z', '--full-tree', folder === '' ? commit : `${commit}:${folder}`]);
    if (!answer.ok)
        return { ok: false, message: `the commit ${commit} holds no folder ${JSON.stringify(folder)} (${answer.message})` };
    const value = entriesOf(answer.value).flatMap(({ line, valid }) => {
        const [head, mode = '', id = '', size = ''] = LINE.exec(line) ?? [];
        if (head === undefined)
            return [];
        return [
            {
                path: line.slice(head.length),
                validName: valid,
                kind: KINDS[mode] ?? 'link',
                executable: mode === '100755',
                id,
                size: Number(size) || 0,
            },
        ];
    });
    return { ok: true, value };
};
/** The bytes of blobs, by id, from one `git cat-file --batch`. */
const readBlobs = (place, ids) => {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0)
        return { ok: true, value: new Map() };
    const answer = (0,git/* runGit */.EO)(place, ['cat-file', '--batch'], { stdin: Buffer.from(`${wanted.join('\n')}\n`) });
    if (!answer.ok)
        return answer;
    const blobs = new Map();
    for (let at = 0; at < answer.value.length;) {
        const lineEnd = answer.value.indexOf(10, at);
        const [id = '', type, size = ''] = answer.value.subarray(at, lineEnd).toString('latin1').split(' ');
        at = lineEnd + 1;
        if (lineEnd < 0 || type !== 'blob') {
            if (lineEnd < 0)
                break;
            continue; // `<id> missing`: a partial clone that must not fetch
        }
        blobs.set(id, answer.value.subarray(at, at + Number(size)));
        at += Number(size) + 1;
    }
    return { ok: true, value: blobs };
};
/** Blobs up to this many bytes together are fetched with the first reading; of a larger tree each when it is asked for. */
const AT_ONCE_BYTES = 134_217_728;
const REFUSALS = {
    link: (0,source/* failure */.V)('source.link', 'the path is a symbolic link in the commit; a corpus holds plain files only'),
    submodule: (0,source/* failure */.V)('source.not-a-file', 'the path is a submodule in the commit, not a file'),
};
/**
 * The tree of a commit below a folder as a source: nothing is checked out, nothing that the repository names is run. Paths obey the
 * same rules as in a folder on disk.
 */
const gitTree = (place, commit, folder) => {
    const listing = treeEntries(place, commit, folder);
    if (!listing.ok)
        return listing;
    const entries = new Map(listing.value.filter(({ validName }) => validName).map((entry) => [entry.path, entry]));
    const folders = new Set([...entries.keys()].flatMap((path) => ancestors(path)));
    let blobs;
    const blob = (entry, limit) => {
        if (blobs === undefined) {
            const files = [...entries.values()].filter(({ kind, size }) => kind === 'file' && size <= limit);
            const together = files.reduce((sum, { size }) => sum + size, 0);
            const answer = together <= AT_ONCE_BYTES
                ? readBlobs(place, files.map(({ id }) => id))
                : undefined;
            blobs = answer?.ok ? answer.value : new Map();
        }
        const known = blobs.get(entry.id);
        if (known !== undefined)
            return known;
        const answer = readBlobs(place, [entry.id]);
        return answer.ok ? answer.value.get(entry.id) : undefined;
    };
    const read = (declared, limit) => {
        const split = splitRelativePath(declared.path);
        if (!split.ok)
            return failure('source.path', split.message);
        const path = declared.folder === '' ? split.normal : `${declared.folder}/${split.normal}`;
        const above = ancestors(path)
            .map((name) => entries.get(name))
            .find((entry) => entry !== undefined);
        if (above !== undefined) {
            return above.kind === 'link'
                ? failure('source.link', 'a folder of the path is a symbolic link in the commit; a corpus holds plain files and folders only')
                : failure('source.missing', 'a part of the path is no folder in the commit');
        }
        const entry = entries.get(path);
        if (entry === undefined)
            return folders.has(path)
                ? failure('source.not-a-file', 'the path is not a regular file')
                : failure('source.missing', 'the commit holds no such file');
        if (entry.kind !== 'file')
            return REFUSALS[entry.kind];
        if (entry.size < 1)
            return failure('source.size', 'the file is empty');
        if (entry.size > limit)
            return failure('source.size', `the file has ${entry.size} bytes, the limit is ${limit}`);
        const bytes = blob(entry, limit);
        return bytes === undefined
            ? failure('source.unreadable', 'git does not have the contents of the file; fetch them first')
            : { ok: true, bytes };
    };
    return { ok: true, value: { read } };
};
/** The folders that a path lies in, the outermost first. */
const ancestors = (path) => {
    const names = path.split('/');
    return names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'));
};

;// CONCATENATED MODULE: ./lib/authoring/commitMaterial.js


/** What a commit holds below a folder ('' for everything). Read from the object store; nothing is checked out. */
const commitMaterial = (place, commit, folder) => {
    const listing = treeEntries(place, commit, folder);
    if (!listing.ok)
        return listing;
    const files = [];
    const oddities = [];
    for (const entry of listing.value.slice(0, material/* MOST_FILES */.Q4)) {
        if (entry.kind !== 'file')
            oddities.push({ path: entry.path, kind: entry.kind });
        else if (!entry.validName || !(0,material/* isPlainPath */.qW)(entry.path))
            oddities.push({ path: entry.path, kind: 'name' });
        else {
            const bytes = () => {
                const blobs = readBlobs(place, [entry.id]);
                const found = blobs.ok ? blobs.value.get(entry.id) : undefined;
                if (found === undefined)
                    throw new Error(`${entry.path}: git does not have its contents here; fetch them first`);
                return found;
            };
            files.push({ path: entry.path, size: entry.size, executable: entry.executable, identity: entry.id, bytes });
        }
    }
    const cut = listing.value.length > material/* MOST_FILES */.Q4;
    return { ok: true, value: { files: files.sort(material/* byPath */.f2), oddities: oddities.sort(material/* byPath */.f2), ...(cut && { cutAfter: material/* MOST_FILES */.Q4 }) } };
};

;// CONCATENATED MODULE: ./lib/authoring/commitStates.js


/** The folder of a repository as git spells it: '' for its top. Undefined when it is none. */
const treeFolder = (named) => {
    if (named.includes('\\') || named.includes('\0') || named.startsWith('/'))
        return undefined;
    const names = named.split('/').filter((name) => name !== '' && name !== '.');
    return names.includes('..') ? undefined : names.join('/');
};
/** What lay below a folder (from the repository's top) before and after a commit. A merge is taken against its first parent. */
const commitStates = (place, rev, folder) => {
    const below = treeFolder(folder);
    if (below === undefined)
        return { ok: false, message: `${JSON.stringify(folder)} is no folder of a commit; name it from the repository's top, "." for all` };
    const commit = (0,git/* resolveCommit */.WL)(place, rev);
    if (!commit.ok)
        return commit;
    const parent = (0,git/* gitLine */.JG)(place, ['rev-parse', '--verify', '--quiet', `${commit.value}^1`]);
    if (!parent.ok)
        return { ok: false, message: `the commit ${commit.value} has no parent here: it is the first one, or the clone is shallow` };
    const before = commitMaterial(place, parent.value, below);
    if (!before.ok)
        return before;
    const after = commitMaterial(place, commit.value, below);
    if (!after.ok)
        return after;
    return { ok: true, value: { before: before.value, after: after.value, parent: parent.value, commit: commit.value } };
};

// EXTERNAL MODULE: ./lib/authoring/folderMaterial.js
var folderMaterial = __webpack_require__(888);
;// CONCATENATED MODULE: ./lib/authoring/provenance.js

const topOf = (place) => {
    const answer = (0,git/* gitLine */.JG)(place, ['rev-parse', '--show-toplevel']);
    return answer.ok ? answer.value : undefined;
};
const headOf = (place) => {
    const answer = (0,git/* resolveCommit */.WL)(place, 'HEAD');
    return answer.ok ? answer.value : undefined;
};
/**
 * Where a fixture comes from: the revision that it is the tree of, in the author's words or as git knows it. Material of the
 * repository that holds the corpus is owned, any other is external. Undefined with a question when neither can tell.
 */
const provenanceOf = (facts) => {
    const [here, there] = [topOf(facts.corpus), topOf(facts.material)];
    const origin = (0,git/* originRepository */.Vp)(facts.material) ?? (there === undefined ? (0,git/* originRepository */.Vp)(facts.corpus) : undefined);
    const repository = facts.repository ?? origin?.repository;
    const revision = facts.revision ?? facts.commit ?? headOf(facts.material) ?? (there === undefined ? headOf(facts.corpus) : undefined);
    const missing = [...(repository === undefined ? ['--repository OWNER/NAME'] : []), ...(revision === undefined ? ['--revision SHA'] : [])];
    if (repository === undefined || revision === undefined) {
        return { ok: false, message: `git does not tell where this material comes from; say it with ${missing.join(' and ')}` };
    }
    const own = (0,git/* originRepository */.Vp)(facts.corpus)?.repository;
    const external = own === undefined ? there !== undefined && there !== here : repository !== own;
    if (!external)
        return { ok: true, provenance: { kind: 'owned', repository, revision } };
    const url = origin?.repository === repository ? origin.url : `https://github.com/${repository}`;
    return { ok: true, provenance: { kind: 'external', repository, revision, source_url: `${url}/tree/${revision}` } };
};

// EXTERNAL MODULE: ./lib/source/readBounded.js
var readBounded = __webpack_require__(1316);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
// EXTERNAL MODULE: ./lib/commands/taskFlags.js
var taskFlags = __webpack_require__(934);
;// CONCATENATED MODULE: ./lib/commands/newTaskInputs.js










const folderStates = (inputs, host) => {
    const material = (flag) => {
        const folder = (0,external_node_path_.resolve)(host.cwd, inputs.value(flag) ?? '');
        try {
            return { folder, material: (0,folderMaterial/* folderMaterial */.e)(folder) };
        }
        catch {
            throw new outcome/* UsageError */.eb(`--${flag} ${inputs.value(flag)} is no folder that can be read`);
        }
    };
    const [before, after] = [material('before'), material('after')];
    return { before: before.material, after: after.material, folder: before.folder };
};
/** @throws UsageError when the flags name no two states that can be read */
const statesOf = (inputs, host) => {
    const [rev, path] = [inputs.value('from-commit'), inputs.value('path')];
    const [before, after] = [inputs.has('before'), inputs.has('after')];
    if (rev === undefined && before && after && path === undefined && !inputs.has('repo'))
        return folderStates(inputs, host);
    if (rev === undefined || before || after || path === undefined) {
        throw new outcome/* UsageError */.eb('name two states: --before DIR --after DIR, or --from-commit REV --path DIR [--repo DIR]');
    }
    const folder = (0,external_node_path_.resolve)(host.cwd, inputs.value('repo') ?? '.');
    const states = commitStates({ folder, searchPath: host.path }, rev, path);
    if (!states.ok)
        throw new outcome/* UsageError */.eb(states.message);
    const { parent, commit } = states.value;
    return { before: states.value.before, after: states.value.after, commit: { before: parent, after: commit }, folder };
};
const nearestFolder = (folder) => (0,external_node_fs_.existsSync)(folder) || (0,external_node_path_.dirname)(folder) === folder ? folder : nearestFolder((0,external_node_path_.dirname)(folder));
const provenance = (inputs, host, states, root) => {
    const place = (folder) => ({ folder: nearestFolder(folder), searchPath: host.path });
    const [repository, revision] = [(0,taskFlags/* checkedFlag */.C)(inputs, 'repository'), (0,taskFlags/* checkedFlag */.C)(inputs, 'revision')];
    const found = provenanceOf({
        material: place(states.folder),
        corpus: place(root),
        ...(states.commit !== undefined && { commit: states.commit.before }),
        ...(repository !== undefined && { repository }),
        ...(revision !== undefined && { revision }),
    });
    if (!found.ok)
        throw new outcome/* UsageError */.eb(found.message);
    return found.provenance;
};
/** What the command line says about the task, and nothing else. @throws UsageError */
const saidOf = (inputs) => ({
    title: (0,taskFlags/* checkedFlag */.C)(inputs, 'title'),
    lane: (0,taskFlags/* oneOf */.y)(inputs, 'lane', ['api', 'browser']),
    runtime: (0,taskFlags/* oneOf */.y)(inputs, 'runtime', ['node', 'typescript']),
    category: (0,taskFlags/* checkedFlag */.C)(inputs, 'category'),
    failureMode: (0,taskFlags/* checkedFlag */.C)(inputs, 'failure-mode'),
    spdx: (0,taskFlags/* checkedFlag */.C)(inputs, 'license'),
});
const wordsOf = (taskId) => `${taskId.charAt(0).toUpperCase()}${taskId.slice(1).replaceAll('-', ' ')}`;
const usesTypeScript = ({ before }) => before.files.some(({ path }) => /\.[cm]?tsx?$/.test(path));
/** Everything about a new task, with a default for what was not said. @throws UsageError */
const descriptionOf = (inputs, host, taskId, states, root) => {
    const said = saidOf(inputs);
    return {
        title: said.title ?? wordsOf(taskId),
        lane: said.lane ?? 'api',
        runtime: said.runtime ?? (usesTypeScript(states) ? 'typescript' : 'node'),
        category: said.category ?? 'uncategorized',
        failureMode: said.failureMode ?? 'undescribed',
        spdx: said.spdx ?? NO_LICENSE,
        provenance: provenance(inputs, host, states, root),
    };
};
/** With --replace only what was named on the command line is said anew; a new commit is a new provenance. @throws UsageError */
const renewalOf = (inputs, host, states, root) => {
    const moved = states.commit !== undefined || inputs.has('repository') || inputs.has('revision');
    return { ...saidOf(inputs), ...(moved && { provenance: provenance(inputs, host, states, root) }) };
};
/** @throws UsageError when a named file cannot be read */
const fileOf = (inputs, host, flag) => {
    const named = inputs.value(flag);
    if (named === undefined)
        return undefined;
    const reading = (0,readBounded/* readBounded */.C)((0,external_node_path_.resolve)(host.cwd, named), limits/* ARTIFACT_BYTES */.Vb);
    if (!reading.ok)
        throw new outcome/* UsageError */.eb(`--${flag} ${named}: ${reading.message}`);
    return reading.bytes;
};
/** What the author still has to say. */
const placeholders = (inputs) => {
    const open = ['category', 'failure-mode', 'license'].filter((flag) => !inputs.has(flag));
    return open.length === 0 ? [] : [`task.json holds placeholders for: ${open.join(', ')}`];
};

;// CONCATENATED MODULE: ./lib/commands/newTask.js
















/** A corpus that does not exist yet. */
const NOTHING = { read: () => (0,source/* failure */.V)('source.missing', 'the file does not exist') };
const refused = (task_id, made, root) => {
    const report = { result: 'refused', task_id, refusals: made.refusals, problems: (0,findings/* findingLines */.hq)(made.findings) };
    return {
        exitCode: 1,
        json: () => (0,outcome/* prettyJson */.D_)(report),
        text: () => newTaskText(report, root),
        annotations: made.findings.map((finding) => ({ root, finding })),
    };
};
/** An id from the name of a folder. */
const kebab = (text) => text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
const openOrNothing = (root) => ((0,external_node_fs_.existsSync)(root.folder) ? (0,corpusRoot/* openCorpus */.t)(root) : NOTHING);
/** Whether the task may be made, or renewed. @throws UsageError with what to do instead */
const admit = (source, root, taskId, replace, inputs) => {
    const known = hasTask(source, taskId);
    if (replace && (inputs.has('checks') || inputs.has('packet'))) {
        throw new outcome/* UsageError */.eb('--replace keeps the checks and the packet of the task; edit them in its folder');
    }
    if (replace && !known)
        throw new outcome/* UsageError */.eb(`corpus.json names no task ${taskId}; leave --replace out to make it`);
    if (!replace && known)
        throw new outcome/* UsageError */.eb(`there is a task ${taskId}; --replace renews its fixture and known-good change`);
    if (!replace && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root.folder, 'tasks', taskId))) {
        const remedy = 'remove the folder, or add the task to corpus.json and run `corpus seal`';
        throw new outcome/* UsageError */.eb(`tasks/${taskId} exists, but corpus.json does not name it; ${remedy}`);
    }
};
const make = (source, root, taskId, states, inputs, host) => {
    const order = { taskId, before: states.before, after: states.after, testsApart: states.commit !== undefined };
    if (inputs.has('replace')) {
        const renewal = renewalOf(inputs, host, states, root.folder);
        return { files: renewedTaskFiles(source, order, renewal), provenance: renewal.provenance };
    }
    const description = descriptionOf(inputs, host, taskId, states, root.folder);
    const [driver, packet] = [fileOf(inputs, host, 'checks'), fileOf(inputs, host, 'packet')];
    const files = newTaskFiles(source, {
        ...order,
        description,
        corpusId: kebab((0,external_node_path_.basename)(root.folder)) || 'corpus',
        ...(driver !== undefined && { driver }),
        ...(packet !== undefined && { packet }),
    });
    return { files, provenance: description.provenance };
};
const provenanceNote = ({ kind, repository, revision, source_url }) => `provenance: ${kind}, ${repository} at ${revision}${source_url === undefined ? '' : `, ${source_url}`}; correct task.json where that is wrong`;
const newTask = async (inputs, host) => {
    const taskId = (0,taskFlags/* checkedFlag */.C)({ value: () => inputs.positionals[0] }, 'task id');
    if (taskId === undefined)
        throw new outcome/* UsageError */.eb('name the task: corpus new <task-id>');
    const replace = inputs.has('replace');
    const root = (0,corpusRoot/* corpusRoot */.$)(inputs, host);
    return (0,folderLock/* withFolderLock */.i)(root.folder, () => makeTask(taskId, replace, root, inputs, host));
};
const makeTask = async (taskId, replace, root, inputs, host) => {
    const source = openOrNothing(root);
    admit(source, root, taskId, replace, inputs);
    const states = statesOf(inputs, host);
    const { files: made, provenance } = make(source, root, taskId, states, inputs, host);
    if (made.kind === 'refused')
        return refused(taskId, made, root.named);
    const plan = (0,sealCorpus/* sealCorpus */.m)(source, {
        readers: await (0,sealCorpus/* loadSealReaders */.Y)(),
        runtimes: { latest: (0,kitRuntime/* kitRuntime */.b)(host), canary: newCanary/* newCanary */.z, renew: false },
        taskIds: [taskId],
        start: made.files,
    });
    if (plan.problems.length > 0)
        return refused(taskId, { kind: 'refused', refusals: [], findings: plan.problems }, root.named);
    (0,writeFiles/* writeFiles */.h)(root.folder, plan.writes);
    const report = {
        result: replace ? 'replaced' : 'created',
        task_id: taskId,
        files: plan.writes.map(({ file, bytes }) => ({ path: file, bytes: bytes.length })),
        fixture: { files: states.before.files.length, bytes: states.before.files.reduce((sum, { size }) => sum + size, 0) },
        changed_paths: made.change.replaced.map(({ before }) => before.path),
        ...(states.commit !== undefined && { commit: states.commit }),
        notes: [...made.notes, ...(provenance ? [provenanceNote(provenance)] : []), ...(replace ? [] : placeholders(inputs))],
        warnings: (0,findings/* findingLines */.hq)(plan.warnings),
    };
    return {
        exitCode: 0,
        json: () => (0,outcome/* prettyJson */.D_)(report),
        text: () => newTaskText(report, root.named),
        annotations: plan.warnings.map((finding) => ({ root: root.named, finding })),
    };
};


/***/ }),

/***/ 934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ checkedFlag),
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9458);

const KEBAB = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const AN_ID = 'lower-case letters and digits in groups joined by single hyphens, at most 80';
/** How the flags that describe a task must look. */
const FORMS = {
    'task id': { form: KEBAB, words: AN_ID },
    category: { form: KEBAB, words: AN_ID },
    'failure-mode': { form: KEBAB, words: AN_ID },
    title: { form: /^[^\u0000-\u001f]{1,160}$/, words: 'one line of at most 160 characters' },
    license: { form: /^[A-Za-z0-9.+() -]{1,80}$/, words: 'an SPDX expression of at most 80 characters' },
    repository: { form: /^(?=.{1,160}$)[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/, words: 'OWNER/NAME' },
    revision: { form: /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/, words: 'a full commit id of 40 or 64 hex digits' },
};
/** The value of a describing flag, checked before any work begins. @throws UsageError */
const checkedFlag = (inputs, name) => {
    const value = inputs.value(name);
    const rule = FORMS[name];
    if (value === undefined || rule === undefined || rule.form.test(value))
        return value;
    throw new _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name === 'task id' ? 'the task id' : `--${name}`} takes ${rule.words}, not ${JSON.stringify(value)}`);
};
/** One of a few words. @throws UsageError */
const oneOf = (inputs, name, words) => {
    const value = inputs.value(name);
    if (value === undefined)
        return undefined;
    const found = words.find((word) => word === value);
    if (found === undefined)
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--${name} takes ${words.join(' or ')}, not ${JSON.stringify(value)}`);
    return found;
};


/***/ }),

/***/ 7497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   Vp: () => (/* binding */ originRepository),
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   vl: () => (/* binding */ changedPaths)
/* harmony export */ });
/* unused harmony export gitNames */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);


const LONGEST_MS = 120_000;
const OUTPUT_BYTES = 268_435_456;
/**
 * Nothing that a repository's own configuration names is run, and nothing is fetched: no hooks, no file-system monitor, no pager, no
 * external diff, no conversion of contents, no transport (a partial clone would otherwise call one), no replacement objects.
 */
const HARDENED = [
    ...['--no-pager', '--no-optional-locks', '--no-replace-objects', '--literal-pathspecs'],
    ...[
        'core.fsmonitor=false',
        'core.hooksPath=/dev/null',
        'core.attributesFile=/dev/null',
        'core.pager=cat',
        'core.untrackedCache=false',
    ].flatMap((entry) => ['-c', entry]),
    ...['protocol.allow=never', 'submodule.recurse=false', 'diff.external=', 'core.quotePath=false'].flatMap((entry) => ['-c', entry]),
    // The user's own configuration is not read, so it cannot vouch for the folder of another owner (containers); with nothing to run, nobody has to.
    ...['-c', 'safe.directory=*'],
];
const ENVIRONMENT = {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    LC_ALL: 'C',
};
const no = (message) => ({ ok: false, message });
const lastLine = (stderr) => stderr
    .toString('utf8')
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^(?:fatal|error): /, '') ?? '';
const notStarted = (error, folder) => {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return `${folder} does not exist`;
    return 'code' in error && error.code === 'ENOENT'
        ? 'git was not found on PATH; install git, or name folders instead of commits'
        : `git could not be run: ${error.message}`;
};
/** Runs one plumbing command, hardened; the answer is its stdout, or git's own last word on why not. Never throws. */
const runGit = (place, args, { stdin, configuration = [] } = {}) => {
    if (args.some((word) => word.includes('\0')))
        return no('a NUL cannot be part of a revision or path');
    const extra = Object.fromEntries(configuration.flatMap(([name, value], at) => [
        [`GIT_CONFIG_KEY_${at}`, name],
        [`GIT_CONFIG_VALUE_${at}`, value],
    ]));
    const ended = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...HARDENED, ...args], {
        cwd: place.folder,
        env: { PATH: place.searchPath, ...ENVIRONMENT, GIT_CONFIG_COUNT: String(configuration.length), ...extra },
        input: stdin ?? Buffer.alloc(0),
        timeout: LONGEST_MS,
        maxBuffer: OUTPUT_BYTES,
        windowsHide: true,
    });
    if (ended.error !== undefined)
        return no(notStarted(ended.error, place.folder));
    if (ended.status !== 0)
        return no(lastLine(ended.stderr) || `git ended with exit code ${ended.status}`);
    return { ok: true, value: ended.stdout };
};
/** One line of output, without its end. */
const gitLine = (place, args) => {
    const answer = runGit(place, args);
    return answer.ok ? { ok: true, value: answer.value.toString('utf8').replace(/\n$/, '') } : answer;
};
/** NUL-terminated names. */
const gitNames = (output) => output.toString('utf8').split('\0').slice(0, -1);
/** The full id of the commit that a revision names. What looks like a flag, or names no commit, is refused with words for people. */
const resolveCommit = (place, rev) => {
    if (rev === '' || rev.startsWith('-') || /[\0\n]/.test(rev))
        return no(`${JSON.stringify(rev)} is no revision; name a commit, branch or tag`);
    const inside = gitLine(place, ['rev-parse', '--git-dir']);
    if (!inside.ok)
        return no(`${place.folder}: ${inside.message}`);
    const answer = gitLine(place, ['rev-parse', '--verify', '--quiet', `${rev}^{commit}`]);
    if (answer.ok && /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/.test(answer.value))
        return answer;
    return no(`${JSON.stringify(rev)} names no commit of this repository; check the spelling, or fetch it first (a shallow clone holds few commits)`);
};
/** Filters that the repository's configuration would run on changed files, each with nothing in its place. */
const withoutFilters = (place) => {
    const found = runGit(place, ['config', '--name-only', '-z', '--get-regexp', '^filter\\.']);
    return found.ok ? [...new Set(gitNames(found.value))].map((name) => [name, name.endsWith('.required') ? 'false' : '']) : [];
};
/**
 * The paths below `place.folder`, relative to it and sorted, that differ between the merge base of `rev` and HEAD and what lies in
 * the working tree now: committed, staged, unstaged and untracked (ignored files are not looked at). A renamed file is two paths.
 */
const changedPaths = (place, rev) => {
    const commit = resolveCommit(place, rev);
    if (!commit.ok)
        return commit;
    const base = gitLine(place, ['merge-base', commit.value, 'HEAD']);
    if (!base.ok || base.value === '') {
        return no(`${JSON.stringify(rev)} and HEAD have no common commit in this clone; fetch the whole history (in a workflow: fetch-depth: 0)`);
    }
    const flags = ['--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty', '--relative'];
    const changed = runGit(place, ['diff', ...flags, base.value, '--'], { configuration: withoutFilters(place) });
    if (!changed.ok)
        return changed;
    const untracked = runGit(place, ['ls-files', '--others', '--exclude-standard', '-z']);
    if (!untracked.ok)
        return untracked;
    return { ok: true, value: [...new Set([...gitNames(changed.value), ...gitNames(untracked.value)])].sort() };
};
/** `OWNER/NAME` and the address for people of the repository's remote `origin`, where its URL has that form; user names in it are dropped. */
const originRepository = (place) => {
    const answer = gitLine(place, ['config', '--local', '--get', 'remote.origin.url']);
    const url = answer.ok ? answer.value : '';
    const found = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([A-Za-z0-9.-]+)(?::[0-9]+)?\/([A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+?)(?:\.git)?\/?$/.exec(url) ??
        /^(?:[^@/:]+@)?([A-Za-z0-9.-]+):([A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+?)(?:\.git)?\/?$/.exec(url);
    const [, host, repository] = found ?? [];
    return host === undefined || repository === undefined ? undefined : { repository, url: `https://${host}/${repository}` };
};


/***/ })

};
;