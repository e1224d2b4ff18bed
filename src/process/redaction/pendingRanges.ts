/** A part of the output, in bytes, `end` exclusive. */
interface Range {
  start: number;
  end: number;
}

/** Ranges that overlap are one; those that only touch stay two. They come nearly, not quite, in order. */
export interface PendingRanges {
  readonly add: (start: number, end: number) => void;
  /** The range at an offset. Offsets must be asked for in ascending order; what lies before is forgotten. */
  readonly at: (offset: number) => Readonly<Range> | undefined;
}

export const pendingRanges = (): PendingRanges => {
  let ranges: Range[] = [];
  let first = 0;
  return {
    add: (start, end) => {
      let place = ranges.length;
      while (place > first && (ranges[place - 1]?.start ?? 0) >= end) place--;
      const merged: Range = { start, end };
      let from = place;
      for (; from > first; from--) {
        const before = ranges[from - 1];
        if (before === undefined || before.end <= start) break;
        merged.start = Math.min(merged.start, before.start);
        merged.end = Math.max(merged.end, before.end);
      }
      ranges.splice(from, place - from, merged);
    },
    at: (offset) => {
      while (first < ranges.length && (ranges[first]?.end ?? 0) <= offset) first++;
      if (first > 1_000 && first * 2 > ranges.length) {
        ranges = ranges.slice(first);
        first = 0;
      }
      const range = ranges[first];
      return range !== undefined && range.start <= offset ? range : undefined;
    },
  };
};
