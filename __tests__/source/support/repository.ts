import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PATH = process.env.PATH ?? '';

/** A real repository of the test's own, in a folder that `remove` takes away. */
export const repository = () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));
  const env = { PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', HOME: folder };
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const write = (files: Readonly<Record<string, string | Uint8Array>>): void => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  };
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.email', 'author@example.org');
  git('config', 'user.name', 'Author');
  return {
    folder,
    git,
    write,
    /** Writes, commits everything, and returns the full id. */
    commit: (files: Readonly<Record<string, string | Uint8Array>>): string => {
      write(files);
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', 'a change');
      return git('rev-parse', 'HEAD');
    },
    place: (below = '') => ({ folder: join(folder, below), searchPath: PATH }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

export type Repository = ReturnType<typeof repository>;
