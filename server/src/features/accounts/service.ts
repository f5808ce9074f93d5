import type { Session, User } from '@portal/contract/accounts';
import {
  isForeignKeyViolation,
  isUniqueViolation,
} from '../../platform/database/constraint-errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import { enforceLimit } from '../../platform/http/enforce-limit.ts';
import type { Identity } from '../../platform/http/route.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { Bus } from '../../platform/live/bus.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { createLoginLimits } from './login-limits.ts';
import { refuseCommonPassword } from './new-passwords.ts';
import { createPasswordReset } from './password-reset.ts';
import { presentUser } from './present.ts';
import * as queries from './queries.ts';
import { createSessions } from './sessions.ts';

export interface AccountsDependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
  readonly sessionDays: number;
}

export interface NewTrainee {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly companyName: string;
}

export type TraineeChanges = { readonly [K in keyof NewTrainee]?: NewTrainee[K] | undefined };

interface LoginInput {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly adminsOnly: boolean;
}

const NO_SUCH_COMPANY = 'This company does not exist. Please select a company.';
const KNOWN_ADDRESS_DAYS = 90;
const SIGN_UPS = { limit: 60, windowMs: 60 * 60_000 };

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountsDependencies) {
  const { db, limiter, passwords, now } = deps;
  const sessions = createSessions(deps);
  const loginLimits = createLoginLimits(limiter);

  async function createUser(user: {
    name: string;
    email: string;
    password: string;
    role: 'TRAINEE' | 'ADMIN';
    companyId: number | null;
  }): Promise<User> {
    await refuseCommonPassword(user.password);
    const passwordHash = await passwords.hash(user.password);
    const id = await unlessRefused(() =>
      queries.insertUser(db, { ...user, passwordHash, createdAt: now() }),
    );
    return getUser(id);
  }

  async function getUser(id: number): Promise<User> {
    return presentUser(found(await queries.findUser(db, id), 'This user does not exist.'));
  }

  async function getCompany(name: string) {
    return found(await queries.findCompanyByName(db, name), NO_SUCH_COMPANY);
  }

  async function createTrainee(trainee: NewTrainee): Promise<User> {
    const company = await getCompany(trainee.companyName);
    return createUser({ ...trainee, role: 'TRAINEE', companyId: company.id });
  }

  return {
    authenticate: sessions.authenticate,
    passwordReset: createPasswordReset({ ...deps, announceEnd: sessions.announceEnd }),
    createTrainee,

    /** A public sign-up; at most {@link SIGN_UPS} an hour from one address. */
    async signUp(trainee: NewTrainee, address: string): Promise<User> {
      const message = 'Too many sign-ups. Please try again later.';
      await enforceLimit(limiter, `signup:${address}`, SIGN_UPS, message);
      return createTrainee(trainee);
    },

    /** A session for the right password; every failure says the same and takes the same time. */
    async logIn({ email, password, address, adminsOnly }: LoginInput): Promise<Session> {
      const user = await queries.findUserByEmail(db, email);
      const since = now() - KNOWN_ADDRESS_DAYS * 86_400_000;
      const isKnownAddress =
        user !== undefined && (await queries.isKnownAddress(db, user.id, address, since));
      const attempt = { email, address, isKnownAddress };
      await loginLimits.admit(attempt);

      const isRight = await passwords.verify(user?.password_hash ?? null, password);
      if (!isRight || user === undefined || (adminsOnly && user.role !== 'ADMIN')) {
        // The right password on the other role's page is no guess: the client asks there next.
        if (isRight && user !== undefined) await loginLimits.succeeded(attempt);
        else await loginLimits.failed(attempt);
        throw invalidCredentials();
      }
      const { id: userId, password_hash: passwordHash } = user;
      const token = await sessions.start({ userId, passwordHash, address });
      // Changed, or deleted, while the password was being checked.
      if (token === null) throw invalidCredentials();
      await loginLimits.succeeded(attempt);
      return { token, user: presentUser(user) };
    },

    /**
     * Changes what is given. A new password ends the sessions that the old one opened, and with it or
     * a new email the links to choose another die: the old mailbox may be somebody else's by now.
     */
    async changeTrainee(id: number, changes: TraineeChanges): Promise<User> {
      const { password, companyName, ...rest } = changes;
      const company = companyName === undefined ? undefined : await getCompany(companyName);
      if (password !== undefined) await refuseCommonPassword(password);
      const passwordHash = password === undefined ? undefined : await passwords.hash(password);
      await unlessRefused(() =>
        db.transaction().execute(async (tx) => {
          await queries.updateUser(tx, id, { ...rest, companyId: company?.id, passwordHash });
          if (passwordHash !== undefined) await queries.deleteSessionsOf(tx, id);
          if (passwordHash !== undefined || rest.email !== undefined)
            await queries.deleteResetLinksOf(tx, id);
        }),
      );
      if (passwordHash !== undefined) sessions.announceEnd(id);
      return getUser(id);
    },

    logOut: (identity: Identity): Promise<void> => sessions.end(identity),

    async listUsers(): Promise<User[]> {
      return (await queries.listUsers(db)).map(presentUser);
    },

    hasAdmin: () => queries.hasAdmin(db),

    createAdmin: (admin: { name: string; email: string; password: string }): Promise<User> =>
      createUser({ ...admin, role: 'ADMIN', companyId: null }),

    /** After a transaction that deleted users: their sockets are closed everywhere. */
    announceEndOfSessions: sessions.announceEnd,
  };
}

function invalidCredentials(): AppError {
  return new AppError('INVALID_CREDENTIALS', 'Invalid email or password');
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
