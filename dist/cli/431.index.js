export const id = 431;
export const ids = [431];
export const modules = {

/***/ 9431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readiness: () => (/* binding */ readiness),
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/corpus/readCorpus.js
var readCorpus = __webpack_require__(7238);
// EXTERNAL MODULE: ./lib/corpus/readers.js
var corpus_readers = __webpack_require__(3944);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var findings = __webpack_require__(3752);
;// CONCATENATED MODULE: ./lib/corpus/validation.js

const distinct = (rows, key) => [...new Set(rows.map((row) => row[key]).filter((value) => value !== null))].sort();
const listed = (values) => (values.length === 0 ? 'none' : values.join(','));
/** The gate table of wire format 3.3. Totals are over valid tasks only. */
const GATES = [
    { id: 'task-count', expected: '30-50', passes: ({ tasks }) => tasks >= 30 && tasks <= 50, actual: ({ tasks }) => tasks },
    { id: 'qualification-count', expected: 'all tasks', passes: ({ tasks, qualified }) => qualified === tasks && qualified > 0, actual: ({ qualified }) => qualified },
    { id: 'lane-coverage', expected: 'api,browser', passes: ({ lanes }) => lanes.length === 2, actual: ({ lanes }) => listed(lanes) },
    { id: 'runtime-coverage', expected: 'node,typescript', passes: ({ runtimes }) => runtimes.length === 2, actual: ({ runtimes }) => listed(runtimes) },
    { id: 'failure-category-count', expected: '>=6', passes: ({ categories }) => categories.length >= 6, actual: ({ categories }) => categories.length },
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
var plainText = __webpack_require__(3796);
;// CONCATENATED MODULE: ./lib/reporting/validationText.js

const bullets = (title, lines) => (lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines.map((line) => `  - ${line}`)]);
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

// EXTERNAL MODULE: ./lib/source/folderSource.js
var folderSource = __webpack_require__(3816);
// EXTERNAL MODULE: ./lib/commands/command.js
var command = __webpack_require__(5583);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
;// CONCATENATED MODULE: ./lib/commands/validate.js








const openRoot = (root, host) => {
    try {
        return (0,folderSource/* folderSource */.W)((0,external_node_path_.resolve)(host.cwd, root));
    }
    catch {
        throw new outcome/* UsageError */.eb(`${root} is no folder that can be read; name a corpus folder with --root`);
    }
};
const judge = (root, readers, host) => {
    const corpus = (0,readCorpus/* readCorpus */.X)(openRoot(root, host), {
        readers,
        receipts: true,
        keepTasks: false,
        onTask: (done, total) => host.progress(`validate ${root}: ${done} of ${total} tasks`),
    });
    return { result: validation(corpus), annotations: corpus.findings.map((finding) => ({ root, finding })) };
};
const validateRoots = async (inputs, host, strict) => {
    const given = inputs.values('root');
    const roots = given.length === 0 ? [command/* DEFAULT_ROOT */.P2] : given;
    const readers = await (0,corpus_readers/* loadCorpusReaders */.j)();
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


/***/ })

};
