import type { Manner } from '../wire/driverFrames.js';
import { CheckTrouble } from './checkErrors.js';
import { scenarioText } from './scenarioText.js';

/** What a driver passes to `observe`: a file and one of its functions with arguments, or files and a scenario with its input. */
export interface ObserveSpec {
  readonly file?: string;
  readonly files?: readonly string[];
  readonly call?: string;
  readonly args?: readonly unknown[];
  readonly scenario?: (...given: never[]) => unknown;
  readonly input?: unknown;
  /** Milliseconds for the answer, instead of the usual limit. */
  readonly timeoutMs?: number;
}
/** The same, checked. */
export interface ObserveRequest {
  readonly files: readonly string[];
  readonly manner: Manner;
  /** Name of the function, or source of the scenario. */
  readonly text: string;
  readonly input: unknown;
  readonly limitMs: number | undefined;
}

const KNOWN = new Set(['file', 'files', 'call', 'args', 'scenario', 'input', 'timeoutMs']);

const trouble = (what: string): never => {
  throw new CheckTrouble(`observe: ${what}`);
};

export const observeRequest = (spec: ObserveSpec): ObserveRequest => {
  const unknown = Object.keys(spec).find((key) => !KNOWN.has(key));
  if (unknown !== undefined) trouble(`there is no option \`${unknown}\``);
  if ((spec.file === undefined) === (spec.files === undefined)) trouble('give either `file` or `files`');
  if ((spec.call === undefined) === (spec.scenario === undefined)) trouble('give either `call` (with `args`) or `scenario` (with `input`)');
  if (spec.call !== undefined && spec.file === undefined) trouble('`call` takes one `file`');
  if (spec.args !== undefined && !Array.isArray(spec.args)) trouble('`args` is a list');
  const files = spec.files ?? [spec.file ?? ''];
  if (files.length === 0 || files.some((file) => typeof file !== 'string' || file === '')) trouble('a file is a path in the workspace');
  return {
    files,
    manner: spec.call !== undefined ? 'call' : spec.file !== undefined ? 'one' : 'many',
    text: spec.call ?? scenarioText(spec.scenario),
    input: spec.call !== undefined ? (spec.args ?? []) : spec.input,
    limitMs: spec.timeoutMs,
  };
};
