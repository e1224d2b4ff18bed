// Generated from schemas/scoring-profile.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { ScoringProfile } from '../types.js';

export declare const validate: Validator<ScoringProfile>;
