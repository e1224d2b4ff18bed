import { documentReader } from '../../../src/contracts/documents.js';
import { freezeContract } from '../../../src/scoring/dx/freeze.js';
import { HISTORICAL_CONTRACT } from '../../../src/scoring/dx/historicalContract.js';

const SUPERSEDES = { document: HISTORICAL_CONTRACT, sha256: 'c'.repeat(64) };
const PROTOCOL = { tasks: ['a-task'], trials: 5, isolation: 'required', stopping_rule: 'After the last planned trial.' };
// biome-ignore lint/suspicious/noExplicitAny: rows break documents in every way
const draft = (change: (contract: Record<string, any>) => void = () => {}): unknown => {
  const contract = { ...structuredClone(HISTORICAL_CONTRACT), status: 'draft', artifact_version: '2027-01-01.1', protocol: PROTOCOL };
  change(contract);
  return contract;
};
const freeze = (given: unknown, date = '2027-01-31') => freezeContract({ draft: given, date, supersedes: SUPERSEDES });

test('the contract that the kit ships is valid and not frozen', async () => {
  expect((await documentReader('dx-score-contract'))(HISTORICAL_CONTRACT)).toEqual({
    ok: true,
    document: HISTORICAL_CONTRACT,
    problems: [],
  });
  expect(HISTORICAL_CONTRACT.status).toBe('historical-rubric');
});

test('a draft becomes a frozen contract that names what it supersedes', async () => {
  const freezing = await freeze(draft());
  expect(freezing).toMatchObject({
    ok: true,
    contract: { status: 'frozen', frozen_on: '2027-01-31', supersedes: { artifact_version: '2026-09-17.1', sha256: 'c'.repeat(64) } },
  });
  if (freezing.ok) expect((await documentReader('dx-score-contract'))(freezing.contract)).toMatchObject({ ok: true, problems: [] });
});

describe('it is refused to freeze', () => {
  const rows: readonly [string, unknown, string, string?][] = [
    ['an unknown field', draft((c) => Object.assign(c, { extra: 1 })), 'document.unknown-field'],
    ['weights that do not sum to 100', draft((c) => Object.assign(c.dimensions[0], { weight: 44 })), 'score-contract.weights'],
    ['a threshold beyond the points', draft((c) => Object.assign(c.thresholds, { ready_deterministic: 91 })), 'score-contract.reach'],
    [
      'a consistency threshold beyond its dimension',
      draft((c) => Object.assign(c.thresholds, { ready_consistency: 15.5 })),
      'score-contract.reach',
    ],
    [
      'a review threshold above the ready one',
      draft((c) => Object.assign(c.thresholds, { review_deterministic: 85 })),
      'score-contract.reach',
    ],
    [
      'a diagnostic that would change the outcome',
      draft((c) => Object.assign(c.dimensions[4], { deterministic: true })),
      'score-contract.diagnostics',
    ],
    [
      'a dimension that would no longer count',
      draft((c) => Object.assign(c.dimensions[0], { deterministic: false })),
      'score-contract.diagnostics',
    ],
    [
      'trajectory parts that do not make up their dimension',
      draft((c) => Object.assign(c.trajectory, { exploration: 1 })),
      'score-contract.reach',
    ],
    ['dimensions in another order', draft((c) => c.dimensions.reverse()), 'score-contract.dimensions'],
    [
      'a contract that is frozen already',
      {
        ...(draft() as object),
        status: 'frozen',
        frozen_on: '2027-01-01',
        supersedes: { artifact_id: 'x', artifact_version: '1', sha256: 'd'.repeat(64) },
      },
      'freeze.draft',
    ],
    ['no protocol', draft((c) => delete c.protocol), 'freeze.protocol'],
    ['the version of the one that it supersedes', draft((c) => Object.assign(c, { artifact_version: '2026-09-17.1' })), 'freeze.version'],
    ['a day that does not exist', draft(), 'freeze.date', '2027-02-30'],
    ['a list that is not sorted', draft((c) => c.mandatory_checks.reverse()), 'score-contract.lists-sorted'],
  ];
  // A row may be shorter than the function is long: jest would take the last parameter for its callback.
  test.each(rows)('%s', async (...row) => {
    const [, given, rule, date] = row;
    const freezing = await freeze(given, date);
    expect(freezing.ok).toBe(false);
    if (!freezing.ok) expect(freezing.problems.map((problem) => problem.rule)).toContain(rule);
  });
});
