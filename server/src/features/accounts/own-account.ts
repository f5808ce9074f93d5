/** The caller's own name, password and language. */

import type { OwnUser } from '@portal/contract/accounts';
import type { Language } from '@portal/contract/languages';
import type { Reach } from '@portal/contract/reach';
import { because } from '@portal/contract/reasons';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, invalidField } from '#server/platform/http/app-error.ts';
import { enforceLimit, refuseOverLimit } from '#server/platform/http/enforce-limit.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { WorkLane } from '#server/platform/passwords/work-queue.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import { record } from '../activity/service.ts';
import { replaceDevices } from './devices.ts';
import { hashNewPassword, usableHash } from './password-hashes.ts';
import { presentOwnUser, presentUser, type UserRow } from './person.ts';
import * as queries from './queries.ts';
import { deleteResetLinksOf } from './reset-queries.ts';
import * as sessionQueries from './session-queries.ts';
import type { Sessions } from './sessions.ts';

/** Wrong passwords of one account: as many as a known browser has at the login. */
const PASSWORDS = { limit: 10, windowMs: 15 * 60_000 };
/** Each change is an activity record. */
const NAMES = { limit: 10, windowMs: 60 * 60_000 };

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly mails: Pick<MailQueue, 'cancel'>;
  readonly security: SecurityLog;
  readonly now: () => number;
  readonly sessions: Pick<Sessions, 'announceEndOfOthers'>;
  readonly announceChanged: (userIds: readonly number[]) => Promise<void>;
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
  readonly address: string;
}

export function createOwnAccount(deps: Dependencies) {
  const { db, limiter, passwords, mails, security, now, sessions } = deps;

  async function requireOwn(tx: Db, userId: number) {
    const user = await queries.findUserWithHash(tx, userId);
    // The account was deleted after the admission of the call.
    if (user === undefined) throw sessionEnded();
    return user;
  }

  const find = async ({ userId, reach }: Identity): Promise<OwnUser> =>
    presentOwnUser(await requireOwn(db, userId), reach);

  /** Compares a password with the stored one, within the limit of wrong ones. Throws INVALID_INPUT. */
  async function checkPassword(userId: number, password: string, lane: WorkLane): Promise<string> {
    const { password_hash: hash } = await requireOwn(db, userId);
    const key = `own-password:${userId}`;
    // Counted first, so that concurrent guesses cannot exceed the limit.
    const verdict = await limiter.hit(key, PASSWORDS);
    refuseOverLimit(verdict, because('tooManyWrongPasswords'), 'own-password');
    const isRight = await passwords.verify(usableHash(hash), password, lane).catch(uncounted);
    if (!isRight) {
      security.record('password.refused', { userId });
      throw wrongPassword();
    }
    await limiter.refund(key, verdict);
    return hash;

    /** The password could not be checked. */
    async function uncounted(error: unknown): Promise<never> {
      await limiter.refund(key, verdict);
      throw error;
    }
  }

  return {
    find,

    async changeName({ userId, reach }: Identity, name: string): Promise<OwnUser> {
      const refusal = because('nameChangedTooOften');
      await enforceLimit(limiter, `own-name:${userId}`, NAMES, refusal);
      const user = await inTransaction(db, async (tx) => {
        await queries.lockUser(tx, userId);
        const old = await requireOwn(tx, userId);
        if (old.user_name === name) return presentOwnUser(old, reach);
        await queries.updateUser(tx, userId, { name });
        await recordName(tx, old, { name, reach, at: now() });
        return { ...presentOwnUser(old, reach), name };
      });
      await deps.announceChanged([userId]);
      return user;
    },

    async changeLanguage(identity: Identity, language: Language): Promise<OwnUser> {
      await queries.updateUser(db, identity.userId, { language });
      const user = await find(identity);
      await deps.announceChanged([identity.userId]);
      return user;
    },

    /** Ends all other sessions. Returns the device token with which this browser is known from now on. */
    async changePassword({ userId, sessionId, name }: Identity, change: PasswordChange) {
      const { currentPassword, password, address } = change;
      const lane = { address, account: name, isTrusted: true };
      const checkedHash = await checkPassword(userId, currentPassword, lane);
      const own = presentUser(await requireOwn(db, userId));
      const owner = { ...own, company: own.company?.name ?? null };
      const passwordHash = await hashNewPassword(passwords, { password, owner }, lane);
      const deviceToken = await inTransaction(db, async (tx) => {
        if (!(await queries.lockIfPasswordIs(tx, userId, checkedHash))) throw changedMeanwhile();
        // A session that has ended while the passwords were hashed must not change anything.
        if (!(await sessionQueries.hasSession(tx, { userId, sessionId }))) throw sessionEnded();
        await queries.updateUser(tx, userId, { password_hash: passwordHash });
        await sessionQueries.deleteOtherSessions(tx, { userId, sessionId });
        await deleteResetLinksOf(tx, userId);
        await mails.cancel(tx, userId, 'RESET');
        return replaceDevices(tx, userId, now());
      });
      security.record('password.changed', { userId, actorId: userId });
      sessions.announceEndOfOthers(userId, sessionId);
      return deviceToken;
    },
  };
}

/** The record names the user as before the change. */
function recordName(
  tx: Db,
  old: UserRow,
  { name, reach, at }: { readonly name: string; readonly reach: Reach; readonly at: number },
) {
  const { user_id: id, role, company_id, company_name } = old;
  const isInCompany = company_id !== null && company_name !== null;
  return record(tx, {
    actor: { id, name: old.user_name, reach },
    action: role === 'ADMIN' ? 'admin.updated' : 'trainee.updated',
    subject: { kind: role === 'ADMIN' ? 'admin' : 'trainee', id, name: old.user_name },
    company: isInCompany ? { id: company_id, name: company_name } : null,
    before: { name: old.user_name },
    after: { name },
    at,
  });
}

const sessionEnded = () => new AppError('UNAUTHENTICATED', because('notLoggedIn'));

const changedMeanwhile = () => new AppError('CONFLICT', because('passwordChangedElsewhere'));

/** No 401, by which clients recognise the end of a session. */
function wrongPassword(): AppError {
  return invalidField('currentPassword', because('currentPasswordWrong'));
}
