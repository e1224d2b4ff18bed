import { documentReader } from '../../contracts/documents.js';
import type { Problem } from '../../contracts/finding.js';
import type { DxScoreContract } from '../../contracts/generated/types.js';
import { excerpt } from '../../contracts/plainText.js';
import type { Hashed } from './evidence.js';

export interface FreezeOrder {
  /** The draft as it was parsed: anything. */
  readonly draft: unknown;
  /** YYYY-MM-DD, as given by the one who freezes: no clock decides it. */
  readonly date: string;
  readonly supersedes: Hashed<DxScoreContract>;
}

export type Freezing =
  | { readonly ok: true; readonly contract: DxScoreContract }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day that exists: the thirtieth of February is none. */
const isDay = (text: string): boolean => {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const problem = (pointer: string, rule: string, message: string): Problem => ({ pointer, rule, message, severity: 'error' });

/** What stands against freezing a draft that is a valid contract. */
const objections = (draft: DxScoreContract, { date, supersedes }: FreezeOrder): readonly Problem[] => [
  ...(draft.status === 'draft'
    ? []
    : [problem('/status', 'freeze.draft', `only a draft is frozen; this contract is ${draft.status} and is never edited`)]),
  ...(isDay(date) ? [] : [problem('', 'freeze.date', `${excerpt(date)} is no day; give it as YYYY-MM-DD`)]),
  ...(draft.protocol === undefined
    ? [
        problem(
          '/protocol',
          'freeze.protocol',
          'tasks, trials, isolation and the stopping rule are decided before anything is collected; add them',
        ),
      ]
    : []),
  ...(draft.artifact_id === supersedes.document.artifact_id && draft.artifact_version === supersedes.document.artifact_version
    ? [
        problem(
          '/artifact_version',
          'freeze.version',
          `${excerpt(draft.artifact_version)} is the version of the contract that it supersedes; a change is a new version`,
        ),
      ]
    : []),
];

/** Makes a frozen contract of a draft (DX score, section 6). All that stands against it is told at once. */
export const freezeContract = async (order: FreezeOrder): Promise<Freezing> => {
  const reading = (await documentReader('dx-score-contract'))(order.draft);
  if (!reading.ok) return reading;
  const problems = objections(reading.document, order);
  if (problems.length > 0) return { ok: false, problems };
  const { artifact_id, artifact_version } = order.supersedes.document;
  const contract: DxScoreContract = {
    ...reading.document,
    status: 'frozen',
    frozen_on: order.date,
    supersedes: { artifact_id, artifact_version, sha256: order.supersedes.sha256 },
  };
  return { ok: true, contract };
};
