import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { storeReceipts } from '../../src/authoring/storeReceipts.js';
import { CORPUS_READERS } from '../../src/contracts/corpusDocuments.js';
import { sha256 } from '../../src/contracts/sha256.js';
import { readCorpus } from '../../src/corpus/readCorpus.js';
import { validation } from '../../src/corpus/validation.js';
import { folderSource } from '../../src/source/folderSource.js';
import { DRIVER, RUNTIME, RUNTIME_SHA256, type Workshop, withCorpus, workshop } from './support/authoring.js';
import { receiptFor } from './support/receipts.js';

const OBSERVED = `const { report, ok, read } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);
await report({
  'changed-behaviour': () => ok(read('src/flags.mjs').includes('??'), 'no ??'),
  'kept-behaviour': () => ok(read('src/flags.mjs').includes('merge'), 'no merge'),
});
`;

let place: Workshop;
let original: Workshop;
beforeAll(async () => {
  place = workshop();
  await withCorpus(place, ['first-task', 'second-task']);
  await qualified('first-task', 'second-task');
  original = place;
});
beforeEach(() => {
  place = workshop();
  cpSync(original.folder, place.folder, { recursive: true });
});
afterEach(() => place.remove());
afterAll(() => original.remove());

const qualified = async (...ids: readonly string[]): Promise<void> => {
  const stored = await storeReceipts(place.path('corpus'), new Map(ids.map((id) => [id, receiptFor(place, id)])));
  expect(stored.refused).toEqual([]);
};

const seal = (...words: readonly string[]) => place.corpus('seal', '--root', 'corpus', ...words);

const validate = async () =>
  validation(readCorpus(folderSource(place.path('corpus')), { readers: CORPUS_READERS, receipts: true, keepTasks: false }));

type Json = ReturnType<typeof JSON.parse>;

const edit = (file: string, change: (document: Json) => void): void => {
  const document = place.json('corpus', file);
  change(document);
  place.write({ [`corpus/${file}`]: `${JSON.stringify(document, null, 2)}\n` });
};

const snapshot = (): string[] => {
  const files = [
    'corpus.json',
    ...['first-task', 'second-task'].flatMap((id) =>
      ['task.json', 'fixture.json', 'task.md', 'acceptance-contract.json', 'checks.mjs', 'known-good.json', 'scoring-profile.json'].map(
        (name) => `tasks/${id}/${name}`,
      ),
    ),
  ];
  return files.map(
    (file) => `${file} ${existsSync(place.path('corpus', file)) ? sha256(readFileSync(place.path('corpus', file))) : 'gone'}`,
  );
};

test('a corpus that is sealed stays as it is, to the byte and the file', async () => {
  const before = snapshot();
  const written = statSync(place.path('corpus/corpus.json')).mtimeMs;
  expect(await seal()).toMatchObject({ exitCode: 0, json: { result: 'sealed', files: [], problems: [] } });
  expect(await seal('--check')).toMatchObject({ exitCode: 0 });
  expect(snapshot()).toEqual(before);
  expect(statSync(place.path('corpus/corpus.json')).mtimeMs).toBe(written);
});

const WRONG = 'f'.repeat(64);
const fixtureFile = (document: Json): Json => document.files[1];

describe('what was broken is told by --check, mended by seal, and valid again:', () => {
  const T = 'tasks/first-task';
  const rows: readonly (readonly [string, string, () => void])[] = [
    [
      'the hash of a fixture file',
      `${T}/fixture.json /files/1/sha256`,
      () =>
        edit(`${T}/fixture.json`, (d) => {
          fixtureFile(d).sha256 = WRONG;
        }),
    ],
    [
      'the contents of a fixture file',
      `${T}/fixture.json /files/2/sha256`,
      () =>
        edit(`${T}/fixture.json`, (d) => {
          d.files[2].content_base64 = 'Zm9v';
        }),
    ],
    ['the order of the fixture', `${T}/fixture.json /files`, () => edit(`${T}/fixture.json`, (d) => d.files.reverse())],
    [
      'padding bits of a fixture file',
      `${T}/fixture.json /files/2/content_base64`,
      () =>
        edit(`${T}/fixture.json`, (d) => {
          d.files[2].content_base64 = 'aGl=';
        }),
    ],
    [
      'a hash before the known-good change',
      `${T}/known-good.json /files/0/before_sha256`,
      () =>
        edit(`${T}/known-good.json`, (d) => {
          d.files[0].before_sha256 = WRONG;
        }),
    ],
    [
      'a hash after the known-good change',
      `${T}/known-good.json /files/0/after_sha256`,
      () =>
        edit(`${T}/known-good.json`, (d) => {
          d.files[0].after_sha256 = WRONG;
        }),
    ],
    [
      'the hash of the driver',
      `${T}/acceptance-contract.json /driver/sha256`,
      () =>
        edit(`${T}/acceptance-contract.json`, (d) => {
          d.driver.sha256 = WRONG;
        }),
    ],
    [
      'no hash of the driver at all',
      `${T}/acceptance-contract.json /driver/sha256`,
      () =>
        edit(`${T}/acceptance-contract.json`, (d) => {
          delete d.driver.sha256;
        }),
    ],
    [
      'the driver',
      `${T}/acceptance-contract.json /driver/sha256`,
      () => writeFileSync(place.path('corpus', T, 'checks.mjs'), `${DRIVER}// a comment\n`),
    ],
    [
      'the task packet',
      `${T}/task.json /artifacts/task_packet/sha256`,
      () => writeFileSync(place.path('corpus', T, 'task.md'), '# Another text\n'),
    ],
    [
      'a hash of the manifest',
      `${T}/task.json /artifacts/known_good_patch/sha256`,
      () =>
        edit(`${T}/task.json`, (d) => {
          d.artifacts.known_good_patch.sha256 = WRONG;
        }),
    ],
    [
      'the checks of the manifest',
      `${T}/task.json /required_checks`,
      () =>
        edit(`${T}/task.json`, (d) => {
          d.required_checks = ['another-check'];
        }),
    ],
    [
      'the order of checks',
      `${T}/acceptance-contract.json /regression_checks`,
      () => edit(`${T}/acceptance-contract.json`, (d) => d.regression_checks.unshift({ id: 'z-last', label: 'Added' })),
    ],
    [
      'the hash of a manifest in the index',
      'corpus.json /tasks/0/manifest/sha256',
      () =>
        edit('corpus.json', (d) => {
          d.tasks[0].manifest.sha256 = WRONG;
        }),
    ],
    ['the order of the index', 'corpus.json /tasks', () => edit('corpus.json', (d) => d.tasks.reverse())],
    [
      'the hash of a receipt',
      'corpus.json /tasks/0/qualification/sha256',
      () =>
        edit('corpus.json', (d) => {
          d.tasks[0].qualification.sha256 = WRONG;
        }),
    ],
    [
      'the task that a profile belongs to',
      `${T}/scoring-profile.json /task_id`,
      () =>
        edit(`${T}/scoring-profile.json`, (d) => {
          d.task_id = 'second-task';
        }),
    ],
    [
      'the manifest that a profile belongs to',
      `${T}/scoring-profile.json /manifest_sha256`,
      () =>
        edit(`${T}/scoring-profile.json`, (d) => {
          d.manifest_sha256 = WRONG;
        }),
    ],
    ['the order of a profile', `${T}/scoring-profile.json /checks`, () => edit(`${T}/scoring-profile.json`, (d) => d.checks.reverse())],
  ];
  test.each(rows)('%s', async (_, where, breakIt) => {
    breakIt();
    const broken = snapshot();
    const checked = await seal('--check');
    expect(checked).toMatchObject({ exitCode: 1, json: { result: 'differs', check: true } });
    const changes = [...checked.json.index, ...checked.json.tasks.flatMap((task: Json) => task.changes)].map(
      (change: Json) => `${change.file} ${change.pointer}`,
    );
    expect(changes).toContain(where);
    expect(snapshot()).toEqual(broken);

    const sealed = await seal();
    expect(sealed).toMatchObject({ exitCode: 0, json: { result: 'sealed', files: checked.json.files } });
    const stale = sealed.json.tasks.filter((task: Json) => task.receipt.state === 'stale').map((task: Json) => task.task_id);
    if (stale.length > 0) await qualified(...stale);
    expect(await validate()).toMatchObject({ valid: true, errors: [], counts: { tasks: 2, qualified_tasks: 2 } });
    expect(await seal()).toMatchObject({ exitCode: 0, json: { files: [] } });
  });
});

test('a task that changed makes its receipt stale, and the way to a new one is told', async () => {
  writeFileSync(place.path('corpus/tasks/first-task/task.md'), '# Another text\n');
  const { exitCode, json, text } = await seal();
  expect(exitCode).toBe(0);
  expect(json.tasks.map((task: Json) => task.receipt.state)).toEqual(['stale', 'current']);
  expect(json.files).toEqual(['tasks/first-task/task.json', 'tasks/first-task/scoring-profile.json', 'corpus.json']);
  expect(text).toContain('receipt stale: qualifications/first-task.json: the receipt was made for other bytes of the task manifest');
  expect(text).toContain('corpus qualify --root corpus --task first-task --write');
  expect(text).not.toContain('--task second-task');
});

test('only the named task is sealed, and what is wrong elsewhere does not matter', async () => {
  writeFileSync(place.path('corpus/tasks/first-task/task.md'), '# Another text\n');
  writeFileSync(place.path('corpus/tasks/second-task/fixture.json'), 'not JSON');
  expect(await seal('--task', 'first-task')).toMatchObject({ exitCode: 0, json: { tasks: [{ task_id: 'first-task' }], problems: [] } });
  expect(await seal()).toMatchObject({ exitCode: 1, json: { result: 'refused' } });
});

test('a document that is written anew is two-space JSON with a line feed, one that is right keeps its spelling', async () => {
  const contract = JSON.stringify(place.json('corpus/tasks/first-task/acceptance-contract.json'));
  writeFileSync(place.path('corpus/tasks/first-task/acceptance-contract.json'), contract);
  await seal();
  expect(place.read('corpus/tasks/first-task/acceptance-contract.json')).toBe(contract);
  expect(place.read('corpus/tasks/first-task/task.json')).toBe(
    `${JSON.stringify(place.json('corpus/tasks/first-task/task.json'), null, 2)}\n`,
  );
});

describe('--check also fails when', () => {
  const rows: readonly (readonly [string, Json, () => void])[] = [
    [
      'a task has no receipt',
      { receipt: { state: 'missing' } },
      () =>
        edit('corpus.json', (d) => {
          delete d.tasks[0].qualification;
        }),
    ],
    ['a receipt file is gone', { receipt: { state: 'stale' } }, () => rmSync(place.path('corpus/qualifications/first-task.json'))],
    [
      'a task has no scoring profile',
      { scoring_profile: { state: 'missing' } },
      () => rmSync(place.path('corpus/tasks/first-task/scoring-profile.json')),
    ],
    [
      'a profile forgets a check',
      {
        scoring_profile: {
          state: 'invalid',
          problems: [expect.stringContaining('"kept-behaviour" of the acceptance contract has no dimension')],
        },
      },
      () => edit('tasks/first-task/scoring-profile.json', (d) => d.checks.pop()),
    ],
    [
      'a profile knows a check that is none',
      { scoring_profile: { state: 'invalid', problems: [expect.stringContaining('"zz" is no check of the acceptance contract')] } },
      () => edit('tasks/first-task/scoring-profile.json', (d) => d.checks.push({ id: 'zz', dimension: 'functional' })),
    ],
  ];
  test.each(rows)('%s', async (_, expected, breakIt) => {
    breakIt();
    const { exitCode, json } = await seal('--check');
    expect({ exitCode, task: json.tasks[0] }).toMatchObject({ exitCode: 1, task: expected });
    expect(await seal()).toMatchObject({ exitCode: 0 });
  });
});

describe('nothing at all is written when', () => {
  const T = 'tasks/first-task';
  const at = (file: string): string => place.path('corpus', file);
  const rows: readonly (readonly [string, RegExp, () => void])[] = [
    ['a document is no JSON', /fixture\.json.*\[json\.syntax\]/, () => writeFileSync(at(`${T}/fixture.json`), '{')],
    [
      'a document gives a key twice',
      /known-good\.json.*\[json\./,
      () => writeFileSync(at(`${T}/known-good.json`), place.read('corpus', T, 'known-good.json').replace('{', '{ "task_id": "x",')),
    ],
    [
      'a document is no UTF-8',
      /task\.json.*\[json\.invalid-utf8\]/,
      () =>
        writeFileSync(
          at(`${T}/task.json`),
          Buffer.from(place.read('corpus', T, 'task.json').replace('First task', 'First \xff task'), 'latin1'),
        ),
    ],
    ['the index is missing', /corpus\.json.*does not exist/, () => rmSync(at('corpus.json'))],
    ['the driver is missing', /checks\.mjs.*does not exist/, () => rmSync(at(`${T}/checks.mjs`))],
    [
      'a document would not be valid',
      /known-good\.json.*no file of the fixture/,
      () =>
        edit(`${T}/known-good.json`, (d) => {
          d.files[0].path = 'src/nowhere.mjs';
        }),
    ],
    [
      'an unknown field is there',
      /task\.json.*"?extra/,
      () =>
        edit(`${T}/task.json`, (d) => {
          d.extra = 1;
        }),
    ],
    [
      'a base64 text is none',
      /fixture\.json/,
      () =>
        edit(`${T}/fixture.json`, (d) => {
          d.files[0].content_base64 = '!!!!';
        }),
    ],
    [
      'a path is given twice',
      /fixture\.json/,
      () =>
        edit(`${T}/fixture.json`, (d) => {
          d.files[1].path = d.files[0].path;
        }),
    ],
    [
      'a profile breaks its own rules',
      /scoring-profile\.json/,
      () =>
        edit(`${T}/scoring-profile.json`, (d) => {
          d.checks[0].surface = 'cli';
        }),
    ],
    [
      'a document nests so deeply that nobody can write it again',
      /scoring-profile\.json.*\[seal\.nesting\]/,
      () => writeFileSync(at(`${T}/scoring-profile.json`), `{"checks":${'['.repeat(120_000)}${']'.repeat(120_000)}}`),
    ],
    [
      'a known-good change nests so deeply that nobody can write it again',
      /known-good\.json.*\[seal\.nesting\]/,
      () => writeFileSync(at(`${T}/known-good.json`), `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`),
    ],
    [
      'a folder is a symbolic link',
      /symbolic link/,
      () => {
        renameSync(at(T), place.path('elsewhere'));
        symlinkSync(place.path('elsewhere'), at(T));
      },
    ],
    [
      'a driver has a "#!" line where the runtime must be named',
      /checks\.mjs.*"#!" line/,
      () => writeFileSync(at(`${T}/checks.mjs`), `#!/usr/bin/env node\n${OBSERVED}`),
    ],
    [
      'a driver names a runtime that it does not use',
      /checks\.mjs.*never asks for AGENT_TASK_CHECK_RUNTIME/,
      () => writeFileSync(at(`${T}/checks.mjs`), `// agent-task-check-runtime: ${WRONG}\n${DRIVER}`),
    ],
    [
      'the folder of the runtimes is a symbolic link',
      /runtimes\/.*symbolic link/,
      () => {
        mkdirSync(place.path('elsewhere'));
        symlinkSync(place.path('elsewhere'), at('runtimes'));
        writeFileSync(at(`${T}/checks.mjs`), OBSERVED);
      },
    ],
  ];
  test.each(rows)('%s', async (_, problem, breakIt) => {
    writeFileSync(at('tasks/second-task/task.md'), '# Would be sealed\n');
    breakIt();
    const before = snapshot();
    const { exitCode, json, text } = await seal();
    expect({ exitCode, result: json.result, files: json.files }).toEqual({ exitCode: 1, result: 'refused', files: [] });
    expect(json.problems).toContainEqual(expect.stringMatching(problem));
    expect(text).toContain('NOT SEALED');
    expect(snapshot()).toEqual(before);
  });

  test('several documents are wrong: all of it is told', async () => {
    writeFileSync(at(`${T}/fixture.json`), '{');
    writeFileSync(at('tasks/second-task/known-good.json'), '[');
    const { json } = await seal();
    expect(json.problems).toEqual([
      expect.stringMatching(/^task first-task: .*fixture\.json/),
      expect.stringMatching(/^task second-task: .*known-good\.json/),
    ]);
  });
});

test('what a command that was killed while writing has left beside a file is removed with the next writing', async () => {
  await seal();
  const abandoned = place.path('corpus/.corpus.json.tmp-0123456789abcdef');
  const foreign = place.path('corpus/.corpus.json.tmp-of-somebody');
  writeFileSync(abandoned, '{');
  writeFileSync(foreign, '{');
  writeFileSync(place.path('corpus/tasks/second-task/task.md'), '# Sealed anew\n');
  expect(await seal()).toMatchObject({ exitCode: 0 });
  expect(existsSync(abandoned)).toBe(false);
  expect(existsSync(foreign)).toBe(true);
});

describe('a driver that asks for the check runtime', () => {
  const driver = 'corpus/tasks/first-task/checks.mjs';
  const runtime = (hash: string): string => place.path('corpus/runtimes', `${hash}.mjs`);
  const NEWER = `${RUNTIME}// newer\n`;
  const upgradeKit = (): void => {
    place.write({ 'kit/check-runtime/check-runtime.mjs': NEWER });
  };
  beforeEach(async () => {
    place.write({ [driver]: OBSERVED });
    expect(await seal()).toMatchObject({ exitCode: 0, json: { tasks: [{ check_runtime: RUNTIME_SHA256 }, { check_runtime: null }] } });
  });

  const canaryIn = (text: string): string => /^\/\/ agent-task-canary: (canary-[0-9a-f]{32})\n/m.exec(text)?.[1] ?? 'none';

  test('names it in its first line, and the corpus holds exactly its bytes', () => {
    const sealed = place.read(driver);
    expect(sealed).toBe(`// agent-task-check-runtime: ${RUNTIME_SHA256}\n// agent-task-canary: ${canaryIn(sealed)}\n${OBSERVED}`);
    expect(readFileSync(runtime(RUNTIME_SHA256), 'utf8')).toBe(RUNTIME);
  });

  test('keeps the runtime that it names when the kit has a newer one', async () => {
    upgradeKit();
    expect(await seal()).toMatchObject({ exitCode: 0, json: { files: [] } });
  });

  test('has a canary of its own, which another driver does not share', async () => {
    const other = 'corpus/tasks/second-task/checks.mjs';
    place.write({ [other]: OBSERVED });
    await seal();
    expect(canaryIn(place.read(other))).toMatch(/^canary-/);
    expect(canaryIn(place.read(other))).not.toBe(canaryIn(place.read(driver)));
  });

  test('gets the newer one with --runtime latest and keeps its canary; the old one is told, and removed only with --prune', async () => {
    upgradeKit();
    const canary = canaryIn(place.read(driver));
    expect(canary).toMatch(/^canary-/);
    const old = `runtimes/${RUNTIME_SHA256}.mjs`;
    expect(await seal('--runtime', 'latest')).toMatchObject({ exitCode: 0, json: { unused_runtimes: [old], removed_runtimes: [] } });
    const sealed = place.read(driver);
    expect(sealed).toBe(`// agent-task-check-runtime: ${sha256(NEWER)}\n// agent-task-canary: ${canary}\n${OBSERVED}`);
    expect(existsSync(runtime(RUNTIME_SHA256))).toBe(true);
    expect(await seal('--prune')).toMatchObject({ exitCode: 0, json: { unused_runtimes: [], removed_runtimes: [old] } });
    expect(existsSync(runtime(RUNTIME_SHA256))).toBe(false);
    expect(existsSync(runtime(sha256(NEWER)))).toBe(true);
  });

  test('a runtime that only another task names is never removed', async () => {
    upgradeKit();
    place.write({ 'corpus/tasks/second-task/checks.mjs': OBSERVED });
    expect(await seal('--task', 'second-task', '--runtime', 'latest', '--prune')).toMatchObject({
      exitCode: 0,
      json: { removed_runtimes: [] },
    });
    expect(existsSync(runtime(RUNTIME_SHA256))).toBe(true);
  });

  test.each([
    ['is gone', () => rmSync(runtime(RUNTIME_SHA256))],
    ['holds other bytes', () => writeFileSync(runtime(RUNTIME_SHA256), 'export const forged = true;\n')],
  ])('gets the latest one when the file that it names %s, and --check tells', async (_, breakIt) => {
    breakIt();
    upgradeKit();
    expect(await seal('--check')).toMatchObject({ exitCode: 1 });
    expect(await seal()).toMatchObject({ exitCode: 0, json: { tasks: [{ check_runtime: sha256(NEWER) }, {}] } });
    expect(await validate()).toMatchObject({ warnings: expect.not.arrayContaining([expect.stringContaining('check-runtime-missing')]) });
  });

  test('what lies behind a linked folder of runtimes is not removed', async () => {
    rmSync(place.path('corpus/runtimes'), { recursive: true });
    place.write({ [driver]: DRIVER, [`elsewhere/${RUNTIME_SHA256}.mjs`]: RUNTIME });
    symlinkSync(place.path('elsewhere'), place.path('corpus/runtimes'));
    expect(await seal('--prune')).toMatchObject({ exitCode: 0, json: { removed_runtimes: [] } });
    expect(existsSync(place.path('elsewhere', `${RUNTIME_SHA256}.mjs`))).toBe(true);
  });

  test('only mentions of it in comments do not make a driver of the observed kind', async () => {
    place.write({ [driver]: `// Once asked for AGENT_TASK_CHECK_RUNTIME.\n${DRIVER}` });
    expect(await seal()).toMatchObject({ exitCode: 0, json: { tasks: [{ check_runtime: null }, {}] } });
  });
});

describe('the command line is refused when it', () => {
  const rows: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['names an unknown task', ['--task', 'third-task'], /names no task "third-task"/],
    ['asks for another runtime', ['--runtime', '1.0'], /only the word latest/],
    ['prunes while checking', ['--check', '--prune'], /writes and removes nothing/],
    ['names a root that is none', ['--root', 'nowhere'], /nowhere is no folder/],
  ];
  test.each(rows)('%s', async (_, words, message) => {
    await expect(seal(...words)).rejects.toMatchObject({ name: 'UsageError', message: expect.stringMatching(message) });
  });
});

test('the lints of the authoring rules come with it', async () => {
  edit('tasks/first-task/acceptance-contract.json', (d) => {
    d.required_checks[0].label = 'The code is formatted by prettier';
  });
  const { json } = await seal();
  expect(json.warnings).toContainEqual(expect.stringContaining('[lint.style-outcome]'));
});
