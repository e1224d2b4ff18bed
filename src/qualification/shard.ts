/** The `index`-th of `total` parts, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly total: number;
}

/** As many as a report can name. */
const MOST_SHARDS = 1_000;

/** Reads `i/n`, with 1 ≤ i ≤ n ≤ 1,000. Undefined: it says something else. */
export const parseShard = (text: string): Shard | undefined => {
  const [, index, total] = /^([1-9][0-9]{0,3})\/([1-9][0-9]{0,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), total: Number(total) };
  return shard.index <= shard.total && shard.total <= MOST_SHARDS ? shard : undefined;
};

/**
 * The ids of one shard, sorted by code unit. Dealt out in turn over all ids, sorted: every id is in exactly one shard, the shards differ
 * by at most one in size, and neighbours (which tend to be alike) go to different machines.
 */
export const shardOf = (ids: readonly string[], { index, total }: Shard): readonly string[] =>
  [...ids].sort().filter((_, position) => position % total === index - 1);
