/** Bytes that wait; offsets count from the first byte that was ever added. */
export interface ByteQueue {
  readonly add: (bytes: Uint8Array) => void;
  readonly at: (offset: number) => number;
  /** Forgets what lies before. */
  readonly forget: (offset: number) => void;
}

export const byteQueue = (): ByteQueue => {
  let room = new Uint8Array(4_096);
  /** The offset of the first byte of `room`. */
  let base = 0;
  let from = 0;
  let to = 0;
  const makeRoom = (bytes: number): void => {
    if (to + bytes <= room.length) return;
    const kept = room.subarray(from, to);
    // Twice what is kept, so that a byte is moved a bounded number of times, however many pieces come.
    const next = new Uint8Array(Math.max(4_096, 2 * (kept.length + bytes)));
    next.set(kept);
    room = next;
    base += from;
    to -= from;
    from = 0;
  };
  return {
    add: (bytes) => {
      makeRoom(bytes.length);
      room.set(bytes, to);
      to += bytes.length;
    },
    at: (offset) => room[offset - base] ?? 0,
    forget: (offset) => {
      from = offset - base;
    },
  };
};
