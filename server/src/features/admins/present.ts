import type { Admin } from '@portal/contract/admins';
import type { Reach } from '@portal/contract/reach';
import { type AdminRow, presentRefusal, type RefusedInvitation } from '../accounts/service.ts';

interface Facts {
  readonly reach: Reach;
  readonly refused: RefusedInvitation | undefined;
}

export function presentAdmin(row: AdminRow, { reach, refused }: Facts): Admin {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    reach,
    isInvited: !row.has_password,
    linkExpiresAt: row.has_password ? null : instantOf(row.link_expires_at),
    invitationRefusal: presentRefusal(refused),
    lastLoginAt: instantOf(row.last_login_at),
  };
}

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
