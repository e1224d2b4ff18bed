// Generated from schemas/run-receipt.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","run_id","task_id","manifest_sha256","adapter_sha256","environment_sha256","workspace_policy","terminal_status","checks","regression_count","elapsed_ms","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-run.v1","x-form":"\"codevetter.agent-task-run.v1\" or \"codevetter.agent-task-run.v2\""},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"environment_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"withheld_workspace_v1"},"terminal_status":{"type":"string","enum":["setup_failure","agent_failure","cancelled","timeout","incomplete_checks","check_failure","regression","success"]},"checks":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}},"regression_count":{"type":"integer","minimum":0,"maximum":100},"elapsed_ms":{"type":"integer","minimum":0,"maximum":7200000},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]},"message":{"type":"string","minLength":1,"maxLength":500}}},"diagnostics":{"type":"object","additionalProperties":false,"required":[],"properties":{"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");
const pattern6 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.run_id === undefined) || (!(func0.call(data, "run_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"run_id",form:schema11,value:data});
}
if((data.task_id === undefined) || (!(func0.call(data, "task_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"task_id",form:schema11,value:data});
}
if((data.manifest_sha256 === undefined) || (!(func0.call(data, "manifest_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"manifest_sha256",form:schema11,value:data});
}
if((data.adapter_sha256 === undefined) || (!(func0.call(data, "adapter_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"adapter_sha256",form:schema11,value:data});
}
if((data.environment_sha256 === undefined) || (!(func0.call(data, "environment_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"environment_sha256",form:schema11,value:data});
}
if((data.workspace_policy === undefined) || (!(func0.call(data, "workspace_policy")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"workspace_policy",form:schema11,value:data});
}
if((data.terminal_status === undefined) || (!(func0.call(data, "terminal_status")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"terminal_status",form:schema11,value:data});
}
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"checks",form:schema11,value:data});
}
if((data.regression_count === undefined) || (!(func0.call(data, "regression_count")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"regression_count",form:schema11,value:data});
}
if((data.elapsed_ms === undefined) || (!(func0.call(data, "elapsed_ms")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"elapsed_ms",form:schema11,value:data});
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
if("codevetter.agent-task-run.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.run_id !== undefined && func0.call(data, "run_id")){
let data1 = data.run_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/run_id",keyword:"maxLength",form:schema11.properties.run_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/run_id",keyword:"minLength",form:schema11.properties.run_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/run_id",keyword:"pattern",form:schema11.properties.run_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/run_id",keyword:"type",form:schema11.properties.run_id,value:data1});
}
}
if(data.task_id !== undefined && func0.call(data, "task_id")){
let data2 = data.task_id;
if(typeof data2 === "string"){
if(data2.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"maxLength",form:schema11.properties.task_id,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"minLength",form:schema11.properties.task_id,value:data2});
}
if(data2.length <= 80 && !pattern0.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"pattern",form:schema11.properties.task_id,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"type",form:schema11.properties.task_id,value:data2});
}
}
if(data.manifest_sha256 !== undefined && func0.call(data, "manifest_sha256")){
let data3 = data.manifest_sha256;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"pattern",form:schema11.properties.manifest_sha256,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"type",form:schema11.properties.manifest_sha256,value:data3});
}
}
if(data.adapter_sha256 !== undefined && func0.call(data, "adapter_sha256")){
let data4 = data.adapter_sha256;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_sha256",keyword:"pattern",form:schema11.properties.adapter_sha256,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_sha256",keyword:"type",form:schema11.properties.adapter_sha256,value:data4});
}
}
if(data.environment_sha256 !== undefined && func0.call(data, "environment_sha256")){
let data5 = data.environment_sha256;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_sha256",keyword:"pattern",form:schema11.properties.environment_sha256,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_sha256",keyword:"type",form:schema11.properties.environment_sha256,value:data5});
}
}
if(data.workspace_policy !== undefined && func0.call(data, "workspace_policy")){
let data6 = data.workspace_policy;
if("withheld_workspace_v1" !== data6){
if(errors++ < 200)(vErrors ??= []).push({at:"/workspace_policy",keyword:"const",form:schema11.properties.workspace_policy,value:data6});
}
}
if(data.terminal_status !== undefined && func0.call(data, "terminal_status")){
let data7 = data.terminal_status;
if(typeof data7 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/terminal_status",keyword:"type",form:schema11.properties.terminal_status,value:data7});
}
if(!((((((((data7 === "setup_failure") || (data7 === "agent_failure")) || (data7 === "cancelled")) || (data7 === "timeout")) || (data7 === "incomplete_checks")) || (data7 === "check_failure")) || (data7 === "regression")) || (data7 === "success"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/terminal_status",keyword:"enum",form:schema11.properties.terminal_status,value:data7});
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data8 = data.checks;
if(Array.isArray(data8)){
if(data8.length > 200){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks",keyword:"maxItems",form:schema11.properties.checks,value:data8});
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.id === undefined) || (!(func0.call(data9, "id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0,keyword:"required",field:"id",form:schema11.properties.checks.items,value:data9});
}
if((data9.status === undefined) || (!(func0.call(data9, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0,keyword:"required",field:"status",form:schema11.properties.checks.items,value:data9});
}
for(const key1 of Object.keys(data9)){
if(!(((key1 === "id") || (key1 === "status")) || (key1 === "message"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0,keyword:"additionalProperties",field:key1,form:schema11.properties.checks.items,value:data9});
}
}
if(data9.id !== undefined && func0.call(data9, "id")){
let data10 = data9.id;
if(typeof data10 === "string"){
if(data10.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/id",keyword:"maxLength",form:schema11.properties.checks.items.properties.id,value:data10});
}
if(data10.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/id",keyword:"minLength",form:schema11.properties.checks.items.properties.id,value:data10});
}
if(data10.length <= 80 && !pattern0.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/id",keyword:"pattern",form:schema11.properties.checks.items.properties.id,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/id",keyword:"type",form:schema11.properties.checks.items.properties.id,value:data10});
}
}
if(data9.status !== undefined && func0.call(data9, "status")){
let data11 = data9.status;
if(typeof data11 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/status",keyword:"type",form:schema11.properties.checks.items.properties.status,value:data11});
}
if(!(((data11 === "pass") || (data11 === "fail")) || (data11 === "error"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/status",keyword:"enum",form:schema11.properties.checks.items.properties.status,value:data11});
}
}
if(data9.message !== undefined && func0.call(data9, "message")){
let data12 = data9.message;
if(typeof data12 === "string"){
if(data12.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/message",keyword:"maxLength",form:schema11.properties.checks.items.properties.message,value:data12});
}
if(data12.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/message",keyword:"minLength",form:schema11.properties.checks.items.properties.message,value:data12});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0+"/message",keyword:"type",form:schema11.properties.checks.items.properties.message,value:data12});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i0,keyword:"type",form:schema11.properties.checks.items,value:data9});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks",keyword:"type",form:schema11.properties.checks,value:data8});
}
}
if(data.regression_count !== undefined && func0.call(data, "regression_count")){
let data13 = data.regression_count;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_count",keyword:"type",form:schema11.properties.regression_count,value:data13});
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_count",keyword:"maximum",form:schema11.properties.regression_count,value:data13});
}
if(data13 < 0 || isNaN(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_count",keyword:"minimum",form:schema11.properties.regression_count,value:data13});
}
}
}
if(data.elapsed_ms !== undefined && func0.call(data, "elapsed_ms")){
let data14 = data.elapsed_ms;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/elapsed_ms",keyword:"type",form:schema11.properties.elapsed_ms,value:data14});
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 7200000 || isNaN(data14)){
if(errors++ < 200)(vErrors ??= []).push({at:"/elapsed_ms",keyword:"maximum",form:schema11.properties.elapsed_ms,value:data14});
}
if(data14 < 0 || isNaN(data14)){
if(errors++ < 200)(vErrors ??= []).push({at:"/elapsed_ms",keyword:"minimum",form:schema11.properties.elapsed_ms,value:data14});
}
}
}
if(data.cleanup !== undefined && func0.call(data, "cleanup")){
let data15 = data.cleanup;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if((data15.status === undefined) || (!(func0.call(data15, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"required",field:"status",form:schema11.properties.cleanup,value:data15});
}
for(const key2 of Object.keys(data15)){
if(!((key2 === "status") || (key2 === "message"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"additionalProperties",field:key2,form:schema11.properties.cleanup,value:data15});
}
}
if(data15.status !== undefined && func0.call(data15, "status")){
let data16 = data15.status;
if(typeof data16 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/status",keyword:"type",form:schema11.properties.cleanup.properties.status,value:data16});
}
if(!((data16 === "complete") || (data16 === "failed"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/status",keyword:"enum",form:schema11.properties.cleanup.properties.status,value:data16});
}
}
if(data15.message !== undefined && func0.call(data15, "message")){
let data17 = data15.message;
if(typeof data17 === "string"){
if(data17.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/message",keyword:"maxLength",form:schema11.properties.cleanup.properties.message,value:data17});
}
if(data17.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/message",keyword:"minLength",form:schema11.properties.cleanup.properties.message,value:data17});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/message",keyword:"type",form:schema11.properties.cleanup.properties.message,value:data17});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"type",form:schema11.properties.cleanup,value:data15});
}
}
if(data.diagnostics !== undefined && func0.call(data, "diagnostics")){
let data18 = data.diagnostics;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 of Object.keys(data18)){
if(!((((((key3 === "input_tokens") || (key3 === "output_tokens")) || (key3 === "cost_usd")) || (key3 === "tool_calls")) || (key3 === "files_inspected")) || (key3 === "files_modified"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics",keyword:"additionalProperties",field:key3,form:schema11.properties.diagnostics,value:data18});
}
}
if(data18.input_tokens !== undefined && func0.call(data18, "input_tokens")){
let data19 = data18.input_tokens;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/input_tokens",keyword:"type",form:schema11.properties.diagnostics.properties.input_tokens,value:data19});
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/input_tokens",keyword:"maximum",form:schema11.properties.diagnostics.properties.input_tokens,value:data19});
}
if(data19 < 0 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/input_tokens",keyword:"minimum",form:schema11.properties.diagnostics.properties.input_tokens,value:data19});
}
}
}
if(data18.output_tokens !== undefined && func0.call(data18, "output_tokens")){
let data20 = data18.output_tokens;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/output_tokens",keyword:"type",form:schema11.properties.diagnostics.properties.output_tokens,value:data20});
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9007199254740991 || isNaN(data20)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/output_tokens",keyword:"maximum",form:schema11.properties.diagnostics.properties.output_tokens,value:data20});
}
if(data20 < 0 || isNaN(data20)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/output_tokens",keyword:"minimum",form:schema11.properties.diagnostics.properties.output_tokens,value:data20});
}
}
}
if(data18.cost_usd !== undefined && func0.call(data18, "cost_usd")){
let data21 = data18.cost_usd;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/cost_usd",keyword:"minimum",form:schema11.properties.diagnostics.properties.cost_usd,value:data21});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/cost_usd",keyword:"type",form:schema11.properties.diagnostics.properties.cost_usd,value:data21});
}
}
if(data18.tool_calls !== undefined && func0.call(data18, "tool_calls")){
let data22 = data18.tool_calls;
if(Array.isArray(data22)){
if(data22.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/tool_calls",keyword:"maxItems",form:schema11.properties.diagnostics.properties.tool_calls,value:data22});
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(typeof data23 === "string"){
if(data23.length > 200){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/tool_calls/" + i1,keyword:"maxLength",form:schema11.properties.diagnostics.properties.tool_calls.items,value:data23});
}
if(data23.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/tool_calls/" + i1,keyword:"minLength",form:schema11.properties.diagnostics.properties.tool_calls.items,value:data23});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/tool_calls/" + i1,keyword:"type",form:schema11.properties.diagnostics.properties.tool_calls.items,value:data23});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/tool_calls",keyword:"type",form:schema11.properties.diagnostics.properties.tool_calls,value:data22});
}
}
if(data18.files_inspected !== undefined && func0.call(data18, "files_inspected")){
let data24 = data18.files_inspected;
if(Array.isArray(data24)){
if(data24.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected",keyword:"maxItems",form:schema11.properties.diagnostics.properties.files_inspected,value:data24});
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(data25.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected/" + i2,keyword:"maxLength",form:schema11.properties.diagnostics.properties.files_inspected.items,value:data25});
}
if(data25.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected/" + i2,keyword:"minLength",form:schema11.properties.diagnostics.properties.files_inspected.items,value:data25});
}
if(data25.length <= 240 && !pattern6.test(data25)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected/" + i2,keyword:"pattern",form:schema11.properties.diagnostics.properties.files_inspected.items,value:data25});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected/" + i2,keyword:"type",form:schema11.properties.diagnostics.properties.files_inspected.items,value:data25});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected",keyword:"type",form:schema11.properties.diagnostics.properties.files_inspected,value:data24});
}
}
if(data18.files_modified !== undefined && func0.call(data18, "files_modified")){
let data26 = data18.files_modified;
if(Array.isArray(data26)){
if(data26.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified",keyword:"maxItems",form:schema11.properties.diagnostics.properties.files_modified,value:data26});
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(typeof data27 === "string"){
if(data27.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified/" + i3,keyword:"maxLength",form:schema11.properties.diagnostics.properties.files_modified.items,value:data27});
}
if(data27.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified/" + i3,keyword:"minLength",form:schema11.properties.diagnostics.properties.files_modified.items,value:data27});
}
if(data27.length <= 240 && !pattern6.test(data27)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified/" + i3,keyword:"pattern",form:schema11.properties.diagnostics.properties.files_modified.items,value:data27});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified/" + i3,keyword:"type",form:schema11.properties.diagnostics.properties.files_modified.items,value:data27});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified",keyword:"type",form:schema11.properties.diagnostics.properties.files_modified,value:data26});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics",keyword:"type",form:schema11.properties.diagnostics,value:data18});
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data28 = data.limitations;
if(Array.isArray(data28)){
if(data28.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"maxItems",form:schema11.properties.limitations,value:data28});
}
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
if(typeof data29 === "string"){
if(data29.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i4,keyword:"maxLength",form:schema11.properties.limitations.items,value:data29});
}
if(data29.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i4,keyword:"minLength",form:schema11.properties.limitations.items,value:data29});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i4,keyword:"type",form:schema11.properties.limitations.items,value:data29});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"type",form:schema11.properties.limitations,value:data28});
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
