import type { Role } from '@portal/contract/fields';

/** What the address of a login page names; anything but the two roles is `member`. */
export type LoginPageRole = Role | 'member';

export const loginHeadings = {
  ADMIN: 'Admin Login',
  TRAINEE: 'Trainee Login',
  member: 'Login',
} as const;

export type LoginAttempt = 'as-admin' | 'as-anybody';

export function loginPageRole(value: string | undefined): LoginPageRole {
  const upper = value?.toUpperCase();
  return upper === 'ADMIN' || upper === 'TRAINEE' ? upper : 'member';
}

/**
 * Which login calls to make, in order; the next one only after a 401. The admins' call comes first on
 * their page and for emails that contain 'admin': whoever is none of them is let in by the other.
 */
export function loginAttempts(
  page: LoginPageRole,
  email: string,
): readonly [LoginAttempt, ...LoginAttempt[]] {
  const looksLikeAdmin = page === 'ADMIN' || email.toLowerCase().includes('admin');
  return looksLikeAdmin ? ['as-admin', 'as-anybody'] : ['as-anybody'];
}
