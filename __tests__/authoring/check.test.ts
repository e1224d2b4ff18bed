import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { AFTER, BEFORE, DRIVER, type Workshop, withCorpus, workshop, writeTree } from './support/authoring.js';

const OBSERVED = `const { report, ok, read } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
await report({
  'changed-behaviour': () => ok(read('src/flags.mjs').includes('??'), 'an explicit false is lost'),
  'kept-behaviour': () => ok(read('src/flags.mjs').includes('merge'), 'no merge'),
});
`;

let place: Workshop;
beforeEach(async () => {
  place = workshop();
  await withCorpus(place, ['one']);
});
afterEach(() => place.remove());

const check = (workspace: string, ...words: readonly string[]) =>
  place.corpus('check', 'one', '--root', 'corpus', '--workspace', workspace, ...words);

const driver = async (text: string): Promise<void> => {
  place.write({ 'corpus/tasks/one/checks.mjs': text });
  const sealed = await place.corpus('seal', '--root', 'corpus');
  if (sealed.exitCode !== 0) throw new Error(sealed.text);
};

test('a solved workspace passes, an unsolved one does not, and each check is told', async () => {
  expect(await check('after')).toMatchObject({ exitCode: 0, json: { passed: true, level: 'in_process', sandbox: 'none' } });
  const { exitCode, json, text } = await check('before');
  expect(exitCode).toBe(1);
  expect(json.checks).toMatchObject([
    { id: 'changed-behaviour', kind: 'required', statuses: ['fail'] },
    { id: 'kept-behaviour', kind: 'regression', statuses: ['pass'] },
  ]);
  expect(text).toMatch(/NOT PASSED: 1 of 2 checks pass\nlevel in_process, sandbox none\n {2}FAIL {2}changed-behaviour \(required\)/);
});

test('what the driver says on stderr is shown to the author, without commanding the terminal', async () => {
  await driver(OBSERVED.replace('an explicit false', 'an \\u001b[31mexplicit false'));
  const { text, json } = await check('before');
  expect(json.level).toMatch(/^observed/);
  expect(text).toContain('stderr of the driver\n  changed-behaviour: an \\u001b[31mexplicit false is lost');
});

test('every attempt gets a fresh copy, and a check that wavers is told', async () => {
  await driver(
    DRIVER.replace(
      'const results',
      "import { appendFileSync, readFileSync } from 'node:fs';\nappendFileSync(workspace + '/package.json', ' ');\nconst fresh = readFileSync(workspace + '/package.json').length;\nconst results",
    ).replace(
      'merge({ flag: false }, { flag: true }).flag === false',
      `process.argv[6] === '2' && fresh === ${BEFORE['package.json'].length + 1}`,
    ),
  );
  const { exitCode, json, text } = await check('after', '--repeat', '3');
  expect(exitCode).toBe(1);
  expect(json.checks[0].statuses).toEqual(['fail', 'pass', 'fail']);
  expect(text).toContain('FAIL 2, PASS 1  changed-behaviour');
  expect(place.read('after/package.json')).toBe(AFTER['package.json']);
});

test('the workspace holds TASK.md, the packet of the task unless the folder has its own', async () => {
  await driver(
    DRIVER.replace(
      'const results',
      "import { readFileSync } from 'node:fs';\nconsole.error(readFileSync(workspace + '/TASK.md', 'utf8').slice(0, 20));\nconst results",
    ),
  );
  expect((await check('after')).text).toContain('  # One\n');
  writeTree(place.path('after'), { 'TASK.md': '# Mine\n' });
  expect((await check('after')).text).toContain('  # Mine\n');
});

describe('exit code 2 and the reason when the checks could not be run:', () => {
  const rows: readonly (readonly [string, string, RegExp])[] = [
    ['the driver throws', 'throw new Error("oh no");\n', /exit code 1/],
    ['the driver prints no result', 'console.log("hello");\n', /stdout is not one JSON value/],
    [
      'the driver answers for another task',
      DRIVER.replace('task_id, acceptance_contract_sha256, results }', "task_id: 'two', acceptance_contract_sha256, results }"),
      /the result is for the task two/,
    ],
  ];
  test.each(rows)('%s', async (_, text, reason) => {
    await driver(text);
    const { exitCode, json, text: words } = await check('after');
    expect({ exitCode, passed: json.passed, judged: json.judged }).toEqual({ exitCode: 2, passed: false, judged: false });
    expect(json.attempts[0].reason).toMatch(reason);
    expect(words).toMatch(/NO VERDICT/);
  });

  test('the task is not valid', async () => {
    place.write({ 'corpus/tasks/one/checks.mjs': '// not sealed\n' });
    expect(await check('after')).toMatchObject({
      exitCode: 2,
      json: { valid: false, problems: [expect.stringContaining('[corpus.hash]')] },
    });
  });
});

test('a result that forgets a check, or knows one too many, does not pass', async () => {
  await driver(DRIVER.replace("check('kept-behaviour'", "check('renamed'"));
  expect(await check('after')).toMatchObject({
    exitCode: 1,
    json: { checks: [{ statuses: ['pass'] }, { statuses: ['missing'] }], unexpected: ['renamed'] },
  });
});

describe('the command line is refused when', () => {
  const rows: readonly (readonly [string, readonly string[], RegExp, () => void])[] = [
    ['no workspace is named', [], /--workspace DIR/, () => {}],
    ['the workspace is not there', ['--workspace', 'nowhere'], /nowhere is no folder; `corpus show one --unpack DIR` makes one/, () => {}],
    [
      'a link lies in it',
      ['--workspace', 'before'],
      /src\/link\.mjs \(link\)/,
      () => symlinkSync('flags.mjs', place.path('before/src/link.mjs')),
    ],
    ['the seed is odd', ['--workspace', 'before', '--seed', 'a b'], /--seed takes/, () => {}],
    ['a seed can change nothing', ['--workspace', 'before', '--seed', 'abc'], /--seed has no effect here/, () => {}],
    ['the repetitions are none', ['--workspace', 'before', '--repeat', '0'], /--repeat takes a whole number from 1 to 100/, () => {}],
  ];
  test.each(rows)('%s', async (_, words, message, prepare) => {
    prepare();
    await expect(place.corpus('check', 'one', '--root', 'corpus', ...words)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringMatching(message),
    });
  });
});

test('a repository that an author keeps in the workspace is left out, and nothing of a check stays behind', async () => {
  writeTree(place.path('after'), { '.git/HEAD': 'ref: refs/heads/main\n' });
  await driver(
    DRIVER.replace(
      'const results',
      "import { existsSync } from 'node:fs';\nif (existsSync(workspace + '/.git')) throw new Error('.git');\nconsole.error(workspace);\nconst results",
    ),
  );
  const { exitCode, json } = await check('after');
  expect(exitCode).toBe(0);
  expect(existsSync(json.attempts[0].stderr.trim())).toBe(false);
  expect(readdirSync(place.path('after')).sort()).toEqual(['.git', 'package.json', 'src']);
});
