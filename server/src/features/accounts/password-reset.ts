/** Forgotten passwords: a link by mail, single use, one hour, stored as a hash (readings 10). */
import { RESET_LINK_MINUTES } from '@portal/contract/limits';
import type { Db } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { enforceLimit } from '../../platform/http/enforce-limit.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { refuseCommonPassword } from './new-passwords.ts';
import * as queries from './queries.ts';
import { resetMail } from './reset-mail.ts';
import { newToken, tokenHash } from './tokens.ts';

const PER_ADDRESS = { limit: 30, windowMs: 60 * 60_000 };
/** Beyond this the answer stays the same and no mail goes out: nobody's inbox is flooded. */
const PER_ACCOUNT = { limit: 5, windowMs: 60 * 60_000 };

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly now: () => number;
  readonly publicUrl: string;
  readonly announceEnd: (userId: number) => void;
}

export function createPasswordReset(deps: Dependencies) {
  const { db, limiter, passwords, mailer, log, now } = deps;

  async function mailLink(email: string): Promise<void> {
    const user = await queries.findUserByEmail(db, email);
    if (user === undefined) return;
    if (!(await limiter.hit(`reset:${user.id}`, PER_ACCOUNT)).allowed) return;
    const token = newToken();
    const createdAt = now();
    // Most links are never used, and nothing else would take them out.
    await queries.deleteExpiredResetLinksOf(db, user.id, createdAt);
    await queries.insertResetLink(db, {
      tokenHash: tokenHash(token),
      userId: user.id,
      createdAt,
      expiresAt: createdAt + RESET_LINK_MINUTES * 60_000,
    });
    const link = `${deps.publicUrl}/reset-password/${token}`;
    mailer.send({ to: user.email, ...resetMail(user.name, link) });
  }

  return {
    /** Returns before anything depends on whether the account exists: its time tells nothing. */
    async request(email: string, address: string): Promise<void> {
      await admit(limiter, address);
      mailLink(email).catch((error) => log.error({ err: error }, 'no reset link could be mailed'));
    },

    /** Of several who use the same link at once exactly one changes the password. */
    async perform(token: string, password: string, address: string): Promise<void> {
      await admit(limiter, address);
      const hash = tokenHash(token);
      // Asked before the costly hashing, decided by the deletion below.
      if (!(await queries.isResetLinkAlive(db, hash, now()))) throw deadLink();
      await refuseCommonPassword(password);
      const passwordHash = await passwords.hash(password);
      const userId = await db.transaction().execute(async (tx) => {
        const taken = await queries.takeResetLink(tx, hash, now());
        if (taken === null) throw deadLink();
        await queries.updateUser(tx, taken.userId, { passwordHash });
        await queries.deleteSessionsOf(tx, taken.userId);
        // Whoever read the mail is the owner: an attack from elsewhere shall not keep them out now.
        await queries.rememberAddress(tx, taken.userId, address, now());
        return taken.userId;
      });
      deps.announceEnd(userId);
    },
  };
}

function deadLink(): AppError {
  return new AppError('INVALID_RESET_LINK', 'This reset link is invalid or has expired.');
}

function admit(limiter: RateLimiter, address: string): Promise<void> {
  const message = 'Too many attempts. Please try again later.';
  return enforceLimit(limiter, `reset-address:${address}`, PER_ADDRESS, message);
}
