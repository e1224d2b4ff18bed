// Generated from schemas/audit-report.schema.json by scripts/generate.mjs. Do not edit.
import { hasFields, isHex, isList, isNumber, isText, isWhole } from '../../accepted.js';
import { isRecord } from '../../shape.js';
import { validatorOf } from '../../validator.js';

const pattern0 = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pattern1 = /^\d+\.\d+\.\d+$/;
const isObject0 = (v) =>
  isRecord(v) &&
  isText(v.id, 1, 80) && pattern0.test(v.id) &&
  isText(v.version, 0, 40) && pattern1.test(v.version) &&
  isHex(v.index_sha256, 64) &&
  hasFields(v, 3);
const isObject1 = (v) =>
  isRecord(v) &&
  isText(v.version, 0, 40) && pattern1.test(v.version) &&
  isWhole(v.cheats, 0, 1000) &&
  isWhole(v.catalogue, 0, 1000) &&
  hasFields(v, 3);
const isEntry0 = (v) => (v === "baseline" || v === "cheats" || v === "clock" || v === "empty" || v === "leaks" || v === "load" || v === "mutants" || v === "path" || v === "seeds" || v === "timezone");
const isEntry1 = (v) => (v === "observed_isolated" || v === "observed" || v === "in_process");
const isObject2 = (v) =>
  isRecord(v) &&
  (v.part === "baseline" || v.part === "cheats" || v.part === "clock" || v.part === "empty" || v.part === "leaks" || v.part === "load" || v.part === "mutants" || v.part === "path" || v.part === "seeds" || v.part === "timezone") &&
  (v.level === "observed_isolated" || v.level === "observed" || v.level === "in_process" || v.level === null) &&
  isWhole(v.tried, 0, 100000) &&
  isWhole(v.held, 0, 100000) &&
  isWhole(v.broken, 0, 100000) &&
  isWhole(v.not_applicable, 0, 100000) &&
  hasFields(v, 6);
const isObject3 = (v) =>
  isRecord(v) &&
  (v.part === "baseline" || v.part === "cheats" || v.part === "clock" || v.part === "empty" || v.part === "leaks" || v.part === "load" || v.part === "mutants" || v.part === "path" || v.part === "seeds" || v.part === "timezone") &&
  (v.level === "observed_isolated" || v.level === "observed" || v.level === "in_process" || v.level === null) &&
  isText(v.subject, 1, 300) &&
  (v.severity === "error" || v.severity === "review") &&
  isText(v.message, 1, 500) &&
  hasFields(v, 5);
const isObject4 = (v) =>
  isRecord(v) &&
  isText(v.task_id, 1, 80) && pattern0.test(v.task_id) &&
  isList(v.levels, 1, 2, isEntry1) &&
  isList(v.tallies, 0, 60, isObject2) &&
  isList(v.findings, 0, 1000, isObject3) &&
  hasFields(v, 4);
const isObject5 = (v) =>
  isRecord(v) &&
  isWhole(v.tasks, 0, 50) &&
  isWhole(v.tried, 0, 100000000) &&
  isWhole(v.broken, 0, 100000000) &&
  isWhole(v.errors, 0, 100000) &&
  isWhole(v.reviews, 0, 100000) &&
  hasFields(v, 5);
const isObject6 = (v) =>
  isRecord(v) &&
  isText(v.id, 1, 80) && pattern0.test(v.id) &&
  isText(v.title, 1, 300) &&
  isText(v.reason, 1, 500) &&
  hasFields(v, 3);
const isObject7 = (v) =>
  isRecord(v) &&
  v.schema_version === "corpus-audit-report.v1" &&
  isObject0(v.corpus) &&
  isObject1(v.battery) &&
  isText(v.seed, 1, 80) &&
  isList(v.parts, 1, 20, isEntry0) &&
  (isWhole(v.repeats, 2, 1000) || v.repeats === null) &&
  (isNumber(v.excludes_flake_rate, 0, 1) || v.excludes_flake_rate === null) &&
  isList(v.tasks, 0, 50, isObject4) &&
  isObject5(v.counts) &&
  (v.not_stopped === undefined || isList(v.not_stopped, 0, 1000, isObject6)) &&
  hasFields(v, 9 + (v.not_stopped !== undefined));

const schema = () => ({"type":"object","additionalProperties":false,"required":["schema_version","corpus","battery","seed","parts","repeats","excludes_flake_rate","tasks","counts"],"properties":{"schema_version":{"const":"corpus-audit-report.v1"},"corpus":{"type":"object","additionalProperties":false,"required":["id","version","index_sha256"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"index_sha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256: 64 lower-case hex digits"}}},"battery":{"type":"object","additionalProperties":false,"required":["version","cheats","catalogue"],"properties":{"version":{"type":"string","maxLength":40,"pattern":"^\\d+\\.\\d+\\.\\d+$","x-form":"a version: three numbers joined by dots, such as 1.0.0"},"cheats":{"type":"integer","minimum":0,"maximum":1000},"catalogue":{"type":"integer","minimum":0,"maximum":1000}}},"seed":{"type":"string","minLength":1,"maxLength":80},"parts":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","enum":["baseline","cheats","clock","empty","leaks","load","mutants","path","seeds","timezone"]}},"repeats":{"type":["integer","null"],"minimum":2,"maximum":1000},"excludes_flake_rate":{"type":["number","null"],"minimum":0,"maximum":1},"tasks":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["task_id","levels","tallies","findings"],"properties":{"task_id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"levels":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"string","enum":["observed_isolated","observed","in_process"]}},"tallies":{"type":"array","maxItems":60,"items":{"type":"object","additionalProperties":false,"required":["part","level","tried","held","broken","not_applicable"],"properties":{"part":{"type":"string","enum":["baseline","cheats","clock","empty","leaks","load","mutants","path","seeds","timezone"]},"level":{"type":["string","null"],"enum":["observed_isolated","observed","in_process",null]},"tried":{"type":"integer","minimum":0,"maximum":100000},"held":{"type":"integer","minimum":0,"maximum":100000},"broken":{"type":"integer","minimum":0,"maximum":100000},"not_applicable":{"type":"integer","minimum":0,"maximum":100000}}}},"findings":{"type":"array","maxItems":1000,"items":{"type":"object","additionalProperties":false,"required":["part","level","subject","severity","message"],"properties":{"part":{"type":"string","enum":["baseline","cheats","clock","empty","leaks","load","mutants","path","seeds","timezone"]},"level":{"type":["string","null"],"enum":["observed_isolated","observed","in_process",null]},"subject":{"type":"string","minLength":1,"maxLength":300},"severity":{"type":"string","enum":["error","review"]},"message":{"type":"string","minLength":1,"maxLength":500}}}}}}},"counts":{"type":"object","additionalProperties":false,"required":["tasks","tried","broken","errors","reviews"],"properties":{"tasks":{"type":"integer","minimum":0,"maximum":50},"tried":{"type":"integer","minimum":0,"maximum":100000000},"broken":{"type":"integer","minimum":0,"maximum":100000000},"errors":{"type":"integer","minimum":0,"maximum":100000},"reviews":{"type":"integer","minimum":0,"maximum":100000}}},"not_stopped":{"type":"array","maxItems":1000,"items":{"type":"object","additionalProperties":false,"required":["id","title","reason"],"properties":{"id":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","x-form":"an id: lower-case letters and digits, in groups joined by single hyphens"},"title":{"type":"string","minLength":1,"maxLength":300},"reason":{"type":"string","minLength":1,"maxLength":500}}}}}});

export const validate = validatorOf(isObject7, schema);
