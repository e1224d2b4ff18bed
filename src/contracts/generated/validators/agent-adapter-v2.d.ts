// Generated from schemas/agent-adapter-v2.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { AgentAdapterV2 } from '../types.js';

export declare const validate: Validator<AgentAdapterV2>;
