export const id = 485;
export const ids = [485];
export const modules = {

/***/ 7485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkResultForm: () => (/* binding */ checkResultForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/check-result.js
// Generated from schemas/check-result.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","task_id","acceptance_contract_sha256","results"],"properties":{"schema_version":{"const":"codevetter.agent-task-check-result.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"results":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
if((data.task_id === undefined) || (!(func0.call(data, "task_id")))){
fail(instancePath,"required",schema11(),data,"task_id");
}
if((data.acceptance_contract_sha256 === undefined) || (!(func0.call(data, "acceptance_contract_sha256")))){
fail(instancePath,"required",schema11(),data,"acceptance_contract_sha256");
}
if((data.results === undefined) || (!(func0.call(data, "results")))){
fail(instancePath,"required",schema11(),data,"results");
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "acceptance_contract_sha256")) || (key0 === "results"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-check-result.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.task_id !== undefined && func0.call(data, "task_id")){
let data1 = data.task_id;
if(typeof data1 === "string"){
if(data1.length > 80){
fail("/task_id","maxLength",schema11().properties.task_id,data1);
}
if(data1.length < 1){
fail("/task_id","minLength",schema11().properties.task_id,data1);
}
if(data1.length <= 80 && !pattern0.test(data1)){
fail("/task_id","pattern",schema11().properties.task_id,data1);
}
}
else {
fail("/task_id","type",schema11().properties.task_id,data1);
}
}
if(data.acceptance_contract_sha256 !== undefined && func0.call(data, "acceptance_contract_sha256")){
let data2 = data.acceptance_contract_sha256;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
fail("/acceptance_contract_sha256","pattern",schema11().properties.acceptance_contract_sha256,data2);
}
}
else {
fail("/acceptance_contract_sha256","type",schema11().properties.acceptance_contract_sha256,data2);
}
}
if(data.results !== undefined && func0.call(data, "results")){
let data3 = data.results;
if(Array.isArray(data3)){
if(data3.length > 200){
fail("/results","maxItems",schema11().properties.results,data3);
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.id === undefined) || (!(func0.call(data4, "id")))){
fail("/results/" + i0,"required",schema11().properties.results.items,data4,"id");
}
if((data4.status === undefined) || (!(func0.call(data4, "status")))){
fail("/results/" + i0,"required",schema11().properties.results.items,data4,"status");
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "id") || (key1 === "status")) || (key1 === "message"))){
fail("/results/" + i0,"additionalProperties",schema11().properties.results.items,data4,key1);
}
}
if(data4.id !== undefined && func0.call(data4, "id")){
let data5 = data4.id;
if(typeof data5 === "string"){
if(data5.length > 80){
fail("/results/" + i0+"/id","maxLength",schema11().properties.results.items.properties.id,data5);
}
if(data5.length < 1){
fail("/results/" + i0+"/id","minLength",schema11().properties.results.items.properties.id,data5);
}
if(data5.length <= 80 && !pattern0.test(data5)){
fail("/results/" + i0+"/id","pattern",schema11().properties.results.items.properties.id,data5);
}
}
else {
fail("/results/" + i0+"/id","type",schema11().properties.results.items.properties.id,data5);
}
}
if(data4.status !== undefined && func0.call(data4, "status")){
let data6 = data4.status;
if(typeof data6 !== "string"){
fail("/results/" + i0+"/status","type",schema11().properties.results.items.properties.status,data6);
}
if(!(((data6 === "pass") || (data6 === "fail")) || (data6 === "error"))){
fail("/results/" + i0+"/status","enum",schema11().properties.results.items.properties.status,data6);
}
}
if(data4.message !== undefined && func0.call(data4, "message")){
let data7 = data4.message;
if(typeof data7 === "string"){
if(data7.length > 500){
fail("/results/" + i0+"/message","maxLength",schema11().properties.results.items.properties.message,data7);
}
if(data7.length < 1){
fail("/results/" + i0+"/message","minLength",schema11().properties.results.items.properties.message,data7);
}
}
else {
fail("/results/" + i0+"/message","type",schema11().properties.results.items.properties.message,data7);
}
}
}
else {
fail("/results/" + i0,"type",schema11().properties.results.items,data4);
}
}
}
else {
fail("/results","type",schema11().properties.results,data3);
}
}
}
else {
fail(instancePath,"type",schema11(),data);
}
validate10.errors = vErrors ?? [];
validate10.found = errors;
return errors === 0;
}

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/checkResult.js




const checkResult_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('result.checks-unique', (0,lists/* unique */.Am)((document) => [(0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'results'), 'id')])),
    ],
};
const checkResultForm = () => checkResult_form;


/***/ })

};
