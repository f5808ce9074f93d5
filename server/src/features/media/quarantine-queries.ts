/** The list of media files that no row named when a sweep found them. */
import type { Db } from '#server/platform/database/schema.ts';

export interface UnknownMedia {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

export interface QuarantinedMedia extends UnknownMedia {
  /** Milliseconds since 1970. */
  readonly foundAt: number;
}

/** Returns the quarantined files among the keys, by key. */
export async function findQuarantined(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, QuarantinedMedia>> {
  const rows = await db
    .selectFrom('quarantined_media')
    .where('media_key', 'in', keys)
    .select(['media_key as key', 'size', 'found_at as foundAt'])
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Adds files to the quarantine. A file that another process has added keeps its date. */
export async function quarantine(
  db: Db,
  files: readonly UnknownMedia[],
  foundAt: number,
): Promise<void> {
  await db
    .insertInto('quarantined_media')
    .values(files.map(({ key, size }) => ({ media_key: key, size, found_at: foundAt })))
    .onConflict((conflict) => conflict.column('media_key').doNothing())
    .execute();
}

export async function release(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('quarantined_media').where('media_key', 'in', keys).execute();
}

/** The next keys after the given one, in order. */
export async function listQuarantinedKeys(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('quarantined_media')
    .where('media_key', '>', after)
    .orderBy('media_key')
    .limit(limit)
    .select('media_key')
    .execute();
  return rows.map(({ media_key }) => media_key);
}
