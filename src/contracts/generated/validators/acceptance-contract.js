// Generated from schemas/acceptance-contract.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","task_defining_failures","required_checks","regression_checks","driver","repetitions"],"properties":{"schema_version":{"const":"codevetter.agent-task-acceptance.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_defining_failures":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"label":{"type":"string","minLength":1,"maxLength":160}}}},"driver":{"type":"object","additionalProperties":false,"required":["path","sha256","timeout_ms"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"timeout_ms":{"type":"integer","minimum":10,"maximum":60000}}},"repetitions":{"type":"integer","minimum":2,"maximum":5}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern4 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern5 = new RegExp("^[a-f0-9]{64}$", "");

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
if((data.task_defining_failures === undefined) || (!(func0.call(data, "task_defining_failures")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"task_defining_failures",form:schema11,value:data});
}
if((data.required_checks === undefined) || (!(func0.call(data, "required_checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"required_checks",form:schema11,value:data});
}
if((data.regression_checks === undefined) || (!(func0.call(data, "regression_checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"regression_checks",form:schema11,value:data});
}
if((data.driver === undefined) || (!(func0.call(data, "driver")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"driver",form:schema11,value:data});
}
if((data.repetitions === undefined) || (!(func0.call(data, "repetitions")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"repetitions",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "schema_version") || (key0 === "task_id")) || (key0 === "task_defining_failures")) || (key0 === "required_checks")) || (key0 === "regression_checks")) || (key0 === "driver")) || (key0 === "repetitions"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-acceptance.v1" !== data0){
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
if(data.task_defining_failures !== undefined && func0.call(data, "task_defining_failures")){
let data2 = data.task_defining_failures;
if(Array.isArray(data2)){
if(data2.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures",keyword:"maxItems",form:schema11.properties.task_defining_failures,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures",keyword:"minItems",form:schema11.properties.task_defining_failures,value:data2});
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(data3.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures/" + i0,keyword:"maxLength",form:schema11.properties.task_defining_failures.items,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures/" + i0,keyword:"minLength",form:schema11.properties.task_defining_failures.items,value:data3});
}
if(data3.length <= 80 && !pattern0.test(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures/" + i0,keyword:"pattern",form:schema11.properties.task_defining_failures.items,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures/" + i0,keyword:"type",form:schema11.properties.task_defining_failures.items,value:data3});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_defining_failures",keyword:"type",form:schema11.properties.task_defining_failures,value:data2});
}
}
if(data.required_checks !== undefined && func0.call(data, "required_checks")){
let data4 = data.required_checks;
if(Array.isArray(data4)){
if(data4.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"maxItems",form:schema11.properties.required_checks,value:data4});
}
if(data4.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"minItems",form:schema11.properties.required_checks,value:data4});
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.id === undefined) || (!(func0.call(data5, "id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1,keyword:"required",field:"id",form:schema11.properties.required_checks.items,value:data5});
}
if((data5.label === undefined) || (!(func0.call(data5, "label")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1,keyword:"required",field:"label",form:schema11.properties.required_checks.items,value:data5});
}
for(const key1 of Object.keys(data5)){
if(!((key1 === "id") || (key1 === "label"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1,keyword:"additionalProperties",field:key1,form:schema11.properties.required_checks.items,value:data5});
}
}
if(data5.id !== undefined && func0.call(data5, "id")){
let data6 = data5.id;
if(typeof data6 === "string"){
if(data6.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/id",keyword:"maxLength",form:schema11.properties.required_checks.items.properties.id,value:data6});
}
if(data6.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/id",keyword:"minLength",form:schema11.properties.required_checks.items.properties.id,value:data6});
}
if(data6.length <= 80 && !pattern0.test(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/id",keyword:"pattern",form:schema11.properties.required_checks.items.properties.id,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/id",keyword:"type",form:schema11.properties.required_checks.items.properties.id,value:data6});
}
}
if(data5.label !== undefined && func0.call(data5, "label")){
let data7 = data5.label;
if(typeof data7 === "string"){
if(data7.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/label",keyword:"maxLength",form:schema11.properties.required_checks.items.properties.label,value:data7});
}
if(data7.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/label",keyword:"minLength",form:schema11.properties.required_checks.items.properties.label,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1+"/label",keyword:"type",form:schema11.properties.required_checks.items.properties.label,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i1,keyword:"type",form:schema11.properties.required_checks.items,value:data5});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"type",form:schema11.properties.required_checks,value:data4});
}
}
if(data.regression_checks !== undefined && func0.call(data, "regression_checks")){
let data8 = data.regression_checks;
if(Array.isArray(data8)){
if(data8.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks",keyword:"maxItems",form:schema11.properties.regression_checks,value:data8});
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.id === undefined) || (!(func0.call(data9, "id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2,keyword:"required",field:"id",form:schema11.properties.regression_checks.items,value:data9});
}
if((data9.label === undefined) || (!(func0.call(data9, "label")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2,keyword:"required",field:"label",form:schema11.properties.regression_checks.items,value:data9});
}
for(const key2 of Object.keys(data9)){
if(!((key2 === "id") || (key2 === "label"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2,keyword:"additionalProperties",field:key2,form:schema11.properties.regression_checks.items,value:data9});
}
}
if(data9.id !== undefined && func0.call(data9, "id")){
let data10 = data9.id;
if(typeof data10 === "string"){
if(data10.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/id",keyword:"maxLength",form:schema11.properties.regression_checks.items.properties.id,value:data10});
}
if(data10.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/id",keyword:"minLength",form:schema11.properties.regression_checks.items.properties.id,value:data10});
}
if(data10.length <= 80 && !pattern0.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/id",keyword:"pattern",form:schema11.properties.regression_checks.items.properties.id,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/id",keyword:"type",form:schema11.properties.regression_checks.items.properties.id,value:data10});
}
}
if(data9.label !== undefined && func0.call(data9, "label")){
let data11 = data9.label;
if(typeof data11 === "string"){
if(data11.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/label",keyword:"maxLength",form:schema11.properties.regression_checks.items.properties.label,value:data11});
}
if(data11.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/label",keyword:"minLength",form:schema11.properties.regression_checks.items.properties.label,value:data11});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2+"/label",keyword:"type",form:schema11.properties.regression_checks.items.properties.label,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i2,keyword:"type",form:schema11.properties.regression_checks.items,value:data9});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks",keyword:"type",form:schema11.properties.regression_checks,value:data8});
}
}
if(data.driver !== undefined && func0.call(data, "driver")){
let data12 = data.driver;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if((data12.path === undefined) || (!(func0.call(data12, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver",keyword:"required",field:"path",form:schema11.properties.driver,value:data12});
}
if((data12.sha256 === undefined) || (!(func0.call(data12, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver",keyword:"required",field:"sha256",form:schema11.properties.driver,value:data12});
}
if((data12.timeout_ms === undefined) || (!(func0.call(data12, "timeout_ms")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver",keyword:"required",field:"timeout_ms",form:schema11.properties.driver,value:data12});
}
for(const key3 of Object.keys(data12)){
if(!(((key3 === "path") || (key3 === "sha256")) || (key3 === "timeout_ms"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver",keyword:"additionalProperties",field:key3,form:schema11.properties.driver,value:data12});
}
}
if(data12.path !== undefined && func0.call(data12, "path")){
let data13 = data12.path;
if(typeof data13 === "string"){
if(data13.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/path",keyword:"maxLength",form:schema11.properties.driver.properties.path,value:data13});
}
if(data13.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/path",keyword:"minLength",form:schema11.properties.driver.properties.path,value:data13});
}
if(data13.length <= 240 && !pattern4.test(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/path",keyword:"pattern",form:schema11.properties.driver.properties.path,value:data13});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/path",keyword:"type",form:schema11.properties.driver.properties.path,value:data13});
}
}
if(data12.sha256 !== undefined && func0.call(data12, "sha256")){
let data14 = data12.sha256;
if(typeof data14 === "string"){
if(!pattern5.test(data14)){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/sha256",keyword:"pattern",form:schema11.properties.driver.properties.sha256,value:data14});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/sha256",keyword:"type",form:schema11.properties.driver.properties.sha256,value:data14});
}
}
if(data12.timeout_ms !== undefined && func0.call(data12, "timeout_ms")){
let data15 = data12.timeout_ms;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/timeout_ms",keyword:"type",form:schema11.properties.driver.properties.timeout_ms,value:data15});
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 60000 || isNaN(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/timeout_ms",keyword:"maximum",form:schema11.properties.driver.properties.timeout_ms,value:data15});
}
if(data15 < 10 || isNaN(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/driver/timeout_ms",keyword:"minimum",form:schema11.properties.driver.properties.timeout_ms,value:data15});
}
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/driver",keyword:"type",form:schema11.properties.driver,value:data12});
}
}
if(data.repetitions !== undefined && func0.call(data, "repetitions")){
let data16 = data.repetitions;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/repetitions",keyword:"type",form:schema11.properties.repetitions,value:data16});
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 5 || isNaN(data16)){
if(errors++ < 200)(vErrors ??= []).push({at:"/repetitions",keyword:"maximum",form:schema11.properties.repetitions,value:data16});
}
if(data16 < 2 || isNaN(data16)){
if(errors++ < 200)(vErrors ??= []).push({at:"/repetitions",keyword:"minimum",form:schema11.properties.repetitions,value:data16});
}
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
