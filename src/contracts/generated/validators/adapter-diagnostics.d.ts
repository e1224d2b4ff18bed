// Generated from schemas/adapter-diagnostics.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { AdapterDiagnostics } from '../types.js';

export declare const validate: Validator<AdapterDiagnostics>;
