// Generated from schemas/fixture-bundle.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","files"],"properties":{"schema_version":{"const":"codevetter.agent-task-fixture.v1"},"files":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["path","content_base64","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"content_base64":{"type":"string","minLength":4,"maxLength":1398104},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"files",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!((key0 === "schema_version") || (key0 === "files"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-fixture.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data1 = data.files;
if(Array.isArray(data1)){
if(data1.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"maxItems",form:schema11.properties.files,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"minItems",form:schema11.properties.files,value:data1});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.path === undefined) || (!(func0.call(data2, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"path",form:schema11.properties.files.items,value:data2});
}
if((data2.content_base64 === undefined) || (!(func0.call(data2, "content_base64")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"content_base64",form:schema11.properties.files.items,value:data2});
}
if((data2.sha256 === undefined) || (!(func0.call(data2, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"required",field:"sha256",form:schema11.properties.files.items,value:data2});
}
for(const key1 of Object.keys(data2)){
if(!(((key1 === "path") || (key1 === "content_base64")) || (key1 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"additionalProperties",field:key1,form:schema11.properties.files.items,value:data2});
}
}
if(data2.path !== undefined && func0.call(data2, "path")){
let data3 = data2.path;
if(typeof data3 === "string"){
if(data3.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"maxLength",form:schema11.properties.files.items.properties.path,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"minLength",form:schema11.properties.files.items.properties.path,value:data3});
}
if(data3.length <= 240 && !pattern0.test(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"pattern",form:schema11.properties.files.items.properties.path,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/path",keyword:"type",form:schema11.properties.files.items.properties.path,value:data3});
}
}
if(data2.content_base64 !== undefined && func0.call(data2, "content_base64")){
let data4 = data2.content_base64;
if(typeof data4 === "string"){
if(data4.length > 1398104){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/content_base64",keyword:"maxLength",form:schema11.properties.files.items.properties.content_base64,value:data4});
}
if(data4.length < 4){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/content_base64",keyword:"minLength",form:schema11.properties.files.items.properties.content_base64,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/content_base64",keyword:"type",form:schema11.properties.files.items.properties.content_base64,value:data4});
}
}
if(data2.sha256 !== undefined && func0.call(data2, "sha256")){
let data5 = data2.sha256;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/sha256",keyword:"pattern",form:schema11.properties.files.items.properties.sha256,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0+"/sha256",keyword:"type",form:schema11.properties.files.items.properties.sha256,value:data5});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files/" + i0,keyword:"type",form:schema11.properties.files.items,value:data2});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files",keyword:"type",form:schema11.properties.files,value:data1});
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
