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

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","adapter_id","agent","model","configuration","command","environment_names","timeout_ms","cost_posture"],"properties":{"schema_version":{"const":"codevetter.agent-task-adapter.v1","x-form":"\"codevetter.agent-task-adapter.v1\" or \"codevetter.agent-task-adapter.v2\""},"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"agent":{"type":"string","minLength":1,"maxLength":120},"model":{"type":"string","minLength":1,"maxLength":160},"configuration":{"type":"string","minLength":1,"maxLength":160},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"environment_names":{"type":"array","maxItems":30,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":3600000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"diagnostics_path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[A-Z][A-Z0-9_]{0,79}$", "");
const pattern2 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.adapter_id === undefined) || (!(func0.call(data, "adapter_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"adapter_id",form:schema11,value:data});
}
if((data.agent === undefined) || (!(func0.call(data, "agent")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"agent",form:schema11,value:data});
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"model",form:schema11,value:data});
}
if((data.configuration === undefined) || (!(func0.call(data, "configuration")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"configuration",form:schema11,value:data});
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"command",form:schema11,value:data});
}
if((data.environment_names === undefined) || (!(func0.call(data, "environment_names")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"environment_names",form:schema11,value:data});
}
if((data.timeout_ms === undefined) || (!(func0.call(data, "timeout_ms")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"timeout_ms",form:schema11,value:data});
}
if((data.cost_posture === undefined) || (!(func0.call(data, "cost_posture")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"cost_posture",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-adapter.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.adapter_id !== undefined && func0.call(data, "adapter_id")){
let data1 = data.adapter_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"maxLength",form:schema11.properties.adapter_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"minLength",form:schema11.properties.adapter_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"pattern",form:schema11.properties.adapter_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"type",form:schema11.properties.adapter_id,value:data1});
}
}
if(data.agent !== undefined && func0.call(data, "agent")){
let data2 = data.agent;
if(typeof data2 === "string"){
if(data2.length > 120){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"maxLength",form:schema11.properties.agent,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"minLength",form:schema11.properties.agent,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"type",form:schema11.properties.agent,value:data2});
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data3 = data.model;
if(typeof data3 === "string"){
if(data3.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/model",keyword:"maxLength",form:schema11.properties.model,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/model",keyword:"minLength",form:schema11.properties.model,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/model",keyword:"type",form:schema11.properties.model,value:data3});
}
}
if(data.configuration !== undefined && func0.call(data, "configuration")){
let data4 = data.configuration;
if(typeof data4 === "string"){
if(data4.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/configuration",keyword:"maxLength",form:schema11.properties.configuration,value:data4});
}
if(data4.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/configuration",keyword:"minLength",form:schema11.properties.configuration,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/configuration",keyword:"type",form:schema11.properties.configuration,value:data4});
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data5 = data.command;
if(Array.isArray(data5)){
if(data5.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"maxItems",form:schema11.properties.command,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"minItems",form:schema11.properties.command,value:data5});
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(data6.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i0,keyword:"maxLength",form:schema11.properties.command.items,value:data6});
}
if(data6.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i0,keyword:"minLength",form:schema11.properties.command.items,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i0,keyword:"type",form:schema11.properties.command.items,value:data6});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"type",form:schema11.properties.command,value:data5});
}
}
if(data.environment_names !== undefined && func0.call(data, "environment_names")){
let data7 = data.environment_names;
if(Array.isArray(data7)){
if(data7.length > 30){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names",keyword:"maxItems",form:schema11.properties.environment_names,value:data7});
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names/" + i1,keyword:"pattern",form:schema11.properties.environment_names.items,value:data8});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names/" + i1,keyword:"type",form:schema11.properties.environment_names.items,value:data8});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names",keyword:"type",form:schema11.properties.environment_names,value:data7});
}
}
if(data.timeout_ms !== undefined && func0.call(data, "timeout_ms")){
let data9 = data.timeout_ms;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/timeout_ms",keyword:"type",form:schema11.properties.timeout_ms,value:data9});
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 3600000 || isNaN(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/timeout_ms",keyword:"maximum",form:schema11.properties.timeout_ms,value:data9});
}
if(data9 < 1000 || isNaN(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/timeout_ms",keyword:"minimum",form:schema11.properties.timeout_ms,value:data9});
}
}
}
if(data.cost_posture !== undefined && func0.call(data, "cost_posture")){
let data10 = data.cost_posture;
if(typeof data10 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_posture",keyword:"type",form:schema11.properties.cost_posture,value:data10});
}
if(!(((data10 === "free") || (data10 === "paid")) || (data10 === "unknown"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_posture",keyword:"enum",form:schema11.properties.cost_posture,value:data10});
}
}
if(data.diagnostics_path !== undefined && func0.call(data, "diagnostics_path")){
let data11 = data.diagnostics_path;
if(typeof data11 === "string"){
if(data11.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"maxLength",form:schema11.properties.diagnostics_path,value:data11});
}
if(data11.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"minLength",form:schema11.properties.diagnostics_path,value:data11});
}
if(data11.length <= 240 && !pattern2.test(data11)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"pattern",form:schema11.properties.diagnostics_path,value:data11});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"type",form:schema11.properties.diagnostics_path,value:data11});
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

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/agent-adapter-v2.js
// Generated from schemas/agent-adapter-v2.schema.json by scripts/generate.mjs. Do not edit.

const agent_adapter_v2_validate = agent_adapter_v2_validate10;
const agent_adapter_v2_schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","adapter_id","agent","model","configuration","command","artifacts","environment_names","timeout_ms","cost_posture","planning"],"properties":{"schema_version":{"const":"codevetter.agent-task-adapter.v2"},"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"agent":{"type":"string","minLength":1,"maxLength":120},"model":{"type":"string","minLength":1,"maxLength":160},"configuration":{"type":"string","minLength":1,"maxLength":160},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"artifacts":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}},"environment_names":{"type":"array","maxItems":30,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":3600000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"diagnostics_path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"planning":{"type":"object","additionalProperties":false,"required":["prompt_overhead_tokens","reserved_output_tokens","input_usd_per_million","output_usd_per_million","max_cost_usd"],"properties":{"prompt_overhead_tokens":{"type":"integer","minimum":0,"maximum":1000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"input_usd_per_million":{"type":"number","minimum":0,"maximum":100000},"output_usd_per_million":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000}}}}};
const agent_adapter_v2_func0 = Object.prototype.hasOwnProperty;
const agent_adapter_v2_pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const agent_adapter_v2_pattern1 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const agent_adapter_v2_pattern2 = new RegExp("^[a-f0-9]{64}$", "");
const pattern3 = new RegExp("^[A-Z][A-Z0-9_]{0,79}$", "");

function agent_adapter_v2_validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(agent_adapter_v2_func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:agent_adapter_v2_schema11,value:data});
}
if((data.adapter_id === undefined) || (!(agent_adapter_v2_func0.call(data, "adapter_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"adapter_id",form:agent_adapter_v2_schema11,value:data});
}
if((data.agent === undefined) || (!(agent_adapter_v2_func0.call(data, "agent")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"agent",form:agent_adapter_v2_schema11,value:data});
}
if((data.model === undefined) || (!(agent_adapter_v2_func0.call(data, "model")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"model",form:agent_adapter_v2_schema11,value:data});
}
if((data.configuration === undefined) || (!(agent_adapter_v2_func0.call(data, "configuration")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"configuration",form:agent_adapter_v2_schema11,value:data});
}
if((data.command === undefined) || (!(agent_adapter_v2_func0.call(data, "command")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"command",form:agent_adapter_v2_schema11,value:data});
}
if((data.artifacts === undefined) || (!(agent_adapter_v2_func0.call(data, "artifacts")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"artifacts",form:agent_adapter_v2_schema11,value:data});
}
if((data.environment_names === undefined) || (!(agent_adapter_v2_func0.call(data, "environment_names")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"environment_names",form:agent_adapter_v2_schema11,value:data});
}
if((data.timeout_ms === undefined) || (!(agent_adapter_v2_func0.call(data, "timeout_ms")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"timeout_ms",form:agent_adapter_v2_schema11,value:data});
}
if((data.cost_posture === undefined) || (!(agent_adapter_v2_func0.call(data, "cost_posture")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"cost_posture",form:agent_adapter_v2_schema11,value:data});
}
if((data.planning === undefined) || (!(agent_adapter_v2_func0.call(data, "planning")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"planning",form:agent_adapter_v2_schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(agent_adapter_v2_func0.call(agent_adapter_v2_schema11.properties, key0))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:agent_adapter_v2_schema11,value:data});
}
}
if(data.schema_version !== undefined && agent_adapter_v2_func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-adapter.v2" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:agent_adapter_v2_schema11.properties.schema_version,value:data0});
}
}
if(data.adapter_id !== undefined && agent_adapter_v2_func0.call(data, "adapter_id")){
let data1 = data.adapter_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"maxLength",form:agent_adapter_v2_schema11.properties.adapter_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"minLength",form:agent_adapter_v2_schema11.properties.adapter_id,value:data1});
}
if(data1.length <= 80 && !agent_adapter_v2_pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"pattern",form:agent_adapter_v2_schema11.properties.adapter_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"type",form:agent_adapter_v2_schema11.properties.adapter_id,value:data1});
}
}
if(data.agent !== undefined && agent_adapter_v2_func0.call(data, "agent")){
let data2 = data.agent;
if(typeof data2 === "string"){
if(data2.length > 120){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"maxLength",form:agent_adapter_v2_schema11.properties.agent,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"minLength",form:agent_adapter_v2_schema11.properties.agent,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"type",form:agent_adapter_v2_schema11.properties.agent,value:data2});
}
}
if(data.model !== undefined && agent_adapter_v2_func0.call(data, "model")){
let data3 = data.model;
if(typeof data3 === "string"){
if(data3.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/model",keyword:"maxLength",form:agent_adapter_v2_schema11.properties.model,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/model",keyword:"minLength",form:agent_adapter_v2_schema11.properties.model,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/model",keyword:"type",form:agent_adapter_v2_schema11.properties.model,value:data3});
}
}
if(data.configuration !== undefined && agent_adapter_v2_func0.call(data, "configuration")){
let data4 = data.configuration;
if(typeof data4 === "string"){
if(data4.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/configuration",keyword:"maxLength",form:agent_adapter_v2_schema11.properties.configuration,value:data4});
}
if(data4.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/configuration",keyword:"minLength",form:agent_adapter_v2_schema11.properties.configuration,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/configuration",keyword:"type",form:agent_adapter_v2_schema11.properties.configuration,value:data4});
}
}
if(data.command !== undefined && agent_adapter_v2_func0.call(data, "command")){
let data5 = data.command;
if(Array.isArray(data5)){
if(data5.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"maxItems",form:agent_adapter_v2_schema11.properties.command,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"minItems",form:agent_adapter_v2_schema11.properties.command,value:data5});
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(data6.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i0,keyword:"maxLength",form:agent_adapter_v2_schema11.properties.command.items,value:data6});
}
if(data6.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i0,keyword:"minLength",form:agent_adapter_v2_schema11.properties.command.items,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i0,keyword:"type",form:agent_adapter_v2_schema11.properties.command.items,value:data6});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"type",form:agent_adapter_v2_schema11.properties.command,value:data5});
}
}
if(data.artifacts !== undefined && agent_adapter_v2_func0.call(data, "artifacts")){
let data7 = data.artifacts;
if(Array.isArray(data7)){
if(data7.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"maxItems",form:agent_adapter_v2_schema11.properties.artifacts,value:data7});
}
if(data7.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"minItems",form:agent_adapter_v2_schema11.properties.artifacts,value:data7});
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.path === undefined) || (!(agent_adapter_v2_func0.call(data8, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1,keyword:"required",field:"path",form:agent_adapter_v2_schema11.properties.artifacts.items,value:data8});
}
if((data8.sha256 === undefined) || (!(agent_adapter_v2_func0.call(data8, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1,keyword:"required",field:"sha256",form:agent_adapter_v2_schema11.properties.artifacts.items,value:data8});
}
for(const key1 of Object.keys(data8)){
if(!((key1 === "path") || (key1 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1,keyword:"additionalProperties",field:key1,form:agent_adapter_v2_schema11.properties.artifacts.items,value:data8});
}
}
if(data8.path !== undefined && agent_adapter_v2_func0.call(data8, "path")){
let data9 = data8.path;
if(typeof data9 === "string"){
if(data9.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/path",keyword:"maxLength",form:agent_adapter_v2_schema11.properties.artifacts.items.properties.path,value:data9});
}
if(data9.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/path",keyword:"minLength",form:agent_adapter_v2_schema11.properties.artifacts.items.properties.path,value:data9});
}
if(data9.length <= 240 && !agent_adapter_v2_pattern1.test(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/path",keyword:"pattern",form:agent_adapter_v2_schema11.properties.artifacts.items.properties.path,value:data9});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/path",keyword:"type",form:agent_adapter_v2_schema11.properties.artifacts.items.properties.path,value:data9});
}
}
if(data8.sha256 !== undefined && agent_adapter_v2_func0.call(data8, "sha256")){
let data10 = data8.sha256;
if(typeof data10 === "string"){
if(!agent_adapter_v2_pattern2.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/sha256",keyword:"pattern",form:agent_adapter_v2_schema11.properties.artifacts.items.properties.sha256,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/sha256",keyword:"type",form:agent_adapter_v2_schema11.properties.artifacts.items.properties.sha256,value:data10});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1,keyword:"type",form:agent_adapter_v2_schema11.properties.artifacts.items,value:data8});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"type",form:agent_adapter_v2_schema11.properties.artifacts,value:data7});
}
}
if(data.environment_names !== undefined && agent_adapter_v2_func0.call(data, "environment_names")){
let data11 = data.environment_names;
if(Array.isArray(data11)){
if(data11.length > 30){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names",keyword:"maxItems",form:agent_adapter_v2_schema11.properties.environment_names,value:data11});
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names/" + i2,keyword:"pattern",form:agent_adapter_v2_schema11.properties.environment_names.items,value:data12});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names/" + i2,keyword:"type",form:agent_adapter_v2_schema11.properties.environment_names.items,value:data12});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names",keyword:"type",form:agent_adapter_v2_schema11.properties.environment_names,value:data11});
}
}
if(data.timeout_ms !== undefined && agent_adapter_v2_func0.call(data, "timeout_ms")){
let data13 = data.timeout_ms;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/timeout_ms",keyword:"type",form:agent_adapter_v2_schema11.properties.timeout_ms,value:data13});
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3600000 || isNaN(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/timeout_ms",keyword:"maximum",form:agent_adapter_v2_schema11.properties.timeout_ms,value:data13});
}
if(data13 < 1000 || isNaN(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/timeout_ms",keyword:"minimum",form:agent_adapter_v2_schema11.properties.timeout_ms,value:data13});
}
}
}
if(data.cost_posture !== undefined && agent_adapter_v2_func0.call(data, "cost_posture")){
let data14 = data.cost_posture;
if(typeof data14 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_posture",keyword:"type",form:agent_adapter_v2_schema11.properties.cost_posture,value:data14});
}
if(!(((data14 === "free") || (data14 === "paid")) || (data14 === "unknown"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_posture",keyword:"enum",form:agent_adapter_v2_schema11.properties.cost_posture,value:data14});
}
}
if(data.diagnostics_path !== undefined && agent_adapter_v2_func0.call(data, "diagnostics_path")){
let data15 = data.diagnostics_path;
if(typeof data15 === "string"){
if(data15.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"maxLength",form:agent_adapter_v2_schema11.properties.diagnostics_path,value:data15});
}
if(data15.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"minLength",form:agent_adapter_v2_schema11.properties.diagnostics_path,value:data15});
}
if(data15.length <= 240 && !agent_adapter_v2_pattern1.test(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"pattern",form:agent_adapter_v2_schema11.properties.diagnostics_path,value:data15});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"type",form:agent_adapter_v2_schema11.properties.diagnostics_path,value:data15});
}
}
if(data.planning !== undefined && agent_adapter_v2_func0.call(data, "planning")){
let data16 = data.planning;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.prompt_overhead_tokens === undefined) || (!(agent_adapter_v2_func0.call(data16, "prompt_overhead_tokens")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"required",field:"prompt_overhead_tokens",form:agent_adapter_v2_schema11.properties.planning,value:data16});
}
if((data16.reserved_output_tokens === undefined) || (!(agent_adapter_v2_func0.call(data16, "reserved_output_tokens")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"required",field:"reserved_output_tokens",form:agent_adapter_v2_schema11.properties.planning,value:data16});
}
if((data16.input_usd_per_million === undefined) || (!(agent_adapter_v2_func0.call(data16, "input_usd_per_million")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"required",field:"input_usd_per_million",form:agent_adapter_v2_schema11.properties.planning,value:data16});
}
if((data16.output_usd_per_million === undefined) || (!(agent_adapter_v2_func0.call(data16, "output_usd_per_million")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"required",field:"output_usd_per_million",form:agent_adapter_v2_schema11.properties.planning,value:data16});
}
if((data16.max_cost_usd === undefined) || (!(agent_adapter_v2_func0.call(data16, "max_cost_usd")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"required",field:"max_cost_usd",form:agent_adapter_v2_schema11.properties.planning,value:data16});
}
for(const key2 of Object.keys(data16)){
if(!(((((key2 === "prompt_overhead_tokens") || (key2 === "reserved_output_tokens")) || (key2 === "input_usd_per_million")) || (key2 === "output_usd_per_million")) || (key2 === "max_cost_usd"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"additionalProperties",field:key2,form:agent_adapter_v2_schema11.properties.planning,value:data16});
}
}
if(data16.prompt_overhead_tokens !== undefined && agent_adapter_v2_func0.call(data16, "prompt_overhead_tokens")){
let data17 = data16.prompt_overhead_tokens;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/prompt_overhead_tokens",keyword:"type",form:agent_adapter_v2_schema11.properties.planning.properties.prompt_overhead_tokens,value:data17});
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000 || isNaN(data17)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/prompt_overhead_tokens",keyword:"maximum",form:agent_adapter_v2_schema11.properties.planning.properties.prompt_overhead_tokens,value:data17});
}
if(data17 < 0 || isNaN(data17)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/prompt_overhead_tokens",keyword:"minimum",form:agent_adapter_v2_schema11.properties.planning.properties.prompt_overhead_tokens,value:data17});
}
}
}
if(data16.reserved_output_tokens !== undefined && agent_adapter_v2_func0.call(data16, "reserved_output_tokens")){
let data18 = data16.reserved_output_tokens;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/reserved_output_tokens",keyword:"type",form:agent_adapter_v2_schema11.properties.planning.properties.reserved_output_tokens,value:data18});
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000 || isNaN(data18)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/reserved_output_tokens",keyword:"maximum",form:agent_adapter_v2_schema11.properties.planning.properties.reserved_output_tokens,value:data18});
}
if(data18 < 1 || isNaN(data18)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/reserved_output_tokens",keyword:"minimum",form:agent_adapter_v2_schema11.properties.planning.properties.reserved_output_tokens,value:data18});
}
}
}
if(data16.input_usd_per_million !== undefined && agent_adapter_v2_func0.call(data16, "input_usd_per_million")){
let data19 = data16.input_usd_per_million;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100000 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/input_usd_per_million",keyword:"maximum",form:agent_adapter_v2_schema11.properties.planning.properties.input_usd_per_million,value:data19});
}
if(data19 < 0 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/input_usd_per_million",keyword:"minimum",form:agent_adapter_v2_schema11.properties.planning.properties.input_usd_per_million,value:data19});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/input_usd_per_million",keyword:"type",form:agent_adapter_v2_schema11.properties.planning.properties.input_usd_per_million,value:data19});
}
}
if(data16.output_usd_per_million !== undefined && agent_adapter_v2_func0.call(data16, "output_usd_per_million")){
let data20 = data16.output_usd_per_million;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100000 || isNaN(data20)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/output_usd_per_million",keyword:"maximum",form:agent_adapter_v2_schema11.properties.planning.properties.output_usd_per_million,value:data20});
}
if(data20 < 0 || isNaN(data20)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/output_usd_per_million",keyword:"minimum",form:agent_adapter_v2_schema11.properties.planning.properties.output_usd_per_million,value:data20});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/output_usd_per_million",keyword:"type",form:agent_adapter_v2_schema11.properties.planning.properties.output_usd_per_million,value:data20});
}
}
if(data16.max_cost_usd !== undefined && agent_adapter_v2_func0.call(data16, "max_cost_usd")){
let data21 = data16.max_cost_usd;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 100000 || isNaN(data21)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/max_cost_usd",keyword:"maximum",form:agent_adapter_v2_schema11.properties.planning.properties.max_cost_usd,value:data21});
}
if(data21 < 0 || isNaN(data21)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/max_cost_usd",keyword:"minimum",form:agent_adapter_v2_schema11.properties.planning.properties.max_cost_usd,value:data21});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/max_cost_usd",keyword:"type",form:agent_adapter_v2_schema11.properties.planning.properties.max_cost_usd,value:data21});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"type",form:agent_adapter_v2_schema11.properties.planning,value:data16});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"type",form:agent_adapter_v2_schema11,value:data});
}
agent_adapter_v2_validate10.errors = vErrors ?? [];
agent_adapter_v2_validate10.found = errors;
return errors === 0;
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
