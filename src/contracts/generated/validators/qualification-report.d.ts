// Generated from schemas/qualification-report.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { QualificationReport } from '../types.js';

export declare const validate: Validator<QualificationReport>;
