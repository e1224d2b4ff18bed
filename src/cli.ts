import { writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from './commands/command.js';
import { findCommand } from './commands/find.js';
import { commandHelp, generalHelp } from './commands/help.js';
import type { Host } from './commands/host.js';
import { readInputs } from './commands/inputs.js';
import { failureText, isUsageError, type Outcome, UsageError } from './commands/outcome.js';
import { progressLine } from './commands/progress.js';
import { KIT_VERSION } from './commands/version.js';

let interrupt: AbortController | undefined;

/**
 * The first interrupt asks the work to end and to clean up; the second one ends the tool at once. Only for commands that ask for the
 * signal: any other has nothing to clean up, and the first interrupt ends it.
 */
const interruptSignal = (): AbortSignal => {
  if (interrupt !== undefined) return interrupt.signal;
  const controller = new AbortController();
  interrupt = controller;
  // Code under test may send it to us: without a listener it would open Node's debugger, or end the tool.
  process.on('SIGUSR1', () => {});
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(130);
      controller.abort(name);
    });
  }
  return controller.signal;
};

const progress = progressLine(() => (process.env.CI === undefined && process.stderr.isTTY ? process.stderr : undefined));

const host: Host = {
  cwd: process.cwd(),
  path: process.env.PATH ?? '',
  // The bundle is CommonJS, because that starts faster, and lies in dist/cli/.
  kit: dirname(__dirname),
  get signal() {
    return interruptSignal();
  },
  hasEnvironment: (name) => Object.hasOwn(process.env, name),
  environmentValue: (name) => (Object.hasOwn(process.env, name) ? process.env[name] : undefined),
  now: () => new Date(),
  notice: (line) => {
    progress.clear();
    process.stderr.write(`${line}\n`);
  },
  progress: progress.show,
};

const HELP: readonly string[] = ['--help', '-h'];

/** A last positional with dots takes any number of words. */
const positionalCount = ({ positionals }: Command): number =>
  positionals.at(-1)?.includes('…') ? Number.POSITIVE_INFINITY : positionals.length;

const print = (text: string): Promise<void> => {
  const bytes = Buffer.from(text);
  let written = 0;
  try {
    // Straight to the file: making the stream costs every start two milliseconds.
    while (written < bytes.length) written += writeSync(1, bytes, written);
    return Promise.resolve();
  } catch (error) {
    // A reader that went away (`corpus … | head`) is no defect.
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code === 'EPIPE') process.exit(process.exitCode);
    if (code !== 'EAGAIN') throw error;
  }
  // A pipe that is full and does not wait for its reader.
  process.stdout.once('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? process.exitCode : 2));
  return new Promise((done) => process.stdout.write(bytes.subarray(written), () => done()));
};

const fail = async (error: unknown, asJson: boolean, hint: string): Promise<void> => {
  const message = failureText(error);
  if (asJson) await print(`${JSON.stringify({ error: message })}\n`);
  process.stderr.write(`corpus: ${message}\n${isUsageError(error) ? hint : ''}`);
  process.exitCode = 2;
};

const main = async (words: readonly string[]): Promise<void> => {
  if (words.length === 1 && words[0] === '--version') return print(`${KIT_VERSION}\n`);
  const found = findCommand(words);
  if (found === undefined) {
    const asksForHelp = words.length === 0 || HELP.includes(words[0] ?? '') || words[0] === 'help';
    const topic = words[0] === 'help' ? findCommand(words.slice(1)) : undefined;
    if (topic !== undefined) return print(commandHelp(topic.command));
    if (asksForHelp) return print(generalHelp());
    return fail(new UsageError(`there is no command ${JSON.stringify(words[0])}`), false, 'Run `corpus --help` for the list.\n');
  }
  const { command, rest } = found;
  if (rest.some((word) => HELP.includes(word))) return print(commandHelp(command));
  const asJson = rest.includes('--json');
  try {
    const inputs = readInputs(rest, command.options, positionalCount(command));
    const run = await command.load();
    const outcome: Outcome = await run(inputs, host);
    progress.clear();
    process.exitCode = outcome.exitCode;
    await print(asJson ? outcome.json() : outcome.text());
  } catch (error) {
    progress.clear();
    await fail(error, asJson && command.failures === 'stdout', `Run \`corpus ${command.name} --help\` for its flags.\n`);
  }
};

// No top-level await: it would keep the bundler from joining modules.
main(process.argv.slice(2)).catch((error: unknown) => fail(error, false, ''));
