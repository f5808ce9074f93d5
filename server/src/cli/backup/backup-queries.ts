/** Queries on the database in a backup. */
import type { Db } from '#server/platform/database/schema.ts';

const COUNTED = {
  companies: 'companies',
  people: 'users',
  modules: 'modules',
  videos: 'videos',
  messages: 'chat_messages',
} as const;

/** Counts rows by the names that users know. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(COUNTED)) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    counts[name] = rows;
  }
  return counts;
}
