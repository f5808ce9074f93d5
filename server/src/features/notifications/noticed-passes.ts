import { NOTIFICATIONS_MAX } from '@portal/contract/limits';
import type { NoticedPass } from '@portal/contract/notifications';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import * as queries from './noticed-pass-queries.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof queries.findReader>>>;

/** Passes at the first try that tries of other accounts may have prepared, for admins. */
export function createNoticedPasses({ db }: { readonly db: Db }) {
  return {
    async listNoticedPasses(adminId: number): Promise<NoticedPass[]> {
      const [rows, reader] = await Promise.all([
        queries.listLatest(db, NOTIFICATIONS_MAX),
        queries.findReader(db, adminId),
      ]);
      return rows.map((row) => presentNoticedPass(row, requireFound(reader, 'User not found')));
    },

    /** Marks this noticed pass and those before it as read. An unknown id has no effect. */
    async markNoticedPassesRead(adminId: number, upTo: number): Promise<void> {
      await queries.saveReadTo(db, adminId, upTo);
    },
  };
}

function presentNoticedPass(row: queries.NoticedPassRow, reader: Reader): NoticedPass {
  return {
    id: row.id,
    traineeId: row.user_id,
    traineeName: row.trainee_name,
    moduleName: row.module_name,
    scouts: row.scouts,
    passedAt: new Date(row.created_at).toISOString(),
    // Passes older than the admin's account count as read.
    isRead: row.id <= reader.noticed_passes_read_to || row.created_at < reader.created_at,
  };
}
