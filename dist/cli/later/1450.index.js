"use strict";
exports.id = 1450;
exports.ids = [1450];
exports.modules = {

/***/ 1450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  adapterSeal: () => (/* binding */ adapterSeal)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
;// CONCATENATED MODULE: ./lib/authoring/sealAdapter.js




const problem = (pointer, rule, message) => ({ pointer, rule, message, severity: 'error' });
const byPath = (a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
/**
 * Brings the hashes of a descriptor in line with the files beside it, and its artifacts in order. Everything else stays as its author
 * wrote it and is not judged here: a descriptor in the making is sealed often and right only in the end.
 * @param read reads an artifact by the path that the descriptor names
 */
const sealAdapter = (descriptor, read) => {
    const json = (0,jsonText/* readJson */.Vh)(descriptor);
    if (!json.ok)
        return { ok: false, problems: json.problems };
    const document = json.value;
    if (!(0,shape/* isRecord */.u4)(document) || !Array.isArray(document.artifacts)) {
        return { ok: false, problems: [problem('/artifacts', 'document.type', 'a descriptor lists its files in `artifacts`')] };
    }
    const problems = [];
    const changed = [];
    const artifacts = [];
    document.artifacts.forEach((artifact, at) => {
        const path = (0,shape/* textMember */.SA)(artifact, 'path');
        if (path === undefined) {
            problems.push(problem(`/artifacts/${at}`, 'document.type', 'an artifact is an object with a `path`'));
            return;
        }
        const reading = read(path, limits/* ARTIFACT_BYTES */.Vb);
        if (!reading.ok) {
            problems.push(problem(`/artifacts/${at}/path`, reading.rule, reading.message));
            return;
        }
        const hash = (0,sha256/* sha256 */.s)(reading.bytes);
        if ((0,shape/* textMember */.SA)(artifact, 'sha256') !== hash)
            changed.push(path);
        artifacts.push({ path, sha256: hash });
    });
    if (problems.length > 0)
        return { ok: false, problems };
    const sorted = [...artifacts].sort(byPath);
    if (changed.length === 0 && sorted.every((artifact, at) => artifact === artifacts[at]))
        return { ok: true, changed };
    const bytes = new TextEncoder().encode(`${JSON.stringify({ ...document, artifacts: sorted }, null, 2)}\n`);
    return { ok: true, changed, bytes };
};

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/corpus/findings.js
var corpus_findings = __webpack_require__(3752);
// EXTERNAL MODULE: ./lib/source/folderSource.js
var folderSource = __webpack_require__(3816);
// EXTERNAL MODULE: ./lib/source/reservedFile.js
var reservedFile = __webpack_require__(235);
// EXTERNAL MODULE: ./lib/commands/outcome.js
var outcome = __webpack_require__(9458);
;// CONCATENATED MODULE: ./lib/commands/adapterSeal.js








/** `corpus adapter seal <file>`: the hashes of a descriptor, after its files were edited. */
const adapterSeal = async (inputs, host) => {
    const [named] = inputs.positionals;
    if (named === undefined)
        throw new outcome/* UsageError */.eb('name the descriptor: corpus adapter seal <file>');
    const check = inputs.has('check');
    const file = (0,external_node_path_.resolve)(host.cwd, named);
    let source;
    try {
        source = (0,folderSource/* folderSource */.W)((0,external_node_path_.dirname)(file));
    }
    catch {
        throw new outcome/* UsageError */.eb(`${named} lies in no folder that can be read`);
    }
    const descriptor = source.read({ folder: '', path: (0,external_node_path_.basename)(file) }, limits/* DOCUMENT_BYTES */.A1);
    if (!descriptor.ok)
        throw new outcome/* UsageError */.eb(`${named}: ${descriptor.message}`);
    const sealed = sealAdapter(descriptor.bytes, (path, limit) => source.read({ folder: '', path }, limit));
    const findings = sealed.ok ? [] : (0,corpus_findings/* placed */.GS)('adapter', named, sealed.problems, descriptor.bytes);
    const changed = sealed.ok ? sealed.changed : [];
    const differs = sealed.ok && sealed.bytes !== undefined;
    if (sealed.ok && sealed.bytes !== undefined && !check)
        (0,reservedFile/* writeByRename */.f)(file, sealed.bytes);
    const result = !sealed.ok ? 'refused' : check && differs ? 'differs' : 'sealed';
    const words = {
        refused: 'REFUSED, nothing was written',
        differs: `DIFFERS: \`corpus adapter seal ${named}\` would change it`,
        sealed: differs ? 'sealed' : 'sealed, nothing to change',
    };
    return {
        exitCode: result === 'sealed' ? 0 : 1,
        json: () => (0,outcome/* prettyJson */.D_)({ result, check, changed, problems: findings.map(corpus_findings/* findingLine */.mC) }),
        text: () => `${[
            (0,plainText/* plainText */.w)(`${named}: ${words[result]}`),
            ...changed.map((path) => (0,plainText/* plainText */.w)(`  ${path}: another hash`)),
            ...findings.map((finding) => `  - ${(0,corpus_findings/* findingLine */.mC)(finding)}`),
        ].join('\n')}\n`,
        annotations: findings.map((finding) => ({ root: '.', finding })),
    };
};


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

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   hq: () => (/* binding */ findingLines),
/* harmony export */   mC: () => (/* binding */ findingLine)
/* harmony export */ });
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5744);
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);


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