import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

const generate = async (folder: string, ...flags: string[]): Promise<{ code: number; stderr: string }> => {
  try {
    await run(process.execPath, [join(folder, 'scripts/generate.mjs'), ...flags], { env: {} });
    return { code: 0, stderr: '' };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, stderr };
  }
};

/** A copy of what generation needs, elsewhere. */
const copied = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  for (const part of ['scripts', 'schemas', 'src/contracts', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

const textsIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );

test('the committed types and validators are what the schemas give', async () => {
  expect(await generate(root, '--check')).toEqual({ code: 0, stderr: '' });
});

test('a check names the files that are stale, missing or left over; generating puts them right', async () => {
  const folder = copied();
  try {
    const target = join(folder, 'src/contracts/generated');
    appendFileSync(join(target, 'types.ts'), '// edited\n');
    writeFileSync(join(target, 'validators/old.js'), '');
    rmSync(join(target, 'validators/run-plan.d.ts'));
    const { code, stderr } = await generate(folder, '--check');
    expect(code).toBe(1);
    expect(
      stderr
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' ')[0]),
    ).toEqual([
      'src/contracts/generated/types.ts',
      'src/contracts/generated/validators/old.js',
      'src/contracts/generated/validators/run-plan.d.ts',
    ]);
    expect((await generate(folder)).code).toBe(0);
    expect(textsIn(target)).toEqual(textsIn(join(root, 'src/contracts/generated')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
