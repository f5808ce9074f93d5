import type { NotificationSettings } from '@portal/contract/notifications';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type {
  ClaimedMail,
  ComposedMail,
  ComposeMail,
} from '#server/platform/mail/mail-delivery.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { createCompletions } from './completions.ts';
import { helpAnsweredMail, unreadMail } from './mails.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly mails: Pick<MailQueue, 'enqueueIfWanted'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
}

interface DigestSources {
  readonly isOnline: (userId: number) => boolean;
  readonly unreadOf: (userId: number) => Promise<number>;
}

const AWAY_MS = 15 * 60_000;

export type Notifications = ReturnType<typeof createNotifications>;

/**
 * Notifications for users who are away. Those who want mail (docs/specification-notes.md#47) get one when a help
 * request was answered, and one digest of unread messages for each absence.
 */
export function createNotifications({ db, mails, now, publicUrl }: Dependencies) {
  return {
    ...createCompletions({ db }),

    async settingsOf({ userId }: Identity): Promise<NotificationSettings | null> {
      const saved = await queries.findSettings(db, userId);
      return saved === null ? null : (JSON.parse(saved) as NotificationSettings);
    },

    async save({ userId }: Identity, settings: NotificationSettings) {
      const { emailNotifications } = settings;
      await queries.saveSettings(db, userId, JSON.stringify(settings), emailNotifications);
      return settings;
    },

    /** Call in the transaction of a message: a recipient who stays away gets one digest. */
    enqueueDigest: (tx: Db, userId: number): Promise<void> =>
      mails.enqueueIfWanted(tx, {
        kind: 'UNREAD',
        recipientId: userId,
        subjectId: 0,
        delayMs: AWAY_MS,
      }),

    /** Call when the user has read their messages: the next absence gets a new digest. */
    endAbsence: (tx: Db, userId: number): Promise<void> => queries.deleteSentDigest(tx, userId),

    /** Call in the transaction of the answer. */
    enqueueHelpAnswer: (tx: Db, userId: number, requestId: number): Promise<void> =>
      mails.enqueueIfWanted(tx, {
        kind: 'HELP_ANSWERED',
        recipientId: userId,
        subjectId: requestId,
        delayMs: 0,
      }),

    async composeHelpAnswer({ recipientId }: ClaimedMail): Promise<ComposedMail | null> {
      const recipient = await queries.findRecipient(db, recipientId);
      if (recipient === undefined) return null;
      return { to: recipient.email, content: helpAnsweredMail(recipient, publicUrl) };
    },

    /** Postponed while the user is online; dropped if all messages were read, or if this absence has its digest. */
    digestComposer:
      ({ isOnline, unreadOf }: DigestSources): ComposeMail =>
      async ({ id, recipientId: userId }) => {
        const recipient = await queries.findRecipient(db, userId);
        if (userId === null || recipient === undefined) return null;
        if (isOnline(userId)) return now() + AWAY_MS;
        const unread = await unreadOf(userId);
        if (unread === 0) await queries.deleteSentDigest(db, userId);
        if (unread === 0 || !(await queries.claimDigest(db, userId, id))) return null;
        return { to: recipient.email, content: unreadMail(recipient, unread, publicUrl) };
      },
  };
}
