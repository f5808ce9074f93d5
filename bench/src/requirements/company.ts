import type { Db } from '../../../server/src/platform/database/schema.ts';

/** Inserts a company without rules. */
export async function insertCompany(
  db: Db,
  name: string,
  at: number,
): Promise<{ readonly id: number; readonly name: string }> {
  const key = name.toLowerCase();
  const { id } = await db
    .insertInto('all_companies')
    .values({ name, name_key: key, search_key: key, sort_key: key, logo_key: null, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name };
}
