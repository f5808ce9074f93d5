import type { OwnUser, User } from '@portal/contract/accounts';
import { within } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { type StreamedList, streamedRows } from '#server/platform/http/streamed-list.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Logger } from '#server/platform/log.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import { type Actor, record } from '../activity/service.ts';
import { findReaches } from '../reach/service.ts';
import { createAccountChanges } from './account-changes.ts';
import { inAccountTransaction } from './account-transaction.ts';
import { createAdminAccounts } from './admin-accounts.ts';
import { createConfirmations } from './confirmations.ts';
import {
  COMPANY_CHANGED,
  COMPANY_HIDDEN,
  type CompanyChanged,
  publishUsers,
  USERS_CHANGED,
  USERS_HIDDEN,
  USERS_RESTORED,
} from './events.ts';
import { createLinkMails } from './link-mails.ts';
import { createLogIn } from './log-in.ts';
import { insertUser } from './new-users.ts';
import { createOwnAccount } from './own-account.ts';
import { createOwnSessions } from './own-sessions.ts';
import { hashNewPassword, laneOfAdmin, type PasswordOwner } from './password-hashes.ts';
import { createPasswordReset } from './password-reset.ts';
import { presentOwnUser, presentUser } from './person.ts';
import * as queries from './queries.ts';
import { createSessions } from './sessions.ts';
import { createSignUp, type SignUpForm } from './sign-up.ts';

export { inAccountTransaction } from './account-transaction.ts';
export type { AdminRow } from './admin-queries.ts';
export { COMPANY_HIDDEN, USERS_HIDDEN, USERS_RESTORED, type UserIds } from './events.ts';
export {
  changeHiddenEmail,
  endAccess,
  findConflicts,
  hideAdmin,
  hideTrainees,
  unhideTrainees,
} from './hiding.ts';
export {
  changeDeletion,
  changeDeletionOf,
  countMarked,
  deleteUser,
  findDeletionOf,
  findMarked,
  listMarked,
  listTraineeIdsOf,
  type MarkedTrainee,
} from './hiding-queries.ts';
export { insertUser } from './new-users.ts';
export { endAllSessions, endSessionsOf, setPassword } from './operator-access.ts';
export { whyGuessable } from './password-hashes.ts';
export type { PersonRow, UserRow } from './person.ts';
export { personColumns, presentPerson, presentUser, userColumns } from './person.ts';
export {
  findUser,
  findUserByEmail,
  lockUser,
  lockUsers,
  type NewUser,
  setCompany,
} from './queries.ts';
export { presentRefusal, type RefusedInvitation } from './refused-invitation-queries.ts';
export { isToken, newToken, tokenHash } from './tokens.ts';

export interface AccountsDependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly mails: MailQueue;
  readonly log: Logger;
  readonly security: SecurityLog;
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
  readonly sessionDays: number;
  readonly signUpsPerHour: number;
}

type NewAdmin = Pick<SignUpForm, 'name' | 'email' | 'password'>;

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountsDependencies) {
  const { db, passwords, security, now } = deps;
  const sessions = createSessions(deps);
  const login = createLogIn({ ...deps, sessions });
  const confirmations = createConfirmations(deps);
  const linkMails = createLinkMails(deps);
  const passwordReset = createPasswordReset({ ...deps, announceEnd: sessions.announceEnd });

  /** Shows these users in their open pages as they are now. Call after the commit. */
  const announceChanged = (userIds: readonly number[]) =>
    publishUsers(deps.bus, USERS_CHANGED, userIds);

  return {
    authenticate: sessions.authenticate,
    findValidSessions: sessions.findValid,
    composeInvitation: linkMails.composeInvitation,
    composeReset: linkMails.composeReset,
    storeRefusedInvitation: linkMails.storeRefusedInvitation,
    passwordReset,

    signUp: createSignUp({ ...deps, confirmations }),
    confirmations: {
      request: confirmations.request,
      confirm: confirmations.confirm,
      removeExpired: confirmations.removeExpired,
    },
    composeConfirmation: confirmations.composeConfirmation,

    ...createAccountChanges({ ...deps, sessions }),
    ...createAdminAccounts({ ...deps, makeInvitationLink: linkMails.makeInvitationLink }),
    own: createOwnAccount({ ...deps, sessions, announceChanged }),
    ownSessions: createOwnSessions({ ...deps, sessions }),

    /** Stores when sessions were last used. Called every few minutes, and at the end of the process. */
    storeSessionUses: sessions.uses.store,

    removeExpiredSessions: sessions.removeExpired,

    /** Returns the hash of a password that an admin sets. Throws INVALID_INPUT for one that is easy to guess. */
    hashPassword: (actor: Actor, password: string, owner: PasswordOwner) =>
      hashNewPassword(passwords, { password, owner }, laneOfAdmin(actor)),

    logIn: login.logIn,

    async logOut(identity: Identity): Promise<void> {
      await sessions.end(identity);
      security.record('logout', { userId: identity.userId });
    },

    /** All users by name, in batches; for a limited admin the trainees in reach, and themselves. */
    listUsers: ({ id: adminId, reach }: Actor): StreamedList<User> =>
      streamedRows(
        (last: queries.ListedUserRow | null, limit) =>
          queries.listUsersAfter(db, { last, limit, reached: within(reach), adminId }),
        presentUser,
      ),

    hasAdmin: () => queries.hasAdmin(db),

    async createAdmin(actor: Actor, { name, email, password }: NewAdmin): Promise<User> {
      const owner = { name, email, company: null };
      const passwordHash = await hashNewPassword(
        passwords,
        { password, owner },
        laneOfAdmin(actor),
      );
      const at = now();
      const row = {
        name,
        email,
        role: 'ADMIN',
        password_hash: passwordHash,
        created_at: at,
      } as const;
      const id = await inAccountTransaction(db, async (tx) => {
        const id = await insertUser(tx, row);
        const subject = { kind: 'admin', id, name } as const;
        const after = { name, email };
        await record(tx, { actor, action: 'admin.created', subject, company: null, after, at });
        return id;
      });
      return { id, name, email, role: row.role, company: null };
    },

    /** Resolves when no check of a refused login is running. */
    settled: login.settled,

    /** Closes the sockets of hidden users on every process. Call after the commit. */
    announceHidden: (userIds: readonly number[]) => publishUsers(deps.bus, USERS_HIDDEN, userIds),

    announceChanged,

    /** Those of these users who are not hidden, each as they see themselves. */
    async findUsers(ids: readonly number[]): Promise<OwnUser[]> {
      const rows = await queries.findUsers(db, ids);
      const reaches = await findReaches(db, rows);
      return rows.map((row) => presentOwnUser(row, reaches.get(row.user_id) ?? []));
    },

    /** Closes the sockets of the users of a hidden company on every process. Call after the commit. */
    announceHiddenCompany: (): void => deps.bus.publish(COMPANY_HIDDEN, {}),

    /** Shows the users of a company its new name or language. Call after the commit. */
    announceChangedCompany: (companyId: number): void =>
      deps.bus.publish(COMPANY_CHANGED, { companyId } satisfies CompanyChanged),

    /** Those of these users who are hidden or deleted for good. */
    async findHidden(ids: readonly number[]): Promise<number[]> {
      const shown = new Set(await queries.findShownUsers(db, ids));
      return ids.filter((id) => !shown.has(id));
    },

    /** Notifies the chat partners of restored users. Call after the commit. */
    announceRestored: (userIds: readonly number[]) =>
      publishUsers(deps.bus, USERS_RESTORED, userIds),
  };
}
