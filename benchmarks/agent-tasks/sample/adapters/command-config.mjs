// The settings of the `command` adapter: command.config.json, read closed. A field that nobody knows is an error, because a
// misspelt setting that is silently ignored would make a measurement of something else.

const FIELDS = ['argv', 'packet', 'version_argv', 'allow_exit_codes', 'unbound_program'];
const PLACES = {
  node: { alone: true, beforePath: false },
  adapter_root: { alone: false, beforePath: true },
  workspace: { alone: true, beforePath: true },
  task_packet: { alone: true, beforePath: false },
};
const MOST_ARGUMENTS = 50;
const LONGEST_ARGUMENT = 4_000;
const MOST_EXIT_CODES = 20;

const PLACEHOLDER = /^\{([A-Za-z_]*)\}/;

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const argumentProblem = (argument) => {
  if (typeof argument !== 'string' || argument.length < 1 || argument.length > LONGEST_ARGUMENT)
    return `is no text of 1 to ${LONGEST_ARGUMENT} characters`;
  if (argument.includes('\0')) return 'holds a NUL';
  const name = PLACEHOLDER.exec(argument)?.[1];
  if (name === undefined) return undefined;
  const placeholder = `{${name}}`;
  if (!Object.hasOwn(PLACES, name))
    return `begins with ${placeholder}; known are ${Object.keys(PLACES)
      .map((known) => `{${known}}`)
      .join(' ')}`;
  const { alone, beforePath } = PLACES[name];
  if (argument === placeholder) return alone ? undefined : `is ${placeholder} alone; write ${placeholder}/file`;
  if (!beforePath) return `goes on after ${placeholder}, which stands alone`;
  const path = argument.slice(placeholder.length);
  return /^\/[^/\\]/.test(path) && !path.split('/').includes('..') ? undefined : `needs a relative path without ".." after ${placeholder}/`;
};

const argvProblems = (field, argv, unbound) => {
  if (!Array.isArray(argv) || argv.length < 1 || argv.length > MOST_ARGUMENTS)
    return [`/${field} is no list of 1 to ${MOST_ARGUMENTS} arguments`];
  const problems = argv.flatMap((argument, at) => {
    const problem = argumentProblem(argument);
    return problem === undefined ? [] : [`/${field}/${at} ${problem}`];
  });
  if (problems.length > 0) return problems;
  if (argv[0] === '{node}' || argv[0].startsWith('{adapter_root}/') || (unbound && !PLACEHOLDER.test(argv[0]))) return [];
  return [
    `/${field}/0 names a program of the machine; begin with {node} or {adapter_root}/…, which the plan binds by hash, or say "unbound_program": true and know that another version may run under the same plan id`,
  ];
};

/** What is wrong with a settings document; nothing when it can be used. */
export const configProblems = (config) => {
  if (!isRecord(config)) return ['the settings are no JSON object'];
  const problems = Object.keys(config)
    .filter((name) => !FIELDS.includes(name))
    .map((name) => `/${name} is not known; known are ${FIELDS.join(', ')}`);
  const { argv, packet, version_argv: version, allow_exit_codes: codes, unbound_program: unbound } = config;
  if (unbound !== undefined && typeof unbound !== 'boolean') problems.push('/unbound_program is neither true nor false');
  problems.push(...argvProblems('argv', argv, unbound === true));
  if (version !== undefined) {
    problems.push(...argvProblems('version_argv', version, unbound === true));
    if (Array.isArray(version) && version.some((argument) => /^\{(?:workspace|task_packet)\}/.test(String(argument)))) {
      problems.push('/version_argv names the workspace; a version does not depend on a task');
    }
  }
  if (packet !== 'stdin' && packet !== 'file') problems.push('/packet is neither "stdin" nor "file"');
  if (
    packet === 'file' &&
    Array.isArray(argv) &&
    !argv.some((argument) => argument === '{task_packet}' || String(argument).includes('TASK.md'))
  ) {
    problems.push('/argv never names {task_packet} or TASK.md, so with "packet": "file" the program would not learn what to do');
  }
  if (codes !== undefined) {
    const fine = (code) => Number.isInteger(code) && code >= 0 && code <= 255;
    if (!Array.isArray(codes) || codes.length < 1 || codes.length > MOST_EXIT_CODES || !codes.every(fine)) {
      problems.push(`/allow_exit_codes is no list of 1 to ${MOST_EXIT_CODES} numbers from 0 to 255`);
    }
  }
  return problems;
};

/** Puts what the attempt gave into an argument list. */
export const filledIn = (argv, places) =>
  argv.map((argument) => argument.replace(PLACEHOLDER, (placeholder, name) => places[name] ?? placeholder));
