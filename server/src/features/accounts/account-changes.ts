/** Writes to accounts for other features, in their transactions. */
import type { Db } from '#server/platform/database/schema.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import type { Actor } from '../activity/service.ts';
import { insertUsers } from './new-users.ts';
import { endOldPassword, endResetLinks } from './old-access.ts';
import { NO_PASSWORD } from './password-hashes.ts';
import * as queries from './queries.ts';
import { deleteRefusals, findRefusals } from './refused-invitation-queries.ts';
import type { Sessions } from './sessions.ts';

interface Dependencies {
  readonly db: Db;
  readonly mails: Pick<MailQueue, 'cancel' | 'deliverSoon' | 'enqueueForAll' | 'retryRefused'>;
  readonly security: SecurityLog;
  readonly sessions: Pick<Sessions, 'announceEnd'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** If the hash is null, the user gets a mail with a link to choose a password. */
type InvitedUser = Omit<queries.NewUser, 'password_hash'> & {
  readonly password_hash: string | null;
};

export function createAccountChanges({ db, mails, security, sessions, now }: Dependencies) {
  /** Returns the ids of the users. Throws the engine's unique violation if an email is taken. */
  async function insertAndInvite(tx: Db, users: readonly InvitedUser[]): Promise<number[]> {
    const rows = await insertUsers(
      tx,
      users.map((user) => ({
        ...user,
        password_hash: user.password_hash ?? NO_PASSWORD,
        invited_at: user.password_hash === null ? user.created_at : null,
      })),
    );
    const invited = rows.filter(({ password_hash }) => password_hash === NO_PASSWORD);
    await mails.enqueueForAll(
      tx,
      'INVITATION',
      invited.map(({ id }) => id),
    );
    return rows.map(({ id }) => id);
  }

  /** A new one is mailed to the new address: the link that was mailed to the old one has ended. */
  async function inviteAtNewEmail(tx: Db, id: number): Promise<void> {
    // One that is being delivered to the old address would hold back the new one.
    await mails.cancel(tx, id, 'INVITATION');
    await invite(tx, await queries.findUsersWithHash(tx, [id], NO_PASSWORD));
  }

  async function invite(tx: Db, ids: readonly number[]): Promise<void> {
    await deleteRefusals(tx, ids);
    await queries.setInvited(tx, ids, now());
    await mails.enqueueForAll(tx, 'INVITATION', ids);
  }

  return {
    /** Delivers queued links at once; without this call they wait for the next round. Call it after the commit. */
    mailSoon: (): void => mails.deliverSoon(0),

    insertUsers: insertAndInvite,

    async insertUser(tx: Db, user: InvitedUser): Promise<number> {
      const [id] = await insertAndInvite(tx, [user]);
      if (id === undefined) throw new Error('An insertion returns its row');
      return id;
    },

    /** False until the user has chosen a password by the mailed invitation. */
    async hasPassword(id: number): Promise<boolean> {
      return (await queries.findUsersWithHash(db, [id], NO_PASSWORD)).length === 0;
    },

    /** Mails those of these trainees who have no password yet a new link to choose one. Returns their ids. */
    async inviteAgain(tx: Db, ids: readonly number[]): Promise<number[]> {
      const invited = await queries.findUsersWithHash(tx, ids, NO_PASSWORD);
      await invite(tx, invited);
      return invited;
    },

    /** The last refusals of the invitations of these users, by the users' ids. */
    findRefusedInvitations: (ids: readonly number[]) => findRefusals(db, ids),

    /**
     * Mails a link to choose a new password, at the request of an admin. Returns false for a user who has no password
     * yet, whom an invitation is for.
     */
    async sendReset(tx: Db, actor: Actor, id: number): Promise<boolean> {
      const without = await queries.findUsersWithHash(tx, [id], NO_PASSWORD);
      if (without.length > 0) return false;
      await mails.enqueueForAll(tx, 'RESET', [id]);
      security.record('password-reset.requested', { userId: id, actorId: actor.id ?? undefined });
      return true;
    },

    /**
     * Changes the given fields. A new password ends the sessions that were opened with the old one. A new password or
     * email ends the links to choose a password, because the old mailbox may have another owner now; a user without a
     * password is invited at the new email. Call `announceNewPassword` and `mailSoon` after the commit.
     */
    async changeUser(tx: Db, id: number, changes: queries.UserChanges): Promise<void> {
      const hasNewPassword = changes.password_hash !== undefined;
      const old = await queries.findUser(tx, id);
      const hasNewEmail = changes.email !== undefined && changes.email !== old?.user_email;
      await queries.updateUser(tx, id, changes);
      if (hasNewPassword) await endOldPassword(tx, id);
      else if (hasNewEmail) await endResetLinks(tx, id);
      if (!hasNewEmail) return;
      await inviteAtNewEmail(tx, id);
      await mails.retryRefused(tx, id);
    },

    announceNewPassword(actor: Actor, id: number): void {
      security.record('password.changed', { userId: id, actorId: actor.id ?? undefined });
      sessions.announceEnd(id);
    },
  };
}
