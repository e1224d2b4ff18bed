// Generated from schemas/qualification-receipt-v2.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { QualificationReceiptV2 } from '../types.js';

export declare const validate: Validator<QualificationReceiptV2>;
