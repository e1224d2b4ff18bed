/** Collects bytes one by one. */
export interface ByteSink {
  readonly push: (byte: number) => void;
  /** What was collected since the last call. */
  readonly take: () => Uint8Array;
}

export const byteSink = (): ByteSink => {
  let room = new Uint8Array(4_096);
  let size = 0;
  return {
    push: (byte) => {
      if (size === room.length) {
        const next = new Uint8Array(2 * size);
        next.set(room);
        room = next;
      }
      room[size++] = byte;
    },
    take: () => {
      const taken = room.slice(0, size);
      size = 0;
      return taken;
    },
  };
};
