import type { Role } from '@portal/contract/fields';
import { loginTexts } from '../login/texts/catalogue.ts';

/** The role in the address of a login page; `member` for anything but the two roles. */
export type LoginPageRole = Role | 'member';

/** The heading of a login page, in the shown language. */
export function loginHeading(role: LoginPageRole): string {
  return loginTexts().headings[role];
}

export type LoginAttempt = 'as-admin' | 'as-any-role';

export function loginPageRole(value: string | undefined): LoginPageRole {
  const upper = value?.toUpperCase();
  return upper === 'ADMIN' || upper === 'TRAINEE' ? upper : 'member';
}

/**
 * The login calls to make, in order; each one only after a 401 to the previous one. The admin call is first on the
 * admin page and for emails that contain 'admin'. The second call logs in trainees with such an email.
 */
export function loginAttempts(
  page: LoginPageRole,
  email: string,
): readonly [LoginAttempt, ...LoginAttempt[]] {
  const looksLikeAdmin = page === 'ADMIN' || email.toLowerCase().includes('admin');
  return looksLikeAdmin ? ['as-admin', 'as-any-role'] : ['as-any-role'];
}
