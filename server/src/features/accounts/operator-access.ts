/**
 * Changes of accounts that an operator makes on the command line. A portal may run on the database meanwhile: it looks
 * up the session of each call, and that of each open socket with every ping.
 */
import type { User } from '@portal/contract/accounts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import { COMMAND_LINE, record } from '../activity/service.ts';
import { endOldPassword } from './old-access.ts';
import { hashNewPassword, laneOfAdmin } from './password-hashes.ts';
import { presentUser } from './person.ts';
import * as queries from './queries.ts';
import { deleteSessionsOf, deleteSomeSessions } from './session-queries.ts';

/** One transaction holds back the calls of a portal that runs. */
const SESSIONS_AT_ONCE = 500;

interface Dependencies {
  readonly db: Db;
  readonly passwords: Pick<PasswordHasher, 'hash'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Records it, and ends all sessions of the user. Null if there is no account with the email. */
export async function setPassword(
  { db, passwords, now }: Dependencies,
  email: string,
  password: string,
): Promise<User | null> {
  const user = await find(db, email);
  if (user === null) return null;
  const owner = { ...user, company: user.company?.name ?? null };
  const newPassword = { password, owner };
  const passwordHash = await hashNewPassword(passwords, newPassword, laneOfAdmin(COMMAND_LINE));
  await inTransaction(db, async (tx) => {
    await queries.lockUser(tx, user.id);
    await queries.updateUser(tx, user.id, { password_hash: passwordHash });
    await endOldPassword(tx, user.id);
    await recordNewPassword(tx, user, now());
  });
  return user;
}

/** Returns how many sessions have ended; null if there is no account with the email. */
export async function endSessionsOf(db: Db, email: string): Promise<number | null> {
  const user = await find(db, email);
  return user === null ? null : deleteSessionsOf(db, user.id);
}

/** Returns how many sessions of all users have ended. */
export async function endAllSessions(db: Db): Promise<number> {
  let ended = 0;
  for (let count = SESSIONS_AT_ONCE; count === SESSIONS_AT_ONCE; ended += count)
    count = await deleteSomeSessions(db, SESSIONS_AT_ONCE);
  return ended;
}

async function find(db: Db, email: string): Promise<User | null> {
  const row = await queries.findUserByEmail(db, email);
  return row === undefined ? null : presentUser(row);
}

function recordNewPassword(tx: Db, { id, name, role, company }: User, at: number): Promise<void> {
  const isAdmin = role === 'ADMIN';
  return record(tx, {
    actor: COMMAND_LINE,
    action: isAdmin ? 'admin.updated' : 'trainee.updated',
    subject: { kind: isAdmin ? 'admin' : 'trainee', id, name },
    company,
    before: { signIn: null },
    after: { signIn: 'new' },
    at,
  });
}
