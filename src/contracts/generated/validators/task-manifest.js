// Generated from schemas/task-manifest.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","task_id","title","lane","runtime","category","failure_mode","artifacts","required_checks","regression_checks","provenance","license"],"properties":{"schema_version":{"const":"codevetter.agent-task.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":160},"lane":{"type":"string","enum":["api","browser"]},"runtime":{"type":"string","enum":["node","typescript"]},"category":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"failure_mode":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"artifacts":{"type":"object","additionalProperties":false,"required":["fixture","task_packet","acceptance_contract","known_good_patch"],"properties":{"fixture":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"task_packet":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"acceptance_contract":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"known_good_patch":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}}},"required_checks":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"regression_checks":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"provenance":{"type":"object","additionalProperties":false,"required":["kind","repository","revision"],"properties":{"kind":{"type":"string","enum":["owned","external"]},"repository":{"type":"string","maxLength":160,"pattern":"^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$","x-form":"a repository: owner/name"},"revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"},"source_url":{"type":"string","minLength":1,"maxLength":500}}},"license":{"type":"object","additionalProperties":false,"required":["spdx","notice"],"properties":{"spdx":{"type":"string","minLength":1,"maxLength":80},"notice":{"type":"string","minLength":1,"maxLength":500}}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern3 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern4 = new RegExp("^[a-f0-9]{64}$", "");
const pattern13 = new RegExp("^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$", "");
const pattern14 = new RegExp("^(?:[a-f0-9]{40}|[a-f0-9]{64})$", "");

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
if((data.title === undefined) || (!(func0.call(data, "title")))){
fail(instancePath,"required",schema11(),data,"title");
}
if((data.lane === undefined) || (!(func0.call(data, "lane")))){
fail(instancePath,"required",schema11(),data,"lane");
}
if((data.runtime === undefined) || (!(func0.call(data, "runtime")))){
fail(instancePath,"required",schema11(),data,"runtime");
}
if((data.category === undefined) || (!(func0.call(data, "category")))){
fail(instancePath,"required",schema11(),data,"category");
}
if((data.failure_mode === undefined) || (!(func0.call(data, "failure_mode")))){
fail(instancePath,"required",schema11(),data,"failure_mode");
}
if((data.artifacts === undefined) || (!(func0.call(data, "artifacts")))){
fail(instancePath,"required",schema11(),data,"artifacts");
}
if((data.required_checks === undefined) || (!(func0.call(data, "required_checks")))){
fail(instancePath,"required",schema11(),data,"required_checks");
}
if((data.regression_checks === undefined) || (!(func0.call(data, "regression_checks")))){
fail(instancePath,"required",schema11(),data,"regression_checks");
}
if((data.provenance === undefined) || (!(func0.call(data, "provenance")))){
fail(instancePath,"required",schema11(),data,"provenance");
}
if((data.license === undefined) || (!(func0.call(data, "license")))){
fail(instancePath,"required",schema11(),data,"license");
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11().properties, key0))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task.v1" !== data0){
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
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 160){
fail("/title","maxLength",schema11().properties.title,data2);
}
if(data2.length < 1){
fail("/title","minLength",schema11().properties.title,data2);
}
}
else {
fail("/title","type",schema11().properties.title,data2);
}
}
if(data.lane !== undefined && func0.call(data, "lane")){
let data3 = data.lane;
if(typeof data3 !== "string"){
fail("/lane","type",schema11().properties.lane,data3);
}
if(!((data3 === "api") || (data3 === "browser"))){
fail("/lane","enum",schema11().properties.lane,data3);
}
}
if(data.runtime !== undefined && func0.call(data, "runtime")){
let data4 = data.runtime;
if(typeof data4 !== "string"){
fail("/runtime","type",schema11().properties.runtime,data4);
}
if(!((data4 === "node") || (data4 === "typescript"))){
fail("/runtime","enum",schema11().properties.runtime,data4);
}
}
if(data.category !== undefined && func0.call(data, "category")){
let data5 = data.category;
if(typeof data5 === "string"){
if(data5.length > 80){
fail("/category","maxLength",schema11().properties.category,data5);
}
if(data5.length < 1){
fail("/category","minLength",schema11().properties.category,data5);
}
if(data5.length <= 80 && !pattern0.test(data5)){
fail("/category","pattern",schema11().properties.category,data5);
}
}
else {
fail("/category","type",schema11().properties.category,data5);
}
}
if(data.failure_mode !== undefined && func0.call(data, "failure_mode")){
let data6 = data.failure_mode;
if(typeof data6 === "string"){
if(data6.length > 80){
fail("/failure_mode","maxLength",schema11().properties.failure_mode,data6);
}
if(data6.length < 1){
fail("/failure_mode","minLength",schema11().properties.failure_mode,data6);
}
if(data6.length <= 80 && !pattern0.test(data6)){
fail("/failure_mode","pattern",schema11().properties.failure_mode,data6);
}
}
else {
fail("/failure_mode","type",schema11().properties.failure_mode,data6);
}
}
if(data.artifacts !== undefined && func0.call(data, "artifacts")){
let data7 = data.artifacts;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if((data7.fixture === undefined) || (!(func0.call(data7, "fixture")))){
fail("/artifacts","required",schema11().properties.artifacts,data7,"fixture");
}
if((data7.task_packet === undefined) || (!(func0.call(data7, "task_packet")))){
fail("/artifacts","required",schema11().properties.artifacts,data7,"task_packet");
}
if((data7.acceptance_contract === undefined) || (!(func0.call(data7, "acceptance_contract")))){
fail("/artifacts","required",schema11().properties.artifacts,data7,"acceptance_contract");
}
if((data7.known_good_patch === undefined) || (!(func0.call(data7, "known_good_patch")))){
fail("/artifacts","required",schema11().properties.artifacts,data7,"known_good_patch");
}
for(const key1 of Object.keys(data7)){
if(!((((key1 === "fixture") || (key1 === "task_packet")) || (key1 === "acceptance_contract")) || (key1 === "known_good_patch"))){
fail("/artifacts","additionalProperties",schema11().properties.artifacts,data7,key1);
}
}
if(data7.fixture !== undefined && func0.call(data7, "fixture")){
let data8 = data7.fixture;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.path === undefined) || (!(func0.call(data8, "path")))){
fail("/artifacts/fixture","required",schema11().properties.artifacts.properties.fixture,data8,"path");
}
if((data8.sha256 === undefined) || (!(func0.call(data8, "sha256")))){
fail("/artifacts/fixture","required",schema11().properties.artifacts.properties.fixture,data8,"sha256");
}
for(const key2 of Object.keys(data8)){
if(!((key2 === "path") || (key2 === "sha256"))){
fail("/artifacts/fixture","additionalProperties",schema11().properties.artifacts.properties.fixture,data8,key2);
}
}
if(data8.path !== undefined && func0.call(data8, "path")){
let data9 = data8.path;
if(typeof data9 === "string"){
if(data9.length > 240){
fail("/artifacts/fixture/path","maxLength",schema11().properties.artifacts.properties.fixture.properties.path,data9);
}
if(data9.length < 1){
fail("/artifacts/fixture/path","minLength",schema11().properties.artifacts.properties.fixture.properties.path,data9);
}
if(data9.length <= 240 && !pattern3.test(data9)){
fail("/artifacts/fixture/path","pattern",schema11().properties.artifacts.properties.fixture.properties.path,data9);
}
}
else {
fail("/artifacts/fixture/path","type",schema11().properties.artifacts.properties.fixture.properties.path,data9);
}
}
if(data8.sha256 !== undefined && func0.call(data8, "sha256")){
let data10 = data8.sha256;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
fail("/artifacts/fixture/sha256","pattern",schema11().properties.artifacts.properties.fixture.properties.sha256,data10);
}
}
else {
fail("/artifacts/fixture/sha256","type",schema11().properties.artifacts.properties.fixture.properties.sha256,data10);
}
}
}
else {
fail("/artifacts/fixture","type",schema11().properties.artifacts.properties.fixture,data8);
}
}
if(data7.task_packet !== undefined && func0.call(data7, "task_packet")){
let data11 = data7.task_packet;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.path === undefined) || (!(func0.call(data11, "path")))){
fail("/artifacts/task_packet","required",schema11().properties.artifacts.properties.task_packet,data11,"path");
}
if((data11.sha256 === undefined) || (!(func0.call(data11, "sha256")))){
fail("/artifacts/task_packet","required",schema11().properties.artifacts.properties.task_packet,data11,"sha256");
}
for(const key3 of Object.keys(data11)){
if(!((key3 === "path") || (key3 === "sha256"))){
fail("/artifacts/task_packet","additionalProperties",schema11().properties.artifacts.properties.task_packet,data11,key3);
}
}
if(data11.path !== undefined && func0.call(data11, "path")){
let data12 = data11.path;
if(typeof data12 === "string"){
if(data12.length > 240){
fail("/artifacts/task_packet/path","maxLength",schema11().properties.artifacts.properties.task_packet.properties.path,data12);
}
if(data12.length < 1){
fail("/artifacts/task_packet/path","minLength",schema11().properties.artifacts.properties.task_packet.properties.path,data12);
}
if(data12.length <= 240 && !pattern3.test(data12)){
fail("/artifacts/task_packet/path","pattern",schema11().properties.artifacts.properties.task_packet.properties.path,data12);
}
}
else {
fail("/artifacts/task_packet/path","type",schema11().properties.artifacts.properties.task_packet.properties.path,data12);
}
}
if(data11.sha256 !== undefined && func0.call(data11, "sha256")){
let data13 = data11.sha256;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
fail("/artifacts/task_packet/sha256","pattern",schema11().properties.artifacts.properties.task_packet.properties.sha256,data13);
}
}
else {
fail("/artifacts/task_packet/sha256","type",schema11().properties.artifacts.properties.task_packet.properties.sha256,data13);
}
}
}
else {
fail("/artifacts/task_packet","type",schema11().properties.artifacts.properties.task_packet,data11);
}
}
if(data7.acceptance_contract !== undefined && func0.call(data7, "acceptance_contract")){
let data14 = data7.acceptance_contract;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.path === undefined) || (!(func0.call(data14, "path")))){
fail("/artifacts/acceptance_contract","required",schema11().properties.artifacts.properties.acceptance_contract,data14,"path");
}
if((data14.sha256 === undefined) || (!(func0.call(data14, "sha256")))){
fail("/artifacts/acceptance_contract","required",schema11().properties.artifacts.properties.acceptance_contract,data14,"sha256");
}
for(const key4 of Object.keys(data14)){
if(!((key4 === "path") || (key4 === "sha256"))){
fail("/artifacts/acceptance_contract","additionalProperties",schema11().properties.artifacts.properties.acceptance_contract,data14,key4);
}
}
if(data14.path !== undefined && func0.call(data14, "path")){
let data15 = data14.path;
if(typeof data15 === "string"){
if(data15.length > 240){
fail("/artifacts/acceptance_contract/path","maxLength",schema11().properties.artifacts.properties.acceptance_contract.properties.path,data15);
}
if(data15.length < 1){
fail("/artifacts/acceptance_contract/path","minLength",schema11().properties.artifacts.properties.acceptance_contract.properties.path,data15);
}
if(data15.length <= 240 && !pattern3.test(data15)){
fail("/artifacts/acceptance_contract/path","pattern",schema11().properties.artifacts.properties.acceptance_contract.properties.path,data15);
}
}
else {
fail("/artifacts/acceptance_contract/path","type",schema11().properties.artifacts.properties.acceptance_contract.properties.path,data15);
}
}
if(data14.sha256 !== undefined && func0.call(data14, "sha256")){
let data16 = data14.sha256;
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
fail("/artifacts/acceptance_contract/sha256","pattern",schema11().properties.artifacts.properties.acceptance_contract.properties.sha256,data16);
}
}
else {
fail("/artifacts/acceptance_contract/sha256","type",schema11().properties.artifacts.properties.acceptance_contract.properties.sha256,data16);
}
}
}
else {
fail("/artifacts/acceptance_contract","type",schema11().properties.artifacts.properties.acceptance_contract,data14);
}
}
if(data7.known_good_patch !== undefined && func0.call(data7, "known_good_patch")){
let data17 = data7.known_good_patch;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if((data17.path === undefined) || (!(func0.call(data17, "path")))){
fail("/artifacts/known_good_patch","required",schema11().properties.artifacts.properties.known_good_patch,data17,"path");
}
if((data17.sha256 === undefined) || (!(func0.call(data17, "sha256")))){
fail("/artifacts/known_good_patch","required",schema11().properties.artifacts.properties.known_good_patch,data17,"sha256");
}
for(const key5 of Object.keys(data17)){
if(!((key5 === "path") || (key5 === "sha256"))){
fail("/artifacts/known_good_patch","additionalProperties",schema11().properties.artifacts.properties.known_good_patch,data17,key5);
}
}
if(data17.path !== undefined && func0.call(data17, "path")){
let data18 = data17.path;
if(typeof data18 === "string"){
if(data18.length > 240){
fail("/artifacts/known_good_patch/path","maxLength",schema11().properties.artifacts.properties.known_good_patch.properties.path,data18);
}
if(data18.length < 1){
fail("/artifacts/known_good_patch/path","minLength",schema11().properties.artifacts.properties.known_good_patch.properties.path,data18);
}
if(data18.length <= 240 && !pattern3.test(data18)){
fail("/artifacts/known_good_patch/path","pattern",schema11().properties.artifacts.properties.known_good_patch.properties.path,data18);
}
}
else {
fail("/artifacts/known_good_patch/path","type",schema11().properties.artifacts.properties.known_good_patch.properties.path,data18);
}
}
if(data17.sha256 !== undefined && func0.call(data17, "sha256")){
let data19 = data17.sha256;
if(typeof data19 === "string"){
if(!pattern4.test(data19)){
fail("/artifacts/known_good_patch/sha256","pattern",schema11().properties.artifacts.properties.known_good_patch.properties.sha256,data19);
}
}
else {
fail("/artifacts/known_good_patch/sha256","type",schema11().properties.artifacts.properties.known_good_patch.properties.sha256,data19);
}
}
}
else {
fail("/artifacts/known_good_patch","type",schema11().properties.artifacts.properties.known_good_patch,data17);
}
}
}
else {
fail("/artifacts","type",schema11().properties.artifacts,data7);
}
}
if(data.required_checks !== undefined && func0.call(data, "required_checks")){
let data20 = data.required_checks;
if(Array.isArray(data20)){
if(data20.length > 100){
fail("/required_checks","maxItems",schema11().properties.required_checks,data20);
}
if(data20.length < 1){
fail("/required_checks","minItems",schema11().properties.required_checks,data20);
}
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(typeof data21 === "string"){
if(data21.length > 80){
fail("/required_checks/" + i0,"maxLength",schema11().properties.required_checks.items,data21);
}
if(data21.length < 1){
fail("/required_checks/" + i0,"minLength",schema11().properties.required_checks.items,data21);
}
if(data21.length <= 80 && !pattern0.test(data21)){
fail("/required_checks/" + i0,"pattern",schema11().properties.required_checks.items,data21);
}
}
else {
fail("/required_checks/" + i0,"type",schema11().properties.required_checks.items,data21);
}
}
}
else {
fail("/required_checks","type",schema11().properties.required_checks,data20);
}
}
if(data.regression_checks !== undefined && func0.call(data, "regression_checks")){
let data22 = data.regression_checks;
if(Array.isArray(data22)){
if(data22.length > 100){
fail("/regression_checks","maxItems",schema11().properties.regression_checks,data22);
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 === "string"){
if(data23.length > 80){
fail("/regression_checks/" + i1,"maxLength",schema11().properties.regression_checks.items,data23);
}
if(data23.length < 1){
fail("/regression_checks/" + i1,"minLength",schema11().properties.regression_checks.items,data23);
}
if(data23.length <= 80 && !pattern0.test(data23)){
fail("/regression_checks/" + i1,"pattern",schema11().properties.regression_checks.items,data23);
}
}
else {
fail("/regression_checks/" + i1,"type",schema11().properties.regression_checks.items,data23);
}
}
}
else {
fail("/regression_checks","type",schema11().properties.regression_checks,data22);
}
}
if(data.provenance !== undefined && func0.call(data, "provenance")){
let data24 = data.provenance;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if((data24.kind === undefined) || (!(func0.call(data24, "kind")))){
fail("/provenance","required",schema11().properties.provenance,data24,"kind");
}
if((data24.repository === undefined) || (!(func0.call(data24, "repository")))){
fail("/provenance","required",schema11().properties.provenance,data24,"repository");
}
if((data24.revision === undefined) || (!(func0.call(data24, "revision")))){
fail("/provenance","required",schema11().properties.provenance,data24,"revision");
}
for(const key6 of Object.keys(data24)){
if(!((((key6 === "kind") || (key6 === "repository")) || (key6 === "revision")) || (key6 === "source_url"))){
fail("/provenance","additionalProperties",schema11().properties.provenance,data24,key6);
}
}
if(data24.kind !== undefined && func0.call(data24, "kind")){
let data25 = data24.kind;
if(typeof data25 !== "string"){
fail("/provenance/kind","type",schema11().properties.provenance.properties.kind,data25);
}
if(!((data25 === "owned") || (data25 === "external"))){
fail("/provenance/kind","enum",schema11().properties.provenance.properties.kind,data25);
}
}
if(data24.repository !== undefined && func0.call(data24, "repository")){
let data26 = data24.repository;
if(typeof data26 === "string"){
if(data26.length > 160){
fail("/provenance/repository","maxLength",schema11().properties.provenance.properties.repository,data26);
}
if(data26.length <= 160 && !pattern13.test(data26)){
fail("/provenance/repository","pattern",schema11().properties.provenance.properties.repository,data26);
}
}
else {
fail("/provenance/repository","type",schema11().properties.provenance.properties.repository,data26);
}
}
if(data24.revision !== undefined && func0.call(data24, "revision")){
let data27 = data24.revision;
if(typeof data27 === "string"){
if(!pattern14.test(data27)){
fail("/provenance/revision","pattern",schema11().properties.provenance.properties.revision,data27);
}
}
else {
fail("/provenance/revision","type",schema11().properties.provenance.properties.revision,data27);
}
}
if(data24.source_url !== undefined && func0.call(data24, "source_url")){
let data28 = data24.source_url;
if(typeof data28 === "string"){
if(data28.length > 500){
fail("/provenance/source_url","maxLength",schema11().properties.provenance.properties.source_url,data28);
}
if(data28.length < 1){
fail("/provenance/source_url","minLength",schema11().properties.provenance.properties.source_url,data28);
}
}
else {
fail("/provenance/source_url","type",schema11().properties.provenance.properties.source_url,data28);
}
}
}
else {
fail("/provenance","type",schema11().properties.provenance,data24);
}
}
if(data.license !== undefined && func0.call(data, "license")){
let data29 = data.license;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.spdx === undefined) || (!(func0.call(data29, "spdx")))){
fail("/license","required",schema11().properties.license,data29,"spdx");
}
if((data29.notice === undefined) || (!(func0.call(data29, "notice")))){
fail("/license","required",schema11().properties.license,data29,"notice");
}
for(const key7 of Object.keys(data29)){
if(!((key7 === "spdx") || (key7 === "notice"))){
fail("/license","additionalProperties",schema11().properties.license,data29,key7);
}
}
if(data29.spdx !== undefined && func0.call(data29, "spdx")){
let data30 = data29.spdx;
if(typeof data30 === "string"){
if(data30.length > 80){
fail("/license/spdx","maxLength",schema11().properties.license.properties.spdx,data30);
}
if(data30.length < 1){
fail("/license/spdx","minLength",schema11().properties.license.properties.spdx,data30);
}
}
else {
fail("/license/spdx","type",schema11().properties.license.properties.spdx,data30);
}
}
if(data29.notice !== undefined && func0.call(data29, "notice")){
let data31 = data29.notice;
if(typeof data31 === "string"){
if(data31.length > 500){
fail("/license/notice","maxLength",schema11().properties.license.properties.notice,data31);
}
if(data31.length < 1){
fail("/license/notice","minLength",schema11().properties.license.properties.notice,data31);
}
}
else {
fail("/license/notice","type",schema11().properties.license.properties.notice,data31);
}
}
}
else {
fail("/license","type",schema11().properties.license,data29);
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
