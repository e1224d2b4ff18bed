import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What another process does to a file, over and over. */
export const RESTLESS = {
  'is replaced by a rename': `
    write(temporary, A); rename();
    write(temporary, B); rename();`,
  'is truncated and written again': `
    write(path, A);
    write(path, B);`,
  'is overwritten in place': `
    patch(A);
    patch(C);`,
  'grows beyond its limit and shrinks': `
    write(path, A);
    for (let round = 0; round < 20; round++) fs.appendFileSync(path, A);
    fs.truncateSync(path, A.length >> 1);`,
  'becomes a link to a file outside': `
    write(temporary, A); rename();
    fs.symlinkSync(secret, temporary); rename();`,
  'goes away and comes back': `
    write(path, A);
    fs.rmSync(path);`,
  'becomes a folder, and a file again': `
    fs.rmSync(path, { recursive: true, force: true }); fs.mkdirSync(path);
    fs.rmdirSync(path); write(path, A);`,
} as const;

const PREAMBLE = `
  const fs = require('node:fs');
  const [path, temporary, secret, text] = process.argv.slice(1);
  const A = Buffer.from(text, 'base64');
  const B = Buffer.from('B'.repeat(A.length * 2));
  const C = Buffer.from('C'.repeat(A.length));
  const write = (file, bytes) => fs.writeFileSync(file, bytes);
  const rename = () => fs.renameSync(temporary, path);
  const patch = (bytes) => { const fd = fs.openSync(path, 'r+'); fs.writeSync(fd, bytes, 0, bytes.length, 0); fs.closeSync(fd); };
`;

export interface RestlessFile {
  readonly path: string;
  /** A name in the same folder that the writer may use. */
  readonly temporary: string;
  /** What a link is made to lead to. */
  readonly secret: string;
  readonly content: Buffer;
}

/** Starts the other process, and waits until it has gone round once. The returned function ends it. */
export const restlessWriter = async (what: keyof typeof RESTLESS, file: RestlessFile): Promise<() => Promise<void>> => {
  const code = `${PREAMBLE}\nfor (let round = 0; ; round++) {\n${RESTLESS[what]}\nif (round === 0) fs.writeSync(1, 'started');\n}`;
  const args = ['-e', code, file.path, file.temporary, file.secret, file.content.toString('base64')];
  const child = spawn(process.execPath, args, { env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error('the writer ended by itself');
    }),
  ]);
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
};
