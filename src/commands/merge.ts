import { resolve } from 'node:path';
import { documentReader } from '../contracts/documents.js';
import { readJson } from '../contracts/jsonText.js';
import { REPORT_BYTES } from '../contracts/limits.js';
import { sha256 } from '../contracts/sha256.js';
import { mergeReports, type ShardReport } from '../qualification/mergeReports.js';
import { reportText } from '../reporting/qualificationText.js';
import { readBounded } from '../source/readBounded.js';
import type { Run } from './command.js';
import type { Host } from './host.js';
import { lineJson, prettyJson, UsageError } from './outcome.js';
import { outputFile } from './outputFile.js';

const readReport = async (name: string, host: Host): Promise<ShardReport> => {
  const reading = readBounded(resolve(host.cwd, name), REPORT_BYTES);
  if (!reading.ok) throw new UsageError(`${name}: ${reading.message}`);
  const json = readJson(reading.bytes);
  const judged = json.ok ? (await documentReader('qualification-report'))(json.value) : json;
  if (!judged.ok) {
    const [problem] = judged.problems;
    throw new UsageError(`${name} is no qualification report: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`);
  }
  return { name, sha256: sha256(reading.bytes), report: judged.document };
};

/** Unites the reports that `qualify --shard i/n --out` wrote on several machines. */
export const merge: Run = async (inputs, host) => {
  if (inputs.positionals.length === 0) throw new UsageError('name the reports of all shards');
  const out = inputs.value('out');
  const reserved = outputFile(out, host, ['corpus-qualification-report.v1']);
  try {
    const shards: ShardReport[] = [];
    for (const name of inputs.positionals) shards.push(await readReport(name, host));
    const merging = await mergeReports(shards);
    if (!merging.ok) throw new Error(`the reports do not make one whole:\n  ${merging.problems.join('\n  ')}`);
    const { report } = merging;
    reserved?.commit(Buffer.from(prettyJson(report)));
    return {
      exitCode: report.counts.qualified === report.counts.tasks && report.counts.differing === 0 ? 0 : 1,
      json: () => lineJson(report),
      text: () => reportText(report, out),
      annotations: [],
    };
  } finally {
    reserved?.discard();
  }
};
