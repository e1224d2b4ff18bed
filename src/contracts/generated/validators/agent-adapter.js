// Generated from schemas/agent-adapter.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
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
