/** Milliseconds of a clock that only goes forward; its zero means nothing. For durations, never for dates. */
export const monotonicMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);
