/** More than any tool says that cannot set up a sandbox. */
const HELD_BYTES = 65_536;

/**
 * stderr of a process that others have to start first: what came before the process had begun is theirs, and tells why it could not.
 * Held until that is known.
 */
export interface HeldOutput {
  write(chunk: Uint8Array): void;
  /** Hands on what is held. */
  release(): void;
  /** What is held, for people. */
  text(): string;
}

export const heldOutput = (sink: (chunk: Uint8Array) => void, hasBegun: () => boolean): HeldOutput => {
  let held: Uint8Array[] | undefined = [];
  let bytes = 0;
  const release = (): void => {
    for (const chunk of held ?? []) sink(chunk);
    held = undefined;
  };
  return {
    write: (chunk) => {
      if (held !== undefined) {
        held.push(chunk);
        bytes += chunk.length;
        if (bytes > HELD_BYTES || hasBegun()) release();
      } else sink(chunk);
    },
    release,
    text: () => new TextDecoder().decode(Buffer.concat(held ?? [])).trim(),
  };
};
