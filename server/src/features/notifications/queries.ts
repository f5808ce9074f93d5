import { sql } from 'kysely';
import { type Param, prepared } from '../../platform/database/prepared.ts';
import type { Db, Schema } from '../../platform/database/schema.ts';

export function saveSettings(db: Db, userId: number, settings: string, wantsMail: boolean) {
  return db
    .updateTable('users')
    .set({ notification_settings: settings, wants_mail: wantsMail ? 1 : 0 })
    .where('id', '=', userId)
    .execute();
}

/** JSON as it was saved; null before the first time. */
export async function findSettings(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('notification_settings')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.notification_settings ?? null;
}

export interface Owed {
  readonly userId: number;
  readonly kind: Exclude<Schema['due_mails']['kind'], 'INVITATION'>;
  /** The help request; 0 of what is one for the whole person. */
  readonly subjectId: number;
  readonly dueAt: number;
}

/** Owes one mail for one matter, and none to whoever wants no mail. */
export function prepareOwe(db: Db) {
  const owe = prepared(db, (param: Param<Owed>) =>
    db
      .insertInto('due_mails')
      .columns(['user_id', 'kind', 'subject_id', 'due_at'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select((of) => [
            of.ref('users.id').as('user_id'),
            sql<Owed['kind']>`cast(${param('kind')} as text)`.as('kind'),
            sql<number>`cast(${param('subjectId')} as bigint)`.as('subject_id'),
            sql<number>`cast(${param('dueAt')} as bigint)`.as('due_at'),
          ])
          .where('users.id', '=', param('userId'))
          .where('users.wants_mail', '=', 1),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject_id']).doNothing()),
  );
  return async (tx: Db, owed: Owed): Promise<void> => {
    await owe(owed, tx);
  };
}

/** Owes mails that nobody has to want. */
export async function oweInvitations(tx: Db, userIds: readonly number[], dueAt: number) {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({
    user_id: userId,
    kind: 'INVITATION' as const,
    subject_id: 0,
    due_at: dueAt,
  }));
  await tx.insertInto('due_mails').values(rows).execute();
}

/** A digest that was sent stands until the person is back: until then there is no other. */
export async function forgetSentDigest(tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom('due_mails')
    .where('user_id', '=', userId)
    .where('kind', '=', 'UNREAD')
    .where('due_at', 'is', null)
    .execute();
}

/** Takes some of what is due until `leaseUntil`: of two processes one gets it, and a crash gives it back. */
export function claimDue(db: Db, now: number, leaseUntil: number, limit: number) {
  return db
    .updateTable('due_mails')
    .set({ due_at: leaseUntil })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('due_mails')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit),
    )
    .where('due_at', '<=', now)
    .returning(['id', 'user_id', 'kind', 'subject_id'])
    .execute();
}

export type DueMailRow = Awaited<ReturnType<typeof claimDue>>[number];

/** Null keeps it as sent. */
export async function setDue(db: Db, id: number, dueAt: number | null): Promise<void> {
  await db.updateTable('due_mails').set({ due_at: dueAt }).where('id', '=', id).execute();
}

export async function deleteDue(db: Db, id: number): Promise<void> {
  await db.deleteFrom('due_mails').where('id', '=', id).execute();
}

/** Undefined for who wants no mail any more, or is gone. */
export function findRecipient(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('wants_mail', '=', 1)
    .executeTakeFirst();
}
