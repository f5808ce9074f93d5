import { NOTIFICATIONS_MAX } from '@portal/contract/limits';
import type { Completion, GroupCompletion } from '@portal/contract/notifications';
import { within, withinCompanies } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import * as queries from './completion-queries.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof queries.findReader>>>;

/** Completed trainings, for admins who were not online at that moment (docs/specification-notes.md#48). */
export function createCompletions({ db }: { readonly db: Db }) {
  return {
    async listCompletions({ userId, reach }: Identity): Promise<Completion[]> {
      const [rows, reader] = await Promise.all([
        queries.listLatest(db, within(reach), NOTIFICATIONS_MAX),
        queries.findReader(db, userId),
      ]);
      return rows.map((row) =>
        presentCompletion(row, requireFound(reader, because('userNotFound'))),
      );
    },

    /**
     * The changes of modules that have completed trainings, one entry for all trainees of a change, for admins who see the
     * whole company.
     */
    async listGroupCompletions({ userId, reach }: Identity): Promise<GroupCompletion[]> {
      const [rows, reader] = await Promise.all([
        queries.listLatestOfGroups(db, withinCompanies(reach), NOTIFICATIONS_MAX),
        queries.findReader(db, userId),
      ]);
      return rows.map((row) => presentGroup(row, requireFound(reader, because('userNotFound'))));
    },

    /** Both lists have one time up to which an admin has read them. */
    async markGroupCompletionsRead({ userId, reach }: Identity, upTo: number): Promise<void> {
      const time = await queries.findSettledTime(db, withinCompanies(reach), upTo);
      if (time !== null) await queries.saveReadTo(db, userId, time);
    },

    /** Marks this completion and those before it as read. An id that is unknown or out of reach has no effect. */
    async markCompletionsRead({ userId, reach }: Identity, upTo: number): Promise<void> {
      const time = await queries.findCompletionTime(db, within(reach), upTo);
      if (time !== null) await queries.saveReadTo(db, userId, time);
    },
  };
}

function presentCompletion(row: queries.CompletionRow, reader: Reader): Completion {
  return {
    id: row.id,
    traineeId: row.user_id,
    traineeName: row.name,
    completedAt: new Date(row.completed_at).toISOString(),
    isRead: isRead(row.completed_at, reader),
  };
}

const presentGroup = (row: queries.GroupRow, reader: Reader): GroupCompletion => ({
  id: row.id,
  kind: row.kind,
  moduleName: row.module_name,
  company: { id: row.company_id, name: row.company_name },
  trainees: row.trainees,
  changedAt: new Date(row.created_at).toISOString(),
  completedAt: new Date(row.settled_at).toISOString(),
  isRead: isRead(row.settled_at, reader),
});

/** Completions older than the admin's account count as read. */
const isRead = (at: number, { completions_read_to, created_at }: Reader) =>
  at <= completions_read_to || at < created_at;
