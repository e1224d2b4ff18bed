// Generated from schemas/task-manifest.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { TaskManifest } from '../types.js';

export declare const validate: Validator<TaskManifest>;
