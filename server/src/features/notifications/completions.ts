import { NOTIFICATIONS_MAX } from '@portal/contract/limits';
import type { Completion } from '@portal/contract/notifications';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import * as queries from './completion-queries.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof queries.findReader>>>;

/** Completed trainings, for admins who were not online at that moment (docs/specification-notes.md#48). */
export function createCompletions({ db }: { readonly db: Db }) {
  return {
    /** Call in the transaction of the pass that completes the training. */
    async recordCompletion(tx: Db, traineeId: number, at: number): Promise<void> {
      await queries.insertCompletion(tx, traineeId, at);
    },

    async listCompletions(adminId: number): Promise<Completion[]> {
      const [rows, reader] = await Promise.all([
        queries.listLatest(db, NOTIFICATIONS_MAX),
        queries.findReader(db, adminId),
      ]);
      return rows.map((row) => presentCompletion(row, requireFound(reader, 'User not found')));
    },

    /** Marks this completion and those before it as read. An id after the last one counts as the last one. */
    async markCompletionsRead(adminId: number, upTo: number): Promise<void> {
      const last = await queries.findLastId(db);
      await queries.saveReadTo(db, adminId, Math.min(upTo, last));
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
    isRead: row.id <= reader.completions_read_to || row.completed_at < reader.created_at,
  };
}
