// Generated from schemas/evaluation-score.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","score_id","scorer","evidence","scorecard"],"properties":{"schema_version":{"const":"codevetter.agent-task-evaluation-score.v1"},"score_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"scorer":{"type":"object","additionalProperties":false,"required":["version","sha256"],"properties":{"version":{"type":"string","minLength":1,"maxLength":80},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"evidence":{"type":"object","additionalProperties":false,"required":["bundle_sha256","corpus_sha256","ground_truth_sha256","projected_manifest_sha256","receipts"],"properties":{"bundle_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"corpus_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"ground_truth_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"projected_manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"receipts":{"type":"array","minItems":2,"maxItems":5000,"items":{"type":"object","additionalProperties":false,"required":["path","sha256","run_id"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}}}}}},"scorecard":{"type":"object"}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");
const pattern6 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
if((data.score_id === undefined) || (!(func0.call(data, "score_id")))){
fail(instancePath,"required",schema11(),data,"score_id");
}
if((data.scorer === undefined) || (!(func0.call(data, "scorer")))){
fail(instancePath,"required",schema11(),data,"scorer");
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
fail(instancePath,"required",schema11(),data,"evidence");
}
if((data.scorecard === undefined) || (!(func0.call(data, "scorecard")))){
fail(instancePath,"required",schema11(),data,"scorecard");
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "schema_version") || (key0 === "score_id")) || (key0 === "scorer")) || (key0 === "evidence")) || (key0 === "scorecard"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-evaluation-score.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.score_id !== undefined && func0.call(data, "score_id")){
let data1 = data.score_id;
if(typeof data1 === "string"){
if(data1.length > 80){
fail("/score_id","maxLength",schema11().properties.score_id,data1);
}
if(data1.length < 1){
fail("/score_id","minLength",schema11().properties.score_id,data1);
}
if(data1.length <= 80 && !pattern0.test(data1)){
fail("/score_id","pattern",schema11().properties.score_id,data1);
}
}
else {
fail("/score_id","type",schema11().properties.score_id,data1);
}
}
if(data.scorer !== undefined && func0.call(data, "scorer")){
let data2 = data.scorer;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.version === undefined) || (!(func0.call(data2, "version")))){
fail("/scorer","required",schema11().properties.scorer,data2,"version");
}
if((data2.sha256 === undefined) || (!(func0.call(data2, "sha256")))){
fail("/scorer","required",schema11().properties.scorer,data2,"sha256");
}
for(const key1 of Object.keys(data2)){
if(!((key1 === "version") || (key1 === "sha256"))){
fail("/scorer","additionalProperties",schema11().properties.scorer,data2,key1);
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data3 = data2.version;
if(typeof data3 === "string"){
if(data3.length > 80){
fail("/scorer/version","maxLength",schema11().properties.scorer.properties.version,data3);
}
if(data3.length < 1){
fail("/scorer/version","minLength",schema11().properties.scorer.properties.version,data3);
}
}
else {
fail("/scorer/version","type",schema11().properties.scorer.properties.version,data3);
}
}
if(data2.sha256 !== undefined && func0.call(data2, "sha256")){
let data4 = data2.sha256;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
fail("/scorer/sha256","pattern",schema11().properties.scorer.properties.sha256,data4);
}
}
else {
fail("/scorer/sha256","type",schema11().properties.scorer.properties.sha256,data4);
}
}
}
else {
fail("/scorer","type",schema11().properties.scorer,data2);
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data5 = data.evidence;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.bundle_sha256 === undefined) || (!(func0.call(data5, "bundle_sha256")))){
fail("/evidence","required",schema11().properties.evidence,data5,"bundle_sha256");
}
if((data5.corpus_sha256 === undefined) || (!(func0.call(data5, "corpus_sha256")))){
fail("/evidence","required",schema11().properties.evidence,data5,"corpus_sha256");
}
if((data5.ground_truth_sha256 === undefined) || (!(func0.call(data5, "ground_truth_sha256")))){
fail("/evidence","required",schema11().properties.evidence,data5,"ground_truth_sha256");
}
if((data5.projected_manifest_sha256 === undefined) || (!(func0.call(data5, "projected_manifest_sha256")))){
fail("/evidence","required",schema11().properties.evidence,data5,"projected_manifest_sha256");
}
if((data5.receipts === undefined) || (!(func0.call(data5, "receipts")))){
fail("/evidence","required",schema11().properties.evidence,data5,"receipts");
}
for(const key2 of Object.keys(data5)){
if(!(((((key2 === "bundle_sha256") || (key2 === "corpus_sha256")) || (key2 === "ground_truth_sha256")) || (key2 === "projected_manifest_sha256")) || (key2 === "receipts"))){
fail("/evidence","additionalProperties",schema11().properties.evidence,data5,key2);
}
}
if(data5.bundle_sha256 !== undefined && func0.call(data5, "bundle_sha256")){
let data6 = data5.bundle_sha256;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
fail("/evidence/bundle_sha256","pattern",schema11().properties.evidence.properties.bundle_sha256,data6);
}
}
else {
fail("/evidence/bundle_sha256","type",schema11().properties.evidence.properties.bundle_sha256,data6);
}
}
if(data5.corpus_sha256 !== undefined && func0.call(data5, "corpus_sha256")){
let data7 = data5.corpus_sha256;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
fail("/evidence/corpus_sha256","pattern",schema11().properties.evidence.properties.corpus_sha256,data7);
}
}
else {
fail("/evidence/corpus_sha256","type",schema11().properties.evidence.properties.corpus_sha256,data7);
}
}
if(data5.ground_truth_sha256 !== undefined && func0.call(data5, "ground_truth_sha256")){
let data8 = data5.ground_truth_sha256;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
fail("/evidence/ground_truth_sha256","pattern",schema11().properties.evidence.properties.ground_truth_sha256,data8);
}
}
else {
fail("/evidence/ground_truth_sha256","type",schema11().properties.evidence.properties.ground_truth_sha256,data8);
}
}
if(data5.projected_manifest_sha256 !== undefined && func0.call(data5, "projected_manifest_sha256")){
let data9 = data5.projected_manifest_sha256;
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
fail("/evidence/projected_manifest_sha256","pattern",schema11().properties.evidence.properties.projected_manifest_sha256,data9);
}
}
else {
fail("/evidence/projected_manifest_sha256","type",schema11().properties.evidence.properties.projected_manifest_sha256,data9);
}
}
if(data5.receipts !== undefined && func0.call(data5, "receipts")){
let data10 = data5.receipts;
if(Array.isArray(data10)){
if(data10.length > 5000){
fail("/evidence/receipts","maxItems",schema11().properties.evidence.properties.receipts,data10);
}
if(data10.length < 2){
fail("/evidence/receipts","minItems",schema11().properties.evidence.properties.receipts,data10);
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.path === undefined) || (!(func0.call(data11, "path")))){
fail("/evidence/receipts/" + i0,"required",schema11().properties.evidence.properties.receipts.items,data11,"path");
}
if((data11.sha256 === undefined) || (!(func0.call(data11, "sha256")))){
fail("/evidence/receipts/" + i0,"required",schema11().properties.evidence.properties.receipts.items,data11,"sha256");
}
if((data11.run_id === undefined) || (!(func0.call(data11, "run_id")))){
fail("/evidence/receipts/" + i0,"required",schema11().properties.evidence.properties.receipts.items,data11,"run_id");
}
for(const key3 of Object.keys(data11)){
if(!(((key3 === "path") || (key3 === "sha256")) || (key3 === "run_id"))){
fail("/evidence/receipts/" + i0,"additionalProperties",schema11().properties.evidence.properties.receipts.items,data11,key3);
}
}
if(data11.path !== undefined && func0.call(data11, "path")){
let data12 = data11.path;
if(typeof data12 === "string"){
if(data12.length > 240){
fail("/evidence/receipts/" + i0+"/path","maxLength",schema11().properties.evidence.properties.receipts.items.properties.path,data12);
}
if(data12.length < 1){
fail("/evidence/receipts/" + i0+"/path","minLength",schema11().properties.evidence.properties.receipts.items.properties.path,data12);
}
if(data12.length <= 240 && !pattern6.test(data12)){
fail("/evidence/receipts/" + i0+"/path","pattern",schema11().properties.evidence.properties.receipts.items.properties.path,data12);
}
}
else {
fail("/evidence/receipts/" + i0+"/path","type",schema11().properties.evidence.properties.receipts.items.properties.path,data12);
}
}
if(data11.sha256 !== undefined && func0.call(data11, "sha256")){
let data13 = data11.sha256;
if(typeof data13 === "string"){
if(!pattern1.test(data13)){
fail("/evidence/receipts/" + i0+"/sha256","pattern",schema11().properties.evidence.properties.receipts.items.properties.sha256,data13);
}
}
else {
fail("/evidence/receipts/" + i0+"/sha256","type",schema11().properties.evidence.properties.receipts.items.properties.sha256,data13);
}
}
if(data11.run_id !== undefined && func0.call(data11, "run_id")){
let data14 = data11.run_id;
if(typeof data14 === "string"){
if(data14.length > 80){
fail("/evidence/receipts/" + i0+"/run_id","maxLength",schema11().properties.evidence.properties.receipts.items.properties.run_id,data14);
}
if(data14.length < 1){
fail("/evidence/receipts/" + i0+"/run_id","minLength",schema11().properties.evidence.properties.receipts.items.properties.run_id,data14);
}
if(data14.length <= 80 && !pattern0.test(data14)){
fail("/evidence/receipts/" + i0+"/run_id","pattern",schema11().properties.evidence.properties.receipts.items.properties.run_id,data14);
}
}
else {
fail("/evidence/receipts/" + i0+"/run_id","type",schema11().properties.evidence.properties.receipts.items.properties.run_id,data14);
}
}
}
else {
fail("/evidence/receipts/" + i0,"type",schema11().properties.evidence.properties.receipts.items,data11);
}
}
}
else {
fail("/evidence/receipts","type",schema11().properties.evidence.properties.receipts,data10);
}
}
}
else {
fail("/evidence","type",schema11().properties.evidence,data5);
}
}
if(data.scorecard !== undefined && func0.call(data, "scorecard")){
let data15 = data.scorecard;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
fail("/scorecard","type",schema11().properties.scorecard,data15);
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
