import { engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';

/** Has the figures of the company's trainees computed again. Call it in the transaction that changes its modules. */
export function insertRefresh(tx: Db, companyId: number) {
  return tx
    .insertInto('figure_refreshes')
    .values({ company_id: companyId, after_run_id: 0 })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ after_run_id: 0 }))
    .execute();
}

/** The companies whose figures are to be computed again. A deleted company waits for the restore. */
export async function listRefreshes(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('figure_refreshes')
    .innerJoin('companies', 'companies.id', 'figure_refreshes.company_id')
    .select('figure_refreshes.company_id')
    .orderBy('figure_refreshes.company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/**
 * Undefined if it is done, or the company is hidden. One process at a time continues it, and a transaction that changes
 * the modules of the company waits.
 */
export function lockRefresh(tx: Db, companyId: number) {
  return tx
    .selectFrom('figure_refreshes')
    .innerJoin('companies', 'companies.id', 'figure_refreshes.company_id')
    .select(['figure_refreshes.company_id', 'figure_refreshes.after_run_id'])
    .where('figure_refreshes.company_id', '=', companyId)
    .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate('figure_refreshes'))
    .executeTakeFirst();
}

export function continueRefresh(tx: Db, companyId: number, runId: number) {
  return tx
    .updateTable('figure_refreshes')
    .set({ after_run_id: runId })
    .where('company_id', '=', companyId)
    .execute();
}

export function deleteRefresh(tx: Db, companyId: number) {
  return tx.deleteFrom('figure_refreshes').where('company_id', '=', companyId).execute();
}
