import type { StartedSession } from '@portal/contract/accounts';
import { LANGUAGES } from '@portal/contract/languages';
import { because } from '@portal/contract/reasons';
import { normalizedKey } from '@portal/contract/text-rules';
import { BusyError } from '#server/platform/busy-error.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { deviceOf } from '#server/platform/http/device.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { Logger } from '#server/platform/log.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { WorkLane } from '#server/platform/passwords/work-queue.ts';
import type { SecurityLog } from '#server/platform/security-log.ts';
import { reachOf } from '../reach/service.ts';
import { createDeferredChecks } from './deferred-checks.ts';
import { findLogin } from './device-queries.ts';
import { usedSince } from './devices.ts';
import {
  type CountedAttempt,
  createLoginLimits,
  type LoginAttempt,
  tooManyFromAddress,
} from './login-limits.ts';
import { createLoginMemory } from './login-memory.ts';
import { usableHash } from './password-hashes.ts';
import { presentOwnUser } from './person.ts';
import type { Sessions } from './sessions.ts';
import { isToken, newToken, tokenHash } from './tokens.ts';

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly log: Logger;
  readonly security: SecurityLog;
  readonly now: () => number;
  readonly sessions: Pick<Sessions, 'start'>;
}

export interface LoginInput {
  readonly email: string;
  readonly password: string;
  readonly deviceToken?: string | undefined;
  readonly address: string;
  /** The header by which the browser names itself. */
  readonly userAgent?: string | undefined;
  /** The header with the languages that the user of the browser reads. */
  readonly acceptLanguage?: string | undefined;
  readonly adminsOnly: boolean;
}

/** The time within which a client makes the other call after the call for admins has refused a password. */
const OTHER_CALL_MS = 10_000;

type Login = LoginInput & LoginAttempt;
type FoundLogin = Awaited<ReturnType<typeof findLogin>>;

interface Admitted {
  /** Null if the database was not queried. */
  readonly found: { readonly row: FoundLogin } | null;
  readonly counted: CountedAttempt;
  readonly lane: WorkLane;
}

/** Logs users in by email and password. Every failure gives the same answer and takes the same time. */
export function createLogIn(deps: Dependencies) {
  const { db, limiter, passwords, log, security, now, sessions } = deps;
  const limits = createLoginLimits(limiter);
  const find = ({ account, deviceToken = '' }: Pick<Login, 'account' | 'deviceToken'>) =>
    findLogin(db, {
      emailKey: account,
      tokenHash: tokenHash(deviceToken),
      usedSince: usedSince(now()),
    });
  const findByEmail = (account: string) => find({ account });
  const refusedAsAdmin = createLoginMemory({ now, lifetimeMs: OTHER_CALL_MS });
  const deferred = createDeferredChecks({ limits, passwords, log, security, now, findByEmail });

  /** A browser without a token is unknown; if it is refused, the database is not queried. */
  async function admit(login: Login): Promise<Admitted> {
    const found = login.deviceToken === undefined ? null : { row: await find(login) };
    const deviceId = found?.row?.device_id ?? null;
    const { address, account } = login;
    const lane = { address, account, isTrusted: deviceId !== null };
    if (!passwords.hasRoom(lane)) throw new BusyError();
    const counted =
      deviceId === null ? await admitUnknown(login) : await limits.admitKnown(login, deviceId);
    return { found, counted, lane };
  }

  async function admitUnknown(login: Login): Promise<CountedAttempt> {
    if (deferred.isVerified(login)) return limits.admitVerified(login);
    const counted = await limits.admitUnknown(login);
    if (counted !== null) return counted;
    deferred.start(login);
    throw tooManyFromAddress();
  }

  /** Returns the account with this email and password. Records the failure and returns undefined if there is none. */
  async function check(login: Login, { found, counted, lane }: Admitted): Promise<FoundLogin> {
    try {
      const row = found === null ? await find(login) : found.row;
      const hash = usableHash(row?.password_hash);
      if (await passwords.verify(hash, login.password, lane)) return row;
      recordFailure(row, counted);
      return undefined;
    } catch (error) {
      await counted.unchecked();
      throw error;
    }
  }

  function recordFailure(row: FoundLogin, { reaches }: CountedAttempt): void {
    const reason = row === undefined ? 'unknown-account' : 'wrong-password';
    security.record('login.failed', { userId: row?.user_id, reason });
    for (const limit of reaches) security.record('login.locked', { userId: row?.user_id, limit });
  }

  /** A client that tries the call for admins first sends the same password again; both count as one guess. */
  function refuseRepeated(login: Login): void {
    if (login.adminsOnly || !refusedAsAdmin.has(login)) return;
    refusedAsAdmin.delete(login);
    throw invalidCredentials();
  }

  /** The same refusal as for a wrong password, recorded with its reason. */
  function refusedFor(userId: number, reason: string): AppError {
    security.record('login.failed', { userId, reason });
    return invalidCredentials();
  }

  async function startSession(
    found: NonNullable<FoundLogin>,
    { deviceToken, userAgent, acceptLanguage }: Login,
  ): Promise<StartedSession> {
    const isKnown = deviceToken !== undefined && found.device_id !== null;
    const browser = isKnown ? deviceToken : newToken();
    const device = deviceOf(userAgent);
    const { user_id: userId, password_hash: passwordHash } = found;
    const browserLanguage = acceptedLanguage(acceptLanguage, LANGUAGES);
    const token = await sessions.start({
      userId,
      passwordHash,
      deviceToken: browser,
      device,
      browserLanguage,
    });
    // The account was changed or deleted while the password was being checked.
    if (token === null) throw refusedFor(userId, 'account-changed');
    security.record('login.succeeded', { userId, role: found.role });
    const reach = await reachOf(db, found);
    return { token, user: presentOwnUser(found, reach), deviceToken: browser };
  }

  return {
    /** Returns a session for the correct password, and the device token that makes this browser known. */
    async logIn(input: LoginInput): Promise<StartedSession> {
      const deviceToken = isToken(input.deviceToken) ? input.deviceToken : undefined;
      const login = { ...input, deviceToken, account: normalizedKey(input.email) };
      refuseRepeated(login);
      const admitted = await admit(login);
      const found = await check(login, admitted);
      if (found === undefined) {
        if (login.adminsOnly) refusedAsAdmin.add(login);
        throw invalidCredentials();
      }
      // Not counted as a failure on the other role's page: the client calls the other login next.
      await admitted.counted.succeeded();
      if (login.adminsOnly && found.role !== 'ADMIN')
        throw refusedFor(found.user_id, 'not-an-administrator');
      return startSession(found, login);
    },

    /** Resolves when no check runs that started after an answer. */
    settled: deferred.settled,
  };
}

function invalidCredentials(): AppError {
  return new AppError('INVALID_CREDENTIALS', because('credentialsInvalid'));
}
