import { type LocalApprovalFacts, localApproval } from '../../src/approval/localApproval.js';
import { canonicalJson } from '../../src/contracts/canonicalJson.js';
import { documentReader } from '../../src/contracts/documents.js';
import { sha256 } from '../../src/contracts/sha256.js';
import type { PlanDocument } from '../../src/planning/planRuns.js';
import { sampleCorpus } from '../corpus/support/sampleCorpus.js';
import { adapterOf, planOf, SET_OF, vectorAdapter, vectorCorpus } from '../planning/support/memory.js';

const planned = (asSet: boolean, descriptor?: string, changes: Parameters<typeof planOf>[2] = {}): PlanDocument => {
  const planning = planOf(vectorCorpus(), [adapterOf(vectorAdapter(descriptor))], { ...changes, ...(asSet && { set: SET_OF }) });
  if (!planning.ok) throw new Error(planning.lines.join('\n'));
  return planning.document;
};

const idOf = (document: PlanDocument): string => (document.kind === 'plan' ? document.plan.plan_id : document.set.plan_set_id);

const FREE = planned(false);
const FREE_SET = planned(true);
// The paid adapter of the vectors is over its limit; with a task of fewer bytes it is not.
const smaller = planOf(sampleCorpus([{ id: 'alpha', receipt: 'v2' }]), [adapterOf(vectorAdapter('adapter-paid.json'))]);
const PAID: PlanDocument = smaller.ok ? smaller.document : FREE;
const BLOCKED = planned(false, undefined, { available: () => false });

const decide = (document: PlanDocument, facts: Partial<LocalApprovalFacts>) =>
  localApproval({
    document,
    given: idOf(document),
    approvePaid: false,
    missingValues: [],
    at: '2026-01-31T09:30:00.000Z',
    lines: { plan: 'corpus plan --task t --adapter a.json', run: 'corpus run --task t --adapter a.json' },
    ...facts,
  });

const refusalOf = (document: PlanDocument, facts: Partial<LocalApprovalFacts>) => {
  const decision = decide(document, facts);
  return decision.decision === 'refuse' ? decision : undefined;
};

test('exactly the id of the plan approves it', async () => {
  const read = await documentReader('approval');
  for (const document of [FREE, FREE_SET]) {
    const decision = decide(document, {});
    if (decision.decision !== 'allow') throw new Error(decision.message);
    expect(read(decision.approval)).toMatchObject({ ok: true, problems: [] });
    expect(decision.approval).toMatchObject({
      approved_at: '2026-01-31T09:30:00.000Z',
      paid_approved: false,
      by: { kind: 'local' },
      plan_sha256: sha256(canonicalJson(document.kind === 'plan' ? document.plan : document.set)),
    });
    expect([decision.approval.plan_id, decision.approval.plan_set_id]).toContain(idOf(document));
  }
});

const id = idOf(FREE);
const hex = id.slice('plan-'.length);

const GIVEN: readonly (readonly [what: string, given: string | undefined, code: string])[] = [
  ['no id', undefined, 'approval-missing'],
  ['an empty id', '', 'approval-missing'],
  ['the id in capitals', id.toUpperCase(), 'approval-upper-case'],
  ['the digits in capitals', `plan-${hex.toUpperCase()}`, 'approval-upper-case'],
  ['one digit less', id.slice(0, -1), 'approval-truncated'],
  ['the first eight digits', id.slice(0, 13), 'approval-truncated'],
  ['the prefix', 'plan-', 'approval-truncated'],
  ['one digit more', `${id}0`, 'approval-not-an-id'],
  ['the digits alone', hex, 'approval-not-an-id'],
  ['a blank behind it', `${id} `, 'approval-not-an-id'],
  ['a line feed behind it', `${id}\n`, 'approval-not-an-id'],
  ['any word', 'yes', 'approval-not-an-id'],
  ['the id of another task', idOf(PAID), 'approval-of-another-plan'],
  ['the id of a set of it', idOf(FREE_SET), 'approval-of-another-plan'],
  ['zeros', `plan-${'0'.repeat(32)}`, 'approval-of-another-plan'],
];

test.each(GIVEN)('%s approves nothing', (_what, given, code) => {
  const refusal = refusalOf(FREE, { given });
  expect(refusal?.code).toBe(code);
  expect(refusal?.message).toContain(`\n  corpus plan --task t --adapter a.json\n`);
  expect(refusal?.message).toContain(`\n  corpus run --task t --adapter a.json --approve-plan ${id}`);
});

test('the id of a plan does not approve the set that it is in', () => {
  expect(refusalOf(FREE_SET, { given: id })?.code).toBe('approval-of-a-part');
});

test('costs are approved apart, and the line to type says so', () => {
  expect(PAID.kind === 'plan' && PAID.plan.blocked_reasons).toEqual([]);
  const refusal = refusalOf(PAID, {});
  expect(refusal?.code).toBe('approval-paid-missing');
  expect(refusal?.message).toContain(`--approve-plan ${idOf(PAID)} --approve-paid`);
  expect(decide(PAID, { approvePaid: true })).toMatchObject({ decision: 'allow', approval: { paid_approved: true } });
});

test('a blocked plan stays blocked, whatever is approved', () => {
  const refusal = refusalOf(BLOCKED, { approvePaid: true });
  expect(refusal?.code).toBe('approval-blocked');
  expect(refusal?.message).toContain('missing-environment:API_TOKEN');
});

test('a declared name without a value stops the run; an empty value is one', () => {
  expect(refusalOf(FREE, { missingValues: ['API_TOKEN'] })).toMatchObject({
    code: 'approval-value-missing',
    message: expect.stringContaining('API_TOKEN=…'),
  });
});

test('the gates come in the order of the format', () => {
  const all = { given: 'x', approvePaid: false, missingValues: ['A'] };
  expect(refusalOf(BLOCKED, all)?.code).toBe('approval-not-an-id');
  const paidAndBlocked = planned(false, 'adapter-paid.json');
  expect(refusalOf(paidAndBlocked, { missingValues: ['A'] })?.code).toBe('approval-paid-missing');
  expect(refusalOf(paidAndBlocked, { approvePaid: true, missingValues: ['A'] })?.code).toBe('approval-blocked');
});

test('what was given is shown without its control characters', () => {
  expect(refusalOf(FREE, { given: '\u001b[2Jplan' })?.message).not.toMatch(/\u001b/);
});
