import { engineOf } from './columns.ts';
import type { Db } from './schema.ts';

/**
 * Makes a company's row this transaction's own until its end, and says whether there is one. Two
 * transactions that lock the same company follow one another. On SQLite a transaction is alone from
 * its beginning.
 */
export async function lockCompany(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}
