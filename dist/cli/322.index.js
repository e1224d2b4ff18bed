export const id = 322;
export const ids = [322];
export const modules = {

/***/ 7322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evaluationBundleForm: () => (/* binding */ evaluationBundleForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/evaluation-bundle.js
// Generated from schemas/evaluation-bundle.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","experiment","corpus","tasks","runs"],"properties":{"schema_version":{"const":"codevetter.agent-task-evaluation-bundle.v1"},"experiment":{"type":"object","additionalProperties":false,"required":["id","title","evidence_kind","qualification_policy","limitations"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":160},"evidence_kind":{"type":"string","enum":["real","synthetic"]},"qualification_policy":{"type":"object","additionalProperties":false,"required":["minimum_complete_pairs","minimum_distinct_tasks","minimum_aa_pairs","minimum_success_rate_delta","maximum_regression_delta","maximum_aa_discordance_rate"],"properties":{"minimum_complete_pairs":{"type":"integer","minimum":1,"maximum":5000},"minimum_distinct_tasks":{"type":"integer","minimum":1,"maximum":50},"minimum_aa_pairs":{"type":"integer","minimum":1,"maximum":5000},"minimum_success_rate_delta":{"type":"number","minimum":0,"maximum":1},"maximum_regression_delta":{"type":"integer","minimum":0,"maximum":500000},"maximum_aa_discordance_rate":{"type":"number","minimum":0,"maximum":1}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}},"corpus":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"tasks":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","repository_revision"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"repository_revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"}}}},"runs":{"type":"array","minItems":2,"maxItems":5000,"items":{"type":"object","additionalProperties":false,"required":["pair_id","comparison","arm","task_id","trial_index","execution_order","receipt","adapter","context"],"properties":{"pair_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"comparison":{"type":"string","enum":["ab","aa"]},"arm":{"type":"string","enum":["control","treatment","a","b"]},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"trial_index":{"type":"integer","minimum":1,"maximum":10000},"execution_order":{"type":"integer","minimum":1,"maximum":2},"receipt":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"adapter":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"context":{"type":"object","additionalProperties":false,"required":["structural_context_enabled","policy_identity","graph","allowed_graph_tools"],"properties":{"structural_context_enabled":{"type":"boolean"},"policy_identity":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"graph":{"type":["object","null"],"additionalProperties":false,"required":["engine_id","engine_version","snapshot_id","indexed_revision"],"properties":{"engine_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"engine_version":{"type":"string","minLength":1,"maxLength":80},"snapshot_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$","x-form":"a snapshot id: a letter or digit, then letters, digits and . _ : -, at most 200"},"indexed_revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"}}},"allowed_graph_tools":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":200}}}}}}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");
const pattern4 = new RegExp("^(?:[a-f0-9]{40}|[a-f0-9]{64})$", "");
const pattern13 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
if((data.experiment === undefined) || (!(func0.call(data, "experiment")))){
fail(instancePath,"required",schema11(),data,"experiment");
}
if((data.corpus === undefined) || (!(func0.call(data, "corpus")))){
fail(instancePath,"required",schema11(),data,"corpus");
}
if((data.tasks === undefined) || (!(func0.call(data, "tasks")))){
fail(instancePath,"required",schema11(),data,"tasks");
}
if((data.runs === undefined) || (!(func0.call(data, "runs")))){
fail(instancePath,"required",schema11(),data,"runs");
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "schema_version") || (key0 === "experiment")) || (key0 === "corpus")) || (key0 === "tasks")) || (key0 === "runs"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-evaluation-bundle.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.experiment !== undefined && func0.call(data, "experiment")){
let data1 = data.experiment;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.id === undefined) || (!(func0.call(data1, "id")))){
fail("/experiment","required",schema11().properties.experiment,data1,"id");
}
if((data1.title === undefined) || (!(func0.call(data1, "title")))){
fail("/experiment","required",schema11().properties.experiment,data1,"title");
}
if((data1.evidence_kind === undefined) || (!(func0.call(data1, "evidence_kind")))){
fail("/experiment","required",schema11().properties.experiment,data1,"evidence_kind");
}
if((data1.qualification_policy === undefined) || (!(func0.call(data1, "qualification_policy")))){
fail("/experiment","required",schema11().properties.experiment,data1,"qualification_policy");
}
if((data1.limitations === undefined) || (!(func0.call(data1, "limitations")))){
fail("/experiment","required",schema11().properties.experiment,data1,"limitations");
}
for(const key1 of Object.keys(data1)){
if(!(((((key1 === "id") || (key1 === "title")) || (key1 === "evidence_kind")) || (key1 === "qualification_policy")) || (key1 === "limitations"))){
fail("/experiment","additionalProperties",schema11().properties.experiment,data1,key1);
}
}
if(data1.id !== undefined && func0.call(data1, "id")){
let data2 = data1.id;
if(typeof data2 === "string"){
if(data2.length > 80){
fail("/experiment/id","maxLength",schema11().properties.experiment.properties.id,data2);
}
if(data2.length < 1){
fail("/experiment/id","minLength",schema11().properties.experiment.properties.id,data2);
}
if(data2.length <= 80 && !pattern0.test(data2)){
fail("/experiment/id","pattern",schema11().properties.experiment.properties.id,data2);
}
}
else {
fail("/experiment/id","type",schema11().properties.experiment.properties.id,data2);
}
}
if(data1.title !== undefined && func0.call(data1, "title")){
let data3 = data1.title;
if(typeof data3 === "string"){
if(data3.length > 160){
fail("/experiment/title","maxLength",schema11().properties.experiment.properties.title,data3);
}
if(data3.length < 1){
fail("/experiment/title","minLength",schema11().properties.experiment.properties.title,data3);
}
}
else {
fail("/experiment/title","type",schema11().properties.experiment.properties.title,data3);
}
}
if(data1.evidence_kind !== undefined && func0.call(data1, "evidence_kind")){
let data4 = data1.evidence_kind;
if(typeof data4 !== "string"){
fail("/experiment/evidence_kind","type",schema11().properties.experiment.properties.evidence_kind,data4);
}
if(!((data4 === "real") || (data4 === "synthetic"))){
fail("/experiment/evidence_kind","enum",schema11().properties.experiment.properties.evidence_kind,data4);
}
}
if(data1.qualification_policy !== undefined && func0.call(data1, "qualification_policy")){
let data5 = data1.qualification_policy;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.minimum_complete_pairs === undefined) || (!(func0.call(data5, "minimum_complete_pairs")))){
fail("/experiment/qualification_policy","required",schema11().properties.experiment.properties.qualification_policy,data5,"minimum_complete_pairs");
}
if((data5.minimum_distinct_tasks === undefined) || (!(func0.call(data5, "minimum_distinct_tasks")))){
fail("/experiment/qualification_policy","required",schema11().properties.experiment.properties.qualification_policy,data5,"minimum_distinct_tasks");
}
if((data5.minimum_aa_pairs === undefined) || (!(func0.call(data5, "minimum_aa_pairs")))){
fail("/experiment/qualification_policy","required",schema11().properties.experiment.properties.qualification_policy,data5,"minimum_aa_pairs");
}
if((data5.minimum_success_rate_delta === undefined) || (!(func0.call(data5, "minimum_success_rate_delta")))){
fail("/experiment/qualification_policy","required",schema11().properties.experiment.properties.qualification_policy,data5,"minimum_success_rate_delta");
}
if((data5.maximum_regression_delta === undefined) || (!(func0.call(data5, "maximum_regression_delta")))){
fail("/experiment/qualification_policy","required",schema11().properties.experiment.properties.qualification_policy,data5,"maximum_regression_delta");
}
if((data5.maximum_aa_discordance_rate === undefined) || (!(func0.call(data5, "maximum_aa_discordance_rate")))){
fail("/experiment/qualification_policy","required",schema11().properties.experiment.properties.qualification_policy,data5,"maximum_aa_discordance_rate");
}
for(const key2 of Object.keys(data5)){
if(!((((((key2 === "minimum_complete_pairs") || (key2 === "minimum_distinct_tasks")) || (key2 === "minimum_aa_pairs")) || (key2 === "minimum_success_rate_delta")) || (key2 === "maximum_regression_delta")) || (key2 === "maximum_aa_discordance_rate"))){
fail("/experiment/qualification_policy","additionalProperties",schema11().properties.experiment.properties.qualification_policy,data5,key2);
}
}
if(data5.minimum_complete_pairs !== undefined && func0.call(data5, "minimum_complete_pairs")){
let data6 = data5.minimum_complete_pairs;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
fail("/experiment/qualification_policy/minimum_complete_pairs","type",schema11().properties.experiment.properties.qualification_policy.properties.minimum_complete_pairs,data6);
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 5000 || isNaN(data6)){
fail("/experiment/qualification_policy/minimum_complete_pairs","maximum",schema11().properties.experiment.properties.qualification_policy.properties.minimum_complete_pairs,data6);
}
if(data6 < 1 || isNaN(data6)){
fail("/experiment/qualification_policy/minimum_complete_pairs","minimum",schema11().properties.experiment.properties.qualification_policy.properties.minimum_complete_pairs,data6);
}
}
}
if(data5.minimum_distinct_tasks !== undefined && func0.call(data5, "minimum_distinct_tasks")){
let data7 = data5.minimum_distinct_tasks;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
fail("/experiment/qualification_policy/minimum_distinct_tasks","type",schema11().properties.experiment.properties.qualification_policy.properties.minimum_distinct_tasks,data7);
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 50 || isNaN(data7)){
fail("/experiment/qualification_policy/minimum_distinct_tasks","maximum",schema11().properties.experiment.properties.qualification_policy.properties.minimum_distinct_tasks,data7);
}
if(data7 < 1 || isNaN(data7)){
fail("/experiment/qualification_policy/minimum_distinct_tasks","minimum",schema11().properties.experiment.properties.qualification_policy.properties.minimum_distinct_tasks,data7);
}
}
}
if(data5.minimum_aa_pairs !== undefined && func0.call(data5, "minimum_aa_pairs")){
let data8 = data5.minimum_aa_pairs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
fail("/experiment/qualification_policy/minimum_aa_pairs","type",schema11().properties.experiment.properties.qualification_policy.properties.minimum_aa_pairs,data8);
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 5000 || isNaN(data8)){
fail("/experiment/qualification_policy/minimum_aa_pairs","maximum",schema11().properties.experiment.properties.qualification_policy.properties.minimum_aa_pairs,data8);
}
if(data8 < 1 || isNaN(data8)){
fail("/experiment/qualification_policy/minimum_aa_pairs","minimum",schema11().properties.experiment.properties.qualification_policy.properties.minimum_aa_pairs,data8);
}
}
}
if(data5.minimum_success_rate_delta !== undefined && func0.call(data5, "minimum_success_rate_delta")){
let data9 = data5.minimum_success_rate_delta;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
fail("/experiment/qualification_policy/minimum_success_rate_delta","maximum",schema11().properties.experiment.properties.qualification_policy.properties.minimum_success_rate_delta,data9);
}
if(data9 < 0 || isNaN(data9)){
fail("/experiment/qualification_policy/minimum_success_rate_delta","minimum",schema11().properties.experiment.properties.qualification_policy.properties.minimum_success_rate_delta,data9);
}
}
else {
fail("/experiment/qualification_policy/minimum_success_rate_delta","type",schema11().properties.experiment.properties.qualification_policy.properties.minimum_success_rate_delta,data9);
}
}
if(data5.maximum_regression_delta !== undefined && func0.call(data5, "maximum_regression_delta")){
let data10 = data5.maximum_regression_delta;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
fail("/experiment/qualification_policy/maximum_regression_delta","type",schema11().properties.experiment.properties.qualification_policy.properties.maximum_regression_delta,data10);
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 500000 || isNaN(data10)){
fail("/experiment/qualification_policy/maximum_regression_delta","maximum",schema11().properties.experiment.properties.qualification_policy.properties.maximum_regression_delta,data10);
}
if(data10 < 0 || isNaN(data10)){
fail("/experiment/qualification_policy/maximum_regression_delta","minimum",schema11().properties.experiment.properties.qualification_policy.properties.maximum_regression_delta,data10);
}
}
}
if(data5.maximum_aa_discordance_rate !== undefined && func0.call(data5, "maximum_aa_discordance_rate")){
let data11 = data5.maximum_aa_discordance_rate;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
fail("/experiment/qualification_policy/maximum_aa_discordance_rate","maximum",schema11().properties.experiment.properties.qualification_policy.properties.maximum_aa_discordance_rate,data11);
}
if(data11 < 0 || isNaN(data11)){
fail("/experiment/qualification_policy/maximum_aa_discordance_rate","minimum",schema11().properties.experiment.properties.qualification_policy.properties.maximum_aa_discordance_rate,data11);
}
}
else {
fail("/experiment/qualification_policy/maximum_aa_discordance_rate","type",schema11().properties.experiment.properties.qualification_policy.properties.maximum_aa_discordance_rate,data11);
}
}
}
else {
fail("/experiment/qualification_policy","type",schema11().properties.experiment.properties.qualification_policy,data5);
}
}
if(data1.limitations !== undefined && func0.call(data1, "limitations")){
let data12 = data1.limitations;
if(Array.isArray(data12)){
if(data12.length > 50){
fail("/experiment/limitations","maxItems",schema11().properties.experiment.properties.limitations,data12);
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(data13.length > 500){
fail("/experiment/limitations/" + i0,"maxLength",schema11().properties.experiment.properties.limitations.items,data13);
}
if(data13.length < 1){
fail("/experiment/limitations/" + i0,"minLength",schema11().properties.experiment.properties.limitations.items,data13);
}
}
else {
fail("/experiment/limitations/" + i0,"type",schema11().properties.experiment.properties.limitations.items,data13);
}
}
}
else {
fail("/experiment/limitations","type",schema11().properties.experiment.properties.limitations,data12);
}
}
}
else {
fail("/experiment","type",schema11().properties.experiment,data1);
}
}
if(data.corpus !== undefined && func0.call(data, "corpus")){
let data14 = data.corpus;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.path === undefined) || (!(func0.call(data14, "path")))){
fail("/corpus","required",schema11().properties.corpus,data14,"path");
}
if((data14.sha256 === undefined) || (!(func0.call(data14, "sha256")))){
fail("/corpus","required",schema11().properties.corpus,data14,"sha256");
}
for(const key3 of Object.keys(data14)){
if(!((key3 === "path") || (key3 === "sha256"))){
fail("/corpus","additionalProperties",schema11().properties.corpus,data14,key3);
}
}
if(data14.path !== undefined && func0.call(data14, "path")){
let data15 = data14.path;
if(typeof data15 === "string"){
if(data15.length > 240){
fail("/corpus/path","maxLength",schema11().properties.corpus.properties.path,data15);
}
if(data15.length < 1){
fail("/corpus/path","minLength",schema11().properties.corpus.properties.path,data15);
}
if(data15.length <= 240 && !pattern1.test(data15)){
fail("/corpus/path","pattern",schema11().properties.corpus.properties.path,data15);
}
}
else {
fail("/corpus/path","type",schema11().properties.corpus.properties.path,data15);
}
}
if(data14.sha256 !== undefined && func0.call(data14, "sha256")){
let data16 = data14.sha256;
if(typeof data16 === "string"){
if(!pattern2.test(data16)){
fail("/corpus/sha256","pattern",schema11().properties.corpus.properties.sha256,data16);
}
}
else {
fail("/corpus/sha256","type",schema11().properties.corpus.properties.sha256,data16);
}
}
}
else {
fail("/corpus","type",schema11().properties.corpus,data14);
}
}
if(data.tasks !== undefined && func0.call(data, "tasks")){
let data17 = data.tasks;
if(Array.isArray(data17)){
if(data17.length > 50){
fail("/tasks","maxItems",schema11().properties.tasks,data17);
}
if(data17.length < 1){
fail("/tasks","minItems",schema11().properties.tasks,data17);
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.task_id === undefined) || (!(func0.call(data18, "task_id")))){
fail("/tasks/" + i1,"required",schema11().properties.tasks.items,data18,"task_id");
}
if((data18.repository_revision === undefined) || (!(func0.call(data18, "repository_revision")))){
fail("/tasks/" + i1,"required",schema11().properties.tasks.items,data18,"repository_revision");
}
for(const key4 of Object.keys(data18)){
if(!((key4 === "task_id") || (key4 === "repository_revision"))){
fail("/tasks/" + i1,"additionalProperties",schema11().properties.tasks.items,data18,key4);
}
}
if(data18.task_id !== undefined && func0.call(data18, "task_id")){
let data19 = data18.task_id;
if(typeof data19 === "string"){
if(data19.length > 80){
fail("/tasks/" + i1+"/task_id","maxLength",schema11().properties.tasks.items.properties.task_id,data19);
}
if(data19.length < 1){
fail("/tasks/" + i1+"/task_id","minLength",schema11().properties.tasks.items.properties.task_id,data19);
}
if(data19.length <= 80 && !pattern0.test(data19)){
fail("/tasks/" + i1+"/task_id","pattern",schema11().properties.tasks.items.properties.task_id,data19);
}
}
else {
fail("/tasks/" + i1+"/task_id","type",schema11().properties.tasks.items.properties.task_id,data19);
}
}
if(data18.repository_revision !== undefined && func0.call(data18, "repository_revision")){
let data20 = data18.repository_revision;
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
fail("/tasks/" + i1+"/repository_revision","pattern",schema11().properties.tasks.items.properties.repository_revision,data20);
}
}
else {
fail("/tasks/" + i1+"/repository_revision","type",schema11().properties.tasks.items.properties.repository_revision,data20);
}
}
}
else {
fail("/tasks/" + i1,"type",schema11().properties.tasks.items,data18);
}
}
}
else {
fail("/tasks","type",schema11().properties.tasks,data17);
}
}
if(data.runs !== undefined && func0.call(data, "runs")){
let data21 = data.runs;
if(Array.isArray(data21)){
if(data21.length > 5000){
fail("/runs","maxItems",schema11().properties.runs,data21);
}
if(data21.length < 2){
fail("/runs","minItems",schema11().properties.runs,data21);
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.pair_id === undefined) || (!(func0.call(data22, "pair_id")))){
fail("/runs/" + i2,"required",schema11().properties.runs.items,data22,"pair_id");
}
if((data22.comparison === undefined) || (!(func0.call(data22, "comparison")))){
fail("/runs/" + i2,"required",schema11().properties.runs.items,data22,"comparison");
}
if((data22.arm === undefined) || (!(func0.call(data22, "arm")))){
fail("/runs/" + i2,"required",schema11().properties.runs.items,data22,"arm");
}
if((data22.task_id === undefined) || (!(func0.call(data22, "task_id")))){
fail("/runs/" + i2,"required",schema11().properties.runs.items,data22,"task_id");
}
if((data22.trial_index === undefined) || (!(func0.call(data22, "trial_index")))){
fail("/runs/" + i2,"required",schema11().properties.runs.items,data22,"trial_index");
}
if((data22.execution_order === undefined) || (!(func0.call(data22, "execution_order")))){
fail("/runs/" + i2,"required",schema11().properties.runs.items,data22,"execution_order");
}
if((data22.receipt === undefined) || (!(func0.call(data22, "receipt")))){
fail("/runs/" + i2,"required",schema11().properties.runs.items,data22,"receipt");
}
if((data22.adapter === undefined) || (!(func0.call(data22, "adapter")))){
fail("/runs/" + i2,"required",schema11().properties.runs.items,data22,"adapter");
}
if((data22.context === undefined) || (!(func0.call(data22, "context")))){
fail("/runs/" + i2,"required",schema11().properties.runs.items,data22,"context");
}
for(const key5 of Object.keys(data22)){
if(!(func0.call(schema11().properties.runs.items.properties, key5))){
fail("/runs/" + i2,"additionalProperties",schema11().properties.runs.items,data22,key5);
}
}
if(data22.pair_id !== undefined && func0.call(data22, "pair_id")){
let data23 = data22.pair_id;
if(typeof data23 === "string"){
if(data23.length > 80){
fail("/runs/" + i2+"/pair_id","maxLength",schema11().properties.runs.items.properties.pair_id,data23);
}
if(data23.length < 1){
fail("/runs/" + i2+"/pair_id","minLength",schema11().properties.runs.items.properties.pair_id,data23);
}
if(data23.length <= 80 && !pattern0.test(data23)){
fail("/runs/" + i2+"/pair_id","pattern",schema11().properties.runs.items.properties.pair_id,data23);
}
}
else {
fail("/runs/" + i2+"/pair_id","type",schema11().properties.runs.items.properties.pair_id,data23);
}
}
if(data22.comparison !== undefined && func0.call(data22, "comparison")){
let data24 = data22.comparison;
if(typeof data24 !== "string"){
fail("/runs/" + i2+"/comparison","type",schema11().properties.runs.items.properties.comparison,data24);
}
if(!((data24 === "ab") || (data24 === "aa"))){
fail("/runs/" + i2+"/comparison","enum",schema11().properties.runs.items.properties.comparison,data24);
}
}
if(data22.arm !== undefined && func0.call(data22, "arm")){
let data25 = data22.arm;
if(typeof data25 !== "string"){
fail("/runs/" + i2+"/arm","type",schema11().properties.runs.items.properties.arm,data25);
}
if(!((((data25 === "control") || (data25 === "treatment")) || (data25 === "a")) || (data25 === "b"))){
fail("/runs/" + i2+"/arm","enum",schema11().properties.runs.items.properties.arm,data25);
}
}
if(data22.task_id !== undefined && func0.call(data22, "task_id")){
let data26 = data22.task_id;
if(typeof data26 === "string"){
if(data26.length > 80){
fail("/runs/" + i2+"/task_id","maxLength",schema11().properties.runs.items.properties.task_id,data26);
}
if(data26.length < 1){
fail("/runs/" + i2+"/task_id","minLength",schema11().properties.runs.items.properties.task_id,data26);
}
if(data26.length <= 80 && !pattern0.test(data26)){
fail("/runs/" + i2+"/task_id","pattern",schema11().properties.runs.items.properties.task_id,data26);
}
}
else {
fail("/runs/" + i2+"/task_id","type",schema11().properties.runs.items.properties.task_id,data26);
}
}
if(data22.trial_index !== undefined && func0.call(data22, "trial_index")){
let data27 = data22.trial_index;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
fail("/runs/" + i2+"/trial_index","type",schema11().properties.runs.items.properties.trial_index,data27);
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 10000 || isNaN(data27)){
fail("/runs/" + i2+"/trial_index","maximum",schema11().properties.runs.items.properties.trial_index,data27);
}
if(data27 < 1 || isNaN(data27)){
fail("/runs/" + i2+"/trial_index","minimum",schema11().properties.runs.items.properties.trial_index,data27);
}
}
}
if(data22.execution_order !== undefined && func0.call(data22, "execution_order")){
let data28 = data22.execution_order;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
fail("/runs/" + i2+"/execution_order","type",schema11().properties.runs.items.properties.execution_order,data28);
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 2 || isNaN(data28)){
fail("/runs/" + i2+"/execution_order","maximum",schema11().properties.runs.items.properties.execution_order,data28);
}
if(data28 < 1 || isNaN(data28)){
fail("/runs/" + i2+"/execution_order","minimum",schema11().properties.runs.items.properties.execution_order,data28);
}
}
}
if(data22.receipt !== undefined && func0.call(data22, "receipt")){
let data29 = data22.receipt;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.path === undefined) || (!(func0.call(data29, "path")))){
fail("/runs/" + i2+"/receipt","required",schema11().properties.runs.items.properties.receipt,data29,"path");
}
if((data29.sha256 === undefined) || (!(func0.call(data29, "sha256")))){
fail("/runs/" + i2+"/receipt","required",schema11().properties.runs.items.properties.receipt,data29,"sha256");
}
for(const key6 of Object.keys(data29)){
if(!((key6 === "path") || (key6 === "sha256"))){
fail("/runs/" + i2+"/receipt","additionalProperties",schema11().properties.runs.items.properties.receipt,data29,key6);
}
}
if(data29.path !== undefined && func0.call(data29, "path")){
let data30 = data29.path;
if(typeof data30 === "string"){
if(data30.length > 240){
fail("/runs/" + i2+"/receipt/path","maxLength",schema11().properties.runs.items.properties.receipt.properties.path,data30);
}
if(data30.length < 1){
fail("/runs/" + i2+"/receipt/path","minLength",schema11().properties.runs.items.properties.receipt.properties.path,data30);
}
if(data30.length <= 240 && !pattern1.test(data30)){
fail("/runs/" + i2+"/receipt/path","pattern",schema11().properties.runs.items.properties.receipt.properties.path,data30);
}
}
else {
fail("/runs/" + i2+"/receipt/path","type",schema11().properties.runs.items.properties.receipt.properties.path,data30);
}
}
if(data29.sha256 !== undefined && func0.call(data29, "sha256")){
let data31 = data29.sha256;
if(typeof data31 === "string"){
if(!pattern2.test(data31)){
fail("/runs/" + i2+"/receipt/sha256","pattern",schema11().properties.runs.items.properties.receipt.properties.sha256,data31);
}
}
else {
fail("/runs/" + i2+"/receipt/sha256","type",schema11().properties.runs.items.properties.receipt.properties.sha256,data31);
}
}
}
else {
fail("/runs/" + i2+"/receipt","type",schema11().properties.runs.items.properties.receipt,data29);
}
}
if(data22.adapter !== undefined && func0.call(data22, "adapter")){
let data32 = data22.adapter;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if((data32.path === undefined) || (!(func0.call(data32, "path")))){
fail("/runs/" + i2+"/adapter","required",schema11().properties.runs.items.properties.adapter,data32,"path");
}
if((data32.sha256 === undefined) || (!(func0.call(data32, "sha256")))){
fail("/runs/" + i2+"/adapter","required",schema11().properties.runs.items.properties.adapter,data32,"sha256");
}
for(const key7 of Object.keys(data32)){
if(!((key7 === "path") || (key7 === "sha256"))){
fail("/runs/" + i2+"/adapter","additionalProperties",schema11().properties.runs.items.properties.adapter,data32,key7);
}
}
if(data32.path !== undefined && func0.call(data32, "path")){
let data33 = data32.path;
if(typeof data33 === "string"){
if(data33.length > 240){
fail("/runs/" + i2+"/adapter/path","maxLength",schema11().properties.runs.items.properties.adapter.properties.path,data33);
}
if(data33.length < 1){
fail("/runs/" + i2+"/adapter/path","minLength",schema11().properties.runs.items.properties.adapter.properties.path,data33);
}
if(data33.length <= 240 && !pattern1.test(data33)){
fail("/runs/" + i2+"/adapter/path","pattern",schema11().properties.runs.items.properties.adapter.properties.path,data33);
}
}
else {
fail("/runs/" + i2+"/adapter/path","type",schema11().properties.runs.items.properties.adapter.properties.path,data33);
}
}
if(data32.sha256 !== undefined && func0.call(data32, "sha256")){
let data34 = data32.sha256;
if(typeof data34 === "string"){
if(!pattern2.test(data34)){
fail("/runs/" + i2+"/adapter/sha256","pattern",schema11().properties.runs.items.properties.adapter.properties.sha256,data34);
}
}
else {
fail("/runs/" + i2+"/adapter/sha256","type",schema11().properties.runs.items.properties.adapter.properties.sha256,data34);
}
}
}
else {
fail("/runs/" + i2+"/adapter","type",schema11().properties.runs.items.properties.adapter,data32);
}
}
if(data22.context !== undefined && func0.call(data22, "context")){
let data35 = data22.context;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if((data35.structural_context_enabled === undefined) || (!(func0.call(data35, "structural_context_enabled")))){
fail("/runs/" + i2+"/context","required",schema11().properties.runs.items.properties.context,data35,"structural_context_enabled");
}
if((data35.policy_identity === undefined) || (!(func0.call(data35, "policy_identity")))){
fail("/runs/" + i2+"/context","required",schema11().properties.runs.items.properties.context,data35,"policy_identity");
}
if((data35.graph === undefined) || (!(func0.call(data35, "graph")))){
fail("/runs/" + i2+"/context","required",schema11().properties.runs.items.properties.context,data35,"graph");
}
if((data35.allowed_graph_tools === undefined) || (!(func0.call(data35, "allowed_graph_tools")))){
fail("/runs/" + i2+"/context","required",schema11().properties.runs.items.properties.context,data35,"allowed_graph_tools");
}
for(const key8 of Object.keys(data35)){
if(!((((key8 === "structural_context_enabled") || (key8 === "policy_identity")) || (key8 === "graph")) || (key8 === "allowed_graph_tools"))){
fail("/runs/" + i2+"/context","additionalProperties",schema11().properties.runs.items.properties.context,data35,key8);
}
}
if(data35.structural_context_enabled !== undefined && func0.call(data35, "structural_context_enabled")){
let data36 = data35.structural_context_enabled;
if(typeof data36 !== "boolean"){
fail("/runs/" + i2+"/context/structural_context_enabled","type",schema11().properties.runs.items.properties.context.properties.structural_context_enabled,data36);
}
}
if(data35.policy_identity !== undefined && func0.call(data35, "policy_identity")){
let data37 = data35.policy_identity;
if(typeof data37 === "string"){
if(data37.length > 80){
fail("/runs/" + i2+"/context/policy_identity","maxLength",schema11().properties.runs.items.properties.context.properties.policy_identity,data37);
}
if(data37.length < 1){
fail("/runs/" + i2+"/context/policy_identity","minLength",schema11().properties.runs.items.properties.context.properties.policy_identity,data37);
}
if(data37.length <= 80 && !pattern0.test(data37)){
fail("/runs/" + i2+"/context/policy_identity","pattern",schema11().properties.runs.items.properties.context.properties.policy_identity,data37);
}
}
else {
fail("/runs/" + i2+"/context/policy_identity","type",schema11().properties.runs.items.properties.context.properties.policy_identity,data37);
}
}
if(data35.graph !== undefined && func0.call(data35, "graph")){
let data38 = data35.graph;
if((!(data38 && typeof data38 == "object" && !Array.isArray(data38))) && (data38 !== null)){
fail("/runs/" + i2+"/context/graph","type",schema11().properties.runs.items.properties.context.properties.graph,data38);
}
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if((data38.engine_id === undefined) || (!(func0.call(data38, "engine_id")))){
fail("/runs/" + i2+"/context/graph","required",schema11().properties.runs.items.properties.context.properties.graph,data38,"engine_id");
}
if((data38.engine_version === undefined) || (!(func0.call(data38, "engine_version")))){
fail("/runs/" + i2+"/context/graph","required",schema11().properties.runs.items.properties.context.properties.graph,data38,"engine_version");
}
if((data38.snapshot_id === undefined) || (!(func0.call(data38, "snapshot_id")))){
fail("/runs/" + i2+"/context/graph","required",schema11().properties.runs.items.properties.context.properties.graph,data38,"snapshot_id");
}
if((data38.indexed_revision === undefined) || (!(func0.call(data38, "indexed_revision")))){
fail("/runs/" + i2+"/context/graph","required",schema11().properties.runs.items.properties.context.properties.graph,data38,"indexed_revision");
}
for(const key9 of Object.keys(data38)){
if(!((((key9 === "engine_id") || (key9 === "engine_version")) || (key9 === "snapshot_id")) || (key9 === "indexed_revision"))){
fail("/runs/" + i2+"/context/graph","additionalProperties",schema11().properties.runs.items.properties.context.properties.graph,data38,key9);
}
}
if(data38.engine_id !== undefined && func0.call(data38, "engine_id")){
let data39 = data38.engine_id;
if(typeof data39 === "string"){
if(data39.length > 80){
fail("/runs/" + i2+"/context/graph/engine_id","maxLength",schema11().properties.runs.items.properties.context.properties.graph.properties.engine_id,data39);
}
if(data39.length < 1){
fail("/runs/" + i2+"/context/graph/engine_id","minLength",schema11().properties.runs.items.properties.context.properties.graph.properties.engine_id,data39);
}
if(data39.length <= 80 && !pattern0.test(data39)){
fail("/runs/" + i2+"/context/graph/engine_id","pattern",schema11().properties.runs.items.properties.context.properties.graph.properties.engine_id,data39);
}
}
else {
fail("/runs/" + i2+"/context/graph/engine_id","type",schema11().properties.runs.items.properties.context.properties.graph.properties.engine_id,data39);
}
}
if(data38.engine_version !== undefined && func0.call(data38, "engine_version")){
let data40 = data38.engine_version;
if(typeof data40 === "string"){
if(data40.length > 80){
fail("/runs/" + i2+"/context/graph/engine_version","maxLength",schema11().properties.runs.items.properties.context.properties.graph.properties.engine_version,data40);
}
if(data40.length < 1){
fail("/runs/" + i2+"/context/graph/engine_version","minLength",schema11().properties.runs.items.properties.context.properties.graph.properties.engine_version,data40);
}
}
else {
fail("/runs/" + i2+"/context/graph/engine_version","type",schema11().properties.runs.items.properties.context.properties.graph.properties.engine_version,data40);
}
}
if(data38.snapshot_id !== undefined && func0.call(data38, "snapshot_id")){
let data41 = data38.snapshot_id;
if(typeof data41 === "string"){
if(!pattern13.test(data41)){
fail("/runs/" + i2+"/context/graph/snapshot_id","pattern",schema11().properties.runs.items.properties.context.properties.graph.properties.snapshot_id,data41);
}
}
else {
fail("/runs/" + i2+"/context/graph/snapshot_id","type",schema11().properties.runs.items.properties.context.properties.graph.properties.snapshot_id,data41);
}
}
if(data38.indexed_revision !== undefined && func0.call(data38, "indexed_revision")){
let data42 = data38.indexed_revision;
if(typeof data42 === "string"){
if(!pattern4.test(data42)){
fail("/runs/" + i2+"/context/graph/indexed_revision","pattern",schema11().properties.runs.items.properties.context.properties.graph.properties.indexed_revision,data42);
}
}
else {
fail("/runs/" + i2+"/context/graph/indexed_revision","type",schema11().properties.runs.items.properties.context.properties.graph.properties.indexed_revision,data42);
}
}
}
}
if(data35.allowed_graph_tools !== undefined && func0.call(data35, "allowed_graph_tools")){
let data43 = data35.allowed_graph_tools;
if(Array.isArray(data43)){
if(data43.length > 100){
fail("/runs/" + i2+"/context/allowed_graph_tools","maxItems",schema11().properties.runs.items.properties.context.properties.allowed_graph_tools,data43);
}
const len3 = data43.length;
for(let i3=0; i3<len3; i3++){
let data44 = data43[i3];
if(typeof data44 === "string"){
if(data44.length > 200){
fail("/runs/" + i2+"/context/allowed_graph_tools/" + i3,"maxLength",schema11().properties.runs.items.properties.context.properties.allowed_graph_tools.items,data44);
}
if(data44.length < 1){
fail("/runs/" + i2+"/context/allowed_graph_tools/" + i3,"minLength",schema11().properties.runs.items.properties.context.properties.allowed_graph_tools.items,data44);
}
}
else {
fail("/runs/" + i2+"/context/allowed_graph_tools/" + i3,"type",schema11().properties.runs.items.properties.context.properties.allowed_graph_tools.items,data44);
}
}
}
else {
fail("/runs/" + i2+"/context/allowed_graph_tools","type",schema11().properties.runs.items.properties.context.properties.allowed_graph_tools,data43);
}
}
}
else {
fail("/runs/" + i2+"/context","type",schema11().properties.runs.items.properties.context,data35);
}
}
}
else {
fail("/runs/" + i2,"type",schema11().properties.runs.items,data22);
}
}
}
else {
fail("/runs","type",schema11().properties.runs,data21);
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

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/evaluationBundle.js






const runs = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'runs'));
const taskIds = (document) => (0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'tasks'), 'task_id');
const receipts = (member) => (document) => [runs(document).map((run) => (0,place/* partOf */.BU)(run, 'receipt', member))];
const MOST_TOOLS = 100;
const tools = (document) => runs(document).map((run) => (0,place/* elementsOf */.ZE)((0,place/* partOf */.BU)(run, 'context', 'allowed_graph_tools'), MOST_TOOLS));
const ARMS = { ab: ['control', 'treatment'], aa: ['a', 'b'] };
const armFits = (document, report) => {
    for (const run of runs(document)) {
        const comparison = (0,place/* partOf */.BU)(run, 'comparison').value;
        const arm = (0,place/* partOf */.BU)(run, 'arm');
        // What is neither ab nor aa is judged as ab; the schema says more about it.
        const fitting = ARMS[comparison === 'aa' ? 'aa' : 'ab'] ?? [];
        if (typeof arm.value === 'string' && !fitting.includes(arm.value)) {
            report(arm.pointer, `the arm of this comparison is ${fitting.join(' or ')}, found ${(0,plainText/* excerpt */.K)(arm.value)}`);
        }
    }
};
const taskDeclared = (document, report) => {
    const declared = (0,lists/* textsOf */.CB)(taskIds(document));
    for (const run of runs(document)) {
        const { pointer, value } = (0,place/* partOf */.BU)(run, 'task_id');
        if (typeof value === 'string' && !declared.has(value))
            report(pointer, `${(0,plainText/* excerpt */.K)(value)} is none of the tasks of the bundle; declare it with its revision`);
    }
};
const runsUnique = (document, report) => {
    const first = new Map();
    for (const run of runs(document)) {
        const key = ['comparison', 'pair_id', 'arm'].map((name) => (0,place/* partOf */.BU)(run, name).value);
        if (!key.every((part) => typeof part === 'string'))
            continue;
        const text = JSON.stringify(key);
        const earlier = first.get(text);
        if (earlier === undefined)
            first.set(text, run.pointer);
        else
            report(run.pointer, `this arm of the pair ${(0,plainText/* excerpt */.K)(key[1])} is already given at ${earlier}; give it once`);
    }
};
const evaluationBundle_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('bundle.tasks-unique', (0,lists/* unique */.Am)((document) => [taskIds(document)])),
        (0,rules_form/* error */.z3)('bundle.arm', armFits),
        (0,rules_form/* error */.z3)('bundle.task-declared', taskDeclared),
        (0,rules_form/* error */.z3)('bundle.runs-unique', runsUnique),
        (0,rules_form/* error */.z3)('bundle.receipt-paths-unique', (0,lists/* unique */.Am)(receipts('path'))),
        (0,rules_form/* error */.z3)('bundle.receipt-hashes-unique', (0,lists/* unique */.Am)(receipts('sha256'))),
        (0,rules_form/* error */.z3)('bundle.tools-unique', (0,lists/* unique */.Am)(tools)),
        (0,rules_form/* error */.z3)('bundle.tools-sorted', (0,lists/* sorted */.IP)(tools)),
        (0,paths/* plainPaths */.FY)((document) => [
            (0,place/* placeOf */.$t)(document, 'corpus', 'path'),
            ...runs(document).flatMap((run) => [(0,place/* partOf */.BU)(run, 'receipt', 'path'), (0,place/* partOf */.BU)(run, 'adapter', 'path')]),
        ]),
    ],
};
const evaluationBundleForm = () => evaluationBundle_form;


/***/ })

};
