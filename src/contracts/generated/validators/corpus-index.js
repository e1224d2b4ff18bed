// Generated from schemas/corpus-index.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","corpus_id","version","tasks"],"properties":{"schema_version":{"const":"codevetter.agent-task-corpus.v1"},"corpus_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","manifest"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"qualification":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^\\d+\\.\\d+\\.\\d+$", "");
const pattern3 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern4 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.corpus_id === undefined) || (!(func0.call(data, "corpus_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"corpus_id",form:schema11,value:data});
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"version",form:schema11,value:data});
}
if((data.tasks === undefined) || (!(func0.call(data, "tasks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"tasks",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "schema_version") || (key0 === "corpus_id")) || (key0 === "version")) || (key0 === "tasks"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-corpus.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.corpus_id !== undefined && func0.call(data, "corpus_id")){
let data1 = data.corpus_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus_id",keyword:"maxLength",form:schema11.properties.corpus_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus_id",keyword:"minLength",form:schema11.properties.corpus_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus_id",keyword:"pattern",form:schema11.properties.corpus_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus_id",keyword:"type",form:schema11.properties.corpus_id,value:data1});
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(data2.length > 40){
if(errors++ < 200)(vErrors ??= []).push({at:"/version",keyword:"maxLength",form:schema11.properties.version,value:data2});
}
if(data2.length <= 40 && !pattern1.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/version",keyword:"pattern",form:schema11.properties.version,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/version",keyword:"type",form:schema11.properties.version,value:data2});
}
}
if(data.tasks !== undefined && func0.call(data, "tasks")){
let data3 = data.tasks;
if(Array.isArray(data3)){
if(data3.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks",keyword:"maxItems",form:schema11.properties.tasks,value:data3});
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.task_id === undefined) || (!(func0.call(data4, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0,keyword:"required",field:"task_id",form:schema11.properties.tasks.items,value:data4});
}
if((data4.manifest === undefined) || (!(func0.call(data4, "manifest")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0,keyword:"required",field:"manifest",form:schema11.properties.tasks.items,value:data4});
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "task_id") || (key1 === "manifest")) || (key1 === "qualification"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0,keyword:"additionalProperties",field:key1,form:schema11.properties.tasks.items,value:data4});
}
}
if(data4.task_id !== undefined && func0.call(data4, "task_id")){
let data5 = data4.task_id;
if(typeof data5 === "string"){
if(data5.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/task_id",keyword:"maxLength",form:schema11.properties.tasks.items.properties.task_id,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/task_id",keyword:"minLength",form:schema11.properties.tasks.items.properties.task_id,value:data5});
}
if(data5.length <= 80 && !pattern0.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/task_id",keyword:"pattern",form:schema11.properties.tasks.items.properties.task_id,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/task_id",keyword:"type",form:schema11.properties.tasks.items.properties.task_id,value:data5});
}
}
if(data4.manifest !== undefined && func0.call(data4, "manifest")){
let data6 = data4.manifest;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.path === undefined) || (!(func0.call(data6, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest",keyword:"required",field:"path",form:schema11.properties.tasks.items.properties.manifest,value:data6});
}
if((data6.sha256 === undefined) || (!(func0.call(data6, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest",keyword:"required",field:"sha256",form:schema11.properties.tasks.items.properties.manifest,value:data6});
}
for(const key2 of Object.keys(data6)){
if(!((key2 === "path") || (key2 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest",keyword:"additionalProperties",field:key2,form:schema11.properties.tasks.items.properties.manifest,value:data6});
}
}
if(data6.path !== undefined && func0.call(data6, "path")){
let data7 = data6.path;
if(typeof data7 === "string"){
if(data7.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/path",keyword:"maxLength",form:schema11.properties.tasks.items.properties.manifest.properties.path,value:data7});
}
if(data7.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/path",keyword:"minLength",form:schema11.properties.tasks.items.properties.manifest.properties.path,value:data7});
}
if(data7.length <= 240 && !pattern3.test(data7)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/path",keyword:"pattern",form:schema11.properties.tasks.items.properties.manifest.properties.path,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/path",keyword:"type",form:schema11.properties.tasks.items.properties.manifest.properties.path,value:data7});
}
}
if(data6.sha256 !== undefined && func0.call(data6, "sha256")){
let data8 = data6.sha256;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/sha256",keyword:"pattern",form:schema11.properties.tasks.items.properties.manifest.properties.sha256,value:data8});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest/sha256",keyword:"type",form:schema11.properties.tasks.items.properties.manifest.properties.sha256,value:data8});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/manifest",keyword:"type",form:schema11.properties.tasks.items.properties.manifest,value:data6});
}
}
if(data4.qualification !== undefined && func0.call(data4, "qualification")){
let data9 = data4.qualification;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.path === undefined) || (!(func0.call(data9, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification",keyword:"required",field:"path",form:schema11.properties.tasks.items.properties.qualification,value:data9});
}
if((data9.sha256 === undefined) || (!(func0.call(data9, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification",keyword:"required",field:"sha256",form:schema11.properties.tasks.items.properties.qualification,value:data9});
}
for(const key3 of Object.keys(data9)){
if(!((key3 === "path") || (key3 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification",keyword:"additionalProperties",field:key3,form:schema11.properties.tasks.items.properties.qualification,value:data9});
}
}
if(data9.path !== undefined && func0.call(data9, "path")){
let data10 = data9.path;
if(typeof data10 === "string"){
if(data10.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/path",keyword:"maxLength",form:schema11.properties.tasks.items.properties.qualification.properties.path,value:data10});
}
if(data10.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/path",keyword:"minLength",form:schema11.properties.tasks.items.properties.qualification.properties.path,value:data10});
}
if(data10.length <= 240 && !pattern3.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/path",keyword:"pattern",form:schema11.properties.tasks.items.properties.qualification.properties.path,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/path",keyword:"type",form:schema11.properties.tasks.items.properties.qualification.properties.path,value:data10});
}
}
if(data9.sha256 !== undefined && func0.call(data9, "sha256")){
let data11 = data9.sha256;
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/sha256",keyword:"pattern",form:schema11.properties.tasks.items.properties.qualification.properties.sha256,value:data11});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification/sha256",keyword:"type",form:schema11.properties.tasks.items.properties.qualification.properties.sha256,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0+"/qualification",keyword:"type",form:schema11.properties.tasks.items.properties.qualification,value:data9});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i0,keyword:"type",form:schema11.properties.tasks.items,value:data4});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks",keyword:"type",form:schema11.properties.tasks,value:data3});
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
