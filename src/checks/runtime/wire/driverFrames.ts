/** What the driver says to the subject. The subject trusts it; the other direction is read by `driver/subjectFrames.ts`. */
export type DriverFrame =
  | readonly ['run', run: number, files: readonly string[], manner: Manner, text: string, input: unknown]
  | readonly ['answer', call: number, ok: boolean, value: unknown]
  | readonly ['abort', signal: number, reason: unknown]
  | readonly ['code']
  | readonly ['invoke', invocation: number, fn: number, args: unknown];

/** `call`: an exported function by name. `one` / `many`: a scenario that gets the module, or the list of modules. */
export type Manner = 'call' | 'one' | 'many';

/** First answer of all, before any code under check exists: the token that every frame of the subject carries, and its environment. */
export type Hello = readonly [token: string, env: Readonly<Record<string, string>>];
export type ModuleFormat = 'module' | 'commonjs' | 'json' | 'ambiguous';
/** A module, or why there is none. */
export type ModuleReply =
  | readonly [found: 1, url: string, format: ModuleFormat, source: string]
  | readonly [found: 0, code: string, message: string];
/** What a synchronous fake answers. */
export type SyncReply = readonly [ok: boolean, value: unknown];
