export const id = 630;
export const ids = [630];
export const modules = {

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

/***/ 7630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scoringProfileForm: () => (/* binding */ scoringProfileForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/scoring-profile.js
// Generated from schemas/scoring-profile.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","task_id","manifest_sha256","checks","critical_regressions","allowed_paths","prohibited_paths","test_paths","storage_exhaustion_exempt"],"properties":{"schema_version":{"const":"agent-dx-scoring-profile.v1"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"checks":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","dimension"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"dimension":{"type":"string","enum":["functional","regression","consistency"]},"surface":{"type":"string","enum":["contract","client","cli","documentation"]}}}},"critical_regressions":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}},"allowed_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"prohibited_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"test_paths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$","x-form":"a workspace path, or a folder ending in a slash; no empty, \".\" or \"..\" segment and no * or ?"}},"test_command":{"type":"object","additionalProperties":false,"required":["argv","timeout_ms"],"properties":{"argv":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":600000}}},"storage_exhaustion_exempt":{"type":"boolean"}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");
const pattern4 = new RegExp("^(?![A-Za-z]:)(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\u0000*?]+)*/?$", "");

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
if((data.checks === undefined) || (!(func0.call(data, "checks")))){
fail(instancePath,"required",schema11(),data,"checks");
}
if((data.critical_regressions === undefined) || (!(func0.call(data, "critical_regressions")))){
fail(instancePath,"required",schema11(),data,"critical_regressions");
}
if((data.allowed_paths === undefined) || (!(func0.call(data, "allowed_paths")))){
fail(instancePath,"required",schema11(),data,"allowed_paths");
}
if((data.prohibited_paths === undefined) || (!(func0.call(data, "prohibited_paths")))){
fail(instancePath,"required",schema11(),data,"prohibited_paths");
}
if((data.test_paths === undefined) || (!(func0.call(data, "test_paths")))){
fail(instancePath,"required",schema11(),data,"test_paths");
}
if((data.storage_exhaustion_exempt === undefined) || (!(func0.call(data, "storage_exhaustion_exempt")))){
fail(instancePath,"required",schema11(),data,"storage_exhaustion_exempt");
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11().properties, key0))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("agent-dx-scoring-profile.v1" !== data0){
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
if(data.checks !== undefined && func0.call(data, "checks")){
let data3 = data.checks;
if(Array.isArray(data3)){
if(data3.length > 200){
fail("/checks","maxItems",schema11().properties.checks,data3);
}
if(data3.length < 1){
fail("/checks","minItems",schema11().properties.checks,data3);
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.id === undefined) || (!(func0.call(data4, "id")))){
fail("/checks/" + i0,"required",schema11().properties.checks.items,data4,"id");
}
if((data4.dimension === undefined) || (!(func0.call(data4, "dimension")))){
fail("/checks/" + i0,"required",schema11().properties.checks.items,data4,"dimension");
}
for(const key1 of Object.keys(data4)){
if(!(((key1 === "id") || (key1 === "dimension")) || (key1 === "surface"))){
fail("/checks/" + i0,"additionalProperties",schema11().properties.checks.items,data4,key1);
}
}
if(data4.id !== undefined && func0.call(data4, "id")){
let data5 = data4.id;
if(typeof data5 === "string"){
if(data5.length > 80){
fail("/checks/" + i0+"/id","maxLength",schema11().properties.checks.items.properties.id,data5);
}
if(data5.length < 1){
fail("/checks/" + i0+"/id","minLength",schema11().properties.checks.items.properties.id,data5);
}
if(data5.length <= 80 && !pattern0.test(data5)){
fail("/checks/" + i0+"/id","pattern",schema11().properties.checks.items.properties.id,data5);
}
}
else {
fail("/checks/" + i0+"/id","type",schema11().properties.checks.items.properties.id,data5);
}
}
if(data4.dimension !== undefined && func0.call(data4, "dimension")){
let data6 = data4.dimension;
if(typeof data6 !== "string"){
fail("/checks/" + i0+"/dimension","type",schema11().properties.checks.items.properties.dimension,data6);
}
if(!(((data6 === "functional") || (data6 === "regression")) || (data6 === "consistency"))){
fail("/checks/" + i0+"/dimension","enum",schema11().properties.checks.items.properties.dimension,data6);
}
}
if(data4.surface !== undefined && func0.call(data4, "surface")){
let data7 = data4.surface;
if(typeof data7 !== "string"){
fail("/checks/" + i0+"/surface","type",schema11().properties.checks.items.properties.surface,data7);
}
if(!((((data7 === "contract") || (data7 === "client")) || (data7 === "cli")) || (data7 === "documentation"))){
fail("/checks/" + i0+"/surface","enum",schema11().properties.checks.items.properties.surface,data7);
}
}
}
else {
fail("/checks/" + i0,"type",schema11().properties.checks.items,data4);
}
}
}
else {
fail("/checks","type",schema11().properties.checks,data3);
}
}
if(data.critical_regressions !== undefined && func0.call(data, "critical_regressions")){
let data8 = data.critical_regressions;
if(Array.isArray(data8)){
if(data8.length > 100){
fail("/critical_regressions","maxItems",schema11().properties.critical_regressions,data8);
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(data9.length > 80){
fail("/critical_regressions/" + i1,"maxLength",schema11().properties.critical_regressions.items,data9);
}
if(data9.length < 1){
fail("/critical_regressions/" + i1,"minLength",schema11().properties.critical_regressions.items,data9);
}
if(data9.length <= 80 && !pattern0.test(data9)){
fail("/critical_regressions/" + i1,"pattern",schema11().properties.critical_regressions.items,data9);
}
}
else {
fail("/critical_regressions/" + i1,"type",schema11().properties.critical_regressions.items,data9);
}
}
}
else {
fail("/critical_regressions","type",schema11().properties.critical_regressions,data8);
}
}
if(data.allowed_paths !== undefined && func0.call(data, "allowed_paths")){
let data10 = data.allowed_paths;
if(Array.isArray(data10)){
if(data10.length > 100){
fail("/allowed_paths","maxItems",schema11().properties.allowed_paths,data10);
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(data11.length > 240){
fail("/allowed_paths/" + i2,"maxLength",schema11().properties.allowed_paths.items,data11);
}
if(data11.length < 1){
fail("/allowed_paths/" + i2,"minLength",schema11().properties.allowed_paths.items,data11);
}
if(data11.length <= 240 && !pattern4.test(data11)){
fail("/allowed_paths/" + i2,"pattern",schema11().properties.allowed_paths.items,data11);
}
}
else {
fail("/allowed_paths/" + i2,"type",schema11().properties.allowed_paths.items,data11);
}
}
}
else {
fail("/allowed_paths","type",schema11().properties.allowed_paths,data10);
}
}
if(data.prohibited_paths !== undefined && func0.call(data, "prohibited_paths")){
let data12 = data.prohibited_paths;
if(Array.isArray(data12)){
if(data12.length > 100){
fail("/prohibited_paths","maxItems",schema11().properties.prohibited_paths,data12);
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(data13.length > 240){
fail("/prohibited_paths/" + i3,"maxLength",schema11().properties.prohibited_paths.items,data13);
}
if(data13.length < 1){
fail("/prohibited_paths/" + i3,"minLength",schema11().properties.prohibited_paths.items,data13);
}
if(data13.length <= 240 && !pattern4.test(data13)){
fail("/prohibited_paths/" + i3,"pattern",schema11().properties.prohibited_paths.items,data13);
}
}
else {
fail("/prohibited_paths/" + i3,"type",schema11().properties.prohibited_paths.items,data13);
}
}
}
else {
fail("/prohibited_paths","type",schema11().properties.prohibited_paths,data12);
}
}
if(data.test_paths !== undefined && func0.call(data, "test_paths")){
let data14 = data.test_paths;
if(Array.isArray(data14)){
if(data14.length > 100){
fail("/test_paths","maxItems",schema11().properties.test_paths,data14);
}
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
if(typeof data15 === "string"){
if(data15.length > 240){
fail("/test_paths/" + i4,"maxLength",schema11().properties.test_paths.items,data15);
}
if(data15.length < 1){
fail("/test_paths/" + i4,"minLength",schema11().properties.test_paths.items,data15);
}
if(data15.length <= 240 && !pattern4.test(data15)){
fail("/test_paths/" + i4,"pattern",schema11().properties.test_paths.items,data15);
}
}
else {
fail("/test_paths/" + i4,"type",schema11().properties.test_paths.items,data15);
}
}
}
else {
fail("/test_paths","type",schema11().properties.test_paths,data14);
}
}
if(data.test_command !== undefined && func0.call(data, "test_command")){
let data16 = data.test_command;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if((data16.argv === undefined) || (!(func0.call(data16, "argv")))){
fail("/test_command","required",schema11().properties.test_command,data16,"argv");
}
if((data16.timeout_ms === undefined) || (!(func0.call(data16, "timeout_ms")))){
fail("/test_command","required",schema11().properties.test_command,data16,"timeout_ms");
}
for(const key2 of Object.keys(data16)){
if(!((key2 === "argv") || (key2 === "timeout_ms"))){
fail("/test_command","additionalProperties",schema11().properties.test_command,data16,key2);
}
}
if(data16.argv !== undefined && func0.call(data16, "argv")){
let data17 = data16.argv;
if(Array.isArray(data17)){
if(data17.length > 50){
fail("/test_command/argv","maxItems",schema11().properties.test_command.properties.argv,data17);
}
if(data17.length < 1){
fail("/test_command/argv","minItems",schema11().properties.test_command.properties.argv,data17);
}
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
let data18 = data17[i5];
if(typeof data18 === "string"){
if(data18.length > 500){
fail("/test_command/argv/" + i5,"maxLength",schema11().properties.test_command.properties.argv.items,data18);
}
if(data18.length < 1){
fail("/test_command/argv/" + i5,"minLength",schema11().properties.test_command.properties.argv.items,data18);
}
}
else {
fail("/test_command/argv/" + i5,"type",schema11().properties.test_command.properties.argv.items,data18);
}
}
}
else {
fail("/test_command/argv","type",schema11().properties.test_command.properties.argv,data17);
}
}
if(data16.timeout_ms !== undefined && func0.call(data16, "timeout_ms")){
let data19 = data16.timeout_ms;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
fail("/test_command/timeout_ms","type",schema11().properties.test_command.properties.timeout_ms,data19);
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 600000 || isNaN(data19)){
fail("/test_command/timeout_ms","maximum",schema11().properties.test_command.properties.timeout_ms,data19);
}
if(data19 < 1000 || isNaN(data19)){
fail("/test_command/timeout_ms","minimum",schema11().properties.test_command.properties.timeout_ms,data19);
}
}
}
}
else {
fail("/test_command","type",schema11().properties.test_command,data16);
}
}
if(data.storage_exhaustion_exempt !== undefined && func0.call(data, "storage_exhaustion_exempt")){
let data20 = data.storage_exhaustion_exempt;
if(typeof data20 !== "boolean"){
fail("/storage_exhaustion_exempt","type",schema11().properties.storage_exhaustion_exempt,data20);
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

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/command.js
var command = __webpack_require__(6742);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/scoringProfile.js






const checks = (document) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'checks'));
const checkIds = (document) => [(0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'checks'), 'id')];
const list = (document, name) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, name));
const LISTS = ['critical_regressions', 'allowed_paths', 'prohibited_paths', 'test_paths'];
const scoringProfile_lists = (document) => LISTS.map((name) => list(document, name));
const surface = (document, report) => {
    for (const check of checks(document)) {
        const dimension = (0,place/* partOf */.BU)(check, 'dimension').value;
        const { pointer, value } = (0,place/* partOf */.BU)(check, 'surface');
        if (dimension === 'consistency' && value === undefined)
            report(pointer, 'a consistency check names the surface that it compares');
        if (typeof dimension === 'string' && dimension !== 'consistency' && value !== undefined)
            report(pointer, 'only a consistency check has a surface');
    }
};
const criticalRegressions = (document, report) => {
    const known = (0,lists/* textsOf */.CB)(checks(document)
        .filter((check) => (0,place/* partOf */.BU)(check, 'dimension').value === 'regression')
        .map((check) => (0,place/* partOf */.BU)(check, 'id')));
    for (const { pointer, value } of list(document, 'critical_regressions')) {
        if (typeof value === 'string' && !known.has(value))
            report(pointer, `${(0,plainText/* excerpt */.K)(value)} is no check of the dimension regression`);
    }
};
const scoringProfile_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('profile.checks-sorted', (0,lists/* sorted */.IP)(checkIds)),
        (0,rules_form/* error */.z3)('profile.checks-unique', (0,lists/* unique */.Am)(checkIds)),
        (0,rules_form/* error */.z3)('profile.surface', surface),
        (0,rules_form/* error */.z3)('profile.critical-regressions', criticalRegressions),
        (0,rules_form/* error */.z3)('profile.lists-sorted', (0,lists/* sorted */.IP)(scoringProfile_lists)),
        (0,rules_form/* error */.z3)('profile.lists-unique', (0,lists/* unique */.Am)(scoringProfile_lists)),
        (0,rules_form/* error */.z3)('profile.paths-disjoint', (0,lists/* disjoint */.nf)((document) => [list(document, 'allowed_paths'), list(document, 'prohibited_paths')], (path) => `${path} is allowed and prohibited; decide for one`)),
        ...(0,command/* commandRules */.Hf)((document) => (0,place/* placeOf */.$t)(document, 'test_command', 'argv'), ['{node}', '{workspace}']),
    ],
};
const scoringProfileForm = () => scoringProfile_form;


/***/ })

};
