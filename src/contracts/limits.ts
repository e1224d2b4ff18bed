/** The bounds of the wire format (1.6). Sizes are bytes unless the name says otherwise. */

/** Corpus index, manifest, fixture, contract, known-good change, receipt, adapter, diagnostics; at least 1 byte. */
export const DOCUMENT_BYTES = 262_144;
/** Task packet, check driver, adapter artifacts, and the first (hash) pass over all task artifacts; at least 1 byte. */
export const ARTIFACT_BYTES = 1_048_576;
/** One file inside a fixture or a known-good change, decoded; at least 1 byte. */
export const DECODED_FILE_BYTES = 1_048_576;
export const BASE64_MIN_CHARACTERS = 4;
export const BASE64_MAX_CHARACTERS = 1_398_104;
export const BUNDLE_BYTES = 5_242_880;
/** A qualification report, which each shard of a corpus writes. Our own bound. */
export const REPORT_BYTES = 1_048_576;
/** Each of stdout and stderr of a check driver; one more byte is an error. */
export const DRIVER_OUTPUT_BYTES = 262_144;
/** Kept of each of stdout and stderr of an adapter; the rest is discarded. */
export const ADAPTER_OUTPUT_BYTES = 262_144;

export const INDEX_TASKS = 50;
export const PUBLISHABLE_TASKS_MIN = 30;
export const PUBLISHABLE_TASKS_MAX = 50;
export const PUBLISHABLE_CATEGORIES_MIN = 6;

/** Required and regression checks each. */
export const CHECKS_PER_LIST = 100;
export const CHECK_RESULTS = 200;
/** In a fixture, and in a known-good change. */
export const FILES = 100;

export const REPETITIONS_MIN = 2;
export const REPETITIONS_MAX = 5;
export const DRIVER_TIMEOUT_MS_MIN = 10;
export const DRIVER_TIMEOUT_MS_MAX = 60_000;
export const ADAPTER_TIMEOUT_MS_MIN = 1_000;
export const ADAPTER_TIMEOUT_MS_MAX = 3_600_000;

export const COMMAND_ARGUMENTS = 50;
export const ARGUMENT_UNITS = 500;
export const ADAPTER_ARTIFACTS = 50;
export const ENVIRONMENT_NAMES = 30;

export const PATH_UNITS = 240;
/** Entries of `limitations`, and of `blocked_reasons`. */
export const LIMITATIONS = 50;
export const MESSAGE_UNITS = 500;
export const BLOCKED_REASON_UNITS = 200;
export const DIAGNOSTIC_ENTRIES = 1_000;
export const TOOL_CALL_UNITS = 200;

export const BUNDLE_TASKS = 50;
export const BUNDLE_RUNS_MIN = 2;
export const BUNDLE_RUNS_MAX = 5_000;

/** Rows of a plan set, and attempts of one row. Our own bounds, as all below. */
export const PLAN_SET_PLANS = 500;
export const PLAN_TRIALS = 1_000;
/** Why a plan set may not run: those of its plans together. */
export const PLAN_SET_REASONS = 1_000;
export const PLAN_SET_BYTES = 5_242_880;
/** Hosts that a proxied network may lead to. */
export const NETWORK_HOSTS = 50;

/** Paths of the change set of an attempt, and what its files have together; one file has at most `DECODED_FILE_BYTES`. */
export const ATTEMPT_CHANGES = 1_000;
export const ATTEMPT_CHANGED_BYTES = 33_554_432;
/** An attempt document: its changed bytes in base64, and room for all that it says besides. */
export const ATTEMPT_BYTES = 67_108_864;
