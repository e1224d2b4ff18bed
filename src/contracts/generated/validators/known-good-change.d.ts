// Generated from schemas/known-good-change.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { KnownGoodChange } from '../types.js';

export declare const validate: Validator<KnownGoodChange>;
