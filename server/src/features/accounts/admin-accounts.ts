/** Accounts of admins who are invited, for the feature admins. */
import type { Db } from '#server/platform/database/schema.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import * as adminQueries from './admin-queries.ts';
import { insertUser } from './new-users.ts';
import { NO_PASSWORD } from './password-hashes.ts';
import { deleteRefusals } from './refused-invitation-queries.ts';
import { deleteResetLinksOf } from './reset-queries.ts';

interface Dependencies {
  readonly mails: Pick<MailQueue, 'enqueueForAll'>;
  readonly makeInvitationLink: (tx: Db, userId: number) => Promise<string>;
}

interface InvitedAdmin {
  readonly name: string;
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function createAdminAccounts({ mails, makeInvitationLink }: Dependencies) {
  return {
    /** By name. */
    listAdmins: adminQueries.listAdmins,

    /** The admin, locked until the transaction ends; undefined if there is none or they are hidden. */
    lockAdmin: adminQueries.lockAdmin,

    countAdmins: adminQueries.countAdmins,

    /** Inserts an admin without a password. Returns the id. Throws the engine's unique violation. */
    insertInvitedAdmin: (tx: Db, { name, email, at: created_at }: InvitedAdmin): Promise<number> =>
      insertUser(tx, { name, email, role: 'ADMIN', password_hash: NO_PASSWORD, created_at }),

    /** Queues the mail with the link to choose a password. Earlier links end. */
    async mailAdminInvitation(tx: Db, userId: number): Promise<void> {
      await deleteResetLinksOf(tx, userId);
      await deleteRefusals(tx, [userId]);
      await mails.enqueueForAll(tx, 'INVITATION', [userId]);
    },

    makeInvitationLink,
  };
}
