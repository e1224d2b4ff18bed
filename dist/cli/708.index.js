export const id = 708;
export const ids = [708];
export const modules = {

/***/ 7708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agentAdapterForm: () => (/* binding */ agentAdapterForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/agent-adapter.js
// Generated from schemas/agent-adapter.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","adapter_id","agent","model","configuration","command","environment_names","timeout_ms","cost_posture"],"properties":{"schema_version":{"const":"codevetter.agent-task-adapter.v1","x-form":"\"codevetter.agent-task-adapter.v1\" or \"codevetter.agent-task-adapter.v2\""},"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"agent":{"type":"string","minLength":1,"maxLength":120},"model":{"type":"string","minLength":1,"maxLength":160},"configuration":{"type":"string","minLength":1,"maxLength":160},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"environment_names":{"type":"array","maxItems":30,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":3600000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"diagnostics_path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[A-Z][A-Z0-9_]{0,79}$", "");
const pattern2 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
if((data.adapter_id === undefined) || (!(func0.call(data, "adapter_id")))){
fail(instancePath,"required",schema11(),data,"adapter_id");
}
if((data.agent === undefined) || (!(func0.call(data, "agent")))){
fail(instancePath,"required",schema11(),data,"agent");
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
fail(instancePath,"required",schema11(),data,"model");
}
if((data.configuration === undefined) || (!(func0.call(data, "configuration")))){
fail(instancePath,"required",schema11(),data,"configuration");
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
fail(instancePath,"required",schema11(),data,"command");
}
if((data.environment_names === undefined) || (!(func0.call(data, "environment_names")))){
fail(instancePath,"required",schema11(),data,"environment_names");
}
if((data.timeout_ms === undefined) || (!(func0.call(data, "timeout_ms")))){
fail(instancePath,"required",schema11(),data,"timeout_ms");
}
if((data.cost_posture === undefined) || (!(func0.call(data, "cost_posture")))){
fail(instancePath,"required",schema11(),data,"cost_posture");
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11().properties, key0))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-adapter.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.adapter_id !== undefined && func0.call(data, "adapter_id")){
let data1 = data.adapter_id;
if(typeof data1 === "string"){
if(data1.length > 80){
fail("/adapter_id","maxLength",schema11().properties.adapter_id,data1);
}
if(data1.length < 1){
fail("/adapter_id","minLength",schema11().properties.adapter_id,data1);
}
if(data1.length <= 80 && !pattern0.test(data1)){
fail("/adapter_id","pattern",schema11().properties.adapter_id,data1);
}
}
else {
fail("/adapter_id","type",schema11().properties.adapter_id,data1);
}
}
if(data.agent !== undefined && func0.call(data, "agent")){
let data2 = data.agent;
if(typeof data2 === "string"){
if(data2.length > 120){
fail("/agent","maxLength",schema11().properties.agent,data2);
}
if(data2.length < 1){
fail("/agent","minLength",schema11().properties.agent,data2);
}
}
else {
fail("/agent","type",schema11().properties.agent,data2);
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data3 = data.model;
if(typeof data3 === "string"){
if(data3.length > 160){
fail("/model","maxLength",schema11().properties.model,data3);
}
if(data3.length < 1){
fail("/model","minLength",schema11().properties.model,data3);
}
}
else {
fail("/model","type",schema11().properties.model,data3);
}
}
if(data.configuration !== undefined && func0.call(data, "configuration")){
let data4 = data.configuration;
if(typeof data4 === "string"){
if(data4.length > 160){
fail("/configuration","maxLength",schema11().properties.configuration,data4);
}
if(data4.length < 1){
fail("/configuration","minLength",schema11().properties.configuration,data4);
}
}
else {
fail("/configuration","type",schema11().properties.configuration,data4);
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data5 = data.command;
if(Array.isArray(data5)){
if(data5.length > 50){
fail("/command","maxItems",schema11().properties.command,data5);
}
if(data5.length < 1){
fail("/command","minItems",schema11().properties.command,data5);
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(data6.length > 500){
fail("/command/" + i0,"maxLength",schema11().properties.command.items,data6);
}
if(data6.length < 1){
fail("/command/" + i0,"minLength",schema11().properties.command.items,data6);
}
}
else {
fail("/command/" + i0,"type",schema11().properties.command.items,data6);
}
}
}
else {
fail("/command","type",schema11().properties.command,data5);
}
}
if(data.environment_names !== undefined && func0.call(data, "environment_names")){
let data7 = data.environment_names;
if(Array.isArray(data7)){
if(data7.length > 30){
fail("/environment_names","maxItems",schema11().properties.environment_names,data7);
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
fail("/environment_names/" + i1,"pattern",schema11().properties.environment_names.items,data8);
}
}
else {
fail("/environment_names/" + i1,"type",schema11().properties.environment_names.items,data8);
}
}
}
else {
fail("/environment_names","type",schema11().properties.environment_names,data7);
}
}
if(data.timeout_ms !== undefined && func0.call(data, "timeout_ms")){
let data9 = data.timeout_ms;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
fail("/timeout_ms","type",schema11().properties.timeout_ms,data9);
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 3600000 || isNaN(data9)){
fail("/timeout_ms","maximum",schema11().properties.timeout_ms,data9);
}
if(data9 < 1000 || isNaN(data9)){
fail("/timeout_ms","minimum",schema11().properties.timeout_ms,data9);
}
}
}
if(data.cost_posture !== undefined && func0.call(data, "cost_posture")){
let data10 = data.cost_posture;
if(typeof data10 !== "string"){
fail("/cost_posture","type",schema11().properties.cost_posture,data10);
}
if(!(((data10 === "free") || (data10 === "paid")) || (data10 === "unknown"))){
fail("/cost_posture","enum",schema11().properties.cost_posture,data10);
}
}
if(data.diagnostics_path !== undefined && func0.call(data, "diagnostics_path")){
let data11 = data.diagnostics_path;
if(typeof data11 === "string"){
if(data11.length > 240){
fail("/diagnostics_path","maxLength",schema11().properties.diagnostics_path,data11);
}
if(data11.length < 1){
fail("/diagnostics_path","minLength",schema11().properties.diagnostics_path,data11);
}
if(data11.length <= 240 && !pattern2.test(data11)){
fail("/diagnostics_path","pattern",schema11().properties.diagnostics_path,data11);
}
}
else {
fail("/diagnostics_path","type",schema11().properties.diagnostics_path,data11);
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

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/agent-adapter-v2.js
// Generated from schemas/agent-adapter-v2.schema.json by scripts/generate.mjs. Do not edit.
let agent_adapter_v2_vErrors = null;
let agent_adapter_v2_errors = 0;
function agent_adapter_v2_fail(at, keyword, form, value, field){
if(agent_adapter_v2_errors++ < 200)(agent_adapter_v2_vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const agent_adapter_v2_validate = agent_adapter_v2_validate10;
let agent_adapter_v2_schema11Made;
function agent_adapter_v2_schema11(){
return agent_adapter_v2_schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","adapter_id","agent","model","configuration","command","artifacts","environment_names","timeout_ms","cost_posture","planning"],"properties":{"schema_version":{"const":"codevetter.agent-task-adapter.v2"},"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"agent":{"type":"string","minLength":1,"maxLength":120},"model":{"type":"string","minLength":1,"maxLength":160},"configuration":{"type":"string","minLength":1,"maxLength":160},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"artifacts":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}},"environment_names":{"type":"array","maxItems":30,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":3600000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"diagnostics_path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"planning":{"type":"object","additionalProperties":false,"required":["prompt_overhead_tokens","reserved_output_tokens","input_usd_per_million","output_usd_per_million","max_cost_usd"],"properties":{"prompt_overhead_tokens":{"type":"integer","minimum":0,"maximum":1000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"input_usd_per_million":{"type":"number","minimum":0,"maximum":100000},"output_usd_per_million":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000}}}}};
}
const agent_adapter_v2_func0 = Object.prototype.hasOwnProperty;
const agent_adapter_v2_pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const agent_adapter_v2_pattern1 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const agent_adapter_v2_pattern2 = new RegExp("^[a-f0-9]{64}$", "");
const pattern3 = new RegExp("^[A-Z][A-Z0-9_]{0,79}$", "");

function agent_adapter_v2_validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
agent_adapter_v2_vErrors = null;
agent_adapter_v2_errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(agent_adapter_v2_func0.call(data, "schema_version")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"schema_version");
}
if((data.adapter_id === undefined) || (!(agent_adapter_v2_func0.call(data, "adapter_id")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"adapter_id");
}
if((data.agent === undefined) || (!(agent_adapter_v2_func0.call(data, "agent")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"agent");
}
if((data.model === undefined) || (!(agent_adapter_v2_func0.call(data, "model")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"model");
}
if((data.configuration === undefined) || (!(agent_adapter_v2_func0.call(data, "configuration")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"configuration");
}
if((data.command === undefined) || (!(agent_adapter_v2_func0.call(data, "command")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"command");
}
if((data.artifacts === undefined) || (!(agent_adapter_v2_func0.call(data, "artifacts")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"artifacts");
}
if((data.environment_names === undefined) || (!(agent_adapter_v2_func0.call(data, "environment_names")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"environment_names");
}
if((data.timeout_ms === undefined) || (!(agent_adapter_v2_func0.call(data, "timeout_ms")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"timeout_ms");
}
if((data.cost_posture === undefined) || (!(agent_adapter_v2_func0.call(data, "cost_posture")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"cost_posture");
}
if((data.planning === undefined) || (!(agent_adapter_v2_func0.call(data, "planning")))){
agent_adapter_v2_fail(instancePath,"required",agent_adapter_v2_schema11(),data,"planning");
}
for(const key0 of Object.keys(data)){
if(!(agent_adapter_v2_func0.call(agent_adapter_v2_schema11().properties, key0))){
agent_adapter_v2_fail(instancePath,"additionalProperties",agent_adapter_v2_schema11(),data,key0);
}
}
if(data.schema_version !== undefined && agent_adapter_v2_func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-adapter.v2" !== data0){
agent_adapter_v2_fail("/schema_version","const",agent_adapter_v2_schema11().properties.schema_version,data0);
}
}
if(data.adapter_id !== undefined && agent_adapter_v2_func0.call(data, "adapter_id")){
let data1 = data.adapter_id;
if(typeof data1 === "string"){
if(data1.length > 80){
agent_adapter_v2_fail("/adapter_id","maxLength",agent_adapter_v2_schema11().properties.adapter_id,data1);
}
if(data1.length < 1){
agent_adapter_v2_fail("/adapter_id","minLength",agent_adapter_v2_schema11().properties.adapter_id,data1);
}
if(data1.length <= 80 && !agent_adapter_v2_pattern0.test(data1)){
agent_adapter_v2_fail("/adapter_id","pattern",agent_adapter_v2_schema11().properties.adapter_id,data1);
}
}
else {
agent_adapter_v2_fail("/adapter_id","type",agent_adapter_v2_schema11().properties.adapter_id,data1);
}
}
if(data.agent !== undefined && agent_adapter_v2_func0.call(data, "agent")){
let data2 = data.agent;
if(typeof data2 === "string"){
if(data2.length > 120){
agent_adapter_v2_fail("/agent","maxLength",agent_adapter_v2_schema11().properties.agent,data2);
}
if(data2.length < 1){
agent_adapter_v2_fail("/agent","minLength",agent_adapter_v2_schema11().properties.agent,data2);
}
}
else {
agent_adapter_v2_fail("/agent","type",agent_adapter_v2_schema11().properties.agent,data2);
}
}
if(data.model !== undefined && agent_adapter_v2_func0.call(data, "model")){
let data3 = data.model;
if(typeof data3 === "string"){
if(data3.length > 160){
agent_adapter_v2_fail("/model","maxLength",agent_adapter_v2_schema11().properties.model,data3);
}
if(data3.length < 1){
agent_adapter_v2_fail("/model","minLength",agent_adapter_v2_schema11().properties.model,data3);
}
}
else {
agent_adapter_v2_fail("/model","type",agent_adapter_v2_schema11().properties.model,data3);
}
}
if(data.configuration !== undefined && agent_adapter_v2_func0.call(data, "configuration")){
let data4 = data.configuration;
if(typeof data4 === "string"){
if(data4.length > 160){
agent_adapter_v2_fail("/configuration","maxLength",agent_adapter_v2_schema11().properties.configuration,data4);
}
if(data4.length < 1){
agent_adapter_v2_fail("/configuration","minLength",agent_adapter_v2_schema11().properties.configuration,data4);
}
}
else {
agent_adapter_v2_fail("/configuration","type",agent_adapter_v2_schema11().properties.configuration,data4);
}
}
if(data.command !== undefined && agent_adapter_v2_func0.call(data, "command")){
let data5 = data.command;
if(Array.isArray(data5)){
if(data5.length > 50){
agent_adapter_v2_fail("/command","maxItems",agent_adapter_v2_schema11().properties.command,data5);
}
if(data5.length < 1){
agent_adapter_v2_fail("/command","minItems",agent_adapter_v2_schema11().properties.command,data5);
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(data6.length > 500){
agent_adapter_v2_fail("/command/" + i0,"maxLength",agent_adapter_v2_schema11().properties.command.items,data6);
}
if(data6.length < 1){
agent_adapter_v2_fail("/command/" + i0,"minLength",agent_adapter_v2_schema11().properties.command.items,data6);
}
}
else {
agent_adapter_v2_fail("/command/" + i0,"type",agent_adapter_v2_schema11().properties.command.items,data6);
}
}
}
else {
agent_adapter_v2_fail("/command","type",agent_adapter_v2_schema11().properties.command,data5);
}
}
if(data.artifacts !== undefined && agent_adapter_v2_func0.call(data, "artifacts")){
let data7 = data.artifacts;
if(Array.isArray(data7)){
if(data7.length > 50){
agent_adapter_v2_fail("/artifacts","maxItems",agent_adapter_v2_schema11().properties.artifacts,data7);
}
if(data7.length < 1){
agent_adapter_v2_fail("/artifacts","minItems",agent_adapter_v2_schema11().properties.artifacts,data7);
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.path === undefined) || (!(agent_adapter_v2_func0.call(data8, "path")))){
agent_adapter_v2_fail("/artifacts/" + i1,"required",agent_adapter_v2_schema11().properties.artifacts.items,data8,"path");
}
if((data8.sha256 === undefined) || (!(agent_adapter_v2_func0.call(data8, "sha256")))){
agent_adapter_v2_fail("/artifacts/" + i1,"required",agent_adapter_v2_schema11().properties.artifacts.items,data8,"sha256");
}
for(const key1 of Object.keys(data8)){
if(!((key1 === "path") || (key1 === "sha256"))){
agent_adapter_v2_fail("/artifacts/" + i1,"additionalProperties",agent_adapter_v2_schema11().properties.artifacts.items,data8,key1);
}
}
if(data8.path !== undefined && agent_adapter_v2_func0.call(data8, "path")){
let data9 = data8.path;
if(typeof data9 === "string"){
if(data9.length > 240){
agent_adapter_v2_fail("/artifacts/" + i1+"/path","maxLength",agent_adapter_v2_schema11().properties.artifacts.items.properties.path,data9);
}
if(data9.length < 1){
agent_adapter_v2_fail("/artifacts/" + i1+"/path","minLength",agent_adapter_v2_schema11().properties.artifacts.items.properties.path,data9);
}
if(data9.length <= 240 && !agent_adapter_v2_pattern1.test(data9)){
agent_adapter_v2_fail("/artifacts/" + i1+"/path","pattern",agent_adapter_v2_schema11().properties.artifacts.items.properties.path,data9);
}
}
else {
agent_adapter_v2_fail("/artifacts/" + i1+"/path","type",agent_adapter_v2_schema11().properties.artifacts.items.properties.path,data9);
}
}
if(data8.sha256 !== undefined && agent_adapter_v2_func0.call(data8, "sha256")){
let data10 = data8.sha256;
if(typeof data10 === "string"){
if(!agent_adapter_v2_pattern2.test(data10)){
agent_adapter_v2_fail("/artifacts/" + i1+"/sha256","pattern",agent_adapter_v2_schema11().properties.artifacts.items.properties.sha256,data10);
}
}
else {
agent_adapter_v2_fail("/artifacts/" + i1+"/sha256","type",agent_adapter_v2_schema11().properties.artifacts.items.properties.sha256,data10);
}
}
}
else {
agent_adapter_v2_fail("/artifacts/" + i1,"type",agent_adapter_v2_schema11().properties.artifacts.items,data8);
}
}
}
else {
agent_adapter_v2_fail("/artifacts","type",agent_adapter_v2_schema11().properties.artifacts,data7);
}
}
if(data.environment_names !== undefined && agent_adapter_v2_func0.call(data, "environment_names")){
let data11 = data.environment_names;
if(Array.isArray(data11)){
if(data11.length > 30){
agent_adapter_v2_fail("/environment_names","maxItems",agent_adapter_v2_schema11().properties.environment_names,data11);
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
agent_adapter_v2_fail("/environment_names/" + i2,"pattern",agent_adapter_v2_schema11().properties.environment_names.items,data12);
}
}
else {
agent_adapter_v2_fail("/environment_names/" + i2,"type",agent_adapter_v2_schema11().properties.environment_names.items,data12);
}
}
}
else {
agent_adapter_v2_fail("/environment_names","type",agent_adapter_v2_schema11().properties.environment_names,data11);
}
}
if(data.timeout_ms !== undefined && agent_adapter_v2_func0.call(data, "timeout_ms")){
let data13 = data.timeout_ms;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
agent_adapter_v2_fail("/timeout_ms","type",agent_adapter_v2_schema11().properties.timeout_ms,data13);
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3600000 || isNaN(data13)){
agent_adapter_v2_fail("/timeout_ms","maximum",agent_adapter_v2_schema11().properties.timeout_ms,data13);
}
if(data13 < 1000 || isNaN(data13)){
agent_adapter_v2_fail("/timeout_ms","minimum",agent_adapter_v2_schema11().properties.timeout_ms,data13);
}
}
}
if(data.cost_posture !== undefined && agent_adapter_v2_func0.call(data, "cost_posture")){
let data14 = data.cost_posture;
if(typeof data14 !== "string"){
agent_adapter_v2_fail("/cost_posture","type",agent_adapter_v2_schema11().properties.cost_posture,data14);
}
if(!(((data14 === "free") || (data14 === "paid")) || (data14 === "unknown"))){
agent_adapter_v2_fail("/cost_posture","enum",agent_adapter_v2_schema11().properties.cost_posture,data14);
}
}
if(data.diagnostics_path !== undefined && agent_adapter_v2_func0.call(data, "diagnostics_path")){
let data15 = data.diagnostics_path;
if(typeof data15 === "string"){
if(data15.length > 240){
agent_adapter_v2_fail("/diagnostics_path","maxLength",agent_adapter_v2_schema11().properties.diagnostics_path,data15);
}
if(data15.length < 1){
agent_adapter_v2_fail("/diagnostics_path","minLength",agent_adapter_v2_schema11().properties.diagnostics_path,data15);
}
if(data15.length <= 240 && !agent_adapter_v2_pattern1.test(data15)){
agent_adapter_v2_fail("/diagnostics_path","pattern",agent_adapter_v2_schema11().properties.diagnostics_path,data15);
}
}
else {
agent_adapter_v2_fail("/diagnostics_path","type",agent_adapter_v2_schema11().properties.diagnostics_path,data15);
}
}
if(data.planning !== undefined && agent_adapter_v2_func0.call(data, "planning")){
let data16 = data.planning;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.prompt_overhead_tokens === undefined) || (!(agent_adapter_v2_func0.call(data16, "prompt_overhead_tokens")))){
agent_adapter_v2_fail("/planning","required",agent_adapter_v2_schema11().properties.planning,data16,"prompt_overhead_tokens");
}
if((data16.reserved_output_tokens === undefined) || (!(agent_adapter_v2_func0.call(data16, "reserved_output_tokens")))){
agent_adapter_v2_fail("/planning","required",agent_adapter_v2_schema11().properties.planning,data16,"reserved_output_tokens");
}
if((data16.input_usd_per_million === undefined) || (!(agent_adapter_v2_func0.call(data16, "input_usd_per_million")))){
agent_adapter_v2_fail("/planning","required",agent_adapter_v2_schema11().properties.planning,data16,"input_usd_per_million");
}
if((data16.output_usd_per_million === undefined) || (!(agent_adapter_v2_func0.call(data16, "output_usd_per_million")))){
agent_adapter_v2_fail("/planning","required",agent_adapter_v2_schema11().properties.planning,data16,"output_usd_per_million");
}
if((data16.max_cost_usd === undefined) || (!(agent_adapter_v2_func0.call(data16, "max_cost_usd")))){
agent_adapter_v2_fail("/planning","required",agent_adapter_v2_schema11().properties.planning,data16,"max_cost_usd");
}
for(const key2 of Object.keys(data16)){
if(!(((((key2 === "prompt_overhead_tokens") || (key2 === "reserved_output_tokens")) || (key2 === "input_usd_per_million")) || (key2 === "output_usd_per_million")) || (key2 === "max_cost_usd"))){
agent_adapter_v2_fail("/planning","additionalProperties",agent_adapter_v2_schema11().properties.planning,data16,key2);
}
}
if(data16.prompt_overhead_tokens !== undefined && agent_adapter_v2_func0.call(data16, "prompt_overhead_tokens")){
let data17 = data16.prompt_overhead_tokens;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
agent_adapter_v2_fail("/planning/prompt_overhead_tokens","type",agent_adapter_v2_schema11().properties.planning.properties.prompt_overhead_tokens,data17);
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000 || isNaN(data17)){
agent_adapter_v2_fail("/planning/prompt_overhead_tokens","maximum",agent_adapter_v2_schema11().properties.planning.properties.prompt_overhead_tokens,data17);
}
if(data17 < 0 || isNaN(data17)){
agent_adapter_v2_fail("/planning/prompt_overhead_tokens","minimum",agent_adapter_v2_schema11().properties.planning.properties.prompt_overhead_tokens,data17);
}
}
}
if(data16.reserved_output_tokens !== undefined && agent_adapter_v2_func0.call(data16, "reserved_output_tokens")){
let data18 = data16.reserved_output_tokens;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
agent_adapter_v2_fail("/planning/reserved_output_tokens","type",agent_adapter_v2_schema11().properties.planning.properties.reserved_output_tokens,data18);
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000 || isNaN(data18)){
agent_adapter_v2_fail("/planning/reserved_output_tokens","maximum",agent_adapter_v2_schema11().properties.planning.properties.reserved_output_tokens,data18);
}
if(data18 < 1 || isNaN(data18)){
agent_adapter_v2_fail("/planning/reserved_output_tokens","minimum",agent_adapter_v2_schema11().properties.planning.properties.reserved_output_tokens,data18);
}
}
}
if(data16.input_usd_per_million !== undefined && agent_adapter_v2_func0.call(data16, "input_usd_per_million")){
let data19 = data16.input_usd_per_million;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100000 || isNaN(data19)){
agent_adapter_v2_fail("/planning/input_usd_per_million","maximum",agent_adapter_v2_schema11().properties.planning.properties.input_usd_per_million,data19);
}
if(data19 < 0 || isNaN(data19)){
agent_adapter_v2_fail("/planning/input_usd_per_million","minimum",agent_adapter_v2_schema11().properties.planning.properties.input_usd_per_million,data19);
}
}
else {
agent_adapter_v2_fail("/planning/input_usd_per_million","type",agent_adapter_v2_schema11().properties.planning.properties.input_usd_per_million,data19);
}
}
if(data16.output_usd_per_million !== undefined && agent_adapter_v2_func0.call(data16, "output_usd_per_million")){
let data20 = data16.output_usd_per_million;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100000 || isNaN(data20)){
agent_adapter_v2_fail("/planning/output_usd_per_million","maximum",agent_adapter_v2_schema11().properties.planning.properties.output_usd_per_million,data20);
}
if(data20 < 0 || isNaN(data20)){
agent_adapter_v2_fail("/planning/output_usd_per_million","minimum",agent_adapter_v2_schema11().properties.planning.properties.output_usd_per_million,data20);
}
}
else {
agent_adapter_v2_fail("/planning/output_usd_per_million","type",agent_adapter_v2_schema11().properties.planning.properties.output_usd_per_million,data20);
}
}
if(data16.max_cost_usd !== undefined && agent_adapter_v2_func0.call(data16, "max_cost_usd")){
let data21 = data16.max_cost_usd;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 100000 || isNaN(data21)){
agent_adapter_v2_fail("/planning/max_cost_usd","maximum",agent_adapter_v2_schema11().properties.planning.properties.max_cost_usd,data21);
}
if(data21 < 0 || isNaN(data21)){
agent_adapter_v2_fail("/planning/max_cost_usd","minimum",agent_adapter_v2_schema11().properties.planning.properties.max_cost_usd,data21);
}
}
else {
agent_adapter_v2_fail("/planning/max_cost_usd","type",agent_adapter_v2_schema11().properties.planning.properties.max_cost_usd,data21);
}
}
}
else {
agent_adapter_v2_fail("/planning","type",agent_adapter_v2_schema11().properties.planning,data16);
}
}
}
else {
agent_adapter_v2_fail(instancePath,"type",agent_adapter_v2_schema11(),data);
}
agent_adapter_v2_validate10.errors = agent_adapter_v2_vErrors ?? [];
agent_adapter_v2_validate10.found = agent_adapter_v2_errors;
return agent_adapter_v2_errors === 0;
}

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/command.js
var command = __webpack_require__(6742);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/superseded.js
var superseded = __webpack_require__(8787);
;// CONCATENATED MODULE: ./lib/contracts/rules/agentAdapter.js









const agentAdapter_command = (document) => (0,place/* placeOf */.$t)(document, 'command');
const artifactPaths = (document) => (0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'artifacts'), 'path');
const artifacts = (document) => [artifactPaths(document)];
const environment = (document) => [(0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'environment_names'))];
const diagnosticsPath = (document) => (0,place/* placeOf */.$t)(document, 'diagnostics_path');
const commandListed = (document, report) => {
    const listed = (0,lists/* textsOf */.CB)(artifactPaths(document));
    for (const { pointer, value } of (0,place/* elementsOf */.ZE)(agentAdapter_command(document))) {
        const file = (0,command/* adapterFile */.gO)(value);
        if ((0,paths/* isReadablePath */.wQ)(file) && !listed.has(file))
            report(pointer, `${(0,plainText/* excerpt */.K)(file)} is none of the artifacts; list it with its SHA-256`);
    }
};
const freePrices = (document, report) => {
    if ((0,place/* placeOf */.$t)(document, 'cost_posture').value !== 'free')
        return;
    for (const name of ['input_usd_per_million', 'output_usd_per_million']) {
        const { pointer, value } = (0,place/* placeOf */.$t)(document, 'planning', name);
        if (typeof value === 'number' && value !== 0)
            report(pointer, 'a free adapter has a price of 0; otherwise its posture is paid or unknown');
    }
};
const first = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('adapter.environment-unique', (0,lists/* unique */.Am)(environment)),
        (0,paths/* plainPaths */.FY)((document) => [diagnosticsPath(document)]),
        (0,superseded/* superseded */.z)('it can be read, but not planned or run: describe the adapter in version 2'),
    ],
};
const second = {
    validate: agent_adapter_v2_validate,
    rules: [
        (0,rules_form/* error */.z3)('adapter.environment-unique', (0,lists/* unique */.Am)(environment)),
        (0,rules_form/* error */.z3)('adapter.environment-sorted', (0,lists/* sorted */.IP)(environment)),
        (0,rules_form/* error */.z3)('adapter.artifacts-unique', (0,lists/* unique */.Am)(artifacts)),
        (0,rules_form/* error */.z3)('adapter.artifacts-sorted', (0,lists/* sorted */.IP)(artifacts)),
        (0,rules_form/* error */.z3)('adapter.free-prices', freePrices),
        ...(0,command/* commandRules */.Hf)(agentAdapter_command, command/* ADAPTER_PLACEHOLDERS */.x1),
        (0,rules_form/* error */.z3)('adapter.command-listed', commandListed),
        (0,paths/* plainPaths */.FY)((document) => [...artifactPaths(document), diagnosticsPath(document)]),
    ],
};
const agentAdapterForm = (0,rules_form/* versioned */.iF)('codevetter.agent-task-adapter.v2', first, second);


/***/ }),

/***/ 6742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: () => (/* binding */ commandRules),
/* harmony export */   gO: () => (/* binding */ adapterFile),
/* harmony export */   x1: () => (/* binding */ ADAPTER_PLACEHOLDERS)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5707);
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3557);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7223);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1196);





const PLACEHOLDER = /\{[^}]+\}/g;
/** Where a placeholder may stand (wire format 2.10). */
const PLACES = {
    '{node}': { alone: true, beforePath: false },
    '{adapter_root}': { alone: false, beforePath: true },
    '{workspace}': { alone: true, beforePath: true },
    '{task_packet}': { alone: true, beforePath: false },
};
const ADAPTER_PLACEHOLDERS = ['{node}', '{adapter_root}', '{workspace}', '{task_packet}'];
const isOneOf = (name, allowed) => allowed.some((each) => each === name);
/** What is wrong with one argument; undefined when nothing is. An argument without braces is free. */
const argumentFault = (argument, allowed) => {
    if (!/[{}]/.test(argument))
        return undefined;
    const [name, ...others] = argument.match(PLACEHOLDER) ?? [];
    if (name === undefined || others.length > 0 || /[{}]/.test(argument.replace(name, ''))) {
        return 'an argument holds one placeholder at most, and no other braces';
    }
    if (!isOneOf(name, allowed))
        return `the placeholder ${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(name)} is not known; known are ${allowed.join(' ')}`;
    const { alone, beforePath } = PLACES[name];
    if (argument === name)
        return alone ? undefined : `${name} stands before a path: ${name}/file`;
    if (!beforePath)
        return `${name} stands alone, as an argument of its own`;
    if (!argument.startsWith(`${name}/`))
        return `${name} stands at the start, before a slash and a path`;
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadablePath */ .wQ)(argument.slice(name.length + 1)) ? undefined : `behind ${name}/ follows a relative path without a segment ".."`;
};
const nodeFirst = (command) => (document, report) => {
    const [first] = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .elementsOf */ .ZE)(command(document));
    if (first !== undefined && first.value !== '{node}')
        report(first.pointer, 'a command starts with {node}, the Node that runs the kit');
};
const placeholders = (command, allowed) => (document, report) => {
    for (const { pointer, value } of (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .elementsOf */ .ZE)(command(document))) {
        if (typeof value !== 'string' || value.length > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .ARGUMENT_UNITS */ .gs)
            continue;
        const fault = argumentFault(value, allowed);
        if (fault !== undefined)
            report(pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(value)}: ${fault}`);
    }
};
/** The grammar of a command. */
const commandRules = (command, allowed) => [
    (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('command.node-first', nodeFirst(command)),
    (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('command.placeholders', placeholders(command, allowed)),
];
/** The path behind `{adapter_root}/`, when an argument has one. */
const adapterFile = (argument) => typeof argument === 'string' && argument.startsWith('{adapter_root}/') ? argument.slice('{adapter_root}/'.length) : undefined;


/***/ })

};
