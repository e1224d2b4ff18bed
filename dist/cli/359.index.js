export const id = 359;
export const ids = [359];
export const modules = {

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

/***/ 3359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  taskManifestForm: () => (/* binding */ taskManifestForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/task-manifest.js
// Generated from schemas/task-manifest.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","title","lane","runtime","category","failure_mode","artifacts","required_checks","regression_checks","provenance","license"],"properties":{"schema_version":{"const":"codevetter.agent-task.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":160},"lane":{"type":"string","enum":["api","browser"]},"runtime":{"type":"string","enum":["node","typescript"]},"category":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"failure_mode":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifacts":{"type":"object","additionalProperties":false,"required":["fixture","task_packet","acceptance_contract","known_good_patch"],"properties":{"fixture":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"task_packet":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"acceptance_contract":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"known_good_patch":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"provenance":{"type":"object","additionalProperties":false,"required":["kind","repository","revision"],"properties":{"kind":{"type":"string","enum":["owned","external"]},"repository":{"type":"string","maxLength":160,"pattern":"^(?![\\s\\S]{161})[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$","x-form":"a repository: owner/name"},"revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"},"source_url":{"type":"string","minLength":1,"maxLength":500}}},"license":{"type":"object","additionalProperties":false,"required":["spdx","notice"],"properties":{"spdx":{"type":"string","minLength":1,"maxLength":80},"notice":{"type":"string","minLength":1,"maxLength":500}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern3 = new RegExp("^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern4 = new RegExp("^[a-f0-9]{64}$", "");
const pattern13 = new RegExp("^(?![\\s\\S]{161})[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$", "");
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
if(!pattern0.test(data1)){
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
if(!pattern0.test(data5)){
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
if(!pattern0.test(data6)){
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
if(!pattern3.test(data9)){
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
if(!pattern3.test(data12)){
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
if(!pattern3.test(data15)){
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
if(!pattern3.test(data18)){
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
if(!pattern0.test(data21)){
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
if(!pattern0.test(data23)){
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
if(!pattern13.test(data26)){
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
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/taskManifest.js






const required = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'required_checks'));
const regression = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'regression_checks'));
const checks = (document) => [required(document), regression(document)];
const sourceUrl = (document) => (0,place/* placeOf */.$t)(document, 'provenance', 'source_url');
/** Longer ones are refused by their length. */
const LONGEST_URL = 500;
const httpsUrl = (document, report) => {
    const { pointer, value } = sourceUrl(document);
    if (typeof value !== 'string' || value.length > LONGEST_URL)
        return;
    if (!URL.canParse(value) || new URL(value).protocol !== 'https:')
        report(pointer, `${(0,plainText/* excerpt */.K)(value)} is no absolute https URL`);
};
const plainUrl = (document, report) => {
    const { pointer, value } = sourceUrl(document);
    if (typeof value !== 'string' || !URL.canParse(value) || /^https:\/\/\S+$/.test(value))
        return;
    report(pointer, 'write the URL with https:// in front, in lower case and without blanks');
};
const externalSource = (document, report) => {
    if ((0,place/* placeOf */.$t)(document, 'provenance', 'kind').value !== 'external')
        return;
    const { pointer, value } = sourceUrl(document);
    if (value === undefined)
        report(pointer, 'a task with the provenance "external" names the URL where it comes from');
};
const ARTIFACTS = ['fixture', 'task_packet', 'acceptance_contract', 'known_good_patch'];
const taskManifest_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('manifest.checks-sorted', (0,lists/* sorted */.IP)(checks)),
        (0,rules_form/* error */.z3)('manifest.checks-unique', (0,lists/* unique */.Am)(checks)),
        (0,rules_form/* error */.z3)('manifest.checks-disjoint', (0,lists/* disjoint */.nf)((document) => [required(document), regression(document)], (id) => `${id} is a required check already; a regression check is another one`)),
        (0,rules_form/* error */.z3)('manifest.source-url', httpsUrl),
        (0,rules_form/* warning */.$e)('manifest.plain-url', plainUrl),
        (0,rules_form/* error */.z3)('manifest.external-source', externalSource),
        (0,paths/* plainPaths */.FY)((document) => ARTIFACTS.map((name) => (0,place/* placeOf */.$t)(document, 'artifacts', name, 'path'))),
    ],
};
const taskManifestForm = () => taskManifest_form;


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
