import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

const CLI = ['npm-cli.js', 'npm-cli'];

/** The script that a command called `npm` leads to; undefined when it is no script of Node's. */
const scriptBehind = (command: string): string | undefined => {
  try {
    const real = realpathSync(command);
    return CLI.includes(path.basename(real)) ? real : undefined;
  } catch {
    return undefined;
  }
};

/** The script of npm, to be run by Node: the one that came with this Node, else the first of the search path. */
export const npmProgram = (node: string, searchPath: string): string | undefined => {
  const beside = path.dirname(node);
  const bundled = [path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'), path.join(beside, 'node_modules/npm/bin/npm-cli.js')];
  const commands = [beside, ...searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder))];
  return (
    bundled.find((file) => existsSync(file)) ??
    commands.map((folder) => scriptBehind(path.join(folder, 'npm'))).find((file) => file !== undefined)
  );
};
