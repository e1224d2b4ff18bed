// Generated from schemas/evaluation-bundle.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { EvaluationBundle } from '../types.js';

export declare const validate: Validator<EvaluationBundle>;
