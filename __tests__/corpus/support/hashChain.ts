import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Written without the product's code, as plainly as the format says it: a second opinion.

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
const parse = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** What disagrees in the chain of hashes of a corpus, from the index down to the drivers and receipts; empty for a sound one. */
export const chainFaults = (root: string): string[] => {
  const faults: string[] = [];
  const same = (what: string, said: unknown, is: unknown): void => {
    if (said !== is) faults.push(what);
  };
  for (const entry of parse(join(root, 'corpus.json')).tasks) {
    const manifestFile = join(root, entry.manifest.path);
    const manifest = parse(manifestFile);
    same('manifest', entry.manifest.sha256, hashOf(manifestFile));
    same('manifest task', manifest.task_id, entry.task_id);
    const folder = dirname(manifestFile);
    const actual: Record<string, string> = {};
    for (const name of ['fixture', 'task_packet', 'acceptance_contract', 'known_good_patch']) {
      const { path, sha256 } = manifest.artifacts[name];
      actual[name] = hashOf(join(folder, path));
      same(name, sha256, actual[name]);
    }
    const contract = parse(join(folder, manifest.artifacts.acceptance_contract.path));
    same('driver', contract.driver.sha256, hashOf(join(folder, contract.driver.path)));
    if (entry.qualification === undefined) continue;
    const receiptFile = join(root, entry.qualification.path);
    const receipt = parse(receiptFile);
    same('receipt', entry.qualification.sha256, hashOf(receiptFile));
    same('receipt task', receipt.task_id, entry.task_id);
    same('receipt manifest', receipt.manifest_sha256, hashOf(manifestFile));
    same('qualified', receipt.qualified, true);
    if (!receipt.schema_version.endsWith('.v2')) continue;
    same('receipt fixture', receipt.fixture_sha256, actual.fixture);
    same('receipt contract', receipt.acceptance_contract_sha256, actual.acceptance_contract);
    same('receipt known good', receipt.known_good_sha256, actual.known_good_patch);
  }
  return faults;
};
