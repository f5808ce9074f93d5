import { sql } from 'kysely';
import { engineOf } from '../../../server/src/platform/database/engine.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';

/** Updates the statistics that PostgreSQL would update by itself within a minute or two of such a change. */
export async function refreshStatistics(db: Db): Promise<void> {
  if (engineOf(db) === 'postgres') await sql`vacuum analyze`.execute(db);
}

/** The same within a transaction: PostgreSQL would go on reading the whole of a table that was empty at first. */
export async function refreshPlans(tx: Db): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`analyze`.execute(tx);
}
