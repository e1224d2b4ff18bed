import { localApproval } from '../../src/approval/localApproval.js';
import type { PlanDocument, Planning } from '../../src/planning/planRuns.js';
import { edited } from '../contracts/support/edit.js';
import { rehash } from '../corpus/support/rehash.js';
import { type Files, json, sha256 } from '../corpus/support/sampleCorpus.js';
import { planOf, readAdapterOf, SET_OF, vectorAdapter, vectorCorpus } from '../planning/support/memory.js';

interface Everything {
  readonly corpus: Files;
  readonly adapter: Files;
}

const parsed = (bytes: Buffer | undefined): unknown => JSON.parse(bytes?.toString() ?? '');

/** Declares the present hash of a listed file in the descriptor. */
const relist = (adapter: Files): void => {
  const hash = sha256(adapter.get('fixer.mjs') ?? '');
  adapter.set('adapter.json', json(edited(parsed(adapter.get('adapter.json')), { '/artifacts/0/sha256': hash })));
};

/** Task and adapter of the vectors. Every document above another one is already written as `rehash` writes it, so that only hashes change. */
const everything = (): Everything => {
  const corpus = vectorCorpus();
  for (const name of ['driver.mjs', 'task.md', 'fixture.json', 'known-good.json']) rehash(corpus, `tasks/double-five/${name}`);
  const adapter = vectorAdapter('adapter-paid.json');
  adapter.set('adapter.json', json(edited(parsed(adapter.get('adapter.json')), { '/planning/max_cost_usd': 1 })));
  relist(adapter);
  return { corpus, adapter };
};

const plan = ({ corpus, adapter }: Everything, asSet: boolean): Planning | undefined => {
  const loading = readAdapterOf(adapter);
  return loading.ok ? planOf(corpus, [loading.adapter], asSet ? { set: SET_OF } : {}) : undefined;
};

const documentOf = (planning: Planning | undefined): PlanDocument | undefined => (planning?.ok ? planning.document : undefined);

const idOf = (document: PlanDocument): string => (document.kind === 'plan' ? document.plan.plan_id : document.set.plan_set_id);

const decide = (document: PlanDocument, given: string) =>
  localApproval({
    document,
    given,
    approvePaid: true,
    missingValues: [],
    at: '2026-01-31T09:30:00Z',
    lines: { plan: 'corpus plan', run: 'corpus run' },
  });

/** A small generator of numbers that depends on nothing but its seed. */
const numbers = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 16;
  };
};

/** A copy in which one bit of one file is another one. */
const flipped = (all: Everything, part: keyof Everything, name: string, at: number, bit: number): Everything => {
  const files = new Map(all[part]);
  const bytes = Buffer.from(files.get(name) ?? Buffer.alloc(0));
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  files.set(name, bytes);
  return { ...all, [part]: files };
};

/** Says the new hash wherever a document names the file. */
const resealed = (all: Everything, part: keyof Everything, name: string): Everything => {
  if (part === 'corpus') rehash(all.corpus, name);
  else if (name !== 'adapter.json') relist(all.adapter);
  return all;
};

const places = (all: Everything): (readonly [keyof Everything, string, number])[] =>
  (['corpus', 'adapter'] as const).flatMap((part) => [...all[part]].map(([name, bytes]) => [part, name, bytes.length] as const));

/** What a single run plan does not bind: the index and the receipts of the corpus. A plan set binds the index, and by it the receipts. */
const outsideOfPlan = (name: string): boolean => name === 'corpus.json' || name.startsWith('qualifications/');

interface Tally {
  readonly kept: string[];
  refused: number;
  renamed: number;
}

const tally = (asSet: boolean, seal: boolean): Tally => {
  const all = everything();
  const before = documentOf(plan(all, asSet));
  if (before === undefined) throw new Error('the untouched corpus is not planned');
  expect(decide(before, idOf(before)).decision).toBe('allow');
  const next = numbers(2026);
  const counts: Tally = { kept: [], refused: 0, renamed: 0 };
  for (const [part, name, length] of places(all)) {
    if (!asSet && outsideOfPlan(name)) continue;
    for (let at = 0; at < length; at++) {
      const bit = next() % 8;
      const changed = flipped(all, part, name, at, bit);
      const after = documentOf(plan(seal ? resealed(changed, part, name) : changed, asSet));
      if (after === undefined) counts.refused++;
      else if (decide(after, idOf(before)).decision === 'refuse' && idOf(after) !== idOf(before)) counts.renamed++;
      else counts.kept.push(`${name} byte ${at} bit ${bit}`);
    }
  }
  return counts;
};

test('one bit of any byte of task, contract, driver, adapter or listed file: no plan, or another id that the old approval does not open', () => {
  const { kept, refused } = tally(false, false);
  expect(kept).toEqual([]);
  expect(refused).toBeGreaterThan(1_000);
});

test('the same when every hash above the changed byte is made right again', () => {
  const { kept, renamed, refused } = tally(false, true);
  expect(kept).toEqual([]);
  expect(renamed).toBeGreaterThan(500);
  expect(refused).toBeGreaterThan(500);
});

test('for a plan set the index and the receipts count as well', () => {
  const { kept, renamed } = tally(true, true);
  expect(kept).toEqual([]);
  expect(renamed).toBeGreaterThan(500);
});

test('every bit of the adapter and of the task packet, sealed again', () => {
  const all = everything();
  const before = documentOf(plan(all, false));
  if (before === undefined) throw new Error('the untouched corpus is not planned');
  const kept: string[] = [];
  for (const [part, name, length] of places(all)) {
    if (part === 'corpus' && name !== 'tasks/double-five/task.md') continue;
    for (let place = 0; place < length * 8; place++) {
      const changed = resealed(flipped(all, part, name, place >> 3, place & 7), part, name);
      const after = documentOf(plan(changed, false));
      if (after !== undefined && decide(after, idOf(before)).decision === 'allow') kept.push(`${name} bit ${place}`);
    }
  }
  expect(kept).toEqual([]);
});

test('availability is part of the id', () => {
  const { corpus, adapter } = everything();
  const loading = readAdapterOf(adapter);
  if (!loading.ok) throw new Error('no adapter');
  const ids = ['', 'API_TOKEN', 'ORG_ID', 'API_TOKEN ORG_ID'].map((names) => {
    const document = documentOf(planOf(corpus, [loading.adapter], { available: (name) => names.split(' ').includes(name) }));
    return document && idOf(document);
  });
  expect(new Set(ids).size).toBe(4);
});
