/** Bounds of one value on the wire; both sides hold to them. */
export const VALUE_NODES = 200_000;
export const VALUE_DEPTH = 200;
export const VALUE_CHARACTERS = 8 << 20;
export const NAME_CHARACTERS = 200;
export const BIGINT_DIGITS = 4_000;
/** One frame and all frames of one process, in bytes. */
export const FRAME_BYTES = 24 << 20;
export const CHANNEL_BYTES = 64 << 20;
/** What the code under check prints, in characters for one observation. */
export const OUTPUT_CHARACTERS = 65_536;
/** Calls of fakes in one observation. */
export const FAKE_CALLS = 10_000;
