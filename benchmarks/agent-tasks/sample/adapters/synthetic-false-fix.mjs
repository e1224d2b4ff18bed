// A made-up agent that knows one fault: settings which were switched off come back, because `||` takes false for "not set". It mends
// exactly that text and nothing else, so every run of it gives the same bytes. It calls no model; what it proves is that the way from
// plan to receipt works, with a declared environment value and with diagnostics.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDiagnostics } from './diagnostics.mjs';
import { readPlainFile } from './workspace-files.mjs';

const FILE = 'src/settings.js';

const EDITS = [
  ['user?.[name] || workspace?.[name] || DEFAULTS[name]', 'user?.[name] ?? workspace?.[name] ?? DEFAULTS[name]'],
  ["if (user?.[name]) sources[name] = 'user'", "if ((user?.[name] ?? null) !== null) sources[name] = 'user'"],
  ["if (workspace?.[name]) sources[name] = 'workspace'", "if ((workspace?.[name] ?? null) !== null) sources[name] = 'workspace'"],
];

const textOf = (file) => {
  try {
    return readPlainFile(file)?.toString('utf8');
  } catch {
    return undefined;
  }
};

const [workspace, diagnostics] = process.argv.slice(2);
if (workspace === undefined) {
  console.error('synthetic-false-fix: the first argument is the workspace');
  process.exit(2);
}

const before = textOf(join(workspace, FILE));
const isTheFault = before !== undefined && EDITS.every(([fault]) => before.split(fault).length === 2);
if (isTheFault) {
  writeFileSync(
    join(workspace, FILE),
    EDITS.reduce((text, [fault, fix]) => text.replace(fault, () => fix), before),
  );
}

// Shows that the value arrives; whoever keeps this output has to blacken it. (No other text here may hold a value that people are
// likely to give: diagnostics that hold a declared value are refused.)
console.log(`FIXTURE_TOKEN=${process.env.FIXTURE_TOKEN ?? ''}`);
console.log(isTheFault ? `false fix: ${FILE} mended` : 'false fix: not the fault that is known here, nothing changed');

if (diagnostics !== undefined) {
  writeDiagnostics(diagnostics, {
    files_inspected: before === undefined ? [] : [FILE],
    files_modified: isTheFault ? [FILE] : [],
    tool_calls: [...(before === undefined ? [] : ['read']), ...(isTheFault ? ['write'] : [])],
  });
}
