export const id = 42;
export const ids = [42];
export const modules = {

/***/ 7042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReceiptForm: () => (/* binding */ runReceiptForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/run-receipt.js
// Generated from schemas/run-receipt.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","run_id","task_id","manifest_sha256","adapter_sha256","environment_sha256","workspace_policy","terminal_status","checks","regression_count","elapsed_ms","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-run.v1","x-form":"\"codevetter.agent-task-run.v1\" or \"codevetter.agent-task-run.v2\""},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"environment_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"withheld_workspace_v1"},"terminal_status":{"type":"string","enum":["setup_failure","agent_failure","cancelled","timeout","incomplete_checks","check_failure","regression","success"]},"checks":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}},"regression_count":{"type":"integer","minimum":0,"maximum":100},"elapsed_ms":{"type":"integer","minimum":0,"maximum":7200000},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]},"message":{"type":"string","minLength":1,"maxLength":500}}},"diagnostics":{"type":"object","additionalProperties":false,"required":[],"properties":{"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");
const pattern6 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
if((data.run_id === undefined) || (!(func0.call(data, "run_id")))){
fail(instancePath,"required",schema11(),data,"run_id");
}
if((data.task_id === undefined) || (!(func0.call(data, "task_id")))){
fail(instancePath,"required",schema11(),data,"task_id");
}
if((data.manifest_sha256 === undefined) || (!(func0.call(data, "manifest_sha256")))){
fail(instancePath,"required",schema11(),data,"manifest_sha256");
}
if((data.adapter_sha256 === undefined) || (!(func0.call(data, "adapter_sha256")))){
fail(instancePath,"required",schema11(),data,"adapter_sha256");
}
if((data.environment_sha256 === undefined) || (!(func0.call(data, "environment_sha256")))){
fail(instancePath,"required",schema11(),data,"environment_sha256");
}
if((data.workspace_policy === undefined) || (!(func0.call(data, "workspace_policy")))){
fail(instancePath,"required",schema11(),data,"workspace_policy");
}
if((data.terminal_status === undefined) || (!(func0.call(data, "terminal_status")))){
fail(instancePath,"required",schema11(),data,"terminal_status");
}
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
fail(instancePath,"required",schema11(),data,"checks");
}
if((data.regression_count === undefined) || (!(func0.call(data, "regression_count")))){
fail(instancePath,"required",schema11(),data,"regression_count");
}
if((data.elapsed_ms === undefined) || (!(func0.call(data, "elapsed_ms")))){
fail(instancePath,"required",schema11(),data,"elapsed_ms");
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
if("codevetter.agent-task-run.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.run_id !== undefined && func0.call(data, "run_id")){
let data1 = data.run_id;
if(typeof data1 === "string"){
if(data1.length > 80){
fail("/run_id","maxLength",schema11().properties.run_id,data1);
}
if(data1.length < 1){
fail("/run_id","minLength",schema11().properties.run_id,data1);
}
if(data1.length <= 80 && !pattern0.test(data1)){
fail("/run_id","pattern",schema11().properties.run_id,data1);
}
}
else {
fail("/run_id","type",schema11().properties.run_id,data1);
}
}
if(data.task_id !== undefined && func0.call(data, "task_id")){
let data2 = data.task_id;
if(typeof data2 === "string"){
if(data2.length > 80){
fail("/task_id","maxLength",schema11().properties.task_id,data2);
}
if(data2.length < 1){
fail("/task_id","minLength",schema11().properties.task_id,data2);
}
if(data2.length <= 80 && !pattern0.test(data2)){
fail("/task_id","pattern",schema11().properties.task_id,data2);
}
}
else {
fail("/task_id","type",schema11().properties.task_id,data2);
}
}
if(data.manifest_sha256 !== undefined && func0.call(data, "manifest_sha256")){
let data3 = data.manifest_sha256;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
fail("/manifest_sha256","pattern",schema11().properties.manifest_sha256,data3);
}
}
else {
fail("/manifest_sha256","type",schema11().properties.manifest_sha256,data3);
}
}
if(data.adapter_sha256 !== undefined && func0.call(data, "adapter_sha256")){
let data4 = data.adapter_sha256;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
fail("/adapter_sha256","pattern",schema11().properties.adapter_sha256,data4);
}
}
else {
fail("/adapter_sha256","type",schema11().properties.adapter_sha256,data4);
}
}
if(data.environment_sha256 !== undefined && func0.call(data, "environment_sha256")){
let data5 = data.environment_sha256;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
fail("/environment_sha256","pattern",schema11().properties.environment_sha256,data5);
}
}
else {
fail("/environment_sha256","type",schema11().properties.environment_sha256,data5);
}
}
if(data.workspace_policy !== undefined && func0.call(data, "workspace_policy")){
let data6 = data.workspace_policy;
if("withheld_workspace_v1" !== data6){
fail("/workspace_policy","const",schema11().properties.workspace_policy,data6);
}
}
if(data.terminal_status !== undefined && func0.call(data, "terminal_status")){
let data7 = data.terminal_status;
if(typeof data7 !== "string"){
fail("/terminal_status","type",schema11().properties.terminal_status,data7);
}
if(!((((((((data7 === "setup_failure") || (data7 === "agent_failure")) || (data7 === "cancelled")) || (data7 === "timeout")) || (data7 === "incomplete_checks")) || (data7 === "check_failure")) || (data7 === "regression")) || (data7 === "success"))){
fail("/terminal_status","enum",schema11().properties.terminal_status,data7);
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data8 = data.checks;
if(Array.isArray(data8)){
if(data8.length > 200){
fail("/checks","maxItems",schema11().properties.checks,data8);
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.id === undefined) || (!(func0.call(data9, "id")))){
fail("/checks/" + i0,"required",schema11().properties.checks.items,data9,"id");
}
if((data9.status === undefined) || (!(func0.call(data9, "status")))){
fail("/checks/" + i0,"required",schema11().properties.checks.items,data9,"status");
}
for(const key1 of Object.keys(data9)){
if(!(((key1 === "id") || (key1 === "status")) || (key1 === "message"))){
fail("/checks/" + i0,"additionalProperties",schema11().properties.checks.items,data9,key1);
}
}
if(data9.id !== undefined && func0.call(data9, "id")){
let data10 = data9.id;
if(typeof data10 === "string"){
if(data10.length > 80){
fail("/checks/" + i0+"/id","maxLength",schema11().properties.checks.items.properties.id,data10);
}
if(data10.length < 1){
fail("/checks/" + i0+"/id","minLength",schema11().properties.checks.items.properties.id,data10);
}
if(data10.length <= 80 && !pattern0.test(data10)){
fail("/checks/" + i0+"/id","pattern",schema11().properties.checks.items.properties.id,data10);
}
}
else {
fail("/checks/" + i0+"/id","type",schema11().properties.checks.items.properties.id,data10);
}
}
if(data9.status !== undefined && func0.call(data9, "status")){
let data11 = data9.status;
if(typeof data11 !== "string"){
fail("/checks/" + i0+"/status","type",schema11().properties.checks.items.properties.status,data11);
}
if(!(((data11 === "pass") || (data11 === "fail")) || (data11 === "error"))){
fail("/checks/" + i0+"/status","enum",schema11().properties.checks.items.properties.status,data11);
}
}
if(data9.message !== undefined && func0.call(data9, "message")){
let data12 = data9.message;
if(typeof data12 === "string"){
if(data12.length > 500){
fail("/checks/" + i0+"/message","maxLength",schema11().properties.checks.items.properties.message,data12);
}
if(data12.length < 1){
fail("/checks/" + i0+"/message","minLength",schema11().properties.checks.items.properties.message,data12);
}
}
else {
fail("/checks/" + i0+"/message","type",schema11().properties.checks.items.properties.message,data12);
}
}
}
else {
fail("/checks/" + i0,"type",schema11().properties.checks.items,data9);
}
}
}
else {
fail("/checks","type",schema11().properties.checks,data8);
}
}
if(data.regression_count !== undefined && func0.call(data, "regression_count")){
let data13 = data.regression_count;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
fail("/regression_count","type",schema11().properties.regression_count,data13);
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
fail("/regression_count","maximum",schema11().properties.regression_count,data13);
}
if(data13 < 0 || isNaN(data13)){
fail("/regression_count","minimum",schema11().properties.regression_count,data13);
}
}
}
if(data.elapsed_ms !== undefined && func0.call(data, "elapsed_ms")){
let data14 = data.elapsed_ms;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
fail("/elapsed_ms","type",schema11().properties.elapsed_ms,data14);
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 7200000 || isNaN(data14)){
fail("/elapsed_ms","maximum",schema11().properties.elapsed_ms,data14);
}
if(data14 < 0 || isNaN(data14)){
fail("/elapsed_ms","minimum",schema11().properties.elapsed_ms,data14);
}
}
}
if(data.cleanup !== undefined && func0.call(data, "cleanup")){
let data15 = data.cleanup;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.status === undefined) || (!(func0.call(data15, "status")))){
fail("/cleanup","required",schema11().properties.cleanup,data15,"status");
}
for(const key2 of Object.keys(data15)){
if(!((key2 === "status") || (key2 === "message"))){
fail("/cleanup","additionalProperties",schema11().properties.cleanup,data15,key2);
}
}
if(data15.status !== undefined && func0.call(data15, "status")){
let data16 = data15.status;
if(typeof data16 !== "string"){
fail("/cleanup/status","type",schema11().properties.cleanup.properties.status,data16);
}
if(!((data16 === "complete") || (data16 === "failed"))){
fail("/cleanup/status","enum",schema11().properties.cleanup.properties.status,data16);
}
}
if(data15.message !== undefined && func0.call(data15, "message")){
let data17 = data15.message;
if(typeof data17 === "string"){
if(data17.length > 500){
fail("/cleanup/message","maxLength",schema11().properties.cleanup.properties.message,data17);
}
if(data17.length < 1){
fail("/cleanup/message","minLength",schema11().properties.cleanup.properties.message,data17);
}
}
else {
fail("/cleanup/message","type",schema11().properties.cleanup.properties.message,data17);
}
}
}
else {
fail("/cleanup","type",schema11().properties.cleanup,data15);
}
}
if(data.diagnostics !== undefined && func0.call(data, "diagnostics")){
let data18 = data.diagnostics;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 of Object.keys(data18)){
if(!((((((key3 === "input_tokens") || (key3 === "output_tokens")) || (key3 === "cost_usd")) || (key3 === "tool_calls")) || (key3 === "files_inspected")) || (key3 === "files_modified"))){
fail("/diagnostics","additionalProperties",schema11().properties.diagnostics,data18,key3);
}
}
if(data18.input_tokens !== undefined && func0.call(data18, "input_tokens")){
let data19 = data18.input_tokens;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
fail("/diagnostics/input_tokens","type",schema11().properties.diagnostics.properties.input_tokens,data19);
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
fail("/diagnostics/input_tokens","maximum",schema11().properties.diagnostics.properties.input_tokens,data19);
}
if(data19 < 0 || isNaN(data19)){
fail("/diagnostics/input_tokens","minimum",schema11().properties.diagnostics.properties.input_tokens,data19);
}
}
}
if(data18.output_tokens !== undefined && func0.call(data18, "output_tokens")){
let data20 = data18.output_tokens;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
fail("/diagnostics/output_tokens","type",schema11().properties.diagnostics.properties.output_tokens,data20);
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9007199254740991 || isNaN(data20)){
fail("/diagnostics/output_tokens","maximum",schema11().properties.diagnostics.properties.output_tokens,data20);
}
if(data20 < 0 || isNaN(data20)){
fail("/diagnostics/output_tokens","minimum",schema11().properties.diagnostics.properties.output_tokens,data20);
}
}
}
if(data18.cost_usd !== undefined && func0.call(data18, "cost_usd")){
let data21 = data18.cost_usd;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
fail("/diagnostics/cost_usd","minimum",schema11().properties.diagnostics.properties.cost_usd,data21);
}
}
else {
fail("/diagnostics/cost_usd","type",schema11().properties.diagnostics.properties.cost_usd,data21);
}
}
if(data18.tool_calls !== undefined && func0.call(data18, "tool_calls")){
let data22 = data18.tool_calls;
if(Array.isArray(data22)){
if(data22.length > 1000){
fail("/diagnostics/tool_calls","maxItems",schema11().properties.diagnostics.properties.tool_calls,data22);
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 === "string"){
if(data23.length > 200){
fail("/diagnostics/tool_calls/" + i1,"maxLength",schema11().properties.diagnostics.properties.tool_calls.items,data23);
}
if(data23.length < 1){
fail("/diagnostics/tool_calls/" + i1,"minLength",schema11().properties.diagnostics.properties.tool_calls.items,data23);
}
}
else {
fail("/diagnostics/tool_calls/" + i1,"type",schema11().properties.diagnostics.properties.tool_calls.items,data23);
}
}
}
else {
fail("/diagnostics/tool_calls","type",schema11().properties.diagnostics.properties.tool_calls,data22);
}
}
if(data18.files_inspected !== undefined && func0.call(data18, "files_inspected")){
let data24 = data18.files_inspected;
if(Array.isArray(data24)){
if(data24.length > 1000){
fail("/diagnostics/files_inspected","maxItems",schema11().properties.diagnostics.properties.files_inspected,data24);
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(data25.length > 240){
fail("/diagnostics/files_inspected/" + i2,"maxLength",schema11().properties.diagnostics.properties.files_inspected.items,data25);
}
if(data25.length < 1){
fail("/diagnostics/files_inspected/" + i2,"minLength",schema11().properties.diagnostics.properties.files_inspected.items,data25);
}
if(data25.length <= 240 && !pattern6.test(data25)){
fail("/diagnostics/files_inspected/" + i2,"pattern",schema11().properties.diagnostics.properties.files_inspected.items,data25);
}
}
else {
fail("/diagnostics/files_inspected/" + i2,"type",schema11().properties.diagnostics.properties.files_inspected.items,data25);
}
}
}
else {
fail("/diagnostics/files_inspected","type",schema11().properties.diagnostics.properties.files_inspected,data24);
}
}
if(data18.files_modified !== undefined && func0.call(data18, "files_modified")){
let data26 = data18.files_modified;
if(Array.isArray(data26)){
if(data26.length > 1000){
fail("/diagnostics/files_modified","maxItems",schema11().properties.diagnostics.properties.files_modified,data26);
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(typeof data27 === "string"){
if(data27.length > 240){
fail("/diagnostics/files_modified/" + i3,"maxLength",schema11().properties.diagnostics.properties.files_modified.items,data27);
}
if(data27.length < 1){
fail("/diagnostics/files_modified/" + i3,"minLength",schema11().properties.diagnostics.properties.files_modified.items,data27);
}
if(data27.length <= 240 && !pattern6.test(data27)){
fail("/diagnostics/files_modified/" + i3,"pattern",schema11().properties.diagnostics.properties.files_modified.items,data27);
}
}
else {
fail("/diagnostics/files_modified/" + i3,"type",schema11().properties.diagnostics.properties.files_modified.items,data27);
}
}
}
else {
fail("/diagnostics/files_modified","type",schema11().properties.diagnostics.properties.files_modified,data26);
}
}
}
else {
fail("/diagnostics","type",schema11().properties.diagnostics,data18);
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data28 = data.limitations;
if(Array.isArray(data28)){
if(data28.length > 50){
fail("/limitations","maxItems",schema11().properties.limitations,data28);
}
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
if(typeof data29 === "string"){
if(data29.length > 500){
fail("/limitations/" + i4,"maxLength",schema11().properties.limitations.items,data29);
}
if(data29.length < 1){
fail("/limitations/" + i4,"minLength",schema11().properties.limitations.items,data29);
}
}
else {
fail("/limitations/" + i4,"type",schema11().properties.limitations.items,data29);
}
}
}
else {
fail("/limitations","type",schema11().properties.limitations,data28);
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

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/run-receipt-v2.js
// Generated from schemas/run-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.
let run_receipt_v2_vErrors = null;
let run_receipt_v2_errors = 0;
function run_receipt_v2_fail(at, keyword, form, value, field){
if(run_receipt_v2_errors++ < 200)(run_receipt_v2_vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const run_receipt_v2_validate = run_receipt_v2_validate10;
let run_receipt_v2_schema11Made;
function run_receipt_v2_schema11(){
return run_receipt_v2_schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","run_id","plan_id","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","environment_sha256","workspace_policy","terminal_status","lifecycle","agent","checks","regression_count","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-run.v2"},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"plan_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"environment_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"terminal_status":{"type":"string","enum":["setup_failure","agent_failure","cancelled","timeout","incomplete_checks","check_failure","regression","success","check_error","cleanup_failure"]},"lifecycle":{"type":"array","maxItems":7,"items":{"type":"string","enum":["workspace_prepared","agent_started","agent_terminated","checks_started","checks_finished","cleanup_complete","cleanup_failed"]}},"agent":{"type":"object","additionalProperties":false,"required":["status","exit_code","stdout_sha256","stderr_sha256","stdout_bytes","stderr_bytes","output_truncated"],"properties":{"status":{"type":"string","enum":["not_started","exited","failed","cancelled","timeout"]},"exit_code":{"type":["integer","null"],"minimum":0,"maximum":255},"stdout_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stderr_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stdout_bytes":{"type":"integer","minimum":0,"maximum":262144},"stderr_bytes":{"type":"integer","minimum":0,"maximum":262144},"output_truncated":{"type":"boolean"}}},"checks":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}},"regression_count":{"type":"integer","minimum":0,"maximum":100},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]}}},"diagnostics":{"type":"object","additionalProperties":false,"required":[],"properties":{"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
}
const run_receipt_v2_func0 = Object.prototype.hasOwnProperty;
const run_receipt_v2_pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern3 = new RegExp("^[a-f0-9]{64}$", "");
const pattern11 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function run_receipt_v2_validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
run_receipt_v2_vErrors = null;
run_receipt_v2_errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(run_receipt_v2_func0.call(data, "schema_version")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"schema_version");
}
if((data.run_id === undefined) || (!(run_receipt_v2_func0.call(data, "run_id")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"run_id");
}
if((data.plan_id === undefined) || (!(run_receipt_v2_func0.call(data, "plan_id")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"plan_id");
}
if((data.task_id === undefined) || (!(run_receipt_v2_func0.call(data, "task_id")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"task_id");
}
if((data.manifest_sha256 === undefined) || (!(run_receipt_v2_func0.call(data, "manifest_sha256")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"manifest_sha256");
}
if((data.fixture_sha256 === undefined) || (!(run_receipt_v2_func0.call(data, "fixture_sha256")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"fixture_sha256");
}
if((data.acceptance_contract_sha256 === undefined) || (!(run_receipt_v2_func0.call(data, "acceptance_contract_sha256")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"acceptance_contract_sha256");
}
if((data.adapter_sha256 === undefined) || (!(run_receipt_v2_func0.call(data, "adapter_sha256")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"adapter_sha256");
}
if((data.environment_sha256 === undefined) || (!(run_receipt_v2_func0.call(data, "environment_sha256")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"environment_sha256");
}
if((data.workspace_policy === undefined) || (!(run_receipt_v2_func0.call(data, "workspace_policy")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"workspace_policy");
}
if((data.terminal_status === undefined) || (!(run_receipt_v2_func0.call(data, "terminal_status")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"terminal_status");
}
if((data.lifecycle === undefined) || (!(run_receipt_v2_func0.call(data, "lifecycle")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"lifecycle");
}
if((data.agent === undefined) || (!(run_receipt_v2_func0.call(data, "agent")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"agent");
}
if((data.checks === undefined) || (!(run_receipt_v2_func0.call(data, "checks")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"checks");
}
if((data.regression_count === undefined) || (!(run_receipt_v2_func0.call(data, "regression_count")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"regression_count");
}
if((data.cleanup === undefined) || (!(run_receipt_v2_func0.call(data, "cleanup")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"cleanup");
}
if((data.limitations === undefined) || (!(run_receipt_v2_func0.call(data, "limitations")))){
run_receipt_v2_fail(instancePath,"required",run_receipt_v2_schema11(),data,"limitations");
}
for(const key0 of Object.keys(data)){
if(!(run_receipt_v2_func0.call(run_receipt_v2_schema11().properties, key0))){
run_receipt_v2_fail(instancePath,"additionalProperties",run_receipt_v2_schema11(),data,key0);
}
}
if(data.schema_version !== undefined && run_receipt_v2_func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-run.v2" !== data0){
run_receipt_v2_fail("/schema_version","const",run_receipt_v2_schema11().properties.schema_version,data0);
}
}
if(data.run_id !== undefined && run_receipt_v2_func0.call(data, "run_id")){
let data1 = data.run_id;
if(typeof data1 === "string"){
if(data1.length > 80){
run_receipt_v2_fail("/run_id","maxLength",run_receipt_v2_schema11().properties.run_id,data1);
}
if(data1.length < 1){
run_receipt_v2_fail("/run_id","minLength",run_receipt_v2_schema11().properties.run_id,data1);
}
if(data1.length <= 80 && !run_receipt_v2_pattern0.test(data1)){
run_receipt_v2_fail("/run_id","pattern",run_receipt_v2_schema11().properties.run_id,data1);
}
}
else {
run_receipt_v2_fail("/run_id","type",run_receipt_v2_schema11().properties.run_id,data1);
}
}
if(data.plan_id !== undefined && run_receipt_v2_func0.call(data, "plan_id")){
let data2 = data.plan_id;
if(typeof data2 === "string"){
if(data2.length > 80){
run_receipt_v2_fail("/plan_id","maxLength",run_receipt_v2_schema11().properties.plan_id,data2);
}
if(data2.length < 1){
run_receipt_v2_fail("/plan_id","minLength",run_receipt_v2_schema11().properties.plan_id,data2);
}
if(data2.length <= 80 && !run_receipt_v2_pattern0.test(data2)){
run_receipt_v2_fail("/plan_id","pattern",run_receipt_v2_schema11().properties.plan_id,data2);
}
}
else {
run_receipt_v2_fail("/plan_id","type",run_receipt_v2_schema11().properties.plan_id,data2);
}
}
if(data.task_id !== undefined && run_receipt_v2_func0.call(data, "task_id")){
let data3 = data.task_id;
if(typeof data3 === "string"){
if(data3.length > 80){
run_receipt_v2_fail("/task_id","maxLength",run_receipt_v2_schema11().properties.task_id,data3);
}
if(data3.length < 1){
run_receipt_v2_fail("/task_id","minLength",run_receipt_v2_schema11().properties.task_id,data3);
}
if(data3.length <= 80 && !run_receipt_v2_pattern0.test(data3)){
run_receipt_v2_fail("/task_id","pattern",run_receipt_v2_schema11().properties.task_id,data3);
}
}
else {
run_receipt_v2_fail("/task_id","type",run_receipt_v2_schema11().properties.task_id,data3);
}
}
if(data.manifest_sha256 !== undefined && run_receipt_v2_func0.call(data, "manifest_sha256")){
let data4 = data.manifest_sha256;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
run_receipt_v2_fail("/manifest_sha256","pattern",run_receipt_v2_schema11().properties.manifest_sha256,data4);
}
}
else {
run_receipt_v2_fail("/manifest_sha256","type",run_receipt_v2_schema11().properties.manifest_sha256,data4);
}
}
if(data.fixture_sha256 !== undefined && run_receipt_v2_func0.call(data, "fixture_sha256")){
let data5 = data.fixture_sha256;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
run_receipt_v2_fail("/fixture_sha256","pattern",run_receipt_v2_schema11().properties.fixture_sha256,data5);
}
}
else {
run_receipt_v2_fail("/fixture_sha256","type",run_receipt_v2_schema11().properties.fixture_sha256,data5);
}
}
if(data.acceptance_contract_sha256 !== undefined && run_receipt_v2_func0.call(data, "acceptance_contract_sha256")){
let data6 = data.acceptance_contract_sha256;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
run_receipt_v2_fail("/acceptance_contract_sha256","pattern",run_receipt_v2_schema11().properties.acceptance_contract_sha256,data6);
}
}
else {
run_receipt_v2_fail("/acceptance_contract_sha256","type",run_receipt_v2_schema11().properties.acceptance_contract_sha256,data6);
}
}
if(data.adapter_sha256 !== undefined && run_receipt_v2_func0.call(data, "adapter_sha256")){
let data7 = data.adapter_sha256;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
run_receipt_v2_fail("/adapter_sha256","pattern",run_receipt_v2_schema11().properties.adapter_sha256,data7);
}
}
else {
run_receipt_v2_fail("/adapter_sha256","type",run_receipt_v2_schema11().properties.adapter_sha256,data7);
}
}
if(data.environment_sha256 !== undefined && run_receipt_v2_func0.call(data, "environment_sha256")){
let data8 = data.environment_sha256;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
run_receipt_v2_fail("/environment_sha256","pattern",run_receipt_v2_schema11().properties.environment_sha256,data8);
}
}
else {
run_receipt_v2_fail("/environment_sha256","type",run_receipt_v2_schema11().properties.environment_sha256,data8);
}
}
if(data.workspace_policy !== undefined && run_receipt_v2_func0.call(data, "workspace_policy")){
let data9 = data.workspace_policy;
if("public_fixture_and_task_packet_v1" !== data9){
run_receipt_v2_fail("/workspace_policy","const",run_receipt_v2_schema11().properties.workspace_policy,data9);
}
}
if(data.terminal_status !== undefined && run_receipt_v2_func0.call(data, "terminal_status")){
let data10 = data.terminal_status;
if(typeof data10 !== "string"){
run_receipt_v2_fail("/terminal_status","type",run_receipt_v2_schema11().properties.terminal_status,data10);
}
if(!((((((((((data10 === "setup_failure") || (data10 === "agent_failure")) || (data10 === "cancelled")) || (data10 === "timeout")) || (data10 === "incomplete_checks")) || (data10 === "check_failure")) || (data10 === "regression")) || (data10 === "success")) || (data10 === "check_error")) || (data10 === "cleanup_failure"))){
run_receipt_v2_fail("/terminal_status","enum",run_receipt_v2_schema11().properties.terminal_status,data10);
}
}
if(data.lifecycle !== undefined && run_receipt_v2_func0.call(data, "lifecycle")){
let data11 = data.lifecycle;
if(Array.isArray(data11)){
if(data11.length > 7){
run_receipt_v2_fail("/lifecycle","maxItems",run_receipt_v2_schema11().properties.lifecycle,data11);
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
run_receipt_v2_fail("/lifecycle/" + i0,"type",run_receipt_v2_schema11().properties.lifecycle.items,data12);
}
if(!(((((((data12 === "workspace_prepared") || (data12 === "agent_started")) || (data12 === "agent_terminated")) || (data12 === "checks_started")) || (data12 === "checks_finished")) || (data12 === "cleanup_complete")) || (data12 === "cleanup_failed"))){
run_receipt_v2_fail("/lifecycle/" + i0,"enum",run_receipt_v2_schema11().properties.lifecycle.items,data12);
}
}
}
else {
run_receipt_v2_fail("/lifecycle","type",run_receipt_v2_schema11().properties.lifecycle,data11);
}
}
if(data.agent !== undefined && run_receipt_v2_func0.call(data, "agent")){
let data13 = data.agent;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.status === undefined) || (!(run_receipt_v2_func0.call(data13, "status")))){
run_receipt_v2_fail("/agent","required",run_receipt_v2_schema11().properties.agent,data13,"status");
}
if((data13.exit_code === undefined) || (!(run_receipt_v2_func0.call(data13, "exit_code")))){
run_receipt_v2_fail("/agent","required",run_receipt_v2_schema11().properties.agent,data13,"exit_code");
}
if((data13.stdout_sha256 === undefined) || (!(run_receipt_v2_func0.call(data13, "stdout_sha256")))){
run_receipt_v2_fail("/agent","required",run_receipt_v2_schema11().properties.agent,data13,"stdout_sha256");
}
if((data13.stderr_sha256 === undefined) || (!(run_receipt_v2_func0.call(data13, "stderr_sha256")))){
run_receipt_v2_fail("/agent","required",run_receipt_v2_schema11().properties.agent,data13,"stderr_sha256");
}
if((data13.stdout_bytes === undefined) || (!(run_receipt_v2_func0.call(data13, "stdout_bytes")))){
run_receipt_v2_fail("/agent","required",run_receipt_v2_schema11().properties.agent,data13,"stdout_bytes");
}
if((data13.stderr_bytes === undefined) || (!(run_receipt_v2_func0.call(data13, "stderr_bytes")))){
run_receipt_v2_fail("/agent","required",run_receipt_v2_schema11().properties.agent,data13,"stderr_bytes");
}
if((data13.output_truncated === undefined) || (!(run_receipt_v2_func0.call(data13, "output_truncated")))){
run_receipt_v2_fail("/agent","required",run_receipt_v2_schema11().properties.agent,data13,"output_truncated");
}
for(const key1 of Object.keys(data13)){
if(!(((((((key1 === "status") || (key1 === "exit_code")) || (key1 === "stdout_sha256")) || (key1 === "stderr_sha256")) || (key1 === "stdout_bytes")) || (key1 === "stderr_bytes")) || (key1 === "output_truncated"))){
run_receipt_v2_fail("/agent","additionalProperties",run_receipt_v2_schema11().properties.agent,data13,key1);
}
}
if(data13.status !== undefined && run_receipt_v2_func0.call(data13, "status")){
let data14 = data13.status;
if(typeof data14 !== "string"){
run_receipt_v2_fail("/agent/status","type",run_receipt_v2_schema11().properties.agent.properties.status,data14);
}
if(!(((((data14 === "not_started") || (data14 === "exited")) || (data14 === "failed")) || (data14 === "cancelled")) || (data14 === "timeout"))){
run_receipt_v2_fail("/agent/status","enum",run_receipt_v2_schema11().properties.agent.properties.status,data14);
}
}
if(data13.exit_code !== undefined && run_receipt_v2_func0.call(data13, "exit_code")){
let data15 = data13.exit_code;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
run_receipt_v2_fail("/agent/exit_code","type",run_receipt_v2_schema11().properties.agent.properties.exit_code,data15);
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 255 || isNaN(data15)){
run_receipt_v2_fail("/agent/exit_code","maximum",run_receipt_v2_schema11().properties.agent.properties.exit_code,data15);
}
if(data15 < 0 || isNaN(data15)){
run_receipt_v2_fail("/agent/exit_code","minimum",run_receipt_v2_schema11().properties.agent.properties.exit_code,data15);
}
}
}
if(data13.stdout_sha256 !== undefined && run_receipt_v2_func0.call(data13, "stdout_sha256")){
let data16 = data13.stdout_sha256;
if(typeof data16 === "string"){
if(!pattern3.test(data16)){
run_receipt_v2_fail("/agent/stdout_sha256","pattern",run_receipt_v2_schema11().properties.agent.properties.stdout_sha256,data16);
}
}
else {
run_receipt_v2_fail("/agent/stdout_sha256","type",run_receipt_v2_schema11().properties.agent.properties.stdout_sha256,data16);
}
}
if(data13.stderr_sha256 !== undefined && run_receipt_v2_func0.call(data13, "stderr_sha256")){
let data17 = data13.stderr_sha256;
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
run_receipt_v2_fail("/agent/stderr_sha256","pattern",run_receipt_v2_schema11().properties.agent.properties.stderr_sha256,data17);
}
}
else {
run_receipt_v2_fail("/agent/stderr_sha256","type",run_receipt_v2_schema11().properties.agent.properties.stderr_sha256,data17);
}
}
if(data13.stdout_bytes !== undefined && run_receipt_v2_func0.call(data13, "stdout_bytes")){
let data18 = data13.stdout_bytes;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
run_receipt_v2_fail("/agent/stdout_bytes","type",run_receipt_v2_schema11().properties.agent.properties.stdout_bytes,data18);
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 262144 || isNaN(data18)){
run_receipt_v2_fail("/agent/stdout_bytes","maximum",run_receipt_v2_schema11().properties.agent.properties.stdout_bytes,data18);
}
if(data18 < 0 || isNaN(data18)){
run_receipt_v2_fail("/agent/stdout_bytes","minimum",run_receipt_v2_schema11().properties.agent.properties.stdout_bytes,data18);
}
}
}
if(data13.stderr_bytes !== undefined && run_receipt_v2_func0.call(data13, "stderr_bytes")){
let data19 = data13.stderr_bytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
run_receipt_v2_fail("/agent/stderr_bytes","type",run_receipt_v2_schema11().properties.agent.properties.stderr_bytes,data19);
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 262144 || isNaN(data19)){
run_receipt_v2_fail("/agent/stderr_bytes","maximum",run_receipt_v2_schema11().properties.agent.properties.stderr_bytes,data19);
}
if(data19 < 0 || isNaN(data19)){
run_receipt_v2_fail("/agent/stderr_bytes","minimum",run_receipt_v2_schema11().properties.agent.properties.stderr_bytes,data19);
}
}
}
if(data13.output_truncated !== undefined && run_receipt_v2_func0.call(data13, "output_truncated")){
let data20 = data13.output_truncated;
if(typeof data20 !== "boolean"){
run_receipt_v2_fail("/agent/output_truncated","type",run_receipt_v2_schema11().properties.agent.properties.output_truncated,data20);
}
}
}
else {
run_receipt_v2_fail("/agent","type",run_receipt_v2_schema11().properties.agent,data13);
}
}
if(data.checks !== undefined && run_receipt_v2_func0.call(data, "checks")){
let data21 = data.checks;
if(Array.isArray(data21)){
if(data21.length > 200){
run_receipt_v2_fail("/checks","maxItems",run_receipt_v2_schema11().properties.checks,data21);
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.id === undefined) || (!(run_receipt_v2_func0.call(data22, "id")))){
run_receipt_v2_fail("/checks/" + i1,"required",run_receipt_v2_schema11().properties.checks.items,data22,"id");
}
if((data22.status === undefined) || (!(run_receipt_v2_func0.call(data22, "status")))){
run_receipt_v2_fail("/checks/" + i1,"required",run_receipt_v2_schema11().properties.checks.items,data22,"status");
}
for(const key2 of Object.keys(data22)){
if(!(((key2 === "id") || (key2 === "status")) || (key2 === "message"))){
run_receipt_v2_fail("/checks/" + i1,"additionalProperties",run_receipt_v2_schema11().properties.checks.items,data22,key2);
}
}
if(data22.id !== undefined && run_receipt_v2_func0.call(data22, "id")){
let data23 = data22.id;
if(typeof data23 === "string"){
if(data23.length > 80){
run_receipt_v2_fail("/checks/" + i1+"/id","maxLength",run_receipt_v2_schema11().properties.checks.items.properties.id,data23);
}
if(data23.length < 1){
run_receipt_v2_fail("/checks/" + i1+"/id","minLength",run_receipt_v2_schema11().properties.checks.items.properties.id,data23);
}
if(data23.length <= 80 && !run_receipt_v2_pattern0.test(data23)){
run_receipt_v2_fail("/checks/" + i1+"/id","pattern",run_receipt_v2_schema11().properties.checks.items.properties.id,data23);
}
}
else {
run_receipt_v2_fail("/checks/" + i1+"/id","type",run_receipt_v2_schema11().properties.checks.items.properties.id,data23);
}
}
if(data22.status !== undefined && run_receipt_v2_func0.call(data22, "status")){
let data24 = data22.status;
if(typeof data24 !== "string"){
run_receipt_v2_fail("/checks/" + i1+"/status","type",run_receipt_v2_schema11().properties.checks.items.properties.status,data24);
}
if(!(((data24 === "pass") || (data24 === "fail")) || (data24 === "error"))){
run_receipt_v2_fail("/checks/" + i1+"/status","enum",run_receipt_v2_schema11().properties.checks.items.properties.status,data24);
}
}
if(data22.message !== undefined && run_receipt_v2_func0.call(data22, "message")){
let data25 = data22.message;
if(typeof data25 === "string"){
if(data25.length > 500){
run_receipt_v2_fail("/checks/" + i1+"/message","maxLength",run_receipt_v2_schema11().properties.checks.items.properties.message,data25);
}
if(data25.length < 1){
run_receipt_v2_fail("/checks/" + i1+"/message","minLength",run_receipt_v2_schema11().properties.checks.items.properties.message,data25);
}
}
else {
run_receipt_v2_fail("/checks/" + i1+"/message","type",run_receipt_v2_schema11().properties.checks.items.properties.message,data25);
}
}
}
else {
run_receipt_v2_fail("/checks/" + i1,"type",run_receipt_v2_schema11().properties.checks.items,data22);
}
}
}
else {
run_receipt_v2_fail("/checks","type",run_receipt_v2_schema11().properties.checks,data21);
}
}
if(data.regression_count !== undefined && run_receipt_v2_func0.call(data, "regression_count")){
let data26 = data.regression_count;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
run_receipt_v2_fail("/regression_count","type",run_receipt_v2_schema11().properties.regression_count,data26);
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 100 || isNaN(data26)){
run_receipt_v2_fail("/regression_count","maximum",run_receipt_v2_schema11().properties.regression_count,data26);
}
if(data26 < 0 || isNaN(data26)){
run_receipt_v2_fail("/regression_count","minimum",run_receipt_v2_schema11().properties.regression_count,data26);
}
}
}
if(data.cleanup !== undefined && run_receipt_v2_func0.call(data, "cleanup")){
let data27 = data.cleanup;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if((data27.status === undefined) || (!(run_receipt_v2_func0.call(data27, "status")))){
run_receipt_v2_fail("/cleanup","required",run_receipt_v2_schema11().properties.cleanup,data27,"status");
}
for(const key3 of Object.keys(data27)){
if(!(key3 === "status")){
run_receipt_v2_fail("/cleanup","additionalProperties",run_receipt_v2_schema11().properties.cleanup,data27,key3);
}
}
if(data27.status !== undefined && run_receipt_v2_func0.call(data27, "status")){
let data28 = data27.status;
if(typeof data28 !== "string"){
run_receipt_v2_fail("/cleanup/status","type",run_receipt_v2_schema11().properties.cleanup.properties.status,data28);
}
if(!((data28 === "complete") || (data28 === "failed"))){
run_receipt_v2_fail("/cleanup/status","enum",run_receipt_v2_schema11().properties.cleanup.properties.status,data28);
}
}
}
else {
run_receipt_v2_fail("/cleanup","type",run_receipt_v2_schema11().properties.cleanup,data27);
}
}
if(data.diagnostics !== undefined && run_receipt_v2_func0.call(data, "diagnostics")){
let data29 = data.diagnostics;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 of Object.keys(data29)){
if(!((((((key4 === "input_tokens") || (key4 === "output_tokens")) || (key4 === "cost_usd")) || (key4 === "tool_calls")) || (key4 === "files_inspected")) || (key4 === "files_modified"))){
run_receipt_v2_fail("/diagnostics","additionalProperties",run_receipt_v2_schema11().properties.diagnostics,data29,key4);
}
}
if(data29.input_tokens !== undefined && run_receipt_v2_func0.call(data29, "input_tokens")){
let data30 = data29.input_tokens;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
run_receipt_v2_fail("/diagnostics/input_tokens","type",run_receipt_v2_schema11().properties.diagnostics.properties.input_tokens,data30);
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){
run_receipt_v2_fail("/diagnostics/input_tokens","maximum",run_receipt_v2_schema11().properties.diagnostics.properties.input_tokens,data30);
}
if(data30 < 0 || isNaN(data30)){
run_receipt_v2_fail("/diagnostics/input_tokens","minimum",run_receipt_v2_schema11().properties.diagnostics.properties.input_tokens,data30);
}
}
}
if(data29.output_tokens !== undefined && run_receipt_v2_func0.call(data29, "output_tokens")){
let data31 = data29.output_tokens;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
run_receipt_v2_fail("/diagnostics/output_tokens","type",run_receipt_v2_schema11().properties.diagnostics.properties.output_tokens,data31);
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9007199254740991 || isNaN(data31)){
run_receipt_v2_fail("/diagnostics/output_tokens","maximum",run_receipt_v2_schema11().properties.diagnostics.properties.output_tokens,data31);
}
if(data31 < 0 || isNaN(data31)){
run_receipt_v2_fail("/diagnostics/output_tokens","minimum",run_receipt_v2_schema11().properties.diagnostics.properties.output_tokens,data31);
}
}
}
if(data29.cost_usd !== undefined && run_receipt_v2_func0.call(data29, "cost_usd")){
let data32 = data29.cost_usd;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
run_receipt_v2_fail("/diagnostics/cost_usd","minimum",run_receipt_v2_schema11().properties.diagnostics.properties.cost_usd,data32);
}
}
else {
run_receipt_v2_fail("/diagnostics/cost_usd","type",run_receipt_v2_schema11().properties.diagnostics.properties.cost_usd,data32);
}
}
if(data29.tool_calls !== undefined && run_receipt_v2_func0.call(data29, "tool_calls")){
let data33 = data29.tool_calls;
if(Array.isArray(data33)){
if(data33.length > 1000){
run_receipt_v2_fail("/diagnostics/tool_calls","maxItems",run_receipt_v2_schema11().properties.diagnostics.properties.tool_calls,data33);
}
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
if(typeof data34 === "string"){
if(data34.length > 200){
run_receipt_v2_fail("/diagnostics/tool_calls/" + i2,"maxLength",run_receipt_v2_schema11().properties.diagnostics.properties.tool_calls.items,data34);
}
if(data34.length < 1){
run_receipt_v2_fail("/diagnostics/tool_calls/" + i2,"minLength",run_receipt_v2_schema11().properties.diagnostics.properties.tool_calls.items,data34);
}
}
else {
run_receipt_v2_fail("/diagnostics/tool_calls/" + i2,"type",run_receipt_v2_schema11().properties.diagnostics.properties.tool_calls.items,data34);
}
}
}
else {
run_receipt_v2_fail("/diagnostics/tool_calls","type",run_receipt_v2_schema11().properties.diagnostics.properties.tool_calls,data33);
}
}
if(data29.files_inspected !== undefined && run_receipt_v2_func0.call(data29, "files_inspected")){
let data35 = data29.files_inspected;
if(Array.isArray(data35)){
if(data35.length > 1000){
run_receipt_v2_fail("/diagnostics/files_inspected","maxItems",run_receipt_v2_schema11().properties.diagnostics.properties.files_inspected,data35);
}
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
if(typeof data36 === "string"){
if(data36.length > 240){
run_receipt_v2_fail("/diagnostics/files_inspected/" + i3,"maxLength",run_receipt_v2_schema11().properties.diagnostics.properties.files_inspected.items,data36);
}
if(data36.length < 1){
run_receipt_v2_fail("/diagnostics/files_inspected/" + i3,"minLength",run_receipt_v2_schema11().properties.diagnostics.properties.files_inspected.items,data36);
}
if(data36.length <= 240 && !pattern11.test(data36)){
run_receipt_v2_fail("/diagnostics/files_inspected/" + i3,"pattern",run_receipt_v2_schema11().properties.diagnostics.properties.files_inspected.items,data36);
}
}
else {
run_receipt_v2_fail("/diagnostics/files_inspected/" + i3,"type",run_receipt_v2_schema11().properties.diagnostics.properties.files_inspected.items,data36);
}
}
}
else {
run_receipt_v2_fail("/diagnostics/files_inspected","type",run_receipt_v2_schema11().properties.diagnostics.properties.files_inspected,data35);
}
}
if(data29.files_modified !== undefined && run_receipt_v2_func0.call(data29, "files_modified")){
let data37 = data29.files_modified;
if(Array.isArray(data37)){
if(data37.length > 1000){
run_receipt_v2_fail("/diagnostics/files_modified","maxItems",run_receipt_v2_schema11().properties.diagnostics.properties.files_modified,data37);
}
const len4 = data37.length;
for(let i4=0; i4<len4; i4++){
let data38 = data37[i4];
if(typeof data38 === "string"){
if(data38.length > 240){
run_receipt_v2_fail("/diagnostics/files_modified/" + i4,"maxLength",run_receipt_v2_schema11().properties.diagnostics.properties.files_modified.items,data38);
}
if(data38.length < 1){
run_receipt_v2_fail("/diagnostics/files_modified/" + i4,"minLength",run_receipt_v2_schema11().properties.diagnostics.properties.files_modified.items,data38);
}
if(data38.length <= 240 && !pattern11.test(data38)){
run_receipt_v2_fail("/diagnostics/files_modified/" + i4,"pattern",run_receipt_v2_schema11().properties.diagnostics.properties.files_modified.items,data38);
}
}
else {
run_receipt_v2_fail("/diagnostics/files_modified/" + i4,"type",run_receipt_v2_schema11().properties.diagnostics.properties.files_modified.items,data38);
}
}
}
else {
run_receipt_v2_fail("/diagnostics/files_modified","type",run_receipt_v2_schema11().properties.diagnostics.properties.files_modified,data37);
}
}
}
else {
run_receipt_v2_fail("/diagnostics","type",run_receipt_v2_schema11().properties.diagnostics,data29);
}
}
if(data.limitations !== undefined && run_receipt_v2_func0.call(data, "limitations")){
let data39 = data.limitations;
if(Array.isArray(data39)){
if(data39.length > 50){
run_receipt_v2_fail("/limitations","maxItems",run_receipt_v2_schema11().properties.limitations,data39);
}
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
let data40 = data39[i5];
if(typeof data40 === "string"){
if(data40.length > 500){
run_receipt_v2_fail("/limitations/" + i5,"maxLength",run_receipt_v2_schema11().properties.limitations.items,data40);
}
if(data40.length < 1){
run_receipt_v2_fail("/limitations/" + i5,"minLength",run_receipt_v2_schema11().properties.limitations.items,data40);
}
}
else {
run_receipt_v2_fail("/limitations/" + i5,"type",run_receipt_v2_schema11().properties.limitations.items,data40);
}
}
}
else {
run_receipt_v2_fail("/limitations","type",run_receipt_v2_schema11().properties.limitations,data39);
}
}
}
else {
run_receipt_v2_fail(instancePath,"type",run_receipt_v2_schema11(),data);
}
run_receipt_v2_validate10.errors = run_receipt_v2_vErrors ?? [];
run_receipt_v2_validate10.found = run_receipt_v2_errors;
return run_receipt_v2_errors === 0;
}

// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/superseded.js
var superseded = __webpack_require__(8787);
;// CONCATENATED MODULE: ./lib/contracts/rules/runReceipt.js







const EVENTS = [
    'workspace_prepared',
    'agent_started',
    'agent_terminated',
    'checks_started',
    'checks_finished',
    'cleanup_complete',
    'cleanup_failed',
];
const ORDER = EVENTS;
const checks = (document) => (0,place/* placeOf */.$t)(document, 'checks');
const checkIds = (document) => [(0,place/* columnOf */.uV)(checks(document), 'id')];
const lifecycle = (document) => (0,place/* placeOf */.$t)(document, 'lifecycle');
const happened = (document, event) => (0,shape/* elements */.Yt)(lifecycle(document).value).includes(event);
const isSuccess = (document) => (0,place/* placeOf */.$t)(document, 'terminal_status').value === 'success';
const eventsInOrder = (document, report) => {
    let last = -1;
    for (const { pointer, value } of (0,place/* elementsOf */.ZE)(lifecycle(document))) {
        const at = ORDER.indexOf(value);
        if (at === -1)
            continue;
        if (at === last)
            report(pointer, `${value} is given twice`);
        else if (at < last)
            report(pointer, `${value} comes before ${ORDER[last]}; the events come in the order in which they happen`);
        last = Math.max(last, at);
    }
};
const oneCleanupEvent = (document, report) => {
    if (happened(document, 'cleanup_complete') && happened(document, 'cleanup_failed')) {
        report(lifecycle(document).pointer, 'the cleanup is complete or failed, not both');
    }
};
const checksAfterAgent = (document, report) => {
    if (happened(document, 'checks_started') && !happened(document, 'agent_terminated')) {
        report(lifecycle(document).pointer, 'checks_started needs agent_terminated before it: nothing is checked while the agent runs');
    }
};
/** The exit code that goes with each end of the agent; with `failed` any goes. */
const EXIT_CODES = new Map([
    ['exited', 0],
    ['not_started', null],
    ['cancelled', null],
    ['timeout', null],
]);
const exitCode = (document, report) => {
    const status = (0,place/* placeOf */.$t)(document, 'agent', 'status').value;
    const { pointer, value } = (0,place/* placeOf */.$t)(document, 'agent', 'exit_code');
    const expected = EXIT_CODES.get(status);
    if (expected !== undefined && value !== undefined && value !== expected)
        report(pointer, `must be ${expected} for an agent that is ${status}`);
};
const cleanupStatus = (document, report) => {
    const { pointer, value } = (0,place/* placeOf */.$t)(document, 'terminal_status');
    if ((0,place/* placeOf */.$t)(document, 'cleanup', 'status').value !== 'failed' || typeof value !== 'string' || value === 'cleanup_failure')
        return;
    report(pointer, 'must be cleanup_failure, because the cleanup failed');
};
/** What a success of both versions has. What is not there is the matter of the schema. */
const successHas = (document, report, path, expected) => {
    const { pointer, value } = (0,place/* placeOf */.$t)(document, ...path);
    if (value !== undefined && value !== expected)
        report(pointer, `must be ${expected} in a success`);
};
const successOfEither = (document, report) => {
    if (!isSuccess(document))
        return;
    successHas(document, report, ['cleanup', 'status'], 'complete');
    successHas(document, report, ['regression_count'], 0);
    for (const { pointer, value } of (0,place/* columnOf */.uV)(checks(document), 'status')) {
        if (value !== undefined && value !== 'pass')
            report(pointer, 'must be pass in a success');
    }
};
const successOfSecond = (document, report) => {
    successOfEither(document, report);
    if (!isSuccess(document))
        return;
    successHas(document, report, ['agent', 'status'], 'exited');
    successHas(document, report, ['agent', 'exit_code'], 0);
    const { pointer, value } = lifecycle(document);
    if (!Array.isArray(value))
        return;
    for (const event of ['checks_started', 'checks_finished']) {
        if (!happened(document, event))
            report(pointer, `a success needs ${event}`);
    }
};
const first = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('receipt.checks-unique', (0,lists/* unique */.Am)(checkIds)),
        (0,rules_form/* error */.z3)('receipt.success', successOfEither),
        (0,superseded/* superseded */.z)('it can be read, but not scored: it names no plan'),
    ],
};
const second = {
    validate: run_receipt_v2_validate,
    rules: [
        (0,rules_form/* error */.z3)('receipt.checks-unique', (0,lists/* unique */.Am)(checkIds)),
        (0,rules_form/* error */.z3)('receipt.lifecycle', eventsInOrder),
        (0,rules_form/* error */.z3)('receipt.cleanup-event', oneCleanupEvent),
        (0,rules_form/* error */.z3)('receipt.checks-after-agent', checksAfterAgent),
        (0,rules_form/* error */.z3)('receipt.exit-code', exitCode),
        (0,rules_form/* error */.z3)('receipt.success', successOfSecond),
        (0,rules_form/* error */.z3)('receipt.cleanup-status', cleanupStatus),
    ],
};
const runReceiptForm = (0,rules_form/* versioned */.iF)('codevetter.agent-task-run.v2', first, second);


/***/ })

};
