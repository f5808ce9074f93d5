/** Queries of the delivery lanes: claim mails of the queue, and end their attempts. */
import { type Param, prepared } from '../database/prepared.ts';
import type { Db } from '../database/schema.ts';
import { ORDINARY, URGENT } from './mail-queue-queries.ts';

/** Stored characters of the mail server's reply. */
const REFUSAL_LENGTH = 300;

/**
 * Claims one due mail until `leaseEndsAt`; null if there is none. Recipients with another claimed or deferred mail are
 * left out: the mails of one recipient are delivered by one lane at a time.
 */
export async function claim(db: Db, now: number, leaseEndsAt: number) {
  for (;;) {
    const [urgent] = await findDue(db, { priority: URGENT, now });
    const next = urgent ?? (await findDue(db, { priority: ORDINARY, now }))[0];
    if (next === undefined) return null;
    const [mail] = await take(db, { ...next, leaseEndsAt });
    // Otherwise another lane or process was faster.
    if (mail !== undefined) return mail;
  }
}

const findDue = prepared((db, param: Param<{ priority: number; now: number }>) =>
  db
    .selectFrom('mail_queue as mail')
    .select(['mail.id', 'mail.next_attempt_at as seenAt'])
    .where('mail.priority', '=', param('priority'))
    .where('mail.next_attempt_at', '<=', param('now'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_queue as other')
            .select('other.id')
            .whereRef('other.recipient_id', '=', 'mail.recipient_id')
            .where('other.attempts', '>', 0)
            .where('other.next_attempt_at', '>', param('now')),
        ),
      ),
    )
    .orderBy('mail.next_attempt_at')
    .limit(1)
    .$narrowType<{ seenAt: number }>(),
);

const take = prepared((db, param: Param<{ id: number; seenAt: number; leaseEndsAt: number }>) =>
  db
    .updateTable('mail_queue')
    .set((eb) => ({
      next_attempt_at: param('leaseEndsAt'),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', param('id'))
    .where('next_attempt_at', '=', param('seenAt'))
    .returning([
      'id',
      'kind',
      'attempts',
      'recipient_id as recipientId',
      'requested_email as requestedEmail',
      'subject_id as subjectId',
      'request',
      'message_key as messageKey',
      'created_at as createdAt',
      'scheduled_at as scheduledAt',
      'next_attempt_at as leaseEndsAt',
    ]),
);

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claim>>>;

export async function deleteMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mail_queue').where('id', '=', id).execute();
}

/** Defers a mail after a failed attempt. Has no effect if the lease has ended and another process has the mail. */
export async function defer(db: Db, { id, leaseEndsAt }: ClaimedMail, until: number) {
  await db
    .updateTable('mail_queue')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('next_attempt_at', '=', leaseEndsAt)
    .execute();
}

/** Schedules a mail that is not wanted yet. */
export async function schedule(db: Db, id: number, at: number): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set({ scheduled_at: at, next_attempt_at: at, attempts: 0 })
    .where('id', '=', id)
    .execute();
}

interface Refusal {
  readonly at: number;
  readonly reply: string;
}

/** Stores the mail as undeliverable; it replaces an earlier one with the same recipient and kind. */
export async function setRefused(tx: Db, mail: ClaimedMail, { at, reply }: Refusal) {
  await tx
    .deleteFrom('mail_queue')
    .where('recipient_id', '=', ({ selectFrom }) =>
      selectFrom('mail_queue as refused')
        .select('refused.recipient_id')
        .where('refused.id', '=', mail.id),
    )
    .where('kind', '=', mail.kind)
    .where('refused_at', 'is not', null)
    .execute();
  await tx
    .updateTable('mail_queue')
    .set({ refused_at: at, refusal: reply.slice(0, REFUSAL_LENGTH), next_attempt_at: null })
    .where('id', '=', mail.id)
    .execute();
}
