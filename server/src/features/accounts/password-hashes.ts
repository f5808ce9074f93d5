import { because } from '@portal/contract/reasons';
import { invalidField } from '#server/platform/http/app-error.ts';
import { type Guessable, guessableAs } from '#server/platform/passwords/guessable.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { WorkLane } from '#server/platform/passwords/work-queue.ts';
import type { Actor } from '../activity/service.ts';

/** Stored instead of a hash until the user chooses a password; it matches no password. */
export const NO_PASSWORD = 'none yet';

/** Returns the hash to check a password against; null, which matches none, for an account without a password. */
export function usableHash(passwordHash: string | undefined): string | null {
  return passwordHash === undefined || passwordHash === NO_PASSWORD ? null : passwordHash;
}

/** The account for which a password is chosen. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
  /** The name of the company; null without one. */
  readonly company: string | null;
}

/** Why a new password is too easy to guess; null if it is not. Passwords that were chosen before are not examined. */
export async function whyGuessable(
  password: string,
  { name, email, company }: PasswordOwner,
): Promise<Guessable | null> {
  const localPart = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  return guessableAs(password, [name, email, localPart, company ?? '']);
}

/** A password set by an admin is hashed before logins of unknown browsers. */
export function laneOfAdmin({ name }: Pick<Actor, 'name'>): WorkLane {
  return { address: 'administrators', account: name, isTrusted: true };
}

interface NewPassword {
  readonly password: string;
  readonly owner: PasswordOwner;
}

/** Every new password is hashed here. Throws BusyError, and INVALID_INPUT for one that is easy to guess. */
export async function hashNewPassword(
  passwords: Pick<PasswordHasher, 'hash'>,
  { password, owner }: NewPassword,
  lane: WorkLane,
): Promise<string> {
  const kind = await whyGuessable(password, owner);
  if (kind === null) return passwords.hash(password, lane);
  throw invalidField('password', because('passwordGuessable', { kind }));
}
