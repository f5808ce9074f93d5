/**
 * Sign-ups whose emails are confirmed by a mailed link. Until then there is no account: nothing is shown to others, and
 * the email stays free for its owner. Several sign-ups with one email wait side by side, so that a stranger who signs up
 * with the email of another person takes nothing from its owner: each mail and each link names its own sign-up. The link
 * is made at each attempt to deliver the mail, like a reset link.
 */

import type { User } from '@portal/contract/accounts';
import { CONFIRMATION_LINK_HOURS, UNCONFIRMED_DAYS } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import { normalizedKey } from '@portal/contract/text-rules';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, invalidField } from '#server/platform/http/app-error.ts';
import { enforceLimit, refuseOverLimit } from '#server/platform/http/enforce-limit.ts';
import type { RateLimiter, Verdict } from '#server/platform/limits/rate-limiter.ts';
import type { ClaimedMail, ComposedMail } from '#server/platform/mail/mail-delivery.ts';
import { inLanguage, mailLanguageOf } from '#server/platform/mail/mail-language.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import { findCompanyById, lockJoinedCompany, requireAdmission } from '../companies/service.ts';
import { joinGroup, lockGroupOfLink } from '../groups/service.ts';
import { emailTaken, inAccountTransaction } from './account-transaction.ts';
import { confirmationMail } from './confirmation-mail.ts';
import * as confirmationQueries from './confirmation-queries.ts';
import { insertUser } from './new-users.ts';
import * as queries from './queries.ts';
import { createRemoveExpired } from './remove-expired.ts';
import { newToken, tokenHash } from './tokens.ts';

const HOUR_MS = 60 * 60_000;
const LINK_MS = CONFIRMATION_LINK_HOURS * HOUR_MS;
const SIGN_UP_MS = UNCONFIRMED_DAYS * 24 * HOUR_MS;
/** Requests for a link, and dead links, from one address. */
const PER_ADDRESS = { limit: 30, windowMs: HOUR_MS };
/** Mails to one email that one address asks for. */
const PER_ASKER = { limit: 5, windowMs: HOUR_MS };
/**
 * Mails to one email from all addresses, so that no inbox is flooded. The first one of each address does not count: by
 * asking often, strangers cannot keep the owner from a mail.
 */
const PER_EMAIL = { limit: 20, windowMs: HOUR_MS };
/** Wrong passwords for one sign-up. */
const PASSWORDS = { limit: 10, windowMs: HOUR_MS };
const TOO_MANY = because('tooManyAttempts');

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly mails: Pick<MailQueue, 'addRequested' | 'deliverSoon' | 'enqueueRequested'>;
  readonly security: SecurityLog;
  readonly now: () => number;
  /** Base of the links; never taken from a request. */
  readonly publicUrl: string;
}

/** A sign-up whose company has admitted it. */
type AdmittedSignUp = Omit<confirmationQueries.UnconfirmedSignUp, 'createdAt' | 'expiresAt'>;

export type Confirmations = ReturnType<typeof createConfirmations>;

export function createConfirmations(deps: Dependencies) {
  const { db, limiter, passwords, mails, security, now } = deps;
  const mailOf = (signUpId: number, email: string) => ({
    kind: 'CONFIRMATION' as const,
    email: normalizedKey(email),
    subjectId: signUpId,
    delayMs: 0,
  });

  /** Counts a mail to this email. Throws TOO_MANY_REQUESTS if none can be sent now. */
  async function countMail(email: string, address: string): Promise<void> {
    const key = normalizedKey(email);
    const asked = await limiter.hit(`confirmation-asker:${key}:${address}`, PER_ASKER);
    requireMail(asked);
    const isFirst = asked.remaining === PER_ASKER.limit - 1;
    if (!isFirst) requireMail(await limiter.hit(`confirmation:${key}`, PER_EMAIL));
  }

  function refused(reason: string, error: AppError): AppError {
    security.record('sign-up.refused', { reason });
    return error;
  }

  /** The refusal of a link that does not work, or one of too many. */
  async function deadLinkFrom(address: string, isWaiting: boolean): Promise<AppError> {
    await enforceLimit(limiter, `confirmation-address:${address}`, PER_ADDRESS, TOO_MANY);
    return refused('invalid-link', isWaiting ? expiredLink() : deadLink());
  }

  /** Finds the sign-up of the link and checks its password. */
  async function check(token: string, password: string, address: string) {
    const hash = tokenHash(token);
    const signUp = await confirmationQueries.findSignUpOfLink(db, hash, now());
    const isValid = signUp !== undefined && signUp.link_expires_at > now();
    if (!isValid) throw await deadLinkFrom(address, signUp !== undefined);
    const key = `confirmation-password:${signUp.id}`;
    const verdict = await limiter.hit(key, PASSWORDS);
    refuseOverLimit(verdict, TOO_MANY, 'confirmation-password');
    // The owner of the mailbox does not wait for logins of unknown browsers.
    const lane = { address, account: hash, isTrusted: true };
    if (!(await passwords.verify(signUp.password_hash, password, lane)))
      throw refused('wrong-password', wrongPassword());
    await limiter.refund(key, verdict);
    return signUp;
  }

  return {
    countMail,

    /**
     * Stores the sign-up and queues its mail. Call `countMail` before, and `mailSoon` after the commit. Returns a token
     * that names the sign-up for `request` and confirms nothing. Throws EMAIL_TAKEN.
     */
    async begin(tx: Db, signUp: AdmittedSignUp): Promise<string> {
      if ((await queries.findUserByEmail(tx, signUp.email)) !== undefined) throw emailTaken();
      const createdAt = now();
      const expiresAt = createdAt + SIGN_UP_MS;
      const signUpId = await confirmationQueries.insertSignUp(tx, {
        ...signUp,
        createdAt,
        expiresAt,
      });
      await mails.addRequested(tx, mailOf(signUpId, signUp.email));
      const token = newToken();
      await confirmationQueries.insertLink(tx, {
        tokenHash: tokenHash(token),
        signUpId,
        // A link that has expired names its sign-up.
        expiresAt: createdAt,
      });
      return token;
    },

    mailSoon: (): void => mails.deliverSoon(0),

    /**
     * Mails another link of the sign-up that a token names, of its answer or of an earlier link. Throws
     * INVALID_CONFIRMATION_LINK, EMAIL_TAKEN, and TOO_MANY_REQUESTS if no mail can be sent now.
     */
    async request(token: string, address: string): Promise<void> {
      const signUp = await confirmationQueries.findSignUpOfLink(db, tokenHash(token), now());
      if (signUp === undefined) throw await deadLinkFrom(address, false);
      const { id, email } = signUp;
      if ((await queries.findUserByEmail(db, email)) !== undefined) throw emailTaken();
      await countMail(email, address);
      await mails.enqueueRequested(mailOf(id, email));
    },

    /**
     * Creates the account. The company's present rules apply, so a sign-up ends when they no longer admit it. If a link
     * is used several times at once, exactly one use succeeds.
     */
    async confirm(token: string, password: string, address: string): Promise<User> {
      const signUp = await check(token, password, address);
      const user = await inAccountTransaction(db, async (tx) => {
        const { company, rules } = await lockJoinedCompany(tx, signUp.company_id);
        const taken = await confirmationQueries.takeSignUp(tx, signUp.id);
        if (taken === undefined) throw refused('invalid-link', deadLink());
        const { name, email, join_code: joinCode } = taken;
        requireAdmission(rules, { email, joinCode });
        const groupId = await lockGroupOfLink(tx, taken.group_id);
        const at = now();
        const id = await insertUser(tx, {
          name,
          email,
          role: 'TRAINEE',
          company_id: company.id,
          password_hash: signUp.password_hash,
          browser_language: taken.browser_language,
          created_at: at,
        });
        await joinGroup(tx, id, { groupId, at });
        return { id, name, email, role: 'TRAINEE', company } as const;
      });
      security.record('sign-up', { userId: user.id });
      return user;
    },

    /** Returns null if the sign-up was confirmed or has expired, or its company was deleted. */
    composeConfirmation: ({ subjectId }: ClaimedMail): Promise<ComposedMail | null> =>
      inTransaction(db, async (tx) => {
        if (subjectId === null) return null;
        const signUp = await confirmationQueries.lockSignUp(tx, subjectId, now());
        if (signUp === undefined) return null;
        const company = await findCompanyById(tx, signUp.company_id);
        if (company === undefined) return null;
        const token = newToken();
        const hash = tokenHash(token);
        const expiresAt = now() + LINK_MS;
        await confirmationQueries.insertLink(tx, {
          tokenHash: hash,
          signUpId: signUp.id,
          expiresAt,
        });
        const language = mailLanguageOf({
          language: null,
          company_language: company.language,
          browser_language: signUp.browser_language,
        });
        const addressee = { name: signUp.name, language };
        const url = inLanguage(`${deps.publicUrl}/confirm-email/${token}`, language);
        return {
          to: signUp.email,
          content: confirmationMail(addressee, company.name, url),
          isDroppedIfRefused: true,
          onNotAccepted: (later: Db) => confirmationQueries.deleteLink(later, hash),
        };
      }),

    /** Removes sign-ups that were not confirmed in time, until aborted. */
    removeExpired: createRemoveExpired({ db, now }, confirmationQueries.deleteSomeExpired),
  };
}

function deadLink(): AppError {
  return new AppError('INVALID_CONFIRMATION_LINK', because('confirmationLinkInvalid'));
}

/** The sign-up still waits: its client offers another link. */
function expiredLink(): AppError {
  const details = { isWaiting: true };
  return new AppError('INVALID_CONFIRMATION_LINK', because('confirmationLinkExpired'), { details });
}

/** No 401, by which clients recognise the end of a session. */
function wrongPassword(): AppError {
  return invalidField('password', because('confirmationPasswordWrong'));
}

function requireMail(verdict: Verdict): void {
  const minutes = Math.ceil(verdict.retryAfterSeconds / 60);
  refuseOverLimit(verdict, because('tooManyConfirmationMails', { minutes }), 'confirmation');
}
