import type { CompanyRef } from '@portal/contract/fields';
import { because } from '@portal/contract/reasons';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { lockCompany } from './queries.ts';

export const NO_SUCH_COMPANY = because('companyNotFoundOrDeleted');

/**
 * Runs `work` in a transaction with the company locked: two changes of the same company run one after the other, and no
 * trainee joins a company that is being deleted. Throws NOT_FOUND.
 */
export function inLockedCompany<T>(
  db: Db,
  id: number,
  work: (tx: Db, company: CompanyRef) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) =>
    work(tx, requireFound(await lockCompany(tx, id), NO_SUCH_COMPANY)),
  );
}
