/** Writes to accounts for other features, in their transactions. */
import type { Db } from '#server/platform/database/schema.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import type { Actor } from '../activity/service.ts';
import { deleteDevicesOf } from './device-queries.ts';
import { insertUsers } from './new-users.ts';
import { NO_PASSWORD } from './password-hashes.ts';
import * as queries from './queries.ts';
import { deleteResetLinksOf } from './reset-queries.ts';
import { deleteSessionsOf } from './session-queries.ts';
import type { Sessions } from './sessions.ts';

interface Dependencies {
  readonly mails: Pick<MailQueue, 'cancel' | 'enqueueForAll' | 'retryRefused'>;
  readonly security: SecurityLog;
  readonly sessions: Pick<Sessions, 'announceEnd'>;
}

/** If the hash is null, the user gets a mail with a link to choose a password. */
export type InvitedUser = Omit<queries.NewUser, 'password_hash'> & {
  readonly password_hash: string | null;
};

export function createAccountChanges({ mails, security, sessions }: Dependencies) {
  return {
    /** Throws the engine's unique violation if an email is taken. */
    async insertUsers(tx: Db, users: readonly InvitedUser[]): Promise<void> {
      const rows = await insertUsers(
        tx,
        users.map((user) => ({ ...user, password_hash: user.password_hash ?? NO_PASSWORD })),
      );
      const ids = rows.flatMap(({ id, password_hash }) =>
        password_hash === NO_PASSWORD ? id : [],
      );
      await mails.enqueueForAll(tx, 'INVITATION', ids);
    },

    /** Mails those of these trainees who have no password yet a new link to choose one. Returns their ids. */
    async inviteAgain(tx: Db, ids: readonly number[]): Promise<number[]> {
      const invited = await queries.findUsersWithHash(tx, ids, NO_PASSWORD);
      await mails.enqueueForAll(tx, 'INVITATION', invited);
      return invited;
    },

    /**
     * Changes the given fields. A new password ends the sessions that were opened with the old one. A new password or
     * email ends the links to choose a password, because the old mailbox may have another owner now. Call
     * `announceNewPassword` after the commit.
     */
    async changeUser(tx: Db, id: number, changes: queries.UserChanges): Promise<void> {
      const hasNewPassword = changes.password_hash !== undefined;
      const hasNewEmail = changes.email !== undefined;
      await queries.updateUser(tx, id, changes);
      if (hasNewPassword) {
        await deleteSessionsOf(tx, id);
        await deleteDevicesOf(tx, id);
      }
      if (hasNewPassword || hasNewEmail) {
        await deleteResetLinksOf(tx, id);
        await mails.cancel(tx, id, 'RESET');
      }
      if (hasNewEmail) await mails.retryRefused(tx, id);
    },

    announceNewPassword(actor: Actor, id: number): void {
      security.record('password.changed', { userId: id, actorId: actor.id ?? undefined });
      sessions.announceEnd(id);
    },
  };
}
