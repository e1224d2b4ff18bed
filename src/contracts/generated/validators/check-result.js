// Generated from schemas/check-result.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","acceptance_contract_sha256","results"],"properties":{"schema_version":{"const":"codevetter.agent-task-check-result.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"results":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");

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
if((data.acceptance_contract_sha256 === undefined) || (!(func0.call(data, "acceptance_contract_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"acceptance_contract_sha256",form:schema11,value:data});
}
if((data.results === undefined) || (!(func0.call(data, "results")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"results",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "acceptance_contract_sha256")) || (key0 === "results"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-check-result.v1" !== data0){
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
if(data.acceptance_contract_sha256 !== undefined && func0.call(data, "acceptance_contract_sha256")){
let data2 = data.acceptance_contract_sha256;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"pattern",form:schema11.properties.acceptance_contract_sha256,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"type",form:schema11.properties.acceptance_contract_sha256,value:data2});
}
}
if(data.results !== undefined && func0.call(data, "results")){
let data3 = data.results;
if(Array.isArray(data3)){
if(data3.length > 200){
if(errors++ < 200)(vErrors ??= []).push({at:"/results",keyword:"maxItems",form:schema11.properties.results,value:data3});
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.id === undefined) || (!(func0.call(data4, "id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0,keyword:"required",field:"id",form:schema11.properties.results.items,value:data4});
}
if((data4.status === undefined) || (!(func0.call(data4, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0,keyword:"required",field:"status",form:schema11.properties.results.items,value:data4});
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "id") || (key1 === "status")) || (key1 === "message"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0,keyword:"additionalProperties",field:key1,form:schema11.properties.results.items,value:data4});
}
}
if(data4.id !== undefined && func0.call(data4, "id")){
let data5 = data4.id;
if(typeof data5 === "string"){
if(data5.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0+"/id",keyword:"maxLength",form:schema11.properties.results.items.properties.id,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0+"/id",keyword:"minLength",form:schema11.properties.results.items.properties.id,value:data5});
}
if(data5.length <= 80 && !pattern0.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0+"/id",keyword:"pattern",form:schema11.properties.results.items.properties.id,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0+"/id",keyword:"type",form:schema11.properties.results.items.properties.id,value:data5});
}
}
if(data4.status !== undefined && func0.call(data4, "status")){
let data6 = data4.status;
if(typeof data6 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0+"/status",keyword:"type",form:schema11.properties.results.items.properties.status,value:data6});
}
if(!(((data6 === "pass") || (data6 === "fail")) || (data6 === "error"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0+"/status",keyword:"enum",form:schema11.properties.results.items.properties.status,value:data6});
}
}
if(data4.message !== undefined && func0.call(data4, "message")){
let data7 = data4.message;
if(typeof data7 === "string"){
if(data7.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0+"/message",keyword:"maxLength",form:schema11.properties.results.items.properties.message,value:data7});
}
if(data7.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0+"/message",keyword:"minLength",form:schema11.properties.results.items.properties.message,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0+"/message",keyword:"type",form:schema11.properties.results.items.properties.message,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/results/" + i0,keyword:"type",form:schema11.properties.results.items,value:data4});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/results",keyword:"type",form:schema11.properties.results,value:data3});
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
