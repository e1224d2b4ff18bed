import { documentReader } from '../../src/contracts/documents.js';
import { edited } from '../contracts/support/edit.js';
import { rehash } from '../corpus/support/rehash.js';
import { type Files, json, sampleCorpus, sha256 } from '../corpus/support/sampleCorpus.js';
import { adapterOf, planOf, SET_OF, vectorAdapter, vectorCorpus } from './support/memory.js';

const adapter = () => adapterOf(vectorAdapter());
const paid = (changes: Readonly<Record<string, unknown>> = {}) => {
  const files = vectorAdapter('adapter-paid.json');
  files.set('adapter.json', json(edited(JSON.parse(files.get('adapter.json')?.toString() ?? ''), changes)));
  return adapterOf(files);
};

const QUALIFIED = sampleCorpus([
  { id: 'alpha', receipt: 'v2' },
  { id: 'beta', receipt: 'v2' },
  { id: 'gamma', receipt: 'v1' },
]);

const setIn = (planning: ReturnType<typeof planOf>) => {
  if (!planning.ok || planning.document.kind !== 'set') throw new Error('no set');
  return planning.document.set;
};

const linesOf = (planning: ReturnType<typeof planOf>): readonly string[] => (planning.ok ? [] : planning.lines);

test('one task and one adapter give a run plan', () => {
  const planning = planOf(vectorCorpus(), [adapter()]);
  expect(planning).toMatchObject({ ok: true, document: { kind: 'plan', plan: { task_id: 'double-five', blocked_reasons: [] } } });
});

test('every task meets every adapter in a set, sorted by task and adapter', async () => {
  const free = adapter();
  const planning = planOf(QUALIFIED, [paid(), free], { set: SET_OF, trials: 3 });
  const set = setIn(planning);
  expect(set.plans.map(({ plan, adapter_id, trials }) => [plan.task_id, adapter_id, plan.cost_posture, trials])).toEqual(
    ['alpha', 'beta', 'gamma'].flatMap((task) => [
      [task, 'fixer', 'free', 3],
      [task, 'fixer', 'paid', 3],
    ]),
  );
  expect(set.counts).toEqual({ tasks: 3, adapters: 2, plans: 6, attempts: 18 });
  expect(set.cost.posture).toBe('paid');
  expect(set.approval).toEqual({ launch_required: true, paid_required: true });
  const read = await documentReader('plan-set');
  expect(read(set)).toMatchObject({ ok: true, problems: [] });
});

test('the same question gives the same set, in whatever order it is asked', () => {
  const [free, costly] = [adapter(), paid()];
  const one = setIn(planOf(QUALIFIED, [free, costly], { set: SET_OF, tasks: ['beta', 'alpha'] }));
  const other = setIn(planOf(QUALIFIED, [costly, free], { set: SET_OF, tasks: ['alpha', 'beta', 'alpha'] }));
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
});

test('amounts are summed in whole millionths, each rounded up before it is multiplied', () => {
  const costly = paid({ '/planning/max_cost_usd': 0.0001241, '/environment_names': ['API_TOKEN'] });
  const set = setIn(planOf(vectorCorpus(), [costly], { set: SET_OF, trials: 1000 }));
  expect(set.cost).toEqual({ posture: 'paid', estimated_max_usd: 0.124, max_usd: 0.125 });
});

test('one blocked plan blocks the set', () => {
  const set = setIn(planOf(QUALIFIED, [adapter(), paid()], { set: SET_OF, available: (name) => name !== 'ORG_ID' }));
  expect(set.blocked_reasons).toEqual(['missing-environment:ORG_ID']);
  expect(set.plans[0]?.plan.blocked_reasons).toEqual([]);
});

test('trials, isolation, index and kit are part of the id of a set', () => {
  const base = { set: SET_OF, tasks: ['alpha'] };
  const other = new Map(QUALIFIED);
  other.set('corpus.json', json(edited(JSON.parse(other.get('corpus.json')?.toString() ?? ''), { '/version': '1.0.1' })));
  const ids = [
    planOf(QUALIFIED, [adapter()], base),
    planOf(QUALIFIED, [adapter()], { ...base, trials: 2 }),
    planOf(QUALIFIED, [adapter()], { ...base, set: { ...SET_OF, isolation: { sandbox: 'required', network: 'none' } } }),
    planOf(QUALIFIED, [adapter()], { ...base, set: { ...SET_OF, isolation: { sandbox: 'preferred', network: 'open' } } }),
    planOf(QUALIFIED, [adapter()], { ...base, set: { ...SET_OF, isolation: { sandbox: 'preferred', network: 'proxied', hosts: ['a'] } } }),
    planOf(QUALIFIED, [adapter()], { ...base, set: { ...SET_OF, kitVersion: '0.1.1' } }),
    planOf(QUALIFIED, [adapter()], { ...base, set: { ...SET_OF, corpus: { root: 'corpus', tree_sha: '0'.repeat(40) } } }),
    planOf(other, [adapter()], base),
    planOf(QUALIFIED, [adapter()], { ...base, tasks: ['beta'] }),
  ].map((planning) => setIn(planning).plan_set_id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a stale receipt of one task stops all, and the lines say that the task asked for is fine itself', () => {
  const files: Files = new Map(QUALIFIED);
  files.set('tasks/beta/task.md', Buffer.from('# Changed\n'));
  const lines = linesOf(planOf(files, [adapter()], { tasks: ['alpha'] }));
  expect(lines[0]).toMatch(/^the corpus is not valid, so nothing is planned \(\d+ errors?\):$/);
  expect(lines[1]).toMatch(/^ {2}task beta: tasks\/beta\/task\.md /);
  expect(lines.at(-1)).toMatch(/^what was asked for is not affected itself/);
  const own = linesOf(planOf(files, [adapter()], { tasks: ['beta'] }));
  expect(own.at(-1)).not.toMatch(/not affected/);
});

test('a task without a receipt is not planned, and the line to type is named', () => {
  const lines = linesOf(planOf(sampleCorpus(), [adapter()], { tasks: ['alpha', 'beta'], set: SET_OF }));
  expect(lines).toEqual([
    'without a qualification receipt a task is not planned: beta',
    'make it with `corpus qualify --task beta --write`',
  ]);
});

test('an unknown task, no task, and one adapter twice are refused', () => {
  expect(linesOf(planOf(QUALIFIED, [adapter()], { tasks: ['delta'] }))[0]).toMatch(/no task "delta"/);
  expect(linesOf(planOf(sampleCorpus([]), [adapter()], { set: SET_OF }))[0]).toMatch(/has no task/);
  expect(linesOf(planOf(QUALIFIED, [adapter(), adapter()], { set: SET_OF }))[0]).toMatch(/already named/);
});

test('an estimate that no plan can say is a refusal, not a defect', () => {
  const costly = paid({ '/planning/prompt_overhead_tokens': 1_000_000, '/planning/input_usd_per_million': 100_000 });
  expect(linesOf(planOf(vectorCorpus(), [costly]))[0]).toMatch(/estimated_max_cost_usd: must be 0 to 100000/);
});

const profile = (files: Files, changes: Readonly<Record<string, unknown>> = {}): Buffer =>
  json(
    edited(
      {
        schema_version: 'agent-dx-scoring-profile.v1',
        task_id: 'alpha',
        manifest_sha256: sha256(files.get('tasks/alpha/task.json') ?? ''),
        checks: [
          { id: 'gives-one', dimension: 'functional' },
          { id: 'gives-two', dimension: 'functional' },
          { id: 'keeps-three', dimension: 'regression' },
          { id: 'keeps-zero', dimension: 'regression' },
        ],
        critical_regressions: [],
        allowed_paths: [],
        prohibited_paths: [],
        test_paths: [],
        storage_exhaustion_exempt: false,
      },
      changes,
    ),
  );

test('the scoring profile of a task is bound by its hash, and another one is another id', () => {
  const ids = [undefined, {}, { '/storage_exhaustion_exempt': true }].map((changes) => {
    const files: Files = new Map(QUALIFIED);
    const bytes = changes && profile(files, changes);
    if (bytes) files.set('tasks/alpha/scoring-profile.json', bytes);
    const set = setIn(planOf(files, [adapter()], { set: SET_OF }));
    expect(set.plans[0]?.scoring_profile_sha256).toBe(bytes && sha256(bytes));
    expect(set.plans[1]?.scoring_profile_sha256).toBeUndefined();
    expect(set.blocked_reasons).toEqual([]);
    return set.plan_set_id;
  });
  expect(new Set(ids).size).toBe(3);
});

const WRONG_PROFILES = [
  ['with a check that the task does not have', { '/checks/0/id': 'gives-nothing' }],
  ['of another task', { '/task_id': 'beta' }],
  ['of another manifest', { '/manifest_sha256': '0'.repeat(64) }],
  ['with an unknown field', { '/note': 1 }],
] as const;

test.each(WRONG_PROFILES)('a scoring profile %s blocks its task, and is told with its place', (_what, changes) => {
  const files: Files = new Map(QUALIFIED);
  files.set('tasks/alpha/scoring-profile.json', profile(files, changes));
  const planning = planOf(files, [adapter()], { set: SET_OF });
  const set = setIn(planning);
  expect(set.blocked_reasons).toEqual(['invalid-scoring-profile']);
  expect(set.plans.map(({ plan }) => plan.blocked_reasons)).toEqual([['invalid-scoring-profile'], [], []]);
  expect(planning.findings).toContainEqual(expect.objectContaining({ file: 'tasks/alpha/scoring-profile.json', severity: 'error' }));
});

test('a changed task that is sealed again is another plan', () => {
  const before = setIn(planOf(QUALIFIED, [adapter()], { set: SET_OF, tasks: ['alpha'] }));
  const files: Files = new Map(QUALIFIED);
  files.set('tasks/alpha/task.md', Buffer.from('# Another text\n'));
  rehash(files, 'tasks/alpha/task.md');
  const after = setIn(planOf(files, [adapter()], { set: SET_OF, tasks: ['alpha'] }));
  expect(after.plans[0]?.plan.plan_id).not.toBe(before.plans[0]?.plan.plan_id);
});
