import type { Accounts } from './features/accounts/service.ts';
import { PORTAL } from './features/activity/service.ts';
import { AppError } from './platform/http/app-error.ts';
import { randomPassword } from './platform/passwords/random-password.ts';
import type { Settings } from './settings.ts';

const DEFAULT_EMAIL = 'admin@localhost.local';

/**
 * Creates the first admin of a new portal (docs/specification-notes.md#9). Returns what to print once: the password
 * is stored nowhere else. If several processes start together, one of them creates the admin.
 */
export async function ensureFirstAdmin(
  accounts: Pick<Accounts, 'hasAdmin' | 'createAdmin'>,
  { adminEmail, adminPassword }: Pick<Settings, 'adminEmail' | 'adminPassword'>,
): Promise<{ email: string; password: string | null } | null> {
  if (await accounts.hasAdmin()) return null;
  const password = adminPassword ?? randomPassword();
  const email = adminEmail ?? DEFAULT_EMAIL;
  try {
    await accounts.createAdmin(PORTAL, { name: 'Administrator', email, password });
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'EMAIL_TAKEN';
    if (isTaken && (await accounts.hasAdmin())) return null;
    throw error;
  }
  return { email, password: adminPassword === undefined ? password : null };
}
