import { SQLITE, sqliteCodeOf } from './sqlite/error-code.ts';
import { CommitLostError } from './sqlite/transaction-errors.ts';

// Codes of Node's net, and SQLSTATE classes 08 (connection), 40 (rolled back, for example after a deadlock), 53
// (resources) and 57 (operator intervention).
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|40\w{3}|53\w{3}|57P\w{2})$/;
// Messages of `pg`, its pool and Kysely, without a code, for a lost connection or none available.
const LOST_CONNECTION =
  /^(Connection terminated|timeout (expired|exceeded when trying to connect)|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;
const SQLITE_UNAVAILABLE: readonly number[] = [
  SQLITE.BUSY,
  SQLITE.LOCKED,
  SQLITE.IOERR,
  SQLITE.FULL,
  SQLITE.CANTOPEN,
];

/** The database or its disk fails temporarily and nothing was stored: a later attempt may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof CommitLostError) return true;
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode !== null) return SQLITE_UNAVAILABLE.includes(sqliteCode);
  if (typeof error !== 'object' || error === null) return false;
  const { code }: { code?: unknown } = error;
  if (typeof code === 'string') return UNAVAILABLE.test(code);
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}
