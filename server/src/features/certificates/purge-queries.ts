import type { Db } from '#server/platform/database/schema.ts';

const ROWS_PER_STEP = 500;

/** Certificates of a company stay when it is deleted for good. Returns whether more rows may still name it. */
export async function releaseSomeCertificates(tx: Db, companyId: number): Promise<boolean> {
  const some = tx
    .selectFrom('certificates')
    .select('id')
    .where('company_id', '=', companyId)
    .limit(ROWS_PER_STEP);
  const { numUpdatedRows } = await tx
    .updateTable('certificates')
    .set({ company_id: null })
    .where('id', 'in', some)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
