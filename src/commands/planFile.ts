import { resolve } from 'node:path';
import { documentReader } from '../contracts/documents.js';
import type { Approval, DocumentTypes } from '../contracts/generated/types.js';
import { readJson } from '../contracts/jsonText.js';
import { DOCUMENT_BYTES, PLAN_SET_BYTES } from '../contracts/limits.js';
import { excerpt } from '../contracts/plainText.js';
import { textMember } from '../contracts/shape.js';
import type { PlanDocument } from '../planning/planRuns.js';
import { readBounded } from '../source/readBounded.js';
import type { Host } from './host.js';
import { UsageError } from './outcome.js';

const parsedFile = (named: string, host: Host, limit: number): unknown => {
  const reading = readBounded(resolve(host.cwd, named), limit);
  if (!reading.ok) throw new UsageError(`${excerpt(named)}: ${reading.message}`);
  const json = readJson(reading.bytes);
  if (!json.ok) throw new UsageError(`${excerpt(named)}: ${json.problems[0]?.message ?? 'is no JSON'}`);
  return json.value;
};

const documentOf = async <K extends keyof DocumentTypes>(kind: K, named: string, value: unknown): Promise<DocumentTypes[K]> => {
  const reading = (await documentReader(kind))(value);
  if (reading.ok) return reading.document;
  const [problem] = reading.problems;
  throw new UsageError(`${excerpt(named)} is not valid: ${problem?.pointer ?? ''} ${problem?.message ?? ''}`);
};

/** A run plan or a plan set from a file. @throws UsageError */
export const readPlanFile = async (named: string, host: Host): Promise<PlanDocument> => {
  const value = parsedFile(named, host, PLAN_SET_BYTES);
  return textMember(value, 'schema_version') === 'agent-task-plan-set.v1'
    ? { kind: 'set', set: await documentOf('plan-set', named, value) }
    : { kind: 'plan', plan: await documentOf('run-plan', named, value) };
};

/** @throws UsageError */
export const readApprovalFile = async (named: string, host: Host): Promise<Approval> =>
  documentOf('approval', named, parsedFile(named, host, DOCUMENT_BYTES));
