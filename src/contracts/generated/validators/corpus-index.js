// Generated from schemas/corpus-index.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","corpus_id","version","tasks"],"properties":{"schema_version":{"const":"codevetter.agent-task-corpus.v1"},"corpus_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","manifest"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"qualification":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^\\d+\\.\\d+\\.\\d+$", "");
const pattern3 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern4 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
if((data.corpus_id === undefined) || (!(func0.call(data, "corpus_id")))){
fail(instancePath,"required",schema11(),data,"corpus_id");
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
fail(instancePath,"required",schema11(),data,"version");
}
if((data.tasks === undefined) || (!(func0.call(data, "tasks")))){
fail(instancePath,"required",schema11(),data,"tasks");
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "schema_version") || (key0 === "corpus_id")) || (key0 === "version")) || (key0 === "tasks"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-corpus.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.corpus_id !== undefined && func0.call(data, "corpus_id")){
let data1 = data.corpus_id;
if(typeof data1 === "string"){
if(data1.length > 80){
fail("/corpus_id","maxLength",schema11().properties.corpus_id,data1);
}
if(data1.length < 1){
fail("/corpus_id","minLength",schema11().properties.corpus_id,data1);
}
if(data1.length <= 80 && !pattern0.test(data1)){
fail("/corpus_id","pattern",schema11().properties.corpus_id,data1);
}
}
else {
fail("/corpus_id","type",schema11().properties.corpus_id,data1);
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(data2.length > 40){
fail("/version","maxLength",schema11().properties.version,data2);
}
if(data2.length <= 40 && !pattern1.test(data2)){
fail("/version","pattern",schema11().properties.version,data2);
}
}
else {
fail("/version","type",schema11().properties.version,data2);
}
}
if(data.tasks !== undefined && func0.call(data, "tasks")){
let data3 = data.tasks;
if(Array.isArray(data3)){
if(data3.length > 50){
fail("/tasks","maxItems",schema11().properties.tasks,data3);
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.task_id === undefined) || (!(func0.call(data4, "task_id")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data4,"task_id");
}
if((data4.manifest === undefined) || (!(func0.call(data4, "manifest")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data4,"manifest");
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "task_id") || (key1 === "manifest")) || (key1 === "qualification"))){
fail("/tasks/" + i0,"additionalProperties",schema11().properties.tasks.items,data4,key1);
}
}
if(data4.task_id !== undefined && func0.call(data4, "task_id")){
let data5 = data4.task_id;
if(typeof data5 === "string"){
if(data5.length > 80){
fail("/tasks/" + i0+"/task_id","maxLength",schema11().properties.tasks.items.properties.task_id,data5);
}
if(data5.length < 1){
fail("/tasks/" + i0+"/task_id","minLength",schema11().properties.tasks.items.properties.task_id,data5);
}
if(data5.length <= 80 && !pattern0.test(data5)){
fail("/tasks/" + i0+"/task_id","pattern",schema11().properties.tasks.items.properties.task_id,data5);
}
}
else {
fail("/tasks/" + i0+"/task_id","type",schema11().properties.tasks.items.properties.task_id,data5);
}
}
if(data4.manifest !== undefined && func0.call(data4, "manifest")){
let data6 = data4.manifest;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.path === undefined) || (!(func0.call(data6, "path")))){
fail("/tasks/" + i0+"/manifest","required",schema11().properties.tasks.items.properties.manifest,data6,"path");
}
if((data6.sha256 === undefined) || (!(func0.call(data6, "sha256")))){
fail("/tasks/" + i0+"/manifest","required",schema11().properties.tasks.items.properties.manifest,data6,"sha256");
}
for(const key2 of Object.keys(data6)){
if(!((key2 === "path") || (key2 === "sha256"))){
fail("/tasks/" + i0+"/manifest","additionalProperties",schema11().properties.tasks.items.properties.manifest,data6,key2);
}
}
if(data6.path !== undefined && func0.call(data6, "path")){
let data7 = data6.path;
if(typeof data7 === "string"){
if(data7.length > 240){
fail("/tasks/" + i0+"/manifest/path","maxLength",schema11().properties.tasks.items.properties.manifest.properties.path,data7);
}
if(data7.length < 1){
fail("/tasks/" + i0+"/manifest/path","minLength",schema11().properties.tasks.items.properties.manifest.properties.path,data7);
}
if(data7.length <= 240 && !pattern3.test(data7)){
fail("/tasks/" + i0+"/manifest/path","pattern",schema11().properties.tasks.items.properties.manifest.properties.path,data7);
}
}
else {
fail("/tasks/" + i0+"/manifest/path","type",schema11().properties.tasks.items.properties.manifest.properties.path,data7);
}
}
if(data6.sha256 !== undefined && func0.call(data6, "sha256")){
let data8 = data6.sha256;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
fail("/tasks/" + i0+"/manifest/sha256","pattern",schema11().properties.tasks.items.properties.manifest.properties.sha256,data8);
}
}
else {
fail("/tasks/" + i0+"/manifest/sha256","type",schema11().properties.tasks.items.properties.manifest.properties.sha256,data8);
}
}
}
else {
fail("/tasks/" + i0+"/manifest","type",schema11().properties.tasks.items.properties.manifest,data6);
}
}
if(data4.qualification !== undefined && func0.call(data4, "qualification")){
let data9 = data4.qualification;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.path === undefined) || (!(func0.call(data9, "path")))){
fail("/tasks/" + i0+"/qualification","required",schema11().properties.tasks.items.properties.qualification,data9,"path");
}
if((data9.sha256 === undefined) || (!(func0.call(data9, "sha256")))){
fail("/tasks/" + i0+"/qualification","required",schema11().properties.tasks.items.properties.qualification,data9,"sha256");
}
for(const key3 of Object.keys(data9)){
if(!((key3 === "path") || (key3 === "sha256"))){
fail("/tasks/" + i0+"/qualification","additionalProperties",schema11().properties.tasks.items.properties.qualification,data9,key3);
}
}
if(data9.path !== undefined && func0.call(data9, "path")){
let data10 = data9.path;
if(typeof data10 === "string"){
if(data10.length > 240){
fail("/tasks/" + i0+"/qualification/path","maxLength",schema11().properties.tasks.items.properties.qualification.properties.path,data10);
}
if(data10.length < 1){
fail("/tasks/" + i0+"/qualification/path","minLength",schema11().properties.tasks.items.properties.qualification.properties.path,data10);
}
if(data10.length <= 240 && !pattern3.test(data10)){
fail("/tasks/" + i0+"/qualification/path","pattern",schema11().properties.tasks.items.properties.qualification.properties.path,data10);
}
}
else {
fail("/tasks/" + i0+"/qualification/path","type",schema11().properties.tasks.items.properties.qualification.properties.path,data10);
}
}
if(data9.sha256 !== undefined && func0.call(data9, "sha256")){
let data11 = data9.sha256;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
fail("/tasks/" + i0+"/qualification/sha256","pattern",schema11().properties.tasks.items.properties.qualification.properties.sha256,data11);
}
}
else {
fail("/tasks/" + i0+"/qualification/sha256","type",schema11().properties.tasks.items.properties.qualification.properties.sha256,data11);
}
}
}
else {
fail("/tasks/" + i0+"/qualification","type",schema11().properties.tasks.items.properties.qualification,data9);
}
}
}
else {
fail("/tasks/" + i0,"type",schema11().properties.tasks.items,data4);
}
}
}
else {
fail("/tasks","type",schema11().properties.tasks,data3);
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
