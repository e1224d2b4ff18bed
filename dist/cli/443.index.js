export const id = 443;
export const ids = [443];
export const modules = {

/***/ 2383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
// Keys that ECMAScript takes for array indices come first, in number order: the format inherits that from rebuilt objects.
const INDEX_KEY = /^(?:0|[1-9]\d{0,9})$/;
const LARGEST_INDEX = 4_294_967_294;
const isIndexKey = (key) => INDEX_KEY.test(key) && Number(key) <= LARGEST_INDEX;
const compareKeys = (a, b) => {
    const aIsIndex = isIndexKey(a);
    const bIsIndex = isIndexKey(b);
    if (aIsIndex !== bIsIndex)
        return aIsIndex ? -1 : 1;
    if (aIsIndex)
        return Number(a) - Number(b);
    return a < b ? -1 : a > b ? 1 : 0;
};
/** What JSON.stringify leaves out of objects and writes as null in arrays. */
const isUnwritable = (value) => value === undefined || typeof value === 'function' || typeof value === 'symbol';
const isContainer = (value) => typeof value === 'object' && value !== null;
const scalar = (value) => (isUnwritable(value) ? 'null' : JSON.stringify(value));
const open = (container) => {
    if (Array.isArray(container))
        return { container, keys: undefined, values: container, next: 0 };
    const members = Object.entries(container).filter(([, value]) => !isUnwritable(value));
    members.sort(([a], [b]) => compareKeys(a, b));
    return { container, keys: members.map(([key]) => key), values: members.map(([, value]) => value), next: 0 };
};
/**
 * The canonical text of a value (wire format 1.2): no whitespace, keys by UTF-16 code unit with array-index keys first, ECMAScript
 * numbers, the escapes of JSON.stringify. Written without recursion, so nesting depth is no limit. Hash it as UTF-8.
 * Throws a TypeError for what no JSON text can hold: a value that contains itself, a bigint, or undefined as the whole value.
 */
const canonicalJson = (value) => {
    if (isUnwritable(value))
        throw new TypeError('canonical JSON needs a value');
    let text = '';
    const stack = [];
    const containers = new Set();
    const write = (each) => {
        if (!isContainer(each)) {
            text += scalar(each);
            return;
        }
        if (containers.has(each))
            throw new TypeError('canonical JSON cannot hold a value that contains itself');
        containers.add(each);
        stack.push(open(each));
        text += Array.isArray(each) ? '[' : '{';
    };
    write(value);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
        if (top.next === top.values.length) {
            text += top.keys === undefined ? ']' : '}';
            containers.delete(top.container);
            stack.pop();
            continue;
        }
        if (top.next > 0)
            text += ',';
        if (top.keys !== undefined)
            text += `${JSON.stringify(top.keys[top.next])}:`;
        write(top.values[top.next++]);
    }
    return text;
};


/***/ }),

/***/ 6742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: () => (/* binding */ commandRules),
/* harmony export */   gO: () => (/* binding */ adapterFile),
/* harmony export */   x1: () => (/* binding */ ADAPTER_PLACEHOLDERS)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5707);
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3796);
/* harmony import */ var _form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3557);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7223);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1196);





const PLACEHOLDER = /\{[^}]+\}/g;
/** Where a placeholder may stand (wire format 2.10). */
const PLACES = {
    '{node}': { alone: true, beforePath: false },
    '{adapter_root}': { alone: false, beforePath: true },
    '{workspace}': { alone: true, beforePath: true },
    '{task_packet}': { alone: true, beforePath: false },
};
const ADAPTER_PLACEHOLDERS = ['{node}', '{adapter_root}', '{workspace}', '{task_packet}'];
const isOneOf = (name, allowed) => allowed.some((each) => each === name);
/** What is wrong with one argument; undefined when nothing is. An argument without braces is free. */
const argumentFault = (argument, allowed) => {
    if (!/[{}]/.test(argument))
        return undefined;
    const [name, ...others] = argument.match(PLACEHOLDER) ?? [];
    if (name === undefined || others.length > 0 || /[{}]/.test(argument.replace(name, ''))) {
        return 'an argument holds one placeholder at most, and no other braces';
    }
    if (!isOneOf(name, allowed))
        return `the placeholder ${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(name)} is not known; known are ${allowed.join(' ')}`;
    const { alone, beforePath } = PLACES[name];
    if (argument === name)
        return alone ? undefined : `${name} stands before a path: ${name}/file`;
    if (!beforePath)
        return `${name} stands alone, as an argument of its own`;
    if (!argument.startsWith(`${name}/`))
        return `${name} stands at the start, before a slash and a path`;
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadablePath */ .wQ)(argument.slice(name.length + 1)) ? undefined : `behind ${name}/ follows a relative path without a segment ".."`;
};
const nodeFirst = (command) => (document, report) => {
    const [first] = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .elementsOf */ .ZE)(command(document));
    if (first !== undefined && first.value !== '{node}')
        report(first.pointer, 'a command starts with {node}, the Node that runs the kit');
};
const placeholders = (command, allowed) => (document, report) => {
    for (const { pointer, value } of (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .elementsOf */ .ZE)(command(document))) {
        if (typeof value !== 'string' || value.length > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .ARGUMENT_UNITS */ .gs)
            continue;
        const fault = argumentFault(value, allowed);
        if (fault !== undefined)
            report(pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(value)}: ${fault}`);
    }
};
/** The grammar of a command. */
const commandRules = (command, allowed) => [
    (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('command.node-first', nodeFirst(command)),
    (0,_form_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('command.placeholders', placeholders(command, allowed)),
];
/** The path behind `{adapter_root}/`, when an argument has one. */
const adapterFile = (argument) => typeof argument === 'string' && argument.startsWith('{adapter_root}/') ? argument.slice('{adapter_root}/'.length) : undefined;


/***/ }),

/***/ 7135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ idIsDerived)
/* harmony export */ });
/* unused harmony export derivedId */
/* harmony import */ var _canonicalJson_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2383);
/* harmony import */ var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6208);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6578);



/**
 * The id that a document derives from its own content: a prefix and the first 32 hex digits of the SHA-256 of the canonical
 * document without the id (wire format 2.12, 2.17). Throws a TypeError for what no JSON text can hold.
 */
const derivedId = (prefix, field, document) => {
    const others = Object.entries(document).filter(([name]) => name !== field);
    return prefix + (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_canonicalJson_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(Object.fromEntries(others))).slice(0, 32);
};
const derivable = (prefix, field, document) => {
    try {
        return derivedId(prefix, field, document);
    }
    catch {
        return undefined;
    }
};
/** The id of a document is the one that its content gives. */
const idIsDerived = (prefix, field) => (document, report) => {
    const id = (0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .textMember */ .SA)(document, field);
    if (id === undefined || !(0,_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(document))
        return;
    const expected = derivable(prefix, field, document);
    if (expected !== id)
        report(`/${field}`, `the content of this document gives the id ${expected ?? '(none)'}; it was changed after the id was made`);
};


/***/ }),

/***/ 3443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPlanForm: () => (/* binding */ runPlanForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/run-plan.js
// Generated from schemas/run-plan.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","plan_id","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","workspace_policy","environment","filtered_input_bytes","estimated_input_tokens","reserved_output_tokens","estimated_max_cost_usd","max_cost_usd","cost_posture","within_cost_limit","command","approval","blocked_reasons","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-plan.v1"},"plan_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"environment":{"type":"array","maxItems":30,"items":{"type":"object","additionalProperties":false,"required":["name","available"],"properties":{"name":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"},"available":{"type":"boolean"}}}},"filtered_input_bytes":{"type":"integer","minimum":1,"maximum":104857600},"estimated_input_tokens":{"type":"integer","minimum":1,"maximum":100000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"estimated_max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"within_cost_limit":{"type":"boolean"},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"approval":{"type":"object","additionalProperties":false,"required":["launch_required","paid_required"],"properties":{"launch_required":{"const":true},"paid_required":{"type":"boolean"}}},"blocked_reasons":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":200}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern2 = new RegExp("^[a-f0-9]{64}$", "");
const pattern6 = new RegExp("^[A-Z][A-Z0-9_]{0,79}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
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
if((data.workspace_policy === undefined) || (!(func0.call(data, "workspace_policy")))){
fail(instancePath,"required",schema11(),data,"workspace_policy");
}
if((data.environment === undefined) || (!(func0.call(data, "environment")))){
fail(instancePath,"required",schema11(),data,"environment");
}
if((data.filtered_input_bytes === undefined) || (!(func0.call(data, "filtered_input_bytes")))){
fail(instancePath,"required",schema11(),data,"filtered_input_bytes");
}
if((data.estimated_input_tokens === undefined) || (!(func0.call(data, "estimated_input_tokens")))){
fail(instancePath,"required",schema11(),data,"estimated_input_tokens");
}
if((data.reserved_output_tokens === undefined) || (!(func0.call(data, "reserved_output_tokens")))){
fail(instancePath,"required",schema11(),data,"reserved_output_tokens");
}
if((data.estimated_max_cost_usd === undefined) || (!(func0.call(data, "estimated_max_cost_usd")))){
fail(instancePath,"required",schema11(),data,"estimated_max_cost_usd");
}
if((data.max_cost_usd === undefined) || (!(func0.call(data, "max_cost_usd")))){
fail(instancePath,"required",schema11(),data,"max_cost_usd");
}
if((data.cost_posture === undefined) || (!(func0.call(data, "cost_posture")))){
fail(instancePath,"required",schema11(),data,"cost_posture");
}
if((data.within_cost_limit === undefined) || (!(func0.call(data, "within_cost_limit")))){
fail(instancePath,"required",schema11(),data,"within_cost_limit");
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
fail(instancePath,"required",schema11(),data,"command");
}
if((data.approval === undefined) || (!(func0.call(data, "approval")))){
fail(instancePath,"required",schema11(),data,"approval");
}
if((data.blocked_reasons === undefined) || (!(func0.call(data, "blocked_reasons")))){
fail(instancePath,"required",schema11(),data,"blocked_reasons");
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
if("codevetter.agent-task-plan.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.plan_id !== undefined && func0.call(data, "plan_id")){
let data1 = data.plan_id;
if(typeof data1 === "string"){
if(data1.length > 80){
fail("/plan_id","maxLength",schema11().properties.plan_id,data1);
}
if(data1.length < 1){
fail("/plan_id","minLength",schema11().properties.plan_id,data1);
}
if(data1.length <= 80 && !pattern0.test(data1)){
fail("/plan_id","pattern",schema11().properties.plan_id,data1);
}
}
else {
fail("/plan_id","type",schema11().properties.plan_id,data1);
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
if(data.fixture_sha256 !== undefined && func0.call(data, "fixture_sha256")){
let data4 = data.fixture_sha256;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
fail("/fixture_sha256","pattern",schema11().properties.fixture_sha256,data4);
}
}
else {
fail("/fixture_sha256","type",schema11().properties.fixture_sha256,data4);
}
}
if(data.acceptance_contract_sha256 !== undefined && func0.call(data, "acceptance_contract_sha256")){
let data5 = data.acceptance_contract_sha256;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
fail("/acceptance_contract_sha256","pattern",schema11().properties.acceptance_contract_sha256,data5);
}
}
else {
fail("/acceptance_contract_sha256","type",schema11().properties.acceptance_contract_sha256,data5);
}
}
if(data.adapter_sha256 !== undefined && func0.call(data, "adapter_sha256")){
let data6 = data.adapter_sha256;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
fail("/adapter_sha256","pattern",schema11().properties.adapter_sha256,data6);
}
}
else {
fail("/adapter_sha256","type",schema11().properties.adapter_sha256,data6);
}
}
if(data.workspace_policy !== undefined && func0.call(data, "workspace_policy")){
let data7 = data.workspace_policy;
if("public_fixture_and_task_packet_v1" !== data7){
fail("/workspace_policy","const",schema11().properties.workspace_policy,data7);
}
}
if(data.environment !== undefined && func0.call(data, "environment")){
let data8 = data.environment;
if(Array.isArray(data8)){
if(data8.length > 30){
fail("/environment","maxItems",schema11().properties.environment,data8);
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if((data9.name === undefined) || (!(func0.call(data9, "name")))){
fail("/environment/" + i0,"required",schema11().properties.environment.items,data9,"name");
}
if((data9.available === undefined) || (!(func0.call(data9, "available")))){
fail("/environment/" + i0,"required",schema11().properties.environment.items,data9,"available");
}
for(const key1 of Object.keys(data9)){
if(!((key1 === "name") || (key1 === "available"))){
fail("/environment/" + i0,"additionalProperties",schema11().properties.environment.items,data9,key1);
}
}
if(data9.name !== undefined && func0.call(data9, "name")){
let data10 = data9.name;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
fail("/environment/" + i0+"/name","pattern",schema11().properties.environment.items.properties.name,data10);
}
}
else {
fail("/environment/" + i0+"/name","type",schema11().properties.environment.items.properties.name,data10);
}
}
if(data9.available !== undefined && func0.call(data9, "available")){
let data11 = data9.available;
if(typeof data11 !== "boolean"){
fail("/environment/" + i0+"/available","type",schema11().properties.environment.items.properties.available,data11);
}
}
}
else {
fail("/environment/" + i0,"type",schema11().properties.environment.items,data9);
}
}
}
else {
fail("/environment","type",schema11().properties.environment,data8);
}
}
if(data.filtered_input_bytes !== undefined && func0.call(data, "filtered_input_bytes")){
let data12 = data.filtered_input_bytes;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
fail("/filtered_input_bytes","type",schema11().properties.filtered_input_bytes,data12);
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 104857600 || isNaN(data12)){
fail("/filtered_input_bytes","maximum",schema11().properties.filtered_input_bytes,data12);
}
if(data12 < 1 || isNaN(data12)){
fail("/filtered_input_bytes","minimum",schema11().properties.filtered_input_bytes,data12);
}
}
}
if(data.estimated_input_tokens !== undefined && func0.call(data, "estimated_input_tokens")){
let data13 = data.estimated_input_tokens;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
fail("/estimated_input_tokens","type",schema11().properties.estimated_input_tokens,data13);
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100000000 || isNaN(data13)){
fail("/estimated_input_tokens","maximum",schema11().properties.estimated_input_tokens,data13);
}
if(data13 < 1 || isNaN(data13)){
fail("/estimated_input_tokens","minimum",schema11().properties.estimated_input_tokens,data13);
}
}
}
if(data.reserved_output_tokens !== undefined && func0.call(data, "reserved_output_tokens")){
let data14 = data.reserved_output_tokens;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
fail("/reserved_output_tokens","type",schema11().properties.reserved_output_tokens,data14);
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000 || isNaN(data14)){
fail("/reserved_output_tokens","maximum",schema11().properties.reserved_output_tokens,data14);
}
if(data14 < 1 || isNaN(data14)){
fail("/reserved_output_tokens","minimum",schema11().properties.reserved_output_tokens,data14);
}
}
}
if(data.estimated_max_cost_usd !== undefined && func0.call(data, "estimated_max_cost_usd")){
let data15 = data.estimated_max_cost_usd;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100000 || isNaN(data15)){
fail("/estimated_max_cost_usd","maximum",schema11().properties.estimated_max_cost_usd,data15);
}
if(data15 < 0 || isNaN(data15)){
fail("/estimated_max_cost_usd","minimum",schema11().properties.estimated_max_cost_usd,data15);
}
}
else {
fail("/estimated_max_cost_usd","type",schema11().properties.estimated_max_cost_usd,data15);
}
}
if(data.max_cost_usd !== undefined && func0.call(data, "max_cost_usd")){
let data16 = data.max_cost_usd;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100000 || isNaN(data16)){
fail("/max_cost_usd","maximum",schema11().properties.max_cost_usd,data16);
}
if(data16 < 0 || isNaN(data16)){
fail("/max_cost_usd","minimum",schema11().properties.max_cost_usd,data16);
}
}
else {
fail("/max_cost_usd","type",schema11().properties.max_cost_usd,data16);
}
}
if(data.cost_posture !== undefined && func0.call(data, "cost_posture")){
let data17 = data.cost_posture;
if(typeof data17 !== "string"){
fail("/cost_posture","type",schema11().properties.cost_posture,data17);
}
if(!(((data17 === "free") || (data17 === "paid")) || (data17 === "unknown"))){
fail("/cost_posture","enum",schema11().properties.cost_posture,data17);
}
}
if(data.within_cost_limit !== undefined && func0.call(data, "within_cost_limit")){
let data18 = data.within_cost_limit;
if(typeof data18 !== "boolean"){
fail("/within_cost_limit","type",schema11().properties.within_cost_limit,data18);
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data19 = data.command;
if(Array.isArray(data19)){
if(data19.length > 50){
fail("/command","maxItems",schema11().properties.command,data19);
}
if(data19.length < 1){
fail("/command","minItems",schema11().properties.command,data19);
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(typeof data20 === "string"){
if(data20.length > 500){
fail("/command/" + i1,"maxLength",schema11().properties.command.items,data20);
}
if(data20.length < 1){
fail("/command/" + i1,"minLength",schema11().properties.command.items,data20);
}
}
else {
fail("/command/" + i1,"type",schema11().properties.command.items,data20);
}
}
}
else {
fail("/command","type",schema11().properties.command,data19);
}
}
if(data.approval !== undefined && func0.call(data, "approval")){
let data21 = data.approval;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if((data21.launch_required === undefined) || (!(func0.call(data21, "launch_required")))){
fail("/approval","required",schema11().properties.approval,data21,"launch_required");
}
if((data21.paid_required === undefined) || (!(func0.call(data21, "paid_required")))){
fail("/approval","required",schema11().properties.approval,data21,"paid_required");
}
for(const key2 of Object.keys(data21)){
if(!((key2 === "launch_required") || (key2 === "paid_required"))){
fail("/approval","additionalProperties",schema11().properties.approval,data21,key2);
}
}
if(data21.launch_required !== undefined && func0.call(data21, "launch_required")){
let data22 = data21.launch_required;
if(true !== data22){
fail("/approval/launch_required","const",schema11().properties.approval.properties.launch_required,data22);
}
}
if(data21.paid_required !== undefined && func0.call(data21, "paid_required")){
let data23 = data21.paid_required;
if(typeof data23 !== "boolean"){
fail("/approval/paid_required","type",schema11().properties.approval.properties.paid_required,data23);
}
}
}
else {
fail("/approval","type",schema11().properties.approval,data21);
}
}
if(data.blocked_reasons !== undefined && func0.call(data, "blocked_reasons")){
let data24 = data.blocked_reasons;
if(Array.isArray(data24)){
if(data24.length > 50){
fail("/blocked_reasons","maxItems",schema11().properties.blocked_reasons,data24);
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(data25.length > 200){
fail("/blocked_reasons/" + i2,"maxLength",schema11().properties.blocked_reasons.items,data25);
}
if(data25.length < 1){
fail("/blocked_reasons/" + i2,"minLength",schema11().properties.blocked_reasons.items,data25);
}
}
else {
fail("/blocked_reasons/" + i2,"type",schema11().properties.blocked_reasons.items,data25);
}
}
}
else {
fail("/blocked_reasons","type",schema11().properties.blocked_reasons,data24);
}
}
if(data.limitations !== undefined && func0.call(data, "limitations")){
let data26 = data.limitations;
if(Array.isArray(data26)){
if(data26.length > 50){
fail("/limitations","maxItems",schema11().properties.limitations,data26);
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(typeof data27 === "string"){
if(data27.length > 500){
fail("/limitations/" + i3,"maxLength",schema11().properties.limitations.items,data27);
}
if(data27.length < 1){
fail("/limitations/" + i3,"minLength",schema11().properties.limitations.items,data27);
}
}
else {
fail("/limitations/" + i3,"type",schema11().properties.limitations.items,data27);
}
}
}
else {
fail("/limitations","type",schema11().properties.limitations,data26);
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

// EXTERNAL MODULE: ./lib/contracts/rules/command.js
var command = __webpack_require__(6742);
// EXTERNAL MODULE: ./lib/contracts/rules/derivedId.js
var derivedId = __webpack_require__(7135);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/runPlan.js






const environment = (document) => [(0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'environment'), 'name')];
const blocked = (document) => [(0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'blocked_reasons'))];
const withinCostLimit = (document, report) => {
    const said = (0,place/* placeOf */.$t)(document, 'within_cost_limit');
    const estimate = (0,place/* placeOf */.$t)(document, 'estimated_max_cost_usd').value;
    const limit = (0,place/* placeOf */.$t)(document, 'max_cost_usd').value;
    if (typeof said.value !== 'boolean' || typeof estimate !== 'number' || typeof limit !== 'number')
        return;
    if (said.value !== estimate <= limit)
        report(said.pointer, `must be ${estimate <= limit}: the estimate is ${estimate}, the limit ${limit}`);
};
const paidApproval = (document, report) => {
    const said = (0,place/* placeOf */.$t)(document, 'approval', 'paid_required');
    const posture = (0,place/* placeOf */.$t)(document, 'cost_posture').value;
    if (typeof said.value !== 'boolean' || typeof posture !== 'string')
        return;
    if (said.value !== (posture !== 'free'))
        report(said.pointer, `must be ${posture !== 'free'}: only a free run needs no approval of costs`);
};
const runPlan_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('plan.environment-sorted', (0,lists/* sorted */.IP)(environment)),
        (0,rules_form/* error */.z3)('plan.environment-unique', (0,lists/* unique */.Am)(environment)),
        (0,rules_form/* error */.z3)('plan.within-cost-limit', withinCostLimit),
        (0,rules_form/* error */.z3)('plan.paid-approval', paidApproval),
        ...(0,command/* commandRules */.Hf)((document) => (0,place/* placeOf */.$t)(document, 'command'), command/* ADAPTER_PLACEHOLDERS */.x1),
        (0,rules_form/* error */.z3)('plan.blocked-sorted', (0,lists/* sorted */.IP)(blocked)),
        (0,rules_form/* error */.z3)('plan.blocked-unique', (0,lists/* unique */.Am)(blocked)),
        (0,rules_form/* error */.z3)('plan.id', (0,derivedId/* idIsDerived */.B)('plan-', 'plan_id')),
    ],
};
const runPlanForm = () => runPlan_form;


/***/ })

};
