// Generated from schemas/qualification-receipt.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","qualified","baseline","known_good","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v1","x-form":"\"codevetter.agent-task-qualification.v1\" or \"codevetter.agent-task-qualification.v2\""},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["intended_failure","wrong_failure","error","flaky"]}}},"known_good":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["pass","check_failure","regression","error","flaky"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
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
if((data.manifest_sha256 === undefined) || (!(func0.call(data, "manifest_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"manifest_sha256",form:schema11,value:data});
}
if((data.qualified === undefined) || (!(func0.call(data, "qualified")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"qualified",form:schema11,value:data});
}
if((data.baseline === undefined) || (!(func0.call(data, "baseline")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"baseline",form:schema11,value:data});
}
if((data.known_good === undefined) || (!(func0.call(data, "known_good")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"known_good",form:schema11,value:data});
}
if((data.limitations === undefined) || (!(func0.call(data, "limitations")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"limitations",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "manifest_sha256")) || (key0 === "qualified")) || (key0 === "baseline")) || (key0 === "known_good")) || (key0 === "limitations"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-qualification.v1" !== data0){
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
if(data.manifest_sha256 !== undefined && func0.call(data, "manifest_sha256")){
let data2 = data.manifest_sha256;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"pattern",form:schema11.properties.manifest_sha256,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"type",form:schema11.properties.manifest_sha256,value:data2});
}
}
if(data.qualified !== undefined && func0.call(data, "qualified")){
let data3 = data.qualified;
if(typeof data3 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/qualified",keyword:"type",form:schema11.properties.qualified,value:data3});
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
let data4 = data.baseline;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.runs === undefined) || (!(func0.call(data4, "runs")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"runs",form:schema11.properties.baseline,value:data4});
}
if((data4.result_sha256 === undefined) || (!(func0.call(data4, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"result_sha256",form:schema11.properties.baseline,value:data4});
}
if((data4.status === undefined) || (!(func0.call(data4, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"status",form:schema11.properties.baseline,value:data4});
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "runs") || (key1 === "result_sha256")) || (key1 === "status"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"additionalProperties",field:key1,form:schema11.properties.baseline,value:data4});
}
}
if(data4.runs !== undefined && func0.call(data4, "runs")){
let data5 = data4.runs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/runs",keyword:"type",form:schema11.properties.baseline.properties.runs,value:data5});
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10 || isNaN(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/runs",keyword:"maximum",form:schema11.properties.baseline.properties.runs,value:data5});
}
if(data5 < 2 || isNaN(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/runs",keyword:"minimum",form:schema11.properties.baseline.properties.runs,value:data5});
}
}
}
if(data4.result_sha256 !== undefined && func0.call(data4, "result_sha256")){
let data6 = data4.result_sha256;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/result_sha256",keyword:"pattern",form:schema11.properties.baseline.properties.result_sha256,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/result_sha256",keyword:"type",form:schema11.properties.baseline.properties.result_sha256,value:data6});
}
}
if(data4.status !== undefined && func0.call(data4, "status")){
let data7 = data4.status;
if(typeof data7 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"type",form:schema11.properties.baseline.properties.status,value:data7});
}
if(!((((data7 === "intended_failure") || (data7 === "wrong_failure")) || (data7 === "error")) || (data7 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"enum",form:schema11.properties.baseline.properties.status,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"type",form:schema11.properties.baseline,value:data4});
}
}
if(data.known_good !== undefined && func0.call(data, "known_good")){
let data8 = data.known_good;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.runs === undefined) || (!(func0.call(data8, "runs")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"runs",form:schema11.properties.known_good,value:data8});
}
if((data8.result_sha256 === undefined) || (!(func0.call(data8, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"result_sha256",form:schema11.properties.known_good,value:data8});
}
if((data8.status === undefined) || (!(func0.call(data8, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"status",form:schema11.properties.known_good,value:data8});
}
for(const key2 of Object.keys(data8)){
if(!(((key2 === "runs") || (key2 === "result_sha256")) || (key2 === "status"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"additionalProperties",field:key2,form:schema11.properties.known_good,value:data8});
}
}
if(data8.runs !== undefined && func0.call(data8, "runs")){
let data9 = data8.runs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/runs",keyword:"type",form:schema11.properties.known_good.properties.runs,value:data9});
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10 || isNaN(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/runs",keyword:"maximum",form:schema11.properties.known_good.properties.runs,value:data9});
}
if(data9 < 2 || isNaN(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/runs",keyword:"minimum",form:schema11.properties.known_good.properties.runs,value:data9});
}
}
}
if(data8.result_sha256 !== undefined && func0.call(data8, "result_sha256")){
let data10 = data8.result_sha256;
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/result_sha256",keyword:"pattern",form:schema11.properties.known_good.properties.result_sha256,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/result_sha256",keyword:"type",form:schema11.properties.known_good.properties.result_sha256,value:data10});
}
}
if(data8.status !== undefined && func0.call(data8, "status")){
let data11 = data8.status;
if(typeof data11 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"type",form:schema11.properties.known_good.properties.status,value:data11});
}
if(!(((((data11 === "pass") || (data11 === "check_failure")) || (data11 === "regression")) || (data11 === "error")) || (data11 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"enum",form:schema11.properties.known_good.properties.status,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"type",form:schema11.properties.known_good,value:data8});
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data12 = data.limitations;
if(Array.isArray(data12)){
if(data12.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"maxItems",form:schema11.properties.limitations,value:data12});
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(data13.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i0,keyword:"maxLength",form:schema11.properties.limitations.items,value:data13});
}
if(data13.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i0,keyword:"minLength",form:schema11.properties.limitations.items,value:data13});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i0,keyword:"type",form:schema11.properties.limitations.items,value:data13});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"type",form:schema11.properties.limitations,value:data12});
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
