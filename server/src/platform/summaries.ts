/** Numbers that are counted on demand and kept for a while, because counting them reads very many rows. */
import type { Bus } from './live/bus.ts';

/** Published when a process has changed what is counted. */
const NUMBERS_CHANGED = 'summaries.numbers-changed';
/** Each has at most the answers to the questions of one quiz, about 20 kB. */
const KEPT_MAX = 500;

export interface Summary<T> {
  readonly value: T;
  /** When the count began: all changes that were committed until then are in it. Milliseconds since 1970. */
  readonly countedAt: number;
}

interface Dependencies {
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Summaries = ReturnType<typeof createSummaries>;

export function createSummaries({ bus, now }: Dependencies) {
  const kept = new Map<string, { summary: Promise<Summary<unknown>>; countedAt: number }>();
  bus.subscribe(NUMBERS_CHANGED, () => kept.clear());

  return {
    /**
     * The result of the last `query` with this key, if it is younger than `ttlMs`; otherwise calls `query`, once for all
     * concurrent callers. The key names the kind of number, the company, and the records that are counted.
     */
    summary<T>(key: string, ttlMs: number, query: () => Promise<T>): Promise<Summary<T>> {
      const at = now();
      const found = kept.get(key);
      // The clock may be set back.
      if (found !== undefined && found.countedAt <= at && at < found.countedAt + ttlMs)
        return found.summary as Promise<Summary<T>>;
      const summary = query().then((value) => ({ value, countedAt: at }));
      const entry = { summary, countedAt: at };
      kept.delete(key);
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
      summary.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return summary;
    },

    /**
     * Forgets all numbers, in the other processes too. Call it after the commit of a change by an admin, who would see
     * old numbers otherwise. A count that is running is not given to later callers.
     */
    forget(): void {
      kept.clear();
      bus.publish(NUMBERS_CHANGED, null);
    },
  };
}
