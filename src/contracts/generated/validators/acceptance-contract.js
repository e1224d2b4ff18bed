// Generated from schemas/acceptance-contract.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","task_id","task_defining_failures","required_checks","regression_checks","driver","repetitions"],"properties":{"schema_version":{"const":"codevetter.agent-task-acceptance.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_defining_failures":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"driver":{"type":"object","additionalProperties":false,"required":["path","sha256","timeout_ms"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"timeout_ms":{"type":"integer","minimum":10,"maximum":60000}}},"repetitions":{"type":"integer","minimum":2,"maximum":5}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern4 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern5 = new RegExp("^[a-f0-9]{64}$", "");

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
if((data.task_defining_failures === undefined) || (!(func0.call(data, "task_defining_failures")))){
fail(instancePath,"required",schema11(),data,"task_defining_failures");
}
if((data.required_checks === undefined) || (!(func0.call(data, "required_checks")))){
fail(instancePath,"required",schema11(),data,"required_checks");
}
if((data.regression_checks === undefined) || (!(func0.call(data, "regression_checks")))){
fail(instancePath,"required",schema11(),data,"regression_checks");
}
if((data.driver === undefined) || (!(func0.call(data, "driver")))){
fail(instancePath,"required",schema11(),data,"driver");
}
if((data.repetitions === undefined) || (!(func0.call(data, "repetitions")))){
fail(instancePath,"required",schema11(),data,"repetitions");
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "task_defining_failures")) || (key0 === "required_checks")) || (key0 === "regression_checks")) || (key0 === "driver")) || (key0 === "repetitions"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-acceptance.v1" !== data0){
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
if(data.task_defining_failures !== undefined && func0.call(data, "task_defining_failures")){
let data2 = data.task_defining_failures;
if(Array.isArray(data2)){
if(data2.length > 100){
fail("/task_defining_failures","maxItems",schema11().properties.task_defining_failures,data2);
}
if(data2.length < 1){
fail("/task_defining_failures","minItems",schema11().properties.task_defining_failures,data2);
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(data3.length > 80){
fail("/task_defining_failures/" + i0,"maxLength",schema11().properties.task_defining_failures.items,data3);
}
if(data3.length < 1){
fail("/task_defining_failures/" + i0,"minLength",schema11().properties.task_defining_failures.items,data3);
}
if(data3.length <= 80 && !pattern0.test(data3)){
fail("/task_defining_failures/" + i0,"pattern",schema11().properties.task_defining_failures.items,data3);
}
}
else {
fail("/task_defining_failures/" + i0,"type",schema11().properties.task_defining_failures.items,data3);
}
}
}
else {
fail("/task_defining_failures","type",schema11().properties.task_defining_failures,data2);
}
}
if(data.required_checks !== undefined && func0.call(data, "required_checks")){
let data4 = data.required_checks;
if(Array.isArray(data4)){
if(data4.length > 100){
fail("/required_checks","maxItems",schema11().properties.required_checks,data4);
}
if(data4.length < 1){
fail("/required_checks","minItems",schema11().properties.required_checks,data4);
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.id === undefined) || (!(func0.call(data5, "id")))){
fail("/required_checks/" + i1,"required",schema11().properties.required_checks.items,data5,"id");
}
if((data5.label === undefined) || (!(func0.call(data5, "label")))){
fail("/required_checks/" + i1,"required",schema11().properties.required_checks.items,data5,"label");
}
for(const key1 of Object.keys(data5)){
if(!((key1 === "id") || (key1 === "label"))){
fail("/required_checks/" + i1,"additionalProperties",schema11().properties.required_checks.items,data5,key1);
}
}
if(data5.id !== undefined && func0.call(data5, "id")){
let data6 = data5.id;
if(typeof data6 === "string"){
if(data6.length > 80){
fail("/required_checks/" + i1+"/id","maxLength",schema11().properties.required_checks.items.properties.id,data6);
}
if(data6.length < 1){
fail("/required_checks/" + i1+"/id","minLength",schema11().properties.required_checks.items.properties.id,data6);
}
if(data6.length <= 80 && !pattern0.test(data6)){
fail("/required_checks/" + i1+"/id","pattern",schema11().properties.required_checks.items.properties.id,data6);
}
}
else {
fail("/required_checks/" + i1+"/id","type",schema11().properties.required_checks.items.properties.id,data6);
}
}
if(data5.label !== undefined && func0.call(data5, "label")){
let data7 = data5.label;
if(typeof data7 === "string"){
if(data7.length > 160){
fail("/required_checks/" + i1+"/label","maxLength",schema11().properties.required_checks.items.properties.label,data7);
}
if(data7.length < 1){
fail("/required_checks/" + i1+"/label","minLength",schema11().properties.required_checks.items.properties.label,data7);
}
}
else {
fail("/required_checks/" + i1+"/label","type",schema11().properties.required_checks.items.properties.label,data7);
}
}
}
else {
fail("/required_checks/" + i1,"type",schema11().properties.required_checks.items,data5);
}
}
}
else {
fail("/required_checks","type",schema11().properties.required_checks,data4);
}
}
if(data.regression_checks !== undefined && func0.call(data, "regression_checks")){
let data8 = data.regression_checks;
if(Array.isArray(data8)){
if(data8.length > 100){
fail("/regression_checks","maxItems",schema11().properties.regression_checks,data8);
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.id === undefined) || (!(func0.call(data9, "id")))){
fail("/regression_checks/" + i2,"required",schema11().properties.regression_checks.items,data9,"id");
}
if((data9.label === undefined) || (!(func0.call(data9, "label")))){
fail("/regression_checks/" + i2,"required",schema11().properties.regression_checks.items,data9,"label");
}
for(const key2 of Object.keys(data9)){
if(!((key2 === "id") || (key2 === "label"))){
fail("/regression_checks/" + i2,"additionalProperties",schema11().properties.regression_checks.items,data9,key2);
}
}
if(data9.id !== undefined && func0.call(data9, "id")){
let data10 = data9.id;
if(typeof data10 === "string"){
if(data10.length > 80){
fail("/regression_checks/" + i2+"/id","maxLength",schema11().properties.regression_checks.items.properties.id,data10);
}
if(data10.length < 1){
fail("/regression_checks/" + i2+"/id","minLength",schema11().properties.regression_checks.items.properties.id,data10);
}
if(data10.length <= 80 && !pattern0.test(data10)){
fail("/regression_checks/" + i2+"/id","pattern",schema11().properties.regression_checks.items.properties.id,data10);
}
}
else {
fail("/regression_checks/" + i2+"/id","type",schema11().properties.regression_checks.items.properties.id,data10);
}
}
if(data9.label !== undefined && func0.call(data9, "label")){
let data11 = data9.label;
if(typeof data11 === "string"){
if(data11.length > 160){
fail("/regression_checks/" + i2+"/label","maxLength",schema11().properties.regression_checks.items.properties.label,data11);
}
if(data11.length < 1){
fail("/regression_checks/" + i2+"/label","minLength",schema11().properties.regression_checks.items.properties.label,data11);
}
}
else {
fail("/regression_checks/" + i2+"/label","type",schema11().properties.regression_checks.items.properties.label,data11);
}
}
}
else {
fail("/regression_checks/" + i2,"type",schema11().properties.regression_checks.items,data9);
}
}
}
else {
fail("/regression_checks","type",schema11().properties.regression_checks,data8);
}
}
if(data.driver !== undefined && func0.call(data, "driver")){
let data12 = data.driver;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.path === undefined) || (!(func0.call(data12, "path")))){
fail("/driver","required",schema11().properties.driver,data12,"path");
}
if((data12.sha256 === undefined) || (!(func0.call(data12, "sha256")))){
fail("/driver","required",schema11().properties.driver,data12,"sha256");
}
if((data12.timeout_ms === undefined) || (!(func0.call(data12, "timeout_ms")))){
fail("/driver","required",schema11().properties.driver,data12,"timeout_ms");
}
for(const key3 of Object.keys(data12)){
if(!(((key3 === "path") || (key3 === "sha256")) || (key3 === "timeout_ms"))){
fail("/driver","additionalProperties",schema11().properties.driver,data12,key3);
}
}
if(data12.path !== undefined && func0.call(data12, "path")){
let data13 = data12.path;
if(typeof data13 === "string"){
if(data13.length > 240){
fail("/driver/path","maxLength",schema11().properties.driver.properties.path,data13);
}
if(data13.length < 1){
fail("/driver/path","minLength",schema11().properties.driver.properties.path,data13);
}
if(data13.length <= 240 && !pattern4.test(data13)){
fail("/driver/path","pattern",schema11().properties.driver.properties.path,data13);
}
}
else {
fail("/driver/path","type",schema11().properties.driver.properties.path,data13);
}
}
if(data12.sha256 !== undefined && func0.call(data12, "sha256")){
let data14 = data12.sha256;
if(typeof data14 === "string"){
if(!pattern5.test(data14)){
fail("/driver/sha256","pattern",schema11().properties.driver.properties.sha256,data14);
}
}
else {
fail("/driver/sha256","type",schema11().properties.driver.properties.sha256,data14);
}
}
if(data12.timeout_ms !== undefined && func0.call(data12, "timeout_ms")){
let data15 = data12.timeout_ms;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
fail("/driver/timeout_ms","type",schema11().properties.driver.properties.timeout_ms,data15);
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 60000 || isNaN(data15)){
fail("/driver/timeout_ms","maximum",schema11().properties.driver.properties.timeout_ms,data15);
}
if(data15 < 10 || isNaN(data15)){
fail("/driver/timeout_ms","minimum",schema11().properties.driver.properties.timeout_ms,data15);
}
}
}
}
else {
fail("/driver","type",schema11().properties.driver,data12);
}
}
if(data.repetitions !== undefined && func0.call(data, "repetitions")){
let data16 = data.repetitions;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
fail("/repetitions","type",schema11().properties.repetitions,data16);
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 5 || isNaN(data16)){
fail("/repetitions","maximum",schema11().properties.repetitions,data16);
}
if(data16 < 2 || isNaN(data16)){
fail("/repetitions","minimum",schema11().properties.repetitions,data16);
}
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
