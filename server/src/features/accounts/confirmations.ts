/**
 * Sign-ups whose emails are confirmed by a mailed link. Until then there is no account: nothing is shown to others, and
 * the email stays free for its owner. The link is made at each attempt to deliver the mail, like a reset link.
 */
import { randomInt } from 'node:crypto';
import type { User } from '@portal/contract/accounts';
import { CONFIRMATION_LINK_HOURS, UNCONFIRMED_DAYS } from '@portal/contract/limits';
import { normalizedKey } from '@portal/contract/text-rules';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { enforceLimit, refuseOverLimit } from '#server/platform/http/enforce-limit.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { ClaimedMail, ComposedMail } from '#server/platform/mail/mail-delivery.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import { findCompanyById, lockJoinedCompany, requireAdmission } from '../companies/service.ts';
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
/** Above this limit the answer stays the same and no mail is sent, so that no inbox is flooded. */
const PER_EMAIL = { limit: 5, windowMs: HOUR_MS };
/** Wrong passwords for one sign-up. */
const PASSWORDS = { limit: 10, windowMs: HOUR_MS };
/** The sign-up is looked up after the answer, at a random time: see `password-reset.ts`. */
const DELAY_MS = { min: 20, below: 200 };
const TOO_MANY = 'Too many attempts. Please try again later.';

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
  const mailOf = (email: string) => ({
    kind: 'CONFIRMATION' as const,
    email: normalizedKey(email),
    delayMs: randomInt(DELAY_MS.min, DELAY_MS.below),
  });

  async function mayMail(email: string): Promise<boolean> {
    const { allowed } = await limiter.hit(`confirmation:${normalizedKey(email)}`, PER_EMAIL);
    if (!allowed) security.record('limit.reached', { limit: 'confirmation' });
    return allowed;
  }

  function refused(reason: string, error: AppError): AppError {
    security.record('sign-up.refused', { reason });
    return error;
  }

  /** Finds the sign-up of the link and checks its password. */
  async function check(token: string, password: string, address: string) {
    const hash = tokenHash(token);
    const signUp = await confirmationQueries.findSignUpOfLink(db, hash, now());
    if (signUp === undefined) {
      await enforceLimit(limiter, `confirmation-address:${address}`, PER_ADDRESS, TOO_MANY);
      throw refused('invalid-link', deadLink());
    }
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
    mayMail,

    /** Stores the sign-up and queues its mail. Call `mailSoon` after the commit. Throws EMAIL_TAKEN. */
    async begin(tx: Db, signUp: AdmittedSignUp, isMailed: boolean): Promise<void> {
      if ((await queries.findUserByEmail(tx, signUp.email)) !== undefined) throw emailTaken();
      const createdAt = now();
      const expiresAt = createdAt + SIGN_UP_MS;
      await confirmationQueries.putSignUp(tx, { ...signUp, createdAt, expiresAt });
      if (isMailed) await mails.addRequested(tx, mailOf(signUp.email));
    },

    mailSoon: (): void => mails.deliverSoon(DELAY_MS.below),

    /** Mails another link if a sign-up with this email waits. Neither answer nor time reveals it. */
    async request(email: string, address: string): Promise<void> {
      await enforceLimit(limiter, `confirmation-request:${address}`, PER_ADDRESS, TOO_MANY);
      if (await mayMail(email)) await mails.enqueueRequested(mailOf(email));
    },

    /**
     * Creates the account. The company's present rules apply, so a sign-up ends when they no longer admit it. If a link
     * is used several times at once, exactly one use succeeds.
     */
    async confirm(token: string, password: string, address: string): Promise<User> {
      const signUp = await check(token, password, address);
      const user = await inAccountTransaction(db, async (tx) => {
        const { company, rules } = await lockJoinedCompany(tx, signUp.company_id);
        const taken = await confirmationQueries.takeSignUp(tx, signUp.id, signUp.password_hash);
        if (taken === undefined) throw refused('invalid-link', deadLink());
        const { name, email, join_code: joinCode } = taken;
        requireAdmission(rules, { email, joinCode });
        const id = await insertUser(tx, {
          name,
          email,
          role: 'TRAINEE',
          company_id: company.id,
          password_hash: signUp.password_hash,
          mail_language: taken.mail_language,
          created_at: now(),
        });
        return { id, name, email, role: 'TRAINEE', company } as const;
      });
      security.record('sign-up', { userId: user.id });
      return user;
    },

    /** Returns null if the sign-up was confirmed or has expired, or its company was deleted. */
    composeConfirmation: ({ requestedEmail }: ClaimedMail): Promise<ComposedMail | null> =>
      inTransaction(db, async (tx) => {
        if (requestedEmail === null) return null;
        const signUp = await confirmationQueries.lockSignUp(tx, requestedEmail, now());
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
        const addressee = { name: signUp.name, language: signUp.mail_language };
        const url = `${deps.publicUrl}/confirm-email/${token}`;
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
  return new AppError(
    'INVALID_CONFIRMATION_LINK',
    'This confirmation link is invalid, was used, or has expired.',
  );
}

/** No 401, by which clients recognise the end of a session. */
function wrongPassword(): AppError {
  const message =
    'This is not the password of the sign-up. If you did not sign up, close this page: no account is created.';
  return new AppError('INVALID_INPUT', message, {
    details: { fields: [{ path: 'password', message }] },
  });
}
