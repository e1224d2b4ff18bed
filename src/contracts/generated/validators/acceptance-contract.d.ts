// Generated from schemas/acceptance-contract.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { AcceptanceContract } from '../types.js';

export declare const validate: Validator<AcceptanceContract>;
