import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How git is reached: everything ambient is named here. */
export interface GitPlace {
  /** A folder inside the repository; what paths are relative to. */
  readonly folder: string;
  /** `PATH`, to find git in; nothing else is inherited. */
  readonly searchPath: string;
}

export type GitAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

const LONGEST_MS = 120_000;
const OUTPUT_BYTES = 268_435_456;

/**
 * Nothing that a repository's own configuration names is run, and nothing is fetched: no hooks, no file-system monitor, no pager, no
 * external diff, no conversion of contents, no transport (a partial clone would otherwise call one), no replacement objects.
 */
const HARDENED = [
  ...['--no-pager', '--no-optional-locks', '--no-replace-objects', '--literal-pathspecs'],
  ...[
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.attributesFile=/dev/null',
    'core.pager=cat',
    'core.untrackedCache=false',
  ].flatMap((entry) => ['-c', entry]),
  ...['protocol.allow=never', 'submodule.recurse=false', 'diff.external=', 'core.quotePath=false'].flatMap((entry) => ['-c', entry]),
  // The user's own configuration is not read, so it cannot vouch for the folder of another owner (containers); with nothing to run, nobody has to.
  ...['-c', 'safe.directory=*'],
];

const ENVIRONMENT = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  LC_ALL: 'C',
};

const no = (message: string) => ({ ok: false, message }) as const;

const lastLine = (stderr: Buffer): string =>
  stderr
    .toString('utf8')
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^(?:fatal|error): /, '') ?? '';

const notStarted = (error: Error, folder: string): string => {
  if (!existsSync(folder)) return `${folder} does not exist`;
  return 'code' in error && error.code === 'ENOENT'
    ? 'git was not found on PATH; install git, or name folders instead of commits'
    : `git could not be run: ${error.message}`;
};

interface GitInput {
  readonly stdin?: Uint8Array;
  /** Configuration entries that outrank the repository's; names and values may hold any character. */
  readonly configuration?: readonly (readonly [name: string, value: string])[];
}

/** Runs one plumbing command, hardened; the answer is its stdout, or git's own last word on why not. Never throws. */
export const runGit = (place: GitPlace, args: readonly string[], { stdin, configuration = [] }: GitInput = {}): GitAnswer<Buffer> => {
  if (args.some((word) => word.includes('\0'))) return no('a NUL cannot be part of a revision or path');
  const extra = Object.fromEntries(
    configuration.flatMap(([name, value], at) => [
      [`GIT_CONFIG_KEY_${at}`, name],
      [`GIT_CONFIG_VALUE_${at}`, value],
    ]),
  );
  const ended = spawnSync('git', [...HARDENED, ...args], {
    cwd: place.folder,
    env: { PATH: place.searchPath, ...ENVIRONMENT, GIT_CONFIG_COUNT: String(configuration.length), ...extra },
    input: stdin ?? Buffer.alloc(0),
    timeout: LONGEST_MS,
    maxBuffer: OUTPUT_BYTES,
    windowsHide: true,
  });
  if (ended.error !== undefined) return no(notStarted(ended.error, place.folder));
  if (ended.status !== 0) return no(lastLine(ended.stderr) || `git ended with exit code ${ended.status}`);
  return { ok: true, value: ended.stdout };
};

/** One line of output, without its end. */
export const gitLine = (place: GitPlace, args: readonly string[]): GitAnswer<string> => {
  const answer = runGit(place, args);
  return answer.ok ? { ok: true, value: answer.value.toString('utf8').replace(/\n$/, '') } : answer;
};

/** NUL-terminated names. */
export const gitNames = (output: Buffer): string[] => output.toString('utf8').split('\0').slice(0, -1);

/** The full id of the commit that a revision names. What looks like a flag, or names no commit, is refused with words for people. */
export const resolveCommit = (place: GitPlace, rev: string): GitAnswer<string> => {
  if (rev === '' || rev.startsWith('-') || /[\0\n]/.test(rev))
    return no(`${JSON.stringify(rev)} is no revision; name a commit, branch or tag`);
  const inside = gitLine(place, ['rev-parse', '--git-dir']);
  if (!inside.ok) return no(`${place.folder}: ${inside.message}`);
  const answer = gitLine(place, ['rev-parse', '--verify', '--quiet', `${rev}^{commit}`]);
  if (answer.ok && /^(?:[a-f0-9]{40}|[a-f0-9]{64})$/.test(answer.value)) return answer;
  return no(
    `${JSON.stringify(rev)} names no commit of this repository; check the spelling, or fetch it first (a shallow clone holds few commits)`,
  );
};

/** Filters that the repository's configuration would run on changed files, each with nothing in its place. */
const withoutFilters = (place: GitPlace): readonly (readonly [string, string])[] => {
  const found = runGit(place, ['config', '--name-only', '-z', '--get-regexp', '^filter\\.']);
  return found.ok ? [...new Set(gitNames(found.value))].map((name) => [name, name.endsWith('.required') ? 'false' : ''] as const) : [];
};

/**
 * The paths below `place.folder`, relative to it and sorted, that differ between the merge base of `rev` and HEAD and what lies in
 * the working tree now: committed, staged, unstaged and untracked (ignored files are not looked at). A renamed file is two paths.
 */
export const changedPaths = (place: GitPlace, rev: string): GitAnswer<readonly string[]> => {
  const commit = resolveCommit(place, rev);
  if (!commit.ok) return commit;
  const base = gitLine(place, ['merge-base', commit.value, 'HEAD']);
  if (!base.ok || base.value === '') {
    return no(
      `${JSON.stringify(rev)} and HEAD have no common commit in this clone; fetch the whole history (in a workflow: fetch-depth: 0)`,
    );
  }
  const flags = ['--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty', '--relative'];
  const changed = runGit(place, ['diff', ...flags, base.value, '--'], { configuration: withoutFilters(place) });
  if (!changed.ok) return changed;
  const untracked = runGit(place, ['ls-files', '--others', '--exclude-standard', '-z']);
  if (!untracked.ok) return untracked;
  return { ok: true, value: [...new Set([...gitNames(changed.value), ...gitNames(untracked.value)])].sort() };
};

/** `OWNER/NAME` and the address for people of the repository's remote `origin`, where its URL has that form; user names in it are dropped. */
export const originRepository = (place: GitPlace): { readonly repository: string; readonly url: string } | undefined => {
  const answer = gitLine(place, ['config', '--local', '--get', 'remote.origin.url']);
  const url = answer.ok ? answer.value : '';
  const found =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([A-Za-z0-9.-]+)(?::[0-9]+)?\/([A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+?)(?:\.git)?\/?$/.exec(url) ??
    /^(?:[^@/:]+@)?([A-Za-z0-9.-]+):([A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+?)(?:\.git)?\/?$/.exec(url);
  const [, host, repository] = found ?? [];
  return host === undefined || repository === undefined ? undefined : { repository, url: `https://${host}/${repository}` };
};
