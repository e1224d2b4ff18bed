// Generated from schemas/run-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","run_id","plan_id","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","environment_sha256","workspace_policy","terminal_status","lifecycle","agent","checks","regression_count","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-run.v2"},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"plan_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"environment_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"terminal_status":{"type":"string","enum":["setup_failure","agent_failure","cancelled","timeout","incomplete_checks","check_failure","regression","success","check_error","cleanup_failure"]},"lifecycle":{"type":"array","maxItems":7,"items":{"type":"string","enum":["workspace_prepared","agent_started","agent_terminated","checks_started","checks_finished","cleanup_complete","cleanup_failed"]}},"agent":{"type":"object","additionalProperties":false,"required":["status","exit_code","stdout_sha256","stderr_sha256","stdout_bytes","stderr_bytes","output_truncated"],"properties":{"status":{"type":"string","enum":["not_started","exited","failed","cancelled","timeout"]},"exit_code":{"type":["integer","null"],"minimum":0,"maximum":255},"stdout_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stderr_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stdout_bytes":{"type":"integer","minimum":0,"maximum":262144},"stderr_bytes":{"type":"integer","minimum":0,"maximum":262144},"output_truncated":{"type":"boolean"}}},"checks":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}},"regression_count":{"type":"integer","minimum":0,"maximum":100},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]}}},"diagnostics":{"type":"object","additionalProperties":false,"required":[],"properties":{"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern3 = new RegExp("^[a-f0-9]{64}$", "");
const pattern11 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

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
if((data.plan_id === undefined) || (!(func0.call(data, "plan_id")))){
fail(instancePath,"required",schema11(),data,"plan_id");
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
if((data.lifecycle === undefined) || (!(func0.call(data, "lifecycle")))){
fail(instancePath,"required",schema11(),data,"lifecycle");
}
if((data.agent === undefined) || (!(func0.call(data, "agent")))){
fail(instancePath,"required",schema11(),data,"agent");
}
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
fail(instancePath,"required",schema11(),data,"checks");
}
if((data.regression_count === undefined) || (!(func0.call(data, "regression_count")))){
fail(instancePath,"required",schema11(),data,"regression_count");
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
if("codevetter.agent-task-run.v2" !== data0){
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
if(data.plan_id !== undefined && func0.call(data, "plan_id")){
let data2 = data.plan_id;
if(typeof data2 === "string"){
if(data2.length > 80){
fail("/plan_id","maxLength",schema11().properties.plan_id,data2);
}
if(data2.length < 1){
fail("/plan_id","minLength",schema11().properties.plan_id,data2);
}
if(data2.length <= 80 && !pattern0.test(data2)){
fail("/plan_id","pattern",schema11().properties.plan_id,data2);
}
}
else {
fail("/plan_id","type",schema11().properties.plan_id,data2);
}
}
if(data.task_id !== undefined && func0.call(data, "task_id")){
let data3 = data.task_id;
if(typeof data3 === "string"){
if(data3.length > 80){
fail("/task_id","maxLength",schema11().properties.task_id,data3);
}
if(data3.length < 1){
fail("/task_id","minLength",schema11().properties.task_id,data3);
}
if(data3.length <= 80 && !pattern0.test(data3)){
fail("/task_id","pattern",schema11().properties.task_id,data3);
}
}
else {
fail("/task_id","type",schema11().properties.task_id,data3);
}
}
if(data.manifest_sha256 !== undefined && func0.call(data, "manifest_sha256")){
let data4 = data.manifest_sha256;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
fail("/manifest_sha256","pattern",schema11().properties.manifest_sha256,data4);
}
}
else {
fail("/manifest_sha256","type",schema11().properties.manifest_sha256,data4);
}
}
if(data.fixture_sha256 !== undefined && func0.call(data, "fixture_sha256")){
let data5 = data.fixture_sha256;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
fail("/fixture_sha256","pattern",schema11().properties.fixture_sha256,data5);
}
}
else {
fail("/fixture_sha256","type",schema11().properties.fixture_sha256,data5);
}
}
if(data.acceptance_contract_sha256 !== undefined && func0.call(data, "acceptance_contract_sha256")){
let data6 = data.acceptance_contract_sha256;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
fail("/acceptance_contract_sha256","pattern",schema11().properties.acceptance_contract_sha256,data6);
}
}
else {
fail("/acceptance_contract_sha256","type",schema11().properties.acceptance_contract_sha256,data6);
}
}
if(data.adapter_sha256 !== undefined && func0.call(data, "adapter_sha256")){
let data7 = data.adapter_sha256;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
fail("/adapter_sha256","pattern",schema11().properties.adapter_sha256,data7);
}
}
else {
fail("/adapter_sha256","type",schema11().properties.adapter_sha256,data7);
}
}
if(data.environment_sha256 !== undefined && func0.call(data, "environment_sha256")){
let data8 = data.environment_sha256;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
fail("/environment_sha256","pattern",schema11().properties.environment_sha256,data8);
}
}
else {
fail("/environment_sha256","type",schema11().properties.environment_sha256,data8);
}
}
if(data.workspace_policy !== undefined && func0.call(data, "workspace_policy")){
let data9 = data.workspace_policy;
if("public_fixture_and_task_packet_v1" !== data9){
fail("/workspace_policy","const",schema11().properties.workspace_policy,data9);
}
}
if(data.terminal_status !== undefined && func0.call(data, "terminal_status")){
let data10 = data.terminal_status;
if(typeof data10 !== "string"){
fail("/terminal_status","type",schema11().properties.terminal_status,data10);
}
if(!((((((((((data10 === "setup_failure") || (data10 === "agent_failure")) || (data10 === "cancelled")) || (data10 === "timeout")) || (data10 === "incomplete_checks")) || (data10 === "check_failure")) || (data10 === "regression")) || (data10 === "success")) || (data10 === "check_error")) || (data10 === "cleanup_failure"))){
fail("/terminal_status","enum",schema11().properties.terminal_status,data10);
}
}
if(data.lifecycle !== undefined && func0.call(data, "lifecycle")){
let data11 = data.lifecycle;
if(Array.isArray(data11)){
if(data11.length > 7){
fail("/lifecycle","maxItems",schema11().properties.lifecycle,data11);
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
fail("/lifecycle/" + i0,"type",schema11().properties.lifecycle.items,data12);
}
if(!(((((((data12 === "workspace_prepared") || (data12 === "agent_started")) || (data12 === "agent_terminated")) || (data12 === "checks_started")) || (data12 === "checks_finished")) || (data12 === "cleanup_complete")) || (data12 === "cleanup_failed"))){
fail("/lifecycle/" + i0,"enum",schema11().properties.lifecycle.items,data12);
}
}
}
else {
fail("/lifecycle","type",schema11().properties.lifecycle,data11);
}
}
if(data.agent !== undefined && func0.call(data, "agent")){
let data13 = data.agent;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.status === undefined) || (!(func0.call(data13, "status")))){
fail("/agent","required",schema11().properties.agent,data13,"status");
}
if((data13.exit_code === undefined) || (!(func0.call(data13, "exit_code")))){
fail("/agent","required",schema11().properties.agent,data13,"exit_code");
}
if((data13.stdout_sha256 === undefined) || (!(func0.call(data13, "stdout_sha256")))){
fail("/agent","required",schema11().properties.agent,data13,"stdout_sha256");
}
if((data13.stderr_sha256 === undefined) || (!(func0.call(data13, "stderr_sha256")))){
fail("/agent","required",schema11().properties.agent,data13,"stderr_sha256");
}
if((data13.stdout_bytes === undefined) || (!(func0.call(data13, "stdout_bytes")))){
fail("/agent","required",schema11().properties.agent,data13,"stdout_bytes");
}
if((data13.stderr_bytes === undefined) || (!(func0.call(data13, "stderr_bytes")))){
fail("/agent","required",schema11().properties.agent,data13,"stderr_bytes");
}
if((data13.output_truncated === undefined) || (!(func0.call(data13, "output_truncated")))){
fail("/agent","required",schema11().properties.agent,data13,"output_truncated");
}
for(const key1 of Object.keys(data13)){
if(!(((((((key1 === "status") || (key1 === "exit_code")) || (key1 === "stdout_sha256")) || (key1 === "stderr_sha256")) || (key1 === "stdout_bytes")) || (key1 === "stderr_bytes")) || (key1 === "output_truncated"))){
fail("/agent","additionalProperties",schema11().properties.agent,data13,key1);
}
}
if(data13.status !== undefined && func0.call(data13, "status")){
let data14 = data13.status;
if(typeof data14 !== "string"){
fail("/agent/status","type",schema11().properties.agent.properties.status,data14);
}
if(!(((((data14 === "not_started") || (data14 === "exited")) || (data14 === "failed")) || (data14 === "cancelled")) || (data14 === "timeout"))){
fail("/agent/status","enum",schema11().properties.agent.properties.status,data14);
}
}
if(data13.exit_code !== undefined && func0.call(data13, "exit_code")){
let data15 = data13.exit_code;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
fail("/agent/exit_code","type",schema11().properties.agent.properties.exit_code,data15);
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 255 || isNaN(data15)){
fail("/agent/exit_code","maximum",schema11().properties.agent.properties.exit_code,data15);
}
if(data15 < 0 || isNaN(data15)){
fail("/agent/exit_code","minimum",schema11().properties.agent.properties.exit_code,data15);
}
}
}
if(data13.stdout_sha256 !== undefined && func0.call(data13, "stdout_sha256")){
let data16 = data13.stdout_sha256;
if(typeof data16 === "string"){
if(!pattern3.test(data16)){
fail("/agent/stdout_sha256","pattern",schema11().properties.agent.properties.stdout_sha256,data16);
}
}
else {
fail("/agent/stdout_sha256","type",schema11().properties.agent.properties.stdout_sha256,data16);
}
}
if(data13.stderr_sha256 !== undefined && func0.call(data13, "stderr_sha256")){
let data17 = data13.stderr_sha256;
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
fail("/agent/stderr_sha256","pattern",schema11().properties.agent.properties.stderr_sha256,data17);
}
}
else {
fail("/agent/stderr_sha256","type",schema11().properties.agent.properties.stderr_sha256,data17);
}
}
if(data13.stdout_bytes !== undefined && func0.call(data13, "stdout_bytes")){
let data18 = data13.stdout_bytes;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
fail("/agent/stdout_bytes","type",schema11().properties.agent.properties.stdout_bytes,data18);
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 262144 || isNaN(data18)){
fail("/agent/stdout_bytes","maximum",schema11().properties.agent.properties.stdout_bytes,data18);
}
if(data18 < 0 || isNaN(data18)){
fail("/agent/stdout_bytes","minimum",schema11().properties.agent.properties.stdout_bytes,data18);
}
}
}
if(data13.stderr_bytes !== undefined && func0.call(data13, "stderr_bytes")){
let data19 = data13.stderr_bytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
fail("/agent/stderr_bytes","type",schema11().properties.agent.properties.stderr_bytes,data19);
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 262144 || isNaN(data19)){
fail("/agent/stderr_bytes","maximum",schema11().properties.agent.properties.stderr_bytes,data19);
}
if(data19 < 0 || isNaN(data19)){
fail("/agent/stderr_bytes","minimum",schema11().properties.agent.properties.stderr_bytes,data19);
}
}
}
if(data13.output_truncated !== undefined && func0.call(data13, "output_truncated")){
let data20 = data13.output_truncated;
if(typeof data20 !== "boolean"){
fail("/agent/output_truncated","type",schema11().properties.agent.properties.output_truncated,data20);
}
}
}
else {
fail("/agent","type",schema11().properties.agent,data13);
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data21 = data.checks;
if(Array.isArray(data21)){
if(data21.length > 200){
fail("/checks","maxItems",schema11().properties.checks,data21);
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.id === undefined) || (!(func0.call(data22, "id")))){
fail("/checks/" + i1,"required",schema11().properties.checks.items,data22,"id");
}
if((data22.status === undefined) || (!(func0.call(data22, "status")))){
fail("/checks/" + i1,"required",schema11().properties.checks.items,data22,"status");
}
for(const key2 of Object.keys(data22)){
if(!(((key2 === "id") || (key2 === "status")) || (key2 === "message"))){
fail("/checks/" + i1,"additionalProperties",schema11().properties.checks.items,data22,key2);
}
}
if(data22.id !== undefined && func0.call(data22, "id")){
let data23 = data22.id;
if(typeof data23 === "string"){
if(data23.length > 80){
fail("/checks/" + i1+"/id","maxLength",schema11().properties.checks.items.properties.id,data23);
}
if(data23.length < 1){
fail("/checks/" + i1+"/id","minLength",schema11().properties.checks.items.properties.id,data23);
}
if(data23.length <= 80 && !pattern0.test(data23)){
fail("/checks/" + i1+"/id","pattern",schema11().properties.checks.items.properties.id,data23);
}
}
else {
fail("/checks/" + i1+"/id","type",schema11().properties.checks.items.properties.id,data23);
}
}
if(data22.status !== undefined && func0.call(data22, "status")){
let data24 = data22.status;
if(typeof data24 !== "string"){
fail("/checks/" + i1+"/status","type",schema11().properties.checks.items.properties.status,data24);
}
if(!(((data24 === "pass") || (data24 === "fail")) || (data24 === "error"))){
fail("/checks/" + i1+"/status","enum",schema11().properties.checks.items.properties.status,data24);
}
}
if(data22.message !== undefined && func0.call(data22, "message")){
let data25 = data22.message;
if(typeof data25 === "string"){
if(data25.length > 500){
fail("/checks/" + i1+"/message","maxLength",schema11().properties.checks.items.properties.message,data25);
}
if(data25.length < 1){
fail("/checks/" + i1+"/message","minLength",schema11().properties.checks.items.properties.message,data25);
}
}
else {
fail("/checks/" + i1+"/message","type",schema11().properties.checks.items.properties.message,data25);
}
}
}
else {
fail("/checks/" + i1,"type",schema11().properties.checks.items,data22);
}
}
}
else {
fail("/checks","type",schema11().properties.checks,data21);
}
}
if(data.regression_count !== undefined && func0.call(data, "regression_count")){
let data26 = data.regression_count;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
fail("/regression_count","type",schema11().properties.regression_count,data26);
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 100 || isNaN(data26)){
fail("/regression_count","maximum",schema11().properties.regression_count,data26);
}
if(data26 < 0 || isNaN(data26)){
fail("/regression_count","minimum",schema11().properties.regression_count,data26);
}
}
}
if(data.cleanup !== undefined && func0.call(data, "cleanup")){
let data27 = data.cleanup;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if((data27.status === undefined) || (!(func0.call(data27, "status")))){
fail("/cleanup","required",schema11().properties.cleanup,data27,"status");
}
for(const key3 of Object.keys(data27)){
if(!(key3 === "status")){
fail("/cleanup","additionalProperties",schema11().properties.cleanup,data27,key3);
}
}
if(data27.status !== undefined && func0.call(data27, "status")){
let data28 = data27.status;
if(typeof data28 !== "string"){
fail("/cleanup/status","type",schema11().properties.cleanup.properties.status,data28);
}
if(!((data28 === "complete") || (data28 === "failed"))){
fail("/cleanup/status","enum",schema11().properties.cleanup.properties.status,data28);
}
}
}
else {
fail("/cleanup","type",schema11().properties.cleanup,data27);
}
}
if(data.diagnostics !== undefined && func0.call(data, "diagnostics")){
let data29 = data.diagnostics;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 of Object.keys(data29)){
if(!((((((key4 === "input_tokens") || (key4 === "output_tokens")) || (key4 === "cost_usd")) || (key4 === "tool_calls")) || (key4 === "files_inspected")) || (key4 === "files_modified"))){
fail("/diagnostics","additionalProperties",schema11().properties.diagnostics,data29,key4);
}
}
if(data29.input_tokens !== undefined && func0.call(data29, "input_tokens")){
let data30 = data29.input_tokens;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
fail("/diagnostics/input_tokens","type",schema11().properties.diagnostics.properties.input_tokens,data30);
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){
fail("/diagnostics/input_tokens","maximum",schema11().properties.diagnostics.properties.input_tokens,data30);
}
if(data30 < 0 || isNaN(data30)){
fail("/diagnostics/input_tokens","minimum",schema11().properties.diagnostics.properties.input_tokens,data30);
}
}
}
if(data29.output_tokens !== undefined && func0.call(data29, "output_tokens")){
let data31 = data29.output_tokens;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
fail("/diagnostics/output_tokens","type",schema11().properties.diagnostics.properties.output_tokens,data31);
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9007199254740991 || isNaN(data31)){
fail("/diagnostics/output_tokens","maximum",schema11().properties.diagnostics.properties.output_tokens,data31);
}
if(data31 < 0 || isNaN(data31)){
fail("/diagnostics/output_tokens","minimum",schema11().properties.diagnostics.properties.output_tokens,data31);
}
}
}
if(data29.cost_usd !== undefined && func0.call(data29, "cost_usd")){
let data32 = data29.cost_usd;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
fail("/diagnostics/cost_usd","minimum",schema11().properties.diagnostics.properties.cost_usd,data32);
}
}
else {
fail("/diagnostics/cost_usd","type",schema11().properties.diagnostics.properties.cost_usd,data32);
}
}
if(data29.tool_calls !== undefined && func0.call(data29, "tool_calls")){
let data33 = data29.tool_calls;
if(Array.isArray(data33)){
if(data33.length > 1000){
fail("/diagnostics/tool_calls","maxItems",schema11().properties.diagnostics.properties.tool_calls,data33);
}
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
if(typeof data34 === "string"){
if(data34.length > 200){
fail("/diagnostics/tool_calls/" + i2,"maxLength",schema11().properties.diagnostics.properties.tool_calls.items,data34);
}
if(data34.length < 1){
fail("/diagnostics/tool_calls/" + i2,"minLength",schema11().properties.diagnostics.properties.tool_calls.items,data34);
}
}
else {
fail("/diagnostics/tool_calls/" + i2,"type",schema11().properties.diagnostics.properties.tool_calls.items,data34);
}
}
}
else {
fail("/diagnostics/tool_calls","type",schema11().properties.diagnostics.properties.tool_calls,data33);
}
}
if(data29.files_inspected !== undefined && func0.call(data29, "files_inspected")){
let data35 = data29.files_inspected;
if(Array.isArray(data35)){
if(data35.length > 1000){
fail("/diagnostics/files_inspected","maxItems",schema11().properties.diagnostics.properties.files_inspected,data35);
}
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
if(typeof data36 === "string"){
if(data36.length > 240){
fail("/diagnostics/files_inspected/" + i3,"maxLength",schema11().properties.diagnostics.properties.files_inspected.items,data36);
}
if(data36.length < 1){
fail("/diagnostics/files_inspected/" + i3,"minLength",schema11().properties.diagnostics.properties.files_inspected.items,data36);
}
if(data36.length <= 240 && !pattern11.test(data36)){
fail("/diagnostics/files_inspected/" + i3,"pattern",schema11().properties.diagnostics.properties.files_inspected.items,data36);
}
}
else {
fail("/diagnostics/files_inspected/" + i3,"type",schema11().properties.diagnostics.properties.files_inspected.items,data36);
}
}
}
else {
fail("/diagnostics/files_inspected","type",schema11().properties.diagnostics.properties.files_inspected,data35);
}
}
if(data29.files_modified !== undefined && func0.call(data29, "files_modified")){
let data37 = data29.files_modified;
if(Array.isArray(data37)){
if(data37.length > 1000){
fail("/diagnostics/files_modified","maxItems",schema11().properties.diagnostics.properties.files_modified,data37);
}
const len4 = data37.length;
for(let i4=0; i4<len4; i4++){
let data38 = data37[i4];
if(typeof data38 === "string"){
if(data38.length > 240){
fail("/diagnostics/files_modified/" + i4,"maxLength",schema11().properties.diagnostics.properties.files_modified.items,data38);
}
if(data38.length < 1){
fail("/diagnostics/files_modified/" + i4,"minLength",schema11().properties.diagnostics.properties.files_modified.items,data38);
}
if(data38.length <= 240 && !pattern11.test(data38)){
fail("/diagnostics/files_modified/" + i4,"pattern",schema11().properties.diagnostics.properties.files_modified.items,data38);
}
}
else {
fail("/diagnostics/files_modified/" + i4,"type",schema11().properties.diagnostics.properties.files_modified.items,data38);
}
}
}
else {
fail("/diagnostics/files_modified","type",schema11().properties.diagnostics.properties.files_modified,data37);
}
}
}
else {
fail("/diagnostics","type",schema11().properties.diagnostics,data29);
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data39 = data.limitations;
if(Array.isArray(data39)){
if(data39.length > 50){
fail("/limitations","maxItems",schema11().properties.limitations,data39);
}
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
let data40 = data39[i5];
if(typeof data40 === "string"){
if(data40.length > 500){
fail("/limitations/" + i5,"maxLength",schema11().properties.limitations.items,data40);
}
if(data40.length < 1){
fail("/limitations/" + i5,"minLength",schema11().properties.limitations.items,data40);
}
}
else {
fail("/limitations/" + i5,"type",schema11().properties.limitations.items,data40);
}
}
}
else {
fail("/limitations","type",schema11().properties.limitations,data39);
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
