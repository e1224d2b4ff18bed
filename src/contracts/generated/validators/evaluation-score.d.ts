// Generated from schemas/evaluation-score.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { EvaluationScore } from '../types.js';

export declare const validate: Validator<EvaluationScore>;
