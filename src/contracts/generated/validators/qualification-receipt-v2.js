// Generated from schemas/qualification-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","known_good_sha256","workspace_policy","qualified","baseline","known_good","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v2"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"known_good_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"known_good":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");

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
if((data.fixture_sha256 === undefined) || (!(func0.call(data, "fixture_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"fixture_sha256",form:schema11,value:data});
}
if((data.acceptance_contract_sha256 === undefined) || (!(func0.call(data, "acceptance_contract_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"acceptance_contract_sha256",form:schema11,value:data});
}
if((data.known_good_sha256 === undefined) || (!(func0.call(data, "known_good_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"known_good_sha256",form:schema11,value:data});
}
if((data.workspace_policy === undefined) || (!(func0.call(data, "workspace_policy")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"workspace_policy",form:schema11,value:data});
}
if((data.qualified === undefined) || (!(func0.call(data, "qualified")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"qualified",form:schema11,value:data});
}
if((data.baseline === undefined) || (!(func0.call(data, "baseline")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"baseline",form:schema11,value:data});
}
if((data.known_good === undefined) || (!(func0.call(data, "known_good")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"known_good",form:schema11,value:data});
}
if((data.cleanup === undefined) || (!(func0.call(data, "cleanup")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"cleanup",form:schema11,value:data});
}
if((data.limitations === undefined) || (!(func0.call(data, "limitations")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"limitations",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-qualification.v2" !== data0){
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
if(data.fixture_sha256 !== undefined && func0.call(data, "fixture_sha256")){
let data3 = data.fixture_sha256;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/fixture_sha256",keyword:"pattern",form:schema11.properties.fixture_sha256,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/fixture_sha256",keyword:"type",form:schema11.properties.fixture_sha256,value:data3});
}
}
if(data.acceptance_contract_sha256 !== undefined && func0.call(data, "acceptance_contract_sha256")){
let data4 = data.acceptance_contract_sha256;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"pattern",form:schema11.properties.acceptance_contract_sha256,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"type",form:schema11.properties.acceptance_contract_sha256,value:data4});
}
}
if(data.known_good_sha256 !== undefined && func0.call(data, "known_good_sha256")){
let data5 = data.known_good_sha256;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good_sha256",keyword:"pattern",form:schema11.properties.known_good_sha256,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good_sha256",keyword:"type",form:schema11.properties.known_good_sha256,value:data5});
}
}
if(data.workspace_policy !== undefined && func0.call(data, "workspace_policy")){
let data6 = data.workspace_policy;
if("public_fixture_and_task_packet_v1" !== data6){
if(errors++ < 200)(vErrors ??= []).push({at:"/workspace_policy",keyword:"const",form:schema11.properties.workspace_policy,value:data6});
}
}
if(data.qualified !== undefined && func0.call(data, "qualified")){
let data7 = data.qualified;
if(typeof data7 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/qualified",keyword:"type",form:schema11.properties.qualified,value:data7});
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
let data8 = data.baseline;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.status === undefined) || (!(func0.call(data8, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"status",form:schema11.properties.baseline,value:data8});
}
if((data8.attempts === undefined) || (!(func0.call(data8, "attempts")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"required",field:"attempts",form:schema11.properties.baseline,value:data8});
}
for(const key1 of Object.keys(data8)){
if(!((key1 === "status") || (key1 === "attempts"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"additionalProperties",field:key1,form:schema11.properties.baseline,value:data8});
}
}
if(data8.status !== undefined && func0.call(data8, "status")){
let data9 = data8.status;
if(typeof data9 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"type",form:schema11.properties.baseline.properties.status,value:data9});
}
if(!((((((((data9 === "intended_failure") || (data9 === "wrong_failure")) || (data9 === "setup_failure")) || (data9 === "timeout")) || (data9 === "incomplete_checks")) || (data9 === "check_error")) || (data9 === "cleanup_failure")) || (data9 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/status",keyword:"enum",form:schema11.properties.baseline.properties.status,value:data9});
}
}
if(data8.attempts !== undefined && func0.call(data8, "attempts")){
let data10 = data8.attempts;
if(Array.isArray(data10)){
if(data10.length > 5){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts",keyword:"maxItems",form:schema11.properties.baseline.properties.attempts,value:data10});
}
if(data10.length < 2){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts",keyword:"minItems",form:schema11.properties.baseline.properties.attempts,value:data10});
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.attempt === undefined) || (!(func0.call(data11, "attempt")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"required",field:"attempt",form:schema11.properties.baseline.properties.attempts.items,value:data11});
}
if((data11.outcome === undefined) || (!(func0.call(data11, "outcome")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"required",field:"outcome",form:schema11.properties.baseline.properties.attempts.items,value:data11});
}
if((data11.result_sha256 === undefined) || (!(func0.call(data11, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"required",field:"result_sha256",form:schema11.properties.baseline.properties.attempts.items,value:data11});
}
for(const key2 of Object.keys(data11)){
if(!(((key2 === "attempt") || (key2 === "outcome")) || (key2 === "result_sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"additionalProperties",field:key2,form:schema11.properties.baseline.properties.attempts.items,value:data11});
}
}
if(data11.attempt !== undefined && func0.call(data11, "attempt")){
let data12 = data11.attempt;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/attempt",keyword:"type",form:schema11.properties.baseline.properties.attempts.items.properties.attempt,value:data12});
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 5 || isNaN(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/attempt",keyword:"maximum",form:schema11.properties.baseline.properties.attempts.items.properties.attempt,value:data12});
}
if(data12 < 1 || isNaN(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/attempt",keyword:"minimum",form:schema11.properties.baseline.properties.attempts.items.properties.attempt,value:data12});
}
}
}
if(data11.outcome !== undefined && func0.call(data11, "outcome")){
let data13 = data11.outcome;
if(typeof data13 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/outcome",keyword:"type",form:schema11.properties.baseline.properties.attempts.items.properties.outcome,value:data13});
}
if(!(((((((data13 === "intended_failure") || (data13 === "wrong_failure")) || (data13 === "setup_failure")) || (data13 === "timeout")) || (data13 === "incomplete_checks")) || (data13 === "check_error")) || (data13 === "cleanup_failure"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/outcome",keyword:"enum",form:schema11.properties.baseline.properties.attempts.items.properties.outcome,value:data13});
}
}
if(data11.result_sha256 !== undefined && func0.call(data11, "result_sha256")){
let data14 = data11.result_sha256;
if((typeof data14 !== "string") && (data14 !== null)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/result_sha256",keyword:"type",form:schema11.properties.baseline.properties.attempts.items.properties.result_sha256,value:data14});
}
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0+"/result_sha256",keyword:"pattern",form:schema11.properties.baseline.properties.attempts.items.properties.result_sha256,value:data14});
}
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts/" + i0,keyword:"type",form:schema11.properties.baseline.properties.attempts.items,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline/attempts",keyword:"type",form:schema11.properties.baseline.properties.attempts,value:data10});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/baseline",keyword:"type",form:schema11.properties.baseline,value:data8});
}
}
if(data.known_good !== undefined && func0.call(data, "known_good")){
let data15 = data.known_good;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.status === undefined) || (!(func0.call(data15, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"status",form:schema11.properties.known_good,value:data15});
}
if((data15.attempts === undefined) || (!(func0.call(data15, "attempts")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"required",field:"attempts",form:schema11.properties.known_good,value:data15});
}
for(const key3 of Object.keys(data15)){
if(!((key3 === "status") || (key3 === "attempts"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"additionalProperties",field:key3,form:schema11.properties.known_good,value:data15});
}
}
if(data15.status !== undefined && func0.call(data15, "status")){
let data16 = data15.status;
if(typeof data16 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"type",form:schema11.properties.known_good.properties.status,value:data16});
}
if(!((((((((((data16 === "pass") || (data16 === "patch_failure")) || (data16 === "check_failure")) || (data16 === "regression")) || (data16 === "setup_failure")) || (data16 === "timeout")) || (data16 === "incomplete_checks")) || (data16 === "check_error")) || (data16 === "cleanup_failure")) || (data16 === "flaky"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/status",keyword:"enum",form:schema11.properties.known_good.properties.status,value:data16});
}
}
if(data15.attempts !== undefined && func0.call(data15, "attempts")){
let data17 = data15.attempts;
if(Array.isArray(data17)){
if(data17.length > 5){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts",keyword:"maxItems",form:schema11.properties.known_good.properties.attempts,value:data17});
}
if(data17.length < 2){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts",keyword:"minItems",form:schema11.properties.known_good.properties.attempts,value:data17});
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.attempt === undefined) || (!(func0.call(data18, "attempt")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"required",field:"attempt",form:schema11.properties.known_good.properties.attempts.items,value:data18});
}
if((data18.outcome === undefined) || (!(func0.call(data18, "outcome")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"required",field:"outcome",form:schema11.properties.known_good.properties.attempts.items,value:data18});
}
if((data18.result_sha256 === undefined) || (!(func0.call(data18, "result_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"required",field:"result_sha256",form:schema11.properties.known_good.properties.attempts.items,value:data18});
}
for(const key4 of Object.keys(data18)){
if(!(((key4 === "attempt") || (key4 === "outcome")) || (key4 === "result_sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"additionalProperties",field:key4,form:schema11.properties.known_good.properties.attempts.items,value:data18});
}
}
if(data18.attempt !== undefined && func0.call(data18, "attempt")){
let data19 = data18.attempt;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/attempt",keyword:"type",form:schema11.properties.known_good.properties.attempts.items.properties.attempt,value:data19});
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 5 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/attempt",keyword:"maximum",form:schema11.properties.known_good.properties.attempts.items.properties.attempt,value:data19});
}
if(data19 < 1 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/attempt",keyword:"minimum",form:schema11.properties.known_good.properties.attempts.items.properties.attempt,value:data19});
}
}
}
if(data18.outcome !== undefined && func0.call(data18, "outcome")){
let data20 = data18.outcome;
if(typeof data20 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/outcome",keyword:"type",form:schema11.properties.known_good.properties.attempts.items.properties.outcome,value:data20});
}
if(!(((((((((data20 === "pass") || (data20 === "patch_failure")) || (data20 === "check_failure")) || (data20 === "regression")) || (data20 === "setup_failure")) || (data20 === "timeout")) || (data20 === "incomplete_checks")) || (data20 === "check_error")) || (data20 === "cleanup_failure"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/outcome",keyword:"enum",form:schema11.properties.known_good.properties.attempts.items.properties.outcome,value:data20});
}
}
if(data18.result_sha256 !== undefined && func0.call(data18, "result_sha256")){
let data21 = data18.result_sha256;
if((typeof data21 !== "string") && (data21 !== null)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/result_sha256",keyword:"type",form:schema11.properties.known_good.properties.attempts.items.properties.result_sha256,value:data21});
}
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1+"/result_sha256",keyword:"pattern",form:schema11.properties.known_good.properties.attempts.items.properties.result_sha256,value:data21});
}
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts/" + i1,keyword:"type",form:schema11.properties.known_good.properties.attempts.items,value:data18});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good/attempts",keyword:"type",form:schema11.properties.known_good.properties.attempts,value:data17});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/known_good",keyword:"type",form:schema11.properties.known_good,value:data15});
}
}
if(data.cleanup !== undefined && func0.call(data, "cleanup")){
let data22 = data.cleanup;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.status === undefined) || (!(func0.call(data22, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"required",field:"status",form:schema11.properties.cleanup,value:data22});
}
for(const key5 of Object.keys(data22)){
if(!(key5 === "status")){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"additionalProperties",field:key5,form:schema11.properties.cleanup,value:data22});
}
}
if(data22.status !== undefined && func0.call(data22, "status")){
let data23 = data22.status;
if(typeof data23 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/status",keyword:"type",form:schema11.properties.cleanup.properties.status,value:data23});
}
if(!((data23 === "complete") || (data23 === "failed"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/status",keyword:"enum",form:schema11.properties.cleanup.properties.status,value:data23});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"type",form:schema11.properties.cleanup,value:data22});
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data24 = data.limitations;
if(Array.isArray(data24)){
if(data24.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"maxItems",form:schema11.properties.limitations,value:data24});
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(data25.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i2,keyword:"maxLength",form:schema11.properties.limitations.items,value:data25});
}
if(data25.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i2,keyword:"minLength",form:schema11.properties.limitations.items,value:data25});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i2,keyword:"type",form:schema11.properties.limitations.items,value:data25});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"type",form:schema11.properties.limitations,value:data24});
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
