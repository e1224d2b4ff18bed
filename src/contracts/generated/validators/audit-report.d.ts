// Generated from schemas/audit-report.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { AuditReport } from '../types.js';

export declare const validate: Validator<AuditReport>;
