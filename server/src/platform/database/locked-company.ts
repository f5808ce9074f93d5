import { found } from '../http/app-error.ts';
import { engineOf } from './columns.ts';
import type { Db } from './schema.ts';

export const NO_SUCH_COMPANY = 'Company not found or already deleted';

/**
 * Does the work in a transaction that has the company to itself: two that change the same company follow one
 * another, and nobody joins one that is being deleted. Throws NOT_FOUND.
 */
export function inLockedCompany<T>(db: Db, id: number, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const company = await tx
      .selectFrom('companies')
      .select('id')
      .where('id', '=', id)
      // On SQLite a transaction is alone from its beginning.
      .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    found(company, NO_SUCH_COMPANY);
    return work(tx);
  });
}
