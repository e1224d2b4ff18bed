// Generated from schemas/fixture-bundle.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-fixture.v1"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","content_base64","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"content_base64":{"type":"string","minLength":4,"maxLength":1398104},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
fail(instancePath,"required",schema11(),data,"files");
}
for(const key0 of Object.keys(data)){
if(!((key0 === "schema_version") || (key0 === "files"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-fixture.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data1 = data.files;
if(Array.isArray(data1)){
if(data1.length > 100){
fail("/files","maxItems",schema11().properties.files,data1);
}
if(data1.length < 1){
fail("/files","minItems",schema11().properties.files,data1);
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.path === undefined) || (!(func0.call(data2, "path")))){
fail("/files/" + i0,"required",schema11().properties.files.items,data2,"path");
}
if((data2.content_base64 === undefined) || (!(func0.call(data2, "content_base64")))){
fail("/files/" + i0,"required",schema11().properties.files.items,data2,"content_base64");
}
if((data2.sha256 === undefined) || (!(func0.call(data2, "sha256")))){
fail("/files/" + i0,"required",schema11().properties.files.items,data2,"sha256");
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "path") || (key1 === "content_base64")) || (key1 === "sha256"))){
fail("/files/" + i0,"additionalProperties",schema11().properties.files.items,data2,key1);
}
}
if(data2.path !== undefined && func0.call(data2, "path")){
let data3 = data2.path;
if(typeof data3 === "string"){
if(data3.length > 240){
fail("/files/" + i0+"/path","maxLength",schema11().properties.files.items.properties.path,data3);
}
if(data3.length < 1){
fail("/files/" + i0+"/path","minLength",schema11().properties.files.items.properties.path,data3);
}
if(data3.length <= 240 && !pattern0.test(data3)){
fail("/files/" + i0+"/path","pattern",schema11().properties.files.items.properties.path,data3);
}
}
else {
fail("/files/" + i0+"/path","type",schema11().properties.files.items.properties.path,data3);
}
}
if(data2.content_base64 !== undefined && func0.call(data2, "content_base64")){
let data4 = data2.content_base64;
if(typeof data4 === "string"){
if(data4.length > 1398104){
fail("/files/" + i0+"/content_base64","maxLength",schema11().properties.files.items.properties.content_base64,data4);
}
if(data4.length < 4){
fail("/files/" + i0+"/content_base64","minLength",schema11().properties.files.items.properties.content_base64,data4);
}
}
else {
fail("/files/" + i0+"/content_base64","type",schema11().properties.files.items.properties.content_base64,data4);
}
}
if(data2.sha256 !== undefined && func0.call(data2, "sha256")){
let data5 = data2.sha256;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
fail("/files/" + i0+"/sha256","pattern",schema11().properties.files.items.properties.sha256,data5);
}
}
else {
fail("/files/" + i0+"/sha256","type",schema11().properties.files.items.properties.sha256,data5);
}
}
}
else {
fail("/files/" + i0,"type",schema11().properties.files.items,data2);
}
}
}
else {
fail("/files","type",schema11().properties.files,data1);
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
