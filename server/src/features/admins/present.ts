import type { Admin } from '@portal/contract/admins';
import type { AdminRow } from '../accounts/service.ts';

export function presentAdmin(row: AdminRow): Admin {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isInvited: !row.has_password,
    linkExpiresAt: row.has_password ? null : instantOf(row.link_expires_at),
    lastLoginAt: instantOf(row.last_login_at),
  };
}

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
