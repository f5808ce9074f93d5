import { sql } from 'kysely';
import type { Db } from '../schema.ts';

/** Bytes of the PostgreSQL database on the disk of its server. */
export async function databaseSize(db: Db): Promise<number> {
  const { bytes } = await db
    .selectNoFrom(sql<number>`pg_database_size(current_database())`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}
