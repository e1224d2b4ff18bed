/**
 * Texts that the build puts in place of these marks: the program of the driver's side, that of the subject, and the type stripper.
 * As texts they cost little until they are needed, a driver of a JavaScript task never compiles the last one, and what V8 has compiled of
 * them can be kept (`codeCache.ts`).
 */
export const DRIVER_SOURCE = '@@driver program@@';
export const HOST_SOURCE = '@@subject host@@';
export const STRIPPER_SOURCE = '@@type stripper@@';
