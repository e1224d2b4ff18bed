export const id = 802;
export const ids = [802];
export const modules = {

/***/ 4802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  adapterDiagnosticsForm: () => (/* binding */ adapterDiagnosticsForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/adapter-diagnostics.js
// Generated from schemas/adapter-diagnostics.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version"],"properties":{"schema_version":{"const":"codevetter.agent-task-diagnostics.v1"},"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}},"minProperties":2};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
fail(instancePath,"minProperties",schema11(),data);
}
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "schema_version") || (key0 === "input_tokens")) || (key0 === "output_tokens")) || (key0 === "cost_usd")) || (key0 === "tool_calls")) || (key0 === "files_inspected")) || (key0 === "files_modified"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-diagnostics.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.input_tokens !== undefined && func0.call(data, "input_tokens")){
let data1 = data.input_tokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
fail("/input_tokens","type",schema11().properties.input_tokens,data1);
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
fail("/input_tokens","maximum",schema11().properties.input_tokens,data1);
}
if(data1 < 0 || isNaN(data1)){
fail("/input_tokens","minimum",schema11().properties.input_tokens,data1);
}
}
}
if(data.output_tokens !== undefined && func0.call(data, "output_tokens")){
let data2 = data.output_tokens;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
fail("/output_tokens","type",schema11().properties.output_tokens,data2);
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
fail("/output_tokens","maximum",schema11().properties.output_tokens,data2);
}
if(data2 < 0 || isNaN(data2)){
fail("/output_tokens","minimum",schema11().properties.output_tokens,data2);
}
}
}
if(data.cost_usd !== undefined && func0.call(data, "cost_usd")){
let data3 = data.cost_usd;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
fail("/cost_usd","minimum",schema11().properties.cost_usd,data3);
}
}
else {
fail("/cost_usd","type",schema11().properties.cost_usd,data3);
}
}
if(data.tool_calls !== undefined && func0.call(data, "tool_calls")){
let data4 = data.tool_calls;
if(Array.isArray(data4)){
if(data4.length > 1000){
fail("/tool_calls","maxItems",schema11().properties.tool_calls,data4);
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(data5.length > 200){
fail("/tool_calls/" + i0,"maxLength",schema11().properties.tool_calls.items,data5);
}
if(data5.length < 1){
fail("/tool_calls/" + i0,"minLength",schema11().properties.tool_calls.items,data5);
}
}
else {
fail("/tool_calls/" + i0,"type",schema11().properties.tool_calls.items,data5);
}
}
}
else {
fail("/tool_calls","type",schema11().properties.tool_calls,data4);
}
}
if(data.files_inspected !== undefined && func0.call(data, "files_inspected")){
let data6 = data.files_inspected;
if(Array.isArray(data6)){
if(data6.length > 1000){
fail("/files_inspected","maxItems",schema11().properties.files_inspected,data6);
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(data7.length > 240){
fail("/files_inspected/" + i1,"maxLength",schema11().properties.files_inspected.items,data7);
}
if(data7.length < 1){
fail("/files_inspected/" + i1,"minLength",schema11().properties.files_inspected.items,data7);
}
if(data7.length <= 240 && !pattern0.test(data7)){
fail("/files_inspected/" + i1,"pattern",schema11().properties.files_inspected.items,data7);
}
}
else {
fail("/files_inspected/" + i1,"type",schema11().properties.files_inspected.items,data7);
}
}
}
else {
fail("/files_inspected","type",schema11().properties.files_inspected,data6);
}
}
if(data.files_modified !== undefined && func0.call(data, "files_modified")){
let data8 = data.files_modified;
if(Array.isArray(data8)){
if(data8.length > 1000){
fail("/files_modified","maxItems",schema11().properties.files_modified,data8);
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(data9.length > 240){
fail("/files_modified/" + i2,"maxLength",schema11().properties.files_modified.items,data9);
}
if(data9.length < 1){
fail("/files_modified/" + i2,"minLength",schema11().properties.files_modified.items,data9);
}
if(data9.length <= 240 && !pattern0.test(data9)){
fail("/files_modified/" + i2,"pattern",schema11().properties.files_modified.items,data9);
}
}
else {
fail("/files_modified/" + i2,"type",schema11().properties.files_modified.items,data9);
}
}
}
else {
fail("/files_modified","type",schema11().properties.files_modified,data8);
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
;// CONCATENATED MODULE: ./lib/contracts/rules/adapterDiagnostics.js




const LISTS = ['tool_calls', 'files_inspected', 'files_modified'];
const adapterDiagnostics_lists = (document) => LISTS.map((name) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, name)));
const adapterDiagnostics_form = {
    validate: validate,
    rules: [(0,rules_form/* error */.z3)('diagnostics.lists-sorted', (0,lists/* sorted */.IP)(adapterDiagnostics_lists)), (0,rules_form/* error */.z3)('diagnostics.lists-unique', (0,lists/* unique */.Am)(adapterDiagnostics_lists))],
};
const adapterDiagnosticsForm = () => adapterDiagnostics_form;


/***/ })

};
