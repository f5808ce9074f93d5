/** The version of the portal that used the database last, for the message of an older version that cannot use it. */
import { VERSION } from '#server/version.ts';
import type { Db } from './schema.ts';

/** Null for a database without such a record. */
export async function findLastVersion(db: Db): Promise<string | null> {
  if (!(await hasTable(db, 'portal_version'))) return null;
  const row = await db.selectFrom('portal_version').select('version').executeTakeFirst();
  return row?.version ?? null;
}

/** Call it after the migrations. */
export async function recordVersion(db: Db): Promise<void> {
  const row = await db.selectFrom('portal_version').select('version').executeTakeFirst();
  if (row?.version === VERSION) return;
  await db
    .insertInto('portal_version')
    .values({ singleton: 1, version: VERSION })
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet({ version: VERSION }))
    .execute();
}

export async function hasTable(db: Db, table: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === table);
}
