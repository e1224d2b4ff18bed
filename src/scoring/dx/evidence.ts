import type {
  AcceptanceContract,
  Attempt,
  DxScoreContract,
  Observation,
  RunReceiptV2,
  ScoringProfile,
} from '../../contracts/generated/types.js';

/** A document with the SHA-256 of the very bytes that it was read from. */
export interface Hashed<T> {
  readonly document: T;
  readonly sha256: string;
}

/** Everything that the score of one run is made from. Whoever collects it has verified that the parts belong together. */
export interface ScoreEvidence {
  readonly contract: Hashed<DxScoreContract>;
  readonly receipt: Hashed<RunReceiptV2>;
  readonly acceptance: Hashed<AcceptanceContract>;
  /** Paths of the known-good change: what a task without a profile allows to change. */
  readonly knownGoodPaths: readonly string[];
  readonly attempt?: Hashed<Pick<Attempt, 'storage_exhausted'>>;
  readonly observation?: Hashed<Observation>;
  readonly profile?: Hashed<ScoringProfile>;
}
