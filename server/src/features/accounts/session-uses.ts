import type { Db } from '#server/platform/database/schema.ts';
import { storeUse } from './session-queries.ts';

/** Statements at the same time; on SQLite they share one commit. */
const USES_AT_ONCE = 50;

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The last uses of sessions. A call only notes its session in memory: a write with each call would cost more than the
 * call. The process stores what it has noted every few minutes, and forgets it then.
 */
export function createSessionUses({ db, now }: Dependencies) {
  let noted = new Map<number, number>();

  return {
    note(sessionId: number): void {
      noted.set(sessionId, now());
    },

    /** The last use of a session: noted by this process, or stored. */
    lastUse: (sessionId: number, stored: number): number =>
      Math.max(stored, noted.get(sessionId) ?? 0),

    /** Stores the noted uses. Those that fail are noted again, unless there were later ones. */
    async store(): Promise<void> {
      const uses = [...noted];
      noted = new Map();
      for (let from = 0; from < uses.length; from += USES_AT_ONCE) {
        // Each is a transaction of its own: with many rows in one, the end of sessions could be a deadlock.
        const some = uses.slice(from, from + USES_AT_ONCE);
        try {
          await Promise.all(some.map(([id, usedAt]) => storeUse(db, { id, usedAt })));
        } catch (error) {
          noted = new Map([...uses.slice(from), ...noted]);
          throw error;
        }
      }
    },
  };
}
