export const id = 802;
export const ids = [802];
export const modules = {

/***/ 4802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  adapterDiagnosticsForm: () => (/* binding */ adapterDiagnosticsForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/adapter-diagnostics.js
// Generated from schemas/adapter-diagnostics.schema.json by scripts/generate.mjs. Do not edit.

const validate = validate10;
const schema11 = {"type":"object","additionalProperties":false,"required":["schema_version"],"properties":{"schema_version":{"const":"codevetter.agent-task-diagnostics.v1"},"input_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"output_tokens":{"type":"integer","minimum":0,"maximum":9007199254740991},"cost_usd":{"type":"number","minimum":0},"tool_calls":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"files_inspected":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}},"files_modified":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}},"minProperties":2};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?![\\s\\S]{241})(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"minProperties",form:schema11,value:data});
}
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"required",field:"schema_version",form:schema11,value:data});
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "schema_version") || (key0 === "input_tokens")) || (key0 === "output_tokens")) || (key0 === "cost_usd")) || (key0 === "tool_calls")) || (key0 === "files_inspected")) || (key0 === "files_modified"))){
if(errors++ < 200)(vErrors ??= []).push({at:instancePath,keyword:"additionalProperties",field:key0,form:schema11,value:data});
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-diagnostics.v1" !== data0){
if(errors++ < 200)(vErrors ??= []).push({at:"/schema_version",keyword:"const",form:schema11.properties.schema_version,value:data0});
}
}
if(data.input_tokens !== undefined && func0.call(data, "input_tokens")){
let data1 = data.input_tokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/input_tokens",keyword:"type",form:schema11.properties.input_tokens,value:data1});
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/input_tokens",keyword:"maximum",form:schema11.properties.input_tokens,value:data1});
}
if(data1 < 0 || isNaN(data1)){
if(errors++ < 200)(vErrors ??= []).push({at:"/input_tokens",keyword:"minimum",form:schema11.properties.input_tokens,value:data1});
}
}
}
if(data.output_tokens !== undefined && func0.call(data, "output_tokens")){
let data2 = data.output_tokens;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
if(errors++ < 200)(vErrors ??= []).push({at:"/output_tokens",keyword:"type",form:schema11.properties.output_tokens,value:data2});
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/output_tokens",keyword:"maximum",form:schema11.properties.output_tokens,value:data2});
}
if(data2 < 0 || isNaN(data2)){
if(errors++ < 200)(vErrors ??= []).push({at:"/output_tokens",keyword:"minimum",form:schema11.properties.output_tokens,value:data2});
}
}
}
if(data.cost_usd !== undefined && func0.call(data, "cost_usd")){
let data3 = data.cost_usd;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_usd",keyword:"minimum",form:schema11.properties.cost_usd,value:data3});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/cost_usd",keyword:"type",form:schema11.properties.cost_usd,value:data3});
}
}
if(data.tool_calls !== undefined && func0.call(data, "tool_calls")){
let data4 = data.tool_calls;
if(Array.isArray(data4)){
if(data4.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/tool_calls",keyword:"maxItems",form:schema11.properties.tool_calls,value:data4});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(data5.length > 200){
if(errors++ < 200)(vErrors ??= []).push({at:"/tool_calls/" + i0,keyword:"maxLength",form:schema11.properties.tool_calls.items,value:data5});
}
if(data5.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/tool_calls/" + i0,keyword:"minLength",form:schema11.properties.tool_calls.items,value:data5});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tool_calls/" + i0,keyword:"type",form:schema11.properties.tool_calls.items,value:data5});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/tool_calls",keyword:"type",form:schema11.properties.tool_calls,value:data4});
}
}
if(data.files_inspected !== undefined && func0.call(data, "files_inspected")){
let data6 = data.files_inspected;
if(Array.isArray(data6)){
if(data6.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected",keyword:"maxItems",form:schema11.properties.files_inspected,value:data6});
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(data7.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected/" + i1,keyword:"maxLength",form:schema11.properties.files_inspected.items,value:data7});
}
if(data7.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected/" + i1,keyword:"minLength",form:schema11.properties.files_inspected.items,value:data7});
}
if(!pattern0.test(data7)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected/" + i1,keyword:"pattern",form:schema11.properties.files_inspected.items,value:data7});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected/" + i1,keyword:"type",form:schema11.properties.files_inspected.items,value:data7});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files_inspected",keyword:"type",form:schema11.properties.files_inspected,value:data6});
}
}
if(data.files_modified !== undefined && func0.call(data, "files_modified")){
let data8 = data.files_modified;
if(Array.isArray(data8)){
if(data8.length > 1000){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified",keyword:"maxItems",form:schema11.properties.files_modified,value:data8});
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(data9.length > 240){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified/" + i2,keyword:"maxLength",form:schema11.properties.files_modified.items,value:data9});
}
if(data9.length < 1){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified/" + i2,keyword:"minLength",form:schema11.properties.files_modified.items,value:data9});
}
if(!pattern0.test(data9)){
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified/" + i2,keyword:"pattern",form:schema11.properties.files_modified.items,value:data9});
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified/" + i2,keyword:"type",form:schema11.properties.files_modified.items,value:data9});
}
}
}
else {
if(errors++ < 200)(vErrors ??= []).push({at:"/files_modified",keyword:"type",form:schema11.properties.files_modified,value:data8});
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

// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/adapterDiagnostics.js




const LISTS = ['tool_calls', 'files_inspected', 'files_modified'];
const adapterDiagnostics_lists = (document) => LISTS.map((name) => (0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, name)));
const adapterDiagnostics_form = {
    validate: validate,
    rules: [(0,rules_form/* error */.z3)('diagnostics.lists-sorted', (0,lists/* sorted */.IP)(adapterDiagnostics_lists)), (0,rules_form/* error */.z3)('diagnostics.lists-unique', (0,lists/* unique */.Am)(adapterDiagnostics_lists))],
};
const adapterDiagnosticsForm = () => adapterDiagnostics_form;


/***/ }),

/***/ 3557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   iF: () => (/* binding */ versioned),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

const error = (id, check) => ({ id, severity: 'error', check });
const warning = (id, check) => ({ id, severity: 'warning', check });
/** For kinds in two versions: exactly the second literal selects the second form, anything else is judged by the first (1.7). */
const versioned = (secondVersion, first, second) => (value) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .textMember */ .SA)(value, 'schema_version') === secondVersion ? second : first;


/***/ }),

/***/ 4078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ unique),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   IP: () => (/* binding */ sorted),
/* harmony export */   nf: () => (/* binding */ disjoint)
/* harmony export */ });
/* harmony import */ var _plainText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3796);

/** Each text comes after those before it, by code unit. Equal neighbours are the matter of `unique`. */
const sorted = (groups) => (document, report) => {
    for (const group of groups(document)) {
        let before;
        for (const { pointer, value } of group) {
            if (typeof value === 'string' && typeof before === 'string' && value < before) {
                report(pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(value)} must come before ${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(before)}; sort by code unit, as in ASCII order`);
            }
            before = value;
        }
    }
};
/** No text twice, in time that grows with the number of texts. */
const unique = (groups) => (document, report) => {
    for (const group of groups(document)) {
        const first = new Map();
        for (const { pointer, value } of group) {
            if (typeof value !== 'string')
                continue;
            const earlier = first.get(value);
            if (earlier === undefined)
                first.set(value, pointer);
            else
                report(pointer, `${(0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(value)} is already given at ${earlier}; give it once`);
        }
    }
};
/** The texts of a list as a set. */
const textsOf = (places) => new Set(places.map(({ value }) => value).filter((value) => typeof value === 'string'));
/** No text of the second list stands in the first one. */
const disjoint = (lists, message) => (document, report) => {
    const [first, second] = lists(document);
    const known = textsOf(first);
    for (const { pointer, value } of second)
        if (typeof value === 'string' && known.has(value))
            report(pointer, message((0,_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .excerpt */ .K)(value)));
};


/***/ }),

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   uV: () => (/* binding */ columnOf)
/* harmony export */ });
/* harmony import */ var _pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3686);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);


/** Down from a document, member by member. */
const placeOf = (document, ...names) => partOf({ pointer: '', value: document }, ...names);
const partOf = (place, ...names) => {
    let { pointer, value } = place;
    for (const name of names) {
        pointer += `/${(0,_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerToken */ .b)(name)}`;
        value = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, name);
    }
    return { pointer, value };
};
/** The elements of a list; none when the place holds no list. */
const elementsOf = ({ pointer, value }) => (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .elements */ .Yt)(value).map((element, at) => ({ pointer: `${pointer}/${at}`, value: element }));
/** One member of each element: the paths of `files`, the ids of `results`. */
const columnOf = (list, name) => elementsOf(list).map((element) => partOf(element, name));


/***/ }),

/***/ 6578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   SA: () => (/* binding */ textMember),
/* harmony export */   Yt: () => (/* binding */ elements),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** An object of a JSON text: not null, not a list. */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An own member of a value that may be anything; undefined when there is none. */
const member = (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined);
/** An own member when it is a string. */
const textMember = (value, key) => {
    const found = member(value, key);
    return typeof found === 'string' ? found : undefined;
};
/** No list of any document may hold more; see the bounds of the schemas. */
const MOST_ELEMENTS = 5_000;
/**
 * The elements of a value that may be anything; none when it is no list. Of a list that is longer than any document allows only
 * the first ones: its length is reported by the schema, and a hostile file must not buy work with it.
 */
const elements = (value) => {
    if (!Array.isArray(value))
        return [];
    return value.length > MOST_ELEMENTS ? value.slice(0, MOST_ELEMENTS) : value;
};


/***/ })

};
