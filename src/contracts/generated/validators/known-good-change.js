// Generated from schemas/known-good-change.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","task_id","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-known-good.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","before_sha256","after_base64","after_sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"before_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"after_base64":{"type":"string","minLength":4,"maxLength":1398104},"after_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");

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
if((data.files === undefined) || (!(func0.call(data, "files")))){
fail(instancePath,"required",schema11(),data,"files");
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "files"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-known-good.v1" !== data0){
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
if(data.files !== undefined && func0.call(data, "files")){
let data2 = data.files;
if(Array.isArray(data2)){
if(data2.length > 100){
fail("/files","maxItems",schema11().properties.files,data2);
}
if(data2.length < 1){
fail("/files","minItems",schema11().properties.files,data2);
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.path === undefined) || (!(func0.call(data3, "path")))){
fail("/files/" + i0,"required",schema11().properties.files.items,data3,"path");
}
if((data3.before_sha256 === undefined) || (!(func0.call(data3, "before_sha256")))){
fail("/files/" + i0,"required",schema11().properties.files.items,data3,"before_sha256");
}
if((data3.after_base64 === undefined) || (!(func0.call(data3, "after_base64")))){
fail("/files/" + i0,"required",schema11().properties.files.items,data3,"after_base64");
}
if((data3.after_sha256 === undefined) || (!(func0.call(data3, "after_sha256")))){
fail("/files/" + i0,"required",schema11().properties.files.items,data3,"after_sha256");
}
for(const key1 of Object.keys(data3)){
if(!((((key1 === "path") || (key1 === "before_sha256")) || (key1 === "after_base64")) || (key1 === "after_sha256"))){
fail("/files/" + i0,"additionalProperties",schema11().properties.files.items,data3,key1);
}
}
if(data3.path !== undefined && func0.call(data3, "path")){
let data4 = data3.path;
if(typeof data4 === "string"){
if(data4.length > 240){
fail("/files/" + i0+"/path","maxLength",schema11().properties.files.items.properties.path,data4);
}
if(data4.length < 1){
fail("/files/" + i0+"/path","minLength",schema11().properties.files.items.properties.path,data4);
}
if(data4.length <= 240 && !pattern1.test(data4)){
fail("/files/" + i0+"/path","pattern",schema11().properties.files.items.properties.path,data4);
}
}
else {
fail("/files/" + i0+"/path","type",schema11().properties.files.items.properties.path,data4);
}
}
if(data3.before_sha256 !== undefined && func0.call(data3, "before_sha256")){
let data5 = data3.before_sha256;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
fail("/files/" + i0+"/before_sha256","pattern",schema11().properties.files.items.properties.before_sha256,data5);
}
}
else {
fail("/files/" + i0+"/before_sha256","type",schema11().properties.files.items.properties.before_sha256,data5);
}
}
if(data3.after_base64 !== undefined && func0.call(data3, "after_base64")){
let data6 = data3.after_base64;
if(typeof data6 === "string"){
if(data6.length > 1398104){
fail("/files/" + i0+"/after_base64","maxLength",schema11().properties.files.items.properties.after_base64,data6);
}
if(data6.length < 4){
fail("/files/" + i0+"/after_base64","minLength",schema11().properties.files.items.properties.after_base64,data6);
}
}
else {
fail("/files/" + i0+"/after_base64","type",schema11().properties.files.items.properties.after_base64,data6);
}
}
if(data3.after_sha256 !== undefined && func0.call(data3, "after_sha256")){
let data7 = data3.after_sha256;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
fail("/files/" + i0+"/after_sha256","pattern",schema11().properties.files.items.properties.after_sha256,data7);
}
}
else {
fail("/files/" + i0+"/after_sha256","type",schema11().properties.files.items.properties.after_sha256,data7);
}
}
}
else {
fail("/files/" + i0,"type",schema11().properties.files.items,data3);
}
}
}
else {
fail("/files","type",schema11().properties.files,data2);
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
