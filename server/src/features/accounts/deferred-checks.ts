/**
 * Admits a right password at an address that an attacker keeps over its limit. There most attempts of unknown
 * browsers are refused before the password is checked, and a flood of made-up emails takes the few that are admitted.
 * So a refused password is checked after the refusal if the account exists; when it was right, the next login with
 * it is admitted. The refusal is the same, and as fast, with and without an account.
 */
import { setImmediate } from 'node:timers/promises';
import { BusyError } from '#server/platform/busy-error.ts';
import type { Logger } from '#server/platform/log.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import type { LoginLimits } from './login-limits.ts';
import { createLoginMemory, type LoginWithPassword } from './login-memory.ts';
import { usableHash } from './password-hashes.ts';

/** Long enough for a person to read the refusal and try again. */
const VERIFIED_MS = 60_000;
/** Lookups and checks at the same time; further refused passwords are not checked. */
const MAX_UNDER_WAY = 200;

interface Dependencies {
  readonly limits: Pick<LoginLimits, 'admitDeferred'>;
  readonly passwords: PasswordHasher;
  readonly log: Logger;
  readonly security: SecurityLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly findByEmail: (
    account: string,
  ) => Promise<{ readonly user_id: number; readonly password_hash: string } | undefined>;
}

export function createDeferredChecks(deps: Dependencies) {
  const { limits, passwords, log, security, now, findByEmail } = deps;
  const verified = createLoginMemory({ now, lifetimeMs: VERIFIED_MS });
  const underWay = new Set<Promise<void>>();

  async function check(login: LoginWithPassword): Promise<void> {
    // The refusal is sent first.
    await setImmediate();
    const user = await findByEmail(login.account);
    const hash = usableHash(user?.password_hash);
    if (user === undefined || hash === null) return;
    const attempt = await limits.admitDeferred(login);
    if (attempt === null) return;
    const lane = { address: login.address, account: login.account, isTrusted: false };
    try {
      if (!(await passwords.verify(hash, login.password, lane))) {
        const userId = user.user_id;
        security.record('login.failed', { userId, reason: 'wrong-password' });
        for (const limit of attempt.reaches) security.record('login.locked', { userId, limit });
        return;
      }
    } catch (error) {
      await attempt.unchecked();
      throw error;
    }
    await attempt.succeeded();
    verified.add(login);
  }

  return {
    /** Returns at once. The time of the refusal does not depend on the result. */
    start(login: LoginWithPassword): void {
      if (underWay.size >= MAX_UNDER_WAY) return;
      const checking = check(login).catch((error: unknown) => {
        if (!(error instanceof BusyError))
          log.error({ err: error }, 'a refused login could not be checked');
      });
      underWay.add(checking);
      void checking.finally(() => underWay.delete(checking));
    },

    /** Whether this password was found to be correct after it was refused at this address. */
    isVerified: verified.has,

    /** Resolves when no check is running. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
