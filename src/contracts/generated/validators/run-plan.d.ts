// Generated from schemas/run-plan.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { RunPlan } from '../types.js';

export declare const validate: Validator<RunPlan>;
