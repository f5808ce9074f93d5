/** Restores a deletion by its rows. */
import type { TestPortal } from '#server/testing/start-test-portal.ts';

export async function restoreDeletion({ resources, services }: TestPortal, deletionId: number) {
  await resources.db.transaction().execute(async (tx) => {
    for (const { company_id } of await tx
      .selectFrom('all_modules')
      .select('company_id')
      .where('deletion_id', '=', deletionId)
      .execute())
      await services.learning.rememberOpenModules(tx, company_id);
    for (const table of ['all_companies', 'all_modules', 'all_users'] as const)
      await tx
        .updateTable(table)
        .set({ deleted_at: null, deletion_id: null })
        .where('deletion_id', '=', deletionId)
        .execute();
  });
}
