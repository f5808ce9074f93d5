import { SQLITE, sqliteCodeOf } from './sqlite/error-code.ts';
import { CommitLostError } from './sqlite/transaction-errors.ts';

// Codes of node's net, and SQLSTATE classes 08 (connection), 40 (undone, as the loser of a deadlock is),
// 53 (resources) and 57 (operator intervention).
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|40\w{3}|53\w{3}|57P\w{2})$/;
// What `pg` and its pool say of a lost connection or none to be had, without any code.
const LOST_CONNECTION =
  /^(Connection terminated|timeout (expired|exceeded when trying to connect)|Client has encountered a connection error|Client was closed)/;
const SQLITE_AWAY: readonly number[] = [
  SQLITE.BUSY,
  SQLITE.LOCKED,
  SQLITE.IOERR,
  SQLITE.FULL,
  SQLITE.CANTOPEN,
];

/** The database or its disk fails for now, and nothing was kept: a matter of time, not of the request. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof CommitLostError) return true;
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode !== null) return SQLITE_AWAY.includes(sqliteCode);
  if (typeof error !== 'object' || error === null) return false;
  const { code }: { code?: unknown } = error;
  if (typeof code === 'string') return AWAY.test(code);
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}
