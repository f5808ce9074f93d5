import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { addSentBytes, deleteSentBytesBefore } from './sent-bytes-queries.ts';

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The most that one user can send in a day, in MB. */
  readonly chatDailyMb: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** Rows removed at once; less than a millisecond on SQLite. */
const REMOVED_AT_ONCE = 200;

const dayOf = (ms: number) => Math.floor(ms / DAY_MS);

/** Bounds the text that one user can store in a day. Days are those of UTC. */
export function createDailyBudget({ db, now, chatDailyMb }: Dependencies) {
  const limit = chatDailyMb * 1024 * 1024;

  return {
    /** Call last in the transaction of the message. Throws DAILY_LIMIT, which rolls the message back. */
    async spend(tx: Db, userId: number, content: string): Promise<void> {
      const at = now();
      const day = dayOf(at);
      const bytes = Buffer.byteLength(content);
      if (await addSentBytes(tx, { userId, day, bytes, limit })) return;
      throw dailyLimitReached(chatDailyMb, (day + 1) * DAY_MS - at);
    },

    /** Removes the rows of past days. Returns how many were removed. */
    async removeOld(ending?: AbortSignal): Promise<number> {
      const slice = startTimeSlice();
      for (let removed = 0; ; ) {
        const count = await deleteSentBytesBefore(db, dayOf(now()), REMOVED_AT_ONCE);
        removed += count;
        if (count === 0 || ending?.aborted) return removed;
        if (slice.isOver) await slice.next();
      }
    },
  };
}

function dailyLimitReached(chatDailyMb: number, waitMs: number): AppError {
  const retryAfter = Math.ceil(waitMs / 1000);
  const refusal = because('chatDailyLimit', { megabytes: chatDailyMb, ...inUnits(retryAfter) });
  return new AppError('DAILY_LIMIT', refusal, { retryAfter, logged: 'chat-daily' });
}

function inUnits(seconds: number) {
  return seconds > 90 * 60
    ? { count: Math.ceil(seconds / 3600), unit: 'hour' as const }
    : { count: Math.ceil(seconds / 60), unit: 'minute' as const };
}
