/** What came of one check of an adapter. `warn`: it works, and an author should know. `unknown`: this run could not show it. */
export type TrialStatus = 'pass' | 'warn' | 'fail' | 'unknown';

export interface TrialCheck {
  readonly id: TrialCheckId;
  readonly status: TrialStatus;
  readonly detail: string;
}

/** How the adapter ended. */
export type TrialEnd =
  | { readonly kind: 'not_started'; readonly reason: string }
  | { readonly kind: 'exited'; readonly code: number; readonly survivors: boolean }
  | { readonly kind: 'signalled'; readonly signal: string; readonly survivors: boolean }
  | { readonly kind: 'timeout' | 'cancelled'; readonly survivors: boolean };

export type TrialDiagnostics =
  | { readonly kind: 'undeclared' | 'absent' | 'valid' }
  | { readonly kind: 'unusable'; readonly reason: string };

/** What was seen of one run of an adapter. */
export interface TrialFacts {
  readonly end: TrialEnd;
  readonly timeoutMs: number;
  readonly diagnostics: TrialDiagnostics;
  /** Where a declared value, in any spelling, was found. */
  readonly revealed: { readonly output: boolean; readonly files: readonly string[] };
  /** Files outside of the workspace that are not as they were: of its own copy, and around the workspace. */
  readonly outside: readonly string[];
}

type Judgement = Omit<TrialCheck, 'id'>;

const pass = (detail: string): Judgement => ({ status: 'pass', detail });
const fail = (detail: string): Judgement => ({ status: 'fail', detail });
const unknown = (detail: string): Judgement => ({ status: 'unknown', detail });

const NOT_STARTED = unknown('it did not start');

const starts = ({ end }: TrialFacts): Judgement => {
  if (end.kind === 'not_started') return fail(end.reason);
  return pass('the program was started');
};

const endsInTime = ({ end, timeoutMs }: TrialFacts): Judgement => {
  switch (end.kind) {
    case 'not_started':
      return NOT_STARTED;
    case 'exited':
      return pass(
        end.code === 0 ? 'exit code 0' : `exit code ${end.code}: a run would end as agent_failure; fine if this task is not for it`,
      );
    case 'signalled':
      return fail(`it was ended by ${end.signal}`);
    case 'timeout':
      return fail(`it had not ended after ${timeoutMs} ms`);
    case 'cancelled':
      return unknown('interrupted');
  }
};

const leavesNoProcess = ({ end }: TrialFacts): Judgement => {
  if (end.kind === 'not_started') return NOT_STARTED;
  if (end.kind === 'timeout' || end.kind === 'cancelled') return unknown('it was ended together with all that it had started');
  return end.survivors
    ? fail('processes were still running when it had ended; they are killed before anything is graded')
    : pass('nothing was left running');
};

const diagnosticsValid = ({ end, diagnostics }: TrialFacts): Judgement => {
  switch (diagnostics.kind) {
    case 'undeclared':
      return pass('none are declared');
    case 'valid':
      return pass('a valid document was written');
    case 'unusable':
      return fail(`${diagnostics.reason}; a run would end as agent_failure`);
    case 'absent':
      return end.kind === 'exited' && end.code === 0
        ? fail('nothing was written at diagnostics_path: a run would end as agent_failure')
        : unknown('nothing was written; it had no clean end');
  }
};

const keepsValues = ({ end, revealed }: TrialFacts): Judgement => {
  if (end.kind === 'not_started') return NOT_STARTED;
  if (revealed.files.length > 0)
    return fail(`a declared value is in ${revealed.files.join(', ')}: it would be part of the change that is kept`);
  if (revealed.output) return { status: 'warn', detail: 'a declared value is in its output; runs blacken it, but it need not be there' };
  return pass('no declared value was found');
};

const staysInside = ({ end, outside }: TrialFacts): Judgement => {
  if (end.kind === 'not_started') return NOT_STARTED;
  return outside.length > 0
    ? fail(`changed outside of the workspace: ${outside.join(', ')}`)
    : pass('its own copy and what lies around the workspace are as they were');
};

const CHECKS = {
  starts,
  'ends-in-time': endsInTime,
  'leaves-no-process': leavesNoProcess,
  'diagnostics-valid': diagnosticsValid,
  'keeps-values-to-itself': keepsValues,
  'stays-inside': staysInside,
} as const;

export type TrialCheckId = keyof typeof CHECKS;

export const TRIAL_CHECKS = Object.keys(CHECKS).filter((id): id is TrialCheckId => Object.hasOwn(CHECKS, id));

/** Judges one run; every check is answered. */
export const trialChecks = (facts: TrialFacts): TrialCheck[] => TRIAL_CHECKS.map((id) => ({ id, ...CHECKS[id](facts) }));
