/** Reset of a forgotten password by a mailed link (docs/specification-notes.md#10). */

import { randomInt } from 'node:crypto';
import type { PasswordLink } from '@portal/contract/accounts';
import { because } from '@portal/contract/reasons';
import { normalizedKey } from '@portal/contract/text-rules';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import { record } from '../activity/service.ts';
import { findReach } from '../reach/service.ts';
import { replaceDevices } from './devices.ts';
import { hashNewPassword, usableHash } from './password-hashes.ts';
import * as queries from './queries.ts';
import * as resetQueries from './reset-queries.ts';
import * as sessionQueries from './session-queries.ts';
import { tokenHash } from './tokens.ts';

const PER_ADDRESS = { limit: 30, windowMs: 60 * 60_000 };

/**
 * The account is looked up only after the answer was sent, after a random delay: neither this answer nor a parallel one
 * takes longer if there is an account.
 */
const DELAY_MS = { min: 20, below: 200 };

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly mails: Pick<MailQueue, 'enqueueRequested' | 'cancel'>;
  readonly security: SecurityLog;
  readonly now: () => number;
  readonly announceEnd: (userId: number) => void;
}

export function createPasswordReset(deps: Dependencies) {
  const { db, limiter, passwords, mails, security, now } = deps;

  function refused(): AppError {
    security.record('password-reset.refused');
    return deadLink();
  }

  return {
    /** Writes the same row whether there is an account or not, so that neither answer nor time reveals it. */
    async request(email: string, address: string): Promise<void> {
      await admit(limiter, address);
      const delayMs = randomInt(DELAY_MS.min, DELAY_MS.below);
      const mail = {
        kind: 'RESET',
        email: normalizedKey(email),
        subjectId: null,
        delayMs,
      } as const;
      await mails.enqueueRequested(mail);
    },

    /** Reads the account of a link that works, and leaves the link as it is. Only other links are limited. */
    async read(token: string, address: string): Promise<PasswordLink | null> {
      const user = await resetQueries.findUserOfResetLink(db, tokenHash(token), now());
      if (user === undefined) {
        await admit(limiter, address);
        return null;
      }
      const { name, email, password_hash: passwordHash } = user;
      const purpose = usableHash(passwordHash) === null ? 'invitation' : 'reset';
      return { purpose, name, email };
    },

    /**
     * Changes the password. If the same link is used several times at once, exactly one use succeeds. Its browser
     * becomes a known one, so that an attack on the account does not lock it out.
     */
    async perform(token: string, password: string, address: string): Promise<ResetDone> {
      const hash = tokenHash(token);
      // Checked before the costly hashing, and decided by the deletion below. A working link is not limited, because it
      // lets in an owner whose address an attacker keeps over its limits.
      const user = await resetQueries.findUserOfResetLink(db, hash, now());
      if (user === undefined) {
        await admit(limiter, address);
        throw refused();
      }
      const lane = { address, account: hash, isTrusted: true };
      const owner = { name: user.name, email: user.email, company: user.company_name };
      const passwordHash = await hashNewPassword(passwords, { password, owner }, lane);
      const done = await inTransaction(db, async (tx) => {
        const taken = await resetQueries.takeResetLink(tx, hash, now());
        if (taken === null) throw refused();
        const { userId, email } = taken;
        await recordAcceptance(tx, taken, now());
        await queries.updateUser(tx, userId, { password_hash: passwordHash });
        await sessionQueries.deleteSessionsOf(tx, userId);
        await mails.cancel(tx, userId, 'RESET');
        return { userId, email, deviceToken: await replaceDevices(tx, userId, now()) };
      });
      security.record('password-reset.used', { userId: done.userId });
      deps.announceEnd(done.userId);
      return done;
    },
  };
}

/** An admin who had no password accepts the invitation. */
async function recordAcceptance(tx: Db, taken: resetQueries.TakenLink, at: number): Promise<void> {
  const { userId: id, name, role, passwordHash } = taken;
  if (role !== 'ADMIN' || usableHash(passwordHash) !== null) return;
  const subject = { kind: 'admin', id, name } as const;
  const actor = { id, name, reach: (await findReach(tx, id)) ?? [] };
  await record(tx, { actor, action: 'admin.accepted', subject, company: null, at });
}

interface ResetDone {
  readonly email: string;
  readonly deviceToken: string;
}

function deadLink(): AppError {
  return new AppError('INVALID_RESET_LINK', because('resetLinkInvalid'));
}

function admit(limiter: RateLimiter, address: string): Promise<void> {
  const refusal = because('tooManyAttempts');
  return enforceLimit(limiter, `reset-address:${address}`, PER_ADDRESS, refusal);
}
