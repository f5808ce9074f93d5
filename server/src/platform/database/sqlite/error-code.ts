/** Primary result codes: https://www.sqlite.org/rescode.html */
export const SQLITE = {
  BUSY: 5,
  LOCKED: 6,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
} as const;

/**
 * Returns the primary code of an SQLite error, which is the lowest byte of an extended code; null for another error.
 */
export function sqliteCodeOf(error: unknown): number | null {
  if (!(error instanceof Error && 'errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}
