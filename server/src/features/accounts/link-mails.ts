/**
 * The mails with a link to choose a password. The link is made at each attempt to deliver the mail, because only
 * the hash of its token is stored. Where an attempt ends in doubt, its link stays valid beside the next link: the
 * recipient may have either mail, and a mail program may show only one of two with the same Message-ID. The
 * first link that is used ends the others.
 */
import type { Language } from '@portal/contract/languages';
import { INVITATION_DAYS, RESET_LINK_MINUTES } from '@portal/contract/limits';
import { normalizedKey } from '@portal/contract/text-rules';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type {
  ClaimedMail,
  ComposedMail,
  RefusedMail,
} from '#server/platform/mail/mail-delivery.ts';
import {
  inLanguage,
  knownLanguageOf,
  mailLanguageOf,
} from '#server/platform/mail/mail-language.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import { reachOf } from '../reach/service.ts';
import { invitationMail } from './invitation-mail.ts';
import { usableHash } from './password-hashes.ts';
import { addresseeOf } from './person.ts';
import * as queries from './queries.ts';
import { refusalReasonOf } from './refusal-reason.ts';
import { saveRefusal } from './refused-invitation-queries.ts';
import { resetMail } from './reset-mail.ts';
import * as resetQueries from './reset-queries.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Above this limit the answer stays the same and no mail is sent, so that no inbox is flooded. */
const PER_ACCOUNT = { limit: 5, windowMs: 60 * 60_000 };
const RESET_LINK_MS = RESET_LINK_MINUTES * 60_000;
const INVITATION_MS = INVITATION_DAYS * 86_400_000;
/** Stored characters of the mail server's reply. */
const REPLY_LENGTH = 300;

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly mails: Pick<MailQueue, 'setRecipient'>;
  readonly security: SecurityLog;
  readonly now: () => number;
  /** Base of the links; never taken from a request. */
  readonly publicUrl: string;
}

interface NewLink {
  readonly validMs: number;
  /** In which the page of the link opens; null for that of the browser. */
  readonly language: Language | null;
}

export function createLinkMails({ db, limiter, mails, security, now, publicUrl }: Dependencies) {
  /** Call with the user locked: a new email or password ends the links that were made before. */
  async function makeLink(tx: Db, userId: number, { validMs, language }: NewLink) {
    const createdAt = now();
    const token = newToken();
    const hash = tokenHash(token);
    // Most links are never used, and nothing else would remove them.
    await resetQueries.deleteExpiredResetLinksOf(tx, userId, createdAt);
    await resetQueries.insertResetLinks(tx, [
      { tokenHash: hash, userId, createdAt, expiresAt: createdAt + validMs },
    ]);
    return {
      url: inLanguage(`${publicUrl}/reset-password/${token}`, language),
      onNotAccepted: (later: Db) => resetQueries.deleteResetLink(later, hash),
    };
  }

  /** The account with the requested email, unless it has asked too often. Called once for each request. */
  async function findRequester(email: string): Promise<number | null> {
    const user = await queries.findUserByEmail(db, email);
    security.record('password-reset.requested', { userId: user?.user_id });
    if (user === undefined) return null;
    if ((await limiter.hit(`reset:${user.user_id}`, PER_ACCOUNT)).allowed) return user.user_id;
    security.record('limit.reached', { userId: user.user_id, limit: 'reset' });
    return null;
  }

  return {
    /** The address of a new link to choose the first password; earlier links end. Call it with the user locked. */
    async makeInvitationLink(tx: Db, userId: number): Promise<string> {
      await resetQueries.deleteResetLinksOf(tx, userId);
      const user = await queries.findUser(tx, userId);
      const language = user === undefined ? null : knownLanguageOf(user);
      return (await makeLink(tx, userId, { validMs: INVITATION_MS, language })).url;
    },

    /** Returns null for a user who was deleted or has a password now. */
    composeInvitation: ({ recipientId: userId }: ClaimedMail): Promise<ComposedMail | null> =>
      inTransaction(db, async (tx) => {
        if (userId === null) return null;
        await queries.lockUser(tx, userId);
        const user = await queries.findUserWithHash(tx, userId);
        if (user === undefined || usableHash(user.password_hash) !== null) return null;
        const validMs = INVITATION_MS;
        const language = mailLanguageOf(user);
        const { url, onNotAccepted } = await makeLink(tx, userId, { validMs, language });
        const content = invitationMail({ user, reach: await reachOf(tx, user), url });
        return { to: user.user_email, content, onNotAccepted };
      }),

    /** Stores that the invitation was refused, unless the user has another email or a password by now. */
    storeRefusedInvitation: ({ recipientId, to, reply }: RefusedMail): Promise<void> =>
      inTransaction(db, async (tx) => {
        await queries.lockUser(tx, recipientId);
        const user = await queries.findUserWithHash(tx, recipientId);
        if (user?.user_email !== to || usableHash(user.password_hash) !== null) return;
        await saveRefusal(tx, {
          user_id: recipientId,
          refused_at: now(),
          reason: refusalReasonOf(reply),
          reply: reply.slice(0, REPLY_LENGTH).toWellFormed(),
        });
      }),

    /** Returns null if the request has expired, or its email is not, or no longer, that of an account. */
    async composeReset({
      id,
      recipientId,
      requestedEmail,
      scheduledAt,
    }: ClaimedMail): Promise<ComposedMail | null> {
      if (now() >= scheduledAt + RESET_LINK_MS) return null;
      const userId = requestedEmail === null ? recipientId : await findRequester(requestedEmail);
      if (userId === null) return null;
      return inTransaction(db, async (tx) => {
        await queries.lockUser(tx, userId);
        const user = await queries.findUser(tx, userId);
        if (user === undefined) return null;
        if (requestedEmail !== null) {
          if (normalizedKey(user.user_email) !== requestedEmail) return null;
          await mails.setRecipient(tx, id, userId);
        }
        const validMs = RESET_LINK_MS;
        const language = mailLanguageOf(user);
        const { url, onNotAccepted } = await makeLink(tx, userId, { validMs, language });
        return { to: user.user_email, content: resetMail(addresseeOf(user), url), onNotAccepted };
      });
    },
  };
}
