// Generated from schemas/run-plan.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","plan_id","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","workspace_policy","environment","filtered_input_bytes","estimated_input_tokens","reserved_output_tokens","estimated_max_cost_usd","max_cost_usd","cost_posture","within_cost_limit","command","approval","blocked_reasons","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-plan.v1"},"plan_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"environment":{"type":"array","maxItems":30,"items":{"type":"object","additionalProperties":false,"required":["name","available"],"properties":{"name":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"},"available":{"type":"boolean"}}}},"filtered_input_bytes":{"type":"integer","minimum":1,"maximum":104857600},"estimated_input_tokens":{"type":"integer","minimum":1,"maximum":100000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"estimated_max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"within_cost_limit":{"type":"boolean"},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"approval":{"type":"object","additionalProperties":false,"required":["launch_required","paid_required"],"properties":{"launch_required":{"const":true},"paid_required":{"type":"boolean"}}},"blocked_reasons":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":200}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");
const pattern6 = new RegExp("^[A-Z][A-Z0-9_]{0,79}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
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
if((data.workspace_policy === undefined) || (!(func0.call(data, "workspace_policy")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"workspace_policy",form:schema11,value:data});
}
if((data.environment === undefined) || (!(func0.call(data, "environment")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"environment",form:schema11,value:data});
}
if((data.filtered_input_bytes === undefined) || (!(func0.call(data, "filtered_input_bytes")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"filtered_input_bytes",form:schema11,value:data});
}
if((data.estimated_input_tokens === undefined) || (!(func0.call(data, "estimated_input_tokens")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"estimated_input_tokens",form:schema11,value:data});
}
if((data.reserved_output_tokens === undefined) || (!(func0.call(data, "reserved_output_tokens")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"reserved_output_tokens",form:schema11,value:data});
}
if((data.estimated_max_cost_usd === undefined) || (!(func0.call(data, "estimated_max_cost_usd")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"estimated_max_cost_usd",form:schema11,value:data});
}
if((data.max_cost_usd === undefined) || (!(func0.call(data, "max_cost_usd")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"max_cost_usd",form:schema11,value:data});
}
if((data.cost_posture === undefined) || (!(func0.call(data, "cost_posture")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"cost_posture",form:schema11,value:data});
}
if((data.within_cost_limit === undefined) || (!(func0.call(data, "within_cost_limit")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"within_cost_limit",form:schema11,value:data});
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"command",form:schema11,value:data});
}
if((data.approval === undefined) || (!(func0.call(data, "approval")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"approval",form:schema11,value:data});
}
if((data.blocked_reasons === undefined) || (!(func0.call(data, "blocked_reasons")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"blocked_reasons",form:schema11,value:data});
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
if("codevetter.agent-task-plan.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.plan_id !== undefined && func0.call(data, "plan_id")){
let data1 = data.plan_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/plan_id",keyword:"maxLength",form:schema11.properties.plan_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/plan_id",keyword:"minLength",form:schema11.properties.plan_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/plan_id",keyword:"pattern",form:schema11.properties.plan_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/plan_id",keyword:"type",form:schema11.properties.plan_id,value:data1});
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
if(data.fixture_sha256 !== undefined && func0.call(data, "fixture_sha256")){
let data4 = data.fixture_sha256;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
if(errors++ < 200)(vErrors ??= []).push({at:"/fixture_sha256",keyword:"pattern",form:schema11.properties.fixture_sha256,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/fixture_sha256",keyword:"type",form:schema11.properties.fixture_sha256,value:data4});
}
}
if(data.acceptance_contract_sha256 !== undefined && func0.call(data, "acceptance_contract_sha256")){
let data5 = data.acceptance_contract_sha256;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"pattern",form:schema11.properties.acceptance_contract_sha256,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/acceptance_contract_sha256",keyword:"type",form:schema11.properties.acceptance_contract_sha256,value:data5});
}
}
if(data.adapter_sha256 !== undefined && func0.call(data, "adapter_sha256")){
let data6 = data.adapter_sha256;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_sha256",keyword:"pattern",form:schema11.properties.adapter_sha256,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_sha256",keyword:"type",form:schema11.properties.adapter_sha256,value:data6});
}
}
if(data.workspace_policy !== undefined && func0.call(data, "workspace_policy")){
let data7 = data.workspace_policy;
if("public_fixture_and_task_packet_v1" !== data7){
if(errors++ < 200)(vErrors ??= []).push({at:"/workspace_policy",keyword:"const",form:schema11.properties.workspace_policy,value:data7});
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data8 = data.environment;
if(Array.isArray(data8)){
if(data8.length > 30){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment",keyword:"maxItems",form:schema11.properties.environment,value:data8});
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.name === undefined) || (!(func0.call(data9, "name")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment/" + i0,keyword:"required",field:"name",form:schema11.properties.environment.items,value:data9});
}
if((data9.available === undefined) || (!(func0.call(data9, "available")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment/" + i0,keyword:"required",field:"available",form:schema11.properties.environment.items,value:data9});
}
for(const key1 of Object.keys(data9)){
if(!((key1 === "name") || (key1 === "available"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment/" + i0,keyword:"additionalProperties",field:key1,form:schema11.properties.environment.items,value:data9});
}
}
if(data9.name !== undefined && func0.call(data9, "name")){
let data10 = data9.name;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment/" + i0+"/name",keyword:"pattern",form:schema11.properties.environment.items.properties.name,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment/" + i0+"/name",keyword:"type",form:schema11.properties.environment.items.properties.name,value:data10});
}
}
if(data9.available !== undefined && func0.call(data9, "available")){
let data11 = data9.available;
if(typeof data11 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment/" + i0+"/available",keyword:"type",form:schema11.properties.environment.items.properties.available,value:data11});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment/" + i0,keyword:"type",form:schema11.properties.environment.items,value:data9});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment",keyword:"type",form:schema11.properties.environment,value:data8});
}
}
if(data.filtered_input_bytes !== undefined && func0.call(data, "filtered_input_bytes")){
let data12 = data.filtered_input_bytes;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/filtered_input_bytes",keyword:"type",form:schema11.properties.filtered_input_bytes,value:data12});
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 104857600 || isNaN(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/filtered_input_bytes",keyword:"maximum",form:schema11.properties.filtered_input_bytes,value:data12});
}
if(data12 < 1 || isNaN(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/filtered_input_bytes",keyword:"minimum",form:schema11.properties.filtered_input_bytes,value:data12});
}
}
}
if(data.estimated_input_tokens !== undefined && func0.call(data, "estimated_input_tokens")){
let data13 = data.estimated_input_tokens;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/estimated_input_tokens",keyword:"type",form:schema11.properties.estimated_input_tokens,value:data13});
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100000000 || isNaN(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/estimated_input_tokens",keyword:"maximum",form:schema11.properties.estimated_input_tokens,value:data13});
}
if(data13 < 1 || isNaN(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/estimated_input_tokens",keyword:"minimum",form:schema11.properties.estimated_input_tokens,value:data13});
}
}
}
if(data.reserved_output_tokens !== undefined && func0.call(data, "reserved_output_tokens")){
let data14 = data.reserved_output_tokens;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/reserved_output_tokens",keyword:"type",form:schema11.properties.reserved_output_tokens,value:data14});
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000 || isNaN(data14)){
if(errors++ < 200)(vErrors ??= []).push({at:"/reserved_output_tokens",keyword:"maximum",form:schema11.properties.reserved_output_tokens,value:data14});
}
if(data14 < 1 || isNaN(data14)){
if(errors++ < 200)(vErrors ??= []).push({at:"/reserved_output_tokens",keyword:"minimum",form:schema11.properties.reserved_output_tokens,value:data14});
}
}
}
if(data.estimated_max_cost_usd !== undefined && func0.call(data, "estimated_max_cost_usd")){
let data15 = data.estimated_max_cost_usd;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100000 || isNaN(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/estimated_max_cost_usd",keyword:"maximum",form:schema11.properties.estimated_max_cost_usd,value:data15});
}
if(data15 < 0 || isNaN(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/estimated_max_cost_usd",keyword:"minimum",form:schema11.properties.estimated_max_cost_usd,value:data15});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/estimated_max_cost_usd",keyword:"type",form:schema11.properties.estimated_max_cost_usd,value:data15});
}
}
if(data.max_cost_usd !== undefined && func0.call(data, "max_cost_usd")){
let data16 = data.max_cost_usd;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100000 || isNaN(data16)){
if(errors++ < 200)(vErrors ??= []).push({at:"/max_cost_usd",keyword:"maximum",form:schema11.properties.max_cost_usd,value:data16});
}
if(data16 < 0 || isNaN(data16)){
if(errors++ < 200)(vErrors ??= []).push({at:"/max_cost_usd",keyword:"minimum",form:schema11.properties.max_cost_usd,value:data16});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/max_cost_usd",keyword:"type",form:schema11.properties.max_cost_usd,value:data16});
}
}
if(data.cost_posture !== undefined && func0.call(data, "cost_posture")){
let data17 = data.cost_posture;
if(typeof data17 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_posture",keyword:"type",form:schema11.properties.cost_posture,value:data17});
}
if(!(((data17 === "free") || (data17 === "paid")) || (data17 === "unknown"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_posture",keyword:"enum",form:schema11.properties.cost_posture,value:data17});
}
}
if(data.within_cost_limit !== undefined && func0.call(data, "within_cost_limit")){
let data18 = data.within_cost_limit;
if(typeof data18 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/within_cost_limit",keyword:"type",form:schema11.properties.within_cost_limit,value:data18});
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data19 = data.command;
if(Array.isArray(data19)){
if(data19.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"maxItems",form:schema11.properties.command,value:data19});
}
if(data19.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"minItems",form:schema11.properties.command,value:data19});
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(typeof data20 === "string"){
if(data20.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i1,keyword:"maxLength",form:schema11.properties.command.items,value:data20});
}
if(data20.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i1,keyword:"minLength",form:schema11.properties.command.items,value:data20});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i1,keyword:"type",form:schema11.properties.command.items,value:data20});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"type",form:schema11.properties.command,value:data19});
}
}
if(data.approval !== undefined && func0.call(data, "approval")){
let data21 = data.approval;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.launch_required === undefined) || (!(func0.call(data21, "launch_required")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/approval",keyword:"required",field:"launch_required",form:schema11.properties.approval,value:data21});
}
if((data21.paid_required === undefined) || (!(func0.call(data21, "paid_required")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/approval",keyword:"required",field:"paid_required",form:schema11.properties.approval,value:data21});
}
for(const key2 of Object.keys(data21)){
if(!((key2 === "launch_required") || (key2 === "paid_required"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/approval",keyword:"additionalProperties",field:key2,form:schema11.properties.approval,value:data21});
}
}
if(data21.launch_required !== undefined && func0.call(data21, "launch_required")){
let data22 = data21.launch_required;
if(true !== data22){
if(errors++ < 200)(vErrors ??= []).push({at:"/approval/launch_required",keyword:"const",form:schema11.properties.approval.properties.launch_required,value:data22});
}
}
if(data21.paid_required !== undefined && func0.call(data21, "paid_required")){
let data23 = data21.paid_required;
if(typeof data23 !== "boolean"){
if(errors++ < 200)(vErrors ??= []).push({at:"/approval/paid_required",keyword:"type",form:schema11.properties.approval.properties.paid_required,value:data23});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/approval",keyword:"type",form:schema11.properties.approval,value:data21});
}
}
if(data.blocked_reasons !== undefined && func0.call(data, "blocked_reasons")){
let data24 = data.blocked_reasons;
if(Array.isArray(data24)){
if(data24.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/blocked_reasons",keyword:"maxItems",form:schema11.properties.blocked_reasons,value:data24});
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(data25.length > 200){
if(errors++ < 200)(vErrors ??= []).push({at:"/blocked_reasons/" + i2,keyword:"maxLength",form:schema11.properties.blocked_reasons.items,value:data25});
}
if(data25.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/blocked_reasons/" + i2,keyword:"minLength",form:schema11.properties.blocked_reasons.items,value:data25});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/blocked_reasons/" + i2,keyword:"type",form:schema11.properties.blocked_reasons.items,value:data25});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/blocked_reasons",keyword:"type",form:schema11.properties.blocked_reasons,value:data24});
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data26 = data.limitations;
if(Array.isArray(data26)){
if(data26.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"maxItems",form:schema11.properties.limitations,value:data26});
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(typeof data27 === "string"){
if(data27.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i3,keyword:"maxLength",form:schema11.properties.limitations.items,value:data27});
}
if(data27.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i3,keyword:"minLength",form:schema11.properties.limitations.items,value:data27});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations/" + i3,keyword:"type",form:schema11.properties.limitations.items,value:data27});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/limitations",keyword:"type",form:schema11.properties.limitations,value:data26});
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
