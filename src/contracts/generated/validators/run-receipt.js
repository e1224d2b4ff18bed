// Generated from schemas/run-receipt.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
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
