// Generated from schemas/dx-scorecard.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { DxScorecard } from '../types.js';

export declare const validate: Validator<DxScorecard>;
