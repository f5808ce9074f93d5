/** Accounts of admins who are invited, for the feature admins. */
import type { ChosenReach } from '@portal/contract/reach';
import type { Db } from '#server/platform/database/schema.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { storeScopes } from '../reach/service.ts';
import * as adminQueries from './admin-queries.ts';
import { insertUser } from './new-users.ts';
import { NO_PASSWORD } from './password-hashes.ts';
import { updateUser } from './queries.ts';
import { deleteRefusals } from './refused-invitation-queries.ts';
import { deleteResetLinksOf } from './reset-queries.ts';

interface Dependencies {
  readonly mails: Pick<MailQueue, 'enqueueForAll'>;
  readonly makeInvitationLink: (tx: Db, userId: number) => Promise<string>;
}

interface InvitedAdmin {
  readonly name: string;
  readonly email: string;
  readonly reach: ChosenReach;
  /** The admin who invites. */
  readonly invitedBy: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function createAdminAccounts({ mails, makeInvitationLink }: Dependencies) {
  return {
    /** By name. */
    listAdmins: adminQueries.listAdmins,

    /** The admin, locked until the transaction ends; undefined if there is none or they are hidden. */
    lockAdmin: adminQueries.lockAdmin,

    /** Whether the inviter has invited this admin, and may give all that the admin is to see. */
    isInvitedBy: adminQueries.isInvitedBy,

    countAdmins: adminQueries.countAdmins,

    /** Inserts an admin without a password. Returns the id. Throws the engine's unique violation. */
    async insertInvitedAdmin(tx: Db, invited: InvitedAdmin): Promise<number> {
      const { name, email, reach, invitedBy, at: created_at } = invited;
      const id = await insertUser(tx, {
        name,
        email,
        role: 'ADMIN',
        password_hash: NO_PASSWORD,
        reach: columnOf(reach),
        invited_by: invitedBy,
        created_at,
      });
      await storeScopes(tx, id, reach);
      return id;
    },

    /** Call with the admin locked. */
    async changeReach(tx: Db, id: number, reach: ChosenReach): Promise<void> {
      await updateUser(tx, id, { reach: columnOf(reach) });
      await storeScopes(tx, id, reach);
    },

    /** Queues the mail with the link to choose a password. Earlier links end. */
    async mailAdminInvitation(tx: Db, userId: number): Promise<void> {
      await deleteResetLinksOf(tx, userId);
      await deleteRefusals(tx, [userId]);
      await mails.enqueueForAll(tx, 'INVITATION', [userId]);
    },

    makeInvitationLink,
  };
}

const columnOf = (reach: ChosenReach) => (reach === 'portal' ? reach : 'limited');
