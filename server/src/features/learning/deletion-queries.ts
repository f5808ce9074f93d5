/** Deletes the results of modules and companies that are deleted. */
import type { Db } from '#server/platform/database/schema.ts';

/** Call before the module is deleted. The answers are deleted with their attempts. */
export async function deleteResultsOfModule(tx: Db, moduleId: number): Promise<void> {
  await tx.deleteFrom('attempts').where('module_id', '=', moduleId).execute();
  await tx.deleteFrom('progress').where('module_id', '=', moduleId).execute();
  await tx.deleteFrom('run_modules').where('module_id', '=', moduleId).execute();
}

/** Call before the company is deleted and after its trainees: deletes the earlier runs of trainees who have moved. */
export async function deleteResultsIn(tx: Db, companyId: number): Promise<void> {
  await tx.deleteFrom('runs').where('company_id', '=', companyId).execute();
  // Before runs existed, the results in a former company were those of the trainee.
  const modules = await tx
    .selectFrom('modules')
    .select('id')
    .where('company_id', '=', companyId)
    .execute();
  for (const { id } of modules) await deleteResultsOfModule(tx, id);
}
