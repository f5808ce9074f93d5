import { AppError } from '#server/platform/http/app-error.ts';
import { isCommonPassword } from '#server/platform/passwords/common-passwords.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { WorkLane } from '#server/platform/passwords/work-queue.ts';

/** Stored instead of a hash until the user chooses a password; it matches no password. */
export const NO_PASSWORD = 'none yet';

/** Returns the hash to check a password against; null, which matches none, for an account without a password. */
export function usableHash(passwordHash: string | undefined): string | null {
  return passwordHash === undefined || passwordHash === NO_PASSWORD ? null : passwordHash;
}

/** Throws BusyError, and INVALID_INPUT for a common password, which an attacker tries first. */
export async function hashNewPassword(
  passwords: Pick<PasswordHasher, 'hash'>,
  password: string,
  lane: WorkLane,
): Promise<string> {
  if (await isCommonPassword(password))
    throw new AppError(
      'INVALID_INPUT',
      'This password is one of the most common ones and easy to guess. Please choose another.',
      { details: { fields: [{ path: 'password', message: 'Too common' }] } },
    );
  return passwords.hash(password, lane);
}
