import type { CompanyRef } from '@portal/contract/fields';
import { found } from '../http/app-error.ts';
import { engineOf } from './engine.ts';
import { inTransaction } from './in-transaction.ts';
import type { Db } from './schema.ts';

export const NO_SUCH_COMPANY = 'Company not found or already deleted';

/**
 * Does the work in a transaction that has the company to itself: two that change the same company
 * follow one another, and nobody joins one that is being deleted. Throws NOT_FOUND.
 */
export function inLockedCompany<T>(
  db: Db,
  id: number,
  work: (tx: Db, company: CompanyRef) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const company = await tx
      .selectFrom('companies')
      .select(['id', 'name'])
      .where('id', '=', id)
      // On SQLite a transaction is alone from its beginning.
      .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    return work(tx, found(company, NO_SUCH_COMPANY));
  });
}

/**
 * Keeps those who lock the company waiting until this transaction ends, but not others who hold it.
 * Call it before any other lock, as {@link inLockedCompany} does: two orders would be a deadlock.
 * False where the company is gone.
 */
export async function holdCompany(tx: Db, id: number): Promise<boolean> {
  const company = await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .$if(engineOf(tx) === 'postgres', (query) => query.forKeyShare())
    .executeTakeFirst();
  return company !== undefined;
}
