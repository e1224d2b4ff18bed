"use strict";
exports.id = 7817;
exports.ids = [7817];
exports.modules = {

/***/ 3846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  seal: () => (/* binding */ seal)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/authoring/sealCorpus.js + 6 modules
var sealCorpus = __webpack_require__(9318);
// EXTERNAL MODULE: ./lib/corpus/checkRuntime.js
var checkRuntime = __webpack_require__(5390);
;// CONCATENATED MODULE: ./lib/authoring/unusedRuntimes.js



const RUNTIME_NAME = /^([a-f0-9]{64})\.mjs$/;
/** Check runtimes in the corpus that no driver names, as paths relative to the root, sorted. Other files of the folder are not looked at. */
const unusedRuntimes = (root, used) => {
    const folder = (0,external_node_path_.join)(root, 'runtimes');
    // A link is not followed: what lies behind it is not ours to remove.
    if ((0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        return [];
    return (0,external_node_fs_.readdirSync)(folder)
        .map((name) => RUNTIME_NAME.exec(name)?.[1])
        .filter((sha256) => sha256 !== undefined)
        .filter((sha256) => !used.has(sha256))
        .sort()
        .map(checkRuntime/* checkRuntimeFile */.fK);
};

// EXTERNAL MODULE: ./lib/authoring/writeFiles.js
var writeFiles = __webpack_require__(3315);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var findings = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/process/folderLock.js
var folderLock = __webpack_require__(6338);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/reporting/plainBlock.js
var plainBlock = __webpack_require__(8741);
;// CONCATENATED MODULE: ./lib/reporting/sealText.js


const sealText_short = (value) => {
    if (value === null)
        return 'nothing';
    if (Array.isArray(value))
        return value.map(String).join(', ');
    const text = String(value);
    return /^[a-f0-9]{64}$/.test(text) ? `${text.slice(0, 12)}…` : text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
const changeLine = (change) => {
    const place = `${change.file}${change.pointer === '' ? '' : ` ${change.pointer}`}`;
    const said = change.what === 'order' ? `sorted: ${sealText_short(change.new)}` : `${change.what} ${sealText_short(change.old)} → ${sealText_short(change.new)}`;
    return (0,plainText/* plainText */.w)(`  ${place}: ${said}`);
};
const taskLines = ({ task_id, changes, receipt, scoring_profile }) => {
    const lines = [
        ...changes.map(changeLine),
        ...(receipt.state === 'stale' ? [`  receipt stale: ${receipt.file}: ${receipt.reasons.join('; ')}`] : []),
        ...(receipt.state === 'missing' ? ['  receipt missing'] : []),
        ...(scoring_profile.state === 'missing' ? ['  scoring profile missing'] : []),
        ...(scoring_profile.state === 'invalid' ? ['  scoring profile invalid', ...scoring_profile.problems.map((line) => `    ${line}`)] : []),
    ];
    return lines.length === 0 ? [] : [`task ${(0,plainText/* plainText */.w)(task_id)}`, ...lines.map(plainText/* plainText */.w)];
};
const list = (title, lines) => lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${(0,plainText/* plainText */.w)(line)}`)];
const headline = ({ result, files, problems, tasks, check }) => {
    const unfit = tasks.filter(({ scoring_profile }) => scoring_profile.state !== 'valid').length;
    if (result === 'sealed' && !check && unfit > 0)
        return `SEALED: ${files.length} files written; but ${unfit === 1 ? 'one scoring profile is' : `${unfit} scoring profiles are`} missing or invalid, and \`corpus seal --check\` will fail`;
    if (result === 'refused')
        return `NOT SEALED: ${problems.length} problems, nothing was written`;
    if (result === 'differs')
        return files.length > 0
            ? `DIFFERS: ${files.length} files would change`
            : 'DIFFERS: the hashes are right, but something else is missing or stale';
    return files.length === 0 ? 'SEALED: nothing to change' : `SEALED: ${files.length} files written`;
};
/** A sealing for people; `root` as the user named it. */
const sealText = (report, root) => {
    const qualify = report.tasks
        .filter(({ receipt }) => receipt.state !== 'current')
        .map(({ task_id }) => `corpus qualify --root ${(0,plainBlock/* shellWord */.r7)(root)} --task ${(0,plainBlock/* shellWord */.r7)(task_id)} --write`);
    const lines = [
        `${(0,plainText/* plainText */.w)(root)}: ${headline(report)}`,
        ...(report.index.length === 0 ? [] : ['index', ...report.index.map(changeLine)]),
        ...(report.result === 'refused' ? [] : report.tasks.flatMap(taskLines)),
        ...list('Files', report.files),
        ...list('To qualify anew', report.result === 'refused' ? [] : qualify),
        ...list('Check runtimes that no driver names (seal --prune removes them)', report.unused_runtimes),
        ...list('Removed check runtimes', report.removed_runtimes),
        ...list(`Problems (${report.problems.length})`, report.problems),
        ...list(`Warnings (${report.warnings.length})`, report.warnings),
    ];
    return `${lines.join('\n')}\n`;
};

// EXTERNAL MODULE: ./lib/commands/corpusRoot.js
var corpusRoot = __webpack_require__(9632);
// EXTERNAL MODULE: ./lib/commands/kitRuntime.js
var kitRuntime = __webpack_require__(8528);
// EXTERNAL MODULE: ./lib/commands/newCanary.js
var newCanary = __webpack_require__(344);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
;// CONCATENATED MODULE: ./lib/commands/seal.js












const readFlags = (inputs) => {
    const runtime = inputs.value('runtime');
    const check = inputs.has('check');
    if (runtime !== undefined && runtime !== 'latest')
        throw new outcome/* UsageError */.eb('--runtime takes only the word latest');
    if (check && inputs.has('prune'))
        throw new outcome/* UsageError */.eb('--check writes and removes nothing; leave --prune out');
    return {
        check,
        prune: inputs.has('prune'),
        renew: runtime === 'latest',
        taskIds: inputs.has('task') ? inputs.values('task') : undefined,
    };
};
/** Whether a task is as `--check` wants it. */
const isSealed = ({ changes, receipt, profile }) => changes.length === 0 && receipt.state === 'current' && profile.state === 'valid';
const resultOf = (plan, check) => {
    if (plan.problems.length > 0)
        return 'refused';
    return check && !(plan.writes.length === 0 && plan.tasks.every(isSealed)) ? 'differs' : 'sealed';
};
const taskReport = ({ taskId, changes, receipt, profile, runtime }) => ({
    task_id: taskId,
    changes,
    receipt,
    scoring_profile: { state: profile.state, problems: profile.findings.map(findings/* findingLine */.mC) },
    check_runtime: runtime ?? null,
});
const seal = async (inputs, host) => {
    const flags = readFlags(inputs);
    const root = (0,corpusRoot/* corpusRoot */.$)(inputs, host);
    const work = () => sealRoot(flags, root, host);
    return flags.check ? work() : (0,folderLock/* withFolderLock */.i)(root.folder, work);
};
const sealRoot = async (flags, root, host) => {
    const source = (0,corpusRoot/* openCorpus */.t)(root);
    const readers = await (0,sealCorpus/* loadSealReaders */.Y)();
    const plan = (0,sealCorpus/* sealCorpus */.m)(source, {
        readers,
        runtimes: { latest: (0,kitRuntime/* kitRuntime */.b)(host), canary: newCanary/* newCanary */.z, renew: flags.renew },
        taskIds: flags.taskIds,
    });
    const [unknown] = plan.unknownTasks;
    if (unknown !== undefined)
        throw new outcome/* UsageError */.eb(`corpus.json names no task ${JSON.stringify(unknown)}`);
    const result = resultOf(plan, flags.check);
    const write = result === 'sealed' && !flags.check;
    if (write)
        (0,writeFiles/* writeFiles */.h)(root.folder, plan.writes);
    const unused = result === 'refused' || plan.usedRuntimes === undefined ? [] : unusedRuntimes(root.folder, plan.usedRuntimes);
    const removed = write && flags.prune ? unused : [];
    for (const file of removed)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(root.folder, ...file.split('/')));
    const report = {
        result,
        check: flags.check,
        files: result === 'refused' ? [] : plan.writes.map(({ file }) => file),
        index: plan.indexChanges,
        tasks: plan.tasks.map(taskReport),
        unused_runtimes: removed.length > 0 ? [] : unused,
        removed_runtimes: removed,
        problems: (0,findings/* findingLines */.hq)(plan.problems),
        warnings: (0,findings/* findingLines */.hq)(plan.warnings),
    };
    return {
        exitCode: result === 'sealed' ? 0 : 1,
        json: () => (0,outcome/* prettyJson */.D_)(report),
        text: () => sealText(report, root.named),
        annotations: [...plan.problems, ...plan.warnings, ...plan.tasks.flatMap(({ profile }) => profile.findings)].map((finding) => ({
            root: root.named,
            finding,
        })),
    };
};


/***/ })

};
;