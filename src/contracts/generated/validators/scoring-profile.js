// Generated from schemas/scoring-profile.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","checks","critical_regressions","allowed_paths","prohibited_paths","test_paths","storage_exhaustion_exempt"],"properties":{"schema_version":{"const":"agent-dx-scoring-profile.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"checks":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","dimension"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"dimension":{"type":"string","enum":["functional","regression","consistency"]},"surface":{"type":"string","enum":["contract","client","cli","documentation"]}}}},"critical_regressions":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"allowed_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"prohibited_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"test_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"test_command":{"type":"object","additionalProperties":false,"required":["argv","timeout_ms"],"properties":{"argv":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":600000}}},"storage_exhaustion_exempt":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");
const pattern4 = new RegExp("^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$", "");

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
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"checks",form:schema11,value:data});
}
if((data.critical_regressions === undefined) || (!(func0.call(data, "critical_regressions")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"critical_regressions",form:schema11,value:data});
}
if((data.allowed_paths === undefined) || (!(func0.call(data, "allowed_paths")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"allowed_paths",form:schema11,value:data});
}
if((data.prohibited_paths === undefined) || (!(func0.call(data, "prohibited_paths")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"prohibited_paths",form:schema11,value:data});
}
if((data.test_paths === undefined) || (!(func0.call(data, "test_paths")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"test_paths",form:schema11,value:data});
}
if((data.storage_exhaustion_exempt === undefined) || (!(func0.call(data, "storage_exhaustion_exempt")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"storage_exhaustion_exempt",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("agent-dx-scoring-profile.v1" !== data0){
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
if(data.checks !== undefined && func0.call(data, "checks")){
let data3 = data.checks;
if(Array.isArray(data3)){
if(data3.length > 200){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks",keyword:"maxItems",form:schema11.properties.checks,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks",keyword:"minItems",form:schema11.properties.checks,value:data3});
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.id === undefined) || (!(func0.call(data4, "id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0,keyword:"required",field:"id",form:schema11.properties.checks.items,value:data4});
}
if((data4.dimension === undefined) || (!(func0.call(data4, "dimension")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0,keyword:"required",field:"dimension",form:schema11.properties.checks.items,value:data4});
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "id") || (key1 === "dimension")) || (key1 === "surface"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0,keyword:"additionalProperties",field:key1,form:schema11.properties.checks.items,value:data4});
}
}
if(data4.id !== undefined && func0.call(data4, "id")){
let data5 = data4.id;
if(typeof data5 === "string"){
if(data5.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/id",keyword:"maxLength",form:schema11.properties.checks.items.properties.id,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/id",keyword:"minLength",form:schema11.properties.checks.items.properties.id,value:data5});
}
if(data5.length <= 80 && !pattern0.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/id",keyword:"pattern",form:schema11.properties.checks.items.properties.id,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/id",keyword:"type",form:schema11.properties.checks.items.properties.id,value:data5});
}
}
if(data4.dimension !== undefined && func0.call(data4, "dimension")){
let data6 = data4.dimension;
if(typeof data6 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/dimension",keyword:"type",form:schema11.properties.checks.items.properties.dimension,value:data6});
}
if(!(((data6 === "functional") || (data6 === "regression")) || (data6 === "consistency"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/dimension",keyword:"enum",form:schema11.properties.checks.items.properties.dimension,value:data6});
}
}
if(data4.surface !== undefined && func0.call(data4, "surface")){
let data7 = data4.surface;
if(typeof data7 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/surface",keyword:"type",form:schema11.properties.checks.items.properties.surface,value:data7});
}
if(!((((data7 === "contract") || (data7 === "client")) || (data7 === "cli")) || (data7 === "documentation"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/surface",keyword:"enum",form:schema11.properties.checks.items.properties.surface,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0,keyword:"type",form:schema11.properties.checks.items,value:data4});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks",keyword:"type",form:schema11.properties.checks,value:data3});
}
}
if(data.critical_regressions !== undefined && func0.call(data, "critical_regressions")){
let data8 = data.critical_regressions;
if(Array.isArray(data8)){
if(data8.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/critical_regressions",keyword:"maxItems",form:schema11.properties.critical_regressions,value:data8});
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(data9.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/critical_regressions/" + i1,keyword:"maxLength",form:schema11.properties.critical_regressions.items,value:data9});
}
if(data9.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/critical_regressions/" + i1,keyword:"minLength",form:schema11.properties.critical_regressions.items,value:data9});
}
if(data9.length <= 80 && !pattern0.test(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/critical_regressions/" + i1,keyword:"pattern",form:schema11.properties.critical_regressions.items,value:data9});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/critical_regressions/" + i1,keyword:"type",form:schema11.properties.critical_regressions.items,value:data9});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/critical_regressions",keyword:"type",form:schema11.properties.critical_regressions,value:data8});
}
}
if(data.allowed_paths !== undefined && func0.call(data, "allowed_paths")){
let data10 = data.allowed_paths;
if(Array.isArray(data10)){
if(data10.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/allowed_paths",keyword:"maxItems",form:schema11.properties.allowed_paths,value:data10});
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(data11.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/allowed_paths/" + i2,keyword:"maxLength",form:schema11.properties.allowed_paths.items,value:data11});
}
if(data11.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/allowed_paths/" + i2,keyword:"minLength",form:schema11.properties.allowed_paths.items,value:data11});
}
if(data11.length <= 240 && !pattern4.test(data11)){
if(errors++ < 200)(vErrors ??= []).push({at:"/allowed_paths/" + i2,keyword:"pattern",form:schema11.properties.allowed_paths.items,value:data11});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/allowed_paths/" + i2,keyword:"type",form:schema11.properties.allowed_paths.items,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/allowed_paths",keyword:"type",form:schema11.properties.allowed_paths,value:data10});
}
}
if(data.prohibited_paths !== undefined && func0.call(data, "prohibited_paths")){
let data12 = data.prohibited_paths;
if(Array.isArray(data12)){
if(data12.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/prohibited_paths",keyword:"maxItems",form:schema11.properties.prohibited_paths,value:data12});
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(data13.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/prohibited_paths/" + i3,keyword:"maxLength",form:schema11.properties.prohibited_paths.items,value:data13});
}
if(data13.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/prohibited_paths/" + i3,keyword:"minLength",form:schema11.properties.prohibited_paths.items,value:data13});
}
if(data13.length <= 240 && !pattern4.test(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/prohibited_paths/" + i3,keyword:"pattern",form:schema11.properties.prohibited_paths.items,value:data13});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/prohibited_paths/" + i3,keyword:"type",form:schema11.properties.prohibited_paths.items,value:data13});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/prohibited_paths",keyword:"type",form:schema11.properties.prohibited_paths,value:data12});
}
}
if(data.test_paths !== undefined && func0.call(data, "test_paths")){
let data14 = data.test_paths;
if(Array.isArray(data14)){
if(data14.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_paths",keyword:"maxItems",form:schema11.properties.test_paths,value:data14});
}
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
if(typeof data15 === "string"){
if(data15.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_paths/" + i4,keyword:"maxLength",form:schema11.properties.test_paths.items,value:data15});
}
if(data15.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_paths/" + i4,keyword:"minLength",form:schema11.properties.test_paths.items,value:data15});
}
if(data15.length <= 240 && !pattern4.test(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_paths/" + i4,keyword:"pattern",form:schema11.properties.test_paths.items,value:data15});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/test_paths/" + i4,keyword:"type",form:schema11.properties.test_paths.items,value:data15});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/test_paths",keyword:"type",form:schema11.properties.test_paths,value:data14});
}
}
if(data.test_command !== undefined && func0.call(data, "test_command")){
let data16 = data.test_command;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.argv === undefined) || (!(func0.call(data16, "argv")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command",keyword:"required",field:"argv",form:schema11.properties.test_command,value:data16});
}
if((data16.timeout_ms === undefined) || (!(func0.call(data16, "timeout_ms")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command",keyword:"required",field:"timeout_ms",form:schema11.properties.test_command,value:data16});
}
for(const key2 of Object.keys(data16)){
if(!((key2 === "argv") || (key2 === "timeout_ms"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command",keyword:"additionalProperties",field:key2,form:schema11.properties.test_command,value:data16});
}
}
if(data16.argv !== undefined && func0.call(data16, "argv")){
let data17 = data16.argv;
if(Array.isArray(data17)){
if(data17.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command/argv",keyword:"maxItems",form:schema11.properties.test_command.properties.argv,value:data17});
}
if(data17.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command/argv",keyword:"minItems",form:schema11.properties.test_command.properties.argv,value:data17});
}
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
let data18 = data17[i5];
if(typeof data18 === "string"){
if(data18.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command/argv/" + i5,keyword:"maxLength",form:schema11.properties.test_command.properties.argv.items,value:data18});
}
if(data18.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command/argv/" + i5,keyword:"minLength",form:schema11.properties.test_command.properties.argv.items,value:data18});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command/argv/" + i5,keyword:"type",form:schema11.properties.test_command.properties.argv.items,value:data18});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command/argv",keyword:"type",form:schema11.properties.test_command.properties.argv,value:data17});
}
}
if(data16.timeout_ms !== undefined && func0.call(data16, "timeout_ms")){
let data19 = data16.timeout_ms;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command/timeout_ms",keyword:"type",form:schema11.properties.test_command.properties.timeout_ms,value:data19});
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 600000 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command/timeout_ms",keyword:"maximum",form:schema11.properties.test_command.properties.timeout_ms,value:data19});
}
if(data19 < 1000 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command/timeout_ms",keyword:"minimum",form:schema11.properties.test_command.properties.timeout_ms,value:data19});
}
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/test_command",keyword:"type",form:schema11.properties.test_command,value:data16});
}
}
if(data.storage_exhaustion_exempt !== undefined && func0.call(data, "storage_exhaustion_exempt")){
let data20 = data.storage_exhaustion_exempt;
if(typeof data20 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/storage_exhaustion_exempt",keyword:"type",form:schema11.properties.storage_exhaustion_exempt,value:data20});
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
