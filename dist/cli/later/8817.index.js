"use strict";
exports.id = 8817;
exports.ids = [8817];
exports.modules = {

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
/* harmony export */   B: () => (/* binding */ idIsDerived),
/* harmony export */   d: () => (/* binding */ derivedId)
/* harmony export */ });
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

/***/ 8817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planSetForm: () => (/* binding */ planSetForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/plan-set.js
// Generated from schemas/plan-set.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^plans-[a-f0-9]{32}$/;
const pattern1 = /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.root, 1, 500) &&
  (0,accepted/* isHex */.qv)(v.index_sha256, 64) &&
  (v.tree_sha === undefined || typeof v.tree_sha === 'string' && pattern1.test(v.tree_sha)) &&
  (0,accepted/* hasFields */.s6)(v, 2 + (v.tree_sha !== undefined));
const pattern2 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern3 = /^[A-Z][A-Z0-9_]{0,79}$/;
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  typeof v.name === 'string' && pattern3.test(v.name) &&
  typeof v.available === 'boolean' &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.launch_required === true &&
  typeof v.paid_required === 'boolean' &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isEntry1 = (v) => (0,accepted/* isText */.KH)(v, 1, 200);
const isObject3 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-plan.v1" &&
  (0,accepted/* isText */.KH)(v.plan_id, 1, 80) && pattern2.test(v.plan_id) &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern2.test(v.task_id) &&
  (0,accepted/* isHex */.qv)(v.manifest_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.fixture_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.acceptance_contract_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.adapter_sha256, 64) &&
  v.workspace_policy === "public_fixture_and_task_packet_v1" &&
  (0,accepted/* isList */.Lv)(v.environment, 0, 30, isObject1) &&
  (0,accepted/* isWhole */.wP)(v.filtered_input_bytes, 1, 104857600) &&
  (0,accepted/* isWhole */.wP)(v.estimated_input_tokens, 1, 100000000) &&
  (0,accepted/* isWhole */.wP)(v.reserved_output_tokens, 1, 1000000) &&
  (0,accepted/* isNumber */.Et)(v.estimated_max_cost_usd, 0, 100000) &&
  (0,accepted/* isNumber */.Et)(v.max_cost_usd, 0, 100000) &&
  (v.cost_posture === "free" || v.cost_posture === "paid" || v.cost_posture === "unknown") &&
  typeof v.within_cost_limit === 'boolean' &&
  (0,accepted/* isList */.Lv)(v.command, 1, 50, isEntry0) &&
  isObject2(v.approval) &&
  (0,accepted/* isList */.Lv)(v.blocked_reasons, 0, 50, isEntry1) &&
  (0,accepted/* isList */.Lv)(v.limitations, 0, 50, isEntry0) &&
  (0,accepted/* hasFields */.s6)(v, 20);
const isObject4 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.adapter_id, 1, 80) && pattern2.test(v.adapter_id) &&
  isObject3(v.plan) &&
  (0,accepted/* isWhole */.wP)(v.trials, 1, 1000) &&
  (v.scoring_profile_sha256 === undefined || (0,accepted/* isHex */.qv)(v.scoring_profile_sha256, 64)) &&
  (0,accepted/* hasFields */.s6)(v, 3 + (v.scoring_profile_sha256 !== undefined));
const isObject5 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.tasks, 1, 50) &&
  (0,accepted/* isWhole */.wP)(v.adapters, 1, 500) &&
  (0,accepted/* isWhole */.wP)(v.plans, 1, 500) &&
  (0,accepted/* isWhole */.wP)(v.attempts, 1, 500000) &&
  (0,accepted/* hasFields */.s6)(v, 4);
const isObject6 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.posture === "free" || v.posture === "paid" || v.posture === "unknown") &&
  (0,accepted/* isNumber */.Et)(v.estimated_max_usd, 0, 50000000000) &&
  (0,accepted/* isNumber */.Et)(v.max_usd, 0, 50000000000) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const pattern4 = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::[0-9]{1,5})?$/;
const isEntry2 = (v) => (0,accepted/* isText */.KH)(v, 1, 259) && pattern4.test(v);
const isObject7 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (v.sandbox === "required" || v.sandbox === "preferred" || v.sandbox === "none") &&
  (v.network === "none" || v.network === "proxied" || v.network === "open") &&
  (v.hosts === undefined || (0,accepted/* isList */.Lv)(v.hosts, 1, 50, isEntry2)) &&
  (0,accepted/* hasFields */.s6)(v, 2 + (v.hosts !== undefined));
const pattern5 = /^\d+\.\d+\.\d+$/;
const isObject8 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.version, 0, 40) && pattern5.test(v.version) &&
  (0,accepted/* hasFields */.s6)(v, 1);
const isObject9 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.id, 1, 80) && pattern2.test(v.id) &&
  (0,accepted/* isText */.KH)(v.name, 1, 160) &&
  (0,accepted/* isWhole */.wP)(v.trials, 1, 1000) &&
  (0,accepted/* hasFields */.s6)(v, 3);
const pattern6 = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/;
const isObject10 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.id, 1, 9007199254740991) &&
  (0,accepted/* isText */.KH)(v.full_name, 0, 160) && pattern6.test(v.full_name) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject11 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  typeof v.sha === 'string' && pattern1.test(v.sha) &&
  (0,accepted/* isWhole */.wP)(v.repository_id, 1, 9007199254740991) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isObject12 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  isObject10(v.repository) &&
  (0,accepted/* isWhole */.wP)(v.number, 1, 1000000000) &&
  isObject11(v.head) &&
  (0,accepted/* isText */.KH)(v.base_ref, 1, 255) &&
  (0,accepted/* isHex */.qv)(v.policy_sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 5);
const isObject13 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "agent-task-plan-set.v1" &&
  typeof v.plan_set_id === 'string' && pattern0.test(v.plan_set_id) &&
  isObject0(v.corpus) &&
  (0,accepted/* isList */.Lv)(v.plans, 1, 500, isObject4) &&
  isObject5(v.counts) &&
  isObject6(v.cost) &&
  isObject7(v.isolation) &&
  isObject2(v.approval) &&
  (0,accepted/* isList */.Lv)(v.blocked_reasons, 0, 1000, isEntry1) &&
  (0,accepted/* isList */.Lv)(v.limitations, 0, 50, isEntry0) &&
  isObject8(v.kit) &&
  (v.experiment === undefined || isObject9(v.experiment)) &&
  (v.pull_request === undefined || isObject12(v.pull_request)) &&
  (0,accepted/* hasFields */.s6)(v, 11 + (v.experiment !== undefined) + (v.pull_request !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","plan_set_id","corpus","plans","counts","cost","isolation","approval","blocked_reasons","limitations","kit"],"properties":{"schema_version":{"const":"agent-task-plan-set.v1"},"plan_set_id":{"type":"string","pattern":"^plans-[a-f0-9]{32}$","x-form":"the id of a plan set: plans- and 32 lower-case hex digits"},"corpus":{"type":"object","additionalProperties":false,"required":["root","index_sha256"],"properties":{"root":{"type":"string","minLength":1,"maxLength":500},"index_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"tree_sha":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"}}},"plans":{"type":"array","maxItems":500,"minItems":1,"items":{"type":"object","additionalProperties":false,"required":["adapter_id","plan","trials"],"properties":{"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"plan":{"type":"object","additionalProperties":false,"required":["schema_version","plan_id","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","workspace_policy","environment","filtered_input_bytes","estimated_input_tokens","reserved_output_tokens","estimated_max_cost_usd","max_cost_usd","cost_posture","within_cost_limit","command","approval","blocked_reasons","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-plan.v1"},"plan_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"environment":{"type":"array","maxItems":30,"items":{"type":"object","additionalProperties":false,"required":["name","available"],"properties":{"name":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"},"available":{"type":"boolean"}}}},"filtered_input_bytes":{"type":"integer","minimum":1,"maximum":104857600},"estimated_input_tokens":{"type":"integer","minimum":1,"maximum":100000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"estimated_max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"within_cost_limit":{"type":"boolean"},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"approval":{"type":"object","additionalProperties":false,"required":["launch_required","paid_required"],"properties":{"launch_required":{"const":true},"paid_required":{"type":"boolean"}}},"blocked_reasons":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":200}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}},"trials":{"type":"integer","minimum":1,"maximum":1000},"scoring_profile_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}},"counts":{"type":"object","additionalProperties":false,"required":["tasks","adapters","plans","attempts"],"properties":{"tasks":{"type":"integer","minimum":1,"maximum":50},"adapters":{"type":"integer","minimum":1,"maximum":500},"plans":{"type":"integer","minimum":1,"maximum":500},"attempts":{"type":"integer","minimum":1,"maximum":500000}}},"cost":{"type":"object","additionalProperties":false,"required":["posture","estimated_max_usd","max_usd"],"properties":{"posture":{"type":"string","enum":["free","paid","unknown"]},"estimated_max_usd":{"type":"number","minimum":0,"maximum":50000000000},"max_usd":{"type":"number","minimum":0,"maximum":50000000000}}},"isolation":{"type":"object","additionalProperties":false,"required":["sandbox","network"],"properties":{"sandbox":{"type":"string","enum":["required","preferred","none"]},"network":{"type":"string","enum":["none","proxied","open"]},"hosts":{"type":"array","maxItems":50,"minItems":1,"items":{"type":"string","minLength":1,"maxLength":259,"pattern":"^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::[0-9]{1,5})?$","x-form":"a host name in lower case, with an optional port: api.example.org or api.example.org:8443"}}}},"experiment":{"type":"object","additionalProperties":false,"required":["id","name","trials"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"name":{"type":"string","minLength":1,"maxLength":160},"trials":{"type":"integer","minimum":1,"maximum":1000}}},"pull_request":{"type":"object","additionalProperties":false,"required":["repository","number","head","base_ref","policy_sha256"],"properties":{"repository":{"type":"object","additionalProperties":false,"required":["id","full_name"],"properties":{"id":{"type":"integer","minimum":1,"maximum":9007199254740991},"full_name":{"type":"string","maxLength":160,"pattern":"^[A-Za-z0-9_.-]+\\/[A-Za-z0-9_.-]+$","x-form":"a repository: owner/name"}}},"number":{"type":"integer","minimum":1,"maximum":1000000000},"head":{"type":"object","additionalProperties":false,"required":["sha","repository_id"],"properties":{"sha":{"type":"string","pattern":"^(?:[a-f0-9]{40}|[a-f0-9]{64})$","x-form":"a full revision: 40 or 64 lower-case hex digits"},"repository_id":{"type":"integer","minimum":1,"maximum":9007199254740991}}},"base_ref":{"type":"string","minLength":1,"maxLength":255},"policy_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"approval":{"type":"object","additionalProperties":false,"required":["launch_required","paid_required"],"properties":{"launch_required":{"const":true},"paid_required":{"type":"boolean"}}},"blocked_reasons":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":200}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"kit":{"type":"object","additionalProperties":false,"required":["version"],"properties":{"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"}}}}});

const validate = (0,validator/* validatorOf */.q)(isObject13, schema);

// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/derivedId.js
var derivedId = __webpack_require__(7135);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var rules_place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/planSetTotals.js
var planSetTotals = __webpack_require__(7445);
// EXTERNAL MODULE: ./lib/contracts/rules/runPlan.js + 1 modules
var runPlan = __webpack_require__(3443);
;// CONCATENATED MODULE: ./lib/contracts/rules/planSet.js









const rows = (document) => (0,rules_place/* elementsOf */.ZE)((0,rules_place/* placeOf */.$t)(document, 'plans'));
const blocked = (document) => [(0,rules_place/* elementsOf */.ZE)((0,rules_place/* placeOf */.$t)(document, 'blocked_reasons'))];
const hosts = (document) => [(0,rules_place/* elementsOf */.ZE)((0,rules_place/* placeOf */.$t)(document, 'isolation', 'hosts'))];
/** What a plan on its own is judged by, for each plan of the set. */
const ofEachPlan = ({ id, severity, check }) => ({
    id,
    severity,
    check: (document, report) => {
        for (const row of rows(document)) {
            const plan = (0,rules_place/* partOf */.BU)(row, 'plan');
            check(plan.value, (pointer, message) => report(plan.pointer + pointer, message));
        }
    },
});
const planSet_text = (place, ...names) => {
    const { value } = (0,rules_place/* partOf */.BU)(place, ...names);
    return typeof value === 'string' ? value : undefined;
};
const amount = (place, ...names) => {
    const { value } = (0,rules_place/* partOf */.BU)(place, ...names);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};
const orderOf = (row) => [
    planSet_text(row, 'plan', 'task_id'),
    planSet_text(row, 'adapter_id'),
    planSet_text(row, 'plan', 'adapter_sha256'),
];
/** Whether `row` belongs before `before`; what is missing compares as equal. */
const comesBefore = (row, before) => {
    const earlier = orderOf(before);
    for (const [at, name] of orderOf(row).entries()) {
        const other = earlier[at];
        if (name === undefined || other === undefined)
            return false;
        if (name !== other)
            return name < other;
    }
    return false;
};
const plansSorted = (document, report) => {
    const all = rows(document);
    all.forEach((row, at) => {
        const before = all[at - 1];
        if (before !== undefined && comesBefore(row, before))
            report(row.pointer, 'must come earlier; plans are sorted by task_id, then adapter_id, then adapter_sha256, by code unit');
    });
};
const plansUnique = (document, report) => {
    const first = new Map();
    for (const row of rows(document)) {
        const [task, adapter] = [planSet_text(row, 'plan', 'task_id'), planSet_text(row, 'plan', 'adapter_sha256')];
        if (task === undefined || adapter === undefined)
            continue;
        const key = `${adapter} ${task}`;
        const earlier = first.get(key);
        if (earlier === undefined)
            first.set(key, row.pointer);
        else
            report(row.pointer, `the task and the adapter of ${earlier}; give one plan with more trials`);
    }
};
/** What a row adds to the totals; undefined when it does not say it. */
const plannedRow = (row) => {
    const taskId = planSet_text(row, 'plan', 'task_id');
    const adapterSha256 = planSet_text(row, 'plan', 'adapter_sha256');
    const posture = planSet_text(row, 'plan', 'cost_posture');
    const trials = amount(row, 'trials');
    const estimatedMaxUsd = amount(row, 'plan', 'estimated_max_cost_usd');
    const maxUsd = amount(row, 'plan', 'max_cost_usd');
    if (taskId === undefined || adapterSha256 === undefined || posture === undefined)
        return undefined;
    if (trials === undefined || estimatedMaxUsd === undefined || maxUsd === undefined)
        return undefined;
    return { taskId, adapterSha256, posture, trials, estimatedMaxUsd, maxUsd };
};
/** `counts` or `cost` say what the rows give. */
const totals = (part) => (document, report) => {
    const all = rows(document).map(plannedRow);
    const known = all.filter((row) => row !== undefined);
    if (known.length === 0 || known.length < all.length)
        return;
    for (const [name, expected] of Object.entries((0,planSetTotals/* planSetTotals */.J)(known)[part])) {
        const { pointer, value } = (0,rules_place/* placeOf */.$t)(document, part, name);
        if (typeof value === typeof expected && value !== expected)
            report(pointer, `must be ${expected}, as its plans give it`);
    }
};
const paidApproval = (document, report) => {
    const said = (0,rules_place/* placeOf */.$t)(document, 'approval', 'paid_required');
    const posture = (0,rules_place/* placeOf */.$t)(document, 'cost', 'posture').value;
    if (typeof said.value !== 'boolean' || typeof posture !== 'string')
        return;
    if (said.value !== (posture !== 'free'))
        report(said.pointer, `must be ${posture !== 'free'}: only free attempts need no approval of costs`);
};
const blockedByPlans = (document, report) => {
    const reasons = (0,rules_place/* placeOf */.$t)(document, 'blocked_reasons');
    if (!Array.isArray(reasons.value) || reasons.value.length >= limits/* PLAN_SET_REASONS */.bK)
        return;
    const own = (0,lists/* textsOf */.CB)((0,rules_place/* elementsOf */.ZE)(reasons));
    const missing = new Set();
    for (const row of rows(document))
        for (const reason of (0,lists/* textsOf */.CB)((0,rules_place/* elementsOf */.ZE)((0,rules_place/* partOf */.BU)(row, 'plan', 'blocked_reasons'))))
            if (!own.has(reason))
                missing.add(reason);
    for (const reason of missing)
        report(reasons.pointer, `${(0,plainText/* excerpt */.K)(reason)} blocks a plan and is missing here`);
};
const hostsOfProxy = (document, report) => {
    const { pointer, value } = (0,rules_place/* placeOf */.$t)(document, 'isolation', 'hosts');
    const network = (0,rules_place/* placeOf */.$t)(document, 'isolation', 'network').value;
    if (typeof network !== 'string' || (network === 'proxied') === (value !== undefined))
        return;
    report(pointer, value === undefined ? 'a proxied network names the hosts that it leads to' : 'only a proxied network names hosts');
};
const planSet_form = {
    validate: validate,
    rules: [
        ...runPlan.RUN_PLAN_RULES.map(ofEachPlan),
        (0,rules_form/* error */.z3)('plan-set.plans-sorted', plansSorted),
        (0,rules_form/* error */.z3)('plan-set.plans-unique', plansUnique),
        (0,rules_form/* error */.z3)('plan-set.counts', totals('counts')),
        (0,rules_form/* error */.z3)('plan-set.cost', totals('cost')),
        (0,rules_form/* error */.z3)('plan-set.paid-approval', paidApproval),
        (0,rules_form/* error */.z3)('plan-set.blocked', blockedByPlans),
        (0,rules_form/* error */.z3)('plan-set.blocked-sorted', (0,lists/* sorted */.IP)(blocked)),
        (0,rules_form/* error */.z3)('plan-set.blocked-unique', (0,lists/* unique */.Am)(blocked)),
        (0,rules_form/* error */.z3)('plan-set.hosts', hostsOfProxy),
        (0,rules_form/* error */.z3)('plan-set.hosts-sorted', (0,lists/* sorted */.IP)(hosts)),
        (0,rules_form/* error */.z3)('plan-set.hosts-unique', (0,lists/* unique */.Am)(hosts)),
        (0,rules_form/* error */.z3)('plan-set.id', (0,derivedId/* idIsDerived */.B)('plans-', 'plan_set_id')),
    ],
};
const planSetForm = () => planSet_form;


/***/ }),

/***/ 7445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ planSetTotals)
/* harmony export */ });
/**
 * Whole millionths of a dollar, rounded up. An amount that was written with six decimals is no whole number of millionths in doubles
 * (0.000274 × 1000000 is a little more than 274): what is closer than a thousandth counts as one.
 */
const millionths = (usd) => Math.ceil(Number((usd * 1_000_000).toFixed(3)));
const sum = (rows, usd) => rows.reduce((total, row) => total + millionths(usd(row)) * row.trials, 0) / 1_000_000;
const worst = (rows) => {
    if (rows.some(({ posture }) => posture === 'unknown'))
        return 'unknown';
    return rows.some(({ posture }) => posture === 'paid') ? 'paid' : 'free';
};
/** Counted and summed over the rows of a plan set: amounts in dollars, each rounded up to millionths before it is multiplied by its trials. */
const planSetTotals = (rows) => ({
    counts: {
        tasks: new Set(rows.map(({ taskId }) => taskId)).size,
        adapters: new Set(rows.map(({ adapterSha256 }) => adapterSha256)).size,
        plans: rows.length,
        attempts: rows.reduce((total, { trials }) => total + trials, 0),
    },
    cost: {
        posture: worst(rows),
        estimated_max_usd: sum(rows, ({ estimatedMaxUsd }) => estimatedMaxUsd),
        max_usd: sum(rows, ({ maxUsd }) => maxUsd),
    },
});


/***/ }),

/***/ 3443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RUN_PLAN_RULES: () => (/* binding */ RUN_PLAN_RULES),
  runPlanForm: () => (/* binding */ runPlanForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/run-plan.js
// Generated from schemas/run-plan.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^[A-Z][A-Z0-9_]{0,79}$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  typeof v.name === 'string' && pattern1.test(v.name) &&
  typeof v.available === 'boolean' &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.launch_required === true &&
  typeof v.paid_required === 'boolean' &&
  (0,accepted/* hasFields */.s6)(v, 2);
const isEntry1 = (v) => (0,accepted/* isText */.KH)(v, 1, 200);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-plan.v1" &&
  (0,accepted/* isText */.KH)(v.plan_id, 1, 80) && pattern0.test(v.plan_id) &&
  (0,accepted/* isText */.KH)(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  (0,accepted/* isHex */.qv)(v.manifest_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.fixture_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.acceptance_contract_sha256, 64) &&
  (0,accepted/* isHex */.qv)(v.adapter_sha256, 64) &&
  v.workspace_policy === "public_fixture_and_task_packet_v1" &&
  (0,accepted/* isList */.Lv)(v.environment, 0, 30, isObject0) &&
  (0,accepted/* isWhole */.wP)(v.filtered_input_bytes, 1, 104857600) &&
  (0,accepted/* isWhole */.wP)(v.estimated_input_tokens, 1, 100000000) &&
  (0,accepted/* isWhole */.wP)(v.reserved_output_tokens, 1, 1000000) &&
  (0,accepted/* isNumber */.Et)(v.estimated_max_cost_usd, 0, 100000) &&
  (0,accepted/* isNumber */.Et)(v.max_cost_usd, 0, 100000) &&
  (v.cost_posture === "free" || v.cost_posture === "paid" || v.cost_posture === "unknown") &&
  typeof v.within_cost_limit === 'boolean' &&
  (0,accepted/* isList */.Lv)(v.command, 1, 50, isEntry0) &&
  isObject1(v.approval) &&
  (0,accepted/* isList */.Lv)(v.blocked_reasons, 0, 50, isEntry1) &&
  (0,accepted/* isList */.Lv)(v.limitations, 0, 50, isEntry0) &&
  (0,accepted/* hasFields */.s6)(v, 20);

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","plan_id","task_id","manifest_sha256","fixture_sha256","acceptance_contract_sha256","adapter_sha256","workspace_policy","environment","filtered_input_bytes","estimated_input_tokens","reserved_output_tokens","estimated_max_cost_usd","max_cost_usd","cost_posture","within_cost_limit","command","approval","blocked_reasons","limitations"],"properties":{"schema_version":{"const":"codevetter.agent-task-plan.v1"},"plan_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"manifest_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"fixture_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"acceptance_contract_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"adapter_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"},"workspace_policy":{"const":"public_fixture_and_task_packet_v1"},"environment":{"type":"array","maxItems":30,"items":{"type":"object","additionalProperties":false,"required":["name","available"],"properties":{"name":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"},"available":{"type":"boolean"}}}},"filtered_input_bytes":{"type":"integer","minimum":1,"maximum":104857600},"estimated_input_tokens":{"type":"integer","minimum":1,"maximum":100000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"estimated_max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"within_cost_limit":{"type":"boolean"},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"approval":{"type":"object","additionalProperties":false,"required":["launch_required","paid_required"],"properties":{"launch_required":{"const":true},"paid_required":{"type":"boolean"}}},"blocked_reasons":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":200}},"limitations":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}}}});

const validate = (0,validator/* validatorOf */.q)(isObject2, schema);

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
/** Also for a plan that stands in a set. */
const RUN_PLAN_RULES = [
    (0,rules_form/* error */.z3)('plan.environment-sorted', (0,lists/* sorted */.IP)(environment)),
    (0,rules_form/* error */.z3)('plan.environment-unique', (0,lists/* unique */.Am)(environment)),
    (0,rules_form/* error */.z3)('plan.within-cost-limit', withinCostLimit),
    (0,rules_form/* error */.z3)('plan.paid-approval', paidApproval),
    ...(0,command/* commandRules */.Hf)((document) => (0,place/* placeOf */.$t)(document, 'command'), command/* ADAPTER_PLACEHOLDERS */.x1),
    (0,rules_form/* error */.z3)('plan.blocked-sorted', (0,lists/* sorted */.IP)(blocked)),
    (0,rules_form/* error */.z3)('plan.blocked-unique', (0,lists/* unique */.Am)(blocked)),
    (0,rules_form/* error */.z3)('plan.id', (0,derivedId/* idIsDerived */.B)('plan-', 'plan_id')),
];
const runPlan_form = { validate: validate, rules: RUN_PLAN_RULES };
const runPlanForm = () => runPlan_form;


/***/ })

};
;