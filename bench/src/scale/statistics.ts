import { sql } from 'kysely';
import { engineOf } from '../../../server/src/platform/database/engine.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';

/** Updates the statistics that PostgreSQL would update by itself within a minute or two of such a change. */
export async function refreshStatistics(db: Db): Promise<void> {
  if (engineOf(db) === 'postgres') await sql`vacuum analyze`.execute(db);
}
