import type { HelpStatus } from '@portal/contract/help';
import type { Within } from '@portal/contract/reach-rules';
import { searchKey } from '@portal/contract/text-keys';
import { sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { personColumns } from '../accounts/service.ts';
import { isPersonWithin } from '../reach/service.ts';

const requestColumns = [
  'help_requests.id',
  'help_requests.status',
  'help_requests.message',
  'help_requests.admin_notes',
  'help_requests.module_id',
  'help_requests.created_at',
  'help_requests.updated_at',
  'help_requests.seen_at',
  'modules.name as module_name',
  'modules.company_id as module_company_id',
] as const;

const withModule = (db: Db) =>
  db
    .selectFrom('help_requests')
    .leftJoin('modules', 'modules.id', 'help_requests.module_id')
    .select(requestColumns);

const own = (db: Db) =>
  withModule(db).select((request) =>
    request
      .case()
      .when(
        request.exists(
          request
            .selectFrom('help_request_changes as change')
            .select('change.id')
            .whereRef('change.request_id', '=', 'help_requests.id')
            .whereRef('change.notes_after', '=', 'help_requests.admin_notes')
            .whereRef('change.notes_before', 'is distinct from', 'change.notes_after')
            .where(({ eb, or, ref }) =>
              or([
                eb('change.created_at', '>', ref('help_requests.seen_at')),
                eb('change.created_at', '=', ref('help_requests.updated_at')),
              ]),
            ),
        ),
      )
      .then(1)
      .else(0)
      .end()
      .as('has_new_notes'),
  );

export type OwnHelpRequestRow = Awaited<ReturnType<typeof listOwnHelpRequests>>[number];

/** Not paged: one person has typed all of them. */
export function listOwnHelpRequests(db: Db, userId: number) {
  return own(db)
    .where('help_requests.user_id', '=', userId)
    .orderBy('help_requests.id', 'desc')
    .execute();
}

export function findOwnHelpRequest(db: Db, userId: number, id: number) {
  return own(db)
    .where('help_requests.id', '=', id)
    .where('help_requests.user_id', '=', userId)
    .executeTakeFirst();
}

/** The request that the client has sent before with the same id. */
export function findSentHelpRequest(db: Db, userId: number, clientRequestId: string) {
  return own(db)
    .where('help_requests.user_id', '=', userId)
    .where('help_requests.client_request_id', '=', clientRequestId)
    .executeTakeFirst();
}

export interface NewHelpRequest {
  readonly userId: number;
  readonly companyId: number;
  readonly moduleId: number | null;
  readonly message: string;
  readonly clientRequestId: string | null;
  readonly now: number;
}

/** Returns the new request's id; undefined if the client's id exists already. */
export async function insertHelpRequest(
  db: Db,
  request: NewHelpRequest,
): Promise<number | undefined> {
  const { now } = request;
  const row = await db
    .insertInto('help_requests')
    .values({
      user_id: request.userId,
      company_id: request.companyId,
      module_id: request.moduleId,
      message: request.message,
      message_key: searchKey(request.message),
      status: 'PENDING',
      client_request_id: request.clientRequestId,
      created_at: now,
      updated_at: now,
      seen_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Marks the changes up to `upTo` as seen. Returns false if there were none. */
export async function markSeen(db: Db, userId: number, upTo: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('help_requests')
    .set(({ ref }) => ({ seen_at: ref('updated_at') }))
    .where('user_id', '=', userId)
    .where('updated_at', '<=', upTo)
    .whereRef('seen_at', '<', 'updated_at')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export type HelpRequestRow = NonNullable<Awaited<ReturnType<typeof findHelpRequest>>>;

/** The query for requests with their trainee and assignee. */
export const requests = (db: Db) =>
  withModule(db)
    .innerJoin('users', 'users.id', 'help_requests.user_id')
    .innerJoin('companies', 'companies.id', 'help_requests.company_id')
    .leftJoin('users as assignees', 'assignees.id', 'help_requests.assignee_id')
    .select([...personColumns, 'assignees.id as assignee_id', 'assignees.name as assignee_name']);

export function findHelpRequest(db: Db, id: number) {
  return requests(db).where('help_requests.id', '=', id).executeTakeFirst();
}

/** Reads the request and locks it until the transaction ends. */
export async function lockHelpRequest(tx: Db, id: number): Promise<HelpRequestRow | undefined> {
  // On SQLite a write transaction is exclusive from its beginning.
  if (engineOf(tx) === 'postgres')
    await tx.selectFrom('help_requests').select('id').where('id', '=', id).forUpdate().execute();
  return findHelpRequest(tx, id);
}

/** The new `updated_at` of a change. Two changes within a millisecond must differ in it. */
export const laterThanBefore = (at: number) =>
  sql<number>`case when updated_at < ${at} then ${at} else updated_at + 1 end`;

export interface HelpRequestChange {
  readonly status: HelpStatus;
  readonly notes: string | null;
  readonly assignee: Assignee | null;
  /** Whether the trainee does not see the change, as with that of the assignee. */
  readonly isInternal: boolean;
  readonly admin: { readonly userId: number; readonly name: string };
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Assignee {
  readonly id: number;
  readonly name: string;
}

/** Stores the change, and its old and new state in the history. */
export async function changeHelpRequest(
  tx: Db,
  before: HelpRequestRow,
  { status, notes, assignee, isInternal, admin, at }: HelpRequestChange,
): Promise<void> {
  const isSeen = isInternal && before.seen_at >= before.updated_at;
  await tx
    .updateTable('help_requests')
    .set({ status, admin_notes: notes, assignee_id: assignee?.id ?? null, updated_at: at })
    .$if(isSeen, (update) => update.set({ seen_at: at }))
    .where('id', '=', before.id)
    .execute();
  await tx
    .insertInto('help_request_changes')
    .values({
      request_id: before.id,
      admin_id: admin.userId,
      admin_name: admin.name,
      status_before: before.status,
      status_after: status,
      notes_before: before.admin_notes,
      notes_after: notes,
      assignee_before: before.assignee_name,
      assignee_after: assignee?.name ?? null,
      created_at: at,
    })
    .execute();
}

export type HelpRequestChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

export function listChanges(db: Db, requestId: number) {
  return db
    .selectFrom('help_request_changes')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('id', 'desc')
    .execute();
}

/** Those of these requests that exist and are of people in reach, newest first. */
export function findTraineesOfRequests(db: Db, ids: readonly number[], within: Within) {
  return db
    .selectFrom('help_requests')
    .innerJoin('users', 'users.id', 'help_requests.user_id')
    .select(['help_requests.id', 'help_requests.user_id'])
    .where('help_requests.id', 'in', ids)
    .where(isPersonWithin(db, within, { user: 'users.id', company: 'users.company_id' }))
    .orderBy('help_requests.id', 'desc')
    .execute();
}

const admins = (db: Db) =>
  db.selectFrom('users').select(['id', 'name', 'role', 'reach']).where('role', '=', 'ADMIN');

/** All admins, by name. */
export function listAdmins(db: Db) {
  return admins(db).orderBy('sort_key').orderBy('id').execute();
}

/** Locks the admin, whose reach stays as it is until the transaction ends. */
export function lockAdmin(tx: Db, id: number) {
  return (
    admins(tx)
      .where('id', '=', id)
      // On SQLite a write transaction is exclusive from its beginning.
      .$if(engineOf(tx) === 'postgres', (query) => query.forShare())
      .executeTakeFirst()
  );
}

/** Requests per statement; about 1 ms on SQLite. */
const REQUESTS_PER_STATEMENT = 100;

export async function listRequestIdsOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('help_requests')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Some requests about a module that is deleted for good lose their module. Returns false if there were none. */
export async function removeModuleFromSome(tx: Db, moduleId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('help_requests')
    .set({ module_id: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('help_requests')
        .select('id')
        .where('module_id', '=', moduleId)
        .limit(REQUESTS_PER_STATEMENT),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Some requests of an admin who was removed lose their assignee. Returns false if there were none. */
export async function unassignSome(tx: Db, adminId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('help_requests')
    .set({ assignee_id: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('help_requests')
        .select('id')
        .where('assignee_id', '=', adminId)
        .limit(REQUESTS_PER_STATEMENT),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
