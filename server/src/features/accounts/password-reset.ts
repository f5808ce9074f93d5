/** Forgotten passwords: a link by mail, single use, one hour, stored as a hash (readings 10). */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { RESET_LINK_MINUTES } from '@portal/contract/limits';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Db } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { enforceLimit } from '../../platform/http/enforce-limit.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { replaceDevices } from './devices.ts';
import { refuseCommonPassword } from './new-passwords.ts';
import * as queries from './queries.ts';
import { resetMail } from './reset-mail.ts';
import * as resetQueries from './reset-queries.ts';
import * as sessionQueries from './session-queries.ts';
import { newToken, tokenHash } from './tokens.ts';

const PER_ADDRESS = { limit: 30, windowMs: 60 * 60_000 };
/** Beyond this the answer stays the same and no mail goes out: nobody's inbox is flooded. */
const PER_ACCOUNT = { limit: 5, windowMs: 60 * 60_000 };

/**
 * The account is looked for only after the answer has left, at a moment that nobody can guess: neither
 * this answer nor one asked for beside it takes longer where there is an account.
 */
const DELAY_MS = { min: 20, below: 200 };

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly security: SecurityLog;
  readonly now: () => number;
  readonly publicUrl: string;
  readonly announceEnd: (userId: number) => void;
}

export function createPasswordReset(deps: Dependencies) {
  const { db, limiter, passwords, mailer, log, security, now } = deps;
  const underWay = new Set<Promise<void>>();

  async function mailLink(email: string): Promise<void> {
    const user = await queries.findUserByEmail(db, email);
    security.record('password-reset.requested', { userId: user?.id });
    if (user === undefined) return;
    if (!(await limiter.hit(`reset:${user.id}`, PER_ACCOUNT)).allowed) {
      security.record('limit.reached', { userId: user.id, limit: 'reset' });
      return;
    }
    const token = newToken();
    if (!(await insertLink(user.id, email, token))) return;
    const link = `${deps.publicUrl}/reset-password/${token}`;
    mailer.send({ to: user.email, ...resetMail(user.name, link) });
  }

  /** False where the mailbox is no longer the account's: a new email ends the links of the old one. */
  function insertLink(userId: number, email: string, token: string): Promise<boolean> {
    const createdAt = now();
    const expiresAt = createdAt + RESET_LINK_MINUTES * 60_000;
    return inTransaction(db, async (tx) => {
      await queries.lockUser(tx, userId);
      if ((await queries.findUserByEmail(tx, email))?.id !== userId) return false;
      // Most links are never used, and nothing else would take them out.
      await resetQueries.deleteExpiredResetLinksOf(tx, userId, createdAt);
      const row = { tokenHash: tokenHash(token), userId, createdAt, expiresAt };
      await resetQueries.insertResetLinks(tx, [row]);
      return true;
    });
  }

  function refused(): AppError {
    security.record('password-reset.refused');
    return deadLink();
  }

  async function mailLinkLater(email: string): Promise<void> {
    try {
      await pause(randomInt(DELAY_MS.min, DELAY_MS.below));
      await mailLink(email);
    } catch (error) {
      log.error({ err: error }, 'no reset link could be mailed');
    }
  }

  return {
    /** Returns before anything depends on whether the account exists: its time tells nothing. */
    async request(email: string, address: string): Promise<void> {
      await admit(limiter, address);
      const mailing = mailLinkLater(email);
      underWay.add(mailing);
      void mailing.finally(() => underWay.delete(mailing));
    },

    /** Once what was asked for has been handed to the mailer: before the portal ends. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },

    /**
     * Changes the password. If the same link is used several times at once, exactly one use succeeds, and its
     * browser becomes a known one: an attack on the account does not keep it out.
     */
    async perform(token: string, password: string, address: string): Promise<ResetDone> {
      const hash = tokenHash(token);
      // Asked before the costly hashing, decided by the deletion below. A link that works is not limited:
      // it is the way in for an owner whose address an attacker keeps over its limits.
      if (!(await resetQueries.isResetLinkAlive(db, hash, now()))) {
        await admit(limiter, address);
        throw refused();
      }
      await refuseCommonPassword(password);
      const lane = { address, account: hash, isTrusted: true };
      const passwordHash = await passwords.hash(password, lane);
      const done = await inTransaction(db, async (tx) => {
        const taken = await resetQueries.takeResetLink(tx, hash, now());
        if (taken === null) throw refused();
        const { userId, email } = taken;
        await queries.updateUser(tx, userId, { passwordHash });
        await sessionQueries.deleteSessionsOf(tx, userId);
        return { userId, email, deviceToken: await replaceDevices(tx, userId, now()) };
      });
      security.record('password-reset.used', { userId: done.userId });
      deps.announceEnd(done.userId);
      return done;
    },
  };
}

interface ResetDone {
  readonly email: string;
  readonly deviceToken: string;
}

function deadLink(): AppError {
  return new AppError('INVALID_RESET_LINK', 'This reset link is invalid or has expired.');
}

function admit(limiter: RateLimiter, address: string): Promise<void> {
  const message = 'Too many attempts. Please try again later.';
  return enforceLimit(limiter, `reset-address:${address}`, PER_ADDRESS, message);
}
