import type { Cheat, CheatTarget, HostileCode, WorkspaceChange } from './cheat.js';
import { type Lie, lyingFiles, withCode } from './hostileSource.js';

interface Named {
  readonly id: string;
  readonly title: string;
  /** Without it: the number that the id starts with. */
  readonly catalogue?: readonly string[];
  readonly notInProcess?: string;
  readonly limitMs?: number;
}

const named = ({ id, title, catalogue, notInProcess, limitMs }: Named) => ({
  id,
  title,
  catalogue: catalogue ?? [id.slice(0, 3).toUpperCase()],
  ...(notInProcess !== undefined && { notInProcess }),
  ...(limitMs !== undefined && { limitMs }),
});

type Text = string | ((target: CheatTarget) => string);
const textOf = (text: Text, target: CheatTarget): string => (typeof text === 'string' ? text : text(target));

interface CodeSpec extends Named {
  readonly code: Text;
  readonly waits?: boolean;
  readonly beside?: (target: CheatTarget) => WorkspaceChange;
}

/** A workspace in which each module that the checks load begins with these pieces of hostile code. */
export const withAttempts = (target: CheatTarget, codes: readonly HostileCode[], beside: WorkspaceChange): readonly WorkspaceChange[] => {
  const sources = Object.fromEntries(target.entries.map((source) => [source.path, withCode(source, ...codes)]));
  return target.entries.length === 0 ? [] : [{ ...beside, files: { ...beside.files, ...sources } }];
};

const attemptOf =
  ({ code, waits, beside }: CodeSpec): NonNullable<Cheat['attempt']> =>
  (target) => ({ code: { code: textOf(code, target), ...(waits !== undefined && { waits }) }, beside: beside?.(target) ?? {} });

/** Hostile code at the top of each module that the checks load, and files beside it. */
export const codeCheat = (spec: CodeSpec): Cheat => {
  const attempt = attemptOf(spec);
  return {
    ...named(spec),
    changes: (target) => {
      const { code, beside } = attempt(target);
      return withAttempts(target, [code], beside);
    },
  };
};

/** Hostile code that gets nowhere without something that an observed subject does not have. */
export const reachingCheat = (spec: Omit<CodeSpec, 'waits'>): Cheat => {
  const waiting = { ...spec, waits: true };
  return { ...codeCheat(waiting), group: 'reaching', attempt: attemptOf(waiting) };
};

/** Exports that do not say what the code does. Each lie is a variant of its own. */
export const lieCheat = (spec: Named & { readonly lies: (target: CheatTarget) => Readonly<Record<string, Lie>> }): Cheat => ({
  ...named(spec),
  changes: (target) =>
    target.entries.length === 0
      ? []
      : Object.entries(spec.lies(target)).map(([variant, lie]) => ({ variant, files: lyingFiles(target.entries, lie) })),
});

/** One lie. */
export const lie = (text: string, code?: HostileCode): (() => Readonly<Record<string, Lie>>) => {
  const only: Lie = { lie: text, ...(code && { code }) };
  return () => ({ only });
};

/** Files for whoever looks at them. */
export const plantedCheat = (spec: Named & { readonly plant: (target: CheatTarget) => WorkspaceChange }): Cheat => ({
  ...named(spec),
  group: 'planted',
  changes: (target) => [spec.plant(target)],
});
