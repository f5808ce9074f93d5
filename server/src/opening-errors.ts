/** Translates errors of the data folder and the database during a start into sentences that say what to do. */
import { resolve, sep } from 'node:path';
import { isDatabaseUnavailable } from './platform/database/database-unavailable.ts';
import { DamagedDatabaseError, isDamage } from './platform/database/sqlite/damage.ts';
import { SQLITE, sqliteCodeOf } from './platform/database/sqlite/error-code.ts';
import { CommitLostError } from './platform/database/sqlite/transaction-errors.ts';
import type { Settings } from './settings.ts';

/** A resource that the settings name cannot be opened. */
export class CannotOpenError extends Error {
  override readonly name = 'CannotOpenError';
}

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>;

interface Failure {
  /** A code of Node's file system or network, or a SQLSTATE; '' if none. */
  readonly code: string;
  /** A primary result code of SQLite, or null. */
  readonly sqliteCode: number | null;
  /** The file of the failed file system call. */
  readonly path: string | null;
  readonly reason: string;
}

/** Runs `work`. @throws CannotOpenError or DamagedDatabaseError instead of errors whose cause is outside the portal */
export async function explainingFailures<T>(place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The error of a failed commit does not have the code of its cause.
    const cause = error instanceof CommitLostError ? error.cause : error;
    if (isDamage(cause)) throw new DamagedDatabaseError([cause.message], { cause: error });
    const sentence = sentenceFor(cause, place);
    throw sentence === null ? error : new CannotOpenError(sentence, { cause: error });
  }
}

function sentenceFor(error: unknown, { dataDir, databaseUrl }: Place): string | null {
  if (!(error instanceof Error)) return null;
  const failure = failureOf(error);
  if (failure.sqliteCode !== null) return sqliteSentence(failure, dataDir);
  if (failure.path !== null) return folderSentence(failure, dataDir);
  return databaseUrl === undefined ? null : postgresSentence(error, failure);
}

/** Also for a quota that is used up. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, sqliteCode } = failureOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT' || sqliteCode === SQLITE.FULL;
}

function failureOf(error: Error & { code?: unknown; path?: unknown }): Failure {
  const { code, path } = error;
  return {
    code: typeof code === 'string' ? code : '',
    sqliteCode: sqliteCodeOf(error),
    path: typeof path === 'string' ? path : null,
    reason: reasonOf(error),
  };
}

/** For a host name with several addresses, the error has one error for each address and no message. */
function reasonOf(error: Error): string {
  if (!(error instanceof AggregateError)) return error.message;
  return error.errors.map((each) => (each instanceof Error ? each.message : '')).join(', ');
}

const notWritable = (dataDir: string, reason: string) =>
  `The portal cannot write to its data folder ${dataDir} (${reason}). ` +
  'Let the folder and its files belong to the user that runs the portal, on a file system that is not mounted ' +
  'read-only, or set DATA_DIR to another folder.';

const full = (dataDir: string, reason: string) =>
  `The disk that holds the data folder ${dataDir} is full (${reason}). Make room, then start the portal.`;

function sqliteSentence({ sqliteCode, reason }: Failure, dataDir: string): string | null {
  switch (sqliteCode) {
    case SQLITE.BUSY:
      return `Another program holds a lock on the database in ${dataDir} (${reason}). End that program, or wait until it is done.`;
    case SQLITE.READONLY:
    case SQLITE.CANTOPEN:
      return notWritable(dataDir, reason);
    case SQLITE.IOERR:
      return `The disk that holds the data folder ${dataDir} fails (${reason}). Check that disk and its free space.`;
    case SQLITE.FULL:
      return full(dataDir, reason);
    default:
      return null;
  }
}

function folderSentence({ code, path, reason }: Failure, dataDir: string): string | null {
  const isInFolder = path === dataDir || path?.startsWith(dataDir + sep) === true;
  // While the folder is created, the path is that of the first parent folder that cannot be created.
  const isAbove = path !== null && dataDir.startsWith(resolve(path) + sep);
  if (!isInFolder && !isAbove) return null;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR must be a folder, but ${dataDir} is a file or lies below a file (${reason}). Set it to a folder.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
      return notWritable(dataDir, reason);
    case 'ENOSPC':
    case 'EDQUOT':
      return full(dataDir, reason);
    default:
      return null;
  }
}

/** Codes of Node's TLS for a server that is not trusted or does not support it. */
const TLS = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

// https://www.postgresql.org/docs/current/errcodes-appendix.html
function postgresSentence(error: Error, { code, reason }: Failure): string | null {
  if (code === '3D000')
    return `The PostgreSQL database does not exist (${reason}). Create it, or correct the name at the end of DATABASE_URL.`;
  if (code === '3F000')
    return `The PostgreSQL database has no schema for the tables of the portal (${reason}). Create one that search_path names, as public.`;
  if (code.startsWith('28') || reason.startsWith('SASL'))
    return `PostgreSQL refuses the login (${reason}). Correct the user and the password in DATABASE_URL.`;
  if (code === '42501')
    return `PostgreSQL does not let the user of DATABASE_URL make its tables (${reason}). Make that user the owner of the database.`;
  if (code === '25006')
    return `PostgreSQL only reads (${reason}). Let DATABASE_URL name the primary server.`;
  if (TLS.test(code) || /SSL/.test(reason))
    return `No encrypted connection to PostgreSQL (${reason}). Correct sslmode in DATABASE_URL, or the certificate of the server.`;
  if (isDatabaseUnavailable(error))
    return `PostgreSQL cannot be reached (${reason}). Start the server, or correct the host and the port in DATABASE_URL.`;
  return null;
}
