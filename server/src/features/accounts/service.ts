import type { User } from '@portal/contract/accounts';
import type { CompanyRef, Role } from '@portal/contract/fields';
import {
  isForeignKeyViolation,
  isUniqueViolation,
} from '../../platform/database/constraint-errors.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Db } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/route.ts';
import { type StreamedList, streamedRows } from '../../platform/http/streamed-list.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { Bus } from '../../platform/live/bus.ts';
import type { Logger } from '../../platform/log.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import type { WorkLane } from '../../platform/passwords/work-queue.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Actor } from '../activity/service.ts';
import { recordChange, recordCreation } from './account-activity.ts';
import { deleteDevicesOf } from './device-queries.ts';
import { publishDeletion } from './events.ts';
import { createLinkMails } from './link-mails.ts';
import { createLogIn } from './log-in.ts';
import { createManyTrainees } from './many-trainees.ts';
import { refuseCommonPassword } from './new-passwords.ts';
import { createPasswordReset } from './password-reset.ts';
import { presentUser } from './present.ts';
import * as queries from './queries.ts';
import * as resetQueries from './reset-queries.ts';
import * as sessionQueries from './session-queries.ts';
import { createSessions } from './sessions.ts';
import { createSignUpLimits } from './sign-up-limits.ts';

export { deleteTrainee, deleteTraineesOf } from './deletion-queries.ts';
export { USERS_DELETED, type UsersDeleted } from './events.ts';
export type { PreparedTrainee, TraineeToAdd } from './many-trainees.ts';

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

export interface NewTrainee {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly companyName: string;
}

export type TraineeChanges = { readonly [K in keyof NewTrainee]?: NewTrainee[K] | undefined };

interface UserToCreate {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly company: CompanyRef | null;
}

const NO_SUCH_COMPANY = 'This company does not exist. Please select a company.';

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountsDependencies) {
  const { db, passwords, mails, security, now } = deps;
  const sessions = createSessions(deps);
  const login = createLogIn({ ...deps, sessions });
  const signUpLimits = createSignUpLimits(deps);
  const linkMails = createLinkMails(deps);
  const passwordReset = createPasswordReset({ ...deps, announceEnd: sessions.announceEnd });

  /** `actor` is null where somebody signs up: that is no administrator's change. */
  async function createUser(
    actor: Actor | null,
    user: UserToCreate,
    lane: WorkLane,
  ): Promise<User> {
    await refuseCommonPassword(user.password);
    const passwordHash = await passwords.hash(user.password, lane);
    const { company, role } = user;
    const row = { ...user, companyId: company?.id ?? null, passwordHash, createdAt: now() };
    const id = await unlessRefused(() =>
      inTransaction(db, async (tx) => {
        const id = await queries.insertUser(tx, row);
        const account = { id, name: user.name, email: user.email, role, company };
        if (actor !== null) await recordCreation(tx, actor, account, row.createdAt);
        return id;
      }),
    );
    return getUser(id);
  }

  async function getUser(id: number): Promise<User> {
    return presentUser(found(await queries.findUser(db, id), 'This user does not exist.'));
  }

  async function getCompany(name: string) {
    return found(await queries.findCompanyByName(db, name), NO_SUCH_COMPANY);
  }

  async function createTrainee(
    actor: Actor | null,
    trainee: NewTrainee,
    lane: WorkLane,
  ): Promise<User> {
    const company = await getCompany(trainee.companyName);
    return createUser(actor, { ...trainee, role: 'TRAINEE', company }, lane);
  }

  return {
    authenticate: sessions.authenticate,
    findLivingSessions: sessions.findLiving,
    manyTrainees: createManyTrainees(deps),
    composeInvitation: linkMails.composeInvitation,
    composeReset: linkMails.composeReset,
    passwordReset,

    createTrainee: (actor: Actor, trainee: NewTrainee): Promise<User> =>
      createTrainee(actor, trainee, laneOf(actor)),

    /** A public sign-up. */
    async signUp(trainee: NewTrainee, address: string): Promise<User> {
      const user = await signUpLimits.count(address, () =>
        createTrainee(null, trainee, { address, account: 'sign-up', isTrusted: false }),
      );
      security.record('sign-up', { userId: user.id });
      return user;
    },

    logIn: login.logIn,

    /**
     * Changes what is given. A new password ends the sessions that the old one opened, and with it or
     * a new email the links to choose another die: the old mailbox may be somebody else's by now.
     */
    async changeTrainee(actor: Actor, id: number, changes: TraineeChanges): Promise<User> {
      const { password, companyName, ...rest } = changes;
      const company = companyName === undefined ? undefined : await getCompany(companyName);
      if (password !== undefined) await refuseCommonPassword(password);
      const passwordHash =
        password === undefined ? undefined : await passwords.hash(password, laneOf(actor));
      await unlessRefused(() =>
        inTransaction(db, async (tx) => {
          await queries.lockUser(tx, id);
          const old = found(await queries.findUser(tx, id), 'Trainee not found');
          await queries.updateUser(tx, id, { ...rest, companyId: company?.id, passwordHash });
          if (passwordHash !== undefined) {
            await sessionQueries.deleteSessionsOf(tx, id);
            await deleteDevicesOf(tx, id);
          }
          if (passwordHash !== undefined || rest.email !== undefined) {
            await resetQueries.deleteResetLinksOf(tx, id);
            await mails.cancel(tx, id, 'RESET');
          }
          if (rest.email !== undefined) await mails.retryRefused(tx, id);
          const changed = { ...rest, company, hasNewPassword: passwordHash !== undefined };
          await recordChange(tx, actor, old, changed, now());
        }),
      );
      if (passwordHash !== undefined) {
        security.record('password.changed', { userId: id, actorId: actor.id ?? undefined });
        sessions.announceEnd(id);
      }
      return getUser(id);
    },

    async logOut(identity: Identity): Promise<void> {
      await sessions.end(identity);
      security.record('logout', { userId: identity.userId });
    },

    /** Which of these emails, in the form of `sameKey`, belong to an account. */
    findTakenEmails: queries.findTakenEmails,
    findCompaniesByName: queries.findCompaniesByName,

    /** Everybody by name, piece by piece. */
    listUsers: (): StreamedList<User> =>
      streamedRows(
        (last: queries.ListedUserRow | null, limit) => queries.listUsersAfter(db, last, limit),
        presentUser,
      ),

    hasAdmin: () => queries.hasAdmin(db),

    createAdmin: (
      actor: Actor,
      admin: { name: string; email: string; password: string },
    ): Promise<User> =>
      createUser(actor, { ...admin, role: 'ADMIN', company: null }, laneOf(actor)),

    /** Resolves when no check of a refused login is under way. */
    settled: login.settled,

    /** Call after the transaction that deleted users has committed. */
    announceDeletion: (userIds: readonly number[]) => publishDeletion(deps.bus, userIds),
  };
}

/** An administrator's change is hashed ahead of unknown browsers' logins. */
function laneOf({ name }: Actor): WorkLane {
  return { address: 'administrators', account: name, isTrusted: true };
}

/** What the database refuses at the last moment: the email, or a company that was deleted meanwhile. */
async function unlessRefused<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('EMAIL_TAKEN', 'An account with this email already exists.');
    if (isForeignKeyViolation(error)) throw new AppError('NOT_FOUND', NO_SUCH_COMPANY);
    throw error;
  }
}
