/** Recognizes constraint violations of both engines. */

// https://www.sqlite.org/rescode.html: constraint (19) with unique (8<<8), primary key (6<<8), foreign key (3<<8).
const SQLITE_UNIQUE = new Set([2067, 1555]);
const SQLITE_FOREIGN_KEY = new Set([787, 1811]);
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const POSTGRES_UNIQUE = '23505';
const POSTGRES_FOREIGN_KEY = new Set(['23503', '23001']);

function codesOf(error: unknown): { errcode?: unknown; code?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}

/** A row with the same key exists already. */
export function isUniqueViolation(error: unknown): boolean {
  const { errcode, code } = codesOf(error);
  return SQLITE_UNIQUE.has(errcode as number) || code === POSTGRES_UNIQUE;
}

/** A row that other rows reference was to be deleted, or a referenced row does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { errcode, code } = codesOf(error);
  return SQLITE_FOREIGN_KEY.has(errcode as number) || POSTGRES_FOREIGN_KEY.has(code as string);
}
