// Generated from schemas/agent-adapter.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
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
