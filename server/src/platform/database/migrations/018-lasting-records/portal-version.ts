import { type Kysely, sql } from 'kysely';

/** The version of the portal that used the database last. */
export async function createPortalVersion(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('portal_version')
    .addColumn('singleton', 'integer', (c) => c.primaryKey().check(sql`singleton = 1`))
    .addColumn('version', 'text', (c) => c.notNull())
    .execute();
}
