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

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version"],"properties":{"schema_version":{"const":"codevetter.agent-task-diagnostics.v1"},"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}},"minProperties":2};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"minProperties",form:schema11,value:data});
}
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "schema_version") || (key0 === "input_tokens")) || (key0 === "output_tokens")) || (key0 === "cost_usd")) || (key0 === "tool_calls")) || (key0 === "files_inspected")) || (key0 === "files_modified"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-diagnostics.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.input_tokens !== undefined && func0.call(data, "input_tokens")){
let data1 = data.input_tokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/input_tokens",keyword:"type",form:schema11.properties.input_tokens,value:data1});
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/input_tokens",keyword:"maximum",form:schema11.properties.input_tokens,value:data1});
}
if(data1 < 0 || isNaN(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/input_tokens",keyword:"minimum",form:schema11.properties.input_tokens,value:data1});
}
}
}
if(data.output_tokens !== undefined && func0.call(data, "output_tokens")){
let data2 = data.output_tokens;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/output_tokens",keyword:"type",form:schema11.properties.output_tokens,value:data2});
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/output_tokens",keyword:"maximum",form:schema11.properties.output_tokens,value:data2});
}
if(data2 < 0 || isNaN(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/output_tokens",keyword:"minimum",form:schema11.properties.output_tokens,value:data2});
}
}
}
if(data.cost_usd !== undefined && func0.call(data, "cost_usd")){
let data3 = data.cost_usd;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_usd",keyword:"minimum",form:schema11.properties.cost_usd,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_usd",keyword:"type",form:schema11.properties.cost_usd,value:data3});
}
}
if(data.tool_calls !== undefined && func0.call(data, "tool_calls")){
let data4 = data.tool_calls;
if(Array.isArray(data4)){
if(data4.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/tool_calls",keyword:"maxItems",form:schema11.properties.tool_calls,value:data4});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(data5.length > 200){
if(errors++ < 200)(vErrors ??= []).push({at:"/tool_calls/" + i0,keyword:"maxLength",form:schema11.properties.tool_calls.items,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/tool_calls/" + i0,keyword:"minLength",form:schema11.properties.tool_calls.items,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tool_calls/" + i0,keyword:"type",form:schema11.properties.tool_calls.items,value:data5});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tool_calls",keyword:"type",form:schema11.properties.tool_calls,value:data4});
}
}
if(data.files_inspected !== undefined && func0.call(data, "files_inspected")){
let data6 = data.files_inspected;
if(Array.isArray(data6)){
if(data6.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected",keyword:"maxItems",form:schema11.properties.files_inspected,value:data6});
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(data7.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected/" + i1,keyword:"maxLength",form:schema11.properties.files_inspected.items,value:data7});
}
if(data7.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected/" + i1,keyword:"minLength",form:schema11.properties.files_inspected.items,value:data7});
}
if(data7.length <= 240 && !pattern0.test(data7)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected/" + i1,keyword:"pattern",form:schema11.properties.files_inspected.items,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected/" + i1,keyword:"type",form:schema11.properties.files_inspected.items,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected",keyword:"type",form:schema11.properties.files_inspected,value:data6});
}
}
if(data.files_modified !== undefined && func0.call(data, "files_modified")){
let data8 = data.files_modified;
if(Array.isArray(data8)){
if(data8.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified",keyword:"maxItems",form:schema11.properties.files_modified,value:data8});
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(data9.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified/" + i2,keyword:"maxLength",form:schema11.properties.files_modified.items,value:data9});
}
if(data9.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified/" + i2,keyword:"minLength",form:schema11.properties.files_modified.items,value:data9});
}
if(data9.length <= 240 && !pattern0.test(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified/" + i2,keyword:"pattern",form:schema11.properties.files_modified.items,value:data9});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified/" + i2,keyword:"type",form:schema11.properties.files_modified.items,value:data9});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified",keyword:"type",form:schema11.properties.files_modified,value:data8});
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
