import type { NotificationSettings } from '@portal/contract/notifications';
import type { Db } from '../../platform/database/schema.ts';
import type { Identity } from '../../platform/http/route.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { createCompletions } from './completions.ts';
import { helpAnsweredMail, unreadMail } from './mails.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
}

/** What is asked of others when a mail is due, not when it came to be owed. */
export interface MailSources {
  readonly isOnline: (userId: number) => boolean;
  readonly unreadOf: (userId: number) => Promise<number>;
  /** Sends the invitation; resolves to false where that has to be tried again. */
  readonly invite: (userId: number) => Promise<boolean>;
}

const AWAY_MS = 15 * 60_000;
/**
 * Longer than it takes to settle what is claimed at once; what a killed process had claimed, or a mail
 * server did not take, is due again after it.
 */
const LEASE_MS = 10 * 60_000;
const AT_ONCE = 50;

export type Notifications = ReturnType<typeof createNotifications>;

/**
 * What people are told when they were not there. Mail for those who want it (readings 47): that a help
 * request was answered, and one digest of unread messages for each absence; and for who was imported
 * without a password. A mail is owed in the transaction of what it tells of, and sent in rounds.
 */
export function createNotifications({ db, mailer, log, now, publicUrl }: Dependencies) {
  const owe = queries.prepareOwe(db);

  /** Sends, puts off or forgets it. */
  async function settle(due: queries.DueMailRow, { isOnline, unreadOf, invite }: MailSources) {
    const { id, user_id: userId, kind } = due;
    if (kind === 'INVITATION') {
      if (await invite(userId)) await queries.deleteDue(db, id);
      return;
    }
    const recipient = await queries.findRecipient(db, userId);
    if (recipient === undefined) return queries.deleteDue(db, id);
    const { name, email: to } = recipient;
    if (kind === 'HELP_ANSWERED') {
      await queries.deleteDue(db, id);
      return mailer.send({ to, ...helpAnsweredMail(name, publicUrl) });
    }
    if (isOnline(userId)) return queries.setDue(db, id, now() + AWAY_MS);
    const unread = await unreadOf(userId);
    if (unread === 0) return queries.deleteDue(db, id);
    await queries.setDue(db, id, null);
    mailer.send({ to, ...unreadMail(name, unread, publicUrl) });
  }

  async function settleOrTell(due: queries.DueMailRow, sources: MailSources): Promise<void> {
    try {
      await settle(due, sources);
    } catch (error) {
      log.error({ err: error, userId: due.user_id }, 'a due mail could not be settled');
    }
  }

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

    /** Call in the transaction of a message: whoever stays away from it is told of it once. */
    oweDigest: (tx: Db, userId: number): Promise<void> =>
      owe(tx, { userId, kind: 'UNREAD', subjectId: 0, dueAt: now() + AWAY_MS }),

    /** Call when somebody has read: the next absence has a digest of its own. */
    cameBack: (tx: Db, userId: number): Promise<void> => queries.forgetSentDigest(tx, userId),

    /** Call in the transaction of the answer. */
    oweHelpAnswer: (tx: Db, userId: number, requestId: number): Promise<void> =>
      owe(tx, { userId, kind: 'HELP_ANSWERED', subjectId: requestId, dueAt: now() }),

    /** Call in the transaction that adds people without a password. */
    oweInvitations: (tx: Db, userIds: readonly number[]): Promise<void> =>
      queries.oweInvitations(tx, userIds, now()),

    /**
     * Settles all that is due, some at once, until told to end; of several processes each does its own
     * share. How many mails were looked at.
     */
    async sendDue(sources: MailSources, ending?: AbortSignal): Promise<number> {
      for (let looked = 0; ; ) {
        const due = await queries.claimDue(db, now(), now() + LEASE_MS, AT_ONCE);
        await Promise.all(due.map((each) => settleOrTell(each, sources)));
        looked += due.length;
        if (due.length < AT_ONCE || ending?.aborted) return looked;
      }
    },
  };
}
