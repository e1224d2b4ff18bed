/** Follows a text character by character and decides which ones have to be hidden. */
export interface TextWatch {
  /**
   * @param character its bytes in UTF-8, read as one big-endian number
   * @param hidden it is part of a declared value and hidden anyway: it ends nothing
   * @returns whether it is part of a value that has to be hidden
   */
  readonly push: (character: number, hidden: boolean) => boolean;
}
