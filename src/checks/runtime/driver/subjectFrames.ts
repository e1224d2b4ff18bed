/**
 * What the subject says, checked in shape before any of it is used. The text may have been written by the code under check, if that
 * ever found a way to the channel: a frame that is not exactly one of these is a finding.
 */
import { VALUE_DEPTH } from '../wire/limits.js';
import { malformed } from '../wire/malformed.js';

/** Values are wire nodes, still to be decoded. */
export type SubjectFrame =
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'need'; readonly specifier: string; readonly parent: string; readonly manner: 'import' | 'require' }
  | { readonly kind: 'code'; readonly base64: string }
  | { readonly kind: 'failed'; readonly run: number; readonly error: unknown }
  | {
      readonly kind: 'done';
      readonly run: number;
      readonly ending: 'returned' | 'threw';
      readonly pair: unknown;
      readonly async: boolean;
      readonly open: readonly string[];
      readonly pristine: boolean;
    }
  | { readonly kind: 'refused'; readonly run: number; readonly why: string }
  | { readonly kind: 'call' | 'sync'; readonly run: number; readonly call: number; readonly fn: number; readonly args: unknown }
  | { readonly kind: 'abort'; readonly signal: number; readonly reason: unknown }
  | { readonly kind: 'result'; readonly run: number; readonly invocation: number; readonly ok: boolean; readonly value: unknown }
  | { readonly kind: 'out'; readonly run: number; readonly stream: 1 | 2; readonly text: string }
  | { readonly kind: 'idle'; readonly run: number; readonly received: number }
  | { readonly kind: 'exit'; readonly run: number; readonly code: number }
  | { readonly kind: 'crash'; readonly run: number; readonly error: unknown };

const PARTS: Readonly<Record<SubjectFrame['kind'], number>> = {
  ready: 1,
  need: 3,
  code: 1,
  failed: 2,
  done: 6,
  refused: 2,
  call: 4,
  sync: 4,
  abort: 2,
  result: 4,
  out: 3,
  idle: 2,
  exit: 2,
  crash: 2,
};
const isKind = (kind: unknown): kind is SubjectFrame['kind'] => typeof kind === 'string' && Object.hasOwn(PARTS, kind);
const PATH_CHARACTERS = 4_096;
const TEXT_CHARACTERS = 100_000;
const CODE_CHARACTERS = 4_000_000;

const count = (part: unknown): number =>
  typeof part === 'number' && Number.isSafeInteger(part) && part >= 0 ? part : malformed('a number is missing');
const text = (part: unknown, longest: number): string =>
  typeof part === 'string' && part.length <= longest ? part : malformed('a text is missing or too long');
const flag = (part: unknown): boolean => (typeof part === 'boolean' ? part : malformed('a flag is missing'));
const oneOf = <T>(part: unknown, choices: readonly T[]): T => choices.find((choice) => choice === part) ?? malformed('an unknown word');
const resources = (part: unknown): readonly string[] =>
  Array.isArray(part) && part.length <= 10_000 ? part.map((name) => text(name, 200)) : malformed('a list is missing');

/** Brackets deeper than any value can be would cost far more memory than the text itself. */
const isTooDeep = (body: string): boolean => {
  const deepest = VALUE_DEPTH * 3 + 8;
  let depth = 0;
  for (let i = 0; i < body.length; i++) {
    const code = body.charCodeAt(i);
    if (code === 0x22) {
      for (i++; i < body.length && body.charCodeAt(i) !== 0x22; i++) if (body.charCodeAt(i) === 0x5c) i++;
    } else if (code === 0x5b) {
      if (++depth > deepest) return true;
    } else if (code === 0x5d) depth--;
  }
  return false;
};

/** Body of a frame → the frame; `sequence` is the number that it has to bear. Throws `MalformedWire`. */
export const readSubjectFrame = (body: string, sequence: number): SubjectFrame => {
  if (isTooDeep(body)) return malformed('a frame nested too deeply');
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return malformed('a frame that is not JSON');
  }
  if (!Array.isArray(parsed)) return malformed('a frame that is no list');
  const [number, kind, ...parts] = parsed as readonly unknown[];
  if (number !== sequence) return malformed('a frame out of turn');
  if (!isKind(kind) || parts.length !== PARTS[kind]) return malformed('a frame of an unknown shape');
  return frameOf(kind, parts);
};

const frameOf = (kind: SubjectFrame['kind'], parts: readonly unknown[]): SubjectFrame => {
  const [first, second, third, fourth, fifth, sixth] = parts;
  switch (kind) {
    case 'ready':
      return { kind, version: text(first, 100) };
    case 'need':
      return {
        kind,
        specifier: text(first, PATH_CHARACTERS),
        parent: text(second, PATH_CHARACTERS),
        manner: oneOf(third, ['import', 'require'] as const),
      };
    case 'code':
      return { kind, base64: text(first, CODE_CHARACTERS) };
    case 'failed':
    case 'crash':
      return { kind, run: count(first), error: second };
    case 'done':
      if (second === 'refused') return { kind: 'refused', run: count(first), why: text(third, TEXT_CHARACTERS) };
      return {
        kind,
        run: count(first),
        ending: oneOf(second, ['returned', 'threw'] as const),
        pair: third,
        async: flag(fourth),
        open: resources(fifth),
        pristine: flag(sixth),
      };
    case 'refused':
      return { kind, run: count(first), why: text(second, TEXT_CHARACTERS) };
    case 'call':
    case 'sync':
      return { kind, run: count(first), call: count(second), fn: count(third), args: fourth };
    case 'abort':
      return { kind, signal: count(first), reason: second };
    case 'result':
      return { kind, run: count(first), invocation: count(second), ok: flag(third), value: fourth };
    case 'out':
      return { kind, run: count(first), stream: oneOf(second, [1, 2] as const), text: text(third, TEXT_CHARACTERS) };
    case 'idle':
      return { kind, run: count(first), received: count(second) };
    case 'exit':
      return { kind, run: count(first), code: Number.isInteger(second) ? Number(second) : malformed('a code is missing') };
  }
};
