// Generated from schemas/task-manifest.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","title","lane","runtime","category","failure_mode","artifacts","required_checks","regression_checks","provenance","license"],"properties":{"schema_version":{"const":"codevetter.agent-task.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":160},"lane":{"type":"string","enum":["api","browser"]},"runtime":{"type":"string","enum":["node","typescript"]},"category":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"failure_mode":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifacts":{"type":"object","additionalProperties":false,"required":["fixture","task_packet","acceptance_contract","known_good_patch"],"properties":{"fixture":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"task_packet":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"acceptance_contract":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"known_good_patch":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"provenance":{"type":"object","additionalProperties":false,"required":["kind","repository","revision"],"properties":{"kind":{"type":"string","enum":["owned","external"]},"repository":{"type":"string","maxLength":160,"pattern":"^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$","x-form":"a repository: owner/name"},"revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"},"source_url":{"type":"string","minLength":1,"maxLength":500}}},"license":{"type":"object","additionalProperties":false,"required":["spdx","notice"],"properties":{"spdx":{"type":"string","minLength":1,"maxLength":80},"notice":{"type":"string","minLength":1,"maxLength":500}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern3 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern4 = new RegExp("^[a-f0-9]{64}$", "");
const pattern13 = new RegExp("^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$", "");
const pattern14 = new RegExp("^(?:[a-f0-9]{40}|[a-f0-9]{64})$", "");

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
if((data.title === undefined) || (!(func0.call(data, "title")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"title",form:schema11,value:data});
}
if((data.lane === undefined) || (!(func0.call(data, "lane")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"lane",form:schema11,value:data});
}
if((data.runtime === undefined) || (!(func0.call(data, "runtime")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"runtime",form:schema11,value:data});
}
if((data.category === undefined) || (!(func0.call(data, "category")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"category",form:schema11,value:data});
}
if((data.failure_mode === undefined) || (!(func0.call(data, "failure_mode")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"failure_mode",form:schema11,value:data});
}
if((data.artifacts === undefined) || (!(func0.call(data, "artifacts")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"artifacts",form:schema11,value:data});
}
if((data.required_checks === undefined) || (!(func0.call(data, "required_checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"required_checks",form:schema11,value:data});
}
if((data.regression_checks === undefined) || (!(func0.call(data, "regression_checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"regression_checks",form:schema11,value:data});
}
if((data.provenance === undefined) || (!(func0.call(data, "provenance")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"provenance",form:schema11,value:data});
}
if((data.license === undefined) || (!(func0.call(data, "license")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"license",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task.v1" !== data0){
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
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/title",keyword:"maxLength",form:schema11.properties.title,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/title",keyword:"minLength",form:schema11.properties.title,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/title",keyword:"type",form:schema11.properties.title,value:data2});
}
}
if(data.lane !== undefined && func0.call(data, "lane")){
let data3 = data.lane;
if(typeof data3 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/lane",keyword:"type",form:schema11.properties.lane,value:data3});
}
if(!((data3 === "api") || (data3 === "browser"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/lane",keyword:"enum",form:schema11.properties.lane,value:data3});
}
}
if(data.runtime !== undefined && func0.call(data, "runtime")){
let data4 = data.runtime;
if(typeof data4 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/runtime",keyword:"type",form:schema11.properties.runtime,value:data4});
}
if(!((data4 === "node") || (data4 === "typescript"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runtime",keyword:"enum",form:schema11.properties.runtime,value:data4});
}
}
if(data.category !== undefined && func0.call(data, "category")){
let data5 = data.category;
if(typeof data5 === "string"){
if(data5.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/category",keyword:"maxLength",form:schema11.properties.category,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/category",keyword:"minLength",form:schema11.properties.category,value:data5});
}
if(data5.length <= 80 && !pattern0.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/category",keyword:"pattern",form:schema11.properties.category,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/category",keyword:"type",form:schema11.properties.category,value:data5});
}
}
if(data.failure_mode !== undefined && func0.call(data, "failure_mode")){
let data6 = data.failure_mode;
if(typeof data6 === "string"){
if(data6.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/failure_mode",keyword:"maxLength",form:schema11.properties.failure_mode,value:data6});
}
if(data6.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/failure_mode",keyword:"minLength",form:schema11.properties.failure_mode,value:data6});
}
if(data6.length <= 80 && !pattern0.test(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/failure_mode",keyword:"pattern",form:schema11.properties.failure_mode,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/failure_mode",keyword:"type",form:schema11.properties.failure_mode,value:data6});
}
}
if(data.artifacts !== undefined && func0.call(data, "artifacts")){
let data7 = data.artifacts;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.fixture === undefined) || (!(func0.call(data7, "fixture")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"required",field:"fixture",form:schema11.properties.artifacts,value:data7});
}
if((data7.task_packet === undefined) || (!(func0.call(data7, "task_packet")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"required",field:"task_packet",form:schema11.properties.artifacts,value:data7});
}
if((data7.acceptance_contract === undefined) || (!(func0.call(data7, "acceptance_contract")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"required",field:"acceptance_contract",form:schema11.properties.artifacts,value:data7});
}
if((data7.known_good_patch === undefined) || (!(func0.call(data7, "known_good_patch")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"required",field:"known_good_patch",form:schema11.properties.artifacts,value:data7});
}
for(const key1 of Object.keys(data7)){
if(!((((key1 === "fixture") || (key1 === "task_packet")) || (key1 === "acceptance_contract")) || (key1 === "known_good_patch"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"additionalProperties",field:key1,form:schema11.properties.artifacts,value:data7});
}
}
if(data7.fixture !== undefined && func0.call(data7, "fixture")){
let data8 = data7.fixture;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.path === undefined) || (!(func0.call(data8, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture",keyword:"required",field:"path",form:schema11.properties.artifacts.properties.fixture,value:data8});
}
if((data8.sha256 === undefined) || (!(func0.call(data8, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture",keyword:"required",field:"sha256",form:schema11.properties.artifacts.properties.fixture,value:data8});
}
for(const key2 of Object.keys(data8)){
if(!((key2 === "path") || (key2 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture",keyword:"additionalProperties",field:key2,form:schema11.properties.artifacts.properties.fixture,value:data8});
}
}
if(data8.path !== undefined && func0.call(data8, "path")){
let data9 = data8.path;
if(typeof data9 === "string"){
if(data9.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/path",keyword:"maxLength",form:schema11.properties.artifacts.properties.fixture.properties.path,value:data9});
}
if(data9.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/path",keyword:"minLength",form:schema11.properties.artifacts.properties.fixture.properties.path,value:data9});
}
if(data9.length <= 240 && !pattern3.test(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/path",keyword:"pattern",form:schema11.properties.artifacts.properties.fixture.properties.path,value:data9});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/path",keyword:"type",form:schema11.properties.artifacts.properties.fixture.properties.path,value:data9});
}
}
if(data8.sha256 !== undefined && func0.call(data8, "sha256")){
let data10 = data8.sha256;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/sha256",keyword:"pattern",form:schema11.properties.artifacts.properties.fixture.properties.sha256,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture/sha256",keyword:"type",form:schema11.properties.artifacts.properties.fixture.properties.sha256,value:data10});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/fixture",keyword:"type",form:schema11.properties.artifacts.properties.fixture,value:data8});
}
}
if(data7.task_packet !== undefined && func0.call(data7, "task_packet")){
let data11 = data7.task_packet;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.path === undefined) || (!(func0.call(data11, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet",keyword:"required",field:"path",form:schema11.properties.artifacts.properties.task_packet,value:data11});
}
if((data11.sha256 === undefined) || (!(func0.call(data11, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet",keyword:"required",field:"sha256",form:schema11.properties.artifacts.properties.task_packet,value:data11});
}
for(const key3 of Object.keys(data11)){
if(!((key3 === "path") || (key3 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet",keyword:"additionalProperties",field:key3,form:schema11.properties.artifacts.properties.task_packet,value:data11});
}
}
if(data11.path !== undefined && func0.call(data11, "path")){
let data12 = data11.path;
if(typeof data12 === "string"){
if(data12.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/path",keyword:"maxLength",form:schema11.properties.artifacts.properties.task_packet.properties.path,value:data12});
}
if(data12.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/path",keyword:"minLength",form:schema11.properties.artifacts.properties.task_packet.properties.path,value:data12});
}
if(data12.length <= 240 && !pattern3.test(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/path",keyword:"pattern",form:schema11.properties.artifacts.properties.task_packet.properties.path,value:data12});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/path",keyword:"type",form:schema11.properties.artifacts.properties.task_packet.properties.path,value:data12});
}
}
if(data11.sha256 !== undefined && func0.call(data11, "sha256")){
let data13 = data11.sha256;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/sha256",keyword:"pattern",form:schema11.properties.artifacts.properties.task_packet.properties.sha256,value:data13});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet/sha256",keyword:"type",form:schema11.properties.artifacts.properties.task_packet.properties.sha256,value:data13});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/task_packet",keyword:"type",form:schema11.properties.artifacts.properties.task_packet,value:data11});
}
}
if(data7.acceptance_contract !== undefined && func0.call(data7, "acceptance_contract")){
let data14 = data7.acceptance_contract;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.path === undefined) || (!(func0.call(data14, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract",keyword:"required",field:"path",form:schema11.properties.artifacts.properties.acceptance_contract,value:data14});
}
if((data14.sha256 === undefined) || (!(func0.call(data14, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract",keyword:"required",field:"sha256",form:schema11.properties.artifacts.properties.acceptance_contract,value:data14});
}
for(const key4 of Object.keys(data14)){
if(!((key4 === "path") || (key4 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract",keyword:"additionalProperties",field:key4,form:schema11.properties.artifacts.properties.acceptance_contract,value:data14});
}
}
if(data14.path !== undefined && func0.call(data14, "path")){
let data15 = data14.path;
if(typeof data15 === "string"){
if(data15.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/path",keyword:"maxLength",form:schema11.properties.artifacts.properties.acceptance_contract.properties.path,value:data15});
}
if(data15.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/path",keyword:"minLength",form:schema11.properties.artifacts.properties.acceptance_contract.properties.path,value:data15});
}
if(data15.length <= 240 && !pattern3.test(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/path",keyword:"pattern",form:schema11.properties.artifacts.properties.acceptance_contract.properties.path,value:data15});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/path",keyword:"type",form:schema11.properties.artifacts.properties.acceptance_contract.properties.path,value:data15});
}
}
if(data14.sha256 !== undefined && func0.call(data14, "sha256")){
let data16 = data14.sha256;
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/sha256",keyword:"pattern",form:schema11.properties.artifacts.properties.acceptance_contract.properties.sha256,value:data16});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract/sha256",keyword:"type",form:schema11.properties.artifacts.properties.acceptance_contract.properties.sha256,value:data16});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/acceptance_contract",keyword:"type",form:schema11.properties.artifacts.properties.acceptance_contract,value:data14});
}
}
if(data7.known_good_patch !== undefined && func0.call(data7, "known_good_patch")){
let data17 = data7.known_good_patch;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.path === undefined) || (!(func0.call(data17, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch",keyword:"required",field:"path",form:schema11.properties.artifacts.properties.known_good_patch,value:data17});
}
if((data17.sha256 === undefined) || (!(func0.call(data17, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch",keyword:"required",field:"sha256",form:schema11.properties.artifacts.properties.known_good_patch,value:data17});
}
for(const key5 of Object.keys(data17)){
if(!((key5 === "path") || (key5 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch",keyword:"additionalProperties",field:key5,form:schema11.properties.artifacts.properties.known_good_patch,value:data17});
}
}
if(data17.path !== undefined && func0.call(data17, "path")){
let data18 = data17.path;
if(typeof data18 === "string"){
if(data18.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/path",keyword:"maxLength",form:schema11.properties.artifacts.properties.known_good_patch.properties.path,value:data18});
}
if(data18.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/path",keyword:"minLength",form:schema11.properties.artifacts.properties.known_good_patch.properties.path,value:data18});
}
if(data18.length <= 240 && !pattern3.test(data18)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/path",keyword:"pattern",form:schema11.properties.artifacts.properties.known_good_patch.properties.path,value:data18});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/path",keyword:"type",form:schema11.properties.artifacts.properties.known_good_patch.properties.path,value:data18});
}
}
if(data17.sha256 !== undefined && func0.call(data17, "sha256")){
let data19 = data17.sha256;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/sha256",keyword:"pattern",form:schema11.properties.artifacts.properties.known_good_patch.properties.sha256,value:data19});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch/sha256",keyword:"type",form:schema11.properties.artifacts.properties.known_good_patch.properties.sha256,value:data19});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/known_good_patch",keyword:"type",form:schema11.properties.artifacts.properties.known_good_patch,value:data17});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"type",form:schema11.properties.artifacts,value:data7});
}
}
if(data.required_checks !== undefined && func0.call(data, "required_checks")){
let data20 = data.required_checks;
if(Array.isArray(data20)){
if(data20.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"maxItems",form:schema11.properties.required_checks,value:data20});
}
if(data20.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"minItems",form:schema11.properties.required_checks,value:data20});
}
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(typeof data21 === "string"){
if(data21.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i0,keyword:"maxLength",form:schema11.properties.required_checks.items,value:data21});
}
if(data21.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i0,keyword:"minLength",form:schema11.properties.required_checks.items,value:data21});
}
if(data21.length <= 80 && !pattern0.test(data21)){
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i0,keyword:"pattern",form:schema11.properties.required_checks.items,value:data21});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks/" + i0,keyword:"type",form:schema11.properties.required_checks.items,value:data21});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/required_checks",keyword:"type",form:schema11.properties.required_checks,value:data20});
}
}
if(data.regression_checks !== undefined && func0.call(data, "regression_checks")){
let data22 = data.regression_checks;
if(Array.isArray(data22)){
if(data22.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks",keyword:"maxItems",form:schema11.properties.regression_checks,value:data22});
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 === "string"){
if(data23.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i1,keyword:"maxLength",form:schema11.properties.regression_checks.items,value:data23});
}
if(data23.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i1,keyword:"minLength",form:schema11.properties.regression_checks.items,value:data23});
}
if(data23.length <= 80 && !pattern0.test(data23)){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i1,keyword:"pattern",form:schema11.properties.regression_checks.items,value:data23});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks/" + i1,keyword:"type",form:schema11.properties.regression_checks.items,value:data23});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_checks",keyword:"type",form:schema11.properties.regression_checks,value:data22});
}
}
if(data.provenance !== undefined && func0.call(data, "provenance")){
let data24 = data.provenance;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.kind === undefined) || (!(func0.call(data24, "kind")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance",keyword:"required",field:"kind",form:schema11.properties.provenance,value:data24});
}
if((data24.repository === undefined) || (!(func0.call(data24, "repository")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance",keyword:"required",field:"repository",form:schema11.properties.provenance,value:data24});
}
if((data24.revision === undefined) || (!(func0.call(data24, "revision")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance",keyword:"required",field:"revision",form:schema11.properties.provenance,value:data24});
}
for(const key6 of Object.keys(data24)){
if(!((((key6 === "kind") || (key6 === "repository")) || (key6 === "revision")) || (key6 === "source_url"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance",keyword:"additionalProperties",field:key6,form:schema11.properties.provenance,value:data24});
}
}
if(data24.kind !== undefined && func0.call(data24, "kind")){
let data25 = data24.kind;
if(typeof data25 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/kind",keyword:"type",form:schema11.properties.provenance.properties.kind,value:data25});
}
if(!((data25 === "owned") || (data25 === "external"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/kind",keyword:"enum",form:schema11.properties.provenance.properties.kind,value:data25});
}
}
if(data24.repository !== undefined && func0.call(data24, "repository")){
let data26 = data24.repository;
if(typeof data26 === "string"){
if(data26.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/repository",keyword:"maxLength",form:schema11.properties.provenance.properties.repository,value:data26});
}
if(data26.length <= 160 && !pattern13.test(data26)){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/repository",keyword:"pattern",form:schema11.properties.provenance.properties.repository,value:data26});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/repository",keyword:"type",form:schema11.properties.provenance.properties.repository,value:data26});
}
}
if(data24.revision !== undefined && func0.call(data24, "revision")){
let data27 = data24.revision;
if(typeof data27 === "string"){
if(!pattern14.test(data27)){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/revision",keyword:"pattern",form:schema11.properties.provenance.properties.revision,value:data27});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/revision",keyword:"type",form:schema11.properties.provenance.properties.revision,value:data27});
}
}
if(data24.source_url !== undefined && func0.call(data24, "source_url")){
let data28 = data24.source_url;
if(typeof data28 === "string"){
if(data28.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/source_url",keyword:"maxLength",form:schema11.properties.provenance.properties.source_url,value:data28});
}
if(data28.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/source_url",keyword:"minLength",form:schema11.properties.provenance.properties.source_url,value:data28});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance/source_url",keyword:"type",form:schema11.properties.provenance.properties.source_url,value:data28});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/provenance",keyword:"type",form:schema11.properties.provenance,value:data24});
}
}
if(data.license !== undefined && func0.call(data, "license")){
let data29 = data.license;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.spdx === undefined) || (!(func0.call(data29, "spdx")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/license",keyword:"required",field:"spdx",form:schema11.properties.license,value:data29});
}
if((data29.notice === undefined) || (!(func0.call(data29, "notice")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/license",keyword:"required",field:"notice",form:schema11.properties.license,value:data29});
}
for(const key7 of Object.keys(data29)){
if(!((key7 === "spdx") || (key7 === "notice"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/license",keyword:"additionalProperties",field:key7,form:schema11.properties.license,value:data29});
}
}
if(data29.spdx !== undefined && func0.call(data29, "spdx")){
let data30 = data29.spdx;
if(typeof data30 === "string"){
if(data30.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/license/spdx",keyword:"maxLength",form:schema11.properties.license.properties.spdx,value:data30});
}
if(data30.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/license/spdx",keyword:"minLength",form:schema11.properties.license.properties.spdx,value:data30});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/license/spdx",keyword:"type",form:schema11.properties.license.properties.spdx,value:data30});
}
}
if(data29.notice !== undefined && func0.call(data29, "notice")){
let data31 = data29.notice;
if(typeof data31 === "string"){
if(data31.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/license/notice",keyword:"maxLength",form:schema11.properties.license.properties.notice,value:data31});
}
if(data31.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/license/notice",keyword:"minLength",form:schema11.properties.license.properties.notice,value:data31});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/license/notice",keyword:"type",form:schema11.properties.license.properties.notice,value:data31});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/license",keyword:"type",form:schema11.properties.license,value:data29});
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
