/** A word that no shell takes apart. */
export const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** A field of an fstab line. */
export const fstabField = (text: string): string =>
  text.replace(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
