// Generated from schemas/check-result.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { CheckResult } from '../types.js';

export declare const validate: Validator<CheckResult>;
