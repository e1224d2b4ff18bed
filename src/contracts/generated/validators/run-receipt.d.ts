// Generated from schemas/run-receipt.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { RunReceiptV1 } from '../types.js';

export declare const validate: Validator<RunReceiptV1>;
