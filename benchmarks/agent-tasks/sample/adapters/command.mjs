// Runs any program as an agent. What to run is said in command.config.json beside this file; this file only starts it without a shell,
// hands the task packet over, passes output, signals and exit code on, and tells which files are not as they were.
//
//   node command.mjs <workspace> <task packet> [<diagnostics file>]
//   node command.mjs --version
import { spawn } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configProblems, filledIn } from './command-config.mjs';
import { isTellable, writeDiagnostics } from './diagnostics.mjs';
import { changedPaths, readPlainFile, workspaceFiles } from './workspace-files.mjs';

const CONFIG = 'command.config.json';
const LARGEST_CONFIG = 262_144;
const LARGEST_PACKET = 1_048_576;
const VERSION_MS = 30_000;
const WRONG_SETTINGS = 2;
const NOT_STARTED = 127;
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const here = dirname(fileURLToPath(import.meta.url));
const say = (line) => process.stderr.write(`command: ${line}\n`);
const stop = (code, ...lines) => {
  for (const line of lines) say(line);
  process.exit(code);
};

const settings = () => {
  let config;
  try {
    const bytes = readPlainFile(join(here, CONFIG), LARGEST_CONFIG);
    if (bytes === undefined) stop(WRONG_SETTINGS, `${CONFIG} is no plain file of at most ${LARGEST_CONFIG} bytes`);
    config = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    stop(
      WRONG_SETTINGS,
      `${CONFIG} cannot be used: ${error.message}`,
      'it has to lie beside command.mjs and be listed in the artifacts of the descriptor',
    );
  }
  const problems = configProblems(config);
  if (problems.length > 0) stop(WRONG_SETTINGS, ...problems.map((problem) => `${CONFIG}: ${problem}`));
  return config;
};

/** Starts the program and waits for it; resolves with its exit code or with the signal that ended it. */
const run = ([file, ...args], { cwd, input, timeout }) =>
  new Promise((resolve) => {
    const child = spawn(file, args, { cwd, shell: false, timeout, stdio: [input === undefined ? 'ignore' : 'pipe', 'inherit', 'inherit'] });
    const forward = (signal) => child.kill(signal);
    for (const signal of FORWARDED) process.on(signal, forward);
    const end = (outcome) => {
      for (const signal of FORWARDED) process.off(signal, forward);
      resolve(outcome);
    };
    child.once('error', (error) => {
      if (child.pid === undefined) end({ failure: error.message });
    });
    child.once('exit', (code, signal) => end({ code, signal }));
    // A program that does not read its packet is no fault of ours.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });

/** Ends as the program did. A process that is number 1 of its namespace cannot die of a signal of its own: then by code. */
const endLike = ({ code, signal }, allowed) => {
  if (signal === null) process.exit(allowed.includes(code) ? 0 : code);
  say(`the program was ended by ${signal}`);
  process.kill(process.pid, signal);
  setTimeout(() => process.exit(128), 200);
};

const startOrStop = async (argv, options) => {
  const outcome = await run(argv, options);
  if (outcome.failure !== undefined) {
    stop(
      NOT_STARTED,
      `${basename(argv[0])} could not be started: ${outcome.failure}`,
      'only listed artifacts and what npm installs beside them are there at run time',
    );
  }
  return outcome;
};

/** Which files changed: all that this adapter knows of what the program did. */
const tell = (diagnostics, before, after) => {
  if (before === undefined || after === undefined)
    return say('the workspace holds too many files to be compared; no diagnostics are written');
  const changed = changedPaths(before, after);
  const tellable = changed.filter(isTellable);
  if (tellable.length < changed.length) say(`${changed.length - tellable.length} changed files have names that diagnostics cannot hold`);
  // Where the program wrote diagnostics of its own, those stand.
  if (!writeDiagnostics(diagnostics, { files_modified: tellable }))
    say('no diagnostics written: something lies there already, or the list is too long');
};

const config = settings();
const words = process.argv.slice(2);
const places = { node: process.execPath, adapter_root: here, workspace: words[0], task_packet: words[1] };

if (words.length === 1 && words[0] === '--version') {
  if (config.version_argv === undefined) stop(WRONG_SETTINGS, `${CONFIG} has no version_argv`);
  endLike(await startOrStop(filledIn(config.version_argv, places), { cwd: here, timeout: VERSION_MS }), [0]);
} else {
  const [workspace, packet, diagnostics] = words;
  if (workspace === undefined || packet === undefined)
    stop(WRONG_SETTINGS, 'usage: command.mjs <workspace> <task packet> [<diagnostics file>]');
  let input;
  if (config.packet === 'stdin') {
    try {
      input = readPlainFile(packet, LARGEST_PACKET);
    } catch (error) {
      stop(WRONG_SETTINGS, `the task packet cannot be read: ${error.message}`);
    }
    if (input === undefined) stop(WRONG_SETTINGS, `the task packet is no plain file of at most ${LARGEST_PACKET} bytes`);
  }
  if (config.unbound_program) say(`${basename(config.argv[0])} is a program of this machine; the plan id does not bind which one`);
  const skip = diagnostics === undefined ? [] : [basename(diagnostics)];
  const before = diagnostics === undefined ? undefined : workspaceFiles(workspace, skip);
  const outcome = await startOrStop(filledIn(config.argv, places), { cwd: workspace, input });
  if (diagnostics !== undefined) tell(diagnostics, before, workspaceFiles(workspace, skip));
  endLike(outcome, config.allow_exit_codes ?? [0]);
}
