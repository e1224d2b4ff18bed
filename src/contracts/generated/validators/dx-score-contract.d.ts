// Generated from schemas/dx-score-contract.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { DxScoreContract } from '../types.js';

export declare const validate: Validator<DxScoreContract>;
