/** Random numbers that repeat: the same seed gives the same installation, row for row. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from 0 up to, but without, `below`. */
  int(below: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

// mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => list[int(list.length)] as (typeof list)[number],
  };
}
