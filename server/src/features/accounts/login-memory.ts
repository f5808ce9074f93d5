import { createHmac, randomBytes } from 'node:crypto';
import type { LoginAttempt } from './login-limits.ts';

export interface LoginWithPassword extends LoginAttempt {
  readonly password: string;
}

interface Options {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly lifetimeMs: number;
}

/** Above this number the oldest entry is removed. */
const MAX_LOGINS = 1_000;

/**
 * Remembers logins for a limited time in this process: a digest of account, address and password, never the password.
 */
export function createLoginMemory({ now, lifetimeMs }: Options) {
  const secret = randomBytes(32);
  const untilByDigest = new Map<string, number>();

  const digestOf = ({ account, address, password }: LoginWithPassword) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([account, address, password]))
      .digest('base64');

  return {
    add(login: LoginWithPassword): void {
      const digest = digestOf(login);
      untilByDigest.delete(digest);
      untilByDigest.set(digest, now() + lifetimeMs);
      const [oldest] = untilByDigest.keys();
      if (untilByDigest.size > MAX_LOGINS && oldest !== undefined) untilByDigest.delete(oldest);
    },

    has: (login: LoginWithPassword): boolean => (untilByDigest.get(digestOf(login)) ?? 0) > now(),

    delete(login: LoginWithPassword): void {
      untilByDigest.delete(digestOf(login));
    },
  };
}
