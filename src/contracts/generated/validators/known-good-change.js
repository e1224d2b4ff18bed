// Generated from schemas/known-good-change.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-known-good.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","before_sha256","after_base64","after_sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"before_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"after_base64":{"type":"string","minLength":4,"maxLength":1398104},"after_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.task_id === undefined) || (!(func0.call(data, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"task_id",form:schema11,value:data});
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"files",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "files"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-known-good.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.task_id !== undefined && func0.call(data, "task_id")){
let data1 = data.task_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"maxLength",form:schema11.properties.task_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"minLength",form:schema11.properties.task_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"pattern",form:schema11.properties.task_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"type",form:schema11.properties.task_id,value:data1});
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data2 = data.files;
if(Array.isArray(data2)){
if(data2.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"maxItems",form:schema11.properties.files,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"minItems",form:schema11.properties.files,value:data2});
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.path === undefined) || (!(func0.call(data3, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"path",form:schema11.properties.files.items,value:data3});
}
if((data3.before_sha256 === undefined) || (!(func0.call(data3, "before_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"before_sha256",form:schema11.properties.files.items,value:data3});
}
if((data3.after_base64 === undefined) || (!(func0.call(data3, "after_base64")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"after_base64",form:schema11.properties.files.items,value:data3});
}
if((data3.after_sha256 === undefined) || (!(func0.call(data3, "after_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"after_sha256",form:schema11.properties.files.items,value:data3});
}
for(const key1 of Object.keys(data3)){
if(!((((key1 === "path") || (key1 === "before_sha256")) || (key1 === "after_base64")) || (key1 === "after_sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"additionalProperties",field:key1,form:schema11.properties.files.items,value:data3});
}
}
if(data3.path !== undefined && func0.call(data3, "path")){
let data4 = data3.path;
if(typeof data4 === "string"){
if(data4.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"maxLength",form:schema11.properties.files.items.properties.path,value:data4});
}
if(data4.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"minLength",form:schema11.properties.files.items.properties.path,value:data4});
}
if(data4.length <= 240 && !pattern1.test(data4)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"pattern",form:schema11.properties.files.items.properties.path,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"type",form:schema11.properties.files.items.properties.path,value:data4});
}
}
if(data3.before_sha256 !== undefined && func0.call(data3, "before_sha256")){
let data5 = data3.before_sha256;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/before_sha256",keyword:"pattern",form:schema11.properties.files.items.properties.before_sha256,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/before_sha256",keyword:"type",form:schema11.properties.files.items.properties.before_sha256,value:data5});
}
}
if(data3.after_base64 !== undefined && func0.call(data3, "after_base64")){
let data6 = data3.after_base64;
if(typeof data6 === "string"){
if(data6.length > 1398104){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/after_base64",keyword:"maxLength",form:schema11.properties.files.items.properties.after_base64,value:data6});
}
if(data6.length < 4){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/after_base64",keyword:"minLength",form:schema11.properties.files.items.properties.after_base64,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/after_base64",keyword:"type",form:schema11.properties.files.items.properties.after_base64,value:data6});
}
}
if(data3.after_sha256 !== undefined && func0.call(data3, "after_sha256")){
let data7 = data3.after_sha256;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/after_sha256",keyword:"pattern",form:schema11.properties.files.items.properties.after_sha256,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/after_sha256",keyword:"type",form:schema11.properties.files.items.properties.after_sha256,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"type",form:schema11.properties.files.items,value:data3});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"type",form:schema11.properties.files,value:data2});
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
