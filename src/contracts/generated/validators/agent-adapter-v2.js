// Generated from schemas/agent-adapter-v2.schema.json by scripts/generate.mjs. Do not edit.
"use strict";
export const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version","adapter_id","agent","model","configuration","command","artifacts","environment_names","timeout_ms","cost_posture","planning"],"properties":{"schema_version":{"const":"codevetter.agent-task-adapter.v2"},"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"agent":{"type":"string","minLength":1,"maxLength":120},"model":{"type":"string","minLength":1,"maxLength":160},"configuration":{"type":"string","minLength":1,"maxLength":160},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"artifacts":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}},"environment_names":{"type":"array","maxItems":30,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":3600000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"diagnostics_path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"planning":{"type":"object","additionalProperties":false,"required":["prompt_overhead_tokens","reserved_output_tokens","input_usd_per_million","output_usd_per_million","max_cost_usd"],"properties":{"prompt_overhead_tokens":{"type":"integer","minimum":0,"maximum":1000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"input_usd_per_million":{"type":"number","minimum":0,"maximum":100000},"output_usd_per_million":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");
const pattern3 = new RegExp("^[A-Z][A-Z0-9_]{0,79}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
if((data.adapter_id === undefined) || (!(func0.call(data, "adapter_id")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"adapter_id",form:schema11,value:data});
}
if((data.agent === undefined) || (!(func0.call(data, "agent")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"agent",form:schema11,value:data});
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"model",form:schema11,value:data});
}
if((data.configuration === undefined) || (!(func0.call(data, "configuration")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"configuration",form:schema11,value:data});
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"command",form:schema11,value:data});
}
if((data.artifacts === undefined) || (!(func0.call(data, "artifacts")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"artifacts",form:schema11,value:data});
}
if((data.environment_names === undefined) || (!(func0.call(data, "environment_names")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"environment_names",form:schema11,value:data});
}
if((data.timeout_ms === undefined) || (!(func0.call(data, "timeout_ms")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"timeout_ms",form:schema11,value:data});
}
if((data.cost_posture === undefined) || (!(func0.call(data, "cost_posture")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"cost_posture",form:schema11,value:data});
}
if((data.planning === undefined) || (!(func0.call(data, "planning")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"planning",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-adapter.v2" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.adapter_id !== undefined && func0.call(data, "adapter_id")){
let data1 = data.adapter_id;
if(typeof data1 === "string"){
if(data1.length > 80){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"maxLength",form:schema11.properties.adapter_id,value:data1});
}
if(data1.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"minLength",form:schema11.properties.adapter_id,value:data1});
}
if(data1.length <= 80 && !pattern0.test(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"pattern",form:schema11.properties.adapter_id,value:data1});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/adapter_id",keyword:"type",form:schema11.properties.adapter_id,value:data1});
}
}
if(data.agent !== undefined && func0.call(data, "agent")){
let data2 = data.agent;
if(typeof data2 === "string"){
if(data2.length > 120){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"maxLength",form:schema11.properties.agent,value:data2});
}
if(data2.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"minLength",form:schema11.properties.agent,value:data2});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/agent",keyword:"type",form:schema11.properties.agent,value:data2});
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data3 = data.model;
if(typeof data3 === "string"){
if(data3.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/model",keyword:"maxLength",form:schema11.properties.model,value:data3});
}
if(data3.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/model",keyword:"minLength",form:schema11.properties.model,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/model",keyword:"type",form:schema11.properties.model,value:data3});
}
}
if(data.configuration !== undefined && func0.call(data, "configuration")){
let data4 = data.configuration;
if(typeof data4 === "string"){
if(data4.length > 160){
if(errors++ < 200)(vErrors ??= []).push({at:"/configuration",keyword:"maxLength",form:schema11.properties.configuration,value:data4});
}
if(data4.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/configuration",keyword:"minLength",form:schema11.properties.configuration,value:data4});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/configuration",keyword:"type",form:schema11.properties.configuration,value:data4});
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data5 = data.command;
if(Array.isArray(data5)){
if(data5.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"maxItems",form:schema11.properties.command,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"minItems",form:schema11.properties.command,value:data5});
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(data6.length > 500){
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i0,keyword:"maxLength",form:schema11.properties.command.items,value:data6});
}
if(data6.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i0,keyword:"minLength",form:schema11.properties.command.items,value:data6});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/command/" + i0,keyword:"type",form:schema11.properties.command.items,value:data6});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/command",keyword:"type",form:schema11.properties.command,value:data5});
}
}
if(data.artifacts !== undefined && func0.call(data, "artifacts")){
let data7 = data.artifacts;
if(Array.isArray(data7)){
if(data7.length > 50){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"maxItems",form:schema11.properties.artifacts,value:data7});
}
if(data7.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"minItems",form:schema11.properties.artifacts,value:data7});
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.path === undefined) || (!(func0.call(data8, "path")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1,keyword:"required",field:"path",form:schema11.properties.artifacts.items,value:data8});
}
if((data8.sha256 === undefined) || (!(func0.call(data8, "sha256")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1,keyword:"required",field:"sha256",form:schema11.properties.artifacts.items,value:data8});
}
for(const key1 of Object.keys(data8)){
if(!((key1 === "path") || (key1 === "sha256"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1,keyword:"additionalProperties",field:key1,form:schema11.properties.artifacts.items,value:data8});
}
}
if(data8.path !== undefined && func0.call(data8, "path")){
let data9 = data8.path;
if(typeof data9 === "string"){
if(data9.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/path",keyword:"maxLength",form:schema11.properties.artifacts.items.properties.path,value:data9});
}
if(data9.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/path",keyword:"minLength",form:schema11.properties.artifacts.items.properties.path,value:data9});
}
if(data9.length <= 240 && !pattern1.test(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/path",keyword:"pattern",form:schema11.properties.artifacts.items.properties.path,value:data9});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/path",keyword:"type",form:schema11.properties.artifacts.items.properties.path,value:data9});
}
}
if(data8.sha256 !== undefined && func0.call(data8, "sha256")){
let data10 = data8.sha256;
if(typeof data10 === "string"){
if(!pattern2.test(data10)){
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/sha256",keyword:"pattern",form:schema11.properties.artifacts.items.properties.sha256,value:data10});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1+"/sha256",keyword:"type",form:schema11.properties.artifacts.items.properties.sha256,value:data10});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts/" + i1,keyword:"type",form:schema11.properties.artifacts.items,value:data8});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/artifacts",keyword:"type",form:schema11.properties.artifacts,value:data7});
}
}
if(data.environment_names !== undefined && func0.call(data, "environment_names")){
let data11 = data.environment_names;
if(Array.isArray(data11)){
if(data11.length > 30){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names",keyword:"maxItems",form:schema11.properties.environment_names,value:data11});
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names/" + i2,keyword:"pattern",form:schema11.properties.environment_names.items,value:data12});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names/" + i2,keyword:"type",form:schema11.properties.environment_names.items,value:data12});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/environment_names",keyword:"type",form:schema11.properties.environment_names,value:data11});
}
}
if(data.timeout_ms !== undefined && func0.call(data, "timeout_ms")){
let data13 = data.timeout_ms;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/timeout_ms",keyword:"type",form:schema11.properties.timeout_ms,value:data13});
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3600000 || isNaN(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/timeout_ms",keyword:"maximum",form:schema11.properties.timeout_ms,value:data13});
}
if(data13 < 1000 || isNaN(data13)){
if(errors++ < 200)(vErrors ??= []).push({at:"/timeout_ms",keyword:"minimum",form:schema11.properties.timeout_ms,value:data13});
}
}
}
if(data.cost_posture !== undefined && func0.call(data, "cost_posture")){
let data14 = data.cost_posture;
if(typeof data14 !== "string"){
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_posture",keyword:"type",form:schema11.properties.cost_posture,value:data14});
}
if(!(((data14 === "free") || (data14 === "paid")) || (data14 === "unknown"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_posture",keyword:"enum",form:schema11.properties.cost_posture,value:data14});
}
}
if(data.diagnostics_path !== undefined && func0.call(data, "diagnostics_path")){
let data15 = data.diagnostics_path;
if(typeof data15 === "string"){
if(data15.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"maxLength",form:schema11.properties.diagnostics_path,value:data15});
}
if(data15.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"minLength",form:schema11.properties.diagnostics_path,value:data15});
}
if(data15.length <= 240 && !pattern1.test(data15)){
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"pattern",form:schema11.properties.diagnostics_path,value:data15});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/diagnostics_path",keyword:"type",form:schema11.properties.diagnostics_path,value:data15});
}
}
if(data.planning !== undefined && func0.call(data, "planning")){
let data16 = data.planning;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.prompt_overhead_tokens === undefined) || (!(func0.call(data16, "prompt_overhead_tokens")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"required",field:"prompt_overhead_tokens",form:schema11.properties.planning,value:data16});
}
if((data16.reserved_output_tokens === undefined) || (!(func0.call(data16, "reserved_output_tokens")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"required",field:"reserved_output_tokens",form:schema11.properties.planning,value:data16});
}
if((data16.input_usd_per_million === undefined) || (!(func0.call(data16, "input_usd_per_million")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"required",field:"input_usd_per_million",form:schema11.properties.planning,value:data16});
}
if((data16.output_usd_per_million === undefined) || (!(func0.call(data16, "output_usd_per_million")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"required",field:"output_usd_per_million",form:schema11.properties.planning,value:data16});
}
if((data16.max_cost_usd === undefined) || (!(func0.call(data16, "max_cost_usd")))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"required",field:"max_cost_usd",form:schema11.properties.planning,value:data16});
}
for(const key2 of Object.keys(data16)){
if(!(((((key2 === "prompt_overhead_tokens") || (key2 === "reserved_output_tokens")) || (key2 === "input_usd_per_million")) || (key2 === "output_usd_per_million")) || (key2 === "max_cost_usd"))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"additionalProperties",field:key2,form:schema11.properties.planning,value:data16});
}
}
if(data16.prompt_overhead_tokens !== undefined && func0.call(data16, "prompt_overhead_tokens")){
let data17 = data16.prompt_overhead_tokens;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/prompt_overhead_tokens",keyword:"type",form:schema11.properties.planning.properties.prompt_overhead_tokens,value:data17});
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000 || isNaN(data17)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/prompt_overhead_tokens",keyword:"maximum",form:schema11.properties.planning.properties.prompt_overhead_tokens,value:data17});
}
if(data17 < 0 || isNaN(data17)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/prompt_overhead_tokens",keyword:"minimum",form:schema11.properties.planning.properties.prompt_overhead_tokens,value:data17});
}
}
}
if(data16.reserved_output_tokens !== undefined && func0.call(data16, "reserved_output_tokens")){
let data18 = data16.reserved_output_tokens;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/reserved_output_tokens",keyword:"type",form:schema11.properties.planning.properties.reserved_output_tokens,value:data18});
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000 || isNaN(data18)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/reserved_output_tokens",keyword:"maximum",form:schema11.properties.planning.properties.reserved_output_tokens,value:data18});
}
if(data18 < 1 || isNaN(data18)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/reserved_output_tokens",keyword:"minimum",form:schema11.properties.planning.properties.reserved_output_tokens,value:data18});
}
}
}
if(data16.input_usd_per_million !== undefined && func0.call(data16, "input_usd_per_million")){
let data19 = data16.input_usd_per_million;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100000 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/input_usd_per_million",keyword:"maximum",form:schema11.properties.planning.properties.input_usd_per_million,value:data19});
}
if(data19 < 0 || isNaN(data19)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/input_usd_per_million",keyword:"minimum",form:schema11.properties.planning.properties.input_usd_per_million,value:data19});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/input_usd_per_million",keyword:"type",form:schema11.properties.planning.properties.input_usd_per_million,value:data19});
}
}
if(data16.output_usd_per_million !== undefined && func0.call(data16, "output_usd_per_million")){
let data20 = data16.output_usd_per_million;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100000 || isNaN(data20)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/output_usd_per_million",keyword:"maximum",form:schema11.properties.planning.properties.output_usd_per_million,value:data20});
}
if(data20 < 0 || isNaN(data20)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/output_usd_per_million",keyword:"minimum",form:schema11.properties.planning.properties.output_usd_per_million,value:data20});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/output_usd_per_million",keyword:"type",form:schema11.properties.planning.properties.output_usd_per_million,value:data20});
}
}
if(data16.max_cost_usd !== undefined && func0.call(data16, "max_cost_usd")){
let data21 = data16.max_cost_usd;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 100000 || isNaN(data21)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/max_cost_usd",keyword:"maximum",form:schema11.properties.planning.properties.max_cost_usd,value:data21});
}
if(data21 < 0 || isNaN(data21)){
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/max_cost_usd",keyword:"minimum",form:schema11.properties.planning.properties.max_cost_usd,value:data21});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/planning/max_cost_usd",keyword:"type",form:schema11.properties.planning.properties.max_cost_usd,value:data21});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/planning",keyword:"type",form:schema11.properties.planning,value:data16});
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
