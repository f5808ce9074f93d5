import { randomBytes } from 'node:crypto';
import type { Accounts } from './features/accounts/service.ts';
import type { Settings } from './settings.ts';

const DEFAULT_EMAIL = 'admin@localhost.local';

/**
 * Makes sure that somebody can sign in to a new portal (readings 9). Says what to show once: the
 * password is in no other place.
 */
export async function ensureFirstAdmin(
  accounts: Accounts,
  { adminEmail, adminPassword }: Settings,
): Promise<{ email: string; password: string | null } | null> {
  if (await accounts.hasAdmin()) return null;
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const email = adminEmail ?? DEFAULT_EMAIL;
  await accounts.createAdmin({ name: 'Administrator', email, password });
  return { email, password: adminPassword === undefined ? password : null };
}
