// Generated from schemas/qualification-receipt.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { QualificationReceiptV1 } from '../types.js';

export declare const validate: Validator<QualificationReceiptV1>;
