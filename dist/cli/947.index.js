export const id = 947;
export const ids = [947];
export const modules = {

/***/ 9947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  acceptanceContractForm: () => (/* binding */ acceptanceContractForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/acceptance-contract.js
// Generated from schemas/acceptance-contract.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","task_defining_failures","required_checks","regression_checks","driver","repetitions"],"properties":{"schema_version":{"const":"codevetter.agent-task-acceptance.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_defining_failures":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"driver":{"type":"object","additionalProperties":false,"required":["path","sha256","timeout_ms"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"timeout_ms":{"type":"integer","minimum":10,"maximum":60000}}},"repetitions":{"type":"integer","minimum":2,"maximum":5}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern4 = new RegExp("^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
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
if(!pattern0.test(data1)){
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
if(!pattern0.test(data3)){
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
if(!pattern0.test(data6)){
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
if(!pattern0.test(data10)){
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
if(!pattern4.test(data13)){
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
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/acceptanceContract.js






const required = (document) => (0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'required_checks'), 'id');
const regression = (document) => (0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'regression_checks'), 'id');
const checks = (document) => [required(document), regression(document)];
const failures = (document) => [(0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'task_defining_failures'))];
const failuresRequired = (document, report) => {
    const known = (0,lists/* textsOf */.CB)(required(document));
    for (const { pointer, value } of failures(document).flat()) {
        if (typeof value === 'string' && !known.has(value))
            report(pointer, `${(0,plainText/* excerpt */.K)(value)} is no required check; only those define the task`);
    }
};
const acceptanceContract_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('contract.failures-sorted', (0,lists/* sorted */.IP)(failures)),
        (0,rules_form/* error */.z3)('contract.failures-unique', (0,lists/* unique */.Am)(failures)),
        (0,rules_form/* error */.z3)('contract.failures-required', failuresRequired),
        (0,rules_form/* error */.z3)('contract.checks-sorted', (0,lists/* sorted */.IP)(checks)),
        (0,rules_form/* error */.z3)('contract.checks-unique', (0,lists/* unique */.Am)(checks)),
        (0,rules_form/* error */.z3)('contract.checks-disjoint', (0,lists/* disjoint */.nf)((document) => [required(document), regression(document)], (id) => `${id} is a required check already; a regression check is another one`)),
        (0,paths/* plainPaths */.FY)((document) => [(0,place/* placeOf */.$t)(document, 'driver', 'path')]),
    ],
};
const acceptanceContractForm = () => acceptanceContract_form;


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
