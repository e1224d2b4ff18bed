export const id = 313;
export const ids = [313];
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

/***/ 2313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evaluationScoreForm: () => (/* binding */ evaluationScoreForm)
});

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/evaluation-score.js
// Generated from schemas/evaluation-score.schema.json by scripts/generate.mjs. Do not edit.
let vErrors = null;
let errors = 0;
function fail(at, keyword, form, value, field){
if(errors++ < 200)(vErrors ??= []).push(field === undefined ? {at,keyword,form,value} : {at,keyword,field,form,value});
}
"use strict";
const validate = validate10;
let schema11Made;
function schema11(){
return schema11Made ??= {"type":"object","additionalProperties":false,"required":["schema_version","score_id","scorer","evidence","scorecard"],"properties":{"schema_version":{"const":"codevetter.agent-task-evaluation-score.v1"},"score_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"scorer":{"type":"object","additionalProperties":false,"required":["version","sha256"],"properties":{"version":{"type":"string","minLength":1,"maxLength":80},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"evidence":{"type":"object","additionalProperties":false,"required":["bundle_sha256","corpus_sha256","ground_truth_sha256","projected_manifest_sha256","receipts"],"properties":{"bundle_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"corpus_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"ground_truth_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"projected_manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"receipts":{"type":"array","minItems":2,"maxItems":5000,"items":{"type":"object","additionalProperties":false,"required":["path","sha256","run_id"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"run_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"}}}}}},"scorecard":{"type":"object"}}};
}
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "");
const pattern1 = new RegExp("^[a-f0-9]{64}$", "");
const pattern6 = new RegExp("^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
vErrors = null;
errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
fail(instancePath,"required",schema11(),data,"schema_version");
}
if((data.score_id === undefined) || (!(func0.call(data, "score_id")))){
fail(instancePath,"required",schema11(),data,"score_id");
}
if((data.scorer === undefined) || (!(func0.call(data, "scorer")))){
fail(instancePath,"required",schema11(),data,"scorer");
}
if((data.evidence === undefined) || (!(func0.call(data, "evidence")))){
fail(instancePath,"required",schema11(),data,"evidence");
}
if((data.scorecard === undefined) || (!(func0.call(data, "scorecard")))){
fail(instancePath,"required",schema11(),data,"scorecard");
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "schema_version") || (key0 === "score_id")) || (key0 === "scorer")) || (key0 === "evidence")) || (key0 === "scorecard"))){
fail(instancePath,"additionalProperties",schema11(),data,key0);
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
let data0 = data.schema_version;
if("codevetter.agent-task-evaluation-score.v1" !== data0){
fail("/schema_version","const",schema11().properties.schema_version,data0);
}
}
if(data.score_id !== undefined && func0.call(data, "score_id")){
let data1 = data.score_id;
if(typeof data1 === "string"){
if(data1.length > 80){
fail("/score_id","maxLength",schema11().properties.score_id,data1);
}
if(data1.length < 1){
fail("/score_id","minLength",schema11().properties.score_id,data1);
}
if(data1.length <= 80 && !pattern0.test(data1)){
fail("/score_id","pattern",schema11().properties.score_id,data1);
}
}
else {
fail("/score_id","type",schema11().properties.score_id,data1);
}
}
if(data.scorer !== undefined && func0.call(data, "scorer")){
let data2 = data.scorer;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if((data2.version === undefined) || (!(func0.call(data2, "version")))){
fail("/scorer","required",schema11().properties.scorer,data2,"version");
}
if((data2.sha256 === undefined) || (!(func0.call(data2, "sha256")))){
fail("/scorer","required",schema11().properties.scorer,data2,"sha256");
}
for(const key1 of Object.keys(data2)){
if(!((key1 === "version") || (key1 === "sha256"))){
fail("/scorer","additionalProperties",schema11().properties.scorer,data2,key1);
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data3 = data2.version;
if(typeof data3 === "string"){
if(data3.length > 80){
fail("/scorer/version","maxLength",schema11().properties.scorer.properties.version,data3);
}
if(data3.length < 1){
fail("/scorer/version","minLength",schema11().properties.scorer.properties.version,data3);
}
}
else {
fail("/scorer/version","type",schema11().properties.scorer.properties.version,data3);
}
}
if(data2.sha256 !== undefined && func0.call(data2, "sha256")){
let data4 = data2.sha256;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
fail("/scorer/sha256","pattern",schema11().properties.scorer.properties.sha256,data4);
}
}
else {
fail("/scorer/sha256","type",schema11().properties.scorer.properties.sha256,data4);
}
}
}
else {
fail("/scorer","type",schema11().properties.scorer,data2);
}
}
if(data.evidence !== undefined && func0.call(data, "evidence")){
let data5 = data.evidence;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.bundle_sha256 === undefined) || (!(func0.call(data5, "bundle_sha256")))){
fail("/evidence","required",schema11().properties.evidence,data5,"bundle_sha256");
}
if((data5.corpus_sha256 === undefined) || (!(func0.call(data5, "corpus_sha256")))){
fail("/evidence","required",schema11().properties.evidence,data5,"corpus_sha256");
}
if((data5.ground_truth_sha256 === undefined) || (!(func0.call(data5, "ground_truth_sha256")))){
fail("/evidence","required",schema11().properties.evidence,data5,"ground_truth_sha256");
}
if((data5.projected_manifest_sha256 === undefined) || (!(func0.call(data5, "projected_manifest_sha256")))){
fail("/evidence","required",schema11().properties.evidence,data5,"projected_manifest_sha256");
}
if((data5.receipts === undefined) || (!(func0.call(data5, "receipts")))){
fail("/evidence","required",schema11().properties.evidence,data5,"receipts");
}
for(const key2 of Object.keys(data5)){
if(!(((((key2 === "bundle_sha256") || (key2 === "corpus_sha256")) || (key2 === "ground_truth_sha256")) || (key2 === "projected_manifest_sha256")) || (key2 === "receipts"))){
fail("/evidence","additionalProperties",schema11().properties.evidence,data5,key2);
}
}
if(data5.bundle_sha256 !== undefined && func0.call(data5, "bundle_sha256")){
let data6 = data5.bundle_sha256;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
fail("/evidence/bundle_sha256","pattern",schema11().properties.evidence.properties.bundle_sha256,data6);
}
}
else {
fail("/evidence/bundle_sha256","type",schema11().properties.evidence.properties.bundle_sha256,data6);
}
}
if(data5.corpus_sha256 !== undefined && func0.call(data5, "corpus_sha256")){
let data7 = data5.corpus_sha256;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
fail("/evidence/corpus_sha256","pattern",schema11().properties.evidence.properties.corpus_sha256,data7);
}
}
else {
fail("/evidence/corpus_sha256","type",schema11().properties.evidence.properties.corpus_sha256,data7);
}
}
if(data5.ground_truth_sha256 !== undefined && func0.call(data5, "ground_truth_sha256")){
let data8 = data5.ground_truth_sha256;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
fail("/evidence/ground_truth_sha256","pattern",schema11().properties.evidence.properties.ground_truth_sha256,data8);
}
}
else {
fail("/evidence/ground_truth_sha256","type",schema11().properties.evidence.properties.ground_truth_sha256,data8);
}
}
if(data5.projected_manifest_sha256 !== undefined && func0.call(data5, "projected_manifest_sha256")){
let data9 = data5.projected_manifest_sha256;
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
fail("/evidence/projected_manifest_sha256","pattern",schema11().properties.evidence.properties.projected_manifest_sha256,data9);
}
}
else {
fail("/evidence/projected_manifest_sha256","type",schema11().properties.evidence.properties.projected_manifest_sha256,data9);
}
}
if(data5.receipts !== undefined && func0.call(data5, "receipts")){
let data10 = data5.receipts;
if(Array.isArray(data10)){
if(data10.length > 5000){
fail("/evidence/receipts","maxItems",schema11().properties.evidence.properties.receipts,data10);
}
if(data10.length < 2){
fail("/evidence/receipts","minItems",schema11().properties.evidence.properties.receipts,data10);
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if((data11.path === undefined) || (!(func0.call(data11, "path")))){
fail("/evidence/receipts/" + i0,"required",schema11().properties.evidence.properties.receipts.items,data11,"path");
}
if((data11.sha256 === undefined) || (!(func0.call(data11, "sha256")))){
fail("/evidence/receipts/" + i0,"required",schema11().properties.evidence.properties.receipts.items,data11,"sha256");
}
if((data11.run_id === undefined) || (!(func0.call(data11, "run_id")))){
fail("/evidence/receipts/" + i0,"required",schema11().properties.evidence.properties.receipts.items,data11,"run_id");
}
for(const key3 of Object.keys(data11)){
if(!(((key3 === "path") || (key3 === "sha256")) || (key3 === "run_id"))){
fail("/evidence/receipts/" + i0,"additionalProperties",schema11().properties.evidence.properties.receipts.items,data11,key3);
}
}
if(data11.path !== undefined && func0.call(data11, "path")){
let data12 = data11.path;
if(typeof data12 === "string"){
if(data12.length > 240){
fail("/evidence/receipts/" + i0+"/path","maxLength",schema11().properties.evidence.properties.receipts.items.properties.path,data12);
}
if(data12.length < 1){
fail("/evidence/receipts/" + i0+"/path","minLength",schema11().properties.evidence.properties.receipts.items.properties.path,data12);
}
if(data12.length <= 240 && !pattern6.test(data12)){
fail("/evidence/receipts/" + i0+"/path","pattern",schema11().properties.evidence.properties.receipts.items.properties.path,data12);
}
}
else {
fail("/evidence/receipts/" + i0+"/path","type",schema11().properties.evidence.properties.receipts.items.properties.path,data12);
}
}
if(data11.sha256 !== undefined && func0.call(data11, "sha256")){
let data13 = data11.sha256;
if(typeof data13 === "string"){
if(!pattern1.test(data13)){
fail("/evidence/receipts/" + i0+"/sha256","pattern",schema11().properties.evidence.properties.receipts.items.properties.sha256,data13);
}
}
else {
fail("/evidence/receipts/" + i0+"/sha256","type",schema11().properties.evidence.properties.receipts.items.properties.sha256,data13);
}
}
if(data11.run_id !== undefined && func0.call(data11, "run_id")){
let data14 = data11.run_id;
if(typeof data14 === "string"){
if(data14.length > 80){
fail("/evidence/receipts/" + i0+"/run_id","maxLength",schema11().properties.evidence.properties.receipts.items.properties.run_id,data14);
}
if(data14.length < 1){
fail("/evidence/receipts/" + i0+"/run_id","minLength",schema11().properties.evidence.properties.receipts.items.properties.run_id,data14);
}
if(data14.length <= 80 && !pattern0.test(data14)){
fail("/evidence/receipts/" + i0+"/run_id","pattern",schema11().properties.evidence.properties.receipts.items.properties.run_id,data14);
}
}
else {
fail("/evidence/receipts/" + i0+"/run_id","type",schema11().properties.evidence.properties.receipts.items.properties.run_id,data14);
}
}
}
else {
fail("/evidence/receipts/" + i0,"type",schema11().properties.evidence.properties.receipts.items,data11);
}
}
}
else {
fail("/evidence/receipts","type",schema11().properties.evidence.properties.receipts,data10);
}
}
}
else {
fail("/evidence","type",schema11().properties.evidence,data5);
}
}
if(data.scorecard !== undefined && func0.call(data, "scorecard")){
let data15 = data.scorecard;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
fail("/scorecard","type",schema11().properties.scorecard,data15);
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

// EXTERNAL MODULE: ./lib/contracts/rules/derivedId.js
var derivedId = __webpack_require__(7135);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
;// CONCATENATED MODULE: ./lib/contracts/rules/evaluationScore.js





const receipts = (member) => (document) => [(0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'evidence', 'receipts'), member)];
const evaluationScore_form = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('score.receipts-sorted', (0,lists/* sorted */.IP)(receipts('path'))),
        (0,rules_form/* error */.z3)('score.receipt-paths-unique', (0,lists/* unique */.Am)(receipts('path'))),
        (0,rules_form/* error */.z3)('score.receipt-hashes-unique', (0,lists/* unique */.Am)(receipts('sha256'))),
        (0,rules_form/* error */.z3)('score.run-ids-unique', (0,lists/* unique */.Am)(receipts('run_id'))),
        (0,rules_form/* error */.z3)('score.id', (0,derivedId/* idIsDerived */.B)('score-', 'score_id')),
    ],
};
const evaluationScoreForm = () => evaluationScore_form;


/***/ })

};
