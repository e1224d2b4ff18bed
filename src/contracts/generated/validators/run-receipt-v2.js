// Generated from schemas/run-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","run_id","plan_id","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","environment_sha256","workspace_policy","terminal_status","lifecycle","agent","checks","regression_count","cleanup","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-run.v2"},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"plan_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"environment_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"terminal_status":{"type":"string","enum":["setup_failure","agent_failure","cancelled","timeout","incomplete_checks","check_failure","regression","success","check_error","cleanup_failure"]},"lifecycle":{"type":"array","maxItems":7,"items":{"type":"string","enum":["workspace_prepared","agent_started","agent_terminated","checks_started","checks_finished","cleanup_complete","cleanup_failed"]}},"agent":{"type":"object","additionalProperties":false,"required":["status","exit_code","stdout_sha256","stderr_sha256","stdout_bytes","stderr_bytes","output_truncated"],"properties":{"status":{"type":"string","enum":["not_started","exited","failed","cancelled","timeout"]},"exit_code":{"type":["integer","null"],"minimum":0,"maximum":255},"stdout_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stderr_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"stdout_bytes":{"type":"integer","minimum":0,"maximum":262144},"stderr_bytes":{"type":"integer","minimum":0,"maximum":262144},"output_truncated":{"type":"boolean"}}},"checks":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"status":{"type":"string","enum":["pass","fail","error"]},"message":{"type":"string","minLength":1,"maxLength":500}}}},"regression_count":{"type":"integer","minimum":0,"maximum":100},"cleanup":{"type":"object","additionalProperties":false,"required":["status"],"properties":{"status":{"type":"string","enum":["complete","failed"]}}},"diagnostics":{"type":"object","additionalProperties":false,"required":[],"properties":{"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern3 = new RegExp("^[a-f0-9]{64}$", "");
const pattern11 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

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
if((data.plan_id === undefined) || (!(func0.call(data, "plan_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"plan_id",form:schema11,value:data});
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
if((data.lifecycle === undefined) || (!(func0.call(data, "lifecycle")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"lifecycle",form:schema11,value:data});
}
if((data.agent === undefined) || (!(func0.call(data, "agent")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"agent",form:schema11,value:data});
}
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"checks",form:schema11,value:data});
}
if((data.regression_count === undefined) || (!(func0.call(data, "regression_count")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"regression_count",form:schema11,value:data});
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
if("codevetter.agent-task-run.v2" !== data0){
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
if(data.plan_id !== undefined && func0.call(data, "plan_id")){
let data2 = data.plan_id;
if(typeof data2 === "string"){
if(data2.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/plan_id",keyword:"maxLength",form:schema11.properties.plan_id,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/plan_id",keyword:"minLength",form:schema11.properties.plan_id,value:data2});
}
if(data2.length <= 80 && !pattern0.test(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/plan_id",keyword:"pattern",form:schema11.properties.plan_id,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/plan_id",keyword:"type",form:schema11.properties.plan_id,value:data2});
}
}
if(data.task_id !== undefined && func0.call(data, "task_id")){
let data3 = data.task_id;
if(typeof data3 === "string"){
if(data3.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"maxLength",form:schema11.properties.task_id,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"minLength",form:schema11.properties.task_id,value:data3});
}
if(data3.length <= 80 && !pattern0.test(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"pattern",form:schema11.properties.task_id,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/task_id",keyword:"type",form:schema11.properties.task_id,value:data3});
}
}
if(data.manifest_sha256 !== undefined && func0.call(data, "manifest_sha256")){
let data4 = data.manifest_sha256;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"pattern",form:schema11.properties.manifest_sha256,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/manifest_sha256",keyword:"type",form:schema11.properties.manifest_sha256,value:data4});
}
}
if(data.fixture_sha256 !== undefined && func0.call(data, "fixture_sha256")){
let data5 = data.fixture_sha256;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/fixture_sha256",keyword:"pattern",form:schema11.properties.fixture_sha256,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/fixture_sha256",keyword:"type",form:schema11.properties.fixture_sha256,value:data5});
}
}
if(data.acceptance_contract_sha256 !== undefined && func0.call(data, "acceptance_contract_sha256")){
let data6 = data.acceptance_contract_sha256;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"pattern",form:schema11.properties.acceptance_contract_sha256,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"type",form:schema11.properties.acceptance_contract_sha256,value:data6});
}
}
if(data.adapter_sha256 !== undefined && func0.call(data, "adapter_sha256")){
let data7 = data.adapter_sha256;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_sha256",keyword:"pattern",form:schema11.properties.adapter_sha256,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_sha256",keyword:"type",form:schema11.properties.adapter_sha256,value:data7});
}
}
if(data.environment_sha256 !== undefined && func0.call(data, "environment_sha256")){
let data8 = data.environment_sha256;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_sha256",keyword:"pattern",form:schema11.properties.environment_sha256,value:data8});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_sha256",keyword:"type",form:schema11.properties.environment_sha256,value:data8});
}
}
if(data.workspace_policy !== undefined && func0.call(data, "workspace_policy")){
let data9 = data.workspace_policy;
if("public_fixture_and_task_packet_v1" !== data9){
if(errors++ < 200)(vErrors ??= []).push({at:"/workspace_policy",keyword:"const",form:schema11.properties.workspace_policy,value:data9});
}
}
if(data.terminal_status !== undefined && func0.call(data, "terminal_status")){
let data10 = data.terminal_status;
if(typeof data10 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/terminal_status",keyword:"type",form:schema11.properties.terminal_status,value:data10});
}
if(!((((((((((data10 === "setup_failure") || (data10 === "agent_failure")) || (data10 === "cancelled")) || (data10 === "timeout")) || (data10 === "incomplete_checks")) || (data10 === "check_failure")) || (data10 === "regression")) || (data10 === "success")) || (data10 === "check_error")) || (data10 === "cleanup_failure"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/terminal_status",keyword:"enum",form:schema11.properties.terminal_status,value:data10});
}
}
if(data.lifecycle !== undefined && func0.call(data, "lifecycle")){
let data11 = data.lifecycle;
if(Array.isArray(data11)){
if(data11.length > 7){
if(errors++ < 200)(vErrors ??= []).push({at:"/lifecycle",keyword:"maxItems",form:schema11.properties.lifecycle,value:data11});
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/lifecycle/" + i0,keyword:"type",form:schema11.properties.lifecycle.items,value:data12});
}
if(!(((((((data12 === "workspace_prepared") || (data12 === "agent_started")) || (data12 === "agent_terminated")) || (data12 === "checks_started")) || (data12 === "checks_finished")) || (data12 === "cleanup_complete")) || (data12 === "cleanup_failed"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/lifecycle/" + i0,keyword:"enum",form:schema11.properties.lifecycle.items,value:data12});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/lifecycle",keyword:"type",form:schema11.properties.lifecycle,value:data11});
}
}
if(data.agent !== undefined && func0.call(data, "agent")){
let data13 = data.agent;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if((data13.status === undefined) || (!(func0.call(data13, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"required",field:"status",form:schema11.properties.agent,value:data13});
}
if((data13.exit_code === undefined) || (!(func0.call(data13, "exit_code")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"required",field:"exit_code",form:schema11.properties.agent,value:data13});
}
if((data13.stdout_sha256 === undefined) || (!(func0.call(data13, "stdout_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"required",field:"stdout_sha256",form:schema11.properties.agent,value:data13});
}
if((data13.stderr_sha256 === undefined) || (!(func0.call(data13, "stderr_sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"required",field:"stderr_sha256",form:schema11.properties.agent,value:data13});
}
if((data13.stdout_bytes === undefined) || (!(func0.call(data13, "stdout_bytes")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"required",field:"stdout_bytes",form:schema11.properties.agent,value:data13});
}
if((data13.stderr_bytes === undefined) || (!(func0.call(data13, "stderr_bytes")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"required",field:"stderr_bytes",form:schema11.properties.agent,value:data13});
}
if((data13.output_truncated === undefined) || (!(func0.call(data13, "output_truncated")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"required",field:"output_truncated",form:schema11.properties.agent,value:data13});
}
for(const key1 of Object.keys(data13)){
if(!(((((((key1 === "status") || (key1 === "exit_code")) || (key1 === "stdout_sha256")) || (key1 === "stderr_sha256")) || (key1 === "stdout_bytes")) || (key1 === "stderr_bytes")) || (key1 === "output_truncated"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"additionalProperties",field:key1,form:schema11.properties.agent,value:data13});
}
}
if(data13.status !== undefined && func0.call(data13, "status")){
let data14 = data13.status;
if(typeof data14 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/status",keyword:"type",form:schema11.properties.agent.properties.status,value:data14});
}
if(!(((((data14 === "not_started") || (data14 === "exited")) || (data14 === "failed")) || (data14 === "cancelled")) || (data14 === "timeout"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/status",keyword:"enum",form:schema11.properties.agent.properties.status,value:data14});
}
}
if(data13.exit_code !== undefined && func0.call(data13, "exit_code")){
let data15 = data13.exit_code;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/exit_code",keyword:"type",form:schema11.properties.agent.properties.exit_code,value:data15});
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 255 || isNaN(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/exit_code",keyword:"maximum",form:schema11.properties.agent.properties.exit_code,value:data15});
}
if(data15 < 0 || isNaN(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/exit_code",keyword:"minimum",form:schema11.properties.agent.properties.exit_code,value:data15});
}
}
}
if(data13.stdout_sha256 !== undefined && func0.call(data13, "stdout_sha256")){
let data16 = data13.stdout_sha256;
if(typeof data16 === "string"){
if(!pattern3.test(data16)){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/stdout_sha256",keyword:"pattern",form:schema11.properties.agent.properties.stdout_sha256,value:data16});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/stdout_sha256",keyword:"type",form:schema11.properties.agent.properties.stdout_sha256,value:data16});
}
}
if(data13.stderr_sha256 !== undefined && func0.call(data13, "stderr_sha256")){
let data17 = data13.stderr_sha256;
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/stderr_sha256",keyword:"pattern",form:schema11.properties.agent.properties.stderr_sha256,value:data17});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/stderr_sha256",keyword:"type",form:schema11.properties.agent.properties.stderr_sha256,value:data17});
}
}
if(data13.stdout_bytes !== undefined && func0.call(data13, "stdout_bytes")){
let data18 = data13.stdout_bytes;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/stdout_bytes",keyword:"type",form:schema11.properties.agent.properties.stdout_bytes,value:data18});
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 262144 || isNaN(data18)){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/stdout_bytes",keyword:"maximum",form:schema11.properties.agent.properties.stdout_bytes,value:data18});
}
if(data18 < 0 || isNaN(data18)){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/stdout_bytes",keyword:"minimum",form:schema11.properties.agent.properties.stdout_bytes,value:data18});
}
}
}
if(data13.stderr_bytes !== undefined && func0.call(data13, "stderr_bytes")){
let data19 = data13.stderr_bytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/stderr_bytes",keyword:"type",form:schema11.properties.agent.properties.stderr_bytes,value:data19});
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 262144 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/stderr_bytes",keyword:"maximum",form:schema11.properties.agent.properties.stderr_bytes,value:data19});
}
if(data19 < 0 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/stderr_bytes",keyword:"minimum",form:schema11.properties.agent.properties.stderr_bytes,value:data19});
}
}
}
if(data13.output_truncated !== undefined && func0.call(data13, "output_truncated")){
let data20 = data13.output_truncated;
if(typeof data20 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent/output_truncated",keyword:"type",form:schema11.properties.agent.properties.output_truncated,value:data20});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"type",form:schema11.properties.agent,value:data13});
}
}
if(data.checks !== undefined && func0.call(data, "checks")){
let data21 = data.checks;
if(Array.isArray(data21)){
if(data21.length > 200){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks",keyword:"maxItems",form:schema11.properties.checks,value:data21});
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.id === undefined) || (!(func0.call(data22, "id")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1,keyword:"required",field:"id",form:schema11.properties.checks.items,value:data22});
}
if((data22.status === undefined) || (!(func0.call(data22, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1,keyword:"required",field:"status",form:schema11.properties.checks.items,value:data22});
}
for(const key2 of Object.keys(data22)){
if(!(((key2 === "id") || (key2 === "status")) || (key2 === "message"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1,keyword:"additionalProperties",field:key2,form:schema11.properties.checks.items,value:data22});
}
}
if(data22.id !== undefined && func0.call(data22, "id")){
let data23 = data22.id;
if(typeof data23 === "string"){
if(data23.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1+"/id",keyword:"maxLength",form:schema11.properties.checks.items.properties.id,value:data23});
}
if(data23.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1+"/id",keyword:"minLength",form:schema11.properties.checks.items.properties.id,value:data23});
}
if(data23.length <= 80 && !pattern0.test(data23)){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1+"/id",keyword:"pattern",form:schema11.properties.checks.items.properties.id,value:data23});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1+"/id",keyword:"type",form:schema11.properties.checks.items.properties.id,value:data23});
}
}
if(data22.status !== undefined && func0.call(data22, "status")){
let data24 = data22.status;
if(typeof data24 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1+"/status",keyword:"type",form:schema11.properties.checks.items.properties.status,value:data24});
}
if(!(((data24 === "pass") || (data24 === "fail")) || (data24 === "error"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1+"/status",keyword:"enum",form:schema11.properties.checks.items.properties.status,value:data24});
}
}
if(data22.message !== undefined && func0.call(data22, "message")){
let data25 = data22.message;
if(typeof data25 === "string"){
if(data25.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1+"/message",keyword:"maxLength",form:schema11.properties.checks.items.properties.message,value:data25});
}
if(data25.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1+"/message",keyword:"minLength",form:schema11.properties.checks.items.properties.message,value:data25});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1+"/message",keyword:"type",form:schema11.properties.checks.items.properties.message,value:data25});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks/" + i1,keyword:"type",form:schema11.properties.checks.items,value:data22});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/checks",keyword:"type",form:schema11.properties.checks,value:data21});
}
}
if(data.regression_count !== undefined && func0.call(data, "regression_count")){
let data26 = data.regression_count;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_count",keyword:"type",form:schema11.properties.regression_count,value:data26});
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 100 || isNaN(data26)){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_count",keyword:"maximum",form:schema11.properties.regression_count,value:data26});
}
if(data26 < 0 || isNaN(data26)){
if(errors++ < 200)(vErrors ??= []).push({at:"/regression_count",keyword:"minimum",form:schema11.properties.regression_count,value:data26});
}
}
}
if(data.cleanup !== undefined && func0.call(data, "cleanup")){
let data27 = data.cleanup;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if((data27.status === undefined) || (!(func0.call(data27, "status")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"required",field:"status",form:schema11.properties.cleanup,value:data27});
}
for(const key3 of Object.keys(data27)){
if(!(key3 === "status")){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"additionalProperties",field:key3,form:schema11.properties.cleanup,value:data27});
}
}
if(data27.status !== undefined && func0.call(data27, "status")){
let data28 = data27.status;
if(typeof data28 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/status",keyword:"type",form:schema11.properties.cleanup.properties.status,value:data28});
}
if(!((data28 === "complete") || (data28 === "failed"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup/status",keyword:"enum",form:schema11.properties.cleanup.properties.status,value:data28});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/cleanup",keyword:"type",form:schema11.properties.cleanup,value:data27});
}
}
if(data.diagnostics !== undefined && func0.call(data, "diagnostics")){
let data29 = data.diagnostics;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 of Object.keys(data29)){
if(!((((((key4 === "input_tokens") || (key4 === "output_tokens")) || (key4 === "cost_usd")) || (key4 === "tool_calls")) || (key4 === "files_inspected")) || (key4 === "files_modified"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics",keyword:"additionalProperties",field:key4,form:schema11.properties.diagnostics,value:data29});
}
}
if(data29.input_tokens !== undefined && func0.call(data29, "input_tokens")){
let data30 = data29.input_tokens;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/input_tokens",keyword:"type",form:schema11.properties.diagnostics.properties.input_tokens,value:data30});
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/input_tokens",keyword:"maximum",form:schema11.properties.diagnostics.properties.input_tokens,value:data30});
}
if(data30 < 0 || isNaN(data30)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/input_tokens",keyword:"minimum",form:schema11.properties.diagnostics.properties.input_tokens,value:data30});
}
}
}
if(data29.output_tokens !== undefined && func0.call(data29, "output_tokens")){
let data31 = data29.output_tokens;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/output_tokens",keyword:"type",form:schema11.properties.diagnostics.properties.output_tokens,value:data31});
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9007199254740991 || isNaN(data31)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/output_tokens",keyword:"maximum",form:schema11.properties.diagnostics.properties.output_tokens,value:data31});
}
if(data31 < 0 || isNaN(data31)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/output_tokens",keyword:"minimum",form:schema11.properties.diagnostics.properties.output_tokens,value:data31});
}
}
}
if(data29.cost_usd !== undefined && func0.call(data29, "cost_usd")){
let data32 = data29.cost_usd;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/cost_usd",keyword:"minimum",form:schema11.properties.diagnostics.properties.cost_usd,value:data32});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/cost_usd",keyword:"type",form:schema11.properties.diagnostics.properties.cost_usd,value:data32});
}
}
if(data29.tool_calls !== undefined && func0.call(data29, "tool_calls")){
let data33 = data29.tool_calls;
if(Array.isArray(data33)){
if(data33.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/tool_calls",keyword:"maxItems",form:schema11.properties.diagnostics.properties.tool_calls,value:data33});
}
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
if(typeof data34 === "string"){
if(data34.length > 200){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/tool_calls/" + i2,keyword:"maxLength",form:schema11.properties.diagnostics.properties.tool_calls.items,value:data34});
}
if(data34.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/tool_calls/" + i2,keyword:"minLength",form:schema11.properties.diagnostics.properties.tool_calls.items,value:data34});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/tool_calls/" + i2,keyword:"type",form:schema11.properties.diagnostics.properties.tool_calls.items,value:data34});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/tool_calls",keyword:"type",form:schema11.properties.diagnostics.properties.tool_calls,value:data33});
}
}
if(data29.files_inspected !== undefined && func0.call(data29, "files_inspected")){
let data35 = data29.files_inspected;
if(Array.isArray(data35)){
if(data35.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected",keyword:"maxItems",form:schema11.properties.diagnostics.properties.files_inspected,value:data35});
}
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
if(typeof data36 === "string"){
if(data36.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected/" + i3,keyword:"maxLength",form:schema11.properties.diagnostics.properties.files_inspected.items,value:data36});
}
if(data36.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected/" + i3,keyword:"minLength",form:schema11.properties.diagnostics.properties.files_inspected.items,value:data36});
}
if(data36.length <= 240 && !pattern11.test(data36)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected/" + i3,keyword:"pattern",form:schema11.properties.diagnostics.properties.files_inspected.items,value:data36});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected/" + i3,keyword:"type",form:schema11.properties.diagnostics.properties.files_inspected.items,value:data36});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_inspected",keyword:"type",form:schema11.properties.diagnostics.properties.files_inspected,value:data35});
}
}
if(data29.files_modified !== undefined && func0.call(data29, "files_modified")){
let data37 = data29.files_modified;
if(Array.isArray(data37)){
if(data37.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified",keyword:"maxItems",form:schema11.properties.diagnostics.properties.files_modified,value:data37});
}
const len4 = data37.length;
for(let i4=0; i4<len4; i4++){
let data38 = data37[i4];
if(typeof data38 === "string"){
if(data38.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified/" + i4,keyword:"maxLength",form:schema11.properties.diagnostics.properties.files_modified.items,value:data38});
}
if(data38.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified/" + i4,keyword:"minLength",form:schema11.properties.diagnostics.properties.files_modified.items,value:data38});
}
if(data38.length <= 240 && !pattern11.test(data38)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified/" + i4,keyword:"pattern",form:schema11.properties.diagnostics.properties.files_modified.items,value:data38});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified/" + i4,keyword:"type",form:schema11.properties.diagnostics.properties.files_modified.items,value:data38});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics/files_modified",keyword:"type",form:schema11.properties.diagnostics.properties.files_modified,value:data37});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics",keyword:"type",form:schema11.properties.diagnostics,value:data29});
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data39 = data.limitations;
if(Array.isArray(data39)){
if(data39.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"maxItems",form:schema11.properties.limitations,value:data39});
}
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
let data40 = data39[i5];
if(typeof data40 === "string"){
if(data40.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i5,keyword:"maxLength",form:schema11.properties.limitations.items,value:data40});
}
if(data40.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i5,keyword:"minLength",form:schema11.properties.limitations.items,value:data40});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i5,keyword:"type",form:schema11.properties.limitations.items,value:data40});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"type",form:schema11.properties.limitations,value:data39});
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
