// The least that validating can cost: reads, hashes and parses every file that the corpora declare, and checks nothing. A check runtime
// that drivers name in their first line is read once.
// Usage: node readFloor.mjs <corpus root> …
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const take = (file) => {
  const bytes = readFileSync(file);
  createHash('sha256').update(bytes).digest('hex');
  return bytes;
};
const RUNTIME = /^\/\/ agent-task-check-runtime: ([a-f0-9]{64})\n/;
const parse = (file) => JSON.parse(take(file).toString('utf8'));

for (const root of process.argv.slice(2)) {
  const runtimes = new Set();
  for (const { manifest, qualification } of parse(`${root}/corpus.json`).tasks) {
    const { artifacts } = parse(`${root}/${manifest.path}`);
    const folder = `${root}/${manifest.path.slice(0, manifest.path.lastIndexOf('/'))}`;
    parse(`${folder}/${artifacts.fixture.path}`);
    parse(`${folder}/${artifacts.known_good_patch.path}`);
    take(`${folder}/${artifacts.task_packet.path}`);
    const driver = take(`${folder}/${parse(`${folder}/${artifacts.acceptance_contract.path}`).driver.path}`);
    const runtime = RUNTIME.exec(driver.toString('latin1', 0, 120))?.[1];
    if (runtime !== undefined) runtimes.add(runtime);
    if (qualification !== undefined) parse(`${root}/${qualification.path}`);
  }
  for (const runtime of runtimes) take(`${root}/runtimes/${runtime}.mjs`);
}
