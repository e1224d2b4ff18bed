export const id = 878;
export const ids = [878];
export const modules = {

/***/ 9258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ contentRules)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5707);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3557);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1196);




const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;
// The last character before the padding: its unused bits, four with `==` and two with `=`, are zero.
const ZERO_BITS = /(?:[AQgw]==|[AEIMQUYcgkosw048]=|[^=])$/;
const isBase64 = (text) => text.length % 4 === 0 && ALPHABET.test(text);
const decodedSize = (text) => (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
const eachContent = ({ content, hash }, check) => (document, report) => {
    for (const file of (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .elementsOf */ .ZE)((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(document, 'files'))) {
        const { pointer, value } = (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .partOf */ .BU)(file, content);
        if (typeof value === 'string')
            check({ pointer, value }, (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .partOf */ .BU)(file, hash), report);
    }
};
const base64 = ({ pointer, value }, _hash, report) => {
    if (!isBase64(value))
        report(pointer, 'not base64: a multiple of 4 characters A-Z a-z 0-9 + / with = as padding, without line breaks');
};
const size = ({ pointer, value }, _hash, report) => {
    if (isBase64(value) && decodedSize(value) > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .DECODED_FILE_BYTES */ .Qj) {
        report(pointer, `the file has ${decodedSize(value)} bytes, the limit is ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .DECODED_FILE_BYTES */ .Qj}`);
    }
};
const hashAgrees = ({ value }, hash, report) => {
    if (typeof hash.value !== 'string' || !isBase64(value))
        return;
    const actual = (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(Buffer.from(value, 'base64'));
    if (actual !== hash.value)
        report(hash.pointer, `the content has the SHA-256 ${actual}; correct the hash, or restore the content`);
};
const paddingBits = ({ pointer, value }, _hash, report) => {
    if (isBase64(value) && !ZERO_BITS.test(value))
        report(pointer, 'the unused bits at the end of the base64 text are not zero; encode the file again');
};
/** What has to hold for the content of every entry of `files`. */
const contentRules = (fields) => [
    (0,_form_js__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3)('content.base64', eachContent(fields, base64)),
    (0,_form_js__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3)('content.size', eachContent(fields, size)),
    (0,_form_js__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3)('content.hash', eachContent(fields, hashAgrees)),
    (0,_form_js__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)('content.padding-bits', eachContent(fields, paddingBits)),
];


/***/ }),

/***/ 4878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fixtureBundleForm: () => (/* binding */ fixtureBundleForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/fixture-bundle.js
// Generated from schemas/fixture-bundle.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-fixture.v1"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","content_base64","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"content_base64":{"type":"string","minLength":4,"maxLength":1398104},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
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
if(!pattern0.test(data3)){
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
var content = __webpack_require__(9258);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/workspacePaths.js
var workspacePaths = __webpack_require__(7096);
;// CONCATENATED MODULE: ./lib/contracts/rules/fixtureBundle.js







const fixtureBundle_paths = (document) => (0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'files'), 'path');
const fixtureBundle_form = {
    validate: validate,
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
/* harmony export */   nf: () => (/* binding */ disjoint)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3796);

/** Each text comes after those before it, by code unit. Equal neighbours are the matter of `unique`. */
const sorted = (groups) => (document, report) => {
    for (const group of groups(document)) {
        let before;
        for (const { pointer, value } of group) {
            if (typeof value === 'string' && typeof before === 'string' && value < before) {
                report(pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(value)} must come before ${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(before)}; sort by code unit, as in ASCII order`);
            }
            before = value;
        }
    }
};
/** No text twice, in time that grows with the number of texts. */
const unique = (groups) => (document, report) => {
    for (const group of groups(document)) {
        const first = new Map();
        for (const { pointer, value } of group) {
            if (typeof value !== 'string')
                continue;
            const earlier = first.get(value);
            if (earlier === undefined)
                first.set(value, pointer);
            else
                report(pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(value)} is already given at ${earlier}; give it once`);
        }
    }
};
/** The texts of a list as a set. */
const textsOf = (places) => new Set(places.map(({ value }) => value).filter((value) => typeof value === 'string'));
/** No text of the second list stands in the first one. */
const disjoint = (lists, message) => (document, report) => {
    const [first, second] = lists(document);
    const known = textsOf(first);
    for (const { pointer, value } of second)
        if (typeof value === 'string' && known.has(value))
            report(pointer, message((0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(value)));
};


/***/ }),

/***/ 7223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ plainPaths),
/* harmony export */   p: () => (/* binding */ plainSpelling),
/* harmony export */   wQ: () => (/* binding */ isReadablePath)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5707);
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3557);



// The two patterns of `path` in schemas/common.schema.json; a test compares them.
const READABLE = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const PLAIN = /^(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]+)*$/;
/** A path as documents may have it (wire format 1.5): relative, POSIX, without a segment `..`. */
const isReadablePath = (value) => typeof value === 'string' && value.length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH_UNITS */ .IO && READABLE.test(value);
/** The parts of a path that lead somewhere: without empty ones and `.`. */
const segments = (path) => path.split('/').filter((segment) => segment !== '' && segment !== '.');
/** The plainest spelling of a readable path: `./a//b` is `a/b`. Empty for the folder itself. */
const plainSpelling = (path) => segments(path).join('/');
/** Warns of paths that can be read but that we would write otherwise. */
const plainPaths = (paths) => (0,_form_js__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e)('document.plain-path', (document, report) => {
    for (const { pointer, value } of paths(document)) {
        if (!isReadablePath(value) || PLAIN.test(value))
            continue;
        report(pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .K)(value)} is not written plainly; use letters, digits and . _ - only, and no "." or empty segment`);
    }
});


/***/ }),

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   uV: () => (/* binding */ columnOf)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3686);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);


/** Down from a document, member by member. */
const placeOf = (document, ...names) => partOf({ pointer: '', value: document }, ...names);
const partOf = (place, ...names) => {
    let { pointer, value } = place;
    for (const name of names) {
        pointer += `/${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerToken */ .b)(name)}`;
        value = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, name);
    }
    return { pointer, value };
};
/** The elements of a list; none when the place holds no list. */
const elementsOf = ({ pointer, value }) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .elements */ .Yt)(value).map((element, at) => ({ pointer: `${pointer}/${at}`, value: element }));
/** One member of each element: the paths of `files`, the ids of `results`. */
const columnOf = (list, name) => elementsOf(list).map((element) => partOf(element, name));


/***/ }),

/***/ 7096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ workspaceRules)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3557);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7223);



const TASK_PACKET = 'TASK.md';
const workspacePaths = (places) => places.flatMap(({ pointer, value }) => ((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isReadablePath */ .wQ)(value) ? [{ pointer, path: value, file: (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .plainSpelling */ .p)(value) }] : []));
/** `a/` and `a/.` ask for a folder where a file is to be written. */
const namesFolder = ({ path, file }) => file === '' || /(?:^|\/)\.?$/.test(path);
const reserved = (paths) => (document, report) => {
    for (const { pointer, file } of workspacePaths(paths(document))) {
        if (file === TASK_PACKET)
            report(pointer, 'TASK.md is where the task packet goes; give the file another name');
    }
};
const alias = (paths) => (document, report) => {
    const first = new Map();
    for (const each of workspacePaths(paths(document))) {
        if (namesFolder(each)) {
            report(each.pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(each.path)} names a folder; name a file`);
            continue;
        }
        const earlier = first.get(each.file);
        if (earlier === undefined)
            first.set(each.file, each);
        else if (earlier.path !== each.path)
            report(each.pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(each.path)} is the same file as ${earlier.pointer}; give each file once`);
    }
};
const foldersOf = (file) => {
    const parts = file.split('/');
    return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
};
const conflict = (paths) => (document, report) => {
    const all = workspacePaths(paths(document));
    const files = new Set([TASK_PACKET, ...all.map(({ file }) => file)]);
    for (const { pointer, file } of all) {
        const both = foldersOf(file).find((folder) => files.has(folder));
        if (both !== undefined)
            report(pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(both)} is a file already and cannot be a folder as well; rename one of them`);
    }
};
/** Such a task can be built and graded on a file system that tells cases apart; elsewhere it cannot. */
const caseOnly = (paths) => (document, report) => {
    const first = new Map([[TASK_PACKET.toLowerCase(), TASK_PACKET]]);
    for (const { pointer, file } of workspacePaths(paths(document))) {
        const folded = file.toLowerCase();
        const earlier = first.get(folded);
        if (earlier === undefined)
            first.set(folded, file);
        else if (earlier !== file)
            report(pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(file)} differs from ${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .K)(earlier)} only in case; not every file system can hold both`);
    }
};
/** What has to hold for a list of paths so that the workspace can be built from it. */
const workspaceRules = (paths) => [
    (0,_form_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('workspace.reserved', reserved(paths)),
    (0,_form_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('workspace.alias', alias(paths)),
    (0,_form_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('workspace.conflict', conflict(paths)),
    (0,_form_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('workspace.case', caseOnly(paths)),
];


/***/ }),

/***/ 6578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/** No list of any document may hold more; see the bounds of the schemas. */
const MOST_ELEMENTS = 5_000;
/**
 * The elements of a value that may be anything; none when it is no list. Of a list that is longer than any document allows only
 * the first ones: its length is reported by the schema, and a hostile file must not buy work with it.
 */
const elements = (value) => {
    if (!Array.isArray(value))
        return [];
    return value.length > MOST_ELEMENTS ? value.slice(0, MOST_ELEMENTS) : value;
};


/***/ })

};
