import { type ExpressionBuilder, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';

interface Marks {
  readonly ids: readonly number[];
  readonly deletionId: number;
  readonly at: number;
}

/** Returns the ids of the marked trainees: those who were not hidden before. */
export async function markTrainees(tx: Db, { ids, deletionId, at }: Marks): Promise<number[]> {
  const rows = await tx
    .updateTable('all_users')
    .set({ deleted_at: at, deletion_id: deletionId })
    .where('deleted_at', 'is', null)
    // Only trainees have a run. A condition on the role would make SQLite read all trainees by the index of that column.
    .where('current_run_id', 'is not', null)
    .where('id', 'in', (eb) =>
      eb.selectFrom('users').select('users.id').where('users.id', 'in', ids),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns whether the admin was not hidden before. A company that is deleted later must not be needed by a hidden admin.
 */
export async function markAdmin(tx: Db, id: number, marks: Omit<Marks, 'ids'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('all_users')
    .set({ deleted_at: marks.at, deletion_id: marks.deletionId, company_id: null })
    .where('id', '=', id)
    .where('role', '=', 'ADMIN')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const isMarkedBy =
  (deletionId: number, ids: readonly number[] | undefined) =>
  ({ eb, and }: ExpressionBuilder<Schema, 'all_users'>) =>
    ids === undefined
      ? eb('deletion_id', '=', deletionId)
      : // The sign keeps SQLite from reading all trainees of the deletion by its index.
        and([eb('id', 'in', ids), eb(sql<number>`+deletion_id`, '=', deletionId)]);

/** Returns the ids of the trainees without their marks. */
export async function unmarkTrainees(
  tx: Db,
  deletionId: number,
  ids: readonly number[] | undefined,
): Promise<number[]> {
  if (ids?.length === 0) return [];
  const isMarked = isMarkedBy(deletionId, ids);
  const marked = await tx.selectFrom('all_users').select('email_key').where(isMarked).execute();
  await freeEmails(
    tx,
    marked.map(({ email_key }) => email_key),
  );
  const rows = await tx
    .updateTable('all_users')
    .set({ deleted_at: null, deletion_id: null })
    .where(isMarked)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes what was created until then: a restored user may have logged in again since. */
export async function deleteAccess(
  tx: Db,
  userIds: readonly number[],
  until: number,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', 'in', userIds)
    .where('created_at', '<=', until)
    .execute();
  await tx
    .deleteFrom('device_tokens')
    .where('user_id', 'in', userIds)
    .where('created_at', '<=', until)
    .execute();
  await tx
    .deleteFrom('password_resets')
    .where('user_id', 'in', userIds)
    .where('created_at', '<=', until)
    .execute();
}

/**
 * Makes the emails of users who are hidden only through their company free for other accounts: marks these users with
 * the deletion of their company.
 */
export async function freeEmails(tx: Db, emailKeys: readonly string[]): Promise<void> {
  if (emailKeys.length === 0) return;
  const holders = await tx
    .selectFrom('all_users')
    .innerJoin('all_companies', 'all_companies.id', 'all_users.company_id')
    .select(['all_users.id', 'all_companies.deletion_id', 'all_companies.deleted_at'])
    .where('all_users.email_key', 'in', emailKeys)
    .where('all_users.deleted_at', 'is', null)
    .where('all_companies.deleted_at', 'is not', null)
    .orderBy('all_companies.id')
    // The company is not restored before the commit. On SQLite a write transaction is exclusive from its beginning.
    .$if(engineOf(tx) === 'postgres', (query) => query.forShare('all_companies'))
    .execute();
  for (const { id, deletion_id, deleted_at } of holders)
    await tx
      .updateTable('all_users')
      .set({ deletion_id, deleted_at })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
}

interface IdPage {
  readonly after: number;
  readonly limit: number;
}

/** The trainees whom a deletion has marked, by id. */
export function listMarked(db: Db, deletionId: number, { after, limit }: IdPage) {
  return markedTrainees(db)
    .where('deletion_id', '=', deletionId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
/** The trainee, if the deletion has marked them. */
export function findMarked(db: Db, deletionId: number, userId: number) {
  return markedTrainees(db)
    .where('id', '=', userId)
    .where(sql<number>`+deletion_id`, '=', deletionId)
    .executeTakeFirst();
}

/** A marked trainee with the deletion; undefined for one who is not hidden, or only through the company. */
export function findDeletionOf(db: Db, userId: number) {
  return markedTrainees(db)
    .select(({ ref }) => ref('deletion_id').$notNull().as('deletion_id'))
    .where('id', '=', userId)
    .where('role', '=', 'TRAINEE')
    .where('deletion_id', 'is not', null)
    .executeTakeFirst();
}

const markedTrainees = (db: Db) =>
  db.selectFrom('all_users').select(['id', 'name', 'email', 'email_key', 'company_id']);

export type MarkedTrainee = Awaited<ReturnType<typeof listMarked>>[number];

/** The trainees of a company, hidden ones too, by id. */
export async function listTraineeIdsOf(
  db: Db,
  companyId: number,
  { after, limit }: IdPage,
): Promise<number[]> {
  const rows = await db
    .selectFrom('all_users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'TRAINEE')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the emails that an account uses which is not hidden. */
export async function findTakenEmails(db: Db, emailKeys: readonly string[]): Promise<Set<string>> {
  if (emailKeys.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('email_key')
    .where('email_key', 'in', emailKeys)
    .execute();
  return new Set(rows.map(({ email_key }) => email_key));
}

/** The trainees of a deletion become part of another one. */
export async function changeDeletion(
  tx: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx
    .updateTable('all_users')
    .set({ deletion_id: to })
    .where('deletion_id', '=', from)
    .execute();
}

/** A hidden trainee becomes part of another deletion. */
export async function changeDeletionOf(tx: Db, userId: number, deletionId: number): Promise<void> {
  await tx
    .updateTable('all_users')
    .set({ deletion_id: deletionId })
    .where('id', '=', userId)
    .execute();
}

/** The number of trainees whom a deletion has marked; about 5 ms for 100,000. */
export async function countMarked(db: Db, deletionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('all_users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deletion_id', '=', deletionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** With all rows that depend on the user. */
export async function deleteUser(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('all_users').where('id', '=', id).execute();
}
