import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '../../src/commands/find.js';
import type { Host } from '../../src/commands/host.js';
import { readInputs } from '../../src/commands/inputs.js';
import type { Outcome } from '../../src/commands/outcome.js';
import { documentReader } from '../../src/contracts/documents.js';
import { messageOf } from '../../src/process/systemError.js';
import { edited } from '../contracts/support/edit.js';
import { json, sampleCorpus, writeFiles } from '../corpus/support/sampleCorpus.js';
import { vectorAdapter, vectorCorpus } from '../planning/support/memory.js';
import { scratch } from '../process/support/scratch.js';

const QUALIFIED = sampleCorpus([
  { id: 'alpha', receipt: 'v2' },
  { id: 'beta', receipt: 'v2' },
]);

/** A folder with the corpus of the vectors, one of two tasks, and adapters: `free`, `paid`, and one that is bound by nothing. */
const home = (): string => {
  const folder = scratch();
  writeFiles(join(folder, 'vector'), vectorCorpus());
  writeFiles(join(folder, 'two'), QUALIFIED);
  writeFiles(join(folder, 'unqualified'), sampleCorpus());
  writeFiles(join(folder, 'free'), vectorAdapter());
  writeFiles(join(folder, 'paid'), vectorAdapter('adapter-paid.json'));
  const loose = vectorAdapter();
  loose.set(
    'adapter.json',
    json(
      edited(JSON.parse(loose.get('adapter.json')?.toString() ?? ''), {
        '/command/1': '--import=x',
        '/command/2': '{adapter_root}/fixer.mjs',
      }),
    ),
  );
  writeFiles(join(folder, 'loose'), loose);
  return folder;
};

const plan = async (cwd: string, words: string, variables: readonly string[] = ['API_TOKEN']): Promise<Outcome> => {
  const found = findCommand(['plan', ...words.split(' ')]);
  if (found === undefined) throw new Error('no command');
  const host: Host = {
    cwd,
    path: '',
    kit: cwd,
    signal: new AbortController().signal,
    hasEnvironment: (name) => variables.includes(name),
    environmentValue: () => {
      throw new Error('a value was asked for');
    },
    now: () => {
      throw new Error('the time was asked for');
    },
    notice: () => {},
    progress: () => {},
  };
  const run = await found.command.load();
  return run(readInputs(found.rest, found.command.options, 0), host);
};

const refusal = async (cwd: string, words: string): Promise<string> => {
  try {
    await plan(cwd, words);
  } catch (error) {
    return messageOf(error);
  }
  return 'planned';
};

const VECTOR = '--root vector --task double-five --adapter free/adapter.json';
const TWO = '--root two --all --adapter free/adapter.json';

test('one task and one adapter print a run plan on one line', async () => {
  const outcome = await plan(home(), VECTOR);
  const read = await documentReader('run-plan');
  expect(outcome.exitCode).toBe(0);
  expect(outcome.json()).toMatch(/^\{[^\n]*\}\n$/);
  expect(read(JSON.parse(outcome.json()))).toMatchObject({ ok: true, problems: [] });
});

test('the same bytes come from any folder of the machine, and nothing is left there', async () => {
  const [one, other] = [home(), home()];
  const before = readdirSync(one, { recursive: true }).sort();
  expect((await plan(one, VECTOR)).json()).toBe((await plan(other, VECTOR)).json());
  expect((await plan(one, TWO)).json()).toBe((await plan(other, TWO)).json());
  expect(readdirSync(one, { recursive: true }).sort()).toEqual(before);
});

test('for people the plan has a line for each fact, and the line that approves it', async () => {
  const outcome = await plan(home(), VECTOR);
  const { plan_id: planId, adapter_sha256: adapter } = JSON.parse(outcome.json());
  expect(outcome.text().split('\n')).toEqual([
    `plan:             ${planId}`,
    'task:             double-five',
    `adapter:          fixer, ${adapter}`,
    'command:          {node} {adapter_root}/fixer.mjs {workspace}',
    'environment:      API_TOKEN',
    'input:            80 bytes, estimated 84 tokens',
    'reserved output:  128 tokens',
    'cost posture:     free',
    'estimated cost:   $0.000000',
    'cost limit:       $0.000000',
    'launch approval:  required',
    'paid approval:    no',
    'blocked:          no',
    '',
    `Approve and run it with: corpus run ${VECTOR} --approve-plan ${planId}`,
    '',
  ]);
});

test('a blocked plan is a plan: it ends with 0, says why and what to do, and offers no line that runs it', async () => {
  const outcome = await plan(home(), '--root vector --task double-five --adapter paid/adapter.json');
  expect(outcome.exitCode).toBe(0);
  expect(JSON.parse(outcome.json()).blocked_reasons).toEqual(['cost-limit-exceeded', 'missing-environment:ORG_ID']);
  expect(outcome.text()).toMatch(/^blocked: +cost-limit-exceeded, missing-environment:ORG_ID$/m);
  expect(outcome.text()).toMatch(/^ {2}- missing-environment:ORG_ID: .*--available-env/m);
  expect(outcome.text()).toMatch(/^estimated cost: +\$0\.000124$/m);
  expect(outcome.text()).toMatch(/^environment: +API_TOKEN, ORG_ID \(missing\)$/m);
  expect(outcome.text()).not.toMatch(/corpus run/);
});

test('an adapter that its hashes do not bind is blocked', async () => {
  const outcome = await plan(home(), '--root vector --task double-five --adapter loose/adapter.json');
  expect(JSON.parse(outcome.json()).blocked_reasons).toEqual(['unbound-command:interpreter-option:--import=x']);
});

test('a variable that another job holds is named, and changes the plan', async () => {
  const folder = home();
  const paid = '--root vector --task double-five --adapter paid/adapter.json';
  const without = JSON.parse((await plan(folder, paid)).json());
  const named = JSON.parse((await plan(folder, `${paid} --available-env ORG_ID`)).json());
  expect(named.environment).toEqual([
    { name: 'API_TOKEN', available: true },
    { name: 'ORG_ID', available: true },
  ]);
  expect(named.plan_id).not.toBe(without.plan_id);
});

const SETS = [
  '--root two --all',
  '--root two --task alpha --task beta',
  '--root two --task alpha --set',
  '--root two --task alpha --trials 2',
];

test.each(SETS)('%s gives a plan set', async (words) => {
  const outcome = await plan(home(), `${words} --adapter free/adapter.json`);
  const read = await documentReader('plan-set');
  expect(read(JSON.parse(outcome.json()))).toMatchObject({ ok: true, problems: [] });
});

test('for people a set has a table of its plans', async () => {
  const outcome = await plan(home(), `${TWO} --adapter paid/adapter.json --trials 2 --network-host api.example.org --sandbox require`);
  const { plan_set_id: id, corpus } = JSON.parse(outcome.json());
  expect(outcome.text().split('\n')).toEqual([
    `plan set:         ${id}`,
    `corpus:           two, index ${corpus.index_sha256}`,
    'plans:            4 (2 tasks, 2 adapters), 8 attempts',
    'isolation:        sandbox required, network proxied to api.example.org',
    'cost posture:     paid',
    'estimated cost:   $0.000436',
    'cost limit:       $0.000492',
    'launch approval:  required',
    'paid approval:    yes',
    'blocked:          missing-environment:ORG_ID',
    expect.stringMatching(/^ {2}- missing-environment:ORG_ID: /),
    '  task   adapter  trials  posture  estimate   limit      blocked',
    '  alpha  fixer    2       free     $0.000000  $0.000000  no',
    '  alpha  fixer    2       paid     $0.000109  $0.000123  1 reason',
    '  beta   fixer    2       free     $0.000000  $0.000000  no',
    expect.stringMatching(/^ {2}beta +fixer +2 +paid .* 1 reason$/),
    '',
  ]);
});

test('the line that runs a set has every flag that made it', async () => {
  const words = `--root two --all --adapter free/adapter.json --trials 2 --sandbox require --network-host b.example:8443 --network-host a.example --job-minutes 30`;
  const outcome = await plan(home(), words);
  const { plan_set_id: id, isolation } = JSON.parse(outcome.json());
  expect(isolation).toEqual({ sandbox: 'required', network: 'proxied', hosts: ['a.example', 'b.example:8443'] });
  expect(outcome.text()).toContain(`corpus run ${words} --approve-plan ${id}\n`);
});

test('--out writes the document; flags of approval are accepted and mean nothing', async () => {
  const folder = home();
  const outcome = await plan(folder, `${VECTOR} --out plans/one.json --approve-plan x --approve-paid`);
  expect(JSON.parse(readFileSync(join(folder, 'plans/one.json'), 'utf8'))).toEqual(JSON.parse(outcome.json()));
  await plan(folder, `${TWO} --out plans/one.json`);
  expect(JSON.parse(readFileSync(join(folder, 'plans/one.json'), 'utf8')).schema_version).toBe('agent-task-plan-set.v1');
});

test('--out does not replace another document, and leaves nothing when nothing is planned', async () => {
  const folder = home();
  expect(await refusal(folder, `${VECTOR} --out vector/corpus.json`)).toMatch(/holds another document/);
  expect(await refusal(folder, '--root vector --task nothing --adapter free/adapter.json --out new.json')).toMatch(/no task "nothing"/);
  expect(existsSync(join(folder, 'new.json'))).toBe(false);
});

const REFUSED: readonly (readonly [what: string, words: string, message: RegExp])[] = [
  ['no task', '--root vector --adapter free/adapter.json', /--task ID \(repeatable\), or --all/],
  ['a task and all', '--root vector --task double-five --all --adapter free/adapter.json', /one of the two/],
  ['no adapter', '--root vector --all', /--adapter FILE/],
  ['no such adapter', '--root vector --all --adapter free/none.json', /free\/none\.json.*does not exist.*\[source\.missing\]/s],
  ['an adapter twice', '--root vector --all --adapter free/adapter.json --adapter ./free/adapter.json', /already named/],
  ['no such corpus', '--root nowhere --all --adapter free/adapter.json', /nowhere is no folder/],
  ['a task without receipt', '--root unqualified --task beta --adapter free/adapter.json', /corpus qualify --task beta --write/],
  ['no trials', `${TWO} --trials 0`, /--trials takes a whole number from 1 to 1000/],
  ['a wrong name', `${TWO} --available-env lower`, /--available-env takes the name/],
  ['a value with the name', `${TWO} --available-env A=b`, /--available-env takes the name/],
  ['a wrong sandbox', `${TWO} --sandbox yes`, /--sandbox takes auto or require or none/],
  ['a wrong host', `${TWO} --network-host https://a.b`, /--network-host takes a host name/],
  ['hosts of an open network', `${TWO} --network open --network-host a.b`, /--network-host goes with --network proxied/],
  ['a proxy to nowhere', `${TWO} --network proxied`, /--network-host HOST/],
  ['a paid set without a word about the network', '--root two --all --adapter paid/adapter.json', /name its hosts with --network-host/],
  ['isolation of a single plan', `${VECTOR} --sandbox require`, /add --set/],
];

test.each(REFUSED)('%s is refused with what to do', async (_what, words, message) => {
  expect(await refusal(home(), words)).toMatch(message);
});

test('an invalid corpus is refused with its faults', async () => {
  const folder = home();
  writeFileSync(join(folder, 'two/tasks/beta/task.md'), 'changed');
  expect(await refusal(folder, '--root two --task alpha --adapter free/adapter.json')).toMatch(
    /^the corpus is not valid, so nothing is planned .*tasks\/beta\/task\.md.*not affected itself/s,
  );
});

test('all faults of all adapters are told at once', async () => {
  const folder = home();
  writeFileSync(join(folder, 'free/fixer.mjs'), 'changed');
  writeFileSync(join(folder, 'paid/adapter.json'), '{}');
  const message = await refusal(folder, '--root two --all --adapter free/adapter.json --adapter paid/adapter.json');
  expect(message).toMatch(/free\/adapter\.json:\d+:\d+ \/artifacts\/0\/sha256 .*\[corpus\.hash\]/);
  expect(message).toMatch(/paid\/adapter\.json.*\[document\.missing-field\]/);
});
