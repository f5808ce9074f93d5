import type { CompanyRef } from '@portal/contract/fields';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { found } from '#server/platform/http/app-error.ts';
import { lockCompany } from './queries.ts';

export const NO_SUCH_COMPANY = 'Company not found or already deleted';

/**
 * Does the work in a transaction that has the company to itself: two that change the same company
 * follow one another, and no trainee joins one that is being deleted. Throws NOT_FOUND.
 */
export function inLockedCompany<T>(
  db: Db,
  id: number,
  work: (tx: Db, company: CompanyRef) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) =>
    work(tx, found(await lockCompany(tx, id), NO_SUCH_COMPANY)),
  );
}
