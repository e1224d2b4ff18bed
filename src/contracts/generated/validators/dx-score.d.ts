// Generated from schemas/dx-score.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { DxScore } from '../types.js';

export declare const validate: Validator<DxScore>;
