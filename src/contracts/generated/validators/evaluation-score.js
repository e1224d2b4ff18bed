// Generated from schemas/evaluation-score.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","score_id","scorer","evidence","scorecard"],"properties":{"schema_version":{"const":"codevetter.agent-task-evaluation-score.v1"},"score_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"scorer":{"type":"object","additionalProperties":false,"required":["version","sha256"],"properties":{"version":{"type":"string","minLength":1,"maxLength":80},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"evidence":{"type":"object","additionalProperties":false,"required":["bundle_sha256","corpus_sha256","ground_truth_sha256","projected_manifest_sha256","receipts"],"properties":{"bundle_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"corpus_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"ground_truth_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"projected_manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"receipts":{"type":"array","minItems":2,"maxItems":5000,"items":{"type":"object","additionalProperties":false,"required":["path","sha256","run_id"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}}}}}},"scorecard":{"type":"object"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");
const pattern6 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.score_id === undefined) || (!(func0.call(data, "score_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"score_id",form:schema11,value:data});
}
if((data.scorer === undefined) || (!(func0.call(data, "scorer")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"scorer",form:schema11,value:data});
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"evidence",form:schema11,value:data});
}
if((data.scorecard === undefined) || (!(func0.call(data, "scorecard")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"scorecard",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "schema_version") || (key0 === "score_id")) || (key0 === "scorer")) || (key0 === "evidence")) || (key0 === "scorecard"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-evaluation-score.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.score_id !== undefined && func0.call(data, "score_id")){
let data1 = data.score_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/score_id",keyword:"maxLength",form:schema11.properties.score_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/score_id",keyword:"minLength",form:schema11.properties.score_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/score_id",keyword:"pattern",form:schema11.properties.score_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/score_id",keyword:"type",form:schema11.properties.score_id,value:data1});
}
}
if(data.scorer !== undefined && func0.call(data, "scorer")){
let data2 = data.scorer;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.version === undefined) || (!(func0.call(data2, "version")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/scorer",keyword:"required",field:"version",form:schema11.properties.scorer,value:data2});
}
if((data2.sha256 === undefined) || (!(func0.call(data2, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/scorer",keyword:"required",field:"sha256",form:schema11.properties.scorer,value:data2});
}
for(const key1 of Object.keys(data2)){
if(!((key1 === "version") || (key1 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/scorer",keyword:"additionalProperties",field:key1,form:schema11.properties.scorer,value:data2});
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data3 = data2.version;
if(typeof data3 === "string"){
if(data3.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/scorer/version",keyword:"maxLength",form:schema11.properties.scorer.properties.version,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/scorer/version",keyword:"minLength",form:schema11.properties.scorer.properties.version,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/scorer/version",keyword:"type",form:schema11.properties.scorer.properties.version,value:data3});
}
}
if(data2.sha256 !== undefined && func0.call(data2, "sha256")){
let data4 = data2.sha256;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
if(errors++ < 200)(vErrors ??= []).push({at:"/scorer/sha256",keyword:"pattern",form:schema11.properties.scorer.properties.sha256,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/scorer/sha256",keyword:"type",form:schema11.properties.scorer.properties.sha256,value:data4});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/scorer",keyword:"type",form:schema11.properties.scorer,value:data2});
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data5 = data.evidence;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.bundle_sha256 === undefined) || (!(func0.call(data5, "bundle_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence",keyword:"required",field:"bundle_sha256",form:schema11.properties.evidence,value:data5});
}
if((data5.corpus_sha256 === undefined) || (!(func0.call(data5, "corpus_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence",keyword:"required",field:"corpus_sha256",form:schema11.properties.evidence,value:data5});
}
if((data5.ground_truth_sha256 === undefined) || (!(func0.call(data5, "ground_truth_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence",keyword:"required",field:"ground_truth_sha256",form:schema11.properties.evidence,value:data5});
}
if((data5.projected_manifest_sha256 === undefined) || (!(func0.call(data5, "projected_manifest_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence",keyword:"required",field:"projected_manifest_sha256",form:schema11.properties.evidence,value:data5});
}
if((data5.receipts === undefined) || (!(func0.call(data5, "receipts")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence",keyword:"required",field:"receipts",form:schema11.properties.evidence,value:data5});
}
for(const key2 of Object.keys(data5)){
if(!(((((key2 === "bundle_sha256") || (key2 === "corpus_sha256")) || (key2 === "ground_truth_sha256")) || (key2 === "projected_manifest_sha256")) || (key2 === "receipts"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence",keyword:"additionalProperties",field:key2,form:schema11.properties.evidence,value:data5});
}
}
if(data5.bundle_sha256 !== undefined && func0.call(data5, "bundle_sha256")){
let data6 = data5.bundle_sha256;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/bundle_sha256",keyword:"pattern",form:schema11.properties.evidence.properties.bundle_sha256,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/bundle_sha256",keyword:"type",form:schema11.properties.evidence.properties.bundle_sha256,value:data6});
}
}
if(data5.corpus_sha256 !== undefined && func0.call(data5, "corpus_sha256")){
let data7 = data5.corpus_sha256;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/corpus_sha256",keyword:"pattern",form:schema11.properties.evidence.properties.corpus_sha256,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/corpus_sha256",keyword:"type",form:schema11.properties.evidence.properties.corpus_sha256,value:data7});
}
}
if(data5.ground_truth_sha256 !== undefined && func0.call(data5, "ground_truth_sha256")){
let data8 = data5.ground_truth_sha256;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/ground_truth_sha256",keyword:"pattern",form:schema11.properties.evidence.properties.ground_truth_sha256,value:data8});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/ground_truth_sha256",keyword:"type",form:schema11.properties.evidence.properties.ground_truth_sha256,value:data8});
}
}
if(data5.projected_manifest_sha256 !== undefined && func0.call(data5, "projected_manifest_sha256")){
let data9 = data5.projected_manifest_sha256;
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/projected_manifest_sha256",keyword:"pattern",form:schema11.properties.evidence.properties.projected_manifest_sha256,value:data9});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/projected_manifest_sha256",keyword:"type",form:schema11.properties.evidence.properties.projected_manifest_sha256,value:data9});
}
}
if(data5.receipts !== undefined && func0.call(data5, "receipts")){
let data10 = data5.receipts;
if(Array.isArray(data10)){
if(data10.length > 5000){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts",keyword:"maxItems",form:schema11.properties.evidence.properties.receipts,value:data10});
}
if(data10.length < 2){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts",keyword:"minItems",form:schema11.properties.evidence.properties.receipts,value:data10});
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.path === undefined) || (!(func0.call(data11, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0,keyword:"required",field:"path",form:schema11.properties.evidence.properties.receipts.items,value:data11});
}
if((data11.sha256 === undefined) || (!(func0.call(data11, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0,keyword:"required",field:"sha256",form:schema11.properties.evidence.properties.receipts.items,value:data11});
}
if((data11.run_id === undefined) || (!(func0.call(data11, "run_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0,keyword:"required",field:"run_id",form:schema11.properties.evidence.properties.receipts.items,value:data11});
}
for(const key3 of Object.keys(data11)){
if(!(((key3 === "path") || (key3 === "sha256")) || (key3 === "run_id"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0,keyword:"additionalProperties",field:key3,form:schema11.properties.evidence.properties.receipts.items,value:data11});
}
}
if(data11.path !== undefined && func0.call(data11, "path")){
let data12 = data11.path;
if(typeof data12 === "string"){
if(data12.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0+"/path",keyword:"maxLength",form:schema11.properties.evidence.properties.receipts.items.properties.path,value:data12});
}
if(data12.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0+"/path",keyword:"minLength",form:schema11.properties.evidence.properties.receipts.items.properties.path,value:data12});
}
if(data12.length <= 240 && !pattern6.test(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0+"/path",keyword:"pattern",form:schema11.properties.evidence.properties.receipts.items.properties.path,value:data12});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0+"/path",keyword:"type",form:schema11.properties.evidence.properties.receipts.items.properties.path,value:data12});
}
}
if(data11.sha256 !== undefined && func0.call(data11, "sha256")){
let data13 = data11.sha256;
if(typeof data13 === "string"){
if(!pattern1.test(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0+"/sha256",keyword:"pattern",form:schema11.properties.evidence.properties.receipts.items.properties.sha256,value:data13});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0+"/sha256",keyword:"type",form:schema11.properties.evidence.properties.receipts.items.properties.sha256,value:data13});
}
}
if(data11.run_id !== undefined && func0.call(data11, "run_id")){
let data14 = data11.run_id;
if(typeof data14 === "string"){
if(data14.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0+"/run_id",keyword:"maxLength",form:schema11.properties.evidence.properties.receipts.items.properties.run_id,value:data14});
}
if(data14.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0+"/run_id",keyword:"minLength",form:schema11.properties.evidence.properties.receipts.items.properties.run_id,value:data14});
}
if(data14.length <= 80 && !pattern0.test(data14)){
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0+"/run_id",keyword:"pattern",form:schema11.properties.evidence.properties.receipts.items.properties.run_id,value:data14});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0+"/run_id",keyword:"type",form:schema11.properties.evidence.properties.receipts.items.properties.run_id,value:data14});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts/" + i0,keyword:"type",form:schema11.properties.evidence.properties.receipts.items,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence/receipts",keyword:"type",form:schema11.properties.evidence.properties.receipts,value:data10});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/evidence",keyword:"type",form:schema11.properties.evidence,value:data5});
}
}
if(data.scorecard !== undefined && func0.call(data, "scorecard")){
let data15 = data.scorecard;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
if(errors++ < 200)(vErrors ??= []).push({at:"/scorecard",keyword:"type",form:schema11.properties.scorecard,value:data15});
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
