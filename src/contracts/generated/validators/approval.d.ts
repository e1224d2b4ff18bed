// Generated from schemas/approval.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { Approval } from '../types.js';

export declare const validate: Validator<Approval>;
