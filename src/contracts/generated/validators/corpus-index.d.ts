// Generated from schemas/corpus-index.schema.json by scripts/generate.mjs. Do not edit.
import type { Validator } from '../../validator.js';
import type { CorpusIndex } from '../types.js';

export declare const validate: Validator<CorpusIndex>;
