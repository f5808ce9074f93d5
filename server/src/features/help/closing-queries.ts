/** Queries by which a job closes many requests, or opens them again. */
import type { HelpStatus } from '@portal/contract/help';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { laterThanBefore } from './queries.ts';

type LockedRequest = Awaited<ReturnType<typeof lockRequests>>[number];

/** Reads those of these requests whose trainee is not deleted, and locks them until the transaction ends. */
export function lockRequests(tx: Db, ids: readonly number[]) {
  return (
    tx
      .selectFrom('help_requests')
      .select(['id', 'user_id', 'company_id', 'status', 'admin_notes as notes', 'updated_at'])
      .select(({ selectFrom }) =>
        selectFrom('users')
          .select('name')
          .whereRef('users.id', '=', 'help_requests.assignee_id')
          .as('assignee_name'),
      )
      .where('id', 'in', ids)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('users').select('id').whereRef('users.id', '=', 'help_requests.user_id')),
      )
      // Two jobs lock in the same order.
      .orderBy('id')
      .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate('help_requests'))
      .execute()
  );
}

export interface StatusChange {
  readonly request: LockedRequest;
  readonly status: HelpStatus;
}

/** The author of a change, and its time. */
export interface Author {
  readonly admin: { readonly userId: number; readonly name: string };
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Stores the new status of each request and its change in the history. Returns the ids of the changes. */
export async function changeStatuses(
  tx: Db,
  changes: readonly StatusChange[],
  { admin, at }: Author,
): Promise<Map<number, number>> {
  for (const [status, some] of Map.groupBy(changes, ({ status }) => status))
    await tx
      .updateTable('help_requests')
      .set({ status, updated_at: laterThanBefore(at) })
      .where(
        'id',
        'in',
        some.map(({ request }) => request.id),
      )
      .execute();
  const rows = await tx
    .insertInto('help_request_changes')
    .values(
      changes.map(({ request, status }) => ({
        request_id: request.id,
        admin_id: admin.userId,
        admin_name: admin.name,
        status_before: request.status,
        status_after: status,
        notes_before: request.notes,
        notes_after: request.notes,
        assignee_before: request.assignee_name,
        assignee_after: request.assignee_name,
        created_at: Math.max(at, request.updated_at + 1),
      })),
    )
    .returning(['id', 'request_id'])
    .execute();
  return new Map(rows.map(({ id, request_id }) => [request_id, id]));
}

export type MadeChange = Awaited<ReturnType<typeof findChanges>>[number];

/** These changes with the trainee and the company of their request. */
export function findChanges(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('help_request_changes')
    .innerJoin('help_requests', 'help_requests.id', 'help_request_changes.request_id')
    .selectAll('help_request_changes')
    .select(['help_requests.user_id', 'help_requests.company_id'])
    .where('help_request_changes.id', 'in', ids)
    .execute();
}
