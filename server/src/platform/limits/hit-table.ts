import type { Rule } from './rate-limiter.ts';

/** Keys checked with each hit, so that expired ones are removed at least as fast as new ones are added. */
const CHECKED_PER_HIT = 2;
/** Keys of which one is removed when the table is full. */
const CANDIDATES = 8;

interface Entry {
  /** Milliseconds, oldest first. Changed in place: a key may have thousands. */
  readonly times: number[];
  windowMs: number;
}

/**
 * The times of the allowed hits by key, in bounded memory. A full table removes the key with the fewest hits among the
 * next few: a flood of new keys removes its own keys, and those at their limit stay.
 */
export class HitTable {
  // A map keeps the order of insertion: keys are checked from its beginning and then moved to its end.
  readonly #entries = new Map<string, Entry>();
  readonly #maxHits: number;
  #hits = 0;

  constructor(maxHits: number) {
    this.#maxHits = maxHits;
  }

  /** The number of hits of the last `windowMs`. */
  countWithin(key: string, windowMs: number, at: number): number {
    const times = this.#entries.get(key)?.times ?? [];
    return times.length - countExpired(times, at - windowMs);
  }

  /** The time of the hit that is this many before the end, 1 for the last; undefined if there are fewer. */
  timeFromEnd(key: string, position: number): number | undefined {
    return this.#entries.get(key)?.times.at(-position);
  }

  /** Adds a hit at the time `at`. */
  record(key: string, { windowMs }: Rule, at: number): void {
    const entry = this.#entries.get(key) ?? { times: [], windowMs };
    this.remove(key);
    entry.times.splice(0, countExpired(entry.times, at - windowMs));
    entry.times.push(at);
    entry.windowMs = windowMs;
    this.#store(key, entry);
    this.#takeNext(CHECKED_PER_HIT, at);
    while (this.#hits > this.#maxHits) this.#forgetOne(at);
  }

  /** Removes one hit with this time, if there is one. */
  removeHit(key: string, time: number): void {
    const entry = this.#entries.get(key);
    const index = entry?.times.indexOf(time) ?? -1;
    if (entry === undefined || index < 0) return;
    this.remove(key);
    entry.times.splice(index, 1);
    this.#store(key, entry);
  }

  remove(key: string): void {
    this.#hits -= this.#entries.get(key)?.times.length ?? 0;
    this.#entries.delete(key);
  }

  /** Adds a key that is not in the table. */
  #store(key: string, entry: Entry): void {
    if (entry.times.length === 0) return;
    this.#entries.set(key, entry);
    this.#hits += entry.times.length;
  }

  /** Returns the next keys and moves them to the end. Expired ones are removed and left out. */
  #takeNext(count: number, at: number): [string, Entry][] {
    const next = [...this.#entries.entries().take(count)];
    for (const [key, entry] of next) {
      this.remove(key);
      if (!isExpired(entry, at)) this.#store(key, entry);
    }
    return next.filter(([key]) => this.#entries.has(key));
  }

  #forgetOne(at: number): void {
    const candidates = this.#takeNext(CANDIDATES, at);
    if (this.#hits <= this.#maxHits) return;
    const [fewest] = candidates.sort(([, a], [, b]) => a.times.length - b.times.length);
    if (fewest !== undefined) this.remove(fewest[0]);
  }
}

const isExpired = ({ times, windowMs }: Entry, at: number) => (times.at(-1) ?? 0) <= at - windowMs;

/** The number of times up to `until`, which are the first ones. */
function countExpired(times: readonly number[], until: number): number {
  const first = times.findIndex((time) => time > until);
  return first < 0 ? times.length : first;
}
