// Generated from schemas/attempt.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { Attempt } from '../types.js';

export declare const validate: Validator<Attempt>;
