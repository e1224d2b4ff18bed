export const id = 541;
export const ids = [541];
export const modules = {

/***/ 3541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qualificationReportForm: () => (/* binding */ qualificationReportForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/qualification-report.js
// Generated from schemas/qualification-report.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","corpus","shard","tasks","counts"],"properties":{"schema_version":{"const":"corpus-qualification-report.v1"},"corpus":{"type":"object","additionalProperties":false,"required":["id","version","index_sha256"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"index_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"shard":{"type":"object","additionalProperties":false,"required":["index","total"],"properties":{"index":{"type":"integer","minimum":1,"maximum":1000},"total":{"type":"integer","minimum":1,"maximum":1000}}},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","receipt_sha256","qualified","matches_committed","baseline","known_good","grading","repeats","excludes_flake_rate"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"receipt_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"qualified":{"type":"boolean"},"matches_committed":{"type":["boolean","null"]},"baseline":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"known_good":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"grading":{"type":"object","additionalProperties":false,"required":["level"],"properties":{"level":{"type":"string","enum":["observed_isolated","observed","in_process"]},"runtime_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"seed":{"type":"string","minLength":1,"maxLength":80}}},"repeats":{"type":"integer","minimum":2,"maximum":1000},"excludes_flake_rate":{"type":"number","minimum":0,"maximum":1}}}},"counts":{"type":"object","additionalProperties":false,"required":["tasks","qualified","matching","differing"],"properties":{"tasks":{"type":"integer","minimum":0,"maximum":50},"qualified":{"type":"integer","minimum":0,"maximum":50},"matching":{"type":"integer","minimum":0,"maximum":50},"differing":{"type":"integer","minimum":0,"maximum":50}}},"merged_from":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^\\d+\\.\\d+\\.\\d+$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
if((data.corpus === undefined) || (!(func0.call(data, "corpus")))){
fail(instancePath,"required",schema11(),data,"corpus");
}
if((data.shard === undefined) || (!(func0.call(data, "shard")))){
fail(instancePath,"required",schema11(),data,"shard");
}
if((data.tasks === undefined) || (!(func0.call(data, "tasks")))){
fail(instancePath,"required",schema11(),data,"tasks");
}
if((data.counts === undefined) || (!(func0.call(data, "counts")))){
fail(instancePath,"required",schema11(),data,"counts");
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "schema_version") || (key0 === "corpus")) || (key0 === "shard")) || (key0 === "tasks")) || (key0 === "counts")) || (key0 === "merged_from"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("corpus-qualification-report.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.corpus !== undefined && func0.call(data, "corpus")){
let data1 = data.corpus;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.id === undefined) || (!(func0.call(data1, "id")))){
fail("/corpus","required",schema11().properties.corpus,data1,"id");
}
if((data1.version === undefined) || (!(func0.call(data1, "version")))){
fail("/corpus","required",schema11().properties.corpus,data1,"version");
}
if((data1.index_sha256 === undefined) || (!(func0.call(data1, "index_sha256")))){
fail("/corpus","required",schema11().properties.corpus,data1,"index_sha256");
}
for(const key1 of Object.keys(data1)){
if(!(((key1 === "id") || (key1 === "version")) || (key1 === "index_sha256"))){
fail("/corpus","additionalProperties",schema11().properties.corpus,data1,key1);
}
}
if(data1.id !== undefined && func0.call(data1, "id")){
let data2 = data1.id;
if(typeof data2 === "string"){
if(data2.length > 80){
fail("/corpus/id","maxLength",schema11().properties.corpus.properties.id,data2);
}
if(data2.length < 1){
fail("/corpus/id","minLength",schema11().properties.corpus.properties.id,data2);
}
if(data2.length <= 80 && !pattern0.test(data2)){
fail("/corpus/id","pattern",schema11().properties.corpus.properties.id,data2);
}
}
else {
fail("/corpus/id","type",schema11().properties.corpus.properties.id,data2);
}
}
if(data1.version !== undefined && func0.call(data1, "version")){
let data3 = data1.version;
if(typeof data3 === "string"){
if(data3.length > 40){
fail("/corpus/version","maxLength",schema11().properties.corpus.properties.version,data3);
}
if(data3.length <= 40 && !pattern1.test(data3)){
fail("/corpus/version","pattern",schema11().properties.corpus.properties.version,data3);
}
}
else {
fail("/corpus/version","type",schema11().properties.corpus.properties.version,data3);
}
}
if(data1.index_sha256 !== undefined && func0.call(data1, "index_sha256")){
let data4 = data1.index_sha256;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
fail("/corpus/index_sha256","pattern",schema11().properties.corpus.properties.index_sha256,data4);
}
}
else {
fail("/corpus/index_sha256","type",schema11().properties.corpus.properties.index_sha256,data4);
}
}
}
else {
fail("/corpus","type",schema11().properties.corpus,data1);
}
}
if(data.shard !== undefined && func0.call(data, "shard")){
let data5 = data.shard;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.index === undefined) || (!(func0.call(data5, "index")))){
fail("/shard","required",schema11().properties.shard,data5,"index");
}
if((data5.total === undefined) || (!(func0.call(data5, "total")))){
fail("/shard","required",schema11().properties.shard,data5,"total");
}
for(const key2 of Object.keys(data5)){
if(!((key2 === "index") || (key2 === "total"))){
fail("/shard","additionalProperties",schema11().properties.shard,data5,key2);
}
}
if(data5.index !== undefined && func0.call(data5, "index")){
let data6 = data5.index;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
fail("/shard/index","type",schema11().properties.shard.properties.index,data6);
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
fail("/shard/index","maximum",schema11().properties.shard.properties.index,data6);
}
if(data6 < 1 || isNaN(data6)){
fail("/shard/index","minimum",schema11().properties.shard.properties.index,data6);
}
}
}
if(data5.total !== undefined && func0.call(data5, "total")){
let data7 = data5.total;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
fail("/shard/total","type",schema11().properties.shard.properties.total,data7);
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000 || isNaN(data7)){
fail("/shard/total","maximum",schema11().properties.shard.properties.total,data7);
}
if(data7 < 1 || isNaN(data7)){
fail("/shard/total","minimum",schema11().properties.shard.properties.total,data7);
}
}
}
}
else {
fail("/shard","type",schema11().properties.shard,data5);
}
}
if(data.tasks !== undefined && func0.call(data, "tasks")){
let data8 = data.tasks;
if(Array.isArray(data8)){
if(data8.length > 50){
fail("/tasks","maxItems",schema11().properties.tasks,data8);
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.task_id === undefined) || (!(func0.call(data9, "task_id")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data9,"task_id");
}
if((data9.receipt_sha256 === undefined) || (!(func0.call(data9, "receipt_sha256")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data9,"receipt_sha256");
}
if((data9.qualified === undefined) || (!(func0.call(data9, "qualified")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data9,"qualified");
}
if((data9.matches_committed === undefined) || (!(func0.call(data9, "matches_committed")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data9,"matches_committed");
}
if((data9.baseline === undefined) || (!(func0.call(data9, "baseline")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data9,"baseline");
}
if((data9.known_good === undefined) || (!(func0.call(data9, "known_good")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data9,"known_good");
}
if((data9.grading === undefined) || (!(func0.call(data9, "grading")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data9,"grading");
}
if((data9.repeats === undefined) || (!(func0.call(data9, "repeats")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data9,"repeats");
}
if((data9.excludes_flake_rate === undefined) || (!(func0.call(data9, "excludes_flake_rate")))){
fail("/tasks/" + i0,"required",schema11().properties.tasks.items,data9,"excludes_flake_rate");
}
for(const key3 of Object.keys(data9)){
if(!(func0.call(schema11().properties.tasks.items.properties, key3))){
fail("/tasks/" + i0,"additionalProperties",schema11().properties.tasks.items,data9,key3);
}
}
if(data9.task_id !== undefined && func0.call(data9, "task_id")){
let data10 = data9.task_id;
if(typeof data10 === "string"){
if(data10.length > 80){
fail("/tasks/" + i0+"/task_id","maxLength",schema11().properties.tasks.items.properties.task_id,data10);
}
if(data10.length < 1){
fail("/tasks/" + i0+"/task_id","minLength",schema11().properties.tasks.items.properties.task_id,data10);
}
if(data10.length <= 80 && !pattern0.test(data10)){
fail("/tasks/" + i0+"/task_id","pattern",schema11().properties.tasks.items.properties.task_id,data10);
}
}
else {
fail("/tasks/" + i0+"/task_id","type",schema11().properties.tasks.items.properties.task_id,data10);
}
}
if(data9.receipt_sha256 !== undefined && func0.call(data9, "receipt_sha256")){
let data11 = data9.receipt_sha256;
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
fail("/tasks/" + i0+"/receipt_sha256","pattern",schema11().properties.tasks.items.properties.receipt_sha256,data11);
}
}
else {
fail("/tasks/" + i0+"/receipt_sha256","type",schema11().properties.tasks.items.properties.receipt_sha256,data11);
}
}
if(data9.qualified !== undefined && func0.call(data9, "qualified")){
let data12 = data9.qualified;
if(typeof data12 !== "boolean"){
fail("/tasks/" + i0+"/qualified","type",schema11().properties.tasks.items.properties.qualified,data12);
}
}
if(data9.matches_committed !== undefined && func0.call(data9, "matches_committed")){
let data13 = data9.matches_committed;
if((typeof data13 !== "boolean") && (data13 !== null)){
fail("/tasks/" + i0+"/matches_committed","type",schema11().properties.tasks.items.properties.matches_committed,data13);
}
}
if(data9.baseline !== undefined && func0.call(data9, "baseline")){
let data14 = data9.baseline;
if(typeof data14 !== "string"){
fail("/tasks/" + i0+"/baseline","type",schema11().properties.tasks.items.properties.baseline,data14);
}
if(!((((((((data14 === "intended_failure") || (data14 === "wrong_failure")) || (data14 === "setup_failure")) || (data14 === "timeout")) || (data14 === "incomplete_checks")) || (data14 === "check_error")) || (data14 === "cleanup_failure")) || (data14 === "flaky"))){
fail("/tasks/" + i0+"/baseline","enum",schema11().properties.tasks.items.properties.baseline,data14);
}
}
if(data9.known_good !== undefined && func0.call(data9, "known_good")){
let data15 = data9.known_good;
if(typeof data15 !== "string"){
fail("/tasks/" + i0+"/known_good","type",schema11().properties.tasks.items.properties.known_good,data15);
}
if(!((((((((((data15 === "pass") || (data15 === "patch_failure")) || (data15 === "check_failure")) || (data15 === "regression")) || (data15 === "setup_failure")) || (data15 === "timeout")) || (data15 === "incomplete_checks")) || (data15 === "check_error")) || (data15 === "cleanup_failure")) || (data15 === "flaky"))){
fail("/tasks/" + i0+"/known_good","enum",schema11().properties.tasks.items.properties.known_good,data15);
}
}
if(data9.grading !== undefined && func0.call(data9, "grading")){
let data16 = data9.grading;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.level === undefined) || (!(func0.call(data16, "level")))){
fail("/tasks/" + i0+"/grading","required",schema11().properties.tasks.items.properties.grading,data16,"level");
}
for(const key4 of Object.keys(data16)){
if(!(((key4 === "level") || (key4 === "runtime_sha256")) || (key4 === "seed"))){
fail("/tasks/" + i0+"/grading","additionalProperties",schema11().properties.tasks.items.properties.grading,data16,key4);
}
}
if(data16.level !== undefined && func0.call(data16, "level")){
let data17 = data16.level;
if(typeof data17 !== "string"){
fail("/tasks/" + i0+"/grading/level","type",schema11().properties.tasks.items.properties.grading.properties.level,data17);
}
if(!(((data17 === "observed_isolated") || (data17 === "observed")) || (data17 === "in_process"))){
fail("/tasks/" + i0+"/grading/level","enum",schema11().properties.tasks.items.properties.grading.properties.level,data17);
}
}
if(data16.runtime_sha256 !== undefined && func0.call(data16, "runtime_sha256")){
let data18 = data16.runtime_sha256;
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
fail("/tasks/" + i0+"/grading/runtime_sha256","pattern",schema11().properties.tasks.items.properties.grading.properties.runtime_sha256,data18);
}
}
else {
fail("/tasks/" + i0+"/grading/runtime_sha256","type",schema11().properties.tasks.items.properties.grading.properties.runtime_sha256,data18);
}
}
if(data16.seed !== undefined && func0.call(data16, "seed")){
let data19 = data16.seed;
if(typeof data19 === "string"){
if(data19.length > 80){
fail("/tasks/" + i0+"/grading/seed","maxLength",schema11().properties.tasks.items.properties.grading.properties.seed,data19);
}
if(data19.length < 1){
fail("/tasks/" + i0+"/grading/seed","minLength",schema11().properties.tasks.items.properties.grading.properties.seed,data19);
}
}
else {
fail("/tasks/" + i0+"/grading/seed","type",schema11().properties.tasks.items.properties.grading.properties.seed,data19);
}
}
}
else {
fail("/tasks/" + i0+"/grading","type",schema11().properties.tasks.items.properties.grading,data16);
}
}
if(data9.repeats !== undefined && func0.call(data9, "repeats")){
let data20 = data9.repeats;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
fail("/tasks/" + i0+"/repeats","type",schema11().properties.tasks.items.properties.repeats,data20);
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
fail("/tasks/" + i0+"/repeats","maximum",schema11().properties.tasks.items.properties.repeats,data20);
}
if(data20 < 2 || isNaN(data20)){
fail("/tasks/" + i0+"/repeats","minimum",schema11().properties.tasks.items.properties.repeats,data20);
}
}
}
if(data9.excludes_flake_rate !== undefined && func0.call(data9, "excludes_flake_rate")){
let data21 = data9.excludes_flake_rate;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1 || isNaN(data21)){
fail("/tasks/" + i0+"/excludes_flake_rate","maximum",schema11().properties.tasks.items.properties.excludes_flake_rate,data21);
}
if(data21 < 0 || isNaN(data21)){
fail("/tasks/" + i0+"/excludes_flake_rate","minimum",schema11().properties.tasks.items.properties.excludes_flake_rate,data21);
}
}
else {
fail("/tasks/" + i0+"/excludes_flake_rate","type",schema11().properties.tasks.items.properties.excludes_flake_rate,data21);
}
}
}
else {
fail("/tasks/" + i0,"type",schema11().properties.tasks.items,data9);
}
}
}
else {
fail("/tasks","type",schema11().properties.tasks,data8);
}
}
if(data.counts !== undefined && func0.call(data, "counts")){
let data22 = data.counts;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.tasks === undefined) || (!(func0.call(data22, "tasks")))){
fail("/counts","required",schema11().properties.counts,data22,"tasks");
}
if((data22.qualified === undefined) || (!(func0.call(data22, "qualified")))){
fail("/counts","required",schema11().properties.counts,data22,"qualified");
}
if((data22.matching === undefined) || (!(func0.call(data22, "matching")))){
fail("/counts","required",schema11().properties.counts,data22,"matching");
}
if((data22.differing === undefined) || (!(func0.call(data22, "differing")))){
fail("/counts","required",schema11().properties.counts,data22,"differing");
}
for(const key5 of Object.keys(data22)){
if(!((((key5 === "tasks") || (key5 === "qualified")) || (key5 === "matching")) || (key5 === "differing"))){
fail("/counts","additionalProperties",schema11().properties.counts,data22,key5);
}
}
if(data22.tasks !== undefined && func0.call(data22, "tasks")){
let data23 = data22.tasks;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
fail("/counts/tasks","type",schema11().properties.counts.properties.tasks,data23);
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 50 || isNaN(data23)){
fail("/counts/tasks","maximum",schema11().properties.counts.properties.tasks,data23);
}
if(data23 < 0 || isNaN(data23)){
fail("/counts/tasks","minimum",schema11().properties.counts.properties.tasks,data23);
}
}
}
if(data22.qualified !== undefined && func0.call(data22, "qualified")){
let data24 = data22.qualified;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
fail("/counts/qualified","type",schema11().properties.counts.properties.qualified,data24);
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 50 || isNaN(data24)){
fail("/counts/qualified","maximum",schema11().properties.counts.properties.qualified,data24);
}
if(data24 < 0 || isNaN(data24)){
fail("/counts/qualified","minimum",schema11().properties.counts.properties.qualified,data24);
}
}
}
if(data22.matching !== undefined && func0.call(data22, "matching")){
let data25 = data22.matching;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
fail("/counts/matching","type",schema11().properties.counts.properties.matching,data25);
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 50 || isNaN(data25)){
fail("/counts/matching","maximum",schema11().properties.counts.properties.matching,data25);
}
if(data25 < 0 || isNaN(data25)){
fail("/counts/matching","minimum",schema11().properties.counts.properties.matching,data25);
}
}
}
if(data22.differing !== undefined && func0.call(data22, "differing")){
let data26 = data22.differing;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
fail("/counts/differing","type",schema11().properties.counts.properties.differing,data26);
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 50 || isNaN(data26)){
fail("/counts/differing","maximum",schema11().properties.counts.properties.differing,data26);
}
if(data26 < 0 || isNaN(data26)){
fail("/counts/differing","minimum",schema11().properties.counts.properties.differing,data26);
}
}
}
}
else {
fail("/counts","type",schema11().properties.counts,data22);
}
}
if(data.merged_from !== undefined && func0.call(data, "merged_from")){
let data27 = data.merged_from;
if(Array.isArray(data27)){
if(data27.length > 1000){
fail("/merged_from","maxItems",schema11().properties.merged_from,data27);
}
if(data27.length < 1){
fail("/merged_from","minItems",schema11().properties.merged_from,data27);
}
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
let data28 = data27[i1];
if(typeof data28 === "string"){
if(!pattern2.test(data28)){
fail("/merged_from/" + i1,"pattern",schema11().properties.merged_from.items,data28);
}
}
else {
fail("/merged_from/" + i1,"type",schema11().properties.merged_from.items,data28);
}
}
}
else {
fail("/merged_from","type",schema11().properties.merged_from,data27);
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

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/qualificationReport.js




const tasks = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'tasks'));
const taskIds = (document) => [(0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'tasks'), 'task_id')];
const merged = (document) => [(0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'merged_from'))];
const shardExists = (document, report) => {
    const { pointer, value } = (0,place/* placeOf */.$t)(document, 'shard', 'index');
    const total = (0,place/* placeOf */.$t)(document, 'shard', 'total').value;
    if (typeof value === 'number' && typeof total === 'number' && value > total)
        report(pointer, `there are ${total} shards, counted from 1`);
};
const mergedWhole = (document, report) => {
    const { pointer, value } = (0,place/* placeOf */.$t)(document, 'shard', 'total');
    if ((0,place/* placeOf */.$t)(document, 'merged_from').value === undefined || typeof value !== 'number' || value === 1)
        return;
    report(pointer, 'must be 1: a merged report covers all shards');
};
const qualifiedTasks = (document, report) => {
    for (const task of tasks(document)) {
        const { pointer, value } = (0,place/* partOf */.BU)(task, 'qualified');
        const baseline = (0,place/* partOf */.BU)(task, 'baseline').value;
        const knownGood = (0,place/* partOf */.BU)(task, 'known_good').value;
        if (value !== true || typeof baseline !== 'string' || typeof knownGood !== 'string')
            continue;
        if (baseline !== 'intended_failure' || knownGood !== 'pass')
            report(pointer, 'must be false: a qualified task has the baseline intended_failure and known_good pass');
    }
};
const COUNTS = {
    tasks: () => true,
    qualified: (task) => (0,place/* partOf */.BU)(task, 'qualified').value === true,
    matching: (task) => (0,place/* partOf */.BU)(task, 'matches_committed').value === true,
    differing: (task) => (0,place/* partOf */.BU)(task, 'matches_committed').value === false,
};
const countsAgree = (document, report) => {
    if (!Array.isArray((0,place/* placeOf */.$t)(document, 'tasks').value))
        return;
    for (const [name, counted] of Object.entries(COUNTS)) {
        const { pointer, value } = (0,place/* placeOf */.$t)(document, 'counts', name);
        const actual = tasks(document).filter(counted).length;
        if (typeof value === 'number' && value !== actual)
            report(pointer, `must be ${actual}, counted over the tasks`);
    }
};
/** Room for a rate that is given with two decimals. */
const ROUNDING = 0.005;
/** With n agreeing repeats a flake rate p is excluded at 95 % when (1 - p)^n is at most 0.05. */
const flakeRate = (document, report) => {
    for (const task of tasks(document)) {
        const repeats = (0,place/* partOf */.BU)(task, 'repeats').value;
        const { pointer, value } = (0,place/* partOf */.BU)(task, 'excludes_flake_rate');
        if (typeof repeats !== 'number' || typeof value !== 'number' || !(repeats >= 1))
            continue;
        const lowest = 1 - 0.05 ** (1 / repeats);
        if (value < lowest - ROUNDING)
            report(pointer, `${repeats} repeats exclude no flake rate below ${lowest.toFixed(2)}`);
    }
};
const qualificationReport_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('report.shard', shardExists),
        (0,rules_form/* error */.z3)('report.tasks-sorted', (0,lists/* sorted */.IP)(taskIds)),
        (0,rules_form/* error */.z3)('report.tasks-unique', (0,lists/* unique */.Am)(taskIds)),
        (0,rules_form/* error */.z3)('report.qualified', qualifiedTasks),
        (0,rules_form/* error */.z3)('report.flake-rate', flakeRate),
        (0,rules_form/* error */.z3)('report.counts', countsAgree),
        (0,rules_form/* error */.z3)('report.merged-sorted', (0,lists/* sorted */.IP)(merged)),
        (0,rules_form/* error */.z3)('report.merged-unique', (0,lists/* unique */.Am)(merged)),
        (0,rules_form/* error */.z3)('report.merged-whole', mergedWhole),
    ],
};
const qualificationReportForm = () => qualificationReport_form;


/***/ })

};
