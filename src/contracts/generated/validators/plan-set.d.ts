// Generated from schemas/plan-set.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { PlanSet } from '../types.js';

export declare const validate: Validator<PlanSet>;
