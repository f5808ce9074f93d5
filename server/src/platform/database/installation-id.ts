/** The id that this installation shares with its media store. It is not secret. */
import type { Db } from './schema.ts';

/** Null if the database was never used with a media store that has an id. */
export async function findInstallationId(db: Db): Promise<string | null> {
  const row = await db.selectFrom('installation').select('id').executeTakeFirst();
  return row?.id ?? null;
}

/** Writes the id unless the database has one, and returns the stored one: the same for all processes. */
export async function ensureInstallationId(db: Db, id: string): Promise<string> {
  await db
    .insertInto('installation')
    .values({ singleton: 1, id })
    .onConflict((conflict) => conflict.column('singleton').doNothing())
    .execute();
  const row = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  return row.id;
}
