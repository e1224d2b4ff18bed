// Generated from schemas/qualification-receipt.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","qualified","baseline","known_good","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v1","x-form":"\"codevetter.agent-task-qualification.v1\" or \"codevetter.agent-task-qualification.v2\""},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["intended_failure","wrong_failure","error","flaky"]}}},"known_good":{"type":"object","additionalProperties":false,"required":["runs","result_sha256","status"],"properties":{"runs":{"type":"integer","minimum":2,"maximum":10},"result_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"status":{"type":"string","enum":["pass","check_failure","regression","error","flaky"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");

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
if((data.manifest_sha256 === undefined) || (!(func0.call(data, "manifest_sha256")))){
fail(instancePath,"required",schema11(),data,"manifest_sha256");
}
if((data.qualified === undefined) || (!(func0.call(data, "qualified")))){
fail(instancePath,"required",schema11(),data,"qualified");
}
if((data.baseline === undefined) || (!(func0.call(data, "baseline")))){
fail(instancePath,"required",schema11(),data,"baseline");
}
if((data.known_good === undefined) || (!(func0.call(data, "known_good")))){
fail(instancePath,"required",schema11(),data,"known_good");
}
if((data.limitations === undefined) || (!(func0.call(data, "limitations")))){
fail(instancePath,"required",schema11(),data,"limitations");
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "manifest_sha256")) || (key0 === "qualified")) || (key0 === "baseline")) || (key0 === "known_good")) || (key0 === "limitations"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-qualification.v1" !== data0){
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
if(data.manifest_sha256 !== undefined && func0.call(data, "manifest_sha256")){
let data2 = data.manifest_sha256;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
fail("/manifest_sha256","pattern",schema11().properties.manifest_sha256,data2);
}
}
else {
fail("/manifest_sha256","type",schema11().properties.manifest_sha256,data2);
}
}
if(data.qualified !== undefined && func0.call(data, "qualified")){
let data3 = data.qualified;
if(typeof data3 !== "boolean"){
fail("/qualified","type",schema11().properties.qualified,data3);
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
let data4 = data.baseline;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.runs === undefined) || (!(func0.call(data4, "runs")))){
fail("/baseline","required",schema11().properties.baseline,data4,"runs");
}
if((data4.result_sha256 === undefined) || (!(func0.call(data4, "result_sha256")))){
fail("/baseline","required",schema11().properties.baseline,data4,"result_sha256");
}
if((data4.status === undefined) || (!(func0.call(data4, "status")))){
fail("/baseline","required",schema11().properties.baseline,data4,"status");
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "runs") || (key1 === "result_sha256")) || (key1 === "status"))){
fail("/baseline","additionalProperties",schema11().properties.baseline,data4,key1);
}
}
if(data4.runs !== undefined && func0.call(data4, "runs")){
let data5 = data4.runs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
fail("/baseline/runs","type",schema11().properties.baseline.properties.runs,data5);
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10 || isNaN(data5)){
fail("/baseline/runs","maximum",schema11().properties.baseline.properties.runs,data5);
}
if(data5 < 2 || isNaN(data5)){
fail("/baseline/runs","minimum",schema11().properties.baseline.properties.runs,data5);
}
}
}
if(data4.result_sha256 !== undefined && func0.call(data4, "result_sha256")){
let data6 = data4.result_sha256;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
fail("/baseline/result_sha256","pattern",schema11().properties.baseline.properties.result_sha256,data6);
}
}
else {
fail("/baseline/result_sha256","type",schema11().properties.baseline.properties.result_sha256,data6);
}
}
if(data4.status !== undefined && func0.call(data4, "status")){
let data7 = data4.status;
if(typeof data7 !== "string"){
fail("/baseline/status","type",schema11().properties.baseline.properties.status,data7);
}
if(!((((data7 === "intended_failure") || (data7 === "wrong_failure")) || (data7 === "error")) || (data7 === "flaky"))){
fail("/baseline/status","enum",schema11().properties.baseline.properties.status,data7);
}
}
}
else {
fail("/baseline","type",schema11().properties.baseline,data4);
}
}
if(data.known_good !== undefined && func0.call(data, "known_good")){
let data8 = data.known_good;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.runs === undefined) || (!(func0.call(data8, "runs")))){
fail("/known_good","required",schema11().properties.known_good,data8,"runs");
}
if((data8.result_sha256 === undefined) || (!(func0.call(data8, "result_sha256")))){
fail("/known_good","required",schema11().properties.known_good,data8,"result_sha256");
}
if((data8.status === undefined) || (!(func0.call(data8, "status")))){
fail("/known_good","required",schema11().properties.known_good,data8,"status");
}
for(const key2 of Object.keys(data8)){
if(!(((key2 === "runs") || (key2 === "result_sha256")) || (key2 === "status"))){
fail("/known_good","additionalProperties",schema11().properties.known_good,data8,key2);
}
}
if(data8.runs !== undefined && func0.call(data8, "runs")){
let data9 = data8.runs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
fail("/known_good/runs","type",schema11().properties.known_good.properties.runs,data9);
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10 || isNaN(data9)){
fail("/known_good/runs","maximum",schema11().properties.known_good.properties.runs,data9);
}
if(data9 < 2 || isNaN(data9)){
fail("/known_good/runs","minimum",schema11().properties.known_good.properties.runs,data9);
}
}
}
if(data8.result_sha256 !== undefined && func0.call(data8, "result_sha256")){
let data10 = data8.result_sha256;
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
fail("/known_good/result_sha256","pattern",schema11().properties.known_good.properties.result_sha256,data10);
}
}
else {
fail("/known_good/result_sha256","type",schema11().properties.known_good.properties.result_sha256,data10);
}
}
if(data8.status !== undefined && func0.call(data8, "status")){
let data11 = data8.status;
if(typeof data11 !== "string"){
fail("/known_good/status","type",schema11().properties.known_good.properties.status,data11);
}
if(!(((((data11 === "pass") || (data11 === "check_failure")) || (data11 === "regression")) || (data11 === "error")) || (data11 === "flaky"))){
fail("/known_good/status","enum",schema11().properties.known_good.properties.status,data11);
}
}
}
else {
fail("/known_good","type",schema11().properties.known_good,data8);
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data12 = data.limitations;
if(Array.isArray(data12)){
if(data12.length > 50){
fail("/limitations","maxItems",schema11().properties.limitations,data12);
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(data13.length > 500){
fail("/limitations/" + i0,"maxLength",schema11().properties.limitations.items,data13);
}
if(data13.length < 1){
fail("/limitations/" + i0,"minLength",schema11().properties.limitations.items,data13);
}
}
else {
fail("/limitations/" + i0,"type",schema11().properties.limitations.items,data13);
}
}
}
else {
fail("/limitations","type",schema11().properties.limitations,data12);
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
