/** Queries of features to add and remove mails, and of operators to see them. */
import { sql } from 'kysely';
import { type Param, prepared } from '../database/prepared.ts';
import type { Db, Schema } from '../database/schema.ts';

export type MailKind = Schema['mail_queue']['kind'];

/** Values of `priority`: the lower one is claimed first. */
export const URGENT = 0;
export const ORDINARY = 1;

export interface OptionalMail {
  readonly kind: MailKind;
  readonly recipientId: number;
  /** Id of the subject; 0 for the whole user. */
  readonly subjectId: number;
  readonly now: number;
  readonly dueAt: number;
}

/** Adds the mail, unless the recipient wants no mail, or such a mail waits already. */
export async function enqueueIfWanted(tx: Db, mail: OptionalMail): Promise<void> {
  await insertIfWanted(tx, mail);
}

const insertIfWanted = prepared((db, param: Param<OptionalMail>) =>
  db
    .insertInto('mail_queue')
    .columns([
      'recipient_id',
      'kind',
      'subject_id',
      'priority',
      'created_at',
      'scheduled_at',
      'next_attempt_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((of) => [
          of.ref('users.id').as('recipient_id'),
          sql<MailKind>`cast(${param('kind')} as text)`.as('kind'),
          sql<number>`cast(${param('subjectId')} as bigint)`.as('subject_id'),
          sql<number>`${sql.lit(ORDINARY)}`.as('priority'),
          sql<number>`cast(${param('now')} as bigint)`.as('created_at'),
          sql<number>`cast(${param('dueAt')} as bigint)`.as('scheduled_at'),
          sql<number>`cast(${param('dueAt')} as bigint)`.as('next_attempt_at'),
        ])
        .where('users.id', '=', param('recipientId'))
        .where('users.wants_mail', '=', 1),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Adds one mail for each recipient, due at once, whether they want mail or not. */
export async function insertForAll(
  tx: Db,
  { kind, now }: { readonly kind: MailKind; readonly now: number },
  recipientIds: readonly number[],
): Promise<void> {
  if (recipientIds.length === 0) return;
  const rows = recipientIds.map((id) => ({
    kind,
    recipient_id: id,
    subject_id: 0,
    priority: ORDINARY,
    created_at: now,
    scheduled_at: now,
    next_attempt_at: now,
  }));
  await tx
    .insertInto('mail_queue')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface KeyedMail {
  readonly kind: MailKind;
  readonly recipientId: number;
  readonly subjectId: number;
  /** The source of the Message-ID. */
  readonly messageKey: string;
  readonly now: number;
}

/** Adds a mail that exists once, due at once, whether its recipient wants mail or not. */
export async function insertKeyed(tx: Db, mail: KeyedMail): Promise<void> {
  await insertOnce(tx, mail);
}

const insertOnce = prepared((db, param: Param<KeyedMail>) =>
  db
    .insertInto('mail_queue')
    .values({
      kind: param('kind'),
      recipient_id: param('recipientId'),
      subject_id: param('subjectId'),
      message_key: param('messageKey'),
      priority: ORDINARY,
      created_at: param('now'),
      scheduled_at: param('now'),
      next_attempt_at: param('now'),
    })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Deletes the mails of the kind that wait for the recipient. Returns their subjects. */
export async function takeWaiting(tx: Db, recipientId: number, kind: MailKind): Promise<number[]> {
  const rows = await tx
    .deleteFrom('mail_queue')
    .where('recipient_id', '=', recipientId)
    .where('kind', '=', kind)
    .where('refused_at', 'is', null)
    .returning('subject_id')
    .execute();
  return rows.flatMap(({ subject_id }) => subject_id ?? []);
}

export interface RequestedMail {
  readonly kind: MailKind;
  /** In the form of `normalizedKey`. */
  readonly email: string;
  readonly subjectId: number | null;
  /** JSON of the request's id and client address. */
  readonly request: string | null;
  readonly now: number;
  readonly dueAt: number;
}

/** Adds an urgent mail without checking whether the address has an account. */
export async function insertRequested(db: Db, mail: RequestedMail): Promise<void> {
  const { kind, email, subjectId, request, now, dueAt } = mail;
  await db
    .insertInto('mail_queue')
    .values({
      kind,
      requested_email: email,
      subject_id: subjectId,
      request,
      priority: URGENT,
      created_at: now,
      scheduled_at: dueAt,
      next_attempt_at: dueAt,
    })
    .execute();
}

export async function setRecipient(tx: Db, id: number, recipientId: number): Promise<void> {
  await tx
    .updateTable('mail_queue')
    .set({ recipient_id: recipientId, requested_email: null, request: null })
    .where('id', '=', id)
    .execute();
}

/** Schedules a user's undeliverable mails again, except those for which a newer one waits. */
export async function scheduleRefused(tx: Db, recipientId: number, now: number): Promise<void> {
  await tx
    .updateTable('mail_queue')
    .set({
      refused_at: null,
      refusal: null,
      scheduled_at: now,
      next_attempt_at: now,
      attempts: 0,
    })
    .where('recipient_id', '=', recipientId)
    .where('refused_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_queue as other')
            .select('other.id')
            .where('other.recipient_id', '=', recipientId)
            .whereRef('other.kind', '=', 'mail_queue.kind')
            .where('other.refused_at', 'is', null),
        ),
      ),
    )
    .execute();
}

export async function deleteMailsTo(tx: Db, recipientId: number, kind: MailKind): Promise<void> {
  await tx
    .deleteFrom('mail_queue')
    .where('recipient_id', '=', recipientId)
    .where('kind', '=', kind)
    .execute();
}

/** Deletes all mails to these users that were queued until then. */
export async function deleteAllMailsTo(
  tx: Db,
  recipientIds: readonly number[],
  until: number,
): Promise<void> {
  await tx
    .deleteFrom('mail_queue')
    .where('recipient_id', 'in', recipientIds)
    .where('created_at', '<=', until)
    .execute();
}

export async function deleteRefusedBefore(db: Db, at: number): Promise<void> {
  await db.deleteFrom('mail_queue').where('refused_at', '<', at).execute();
}

/** The kinds that have mails, with the numbers of waiting and refused ones. */
export function countMails(db: Db) {
  return db
    .selectFrom('mail_queue')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().filterWhere('refused_at', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('refused_at', 'is not', null).as('refused'),
      fn.min<number | null>('scheduled_at').filterWhere('refused_at', 'is', null).as('oldestAt'),
    ])
    .groupBy('kind')
    .execute();
}

export type MailCount = Awaited<ReturnType<typeof countMails>>[number];

/** Latest first. */
export function listRefused(db: Db, limit: number) {
  return db
    .selectFrom('mail_queue')
    .select(['kind', 'recipient_id as recipientId', 'refusal'])
    .where('refused_at', 'is not', null)
    .orderBy('refused_at', 'desc')
    .limit(limit)
    .execute();
}
