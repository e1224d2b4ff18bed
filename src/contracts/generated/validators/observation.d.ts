// Generated from schemas/observation.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { Observation } from '../types.js';

export declare const validate: Validator<Observation>;
