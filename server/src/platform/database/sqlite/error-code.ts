/**
 * The primary result code (https://www.sqlite.org/rescode.html) of what SQLite threw, or null for another error.
 * Extended codes keep it in their lowest byte.
 */
export function sqliteCodeOf(error: unknown): number | null {
  if (!(error instanceof Error && 'errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}
