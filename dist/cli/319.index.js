export const id = 319;
export const ids = [319];
export const modules = {

/***/ 8319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  corpusIndexForm: () => (/* binding */ corpusIndexForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/corpus-index.js
// Generated from schemas/corpus-index.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","corpus_id","version","tasks"],"properties":{"schema_version":{"const":"codevetter.agent-task-corpus.v1"},"corpus_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^(?![\\s\\S]{41})\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","manifest"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"qualification":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^(?![\\s\\S]{41})\\d+\\.\\d+\\.\\d+$", "");
const pattern3 = new RegExp("^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
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
if(!pattern0.test(data1)){
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
if(!pattern1.test(data2)){
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
if(!pattern0.test(data5)){
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
if(!pattern3.test(data7)){
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
if(!pattern3.test(data10)){
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
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/corpusIndex.js





const tasks = (document) => (0,place/* placeOf */.$t)(document, 'tasks');
const ids = (document) => [(0,place/* columnOf */.uV)(tasks(document), 'task_id')];
const corpusIndex_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('index.tasks-sorted', (0,lists/* sorted */.IP)(ids)),
        (0,rules_form/* error */.z3)('index.tasks-unique', (0,lists/* unique */.Am)(ids)),
        (0,paths/* plainPaths */.FY)((document) => (0,place/* elementsOf */.ZE)(tasks(document)).flatMap((task) => [(0,place/* partOf */.BU)(task, 'manifest', 'path'), (0,place/* partOf */.BU)(task, 'qualification', 'path')])),
    ],
};
const corpusIndexForm = () => corpusIndex_form;


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
