/** Queries that take requests from limited admins. */
import { sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { laterThanBefore } from './queries.ts';

/** Locks all requests of these trainees, also those that another transaction assigns at this moment. */
export async function lockRequestsOf(tx: Db, traineeIds: readonly number[]): Promise<void> {
  // On SQLite a write transaction is exclusive from its beginning.
  if (engineOf(tx) !== 'postgres') return;
  await tx
    .selectFrom('help_requests')
    .select('id')
    .where(isOneOf(tx, 'user_id', traineeIds))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Requests that are assigned to limited admins, also those of deleted trainees. */
const assigned = (tx: Db) =>
  tx
    .selectFrom('help_requests')
    .innerJoin('users as assignees', 'assignees.id', 'help_requests.assignee_id')
    .select(['help_requests.id', 'help_requests.user_id', 'help_requests.company_id'])
    .select('assignees.id as assignee_id')
    .where('assignees.reach', '=', 'limited');

export type AssignedRow = Awaited<ReturnType<typeof findAssignedTo>>[number];

export function findAssignedOf(tx: Db, traineeIds: readonly number[]) {
  return assigned(tx)
    .where(isOneOf(tx, 'help_requests.user_id', traineeIds))
    .execute();
}

export function findAssignedTo(tx: Db, adminId: number) {
  return assigned(tx)
    .where('help_requests.assignee_id', '=', adminId)
    .orderBy('help_requests.id')
    .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate('help_requests'))
    .execute();
}

interface Unassigning {
  readonly author: { readonly id: number | null; readonly name: string };
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Removes the assignees of these requests, and stores that in their history. The trainees do not see it. */
export async function unassign(
  tx: Db,
  ids: readonly number[],
  { author, at }: Unassigning,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('help_request_changes')
    .columns([
      'request_id',
      'admin_id',
      'admin_name',
      'status_before',
      'status_after',
      'notes_before',
      'notes_after',
      'assignee_before',
      'created_at',
    ])
    .expression(
      tx
        .selectFrom('help_requests')
        .innerJoin('users as assignees', 'assignees.id', 'help_requests.assignee_id')
        .select([
          'help_requests.id',
          sql<number | null>`cast(${author.id} as bigint)`.as('admin_id'),
          sql<string>`cast(${author.name} as text)`.as('admin_name'),
          'help_requests.status as status_before',
          'help_requests.status as status_after',
          'help_requests.admin_notes as notes_before',
          'help_requests.admin_notes as notes_after',
          'assignees.name as assignee_before',
          laterThanBefore(at).as('created_at'),
        ])
        .where(isOneOf(tx, 'help_requests.id', ids)),
    )
    .execute();
  await tx
    .updateTable('help_requests')
    .set(({ case: when, ref }) => ({
      assignee_id: null,
      updated_at: laterThanBefore(at),
      seen_at: when()
        .when('seen_at', '>=', ref('updated_at'))
        .then(laterThanBefore(at))
        .else(ref('seen_at'))
        .end(),
    }))
    .where(isOneOf(tx, 'id', ids))
    .execute();
}
