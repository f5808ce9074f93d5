import type { Admin } from '@portal/contract/admins';
import { type AdminRow, presentRefusal, type RefusedInvitation } from '../accounts/service.ts';

export function presentAdmin(row: AdminRow, refused: RefusedInvitation | undefined): Admin {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isInvited: !row.has_password,
    linkExpiresAt: row.has_password ? null : instantOf(row.link_expires_at),
    invitationRefusal: presentRefusal(refused),
    lastLoginAt: instantOf(row.last_login_at),
  };
}

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
