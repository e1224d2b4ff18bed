import { canonicalJson } from '../contracts/canonicalJson.js';
import type { Approval, PlanSet, RunPlan } from '../contracts/generated/types.js';
import { excerpt, plainText } from '../contracts/plainText.js';
import { sha256 } from '../contracts/sha256.js';

/** All that decides whether a person at a command line approved a run. */
export interface LocalApprovalFacts {
  /** Derived afresh, just before the run. */
  readonly document: { readonly kind: 'plan'; readonly plan: RunPlan } | { readonly kind: 'set'; readonly set: PlanSet };
  /** What was given as the approved id; undefined when nothing was. */
  readonly given: string | undefined;
  readonly approvePaid: boolean;
  /** Declared names without a value. An empty value is one. */
  readonly missingValues: readonly string[];
  /** RFC 3339 UTC. */
  readonly at: string;
  /** Lines that a person may type: the one that shows this plan, and the one that runs it, without its approvals. */
  readonly lines: { readonly plan: string; readonly run: string };
}

/** Why not. The codes are stable; docs/plans.md has them. */
export const APPROVAL_REFUSALS = {
  'approval-missing': 'No id was given.',
  'approval-upper-case': 'The id has upper-case letters.',
  'approval-truncated': 'Only the beginning of an id was given.',
  'approval-not-an-id': 'What was given is no id.',
  'approval-of-a-part': 'The id of one plan was given for a set.',
  'approval-of-another-plan': 'The id is that of another task or adapter, or something changed since.',
  'approval-paid-missing': 'The run may cost money, and that was not approved.',
  'approval-blocked': 'The plan is blocked.',
  'approval-value-missing': 'A declared variable has no value where the run is to start.',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof APPROVAL_REFUSALS;

export type ApprovalDecision =
  | { readonly decision: 'allow'; readonly approval: Approval }
  /** Nothing was started. `message` says what was found, why it stops, and which line to type next. */
  | { readonly decision: 'refuse'; readonly code: RefusalCode; readonly message: string };

interface Question {
  readonly facts: LocalApprovalFacts;
  readonly id: string;
  readonly noun: 'plan' | 'plan set';
  readonly paidRequired: boolean;
  readonly blocked: readonly string[];
}

const ID = /^plans?-[a-f0-9]{32}$/;

const questionOf = (facts: LocalApprovalFacts): Question => {
  const { document } = facts;
  return document.kind === 'plan'
    ? {
        facts,
        id: document.plan.plan_id,
        noun: 'plan',
        paidRequired: document.plan.approval.paid_required,
        blocked: document.plan.blocked_reasons,
      }
    : {
        facts,
        id: document.set.plan_set_id,
        noun: 'plan set',
        paidRequired: document.set.approval.paid_required,
        blocked: document.set.blocked_reasons,
      };
};

const approvingLine = ({ facts, id, paidRequired }: Question): string =>
  `${facts.lines.run} --approve-plan ${id}${paidRequired ? ' --approve-paid' : ''}`;

const lookAndApprove = (question: Question): string =>
  `look at it with\n  ${question.facts.lines.plan}\nand approve it with\n  ${approvingLine(question)}`;

/** The id of a single plan where its set is asked for. */
const isPart = ({ facts: { document, given } }: Question): boolean =>
  document.kind === 'set' && document.set.plans.some(({ plan }) => plan.plan_id === given);

type Refusal = readonly [code: RefusalCode, message: string];

const idRefusal = (question: Question): Refusal | undefined => {
  const { facts, id, noun } = question;
  const { given } = facts;
  if (given === id) return undefined;
  const next = lookAndApprove(question);
  if (given === undefined || given === '') return ['approval-missing', `a run needs the approval of its ${noun}, ${id}; ${next}`];
  const shown = excerpt(given);
  if (ID.test(given)) {
    return isPart(question)
      ? ['approval-of-a-part', `${shown} is one plan of the set; what is asked for is the whole set, ${id}; ${next}`]
      : [
          'approval-of-another-plan',
          `${shown} is not the id of this ${noun}, ${id}: it belongs to another task or adapter, or something changed since; ${next}`,
        ];
  }
  if (ID.test(given.toLowerCase()))
    return ['approval-upper-case', `${shown} has upper-case letters; an id is approved exactly as it is printed; ${next}`];
  if (/^plans?-[a-f0-9]{0,31}$/.test(given))
    return ['approval-truncated', `${shown} is only the beginning of an id; an approval gives all of it; ${next}`];
  return ['approval-not-an-id', `${shown} is no id of a plan; ${next}`];
};

const paidRefusal = (question: Question): Refusal | undefined =>
  question.paidRequired && !question.facts.approvePaid
    ? [
        'approval-paid-missing',
        `this ${question.noun} may cost money, and that was not approved; approve it with\n  ${approvingLine(question)}`,
      ]
    : undefined;

const blockedRefusal = ({ blocked, noun, facts }: Question): Refusal | undefined =>
  blocked.length === 0
    ? undefined
    : [
        'approval-blocked',
        `this ${noun} is blocked, whatever is approved: ${blocked.map(plainText).join(', ')}; what to do about it is shown by\n  ${facts.lines.plan}`,
      ];

const valueRefusal = ({ facts: { missingValues, lines } }: Question): Refusal | undefined => {
  const [first] = missingValues;
  return first === undefined
    ? undefined
    : [
        'approval-value-missing',
        `the adapter declares ${missingValues.join(', ')}, and there is no such variable here; set it, for example by\n  ${first}=… ${lines.run} …`,
      ];
};

/** The gates in the order of the format (wire format 6.1). */
const GATES: readonly ((question: Question) => Refusal | undefined)[] = [idRefusal, paidRefusal, blockedRefusal, valueRefusal];

/** May this run? Only the full id of exactly this plan, or plan set, says yes. */
export const localApproval = (facts: LocalApprovalFacts): ApprovalDecision => {
  const question = questionOf(facts);
  for (const gate of GATES) {
    const refusal = gate(question);
    if (refusal !== undefined) return { decision: 'refuse', code: refusal[0], message: refusal[1] };
  }
  const { document } = facts;
  return {
    decision: 'allow',
    approval: {
      schema_version: 'agent-task-approval.v1',
      ...(document.kind === 'plan' ? { plan_id: document.plan.plan_id } : { plan_set_id: document.set.plan_set_id }),
      plan_sha256: sha256(canonicalJson(document.kind === 'plan' ? document.plan : document.set)),
      approved_at: facts.at,
      paid_approved: facts.approvePaid,
      by: { kind: 'local' },
    },
  };
};
