/**
 * Texts that the build puts in place of these two marks: the program of the subject, and the type stripper. As texts they cost nothing
 * until they are needed, and a driver of a JavaScript task never reads the second.
 */
export const HOST_SOURCE = '@@subject host@@';
export const STRIPPER_SOURCE = '@@type stripper@@';
