import type { JournalEntry } from './journalEntry.js';

/** How far one run has come, as the journal tells it. */
export type RunState =
  | { readonly kind: 'open' }
  /** Its agent was about to be started, or was; nothing else is known. `interrupted` is the attempt as it is to be recorded. */
  | { readonly kind: 'under_way'; readonly runId: string; readonly interrupted: unknown }
  /** Its attempt is on disk; it has no final receipt. */
  | { readonly kind: 'attempted'; readonly runId: string; readonly interrupted: unknown }
  | { readonly kind: 'finished'; readonly runId: string; readonly terminal: string };

const OPEN: RunState = { kind: 'open' };

const after = (state: RunState, entry: JournalEntry): RunState => {
  switch (entry.entry) {
    case 'started':
      return { kind: 'under_way', runId: entry.run_id, interrupted: entry.interrupted };
    case 'attempt_written':
      return state.kind === 'under_way'
        ? { ...state, kind: 'attempted' }
        : { kind: 'attempted', runId: entry.run_id, interrupted: undefined };
    case 'receipt_written':
      return entry.final ? { kind: 'finished', runId: entry.run_id, terminal: entry.terminal_status } : state;
    case 'opened':
    case 'finished':
      return state;
  }
};

/** The state of every run that a journal names. */
export const runStates = (entries: readonly JournalEntry[]): ReadonlyMap<string, RunState> => {
  const states = new Map<string, RunState>();
  for (const entry of entries) if ('run' in entry) states.set(entry.run, after(states.get(entry.run) ?? OPEN, entry));
  return states;
};
