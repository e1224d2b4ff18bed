"use strict";
exports.id = 4878;
exports.ids = [4878];
exports.modules = {

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

/***/ 9258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ isPlainContent),
/* harmony export */   Om: () => (/* binding */ decodedSize),
/* harmony export */   Q2: () => (/* binding */ isBase64),
/* harmony export */   tc: () => (/* binding */ contentRules)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5707);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1196);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5845);






const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;
// The last character before the padding: its unused bits, four with `==` and two with `=`, are zero.
const ZERO_BITS = /(?:[AQgw]==|[AEIMQUYcgkosw048]=|[^=])$/;
const isBase64 = (text) => text.length % 4 === 0 && ALPHABET.test(text);
/** Bytes behind a text that is base64. */
const decodedSize = (text) => (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
const contentsOf = ({ list = 'files', content, hash }) => (document) => (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .elementColumn */ .fV)((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(document, list)).values.flatMap((file, at) => {
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
const paddingBits = ({ text, isBase64: readable }) => readable && text !== '' && !ZERO_BITS.test(text.slice(-4))
    ? 'the unused bits at the end of the base64 text are not zero; encode the file again'
    : undefined;
/** What has to hold for the content of every entry of `files`. */
const contentRules = (fields) => {
    const contents = (0,_remembered_js__WEBPACK_IMPORTED_MODULE_4__/* .remembered */ .H)(contentsOf(fields));
    const each = (judge, field) => (document, report) => {
        for (const content of contents(document)) {
            const wrong = judge(content);
            if (wrong !== undefined)
                report(`/${fields.list ?? 'files'}/${content.at}/${field}`, wrong);
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
const isPlainContent = (text, hash) => {
    if (decodedSize(text) > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .DECODED_FILE_BYTES */ .Qj)
        return false;
    const bytes = Buffer.from(text, 'base64');
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(bytes) === hash && bytes.toString('base64') === text;
};


/***/ }),

/***/ 4878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fixtureBundleForm: () => (/* binding */ fixtureBundleForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/fixture-bundle.js
// Generated from schemas/fixture-bundle.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 240) && pattern0.test(v.path) &&
  (0,accepted/* isText */.KH)(v.content_base64, 4, 1398104) &&
  (0,accepted/* isHex */.qv)(v.sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-fixture.v1" &&
  (0,accepted/* isList */.Lv)(v.files, 1, 100, isObject0) &&
  (0,accepted/* hasFields */.s6)(v, 2);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-fixture.v1"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","content_base64","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"content_base64":{"type":"string","minLength":4,"maxLength":1398104},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}});

const validate = (0,validator/* validatorOf */.q)(isObject1, schema);

// EXTERNAL MODULE: ./lib/contracts/rules/content.js
var content = __webpack_require__(9258);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/plain.js
var plain = __webpack_require__(1519);
// EXTERNAL MODULE: ./lib/contracts/rules/remembered.js
var remembered = __webpack_require__(5845);
// EXTERNAL MODULE: ./lib/contracts/rules/workspacePaths.js
var workspacePaths = __webpack_require__(7096);
;// CONCATENATED MODULE: ./lib/contracts/rules/fixtureBundle.js









const fixtureBundle_paths = (0,remembered/* remembered */.H)((document) => (0,place/* memberColumn */.b3)((0,place/* placeOf */.$t)(document, 'files'), 'path'));
const fixtureBundle_plain = ({ files }) => (0,plain/* plainWorkspace */.Wo)(files) && files.every((file) => (0,content/* isPlainContent */.M$)(file.content_base64, file.sha256));
const fixtureBundle_form = {
    validate: validate,
    plain: fixtureBundle_plain,
    rules: [
        (0,rules_form/* error */.z3)('fixture.paths-sorted', (0,lists/* sorted */.IP)((document) => [fixtureBundle_paths(document)])),
        (0,rules_form/* error */.z3)('fixture.paths-unique', (0,lists/* unique */.Am)((document) => [fixtureBundle_paths(document)])),
        ...(0,workspacePaths/* workspaceRules */.n)(fixtureBundle_paths),
        (0,paths/* plainPaths */.FY)(fixtureBundle_paths),
        ...(0,content/* contentRules */.tc)({ content: 'content_base64', hash: 'sha256' }),
    ],
};
const fixtureBundleForm = () => fixtureBundle_form;


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

/***/ 1519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ itself),
/* harmony export */   V_: () => (/* binding */ ascending),
/* harmony export */   Wo: () => (/* binding */ plainWorkspace),
/* harmony export */   zZ: () => (/* binding */ apart)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7223);

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
/** No text of one list in the other. */
const apart = (left, right) => !left.some((text) => right.includes(text));
const UPPER_CASE = /[A-Z]/;
/** Plain paths in ascending order, none of them the task packet or a folder of another one, in whatever case. */
const plainWorkspace = (files) => {
    if (!ascending(files, ({ path }) => path))
        return false;
    const seen = new Set(['task.md']);
    for (const { path } of files) {
        if (!(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainPath */ .qW)(path) || UPPER_CASE.test(path) || seen.has(path))
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

/***/ 7096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ folderAmong),
/* harmony export */   n: () => (/* binding */ workspaceRules)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3557);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7223);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1196);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5845);





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


/***/ })

};
;