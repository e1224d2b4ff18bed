// Generated from schemas/qualification-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","known_good_sha256","workspace_policy","qualified","baseline","known_good","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-qualification.v2"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"known_good_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"qualified":{"type":"boolean"},"baseline":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["intended_failure","wrong_failure","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"known_good":{"type":"object","additionalProperties":false,"required":["status","attempts"],"properties":{"status":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure","flaky"]},"attempts":{"type":"array","minItems":2,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["attempt","outcome","result_sha256"],"properties":{"attempt":{"type":"integer","minimum":1,"maximum":5},"outcome":{"type":"string","enum":["pass","patch_failure","check_failure","regression","setup_failure","timeout","incomplete_checks","check_error","cleanup_failure"]},"result_sha256":{"type":["string","null"],"pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 (64 lower-case hex digits) or null"}}}}}},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");

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
if((data.manifest_sha256 === undefined) || (!(func0.call(data, "manifest_sha256")))){
fail(instancePath,"required",schema11(),data,"manifest_sha256");
}
if((data.fixture_sha256 === undefined) || (!(func0.call(data, "fixture_sha256")))){
fail(instancePath,"required",schema11(),data,"fixture_sha256");
}
if((data.acceptance_contract_sha256 === undefined) || (!(func0.call(data, "acceptance_contract_sha256")))){
fail(instancePath,"required",schema11(),data,"acceptance_contract_sha256");
}
if((data.known_good_sha256 === undefined) || (!(func0.call(data, "known_good_sha256")))){
fail(instancePath,"required",schema11(),data,"known_good_sha256");
}
if((data.workspace_policy === undefined) || (!(func0.call(data, "workspace_policy")))){
fail(instancePath,"required",schema11(),data,"workspace_policy");
}
if((data.qualified === undefined) || (!(func0.call(data, "qualified")))){
fail(instancePath,"required",schema11(),data,"qualified");
}
if((data.baseline === undefined) || (!(func0.call(data, "baseline")))){
fail(instancePath,"required",schema11(),data,"baseline");
}
if((data.known_good === undefined) || (!(func0.call(data, "known_good")))){
fail(instancePath,"required",schema11(),data,"known_good");
}
if((data.cleanup === undefined) || (!(func0.call(data, "cleanup")))){
fail(instancePath,"required",schema11(),data,"cleanup");
}
if((data.limitations === undefined) || (!(func0.call(data, "limitations")))){
fail(instancePath,"required",schema11(),data,"limitations");
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11().properties, key0))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-qualification.v2" !== data0){
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
if(data.manifest_sha256 !== undefined && func0.call(data, "manifest_sha256")){
let data2 = data.manifest_sha256;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
fail("/manifest_sha256","pattern",schema11().properties.manifest_sha256,data2);
}
}
else {
fail("/manifest_sha256","type",schema11().properties.manifest_sha256,data2);
}
}
if(data.fixture_sha256 !== undefined && func0.call(data, "fixture_sha256")){
let data3 = data.fixture_sha256;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
fail("/fixture_sha256","pattern",schema11().properties.fixture_sha256,data3);
}
}
else {
fail("/fixture_sha256","type",schema11().properties.fixture_sha256,data3);
}
}
if(data.acceptance_contract_sha256 !== undefined && func0.call(data, "acceptance_contract_sha256")){
let data4 = data.acceptance_contract_sha256;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
fail("/acceptance_contract_sha256","pattern",schema11().properties.acceptance_contract_sha256,data4);
}
}
else {
fail("/acceptance_contract_sha256","type",schema11().properties.acceptance_contract_sha256,data4);
}
}
if(data.known_good_sha256 !== undefined && func0.call(data, "known_good_sha256")){
let data5 = data.known_good_sha256;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
fail("/known_good_sha256","pattern",schema11().properties.known_good_sha256,data5);
}
}
else {
fail("/known_good_sha256","type",schema11().properties.known_good_sha256,data5);
}
}
if(data.workspace_policy !== undefined && func0.call(data, "workspace_policy")){
let data6 = data.workspace_policy;
if("public_fixture_and_task_packet_v1" !== data6){
fail("/workspace_policy","const",schema11().properties.workspace_policy,data6);
}
}
if(data.qualified !== undefined && func0.call(data, "qualified")){
let data7 = data.qualified;
if(typeof data7 !== "boolean"){
fail("/qualified","type",schema11().properties.qualified,data7);
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
let data8 = data.baseline;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.status === undefined) || (!(func0.call(data8, "status")))){
fail("/baseline","required",schema11().properties.baseline,data8,"status");
}
if((data8.attempts === undefined) || (!(func0.call(data8, "attempts")))){
fail("/baseline","required",schema11().properties.baseline,data8,"attempts");
}
for(const key1 of Object.keys(data8)){
if(!((key1 === "status") || (key1 === "attempts"))){
fail("/baseline","additionalProperties",schema11().properties.baseline,data8,key1);
}
}
if(data8.status !== undefined && func0.call(data8, "status")){
let data9 = data8.status;
if(typeof data9 !== "string"){
fail("/baseline/status","type",schema11().properties.baseline.properties.status,data9);
}
if(!((((((((data9 === "intended_failure") || (data9 === "wrong_failure")) || (data9 === "setup_failure")) || (data9 === "timeout")) || (data9 === "incomplete_checks")) || (data9 === "check_error")) || (data9 === "cleanup_failure")) || (data9 === "flaky"))){
fail("/baseline/status","enum",schema11().properties.baseline.properties.status,data9);
}
}
if(data8.attempts !== undefined && func0.call(data8, "attempts")){
let data10 = data8.attempts;
if(Array.isArray(data10)){
if(data10.length > 5){
fail("/baseline/attempts","maxItems",schema11().properties.baseline.properties.attempts,data10);
}
if(data10.length < 2){
fail("/baseline/attempts","minItems",schema11().properties.baseline.properties.attempts,data10);
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.attempt === undefined) || (!(func0.call(data11, "attempt")))){
fail("/baseline/attempts/" + i0,"required",schema11().properties.baseline.properties.attempts.items,data11,"attempt");
}
if((data11.outcome === undefined) || (!(func0.call(data11, "outcome")))){
fail("/baseline/attempts/" + i0,"required",schema11().properties.baseline.properties.attempts.items,data11,"outcome");
}
if((data11.result_sha256 === undefined) || (!(func0.call(data11, "result_sha256")))){
fail("/baseline/attempts/" + i0,"required",schema11().properties.baseline.properties.attempts.items,data11,"result_sha256");
}
for(const key2 of Object.keys(data11)){
if(!(((key2 === "attempt") || (key2 === "outcome")) || (key2 === "result_sha256"))){
fail("/baseline/attempts/" + i0,"additionalProperties",schema11().properties.baseline.properties.attempts.items,data11,key2);
}
}
if(data11.attempt !== undefined && func0.call(data11, "attempt")){
let data12 = data11.attempt;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
fail("/baseline/attempts/" + i0+"/attempt","type",schema11().properties.baseline.properties.attempts.items.properties.attempt,data12);
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 5 || isNaN(data12)){
fail("/baseline/attempts/" + i0+"/attempt","maximum",schema11().properties.baseline.properties.attempts.items.properties.attempt,data12);
}
if(data12 < 1 || isNaN(data12)){
fail("/baseline/attempts/" + i0+"/attempt","minimum",schema11().properties.baseline.properties.attempts.items.properties.attempt,data12);
}
}
}
if(data11.outcome !== undefined && func0.call(data11, "outcome")){
let data13 = data11.outcome;
if(typeof data13 !== "string"){
fail("/baseline/attempts/" + i0+"/outcome","type",schema11().properties.baseline.properties.attempts.items.properties.outcome,data13);
}
if(!(((((((data13 === "intended_failure") || (data13 === "wrong_failure")) || (data13 === "setup_failure")) || (data13 === "timeout")) || (data13 === "incomplete_checks")) || (data13 === "check_error")) || (data13 === "cleanup_failure"))){
fail("/baseline/attempts/" + i0+"/outcome","enum",schema11().properties.baseline.properties.attempts.items.properties.outcome,data13);
}
}
if(data11.result_sha256 !== undefined && func0.call(data11, "result_sha256")){
let data14 = data11.result_sha256;
if((typeof data14 !== "string") && (data14 !== null)){
fail("/baseline/attempts/" + i0+"/result_sha256","type",schema11().properties.baseline.properties.attempts.items.properties.result_sha256,data14);
}
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
fail("/baseline/attempts/" + i0+"/result_sha256","pattern",schema11().properties.baseline.properties.attempts.items.properties.result_sha256,data14);
}
}
}
}
else {
fail("/baseline/attempts/" + i0,"type",schema11().properties.baseline.properties.attempts.items,data11);
}
}
}
else {
fail("/baseline/attempts","type",schema11().properties.baseline.properties.attempts,data10);
}
}
}
else {
fail("/baseline","type",schema11().properties.baseline,data8);
}
}
if(data.known_good !== undefined && func0.call(data, "known_good")){
let data15 = data.known_good;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.status === undefined) || (!(func0.call(data15, "status")))){
fail("/known_good","required",schema11().properties.known_good,data15,"status");
}
if((data15.attempts === undefined) || (!(func0.call(data15, "attempts")))){
fail("/known_good","required",schema11().properties.known_good,data15,"attempts");
}
for(const key3 of Object.keys(data15)){
if(!((key3 === "status") || (key3 === "attempts"))){
fail("/known_good","additionalProperties",schema11().properties.known_good,data15,key3);
}
}
if(data15.status !== undefined && func0.call(data15, "status")){
let data16 = data15.status;
if(typeof data16 !== "string"){
fail("/known_good/status","type",schema11().properties.known_good.properties.status,data16);
}
if(!((((((((((data16 === "pass") || (data16 === "patch_failure")) || (data16 === "check_failure")) || (data16 === "regression")) || (data16 === "setup_failure")) || (data16 === "timeout")) || (data16 === "incomplete_checks")) || (data16 === "check_error")) || (data16 === "cleanup_failure")) || (data16 === "flaky"))){
fail("/known_good/status","enum",schema11().properties.known_good.properties.status,data16);
}
}
if(data15.attempts !== undefined && func0.call(data15, "attempts")){
let data17 = data15.attempts;
if(Array.isArray(data17)){
if(data17.length > 5){
fail("/known_good/attempts","maxItems",schema11().properties.known_good.properties.attempts,data17);
}
if(data17.length < 2){
fail("/known_good/attempts","minItems",schema11().properties.known_good.properties.attempts,data17);
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if((data18.attempt === undefined) || (!(func0.call(data18, "attempt")))){
fail("/known_good/attempts/" + i1,"required",schema11().properties.known_good.properties.attempts.items,data18,"attempt");
}
if((data18.outcome === undefined) || (!(func0.call(data18, "outcome")))){
fail("/known_good/attempts/" + i1,"required",schema11().properties.known_good.properties.attempts.items,data18,"outcome");
}
if((data18.result_sha256 === undefined) || (!(func0.call(data18, "result_sha256")))){
fail("/known_good/attempts/" + i1,"required",schema11().properties.known_good.properties.attempts.items,data18,"result_sha256");
}
for(const key4 of Object.keys(data18)){
if(!(((key4 === "attempt") || (key4 === "outcome")) || (key4 === "result_sha256"))){
fail("/known_good/attempts/" + i1,"additionalProperties",schema11().properties.known_good.properties.attempts.items,data18,key4);
}
}
if(data18.attempt !== undefined && func0.call(data18, "attempt")){
let data19 = data18.attempt;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
fail("/known_good/attempts/" + i1+"/attempt","type",schema11().properties.known_good.properties.attempts.items.properties.attempt,data19);
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 5 || isNaN(data19)){
fail("/known_good/attempts/" + i1+"/attempt","maximum",schema11().properties.known_good.properties.attempts.items.properties.attempt,data19);
}
if(data19 < 1 || isNaN(data19)){
fail("/known_good/attempts/" + i1+"/attempt","minimum",schema11().properties.known_good.properties.attempts.items.properties.attempt,data19);
}
}
}
if(data18.outcome !== undefined && func0.call(data18, "outcome")){
let data20 = data18.outcome;
if(typeof data20 !== "string"){
fail("/known_good/attempts/" + i1+"/outcome","type",schema11().properties.known_good.properties.attempts.items.properties.outcome,data20);
}
if(!(((((((((data20 === "pass") || (data20 === "patch_failure")) || (data20 === "check_failure")) || (data20 === "regression")) || (data20 === "setup_failure")) || (data20 === "timeout")) || (data20 === "incomplete_checks")) || (data20 === "check_error")) || (data20 === "cleanup_failure"))){
fail("/known_good/attempts/" + i1+"/outcome","enum",schema11().properties.known_good.properties.attempts.items.properties.outcome,data20);
}
}
if(data18.result_sha256 !== undefined && func0.call(data18, "result_sha256")){
let data21 = data18.result_sha256;
if((typeof data21 !== "string") && (data21 !== null)){
fail("/known_good/attempts/" + i1+"/result_sha256","type",schema11().properties.known_good.properties.attempts.items.properties.result_sha256,data21);
}
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
fail("/known_good/attempts/" + i1+"/result_sha256","pattern",schema11().properties.known_good.properties.attempts.items.properties.result_sha256,data21);
}
}
}
}
else {
fail("/known_good/attempts/" + i1,"type",schema11().properties.known_good.properties.attempts.items,data18);
}
}
}
else {
fail("/known_good/attempts","type",schema11().properties.known_good.properties.attempts,data17);
}
}
}
else {
fail("/known_good","type",schema11().properties.known_good,data15);
}
}
if(data.cleanup !== undefined && func0.call(data, "cleanup")){
let data22 = data.cleanup;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.status === undefined) || (!(func0.call(data22, "status")))){
fail("/cleanup","required",schema11().properties.cleanup,data22,"status");
}
for(const key5 of Object.keys(data22)){
if(!(key5 === "status")){
fail("/cleanup","additionalProperties",schema11().properties.cleanup,data22,key5);
}
}
if(data22.status !== undefined && func0.call(data22, "status")){
let data23 = data22.status;
if(typeof data23 !== "string"){
fail("/cleanup/status","type",schema11().properties.cleanup.properties.status,data23);
}
if(!((data23 === "complete") || (data23 === "failed"))){
fail("/cleanup/status","enum",schema11().properties.cleanup.properties.status,data23);
}
}
}
else {
fail("/cleanup","type",schema11().properties.cleanup,data22);
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data24 = data.limitations;
if(Array.isArray(data24)){
if(data24.length > 50){
fail("/limitations","maxItems",schema11().properties.limitations,data24);
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(data25.length > 500){
fail("/limitations/" + i2,"maxLength",schema11().properties.limitations.items,data25);
}
if(data25.length < 1){
fail("/limitations/" + i2,"minLength",schema11().properties.limitations.items,data25);
}
}
else {
fail("/limitations/" + i2,"type",schema11().properties.limitations.items,data25);
}
}
}
else {
fail("/limitations","type",schema11().properties.limitations,data24);
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
