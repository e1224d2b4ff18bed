// Generated from schemas/fixture-bundle.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { FixtureBundle } from '../types.js';

export declare const validate: Validator<FixtureBundle>;
