// Generated from schemas/agent-adapter.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { AgentAdapterV1 } from '../types.js';

export declare const validate: Validator<AgentAdapterV1>;
