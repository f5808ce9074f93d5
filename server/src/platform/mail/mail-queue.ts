import { currentRequest, outsideRequests } from '../current-request.ts';
import type { Db } from '../database/schema.ts';
import type { Tasks } from '../tasks/tasks.ts';
import * as queries from './mail-queue-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly tasks: Pick<Tasks, 'runNow'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The task that delivers the mails that are due. */
export const MAILS = 'mails';

interface OptionalMail {
  readonly kind: queries.MailKind;
  readonly recipientId: number;
  /** Id of the subject; 0 for the whole user. */
  readonly subjectId: number;
  readonly delayMs: number;
}

interface KeyedMail {
  readonly kind: queries.MailKind;
  readonly recipientId: number;
  readonly subjectId: number;
  /** The source of the Message-ID: the same mail has the same one, also if its row is written again. */
  readonly messageKey: string;
}

interface RequestedMail {
  readonly kind: queries.MailKind;
  /** In the form of `normalizedKey`. */
  readonly email: string;
  /** Id of the subject; null if the composer finds it by the email. */
  readonly subjectId: number | null;
  readonly delayMs: number;
}

/** A timer can end a millisecond before the time on the clock. */
const TIMER_SLACK_MS = 2;
/** How long the operator is shown a mail that was refused permanently. */
const REFUSED_RETENTION_MS = 30 * 86_400_000;

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * Queues every mail of the portal. A mail is enqueued in the transaction of the change that it reports. Its text is
 * composed at each attempt to deliver it, so that no text and no token waits in the database.
 */
export function createMailQueue({ db, tasks, now }: Dependencies) {
  function deliverSoon(delayMs: number): void {
    outsideRequests(() => {
      setTimeout(() => tasks.runNow(MAILS), delayMs + TIMER_SLACK_MS).unref();
    });
  }

  async function addRequested(tx: Db, { delayMs, ...mail }: RequestedMail): Promise<void> {
    const { id, ip } = currentRequest() ?? {};
    const request = ip === undefined ? null : JSON.stringify({ id, ip });
    await queries.insertRequested(tx, { ...mail, request, now: now(), dueAt: now() + delayMs });
  }

  return {
    /** For users who have mails turned on. One mail of a kind and subject waits at a time. */
    enqueueIfWanted: (tx: Db, { delayMs, ...mail }: OptionalMail): Promise<void> =>
      queries.enqueueIfWanted(tx, { ...mail, now: now(), dueAt: now() + delayMs }),

    /** One mail for each recipient, due at once. */
    enqueueForAll: (tx: Db, kind: queries.MailKind, recipientIds: readonly number[]) =>
      queries.insertForAll(tx, { kind, now: now() }, recipientIds),

    /** A mail that exists once, due at once. One of a kind and subject waits at a time. */
    enqueueKeyed: (tx: Db, mail: KeyedMail): Promise<void> =>
      queries.insertKeyed(tx, { ...mail, now: now() }),

    /** Call in the transaction of a newer mail that says all of these, too. Returns the subjects of those that wait. */
    takeWaiting: queries.takeWaiting,

    /**
     * For an address that may have no account: the same statement whether it has one or not. The mail's composer looks
     * the address up and calls `setRecipient`. Resolves when the row is committed.
     */
    async enqueueRequested(mail: RequestedMail): Promise<void> {
      await addRequested(db, mail);
      deliverSoon(mail.delayMs);
    },

    /** The same in a transaction. Call `deliverSoon` after the commit. */
    addRequested,

    /** Delivers urgent mails that are due after `delayMs`. */
    deliverSoon,

    setRecipient: queries.setRecipient,

    /** Call in the transaction that makes the mails of this kind obsolete. */
    cancel: queries.deleteMailsTo,

    /** Call in the transaction that changes the user's email, because the new address may accept refused mails. */
    retryRefused: (tx: Db, recipientId: number) => queries.scheduleRefused(tx, recipientId, now()),

    removeOldRefusals: () => queries.deleteRefusedBefore(db, now() - REFUSED_RETENTION_MS),
  };
}
