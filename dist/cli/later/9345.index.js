"use strict";
exports.id = 9345;
exports.ids = [9345];
exports.modules = {

/***/ 1187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ planIsolation)
/* harmony export */ });
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5707);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9458);
/* harmony import */ var _taskFlags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(934);



const SANDBOX = { auto: 'preferred', require: 'required', none: 'none' };
const SANDBOX_WORDS = ['auto', 'require', 'none'];
const NETWORK_WORDS = ['none', 'proxied', 'open'];
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::[0-9]{1,5})?$/;
const networkHosts = (inputs) => {
    const hosts = [...new Set(inputs.values('network-host'))].sort();
    const wrong = hosts.find((host) => !HOST.test(host));
    if (wrong !== undefined)
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--network-host takes a host name in lower case, with :PORT unless 443, not ${JSON.stringify(wrong)}`);
    if (hosts.length > _contracts_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .NETWORK_HOSTS */ .fL)
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--network-host can be given ${_contracts_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .NETWORK_HOSTS */ .fL} times`);
    return hosts;
};
/**
 * What attempts will ask for, from `--sandbox`, `--network` and `--network-host`. Free adapters get no network unless it is asked for;
 * for one that costs money somebody has to say where it may go.
 * @throws UsageError
 */
const planIsolation = (inputs, adapters) => {
    const sandbox = SANDBOX[(0,_taskFlags_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .y)(inputs, 'sandbox', SANDBOX_WORDS) ?? 'auto'];
    const hosts = networkHosts(inputs);
    const asked = (0,_taskFlags_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .y)(inputs, 'network', NETWORK_WORDS) ?? (hosts.length > 0 ? 'proxied' : undefined);
    const costly = adapters.find(({ document }) => document.cost_posture !== 'free');
    if (asked === undefined && costly !== undefined) {
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${costly.document.adapter_id} is no free adapter, so it needs a network: name its hosts with --network-host HOST, or say --network open or --network none`);
    }
    const network = asked ?? 'none';
    if (network === 'proxied' && hosts.length === 0)
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('--network proxied needs the hosts: --network-host HOST (repeatable)');
    if (network !== 'proxied' && hosts.length > 0)
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--network-host goes with --network proxied, not with ${network}`);
    return { sandbox, network, ...(network === 'proxied' ? { hosts: [...hosts] } : {}) };
};


/***/ }),

/***/ 934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ checkedFlag),
/* harmony export */   y: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9458);

const KEBAB = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const AN_ID = 'lower-case letters and digits in groups joined by single hyphens, at most 80';
/** How the flags that describe a task must look. */
const FORMS = {
    'task id': { form: KEBAB, words: AN_ID },
    category: { form: KEBAB, words: AN_ID },
    'failure-mode': { form: KEBAB, words: AN_ID },
    title: { form: /^[^\u0000-\u001f]{1,160}$/, words: 'one line of at most 160 characters' },
    license: { form: /^[A-Za-z0-9.+() -]{1,80}$/, words: 'an SPDX expression of at most 80 characters' },
    repository: { form: /^(?=.{1,160}$)[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/, words: 'OWNER/NAME' },
    revision: { form: /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/, words: 'a full commit id of 40 or 64 hex digits' },
};
/** The value of a describing flag, checked before any work begins. @throws UsageError */
const checkedFlag = (inputs, name) => {
    const value = inputs.value(name);
    const rule = FORMS[name];
    if (value === undefined || rule === undefined || rule.form.test(value))
        return value;
    throw new _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name === 'task id' ? 'the task id' : `--${name}`} takes ${rule.words}, not ${JSON.stringify(value)}`);
};
/** One of a few words. @throws UsageError */
const oneOf = (inputs, name, words) => {
    const value = inputs.value(name);
    if (value === undefined)
        return undefined;
    const found = words.find((word) => word === value);
    if (found === undefined)
        throw new _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--${name} takes ${words.join(' or ')}, not ${JSON.stringify(value)}`);
    return found;
};


/***/ }),

/***/ 7708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agentAdapterForm: () => (/* binding */ agentAdapterForm)
});

// EXTERNAL MODULE: ./lib/contracts/accepted.js
var accepted = __webpack_require__(7214);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
// EXTERNAL MODULE: ./lib/contracts/validator.js + 1 modules
var validator = __webpack_require__(1290);
;// CONCATENATED MODULE: ./lib/contracts/generated/validators/agent-adapter.js
// Generated from schemas/agent-adapter.schema.json by scripts/generate.mjs. Do not edit.




const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const pattern1 = /^[A-Z][A-Z0-9_]{0,79}$/;
const isEntry1 = (v) => typeof v === 'string' && pattern1.test(v);
const pattern2 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-adapter.v1" &&
  (0,accepted/* isText */.KH)(v.adapter_id, 1, 80) && pattern0.test(v.adapter_id) &&
  (0,accepted/* isText */.KH)(v.agent, 1, 120) &&
  (0,accepted/* isText */.KH)(v.model, 1, 160) &&
  (0,accepted/* isText */.KH)(v.configuration, 1, 160) &&
  (0,accepted/* isList */.Lv)(v.command, 1, 50, isEntry0) &&
  (0,accepted/* isList */.Lv)(v.environment_names, 0, 30, isEntry1) &&
  (0,accepted/* isWhole */.wP)(v.timeout_ms, 1000, 3600000) &&
  (v.cost_posture === "free" || v.cost_posture === "paid" || v.cost_posture === "unknown") &&
  (v.diagnostics_path === undefined || (0,accepted/* isText */.KH)(v.diagnostics_path, 1, 240) && pattern2.test(v.diagnostics_path)) &&
  (0,accepted/* hasFields */.s6)(v, 9 + (v.diagnostics_path !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","adapter_id","agent","model","configuration","command","environment_names","timeout_ms","cost_posture"],"properties":{"schema_version":{"const":"codevetter.agent-task-adapter.v1","x-form":"\"codevetter.agent-task-adapter.v1\" or \"codevetter.agent-task-adapter.v2\""},"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"agent":{"type":"string","minLength":1,"maxLength":120},"model":{"type":"string","minLength":1,"maxLength":160},"configuration":{"type":"string","minLength":1,"maxLength":160},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"environment_names":{"type":"array","maxItems":30,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":3600000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"diagnostics_path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"}}});

const validate = (0,validator/* validatorOf */.q)(isObject0, schema);

;// CONCATENATED MODULE: ./lib/contracts/generated/validators/agent-adapter-v2.js
// Generated from schemas/agent-adapter-v2.schema.json by scripts/generate.mjs. Do not edit.




const agent_adapter_v2_pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const agent_adapter_v2_isEntry0 = (v) => (0,accepted/* isText */.KH)(v, 1, 500);
const agent_adapter_v2_pattern1 = /^(?![/\\])(?![A-Za-z]:)(?!(?:[\s\S]*\/)?\.\.(?:\/|$))[^\\\u0000]+$/;
const agent_adapter_v2_isObject0 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isText */.KH)(v.path, 1, 240) && agent_adapter_v2_pattern1.test(v.path) &&
  (0,accepted/* isHex */.qv)(v.sha256, 64) &&
  (0,accepted/* hasFields */.s6)(v, 2);
const agent_adapter_v2_pattern2 = /^[A-Z][A-Z0-9_]{0,79}$/;
const agent_adapter_v2_isEntry1 = (v) => typeof v === 'string' && agent_adapter_v2_pattern2.test(v);
const isObject1 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  (0,accepted/* isWhole */.wP)(v.prompt_overhead_tokens, 0, 1000000) &&
  (0,accepted/* isWhole */.wP)(v.reserved_output_tokens, 1, 1000000) &&
  (0,accepted/* isNumber */.Et)(v.input_usd_per_million, 0, 100000) &&
  (0,accepted/* isNumber */.Et)(v.output_usd_per_million, 0, 100000) &&
  (0,accepted/* isNumber */.Et)(v.max_cost_usd, 0, 100000) &&
  (0,accepted/* hasFields */.s6)(v, 5);
const isObject2 = (v) =>
  (0,shape/* isRecord */.u4)(v) &&
  v.schema_version === "codevetter.agent-task-adapter.v2" &&
  (0,accepted/* isText */.KH)(v.adapter_id, 1, 80) && agent_adapter_v2_pattern0.test(v.adapter_id) &&
  (0,accepted/* isText */.KH)(v.agent, 1, 120) &&
  (0,accepted/* isText */.KH)(v.model, 1, 160) &&
  (0,accepted/* isText */.KH)(v.configuration, 1, 160) &&
  (0,accepted/* isList */.Lv)(v.command, 1, 50, agent_adapter_v2_isEntry0) &&
  (0,accepted/* isList */.Lv)(v.artifacts, 1, 50, agent_adapter_v2_isObject0) &&
  (0,accepted/* isList */.Lv)(v.environment_names, 0, 30, agent_adapter_v2_isEntry1) &&
  (0,accepted/* isWhole */.wP)(v.timeout_ms, 1000, 3600000) &&
  (v.cost_posture === "free" || v.cost_posture === "paid" || v.cost_posture === "unknown") &&
  isObject1(v.planning) &&
  (v.diagnostics_path === undefined || (0,accepted/* isText */.KH)(v.diagnostics_path, 1, 240) && agent_adapter_v2_pattern1.test(v.diagnostics_path)) &&
  (0,accepted/* hasFields */.s6)(v, 11 + (v.diagnostics_path !== undefined));

const agent_adapter_v2_schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","adapter_id","agent","model","configuration","command","artifacts","environment_names","timeout_ms","cost_posture","planning"],"properties":{"schema_version":{"const":"codevetter.agent-task-adapter.v2"},"adapter_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"agent":{"type":"string","minLength":1,"maxLength":120},"model":{"type":"string","minLength":1,"maxLength":160},"configuration":{"type":"string","minLength":1,"maxLength":160},"command":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"artifacts":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}}},"environment_names":{"type":"array","maxItems":30,"items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,79}$","x-form":"an environment name: an upper-case letter, then upper-case letters, digits and _, at most 80"}},"timeout_ms":{"type":"integer","minimum":1000,"maximum":3600000},"cost_posture":{"type":"string","enum":["free","paid","unknown"]},"diagnostics_path":{"type":"string","minLength":1,"maxLength":240,"pattern":"^(?![/\\\\])(?![A-Za-z]:)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))[^\\\\\\u0000]+$","x-form":"a relative path inside its folder: no leading slash or drive letter, no backslash, no \"..\" segment"},"planning":{"type":"object","additionalProperties":false,"required":["prompt_overhead_tokens","reserved_output_tokens","input_usd_per_million","output_usd_per_million","max_cost_usd"],"properties":{"prompt_overhead_tokens":{"type":"integer","minimum":0,"maximum":1000000},"reserved_output_tokens":{"type":"integer","minimum":1,"maximum":1000000},"input_usd_per_million":{"type":"number","minimum":0,"maximum":100000},"output_usd_per_million":{"type":"number","minimum":0,"maximum":100000},"max_cost_usd":{"type":"number","minimum":0,"maximum":100000}}}}});

const agent_adapter_v2_validate = (0,validator/* validatorOf */.q)(isObject2, agent_adapter_v2_schema);

// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/contracts/rules/command.js
var command = __webpack_require__(6742);
// EXTERNAL MODULE: ./lib/contracts/rules/form.js
var rules_form = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/contracts/rules/lists.js
var lists = __webpack_require__(4078);
// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/contracts/rules/place.js
var place = __webpack_require__(1196);
// EXTERNAL MODULE: ./lib/contracts/rules/superseded.js
var superseded = __webpack_require__(8787);
;// CONCATENATED MODULE: ./lib/contracts/rules/agentAdapter.js









const agentAdapter_command = (document) => (0,place/* placeOf */.$t)(document, 'command');
const artifactPaths = (document) => (0,place/* columnOf */.uV)((0,place/* placeOf */.$t)(document, 'artifacts'), 'path');
const artifacts = (document) => [artifactPaths(document)];
const environment = (document) => [(0,place/* elementsOf */.ZE)((0,place/* placeOf */.$t)(document, 'environment_names'))];
const diagnosticsPath = (document) => (0,place/* placeOf */.$t)(document, 'diagnostics_path');
const commandListed = (document, report) => {
    const listed = (0,lists/* textsOf */.CB)(artifactPaths(document));
    for (const { pointer, value } of (0,place/* elementsOf */.ZE)(agentAdapter_command(document))) {
        const file = (0,command/* adapterFile */.gO)(value);
        if ((0,paths/* isReadablePath */.wQ)(file) && !listed.has(file))
            report(pointer, `${(0,plainText/* excerpt */.K)(file)} is none of the artifacts; list it with its SHA-256`);
    }
};
const freePrices = (document, report) => {
    if ((0,place/* placeOf */.$t)(document, 'cost_posture').value !== 'free')
        return;
    for (const name of ['input_usd_per_million', 'output_usd_per_million']) {
        const { pointer, value } = (0,place/* placeOf */.$t)(document, 'planning', name);
        if (typeof value === 'number' && value !== 0)
            report(pointer, 'a free adapter has a price of 0; otherwise its posture is paid or unknown');
    }
};
const first = {
    validate: validate,
    rules: [
        (0,rules_form/* error */.z3)('adapter.environment-unique', (0,lists/* unique */.Am)(environment)),
        (0,paths/* plainPaths */.FY)((document) => [diagnosticsPath(document)]),
        (0,superseded/* superseded */.z)('it can be read, but not planned or run: describe the adapter in version 2'),
    ],
};
const second = {
    validate: agent_adapter_v2_validate,
    rules: [
        (0,rules_form/* error */.z3)('adapter.environment-unique', (0,lists/* unique */.Am)(environment)),
        (0,rules_form/* error */.z3)('adapter.environment-sorted', (0,lists/* sorted */.IP)(environment)),
        (0,rules_form/* error */.z3)('adapter.artifacts-unique', (0,lists/* unique */.Am)(artifacts)),
        (0,rules_form/* error */.z3)('adapter.artifacts-sorted', (0,lists/* sorted */.IP)(artifacts)),
        (0,rules_form/* error */.z3)('adapter.free-prices', freePrices),
        ...(0,command/* commandRules */.Hf)(agentAdapter_command, command/* ADAPTER_PLACEHOLDERS */.x1),
        (0,rules_form/* error */.z3)('adapter.command-listed', commandListed),
        (0,paths/* plainPaths */.FY)((document) => [...artifactPaths(document), diagnosticsPath(document)]),
    ],
};
const agentAdapterForm = (0,rules_form/* versioned */.iF)('codevetter.agent-task-adapter.v2', first, second);


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

/***/ 6350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QL: () => (/* binding */ canariesOf),
/* harmony export */   xG: () => (/* binding */ holdsCanary),
/* harmony export */   zi: () => (/* binding */ canaryLine)
/* harmony export */ });
const CANARY = /agent-task-canary: (canary-[0-9a-f]{32})\b/g;
/** A line of a hidden JavaScript file that means nothing: whoever shows its text has read what he must not see. */
const canaryLine = (canary) => `// agent-task-canary: ${canary}\n`;
const holdsCanary = (text) => text.search(CANARY) !== -1;
/** The canary strings in the hidden files of a task: `canary-` and 32 hex digits each, without repetition, in the order of the files. */
const canariesOf = ({ driver, acceptance, knownGood }) => [
    ...new Set([driver, acceptance, knownGood].flatMap(({ bytes }) => [...Buffer.from(bytes).toString('latin1').matchAll(CANARY)].map(([, canary]) => canary ?? ''))),
];


/***/ }),

/***/ 9752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ reasonRemedy),
/* harmony export */   Hg: () => (/* binding */ boundedReasons),
/* harmony export */   hD: () => (/* binding */ blockedReason)
/* harmony export */ });
/* unused harmony export BLOCKED_REASONS */
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5707);
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3796);


/**
 * Everything that blocks a run, by the first part of its reason (the part before a colon; what follows is the case at hand), and what
 * to do about it. The first two are the format's own. Ids are stable.
 */
const BLOCKED_REASONS = {
    'missing-environment': 'the adapter declares this variable and it is not there: set it, or name it with --available-env when another job holds it',
    'cost-limit-exceeded': "the estimate is above the adapter's max_cost_usd: raise that limit, or lower the tokens that it reserves",
    'controlling-environment': 'this variable decides which program, library, configuration or proxy a process uses, so the hashes would bind nothing: give the value another name',
    'diagnostics-on-public-file': 'diagnostics_path lies on a file that the agent gets, and would be removed before the checks: choose a path of its own, such as .agent-diagnostics.json',
    'hidden-file': 'this file of the adapter is a hidden file of a task, or holds a line of one: take it out of the adapter',
    'invalid-scoring-profile': 'the scoring profile of the task is not valid: correct it, and run `corpus seal`',
    'more-blocked-reasons': 'there are more reasons than a plan can hold: correct these and plan again',
    'outlasts-job': 'timeout_ms is longer than the job that would run it: lower it, or say with --job-minutes how long the job may take',
    'prices-missing': 'the adapter is paid or unknown and states both prices as zero: state them, or call it free',
    'unbound-command': 'the command would run what no hash binds: after {node} come only harmless options, then a listed file of {adapter_root}; no absolute path and no ".."',
    'unbound-dependency': 'package-lock.json names a package without a hash, or one that is fetched from elsewhere than a registry: use a lock file of version 2 or 3 in which every package has "resolved" and "integrity"',
};
const isKnown = (id) => Object.hasOwn(BLOCKED_REASONS, id);
/** A reason as plans carry it: its id and the case at hand, on one line, within the bounds of the format. */
const blockedReason = (id, ...details) => {
    const text = (0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)([id, ...details].join(':'));
    return text.length > _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .BLOCKED_REASON_UNITS */ .yc ? `${text.slice(0, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .BLOCKED_REASON_UNITS */ .yc - 1)}…` : text;
};
/** What to do about a reason; undefined for one that another kit made. */
const reasonRemedy = (reason) => {
    const id = reason.split(':', 1)[0] ?? '';
    return isKnown(id) ? BLOCKED_REASONS[id] : undefined;
};
/** Sorted, each once, no more than a document holds; the last resort says that there are more. */
const boundedReasons = (reasons, most = _contracts_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITATIONS */ .MY) => {
    const all = [...new Set(reasons)].sort();
    if (all.length <= most)
        return all;
    return [...all.slice(0, most - 1), blockedReason('more-blocked-reasons')].sort();
};


/***/ }),

/***/ 1756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ JOB_MINUTES),
  m: () => (/* binding */ blockers)
});

// EXTERNAL MODULE: ./lib/contracts/rules/paths.js
var paths = __webpack_require__(7223);
// EXTERNAL MODULE: ./lib/planning/blockedReasons.js
var blockedReasons = __webpack_require__(9752);
;// CONCATENATED MODULE: ./lib/planning/controllingNames.js
/** Names that decide where programs, libraries, start-up files and connections of a process come from (spec W-07), by what they control. */
const CONTROLLING = [
    // the shell and what every process starts from
    /^(?:PATH|HOME|SHELL|ENV|IFS|CDPATH|PWD|TMPDIR|TMP|TEMP|BASH_ENV|BASHOPTS|SHELLOPTS|PS4|PROMPT_COMMAND|ZDOTDIR|FPATH)$/,
    // the loader and the C library
    /^(?:LD|DYLD)_/,
    /^(?:GCONV_PATH|GETCONF_DIR|GLIBC_TUNABLES|HOSTALIASES|LOCALDOMAIN|LOCPATH|NIS_PATH|NLSPATH|RESOLV_HOST_CONF|RES_OPTIONS|TZDIR)$/,
    /^MALLOC_/,
    // Node and its package managers
    /^NODE_(?!ENV$|AUTH_TOKEN$|NO_WARNINGS$)/,
    /^(?:NPM_CONFIG|YARN|PNPM|COREPACK|BUN|DENO|TSX|TS_NODE)_/,
    // other interpreters
    /^PYTHON[A-Z]/,
    /^(?:RUBYOPT|RUBYLIB|GEM_HOME|GEM_PATH|PERLLIB|PHPRC|PHP_INI_SCAN_DIR|CLASSPATH|GOFLAGS|GOROOT|GOTOOLCHAIN|RUSTC|RUSTC_WRAPPER)$/,
    /^(?:PERL5|BUNDLE_|LUA_|JAVA_TOOL_OPTIONS|JDK_JAVA_OPTIONS|MAVEN_OPTS|DOTNET_STARTUP_HOOKS|CORECLR_|CARGO_BUILD_)/,
    // what other programs run or read without being asked
    /^GIT_(?!TOKEN$|AUTHOR_|COMMITTER_)/,
    /^(?:EDITOR|VISUAL|PAGER|BROWSER|LESSOPEN|LESSCLOSE|MANPAGER)$/,
    /^(?:XDG|SSH|SUDO)_/,
    // whom a connection trusts, and through whom it goes
    /^(?:OPENSSL_|SSL_CERT_|CURL_CA_|CURL_HOME$|REQUESTS_CA_)/,
    /^(?:HTTP|HTTPS|ALL|NO|FTP|SOCKS)_PROXY$/,
];
/** Whether a variable of that name would decide what code runs, or whether the network is the one that was approved. */
const isControllingName = (name) => CONTROLLING.some((form) => form.test(name));

// EXTERNAL MODULE: ./lib/planning/hiddenFiles.js
var hiddenFiles = __webpack_require__(726);
// EXTERNAL MODULE: ./lib/contracts/rules/command.js
var rules_command = __webpack_require__(6742);
;// CONCATENATED MODULE: ./lib/planning/unboundCommand.js

/**
 * Options of Node that may stand before a script: none of them takes code, a path, a package or a port. A list of what is allowed,
 * because every new Node brings options that load something.
 */
const HARMLESS = [
    /^--$/,
    /^--(?:no-)?warnings$/,
    /^--disable-warning=[A-Za-z0-9_]{1,80}$/,
    /^--(?:no-|trace-|throw-)deprecation$/,
    /^--trace-(?:warnings|uncaught|exit)$/,
    /^--unhandled-rejections=(?:strict|warn|none|throw|warn-with-error-codes)$/,
    /^--enable-source-maps$/,
    /^--stack-trace-limit=[0-9]{1,6}$/,
    /^--max-(?:old|semi)-space-size=[0-9]{1,7}$/,
    /^--(?:no-)?experimental-(?:strip|transform)-types$/,
    /^--experimental-vm-modules$/,
    /^--(?:no-addons|frozen-intrinsics|disallow-code-generation-from-strings|expose-gc|jitless)$/,
    /^--disable-proto=(?:delete|throw)$/,
    /^--dns-result-order=(?:ipv4first|ipv6first|verbatim)$/,
    /^--use-(?:bundled|system)-ca$/,
];
const isHarmless = (option) => HARMLESS.some((form) => form.test(option));
// An argument may hold a path behind a sign: --config=/etc/x, @/etc/x, a:/etc/x, -I/etc. A web address is none.
const WEB_ADDRESS = /\b(?!file:)[a-z][a-z0-9+.-]+:\/\/[^\s/]\S*/gi;
const ABSOLUTE = /(?:^-[A-Za-z]|^|[=,:;@|"'`()\s])(?:[A-Za-z]:)?(?:[/\\](?!\s|$)|~[/\\])|^[/\\]$|\bfile:/i;
const PARENT = /(?:^-[A-Za-z]|^|[=,:;@|"'`()\s/\\])\.\.(?:[/\\]|$)/;
const pathFault = (argument) => {
    const text = argument.replaceAll(WEB_ADDRESS, '');
    if (ABSOLUTE.test(text))
        return 'absolute-path';
    return PARENT.test(text) ? 'parent-path' : undefined;
};
/** What stands directly behind a `{node}`: its options, and the first word that is none. */
const interpreterWords = (command, node) => {
    const after = command.slice(node + 1);
    const end = after.findIndex((word) => !word.startsWith('-'));
    return end < 0 ? { options: after, script: undefined } : { options: after.slice(0, end), script: after[end] };
};
/**
 * Why a command is not bound by the hashes of its adapter (spec W-03): an option of Node that can load something, no listed file where
 * the script stands, a path that leads out of the adapter and the workspace. That `{adapter_root}/…` is a listed file, the adapter's
 * own rules say. A `{node}` further on is what the script may start: its options are judged as well, the script is the script's matter.
 */
const unboundArguments = (command) => {
    const found = [];
    command.forEach((word, at) => {
        if (word === '{node}') {
            const { options, script } = interpreterWords(command, at);
            for (const option of options)
                if (!isHarmless(option))
                    found.push({ fault: 'interpreter-option', argument: option });
            if (at === 0 && (0,rules_command/* adapterFile */.gO)(script) === undefined)
                found.push({ fault: 'no-listed-script', argument: script ?? '' });
        }
        const fault = pathFault(word);
        if (fault !== undefined)
            found.push({ fault, argument: word });
    });
    return found;
};

// EXTERNAL MODULE: ./lib/contracts/jsonText.js + 2 modules
var jsonText = __webpack_require__(5744);
// EXTERNAL MODULE: ./lib/contracts/shape.js
var shape = __webpack_require__(6578);
;// CONCATENATED MODULE: ./lib/planning/unboundDependencies.js


const MANIFEST = 'package.json';
const LOCK = 'package-lock.json';
const INTEGRITY = /\bsha(?:256|384|512)-[A-Za-z0-9+/]{43,}={0,2}/;
const isBound = (entry, listed) => {
    const resolved = (0,shape/* textMember */.SA)(entry, 'resolved') ?? '';
    if ((0,shape/* member */.Dc)(entry, 'inBundle') === true)
        return true;
    if (!INTEGRITY.test((0,shape/* textMember */.SA)(entry, 'integrity') ?? ''))
        return false;
    return resolved.startsWith('https://') || (resolved.startsWith('file:') && listed.has(resolved.slice('file:'.length)));
};
/**
 * Packages that an adapter would install without a hash that binds them: each entry of a listed lock file needs one. Nothing is
 * installed unless both `package.json` and `package-lock.json` are listed.
 */
const unboundDependencies = (artifacts) => {
    const listed = new Set(artifacts.map(({ path }) => path));
    const lock = artifacts.find(({ path }) => path === LOCK);
    if (lock === undefined || !listed.has(MANIFEST))
        return [];
    const json = (0,jsonText/* readJson */.Vh)(lock.bytes);
    const packages = json.ok ? (0,shape/* member */.Dc)(json.value, 'packages') : undefined;
    if (!(0,shape/* isRecord */.u4)(packages))
        return [LOCK];
    return Object.entries(packages)
        .filter(([place, entry]) => place !== '' && !isBound(entry, listed))
        .map(([place]) => place);
};

;// CONCATENATED MODULE: ./lib/planning/blockers.js






/** A job of the usual hosts may take six hours; ten minutes are left for what comes before and after. */
const JOB_MINUTES = 350;
const MINUTE_MS = 60_000;
/** Time of a job that is not the agent's: getting the pieces, installing, handing over. */
const OVERHEAD_MS = MINUTE_MS;
/** One path is the other, or a folder of it; on some machines case does not tell files apart. */
const meets = (one, other) => {
    const [a, b] = [one.toLowerCase(), other.toLowerCase()];
    return a === '' || a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
};
const onPublicFile = (task, diagnosticsPath) => {
    if (diagnosticsPath === undefined)
        return false;
    const place = (0,paths/* plainSpelling */.p)(diagnosticsPath);
    return ['TASK.md', ...task.fixture.document.files.map(({ path }) => (0,paths/* plainSpelling */.p)(path))].some((path) => meets(place, path));
};
const when = (condition, ...reason) => condition ? [(0,blockedReasons/* blockedReason */.hD)(...reason)] : [];
const BLOCKERS = [
    ({ adapter }) => unboundArguments(adapter.document.command).map(({ fault, argument }) => (0,blockedReasons/* blockedReason */.hD)('unbound-command', fault, argument)),
    ({ adapter }) => unboundDependencies(adapter.artifacts).map((place) => (0,blockedReasons/* blockedReason */.hD)('unbound-dependency', place)),
    ({ adapter }) => adapter.document.environment_names.filter(isControllingName).map((name) => (0,blockedReasons/* blockedReason */.hD)('controlling-environment', name)),
    ({ task, adapter: { document } }) => when(onPublicFile(task, document.diagnostics_path), 'diagnostics-on-public-file', document.diagnostics_path ?? ''),
    ({ adapter, hidden }) => adapter.artifacts.filter((artifact) => (0,hiddenFiles/* isHidden */.d)(artifact, hidden)).map(({ path }) => (0,blockedReasons/* blockedReason */.hD)('hidden-file', path)),
    ({ adapter, hidden }) => when((0,hiddenFiles/* isHidden */.d)(adapter, hidden), 'hidden-file', 'the descriptor'),
    ({ adapter: { document } }) => {
        const { input_usd_per_million: input, output_usd_per_million: output } = document.planning;
        return when(document.cost_posture !== 'free' && input === 0 && output === 0, 'prices-missing');
    },
    ({ adapter: { document }, jobMinutes }) => when(document.timeout_ms + OVERHEAD_MS > jobMinutes * MINUTE_MS, 'outlasts-job', `${document.timeout_ms} ms`, `${jobMinutes} minutes`),
    ({ profileInvalid }) => when(profileInvalid, 'invalid-scoring-profile'),
];
/** Every reason against running an adapter on a task that the format does not know itself. No order, no uniqueness: `deriveRunPlan` sees to that. */
const blockers = (question) => BLOCKERS.flatMap((blocker) => blocker(question));


/***/ }),

/***/ 726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isHidden),
/* harmony export */   e: () => (/* binding */ hiddenFiles)
/* harmony export */ });
/* harmony import */ var _corpus_canary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6350);

/** Of every task of the corpus: driver, acceptance contract, known-good change, check runtime and receipt. */
const hiddenFiles = (tasks) => ({
    hashes: new Set(tasks.flatMap(({ driver, acceptance, knownGood, checkRuntime, receipt }) => [driver, acceptance, knownGood, checkRuntime, receipt].flatMap((file) => (file === undefined ? [] : [file.sha256])))),
    canaries: [...new Set(tasks.flatMap(_corpus_canary_js__WEBPACK_IMPORTED_MODULE_0__/* .canariesOf */ .QL))],
});
/** Whether bytes are a hidden file, or quote one. */
const isHidden = (file, { hashes, canaries }) => {
    if (hashes.has(file.sha256))
        return true;
    const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
    return canaries.some((canary) => bytes.includes(canary));
};


/***/ }),

/***/ 4210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ loadAdapter)
/* harmony export */ });
/* unused harmony export readAdapter */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _contracts_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1946);
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5744);
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5707);
/* harmony import */ var _contracts_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8235);
/* harmony import */ var _contracts_rules_agentAdapter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7708);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6208);
/* harmony import */ var _contracts_shape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6578);
/* harmony import */ var _source_folderSource_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3816);
/* harmony import */ var _source_relativePath_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8878);











const read = (0,_contracts_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .readerOf */ .T)(_contracts_rules_agentAdapter_js__WEBPACK_IMPORTED_MODULE_4__.agentAdapterForm);
const isSecond = (document) => document.schema_version === 'codevetter.agent-task-adapter.v2';
const error = (pointer, rule, message) => ({ pointer, rule, message, severity: 'error' });
/** The descriptor as a document of the second version; the problems besides. */
const readDescriptor = (bytes) => {
    const json = (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(bytes);
    if (!json.ok)
        return { value: undefined, problems: [...json.problems] };
    const reading = read(json.value);
    const problems = [...json.problems, ...reading.problems];
    if (!reading.ok)
        return { value: json.value, problems };
    if (isSecond(reading.document))
        return { document: reading.document, value: json.value, problems };
    // Readable, but it binds no file and states no price.
    const old = error('/schema_version', 'document.superseded', 'the first version of an adapter is not planned: describe the adapter in version 2');
    return { value: json.value, problems: [...problems.filter(({ severity }) => severity === 'error'), old] };
};
/** Reads what a descriptor lists, also one that has other faults: all that is wrong is told at once. */
const readArtifacts = (source, descriptor) => {
    const artifacts = [];
    const problems = [];
    const files = new Set();
    (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_7__/* .elements */ .Yt)((0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_7__/* .member */ .Dc)(descriptor, 'artifacts'))
        .slice(0, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .ADAPTER_ARTIFACTS */ .WU)
        .forEach((declared, at) => {
        const path = (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_7__/* .member */ .Dc)(declared, 'path');
        const reading = source.read({ folder: '', path }, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .ARTIFACT_BYTES */ .Vb);
        if (!reading.ok) {
            problems.push(error(`/artifacts/${at}/path`, reading.rule, `${(0,_source_relativePath_js__WEBPACK_IMPORTED_MODULE_9__/* .declaredFile */ .VK)('', path)}: ${reading.message}`));
            return;
        }
        const file = (0,_source_relativePath_js__WEBPACK_IMPORTED_MODULE_9__/* .declaredFile */ .VK)('', path);
        if (files.has(file))
            problems.push(error(`/artifacts/${at}/path`, 'workspace.alias', `${file} is listed twice; give each file once`));
        files.add(file);
        const identity = (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .s)(reading.bytes);
        if (identity === (0,_contracts_shape_js__WEBPACK_IMPORTED_MODULE_7__/* .member */ .Dc)(declared, 'sha256'))
            artifacts.push({ path: String(path), sha256: identity, bytes: reading.bytes });
        else
            problems.push(error(`/artifacts/${at}/sha256`, 'corpus.hash', `${(0,_source_relativePath_js__WEBPACK_IMPORTED_MODULE_9__/* .declaredFile */ .VK)('', path)} has the SHA-256 ${identity}; restore the file, or declare this hash if the change is meant`));
    });
    return { artifacts, problems };
};
/** Reads an adapter from a source whose root is the folder of its descriptor `name`. */
const readAdapter = (source, name, place) => {
    const refused = (problems, bytes) => ({ ok: false, findings: placed(problems, bytes) });
    const placed = (problems, bytes) => {
        const positions = bytes === undefined
            ? []
            : (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_2__/* .locateAll */ .Y6)(bytes, problems.map(({ pointer }) => pointer));
        return (0,_contracts_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .sortFindings */ .T)(problems.map((problem, at) => ({ file: place.file, ...problem, ...positions[at] })));
    };
    const reading = source.read({ folder: '', path: name }, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .DOCUMENT_BYTES */ .A1);
    if (!reading.ok)
        return refused([error('', reading.rule, reading.message)]);
    const { bytes } = reading;
    const { document, value, problems } = readDescriptor(bytes);
    const { artifacts, problems: missing } = readArtifacts(source, value);
    const all = [...problems, ...missing];
    if (document === undefined || all.some(({ severity }) => severity === 'error'))
        return refused(all, bytes);
    return { ok: true, adapter: { ...place, sha256: (0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .s)(bytes), bytes, document, artifacts }, findings: placed(all, bytes) };
};
/**
 * Loads an adapter from its descriptor. The path of its folder may hold links; the descriptor itself and all below the folder may not
 * (wire format 5.2).
 * @param path where it lies on this machine
 * @param file as the user named it
 */
const loadAdapter = (path, file = path) => {
    let folder;
    try {
        folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    }
    catch {
        return {
            ok: false,
            findings: [{ file, ...error('', 'source.missing', 'there is no such folder; name the descriptor of an adapter, a JSON file') }],
        };
    }
    return readAdapter((0,_source_folderSource_js__WEBPACK_IMPORTED_MODULE_6__/* .folderSource */ .W)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), { file, folder });
};


/***/ }),

/***/ 8741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ plainBlock),
/* harmony export */   pL: () => (/* binding */ indentedBlock),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3796);

/** Text of several lines from a document, for a terminal: line feeds and tabs stay, every other control character is shown as `\uXXXX`. */
const plainBlock = (text) => text
    .split('\n')
    .map((line) => line.split('\t').map(_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w).join('\t'))
    .join('\n');
/** The same, every line indented. */
const indentedBlock = (text, indent) => plainBlock(text)
    .split('\n')
    .map((line) => (line === '' ? '' : `${indent}${line}`))
    .join('\n');
/** A word of a command line that a person may copy. */
const shellWord = (word) => /^[A-Za-z0-9_./:@-]+$/.test(word) ? word : `'${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(word).replaceAll("'", "'\\''")}'`;


/***/ })

};
;