import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { APPROVAL_REFUSALS } from '../../src/approval/localApproval.js';
import { COMMANDS } from '../../src/commands/table.js';
import { KIT_VERSION } from '../../src/commands/version.js';
import { RULES } from '../../src/contracts/rules/table.js';
import { CORPUS_RULES } from '../../src/corpus/rules.js';
import { BLOCKED_REASONS } from '../../src/planning/blockedReasons.js';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];

test('docs/rules.md lists every rule, and no other', () => {
  const listed = [...text('docs/rules.md').matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1] ?? '');
  expect(listed.sort()).toEqual([...Object.keys(RULES), ...Object.keys(CORPUS_RULES)].sort());
});

test('docs/plans.md lists every reason that blocks a plan, with its remedy, and every code of a refused approval', () => {
  const listed = [...text('docs/plans.md').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map((match) => [match[1], match[2]]);
  expect(Object.fromEntries(listed)).toEqual({ ...BLOCKED_REASONS, ...APPROVAL_REFUSALS });
});

test('every rule id that the corpus room uses is in its table', () => {
  const used = readdirSync(join(root, 'src/corpus')).flatMap((name) => [
    ...text(`src/corpus/${name}`).matchAll(/'((?:corpus|lint|source)\.[a-z-]+)'/g),
  ]);
  expect(used.map((match) => match[1] ?? '').filter((id) => !Object.hasOwn(CORPUS_RULES, id) && id !== 'corpus.json')).toEqual([]);
});

test('every command of the table is in the README, and documents itself', () => {
  for (const command of COMMANDS) {
    expect(text('README.md')).toContain(`\`${[command.name, ...command.positionals].join(' ')}`);
    expect(command.examples.length).toBeGreaterThan(0);
    expect(command.examples.every((example) => example.startsWith(`corpus ${command.name}`))).toBe(true);
    expect(command.exitCodes.map(([code]) => code)).toEqual([0, 1, 2]);
  }
});

test('links between pages lead somewhere', () => {
  const broken = pages.flatMap((page) =>
    [...text(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map((match) => join(root, dirname(page), match[1] ?? ''))
      .filter((target) => !existsSync(target)),
  );
  expect(broken).toEqual([]);
});

test('the version that the command line prints is that of the package', () => {
  expect(KIT_VERSION).toBe(JSON.parse(text('package.json')).version);
});
