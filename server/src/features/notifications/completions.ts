import { NOTIFICATIONS_MAX } from '@portal/contract/limits';
import type { Completion } from '@portal/contract/notifications';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import * as queries from './completion-queries.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof queries.findReader>>>;

/** Completed trainings, for admins who were not online at that moment (docs/specification-notes.md#48). */
export function createCompletions({ db }: { readonly db: Db }) {
  return {
    async listCompletions(adminId: number): Promise<Completion[]> {
      const [rows, reader] = await Promise.all([
        queries.listLatest(db, NOTIFICATIONS_MAX),
        queries.findReader(db, adminId),
      ]);
      return rows.map((row) => presentCompletion(row, requireFound(reader, 'User not found')));
    },

    /** Marks this completion and those before it as read. An unknown id has no effect. */
    async markCompletionsRead(adminId: number, upTo: number): Promise<void> {
      const time = await queries.findCompletionTime(db, upTo);
      if (time !== null) await queries.saveReadTo(db, adminId, time);
    },
  };
}

function presentCompletion(row: queries.CompletionRow, reader: Reader): Completion {
  return {
    id: row.id,
    traineeId: row.user_id,
    traineeName: row.name,
    completedAt: new Date(row.completed_at).toISOString(),
    // Completions older than the admin's account count as read.
    isRead: row.completed_at <= reader.completions_read_to || row.completed_at < reader.created_at,
  };
}
