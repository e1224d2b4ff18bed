// Generated from schemas/evaluation-bundle.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","experiment","corpus","tasks","runs"],"properties":{"schema_version":{"const":"codevetter.agent-task-evaluation-bundle.v1"},"experiment":{"type":"object","additionalProperties":false,"required":["id","title","evidence_kind","qualification_policy","limitations"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":160},"evidence_kind":{"type":"string","enum":["real","synthetic"]},"qualification_policy":{"type":"object","additionalProperties":false,"required":["minimum_complete_pairs","minimum_distinct_tasks","minimum_aa_pairs","minimum_success_rate_delta","maximum_regression_delta","maximum_aa_discordance_rate"],"properties":{"minimum_complete_pairs":{"type":"integer","minimum":1,"maximum":5000},"minimum_distinct_tasks":{"type":"integer","minimum":1,"maximum":50},"minimum_aa_pairs":{"type":"integer","minimum":1,"maximum":5000},"minimum_success_rate_delta":{"type":"number","minimum":0,"maximum":1},"maximum_regression_delta":{"type":"integer","minimum":0,"maximum":500000},"maximum_aa_discordance_rate":{"type":"number","minimum":0,"maximum":1}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}},"corpus":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"tasks":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","repository_revision"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"repository_revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"}}}},"runs":{"type":"array","minItems":2,"maxItems":5000,"items":{"type":"object","additionalProperties":false,"required":["pair_id","comparison","arm","task_id","trial_index","execution_order","receipt","adapter","context"],"properties":{"pair_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"comparison":{"type":"string","enum":["ab","aa"]},"arm":{"type":"string","enum":["control","treatment","a","b"]},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"trial_index":{"type":"integer","minimum":1,"maximum":10000},"execution_order":{"type":"integer","minimum":1,"maximum":2},"receipt":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"adapter":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"context":{"type":"object","additionalProperties":false,"required":["structural_context_enabled","policy_identity","graph","allowed_graph_tools"],"properties":{"structural_context_enabled":{"type":"boolean"},"policy_identity":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"graph":{"type":["object","null"],"additionalProperties":false,"required":["engine_id","engine_version","snapshot_id","indexed_revision"],"properties":{"engine_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"engine_version":{"type":"string","minLength":1,"maxLength":80},"snapshot_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$","x-form":"a snapshot id: a letter or digit, then letters, digits and . _ : -, at most 200"},"indexed_revision":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"}}},"allowed_graph_tools":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":200}}}}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");
const pattern4 = new RegExp("^(?:[a-f0-9]{40}|[a-f0-9]{64})$", "");
const pattern13 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.experiment === undefined) || (!(func0.call(data, "experiment")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"experiment",form:schema11,value:data});
}
if((data.corpus === undefined) || (!(func0.call(data, "corpus")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"corpus",form:schema11,value:data});
}
if((data.tasks === undefined) || (!(func0.call(data, "tasks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"tasks",form:schema11,value:data});
}
if((data.runs === undefined) || (!(func0.call(data, "runs")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"runs",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "schema_version") || (key0 === "experiment")) || (key0 === "corpus")) || (key0 === "tasks")) || (key0 === "runs"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-evaluation-bundle.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.experiment !== undefined && func0.call(data, "experiment")){
let data1 = data.experiment;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.id === undefined) || (!(func0.call(data1, "id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment",keyword:"required",field:"id",form:schema11.properties.experiment,value:data1});
}
if((data1.title === undefined) || (!(func0.call(data1, "title")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment",keyword:"required",field:"title",form:schema11.properties.experiment,value:data1});
}
if((data1.evidence_kind === undefined) || (!(func0.call(data1, "evidence_kind")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment",keyword:"required",field:"evidence_kind",form:schema11.properties.experiment,value:data1});
}
if((data1.qualification_policy === undefined) || (!(func0.call(data1, "qualification_policy")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment",keyword:"required",field:"qualification_policy",form:schema11.properties.experiment,value:data1});
}
if((data1.limitations === undefined) || (!(func0.call(data1, "limitations")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment",keyword:"required",field:"limitations",form:schema11.properties.experiment,value:data1});
}
for(const key1 of Object.keys(data1)){
if(!(((((key1 === "id") || (key1 === "title")) || (key1 === "evidence_kind")) || (key1 === "qualification_policy")) || (key1 === "limitations"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment",keyword:"additionalProperties",field:key1,form:schema11.properties.experiment,value:data1});
}
}
if(data1.id !== undefined && func0.call(data1, "id")){
let data2 = data1.id;
if(typeof data2 === "string"){
if(data2.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/id",keyword:"maxLength",form:schema11.properties.experiment.properties.id,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/id",keyword:"minLength",form:schema11.properties.experiment.properties.id,value:data2});
}
if(data2.length <= 80 && !pattern0.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/id",keyword:"pattern",form:schema11.properties.experiment.properties.id,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/id",keyword:"type",form:schema11.properties.experiment.properties.id,value:data2});
}
}
if(data1.title !== undefined && func0.call(data1, "title")){
let data3 = data1.title;
if(typeof data3 === "string"){
if(data3.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/title",keyword:"maxLength",form:schema11.properties.experiment.properties.title,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/title",keyword:"minLength",form:schema11.properties.experiment.properties.title,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/title",keyword:"type",form:schema11.properties.experiment.properties.title,value:data3});
}
}
if(data1.evidence_kind !== undefined && func0.call(data1, "evidence_kind")){
let data4 = data1.evidence_kind;
if(typeof data4 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/evidence_kind",keyword:"type",form:schema11.properties.experiment.properties.evidence_kind,value:data4});
}
if(!((data4 === "real") || (data4 === "synthetic"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/evidence_kind",keyword:"enum",form:schema11.properties.experiment.properties.evidence_kind,value:data4});
}
}
if(data1.qualification_policy !== undefined && func0.call(data1, "qualification_policy")){
let data5 = data1.qualification_policy;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.minimum_complete_pairs === undefined) || (!(func0.call(data5, "minimum_complete_pairs")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy",keyword:"required",field:"minimum_complete_pairs",form:schema11.properties.experiment.properties.qualification_policy,value:data5});
}
if((data5.minimum_distinct_tasks === undefined) || (!(func0.call(data5, "minimum_distinct_tasks")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy",keyword:"required",field:"minimum_distinct_tasks",form:schema11.properties.experiment.properties.qualification_policy,value:data5});
}
if((data5.minimum_aa_pairs === undefined) || (!(func0.call(data5, "minimum_aa_pairs")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy",keyword:"required",field:"minimum_aa_pairs",form:schema11.properties.experiment.properties.qualification_policy,value:data5});
}
if((data5.minimum_success_rate_delta === undefined) || (!(func0.call(data5, "minimum_success_rate_delta")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy",keyword:"required",field:"minimum_success_rate_delta",form:schema11.properties.experiment.properties.qualification_policy,value:data5});
}
if((data5.maximum_regression_delta === undefined) || (!(func0.call(data5, "maximum_regression_delta")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy",keyword:"required",field:"maximum_regression_delta",form:schema11.properties.experiment.properties.qualification_policy,value:data5});
}
if((data5.maximum_aa_discordance_rate === undefined) || (!(func0.call(data5, "maximum_aa_discordance_rate")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy",keyword:"required",field:"maximum_aa_discordance_rate",form:schema11.properties.experiment.properties.qualification_policy,value:data5});
}
for(const key2 of Object.keys(data5)){
if(!((((((key2 === "minimum_complete_pairs") || (key2 === "minimum_distinct_tasks")) || (key2 === "minimum_aa_pairs")) || (key2 === "minimum_success_rate_delta")) || (key2 === "maximum_regression_delta")) || (key2 === "maximum_aa_discordance_rate"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy",keyword:"additionalProperties",field:key2,form:schema11.properties.experiment.properties.qualification_policy,value:data5});
}
}
if(data5.minimum_complete_pairs !== undefined && func0.call(data5, "minimum_complete_pairs")){
let data6 = data5.minimum_complete_pairs;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_complete_pairs",keyword:"type",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_complete_pairs,value:data6});
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 5000 || isNaN(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_complete_pairs",keyword:"maximum",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_complete_pairs,value:data6});
}
if(data6 < 1 || isNaN(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_complete_pairs",keyword:"minimum",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_complete_pairs,value:data6});
}
}
}
if(data5.minimum_distinct_tasks !== undefined && func0.call(data5, "minimum_distinct_tasks")){
let data7 = data5.minimum_distinct_tasks;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_distinct_tasks",keyword:"type",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_distinct_tasks,value:data7});
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 50 || isNaN(data7)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_distinct_tasks",keyword:"maximum",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_distinct_tasks,value:data7});
}
if(data7 < 1 || isNaN(data7)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_distinct_tasks",keyword:"minimum",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_distinct_tasks,value:data7});
}
}
}
if(data5.minimum_aa_pairs !== undefined && func0.call(data5, "minimum_aa_pairs")){
let data8 = data5.minimum_aa_pairs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_aa_pairs",keyword:"type",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_aa_pairs,value:data8});
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 5000 || isNaN(data8)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_aa_pairs",keyword:"maximum",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_aa_pairs,value:data8});
}
if(data8 < 1 || isNaN(data8)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_aa_pairs",keyword:"minimum",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_aa_pairs,value:data8});
}
}
}
if(data5.minimum_success_rate_delta !== undefined && func0.call(data5, "minimum_success_rate_delta")){
let data9 = data5.minimum_success_rate_delta;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_success_rate_delta",keyword:"maximum",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_success_rate_delta,value:data9});
}
if(data9 < 0 || isNaN(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_success_rate_delta",keyword:"minimum",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_success_rate_delta,value:data9});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/minimum_success_rate_delta",keyword:"type",form:schema11.properties.experiment.properties.qualification_policy.properties.minimum_success_rate_delta,value:data9});
}
}
if(data5.maximum_regression_delta !== undefined && func0.call(data5, "maximum_regression_delta")){
let data10 = data5.maximum_regression_delta;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/maximum_regression_delta",keyword:"type",form:schema11.properties.experiment.properties.qualification_policy.properties.maximum_regression_delta,value:data10});
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 500000 || isNaN(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/maximum_regression_delta",keyword:"maximum",form:schema11.properties.experiment.properties.qualification_policy.properties.maximum_regression_delta,value:data10});
}
if(data10 < 0 || isNaN(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/maximum_regression_delta",keyword:"minimum",form:schema11.properties.experiment.properties.qualification_policy.properties.maximum_regression_delta,value:data10});
}
}
}
if(data5.maximum_aa_discordance_rate !== undefined && func0.call(data5, "maximum_aa_discordance_rate")){
let data11 = data5.maximum_aa_discordance_rate;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/maximum_aa_discordance_rate",keyword:"maximum",form:schema11.properties.experiment.properties.qualification_policy.properties.maximum_aa_discordance_rate,value:data11});
}
if(data11 < 0 || isNaN(data11)){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/maximum_aa_discordance_rate",keyword:"minimum",form:schema11.properties.experiment.properties.qualification_policy.properties.maximum_aa_discordance_rate,value:data11});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy/maximum_aa_discordance_rate",keyword:"type",form:schema11.properties.experiment.properties.qualification_policy.properties.maximum_aa_discordance_rate,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/qualification_policy",keyword:"type",form:schema11.properties.experiment.properties.qualification_policy,value:data5});
}
}
if(data1.limitations !== undefined && func0.call(data1, "limitations")){
let data12 = data1.limitations;
if(Array.isArray(data12)){
if(data12.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/limitations",keyword:"maxItems",form:schema11.properties.experiment.properties.limitations,value:data12});
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(data13.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/limitations/" + i0,keyword:"maxLength",form:schema11.properties.experiment.properties.limitations.items,value:data13});
}
if(data13.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/limitations/" + i0,keyword:"minLength",form:schema11.properties.experiment.properties.limitations.items,value:data13});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/limitations/" + i0,keyword:"type",form:schema11.properties.experiment.properties.limitations.items,value:data13});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment/limitations",keyword:"type",form:schema11.properties.experiment.properties.limitations,value:data12});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/experiment",keyword:"type",form:schema11.properties.experiment,value:data1});
}
}
if(data.corpus !== undefined && func0.call(data, "corpus")){
let data14 = data.corpus;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if((data14.path === undefined) || (!(func0.call(data14, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus",keyword:"required",field:"path",form:schema11.properties.corpus,value:data14});
}
if((data14.sha256 === undefined) || (!(func0.call(data14, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus",keyword:"required",field:"sha256",form:schema11.properties.corpus,value:data14});
}
for(const key3 of Object.keys(data14)){
if(!((key3 === "path") || (key3 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus",keyword:"additionalProperties",field:key3,form:schema11.properties.corpus,value:data14});
}
}
if(data14.path !== undefined && func0.call(data14, "path")){
let data15 = data14.path;
if(typeof data15 === "string"){
if(data15.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus/path",keyword:"maxLength",form:schema11.properties.corpus.properties.path,value:data15});
}
if(data15.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus/path",keyword:"minLength",form:schema11.properties.corpus.properties.path,value:data15});
}
if(data15.length <= 240 && !pattern1.test(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus/path",keyword:"pattern",form:schema11.properties.corpus.properties.path,value:data15});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus/path",keyword:"type",form:schema11.properties.corpus.properties.path,value:data15});
}
}
if(data14.sha256 !== undefined && func0.call(data14, "sha256")){
let data16 = data14.sha256;
if(typeof data16 === "string"){
if(!pattern2.test(data16)){
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus/sha256",keyword:"pattern",form:schema11.properties.corpus.properties.sha256,value:data16});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus/sha256",keyword:"type",form:schema11.properties.corpus.properties.sha256,value:data16});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/corpus",keyword:"type",form:schema11.properties.corpus,value:data14});
}
}
if(data.tasks !== undefined && func0.call(data, "tasks")){
let data17 = data.tasks;
if(Array.isArray(data17)){
if(data17.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks",keyword:"maxItems",form:schema11.properties.tasks,value:data17});
}
if(data17.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks",keyword:"minItems",form:schema11.properties.tasks,value:data17});
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.task_id === undefined) || (!(func0.call(data18, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i1,keyword:"required",field:"task_id",form:schema11.properties.tasks.items,value:data18});
}
if((data18.repository_revision === undefined) || (!(func0.call(data18, "repository_revision")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i1,keyword:"required",field:"repository_revision",form:schema11.properties.tasks.items,value:data18});
}
for(const key4 of Object.keys(data18)){
if(!((key4 === "task_id") || (key4 === "repository_revision"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i1,keyword:"additionalProperties",field:key4,form:schema11.properties.tasks.items,value:data18});
}
}
if(data18.task_id !== undefined && func0.call(data18, "task_id")){
let data19 = data18.task_id;
if(typeof data19 === "string"){
if(data19.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i1+"/task_id",keyword:"maxLength",form:schema11.properties.tasks.items.properties.task_id,value:data19});
}
if(data19.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i1+"/task_id",keyword:"minLength",form:schema11.properties.tasks.items.properties.task_id,value:data19});
}
if(data19.length <= 80 && !pattern0.test(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i1+"/task_id",keyword:"pattern",form:schema11.properties.tasks.items.properties.task_id,value:data19});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i1+"/task_id",keyword:"type",form:schema11.properties.tasks.items.properties.task_id,value:data19});
}
}
if(data18.repository_revision !== undefined && func0.call(data18, "repository_revision")){
let data20 = data18.repository_revision;
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i1+"/repository_revision",keyword:"pattern",form:schema11.properties.tasks.items.properties.repository_revision,value:data20});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i1+"/repository_revision",keyword:"type",form:schema11.properties.tasks.items.properties.repository_revision,value:data20});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks/" + i1,keyword:"type",form:schema11.properties.tasks.items,value:data18});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tasks",keyword:"type",form:schema11.properties.tasks,value:data17});
}
}
if(data.runs !== undefined && func0.call(data, "runs")){
let data21 = data.runs;
if(Array.isArray(data21)){
if(data21.length > 5000){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs",keyword:"maxItems",form:schema11.properties.runs,value:data21});
}
if(data21.length < 2){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs",keyword:"minItems",form:schema11.properties.runs,value:data21});
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.pair_id === undefined) || (!(func0.call(data22, "pair_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"required",field:"pair_id",form:schema11.properties.runs.items,value:data22});
}
if((data22.comparison === undefined) || (!(func0.call(data22, "comparison")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"required",field:"comparison",form:schema11.properties.runs.items,value:data22});
}
if((data22.arm === undefined) || (!(func0.call(data22, "arm")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"required",field:"arm",form:schema11.properties.runs.items,value:data22});
}
if((data22.task_id === undefined) || (!(func0.call(data22, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"required",field:"task_id",form:schema11.properties.runs.items,value:data22});
}
if((data22.trial_index === undefined) || (!(func0.call(data22, "trial_index")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"required",field:"trial_index",form:schema11.properties.runs.items,value:data22});
}
if((data22.execution_order === undefined) || (!(func0.call(data22, "execution_order")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"required",field:"execution_order",form:schema11.properties.runs.items,value:data22});
}
if((data22.receipt === undefined) || (!(func0.call(data22, "receipt")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"required",field:"receipt",form:schema11.properties.runs.items,value:data22});
}
if((data22.adapter === undefined) || (!(func0.call(data22, "adapter")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"required",field:"adapter",form:schema11.properties.runs.items,value:data22});
}
if((data22.context === undefined) || (!(func0.call(data22, "context")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"required",field:"context",form:schema11.properties.runs.items,value:data22});
}
for(const key5 of Object.keys(data22)){
if(!(func0.call(schema11.properties.runs.items.properties, key5))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"additionalProperties",field:key5,form:schema11.properties.runs.items,value:data22});
}
}
if(data22.pair_id !== undefined && func0.call(data22, "pair_id")){
let data23 = data22.pair_id;
if(typeof data23 === "string"){
if(data23.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/pair_id",keyword:"maxLength",form:schema11.properties.runs.items.properties.pair_id,value:data23});
}
if(data23.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/pair_id",keyword:"minLength",form:schema11.properties.runs.items.properties.pair_id,value:data23});
}
if(data23.length <= 80 && !pattern0.test(data23)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/pair_id",keyword:"pattern",form:schema11.properties.runs.items.properties.pair_id,value:data23});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/pair_id",keyword:"type",form:schema11.properties.runs.items.properties.pair_id,value:data23});
}
}
if(data22.comparison !== undefined && func0.call(data22, "comparison")){
let data24 = data22.comparison;
if(typeof data24 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/comparison",keyword:"type",form:schema11.properties.runs.items.properties.comparison,value:data24});
}
if(!((data24 === "ab") || (data24 === "aa"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/comparison",keyword:"enum",form:schema11.properties.runs.items.properties.comparison,value:data24});
}
}
if(data22.arm !== undefined && func0.call(data22, "arm")){
let data25 = data22.arm;
if(typeof data25 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/arm",keyword:"type",form:schema11.properties.runs.items.properties.arm,value:data25});
}
if(!((((data25 === "control") || (data25 === "treatment")) || (data25 === "a")) || (data25 === "b"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/arm",keyword:"enum",form:schema11.properties.runs.items.properties.arm,value:data25});
}
}
if(data22.task_id !== undefined && func0.call(data22, "task_id")){
let data26 = data22.task_id;
if(typeof data26 === "string"){
if(data26.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/task_id",keyword:"maxLength",form:schema11.properties.runs.items.properties.task_id,value:data26});
}
if(data26.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/task_id",keyword:"minLength",form:schema11.properties.runs.items.properties.task_id,value:data26});
}
if(data26.length <= 80 && !pattern0.test(data26)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/task_id",keyword:"pattern",form:schema11.properties.runs.items.properties.task_id,value:data26});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/task_id",keyword:"type",form:schema11.properties.runs.items.properties.task_id,value:data26});
}
}
if(data22.trial_index !== undefined && func0.call(data22, "trial_index")){
let data27 = data22.trial_index;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/trial_index",keyword:"type",form:schema11.properties.runs.items.properties.trial_index,value:data27});
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 10000 || isNaN(data27)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/trial_index",keyword:"maximum",form:schema11.properties.runs.items.properties.trial_index,value:data27});
}
if(data27 < 1 || isNaN(data27)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/trial_index",keyword:"minimum",form:schema11.properties.runs.items.properties.trial_index,value:data27});
}
}
}
if(data22.execution_order !== undefined && func0.call(data22, "execution_order")){
let data28 = data22.execution_order;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/execution_order",keyword:"type",form:schema11.properties.runs.items.properties.execution_order,value:data28});
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 2 || isNaN(data28)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/execution_order",keyword:"maximum",form:schema11.properties.runs.items.properties.execution_order,value:data28});
}
if(data28 < 1 || isNaN(data28)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/execution_order",keyword:"minimum",form:schema11.properties.runs.items.properties.execution_order,value:data28});
}
}
}
if(data22.receipt !== undefined && func0.call(data22, "receipt")){
let data29 = data22.receipt;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if((data29.path === undefined) || (!(func0.call(data29, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/receipt",keyword:"required",field:"path",form:schema11.properties.runs.items.properties.receipt,value:data29});
}
if((data29.sha256 === undefined) || (!(func0.call(data29, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/receipt",keyword:"required",field:"sha256",form:schema11.properties.runs.items.properties.receipt,value:data29});
}
for(const key6 of Object.keys(data29)){
if(!((key6 === "path") || (key6 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/receipt",keyword:"additionalProperties",field:key6,form:schema11.properties.runs.items.properties.receipt,value:data29});
}
}
if(data29.path !== undefined && func0.call(data29, "path")){
let data30 = data29.path;
if(typeof data30 === "string"){
if(data30.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/receipt/path",keyword:"maxLength",form:schema11.properties.runs.items.properties.receipt.properties.path,value:data30});
}
if(data30.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/receipt/path",keyword:"minLength",form:schema11.properties.runs.items.properties.receipt.properties.path,value:data30});
}
if(data30.length <= 240 && !pattern1.test(data30)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/receipt/path",keyword:"pattern",form:schema11.properties.runs.items.properties.receipt.properties.path,value:data30});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/receipt/path",keyword:"type",form:schema11.properties.runs.items.properties.receipt.properties.path,value:data30});
}
}
if(data29.sha256 !== undefined && func0.call(data29, "sha256")){
let data31 = data29.sha256;
if(typeof data31 === "string"){
if(!pattern2.test(data31)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/receipt/sha256",keyword:"pattern",form:schema11.properties.runs.items.properties.receipt.properties.sha256,value:data31});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/receipt/sha256",keyword:"type",form:schema11.properties.runs.items.properties.receipt.properties.sha256,value:data31});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/receipt",keyword:"type",form:schema11.properties.runs.items.properties.receipt,value:data29});
}
}
if(data22.adapter !== undefined && func0.call(data22, "adapter")){
let data32 = data22.adapter;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if((data32.path === undefined) || (!(func0.call(data32, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/adapter",keyword:"required",field:"path",form:schema11.properties.runs.items.properties.adapter,value:data32});
}
if((data32.sha256 === undefined) || (!(func0.call(data32, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/adapter",keyword:"required",field:"sha256",form:schema11.properties.runs.items.properties.adapter,value:data32});
}
for(const key7 of Object.keys(data32)){
if(!((key7 === "path") || (key7 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/adapter",keyword:"additionalProperties",field:key7,form:schema11.properties.runs.items.properties.adapter,value:data32});
}
}
if(data32.path !== undefined && func0.call(data32, "path")){
let data33 = data32.path;
if(typeof data33 === "string"){
if(data33.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/adapter/path",keyword:"maxLength",form:schema11.properties.runs.items.properties.adapter.properties.path,value:data33});
}
if(data33.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/adapter/path",keyword:"minLength",form:schema11.properties.runs.items.properties.adapter.properties.path,value:data33});
}
if(data33.length <= 240 && !pattern1.test(data33)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/adapter/path",keyword:"pattern",form:schema11.properties.runs.items.properties.adapter.properties.path,value:data33});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/adapter/path",keyword:"type",form:schema11.properties.runs.items.properties.adapter.properties.path,value:data33});
}
}
if(data32.sha256 !== undefined && func0.call(data32, "sha256")){
let data34 = data32.sha256;
if(typeof data34 === "string"){
if(!pattern2.test(data34)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/adapter/sha256",keyword:"pattern",form:schema11.properties.runs.items.properties.adapter.properties.sha256,value:data34});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/adapter/sha256",keyword:"type",form:schema11.properties.runs.items.properties.adapter.properties.sha256,value:data34});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/adapter",keyword:"type",form:schema11.properties.runs.items.properties.adapter,value:data32});
}
}
if(data22.context !== undefined && func0.call(data22, "context")){
let data35 = data22.context;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if((data35.structural_context_enabled === undefined) || (!(func0.call(data35, "structural_context_enabled")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context",keyword:"required",field:"structural_context_enabled",form:schema11.properties.runs.items.properties.context,value:data35});
}
if((data35.policy_identity === undefined) || (!(func0.call(data35, "policy_identity")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context",keyword:"required",field:"policy_identity",form:schema11.properties.runs.items.properties.context,value:data35});
}
if((data35.graph === undefined) || (!(func0.call(data35, "graph")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context",keyword:"required",field:"graph",form:schema11.properties.runs.items.properties.context,value:data35});
}
if((data35.allowed_graph_tools === undefined) || (!(func0.call(data35, "allowed_graph_tools")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context",keyword:"required",field:"allowed_graph_tools",form:schema11.properties.runs.items.properties.context,value:data35});
}
for(const key8 of Object.keys(data35)){
if(!((((key8 === "structural_context_enabled") || (key8 === "policy_identity")) || (key8 === "graph")) || (key8 === "allowed_graph_tools"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context",keyword:"additionalProperties",field:key8,form:schema11.properties.runs.items.properties.context,value:data35});
}
}
if(data35.structural_context_enabled !== undefined && func0.call(data35, "structural_context_enabled")){
let data36 = data35.structural_context_enabled;
if(typeof data36 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/structural_context_enabled",keyword:"type",form:schema11.properties.runs.items.properties.context.properties.structural_context_enabled,value:data36});
}
}
if(data35.policy_identity !== undefined && func0.call(data35, "policy_identity")){
let data37 = data35.policy_identity;
if(typeof data37 === "string"){
if(data37.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/policy_identity",keyword:"maxLength",form:schema11.properties.runs.items.properties.context.properties.policy_identity,value:data37});
}
if(data37.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/policy_identity",keyword:"minLength",form:schema11.properties.runs.items.properties.context.properties.policy_identity,value:data37});
}
if(data37.length <= 80 && !pattern0.test(data37)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/policy_identity",keyword:"pattern",form:schema11.properties.runs.items.properties.context.properties.policy_identity,value:data37});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/policy_identity",keyword:"type",form:schema11.properties.runs.items.properties.context.properties.policy_identity,value:data37});
}
}
if(data35.graph !== undefined && func0.call(data35, "graph")){
let data38 = data35.graph;
if((!(data38 && typeof data38 == "object" && !Array.isArray(data38))) && (data38 !== null)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph",keyword:"type",form:schema11.properties.runs.items.properties.context.properties.graph,value:data38});
}
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if((data38.engine_id === undefined) || (!(func0.call(data38, "engine_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph",keyword:"required",field:"engine_id",form:schema11.properties.runs.items.properties.context.properties.graph,value:data38});
}
if((data38.engine_version === undefined) || (!(func0.call(data38, "engine_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph",keyword:"required",field:"engine_version",form:schema11.properties.runs.items.properties.context.properties.graph,value:data38});
}
if((data38.snapshot_id === undefined) || (!(func0.call(data38, "snapshot_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph",keyword:"required",field:"snapshot_id",form:schema11.properties.runs.items.properties.context.properties.graph,value:data38});
}
if((data38.indexed_revision === undefined) || (!(func0.call(data38, "indexed_revision")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph",keyword:"required",field:"indexed_revision",form:schema11.properties.runs.items.properties.context.properties.graph,value:data38});
}
for(const key9 of Object.keys(data38)){
if(!((((key9 === "engine_id") || (key9 === "engine_version")) || (key9 === "snapshot_id")) || (key9 === "indexed_revision"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph",keyword:"additionalProperties",field:key9,form:schema11.properties.runs.items.properties.context.properties.graph,value:data38});
}
}
if(data38.engine_id !== undefined && func0.call(data38, "engine_id")){
let data39 = data38.engine_id;
if(typeof data39 === "string"){
if(data39.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/engine_id",keyword:"maxLength",form:schema11.properties.runs.items.properties.context.properties.graph.properties.engine_id,value:data39});
}
if(data39.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/engine_id",keyword:"minLength",form:schema11.properties.runs.items.properties.context.properties.graph.properties.engine_id,value:data39});
}
if(data39.length <= 80 && !pattern0.test(data39)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/engine_id",keyword:"pattern",form:schema11.properties.runs.items.properties.context.properties.graph.properties.engine_id,value:data39});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/engine_id",keyword:"type",form:schema11.properties.runs.items.properties.context.properties.graph.properties.engine_id,value:data39});
}
}
if(data38.engine_version !== undefined && func0.call(data38, "engine_version")){
let data40 = data38.engine_version;
if(typeof data40 === "string"){
if(data40.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/engine_version",keyword:"maxLength",form:schema11.properties.runs.items.properties.context.properties.graph.properties.engine_version,value:data40});
}
if(data40.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/engine_version",keyword:"minLength",form:schema11.properties.runs.items.properties.context.properties.graph.properties.engine_version,value:data40});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/engine_version",keyword:"type",form:schema11.properties.runs.items.properties.context.properties.graph.properties.engine_version,value:data40});
}
}
if(data38.snapshot_id !== undefined && func0.call(data38, "snapshot_id")){
let data41 = data38.snapshot_id;
if(typeof data41 === "string"){
if(!pattern13.test(data41)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/snapshot_id",keyword:"pattern",form:schema11.properties.runs.items.properties.context.properties.graph.properties.snapshot_id,value:data41});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/snapshot_id",keyword:"type",form:schema11.properties.runs.items.properties.context.properties.graph.properties.snapshot_id,value:data41});
}
}
if(data38.indexed_revision !== undefined && func0.call(data38, "indexed_revision")){
let data42 = data38.indexed_revision;
if(typeof data42 === "string"){
if(!pattern4.test(data42)){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/indexed_revision",keyword:"pattern",form:schema11.properties.runs.items.properties.context.properties.graph.properties.indexed_revision,value:data42});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/graph/indexed_revision",keyword:"type",form:schema11.properties.runs.items.properties.context.properties.graph.properties.indexed_revision,value:data42});
}
}
}
}
if(data35.allowed_graph_tools !== undefined && func0.call(data35, "allowed_graph_tools")){
let data43 = data35.allowed_graph_tools;
if(Array.isArray(data43)){
if(data43.length > 100){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/allowed_graph_tools",keyword:"maxItems",form:schema11.properties.runs.items.properties.context.properties.allowed_graph_tools,value:data43});
}
const len3 = data43.length;
for(let i3=0; i3<len3; i3++){
let data44 = data43[i3];
if(typeof data44 === "string"){
if(data44.length > 200){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/allowed_graph_tools/" + i3,keyword:"maxLength",form:schema11.properties.runs.items.properties.context.properties.allowed_graph_tools.items,value:data44});
}
if(data44.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/allowed_graph_tools/" + i3,keyword:"minLength",form:schema11.properties.runs.items.properties.context.properties.allowed_graph_tools.items,value:data44});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/allowed_graph_tools/" + i3,keyword:"type",form:schema11.properties.runs.items.properties.context.properties.allowed_graph_tools.items,value:data44});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context/allowed_graph_tools",keyword:"type",form:schema11.properties.runs.items.properties.context.properties.allowed_graph_tools,value:data43});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2+"/context",keyword:"type",form:schema11.properties.runs.items.properties.context,value:data35});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs/" + i2,keyword:"type",form:schema11.properties.runs.items,value:data22});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/runs",keyword:"type",form:schema11.properties.runs,value:data21});
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
