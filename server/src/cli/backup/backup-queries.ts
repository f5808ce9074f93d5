/** What a backup wants to know of the database that it holds. */
import type { Db } from '#server/platform/database/schema.ts';

const COUNTED = {
  companies: 'companies',
  people: 'users',
  modules: 'modules',
  videos: 'videos',
  messages: 'chat_messages',
} as const;

/** Rows by what people call them. */
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
