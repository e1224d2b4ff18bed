// Generated from schemas/agent-adapter-v2.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
export const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","adapter_id","agent","model","configuration","command","artifacts","environment_names","timeout_ms","cost_posture","planning"],"properties":{"schema_version":{"const":"codevetter.agent-task-adapter.v2"},"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"agent":{"type":"string","minLength":1,"maxLength":120},"model":{"type":"string","minLength":1,"maxLength":160},"configuration":{"type":"string","minLength":1,"maxLength":160},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"artifacts":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}},"environment_names":{"type":"array","maxItems":30,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":3600000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"diagnostics_path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"planning":{"type":"object","additionalProperties":false,"required":["prompt_overhead_tokens","reserved_output_tokens","input_usd_per_million","output_usd_per_million","max_cost_usd"],"properties":{"prompt_overhead_tokens":{"type":"integer","minimum":0,"maximum":1000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"input_usd_per_million":{"type":"number","minimum":0,"maximum":100000},"output_usd_per_million":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000}}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");
const pattern3 = new RegExp("^[A-Z][A-Z0-9_]{0,79}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
if((data.adapter_id === undefined) || (!(func0.call(data, "adapter_id")))){
fail(instancePath,"required",schema11(),data,"adapter_id");
}
if((data.agent === undefined) || (!(func0.call(data, "agent")))){
fail(instancePath,"required",schema11(),data,"agent");
}
if((data.model === undefined) || (!(func0.call(data, "model")))){
fail(instancePath,"required",schema11(),data,"model");
}
if((data.configuration === undefined) || (!(func0.call(data, "configuration")))){
fail(instancePath,"required",schema11(),data,"configuration");
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
fail(instancePath,"required",schema11(),data,"command");
}
if((data.artifacts === undefined) || (!(func0.call(data, "artifacts")))){
fail(instancePath,"required",schema11(),data,"artifacts");
}
if((data.environment_names === undefined) || (!(func0.call(data, "environment_names")))){
fail(instancePath,"required",schema11(),data,"environment_names");
}
if((data.timeout_ms === undefined) || (!(func0.call(data, "timeout_ms")))){
fail(instancePath,"required",schema11(),data,"timeout_ms");
}
if((data.cost_posture === undefined) || (!(func0.call(data, "cost_posture")))){
fail(instancePath,"required",schema11(),data,"cost_posture");
}
if((data.planning === undefined) || (!(func0.call(data, "planning")))){
fail(instancePath,"required",schema11(),data,"planning");
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11().properties, key0))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-adapter.v2" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.adapter_id !== undefined && func0.call(data, "adapter_id")){
let data1 = data.adapter_id;
if(typeof data1 === "string"){
if(data1.length > 80){
fail("/adapter_id","maxLength",schema11().properties.adapter_id,data1);
}
if(data1.length < 1){
fail("/adapter_id","minLength",schema11().properties.adapter_id,data1);
}
if(data1.length <= 80 && !pattern0.test(data1)){
fail("/adapter_id","pattern",schema11().properties.adapter_id,data1);
}
}
else {
fail("/adapter_id","type",schema11().properties.adapter_id,data1);
}
}
if(data.agent !== undefined && func0.call(data, "agent")){
let data2 = data.agent;
if(typeof data2 === "string"){
if(data2.length > 120){
fail("/agent","maxLength",schema11().properties.agent,data2);
}
if(data2.length < 1){
fail("/agent","minLength",schema11().properties.agent,data2);
}
}
else {
fail("/agent","type",schema11().properties.agent,data2);
}
}
if(data.model !== undefined && func0.call(data, "model")){
let data3 = data.model;
if(typeof data3 === "string"){
if(data3.length > 160){
fail("/model","maxLength",schema11().properties.model,data3);
}
if(data3.length < 1){
fail("/model","minLength",schema11().properties.model,data3);
}
}
else {
fail("/model","type",schema11().properties.model,data3);
}
}
if(data.configuration !== undefined && func0.call(data, "configuration")){
let data4 = data.configuration;
if(typeof data4 === "string"){
if(data4.length > 160){
fail("/configuration","maxLength",schema11().properties.configuration,data4);
}
if(data4.length < 1){
fail("/configuration","minLength",schema11().properties.configuration,data4);
}
}
else {
fail("/configuration","type",schema11().properties.configuration,data4);
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data5 = data.command;
if(Array.isArray(data5)){
if(data5.length > 50){
fail("/command","maxItems",schema11().properties.command,data5);
}
if(data5.length < 1){
fail("/command","minItems",schema11().properties.command,data5);
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(data6.length > 500){
fail("/command/" + i0,"maxLength",schema11().properties.command.items,data6);
}
if(data6.length < 1){
fail("/command/" + i0,"minLength",schema11().properties.command.items,data6);
}
}
else {
fail("/command/" + i0,"type",schema11().properties.command.items,data6);
}
}
}
else {
fail("/command","type",schema11().properties.command,data5);
}
}
if(data.artifacts !== undefined && func0.call(data, "artifacts")){
let data7 = data.artifacts;
if(Array.isArray(data7)){
if(data7.length > 50){
fail("/artifacts","maxItems",schema11().properties.artifacts,data7);
}
if(data7.length < 1){
fail("/artifacts","minItems",schema11().properties.artifacts,data7);
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if((data8.path === undefined) || (!(func0.call(data8, "path")))){
fail("/artifacts/" + i1,"required",schema11().properties.artifacts.items,data8,"path");
}
if((data8.sha256 === undefined) || (!(func0.call(data8, "sha256")))){
fail("/artifacts/" + i1,"required",schema11().properties.artifacts.items,data8,"sha256");
}
for(const key1 of Object.keys(data8)){
if(!((key1 === "path") || (key1 === "sha256"))){
fail("/artifacts/" + i1,"additionalProperties",schema11().properties.artifacts.items,data8,key1);
}
}
if(data8.path !== undefined && func0.call(data8, "path")){
let data9 = data8.path;
if(typeof data9 === "string"){
if(data9.length > 240){
fail("/artifacts/" + i1+"/path","maxLength",schema11().properties.artifacts.items.properties.path,data9);
}
if(data9.length < 1){
fail("/artifacts/" + i1+"/path","minLength",schema11().properties.artifacts.items.properties.path,data9);
}
if(data9.length <= 240 && !pattern1.test(data9)){
fail("/artifacts/" + i1+"/path","pattern",schema11().properties.artifacts.items.properties.path,data9);
}
}
else {
fail("/artifacts/" + i1+"/path","type",schema11().properties.artifacts.items.properties.path,data9);
}
}
if(data8.sha256 !== undefined && func0.call(data8, "sha256")){
let data10 = data8.sha256;
if(typeof data10 === "string"){
if(!pattern2.test(data10)){
fail("/artifacts/" + i1+"/sha256","pattern",schema11().properties.artifacts.items.properties.sha256,data10);
}
}
else {
fail("/artifacts/" + i1+"/sha256","type",schema11().properties.artifacts.items.properties.sha256,data10);
}
}
}
else {
fail("/artifacts/" + i1,"type",schema11().properties.artifacts.items,data8);
}
}
}
else {
fail("/artifacts","type",schema11().properties.artifacts,data7);
}
}
if(data.environment_names !== undefined && func0.call(data, "environment_names")){
let data11 = data.environment_names;
if(Array.isArray(data11)){
if(data11.length > 30){
fail("/environment_names","maxItems",schema11().properties.environment_names,data11);
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
fail("/environment_names/" + i2,"pattern",schema11().properties.environment_names.items,data12);
}
}
else {
fail("/environment_names/" + i2,"type",schema11().properties.environment_names.items,data12);
}
}
}
else {
fail("/environment_names","type",schema11().properties.environment_names,data11);
}
}
if(data.timeout_ms !== undefined && func0.call(data, "timeout_ms")){
let data13 = data.timeout_ms;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
fail("/timeout_ms","type",schema11().properties.timeout_ms,data13);
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3600000 || isNaN(data13)){
fail("/timeout_ms","maximum",schema11().properties.timeout_ms,data13);
}
if(data13 < 1000 || isNaN(data13)){
fail("/timeout_ms","minimum",schema11().properties.timeout_ms,data13);
}
}
}
if(data.cost_posture !== undefined && func0.call(data, "cost_posture")){
let data14 = data.cost_posture;
if(typeof data14 !== "string"){
fail("/cost_posture","type",schema11().properties.cost_posture,data14);
}
if(!(((data14 === "free") || (data14 === "paid")) || (data14 === "unknown"))){
fail("/cost_posture","enum",schema11().properties.cost_posture,data14);
}
}
if(data.diagnostics_path !== undefined && func0.call(data, "diagnostics_path")){
let data15 = data.diagnostics_path;
if(typeof data15 === "string"){
if(data15.length > 240){
fail("/diagnostics_path","maxLength",schema11().properties.diagnostics_path,data15);
}
if(data15.length < 1){
fail("/diagnostics_path","minLength",schema11().properties.diagnostics_path,data15);
}
if(data15.length <= 240 && !pattern1.test(data15)){
fail("/diagnostics_path","pattern",schema11().properties.diagnostics_path,data15);
}
}
else {
fail("/diagnostics_path","type",schema11().properties.diagnostics_path,data15);
}
}
if(data.planning !== undefined && func0.call(data, "planning")){
let data16 = data.planning;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.prompt_overhead_tokens === undefined) || (!(func0.call(data16, "prompt_overhead_tokens")))){
fail("/planning","required",schema11().properties.planning,data16,"prompt_overhead_tokens");
}
if((data16.reserved_output_tokens === undefined) || (!(func0.call(data16, "reserved_output_tokens")))){
fail("/planning","required",schema11().properties.planning,data16,"reserved_output_tokens");
}
if((data16.input_usd_per_million === undefined) || (!(func0.call(data16, "input_usd_per_million")))){
fail("/planning","required",schema11().properties.planning,data16,"input_usd_per_million");
}
if((data16.output_usd_per_million === undefined) || (!(func0.call(data16, "output_usd_per_million")))){
fail("/planning","required",schema11().properties.planning,data16,"output_usd_per_million");
}
if((data16.max_cost_usd === undefined) || (!(func0.call(data16, "max_cost_usd")))){
fail("/planning","required",schema11().properties.planning,data16,"max_cost_usd");
}
for(const key2 of Object.keys(data16)){
if(!(((((key2 === "prompt_overhead_tokens") || (key2 === "reserved_output_tokens")) || (key2 === "input_usd_per_million")) || (key2 === "output_usd_per_million")) || (key2 === "max_cost_usd"))){
fail("/planning","additionalProperties",schema11().properties.planning,data16,key2);
}
}
if(data16.prompt_overhead_tokens !== undefined && func0.call(data16, "prompt_overhead_tokens")){
let data17 = data16.prompt_overhead_tokens;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
fail("/planning/prompt_overhead_tokens","type",schema11().properties.planning.properties.prompt_overhead_tokens,data17);
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000 || isNaN(data17)){
fail("/planning/prompt_overhead_tokens","maximum",schema11().properties.planning.properties.prompt_overhead_tokens,data17);
}
if(data17 < 0 || isNaN(data17)){
fail("/planning/prompt_overhead_tokens","minimum",schema11().properties.planning.properties.prompt_overhead_tokens,data17);
}
}
}
if(data16.reserved_output_tokens !== undefined && func0.call(data16, "reserved_output_tokens")){
let data18 = data16.reserved_output_tokens;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
fail("/planning/reserved_output_tokens","type",schema11().properties.planning.properties.reserved_output_tokens,data18);
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000 || isNaN(data18)){
fail("/planning/reserved_output_tokens","maximum",schema11().properties.planning.properties.reserved_output_tokens,data18);
}
if(data18 < 1 || isNaN(data18)){
fail("/planning/reserved_output_tokens","minimum",schema11().properties.planning.properties.reserved_output_tokens,data18);
}
}
}
if(data16.input_usd_per_million !== undefined && func0.call(data16, "input_usd_per_million")){
let data19 = data16.input_usd_per_million;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100000 || isNaN(data19)){
fail("/planning/input_usd_per_million","maximum",schema11().properties.planning.properties.input_usd_per_million,data19);
}
if(data19 < 0 || isNaN(data19)){
fail("/planning/input_usd_per_million","minimum",schema11().properties.planning.properties.input_usd_per_million,data19);
}
}
else {
fail("/planning/input_usd_per_million","type",schema11().properties.planning.properties.input_usd_per_million,data19);
}
}
if(data16.output_usd_per_million !== undefined && func0.call(data16, "output_usd_per_million")){
let data20 = data16.output_usd_per_million;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100000 || isNaN(data20)){
fail("/planning/output_usd_per_million","maximum",schema11().properties.planning.properties.output_usd_per_million,data20);
}
if(data20 < 0 || isNaN(data20)){
fail("/planning/output_usd_per_million","minimum",schema11().properties.planning.properties.output_usd_per_million,data20);
}
}
else {
fail("/planning/output_usd_per_million","type",schema11().properties.planning.properties.output_usd_per_million,data20);
}
}
if(data16.max_cost_usd !== undefined && func0.call(data16, "max_cost_usd")){
let data21 = data16.max_cost_usd;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 100000 || isNaN(data21)){
fail("/planning/max_cost_usd","maximum",schema11().properties.planning.properties.max_cost_usd,data21);
}
if(data21 < 0 || isNaN(data21)){
fail("/planning/max_cost_usd","minimum",schema11().properties.planning.properties.max_cost_usd,data21);
}
}
else {
fail("/planning/max_cost_usd","type",schema11().properties.planning.properties.max_cost_usd,data21);
}
}
}
else {
fail("/planning","type",schema11().properties.planning,data16);
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
