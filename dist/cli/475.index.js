export const id = 475;
export const ids = [475];
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

/***/ 2475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qualificationReceiptForm: () => (/* binding */ qualificationReceiptForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/qualification-receipt.js
// Generated from schemas/qualification-receipt.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","qualified","baseline","known_good","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v1","x-form":"\"codevetter.agent-task-qualification.v1\" or \"codevetter.agent-task-qualification.v2\""},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["intended_failure","wrong_failure","error","flaky"]}}},"known_good":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["pass","check_failure","regression","error","flaky"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");

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
if((data.manifest_sha256 === undefined) || (!(func0.call(data, "manifest_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"manifest_sha256",form:schema11,value:data});
}
if((data.qualified === undefined) || (!(func0.call(data, "qualified")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"qualified",form:schema11,value:data});
}
if((data.baseline === undefined) || (!(func0.call(data, "baseline")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"baseline",form:schema11,value:data});
}
if((data.known_good === undefined) || (!(func0.call(data, "known_good")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"known_good",form:schema11,value:data});
}
if((data.limitations === undefined) || (!(func0.call(data, "limitations")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"limitations",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "manifest_sha256")) || (key0 === "qualified")) || (key0 === "baseline")) || (key0 === "known_good")) || (key0 === "limitations"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-qualification.v1" !== data0){
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
if(data.manifest_sha256 !== undefined && func0.call(data, "manifest_sha256")){
let data2 = data.manifest_sha256;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"pattern",form:schema11.properties.manifest_sha256,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"type",form:schema11.properties.manifest_sha256,value:data2});
}
}
if(data.qualified !== undefined && func0.call(data, "qualified")){
let data3 = data.qualified;
if(typeof data3 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/qualified",keyword:"type",form:schema11.properties.qualified,value:data3});
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
let data4 = data.baseline;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.runs === undefined) || (!(func0.call(data4, "runs")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"runs",form:schema11.properties.baseline,value:data4});
}
if((data4.result_sha256 === undefined) || (!(func0.call(data4, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"result_sha256",form:schema11.properties.baseline,value:data4});
}
if((data4.status === undefined) || (!(func0.call(data4, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"status",form:schema11.properties.baseline,value:data4});
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "runs") || (key1 === "result_sha256")) || (key1 === "status"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"additionalProperties",field:key1,form:schema11.properties.baseline,value:data4});
}
}
if(data4.runs !== undefined && func0.call(data4, "runs")){
let data5 = data4.runs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/runs",keyword:"type",form:schema11.properties.baseline.properties.runs,value:data5});
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10 || isNaN(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/runs",keyword:"maximum",form:schema11.properties.baseline.properties.runs,value:data5});
}
if(data5 < 2 || isNaN(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/runs",keyword:"minimum",form:schema11.properties.baseline.properties.runs,value:data5});
}
}
}
if(data4.result_sha256 !== undefined && func0.call(data4, "result_sha256")){
let data6 = data4.result_sha256;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/result_sha256",keyword:"pattern",form:schema11.properties.baseline.properties.result_sha256,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/result_sha256",keyword:"type",form:schema11.properties.baseline.properties.result_sha256,value:data6});
}
}
if(data4.status !== undefined && func0.call(data4, "status")){
let data7 = data4.status;
if(typeof data7 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"type",form:schema11.properties.baseline.properties.status,value:data7});
}
if(!((((data7 === "intended_failure") || (data7 === "wrong_failure")) || (data7 === "error")) || (data7 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"enum",form:schema11.properties.baseline.properties.status,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"type",form:schema11.properties.baseline,value:data4});
}
}
if(data.known_good !== undefined && func0.call(data, "known_good")){
let data8 = data.known_good;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.runs === undefined) || (!(func0.call(data8, "runs")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"runs",form:schema11.properties.known_good,value:data8});
}
if((data8.result_sha256 === undefined) || (!(func0.call(data8, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"result_sha256",form:schema11.properties.known_good,value:data8});
}
if((data8.status === undefined) || (!(func0.call(data8, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"status",form:schema11.properties.known_good,value:data8});
}
for(const key2 of Object.keys(data8)){
if(!(((key2 === "runs") || (key2 === "result_sha256")) || (key2 === "status"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"additionalProperties",field:key2,form:schema11.properties.known_good,value:data8});
}
}
if(data8.runs !== undefined && func0.call(data8, "runs")){
let data9 = data8.runs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/runs",keyword:"type",form:schema11.properties.known_good.properties.runs,value:data9});
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10 || isNaN(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/runs",keyword:"maximum",form:schema11.properties.known_good.properties.runs,value:data9});
}
if(data9 < 2 || isNaN(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/runs",keyword:"minimum",form:schema11.properties.known_good.properties.runs,value:data9});
}
}
}
if(data8.result_sha256 !== undefined && func0.call(data8, "result_sha256")){
let data10 = data8.result_sha256;
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/result_sha256",keyword:"pattern",form:schema11.properties.known_good.properties.result_sha256,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/result_sha256",keyword:"type",form:schema11.properties.known_good.properties.result_sha256,value:data10});
}
}
if(data8.status !== undefined && func0.call(data8, "status")){
let data11 = data8.status;
if(typeof data11 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"type",form:schema11.properties.known_good.properties.status,value:data11});
}
if(!(((((data11 === "pass") || (data11 === "check_failure")) || (data11 === "regression")) || (data11 === "error")) || (data11 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"enum",form:schema11.properties.known_good.properties.status,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"type",form:schema11.properties.known_good,value:data8});
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data12 = data.limitations;
if(Array.isArray(data12)){
if(data12.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"maxItems",form:schema11.properties.limitations,value:data12});
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(data13.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i0,keyword:"maxLength",form:schema11.properties.limitations.items,value:data13});
}
if(data13.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i0,keyword:"minLength",form:schema11.properties.limitations.items,value:data13});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i0,keyword:"type",form:schema11.properties.limitations.items,value:data13});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"type",form:schema11.properties.limitations,value:data12});
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

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/qualification-receipt-v2.js
// Generated from schemas/qualification-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.

const qualification_receipt_v2_validate = qualification_receipt_v2_validate10;
const qualification_receipt_v2_schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","known_good_sha256","workspace_policy","qualified","baseline","known_good","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v2"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"known_good_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"known_good":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
const qualification_receipt_v2_func0 = Object.prototype.hasOwnProperty;
const qualification_receipt_v2_pattern0 = new RegExp("^(?![\\s\\S]{81})[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const qualification_receipt_v2_pattern1 = new RegExp("^[a-f0-9]{64}$", "");

function qualification_receipt_v2_validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(qualification_receipt_v2_func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:qualification_receipt_v2_schema11,value:data});
}
if((data.task_id === undefined) || (!(qualification_receipt_v2_func0.call(data, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"task_id",form:qualification_receipt_v2_schema11,value:data});
}
if((data.manifest_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data, "manifest_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"manifest_sha256",form:qualification_receipt_v2_schema11,value:data});
}
if((data.fixture_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data, "fixture_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"fixture_sha256",form:qualification_receipt_v2_schema11,value:data});
}
if((data.acceptance_contract_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data, "acceptance_contract_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"acceptance_contract_sha256",form:qualification_receipt_v2_schema11,value:data});
}
if((data.known_good_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data, "known_good_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"known_good_sha256",form:qualification_receipt_v2_schema11,value:data});
}
if((data.workspace_policy === undefined) || (!(qualification_receipt_v2_func0.call(data, "workspace_policy")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"workspace_policy",form:qualification_receipt_v2_schema11,value:data});
}
if((data.qualified === undefined) || (!(qualification_receipt_v2_func0.call(data, "qualified")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"qualified",form:qualification_receipt_v2_schema11,value:data});
}
if((data.baseline === undefined) || (!(qualification_receipt_v2_func0.call(data, "baseline")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"baseline",form:qualification_receipt_v2_schema11,value:data});
}
if((data.known_good === undefined) || (!(qualification_receipt_v2_func0.call(data, "known_good")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"known_good",form:qualification_receipt_v2_schema11,value:data});
}
if((data.cleanup === undefined) || (!(qualification_receipt_v2_func0.call(data, "cleanup")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"cleanup",form:qualification_receipt_v2_schema11,value:data});
}
if((data.limitations === undefined) || (!(qualification_receipt_v2_func0.call(data, "limitations")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"limitations",form:qualification_receipt_v2_schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(qualification_receipt_v2_func0.call(qualification_receipt_v2_schema11.properties, key0))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:qualification_receipt_v2_schema11,value:data});
}
}
if(data.schema_version !== undefined && qualification_receipt_v2_func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-qualification.v2" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:qualification_receipt_v2_schema11.properties.schema_version,value:data0});
}
}
if(data.task_id !== undefined && qualification_receipt_v2_func0.call(data, "task_id")){
let data1 = data.task_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"maxLength",form:qualification_receipt_v2_schema11.properties.task_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"minLength",form:qualification_receipt_v2_schema11.properties.task_id,value:data1});
}
if(!qualification_receipt_v2_pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.task_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"type",form:qualification_receipt_v2_schema11.properties.task_id,value:data1});
}
}
if(data.manifest_sha256 !== undefined && qualification_receipt_v2_func0.call(data, "manifest_sha256")){
let data2 = data.manifest_sha256;
if(typeof data2 === "string"){
if(!qualification_receipt_v2_pattern1.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.manifest_sha256,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.manifest_sha256,value:data2});
}
}
if(data.fixture_sha256 !== undefined && qualification_receipt_v2_func0.call(data, "fixture_sha256")){
let data3 = data.fixture_sha256;
if(typeof data3 === "string"){
if(!qualification_receipt_v2_pattern1.test(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/fixture_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.fixture_sha256,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/fixture_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.fixture_sha256,value:data3});
}
}
if(data.acceptance_contract_sha256 !== undefined && qualification_receipt_v2_func0.call(data, "acceptance_contract_sha256")){
let data4 = data.acceptance_contract_sha256;
if(typeof data4 === "string"){
if(!qualification_receipt_v2_pattern1.test(data4)){
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.acceptance_contract_sha256,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.acceptance_contract_sha256,value:data4});
}
}
if(data.known_good_sha256 !== undefined && qualification_receipt_v2_func0.call(data, "known_good_sha256")){
let data5 = data.known_good_sha256;
if(typeof data5 === "string"){
if(!qualification_receipt_v2_pattern1.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.known_good_sha256,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good_sha256,value:data5});
}
}
if(data.workspace_policy !== undefined && qualification_receipt_v2_func0.call(data, "workspace_policy")){
let data6 = data.workspace_policy;
if("public_fixture_and_task_packet_v1" !== data6){
if(errors++ < 200)(vErrors ??= []).push({at:"/workspace_policy",keyword:"const",form:qualification_receipt_v2_schema11.properties.workspace_policy,value:data6});
}
}
if(data.qualified !== undefined && qualification_receipt_v2_func0.call(data, "qualified")){
let data7 = data.qualified;
if(typeof data7 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/qualified",keyword:"type",form:qualification_receipt_v2_schema11.properties.qualified,value:data7});
}
}
if(data.baseline !== undefined && qualification_receipt_v2_func0.call(data, "baseline")){
let data8 = data.baseline;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.status === undefined) || (!(qualification_receipt_v2_func0.call(data8, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"status",form:qualification_receipt_v2_schema11.properties.baseline,value:data8});
}
if((data8.attempts === undefined) || (!(qualification_receipt_v2_func0.call(data8, "attempts")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"attempts",form:qualification_receipt_v2_schema11.properties.baseline,value:data8});
}
for(const key1 of Object.keys(data8)){
if(!((key1 === "status") || (key1 === "attempts"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"additionalProperties",field:key1,form:qualification_receipt_v2_schema11.properties.baseline,value:data8});
}
}
if(data8.status !== undefined && qualification_receipt_v2_func0.call(data8, "status")){
let data9 = data8.status;
if(typeof data9 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.status,value:data9});
}
if(!((((((((data9 === "intended_failure") || (data9 === "wrong_failure")) || (data9 === "setup_failure")) || (data9 === "timeout")) || (data9 === "incomplete_checks")) || (data9 === "check_error")) || (data9 === "cleanup_failure")) || (data9 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"enum",form:qualification_receipt_v2_schema11.properties.baseline.properties.status,value:data9});
}
}
if(data8.attempts !== undefined && qualification_receipt_v2_func0.call(data8, "attempts")){
let data10 = data8.attempts;
if(Array.isArray(data10)){
if(data10.length > 5){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts",keyword:"maxItems",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts,value:data10});
}
if(data10.length < 2){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts",keyword:"minItems",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts,value:data10});
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.attempt === undefined) || (!(qualification_receipt_v2_func0.call(data11, "attempt")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"required",field:"attempt",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items,value:data11});
}
if((data11.outcome === undefined) || (!(qualification_receipt_v2_func0.call(data11, "outcome")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"required",field:"outcome",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items,value:data11});
}
if((data11.result_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data11, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"required",field:"result_sha256",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items,value:data11});
}
for(const key2 of Object.keys(data11)){
if(!(((key2 === "attempt") || (key2 === "outcome")) || (key2 === "result_sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"additionalProperties",field:key2,form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items,value:data11});
}
}
if(data11.attempt !== undefined && qualification_receipt_v2_func0.call(data11, "attempt")){
let data12 = data11.attempt;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/attempt",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.attempt,value:data12});
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 5 || isNaN(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/attempt",keyword:"maximum",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.attempt,value:data12});
}
if(data12 < 1 || isNaN(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/attempt",keyword:"minimum",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.attempt,value:data12});
}
}
}
if(data11.outcome !== undefined && qualification_receipt_v2_func0.call(data11, "outcome")){
let data13 = data11.outcome;
if(typeof data13 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/outcome",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.outcome,value:data13});
}
if(!(((((((data13 === "intended_failure") || (data13 === "wrong_failure")) || (data13 === "setup_failure")) || (data13 === "timeout")) || (data13 === "incomplete_checks")) || (data13 === "check_error")) || (data13 === "cleanup_failure"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/outcome",keyword:"enum",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.outcome,value:data13});
}
}
if(data11.result_sha256 !== undefined && qualification_receipt_v2_func0.call(data11, "result_sha256")){
let data14 = data11.result_sha256;
if((typeof data14 !== "string") && (data14 !== null)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/result_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.result_sha256,value:data14});
}
if(typeof data14 === "string"){
if(!qualification_receipt_v2_pattern1.test(data14)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/result_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items.properties.result_sha256,value:data14});
}
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts.items,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline.properties.attempts,value:data10});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"type",form:qualification_receipt_v2_schema11.properties.baseline,value:data8});
}
}
if(data.known_good !== undefined && qualification_receipt_v2_func0.call(data, "known_good")){
let data15 = data.known_good;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.status === undefined) || (!(qualification_receipt_v2_func0.call(data15, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"status",form:qualification_receipt_v2_schema11.properties.known_good,value:data15});
}
if((data15.attempts === undefined) || (!(qualification_receipt_v2_func0.call(data15, "attempts")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"attempts",form:qualification_receipt_v2_schema11.properties.known_good,value:data15});
}
for(const key3 of Object.keys(data15)){
if(!((key3 === "status") || (key3 === "attempts"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"additionalProperties",field:key3,form:qualification_receipt_v2_schema11.properties.known_good,value:data15});
}
}
if(data15.status !== undefined && qualification_receipt_v2_func0.call(data15, "status")){
let data16 = data15.status;
if(typeof data16 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.status,value:data16});
}
if(!((((((((((data16 === "pass") || (data16 === "patch_failure")) || (data16 === "check_failure")) || (data16 === "regression")) || (data16 === "setup_failure")) || (data16 === "timeout")) || (data16 === "incomplete_checks")) || (data16 === "check_error")) || (data16 === "cleanup_failure")) || (data16 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"enum",form:qualification_receipt_v2_schema11.properties.known_good.properties.status,value:data16});
}
}
if(data15.attempts !== undefined && qualification_receipt_v2_func0.call(data15, "attempts")){
let data17 = data15.attempts;
if(Array.isArray(data17)){
if(data17.length > 5){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts",keyword:"maxItems",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts,value:data17});
}
if(data17.length < 2){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts",keyword:"minItems",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts,value:data17});
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.attempt === undefined) || (!(qualification_receipt_v2_func0.call(data18, "attempt")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"required",field:"attempt",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items,value:data18});
}
if((data18.outcome === undefined) || (!(qualification_receipt_v2_func0.call(data18, "outcome")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"required",field:"outcome",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items,value:data18});
}
if((data18.result_sha256 === undefined) || (!(qualification_receipt_v2_func0.call(data18, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"required",field:"result_sha256",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items,value:data18});
}
for(const key4 of Object.keys(data18)){
if(!(((key4 === "attempt") || (key4 === "outcome")) || (key4 === "result_sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"additionalProperties",field:key4,form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items,value:data18});
}
}
if(data18.attempt !== undefined && qualification_receipt_v2_func0.call(data18, "attempt")){
let data19 = data18.attempt;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/attempt",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.attempt,value:data19});
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 5 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/attempt",keyword:"maximum",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.attempt,value:data19});
}
if(data19 < 1 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/attempt",keyword:"minimum",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.attempt,value:data19});
}
}
}
if(data18.outcome !== undefined && qualification_receipt_v2_func0.call(data18, "outcome")){
let data20 = data18.outcome;
if(typeof data20 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/outcome",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.outcome,value:data20});
}
if(!(((((((((data20 === "pass") || (data20 === "patch_failure")) || (data20 === "check_failure")) || (data20 === "regression")) || (data20 === "setup_failure")) || (data20 === "timeout")) || (data20 === "incomplete_checks")) || (data20 === "check_error")) || (data20 === "cleanup_failure"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/outcome",keyword:"enum",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.outcome,value:data20});
}
}
if(data18.result_sha256 !== undefined && qualification_receipt_v2_func0.call(data18, "result_sha256")){
let data21 = data18.result_sha256;
if((typeof data21 !== "string") && (data21 !== null)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/result_sha256",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.result_sha256,value:data21});
}
if(typeof data21 === "string"){
if(!qualification_receipt_v2_pattern1.test(data21)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/result_sha256",keyword:"pattern",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items.properties.result_sha256,value:data21});
}
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts.items,value:data18});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good.properties.attempts,value:data17});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"type",form:qualification_receipt_v2_schema11.properties.known_good,value:data15});
}
}
if(data.cleanup !== undefined && qualification_receipt_v2_func0.call(data, "cleanup")){
let data22 = data.cleanup;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.status === undefined) || (!(qualification_receipt_v2_func0.call(data22, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"required",field:"status",form:qualification_receipt_v2_schema11.properties.cleanup,value:data22});
}
for(const key5 of Object.keys(data22)){
if(!(key5 === "status")){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"additionalProperties",field:key5,form:qualification_receipt_v2_schema11.properties.cleanup,value:data22});
}
}
if(data22.status !== undefined && qualification_receipt_v2_func0.call(data22, "status")){
let data23 = data22.status;
if(typeof data23 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/status",keyword:"type",form:qualification_receipt_v2_schema11.properties.cleanup.properties.status,value:data23});
}
if(!((data23 === "complete") || (data23 === "failed"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/status",keyword:"enum",form:qualification_receipt_v2_schema11.properties.cleanup.properties.status,value:data23});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"type",form:qualification_receipt_v2_schema11.properties.cleanup,value:data22});
}
}
if(data.limitations !== undefined && qualification_receipt_v2_func0.call(data, "limitations")){
let data24 = data.limitations;
if(Array.isArray(data24)){
if(data24.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"maxItems",form:qualification_receipt_v2_schema11.properties.limitations,value:data24});
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(data25.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i2,keyword:"maxLength",form:qualification_receipt_v2_schema11.properties.limitations.items,value:data25});
}
if(data25.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i2,keyword:"minLength",form:qualification_receipt_v2_schema11.properties.limitations.items,value:data25});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i2,keyword:"type",form:qualification_receipt_v2_schema11.properties.limitations.items,value:data25});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"type",form:qualification_receipt_v2_schema11.properties.limitations,value:data24});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"type",form:qualification_receipt_v2_schema11,value:data});
}
qualification_receipt_v2_validate10.errors = vErrors ?? [];
qualification_receipt_v2_validate10.found = errors;
return errors === 0;
}

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/qualificationResults.js

// The format accepts a receipt whose result hashes nobody can have seen. It counts, with a warning: such a receipt was typed in,
// or edited. No honest qualification gives one.
const PHASES = ['baseline', 'known_good'];
/** Outcomes that are read off a check result, so that there is a hash of it. */
const FROM_RESULT = new Set([
    'intended_failure',
    'wrong_failure',
    'pass',
    'check_failure',
    'regression',
    'incomplete_checks',
]);
const resultMissing = (document, report) => {
    for (const phase of PHASES) {
        for (const attempt of (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, phase, 'attempts'))) {
            const { pointer, value } = (0,place/* partOf */.BU)(attempt, 'result_sha256');
            const outcome = (0,place/* partOf */.BU)(attempt, 'outcome').value;
            if (value === null && FROM_RESULT.has(outcome))
                report(pointer, `only a check result shows ${outcome}, and its hash is not here; qualify the task again`);
        }
    }
};
const resultsDiffer = (document, report) => {
    for (const phase of PHASES) {
        const status = (0,place/* placeOf */.$t)(document, phase, 'status');
        const results = (0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, phase, 'attempts'), 'result_sha256').map(({ value }) => value);
        if (typeof status.value !== 'string' || status.value === 'flaky' || new Set(results).size <= 1)
            continue;
        report(status.pointer, 'the results of the attempts differ, so the phase is flaky; qualify the task again');
    }
};
/** What one and the same result is called in either phase (wire format 4.5); a missing row is no reading of a result. */
const KNOWN_GOOD_OF_BASELINE = {
    incomplete_checks: ['incomplete_checks'],
    check_error: ['check_error'],
    wrong_failure: ['regression', 'check_failure', 'pass'],
    intended_failure: ['check_failure'],
};
const resultRepeated = (document, report) => {
    const outcomesByResult = new Map();
    for (const attempt of (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'baseline', 'attempts'))) {
        const result = (0,place/* partOf */.BU)(attempt, 'result_sha256').value;
        const outcome = (0,place/* partOf */.BU)(attempt, 'outcome').value;
        if (typeof result !== 'string' || typeof outcome !== 'string' || !Object.hasOwn(KNOWN_GOOD_OF_BASELINE, outcome))
            continue;
        outcomesByResult.set(result, KNOWN_GOOD_OF_BASELINE[outcome] ?? []);
    }
    for (const attempt of (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'known_good', 'attempts'))) {
        const { pointer, value } = (0,place/* partOf */.BU)(attempt, 'result_sha256');
        const outcome = (0,place/* partOf */.BU)(attempt, 'outcome').value;
        const fitting = typeof value === 'string' ? outcomesByResult.get(value) : undefined;
        if (fitting === undefined || typeof outcome !== 'string' || outcome === 'cleanup_failure' || fitting.includes(outcome))
            continue;
        report(pointer, `the baseline has the very same result, which cannot be ${outcome} here; qualify the task again`);
    }
};

// EXTERNAL MODULE: ./lib/contracts/rules/superseded.js
var superseded = __webpack_require__(8787);
;// CONCATENATED MODULE: ./lib/contracts/rules/qualificationReceipt.js






const qualificationReceipt_PHASES = ['baseline', 'known_good'];
/** `qualified` is true exactly when every named field has the value that qualifies. */
const qualifiedIs = (needed) => (document, report) => {
    const said = (0,place/* placeOf */.$t)(document, 'qualified');
    const statuses = needed.map(([path]) => (0,place/* placeOf */.$t)(document, ...path).value);
    if (typeof said.value !== 'boolean' || !statuses.every((status) => typeof status === 'string'))
        return;
    const qualified = needed.every(([, value], at) => statuses[at] === value);
    if (said.value === qualified)
        return;
    const conditions = needed.map(([path, value]) => `${path.join('.')} ${value}`).join(', ');
    report(said.pointer, `must be ${qualified}: a task is qualified exactly with ${conditions}; qualify the task again`);
};
const BOTH_PHASES = [
    [['baseline', 'status'], 'intended_failure'],
    [['known_good', 'status'], 'pass'],
];
const attemptsNumbered = (document, report) => {
    for (const phase of qualificationReceipt_PHASES) {
        (0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, phase, 'attempts'), 'attempt').forEach(({ pointer, value }, at) => {
            if (typeof value === 'number' && value !== at + 1)
                report(pointer, `must be ${at + 1}: attempts are numbered from 1`);
        });
    }
};
const statusIsOutcome = (document, report) => {
    for (const phase of qualificationReceipt_PHASES) {
        const status = (0,place/* placeOf */.$t)(document, phase, 'status').value;
        if (typeof status !== 'string' || status === 'flaky')
            continue;
        for (const { pointer, value } of (0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, phase, 'attempts'), 'outcome')) {
            if (typeof value === 'string' && value !== status)
                report(pointer, `must be ${JSON.stringify(status)} as the status says, or the status flaky`);
        }
    }
};
const flakyDiffers = (document, report) => {
    for (const phase of qualificationReceipt_PHASES) {
        const status = (0,place/* placeOf */.$t)(document, phase, 'status');
        const attempts = (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, phase, 'attempts'));
        if (status.value !== 'flaky' || attempts.length === 0)
            continue;
        const outcomes = new Set(attempts.map((attempt) => (0,place/* partOf */.BU)(attempt, 'outcome').value));
        const results = new Set(attempts.map((attempt) => (0,place/* partOf */.BU)(attempt, 'result_sha256').value));
        if (outcomes.size === 1 && results.size === 1)
            report(status.pointer, 'all attempts agree in outcome and result; the status is their outcome, not flaky');
    }
};
const first = {
    validate: validate,
    rules: [(0,rules_form/* error */.z3)('qualification.qualified', qualifiedIs(BOTH_PHASES)), (0,superseded/* superseded */.z)('it binds less than version 2: qualify the task again')],
};
const second = {
    validate: qualification_receipt_v2_validate,
    rules: [
        (0,rules_form/* error */.z3)('qualification.attempts-numbered', attemptsNumbered),
        (0,rules_form/* error */.z3)('qualification.status', statusIsOutcome),
        (0,rules_form/* error */.z3)('qualification.flaky', flakyDiffers),
        (0,rules_form/* error */.z3)('qualification.qualified', qualifiedIs([...BOTH_PHASES, [['cleanup', 'status'], 'complete']])),
        (0,rules_form/* warning */.$e)('qualification.result-missing', resultMissing),
        (0,rules_form/* warning */.$e)('qualification.results-differ', resultsDiffer),
        (0,rules_form/* warning */.$e)('qualification.result-repeated', resultRepeated),
    ],
};
const qualificationReceiptForm = (0,rules_form/* versioned */.iF)('codevetter.agent-task-qualification.v2', first, second);


/***/ }),

/***/ 8787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ superseded)
/* harmony export */ });
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3557);

/** The first version of a document can still be read. */
const superseded = (advice) => (0,_form_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e)('document.superseded', (_document, report) => report('/schema_version', `this is the first version of the document; ${advice}`));


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
